import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { addDays } from '../../../../../server/operation/calendar-date.ts'
import type { Schemas } from '../../../../../server/operation/contract/contract.ts'
import { all } from '../../../../support/http.ts'
import { startTestApp } from '../../../../support/service/app.ts'
import { createLeaveFixture } from '../../leave-fixture.ts'

const app = await startTestApp()

const start = async () => {
  const fixture = await createLeaveFixture(app)
  const { api, business } = fixture
  const addType = async (fields?: Parameters<typeof fixture.addLeaveType>[0]) => {
    const id = await fixture.addLeaveType(fields)
    const { code } = (await api.call('leaveTypes.get', { path: { id } })).body.data
    return { id, code }
  }
  return {
    ...fixture,
    addType,
    importBalances: async (balances: Schemas['LeaveBalanceImportRow'][], dry_run = false) =>
      (await api.call('leaveBalances.import', { body: { balances, dry_run } })).body.data,
    readLines: () => all(api, 'leaveLedger.list'),
    business,
  }
}

const problems = (results: Schemas['LeaveBalanceImportResult'][]) =>
  results.map(({ errors = [] }) => errors.map(({ path, code }) => `${path} ${code}`))

describe('leaveBalances.import', () => {
  it('books the difference to the calculated balance, and nothing when it is repeated', async () => {
    const { api, addPerson, addType, importBalances, readBalance, readLines } = await start()
    const person_id = await addPerson()
    const { id: leave_type_id, code } = await addType({ accrual_method: 'yearly', days_per_year: 24 })
    const as_of = (await readBalance(person_id, leave_type_id)).as_of
    const { available: before } = await readBalance(person_id, leave_type_id)
    const rows = [{ person_id, leave_type_code: code, balance: 12.5, as_of, note: 'From the old system' }]
    const expected = { index: 0, person_id, leave_type_id, before, after: 12.5, adjustment: 12.5 - before }
    assert.deepEqual(await importBalances(rows, true), [{ ...expected, status: 'created' }])
    assert.equal((await readBalance(person_id, leave_type_id)).available, before)
    assert.deepEqual(await all(api, 'events.list', { query: { types: ['leave.balance_adjusted'] } }), [])

    assert.deepEqual(await importBalances(rows), [{ ...expected, status: 'created' }])
    assert.equal((await readBalance(person_id, leave_type_id)).available, 12.5)
    const unchanged = { ...expected, status: 'unchanged', before: 12.5, adjustment: 0 }
    assert.deepEqual(await importBalances(rows), [unchanged])
    const lines = (await readLines()).filter(({ kind }) => kind === 'adjustment')
    assert.deepEqual(
      lines.map(({ days, effective_on, note }) => [days, effective_on, note]),
      [[12.5 - before, as_of, 'From the old system']],
    )
    assert.equal((await all(api, 'events.list', { query: { types: ['leave.balance_adjusted'] } })).length, 1)
    assert.equal((await all(api, 'auditLog.list', { query: { action: 'leave_balance.adjusted' } })).length, 1)
  })

  it('finds people by ID, external ID, employee number and email', async () => {
    const { addPerson, addType, importBalances, readBalance } = await start()
    const { id: leave_type_id, code } = await addType()
    const ids = [
      await addPerson(),
      await addPerson({ external_id: 'hr-1815' }),
      await addPerson({ employee_number: 'E 7' }),
      await addPerson({ email: 'Grace.Hopper@example.com' }),
    ]
    const as_of = (await readBalance(ids[0] ?? 0, leave_type_id)).as_of
    const expires_on = addDays(as_of, 90)
    const others = { leave_type_code: code, balance: 3, as_of, expires_on }
    const results = await importBalances([
      { person_id: ids[0], ...others },
      { person_external_id: 'hr-1815', ...others },
      { employee_number: 'E 7', ...others },
      { email: 'grace.hopper@EXAMPLE.com', ...others },
    ])
    assert.deepEqual(
      results.map(({ status, person_id }) => [status, person_id]),
      ids.map((id) => ['created', id]),
    )
    const { lots } = await readBalance(ids[3] ?? 0, leave_type_id)
    assert.deepEqual(
      lots.map((lot) => [lot.remaining, lot.expires_on]),
      [[3, expires_on]],
    )
  })

  it('counts leave that has begun, but not leave that begins later or has no decision', async () => {
    const { addPerson, addType, importBalances, readBalance, requestLeave } = await start()
    const person_id = await addPerson()
    const { id: leave_type_id } = await addType({ requires_approval: false })
    await requestLeave({ person_id, leave_type_id })
    const as_of = (await readBalance(person_id, leave_type_id)).as_of
    const [result] = await importBalances([{ person_id, leave_type_id, balance: 10, as_of }])
    assert.deepEqual([result?.before, result?.adjustment], [0, 10])
    const { scheduled, available } = await readBalance(person_id, leave_type_id)
    assert.deepEqual([scheduled, available], [1, 9])
  })

  it('imports the valid rows, and names the problems of the others', async () => {
    const { business, addPerson, addType, importBalances, readLines, readBalance } = await start()
    const other = await start()
    const [person_id, stranger] = [await addPerson(), await other.addPerson()]
    const { id, code: leave_type_code } = await addType()
    const yearly = await addType({ accrual_method: 'yearly', days_per_year: 24 })
    const today = (await readBalance(person_id, id)).as_of
    const opening = { kind: 'carry_over' as const, days: 3, effective_on: '2026-01-01', period: '2026-01-01' }
    await app.db
      .insertInto('leave_ledger')
      .values({ business_id: business.id, person_id, leave_type_id: yearly.id, ...opening })
      .execute()
    const valid = { person_id, leave_type_code, balance: 2, as_of: today }
    const results = await importBalances([
      { ...valid, person_id: stranger },
      { ...valid, leave_type_code: 'unknown' },
      { ...valid, email: 'ada@example.com' },
      { leave_type_code, balance: 2, as_of: today },
      { person_id, balance: 2, as_of: today },
      { ...valid, balance: 1.25 },
      { ...valid, as_of: '31.12.2026' },
      { ...valid, balance: 'two', extra: 1 },
      { ...valid, leave_type_code: yearly.code, as_of: '2025-12-31' },
      { ...valid, balance: -2, expires_on: today },
      valid,
      { ...valid, balance: 3 },
      { ...valid, person_id: undefined, email: { toString: 1 } },
      { ...valid, person_id: undefined, employee_number: ['E 7'] },
    ])
    const at = (index: number, ...parts: string[]) => parts.map((part) => `body.balances[${index}]${part}`)
    assert.deepEqual(problems(results), [
      at(0, '.person_id unknown_record'),
      at(1, '.leave_type_code unknown_record'),
      at(2, '.email not_combinable'),
      at(3, '.person_id required'),
      at(4, '.leave_type_code required'),
      at(5, '.balance not_a_multiple'),
      at(6, '.as_of invalid'),
      at(7, '.extra unknown_member', '.balance wrong_type'),
      at(8, '.as_of leave_year_closed'),
      at(9, '.expires_on invalid'),
      [],
      at(11, ' repeated'),
      at(12, '.email unknown_record'),
      at(13, '.employee_number unknown_record'),
    ])
    assert.equal((await readLines()).filter(({ kind }) => kind === 'adjustment').length, 1)
  })

  it('returns 422 for too many rows, and for none', async () => {
    const { api } = await start()
    for (const count of [0, 501]) {
      const balances = Array.from({ length: count }, () => ({ person_id: 1 }))
      await api.expectError(422, 'leaveBalances.import', { body: { balances } })
    }
  })
})
