import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, type TestContext, test } from 'node:test'
import { Workforce } from 'workforce-sdk'
import { signWebhook, verifyWebhook } from 'workforce-sdk/webhooks'
import { data, failure, page, startService } from './service.ts'

/** The first line of this file in the stack of the error that a call rejects with. */
async function stackLine(call: () => PromiseLike<unknown>): Promise<string> {
  const { stack = '' } = await call().then(
    () => assert.fail('it succeeded'),
    (error: Error) => error,
  )
  const lines = readFileSync(import.meta.filename, 'utf8').split('\n')
  const [, line] = /caller\.test\.ts:(\d+):\d+/.exec(stack) ?? assert.fail(stack)
  return lines[Number(line) - 1] ?? ''
}

describe('the stack of an error contains the line', () => {
  const failingClient = async (t: TestContext) =>
    new Workforce({ ...(await startService(t, failure(404, 'not_found'))), maxRetries: 0 })

  test('of a method call', async (t) => {
    const workforce = await failingClient(t)
    const call = async () => {
      await new Promise(setImmediate)
      return await workforce.people.get(0) // here: a method
    }
    assert.match(await stackLine(call), /here: a method/)
    const [first = ''] = String(await call().catch(({ stack }) => stack)).split('\n')
    assert.equal(first, 'NotFoundError: people.get: It is not_found. (404 not_found, req_1)')
  })

  test('of a call to withResponse() or request()', async (t) => {
    const workforce = await failingClient(t)
    assert.match(await stackLine(() => workforce.people.get(0).withResponse()), /people\.get\(0\)/)
    assert.match(await stackLine(() => workforce.request({ method: 'GET', path: '/x' })), /workforce\.request/)
  })

  test('of a call with an invalid argument', async (t) => {
    const workforce = await failingClient(t)
    assert.match(await stackLine(() => workforce.people.get('' as never)), /'' as never/)
  })

  test('of an iteration, even if a later page fails', async (t) => {
    const { baseUrl } = await startService(t, page([{ id: 1 }], 'c2'), failure(404, 'not_found'))
    const iterate = async () => {
      const workforce = new Workforce({ baseUrl })
      for await (const _ of workforce.people.list()); // here: a loop
    }
    assert.match(await stackLine(iterate), /here: a loop/)
  })

  test('of a call to toArray(), even if a later page fails', async (t) => {
    const { baseUrl } = await startService(t, page([{ id: 1 }], 'c2'), failure(404, 'not_found'))
    const read = async () => {
      const workforce = new Workforce({ baseUrl })
      return await workforce.people.list().toArray() // here: all of it
    }
    assert.match(await stackLine(read), /here: all of it/)
    assert.match(await stackLine(read), /here: all of it/) // the first page fails
  })

  test('of a login', async (t) => {
    const { baseUrl } = await startService(t, failure(401, 'invalid_credentials'))
    assert.match(await stackLine(() => Workforce.login({ baseUrl, email: 'a', password: 'p' })), /Workforce\.login/)
  })

  test('of the verification of a webhook', async () => {
    const headers = await signWebhook('{}', 'whsec_c2VjcmV0')
    const verify = async () => {
      return await verifyWebhook('{"a":1}', headers, 'whsec_c2VjcmV0') // here: a delivery
    }
    assert.match(await stackLine(verify), /here: a delivery/)
  })

  test('of the throw statement inside onTokens', async (t) => {
    const { baseUrl } = await startService(t, failure(401, 'token_expired'), data({ token: 't', refresh_token: 'r' }))
    const onTokens = () => {
      throw new Error('the disk is full') // here: the store
    }
    const workforce = new Workforce({ baseUrl, token: 't', refreshToken: 'r', onTokens })
    assert.match(await stackLine(() => workforce.me.get()), /here: the store/)
  })

  test('only if Error.stackTraceLimit is not 0', async (t) => {
    const workforce = await failingClient(t)
    const { stackTraceLimit } = Error
    t.after(() => Object.assign(Error, { stackTraceLimit }))
    Error.stackTraceLimit = 0
    const error = await workforce.people.get(0).catch((reason: Error) => reason)
    assert.match(String((error as Error).stack), /^\w*Error: people\.get: It is not_found\.[^\n]+$/)
  })
})
