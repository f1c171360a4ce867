import { EVENT_SCALAR, getScalarValue, load, parseEvents } from 'js-yaml'
import { maskCode, type Piece } from './piece.ts'

const members = ['description', 'summary', 'title']

/** Returns the comments, titles and descriptions of a YAML file of the contract. */
export function readYaml(text: string): Piece[] {
  const pieces: Piece[] = []
  const add = (offset: number, end: number): void => {
    pieces.push({ kind: 'prose', text: maskCode(text.slice(offset, end)), offset })
  }
  let key = ''
  for (const event of parseEvents(text, {})) {
    if (event.type === EVENT_SCALAR && members.includes(key)) {
      add(event.valueStart, event.valueEnd)
      key = ''
    } else key = event.type === EVENT_SCALAR ? getScalarValue(text, event) : ''
  }
  for (const { index, 0: comment } of text.matchAll(/(?<=^|\s)#\s.*(?:\n\s*#\s.*)*/g))
    pieces.push({
      kind: 'prose',
      text: maskCode(comment.replaceAll(/^\s*#/gm, (marks) => ' '.repeat(marks.length))),
      offset: index,
    })
  return pieces
}

/** Returns the names of the public API: the members and parameters of the contract. */
export function readReleasedNames(contract: string): Set<string> {
  const names = new Set<string>()
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const item of node) visit(item)
    else if (node && typeof node === 'object')
      for (const [key, value] of Object.entries(node)) {
        if (key === 'properties' && value) for (const name of Object.keys(value)) names.add(name)
        if (key === 'name' && typeof value === 'string') names.add(value)
        visit(value)
      }
  }
  visit(load(contract))
  return names
}
