import type { PayRun, Payslip, PayslipLineInput, PayslipLineKind } from '../../../sdk/src/index.ts'
import { isOutdated, sideBySide } from '../../pages/comparison.ts'
import { type Field, form, hidden, input, type Submission, select } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { consolePage, type PageContent } from '../console-page.ts'
import { unlessRefused } from '../failures.ts'
import { FormProblem } from '../form-problem.ts'
import { type PageContext, pathId } from '../page-context.ts'
import { fullName } from '../people/person-name.ts'
import { kindChoices, payRunAddress, payslipAddress, trailTo } from './pay-run-labels.ts'

/** Edits the lines of a payslip, new or existing. */
export const payslipLinesPage = consolePage({
  path: '/pay-runs/:id/payslips/:person_id/lines',
  show: async (context, submission) => {
    const id = pathId(context)
    const person_id = pathId(context, 'person_id')
    const [run, slip] = await Promise.all([
      context.api.payRuns.get(id),
      unlessRefused(context.api.payslips.get(id, person_id)),
    ])
    if (!run.allowed_actions.includes('update')) return { goTo: payRunAddress(run) }
    const person = slip ?? (await context.api.people.get(person_id))
    return linesPage(context, run, { slip, name: fullName(person) }, submission)
  },
  actions: {
    save: async (context, form) => {
      compactRows(form.values)
      const [id, person_id] = [pathId(context), pathId(context, 'person_id')]
      const lines = submittedRows(form).map(toLine)
      if (lines.length === 0) throw new FormProblem('lines[0].name', text('payRuns.lineMissing'))
      // The version of a new payslip is 0, so that it cannot replace one that another user has created.
      const slip = await context.api.payslips.put(id, person_id, { lines }, { ifMatch: form.number('version') })
      return { goTo: payslipAddress(slip), notice: text('payRuns.payslipSaved') }
    },
    more: async (context, form) => {
      compactRows(form.values)
      const submission = { action: 'save', values: form.values, message: '', problems: {} }
      return await payslipLinesPage.show(context, submission)
    },
  },
})

interface Subject {
  slip: Payslip | undefined
  name: string
}

function linesPage(
  context: PageContext,
  run: PayRun,
  { slip, name }: Subject,
  submission: Submission | undefined,
): PageContent {
  const rows = submission === undefined ? (slip?.lines ?? []) : submittedRows(submission)
  const back = slip === undefined ? payRunAddress(run) : payslipAddress(slip)
  return {
    title: slip === undefined ? text('payRuns.payslipFor', { name }) : text('payRuns.editPayslip', { name }),
    trail: slip === undefined ? trailTo(context, run) : [...trailTo(context, run), [back, name]],
    content: html`${slip !== undefined && isOutdated(slip, submission) && storedLines(context, slip, submission)}
      <p>${rich('payRuns.linesHint', {
        currency: run.currency,
        example: run.totals.gross.replace(/^-?\d+/, '100'),
      })}</p>
      ${form({
        action: 'save',
        submit: text('pages.save'),
        token: context.formToken,
        submission,
        fields: [hidden('version', slip?.version ?? 0), ...rowsFor(rows, run.currency)],
        afterSubmit: html`<button name="action" value="more" class="second">${text('payRuns.moreRows')}</button><a href="${back}">${text('pages.cancel')}</a>`,
      })}`,
  }
}

/** The lines that another user stored, compared with the input. */
function storedLines({ formats }: PageContext, { lines, currency, version }: Payslip, submission: Submission): Html {
  const input = submittedRows(submission)
  const rows = Array.from({ length: Math.max(lines.length, input.length) }, (_, index) => index)
  return html`<p>${text('payRuns.linesChanged', { version: String(version) })}</p>
    ${sideBySide(
      [text('payRuns.yourInput'), text('payRuns.storedNow')],
      rows.map((index) => {
        const [mine, theirs] = [input[index], lines[index]]
        return [
          text('payRuns.line', { number: String(index + 1) }),
          mine === undefined ? '–' : text('payRuns.lineAmount', { name: mine.name ?? '', amount: mine.amount ?? '' }),
          theirs === undefined
            ? '–'
            : text('payRuns.lineAmount', { name: theirs.name, amount: formats.amount(theirs.amount, currency) }),
        ]
      }),
    )}`
}

/** The empty rows at the end. */
const spareRows = 3

const members = ['kind', 'name', 'code', 'quantity', 'rate', 'amount'] as const

/** The fields of a row, with the names of the body, so that problems are shown next to them: `lines[2].amount`. */
type Row = Partial<Record<(typeof members)[number], string | null>>

/** A row for each line, and empty rows. */
const rowsFor = (rows: readonly Row[], currency: string): Field[] =>
  [...rows, ...Array.from({ length: spareRows }, (): Row => ({}))].map((row, index) => rowField(row, index, currency))

const rowField =
  (row: Row, index: number, currency: string): Field =>
  (state) => {
    const textField = (member: (typeof members)[number], label: string, maxlength: number): Field =>
      input(`lines[${index}].${member}`, label, { value: row[member], optional: true, maxlength, autocomplete: 'off' })
    const fields = [
      select(`lines[${index}].kind`, text('payRuns.kind'), kindChoices(), { value: row.kind, optional: true }),
      textField('name', text('payRuns.lineName'), 200),
      textField('code', text('payRuns.code'), 40),
      textField('quantity', text('payRuns.quantity'), 18),
      textField('rate', text('payRuns.rate'), 18),
      textField('amount', text('payRuns.amountIn', { currency }), 21),
    ]
    return html`<fieldset class="row"><legend class="spoken">${text('payRuns.line', { number: String(index + 1) })}</legend>${fields.map((field) => field(state))}</fieldset>`
  }

/** The submitted rows. A row with only a kind is empty. */
function submittedRows({ values }: Pick<Submission, 'values'>): Row[] {
  const indexes = Object.keys(values).flatMap((name) => /^lines\[(\d{1,3})\]\.kind$/.exec(name)?.[1] ?? [])
  return indexes
    .map((index) => Object.fromEntries(members.map((name) => [name, values[`lines[${index}].${name}`]?.[0] ?? ''])))
    .filter(({ kind: _, ...rest }) => Object.values(rest).some((value) => value !== ''))
}

/** Removes empty rows in between, so that a problem of the third line is shown in the third row. */
function compactRows(values: Submission['values']): void {
  const rows = submittedRows({ values })
  for (const name of Object.keys(values)) if (name.startsWith('lines[')) delete values[name]
  for (const [index, row] of rows.entries()) {
    for (const name of members) values[`lines[${index}].${name}`] = [row[name] ?? '']
  }
}

/** A row as a line of the API. */
const toLine = ({ kind, code, name, amount, quantity, rate }: Row): PayslipLineInput => ({
  kind: kind as PayslipLineKind,
  code: code ?? '',
  name: name ?? '',
  ...(quantity && { quantity }),
  ...(rate && { rate }),
  amount: amount ?? '',
})
