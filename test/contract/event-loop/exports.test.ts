import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { isLong } from '../../support/running/long-form.ts'
import { createHoliday, createLeaveFeed } from '../../support/samples/leave.ts'
import { startTestApp } from '../../support/service/app.ts'
import { newTenant } from '../tenant.ts'
import { createLargePayRun, createManyLeaveRequests, createManyRecords, fillPayslip } from './many-rows.ts'
import { assertShortTurns, download } from './short-turns.ts'

const app = await startTestApp()
const { owner, business } = await newTenant(app)
const { id: business_id } = business
const { token } = business.owner
const count = isLong ? 5000 : 3000
const run = await createLargePayRun(app, business_id, count)
const [first = 0, second = 0] = run.people
await createManyLeaveRequests(app, { business_id, people: run.people, count: count - count / 100 })
await createManyLeaveRequests(app, { business_id, people: [first], count: count / 100, after: 10 })
await fillPayslip(app, business_id, run.id, first)
await createManyRecords(app, business_id, first, count)
for (let day = 1; day <= 28; day++) {
  await createHoliday(app, { business_id, date: `2026-12-${String(day).padStart(2, '0')}` })
}

await sql`analyze`.execute(app.db)

const read = (path: string) => assertShortTurns(path, () => download(app, `/v1${path}`, token))

describe('the largest exports do not block the event loop:', () => {
  it('a pay run as CSV', () => read(`/pay-runs/${run.id}/export.csv`))

  it('a pay run for the bank', async () => {
    const accounts = run.people.map((person_id) => ({ person_id, iban: 'FR1420041010050500013M02606' }))
    const debtor = { name: 'Acme', iban: 'FR1420041010050500013M02606' }
    const body = JSON.stringify({ debtor, accounts })
    await assertShortTurns('pain.001', async () => {
      const { status, text } = await owner.send('payRuns.exportPain001', { path: { id: run.id }, body })
      assert.equal(status, 200, text.slice(0, 500))
    })
  })

  it('a payslip with the maximum number of lines', () => read(`/pay-runs/${run.id}/payslips/${first}/pdf`))

  it('a calendar', async () => {
    const feed = await createLeaveFeed(app, { business_id, user_id: business.owner.id })
    const from = new Date().toISOString().slice(0, 10)
    const to = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10)
    await read(`/leave-calendar?from=${from}&to=${to}`)
    await read(`/leave-calendar.ics?from=${from}&to=${to}`)
    await read(`/leave-feeds/${feed.token}/calendar.ics`)
  })

  it('all data about a person', async () => {
    await read(`/people/${first}/export`)
    await read(`/people/${second}/export`)
  })
})
