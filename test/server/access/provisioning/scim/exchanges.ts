import assert from 'node:assert/strict'
import type { Directory } from '../../../../support/samples/provisioning.ts'

/**
 * A request of a directory, and what the response must contain. `{name}` in a path or body is a value that an earlier
 * exchange has kept, or `{domain}`, the domain of the business.
 */
export interface Exchange {
  title: string
  method: string
  path: string
  body?: object
  status: number
  /** Members that the body of the response must have; other members are ignored. */
  has?: object
  /** The name under which the ID of the resource is kept. */
  keep?: string
}

/** Sends the requests one after the other, and checks each response. */
export async function replay({ domain, expect }: Directory, exchanges: readonly Exchange[]): Promise<void> {
  const values: Record<string, string> = { domain }
  const fill = <T>(value: T): T =>
    JSON.parse(JSON.stringify(value).replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole))
  for (const { title, method, path, body, status, has, keep } of exchanges) {
    const filled = fill(path)
      .split('?')
      .map((part, index) => (index === 0 ? part : encodeQuery(part)))
    const response = await expect(status, method, filled.join('?'), body && fill(body))
    if (has) assertHas(response, fill(has), title)
    if (keep !== undefined) values[keep] = response.id
  }
}

/** Encodes the values of a query that is written as it is read. */
const encodeQuery = (query: string): string =>
  query
    .split('&')
    .map((pair) => pair.replace(/=(.*)$/, (_whole, value: string) => `=${encodeURIComponent(value)}`))
    .join('&')

function assertHas(actual: unknown, expected: unknown, place: string): void {
  if (Array.isArray(expected)) {
    assert.ok(Array.isArray(actual), place)
    assert.equal(actual.length, expected.length, place)
    for (const [index, item] of expected.entries()) assertHas(actual[index], item, `${place}[${index}]`)
  } else if (typeof expected === 'object' && expected !== null) {
    for (const [name, value] of Object.entries(expected)) {
      assertHas((actual as Record<string, unknown> | undefined)?.[name], value, `${place}.${name}`)
    }
  } else assert.equal(actual, expected, place)
}
