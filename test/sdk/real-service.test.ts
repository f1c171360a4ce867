import assert from 'node:assert/strict'
import { createReadStream, openAsBlob } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import * as github from '@octokit/webhooks-methods'
import { Webhook } from 'standardwebhooks'
import { type Tokens, Workforce } from 'workforce-sdk'
import { verifyWebhook } from 'workforce-sdk/webhooks'
import { createLog } from '../../server/process/log.ts'
import { startWorker } from '../../worker/worker.ts'
import { startTestApp } from '../support/app.ts'
import { closeAfter } from '../support/close-after.ts'
import { onePage } from '../support/document.ts'
import { createBusiness, testPassword } from '../support/factories.ts'
import { eventually } from '../support/race.ts'
import { failure, nothing, startService } from './service.ts'

const app = await startTestApp({ env: { WEBHOOK_RETRY_DELAYS: '0.05,0.05,0.05,0.05,0.05' } })
const onFailed = (error: Error) => assert.fail(error)
const worker = await startWorker({ config: app.config, log: createLog('worker', app.config), onFailed })
closeAfter(() => worker.stop())
const business = await createBusiness(app)
const workforce = new Workforce({ baseUrl: app.url, token: business.owner.token })

let made = 0
const someone = () => ({ first_name: 'Ada', last_name: 'Lovelace', email: `ada-${++made}@example.com` })

test('a login makes a client that acts as the user', async () => {
  const { email, name } = business.owner
  const login = await Workforce.login({ baseUrl: app.url, email, password: testPassword })
  assert.ok(login.status === 'logged_in')
  assert.equal(login.user.name, name)
  const me = await login.client.me.get()
  assert.equal(me.email, email)
  assert.equal(me.business.id, business.id)
})

test('calls at once whose token has ended share one renewal, and their session goes on', async () => {
  const { email, password } = { email: business.owner.email, password: testPassword }
  const pairs: string[] = []
  const onTokens = ({ refresh_token }: Tokens) => void pairs.push(refresh_token)
  const login = await Workforce.login({ baseUrl: app.url, email, password, onTokens })
  assert.ok(login.status === 'logged_in')
  const [refreshToken = ''] = pairs
  const returned = new Workforce({ baseUrl: app.url, token: 'ended', refreshToken, onTokens })
  await Promise.all(Array.from({ length: 8 }, () => returned.me.get()))
  assert.equal(new Set(pairs).size, 2)
  const replayed = new Workforce({ baseUrl: app.url, token: 'ended', refreshToken: pairs[1] })
  assert.equal((await replayed.me.get()).email, email)
})

test('a renewal whose answer never comes is repeated while the session stands it', async () => {
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
  const silent: typeof fetch = async (url, init) => {
    const answer = fetch(url, init)
    if (!String(url).endsWith('/token/refresh') || ++renewals > 1) return answer
    await (await answer).arrayBuffer()
    return new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
  }
  const refreshToken = pairs[0]?.refresh_token ?? assert.fail('the login was not told')
  const returned = new Workforce({ baseUrl: app.url, token: 'ended', refreshToken, fetch: silent })
  assert.equal((await returned.me.get()).email, email)
  assert.equal(renewals, 2)
})

test('an answer that is lost after the commit does not make a second person', async () => {
  let answers = 0
  const losing: typeof fetch = async (...request) => {
    const response = await fetch(...request)
    if (++answers > 1) return response
    await response.arrayBuffer()
    throw new TypeError('the line was cut')
  }
  const cut = new Workforce({ baseUrl: app.url, token: business.owner.token, fetch: losing })
  const given = someone()
  const { data: person, response } = await cut.people.create(given).withResponse()
  assert.equal(answers, 2)
  assert.equal(person.email, given.email)
  assert.equal(response.headers.get('idempotent-replayed'), 'true')
})

test('a list is read to its end, page by page', async () => {
  const since = new Date().toISOString()
  const created = []
  for (let count = 0; count < 5; count++) created.push((await workforce.people.create(someone())).id)
  const found = []
  for await (const { id } of workforce.people.list({ limit: 2, updated_since: since })) found.push(id)
  assert.deepEqual(found, created)
})

test('a delivery is signed for every library, and its retry is the same', async (t) => {
  const receiver = await startService(t, failure(500, 'broken'), nothing)
  const url = `${receiver.baseUrl}/hooks`
  const { id: webhookId, secret = '' } = await workforce.webhooks.create({ url, events: ['person.created'] })
  const person = await workforce.people.create(someone())
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

test('the stream of events is read on from where it was left', async () => {
  let cursor: string | undefined
  for await (const page of workforce.events.list({ limit: 200 }).pages()) cursor = page.meta.resume_cursor
  const person = await workforce.people.create(someone())
  const { data: events } = await workforce.events.list({ cursor, types: ['person.created'] })
  assert.deepEqual(
    events.map(({ data }) => data.id),
    [person.id],
  )
})

test('a file is uploaded with what it is for, and comes back as it was', async (t) => {
  const person = await workforce.people.create(someone())
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
  for (const again of [
    await openAsBlob(join(folder, 'contract.pdf')),
    createReadStream(join(folder, 'contract.pdf')),
  ]) {
    const { id } = await workforce.documents.upload({
      document: { person_id: person.id, title: 'Again', signers },
      file: again,
    })
    assert.deepEqual(await (await workforce.documents.file(id)).bytes(), new Uint8Array(streamed))
  }
})
