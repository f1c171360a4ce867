import { PDF, PdfName } from '@libpdf/core'
import { damaged, printIt } from './allowed-content.ts'
import { findRefusedContent } from './find-refused-content.ts'

/** The result of checking an upload: the number of its pages, or the reason why it cannot be signed. */
export type CheckedPdf = { page_count: number; problem?: undefined } | { page_count?: undefined; problem: string }

const maxPages = 2000

/** libpdf keeps each name while it reads a file. With more of them, signing would take more memory than a thread has. */
const maxNames = 200_000

/**
 * Checks that a file is a PDF that everybody can read and that looks the same to everybody. The content decides, not
 * the name: it must begin with the header of a PDF (ISO 32000-2, 7.5.2). It is read to the letter, as programs that
 * guess at damaged files come to different guesses.
 *
 * @returns the number of its pages, or the problem in words
 */
export async function checkPdf(bytes: Uint8Array): Promise<CheckedPdf> {
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-') return { problem: 'is not a PDF' }
  PdfName.clearCache() // to count the names of this file
  try {
    const pdf = await PDF.load(bytes, { lenient: false })
    if (pdf.isEncrypted) return { problem: 'is encrypted: save it without a password' }
    const page_count = pdf.getPageCount()
    if (page_count === 0) return { problem: 'has no pages' }
    if (page_count > maxPages) return { problem: `has more than ${maxPages} pages` }
    for (const index of [0, page_count - 1]) pdf.getPage(index)
    const content = findRefusedContent(pdf)
    if (content !== undefined) return { problem: `contains ${content}: ${printIt}` }
    if (PdfName.cacheSize > maxNames) return { problem: `has more than ${maxNames} names: ${printIt}` }
    return pdf.warnings.length > 0 ? { problem: damaged } : { page_count }
  } catch {
    return { problem: damaged }
  }
}
