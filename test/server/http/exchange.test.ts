import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { createLog } from '../../../server/process/log.ts'
import { caller } from '../../support/http.ts'
import { eventually, hold } from '../../support/race.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { createBusiness, testPassword } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { logIn } from '../../support/service/log-in.ts'

const lines: string[] = []
const log = createLog('server', { logLevel: 'info' }, { write: (line) => void lines.push(line) })
const app = await startTestApp({ log })
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)

interface Line {
  level: string
  time: string
  process: string
  msg: string
  request_id: string
  operation: string | null
  method: string
  status: number
  duration_ms: number
  business_id?: number
  principal?: string
  aborted?: true
  err?: { message: string; stack: string; code?: string }
}

/** Waits for the log lines of a request, which are written after its response. */
async function findLines(requestId: unknown): Promise<Line[]> {
  const matches = () => lines.map((line): Line => JSON.parse(line)).filter(({ request_id }) => request_id === requestId)
  await eventually(`a line for ${requestId}`, async () => matches().length > 0)
  return matches()
}

let count = 0
const ada = () => ({ first_name: 'Ada', last_name: 'Lovelace', email: `ada-${++count}@example.com` })

describe('the log', () => {
  it('has one line for each request, with operation, principal, status and duration', async () => {
    const { headers } = await api.call('people.create', { body: ada() })
    const [{ time, duration_ms, ...line } = assert.fail(), ...others] = await findLines(headers['x-request-id'])
    assert.deepEqual(others, [])
    assert.deepEqual(line, {
      level: 'info',
      process: 'server',
      msg: 'request',
      request_id: headers['x-request-id'],
      operation: 'people.create',
      method: 'POST',
      status: 201,
      business_id,
      principal: `user:${owner.id}`,
    })
    assert.ok(Math.abs(Date.now() - Date.parse(time)) < 60_000)
    assert.ok(duration_ms > 0 && duration_ms < 60_000)
  })

  it('has no principal for an anonymous request, and no operation for an unknown path', async () => {
    const refusal = await caller(app, 'garbage').expectError(401, 'people.list')
    const [unknown] = await findLines(refusal.headers['x-request-id'])
    assert.deepEqual([unknown?.operation, unknown?.status, unknown?.principal], ['people.list', 401, undefined])
    const { headers } = await app.send('GET', '/nowhere')
    const [nowhere] = await findLines(headers['x-request-id'])
    assert.deepEqual([nowhere?.operation, nowhere?.status, nowhere?.level], [null, 404, 'info'])
  })

  it('marks a request whose caller disconnected before the response', async () => {
    const email = 'gone@example.com'
    const insert = `insert into people (business_id, first_name, last_name, email) values ($1, 'x', 'y', $2)`
    const blocked = await hold(app.databaseUrl, insert, [business_id, email])
    const body = JSON.stringify({ ...ada(), email })
    const { hostname, port } = new URL(app.url)
    const socket = connect(Number(port), hostname)
    socket.write(
      `POST /v1/people HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${owner.token}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    )
    await blocked.untilBlocked(1)
    socket.destroy()
    await eventually('a line of the aborted request', async () =>
      lines.some((line) => JSON.parse(line).aborted === true),
    )
    await blocked.release()
  })

  it('has the cause of a server error at level error, which the response does not contain', async () => {
    const run = (statement: string) => sql.raw(statement).execute(app.db)
    await run(`alter table people add constraint tall check (last_name <> 'Canary-of-a-row')`)
    const { headers, text } = await api.expectError(500, 'people.create', {
      body: { ...ada(), last_name: 'Canary-of-a-row' },
    })
    await run('alter table people drop constraint tall')
    const [line] = await findLines(headers['x-request-id'])
    assert.equal(line?.level, 'error')
    assert.equal(line?.err?.code, '23514')
    assert.match(line?.err?.message ?? '', /violates check constraint "tall/)
    assert.match(line?.err?.stack ?? '', /add-person/)
    assert.doesNotMatch(text, /tall|constraint|add-person/)
  })

  it('contains no token, password, secret or other input of a caller', async () => {
    const canaries: string[] = [owner.token, testPassword]
    const canary = () => {
      const canary = `canary-${canaries.length}-of-a-secret`
      canaries.push(canary)
      return canary
    }
    const { token, refresh_token } = await logIn(app, owner)
    canaries.push(token, refresh_token)
    await caller(app).expectError(401, 'auth.login', { body: { email: owner.email, password: canary() } })
    await caller(app).expectError(422, 'auth.login', { body: { email: canary(), password: canary(), more: canary() } })
    await caller(app, canary()).expectError(401, 'me.get')

    const webhook = { url: `https://example.com/${canary()}`, events: ['*' as const] }
    const created = await api.call('webhooks.create', { body: webhook, header: { 'Idempotency-Key': canary() } })
    canaries.push(created.body.data.secret ?? assert.fail('no secret'))
    await api.call('people.create', { body: { ...ada(), metadata: { secret: canary() } } })

    for (const path of [
      `/v1/password/reset/${canary()}`,
      `/v1/me?access_token=${canary()}`,
      `/v1/people/${canary()}`,
    ]) {
      await app.send('GET', path, { token: owner.token, headers: { cookie: canary(), 'x-secret': canary() } })
    }
    await app.send('POST', '/v1/login', { body: `{"password": "${canary()}` })
    await app.send('POST', '/v1/login', { body: canary(), headers: { 'content-type': canary() } })
    const last = await app.send('GET', '/health/live')
    await findLines(last.headers['x-request-id'])

    const all = lines.join('')
    assert.deepEqual(
      canaries.filter((secret) => all.includes(secret)),
      [],
    )
    for (const part of owner.token.split('.')) assert.ok(!all.includes(part))
    assert.doesNotMatch(all, /Canary-of-a-row/)
  })
})

describe('the address of the caller', () => {
  it('comes from a trusted proxy, with or without a port, or else is that of the proxy', async () => {
    const behind = await startTestApp({ databaseUrl: app.databaseUrl, env: { TRUST_PROXY: '1' } })
    const key = await createKey(app, owner, {
      scopes: ['people:read'],
      allowed_cidrs: ['203.0.113.0/24', '2001:db8::/32'],
    })
    const statusFrom = async (address: string): Promise<number> =>
      (await behind.send('GET', '/v1/people', { token: key.token, headers: { 'x-forwarded-for': address } })).status
    for (const address of ['203.0.113.7', '203.0.113.7:5678', '2001:db8::7', '[2001:db8::7]', '[2001:db8::7]:5678'])
      assert.equal(await statusFrom(address), 200, address)
    for (const address of ['198.51.100.7:5678', 'nonsense', 'unknown', '203.0.113.7:x', '[203.0.113.7', '1:2:3', ','])
      assert.equal(await statusFrom(address), 401, address)
  })
})
