import { readFileSync } from 'node:fs'
import { PDF, PdfArray, PdfDict, PdfNumber, type PdfObject, PdfRef, PdfString, rgb } from '@libpdf/core'
import type { Config } from '../process/config.ts'
import { regularFontFile } from './fonts.ts'
import { truncate } from './lay-out-text.ts'
import { openSeal, sealPdf } from './seal-pdf.ts'
import { type PlaceName, readPlaceName } from './signature-place-name.ts'

interface Parts {
  original: Uint8Array
  certificate: Uint8Array
  signatures: readonly SignatureText[]
  seal: Config['seal']
  /** The time of the last signature. */
  at: Date
}

/** The text that is drawn at the signature places of a signer. */
export interface SignatureText {
  /** The number of the signer, from 1. */
  signer: number
  /** The name, in printable characters on one line. */
  name: string
  date: string
}

/** Appends the certificate to the original, and seals the result if a seal is configured. */
export async function completePdf({ original, certificate, signatures, seal, at }: Parts): Promise<Uint8Array> {
  const file = await appendPages(original, certificate, signatures)
  const signer = await openSeal({ seal })
  return signer ? await sealPdf(file, signer, at) : file
}

/**
 * Appends the pages of one PDF to another, if possible as an incremental update (ISO 32000-2, 7.5.6). The result then
 * starts with the bytes of the original, and signatures in the original stay valid.
 *
 * @param original - a file that `checkPdf` accepts
 * @param appendix - a file from `renderPdf`
 * @param signatures - the texts to draw at the signature places of the original; a signer without places appears only
 *   in the certificate
 */
export async function appendPages(
  original: Uint8Array,
  appendix: Uint8Array,
  signatures: readonly SignatureText[] = [],
): Promise<Uint8Array> {
  const pdf = await PDF.load(original)
  if (signatures.length > 0) drawSignatures(pdf, signatures)
  const source = await PDF.load(appendix)
  const indices = Array.from({ length: source.getPageCount() }, (_, index) => index)
  for (const page of await pdf.copyPagesFrom(source, indices)) {
    page.dict.delete('StructParents') // an index into the structure tree of the appendix
  }
  return await pdf.save({ incremental: pdf.canSaveIncrementally() === null, subsetFonts: true })
}

const sizes = { name: 17, date: 8.5 }
const minSize = 5
/** The colour of signatures, a blue that no rendered text has. */
const ink = rgb(0.1, 0.2, 0.53)

function drawSignatures(pdf: PDF, signatures: readonly SignatureText[]): void {
  const places = findSignaturePlaces(pdf)
  if (places.length === 0) return
  const font = pdf.embedFont(readFileSync(regularFontFile))
  for (const { signer, kind, page, left, right, bottom } of places) {
    const text = signatures.find((signature) => signature.signer === signer)?.[kind]
    if (text === undefined) continue
    const width = right - left
    const size = Math.max(minSize, sizes[kind] * Math.min(1, width / font.getTextWidth(text, sizes[kind])))
    const line = truncate(text, (start) => font.getTextWidth(start, size) <= width + 0.5)
    const y = bottom + (kind === 'name' ? 4 : 3)
    pdf.getPage(page)?.drawText(line, { x: left, y, size, font, color: ink })
  }
}

/** The position of a name or a date, in points from the lower left corner of its page. */
interface SignaturePlace extends PlaceName {
  /** The index of the page, from 0. */
  page: number
  left: number
  bottom: number
  right: number
}

/**
 * Finds the signature places of a file from `renderPdf`. They are named destinations (ISO 32000-2, 12.3.2.4) in the
 * file, so that they are covered by the hash that signers sign.
 */
function findSignaturePlaces(pdf: PDF): SignaturePlace[] {
  const resolve = (ref: PdfRef) => pdf.getObject(ref)
  const pages = pdf.getPages().map(({ ref }) => ref.toString())
  const tree = pdf.getCatalog().getDict('Names', resolve)?.getDict('Dests', resolve)
  return [...nameTreeEntries(tree, resolve)].flatMap(([key, value]): SignaturePlace[] => {
    const name = readPlaceName(key)
    if (name === undefined || !(value instanceof PdfArray)) return []
    const [page, , ...edges] = [...value]
    const [left = 0, bottom = 0, right = 0] = edges.map((edge) => (edge instanceof PdfNumber ? edge.value : 0))
    const index = page instanceof PdfRef ? pages.indexOf(page.toString()) : -1
    return index < 0 ? [] : [{ ...name, page: index, left, bottom, right }]
  })
}

type Resolve = (ref: PdfRef) => PdfObject | null

/** Returns the entries of a name tree (ISO 32000-2, 7.9.6). */
function* nameTreeEntries(node: PdfDict | undefined, resolve: Resolve): Generator<[string, PdfObject]> {
  const names = [...(node?.getArray('Names', resolve) ?? [])]
  for (let index = 0; index + 1 < names.length; index += 2) {
    const [key, value] = [names[index], names[index + 1]]
    const target = value instanceof PdfRef ? resolve(value) : value
    if (key instanceof PdfString && target) yield [key.asString(), target]
  }
  for (const kid of node?.getArray('Kids', resolve) ?? []) {
    const target = kid instanceof PdfRef ? resolve(kid) : kid
    if (target instanceof PdfDict) yield* nameTreeEntries(target, resolve)
  }
}
