import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, type TestContext, test } from 'node:test'
import { Workforce } from 'workforce-sdk'
import { signWebhook, verifyWebhook } from 'workforce-sdk/webhooks'
import { data, failure, page, startService } from './service.ts'

/** The line of this file to which the stack of a failure leads first. */
async function lineOf(failing: () => PromiseLike<unknown>): Promise<string> {
  const { stack = '' } = await failing().then(
    () => assert.fail('it succeeded'),
    (error: Error) => error,
  )
  const lines = readFileSync(import.meta.filename, 'utf8').split('\n')
  const [, line] = /caller\.test\.ts:(\d+):\d+/.exec(stack) ?? assert.fail(stack)
  return lines[Number(line) - 1] ?? ''
}

describe('the stack of an error leads to the line of the caller', () => {
  const failing = async (t: TestContext) =>
    new Workforce({ ...(await startService(t, failure(404, 'not_found'))), maxRetries: 0 })

  test('which called a method', async (t) => {
    const workforce = await failing(t)
    const call = async () => {
      await new Promise(setImmediate)
      return await workforce.people.get(0) // here: a method
    }
    assert.match(await lineOf(call), /here: a method/)
    const [first = ''] = String(await call().catch(({ stack }) => stack)).split('\n')
    assert.equal(first, 'NotFoundError: people.get: It is not_found. (404 not_found, req_1)')
  })

  test('which asked for the response too, or for what has no method', async (t) => {
    const workforce = await failing(t)
    assert.match(await lineOf(() => workforce.people.get(0).withResponse()), /people\.get\(0\)/)
    assert.match(await lineOf(() => workforce.request({ method: 'GET', path: '/x' })), /workforce\.request/)
  })

  test('which gave what cannot be sent', async (t) => {
    const workforce = await failing(t)
    assert.match(await lineOf(() => workforce.people.get('' as never)), /'' as never/)
  })

  test('which iterates, also over a page that comes later', async (t) => {
    const { baseUrl } = await startService(t, page([{ id: 1 }], 'c2'), failure(404, 'not_found'))
    const iterate = async () => {
      const workforce = new Workforce({ baseUrl })
      for await (const _ of workforce.people.list()); // here: a loop
    }
    assert.match(await lineOf(iterate), /here: a loop/)
  })

  test('which reads a whole list, also one that fails on a later page', async (t) => {
    const { baseUrl } = await startService(t, page([{ id: 1 }], 'c2'), failure(404, 'not_found'))
    const read = async () => {
      const workforce = new Workforce({ baseUrl })
      return await workforce.people.list().toArray() // here: all of it
    }
    assert.match(await lineOf(read), /here: all of it/)
    assert.match(await lineOf(read), /here: all of it/) // its first page
  })

  test('which logs in', async (t) => {
    const { baseUrl } = await startService(t, failure(401, 'invalid_credentials'))
    assert.match(await lineOf(() => Workforce.login({ baseUrl, email: 'a', password: 'p' })), /Workforce\.login/)
  })

  test('which verifies a webhook', async () => {
    const headers = await signWebhook('{}', 'whsec_c2VjcmV0')
    const verify = async () => {
      return await verifyWebhook('{"a":1}', headers, 'whsec_c2VjcmV0') // here: a delivery
    }
    assert.match(await lineOf(verify), /here: a delivery/)
  })

  test('but that of what onTokens throws stays its own', async (t) => {
    const { baseUrl } = await startService(t, failure(401, 'token_expired'), data({ token: 't', refresh_token: 'r' }))
    const onTokens = () => {
      throw new Error('the disk is full') // here: the store
    }
    const workforce = new Workforce({ baseUrl, token: 't', refreshToken: 'r', onTokens })
    assert.match(await lineOf(() => workforce.me.get()), /here: the store/)
  })

  test('and there is none where the program wants no stacks', async (t) => {
    const workforce = await failing(t)
    const { stackTraceLimit } = Error
    t.after(() => Object.assign(Error, { stackTraceLimit }))
    Error.stackTraceLimit = 0
    const error = await workforce.people.get(0).catch((reason: Error) => reason)
    assert.match(String((error as Error).stack), /^\w*Error: people\.get: It is not_found\.[^\n]+$/)
  })
})
