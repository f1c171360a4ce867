import type { Block } from './blocks.ts'
import { drawBlocks } from './draw-blocks.ts'
import { openSheet, type SheetOptions } from './sheet.ts'
import { takeTurns } from './take-turns.ts'

/** The content of a PDF, and what is around it: data alone, which can be copied to a thread. */
export interface PdfSource extends SheetOptions {
  blocks: Block[]
}

/** A finished PDF. */
export interface RenderedPdf {
  file: Buffer
  page_count: number
}

/**
 * Draws a PDF in this thread.
 *
 * @throws {TooLongError} when the content needs more than `source.mostPages` pages
 */
export async function printPdf({ blocks, ...options }: PdfSource): Promise<RenderedPdf> {
  const sheet = openSheet(options)
  await takeTurns(drawBlocks(sheet, blocks))
  const page_count = sheet.pageCount()
  return { file: await sheet.finish(), page_count }
}
