import { PDF, PdfName } from '@libpdf/core'
import { type FileProblem, fileProblems, maxNames, maxPages, refusedContentProblem } from './file-problem.ts'
import { findRefusedContent } from './find-refused-content.ts'

/** The number of pages of an accepted PDF, or the reason for its refusal. */
export type PdfCheck = { page_count: number; problem?: undefined } | { page_count?: undefined; problem: FileProblem }

/**
 * Checks that all viewers show a PDF in the same way. The file must start with the header of a PDF (ISO 32000-2,
 * 7.5.2). Damaged files are refused, because viewers repair them differently.
 */
export async function checkPdf(bytes: Uint8Array): Promise<PdfCheck> {
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-') return { problem: fileProblems.notPdf }
  PdfName.clearCache() // the cache then contains only the names of this file
  try {
    const pdf = await PDF.load(bytes, { lenient: false })
    if (pdf.isEncrypted) return { problem: fileProblems.encrypted }
    const page_count = pdf.getPageCount()
    if (page_count === 0) return { problem: fileProblems.noPages }
    if (page_count > maxPages) return { problem: fileProblems.manyPages }
    for (const index of [0, page_count - 1]) pdf.getPage(index)
    const refusal = findRefusedContent(pdf)
    if (refusal !== undefined) return { problem: refusedContentProblem(refusal) }
    if (PdfName.cacheSize > maxNames) return { problem: fileProblems.manyNames }
    return pdf.warnings.length > 0 ? { problem: fileProblems.damagedPdf } : { page_count }
  } catch {
    return { problem: fileProblems.damagedPdf }
  }
}
