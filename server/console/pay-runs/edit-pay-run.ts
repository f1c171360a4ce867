import type { PayRun } from '../../../sdk/src/index.ts'
import { columns, form, hidden, input, type Tried } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { consolePage } from '../console-page.ts'
import { idOf, type Visit } from '../visit.ts'
import { isOutdated, sideBySide } from './outdated.ts'
import { addressOf, trailTo } from './pay-run-words.ts'

const labels = {
  period_start: 'First day of the period',
  period_end: 'Last day of the period',
  pay_date: 'Pay date',
  external_id: 'Id in your own system',
} as const

type Name = keyof typeof labels

export const editPayRunPage = consolePage({
  path: '/pay-runs/:id/edit',
  show: async (visit, tried) => {
    const run = await visit.api.payRuns.get(idOf(visit))
    if (!run.allowed_actions.includes('update')) return { goTo: addressOf(run) }
    const day = (name: Exclude<Name, 'external_id'>) => input(name, labels[name], { type: 'date', value: run[name] })
    return {
      title: 'Change the pay run',
      trail: trailTo(visit, run),
      content: html`<div class="narrow">
        ${isOutdated(run, tried) && storedBesideTyped(visit, run, tried)}
        ${form({
          action: 'change',
          submit: 'Save',
          token: visit.formToken,
          tried,
          fields: [
            hidden('version', run.version),
            columns(day('period_start'), day('period_end')),
            day('pay_date'),
            input('external_id', labels.external_id, { value: run.external_id, optional: true, maxlength: 255 }),
          ],
          beside: html`<a href="${addressOf(run)}">Cancel</a>`,
        })}
      </div>`,
    }
  },
  actions: {
    change: async (visit, form) => {
      const run = await visit.api.payRuns.update(
        idOf(visit),
        {
          period_start: form.text('period_start'),
          period_end: form.text('period_end'),
          pay_date: form.text('pay_date'),
          external_id: form.nullable('external_id'),
        },
        { ifMatch: form.number('version') },
      )
      return { goTo: addressOf(run), notice: 'The pay run is changed.' }
    },
  },
})

/** What somebody else has stored in the meantime, where it is not what was typed. */
function storedBesideTyped({ formats }: Visit, run: PayRun, tried: Tried): Html {
  const names = Object.keys(labels) as Name[]
  const differing = names.filter((name) => (run[name] ?? '') !== (tried.values[name]?.[0] ?? ''))
  const shown = (name: Name, value: string | null | undefined): string =>
    name !== 'external_id' && /^\d{4}-\d\d-\d\d$/.test(value ?? '') ? formats.day(value as string) : value || '–'
  return html`<p>You typed something else than what is stored now. Saving again stores what you typed.</p>
    ${sideBySide(
      ['You typed', 'Stored now'],
      differing.map((name) => [labels[name], shown(name, tried.values[name]?.[0]), shown(name, run[name])]),
    )}`
}
