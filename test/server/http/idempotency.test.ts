import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { all, caller } from '../../support/http.ts'
import { eventually, hold } from '../../support/race.ts'
import { createBusiness, createUser } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)

let count = 0
const newPerson = () => ({ first_name: 'Ada', last_name: 'Lovelace', email: `ada-${++count}@example.com` })
const webhook = { url: 'https://example.com/hooks', events: ['*' as const] }
const under = (key: string) => ({ header: { 'Idempotency-Key': key } })
const peopleWith = async (email: string) =>
  (await all(api, 'people.list', { query: { limit: 200 } })).filter((row) => row.email === email)
const readCreations = async (email: string) => {
  const query = { types: 'person.created', limit: 200 }
  return (await all(api, 'events.list', { query })).filter(({ data }) => 'email' in data && data.email === email)
}

/** Blocks the insertion of a person with this email address. */
const holdEmail = (email: string) =>
  hold(app.databaseUrl, `insert into people (business_id, first_name, last_name, email) values ($1, 'x', 'y', $2)`, [
    business_id,
    email,
  ])

describe('an Idempotency-Key', () => {
  it('replays the first response byte for byte, without repeating the change', async () => {
    const request = { body: newPerson(), ...under('replay') }
    const first = await api.call('people.create', request)
    await api.call('people.update', { path: { id: first.body.data.id }, body: { job_title: 'Changed since' } })
    const second = await api.call('people.create', request)
    assert.equal(second.text, first.text)
    assert.equal(second.headers.etag, first.headers.etag)
    assert.equal(first.headers['idempotent-replayed'], undefined)
    assert.equal(second.headers['idempotent-replayed'], 'true')
    assert.notEqual(second.headers['x-request-id'], first.headers['x-request-id'])
    assert.equal((await readCreations(request.body.email)).length, 1)
  })

  it('is rejected with another body, and keeps the first response', async () => {
    const request = { body: newPerson(), ...under('reused') }
    const { text } = await api.call('people.create', request)
    const { body } = await api.expectError(422, 'people.create', {
      ...request,
      body: { ...request.body, phone: '+44 1' },
    })
    assert.equal(body.code, 'idempotency_key_reused')
    assert.equal((await api.call('people.create', request)).text, text)
  })

  it('does not store failures, so the same request can succeed later', async () => {
    const input = newPerson()
    const { id } = (await api.call('people.create', { body: input })).body.data
    const request = { body: input, ...under('failed') }
    await api.expectError(409, 'people.create', request)
    await api.call('people.delete', { path: { id } })
    const { headers } = await api.call('people.create', request)
    assert.equal(headers['idempotent-replayed'], undefined)
  })

  it('stores nothing for a request that is rejected before it is performed', async () => {
    const input = newPerson()
    await api.expectError(422, 'people.create', { body: { ...input, nonsense: 1 }, ...under('invalid') })
    await api.call('people.create', { body: input, ...under('invalid') })
  })

  it('stores no secret, and the replay states that it is withheld', async () => {
    const request = { body: webhook, ...under('secret') }
    const first = await api.call('webhooks.create', request)
    const { secret, ...publicMembers } = first.body.data
    const replay = await api.call('webhooks.create', request)
    assert.deepEqual(replay.body.data, { ...publicMembers, secret_withheld: true })
    const { rows } = await sql<{ text: string }>`select kept_answers::text as text from kept_answers`.execute(app.db)
    assert.ok(rows.length > 0 && secret)
    assert.ok(rows.every(({ text }) => !text.includes(secret) && !text.includes('whsec_')))
  })

  it('is separate for each user', async () => {
    const colleague = caller(app, (await createUser(app, { business_id, role: 'admin' })).token)
    const stranger = caller(app, (await createBusiness(app)).owner.token)
    const ids = new Set<number>()
    for (const principal of [api, colleague, stranger]) {
      const { headers, body } = await principal.call('webhooks.create', { body: webhook, ...under('shared') })
      assert.equal(headers['idempotent-replayed'], undefined)
      ids.add(body.data.id)
    }
    assert.equal(ids.size, 3)
  })

  it('is separate for each path', async () => {
    await api.call('people.create', { body: newPerson(), ...under('paths') })
    const { headers } = await api.call('webhooks.create', { body: webhook, ...under('paths') })
    assert.equal(headers['idempotent-replayed'], undefined)
  })

  it('is stored for 24 hours, and can be used for another request afterwards', async () => {
    const request = { body: webhook, ...under('old') }
    const first = (await api.call('webhooks.create', request)).body.data
    const age = (interval: string) =>
      sql`update kept_answers set created_at = now() - ${interval}::interval where key = 'old'`.execute(app.db)
    await age('23 hours 59 minutes')
    assert.equal((await api.call('webhooks.create', request)).body.data.id, first.id)
    await age('24 hours 1 minute')
    const changed = { ...request, body: { ...webhook, description: 'Another' } }
    const second = await api.call('webhooks.create', changed)
    assert.notEqual(second.body.data.id, first.id)
    assert.equal((await api.call('webhooks.create', changed)).body.data.id, second.body.data.id)
  })

  it('returns 409 with Retry-After while the first request runs, and then replays its response', async () => {
    const request = { body: newPerson(), ...under('running') }
    const email = await holdEmail(request.body.email)
    const first = api.send('people.create', request)
    await email.untilBlocked(1)
    const { headers, body } = await api.expectError(409, 'people.create', request)
    assert.equal(body.code, 'in_progress')
    assert.equal(headers['retry-after'], '1')
    await api.expectError(409, 'people.create', { ...request, body: newPerson() })
    await email.release()
    assert.equal((await first).status, 201)
    assert.equal((await api.call('people.create', request)).text, (await first).text)
  })

  it('performs only one of many concurrent requests', async () => {
    const request = { body: newPerson(), ...under('parallel') }
    const responses = await Promise.all(Array.from({ length: 12 }, () => api.send('people.create', request)))
    const performed = responses.filter(({ status, headers }) => status === 201 && !headers['idempotent-replayed'])
    const others = responses.filter((response) => !performed.includes(response))
    assert.equal(performed.length, 1)
    for (const { status, headers, body } of others) {
      if (status === 201) assert.equal(headers['idempotent-replayed'], 'true')
      else assert.deepEqual([status, body.code], [409, 'in_progress'])
    }
    assert.equal((await readCreations(request.body.email)).length, 1)
  })

  it('performs a request once if it is retried after its response was lost', async () => {
    const input = newPerson()
    const body = JSON.stringify(input)
    const email = await holdEmail(input.email)
    const { hostname, port } = new URL(app.url)
    const socket = connect(Number(port), hostname)
    socket.write(
      `POST /v1/people HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${owner.token}\r\nIdempotency-Key: lost\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    )
    await email.untilBlocked(1)
    socket.destroy()
    await email.release()
    await eventually('the person exists', async () => (await peopleWith(input.email)).length === 1)

    const { headers, body: replayed } = await api.call('people.create', { body: input, ...under('lost') })
    assert.equal(headers['idempotent-replayed'], 'true')
    assert.deepEqual(
      (await peopleWith(input.email)).map(({ id }) => id),
      [replayed.data.id],
    )
    assert.equal((await readCreations(input.email)).length, 1)
  })

  it('rolls back the change when the response cannot be stored', async () => {
    const request = { body: newPerson(), ...under('unkept') }
    const run = (statement: string) => sql.raw(statement).execute(app.db)
    await run(`alter table kept_answers add constraint full_disk check (key <> 'unkept')`)
    await api.expectError(500, 'people.create', request)
    await run('alter table kept_answers drop constraint full_disk')
    assert.deepEqual(await peopleWith(request.body.email), [])
    assert.deepEqual(await readCreations(request.body.email), [])
    const { headers } = await api.call('people.create', request)
    assert.equal(headers['idempotent-replayed'], undefined)
  })
})
