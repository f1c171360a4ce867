import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { caller } from '../../support/http.ts'
import { createBusiness } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()

describe('sandboxClock.get', () => {
  it('returns the clock of the database plus the offset', async () => {
    const { id, owner } = await createBusiness(app)
    await sql`update businesses set sandbox = true, clock_offset = '36 hours' where id = ${id}`.execute(app.db)
    const now = async () => Date.parse((await caller(app, owner.token).call('sandboxClock.get')).body.data.now)
    const real = async () =>
      (await sql<{ ms: number }>`select date_part('epoch', clock_timestamp()) * 1000 as ms`.execute(app.db)).rows[0]
        ?.ms ?? 0
    const [before, clock, after] = [await real(), await now(), await real()]
    const aheadMs = 36 * 3_600_000
    assert.ok(clock >= Math.floor(before) + aheadMs && clock <= after + aheadMs)
    assert.ok((await now()) >= clock)
  })

  it('waits until the clock has reached its target', async () => {
    const { id, owner } = await createBusiness(app)
    const api = caller(app, owner.token)
    const setTarget = (target: string | null) =>
      sql`update businesses set sandbox = true, clock_target = ${target} where id = ${id}`.execute(app.db)
    await setTarget('2999-01-01T00:00:00Z')
    const { status, advancing_to } = (await api.call('sandboxClock.get', { query: { wait: 1 } })).body.data
    assert.deepEqual([status, advancing_to], ['advancing', '2999-01-01T00:00:00.000Z'])
    const waiting = api.call('sandboxClock.get', { query: { wait: 20 } })
    await setTarget(null)
    assert.equal((await waiting).body.data.status, 'ready')
  })

  it('returns 409 for a business that is not a sandbox', async () => {
    const { owner } = await createBusiness(app)
    await caller(app, owner.token).expectError(409, 'sandboxClock.get')
  })
})
