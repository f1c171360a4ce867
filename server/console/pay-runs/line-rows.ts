import type { PayRunFinding, PayslipLine, PayslipLineInput, PayslipLineKind } from '../../../sdk/src/index.ts'
import { type Field, hidden, input, type Submission, select } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import type { GuestContext } from '../page-context.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { findingText } from './finding-text.ts'
import { padDecimals, roundedProduct } from './line-totals.ts'
import { kindChoices } from './pay-run-labels.ts'

const members = ['kind', 'name', 'code', 'quantity', 'rate', 'amount', 'corrects_pay_run_id'] as const

/** The findings at a row of the form. The code is the ID of their text. */
export interface RowFindings {
  code: string
  findings: PayRunFinding[]
}

/**
 * The fields of a row by the names of the members in the body, so that problems are shown next to them:
 * `lines[2].amount`.
 */
export type LineRow = Partial<Record<(typeof members)[number], string | null>>

interface Money {
  currency: string
  /** The number of decimals of the currency. */
  decimals: number
}

/** The number of rows of a new payslip. */
const minRows = 3

/**
 * Renders a row for each line, followed by empty rows. `lines.js` calculates the products, and adds and removes rows.
 *
 * @param options.codes - the ID of the list of suggested codes
 * @param options.spareRows - the number of empty rows
 */
export const lineRows =
  (
    context: GuestContext,
    rows: readonly LineRow[],
    { currency, decimals }: Money,
    { codes, findings, spareRows }: { codes: string; findings: ReadonlyMap<number, RowFindings>; spareRows: number },
  ): Field =>
  (state) => {
    const { formats } = context
    const { point, group } = formats.separators()
    const count = Math.max(rows.length + spareRows, minRows)
    const all = Array.from({ length: count }, (_, index): LineRow => rows[index] ?? {})
    return html`<div data-lines="${decimals}" data-point="${point}" data-group="${group}" data-locale="${formats.locale}" data-currency="${currency}">${all.map(
      (row, index) =>
        lineRow(row, index, { context, currency, decimals, codes, rowFindings: findings.get(index) })(state),
    )}</div>`
  }

interface RowOptions extends Money {
  context: GuestContext
  codes: string
  rowFindings: RowFindings | undefined
}

const lineRow =
  (row: LineRow, index: number, { context, currency, decimals, codes, rowFindings }: RowOptions): Field =>
  (state) => {
    const number = String(index + 1)
    const fieldName = (member: (typeof members)[number]): string => `lines[${index}].${member}`
    const common = { optional: true, autocomplete: 'off' }
    const decimal = (member: 'quantity' | 'rate' | 'amount', label: string, maxlength: number): Field =>
      input(fieldName(member), label, {
        ...common,
        value: context.formats.decimal(row[member] ?? '', decimals),
        maxlength,
        inputmode: 'decimal',
      })
    const fields = {
      kind: select(fieldName('kind'), text('payRuns.kind'), kindChoices(), { value: row.kind, optional: true }),
      code: input(fieldName('code'), text('payRuns.code'), { ...common, value: row.code, maxlength: 40, list: codes }),
      name: input(fieldName('name'), text('payRuns.lineName'), { ...common, value: row.name, maxlength: 200 }),
      quantity: decimal('quantity', text('payRuns.quantity'), 24),
      rate: decimal('rate', text('payRuns.rate'), 24),
      amount: decimal('amount', text('payRuns.amountIn', { currency }), 28),
    }
    return html`<fieldset class="row line"${rowFindings && html` aria-describedby="${rowFindings.code}"`}><legend class="spoken">${text('payRuns.line', { number })}</legend>${Object.entries(
      fields,
    ).map(([member, field]) => html`<div id="line-${number}-${member}" class="${member}">${field(state)}</div>`)}
    ${row.corrects_pay_run_id && hidden(fieldName('corrects_pay_run_id'), row.corrects_pay_run_id)(state)}
    <button name="action" value="remove" formaction="?row=${index}#line-${number}-kind" class="plain" data-remove>${text('payRuns.removeLine')}<span class="spoken"> ${text('payRuns.line', { number })}</span></button>
    ${
      rowFindings &&
      html`<p class="finding" id="${rowFindings.code}">${rowFindings.findings.map((finding) => html`${findingText(context, { currency }, finding)} `)}</p>`
    }</fieldset>`
  }

/** Returns the submitted rows that are not empty. A row without an entry other than its kind is empty. */
export function submittedRows({ values }: Pick<Submission, 'values'>): LineRow[] {
  const indexes = Object.keys(values).flatMap((name) => /^lines\[(\d{1,3})\]\.kind$/.exec(name)?.[1] ?? [])
  return indexes
    .map((index) => Object.fromEntries(members.map((name) => [name, values[`lines[${index}].${name}`]?.[0] ?? ''])))
    .filter(({ kind: _, corrects_pay_run_id: __, ...rest }) => Object.values(rest).some((value) => value !== ''))
}

/** Removes empty rows between other rows, so that a problem with the third line is shown in the third row. */
export function compactRows(values: Submission['values']): void {
  replaceRows(values, submittedRows({ values }))
}

function replaceRows(values: Submission['values'], rows: readonly LineRow[]): void {
  for (const name of Object.keys(values)) if (name.startsWith('lines[')) delete values[name]
  for (const [index, row] of rows.entries()) {
    for (const name of members) values[`lines[${index}].${name}`] = [row[name] ?? '']
  }
}

/** Reads the number of decimals of the currency, which a form with amounts repeats. */
export const readDecimals = (form: SubmittedForm): number => Number(/^\d$/.exec(form.text('decimals'))?.[0] ?? 2)

/** Reads the lines of a form that is submitted, which notes the numbers that it cannot read. */
export const readSubmitted = (form: SubmittedForm, decimals: number): LineRow[] =>
  readRows(form, decimals, (_, field) => form.decimal(field, decimals))

/** Reads the lines of a form that is shown again. Text that is not a decimal stays unchanged. */
export const readDisplayed = (
  { formats }: GuestContext,
  submission: Pick<Submission, 'values'>,
  decimals: number,
): (LineRow & { isProduct: boolean })[] =>
  readRows(submission, decimals, (input) => formats.readDecimal(input, decimals) ?? input)

/**
 * Reads lines, with decimals in the format of the API. An amount is optional if it is the product of a quantity and a
 * rate.
 *
 * @param readDecimal - reads the input of a field
 */
function readRows(
  submission: Pick<Submission, 'values'>,
  decimals: number,
  readDecimal: (input: string, field: string) => string,
): (LineRow & { isProduct: boolean })[] {
  return submittedRows(submission).map((row, index) => {
    const read = (member: 'quantity' | 'rate' | 'amount') => readDecimal(row[member] ?? '', `lines[${index}].${member}`)
    const [quantity, rate, input] = [read('quantity'), read('rate'), read('amount')]
    const isProduct = [quantity, rate].every((factor) => /^-?\d{1,9}(\.\d{1,6})?$/.test(factor))
    const product = isProduct ? roundedProduct(quantity, rate, decimals) : ''
    return { ...row, quantity, rate, amount: input === '' ? product : padDecimals(input, decimals), isProduct }
  })
}

/** Removes a row from the form. */
export function removeRow(values: Submission['values'], index: number): void {
  for (const name of members) delete values[`lines[${index}].${name}`]
}

/** Replaces the amounts in the form with the products of their quantities and rates. */
export function recalculate(context: GuestContext, form: SubmittedForm, decimals: number): void {
  const originals = submittedRows(form)
  const rows = readDisplayed(context, form, decimals).map(({ isProduct, ...row }, index): LineRow => {
    const original = originals[index] ?? {}
    if (!isProduct) return original
    const product = roundedProduct(row.quantity ?? '', row.rate ?? '', decimals)
    return { ...original, amount: context.formats.decimal(product, decimals) }
  })
  replaceRows(form.values, rows)
}

/** Converts a line of the API to a row. */
export const toRow = ({ corrects_pay_run_id: run, ...line }: PayslipLine): LineRow => ({
  kind: line.kind,
  name: line.name,
  code: line.code,
  quantity: line.quantity,
  rate: line.rate,
  amount: line.amount,
  ...(run !== undefined && { corrects_pay_run_id: String(run) }),
})

/** Converts a row to a line of the API. */
export const toLine = ({
  kind,
  code,
  name,
  amount,
  quantity,
  rate,
  corrects_pay_run_id: run,
}: LineRow): PayslipLineInput => ({
  kind: kind as PayslipLineKind,
  code: code ?? '',
  name: name ?? '',
  ...(quantity && { quantity }),
  ...(rate && { rate }),
  ...(run && { corrects_pay_run_id: Number(run) }),
  amount: amount ?? '',
})
