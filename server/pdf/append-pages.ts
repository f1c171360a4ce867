import { PDF } from '@libpdf/core'
import { type DrawnSignature, drawSignatures } from './draw-signatures.ts'

/**
 * Appends the pages of a PDF to another, if possible as an incremental update (ISO 32000-2, 7.5.6). The result then
 * begins with the bytes of the original, and signatures in it stay valid.
 *
 * @param original - a file that `checkPdf` accepts
 * @param appendix - made by `renderPdf`
 * @param signatures - drawn where the original has places for them
 */
export async function appendPages(
  original: Uint8Array,
  appendix: Uint8Array,
  signatures: readonly DrawnSignature[] = [],
): Promise<Uint8Array> {
  const pdf = await PDF.load(original)
  if (signatures.length > 0) drawSignatures(pdf, signatures)
  const added = await PDF.load(appendix)
  const indices = Array.from({ length: added.getPageCount() }, (_, index) => index)
  for (const page of await pdf.copyPagesFrom(added, indices)) {
    page.dict.delete('StructParents') // an index into the other file: here it would point to unrelated text
  }
  return await pdf.save({ incremental: pdf.canSaveIncrementally() === null, subsetFonts: true })
}
