import type { Role } from '../../access/roles.ts'
import type { Schemas } from '../../operation/contract/contract.ts'

/** The codes of the leave types of the demo data. */
export type LeaveCode = 'annual' | 'sick' | 'unpaid' | 'parental' | 'training'

/** Leave that somebody asks for, and what becomes of it. */
export interface DemoLeave {
  /** A user by role, or somebody else by their place in Production or in the other departments. */
  who: Role | { production: number } | { office: number }
  type: LeaveCode
  /** The first day, in working days from today, or the first working day of this month. */
  from: number | 'start_of_month'
  /** How many working days. */
  days: number
  /** Of a single day. */
  portion?: Schemas['DayPortion']
  note?: string
  /** Approved unless said otherwise. Whoever was refused is told why. */
  end?: 'waits' | 'is withdrawn' | 'is cancelled' | { refused: string }
}

/** A leave type whose rules name departments; their ids are known later. */
type DemoLeaveType = Omit<Schemas['LeaveTypeCreate'], 'code' | 'entitlement_rules'> & {
  code: LeaveCode
  rules: (Schemas['LeaveEntitlementRuleInput'] & { department?: string })[]
}

const forEverybody = { rules: [], prorate_by_work_pattern: false }

export const leaveTypes: DemoLeaveType[] = [
  {
    // who works four days a week earns 20 days, and contractors earn none
    ...{ rules: [{ employment_types: ['casual'], days_per_year: 10 }, {}], prorate_by_work_pattern: true },
    ...{ name: 'Annual leave', code: 'annual', paid: true, requires_approval: true, half_days_allowed: true },
    allow_negative: false,
    accrual: { method: 'yearly', days_per_year: 25, carry_over_max: 5, resets_on: '01-01' },
  },
  {
    ...forEverybody,
    ...{ name: 'Sick leave', code: 'sick', paid: true, requires_approval: false, half_days_allowed: true },
    allow_negative: true,
    accrual: { method: 'yearly', days_per_year: 15, carry_over_max: 0, resets_on: '01-01' },
  },
  {
    ...forEverybody,
    ...{ name: 'Unpaid leave', code: 'unpaid', paid: false, requires_approval: true, half_days_allowed: true },
    allow_negative: true,
  },
  {
    ...forEverybody,
    ...{ name: 'Parental leave', code: 'parental', paid: true, requires_approval: true, half_days_allowed: false },
    allow_negative: true,
  },
  {
    ...{ rules: [{ department: 'Engineering', days_per_year: 8 }, {}], prorate_by_work_pattern: false },
    ...{ name: 'Training', code: 'training', paid: true, requires_approval: false, half_days_allowed: true },
    allow_negative: false,
    max_consecutive_days: 5,
    accrual: { method: 'yearly', days_per_year: 5, carry_over_max: 0, resets_on: '01-01' },
  },
]

/** In the order of asking. The calendar has somebody away today, whatever day it is. */
export const demoLeave: DemoLeave[] = [
  { who: 'employee', type: 'annual', from: 14, days: 5, note: 'A week with the children', end: 'waits' },
  { who: { production: 5 }, type: 'annual', from: 6, days: 2, note: 'We are moving house', end: 'waits' },
  { who: { production: 9 }, type: 'annual', from: 9, days: 1, portion: 'afternoon', end: 'waits' },
  { who: { office: 0 }, type: 'annual', from: 8, days: 4, note: 'A wedding in the family', end: 'waits' },
  { who: 'manager', type: 'annual', from: 18, days: 3, note: 'Skiing', end: 'waits' },
  { who: { office: 6 }, type: 'unpaid', from: 25, days: 10, note: 'A language course abroad', end: 'waits' },

  { who: 'employee', type: 'annual', from: -40, days: 3 },
  { who: 'employee', type: 'sick', from: -19, days: 1 },
  { who: 'employee', type: 'annual', from: 34, days: 2, note: 'A long weekend' },
  { who: 'employee', type: 'annual', from: 4, days: 2, end: { refused: 'We take stock on these days.' } },
  { who: 'employee', type: 'annual', from: 44, days: 1, end: 'is cancelled' },
  { who: 'manager', type: 'annual', from: -28, days: 5 },
  { who: 'manager', type: 'training', from: 3, days: 1, note: 'First aid' },
  { who: 'owner', type: 'annual', from: 30, days: 5 },
  { who: 'owner', type: 'sick', from: -33, days: 1 },
  { who: 'owner', type: 'training', from: 2, days: 1, note: 'New rules for payroll' },
  { who: 'admin', type: 'annual', from: -10, days: 2 },
  { who: 'admin', type: 'annual', from: 40, days: 3, end: 'waits' },

  { who: { production: 7 }, type: 'unpaid', from: 'start_of_month', days: 2 },
  { who: { office: 12 }, type: 'parental', from: -20, days: 45 },
  { who: { production: 11 }, type: 'annual', from: -2, days: 5 },
  { who: { office: 15 }, type: 'annual', from: -1, days: 4 },
  { who: { office: 18 }, type: 'sick', from: -1, days: 3 },
  { who: { production: 14 }, type: 'sick', from: 0, days: 1 },
  { who: { office: 21 }, type: 'sick', from: -16, days: 4 },
  { who: { office: 24 }, type: 'annual', from: 12, days: 10, end: { refused: 'Three of four are away then.' } },
  { who: { office: 27 }, type: 'annual', from: 7, days: 2, end: 'is withdrawn' },
  { who: { production: 17 }, type: 'annual', from: 22, days: 1, portion: 'morning', end: 'is withdrawn' },

  ...Array.from({ length: 20 }, (_, index): DemoLeave => {
    const who = index % 3 === 0 ? { production: 20 + index } : { office: 30 + 3 * index }
    return { who, type: 'annual', from: 5 * index - 45, days: 2 + (index % 4) }
  }),
]
