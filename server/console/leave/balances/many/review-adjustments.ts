import type { LeaveAdjustment, LeaveAdjustmentResult } from '../../../../../sdk/src/index.ts'
import { facts } from '../../../../pages/components.ts'
import { form, hidden } from '../../../../pages/form.ts'
import { type Html, html } from '../../../../pages/html.ts'
import { table } from '../../../../pages/table.ts'
import { text } from '../../../../texts/english.ts'
import { describeProblem } from '../../../describe-problem.ts'
import type { PageContext } from '../../../page-context.ts'
import { personNames } from '../../../people/person-name.ts'
import { leaveTypesById } from '../../leave-types/leave-types-by-id.ts'

/** Renders the result of the dry run, and the button that books the adjustments without problems. */
export async function reviewAdjustments(
  context: PageContext,
  adjustments: readonly LeaveAdjustment[],
  results: readonly LeaveAdjustmentResult[],
): Promise<Html> {
  const { formats, formToken: token } = context
  const failed = results.filter(({ status }) => status === 'failed')
  const valid = results.flatMap(({ status, index }) =>
    status === 'created' ? (adjustments[index]?.person_id ?? []) : [],
  )
  const [types, name] = await Promise.all([leaveTypesById(context), personNames(context, valid)])
  const { person_id: _, ...adjustment } = adjustments[0] ?? { person_id: 0, leave_type_id: 0, days: 0 }
  const { leave_type_id, days, effective_on, expires_on, note } = adjustment
  const count = valid.length
  return html`<p class="lead">${formats.text('adjustBalances.summary', { count, failed: failed.length })}</p>
    ${facts([
      [text('leave.type'), types.get(leave_type_id)?.name],
      [text('adjustBalances.perPerson'), formats.number(days)],
      [text('adjustBalances.total'), formats.number(days * count)],
      effective_on !== undefined && [text('leave.adjustFrom'), formats.day(effective_on)],
      typeof expires_on === 'string' && [text('leave.adjustExpiry'), formats.day(expires_on)],
      [text('leave.adjustNote'), note],
    ])}
    ${failed.length > 0 && html`<h2>${text('adjustBalances.failed')}</h2>${await failedTable(context, adjustments, failed)}`}
    <h2>${text('adjustBalances.adjusted')}</h2>
    <p>${valid.map(name).join(', ')}</p>
    ${form({
      action: 'apply',
      submit: formats.text('adjustBalances.apply', { count }),
      token,
      fields: [hidden('reviewed', JSON.stringify({ people: valid, ...adjustment }))],
      afterSubmit: html`<a href="/console/leave/balances/adjust">${text('adjustBalances.again')}</a>`,
    })}`
}

/** Renders the people whose balances cannot be adjusted, with the reasons. */
export async function failedTable(
  context: PageContext,
  adjustments: readonly LeaveAdjustment[],
  failed: readonly LeaveAdjustmentResult[],
): Promise<Html> {
  const { formats } = context
  const person = ({ index }: LeaveAdjustmentResult): number => adjustments[index]?.person_id ?? 0
  const name = await personNames(context, failed.map(person))
  const sentences = ({ errors = [] }: LeaveAdjustmentResult): string =>
    errors.map((problem) => describeProblem(problem, { label: '', entry: 'text' }, { value: '', formats })).join(' ')
  return table(
    failed,
    [
      { title: text('pages.person'), cell: (result) => name(person(result)) },
      { title: text('adjustBalances.reason'), cell: sentences },
    ],
    { caption: text('adjustBalances.failedCaption') },
  )
}
