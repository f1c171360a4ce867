import type { Block } from './blocks.ts'
import { drawBlocks } from './draw-blocks.ts'
import { openSheet, type SheetOptions } from './sheet.ts'
import { takeTurns } from './take-turns.ts'

/** The content of a PDF, and what is around it. */
export interface PdfSource extends SheetOptions {
  blocks: Block[]
}

/** A finished PDF. */
export interface RenderedPdf {
  file: Buffer
  page_count: number
}

/**
 * Makes a tagged PDF 1.7 of numbered A4 pages, with its fonts embedded.
 *
 * @returns the same bytes for the same source
 * @throws {TooLongError} when the content needs more than `maxPages` pages
 */
export async function renderPdf({ blocks, ...options }: PdfSource): Promise<RenderedPdf> {
  const sheet = openSheet(options)
  await takeTurns(drawBlocks(sheet, blocks))
  const page_count = sheet.pageCount()
  return { file: await sheet.finish(), page_count }
}
