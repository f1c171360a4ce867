import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { earningCorrections } from '../../../../server/leave/balances/leave-account.ts'
import {
  type EntitledPerson,
  type EntitlementRule,
  entitledDays,
} from '../../../../server/leave/leave-types/entitlement.ts'
import { account, booked, figures, told } from '../balances/some-account.ts'

const fiveDays = { mon: 1, tue: 1, wed: 1, thu: 1, fri: 1, sat: 0, sun: 0 } as const
const ada: EntitledPerson = {
  person_id: 1,
  employment_type: 'full_time',
  department_ids: [20, 10],
  location_id: 5,
  work_pattern: fiveDays,
}
const rule = (given: Partial<EntitlementRule>): EntitlementRule => ({
  employment_types: [],
  department_id: null,
  location_id: null,
  person_ids: [],
  days_per_year: null,
  ...given,
})
const days = (rules: EntitlementRule[], person: Partial<EntitledPerson> = {}, prorate_by_work_pattern = false) =>
  entitledDays({ days_per_year: 25, entitlement_rules: rules, prorate_by_work_pattern }, { ...ada, ...person })

describe('entitledDays', () => {
  it('is that of the type for everybody but contractors where there are no rules', () => {
    const types = ['full_time', 'casual', null, 'contractor'] as const
    assert.deepEqual(
      types.map((employment_type) => days([], { employment_type })),
      [25, 25, 25, 0],
    )
  })

  it('is that of the first rule that is for the person in everything, and else none', () => {
    const rules = [
      rule({ department_id: 10, location_id: 6, days_per_year: 28 }),
      rule({ department_id: 10, days_per_year: 30 }),
      rule({ employment_types: ['full_time'] }),
    ]
    assert.equal(days(rules), 30, 'her department is a part of that one')
    assert.equal(days(rules, { location_id: 6 }), 28)
    assert.equal(days(rules, { department_ids: [] }), 25, 'the days of the type')
    assert.equal(days(rules, { department_ids: [], employment_type: null }), 0)
  })

  it('is none for contractors, unless a rule names them or contractors', () => {
    const contractor = { employment_type: 'contractor' as const }
    assert.equal(days([rule({})], contractor), 0)
    assert.equal(days([rule({ employment_types: ['contractor'], days_per_year: 5 })], contractor), 5)
    assert.equal(days([rule({ person_ids: [1], days_per_year: 3 })], contractor), 3)
    assert.equal(days([rule({ person_ids: [2] })]), 0)
  })

  it('is the share of the days worked in a week, in halves, where the type says so', () => {
    const threeDays = { ...fiveDays, thu: 0, fri: 0 } as const
    const sixDays = { ...fiveDays, sat: 1 } as const
    assert.deepEqual(
      [days([], {}, true), days([], { work_pattern: threeDays }, true), days([], { work_pattern: sixDays }, true)],
      [25, 15, 25],
    )
    assert.equal(days([rule({ days_per_year: 22 })], { work_pattern: threeDays }, true), 13)
  })
})

describe('whom no rule was for in a part of the year', () => {
  const nobody = { days_per_year: 0 }
  const monthly = { accrual_method: 'monthly' as const, days_per_year: 24 }
  const unearned = (rules: Parameters<typeof account>[0], through: string) => booked(account(rules), through)

  it('earns the share of the year that is left from the day on which one is, once', () => {
    const before = unearned({ with: nobody }, '2026-06-14')
    assert.deepEqual(told(before.lines), ['accrual 0 2026-01-01'])
    const later = { ...before, rules: account().rules, today: '2026-07-02' }
    assert.deepEqual([figures(later, '2026-07-01')[0], figures(later, '2026-07-02')[0]], [0, 10])
    const after = booked({ ...later }, '2026-07-02')
    assert.deepEqual(told(after.lines), ['accrual 0 2026-01-01', 'accrual 10 2026-07-02'])
    const next = booked({ ...after, today: '2027-01-01' }, '2027-01-01')
    assert.deepEqual(told(next.lines).slice(2), [
      'carry_over 10 2027-01-01',
      'expiry -5 2027-01-01',
      'accrual 20 2027-01-01',
    ])
  })

  it('earns from the next month on where days are earned by the month', () => {
    const before = unearned({ with: { ...monthly, ...nobody } }, '2026-03-15')
    const later = { ...before, rules: { ...before.rules, ...monthly }, today: '2026-03-16' }
    assert.deepEqual(told(booked(later, '2026-05-31').lines), [
      ...['accrual 0 2026-01-01', 'accrual 0 2026-02-01', 'accrual 0 2026-03-01'],
      ...['accrual 2 2026-04-01', 'accrual 2 2026-05-01'],
    ])
  })

  it('keeps what is booked when none is any more, and earns nothing later', () => {
    const before = unearned({}, '2026-06-14')
    const later = booked({ ...before, rules: { ...before.rules, ...nobody } }, '2027-06-14')
    assert.deepEqual(told(later.lines).slice(0, 1), ['accrual 20 2026-01-01'])
    assert.ok(told(later.lines).includes('accrual 0 2027-01-01'))
  })

  it('is corrected by what was earned alone when the dates of employment change', () => {
    const leaves = { from: '2020-01-01', to: '2026-09-30' }
    const before = unearned({ with: nobody }, '2026-06-14')
    const matched = booked({ ...before, rules: account().rules, today: '2026-07-02' }, '2026-07-02')
    const corrections = earningCorrections({ ...matched, employment: leaves }, matched.employment)
    assert.deepEqual(corrections, [{ days: -5, effective_on: '2026-07-02' }])
    assert.deepEqual(earningCorrections({ ...before, employment: leaves }, before.employment), [])
    const byMonth = unearned({ with: { ...monthly, ...nobody } }, '2026-03-15')
    const earning = booked({ ...byMonth, rules: { ...byMonth.rules, ...monthly } }, '2026-05-31')
    const left = earningCorrections({ ...earning, employment: { ...leaves, to: '2026-04-30' } }, earning.employment)
    assert.deepEqual(left, [{ days: -2, effective_on: '2026-05-01' }])
  })
})
