import { type ContractOperation, resolveSchema } from '../support/contract/contract.ts'

type Schema = NonNullable<ContractOperation['body']>

/** Invalid bodies as JSON text, by what makes them expensive. */
type Bodies = Record<string, string>

/**
 * The longest bodies in the shapes that are most expensive to parse, to validate and to report problems for.
 *
 * @param maxBytes - the maximum length of a body
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
    'deep nesting': '['.repeat(maxBytes),
    'an error at the end': filled('"a"', { open: '[', close: ',' }),
    'an unterminated string': `{${first}:"`.padEnd(maxBytes, '\\n'),
    'a long string': `{${first}:"${'a'.repeat(maxBytes - first.length - 5)}"}`,
    'strings of U+0000': filled('"\\u0000"', { open: `{${first}:[`, close: ']}' }),
    'lists with the maximum number of empty items': fullLists(schema, maxBytes),
  }
}

function manyMembers(maxBytes: number): string {
  const members: string[] = []
  let remaining = maxBytes
  for (let number = 0; ; number++) {
    const member = `"${number.toString(36)}":0`
    remaining -= member.length + 1
    if (remaining < 0) return members.join(',')
    members.push(member)
  }
}

/** An object whose lists have the maximum number of items, each without its other members. */
function fullLists(reference: Schema, maxBytes: number): string {
  const schema = resolveSchema(reference)
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
