import type { LeaveType } from '../../../../sdk/src/index.ts'
import type { Choice } from '../../../pages/form.ts'
import type { Formats } from '../../../pages/formats.ts'
import { html, type Piece } from '../../../pages/html.ts'
import { text } from '../../../texts/english.ts'
import { daysText } from '../leave-labels.ts'

type Effect = LeaveType['limits']['min_notice_effect']

/** Returns the limits of a leave type with their names; null for those that it does not have. */
export function limitFacts(
  formats: Formats,
  { type, departments }: { type: LeaveType; departments: readonly Choice[] },
): [name: string, value: Piece][] {
  const { max_consecutive_days, min_notice_days, limits } = type
  const { min_balance, max_away, blackouts } = limits
  const withEffect = (limit: string, effect: Effect) =>
    effect === 'warns' ? text('leave.limitWarns', { limit }) : limit
  const days = (count: number | null, effect: Effect) =>
    count === null ? null : withEffect(daysText(formats, count), effect)
  const names = (ids: readonly number[]) =>
    ids.map(
      (id) =>
        departments.find(([each]) => each === String(id))?.[1] ?? text('leave.departmentNumbered', { id: String(id) }),
    )
  return [
    [text('leave.maxDays'), days(max_consecutive_days, limits.max_consecutive_effect)],
    [text('leave.noticeDays'), days(min_notice_days, limits.min_notice_effect)],
    [text('leave.minBalance'), min_balance && days(min_balance.days, min_balance.effect)],
    [text('leave.maxAway'), max_away && withEffect(formats.number(max_away.people), max_away.effect)],
    [
      text('leave.blackouts'),
      blackouts.length === 0
        ? null
        : html`<ul>${blackouts.map(({ name, from, to, department_ids: ids, effect }) => {
            const period = from === to ? formats.day(from) : formats.period(from, to)
            const places = ids.length === 0 ? '' : `, ${names(ids).join(' / ')}`
            return html`<li>${withEffect(`${name}, ${period}${places}`, effect)}</li>`
          })}</ul>`,
    ],
  ]
}
