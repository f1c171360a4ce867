import assert from 'node:assert/strict'
import { createReadStream, openAsBlob } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import * as github from '@octokit/webhooks-methods'
import { Webhook } from 'standardwebhooks'
import { ConnectionError, ServerError, TimeoutError, type Tokens, Workforce, WorkforceError } from 'workforce-sdk'
import { verifyWebhook } from 'workforce-sdk/webhooks'
import { createLog } from '../../server/process/log.ts'
import { startWorker } from '../../worker/worker.ts'
import { closeAfter } from '../support/close-after.ts'
import { faults, startTcpProxy } from '../support/postgres/tcp-proxy.ts'
import { eventually } from '../support/race.ts'
import { onePage } from '../support/samples/document.ts'
import { createBusiness, testPassword } from '../support/samples/factories.ts'
import { startTestApp } from '../support/service/app.ts'
import { failure, nothing, startService } from './service.ts'

const app = await startTestApp({ env: { WEBHOOK_RETRY_DELAYS: '0.05,0.05,0.05,0.05,0.05' } })
const onFailed = (error: Error) => assert.fail(error)
const worker = await startWorker({ config: app.config, log: createLog('worker', app.config), onFailed })
closeAfter(() => worker.stop())
const business = await createBusiness(app)
const workforce = new Workforce({ baseUrl: app.url, token: business.owner.token })

let people = 0
const newPerson = () => ({ first_name: 'Ada', last_name: 'Lovelace', email: `ada-${++people}@example.com` })

test('a login returns a client that acts as the user', async () => {
  const { email, name } = business.owner
  const login = await Workforce.login({ baseUrl: app.url, email, password: testPassword })
  assert.ok(login.status === 'logged_in')
  assert.equal(login.user.name, name)
  const me = await login.client.me.get()
  assert.equal(me.email, email)
  assert.equal(me.business.id, business.id)
})

test('concurrent calls with an expired token share one renewal, and their session continues', async () => {
  const { email, password } = { email: business.owner.email, password: testPassword }
  const pairs: string[] = []
  const onTokens = ({ refresh_token }: Tokens) => void pairs.push(refresh_token)
  const login = await Workforce.login({ baseUrl: app.url, email, password, onTokens })
  assert.ok(login.status === 'logged_in')
  const [refreshToken = ''] = pairs
  const client = new Workforce({ baseUrl: app.url, token: 'expired', refreshToken, onTokens })
  await Promise.all(Array.from({ length: 8 }, () => client.me.get()))
  assert.equal(new Set(pairs).size, 2)
  const nextClient = new Workforce({ baseUrl: app.url, token: 'expired', refreshToken: pairs[1] })
  assert.equal((await nextClient.me.get()).email, email)
})

test('a renewal whose response is lost is repeated within the same session', async () => {
  const { email } = business.owner
  const pairs: Tokens[] = []
  const login = await Workforce.login({
    baseUrl: app.url,
    email,
    password: testPassword,
    onTokens: (pair) => void pairs.push(pair),
  })
  assert.equal(login.status, 'logged_in')
  let renewals = 0
  const withLostResponse: typeof fetch = async (url, init) => {
    const response = fetch(url, init)
    if (!String(url).endsWith('/token/refresh') || ++renewals > 1) return response
    await (await response).arrayBuffer()
    return new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
  }
  const refreshToken = pairs[0]?.refresh_token ?? assert.fail('onTokens was not called')
  const client = new Workforce({ baseUrl: app.url, token: 'expired', refreshToken, fetch: withLostResponse })
  assert.equal((await client.me.get()).email, email)
  assert.equal(renewals, 2)
})

test('a list is read to its end, page by page', async () => {
  const since = new Date().toISOString()
  const created = []
  for (let count = 0; count < 5; count++) created.push((await workforce.people.create(newPerson())).id)
  const ids = []
  for await (const { id } of workforce.people.list({ limit: 2, updated_since: since })) ids.push(id)
  assert.deepEqual(ids, created)
})

test('every library verifies a delivery, and its retry has the same ID and body', async (t) => {
  const receiver = await startService(t, failure(500, 'broken'), nothing)
  const url = `${receiver.baseUrl}/hooks`
  const { id: webhookId, secret = '' } = await workforce.webhooks.create({ url, events: ['person.created'] })
  const person = await workforce.people.create(newPerson())
  await eventually('the retry arrives', async () => receiver.requests.length === 2)

  const [first, second] = receiver.requests
  assert.ok(first && second)
  for (const { headers, body } of [first, second]) {
    const event = await verifyWebhook(body, headers, secret)
    assert.ok(event.type === 'person.created')
    assert.equal(event.id, headers['webhook-id'])
    assert.equal(event.data.email, person.email)
    assert.deepEqual(await verifyWebhook(body, headers, secret, { scheme: 'x-webhook-signature' }), event)
    assert.deepEqual(new Webhook(secret).verify(body, headers as Record<string, string>), event)
    assert.equal(await github.verify(secret, body, String(headers['x-webhook-signature'])), true)
  }
  assert.equal(second.body, first.body)
  assert.equal(second.headers['webhook-id'], first.headers['webhook-id'])
  assert.deepEqual(
    [first, second].map(({ headers }) => headers['x-webhook-attempt']),
    ['1', '2'],
  )

  const deliveries = async () => (await workforce.webhookDeliveries.list(webhookId)).data
  await eventually('the success is recorded', async () => (await deliveries())[0]?.status === 'succeeded')
  const [delivery] = await deliveries()
  const { attempts = [] } = await workforce.webhookDeliveries.get(delivery?.id ?? 0)
  assert.deepEqual(
    attempts.map(({ outcome, response_status }) => [outcome, response_status]),
    [
      ['http_error', 500],
      ['succeeded', 204],
    ],
  )
})

test('the event stream is resumed from its cursor', async () => {
  let cursor: string | undefined
  for await (const page of workforce.events.list({ limit: 200 }).pages()) cursor = page.meta.resume_cursor
  const person = await workforce.people.create(newPerson())
  const { data: events } = await workforce.events.list({ cursor, types: ['person.created'] })
  assert.deepEqual(
    events.map(({ data }) => data.id),
    [person.id],
  )
})

test('an uploaded file is downloaded unchanged', async (t) => {
  const person = await workforce.people.create(newPerson())
  const pdf = new Blob([await onePage()])
  const signers = [{ name: 'Ada Lovelace', email: 'ada@example.com' }]
  const document = await workforce.documents.upload({
    document: { person_id: person.id, title: 'Contract', signers },
    file: pdf,
  })
  const file = await workforce.documents.file(document.id)
  assert.deepEqual(await file.bytes(), await pdf.bytes())

  const streamed = await buffer(await workforce.documents.file(document.id).stream())
  assert.deepEqual(new Uint8Array(streamed), await pdf.bytes())
  const folder = await mkdtemp(join(tmpdir(), 'workforce-upload-'))
  t.after(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'contract.pdf'), streamed)
  for (const file of [await openAsBlob(join(folder, 'contract.pdf')), createReadStream(join(folder, 'contract.pdf'))]) {
    const { id } = await workforce.documents.upload({
      document: { person_id: person.id, title: 'Copy', signers },
      file,
    })
    assert.deepEqual(await (await workforce.documents.file(id)).bytes(), new Uint8Array(streamed))
  }
})

test('a lost or damaged response costs an attempt and creates no duplicate', async () => {
  const proxy = await startTcpProxy(app.url)
  const otherClient = new Workforce({ baseUrl: proxy.url, token: business.owner.token })
  for (const [fault, expectedAttempts] of [
    ['late', 1],
    ['lost', 2],
    ['cutOff', 2],
    ['half', 2],
    ['last', 1],
  ] as const) {
    proxy.injectFaults(faults[fault])
    const attempts: number[] = []
    const client = new Workforce({
      baseUrl: proxy.url,
      token: business.owner.token,
      timeoutMs: 2_000,
      logger: ({ attempt }) => attempts.push(attempt),
    })
    const { data, response } = await client.people.create(newPerson()).withResponse()
    assert.equal(attempts.length, expectedAttempts, fault)
    assert.equal(response.headers.get('idempotent-replayed'), expectedAttempts > 1 ? 'true' : null, fault)
    // The fault may have closed the connection, so this may need a new one.
    assert.equal((await otherClient.people.get(data.id)).version, 1, fault)
  }

  proxy.injectFaults(faults.lost, faults.cutOff, faults.lost)
  await assert.rejects(otherClient.people.create(newPerson()), ConnectionError)
  proxy.injectFaults(faults.half, faults.half)
  await assert.rejects(otherClient.people.get(1, { timeoutMs: 300, maxRetries: 1 }), TimeoutError)

  proxy.injectFaults(faults.corrupted)
  const input = newPerson()
  const error = await otherClient.people.create(input).catch((reason: unknown) => reason)
  assert.ok(error instanceof WorkforceError)
  assert.equal(error.code, 'malformed_answer')
  assert.match(error.message, /The change may have been made/)
  const repeated = await otherClient.people.create(input, { idempotencyKey: error.idempotencyKey }).withResponse()
  assert.equal(repeated.response.headers.get('idempotent-replayed'), 'true')
  await proxy.cut()
})

test('a server error is retried, and its error has the request ID', async () => {
  const rename = (from: string, to: string) => app.db.schema.alterTable(from).renameTo(to).execute()
  await rename('holidays', 'holidays_elsewhere')
  const statuses: (number | undefined)[] = []
  const client = new Workforce({
    baseUrl: app.url,
    token: business.owner.token,
    maxRetries: 1,
    logger: ({ status }) => statuses.push(status),
  })
  await assert.rejects(client.holidays.list(), (error: ServerError) => {
    assert.ok(error instanceof ServerError)
    assert.deepEqual([error.code, error.reason], ['server_error', 'Server error.'])
    assert.match(String(error.requestId), /^req_/)
    return true
  })
  assert.deepEqual(statuses, [500, 500])
  await rename('holidays_elsewhere', 'holidays')
  assert.deepEqual((await client.holidays.list()).data, [])
})
