import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../../support/http.ts'
import { createBusiness, createPerson } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { owner } = await createBusiness(app)
const api = caller(app, owner.token)

const problemsOf = async (body: object) => {
  const answer = await api.refused(422, 'leaveTypes.create', { body: { name: 'Vacation', code: 'broken', ...body } })
  return answer.body.errors?.map(({ path, message }) => `${path} ${message}`)
}

describe('leaveTypes.create', () => {
  it('adds a type with the rules that are usual', async () => {
    const { data } = (await api.call('leaveTypes.create', { body: { name: 'Sick leave', code: 'sick' } })).body
    const { id, created_at, updated_at } = data
    assert.deepEqual(data, {
      id,
      name: 'Sick leave',
      code: 'sick',
      paid: true,
      requires_approval: true,
      half_days_allowed: true,
      allow_negative: false,
      max_consecutive_days: null,
      min_notice_days: null,
      accrual: { method: 'none', days_per_year: 0, carry_over_max: null, resets_on: '01-01' },
      entitlement_rules: [],
      prorate_by_work_pattern: false,
      archived: false,
      archived_at: null,
      created_at,
      updated_at,
      version: 1,
    })
    const [entry] = await all(api, 'auditLog.list', { query: { action: 'leave_type.created' } })
    assert.deepEqual([entry?.user_id, entry?.detail], [owner.id, { leave_type_id: id }])
  })

  it('keeps the rules that it is given', async () => {
    const rules = {
      paid: false,
      requires_approval: false,
      half_days_allowed: false,
      allow_negative: true,
      max_consecutive_days: 2.5,
      min_notice_days: 0,
      accrual: { method: 'monthly' as const, days_per_year: 12.5, carry_over_max: 0, resets_on: '04-06' },
      entitlement_rules: [
        {
          employment_types: ['contractor' as const],
          department_id: null,
          location_id: null,
          person_ids: [],
          days_per_year: 3,
        },
      ],
      prorate_by_work_pattern: true,
    }
    const { data } = (await api.call('leaveTypes.create', { body: { name: 'Unpaid', code: 'unpaid', ...rules } })).body
    assert.deepEqual({ ...data, ...rules }, data)
  })

  it('is a 409 for a code that another type has, of this business alone', async () => {
    const body = { name: 'Vacation', code: 'vacation' }
    await api.call('leaveTypes.create', { body })
    const { errors } = (await api.refused(409, 'leaveTypes.create', { body })).body
    assert.deepEqual(errors, [{ path: 'body.code', message: 'Another leave type has this code.' }])
    const other = await createBusiness(app)
    await caller(app, other.owner.token).call('leaveTypes.create', { body })
  })

  it('asks how much is earned where something is, and for a leave year that begins each year', async () => {
    const needed = 'body.accrual.days_per_year is required where days are earned'
    assert.deepEqual(await problemsOf({ accrual: { method: 'yearly' } }), [needed])
    assert.deepEqual(await problemsOf({ accrual: { days_per_year: 5 } }), [
      'body.accrual.days_per_year must not be given where no days are earned',
    ])
    for (const resets_on of ['02-29', '04-31']) {
      const accrual = { method: 'yearly', days_per_year: 25, resets_on }
      assert.deepEqual(await problemsOf({ accrual }), [
        'body.accrual.resets_on must be a day that exists in every year',
      ])
    }
  })

  it('takes no rule for what is not there, or is of another business, and none where no days are earned', async () => {
    const other = await createBusiness(app)
    const of = caller(app, other.owner.token)
    const { id: department_id } = (await of.call('departments.create', { body: { name: 'Theirs' } })).body.data
    const { id: location_id } = (await of.call('locations.create', { body: { name: 'Theirs' } })).body.data
    const { id: person_id } = await createPerson(app, { business_id: other.id })
    const accrual = { method: 'yearly', days_per_year: 25 }
    const rules = [{}, { department_id }, { location_id }, { person_ids: [person_id] }]
    const problems = (await problemsOf({ accrual, entitlement_rules: rules })) ?? []
    assert.deepEqual(
      problems.map((problem) => problem.split(' ')[0]),
      [
        'body.entitlement_rules[1].department_id',
        'body.entitlement_rules[2].location_id',
        'body.entitlement_rules[3].person_ids',
      ],
    )
    assert.deepEqual(await problemsOf({ entitlement_rules: [{}] }), [
      'body.entitlement_rules must not be given where no days are earned',
    ])
  })

  it('knows days in halves only', async () => {
    for (const body of [
      { accrual: { method: 'yearly', days_per_year: 25.3 } },
      { accrual: { method: 'yearly', days_per_year: 25, carry_over_max: 0.25 } },
      { max_consecutive_days: 0.1 },
    ]) {
      assert.match(String(await problemsOf(body)), /must be a multiple of 0.5/)
    }
  })
})
