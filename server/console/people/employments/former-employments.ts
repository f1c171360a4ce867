import type { Employment, EmploymentEndKind, Person } from '../../../../sdk/src/index.ts'
import type { Choice } from '../../../pages/form.ts'
import { html, type Piece } from '../../../pages/html.ts'
import { text } from '../../../texts/english.ts'
import { unlessRefused } from '../../failures.ts'
import type { PageContext } from '../../page-context.ts'

/** Returns the kinds of the end of an employment as choices. */
export const endKinds = (): Choice[] =>
  (
    [
      'resignation',
      'dismissal',
      'redundancy',
      'end_of_contract',
      'retirement',
      'death',
      'other',
    ] as const satisfies EmploymentEndKind[]
  ).map((kind) => [kind, text(`people.endKind.${kind}`)])

/** Returns the label of a kind. A kind without a label is returned unchanged. */
export const endKind = (value: string): string => endKinds().find(([kind]) => kind === value)?.[1] ?? value

/** Returns the former employments of a person, the newest first; false if the person was never rehired. */
export async function formerEmploymentsFact(
  context: PageContext,
  { id }: Pick<Person, 'id'>,
): Promise<readonly [string, Piece] | false> {
  const employments = await unlessRefused(context.api.people.employments(id, { limit: 200 }))
  const former = employments?.data.slice(1) ?? []
  if (former.length === 0) return false
  const items = former.map((employment) => html`<li>${describeEmployment(context, employment)}</li>`)
  return [text('people.formerEmployments'), html`<ul class="lines">${items}</ul>`]
}

function describeEmployment(
  { formats }: PageContext,
  { start_date, last_day, end_kind, end_reason }: Employment,
): string {
  const [from, to] = [start_date, last_day].map((day) => day && formats.day(day))
  const period = from
    ? text('people.employmentPeriod', { from, to: to ?? '' })
    : text('people.employmentUntil', { to: to ?? '' })
  return [period, end_kind && endKind(end_kind), end_reason].filter(Boolean).join(' · ')
}
