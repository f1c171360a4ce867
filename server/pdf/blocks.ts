/*
 * The content of our PDFs. Payslips build blocks themselves, documents get them from Markdown, and `renderPdf` draws
 * them.
 *
 * - run: text of one weight; `\n` in it begins a new line
 * - block: a heading, a paragraph, a list or a table
 */

export interface Run {
  text: string
  bold: boolean
}

export type Alignment = 'left' | 'center' | 'right'

export interface Heading {
  kind: 'heading'
  /** 1 to 6. */
  level: number
  runs: Run[]
}

export interface Paragraph {
  kind: 'paragraph'
  runs: Run[]
}

export interface List {
  kind: 'list'
  /** The number of the first item, or null for bullets. */
  start: number | null
  items: Block[][]
}

export interface Table {
  kind: 'table'
  /** For each column. */
  align: Alignment[]
  /** Rows of cells; the first row names the columns. */
  rows: Run[][][]
}

export type Block = Heading | Paragraph | List | Table

/** Text of the usual weight. */
export const plain = (text: string): Run[] => [{ text, bold: false }]

/** All runs of some blocks, in the order of reading. */
export function runsOf(blocks: Block[]): Run[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items.flatMap(runsOf)
    if (block.kind === 'table') return block.rows.flat(2)
    return block.runs
  })
}

/** The number of blocks, items and cells, with or without text: each of them is drawn. */
export function partsOf(blocks: Block[]): number {
  return blocks.reduce((sum, block) => {
    if (block.kind === 'list') return sum + block.items.reduce((inner, item) => inner + 1 + partsOf(item), 1)
    if (block.kind === 'table') return sum + block.rows.reduce((cells, row) => cells + row.length, 1)
    return sum + 1
  }, 0)
}

/** The same blocks with changed texts. A text never becomes a block, whatever its content. */
export function mapTexts(blocks: Block[], change: (text: string) => string): Block[] {
  const changed = (runs: Run[]): Run[] => runs.map(({ text, bold }) => ({ text: change(text), bold }))
  return blocks.map((block) => {
    if (block.kind === 'list') return { ...block, items: block.items.map((item) => mapTexts(item, change)) }
    if (block.kind === 'table') return { ...block, rows: block.rows.map((row) => row.map(changed)) }
    return { ...block, runs: changed(block.runs) }
  })
}
