import PDFDocument from 'pdfkit'
import { text } from '../texts/english.ts'
import { createFonts, toPrintableLine } from './fonts.ts'
import { type Line, type Measure, truncate } from './lay-out-text.ts'
import { signaturePlaceName } from './signature-place-name.ts'

/** The size and margins of an A4 page, in points (1/72 inch). */
const page = { width: 595.28, height: 841.89, left: 62, right: 62, top: 84, bottom: 78 }

/** The default maximum number of pages. Longer documents take too long to finish. */
export const maxPages = 200

/** The error for a document that needs more pages than its limit. */
export class PageLimitError extends Error {}

/** An element of the structure tree, which makes headings, lists and table cells accessible to screen readers. */
export type Structure = PDFKit.PDFStructureElement

/** A document whose pages are filled from top to bottom. Lengths are in points. */
export interface Sheet {
  /** The distance from the left edge of the page to the content. */
  left: number
  width: number
  /** The position of the next content, from the top of the page. */
  y: number
  /** Returns the remaining height of the current page. */
  room(): number
  /** The height of the content area of an empty page. */
  pageRoom: number
  /**
   * Starts a new page.
   *
   * @throws {PageLimitError} if the document has reached its page limit
   */
  nextPage(): void
  pageCount(): number
  measure(size: number): Measure
  /** Adds an element to the structure tree, by default below the document. */
  structure(type: string, parent?: Structure, options?: { scope?: 'Column' | 'Row' }): Structure
  /** Draws a line of text as the content of a structure element. The caller checks the remaining height. */
  drawLine(line: Line, at: { x: number; y: number; size: number; ink?: string }, parent: Structure): void
  drawRule(y: number, weight?: 'thin' | 'thick'): void
  /** Shades an area. Must be called before the content of the area is drawn. */
  shade(area: { x: number; y: number; width: number; height: number }): void
  finish(): Promise<Buffer>
}

/** The page layout around the content. */
export interface SheetOptions {
  title: string
  /** The text at the top of each page. */
  header: string
  createdAt: Date
  /** The text at the bottom of each page. */
  footer?: string
  /**
   * For pages that are appended to another document: the name of a page, such as `Certificate page`, and the number of
   * pages before them.
   */
  appendix?: { name: string; pagesBefore: number }
  /** The maximum number of pages, by default `maxPages`. */
  pageLimit?: number
  /** The language (BCP 47) for screen readers; undefined for text that a user wrote. */
  language?: string
}

const smallSize = 8.5

const inks = { text: '#000000', soft: '#4b5563', thin: '#d1d5db', thick: '#6b7280', shade: '#f3f4f6' }
export const softInk = inks.soft

/** Opens a document of A4 pages. The same options and drawing calls produce the same bytes. */
export function openSheet({
  title,
  header,
  createdAt,
  footer = '',
  appendix,
  pageLimit = maxPages,
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
    font: '', // no built-in font is loaded
    info: { Title: title, Author: header, Creator: 'Workforce', Producer: 'Workforce', CreationDate: createdAt },
  })
  // The types of pdfkit do not allow a parsed font.
  for (const [name, font] of Object.entries(createFonts())) doc.registerFont(name, font as never)
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
      if (sheet.pageCount() === pageLimit) throw new PageLimitError(`more than ${pageLimit} pages`)
      doc.addPage()
      sheet.y = page.top
    },
    pageCount: () => doc.bufferedPageRange().count,
    measure: (size) => (text, bold) => use(bold, size).widthOfString(text),
    structure(type, parent = root, options = {}) {
      const element = doc.struct(type, options as object) // the types do not declare `scope`
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
      const shortFooter = truncateFooter(pageLabel(count, count))
      for (let index = 0; index < count; index++) {
        doc.switchToPage(index)
        drawHeaderAndFooter(shortFooter, pageLabel(index + 1, count))
      }
      const done = new Promise<Buffer>((resolve, reject) => {
        doc.on('end', () => resolve(Buffer.concat(chunks))).on('error', reject)
      })
      root.end()
      doc.end()
      return done
    },
  }

  function pageLabel(page: number, count: number): string {
    if (appendix === undefined) return text('papers.page', { page, count })
    const { name, pagesBefore } = appendix
    const total = { pageOfAll: pagesBefore + page, countOfAll: pagesBefore + count }
    return text('papers.page.appended', { name, page, count, ...total })
  }

  let placeCount = 0

  /** Draws a line of a signature place, and adds named destinations for the name and the date. */
  function drawSignatureLine(
    { number, part }: NonNullable<Line['signature']>,
    { x, y, width }: { x: number; y: number; width: number },
    parent: Structure,
  ): void {
    const addPlace = (kind: 'name' | 'date', [left, top, bottom]: [number, number, number]) =>
      doc.addNamedDestination(
        signaturePlaceName({ signer: number, kind }, ++placeCount),
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
      addPlace('name', [x, y - 12, ruleY])
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
      addPlace('date', [x + use(false, smallSize).widthOfString(`${date}  `), y, y + 12])
    }
  }

  use(false, smallSize)
  const shortHeader = truncateTo(sheet.width, toPrintableLine(header))

  /** Truncates the footer to the width that the widest page label leaves. */
  function truncateFooter(widest: string): string {
    use(false, smallSize)
    return truncateTo(sheet.width - doc.widthOfString(`${widest}   `), toPrintableLine(footer))
  }

  /** Draws the header, the footer and the page label as artifacts, which screen readers skip. */
  function drawHeaderAndFooter(shortFooter: string, label: string): void {
    const last = page.height - 52
    doc.markContent('Artifact', { type: 'Pagination' })
    use(false, smallSize).fillColor(inks.soft)
    doc.text(shortHeader, sheet.left, 44, { lineBreak: false })
    if (shortFooter !== '') doc.text(shortFooter, sheet.left, last, { lineBreak: false })
    doc.text(label, sheet.left + sheet.width - doc.widthOfString(label), last, { lineBreak: false })
    doc.fillColor(inks.text).endMarkedContent()
  }

  function truncateTo(width: number, line: string): string {
    return truncate(line, (start) => doc.widthOfString(start) <= width)
  }

  sheet.nextPage()
  return sheet
}
