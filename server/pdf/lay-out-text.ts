import type { Run } from './blocks.ts'

/** Text of one weight in a line. */
export interface Piece {
  text: string
  bold: boolean
  /** In points, from the start of the line. */
  x: number
}

export interface Line {
  pieces: Piece[]
  /** In points. */
  width: number
  /** In place of text: a part of the room for a signature, from 0 to `signatureParts`, exclusive. */
  signature?: { number: number; part: number }
}

/** The lines that a signature takes: two for the name, one each for what is below it. They stay on one page. */
export const signatureParts = 4
/** In points, where there is that much. */
const signatureWidth = 220

/** Measures the width of a text in points, at its font size. */
export type Measure = (text: string, bold: boolean) => number

/**
 * Breaks runs into lines at spaces. Splits a word that is wider than a line, an address behind `@`, `.` or `/`.
 *
 * @param width - of a line, in points
 * @returns at least one line
 */
export function* layOutText(runs: Run[], width: number, measure: Measure): Generator<Line, undefined> {
  let line: Line = { pieces: [], width: 0 }
  let isAfterSpace = false
  let isAfterSignature = false
  const endLine = (): Line => {
    const ended = line
    line = { pieces: [], width: 0 }
    isAfterSpace = false
    return ended
  }

  for (const word of wordsOf(runs)) {
    if (word === 'break') {
      yield endLine()
    } else if (word === 'space') {
      isAfterSpace = line.pieces.length > 0
    } else if ('signature' in word) {
      if (line.pieces.length > 0) yield endLine()
      for (let part = 0; part < signatureParts; part++) {
        yield { pieces: [], width: Math.min(width, signatureWidth), signature: { number: word.signature, part } }
      }
      isAfterSpace = false
    } else {
      const space = isAfterSpace ? measure(' ', false) : 0
      const wide = widthOf(word, measure)
      if (line.width + space + wide <= width) {
        append(line, word, line.width + space, measure)
      } else {
        if (line.pieces.length > 0) yield endLine()
        for (const part of wide <= width ? [word] : broken(word, width, measure)) {
          if (line.pieces.length > 0) yield endLine()
          append(line, part, 0, measure)
        }
      }
      isAfterSpace = false
    }
    if (word !== 'space') isAfterSignature = typeof word === 'object' && 'signature' in word
  }
  if (!isAfterSignature) yield endLine()
  return undefined
}

/** The parts of a word, each of one weight. A line ends between them only when the word is wider than a line. */
type Word = Run[]

function* wordsOf(runs: Run[]): Generator<Word | 'space' | 'break' | { signature: number }> {
  let word: Word = []
  for (const { text, bold, signature } of runs) {
    if (signature !== undefined) {
      if (word.length > 0) yield word
      word = []
      yield { signature }
      continue
    }
    for (const part of text.split(/([ \t]+|\n)/)) {
      if (part === '') continue
      if (!/^[ \t\n]/.test(part)) {
        word.push({ text: part, bold })
        continue
      }
      if (word.length > 0) yield word
      word = []
      yield part === '\n' ? 'break' : 'space'
    }
  }
  if (word.length > 0) yield word
}

const widthOf = (word: Word, measure: Measure): number =>
  word.reduce((sum, { text, bold }) => sum + measure(text, bold), 0)

function append(line: Line, word: Word, at: number, measure: Measure): void {
  line.width = at
  for (const { text, bold } of word) {
    line.pieces.push({ text, bold, x: line.width })
    line.width += measure(text, bold)
  }
}

/**
 * Splits a word behind signs at which addresses are read, or else character by character, as measuring longer and longer
 * parts would take quadratic time.
 */
function broken(word: Word, width: number, measure: Measure): Word[] {
  const parts: Word[] = []
  let part: Word = []
  let room = width
  const endPart = () => {
    parts.push(part)
    part = []
    room = width
  }
  for (const { text, bold } of word.flatMap(syllables)) {
    const whole = measure(text, bold)
    if (whole > room && whole <= width) endPart()
    let start = 0
    let end = 0
    for (const character of text) {
      const wide = measure(character, bold)
      if (wide > room && (end > start || part.length > 0)) {
        if (end > start) add(part, { text: text.slice(start, end), bold })
        endPart()
        start = end
      }
      end += character.length
      room -= wide
    }
    add(part, { text: text.slice(start), bold })
  }
  return [...parts, part]
}

const syllables = ({ text, bold }: Run): Run[] => text.split(/(?<=[@./_-])/).map((each) => ({ text: each, bold }))

/** Adds to the last text if it has the same weight, as each text is drawn for itself. */
function add(part: Word, run: Run): void {
  const last = part.at(-1)
  if (last?.bold === run.bold) part[part.length - 1] = { ...run, text: last.text + run.text }
  else part.push(run)
}
