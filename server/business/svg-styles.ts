import { RefusedFile, type XmlElement } from './read-xml.ts'
import { readDeclarations } from './svg-values.ts'

/** Declarations for the elements that a selector finds. */
interface Rule {
  /** Undefined for any. */
  name: string | undefined
  id: string | undefined
  classes: string[]
  /** How much it counts: ids before classes before names (CSS Selectors, “Calculating a selector’s specificity”). */
  weight: number
  declarations: Map<string, string>
}

const maxRules = 200

const selectorForm = /^(?:\*|([A-Za-z][\w-]*))?((?:[.#][\p{L}_-][\p{L}\p{N}_-]*)*)$/u

/**
 * Reads the style sheets of an SVG, so that what they say can be written as attributes. Their rules may name elements,
 * classes and ids, and nothing around these.
 *
 * @param styles - the `style` elements in their order
 * @returns the rules, the later of two that both hold being the one that counts
 * @throws {RefusedFile}
 */
export function readStyles(styles: readonly XmlElement[]): Rule[] {
  const rules = styles.flatMap(({ attributes, children }) => {
    const [type = 'text/css', media = 'all'] = [attributes.get('type'), attributes.get('media')]
    if (type !== 'text/css' || media !== 'all') throw new RefusedFile(`has styles for ${media} of ${type}`)
    return readSheet(children.filter((child) => typeof child === 'string').join(''))
  })
  if (rules.length > maxRules) throw new RefusedFile(`has more than ${maxRules} style rules: simplify it`)
  return rules.sort((one, other) => one.weight - other.weight)
}

function readSheet(text: string): Rule[] {
  const sheet = text.replaceAll(/\/\*.*?(?:\*\/|$)/gs, ' ')
  const rules: Rule[] = []
  let end = 0
  for (const [whole, selectors = '', body = ''] of sheet.matchAll(/([^{}]*)\{([^{}]*)\}/gy)) {
    end += whole.length
    const declarations = readDeclarations(body)
    for (const selector of selectors.split(',')) rules.push(readRule(selector.trim(), declarations))
  }
  const rest = sheet.slice(end).trim()
  if (rest !== '') throw new RefusedFile(`has a style that a logo cannot have: ${rest.slice(0, 50)}`)
  return rules
}

function readRule(selector: string, declarations: Map<string, string>): Rule {
  const [found, name, parts = ''] = selectorForm.exec(selector) ?? []
  if (!found) throw new RefusedFile(`has a style that a logo cannot have: ${selector.slice(0, 50)} { … }`)
  const named = parts.match(/[.#][^.#]+/g) ?? []
  const ids = named.filter((part) => part.startsWith('#')).map((part) => part.slice(1))
  const classes = named.filter((part) => part.startsWith('.')).map((part) => part.slice(1))
  if (ids.length > 1) throw new RefusedFile(`has a style that a logo cannot have: ${selector.slice(0, 50)} { … }`)
  const weight = 1e6 * ids.length + 1e3 * classes.length + (name === undefined ? 0 : 1)
  return { name, id: ids[0], classes, weight, declarations }
}

/** What the rules and the `style` of an element say of it. */
export function stylesOf({ name, attributes }: XmlElement, rules: readonly Rule[]): Map<string, string> {
  const classes = new Set(attributes.get('class')?.split(/\s+/))
  const styles = new Map<string, string>()
  for (const rule of rules) {
    const holds =
      (rule.name === undefined || rule.name === name) &&
      (rule.id === undefined || rule.id === attributes.get('id')) &&
      rule.classes.every((each) => classes.has(each))
    if (holds) for (const [property, value] of rule.declarations) styles.set(property, value)
  }
  for (const [property, value] of readDeclarations(attributes.get('style') ?? '')) styles.set(property, value)
  return styles
}
