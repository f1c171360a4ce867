import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inlineBodies } from '../../../server/http/inline-bodies.ts'
import { readContract, type Schema } from '../../../server/operation/contract-document.ts'

/** What is under a `$ref` or around one, wherever it is. */
function* refsIn(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return
  for (const [name, member] of Object.entries(value)) {
    if (name === '$ref') yield member
    yield* refsIn(member)
  }
}

test('every body of a request is in one piece, and says what it said', () => {
  const contract = readContract()
  const bodies = Object.values(inlineBodies(contract).paths)
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
