import type { Compensation, CompensationPeriod, CompensationReason } from '../../../sdk/src/index.ts'
import { columns, type Field, input, select, textarea } from '../../pages/form.ts'
import type { Formats } from '../../pages/formats.ts'
import { text } from '../../texts/english.ts'
import { currencyDecimals, currencySelect } from '../currency-select.ts'
import { padDecimals } from '../pay-runs/line-totals.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { periodChoices, reasonChoices } from './compensation-labels.ts'

/**
 * Returns the fields of a new or existing compensation.
 *
 * @param businessCurrency - the currency of the business, which is listed first
 */
export const compensationFields = (
  { amount, currency = '', ...row }: Partial<Compensation>,
  formats: Formats,
  businessCurrency: string,
): Field[] => [
  input('effective_on', text('compensation.effectiveOn'), {
    type: 'date',
    value: row.effective_on,
    hint: text('compensation.effectiveOnHint'),
  }),
  columns(
    input('amount', text('compensation.amount'), {
      value: amount && formats.decimal(amount, currencyDecimals(currency)),
      maxlength: 28,
      inputmode: 'decimal',
    }),
    currencySelect('currency', text('compensation.currency'), [businessCurrency], {
      value: currency || businessCurrency,
    }),
  ),
  columns(
    select('per', text('compensation.per'), periodChoices(), { value: row.per ?? 'year' }),
    select('reason', text('compensation.reason'), reasonChoices(), { value: row.reason ?? 'review' }),
  ),
  input('pay_code', text('compensation.payCode'), {
    value: row.pay_code ?? 'salary',
    maxlength: 40,
    hint: text('compensation.payCodeHint'),
  }),
  textarea('note', text('compensation.note'), {
    value: row.note,
    optional: true,
    maxlength: 1000,
    rows: 2,
    hint: text('compensation.noteHint'),
  }),
]

/** Reads the submitted fields of a compensation. */
export function readCompensation(form: SubmittedForm) {
  const currency = form.text('currency')
  return {
    effective_on: form.date('effective_on'),
    amount: withDecimals(form.decimal('amount', currencyDecimals(currency)), currencyDecimals(currency)),
    currency,
    per: form.text('per') as CompensationPeriod,
    reason: form.text('reason') as CompensationReason,
    pay_code: form.text('pay_code'),
    note: form.nullable('note'),
  }
}

/** Adds the decimals of the currency to a whole number: `48000` → `48000.00`. */
const withDecimals = (amount: string, decimals: number): string =>
  /^-?\d+$/.test(amount) ? padDecimals(amount, decimals) : amount
