import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../../support/http.ts'
import { createBusiness, createPerson } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { owner } = await createBusiness(app)
const api = caller(app, owner.token)

const readProblems = async (body: object) => {
  const response = await api.expectError(422, 'leaveTypes.create', {
    body: { name: 'Vacation', code: 'broken', ...body },
  })
  return response.body.errors?.map(({ path, message }) => `${path} ${message}`)
}

describe('leaveTypes.create', () => {
  it('adds a leave type with default rules', async () => {
    const { data } = (await api.call('leaveTypes.create', { body: { name: 'Sick leave', code: 'sick' } })).body
    const { id, created_at, updated_at } = data
    assert.deepEqual(data, {
      id,
      name: 'Sick leave',
      code: 'sick',
      paid: true,
      requires_approval: true,
      approval: [],
      half_days_allowed: true,
      allow_negative: false,
      max_consecutive_days: null,
      min_notice_days: null,
      limits: {
        min_notice_effect: 'blocks',
        max_consecutive_effect: 'blocks',
        min_balance: null,
        max_away: null,
        blackouts: [],
      },
      certificate_after_days: null,
      accrual: {
        method: 'none',
        days_per_year: 0,
        carry_over_max: null,
        carry_over_expires: null,
        leave_year: 'fixed',
        resets_on: '01-01',
        rounding: 'nearest',
        max_balance: null,
      },
      entitlement_rules: [],
      prorate_by_work_pattern: false,
      hidden_from_team: true,
      reasons: [],
      reason_required: false,
      archived: false,
      archived_at: null,
      created_at,
      updated_at,
      version: 1,
    })
    const [entry] = await all(api, 'auditLog.list', { query: { action: 'leave_type.created' } })
    assert.deepEqual([entry?.user_id, entry?.detail], [owner.id, { leave_type_id: id }])
  })

  it('stores the submitted rules', async () => {
    const rules = {
      paid: false,
      requires_approval: false,
      half_days_allowed: false,
      allow_negative: true,
      max_consecutive_days: 2.5,
      min_notice_days: 0,
      limits: {
        min_notice_effect: 'warns' as const,
        max_consecutive_effect: 'warns' as const,
        min_balance: { days: -2.5, effect: 'warns' as const },
        max_away: { people: 3, effect: 'warns' as const },
        blackouts: [
          {
            name: 'Closing',
            from: '2036-12-15',
            to: '2036-12-15',
            department_ids: [],
            effect: 'warns' as const,
          },
        ],
      },
      accrual: {
        method: 'monthly' as const,
        days_per_year: 12.5,
        carry_over_max: 0,
        carry_over_expires: { on: '07-06' },
        leave_year: 'hire_date' as const,
        resets_on: '04-06',
        rounding: 'up' as const,
        max_balance: 20,
      },
      entitlement_rules: [
        {
          employment_types: ['contractor' as const],
          department_id: null,
          location_id: null,
          person_ids: [],
          after_years: 10,
          days_per_year: 3,
        },
      ],
      prorate_by_work_pattern: true,
    }
    const { data } = (await api.call('leaveTypes.create', { body: { name: 'Unpaid', code: 'unpaid', ...rules } })).body
    assert.deepEqual({ ...data, ...rules }, data)
  })

  it('requires a code that is unique in the business', async () => {
    const body = { name: 'Vacation', code: 'vacation' }
    await api.call('leaveTypes.create', { body })
    const { errors } = (await api.expectError(409, 'leaveTypes.create', { body })).body
    assert.deepEqual(errors, [{ path: 'body.code', code: 'taken', message: 'Another leave type has this code.' }])
    const other = await createBusiness(app)
    await caller(app, other.owner.token).call('leaveTypes.create', { body })
  })

  it('lets limits refuse leave by default', async () => {
    const closing = { name: 'Closing', from: '2036-12-15', to: '2036-12-31' }
    const limits = { min_balance: { days: -5 }, max_away: { people: 1 }, blackouts: [closing] }
    const { data } = (await api.call('leaveTypes.create', { body: { name: 'Own', code: 'own', limits } })).body
    assert.deepEqual(data.limits, {
      min_notice_effect: 'blocks',
      max_consecutive_effect: 'blocks',
      min_balance: { days: -5, effect: 'blocks' },
      max_away: { people: 1, effect: 'blocks' },
      blackouts: [{ ...closing, department_ids: [], effect: 'blocks' }],
    })
  })

  it('returns 422 for blackouts that end before they begin, and for departments of another business', async () => {
    const other = await createBusiness(app)
    const theirs = caller(app, other.owner.token)
    const { id } = (await theirs.call('departments.create', { body: { name: 'Theirs' } })).body.data
    const own = (await api.call('departments.create', { body: { name: 'Ours' } })).body.data.id
    const dates = { name: 'Closing', from: '2036-12-15', to: '2036-12-31' }
    const reversed = { ...dates, to: '2036-12-14' }
    assert.deepEqual(await readProblems({ limits: { blackouts: [dates, reversed] } }), [
      'body.limits.blackouts[1].to must not be before from',
    ])
    const blackouts = [
      { ...dates, department_ids: [own] },
      { ...dates, department_ids: [own, id] },
    ]
    const [problem, ...others] = (await readProblems({ limits: { blackouts } })) ?? []
    assert.match(problem ?? '', /^body\.limits\.blackouts\[1\]\.department_ids /)
    assert.deepEqual(others, [])
  })

  it('requires days per year if and only if there is an accrual, and a start of the leave year that exists in every year', async () => {
    const required = 'body.accrual.days_per_year is required where days are earned'
    assert.deepEqual(await readProblems({ accrual: { method: 'yearly' } }), [required])
    assert.deepEqual(await readProblems({ accrual: { days_per_year: 5 } }), [
      'body.accrual.days_per_year must not be given where no days are earned',
    ])
    for (const on of ['02-29', '04-31']) {
      const accrual = { method: 'yearly', days_per_year: 25, carry_over_expires: { on } }
      assert.deepEqual(await readProblems({ accrual }), [
        'body.accrual.carry_over_expires.on must be a day that exists in every year',
      ])
    }
    for (const carry_over_expires of [{}, { on: '03-31', months: 3 }, { months: 13 }]) {
      const accrual = { method: 'yearly', days_per_year: 25, carry_over_expires }
      assert.equal((await readProblems({ accrual }))?.length, 1)
    }
    assert.deepEqual(await readProblems({ accrual: { method: 'yearly', days_per_year: 25, max_balance: 30 } }), [
      'body.accrual.max_balance can only be given where days are earned monthly',
    ])
    for (const resets_on of ['02-29', '04-31']) {
      const accrual = { method: 'yearly', days_per_year: 25, resets_on }
      assert.deepEqual(await readProblems({ accrual }), [
        'body.accrual.resets_on must be a day that exists in every year',
      ])
    }
  })

  it('returns 422 for rules with references of another business, and for rules without accrual', async () => {
    const other = await createBusiness(app)
    const theirs = caller(app, other.owner.token)
    const { id: department_id } = (await theirs.call('departments.create', { body: { name: 'Theirs' } })).body.data
    const { id: location_id } = (await theirs.call('locations.create', { body: { name: 'Theirs' } })).body.data
    const { id: person_id } = await createPerson(app, { business_id: other.id })
    const accrual = { method: 'yearly', days_per_year: 25 }
    const rules = [{}, { department_id }, { location_id }, { person_ids: [person_id] }]
    const problems = (await readProblems({ accrual, entitlement_rules: rules })) ?? []
    assert.deepEqual(
      problems.map((problem) => problem.split(' ')[0]),
      [
        'body.entitlement_rules[1].department_id',
        'body.entitlement_rules[2].location_id',
        'body.entitlement_rules[3].person_ids',
      ],
    )
    assert.deepEqual(await readProblems({ entitlement_rules: [{}] }), [
      'body.entitlement_rules must not be given where no days are earned',
    ])
  })
})
