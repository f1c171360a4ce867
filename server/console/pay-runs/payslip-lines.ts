import type { PayRun, Payslip, PayslipLineInput, PayslipLineKind } from '../../../sdk/src/index.ts'
import { isOutdated, sideBySide } from '../../pages/comparison.ts'
import { type Field, form, hidden, input, select, type Tried } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { consolePage, type Shown } from '../console-page.ts'
import { unlessRefused } from '../failures.ts'
import { FormProblem } from '../form-problem.ts'
import { idOf, type PageContext } from '../page-context.ts'
import { fullName } from '../people/person-name.ts'
import { addressOf, kindChoices, payslipAddress, trailTo } from './pay-run-words.ts'

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

function linesShown(visit: PageContext, run: PayRun, { slip, name }: Subject, tried: Tried | undefined): Shown {
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
function storedNow({ formats }: PageContext, { lines, currency, version }: Payslip, tried: Tried): Html {
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

/** Empty rows below those that are filled in. */
const spareRows = 3

const members = ['kind', 'name', 'code', 'quantity', 'rate', 'amount'] as const

/** What stands in a row. Its fields are named as in the body, so that problems stand beside them: `lines[2].amount`. */
type Row = Partial<Record<(typeof members)[number], string | null>>

/** A row for each line, and a few empty ones. */
const rowsFor = (rows: readonly Row[], currency: string): Field[] =>
  [...rows, ...Array.from({ length: spareRows }, (): Row => ({}))].map((row, index) => rowField(row, index, currency))

const rowField =
  (row: Row, index: number, currency: string): Field =>
  (place) => {
    const text = (member: (typeof members)[number], label: string, maxlength: number): Field =>
      input(`lines[${index}].${member}`, label, { value: row[member], optional: true, maxlength, autocomplete: 'off' })
    const fields = [
      select(`lines[${index}].kind`, 'Kind', kindChoices, { value: row.kind, optional: true }),
      text('name', 'For', 200),
      text('code', 'Code', 40),
      text('quantity', 'Quantity', 18),
      text('rate', 'Rate', 18),
      text('amount', `Amount (${currency})`, 21),
    ]
    return html`<fieldset class="row"><legend class="spoken">Line ${index + 1}</legend>${fields.map((field) => field(place))}</fieldset>`
  }

/** The rows that were sent. A kind alone makes no line, so that nobody has to remove the empty rows. */
function sentRows({ values }: Pick<Tried, 'values'>): Row[] {
  const indexes = Object.keys(values).flatMap((name) => /^lines\[(\d{1,3})\]\.kind$/.exec(name)?.[1] ?? [])
  return indexes
    .map((index) => Object.fromEntries(members.map((name) => [name, values[`lines[${index}].${name}`]?.[0] ?? ''])))
    .filter(({ kind: _, ...rest }) => Object.values(rest).some((value) => value !== ''))
}

/** Moves rows together where some were left empty: a problem of the third line then stands beside the third row. */
function moveTogether(values: Tried['values']): void {
  const rows = sentRows({ values })
  for (const name of Object.keys(values)) if (name.startsWith('lines[')) delete values[name]
  for (const [index, row] of rows.entries()) {
    for (const name of members) values[`lines[${index}].${name}`] = [row[name] ?? '']
  }
}

/** A row as the API takes it. */
const lineOf = ({ kind, code, name, amount, quantity, rate }: Row): PayslipLineInput => ({
  kind: kind as PayslipLineKind,
  code: code ?? '',
  name: name ?? '',
  ...(quantity && { quantity }),
  ...(rate && { rate }),
  amount: amount ?? '',
})
