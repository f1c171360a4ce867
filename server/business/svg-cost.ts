import { RefusedFile, type XmlElement } from './read-xml.ts'

const maxDrawn = 20_000
const maxDepth = 200

/**
 * Checks how much there is to draw: a few lines that use one another, ten times each, would be millions of shapes.
 *
 * @param root - its elements refer to one another by `href="#id"` and `url(#id)` alone
 * @throws {RefusedFile} when it is too much, or when an element is within itself
 */
export function checkCost(root: XmlElement): void {
  const named = new Map<string, XmlElement>()
  const collect = (element: XmlElement): void => {
    const id = element.attributes.get('id')
    if (id !== undefined && !named.has(id)) named.set(id, element)
    for (const child of element.children) if (typeof child !== 'string') collect(child)
  }
  collect(root)

  const known = new Map<XmlElement, number>()
  const open = new Set<XmlElement>()
  const costOf = (element: XmlElement): number => {
    const before = known.get(element)
    if (before !== undefined) return before
    if (open.has(element)) throw new RefusedFile('has an element that refers to itself')
    if (open.size >= maxDepth) throw new RefusedFile('has elements that refer to others too many times over')
    open.add(element)
    let cost = 1
    for (const other of [...element.children, ...referredTo(element, named)]) {
      if (typeof other !== 'string') cost += costOf(other)
    }
    open.delete(element)
    known.set(element, cost)
    return cost
  }
  if (costOf(root) > maxDrawn) throw new RefusedFile(`draws more than ${maxDrawn} elements: simplify it`)
}

function* referredTo({ attributes }: XmlElement, named: Map<string, XmlElement>): Generator<XmlElement> {
  for (const [name, value] of attributes) {
    const id = name === 'href' ? value.slice(1) : /^url\(#(.*)\)$/.exec(value)?.[1]
    const element = id === undefined ? undefined : named.get(id)
    if (element) yield element
  }
}
