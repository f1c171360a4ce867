import { type PDF, PdfArray, PdfDict, PdfName, type PdfObject, PdfRef } from '@libpdf/core'

/** Actions (ISO 32000-2, 12.6.4) that run something, or tell somebody of the reader; links lead somewhere when asked to. */
const refused = new Set(['ImportData', 'JavaScript', 'Launch', 'Rendition', 'SubmitForm'])

/** Members that hold what is drawn or read aloud, in which no action can be: most of a file. */
const inert = new Set(['Contents', 'Parent', 'ParentTree', 'Resources', 'StructTreeRoot'])

/**
 * Finds what could make a file show something else to others, or later, than what was signed: scripts, actions that run
 * something and XFA forms.
 *
 * @returns in words what it has, or undefined
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
