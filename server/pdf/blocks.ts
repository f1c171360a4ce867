/*
 * The content of PDFs that `renderPdf` draws. Code builds the blocks of payslips and certificates. The blocks of
 * documents are parsed from Markdown, which cannot express facts, notices and totals.
 *
 * - run: text of one weight, with `\n` as a line break
 * - block: a heading, a paragraph, a list, a table, facts, a notice or a total
 */

export interface Run {
  text: string
  bold: boolean
  /** The number of a signer whose signature place replaces the text. */
  signature?: number
}

export type Alignment = 'left' | 'center' | 'right'

export interface Heading {
  kind: 'heading'
  /** The heading level, 1 to 6. */
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
  /** The alignment of each column. */
  align: Alignment[]
  /** The rows, each with its cells. The first row contains the names of the columns. */
  rows: Run[][][]
  /** The share of each column in the width of the table, for aligning the columns of several tables. */
  shares?: number[]
  /**
   * The style of the table. By default, a rule is drawn below each row.
   *
   * - amounts: a shaded header
   * - columns: no rules
   */
  style?: 'amounts' | 'columns'
  /** Whether the last row contains the sums of the other rows. */
  hasSum?: boolean
}

/** Pairs of a name and a value, one below the other. */
export interface Facts {
  kind: 'facts'
  pairs: [name: string, value: string][]
}

/** A shaded paragraph for important text. */
export interface Notice {
  kind: 'notice'
  runs: Run[]
}

/** The main amount, on a shaded background and in a larger font. */
export interface Total {
  kind: 'total'
  name: string
  value: string
}

export type Block = Heading | Paragraph | List | Table | Facts | Notice | Total

export const plain = (text: string): Run[] => [{ text, bold: false }]

export const strong = (text: string): Run[] => [{ text, bold: true }]

/** Returns the runs of the blocks in reading order. */
export function collectRuns(blocks: Block[]): Run[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items.flatMap(collectRuns)
    if (block.kind === 'table') return block.rows.flat(2)
    if (block.kind === 'facts') return block.pairs.flat().flatMap(plain)
    if (block.kind === 'total') return [block.name, block.value].flatMap(plain)
    return block.runs
  })
}

/** Returns the number of blocks, list items and table cells, including empty ones. */
export function countParts(blocks: Block[]): number {
  return blocks.reduce((sum, block) => {
    if (block.kind === 'list') return sum + block.items.reduce((inner, item) => inner + 1 + countParts(item), 1)
    if (block.kind === 'table') return sum + block.rows.reduce((cells, row) => cells + row.length, 1)
    if (block.kind === 'facts') return sum + block.pairs.length
    return sum + 1
  }, 0)
}

/**
 * Replaces each run with the result of a function, except in facts and totals. The content of a run is never parsed as
 * a block.
 */
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
