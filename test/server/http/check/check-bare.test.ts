import assert from 'node:assert/strict'
import { it } from 'node:test'
import express, { type Request, type Response } from 'express'
import { readContract } from '../../../../openapi/read/contract.ts'
import { createBareCheck } from '../../../../server/http/check/check-bare.ts'
import { contractCheck } from '../../../../server/http/check/check-contract.ts'
import { type ServedOperation, servedOperations } from '../../../../server/operation/contract/served-operations.ts'

const contract = readContract()
const check = contractCheck(contract)
const operations = servedOperations(contract).filter((operation) => createBareCheck(contract, operation) !== undefined)
const { request } = express()

/** Returns the result of the check: the path parameters, or the status of the rejection. */
async function checkValue(operation: ServedOperation, value: string, query: '' | '?'): Promise<unknown> {
  const params = Object.fromEntries(
    operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => [name, value]),
  )
  const url = operation.route.replaceAll(/:\w+/g, encodeURIComponent(value)) + query
  const req = Object.assign(Object.create(request), {
    method: operation.method.toUpperCase(),
    ...{ url, originalUrl: url, params, headers: {}, exchange: {} },
  }) as Request
  return await new Promise((resolve) =>
    check(operation)(undefined)(req, {} as Response, (error?: unknown) =>
      resolve(error === undefined ? { ...req.params } : (error as { failure: { status: number } }).failure.status),
    ),
  )
}

it('reads a bare request like the validator, and rejects the same requests', async () => {
  const values = ['1', '2147483647', '2147483648', '0', '-1', '01', '1.0', '1e3', '0x10', ' 1', 'true', 'null', 'abc']
  const texts = ['US', '2026', '2026-01-31', 'evt_0123456789abcdefABCDEF', 'pr-1', 'ü', 'a b', 'x'.repeat(300)]
  assert.ok(operations.length > 20)
  for (const operation of operations) {
    for (const value of [...values, ...texts]) {
      // The empty query keeps the request from being bare.
      const [bare, other] = [await checkValue(operation, value, ''), await checkValue(operation, value, '?')]
      assert.deepEqual(bare, other, `${operation.id} ${value}`)
    }
  }
})
