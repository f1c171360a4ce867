import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { acrossBusinesses } from '../../../server/operation/work.ts'
import { deliveryMetrics } from '../../../worker/delivery/delivery-metrics.ts'
import { lockKinds } from '../../../worker/locks.ts'
import { caller } from '../../support/http.ts'
import { createBusiness } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const registry = new Registry()
deliveryMetrics(registry, { ...acrossBusinesses({ db: app.serviceDb }), slotsInUse: () => 0 })

/** Returns the value of a gauge without labels. */
async function readGauge(name: string): Promise<number> {
  const metric = await registry.getSingleMetric(name)?.get()
  return metric?.values[0]?.value ?? assert.fail(name)
}

it('a delivery is unattended while no worker has its webhook open', async () => {
  const { owner } = await createBusiness(app)
  const api = caller(app, owner.token)
  const { body } = await api.call('webhooks.create', { body: { url: 'https://example.com/hooks', events: ['*'] } })
  assert.equal(await readGauge('workforce_deliveries_unattended_oldest_age_seconds'), 0)
  await api.call('people.create', { body: { first_name: 'Ada', last_name: 'Ek', email: 'ada@example.com' } })
  assert.equal(await readGauge('workforce_deliveries_due'), 1)
  assert.ok((await readGauge('workforce_deliveries_unattended_oldest_age_seconds')) > 0)

  await app.db.inTransaction(async (worker) => {
    await sql`select pg_advisory_lock(${lockKinds.webhook}::int, ${body.data.id}::int)`.execute(worker)
    assert.equal(await readGauge('workforce_deliveries_unattended_oldest_age_seconds'), 0)
    assert.ok((await readGauge('workforce_deliveries_due_oldest_age_seconds')) > 0)
    await sql`select pg_advisory_unlock_all()`.execute(worker)
  })
})
