import type { Role } from '../../access/roles.ts'
import type { Schemas } from '../../operation/contract/contract.ts'

/** The codes of the leave types of the demo data. */
export type LeaveCode = 'annual' | 'sick' | 'unpaid' | 'parental' | 'training'

/** A leave request and its outcome. */
export interface DemoLeave {
  /** A user by role, or another person by index: within Production, or within all other departments. */
  requester: Role | { production: number } | { office: number }
  type: LeaveCode
  /** The first day: an offset in working days from today, or the first working day of this month. */
  from: number | 'start_of_month'
  /** The number of working days. */
  days: number
  /** The portion of the day, for leave of a single day. */
  portion?: Schemas['DayPortion']
  note?: string
  reason?: string
  /** The outcome of the request; approved by default. */
  outcome?: 'pending' | 'withdrawn' | 'cancelled' | { rejectionNote: string }
}

/** A leave type that refers to departments by name, because their IDs are not assigned yet. */
type DemoLeaveType = Omit<Schemas['LeaveTypeCreate'], 'code' | 'entitlement_rules'> & {
  code: LeaveCode
  rules: (Schemas['LeaveEntitlementRuleInput'] & { department?: string })[]
}

const commonRules = {
  rules: [],
  approval: [],
  prorate_by_work_pattern: false,
  hidden_from_team: true,
  reasons: [],
  reason_required: false,
}

export const leaveTypes: DemoLeaveType[] = [
  {
    ...commonRules,
    // 20 days for a four-day week; none for contractors
    ...{
      rules: [{ employment_types: ['casual'], days_per_year: 10 }, {}],
      prorate_by_work_pattern: true,
      approval: [],
    },
    ...{ name: 'Annual leave', code: 'annual', paid: true, requires_approval: true, half_days_allowed: true },
    allow_negative: false,
    hidden_from_team: false,
    accrual: {
      method: 'yearly',
      days_per_year: 25,
      carry_over_max: 5,
      carry_over_expires: { on: '03-31' },
      resets_on: '01-01',
    },
  },
  {
    ...commonRules,
    ...{ name: 'Sick leave', code: 'sick', paid: true, requires_approval: false, half_days_allowed: true },
    allow_negative: true,
    reasons: [
      { code: 'illness', name: 'Illness or injury' },
      { code: 'child', name: 'Sick child' },
      { code: 'appointment', name: 'Medical appointment' },
    ],
    accrual: { method: 'yearly', days_per_year: 15, carry_over_max: 0, resets_on: '01-01' },
  },
  {
    ...commonRules,
    ...{ name: 'Unpaid leave', code: 'unpaid', paid: false, requires_approval: true, half_days_allowed: true },
    allow_negative: true,
  },
  {
    ...commonRules,
    ...{ name: 'Parental leave', code: 'parental', paid: true, requires_approval: true, half_days_allowed: false },
    allow_negative: true,
  },
  {
    ...commonRules,
    rules: [{ department: 'Engineering', days_per_year: 8 }, {}],
    ...{ name: 'Training', code: 'training', paid: true, requires_approval: false, half_days_allowed: true },
    allow_negative: false,
    max_consecutive_days: 5,
    hidden_from_team: false,
    accrual: { method: 'yearly', days_per_year: 5, carry_over_max: 0, resets_on: '01-01' },
  },
]

/** The leave requests, in the order in which they are made. Some people are on leave today, on any date. */
export const demoLeave: DemoLeave[] = [
  { requester: 'employee', type: 'annual', from: 14, days: 5, note: 'A week with the children', outcome: 'pending' },
  { requester: { production: 5 }, type: 'annual', from: 6, days: 2, note: 'We are moving house', outcome: 'pending' },
  { requester: { production: 9 }, type: 'annual', from: 9, days: 1, portion: 'afternoon', outcome: 'pending' },
  { requester: { office: 0 }, type: 'annual', from: 8, days: 4, note: 'A wedding in the family', outcome: 'pending' },
  { requester: 'manager', type: 'annual', from: 18, days: 3, note: 'Skiing', outcome: 'pending' },
  {
    requester: { office: 6 },
    type: 'unpaid',
    from: 25,
    days: 10,
    note: 'A language course abroad',
    outcome: 'pending',
  },

  { requester: 'employee', type: 'annual', from: -40, days: 3 },
  { requester: 'employee', type: 'sick', from: -19, days: 1, reason: 'child' },
  { requester: 'employee', type: 'annual', from: 34, days: 2, note: 'A long weekend' },
  {
    requester: 'employee',
    type: 'annual',
    from: 4,
    days: 2,
    outcome: { rejectionNote: 'We take stock on these days.' },
  },
  { requester: 'employee', type: 'annual', from: 44, days: 1, outcome: 'cancelled' },
  { requester: 'manager', type: 'annual', from: -28, days: 5 },
  { requester: 'manager', type: 'training', from: 3, days: 1, note: 'First aid' },
  { requester: 'owner', type: 'annual', from: 30, days: 5 },
  { requester: 'owner', type: 'sick', from: -33, days: 1, reason: 'illness' },
  { requester: 'owner', type: 'training', from: 2, days: 1, note: 'New rules for payroll' },
  { requester: 'admin', type: 'annual', from: -10, days: 2 },
  { requester: 'admin', type: 'annual', from: 40, days: 3, outcome: 'pending' },

  { requester: { production: 7 }, type: 'unpaid', from: 'start_of_month', days: 2 },
  { requester: { office: 12 }, type: 'parental', from: -20, days: 45 },
  { requester: { production: 11 }, type: 'annual', from: -2, days: 5 },
  { requester: { office: 15 }, type: 'annual', from: -1, days: 4 },
  { requester: { office: 18 }, type: 'sick', from: -1, days: 3, reason: 'illness' },
  { requester: { production: 14 }, type: 'sick', from: 0, days: 1, reason: 'illness' },
  { requester: { office: 21 }, type: 'sick', from: -16, days: 4, reason: 'illness' },
  {
    requester: { office: 24 },
    type: 'annual',
    from: 12,
    days: 10,
    outcome: { rejectionNote: 'Three of four are away then.' },
  },
  { requester: { office: 27 }, type: 'annual', from: 7, days: 2, outcome: 'withdrawn' },
  { requester: { production: 17 }, type: 'annual', from: 22, days: 1, portion: 'morning', outcome: 'withdrawn' },

  ...Array.from({ length: 20 }, (_, index): DemoLeave => {
    const requester = index % 3 === 0 ? { production: 20 + index } : { office: 30 + 3 * index }
    return { requester, type: 'annual', from: 5 * index - 45, days: 2 + (index % 4) }
  }),
  // For the reports of the last twelve months, of types without a limit.
  { requester: { office: 3 }, type: 'parental', from: -200, days: 45 },
  { requester: { production: 4 }, type: 'parental', from: -140, days: 30 },
  ...Array.from({ length: 45 }, (_, index): DemoLeave => {
    const requester = index % 3 === 0 ? { production: (5 * index) % 24 } : { office: (7 * index) % 60 }
    const type = index % 6 === 5 ? 'unpaid' : 'sick'
    return { requester, type, from: -58 - 4 * index, days: 2 + ((3 * index) % 7) }
  }),
]
