import type { Run } from './blocks.ts'

/** Text of one weight within a line. */
export interface Piece {
  text: string
  bold: boolean
  /** The distance from the start of the line, in points. */
  x: number
}

export interface Line {
  pieces: Piece[]
  /** The width of the line, in points. */
  width: number
  /** The line of a signature place that replaces the text. `part` is 0 to `signatureLines` − 1. */
  signature?: { number: number; part: number }
}

/**
 * The number of lines of a signature place: two for the name, one for the label and one for the date. They stay on one
 * page.
 */
export const signatureLines = 4
/** The maximum width of a signature place, in points. */
const signatureWidth = 220

/** Measures the width of a string in points. The font size is fixed. */
export type Measure = (text: string, bold: boolean) => number

/**
 * Breaks runs into lines at spaces. A word that is wider than a line is split, if possible after `@`, `.` or `/`.
 *
 * @param width - the width of a line, in points
 * @returns at least one line
 */
export function* layOutText(runs: Run[], width: number, measure: Measure): Generator<Line, undefined> {
  let line: Line = { pieces: [], width: 0 }
  let isAfterSpace = false
  let isAfterSignature = false
  const endLine = (): Line => {
    const finished = line
    line = { pieces: [], width: 0 }
    isAfterSpace = false
    return finished
  }

  for (const word of splitWords(runs)) {
    if (word === 'break') {
      yield endLine()
    } else if (word === 'space') {
      isAfterSpace = line.pieces.length > 0
    } else if ('signature' in word) {
      if (line.pieces.length > 0) yield endLine()
      for (let part = 0; part < signatureLines; part++) {
        yield { pieces: [], width: Math.min(width, signatureWidth), signature: { number: word.signature, part } }
      }
      isAfterSpace = false
    } else {
      const space = isAfterSpace ? measure(' ', false) : 0
      const wordWidth = measureWord(word, measure)
      if (line.width + space + wordWidth <= width) {
        append(line, word, line.width + space, measure)
      } else {
        if (line.pieces.length > 0) yield endLine()
        for (const part of wordWidth <= width ? [word] : splitWord(word, width, measure)) {
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

/** The runs of a word. They stay on one line unless the word is wider than a line. */
type Word = Run[]

function* splitWords(runs: Run[]): Generator<Word | 'space' | 'break' | { signature: number }> {
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

const measureWord = (word: Word, measure: Measure): number =>
  word.reduce((sum, { text, bold }) => sum + measure(text, bold), 0)

function append(line: Line, word: Word, at: number, measure: Measure): void {
  line.width = at
  for (const { text, bold } of word) {
    line.pieces.push({ text, bold, x: line.width })
    line.width += measure(text, bold)
  }
}

/**
 * Splits a word after the separators of email addresses and URLs, or otherwise between characters. Characters are
 * measured one by one, because measuring growing parts would take quadratic time.
 */
function splitWord(word: Word, width: number, measure: Measure): Word[] {
  const parts: Word[] = []
  let part: Word = []
  let room = width
  const endPart = () => {
    parts.push(part)
    part = []
    room = width
  }
  for (const { text, bold } of word.flatMap(splitAddress)) {
    const textWidth = measure(text, bold)
    if (textWidth > room && textWidth <= width) endPart()
    let start = 0
    let end = 0
    for (const character of text) {
      const characterWidth = measure(character, bold)
      if (characterWidth > room && (end > start || part.length > 0)) {
        if (end > start) add(part, { text: text.slice(start, end), bold })
        endPart()
        start = end
      }
      end += character.length
      room -= characterWidth
    }
    add(part, { text: text.slice(start), bold })
  }
  return [...parts, part]
}

const splitAddress = ({ text, bold }: Run): Run[] => text.split(/(?<=[@./_-])/).map((part) => ({ text: part, bold }))

/** Extends the last run if it has the same weight, because each run is drawn separately. */
function add(part: Word, run: Run): void {
  const last = part.at(-1)
  if (last?.bold === run.bold) part[part.length - 1] = { ...run, text: last.text + run.text }
  else part.push(run)
}

/**
 * Returns a string, shortened with an ellipsis if it does not fit. The longest prefix that fits is found by binary
 * search, because measuring long text is slow.
 */
export function truncate(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text
  const characters = [...text]
  const start = (length: number) => `${characters.slice(0, length).join('')}…`
  let [fitting, exceeding] = [0, characters.length]
  while (exceeding - fitting > 1) {
    const middle = Math.floor((fitting + exceeding) / 2)
    if (fits(start(middle))) fitting = middle
    else exceeding = middle
  }
  return start(fitting)
}
