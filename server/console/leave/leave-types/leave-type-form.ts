import type { LeaveType, LeaveTypeCreate } from '../../../../sdk/src/index.ts'
import { between, type Choice, checkbox, columns, type Field, input, select } from '../../../pages/form.ts'
import type { Formats } from '../../../pages/formats.ts'
import { html } from '../../../pages/html.ts'
import { text } from '../../../texts/english.ts'
import type { SubmittedForm } from '../../submitted-form.ts'
import { daysInput, daysText } from '../leave-labels.ts'
import { approvalFields, readApproval } from './approval-rows.ts'
import { readRules, ruleRows } from './entitlement-rows.ts'
import type { FormLeaveType } from './form-leave-type.ts'
import type { LeaveTypeChoices } from './leave-type-choices.ts'
import { limitFields, readLimits } from './limit-fields.ts'
import { readReasons, reasonRows } from './reason-rows.ts'

const methods = (): Choice[] =>
  (['none', 'yearly', 'monthly'] as const).map((method) => [method, text(`leave.method.${method}`)])

const leaveYears = (): Choice[] =>
  (['fixed', 'hire_date'] as const).map((kind) => [kind, text(`leave.leaveYear.${kind}`)])

const roundings = (): Choice[] =>
  (['nearest', 'up'] as const).map((rounding) => [rounding, text(`leave.rounding.${rounding}`)])

type Expiry = LeaveType['accrual']['carry_over_expires']

const expiryChoices = (): Choice[] =>
  (['never', 'on', 'months'] as const).map((kind) => [kind, text(`leave.expiry.${kind}`)])

const expiryKind = (expiry: Expiry | undefined): 'never' | 'on' | 'months' => {
  if (!expiry) return 'never'
  return expiry.on === undefined ? 'months' : 'on'
}

/** Describes when carried days expire. */
export const expiryText = (formats: Formats, { accrual: { carry_over_expires: expiry } }: LeaveType): string => {
  if (!expiry) return text('leave.expiry.never')
  return expiry.on === undefined
    ? formats.text('leave.expiryAfterMonths', { count: expiry.months ?? 0 })
    : text('leave.expiryAfterDay', { day: expiry.on })
}

function readExpiry(form: SubmittedForm): Expiry {
  const kind = form.text('accrual.carry_over_expires')
  if (kind === 'on') return { on: form.text('accrual.carry_over_expires.on') }
  return kind === 'months' ? { months: form.optionalNumber('accrual.carry_over_expires.months') ?? Number.NaN } : null
}

/** Describes the accrual of a leave type: `25 days per year, monthly, carry-over up to 5`. */
export function accrualText(formats: Formats, { accrual, entitlement_rules }: LeaveType): string {
  const { method, days_per_year, carry_over_max } = accrual
  if (method === 'none') return text('leave.manual')
  const earned = text('leave.earned', {
    days: daysText(formats, days_per_year),
    method,
    rules: String(entitlement_rules.length > 0),
  })
  return carry_over_max === null ? earned : formats.text('leave.earnedCarryOver', { earned, max: carry_over_max })
}

/** Returns the fields of a new or existing leave type. */
export const leaveTypeFields = (formats: Formats, choices: LeaveTypeChoices, type?: FormLeaveType): Field[] => [
  columns(
    input('name', text('pages.name'), { value: type?.name, maxlength: 100, hint: text('leave.typeNameHint') }),
    input('code', text('leave.code'), {
      value: type?.code,
      maxlength: 40,
      pattern: '[A-Za-z0-9_.\\-]+',
      hint: text('leave.codeHint'),
    }),
  ),
  between(html`<h2>${text('leave.accrual')}</h2>`),
  select('accrual.method', text('leave.method'), methods(), { value: type?.accrual.method ?? 'yearly' }),
  columns(
    input('accrual.days_per_year', text('leave.daysPerYear'), {
      value: daysInput(formats, type?.accrual.days_per_year || null),
      inputmode: 'decimal',
      optional: true,
      hint: text('leave.daysPerYearHint'),
    }),
    input('accrual.carry_over_max', text('leave.carryOver'), {
      value: daysInput(formats, type?.accrual.carry_over_max),
      inputmode: 'decimal',
      optional: true,
      hint: text('leave.carryOverHint'),
    }),
  ),
  columns(
    select('accrual.rounding', text('leave.rounding'), roundings(), {
      value: type?.accrual.rounding ?? 'nearest',
      hint: text('leave.roundingHint'),
    }),
    input('accrual.max_balance', text('leave.maxBalance'), {
      value: daysInput(formats, type?.accrual.max_balance),
      inputmode: 'decimal',
      optional: true,
      hint: text('leave.maxBalanceHint'),
    }),
  ),
  columns(
    select('accrual.leave_year', text('leave.leaveYear'), leaveYears(), {
      value: type?.accrual.leave_year ?? 'fixed',
    }),
    input('accrual.resets_on', text('leave.resetsOn'), {
      value: type?.accrual.resets_on ?? '01-01',
      maxlength: 5,
      pattern: '\\d\\d-\\d\\d',
      hint: text('leave.resetsOnHint'),
    }),
  ),
  columns(
    select('accrual.carry_over_expires', text('leave.expiry'), expiryChoices(), {
      value: expiryKind(type?.accrual.carry_over_expires),
    }),
    input('accrual.carry_over_expires.on', text('leave.expiryDay'), {
      value: type?.accrual.carry_over_expires?.on,
      maxlength: 5,
      pattern: '\\d\\d-\\d\\d',
      optional: true,
      hint: text('leave.expiryDayHint'),
    }),
    input('accrual.carry_over_expires.months', text('leave.expiryMonths'), {
      value: type?.accrual.carry_over_expires?.months,
      inputmode: 'numeric',
      optional: true,
      hint: text('leave.expiryMonthsHint'),
    }),
  ),
  checkbox('prorate_by_work_pattern', text('leave.prorate'), {
    value: type?.prorate_by_work_pattern ?? false,
  }),
  between(html`<h2>${text('leave.eligibility')}</h2>
    <p class="hint">${text('leave.eligibilityHint')}</p>`),
  ruleRows(formats, choices, type),
  between(html`<h2>${text('leaveApproval.title')}</h2>`),
  checkbox('requires_approval', text('leave.requiresApproval'), { value: type?.requires_approval ?? true }),
  ...approvalFields(formats, choices.approvers, type),
  between(html`<h2>${text('leave.requesting')}</h2>`),
  checkbox('hidden_from_team', text('leave.hiddenFromTeam'), {
    value: type?.hidden_from_team ?? true,
    hint: text('leave.hiddenFromTeamHint'),
  }),
  checkbox('paid', text('leave.paid'), { value: type?.paid ?? true }),
  checkbox('half_days_allowed', text('leave.halfDays'), { value: type?.half_days_allowed ?? true }),
  checkbox('allow_negative', text('leave.allowNegative'), { value: type?.allow_negative ?? false }),
  ...limitFields(formats, choices.departments, type),
  between(html`<h2>${text('leave.reasons')}</h2>
    <p class="hint">${text('leave.reasonsHint')}</p>`),
  reasonRows(type?.reasons),
  checkbox('reason_required', text('leave.reasonRequired'), { value: type?.reason_required ?? false }),
  input('certificate_after_days', text('leaveAttachments.certificateAfter'), {
    value: type?.certificate_after_days,
    inputmode: 'numeric',
    optional: true,
    hint: text('leaveAttachments.certificateAfterHint'),
  }),
]

/** Reads the submitted leave type. */
export function readLeaveType(form: SubmittedForm): LeaveTypeCreate {
  const orNull = (name: string): number | null => form.optionalNumber(name) ?? null
  const method = form.text('accrual.method') as LeaveType['accrual']['method']
  const days_per_year = form.optionalNumber('accrual.days_per_year')
  return {
    name: form.text('name'),
    code: form.text('code'),
    requires_approval: form.isChecked('requires_approval'),
    approval: readApproval(form),
    paid: form.isChecked('paid'),
    half_days_allowed: form.isChecked('half_days_allowed'),
    allow_negative: form.isChecked('allow_negative'),
    max_consecutive_days: orNull('max_consecutive_days'),
    min_notice_days: orNull('min_notice_days'),
    limits: readLimits(form),
    certificate_after_days: orNull('certificate_after_days'),
    accrual: {
      method,
      ...(method !== 'none' && { days_per_year: days_per_year ?? Number.NaN }),
      carry_over_max: orNull('accrual.carry_over_max'),
      carry_over_expires: readExpiry(form),
      leave_year: form.text('accrual.leave_year') as LeaveType['accrual']['leave_year'],
      resets_on: form.text('accrual.resets_on'),
      rounding: form.text('accrual.rounding') === 'up' ? 'up' : 'nearest',
      max_balance: orNull('accrual.max_balance'),
    },
    entitlement_rules: readRules(form),
    prorate_by_work_pattern: form.isChecked('prorate_by_work_pattern'),
    hidden_from_team: form.isChecked('hidden_from_team'),
    reasons: readReasons(form),
    reason_required: form.isChecked('reason_required'),
  }
}
