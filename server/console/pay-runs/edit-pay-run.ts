import type { PayRun, PayRunUpdate } from '../../../sdk/src/index.ts'
import { comparison, conflictOf, type FieldValues, isChanged, isOutdated, keepValues } from '../../pages/comparison.ts'
import { columns, form, hidden, input, type Tried } from '../../pages/form.ts'
import { type Html, html, type Piece } from '../../pages/html.ts'
import { consolePage } from '../console-page.ts'
import { idOf, type PageContext } from '../page-context.ts'
import { addressOf, trailTo } from './pay-run-words.ts'

const labels = {
  period_start: 'First day of the period',
  period_end: 'Last day of the period',
  pay_date: 'Pay date',
  external_id: 'Id in your own system',
} as const

type Name = keyof typeof labels

const names = Object.keys(labels) as Name[]

export const editPayRunPage = consolePage({
  path: '/pay-runs/:id/edit',
  show: async (visit, tried) => {
    const run = await visit.api.payRuns.get(idOf(visit))
    if (!run.allowed_actions.includes('update')) return { goTo: addressOf(run) }
    const stored = valuesOf(run)
    const conflict = isOutdated(run, tried) ? conflictOf(tried, stored) : undefined
    const day = (name: Exclude<Name, 'external_id'>) => input(name, labels[name], { type: 'date', value: run[name] })
    return {
      title: 'Change the pay run',
      trail: trailTo(visit, run),
      content: html`<div class="narrow">
        ${conflict !== undefined && storedBesideTyped(visit, stored, conflict)}
        ${form({
          action: 'change',
          submit: 'Save',
          token: visit.formToken,
          tried: conflict?.tried ?? tried,
          fields: [
            hidden('version', run.version),
            keepValues(stored),
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
      const id = idOf(visit)
      const changed = names.filter((name) => isChanged(form.values, name))
      if (changed.length === 0) return { goTo: addressOf({ id }), notice: 'Nothing was changed.' }
      const body: PayRunUpdate = Object.fromEntries(changed.map((name) => [name, typed(form.text(name), name)]))
      const run = await visit.api.payRuns.update(id, body, { ifMatch: form.number('version') })
      return { goTo: addressOf(run), notice: 'The pay run is changed.' }
    },
  },
})

/** An empty id is none; an empty day is refused beside its field. */
const typed = (text: string, name: Name): string | null => (name === 'external_id' ? text || null : text)

const valuesOf = (run: PayRun): FieldValues => Object.fromEntries(names.map((name) => [name, [run[name] ?? '']]))

/** What somebody else has stored in the meantime, where something else was typed. */
function storedBesideTyped(
  { formats }: PageContext,
  stored: FieldValues,
  { tried, differing }: { tried: Tried; differing: string[] },
): Html {
  if (differing.length === 0) return html`<p>Nothing that you have changed, too. The form below has it.</p>`
  const shown = (name: string, value = ''): Piece =>
    name !== 'external_id' && /^\d{4}-\d\d-\d\d$/.test(value) ? formats.day(value) : value
  return html`<p>The form below has what you typed. Save it to replace what is stored now, or correct it first.</p>
    ${comparison(
      differing.map((name) => ({
        field: labels[name as Name],
        stored: shown(name, stored[name]?.[0]),
        typed: shown(name, tried.values[name]?.[0]),
      })),
    )}`
}
