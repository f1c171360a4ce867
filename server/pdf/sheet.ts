import PDFDocument from 'pdfkit'
import { text } from '../texts/english.ts'
import { fontsOfDocument, printedOnOneLine } from './fonts.ts'
import type { Line, Measure } from './lay-out-text.ts'
import { signaturePlaceName } from './signature-place-name.ts'

/** In points, as PDF counts: 72 to the inch. A4 is 595.28 × 841.89. */
const page = { width: 595.28, height: 841.89, left: 62, right: 62, top: 84, bottom: 78 }

/** The most pages of a document: more would take too long to finish. */
export const maxPages = 200

/** A document needs more pages than it may have. */
export class TooLongError extends Error {}

/** An element of the structure tree, from which screen readers know headings, lists and cells. */
export type Structure = PDFKit.PDFStructureElement

/** Pages that are filled from top to bottom. */
export interface Sheet {
  /** The left edge of the content, in points from the left edge of the page. */
  left: number
  width: number
  /** The position of the next content, from the top. */
  y: number
  /** The room that is left on this page. */
  room(): number
  /** The room on an empty page. */
  pageRoom: number
  /** @throws {TooLongError} when the document already has the most pages that it may have */
  nextPage(): void
  pageCount(): number
  measure(size: number): Measure
  /** Adds an element to its parent, by default to the document. */
  structure(type: string, parent?: Structure, options?: { scope?: 'Column' | 'Row' }): Structure
  /** Draws a line of text as content of an element. The caller makes sure that the page has room for it. */
  drawLine(line: Line, at: { x: number; y: number; size: number; ink?: string }, parent: Structure): void
  drawRule(y: number, weight?: 'thin' | 'thick'): void
  /** Shades a part of the page, for what is drawn upon it next. */
  shade(area: { x: number; y: number; width: number; height: number }): void
  /** Ends the document. */
  finish(): Promise<Buffer>
}

/** What is around the content. */
export interface SheetOptions {
  title: string
  /** Printed at the top of each page. */
  header: string
  createdAt: Date
  /** Printed at the bottom of each page, so that a page alone says what it is of. */
  footer?: string
  /** What the pages are where they are appended to others, which they are numbered with: `Certificate page`. */
  appended?: { name: string; pagesBefore: number }
  /** The most pages that it may have; `maxPages` by default. */
  mostPages?: number
  /** The language of the words (BCP 47), for screen readers; none where the text is the caller's. */
  language?: string
}

const smallSize = 8.5

const inks = { text: '#000000', soft: '#4b5563', thin: '#d1d5db', thick: '#6b7280', shade: '#f3f4f6' }
export const softInk = inks.soft

/** Opens a document of A4 pages. The same options and drawings make the same bytes. */
export function openSheet({
  title,
  header,
  createdAt,
  footer = '',
  appended,
  mostPages = maxPages,
  language,
}: SheetOptions): Sheet {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    ...(language !== undefined && { lang: language }),
    bufferPages: true,
    autoFirstPage: false,
    font: '', // no built-in font, only those below
    info: { Title: title, Author: header, Creator: 'Workforce', Producer: 'Workforce', CreationDate: createdAt },
  })
  // A parsed font is missing in the types.
  for (const [name, font] of Object.entries(fontsOfDocument())) doc.registerFont(name, font as never)
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))

  const use = (bold: boolean, size: number) => doc.font(bold ? 'bold' : 'regular').fontSize(size)
  const bottom = page.height - page.bottom
  const root = doc.struct('Document')
  doc.addStructure(root)

  const sheet: Sheet = {
    left: page.left,
    width: page.width - page.left - page.right,
    y: page.top,
    room: () => bottom - sheet.y,
    pageRoom: bottom - page.top,
    nextPage() {
      if (sheet.pageCount() === mostPages) throw new TooLongError(`more than ${mostPages} pages`)
      doc.addPage()
      sheet.y = page.top
    },
    pageCount: () => doc.bufferedPageRange().count,
    measure: (size) => (text, bold) => use(bold, size).widthOfString(text),
    structure(type, parent = root, options = {}) {
      const element = doc.struct(type, options as object) // `scope` is missing in the types
      parent.add(element)
      return element
    },
    drawLine(line, { x, y, size, ink = inks.text }, parent) {
      if (line.signature) return drawSignatureLine(line.signature, { x, y, width: line.width }, parent)
      parent.add(doc.markStructureContent('Span'))
      doc.fillColor(ink)
      for (const piece of line.pieces) use(piece.bold, size).text(piece.text, x + piece.x, y, { lineBreak: false })
      doc.fillColor(inks.text).endMarkedContent()
    },
    drawRule(y, weight = 'thin') {
      doc.markContent('Artifact', { type: 'Layout' })
      doc
        .moveTo(sheet.left, y)
        .lineTo(sheet.left + sheet.width, y)
        .lineWidth(weight === 'thin' ? 0.5 : 1)
        .stroke(inks[weight])
      doc.endMarkedContent()
    },
    shade({ x, y, width, height }) {
      doc.markContent('Artifact', { type: 'Layout' })
      doc.rect(x, y, width, height).fill(inks.shade)
      doc.fillColor(inks.text).endMarkedContent()
    },
    finish() {
      const count = sheet.pageCount()
      const below = shortenedFooter(numbered(count, count))
      for (let index = 0; index < count; index++) {
        doc.switchToPage(index)
        drawMargins(below, numbered(index + 1, count))
      }
      const done = new Promise<Buffer>((resolve, reject) => {
        doc.on('end', () => resolve(Buffer.concat(chunks))).on('error', reject)
      })
      root.end()
      doc.end()
      return done
    },
  }

  function numbered(page: number, count: number): string {
    if (appended === undefined) return text('papers.page', { page, count })
    const { name, pagesBefore } = appended
    const ofAll = { pageOfAll: pagesBefore + page, countOfAll: pagesBefore + count }
    return text('papers.page.appended', { name, page, count, ...ofAll })
  }

  let places = 0

  /** Draws a part of the room for a signature, and notes in the file where a signature has its place. */
  function drawSignatureLine(
    { number, part }: NonNullable<Line['signature']>,
    { x, y, width }: { x: number; y: number; width: number },
    parent: Structure,
  ): void {
    const note = (kind: 'name' | 'date', [left, top, bottom]: [number, number, number]) =>
      doc.addNamedDestination(
        signaturePlaceName({ signer: number, kind }, ++places),
        'FitR',
        left,
        page.height - bottom,
        x + width,
        page.height - top,
      )
    const label = (words: string) => {
      parent.add(doc.markStructureContent('Span'))
      use(false, smallSize).fillColor(inks.soft).text(words, x, y, { lineBreak: false })
      doc.fillColor(inks.text).endMarkedContent()
    }
    if (part === 1) {
      const ruleY = y + 12
      note('name', [x, y - 12, ruleY])
      doc.markContent('Artifact', { type: 'Layout' })
      doc
        .moveTo(x, ruleY)
        .lineTo(x + width, ruleY)
        .lineWidth(0.75)
        .stroke(inks.thick)
      doc.endMarkedContent()
    } else if (part === 2) {
      label(text('papers.signature', { number }))
    } else if (part === 3) {
      const date = text('papers.signature.date')
      label(date)
      note('date', [x + use(false, smallSize).widthOfString(`${date}  `), y, y + 12])
    }
  }

  use(false, smallSize)
  const above = shortened(printedOnOneLine(header), sheet.width)

  /** The footer in the room beside the widest page number. */
  function shortenedFooter(widest: string): string {
    use(false, smallSize)
    return shortened(printedOnOneLine(footer), sheet.width - doc.widthOfString(`${widest}   `))
  }

  /** Draws the header, the footer and the page number, which screen readers skip. */
  function drawMargins(below: string, number: string): void {
    const last = page.height - 52
    doc.markContent('Artifact', { type: 'Pagination' })
    use(false, smallSize).fillColor(inks.soft)
    doc.text(above, sheet.left, 44, { lineBreak: false })
    if (below !== '') doc.text(below, sheet.left, last, { lineBreak: false })
    doc.text(number, sheet.left + sheet.width - doc.widthOfString(number), last, { lineBreak: false })
    doc.fillColor(inks.text).endMarkedContent()
  }

  /** The longest beginning of a text that fits, found by halving: measuring a long text takes a while. */
  function shortened(text: string, width: number): string {
    if (doc.widthOfString(text) <= width) return text
    const characters = [...text]
    const beginning = (length: number) => `${characters.slice(0, length).join('')}…`
    let [fits, exceeds] = [0, characters.length]
    while (exceeds - fits > 1) {
      const middle = Math.floor((fits + exceeds) / 2)
      if (doc.widthOfString(beginning(middle)) <= width) fits = middle
      else exceeds = middle
    }
    return beginning(fits)
  }

  sheet.nextPage()
  return sheet
}
