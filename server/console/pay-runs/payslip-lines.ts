import type { PayRun, Payslip } from '../../../sdk/src/index.ts'
import { isOutdated, sideBySide } from '../../pages/comparison.ts'
import { form, hidden, type Tried } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { consolePage, type Shown } from '../console-page.ts'
import { unlessRefused } from '../failures.ts'
import { FormProblem } from '../form-problem.ts'
import { fullName } from '../people/person-name.ts'
import { idOf, type Visit } from '../visit.ts'
import { lineOf, moveTogether, rowsFor, sentRows } from './line-rows.ts'
import { addressOf, payslipAddress, trailTo } from './pay-run-words.ts'

/** Writes the lines of a payslip, also of one that is not there yet. */
export const payslipLinesPage = consolePage({
  path: '/pay-runs/:id/payslips/:person_id/lines',
  show: async (visit, tried) => {
    const id = idOf(visit)
    const person_id = idOf(visit, 'person_id')
    const [run, slip] = await Promise.all([
      visit.api.payRuns.get(id),
      unlessRefused(visit.api.payslips.get(id, person_id)),
    ])
    if (!run.allowed_actions.includes('update')) return { goTo: addressOf(run) }
    const person = slip ?? (await visit.api.people.get(person_id))
    return linesShown(visit, run, { slip, name: fullName(person) }, tried)
  },
  actions: {
    save: async (visit, form) => {
      moveTogether(form.values)
      const [id, person_id] = [idOf(visit), idOf(visit, 'person_id')]
      const lines = sentRows(form).map(lineOf)
      if (lines.length === 0) throw new FormProblem('lines[0].name', 'Fill in at least one line.')
      // Of a payslip that was not there it is 0, which nothing that somebody has added in the meantime matches.
      const slip = await visit.api.payslips.put(id, person_id, { lines }, { ifMatch: form.number('version') })
      return { goTo: payslipAddress(slip), notice: 'The payslip is saved.' }
    },
    more: async (visit, form) => {
      moveTogether(form.values)
      const typed = { action: 'save', values: form.values, message: '', problems: {} }
      return await payslipLinesPage.show(visit, typed)
    },
  },
})

interface Subject {
  slip: Payslip | undefined
  name: string
}

function linesShown(visit: Visit, run: PayRun, { slip, name }: Subject, tried: Tried | undefined): Shown {
  const rows = tried === undefined ? (slip?.lines ?? []) : sentRows(tried)
  const back = slip === undefined ? addressOf(run) : payslipAddress(slip)
  return {
    title: slip === undefined ? `Payslip for ${name}` : `Change the payslip of ${name}`,
    trail: slip === undefined ? trailTo(visit, run) : [...trailTo(visit, run), [back, name]],
    content: html`${slip !== undefined && isOutdated(slip, tried) && storedNow(visit, slip, tried)}
      <p>Amounts have the decimals of ${run.currency}, such as <code>${run.totals.gross.replace(/^-?\d+/, '100')}</code>. With a quantity and a rate,
        the amount is their product. Taxes are given, never computed. A row that is emptied is left out.</p>
      ${form({
        action: 'save',
        submit: 'Save',
        token: visit.formToken,
        tried,
        fields: [hidden('version', slip?.version ?? 0), ...rowsFor(rows, run.currency)],
        beside: html`<button name="action" value="more" class="second">More rows</button><a href="${back}">Cancel</a>`,
      })}`,
  }
}

/** The lines that somebody else has stored in the meantime, beside what was typed. */
function storedNow({ formats }: Visit, { lines, currency, version }: Payslip, tried: Tried): Html {
  const typed = sentRows(tried)
  const rows = Array.from({ length: Math.max(lines.length, typed.length) }, (_, index) => index)
  return html`<p>Below is what you typed. Stored now is version ${version}; saving again replaces it.</p>
    ${sideBySide(
      ['You typed', 'Stored now'],
      rows.map((index) => {
        const [mine, theirs] = [typed[index], lines[index]]
        return [
          `Line ${index + 1}`,
          mine === undefined ? '–' : `${mine.name}: ${mine.amount}`,
          theirs === undefined ? '–' : `${theirs.name}: ${formats.amount(theirs.amount, currency)}`,
        ]
      }),
    )}`
}
