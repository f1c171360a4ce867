import markdownIt from 'markdown-it'
import { mask, maskCode, type Piece } from './piece.ts'

const markdown = markdownIt()

/** Returns the paragraphs, headings and table rows of a Markdown file, with code and URLs masked. */
export function readMarkdown(text: string): Piece[] {
  const lines = lineOffsets(text)
  const blocks = markdown.parse(text, {}).filter(({ type, map }) => map && (type === 'inline' || type === 'tr_open'))
  const places = new Set(blocks.map(({ map }) => map?.join() ?? ''))
  return [...places].flatMap((place) => {
    const [first = 0, last = 0] = place.split(',').map(Number)
    const offset = lines[first] ?? 0
    const block = maskCode(text.slice(offset, lines[last] ?? text.length)).replaceAll(/\]\([^)]*\)/g, mask)
    return splitCells(maskMarks(block)).map(({ text: prose, index }) => ({
      ...{ kind: 'prose' as const, text: prose, offset: offset + index },
    }))
  })
}

/** Returns the offset of each line. */
function lineOffsets(text: string): number[] {
  let offset = 0
  return text.split('\n').map((line) => {
    const start = offset
    offset += line.length + 1
    return start
  })
}

/** Masks the marks of headings, lists and emphasis, which are not part of the text. */
const maskMarks = (block: string): string =>
  block.replaceAll(/^[\s>]*(?:#+|[-*]|\d+\.)(?= )|\*\*|\[/gm, (marks) => ' '.repeat(marks.length))

/** Splits a table row into cells, each of which is a text; any other block is one text. */
function splitCells(block: string): { text: string; index: number }[] {
  if (!block.startsWith('|')) return [{ text: block, index: 0 }]
  return [...block.matchAll(/[^|]+/g)].map((cell) => ({ text: cell[0], index: cell.index }))
}
