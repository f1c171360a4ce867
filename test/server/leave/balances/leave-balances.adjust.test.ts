import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { addDays } from '../../../../server/operation/calendar-date.ts'
import { all } from '../../../support/http.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createLeaveFixture } from '../leave-fixture.ts'

const app = await startTestApp()
const { api, business, addPerson, addLeaveType, readBalance } = await createLeaveFixture(app)

describe('leaveBalances.adjust', () => {
  it('books positive or negative days on a separate line', async () => {
    const [person_id, leave_type_id] = [await addPerson(), await addLeaveType()]
    const body = { person_id, leave_type_id, days: 5, effective_on: '2026-03-01', note: 'From the old system' }
    const { data } = (await api.call('leaveBalances.adjust', { body })).body
    const { id, created_at } = data
    assert.deepEqual(data, { id, ...body, kind: 'adjustment', leave_request_id: null, expires_on: null, created_at })
    await api.call('leaveBalances.adjust', { body: { ...body, days: -1.5 } })
    const { entitled, lines } = await readBalance(person_id, leave_type_id, { as_of: '2026-03-01', explain: true })
    assert.deepEqual([entitled, lines?.map(({ days }) => days)], [3.5, [5, -1.5]])
    assert.equal((await readBalance(person_id, leave_type_id, { as_of: '2026-02-28' })).entitled, 0)

    const events = await all(api, 'events.list', { query: { types: ['leave.balance_adjusted'] } })
    const { note: privateNote, ...eventData } = { id, ...body, expires_on: null, created_at }
    assert.deepEqual(
      events.map(({ data }) => data).find((data) => data.id === id),
      eventData,
    )
    assert.doesNotMatch(JSON.stringify(events), new RegExp(privateNote))
    const entries = await all(api, 'auditLog.list', { query: { action: 'leave_balance.adjusted' } })
    const { note: _, ...detail } = body
    const entry = entries.find((each) => each.detail.person_id === person_id && each.detail.days === 5)
    assert.deepEqual([entry?.user_id, entry?.detail], [business.owner.id, detail])
  })

  it('returns 422 for a deleted or erased person', async () => {
    const [deleted, erased, leave_type_id] = [
      await addPerson(),
      await addPerson({ end_date: '2021-01-01' }),
      await addLeaveType(),
    ]
    const { first_name, last_name } = (await api.call('people.get', { path: { id: erased } })).body.data
    await api.call('people.delete', { path: { id: deleted } })
    await api.call('people.erase', { path: { id: erased }, body: { confirm: `${first_name} ${last_name}` } })
    for (const person_id of [deleted, erased]) {
      const { errors } = (
        await api.expectError(422, 'leaveBalances.adjust', { body: { person_id, leave_type_id, days: 1 } })
      ).body
      assert.deepEqual(
        errors?.map(({ path }) => path),
        ['body.person_id'],
      )
    }
  })

  it('is effective today by default', async () => {
    const body = { person_id: await addPerson(), leave_type_id: await addLeaveType(), days: 1 }
    const { effective_on, created_at } = (await api.call('leaveBalances.adjust', { body })).body.data
    assert.equal(effective_on, created_at.slice(0, 10))
  })

  it('returns 422 for zero days and for a day too far from today', async () => {
    const [person_id, leave_type_id] = [await addPerson(), await addLeaveType()]
    for (const line of [{ days: 0 }, { days: 1, effective_on: '1990-01-01' }]) {
      await api.expectError(422, 'leaveBalances.adjust', { body: { person_id, leave_type_id, ...line } })
    }
  })

  it('limits the sum of all adjustments of an account', async () => {
    const [person_id, leave_type_id] = [await addPerson(), await addLeaveType()]
    for (let count = 0; count < 13; count++) {
      await api.call('leaveBalances.adjust', { body: { person_id, leave_type_id, days: 3660 } })
    }
    for (const days of [3660, -3660]) {
      const { errors } = (
        await api.expectError(422, 'leaveBalances.adjust', { body: { person_id, leave_type_id, days } })
      ).body
      const message = 'must keep all adjustments, given and taken, within 50000 days'
      assert.deepEqual(errors, [{ path: 'body.days', code: 'too_large', limit: 50_000, message }])
    }
    assert.equal((await readBalance(person_id, leave_type_id)).available, 13 * 3660)
  })

  it('credits days that expire on a separate day', async () => {
    const [person_id, leave_type_id] = [await addPerson(), await addLeaveType()]
    const today = (await readBalance(person_id, leave_type_id)).as_of
    const [expires_on, later] = [addDays(today, 20), addDays(today, 30)]
    const body = { person_id, leave_type_id, days: 2, expires_on: later }
    await api.call('leaveBalances.adjust', { body })
    const { data } = (await api.call('leaveBalances.adjust', { body: { ...body, days: 1.5, expires_on } })).body
    assert.deepEqual([data.expires_on, data.effective_on], [expires_on, today])
    const { lots } = await readBalance(person_id, leave_type_id)
    assert.deepEqual(
      lots.map((lot) => [lot.kind, lot.remaining, lot.expires_on]),
      [
        ['adjustment', 1.5, expires_on],
        ['adjustment', 2, later],
      ],
    )
    const on = async (as_of: string) => (await readBalance(person_id, leave_type_id, { as_of })).available
    assert.deepEqual([await on(expires_on), await on(addDays(expires_on, 1)), await on(addDays(later, 1))], [3.5, 2, 0])
    const event = (await all(api, 'events.list', { query: { types: ['leave.balance_adjusted'] } })).find(
      (each) => 'id' in each.data && each.data.id === data.id,
    )
    assert.deepEqual(event?.data, {
      id: data.id,
      person_id,
      leave_type_id,
      days: 1.5,
      effective_on: today,
      expires_on,
      created_at: data.created_at,
    })
  })

  it('returns 422 for a last day that has passed, after the leave year, or of removed days', async () => {
    const person_id = await addPerson()
    const leave_type_id = await addLeaveType()
    const yearly = await addLeaveType({ accrual_method: 'yearly', days_per_year: 20 })
    const { as_of: today, year_end } = await readBalance(person_id, yearly)
    const readProblems = async (
      line: { days?: number; effective_on?: string; expires_on: string },
      type = leave_type_id,
    ) => {
      const body = { person_id, leave_type_id: type, days: 1, ...line }
      const { errors } = (await api.expectError(422, 'leaveBalances.adjust', { body })).body
      return errors?.map(({ path, code, limit }) => [path, code, limit])
    }
    const path = 'body.expires_on'
    assert.deepEqual(await readProblems({ expires_on: addDays(today, -1) }), [[path, 'too_early', today]])
    const effective_on = addDays(today, 10)
    assert.deepEqual(await readProblems({ effective_on, expires_on: addDays(today, 9) }), [
      [path, 'too_early', effective_on],
    ])
    assert.deepEqual(await readProblems({ days: -1, expires_on: today }), [[path, 'invalid', undefined]])
    const personal = await addLeaveType({ accrual_method: 'yearly', days_per_year: 20, leave_year: 'hire_date' })
    const { year_end: personalEnd } = await readBalance(person_id, personal)
    for (const [type, end] of [
      [yearly, year_end],
      [personal, personalEnd],
    ] as const) {
      assert.deepEqual(await readProblems({ expires_on: addDays(end ?? '', 1) }, type), [[path, 'too_late', end]])
    }
    assert.deepEqual(await readProblems({ expires_on: '2099-01-01' }), [[path, 'too_far_from_today', 10]])
    const body = { person_id, leave_type_id: yearly, days: 1, expires_on: year_end }
    await api.call('leaveBalances.adjust', { body })
  })

  it('returns 422 for a day in a closed leave year', async () => {
    const [person_id, leave_type_id] = [await addPerson(), await addLeaveType()]
    const opening = { kind: 'carry_over' as const, days: 3, effective_on: '2026-01-01', period: '2026-01-01' }
    await app.db
      .insertInto('leave_ledger')
      .values({ business_id: business.id, person_id, leave_type_id, ...opening })
      .execute()
    const body = { person_id, leave_type_id, days: 1, effective_on: '2025-12-31' }
    const { errors } = (await api.expectError(422, 'leaveBalances.adjust', { body })).body
    const message = 'must not be before 2026-01-01: earlier leave years are closed'
    assert.deepEqual(errors, [{ path: 'body.effective_on', code: 'leave_year_closed', limit: '2026-01-01', message }])
    await api.call('leaveBalances.adjust', { body: { ...body, effective_on: '2026-01-01' } })
  })
})

describe('the ledger', () => {
  it('is append-only, except that a note can be erased', async () => {
    const [person_id, leave_type_id] = [await addPerson(), await addLeaveType()]
    const body = { person_id, leave_type_id, days: 1, note: 'Private' }
    const { id } = (await api.call('leaveBalances.adjust', { body })).body.data
    const { db } = app
    await assert.rejects(db.updateTable('leave_ledger').set({ days: 2 }).where('id', '=', id).execute())
    await assert.rejects(db.updateTable('leave_ledger').set({ note: 'Else' }).where('id', '=', id).execute())
    await assert.rejects(db.deleteFrom('leave_ledger').where('id', '=', id).execute())
    await db.updateTable('leave_ledger').set({ note: null }).where('id', '=', id).execute()
  })
})
