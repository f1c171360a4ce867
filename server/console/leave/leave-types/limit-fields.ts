import type { LeaveBlackout, LeaveLimits, LeaveLimitsInput } from '../../../../sdk/src/index.ts'
import { between, type Choice, checkboxes, columns, type Field, input, select } from '../../../pages/form.ts'
import type { Formats } from '../../../pages/formats.ts'
import { html } from '../../../pages/html.ts'
import { text } from '../../../texts/english.ts'
import type { SubmittedForm } from '../../submitted-form.ts'
import { daysInput } from '../leave-labels.ts'
import type { FormLeaveType } from './form-leave-type.ts'
import { compactRows, rowCount } from './submitted-rows.ts'

type Effect = LeaveLimits['min_notice_effect']

const effects = (): Choice[] =>
  (['blocks', 'warns'] as const).map((effect) => [effect, text(`leave.limitEffect.${effect}`)])

const effectField = (name: string, label: string, value: Effect | undefined): Field =>
  select(name, label, effects(), { value: value ?? 'blocks' })

/** Renders the fields of the limits. They have the names of the members in the body. */
export const limitFields = (formats: Formats, departments: readonly Choice[], type?: FormLeaveType): Field[] => {
  const limits = type?.limits
  return [
    between(html`<h2>${text('leave.limits')}</h2>
      <p class="hint">${text('leave.limitsHint')}</p>`),
    columns(
      input('max_consecutive_days', text('leave.maxDays'), {
        value: daysInput(formats, type?.max_consecutive_days),
        inputmode: 'decimal',
        optional: true,
      }),
      effectField('limits.max_consecutive_effect', text('leave.ifLonger'), limits?.max_consecutive_effect),
    ),
    columns(
      input('min_notice_days', text('leave.noticeDays'), {
        value: type?.min_notice_days,
        inputmode: 'numeric',
        optional: true,
        hint: text('leave.noticeDaysHint'),
      }),
      effectField('limits.min_notice_effect', text('leave.ifLate'), limits?.min_notice_effect),
    ),
    columns(
      input('limits.min_balance.days', text('leave.minBalance'), {
        value: daysInput(formats, limits?.min_balance?.days),
        optional: true,
        hint: text('leave.minBalanceHint'),
      }),
      effectField('limits.min_balance.effect', text('leave.ifLower'), limits?.min_balance?.effect),
    ),
    columns(
      input('limits.max_away.people', text('leave.maxAway'), {
        value: limits?.max_away?.people,
        inputmode: 'numeric',
        optional: true,
        hint: text('leave.maxAwayHint'),
      }),
      effectField('limits.max_away.effect', text('leave.ifMoreAway'), limits?.max_away?.effect),
    ),
    between(html`<h3>${text('leave.blackouts')}</h3>
      <p class="hint">${text('leave.blackoutsHint')}</p>`),
    blackoutRows(departments, limits?.blackouts ?? []),
  ]
}

const list = 'limits.blackouts'
const members = ['name', 'from', 'to', 'department_ids', 'effect'] as const

/** The members that make a row one that is not empty. A select field always has a value. */
const entered = ['name', 'from', 'to', 'department_ids'] as const

/** Renders a row for each blackout, followed by an empty row. */
const blackoutRows =
  (departments: readonly Choice[], blackouts: readonly LeaveBlackout[]): Field =>
  (state) => {
    const count = Math.max(blackouts.length, rowCount(state.submission, { list, members, entered })) + 1
    const rows = Array.from({ length: count }, (_, index) => blackoutRow(index, departments, blackouts[index]))
    return html`${rows.map((row) => row(state))}`
  }

const blackoutRow =
  (index: number, departments: readonly Choice[], blackout: LeaveBlackout | undefined): Field =>
  (state) => {
    const name = (member: (typeof members)[number]) => `${list}[${index}].${member}`
    const value = blackout?.department_ids.map(String) ?? []
    const isKnown = (id: string) => departments.some(([each]) => each === id)
    const others = value
      .filter((id) => !isKnown(id))
      .map((id) => [id, text('leave.departmentNumbered', { id })] as const)
    const choices = [...departments, ...others]
    const title = text('leave.blackout', { number: String(index + 1) })
    const fields = [
      columns(
        input(name('name'), text('pages.name'), { value: blackout?.name, maxlength: 100, optional: true }),
        input(name('from'), text('leave.firstDay'), { type: 'date', value: blackout?.from, optional: true }),
        input(name('to'), text('leave.lastDay'), { type: 'date', value: blackout?.to, optional: true }),
        effectField(name('effect'), text('leave.ifInBlackout'), blackout?.effect),
      ),
      ...(choices.length > 0
        ? [checkboxes(name('department_ids'), text('leave.blackoutDepartments'), [{ choices }], { value })]
        : []),
    ]
    return html`<fieldset><legend>${title}</legend>${fields.map((field) => field(state))}</fieldset>`
  }

/** Reads the submitted limits. Removes empty rows between blackouts, so that problems are shown in the correct row. */
export function readLimits(form: SubmittedForm): LeaveLimitsInput {
  const effect = (name: string): Effect => (form.text(name) === 'warns' ? 'warns' : 'blocks')
  const days = form.optionalNumber('limits.min_balance.days')
  const people = form.optionalNumber('limits.max_away.people')
  return {
    min_notice_effect: effect('limits.min_notice_effect'),
    max_consecutive_effect: effect('limits.max_consecutive_effect'),
    min_balance: days === undefined ? null : { days, effect: effect('limits.min_balance.effect') },
    max_away: people === undefined ? null : { people, effect: effect('limits.max_away.effect') },
    blackouts: compactRows(form.values, { list, members, entered }).map(({ department_ids }, index) => ({
      name: form.text(`${list}[${index}].name`),
      from: form.date(`${list}[${index}].from`),
      to: form.date(`${list}[${index}].to`),
      department_ids: department_ids.map(Number),
      effect: effect(`${list}[${index}].effect`),
    })),
  }
}
