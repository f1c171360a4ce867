import assert from 'node:assert/strict'
import { test } from 'node:test'
import { componentName, readContract, resolve } from '../../../../openapi/read/contract.ts'
import { listOperations } from '../../../../openapi/read/operations.ts'
import { extractRequests } from '../../../../server/http/check/requests-of-contract.ts'

/** Yields the values of all `$ref` members, at any depth. */
function* refsIn(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return
  for (const [name, member] of Object.entries(value)) {
    if (name === '$ref') yield member
    yield* refsIn(member)
  }
}

const contract = readContract()
const requests = Object.values(extractRequests(contract).paths).flatMap((item) => Object.values(item))

test('the request of every operation is one schema', () => {
  const all = listOperations(contract).map(({ id }) => id)
  assert.deepEqual(requests.map(({ operationId }) => operationId).toSorted(), all.toSorted())
  assert.deepEqual([...refsIn(requests)], [])
  assert.ok([...refsIn(contract)].length > 100, 'the original contract keeps its references')
})

test('the schema of a body is unchanged', () => {
  const login = requests.find(({ operationId }) => operationId === 'auth.login')
  const { Login, Email } = contract.components.schemas
  const email = { ...Email, description: Login?.properties?.email?.description } // a description next to the reference
  const whole = { ...Login, properties: { ...Login?.properties, email } }
  assert.deepEqual(login?.requestBody?.content['application/json']?.schema, whole)
})

test('the schema of a parameter is unchanged, and query parameters allow reserved characters', () => {
  const list = requests.find(({ operationId }) => operationId === 'people.list')
  const parameters = (contract.paths['/people']?.get?.parameters ?? []).map((each) => resolve(contract, each))
  assert.ok(parameters.some((each) => each.in === 'query' && componentName(each.schema) !== undefined))
  const whole = parameters.map((each) => {
    const { items, ...schema } = resolve(contract, each.schema)
    return { ...each, schema: { ...schema, ...(items && { items: resolve(contract, items) }) }, allowReserved: true }
  })
  assert.deepEqual(list?.parameters, whole)
})
