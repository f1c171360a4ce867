import { type ContractOperation, resolveSchema } from '../support/contract/contract.ts'

type Schema = NonNullable<ContractOperation['body']>

/** A body that no operation takes, as a text, by what is bad about it. */
type Bodies = Record<string, string>

/**
 * The longest bodies of the shapes that cost most: to parse, to check against the schema, and to explain.
 *
 * @param maxBytes - how long a body may be
 */
export function worstBodies(schema: Schema, maxBytes: number): Bodies {
  const filled = (item: string, { open = '', close = '' } = {}) =>
    `${open}${`${item},`.repeat(Math.floor((maxBytes - open.length - close.length) / (item.length + 1)) - 1)}${item}${close}`
  const names = Object.keys(resolveSchema(schema).properties ?? {})
  const first = JSON.stringify(names[0] ?? 'a')
  return {
    'unknown members': `{${manyMembers(maxBytes - 2)}}`,
    'a list of empty lists': filled('[]', { open: '[', close: ']' }),
    'a long list in a member': filled('{}', { open: `{${first}:[`, close: ']}' }),
    'many members in a member': `{${first}:{${manyMembers(maxBytes - first.length - 5)}}}`,
    'many levels': '['.repeat(maxBytes),
    'a mistake at its end': filled('"a"', { open: '[', close: ',' }),
    'a text without an end': `{${first}:"`.padEnd(maxBytes, '\\n'),
    'a long text': `{${first}:"${'a'.repeat(maxBytes - first.length - 5)}"}`,
    'texts of U+0000': filled('"\\u0000"', { open: `{${first}:[`, close: ']}' }),
    'lists as long as they may be, of empty items': fullLists(schema, maxBytes),
  }
}

function manyMembers(maxBytes: number): string {
  const members: string[] = []
  let left = maxBytes
  for (let number = 0; ; number++) {
    const member = `"${number.toString(36)}":0`
    left -= member.length + 1
    if (left < 0) return members.join(',')
    members.push(member)
  }
}

/** An object whose lists have as many items as the schema allows, each of which lacks everything else. */
function fullLists(given: Schema, maxBytes: number): string {
  const schema = resolveSchema(given)
  if (schema.items !== undefined) {
    const item = fullLists(schema.items, maxBytes)
    const count = Math.min(Number(schema.maxItems ?? 1000), Math.floor(maxBytes / (item.length + 1)) - 1)
    return `[${Array.from({ length: Math.max(0, count) }, () => item).join(',')}]`
  }
  const lists = Object.entries(schema.properties ?? {}).filter(
    ([, property]) => resolveSchema(property).items !== undefined,
  )
  const share = Math.floor((maxBytes - 100 * lists.length - 2) / Math.max(1, lists.length))
  return `{${lists.map(([name, list]) => `"${name}":${fullLists(list, share)}`).join(',')}}`
}
