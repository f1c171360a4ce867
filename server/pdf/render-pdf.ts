import { type PdfSource, printPdf, type RenderedPdf } from './draw-blocks.ts'
import { inPdfThread } from './in-pdf-thread.ts'
import { TooLongError } from './sheet.ts'

/** More than nearly every paper has. Finishing a document takes a turn of the event loop that grows with its pages. */
const fewPages = 20

/**
 * Makes a tagged PDF 1.7 of numbered A4 pages, with its fonts embedded: one of a few pages at once, as starting a thread
 * takes longer than drawing it, and a longer one in a thread, where it holds up no request.
 *
 * @returns the same bytes for the same source
 * @throws {TooLongError} when the content needs more than `maxPages` pages
 */
export async function renderPdf(source: PdfSource): Promise<RenderedPdf> {
  try {
    return await printPdf({ ...source, mostPages: fewPages })
  } catch (error) {
    if (!(error instanceof TooLongError)) throw error
  }
  const printed = await inPdfThread('print', source)
  if (printed === 'too long') throw new TooLongError()
  const { file, page_count } = printed
  return { file: Buffer.from(file.buffer, file.byteOffset, file.byteLength), page_count }
}
