import { readFileSync } from 'node:fs'
import { type PDF, rgb } from '@libpdf/core'
import { regularFontFile } from './font-files.ts'
import { findSignaturePlaces } from './signature-places.ts'

/** What is written where a signer has places. */
export interface DrawnSignature {
  /** The number of the signer, from 1. */
  signer: number
  /** Printable, on one line. */
  name: string
  date: string
}

const sizes = { name: 17, date: 8.5 }
const smallest = 5
/** A blue that no printed text has: it was written later. */
const ink = rgb(0.1, 0.2, 0.53)

/** Writes signatures into the places that a file has for them. What has no place is left to the certificate. */
export function drawSignatures(pdf: PDF, signatures: readonly DrawnSignature[]): void {
  const places = findSignaturePlaces(pdf)
  if (places.length === 0) return
  const font = pdf.embedFont(readFileSync(regularFontFile))
  for (const { signer, kind, page, left, right, bottom } of places) {
    const text = signatures.find((each) => each.signer === signer)?.[kind]
    if (text === undefined) continue
    const widthOf = (size: number, shown = text) => font.getTextWidth(shown, size)
    const size = Math.max(smallest, Math.min(sizes[kind], (sizes[kind] * (right - left)) / widthOf(sizes[kind])))
    const shown = shortened(text, (each) => widthOf(size, each) <= right - left + 0.5)
    const y = bottom + (kind === 'name' ? 4 : 3)
    pdf.getPage(page)?.drawText(shown, { x: left, y, size, font, color: ink })
  }
}

function shortened(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text
  const characters = [...text]
  while (characters.length > 1 && !fits(`${characters.join('')}…`)) characters.pop()
  return `${characters.join('')}…`
}
