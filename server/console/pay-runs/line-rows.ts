import type { PayslipLineInput, PayslipLineKind } from '../../../sdk/src/index.ts'
import { type Field, input, select, type Tried } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { kindChoices } from './pay-run-words.ts'

/** Empty rows below those that are filled in. */
const spareRows = 3

const members = ['kind', 'name', 'code', 'quantity', 'rate', 'amount'] as const

/** What stands in a row. Its fields are named as in the body, so that problems stand beside them: `lines[2].amount`. */
type Row = Partial<Record<(typeof members)[number], string | null>>

/** A row for each line, and a few empty ones. */
export const rowsFor = (rows: readonly Row[], currency: string): Field[] =>
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
export function sentRows({ values }: Pick<Tried, 'values'>): Row[] {
  const indexes = Object.keys(values).flatMap((name) => /^lines\[(\d{1,3})\]\.kind$/.exec(name)?.[1] ?? [])
  return indexes
    .map((index) => Object.fromEntries(members.map((name) => [name, values[`lines[${index}].${name}`]?.[0] ?? ''])))
    .filter(({ kind: _, ...rest }) => Object.values(rest).some((value) => value !== ''))
}

/** Moves rows together where some were left empty: a problem of the third line then stands beside the third row. */
export function moveTogether(values: Tried['values']): void {
  const rows = sentRows({ values })
  for (const name of Object.keys(values)) if (name.startsWith('lines[')) delete values[name]
  for (const [index, row] of rows.entries()) {
    for (const name of members) values[`lines[${index}].${name}`] = [row[name] ?? '']
  }
}

/** A row as the API takes it. */
export const lineOf = ({ kind, code, name, amount, quantity, rate }: Row): PayslipLineInput => ({
  kind: kind as PayslipLineKind,
  code: code ?? '',
  name: name ?? '',
  ...(quantity && { quantity }),
  ...(rate && { rate }),
  amount: amount ?? '',
})
