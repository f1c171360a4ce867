import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { checkContract } from '../../openapi/check-contract.ts'
import { listOperations } from '../../openapi/read/operations.ts'
import { scopes } from '../../server/operation/scopes.ts'
import { findProblems, operation } from '../support/contract/contract.ts'
import { contract } from './violations.ts'

const root = join(import.meta.dirname, '../..')

test('the contract complies with every rule', () => {
  assert.deepEqual(checkContract(contract), [])
})

test('the check of responses rejects additional members, including those in lists and errors', () => {
  const [person] = contract.components.schemas.Person?.examples ?? []
  const page = (item: unknown) => ({ success: true, data: [item], meta: { next_cursor: null } })
  const failure = { success: false, message: 'Not found.', code: 'not_found', request_id: 'req_1' }
  const extra = { salary: '4000.00' }
  for (const [status, exact, more] of [
    ['200', page(person), page({ ...(person as object), ...extra })],
    ['200', page(person), { ...page(person), ...extra }],
    ['422', failure, { ...failure, errors: [{ path: 'body', code: 'incorrect', message: 'is wrong', ...extra }] }],
  ] as const) {
    const schema = operation('people.list').responses[status]?.content?.['application/json']?.schema ?? {}
    assert.deepEqual(findProblems(schema, exact), [])
    assert.deepEqual(findProblems(schema, more).length, 1)
  }
})

/** The entries of a table of error codes, each as `code statuses`. */
const readCodes = (text: string, row: RegExp): string[] =>
  [...text.matchAll(row)].flatMap(([, codes = '', statuses = '']) =>
    [...codes.matchAll(/`(\w+)`/g)].map(([, code]) => `${code} ${statuses}`),
  )

test('the contract and the guide list the error codes of the service, each with its statuses', async () => {
  const [catalogue = '', guide = ''] = await Promise.all(
    ['server/operation/errors.ts', 'openapi/guides/errors.md'].map((path) => readFile(join(root, path), 'utf8')),
  )
  const { description = '', 'x-extensible-enum': listed = [] } = contract.components.schemas.ErrorCode as {
    description?: string
    'x-extensible-enum'?: string[]
  }
  const inCatalogue = [...catalogue.matchAll(/status: (\d+), code: '(\w+)'|status: (\d+),\s+code: '(\w+)'/g)]
    .map(([, status, code, otherStatus, otherCode]) => `${code ?? otherCode} ${status ?? otherStatus}`)
    .concat([...catalogue.matchAll(/tokenRefused\('(\w+)'/g)].map(([, code]) => `${code} 401`))
    .concat('malformed_request 400, 408, 431') // of http-server.ts
  const inService = [...new Set(inCatalogue)].sort() // several messages share a code
  const inContract = readCodes(description, /^\| (`\w+`) \| ([\d, ]+) \|/gm).sort()
  const inGuide = readCodes(
    guide.replaceAll(/^\| ([\d, ]+) \| ([^|]+) \|/gm, '| $2 | $1 |'),
    /^\| ([^|]+) \| ([\d, ]+) \|/gm,
  )
  assert.ok(inService.length > 20)
  assert.deepEqual(inContract, inService)
  assert.deepEqual(inGuide.sort(), inService)
  assert.deepEqual(
    listed.toSorted(),
    inService.map((row) => row.split(' ')[0]),
  )
})

test('operations require only scopes that roles can have', () => {
  const requirements = listOperations(contract).flatMap((operation) => operation.security ?? [])
  const unknown = requirements
    .flatMap(({ bearer = [] }) => bearer)
    .filter((scope) => !(scopes as readonly string[]).includes(scope))
  assert.deepEqual(unknown, [])
})
