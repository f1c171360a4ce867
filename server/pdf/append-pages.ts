import { PDF } from '@libpdf/core'

/**
 * Puts the pages of a PDF behind those of another, as an incremental update (ISO 32000-2, 7.5.6) where the other allows
 * one: the result then begins with its very bytes, and signatures in it stay good.
 *
 * @param original - what `checkPdf` found no fault with
 * @param appendix - made by `renderPdf`
 */
export async function appendPages(original: Uint8Array, appendix: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDF.load(original)
  const added = await PDF.load(appendix)
  const indices = Array.from({ length: added.getPageCount() }, (_, index) => index)
  for (const page of await pdf.copyPagesFrom(added, indices)) {
    page.dict.delete('StructParents') // counts in the other file: here it would name somebody else's text
  }
  return await pdf.save({ incremental: pdf.canSaveIncrementally() === null })
}
