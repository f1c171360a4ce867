import { type PDF, PdfArray, PdfDict, PdfName, type PdfObject, PdfRef } from '@libpdf/core'

/**
 * Actions (ISO 32000-2, 12.6.4) that run something or send data. Links are allowed, as readers choose to follow them.
 */
const refused = new Set(['ImportData', 'JavaScript', 'Launch', 'Rendition', 'SubmitForm'])

/** Members without actions. They hold drawn or spoken content, which is most of a file. */
const inert = new Set(['Contents', 'Parent', 'ParentTree', 'Resources', 'StructTreeRoot'])

/**
 * Finds content that could make a file look different to other people or at another time: scripts, actions that run
 * something, and XFA forms.
 *
 * @returns the content found, in words, or undefined
 */
export function findActiveContent(pdf: PDF): string | undefined {
  const seen = new Set<string>()
  const left: PdfObject[] = [pdf.getCatalog()]
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    if (at instanceof PdfRef) {
      const object = seen.has(at.toString()) ? null : pdf.getObject(at)
      seen.add(at.toString())
      if (object) left.push(object)
    } else if (at instanceof PdfArray) {
      for (const item of at) left.push(item)
    } else if (at instanceof PdfDict) {
      if (at.has('XFA')) return 'has an XFA form'
      const action = at.get('S')
      if (at.has('JS') || (action instanceof PdfName && refused.has(action.value)))
        return 'has a script or runs something'
      for (const [{ value: name }, member] of at) {
        if (!inert.has(name)) left.push(member)
      }
    }
  }
  return undefined
}
