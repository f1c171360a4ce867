import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { addDays } from '../../server/operation/calendar-date.ts'
import { holdRows } from '../support/race.ts'
import { startDeliveryFixture } from '../support/receivers/delivery-fixture.ts'
import { respondWith, startReceiver } from '../support/receivers/receiver.ts'
import { createDocument } from '../support/samples/document.ts'
import { createPerson } from '../support/samples/factories.ts'
import { createLeaveType } from '../support/samples/leave.ts'
import { createPaySchedule } from '../support/samples/pay-run.ts'

const hourMs = 3_600_000

const fixture = await startDeliveryFixture({ WEBHOOK_RETRY_DELAYS: '60,600,3600,7200,86400' })
const { app, api, business_id } = fixture
await sql`update businesses set sandbox = true where id = ${business_id}`.execute(app.db)

/** Advances the clock and waits until it has reached the time. */
async function advance(body: { to: string } | { days: number }) {
  const { advancing_to } = (await api.call('sandboxClock.advance', { body })).body.data
  for (;;) {
    const { status, now } = (await api.call('sandboxClock.get', { query: { wait: 20 } })).body.data
    if (status === 'ready') return { now, target: advancing_to ?? '' }
  }
}

describe('the clock of a sandbox', () => {
  it('performs due work in order, each at its time', async () => {
    const receiver = await startReceiver()
    receiver.behave(respondWith(500))
    const webhook = await fixture.subscribe(receiver.url)
    const type = { business_id, accrual_method: 'monthly' as const, days_per_year: 24 }
    const leave_type_id = (await createLeaveType(app, type)).id
    const { id: person_id } = await createPerson(app, { business_id })
    const document = await createDocument(app, { business_id, person_id, status: 'sent' })
    const { now } = (await api.call('sandboxClock.get')).body.data
    const expires_at = new Date(Date.parse(now) + 48 * hourMs).toISOString()
    const reminder_at = new Date(Date.parse(now) + 30 * hourMs).toISOString()
    await sql`
      update documents set expires_at = ${expires_at}, remind_every_days = 1, next_reminder_at = ${reminder_at}
      where id = ${document.id}`.execute(app.db)
    await fixture.addPerson()
    await fixture.waitForDeliveries(webhook.id, ([delivery]) => delivery?.attempt_count === 1)

    const { now: then, target } = await advance({ days: 40 })

    assert.ok(then >= target, `${then} is before ${target}`)
    assert.ok(Date.parse(target) - Date.parse(now) >= 40 * 24 * hourMs)
    const { status, expired_at } = (await api.call('documents.get', { path: { id: document.id } })).body.data
    assert.equal(status, 'expired')
    const trail = (await api.call('documents.audit', { path: { id: document.id } })).body.data
    const reminded = trail.filter(({ type }) => type === 'reminded').map(({ at }) => at)
    assert.equal(reminded.length, 1)
    for (const [at, due] of [
      [expired_at, expires_at],
      [reminded[0], reminder_at],
    ]) {
      const lateMs = Date.parse(at ?? '') - Date.parse(due ?? '')
      assert.ok(lateMs >= 0 && lateMs < hourMs, `${lateMs} ms late`)
    }
    // The retries of the person's event are due within 28 hours, those of the document's event later: the document
    // expires after two days.
    const types = receiver.received.map(({ body }) => JSON.parse(body.toString()).type)
    assert.deepEqual(types.slice(0, 7), [...Array(6).fill('person.created'), 'document.expired'])
    const deliveries = await fixture.waitForDeliveries(webhook.id, (all) => all.length >= 2)
    assert.deepEqual(
      [...new Set(deliveries.map((delivery) => `${delivery.status} ${delivery.attempt_count}`))],
      ['failed 6'],
    )
    const query = { person_id, leave_type_id }
    const [balance] = (await api.call('leaveBalances.list', { query })).body.data
    assert.ok((balance?.entitled ?? 0) > 0, 'nothing was earned')
    const lines = (await api.call('leaveLedger.list', { query })).body.data
    assert.ok(lines.some(({ effective_on }) => effective_on > now.slice(0, 10) && effective_on <= then.slice(0, 10)))
  })

  it('drafts the pay run of each period of a pay schedule on its day', async () => {
    const { now } = (await api.call('sandboxClock.get')).body.data
    const { id } = await createPaySchedule(app, {
      business_id,
      drafts_from: now.slice(0, 10),
      check_on: now.slice(0, 10),
    })
    const { next_runs } = (await api.call('paySchedules.get', { path: { id } })).body.data
    const [first, second, third] = next_runs
    assert.ok(first && second && third)

    const periods: string[][] = []
    for (const day of [first.drafts_on, second.drafts_on]) {
      for (const to of [addDays(day, -2), addDays(day, 1)]) {
        await advance({ to: `${to}T12:00:00Z` })
        const runs = (await api.call('payRuns.list', { query: { pay_schedule_id: id, sort: 'id' } })).body.data
        periods.push(runs.map(({ period_start }) => period_start))
      }
    }
    const [initial, following] = [first.period_start, second.period_start]
    assert.deepEqual(periods, [[], [initial], [initial], [initial, following]])
    const after = (await api.call('paySchedules.get', { path: { id } })).body.data
    assert.deepEqual(after.next_runs[0], third)
  })

  it('waits for a locked document at its due time', async () => {
    const { id: person_id } = await createPerson(app, { business_id })
    const document = await createDocument(app, { business_id, person_id, status: 'sent' })
    const { now } = (await api.call('sandboxClock.get')).body.data
    const expires_at = new Date(Date.parse(now) + 30 * hourMs).toISOString()
    const update = sql`update documents set expires_at = ${expires_at} where business_id = ${business_id} and id = ${document.id}`
    await update.execute(app.db)
    const lock = await holdRows(app.databaseUrl, 'documents', [document.id])
    const advancing = advance({ days: 5 })
    await lock.untilBlocked(1)
    await lock.release()
    await advancing
    const { expired_at } = (await api.call('documents.get', { path: { id: document.id } })).body.data
    const lateMs = Date.parse(expired_at ?? '') - Date.parse(expires_at)
    assert.ok(lateMs >= 0 && lateMs < hourMs, `${lateMs} ms late`)
  })

  it('continues with another worker, and starts and ends employments', async () => {
    const { now } = (await api.call('sandboxClock.get')).body.data
    const today = now.slice(0, 10)
    const dates = { start_date: addDays(today, 100), end_date: addDays(today, 300) }
    const hired = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com', ...dates }
    const { id } = (await api.call('people.create', { body: hired })).body.data
    const { advancing_to } = (await api.call('sandboxClock.advance', { body: { days: 400 } })).body.data
    await fixture.worker.end()
    await fixture.replaceWorker()
    const clock = async () => (await api.call('sandboxClock.get', { query: { wait: 20 } })).body.data
    while ((await clock()).status !== 'ready');
    assert.ok((await clock()).now >= (advancing_to ?? ''))
    const events = (await api.call('events.list', { query: { types: ['person.started', 'person.terminated'] } })).body
      .data
    const types = events.filter(({ data }) => 'id' in data && data.id === id).map(({ type }) => type)
    assert.deepEqual(types, ['person.started', 'person.terminated'])
  })
})
