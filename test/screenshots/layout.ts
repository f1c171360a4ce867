import type { Page } from 'playwright-core'

/** The file with the layouts of all screenshots. */
export const layoutsFile = new URL('layouts.txt', import.meta.url)

/** Returns the text of the file: the name of each screenshot, and the rows of its layout. */
export const formatLayouts = (layouts: ReadonlyMap<string, readonly string[]>): string =>
  [...layouts]
    .map(([name, rows]) => [name, ...rows.map((row) => `  ${row}`)].join('\n'))
    .join('\n\n')
    .concat('\n')

/** A rectangle in CSS pixels, relative to the viewport. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** An element of the accessibility tree, as `ariaSnapshotJSON` returns it. */
interface AriaElement {
  role: string
  name?: string
  text?: string
  box: Box
  children?: (AriaElement | string)[]
}

/**
 * The roles of the elements that make up a layout: headings, fields and their groups, buttons, links, images and table
 * headers.
 */
const roles = new Set([
  ...['heading', 'button', 'link', 'group', 'columnheader', 'img'],
  ...['textbox', 'searchbox', 'spinbutton', 'combobox', 'checkbox', 'radio'],
])

/**
 * Reads the layout of a part of a page: a line for each row of elements, from top to bottom, with the roles and the
 * names of its elements from left to right. It does not depend on the widths of letters, and thus not on fonts.
 *
 * @param area - the part of the page; elements whose centre is outside are omitted
 */
export async function readLayout(page: Page, area: Box): Promise<string[]> {
  const tree = (await page.locator('main').ariaSnapshotJSON({ boxes: true })) as unknown as (AriaElement | string)[]
  const rows: AriaElement[][] = []
  const elements = tree.flatMap(listElements).filter(({ box }) => isCentreIn(area, box))
  for (const element of elements.toSorted((a, b) => centre(a.box).y - centre(b.box).y)) {
    const row = rows.at(-1)
    if (row?.some(({ box }) => isInSameRow(box, element.box))) row.push(element)
    else rows.push([element])
  }
  return rows.map((row) =>
    row
      .toSorted((a, b) => a.box.x - b.box.x)
      .map(({ role, name, text }) => [role, name ?? text].filter(Boolean).join(' '))
      .join(' | '),
  )
}

function listElements(element: AriaElement | string): AriaElement[] {
  if (typeof element === 'string') return []
  const { role, name, text, box, children = [] } = element
  const isVisible = box.width > 1 && box.height > 1 // texts for screen readers have a single pixel
  const isPart = roles.has(role) && isVisible && (role !== 'group' || (name ?? text) !== undefined)
  const height = role === 'group' ? Math.min(box.height, legendHeight) : box.height
  return [...(isPart ? [{ ...element, box: { ...box, height } }] : []), ...children.flatMap(listElements)]
}

/** The height of the name above a group of fields, in CSS pixels. */
const legendHeight = 24

const centre = ({ x, y, width, height }: Box): { x: number; y: number } => ({ x: x + width / 2, y: y + height / 2 })

function isCentreIn({ x, y, width, height }: Box, box: Box): boolean {
  const at = centre(box)
  return at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height
}

/** Whether the centre of one box is at the height of the other, and neither is above the other. */
const isInSameRow = (first: Box, second: Box): boolean => {
  const isSameHeight = Math.abs(centre(first).y - centre(second).y) < Math.min(first.height, second.height) / 2
  return isSameHeight && (first.x + first.width <= second.x + 1 || second.x + second.width <= first.x + 1)
}
