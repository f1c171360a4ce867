/*
 * The content of our PDFs. Payslips build blocks themselves, documents get them from Markdown, and `renderPdf` draws
 * them.
 *
 * - run: text of one weight; `\n` in it begins a new line
 * - block: a heading, a paragraph, a list or a table; papers of ours also have facts, notices and totals
 */

export interface Run {
  text: string
  bold: boolean
  /** In place of text: room for the signature of the signer of this number. */
  signature?: number
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
  /** The share of the width that each column has, so that columns of several tables stand below each other. */
  shares?: number[]
  /**
   * How it is drawn, other than with a rule below each row:
   *
   * - ledger: amounts
   * - pillars: texts beside each other, without rules
   */
  look?: 'ledger' | 'pillars'
  /** Whether the last row sums up the others. */
  hasSum?: boolean
}

/** Names with their values, one below the other. */
export interface Facts {
  kind: 'facts'
  pairs: [name: string, value: string][]
}

/** What nobody may overlook. */
export interface Notice {
  kind: 'notice'
  runs: Run[]
}

/** The one amount that a paper is about. */
export interface Total {
  kind: 'total'
  name: string
  value: string
}

export type Block = Heading | Paragraph | List | Table | Facts | Notice | Total

/** Text of the usual weight. */
export const plain = (text: string): Run[] => [{ text, bold: false }]

/** Text of the heavier weight. */
export const strong = (text: string): Run[] => [{ text, bold: true }]

/** All runs of some blocks, in the order of reading. */
export function runsOf(blocks: Block[]): Run[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items.flatMap(runsOf)
    if (block.kind === 'table') return block.rows.flat(2)
    if (block.kind === 'facts') return block.pairs.flat().flatMap(plain)
    if (block.kind === 'total') return [block.name, block.value].flatMap(plain)
    return block.runs
  })
}

/** The number of blocks, items and cells, with or without text: each of them is drawn. */
export function partsOf(blocks: Block[]): number {
  return blocks.reduce((sum, block) => {
    if (block.kind === 'list') return sum + block.items.reduce((inner, item) => inner + 1 + partsOf(item), 1)
    if (block.kind === 'table') return sum + block.rows.reduce((cells, row) => cells + row.length, 1)
    if (block.kind === 'facts') return sum + block.pairs.length
    return sum + 1
  }, 0)
}

/** The same blocks with each run replaced. A run never becomes a block, whatever its content. Facts and totals stay. */
export function mapRuns(blocks: Block[], change: (run: Run) => Run[]): Block[] {
  return blocks.map((block) => {
    if (block.kind === 'list') return { ...block, items: block.items.map((item) => mapRuns(item, change)) }
    if (block.kind === 'table') {
      return { ...block, rows: block.rows.map((row) => row.map((runs) => runs.flatMap(change))) }
    }
    if (block.kind === 'facts' || block.kind === 'total') return block
    return { ...block, runs: block.runs.flatMap(change) }
  })
}
