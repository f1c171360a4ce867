import type { LeaveType, LeaveTypeCreate } from '../../../sdk/src/index.ts'
import { between, type Choice, checkbox, columns, type Field, input, select } from '../../pages/form.ts'
import type { Formats } from '../../pages/formats.ts'
import { html } from '../../pages/html.ts'
import type { SentForm } from '../sent-form.ts'
import { type Named, ruleRows, sentRules } from './entitlement-rows.ts'
import { daysText } from './leave-words.ts'

const methods: readonly Choice[] = [
  ['none', 'Not at all: days are given by hand'],
  ['yearly', 'All on the first day of the leave year'],
  ['monthly', 'A twelfth on the first day of each month'],
]

/** How days of a type are earned, in a few words. */
export function earnedText(formats: Formats, { accrual, entitlement_rules }: LeaveType): string {
  const { method, days_per_year, carry_over_max } = accrual
  if (method === 'none') return 'By hand'
  const rules = entitlement_rules.length > 0 ? ', by rules' : ''
  const how = `${daysText(formats, days_per_year)} a year${method === 'monthly' ? ', month by month' : ''}${rules}`
  if (carry_over_max === null) return how
  return `${how}, ${carry_over_max === 0 ? 'none' : `at most ${formats.number(carry_over_max)}`} carried over`
}

/** The rules of a leave type. */
export const leaveTypeFields = (named: Named, type?: LeaveType): Field[] => [
  columns(
    input('name', 'Name', { value: type?.name, maxlength: 100, hint: 'What people and calendars call it.' }),
    input('code', 'Code', {
      value: type?.code,
      maxlength: 40,
      pattern: '[A-Za-z0-9_.\\-]+',
      hint: 'For payslips and integrations, such as vacation.',
    }),
  ),
  between(html`<h2>Days</h2>`),
  select('accrual.method', 'How days are earned', methods, { value: type?.accrual.method ?? 'yearly' }),
  columns(
    input('accrual.days_per_year', 'Days a year', {
      value: type?.accrual.days_per_year || '',
      inputmode: 'decimal',
      optional: true,
      hint: 'For a full year of employment, in halves.',
    }),
    input('accrual.carry_over_max', 'Carried over', {
      value: type?.accrual.carry_over_max,
      inputmode: 'decimal',
      optional: true,
      hint: 'At most so many days. Empty for all that are left.',
    }),
    input('accrual.resets_on', 'The leave year begins on', {
      value: type?.accrual.resets_on ?? '01-01',
      maxlength: 5,
      pattern: '\\d\\d-\\d\\d',
      hint: 'Month and day, such as 01-01.',
    }),
  ),
  checkbox('prorate_by_work_pattern', 'Who works less than five days a week earns that share', {
    value: type?.prorate_by_work_pattern ?? false,
  }),
  between(html`<h2>Who earns them</h2>
    <p class="hint">Without rules, everybody but contractors does. With rules, the first that is for a person in all that it
      names decides, and whom none is for earns nothing; contractors only where a rule names them. Empty rows are no
      rules.</p>`),
  ruleRows(type, named),
  between(html`<h2>Asking for it</h2>`),
  checkbox('requires_approval', 'Somebody has to approve it', { value: type?.requires_approval ?? true }),
  checkbox('paid', 'People are paid meanwhile', { value: type?.paid ?? true }),
  checkbox('half_days_allowed', 'It can begin or end with half a day', { value: type?.half_days_allowed ?? true }),
  checkbox('allow_negative', 'People can take more days than they have', { value: type?.allow_negative ?? false }),
  columns(
    input('max_consecutive_days', 'Days of one request at most', {
      value: type?.max_consecutive_days,
      inputmode: 'decimal',
      optional: true,
    }),
    input('min_notice_days', 'Days of notice', {
      value: type?.min_notice_days,
      inputmode: 'numeric',
      optional: true,
      hint: 'Between asking and the first day.',
    }),
  ),
]

/** What the fields say. */
export function leaveTypeSent(form: SentForm): LeaveTypeCreate {
  const orNull = (name: string): number | null => form.optionalNumber(name) ?? null
  const method = form.text('accrual.method') as LeaveType['accrual']['method']
  const days_per_year = form.optionalNumber('accrual.days_per_year')
  return {
    name: form.text('name'),
    code: form.text('code'),
    requires_approval: form.isTicked('requires_approval'),
    paid: form.isTicked('paid'),
    half_days_allowed: form.isTicked('half_days_allowed'),
    allow_negative: form.isTicked('allow_negative'),
    max_consecutive_days: orNull('max_consecutive_days'),
    min_notice_days: orNull('min_notice_days'),
    accrual: {
      method,
      ...(method !== 'none' && { days_per_year: days_per_year ?? Number.NaN }),
      carry_over_max: orNull('accrual.carry_over_max'),
      resets_on: form.text('accrual.resets_on'),
    },
    entitlement_rules: sentRules(form),
    prorate_by_work_pattern: form.isTicked('prorate_by_work_pattern'),
  }
}
