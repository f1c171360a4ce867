import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { addDays } from '../../../server/operation/calendar-date.ts'
import { all } from '../../support/http.ts'
import { holdRows } from '../../support/race.ts'
import { createLeaveRequest } from '../../support/samples/leave.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createJobPerformer } from '../../support/service/perform.ts'
import { createLeaveFixture, day, from } from './leave-fixture.ts'

const app = await startTestApp()
const fixture = await createLeaveFixture(app)
const { api, business, addPerson, addLeaveType, requestLeave, approve, get } = fixture
const status = async (id: number) => (await get(id)).status

describe('cancelLeaveFrom', () => {
  it('cancels leave from the end date on, with events, and reversals of approved leave', async () => {
    const [person_id, leave_type_id] = [await addPerson(), await addLeaveType()]
    const ids: number[] = []
    for (const span of [from(0), from(1, 4), from(7), from(8), from(9)]) {
      ids.push((await requestLeave({ person_id, leave_type_id, ...span })).id)
    }
    const [earlier = 0, spanning = 0, approved = 0, pending = 0, rejected = 0] = ids
    for (const id of [earlier, spanning, approved]) await approve(id)
    await api.call('leaveRequests.reject', { path: { id: rejected }, body: { note: 'No' } })
    const other = await requestLeave({ person_id: await addPerson(), leave_type_id, ...from(7) })

    await api.call('people.terminate', { path: { id: person_id }, body: { end_date: day(7) } })
    assert.deepEqual(await Promise.all(ids.map(status)), ['approved', 'approved', 'cancelled', 'cancelled', 'rejected'])
    assert.equal(await status(other.id), 'requested')
    assert.deepEqual(await fixture.listEventTypes(approved), ['leave.requested', 'leave.approved', 'leave.cancelled'])
    assert.deepEqual(await fixture.listEventTypes(pending), ['leave.requested', 'leave.cancelled'])
    assert.equal((await fixture.readBalance(person_id, leave_type_id)).available, -5)
    const entries = await all(api, 'auditLog.list', { query: { action: 'leave.cancelled' } })
    assert.deepEqual(
      entries
        .filter((entry) => entry.detail.person_id === person_id)
        .map((entry) => [entry.user_id, entry.detail.leave_request_id])
        .toSorted(),
      [approved, pending].map((id) => [business.owner.id, id]).toSorted(),
    )
  })

  it('cancels leave after an update, an import and a deletion', async () => {
    const leave_type_id = await addLeaveType()
    const [changed, deleted] = [await addPerson(), await addPerson()]
    const external_id = 'hr-leaving'
    const imported = await addPerson({ external_id })
    const ids = []
    for (const person_id of [changed, imported, deleted])
      ids.push((await requestLeave({ person_id, leave_type_id })).id)

    await api.call('people.update', { path: { id: changed }, body: { end_date: '2026-01-31' } })
    const { first_name, last_name, email } = (await api.call('people.get', { path: { id: imported } })).body.data
    const row = { external_id, first_name, last_name, email, end_date: '2026-01-31' }
    await api.call('people.import', { body: { people: [row], dry_run: true } })
    assert.deepEqual(await Promise.all(ids.map(status)), ['cancelled', 'requested', 'requested'])
    await api.call('people.import', { body: { people: [row] } })
    await api.call('people.delete', { path: { id: deleted } })
    assert.deepEqual(await Promise.all(ids.map(status)), ['cancelled', 'cancelled', 'cancelled'])
  })

  it('cancels pending leave of a deleted person even if it has begun; the other leave can no longer be changed', async () => {
    const [person_id, leave_type_id] = [await addPerson(), await addLeaveType()]
    const today = new Date().toISOString().slice(0, 10)
    const [first, second] = [addDays(today, -9), addDays(today, -3)]
    const span = { business_id: business.id, person_id, leave_type_id }
    const pending = await createLeaveRequest(app, { ...span, start_date: first, end_date: first })
    const taken = await requestLeave({ person_id, leave_type_id, start_date: second, end_date: today })
    await approve(taken.id)
    await api.call('people.delete', { path: { id: person_id } })
    assert.deepEqual([await status(pending.id), await status(taken.id)], ['cancelled', 'approved'])

    const path = { id: taken.id }
    await api.expectError(404, 'leaveRequests.update', { path, body: { note: 'Surgery' } })
    await api.expectError(404, 'leaveRequests.reject', { path, body: { note: 'Surgery' } })
    await api.expectError(404, 'leaveRequests.cancel', { path })
  })

  it('leaves no pending leave when a request and a termination race', async () => {
    const [person_id, leave_type_id] = [await addPerson(), await addLeaveType()]
    const lock = await holdRows(app.databaseUrl, 'people', [person_id])
    const request = api.send('leaveRequests.create', { body: { person_id, leave_type_id, ...from(1) } })
    const end = { path: { id: person_id }, body: { end_date: day(0) } }
    const termination = api.send('people.terminate', end)
    await lock.untilBlocked(2)
    await lock.release()
    const [response] = await Promise.all([request, termination])
    assert.equal((await termination).status, 200)
    const pending = await all(api, 'leaveRequests.list', { query: { person_id, status: 'requested' } })
    assert.ok([201, 422].includes(response.status))
    assert.deepEqual(pending, [])
  })
})

describe('eraseLeaveNotes', () => {
  it('erases the notes on the leave of a cleared tombstone, but not the leave itself', async () => {
    const [person_id, other_id, leave_type_id] = [await addPerson(), await addPerson(), await addLeaveType()]
    const request = await requestLeave({ person_id, leave_type_id, note: 'Surgery' })
    const other = await requestLeave({ person_id: other_id, leave_type_id, note: 'Camping' })
    await api.call('leaveRequests.reject', { path: { id: request.id }, body: { note: 'Ask the doctor' } })
    const body = { person_id, leave_type_id, days: 1, note: 'After surgery' }
    await api.call('leaveBalances.adjust', { body })
    await api.call('people.delete', { path: { id: person_id } })
    const { db } = app
    await sql`update people set deleted_at = now() - interval '31 days' where id = ${person_id}`.execute(db)

    await createJobPerformer(app)('delete_expired')
    const { note, decision_note, days, version } = await get(request.id)
    assert.deepEqual([note, decision_note, days, version], [null, null, request.days, 3])
    assert.equal((await get(other.id)).note, 'Camping')
    const lines = await db
      .selectFrom('leave_ledger')
      .select(['note', 'days'])
      .where('person_id', '=', person_id)
      .execute()
    assert.deepEqual(lines, [{ note: null, days: 1 }])
  })
})
