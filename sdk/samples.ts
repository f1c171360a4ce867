import { inspect } from 'node:util'
import type { SdkOperation } from './contract.ts'

/** A call of the operation as a user would write it, with the contract's own examples. */
export function sdkSample({ id, pathParameters, body, query, ifMatch, result }: SdkOperation): string {
  const given = pathParameters.map(({ example }) => literal(example))
  if (body !== undefined) given.push(body.isForm ? formLiteral(body.example as object) : literal(body.example))
  if (query?.required) given.push(literal(query.example))
  if (ifMatch) given.push(...(query && !query.required ? ['{}'] : []), '{ ifMatch: 1 }')
  const call = `workforce.${id}(${given.join(', ')})`
  if (result.kind === 'nothing') return `await ${call}`
  if (result.kind === 'data') return `const ${variableOf(result.ref)} = await ${call}`
  if (result.kind !== 'list') return `const file = await ${call}`
  const item = variableOf(result.ref)
  return `for await (const ${item} of ${call}) console.log(${item})`
}

/** The members of a form, of which `file` is a Blob. */
function formLiteral(form: object): string {
  const members = Object.entries(form).map(([name, member]) =>
    name === 'file' ? `${name}: new Blob([${literal(member)}])` : `${name}: ${literal(member)}`,
  )
  return `{ ${members.join(', ')} }`
}

/** JSON as our code writes it: single quotes, no quotes around names that need none. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return inspect(value, { maxStringLength: null })
  const members = Object.entries(value).map(
    ([name, member]) => `${/^[a-z_]\w*$/i.test(name) ? name : inspect(name)}: ${literal(member)}`,
  )
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
}

function variableOf(ref: string): string {
  const name = ref.slice(ref.lastIndexOf('/') + 1)
  return name.charAt(0).toLowerCase() + name.slice(1)
}
