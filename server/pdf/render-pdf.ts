import { type PdfSource, printPdf, type RenderedPdf } from './draw-blocks.ts'
import { runInPdfThread } from './run-in-pdf-thread.ts'
import { PageLimitError } from './sheet.ts'

/**
 * The maximum number of pages that are rendered in this thread. Finishing a document blocks the event loop in
 * proportion to its pages.
 */
const maxInlinePages = 20

/**
 * Renders a tagged PDF 1.7 of numbered A4 pages with embedded fonts. A short document is rendered in this thread,
 * because starting another thread takes longer. A long document is rendered in a PDF thread, where it does not block
 * requests.
 *
 * @returns the same bytes for the same source
 * @throws {PageLimitError} if the content needs more than `maxPages` pages
 */
export async function renderPdf(source: PdfSource): Promise<RenderedPdf> {
  try {
    return await printPdf({ ...source, pageLimit: maxInlinePages })
  } catch (error) {
    if (!(error instanceof PageLimitError)) throw error
  }
  const result = await runInPdfThread('print', source)
  if (result === 'too long') throw new PageLimitError()
  const { file, page_count } = result
  return { file: Buffer.from(file.buffer, file.byteOffset, file.byteLength), page_count }
}
