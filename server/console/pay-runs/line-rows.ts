import type { PayslipLineInput, PayslipLineKind } from '../../../sdk/src/index.ts'
import { type Field, input, type Submission, select } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { type Separators, separatorsFor } from '../../pages/reader-input.ts'
import { text } from '../../texts/english.ts'
import type { GuestContext } from '../page-context.ts'
import { padDecimals, readDecimal, roundedProduct, writeDecimal } from './line-totals.ts'
import { kindChoices } from './pay-run-labels.ts'

const members = ['kind', 'name', 'code', 'quantity', 'rate', 'amount'] as const

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

/** The findings of the checks by the index of their row. The code is the ID of their text. */
type RowFindings = ReadonlyMap<number, { code: string; messages: readonly string[] }>

/** The number of empty rows after the lines. */
const spareRows = 3

/**
 * Renders a row for each line, followed by empty rows. `lines.js` calculates the products, and adds and removes rows.
 *
 * @param options.codes - the ID of the list of suggested codes
 */
export const lineRows =
  (
    { formats }: GuestContext,
    rows: readonly LineRow[],
    { currency, decimals }: Money,
    { codes, findings }: { codes: string; findings: RowFindings },
  ): Field =>
  (state) => {
    const separators = separatorsFor(formats.locale)
    const all = [...rows, ...Array.from({ length: spareRows }, (): LineRow => ({}))]
    return html`<div data-lines="${decimals}" data-point="${separators.point}" data-group="${separators.group}" data-locale="${formats.locale}" data-currency="${currency}">${all.map(
      (row, index) => lineRow(row, index, { currency, separators, codes, finding: findings.get(index) })(state),
    )}</div>`
  }

interface RowOptions extends Pick<Money, 'currency'> {
  separators: Separators
  codes: string
  finding: { code: string; messages: readonly string[] } | undefined
}

const lineRow =
  (row: LineRow, index: number, { currency, separators, codes, finding }: RowOptions): Field =>
  (state) => {
    const number = String(index + 1)
    const fieldName = (member: (typeof members)[number]): string => `lines[${index}].${member}`
    const common = { optional: true, autocomplete: 'off' }
    const decimal = (member: 'quantity' | 'rate' | 'amount', label: string, maxlength: number): Field =>
      input(fieldName(member), label, {
        ...common,
        value: writeDecimal(row[member] ?? '', separators),
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
    return html`<fieldset class="row line"${finding && html` aria-describedby="${finding.code}"`}><legend class="spoken">${text('payRuns.line', { number })}</legend>${Object.entries(
      fields,
    ).map(([member, field]) => html`<div id="line-${number}-${member}" class="${member}">${field(state)}</div>`)}
    <button type="button" class="plain" data-remove hidden>${text('payRuns.removeLine')}<span class="spoken"> ${text('payRuns.line', { number })}</span></button>
    ${finding && html`<p class="finding" id="${finding.code}">${finding.messages.join(' ')}</p>`}</fieldset>`
  }

/** Returns the submitted rows that are not empty. A row that has only a kind is empty. */
export function submittedRows({ values }: Pick<Submission, 'values'>): LineRow[] {
  const indexes = Object.keys(values).flatMap((name) => /^lines\[(\d{1,3})\]\.kind$/.exec(name)?.[1] ?? [])
  return indexes
    .map((index) => Object.fromEntries(members.map((name) => [name, values[`lines[${index}].${name}`]?.[0] ?? ''])))
    .filter(({ kind: _, ...rest }) => Object.values(rest).some((value) => value !== ''))
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

/**
 * Reads the submitted lines, with decimals in the format of the API. An amount is optional if it is the product of a
 * quantity and a rate. Text that is not a decimal stays unchanged, for the API to refuse.
 */
export function readRows(
  { formats }: GuestContext,
  values: Submission['values'],
  decimals: number,
): (LineRow & { isProduct: boolean })[] {
  const separators = separatorsFor(formats.locale)
  return submittedRows({ values }).map((row) => {
    const read = (text: string | null | undefined): string => readDecimal(text ?? '', separators) ?? text ?? ''
    const [quantity, rate, amount] = [read(row.quantity), read(row.rate), padDecimals(read(row.amount), decimals)]
    const isProduct = [quantity, rate].every((factor) => /^-?\d{1,9}(\.\d{1,6})?$/.test(factor))
    const isEmpty = read(row.amount) === ''
    return {
      ...row,
      quantity,
      rate,
      amount: isEmpty ? (isProduct ? roundedProduct(quantity, rate, decimals) : '') : amount,
      isProduct,
    }
  })
}

/** Replaces the amounts in the form with the products of their quantities and rates. */
export function recalculate(context: GuestContext, values: Submission['values'], decimals: number): void {
  const separators = separatorsFor(context.formats.locale)
  const originals = submittedRows({ values })
  const rows = readRows(context, values, decimals).map(({ isProduct, ...row }, index): LineRow => {
    const original = originals[index] ?? {}
    if (!isProduct) return original
    const product = roundedProduct(row.quantity ?? '', row.rate ?? '', decimals)
    return { ...original, amount: writeDecimal(product, separators) }
  })
  replaceRows(values, rows)
}

/** Converts a row to a line of the API. */
export const toLine = ({ kind, code, name, amount, quantity, rate }: LineRow): PayslipLineInput => ({
  kind: kind as PayslipLineKind,
  code: code ?? '',
  name: name ?? '',
  ...(quantity && { quantity }),
  ...(rate && { rate }),
  amount: amount ?? '',
})
