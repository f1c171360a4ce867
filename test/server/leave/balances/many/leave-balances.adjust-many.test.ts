import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { addDays } from '../../../../../server/operation/calendar-date.ts'
import type { Schemas } from '../../../../../server/operation/contract/contract.ts'
import { all } from '../../../../support/http.ts'
import { startTestApp } from '../../../../support/service/app.ts'
import { createLeaveFixture } from '../../leave-fixture.ts'

const app = await startTestApp()
const { api, addPerson, addLeaveType, readBalance } = await createLeaveFixture(app)
type Adjustment = Schemas['LeaveAdjustment']

const adjustMany = async (adjustments: Adjustment[], dry_run = false) =>
  (await api.call('leaveBalances.adjustMany', { body: { adjustments, dry_run } })).body.data
const readLines = (person_id: number) => all(api, 'leaveLedger.list', { query: { person_id } })

describe('leaveBalances.adjustMany', () => {
  it('books each adjustment as a single one, with its event and its audit entry', async () => {
    const [ada, bob, leave_type_id] = [await addPerson(), await addPerson(), await addLeaveType()]
    const expires_on = addDays((await readBalance(ada, leave_type_id)).as_of, 30)
    const results = await adjustMany([
      { person_id: bob, leave_type_id, days: 2, expires_on },
      { person_id: ada, leave_type_id, days: 1, effective_on: '2026-01-01', note: 'Company day' },
      { person_id: bob, leave_type_id, days: -0.5 },
    ])
    const lines = [...(await readLines(ada)), ...(await readLines(bob))]
    assert.deepEqual(
      lines.map(({ kind, days, note }) => [kind, days, note]),
      [
        ['adjustment', 1, 'Company day'],
        ['adjustment', 2, null],
        ['adjustment', -0.5, null],
      ],
    )
    const [first, second, third] = [lines[1], lines[0], lines[2]]
    assert.deepEqual(
      results,
      [first, second, third].map((line, index) => ({ index, status: 'created', line_id: line?.id })),
    )
    assert.deepEqual([first?.expires_on, (await readBalance(bob, leave_type_id)).available], [expires_on, 1.5])
    const events = await all(api, 'events.list', { query: { types: ['leave.balance_adjusted'] } })
    const published = events.flatMap(({ data }) => ('id' in data ? [data.id] : []))
    assert.ok(lines.every(({ id }) => published.includes(id)))
    const entries = await all(api, 'auditLog.list', { query: { action: 'leave_balance.adjusted' } })
    assert.equal(entries.filter(({ detail }) => detail.person_id === bob).length, 2)
  })

  it('books the others if one cannot be booked, which names its problems', async () => {
    const [person_id, leave_type_id] = [await addPerson(), await addLeaveType()]
    const results = await adjustMany([
      { person_id, leave_type_id, days: 1 },
      { person_id: 2_000_000_000, leave_type_id, days: 1 },
      { person_id, leave_type_id: 2_000_000_000, days: 1 },
      { person_id, leave_type_id, days: 0 },
      { person_id, leave_type_id, days: 1, expires_on: '2026-01-01' },
      { person_id, leave_type_id, days: 1, effective_on: '1990-01-01' },
    ])
    assert.deepEqual(
      results.map(({ status, errors }) => [status, ...(errors ?? []).map(({ path, code }) => `${path} ${code}`)]),
      [
        ['created'],
        ['failed', 'body.adjustments[1].person_id unknown_record'],
        ['failed', 'body.adjustments[2].leave_type_id unknown_record'],
        ['failed', 'body.adjustments[3].days zero'],
        ['failed', 'body.adjustments[4].expires_on too_early'],
        ['failed', 'body.adjustments[5].effective_on too_far_from_today'],
      ],
    )
    assert.equal((await readLines(person_id)).length, 1)
  })

  it('counts earlier adjustments of the request towards the limit of an account', async () => {
    const [person_id, leave_type_id] = [await addPerson(), await addLeaveType()]
    const results = await adjustMany(Array.from({ length: 14 }, () => ({ person_id, leave_type_id, days: 3660 })))
    assert.deepEqual(
      results.filter(({ status }) => status === 'failed').map(({ index }) => index),
      [13],
    )
  })

  it('books nothing in a dry run, and once for a repeated Idempotency-Key', async () => {
    const [person_id, leave_type_id] = [await addPerson(), await addLeaveType()]
    const adjustments = [{ person_id, leave_type_id, days: 1 }]
    assert.deepEqual(await adjustMany(adjustments, true), [{ index: 0, status: 'created' }])
    assert.deepEqual(await readLines(person_id), [])
    const request = { header: { 'Idempotency-Key': `many-${person_id}` }, body: { adjustments } }
    const first = await api.call('leaveBalances.adjustMany', request)
    const second = await api.call('leaveBalances.adjustMany', request)
    assert.deepEqual(second.body.data, first.body.data)
    assert.equal((await readLines(person_id)).length, 1)
  })

  it('does not deadlock with requests for the same people in another order', async () => {
    const leave_type_id = await addLeaveType()
    const people = [await addPerson(), await addPerson(), await addPerson()]
    const items = people.map((person_id) => ({ person_id, leave_type_id, days: 1 }))
    await Promise.all([
      adjustMany(items),
      adjustMany(items.toReversed()),
      adjustMany(items),
      adjustMany(items.toReversed()),
    ])
    for (const person_id of people) assert.equal((await readBalance(person_id, leave_type_id)).available, 4)
  })
})
