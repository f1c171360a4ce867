import { type PDF, PdfArray, PdfDict, PdfNumber, type PdfObject, PdfRef, PdfString } from '@libpdf/core'
import { type PlaceName, readPlaceName } from './signature-place-name.ts'

/*
 * Where signatures have their places is in the file itself, as named destinations (ISO 32000-2, 12.3.2.4): so the hash
 * that signers sign covers the places too, and whoever completes the file needs nothing else.
 */

/** A place for a name or a date, in points from the lower left corner of its page. */
export interface SignaturePlace extends PlaceName {
  /** The page, from 0. */
  page: number
  left: number
  bottom: number
  right: number
  top: number
}

/** Finds the places of a file that `renderPdf` made. */
export function findSignaturePlaces(pdf: PDF): SignaturePlace[] {
  const resolve = (ref: PdfRef) => pdf.getObject(ref)
  const pages = pdf.getPages().map(({ ref }) => ref.toString())
  const tree = pdf.getCatalog().getDict('Names', resolve)?.getDict('Dests', resolve)
  return [...entriesOf(tree, resolve)].flatMap(([key, value]): SignaturePlace[] => {
    const name = readPlaceName(key)
    if (name === undefined || !(value instanceof PdfArray)) return []
    const [page, , ...edges] = [...value]
    const [left = 0, bottom = 0, right = 0, top = 0] = edges.map((edge) => (edge instanceof PdfNumber ? edge.value : 0))
    const index = page instanceof PdfRef ? pages.indexOf(page.toString()) : -1
    if (index < 0) return []
    return [{ ...name, page: index, left, bottom, right, top }]
  })
}

type Resolve = (ref: PdfRef) => PdfObject | null

/** The entries of a name tree (7.9.6). */
function* entriesOf(node: PdfDict | undefined, resolve: Resolve): Generator<[string, PdfObject]> {
  const names = [...(node?.getArray('Names', resolve) ?? [])]
  for (let index = 0; index + 1 < names.length; index += 2) {
    const [key, value] = [names[index], names[index + 1]]
    const target = value instanceof PdfRef ? resolve(value) : value
    if (key instanceof PdfString && target) yield [key.asString(), target]
  }
  for (const kid of node?.getArray('Kids', resolve) ?? []) {
    const target = kid instanceof PdfRef ? resolve(kid) : kid
    if (target instanceof PdfDict) yield* entriesOf(target, resolve)
  }
}
