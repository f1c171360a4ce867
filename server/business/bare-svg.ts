import { isUtf8 } from 'node:buffer'
import { RefusedFile, readXml, type XmlElement } from './read-xml.ts'
import { checkCost } from './svg-cost.ts'
import { readStyles, stylesOf } from './svg-styles.ts'
import { checkReference, checkValue, idForm } from './svg-values.ts'
import { attributes, drawn, initial, properties, referring, undrawn, unneeded } from './svg-words.ts'

/** An SVG without anything but its picture, or the reason why it is not taken. */
export type BareSvg =
  | { bytes: Buffer; width: number; height: number; problem?: undefined }
  | { bytes?: undefined; width?: undefined; height?: undefined; problem: string }

const svgSpace = 'http://www.w3.org/2000/svg'
const xlink = 'http://www.w3.org/1999/xlink'
const html = 'http://www.w3.org/1999/xhtml'
const space = 'http://www.w3.org/XML/1998/namespace space'

/** Written as attributes, styles can take more room than in the file. */
const maxLength = 1024 * 1024

/**
 * Writes the picture of an SVG anew, from lists of what may be in it: nothing that runs, links, moves or fetches, and
 * nothing that takes long to draw. Style sheets become attributes. What would draw something else, or something more, is
 * refused rather than left out; what draws nothing, such as comments and what editors note for themselves, is left out.
 *
 * @param maxSide - the most pixels from side to side, and from top to bottom, that it says to have
 */
export function bareSvg(bytes: Buffer, { maxSide }: { maxSide: number }): BareSvg {
  try {
    if (!isUtf8(bytes)) throw new RefusedFile('is no SVG in UTF-8')
    const root = readXml(bytes.toString('utf8'))
    if (root.namespace !== svgSpace || root.name !== 'svg') {
      throw new RefusedFile(`is no SVG: it has to begin with <svg xmlns="${svgSpace}">`)
    }
    const rules = readStyles([...stylesIn(root)])
    const picture = bare(root, (element) => stylesOf(element, rules))
    checkCost(picture)
    const { width, height, viewBox } = sizeOf(picture, maxSide)
    picture.attributes = new Map([
      ['xmlns', svgSpace],
      ...picture.attributes,
      ['width', String(width)],
      ['height', String(height)],
      ['viewBox', viewBox],
    ])
    return { bytes: Buffer.from(write(picture)), width, height }
  } catch (error) {
    if (error instanceof RefusedFile) return { problem: error.message }
    throw error
  }
}

function* stylesIn(element: XmlElement): Generator<XmlElement> {
  for (const child of elementsIn(element)) {
    if (child.namespace === svgSpace && child.name === 'style') yield child
    else yield* stylesIn(child)
  }
}

const elementsIn = ({ children }: XmlElement): XmlElement[] => children.filter((child) => typeof child !== 'string')

/** Copies what may be in a picture, with the styles of each element among its attributes. */
function bare(element: XmlElement, stylesOf: (element: XmlElement) => Map<string, string>): XmlElement {
  const { namespace, name } = element
  const copied = bareAttributes(element)
  for (const [property, value] of stylesOf(element)) copied.set(property, value)
  const isText = name === 'text' || name === 'tspan'
  const children = element.children.flatMap((child): XmlElement['children'] => {
    if (typeof child === 'string') return isText ? [child] : []
    return isLeftOut(child) ? [] : [bare(child, stylesOf)]
  })
  return { namespace, name, attributes: copied, children }
}

/** @throws {RefusedFile} for an element that is neither drawn nor left out */
function isLeftOut({ namespace, name }: XmlElement): boolean {
  if (namespace === html) throw new RefusedFile(`has <${name}> of HTML, which a logo cannot have`)
  if (namespace !== svgSpace || undrawn.has(name)) return true
  if (drawn.has(name)) return false
  throw new RefusedFile(`has <${name}>, which a logo cannot have`)
}

function bareAttributes(element: XmlElement): Map<string, string> {
  const copied = new Map<string, string>()
  for (const [name, value] of element.attributes) {
    if (name === 'href' || name === `${xlink} href`) {
      if (!referring.has(element.name)) throw new RefusedFile(`has a link on <${element.name}>`)
      if (name === 'href' || !element.attributes.has('href')) copied.set('href', checkReference(value))
    } else if (name === space) {
      if (value === 'preserve') copied.set('xml:space', value)
    } else if (name === 'id') {
      if (idForm.test(value)) copied.set('id', value) // nothing can refer to another one
    } else if (properties.has(name) || attributes.has(name)) {
      copied.set(name, checkValue(name, value))
    } else if (!isUnneeded(name, value)) {
      throw new RefusedFile(`has the attribute ${name} on <${element.name}>, which a logo cannot have`)
    }
  }
  return copied
}

/** Attributes of other namespaces are notes of editors. */
const isUnneeded = (name: string, value: string): boolean =>
  name.includes(' ') || /^(aria|data)-/.test(name) || unneeded.has(name) || (!/^on/i.test(name) && initial.test(value))

/** What a length is in pixels (CSS Values and Units, “Absolute lengths”). Of other units nobody knows it here. */
const units: Record<string, number> = { '': 1, px: 1, pt: 4 / 3, pc: 16, mm: 96 / 25.4, cm: 96 / 2.54, in: 96 }

function pixelsOf(length: string | undefined): number | undefined {
  const [, number, unit = ''] = /^\+?(\d*\.?\d+(?:e[+-]?\d+)?)([a-z]*)$/i.exec(length ?? '') ?? []
  const factor = Object.hasOwn(units, unit) ? units[unit] : undefined
  const pixels = Number(number) * (factor ?? Number.NaN)
  return Number.isFinite(pixels) && pixels > 0 ? pixels : undefined
}

/** How large it is by itself, within the bound, and what of its plane it shows. */
function sizeOf({ attributes }: XmlElement, maxSide: number): { width: number; height: number; viewBox: string } {
  const box =
    attributes
      .get('viewBox')
      ?.split(/[\s,]+/)
      .map(Number) ?? []
  const [, , boxWidth = 0, boxHeight = 0] = box
  const hasBox = box.length === 4 && box.every(Number.isFinite) && boxWidth > 0 && boxHeight > 0
  let [width, height] = [pixelsOf(attributes.get('width')), pixelsOf(attributes.get('height'))]
  if (hasBox) {
    width ??= height === undefined ? boxWidth : (height * boxWidth) / boxHeight
    height ??= (width * boxHeight) / boxWidth
  }
  if (width === undefined || height === undefined) {
    throw new RefusedFile('has no size: give its <svg> a viewBox, or a width and a height')
  }
  const scale = Math.min(1, maxSide / Math.max(width, height))
  const rounded = (pixels: number): number => Math.max(1, Math.round(pixels * scale))
  const viewBox = hasBox ? box.join(' ') : `0 0 ${width} ${height}`
  return { width: rounded(width), height: rounded(height), viewBox }
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '')

function write(root: XmlElement): string {
  const parts: string[] = []
  let length = 0
  const add = (part: string): void => {
    length += part.length
    if (length > maxLength) throw new RefusedFile('becomes too large when its styles are written out: simplify it')
    parts.push(part)
  }
  const addElement = ({ name, attributes, children }: XmlElement): void => {
    add(`<${name}`)
    for (const [key, value] of attributes) add(` ${key}="${escaped(value)}"`)
    add(children.length === 0 ? '/>' : '>')
    for (const child of children) typeof child === 'string' ? add(escaped(child)) : addElement(child)
    if (children.length > 0) add(`</${name}>`)
  }
  addElement(root)
  return parts.join('')
}
