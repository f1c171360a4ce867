import { PDF, PdfName } from '@libpdf/core'
import { damaged, printAdvice } from './allowed-content.ts'
import { findRefusedContent } from './find-refused-content.ts'

/** The number of pages of an accepted PDF, or the reason for its refusal. */
export type PdfCheck = { page_count: number; problem?: undefined } | { page_count?: undefined; problem: string }

const maxPages = 2000

/**
 * The maximum number of names in a file. libpdf caches each name, so that signing a file with more names could exceed
 * the memory of a thread.
 */
const maxNames = 200_000

/**
 * Checks that all viewers show a PDF in the same way. The file must start with the header of a PDF (ISO 32000-2,
 * 7.5.2). Damaged files are refused, because viewers repair them differently.
 */
export async function checkPdf(bytes: Uint8Array): Promise<PdfCheck> {
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-') return { problem: 'is not a PDF' }
  PdfName.clearCache() // the cache then contains only the names of this file
  try {
    const pdf = await PDF.load(bytes, { lenient: false })
    if (pdf.isEncrypted) return { problem: 'is encrypted: save it without a password' }
    const page_count = pdf.getPageCount()
    if (page_count === 0) return { problem: 'has no pages' }
    if (page_count > maxPages) return { problem: `has more than ${maxPages} pages` }
    for (const index of [0, page_count - 1]) pdf.getPage(index)
    const refusal = findRefusedContent(pdf)
    if (refusal !== undefined) return { problem: `contains ${refusal}: ${printAdvice}` }
    if (PdfName.cacheSize > maxNames) return { problem: `has more than ${maxNames} names: ${printAdvice}` }
    return pdf.warnings.length > 0 ? { problem: damaged } : { page_count }
  } catch {
    return { problem: damaged }
  }
}
