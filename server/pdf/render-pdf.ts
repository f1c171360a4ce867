import type { Block } from './blocks.ts'
import { drawBlocks } from './draw-blocks.ts'
import { openSheet } from './sheet.ts'

/** What a PDF is made from. */
export interface PdfSource {
  /** Of the file, for readers and screen readers. */
  title: string
  /** The business, printed at the top of each page. */
  header: string
  blocks: Block[]
  /** Is written into the file. */
  createdAt: Date
}

/**
 * Makes a tagged PDF 1.7 of A4 pages with numbers, its fonts embedded.
 *
 * @returns the same bytes for the same source
 */
export function renderPdf({ blocks, ...options }: PdfSource): Promise<Buffer> {
  const sheet = openSheet(options)
  drawBlocks(sheet, blocks)
  return sheet.finish()
}
