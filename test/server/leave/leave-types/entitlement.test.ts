import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { earningCorrections } from '../../../../server/leave/balances/earning-corrections.ts'
import {
  type EntitledPerson,
  type EntitlementRule,
  entitledDays,
  entitlementByService,
} from '../../../../server/leave/leave-types/entitlement.ts'
import { account, booked, figures, summary } from '../balances/some-account.ts'

const fiveDays = { mon: 1, tue: 1, wed: 1, thu: 1, fri: 1, sat: 0, sun: 0 } as const
const ada: EntitledPerson = {
  person_id: 1,
  employment_type: 'full_time',
  department_ids: [20, 10],
  location_id: 5,
  work_pattern: fiveDays,
}
const rule = (conditions: Partial<EntitlementRule>): EntitlementRule => ({
  employment_types: [],
  department_id: null,
  location_id: null,
  person_ids: [],
  after_years: null,
  days_per_year: null,
  ...conditions,
})
const nearest = { rounding: 'nearest' } as const
const days = (rules: EntitlementRule[], person: Partial<EntitledPerson> = {}, prorate_by_work_pattern = false) =>
  entitledDays(
    { days_per_year: 25, entitlement_rules: rules, prorate_by_work_pattern, ...nearest },
    { ...ada, ...person },
  )

describe('entitledDays', () => {
  it('comes from the type if there are no rules, except for contractors', () => {
    const types = ['full_time', 'casual', null, 'contractor'] as const
    assert.deepEqual(
      types.map((employment_type) => days([], { employment_type })),
      [25, 25, 25, 0],
    )
  })

  it('comes from the first rule whose conditions all match, or else is zero', () => {
    const rules = [
      rule({ department_id: 10, location_id: 6, days_per_year: 28 }),
      rule({ department_id: 10, days_per_year: 30 }),
      rule({ employment_types: ['full_time'] }),
    ]
    assert.equal(days(rules), 30, 'the department is a part of that one')
    assert.equal(days(rules, { location_id: 6 }), 28)
    assert.equal(days(rules, { department_ids: [] }), 25, 'the days of the type')
    assert.equal(days(rules, { department_ids: [], employment_type: null }), 0)
  })

  it('rounds a share of the week to the nearest half day, or up', () => {
    const [mon, off] = [{ ...fiveDays }, 0 as const]
    const oneDay = { ...ada, work_pattern: { ...mon, tue: off, wed: off, thu: off, fri: off } }
    const weeks = { days_per_year: 28, entitlement_rules: [], prorate_by_work_pattern: true }
    assert.equal(entitledDays({ ...weeks, ...nearest }, oneDay), 5.5) // 5.6
    assert.equal(entitledDays({ ...weeks, rounding: 'up' }, oneDay), 6)
    assert.equal(entitledDays({ ...weeks, rounding: 'up' }, ada), 28)
  })

  it('is zero for contractors, unless a rule has their ID or employment type', () => {
    const contractor = { employment_type: 'contractor' as const }
    assert.equal(days([rule({})], contractor), 0)
    assert.equal(days([rule({ employment_types: ['contractor'], days_per_year: 5 })], contractor), 5)
    assert.equal(days([rule({ person_ids: [1], days_per_year: 3 })], contractor), 3)
    assert.equal(days([rule({ person_ids: [2] })]), 0)
  })

  it('grows with the years of service that rules require', () => {
    const type = {
      days_per_year: 25,
      entitlement_rules: [
        rule({ after_years: 10, location_id: 6, days_per_year: 40 }),
        rule({ after_years: 10, days_per_year: 35 }),
        rule({ after_years: 5, days_per_year: 30 }),
        rule({ after_years: 0, employment_types: ['full_time'] }),
      ],
      prorate_by_work_pattern: false,
      ...nearest,
    }
    const steps = (fifth: number, tenth: number) => [
      { after_years: 5, days_per_year: fifth },
      { after_years: 10, days_per_year: tenth },
    ]
    assert.deepEqual(entitlementByService(type, ada), { days_per_year: 25, days_by_service: steps(30, 35) })
    const elsewhere = { ...ada, location_id: 6, employment_type: null }
    assert.deepEqual(entitlementByService(type, elsewhere), { days_per_year: 0, days_by_service: steps(30, 40) })
  })

  it('is prorated by the work pattern, in half days, if the type requires it', () => {
    const threeDays = { ...fiveDays, thu: 0, fri: 0 } as const
    const sixDays = { ...fiveDays, sat: 1 } as const
    assert.deepEqual(
      [days([], {}, true), days([], { work_pattern: threeDays }, true), days([], { work_pattern: sixDays }, true)],
      [25, 15, 25],
    )
    assert.equal(days([rule({ days_per_year: 22 })], { work_pattern: threeDays }, true), 13)
  })
})

describe('the accruals of a person without a rule in a part of the year', () => {
  const noRule = { days_per_year: 0 }
  const monthly = { accrual_method: 'monthly' as const, days_per_year: 24 }
  const bookedWith = (rules: Parameters<typeof account>[0], through: string) => booked(account(rules), through)

  it('start with a prorated year on the day of the first match, once', () => {
    const before = bookedWith({ with: noRule }, '2026-06-14')
    assert.deepEqual(summary(before.lines), ['accrual 0 2026-01-01'])
    const later = { ...before, rules: account().rules, today: '2026-07-02' }
    assert.deepEqual([figures(later, '2026-07-01')[0], figures(later, '2026-07-02')[0]], [0, 10])
    const after = booked({ ...later }, '2026-07-02')
    assert.deepEqual(summary(after.lines), ['accrual 0 2026-01-01', 'accrual 10 2026-07-02'])
    const next = booked({ ...after, today: '2027-01-01' }, '2027-01-01')
    assert.deepEqual(summary(next.lines).slice(2), [
      'carry_over 10 2027-01-01',
      'expiry -5 2027-01-01',
      'accrual 20 2027-01-01',
    ])
  })

  it('start with the next month if days are earned monthly', () => {
    const before = bookedWith({ with: { ...monthly, ...noRule } }, '2026-03-15')
    const later = { ...before, rules: { ...before.rules, ...monthly }, today: '2026-03-16' }
    assert.deepEqual(summary(booked(later, '2026-05-31').lines), [
      ...['accrual 0 2026-01-01', 'accrual 0 2026-02-01', 'accrual 0 2026-03-01'],
      ...['accrual 2 2026-04-01', 'accrual 2 2026-05-01'],
    ])
  })

  it('start with the leave year after the years of service that the only rule requires', () => {
    const later = { ...noRule, days_by_service: [{ after_years: 1, days_per_year: 24 }] }
    const hired = { employment: { from: '2025-07-02', to: null } }
    for (const [method, expected] of [
      ['yearly', ['accrual 0 2026-01-01', 'carry_over 0 2027-01-01', 'accrual 24 2027-01-01']],
      ['monthly', [...Array.from({ length: 7 }, (_, month) => `accrual 0 2026-0${month + 1}-01`)]],
    ] as const) {
      const before = booked(account({ with: { ...later, accrual_method: method }, ...hired }), '2026-07-30')
      const after = booked({ ...before, today: '2027-01-01' }, '2027-01-01')
      assert.deepEqual(summary(after.lines).slice(0, expected.length), expected)
      assert.equal(figures(after, '2026-12-31')[0], method === 'yearly' ? 0 : 10)
    }
  })

  it('remain when no rule matches any longer, but do not continue', () => {
    const before = bookedWith({}, '2026-06-14')
    const later = booked({ ...before, rules: { ...before.rules, ...noRule } }, '2027-06-14')
    assert.deepEqual(summary(later.lines).slice(0, 1), ['accrual 20 2026-01-01'])
    assert.ok(summary(later.lines).includes('accrual 0 2027-01-01'))
  })

  it('are corrected by the earned days only when the dates of employment change', () => {
    const fixedTerm = { from: '2020-01-01', to: '2026-09-30' }
    const before = bookedWith({ with: noRule }, '2026-06-14')
    const matched = booked({ ...before, rules: account().rules, today: '2026-07-02' }, '2026-07-02')
    const corrections = earningCorrections({ ...matched, employment: fixedTerm }, matched.employment)
    assert.deepEqual(corrections, [{ days: -5, effective_on: '2026-07-02' }])
    assert.deepEqual(earningCorrections({ ...before, employment: fixedTerm }, before.employment), [])
    const byMonth = bookedWith({ with: { ...monthly, ...noRule } }, '2026-03-15')
    const earning = booked({ ...byMonth, rules: { ...byMonth.rules, ...monthly } }, '2026-05-31')
    const corrected = earningCorrections(
      { ...earning, employment: { ...fixedTerm, to: '2026-04-30' } },
      earning.employment,
    )
    assert.deepEqual(corrected, [{ days: -2, effective_on: '2026-05-01' }])
  })
})
