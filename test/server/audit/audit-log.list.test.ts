import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../support/http.ts'
import { createBusiness, createUser, type TestBusiness } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { logIn } from '../../support/service/log-in.ts'

const app = await startTestApp()

/** Creates a business with audit log entries at these times, oldest first. */
async function createEntries({ at = [] as string[] } = {}): Promise<TestBusiness> {
  const business = await createBusiness(app)
  for (const time of at) {
    await app.db
      .insertInto('audit_log')
      .values({
        business_id: business.id,
        at: time,
        action: 'logout',
        user_id: business.owner.id,
        request_id: 'req_1',
        detail: {},
      })
      .execute()
  }
  return business
}

describe('auditLog.list', () => {
  it('shows actor, action, subject and origin', async () => {
    const { id: business_id, owner } = await createEntries()
    const { email, id } = await createUser(app, { business_id, role: 'employee' })
    const headers = { 'user-agent': 'a browser' }
    const response = await app.send('POST', '/v1/login', { body: { email, password: 'wrong' }, headers })
    const [entry] = await all(caller(app, owner.token), 'auditLog.list')
    assert.deepEqual(
      { ...entry, id: 0, at: '' },
      {
        id: 0,
        at: '',
        action: 'login.failed',
        user_id: id,
        api_key_id: null,
        app_id: null,
        target_user_id: null,
        target_name: null,
        ip: '127.0.0.1',
        user_agent: 'a browser',
        request_id: response.headers['x-request-id'],
        detail: entry?.detail,
      },
    )
  })

  it('pages newest first without gaps or duplicates while entries are added', async () => {
    const { owner } = await createEntries({ at: Array(5).fill('2026-01-15T09:30:00Z') })
    const api = caller(app, owner.token)
    const first = (await api.call('auditLog.list', { query: { limit: 2 } })).body
    await logIn(app, owner)
    const rest = await all(api, 'auditLog.list', { query: { limit: 2, cursor: first.meta.next_cursor ?? '' } })
    const ids = [...first.data, ...rest].map(({ id }) => id)
    assert.equal(ids.length, 5)
    assert.deepEqual(
      ids,
      ids.toSorted((a, b) => b - a),
    )
  })

  it('filters by action and by actor or subject', async () => {
    const { id: business_id, owner } = await createEntries()
    const user = await createUser(app, { business_id, role: 'employee' })
    const api = caller(app, owner.token)
    await logIn(app, owner)
    await logIn(app, user)
    await api.call('users.update', { path: { id: user.id }, body: { name: 'Renamed' } })
    const actions = async (query: object) =>
      (await all(api, 'auditLog.list', { query: { ...query } })).map(({ action }) => action)
    assert.deepEqual(await actions({ user_id: user.id }), ['user.updated', 'login.succeeded'])
    assert.deepEqual(await actions({ user_id: owner.id }), ['user.updated', 'login.succeeded'])
    assert.deepEqual(await actions({ action: 'user.updated' }), ['user.updated'])
    assert.deepEqual(await actions({ action: 'login.succeeded', user_id: user.id }), ['login.succeeded'])
    assert.deepEqual(await actions({ action: 'two_factor.enabled' }), [])
  })

  it('filters by time: `since` is inclusive, `until` exclusive', async () => {
    const [first, second, third] = [
      '2026-01-01T00:00:00.000Z',
      '2026-01-02T00:00:00.000Z',
      '2026-01-03T00:00:00.000Z',
    ] as const
    const { owner } = await createEntries({ at: [first, second, third] })
    const times = async (query: object) =>
      (await all(caller(app, owner.token), 'auditLog.list', { query: { ...query } })).map(({ at }) => at)
    assert.deepEqual(await times({ since: second }), [third, second])
    assert.deepEqual(await times({ until: second }), [first])
    assert.deepEqual(await times({ since: second, until: third }), [second])
    assert.deepEqual(await times({ since: '2026-01-02T01:00:00+01:00', until: third }), [second])
  })

  it('refuses a time outside the calendar of PostgreSQL', async () => {
    const { owner } = await createBusiness(app)
    const query = { since: '0000-01-01T00:00:00Z' }
    const { body } = await caller(app, owner.token).expectError(422, 'auditLog.list', { query })
    assert.deepEqual(body.errors, [{ path: 'query', code: 'invalid', message: 'has a value that cannot be stored' }])
  })
})
