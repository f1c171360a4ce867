import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../support/http.ts'
import { holdRows } from '../../support/race.ts'
import { releaseTogether } from '../../support/release-together.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { createPayRun } from '../../support/samples/pay-run.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createPayRunFixture, earning } from './pay-run-fixture.ts'

const app = await startTestApp({ env: { DATABASE_POOL_SIZE: '10' } })
const { api, business, addPerson, draft, draftWithPayslips, approve, get, listEventTypes } =
  await createPayRunFixture(app)

describe('payRuns.approve', () => {
  it('approves the version in If-Match and publishes payrun.approved without the pay of individuals', async () => {
    const { run } = await draftWithPayslips(['10.00', '20.00'])
    const approved = await approve(run)
    const { approved_at, updated_at } = approved
    assert.deepEqual(approved, {
      ...run,
      status: 'approved',
      approved_by: business.owner.id,
      approved_at: updated_at,
      allowed_actions: ['reopen', 'complete', 'cancel'],
      updated_at,
      version: run.version + 1,
    })
    const events = await all(api, 'events.list', { query: { types: 'payrun.approved' } })
    const { id, type, period_start, period_end, pay_date, currency, totals, created_at } = run
    const data = { id, type, period_start, period_end, pay_date, currency, status: 'approved', totals, approved_at }
    assert.deepEqual(events.at(-1)?.data, { ...data, pay_schedule_id: null, completed_at: null, created_at })
    const [entry] = await all(api, 'auditLog.list', { query: { action: 'payrun.approved', limit: 1 } })
    assert.deepEqual([entry?.user_id, entry?.detail], [business.owner.id, { pay_run_id: id }])
  })

  it('reports blockers and changes nothing', async () => {
    const { run, people } = await draftWithPayslips(['10.00'])
    const [person_id = 0] = people
    const lines = [earning('10.00'), { ...earning('22.50'), kind: 'deduction' as const }]
    await api.call('payslips.put', { path: { id: run.id, person_id }, body: { lines } })
    const before = await get(run.id)
    const header = { 'If-Match': `"${before.version}"` }
    const { body } = await api.expectError(422, 'payRuns.approve', { path: { id: run.id }, header })
    assert.equal(body.code, 'blocked')
    assert.deepEqual(body.blockers, [
      { code: 'negative_net', message: 'The net pay is below zero: -12.50.', person_id, net: '-12.50' },
    ])
    assert.deepEqual(await get(run.id), before)
    assert.deepEqual(await listEventTypes(run.id), ['payrun.created', 'payrun.updated', 'payrun.updated'])
  })

  it('approves once when 20 requests race, and records one event', async () => {
    const { run } = await draftWithPayslips(['10.00'])
    const request = {
      url: app.url,
      method: 'POST',
      path: `/v1/pay-runs/${run.id}/approve`,
      token: business.owner.token,
      headers: { 'If-Match': '*', 'content-length': '0' },
    }
    const responses = await releaseTogether(Array(20).fill(request))
    const statuses = responses.map(({ status }) => status)
    assert.deepEqual(statuses.toSorted(), [200, ...Array(19).fill(409)])
    assert.deepEqual(await listEventTypes(run.id), ['payrun.created', 'payrun.updated', 'payrun.approved'])
  })

  it('never approves the version that a concurrent change of a payslip creates', async () => {
    const { run, people } = await draftWithPayslips(['10.00'])
    const [person_id = 0] = people
    const { id } = run
    const lock = await holdRows(app.databaseUrl, 'pay_runs', [id])
    const put = api.send('payslips.put', { path: { id, person_id }, body: { lines: [earning('99.00')] } })
    const approval = api.send('payRuns.approve', { path: { id }, header: { 'If-Match': `"${run.version}"` } })
    await lock.untilBlocked(2)
    await lock.release()
    const statuses = [(await put).status, (await approval).status]
    const now = await get(id)
    if (now.status === 'approved') {
      assert.deepEqual([statuses, now.totals.net], [[409, 200], '10.00'])
    } else {
      assert.deepEqual([statuses, now.totals.net], [[200, 412], '99.00'])
    }
  })

  it('accepts an approval with an API key unless the business requires two people', async () => {
    const { token } = await createKey(app, business.owner, { scopes: ['payruns:approve'] })
    const { run } = await draftWithPayslips(['10.00'])
    const header = { 'If-Match': `"${run.version}"` }
    const { data } = (await caller(app, token).call('payRuns.approve', { path: { id: run.id }, header })).body
    assert.deepEqual([data.status, data.approved_by], ['approved', null])
  })

  it('approves neither of two overlapping regular pay runs until one is cancelled', async () => {
    const people = [await addPerson()]
    const regular = { business_id: business.id, type: 'regular', people } as const
    const first = await createPayRun(app, { ...regular, period: ['2027-01-01', '2027-01-31'] })
    const second = await createPayRun(app, { ...regular, period: ['2027-01-31', '2027-02-27'] })
    const header = { 'If-Match': '"1"' }
    for (const [{ id }, other] of [
      [first, second.id],
      [second, first.id],
    ] as const) {
      const { body } = await api.expectError(422, 'payRuns.approve', { path: { id }, header })
      const message = `Pay run ${other} also pays for days of this period.`
      assert.deepEqual(body.blockers, [
        { code: 'overlapping_pay_run', message, person_id: people[0], other_pay_run_id: other },
      ])
    }
    await api.call('payRuns.cancel', { path: { id: first.id }, body: { reason: 'Twice' } })
    await api.call('payRuns.approve', { path: { id: second.id }, header })
  })

  it('does not approve a pay run without payslips', async () => {
    const { id } = await draft()
    const { body } = await api.expectError(422, 'payRuns.approve', { path: { id }, header: { 'If-Match': '"1"' } })
    assert.deepEqual(body.blockers, [{ code: 'no_payslips', message: 'The pay run has no payslips.', person_id: null }])
  })
})
