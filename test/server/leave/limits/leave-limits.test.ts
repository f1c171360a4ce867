import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Schemas } from '../../../../server/operation/contract/contract.ts'
import { createDepartment } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createLeaveFixture, day, from } from '../leave-fixture.ts'

const app = await startTestApp()
const { api, business, addPerson, addMember, adjust, requestLeave, approve, get } = await createLeaveFixture(app)

type TypeFields = Partial<Schemas['LeaveTypeCreate']>

let serial = 0

/** Adds a leave type through the API, by default one that allows a negative balance. */
const addType = async (fields: TypeFields): Promise<number> =>
  (
    await api.call('leaveTypes.create', {
      body: { name: 'Vacation', code: `limited-${++serial}`, allow_negative: true, ...fields },
    })
  ).body.data.id

type Body = Pick<Schemas['LeaveRequestCreate'], 'person_id' | 'leave_type_id' | 'start_date' | 'end_date'>

const preview = async (body: Body) => (await api.call('leaveRequests.preview', { body })).body.data

const codes = (problems: { code: string }[] | undefined) => problems?.map(({ code }) => code)

/** Requests leave that exceeds one limit, which refuses it or warns, and returns the problem or the warning. */
async function exceed(code: string, effect: Schemas['LeaveLimitEffect'], body: Body): Promise<Schemas['LeaveProblem']> {
  const { problems, warnings } = await preview(body)
  const [matches, other] = effect === 'blocks' ? [problems, warnings] : [warnings, problems]
  assert.deepEqual([codes(matches), other], [[code], []])
  if (effect === 'blocks') {
    const { errors } = (await api.expectError(422, 'leaveRequests.create', { body })).body
    assert.deepEqual(errors, matches)
  } else {
    const { id, warnings: stored } = await requestLeave(body)
    assert.deepEqual([stored, (await get(id)).warnings], [matches, matches])
  }
  return matches[0] as Schemas['LeaveProblem']
}

const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
const everyDay = { mon: 1, tue: 1, wed: 1, thu: 1, fri: 1, sat: 1, sun: 1 } as const

for (const effect of ['blocks', 'warns'] as const) {
  describe(`a limit that ${effect}`, () => {
    it('is the notice', async () => {
      const person_id = await addPerson({ work_pattern: everyDay })
      const leave_type_id = await addType({ min_notice_days: 7, limits: { min_notice_effect: effect } })
      const body = { person_id, leave_type_id, start_date: tomorrow, end_date: tomorrow }
      assert.equal((await exceed('notice_too_short', effect, body)).limit, 7)
    })

    it('is the length', async () => {
      const [person_id, leave_type_id] = [
        await addPerson(),
        await addType({ max_consecutive_days: 2, limits: { max_consecutive_effect: effect } }),
      ]
      assert.equal((await exceed('too_long', effect, { person_id, leave_type_id, ...from(0, 2) })).limit, 2)
    })

    it('is the minimum balance, which the balance may reach', async () => {
      const limits = { min_balance: { days: -2, effect } }
      const [person_id, leave_type_id] = [await addPerson(), await addType({ limits })]
      await requestLeave({ person_id, leave_type_id, ...from(0, 1) })
      const problem = await exceed('below_min_balance', effect, { person_id, leave_type_id, ...from(2) })
      assert.deepEqual(problem, {
        code: 'below_min_balance',
        limit: -2,
        detail: `${day(2)} -3`,
        path: 'body.leave_type_id',
        message: `must keep a balance of at least -2 days: -3 would remain on ${day(2)}`,
      })
    })

    it('is a blackout, from its first to its last day', async () => {
      const blackout = { name: 'Stocktaking', from: day(2), to: day(3), effect }
      const [person_id, leave_type_id] = [await addPerson(), await addType({ limits: { blackouts: [blackout] } })]
      const body = { person_id, leave_type_id }
      for (const span of [from(0, 1), from(4)]) {
        const { problems, warnings } = await preview({ ...body, ...span })
        assert.deepEqual([problems, warnings], [[], []])
      }
      const problem = await exceed('blackout', effect, { ...body, ...from(3, 4) })
      assert.deepEqual(problem, {
        code: 'blackout',
        detail: `${day(3)}/${day(3)} Stocktaking`,
        path: 'body.start_date',
        message: `begins leave on days of the blackout “Stocktaking”: ${day(3)}`,
      })
      assert.equal(
        (await exceed('blackout', effect, { ...body, ...from(0, 2) })).detail,
        `${day(2)}/${day(2)} Stocktaking`,
      )
    })
  })
}

describe('a minimum balance', () => {
  it('is a reserve where the balance cannot become negative', async () => {
    const limits = { min_balance: { days: 2 } }
    const [person_id, leave_type_id] = [await addPerson(), await addType({ allow_negative: false, limits })]
    await adjust(person_id, leave_type_id, 4)
    const body = { person_id, leave_type_id }
    assert.deepEqual((await preview({ ...body, ...from(0, 1) })).problems, [])
    assert.deepEqual(codes((await preview({ ...body, ...from(0, 2) })).problems), ['below_min_balance'])
    const { problems } = await preview({ ...body, ...from(0, 4) })
    assert.deepEqual(codes(problems), ['too_few_days', 'below_min_balance'])
  })

  it('protects later leave too', async () => {
    const limits = { min_balance: { days: 0 } }
    const accrual = { method: 'yearly' as const, days_per_year: 5 }
    const [person_id, leave_type_id] = [await addPerson(), await addType({ accrual, limits })]
    const year = Number(day(0).slice(0, 4)) + 1
    const later = { start_date: `${year}-03-01`, end_date: `${year}-03-14` }
    await requestLeave({ person_id, leave_type_id, ...later })
    const { problems } = await preview({ person_id, leave_type_id, ...from(0, 7) })
    assert.deepEqual(codes(problems), ['below_min_balance'])
    assert.match(problems[0]?.detail ?? '', new RegExp(`^${year}-`))
  })

  it('is checked again when leave is approved', async () => {
    const [person_id, leave_type_id] = [await addPerson(), await addType({})]
    const { id } = await requestLeave({ person_id, leave_type_id, ...from(0, 1) })
    const change = (effect: 'blocks' | 'warns') =>
      api.call('leaveTypes.update', {
        path: { id: leave_type_id },
        body: { limits: { min_balance: { days: -1, effect } } },
      })
    await change('blocks')
    const { errors } = (await api.expectError(422, 'leaveRequests.approve', { path: { id } })).body
    assert.deepEqual(codes(errors), ['below_min_balance'])
    await change('warns')
    assert.deepEqual((await approve(id)).warnings, [])
  })
})

describe('a blackout', () => {
  it('applies to its departments and their parts', async () => {
    const business_id = business.id
    const parent = await createDepartment(app, { business_id })
    const part = await createDepartment(app, { business_id, parent_id: parent.id })
    const other = await createDepartment(app, { business_id })
    const blackout = { name: 'Closing', from: day(0), to: day(4), department_ids: [parent.id, parent.id] }
    const leave_type_id = await addType({ limits: { blackouts: [blackout] } })
    for (const [department_id, matches] of [
      [parent.id, ['blackout']],
      [part.id, ['blackout']],
      [other.id, []],
      [null, []],
    ] as const) {
      const person_id = await addPerson({ department_id })
      assert.deepEqual(codes((await preview({ person_id, leave_type_id, ...from(0) })).problems), matches)
    }
  })

  it('does not count days that leave does not deduct', async () => {
    const blackouts = [{ name: 'Weekend work', from: day(5), to: day(6) }]
    const [person_id, leave_type_id] = [await addPerson(), await addType({ limits: { blackouts } })]
    assert.deepEqual((await preview({ person_id, leave_type_id, ...from(4, 7) })).problems, [])
  })

  it('set after a request does not prevent its approval', async () => {
    const [person_id, leave_type_id] = [await addPerson(), await addType({})]
    const { id } = await requestLeave({ person_id, leave_type_id, ...from(0) })
    const blackouts = [{ name: 'Closing', from: day(0), to: day(0) }]
    await api.call('leaveTypes.update', { path: { id: leave_type_id }, body: { limits: { blackouts } } })
    assert.equal((await approve(id)).status, 'approved')
  })
})

describe('all limits', () => {
  it('are returned together, those that refuse and those that warn', async () => {
    const { id: department_id } = await createDepartment(app, { business_id: business.id })
    const blackout = { from: '2026-01-01', to: '2099-12-31' }
    const limits = (some: 'blocks' | 'warns', others: 'blocks' | 'warns') => ({
      min_notice_effect: some,
      max_consecutive_effect: others,
      min_balance: { days: 0, effect: some },
      max_away: { people: 1, effect: others },
      blackouts: [
        { ...blackout, name: 'Some', effect: some },
        { ...blackout, name: 'Others', effect: others },
      ],
    })
    const other = await addPerson({ department_id, work_pattern: everyDay })
    const span = { start_date: tomorrow, end_date: tomorrow }
    await requestLeave({ person_id: other, leave_type_id: await addType({}), ...span })
    const person_id = await addPerson({ department_id, work_pattern: everyDay })
    const rules = { min_notice_days: 7, max_consecutive_days: 0.5 }
    const someCodes = ['notice_too_short', 'below_min_balance', 'blackout']
    const otherCodes = ['too_long', 'blackout', 'too_many_away']
    for (const [some, others] of [
      ['blocks', 'warns'],
      ['warns', 'blocks'],
    ] as const) {
      const leave_type_id = await addType({ ...rules, limits: limits(some, others) })
      const { problems, warnings } = await preview({ person_id, leave_type_id, ...span })
      const [matches, rest] = some === 'blocks' ? [problems, warnings] : [warnings, problems]
      assert.deepEqual([codes(matches), codes(rest)], [someCodes, otherCodes])
    }
  })
})

describe('the warnings of a request', () => {
  it('are those of its last dates, and stay when only its note changes or when it is approved', async () => {
    const limits = { max_consecutive_effect: 'warns' as const }
    const [person_id, leave_type_id] = [await addPerson(), await addType({ max_consecutive_days: 1, limits })]
    const { id, warnings } = await requestLeave({ person_id, leave_type_id, ...from(0, 1) })
    assert.deepEqual(codes(warnings), ['too_long'])
    const update = async (body: Schemas['LeaveRequestUpdate']) =>
      (await api.call('leaveRequests.update', { path: { id }, body })).body.data.warnings
    assert.deepEqual(await update({ note: 'Moving' }), warnings)
    assert.deepEqual(await update({ end_date: day(0) }), [])
    const again = await update({ end_date: day(2) })
    assert.deepEqual(codes(again), ['too_long'])
    assert.deepEqual((await approve(id)).warnings, again)
  })

  it('are visible to the person on leave', async () => {
    const limits = { max_consecutive_effect: 'warns' as const }
    const leave_type_id = await addType({ max_consecutive_days: 1, limits })
    const { person_id, api: own } = await addMember('employee')
    const { id } = await requestLeave({ person_id, leave_type_id, ...from(0, 1) }, own)
    const { data } = (await own.call('leaveRequests.get', { path: { id } })).body
    assert.deepEqual(codes(data.warnings), ['too_long'])
  })
})
