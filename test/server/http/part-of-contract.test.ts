import assert from 'node:assert/strict'
import { test } from 'node:test'
import { partOfContract } from '../../../server/http/part-of-contract.ts'
import {
  type ContractDocument,
  operationsOf,
  readContract,
  type Schema,
} from '../../../server/operation/contract-document.ts'

/** What is under a `$ref` or around one, wherever it is. */
function* refsIn(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return
  for (const [name, member] of Object.entries(value)) {
    if (name === '$ref') yield member
    yield* refsIn(member)
  }
}

const areasOf = ({ paths }: ContractDocument): string[] => [
  ...new Set(Object.keys(paths).map((path) => path.split('/')[1] ?? '')),
]

test('every body of a request is in one piece, and says what it said', () => {
  const contract = readContract()
  const bodies = areasOf(contract)
    .flatMap((area) => Object.values(partOfContract(contract, area).paths))
    .flatMap((item) => Object.values(item))
    .flatMap(({ operationId, requestBody }) => (requestBody ? [{ operationId, requestBody }] : []))
  assert.ok(bodies.length > 20)
  assert.deepEqual([...refsIn(bodies.map(({ requestBody }) => requestBody))], [])

  const [login] = bodies.filter(({ operationId }) => operationId === 'auth.login')
  const { Login, Email } = contract.components.schemas as Record<string, Schema>
  const whole = { ...Login, properties: { ...Login?.properties, email: Email } }
  assert.deepEqual(login?.requestBody.content['application/json']?.schema, whole)
  assert.ok([...refsIn(contract)].length > 100, 'the contract itself was changed')
})

test('every operation is in the part of its area, in which every reference leads somewhere', () => {
  const contract = readContract()
  const found: string[] = []
  for (const area of areasOf(contract)) {
    const { paths, components } = partOfContract(contract, area)
    for (const item of Object.values(paths)) found.push(...Object.values(item).map(({ operationId }) => operationId))
    for (const reference of refsIn([paths, components])) {
      const [, section = '', name = ''] = /^#\/components\/(\w+)\/(.+)$/.exec(String(reference)) ?? []
      const there = components[section]?.[name] as { in?: string }
      const said = contract.components[section]?.[name] as object
      const expected = there.in === 'query' ? { ...said, allowReserved: true } : said
      assert.deepEqual(there, expected, `${area}: ${reference}`)
    }
  }
  const all = operationsOf(contract).map(({ id }) => id as string)
  assert.deepEqual(found.toSorted(), all.toSorted())
})
