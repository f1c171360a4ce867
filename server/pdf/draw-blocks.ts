import { type Block, type Facts, type Notice, plain, type Run, strong, type Total } from './blocks.ts'
import { drawTable } from './draw-table.ts'
import { type Line, layOutText, signatureLines } from './lay-out-text.ts'
import { openSheet, type Sheet, type SheetOptions, type Structure, softInk } from './sheet.ts'
import { type Steps, takeTurns } from './take-turns.ts'

/** Font sizes and line heights, in points. */
const textSize = 10.5
const lineHeight = 15.5
const headingSizes = [20, 15, 12.5, 11.5, 10.5, 10.5]
const gap = 9
const listIndent = 22

interface Column {
  x: number
  width: number
}

/** The content and the page layout of a PDF: plain data that can be copied to a thread. */
export interface PdfSource extends SheetOptions {
  blocks: Block[]
}

export interface RenderedPdf {
  file: Buffer
  page_count: number
}

/**
 * Renders a PDF in the current thread.
 *
 * @throws {PageLimitError} if the content needs more than `source.pageLimit` pages
 */
export async function printPdf({ blocks, ...options }: PdfSource): Promise<RenderedPdf> {
  const sheet = openSheet(options)
  await takeTurns(drawBlocks(sheet, blocks))
  const page_count = sheet.pageCount()
  return { file: await sheet.finish(), page_count }
}

/**
 * Draws blocks one below the other, with one line per step.
 *
 * @param column - the column to draw in; by default the text width of the page
 * @param parent - the parent element in the structure tree; by default the document
 */
function* drawBlocks(
  sheet: Sheet,
  blocks: Block[],
  column: Column = { x: sheet.left, width: sheet.width },
  parent?: Structure,
): Steps {
  for (const [index, block] of blocks.entries()) {
    if (index > 0) sheet.y += block.kind === 'heading' ? gap * 1.5 : gap
    switch (block.kind) {
      case 'heading':
        yield* drawHeading(sheet, block, followingHeight(sheet, blocks[index + 1], column), column, parent)
        break
      case 'paragraph':
        yield* drawText(sheet, block.runs, { ...column, size: textSize, lineHeight }, sheet.structure('P', parent))
        break
      case 'list':
        yield* drawList(sheet, block, column, parent)
        break
      case 'table':
        yield* drawTable(sheet, block, column, parent)
        break
      case 'facts':
        yield* drawFacts(sheet, block, column, parent)
        break
      case 'notice':
        drawNotice(sheet, block, column, parent)
        break
      case 'total':
        drawTotal(sheet, block, column, parent)
    }
  }
}

/**
 * Returns the height that must follow a heading on its page, in points: the facts below it if they take at most half a
 * page, otherwise one line.
 */
function followingHeight(sheet: Sheet, next: Block | undefined, { width }: Column): number {
  const height = next?.kind === 'facts' ? factsHeight(layOutFacts(sheet, next, width)) : lineHeight
  return height <= sheet.pageRoom / 2 ? height : lineHeight
}

function* drawHeading(
  sheet: Sheet,
  { level, runs }: Extract<Block, { kind: 'heading' }>,
  following: number,
  column: Column,
  parent: Structure | undefined,
): Steps {
  const size = headingSizes[level - 1] ?? textSize
  const height = size * 1.35
  if (sheet.room() < height + gap + following) sheet.nextPage()
  const bold = runs.map(({ text }) => ({ text, bold: true }))
  yield* drawText(sheet, bold, { ...column, size, lineHeight: height }, sheet.structure(`H${level}`, parent))
}

function* drawText(
  sheet: Sheet,
  runs: Run[],
  { x, width, size, lineHeight: height }: Column & { size: number; lineHeight: number },
  element: Structure,
): Steps {
  for (const line of layOutText(runs, width, sheet.measure(size))) {
    if (sheet.room() < (line.signature?.part === 0 ? signatureLines : 1) * height) sheet.nextPage()
    sheet.drawLine(line, { x, y: sheet.y, size }, element)
    sheet.y += height
    yield
  }
  element.end()
}

function* drawList(
  sheet: Sheet,
  { start, items }: Extract<Block, { kind: 'list' }>,
  { x, width }: Column,
  parent: Structure | undefined,
): Steps {
  const list = sheet.structure('L', parent)
  for (const [index, blocks] of items.entries()) {
    if (index > 0) sheet.y += gap / 3
    if (sheet.room() < lineHeight) sheet.nextPage()
    const item = sheet.structure('LI', list)
    const label = sheet.structure('Lbl', item)
    const text = start === null ? '•' : `${start + index}.`
    const pieces = [{ text, bold: false, x: 0 }]
    sheet.drawLine({ pieces, width: 0 }, { x: x + 4, y: sheet.y, size: textSize }, label)
    label.end()
    const body = sheet.structure('LBody', item)
    if (blocks.length === 0) sheet.y += lineHeight
    else yield* drawBlocks(sheet, blocks, { x: x + listIndent, width: width - listIndent }, body)
    body.end()
    item.end()
    yield
  }
  list.end()
}

/** The font size, line height and gap of facts, in points. */
const factSize = 9
const factHeight = 14
const factGap = 2
const nameWidth = 128
const padding = { x: 12, y: 8 }

/** Breaks each name and value into lines. */
function layOutFacts(sheet: Sheet, { pairs }: Facts, width: number): [names: Line[], values: Line[]][] {
  const measure = sheet.measure(factSize)
  return pairs.map(([name, value]) => [
    [...layOutText(plain(name), nameWidth - padding.x, measure)],
    [...layOutText(plain(value), width - nameWidth, measure)],
  ])
}

const factsHeight = (facts: ReturnType<typeof layOutFacts>): number =>
  facts.reduce((sum, [names, values]) => sum + Math.max(names.length, values.length) * factHeight + factGap, 0)

/** Draws facts. Each name is tagged as the label of its value, and both start on the same page. */
function* drawFacts(sheet: Sheet, facts: Facts, { x, width }: Column, parent: Structure | undefined): Steps {
  const list = sheet.structure('L', parent)
  for (const [names, values] of layOutFacts(sheet, facts, width)) {
    const item = sheet.structure('LI', list)
    const label = sheet.structure('Lbl', item)
    const body = sheet.structure('LBody', item)
    for (let index = 0; index < Math.max(names.length, values.length); index++) {
      if (sheet.room() < factHeight) sheet.nextPage()
      const { y } = sheet
      const { [index]: left } = names
      const { [index]: right } = values
      if (left) sheet.drawLine(left, { x, y, size: factSize, ink: softInk }, label)
      if (right) sheet.drawLine(right, { x: x + nameWidth, y, size: factSize }, body)
      sheet.y += factHeight
      yield
    }
    for (const element of [label, body, item]) element.end()
    sheet.y += factGap
  }
  list.end()
}

function drawNotice(sheet: Sheet, { runs }: Notice, { x, width }: Column, parent: Structure | undefined): void {
  const lines = [...layOutText(runs, width - 2 * padding.x, sheet.measure(textSize))]
  const height = lines.length * lineHeight + 2 * padding.y
  if (sheet.room() < height) sheet.nextPage()
  sheet.shade({ x, y: sheet.y, width, height })
  const element = sheet.structure('P', parent)
  for (const [index, line] of lines.entries()) {
    const y = sheet.y + padding.y + index * lineHeight
    sheet.drawLine(line, { x: x + padding.x, y, size: textSize }, element)
  }
  element.end()
  sheet.y += height
}

const totalSize = 14

function drawTotal(sheet: Sheet, { name, value }: Total, { x, width }: Column, parent: Structure | undefined): void {
  const measure = sheet.measure(totalSize)
  const [left, right] = [name, value].map((text): Line => {
    const pieces = strong(text).map((run) => ({ ...run, x: 0 }))
    return { pieces, width: measure(text, true) }
  })
  const height = totalSize * 1.4 + 2 * padding.y
  if (sheet.room() < height) sheet.nextPage()
  sheet.shade({ x, y: sheet.y, width, height })
  const element = sheet.structure('P', parent)
  const y = sheet.y + padding.y
  if (left) sheet.drawLine(left, { x: x + 5, y, size: totalSize }, element)
  if (right) sheet.drawLine(right, { x: x + width - 5 - right.width, y, size: totalSize }, element)
  element.end()
  sheet.y += height
}
