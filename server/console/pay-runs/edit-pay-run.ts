import type { PayRun, PayRunUpdate } from '../../../sdk/src/index.ts'
import {
  comparison,
  type FieldValues,
  initialValuesField,
  isChanged,
  isOutdated,
  mergeSubmission,
} from '../../pages/comparison.ts'
import { columns, form, hidden, input, type Submission } from '../../pages/form.ts'
import { type Html, html, type Piece } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { type PageContext, pathId } from '../page-context.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { payRunAddress, trailTo } from './pay-run-labels.ts'

const labels = {
  period_start: 'payRuns.periodStart',
  period_end: 'payRuns.periodEnd',
  pay_date: 'payRuns.payDate',
  external_id: 'payRuns.externalId',
} as const

type Name = keyof typeof labels

const names = Object.keys(labels) as Name[]

const fieldLabel = (name: Name): string => text(labels[name])

export const editPayRunPage = consolePage({
  path: '/pay-runs/:id/edit',
  show: async (context, submission) => {
    const run = await context.api.payRuns.get(pathId(context))
    if (!run.allowed_actions.includes('update')) return { goTo: payRunAddress(run) }
    const stored = fieldValues(run)
    const conflict = isOutdated(run, submission) ? mergeSubmission(submission, stored) : undefined
    const day = (name: Exclude<Name, 'external_id'>) =>
      input(name, fieldLabel(name), { type: 'date', value: run[name] })
    return {
      title: text('payRuns.editTitle'),
      trail: trailTo(context, run),
      content: html`<div class="narrow">
        ${conflict !== undefined && conflictNotice(context, stored, conflict)}
        ${form({
          action: 'change',
          submit: text('pages.save'),
          token: context.formToken,
          submission: conflict?.submission ?? submission,
          fields: [
            hidden('version', run.version),
            initialValuesField(stored),
            columns(day('period_start'), day('period_end')),
            day('pay_date'),
            input('external_id', fieldLabel('external_id'), { value: run.external_id, optional: true, maxlength: 255 }),
          ],
          afterSubmit: html`<a href="${payRunAddress(run)}">${text('pages.cancel')}</a>`,
        })}
      </div>`,
    }
  },
  actions: {
    change: async (context, form) => {
      const id = pathId(context)
      const changed = names.filter((name) => isChanged(form.values, name))
      if (changed.length === 0) return { goTo: payRunAddress({ id }), notice: text('payRuns.nothingChanged') }
      const body: PayRunUpdate = Object.fromEntries(changed.map((name) => [name, bodyValue(form, name)]))
      const run = await context.api.payRuns.update(id, body, { ifMatch: form.number('version') })
      return { goTo: payRunAddress(run), notice: text('payRuns.isSaved') }
    },
  },
})

/** Returns the value of a field for the API. An empty external ID becomes null; the API refuses an empty date. */
const bodyValue = (form: SubmittedForm, name: Name): string | null =>
  name === 'external_id' ? form.nullable(name) : form.date(name)

const fieldValues = (run: PayRun): FieldValues => Object.fromEntries(names.map((name) => [name, [run[name] ?? '']]))

/** Renders the stored values of another user that differ from the input. */
function conflictNotice(
  { formats }: PageContext,
  stored: FieldValues,
  { submission, differing }: { submission: Submission; differing: string[] },
): Html {
  if (differing.length === 0) return html`<p>${text('payRuns.changedOthers')}</p>`
  const valueText = (name: string, value = ''): Piece =>
    name !== 'external_id' && /^\d{4}-\d\d-\d\d$/.test(value) ? formats.day(value) : value
  return html`<p>${text('payRuns.changedSame')}</p>
    ${comparison(
      differing.map((name) => ({
        field: fieldLabel(name as Name),
        stored: valueText(name, stored[name]?.[0]),
        input: valueText(name, submission.values[name]?.[0]),
      })),
    )}`
}
