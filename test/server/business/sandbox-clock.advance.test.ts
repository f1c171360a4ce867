import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { all, caller } from '../../support/http.ts'
import { createBusiness } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()

async function openSandbox() {
  const { id, owner } = await createBusiness(app)
  await sql`update businesses set sandbox = true where id = ${id}`.execute(app.db)
  return { id, api: caller(app, owner.token) }
}

describe('sandboxClock.advance', () => {
  it('sets the target, and refuses another one until the clock has reached it', async () => {
    const { api } = await openSandbox()
    const before = (await api.call('sandboxClock.get')).body.data
    assert.deepEqual([before.status, before.advancing_to], ['ready', null])
    const { status, advancing_to } = (await api.call('sandboxClock.advance', { body: { days: 1, hours: 2 } })).body.data
    assert.equal(status, 'advancing')
    assert.ok(Date.parse(advancing_to ?? '') - Date.parse(before.now) >= 26 * 3_600_000)
    const { body } = await api.expectError(409, 'sandboxClock.advance', { body: { minutes: 1 } })
    assert.equal(body.current_status, 'advancing')
    const [entry] = await all(api, 'auditLog.list', { query: { action: 'sandbox_clock.advanced' } })
    assert.equal(entry?.detail.to, advancing_to)
  })

  it('only moves forward, by at most 400 days, to one target at a time', async () => {
    const { api } = await openSandbox()
    const errorPaths = async (body: Record<string, unknown>) =>
      (await api.expectError(422, 'sandboxClock.advance', { body: body as never })).body.errors?.map(({ path }) => path)
    assert.deepEqual(await errorPaths({ to: '2020-01-01T00:00:00Z' }), ['body.to'])
    assert.deepEqual(await errorPaths({ to: '2999-01-01T00:00:00Z' }), ['body.to'])
    assert.deepEqual(await errorPaths({ to: '2999-01-01T00:00:00Z', days: 1 }), ['body.to'])
    assert.deepEqual(await errorPaths({ days: 400, minutes: 1 }), ['body.days'])
    assert.deepEqual(await errorPaths({ days: 0 }), ['body.days'])
  })

  it('is refused for a business that is not a sandbox, by both the API and the database', async () => {
    const { id, owner } = await createBusiness(app)
    const api = caller(app, owner.token)
    await api.expectError(409, 'sandboxClock.advance', { body: { days: 1 } })
    await assert.rejects(
      sql`update businesses set clock_offset = '1 day' where id = ${id}`.execute(app.db),
      /businesses_clock/,
    )
  })
})
