import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { createLeaveFixture } from '../../server/leave/leave-fixture.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createJobPerformer } from '../../support/service/perform.ts'

const app = await startTestApp({ env: { DATABASE_POOL_SIZE: '10' } })
const perform = createJobPerformer(app)

const now = new Date()
const year = now.getUTCFullYear()
const month = now.getUTCMonth() + 1
const monthly = {
  accrual_method: 'monthly' as const,
  days_per_year: 24,
  accrues_from: `${year}-01-01`,
  allow_negative: false,
}
/** A leave type that has accrued for two years, with a carry-over of five days. */
const yearly = {
  accrual_method: 'yearly' as const,
  days_per_year: 20,
  carry_over_max: 5,
  accrues_from: `${year - 2}-01-01`,
  allow_negative: false,
}

/** Returns the ledger of a person, one line as `kind days day`. */
async function readLedger(person_id: number): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select kind || ' ' || days || ' ' || effective_on as line from leave_ledger where person_id = ${person_id}
    order by effective_on, id`.execute(app.db)
  return rows.map(({ line }) => line)
}

describe('accrue_leave', () => {
  it('books each missed month once, even when two jobs race', async () => {
    const { addPerson, addLeaveType } = await createLeaveFixture(app)
    const [person_id] = [await addPerson(), await addLeaveType(monthly)]
    await Promise.all([perform('accrue_leave'), perform('accrue_leave')])
    await perform('accrue_leave')
    const days = Array.from({ length: month }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}-01`)
    assert.deepEqual(
      await readLedger(person_id),
      days.map((date) => `accrual 2 ${date}`),
    )
  })

  it('carries over the remaining days up to the limit, and expires the others', async () => {
    const { addPerson, addLeaveType } = await createLeaveFixture(app)
    const [person_id] = [await addPerson(), await addLeaveType(yearly)]
    await perform('accrue_leave')
    assert.deepEqual(await readLedger(person_id), [
      `accrual 20 ${year - 2}-01-01`,
      `carry_over 20 ${year - 1}-01-01`,
      `expiry -15 ${year - 1}-01-01`,
      `accrual 20 ${year - 1}-01-01`,
      `carry_over 25 ${year}-01-01`,
      `expiry -20 ${year}-01-01`,
      `accrual 20 ${year}-01-01`,
    ])
  })

  it('does not change balances', async () => {
    const { addPerson, addLeaveType, readBalance } = await createLeaveFixture(app)
    const [person_id, leave_type_id] = [
      await addPerson({ start_date: `${year - 1}-07-01` }),
      await addLeaveType(yearly),
    ]
    const days = [`${year - 1}-12-31`, `${year}-06-30`, `${year + 1}-06-30`]
    const figures = () =>
      Promise.all(
        days.map(async (as_of) => {
          const { entitled, available } = await readBalance(person_id, leave_type_id, { as_of })
          return [entitled, available]
        }),
      )
    const before = await figures()
    await perform('accrue_leave')
    assert.deepEqual(await figures(), before)
    assert.deepEqual(before, [
      [10, 10],
      [25, 25],
      [25, 25],
    ])
  })

  it('closes a leave year once all its requests are decided', async () => {
    const { api, addPerson, addLeaveType, requestLeave } = await createLeaveFixture(app)
    const [person_id, leave_type_id] = [await addPerson(), await addLeaveType(yearly)]
    const span = { start_date: `${year - 1}-06-01`, end_date: `${year - 1}-06-05` }
    const { id, days } = await requestLeave({ person_id, leave_type_id, ...span })
    await perform('accrue_leave')
    const isOpening = (line: string) => line.startsWith('carry_over') && line.endsWith(`${year}-01-01`)
    assert.equal((await readLedger(person_id)).some(isOpening), false)
    await api.call('leaveRequests.approve', { path: { id } })
    await perform('accrue_leave')
    assert.deepEqual((await readLedger(person_id)).filter(isOpening), [`carry_over ${25 - days} ${year}-01-01`])
  })

  it('adds days that are cancelled after their leave year to the open year, up to the carry-over limit', async () => {
    const { api, addPerson, addLeaveType, requestLeave, readBalance } = await createLeaveFixture(app)
    const [person_id, leave_type_id] = [await addPerson(), await addLeaveType({ ...yearly, requires_approval: false })]
    const other = await addPerson()
    const span = { start_date: `${year - 1}-06-01`, end_date: `${year - 1}-06-30` }
    const { id, days } = await requestLeave({ person_id, leave_type_id, ...span })
    await perform('accrue_leave')
    const left = 25 - days // at most the 5 days that may carry over
    assert.equal((await readBalance(person_id, leave_type_id)).available, 20 + left)
    await api.call('leaveRequests.cancel', { path: { id } })
    const { available, taken } = await readBalance(person_id, leave_type_id)
    assert.deepEqual([available, taken], [(await readBalance(other, leave_type_id)).available, 0])
    assert.ok((await readLedger(person_id)).includes(`reversal ${5 - left} ${year}-01-01`))
    const again = { ...span, person_id, leave_type_id }
    const { errors } = (await api.expectError(422, 'leaveRequests.create', { body: again })).body
    const message = `must not be before ${year}-01-01: earlier leave years are closed`
    assert.deepEqual(errors, [{ path: 'body.start_date', code: 'leave_year_closed', limit: `${year}-01-01`, message }])
  })

  it('books for all people except deleted and former ones', async () => {
    const { api, addPerson, addLeaveType } = await createLeaveFixture(app)
    await addLeaveType(monthly)
    const people = await Promise.all(Array.from({ length: 150 }, () => addPerson()))
    const deleted = await addPerson()
    await api.call('people.delete', { path: { id: deleted } })
    const former = await addPerson({ end_date: `${year - 1}-12-31` })
    await perform('accrue_leave')
    for (const id of [people[0], people.at(-1)]) assert.equal((await readLedger(id ?? 0)).length, month)
    for (const id of [deleted, former]) assert.deepEqual(await readLedger(id), [])
  })

  it('closes a leave year without remaining days', async () => {
    const { api, addPerson, addLeaveType, requestLeave } = await createLeaveFixture(app)
    const rules = { ...yearly, requires_approval: false, accrues_from: `${year - 1}-01-01` }
    const [person_id, leave_type_id] = [await addPerson(), await addLeaveType(rules)]
    const { days } = await requestLeave({
      person_id,
      leave_type_id,
      start_date: `${year - 1}-06-01`,
      end_date: `${year - 1}-06-05`,
    })
    const body = { person_id, leave_type_id, days: days - 20, effective_on: `${year - 1}-12-01` }
    await api.call('leaveBalances.adjust', { body })
    await perform('accrue_leave')
    assert.ok((await readLedger(person_id)).includes(`carry_over 0 ${year}-01-01`))
    await api.expectError(422, 'leaveBalances.adjust', { body })
    const { data } = (await api.call('leaveBalances.list', { query: { person_id, explain: true } })).body
    assert.deepEqual(
      data[0]?.lines?.map(({ kind }) => kind),
      ['accrual'],
    )
  })

  it('books for all other businesses when it fails for one, and reports the failure', async () => {
    const [failing, fine] = [await createLeaveFixture(app), await createLeaveFixture(app)]
    const [other_id, person_id] = [await failing.addPerson(), await fine.addPerson()]
    for (const { addLeaveType } of [failing, fine]) await addLeaveType(monthly)
    const refusal = sql.raw(`business_id <> ${failing.business.id}`)
    await sql`alter table leave_ledger add constraint fails check (${refusal}) not valid`.execute(app.db)
    await assert.rejects(perform('accrue_leave'), (error: AggregateError) => {
      const message = `booking leave failed for business ${failing.business.id}`
      return error.errors.length === 1 && error.errors[0].message === message
    })
    await sql`alter table leave_ledger drop constraint fails`.execute(app.db)
    assert.deepEqual([(await readLedger(person_id)).length, await readLedger(other_id)], [month, []])
    await perform('accrue_leave')
    assert.equal((await readLedger(other_id)).length, month)
  })

  it('follows the current rules and people, and keeps booked lines', async () => {
    const { api, addPerson, readBalance } = await createLeaveFixture(app)
    const createPlace = async (resource: 'departments' | 'locations', body: { name: string; parent_id?: number }) =>
      (await api.call(`${resource}.create`, { body })).body.data.id
    const parent_id = await createPlace('departments', { name: 'Space' })
    const [control, lyon] = [
      await createPlace('departments', { name: 'Control', parent_id }),
      await createPlace('locations', { name: 'Lyon' }),
    ]
    const [inside, outside, contractor] = [await addPerson(), await addPerson(), await addPerson()]
    const put = (id: number, body: object) => api.call('people.update', { path: { id }, body })
    await put(inside, { department_id: control })
    await put(contractor, { department_id: control, location_id: lyon, employment_type: 'contractor' })
    const entitlement_rules = [
      { person_ids: [contractor], days_per_year: 3 },
      { location_id: lyon, days_per_year: 28 },
    ]
    const accrual = { method: 'yearly' as const, days_per_year: 20, resets_on: '01-01' }
    const body = { name: 'Flight', code: 'flight', accrual }
    const { id } = (
      await api.call('leaveTypes.create', {
        body: { ...body, entitlement_rules: [...entitlement_rules, { department_id: parent_id }] },
      })
    ).body.data
    const entitled = async (as_of?: string) =>
      await Promise.all(
        [inside, outside, contractor].map(
          async (personId) => (await readBalance(personId, id, as_of ? { as_of } : {})).entitled,
        ),
      )
    assert.deepEqual(await entitled(), [20, 0, 3])
    await perform('accrue_leave')
    const { data: lines } = (await api.call('leaveLedger.list', { query: { leave_type_id: id } })).body
    assert.deepEqual(new Set(lines.map(({ person_id }) => person_id)), new Set([inside, contractor]), 'no zero days')

    const refusal = (await api.expectError(409, 'locations.delete', { path: { id: lyon } })).body
    assert.match(refusal.message, /“Flight” has a rule for it/)

    await put(inside, { department_id: null })
    await put(outside, { location_id: lyon })
    const { as_of, entitled: share } = await readBalance(outside, id)
    const left = Math.round((Date.parse(`${as_of.slice(0, 4)}-12-31`) - Date.parse(as_of)) / 86_400_000) + 1
    const length = as_of.startsWith('2028') ? 366 : 365
    assert.equal(share, Math.round((2 * 28 * left) / length) / 2, 'the share of the year that is left')
    await perform('accrue_leave')
    assert.deepEqual(await entitled(as_of), [20, share, 3])
    assert.deepEqual(await entitled(`${Number(as_of.slice(0, 4)) + 1}-01-01`), [20, share + 28, 6])

    await api.call('leaveTypes.update', { path: { id }, body: { entitlement_rules: [] } })
    assert.deepEqual(await entitled(as_of), [20, share, 3], 'this year is booked')
    assert.deepEqual(await entitled(`${Number(as_of.slice(0, 4)) + 1}-01-01`), [40, share + 20, 3], 'no contractors')
  })
})
