import type { Block } from './blocks.ts'
import { drawBlocks } from './draw-blocks.ts'
import { openSheet } from './sheet.ts'
import { takeTurns } from './take-turns.ts'

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

/** A PDF as it was made. */
export interface RenderedPdf {
  file: Buffer
  page_count: number
}

/**
 * Makes a tagged PDF 1.7 of A4 pages with numbers, its fonts embedded.
 *
 * @returns the same bytes for the same source
 * @throws {TooLongError} when it takes more than `maxPages`
 */
export async function renderPdf({ blocks, ...options }: PdfSource): Promise<RenderedPdf> {
  const sheet = openSheet(options)
  await takeTurns(drawBlocks(sheet, blocks))
  const page_count = sheet.pageCount()
  return { file: await sheet.finish(), page_count }
}
