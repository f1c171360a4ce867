import { RefusedFile } from './read-xml.ts'
import { functions, initial, paintedBy, properties, unneeded } from './svg-words.ts'

/** Of elements that are referred to. */
export const idForm = /^[\p{L}_][\p{L}\p{N}_.:-]*$/u

const reference = /^url\(\s*(["']?)#([^"'()\s]*)\1\s*\)$/
const plain = /^[\p{L}\p{N}\s#%.,+\-_'"()]*$/u

const outside = (name: string): RefusedFile =>
  new RefusedFile(`refers to something outside of itself (${name}): a logo has to stand alone`)

/** The element that a `href` names, as `#id`. */
export function checkReference(value: string): string {
  if (!value.startsWith('#') || !idForm.test(value.slice(1))) throw outside('href')
  return value
}

/**
 * Checks the value of an attribute or a property: numbers, words, colours and transformations, and nothing that could
 * fetch or run anything.
 *
 * @returns it, or `url(#id)` in its one form
 * @throws {RefusedFile}
 */
export function checkValue(name: string, given: string): string {
  const value = given.trim()
  if (/url\s*\(/i.test(value)) {
    const [, , id = ''] = reference.exec(value) ?? []
    if (!paintedBy.has(name) || !idForm.test(id)) throw outside(name)
    return `url(#${id})`
  }
  const words = value.toLowerCase().match(/[\w-]+|\(/g) ?? []
  const isCallable = words.every((word, index) => word !== '(' || functions.has(words[index - 1] ?? ''))
  if (!plain.test(value) || !isCallable) {
    throw new RefusedFile(`has a value that a logo cannot have: ${name}="${value.slice(0, 50)}"`)
  }
  return value
}

/**
 * Reads declarations of CSS, such as `fill: red; stroke: none`.
 *
 * @returns the values of the properties that draw something
 * @throws {RefusedFile}
 */
export function readDeclarations(text: string): Map<string, string> {
  const read = new Map<string, string>()
  for (const declaration of text.split(';')) {
    if (declaration.trim() === '') continue
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:(.*)$/s.exec(declaration) ?? []
    const property = name.toLowerCase()
    if (unneeded.has(property) || property.startsWith('-')) continue
    if (!properties.has(property)) {
      if (property !== '' && initial.test(value.trim())) continue
      throw new RefusedFile(`has a style that a logo cannot have: ${declaration.trim().slice(0, 50)}`)
    }
    read.set(property, checkValue(property, value))
  }
  return read
}
