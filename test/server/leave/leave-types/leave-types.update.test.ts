import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Schemas } from '../../../../server/operation/contract/contract.ts'
import { all, caller } from '../../../support/http.ts'
import { createBusiness, createPerson } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createLeaveFixture, from } from '../leave-fixture.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)
const fixture = await createLeaveFixture(app)

let count = 0
const newType = async () => {
  const accrual = { method: 'yearly' as const, days_per_year: 25, carry_over_max: 5, resets_on: '04-01' }
  return (await api.call('leaveTypes.create', { body: { name: 'Vacation', code: `type-${++count}`, accrual } })).body
    .data
}

describe('leaveTypes.update', () => {
  it('changes the submitted fields and leaves the others unchanged, including those of the accrual', async () => {
    const type = await newType()
    const body = { min_notice_days: 7, accrual: { days_per_year: 30 } }
    const { data } = (await api.call('leaveTypes.update', { path: { id: type.id }, body })).body
    const { updated_at } = data
    const accrual = { ...type.accrual, days_per_year: 30 }
    assert.deepEqual(data, { ...type, min_notice_days: 7, accrual, updated_at, version: 2 })
    const [entry] = await all(api, 'auditLog.list', { query: { action: 'leave_type.updated', limit: 1 } })
    assert.deepEqual(entry?.detail, { leave_type_id: type.id, changed: 'min_notice_days days_per_year' })
  })

  it('replaces the submitted members of the limits, and leaves the others unchanged', async () => {
    const { id, limits } = await newType()
    const update = async (body: { limits?: object; name?: string }) =>
      (await api.call('leaveTypes.update', { path: { id }, body: body as never })).body.data
    const blackout = { name: 'Closing', from: '2036-12-15', to: '2036-12-31' }
    const stored = { ...blackout, department_ids: [], effect: 'blocks' }
    const first = await update({ limits: { blackouts: [blackout], min_balance: { days: -5, effect: 'warns' } } })
    const expected = { ...limits, blackouts: [stored], min_balance: { days: -5, effect: 'warns' } }
    assert.deepEqual([first.limits, first.version], [expected, 2])
    assert.equal((await update({ limits: { blackouts: [blackout] } })).version, 2)
    const second = await update({ limits: { min_balance: null, min_notice_effect: 'warns' } })
    assert.deepEqual(second.limits, { ...expected, min_balance: null, min_notice_effect: 'warns' })
    assert.deepEqual((await update({ name: 'Other' })).limits, second.limits)
    const [entry] = await all(api, 'auditLog.list', { query: { action: 'leave_type.updated', limit: 3 } })
    assert.deepEqual(entry?.detail, { leave_type_id: id, changed: 'name' })
  })

  it('returns 409 for the code of another type, and 422 for an invalid accrual', async () => {
    const [first, second] = [await newType(), await newType()]
    await api.expectError(409, 'leaveTypes.update', { path: { id: second.id }, body: { code: first.code } })
    const accrual = { method: 'none', days_per_year: 3 }
    await api.expectError(422, 'leaveTypes.update', { path: { id: second.id }, body: { accrual } })
  })

  it('archives a type once and restores it', async () => {
    const { id } = await newType()
    const update = async (archived: boolean) =>
      (await api.call('leaveTypes.update', { path: { id }, body: { archived } })).body.data
    const { archived, archived_at, version } = await update(true)
    assert.deepEqual([archived, version], [true, 2])
    assert.ok(archived_at !== null && Math.abs(Date.parse(archived_at) - Date.now()) < 60_000)
    assert.equal((await update(true)).archived_at, archived_at)
    assert.deepEqual(
      { ...(await update(false)), updated_at: '' },
      {
        ...(await api.call('leaveTypes.get', { path: { id } })).body.data,
        archived: false,
        archived_at: null,
        version: 3,
        updated_at: '',
      },
    )
  })

  it('prevents new requests for an archived type, and leaves existing ones', async () => {
    const { addLeaveType, addPerson, requestLeave, approve, adjust, readBalance } = fixture
    const [id, person_id] = [await addLeaveType({ allow_negative: false }), await addPerson()]
    await adjust(person_id, id, 5)
    const existing = await requestLeave({ person_id, leave_type_id: id, ...from(0) })
    const before = await readBalance(person_id, id)
    await fixture.api.call('leaveTypes.update', { path: { id }, body: { archived: true } })
    assert.deepEqual(await readBalance(person_id, id), before)
    const body = { person_id, leave_type_id: id, ...from(1) }
    const { errors } = (await fixture.api.expectError(422, 'leaveRequests.create', { body })).body
    const problem = {
      path: 'body.leave_type_id',
      code: 'leave_type_archived',
      message: 'is archived: nobody can ask for leave of it',
    }
    assert.deepEqual(errors, [problem])
    const { problems } = (await fixture.api.call('leaveRequests.preview', { body })).body.data
    assert.deepEqual(problems, [problem])
    assert.equal((await approve(existing.id)).status, 'approved')
  })

  it('stops accruals while a type is archived', async () => {
    const { addLeaveType, addPerson, readBalance } = fixture
    const year = new Date().getUTCFullYear()
    const yearly = { accrual_method: 'yearly', days_per_year: 20, accrues_from: `${year}-01-01` } as const
    const [id, person_id] = [await addLeaveType(yearly), await addPerson()]
    const entitled = async (as_of: string) => (await readBalance(person_id, id, { as_of })).entitled
    assert.deepEqual([await entitled(`${year}-12-31`), await entitled(`${year + 1}-01-01`)], [20, 40])
    await fixture.api.call('leaveTypes.update', { path: { id }, body: { archived: true } })
    assert.deepEqual([await entitled(`${year}-12-31`), await entitled(`${year + 1}-01-01`)], [20, 20])
    await fixture.api.call('leaveTypes.update', { path: { id }, body: { archived: false } })
    assert.equal(await entitled(`${year + 1}-01-01`), 40)
  })

  it('sets, changes and removes the expiry of carried days, from today', async () => {
    const { id } = await newType()
    const today = new Date().toISOString().slice(0, 10)
    for (const carry_over_expires of [{ on: '03-31' }, { months: 3 }, null]) {
      const body = { accrual: { carry_over_expires } }
      const { accrual } = (await api.call('leaveTypes.update', { path: { id }, body })).body.data
      assert.deepEqual(accrual.carry_over_expires, carry_over_expires)
      const { carry_over_expires_from: from } = await app.db
        .selectFrom('leave_types')
        .select('carry_over_expires_from')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      assert.ok(carry_over_expires === null ? from === null : from !== null && from >= today)
    }
  })

  it('has no days per year with the method none', async () => {
    const { id } = await newType()
    const body = { accrual: { method: 'none' as const } }
    const { accrual } = (await api.call('leaveTypes.update', { path: { id }, body })).body.data
    assert.deepEqual(accrual, {
      method: 'none',
      days_per_year: 0,
      carry_over_max: 5,
      carry_over_expires: null,
      leave_year: 'fixed',
      resets_on: '04-01',
      rounding: 'nearest',
      max_balance: null,
    })
  })

  it('sets and removes the maximum balance, which only monthly accrual has', async () => {
    const { id } = await newType()
    const change = async (accrual: Schemas['LeaveAccrualInput']) =>
      (await api.call('leaveTypes.update', { path: { id }, body: { accrual } })).body.data.accrual.max_balance
    const wrong = { path: { id }, body: { accrual: { max_balance: 30 } } }
    await api.expectError(422, 'leaveTypes.update', wrong)
    assert.equal(await change({ method: 'monthly', max_balance: 30 }), 30)
    assert.equal(await change({ rounding: 'up' }), 30)
    assert.equal(await change({ max_balance: null }), null)
    await change({ max_balance: 12.5 })
    assert.equal(await change({ method: 'yearly' }), null)
  })

  it('allows a new accrual method only before lines are booked, and new days per year at any time', async () => {
    const { id } = await newType()
    await api.call('leaveTypes.update', { path: { id }, body: { accrual: { resets_on: '01-01' } } })
    const { id: person_id } = await createPerson(app, { business_id })
    const line = { kind: 'adjustment' as const, days: 1, effective_on: '2026-01-01' }
    await app.db
      .insertInto('leave_ledger')
      .values({ business_id, person_id, leave_type_id: id, ...line })
      .execute()
    for (const accrual of [{ resets_on: '04-01' }, { method: 'monthly' }, { leave_year: 'hire_date' }]) {
      await api.expectError(409, 'leaveTypes.update', { path: { id }, body: { accrual } })
    }
    const body = { accrual: { days_per_year: 30, carry_over_max: null, resets_on: '01-01' } }
    await api.call('leaveTypes.update', { path: { id }, body })
  })
})
