import PDFDocument from 'pdfkit'
import { fontFiles, printedOnOneLine } from './fonts.ts'
import type { Line, Measure } from './lay-out-text.ts'

/** Millimetres would be nicer, but PDF counts in points: 72 to the inch. A4 is 595.28 × 841.89. */
const page = { width: 595.28, height: 841.89, left: 62, right: 62, top: 84, bottom: 78 }

/** More would take too long to finish. */
export const maxPages = 200

/** What was drawn takes more pages than there may be. */
export class TooLongError extends Error {}

/** An element of the tree that says to screen readers what is a heading, a list or a cell. */
export type Structure = PDFKit.PDFStructureElement

/** Pages that are filled from the top to the bottom. */
export interface Sheet {
  /** Of what is drawn, from the left edge of the page, in points. */
  left: number
  width: number
  /** Where the next thing is drawn, from the top. */
  y: number
  /** How much room is left on this page. */
  room(): number
  /** What a page has room for. */
  pageRoom: number
  /** @throws {TooLongError} when it would be one too many */
  nextPage(): void
  pageCount(): number
  measure(size: number): Measure
  /** Adds an element to its parent; without one, to the whole. */
  structure(type: string, parent?: Structure): Structure
  /** Draws a line of text as content of an element; the page has room for it. */
  drawLine(line: Line, at: { x: number; y: number; size: number }, parent: Structure): void
  drawRule(y: number): void
  /** Ends the document. */
  finish(): Promise<Buffer>
}

interface Options {
  title: string
  /** Printed at the top of each page. */
  header: string
  createdAt: Date
}

const smallSize = 8.5

/** Opens a document of A4 pages. The same options and drawings make the same bytes. */
export function openSheet({ title, header, createdAt }: Options): Sheet {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    font: '', // none but those below
    info: { Title: title, Author: header, Creator: 'Workforce', Producer: 'Workforce', CreationDate: createdAt },
  })
  for (const [name, file] of Object.entries(fontFiles)) doc.registerFont(name, file)
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
      if (sheet.pageCount() === maxPages) throw new TooLongError(`more than ${maxPages} pages`)
      doc.addPage()
      sheet.y = page.top
    },
    pageCount: () => doc.bufferedPageRange().count,
    measure: (size) => (text, bold) => use(bold, size).widthOfString(text),
    structure(type, parent = root) {
      const element = doc.struct(type)
      parent.add(element)
      return element
    },
    drawLine(line, { x, y, size }, parent) {
      parent.add(doc.markStructureContent('Span'))
      for (const piece of line.pieces) use(piece.bold, size).text(piece.text, x + piece.x, y, { lineBreak: false })
      doc.endMarkedContent()
    },
    drawRule(y) {
      doc.markContent('Artifact', { type: 'Layout' })
      doc
        .moveTo(sheet.left, y)
        .lineTo(sheet.left + sheet.width, y)
        .lineWidth(0.5)
        .stroke('#9ca3af')
      doc.fillColor('#000000').endMarkedContent()
    },
    finish() {
      const count = sheet.pageCount()
      for (let index = 0; index < count; index++) {
        doc.switchToPage(index)
        drawMargins(`Page ${index + 1} of ${count}`)
      }
      const done = new Promise<Buffer>((resolve, reject) => {
        doc.on('end', () => resolve(Buffer.concat(chunks))).on('error', reject)
      })
      root.end()
      doc.end()
      return done
    },
  }

  use(false, smallSize)
  const above = shortened(printedOnOneLine(header))

  /** The business above and the number below, which screen readers pass over. */
  function drawMargins(number: string): void {
    doc.markContent('Artifact', { type: 'Pagination' })
    use(false, smallSize).fillColor('#4b5563')
    doc.text(above, sheet.left, 44, { lineBreak: false })
    doc.text(number, sheet.left + sheet.width - doc.widthOfString(number), page.height - 52, { lineBreak: false })
    doc.fillColor('#000000').endMarkedContent()
  }

  function shortened(text: string): string {
    const characters = [...text]
    if (doc.widthOfString(text) <= sheet.width) return text
    while (doc.widthOfString(`${characters.join('')}…`) > sheet.width) characters.pop()
    return `${characters.join('')}…`
  }

  sheet.nextPage()
  return sheet
}
