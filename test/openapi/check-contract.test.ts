import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkContract } from '../../openapi/check-contract.ts'
import { operationsOf } from '../../openapi/rules/contract.ts'
import { scopes } from '../../server/operation/scopes.ts'
import { contract } from './breaches.ts'

test('the contract holds to every rule', () => {
  assert.deepEqual(checkContract(contract), [])
})

test('operations ask for scopes that roles can give', () => {
  const asked = operationsOf(contract).flatMap((operation) => operation.security ?? [])
  const unknown = asked
    .flatMap(({ bearer = [] }) => bearer)
    .filter((scope) => !(scopes as readonly string[]).includes(scope))
  assert.deepEqual(unknown, [])
})
