import type { Compensation, CompensationPeriod } from '../../../sdk/src/index.ts'
import type { FieldValues } from '../../pages/comparison.ts'
import { columns, type Field, input, select } from '../../pages/form.ts'
import type { Formats } from '../../pages/formats.ts'
import { text } from '../../texts/english.ts'
import { currencyDecimals, currencySelect } from '../currency-select.ts'
import { padDecimals } from '../pay-runs/line-totals.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { periodChoices } from './pay-labels.ts'

/** Returns the values of the pay fields. Without a compensation, the amount is empty. */
export const payValues = (
  row: Compensation | undefined,
  { formats, currency }: { formats: Formats; currency: string },
): FieldValues => ({
  amount: [row === undefined ? '' : formats.decimal(row.amount, currencyDecimals(row.currency))],
  currency: [row?.currency ?? currency],
  per: [row?.per ?? 'year'],
  pay_code: [row?.pay_code ?? 'salary'],
})

/**
 * Returns the fields of the amount that a person is paid, and of its period.
 *
 * @param businessCurrency - the currency of the business, which is listed first
 * @param isOptional - whether the person may remain without pay
 */
export const payFields = (values: FieldValues, businessCurrency: string, isOptional = false): Field[] => [
  columns(
    input('amount', text('compensation.amount'), {
      value: values.amount?.[0],
      optional: isOptional,
      maxlength: 28,
      inputmode: 'decimal',
      autocomplete: 'off',
    }),
    currencySelect('currency', text('compensation.currency'), [businessCurrency], {
      value: values.currency?.[0] ?? '',
    }),
  ),
  columns(
    select('per', text('compensation.per'), periodChoices(), { value: values.per?.[0] }),
    input('pay_code', text('compensation.payCode'), {
      value: values.pay_code?.[0],
      maxlength: 40,
      autocomplete: 'off',
      hint: text('compensation.payCodeHint'),
    }),
  ),
]

/** Reads the submitted pay fields. */
export function readPay(form: SubmittedForm) {
  const currency = form.text('currency')
  return {
    amount: withDecimals(form.decimal('amount', currencyDecimals(currency)), currencyDecimals(currency)),
    currency,
    per: form.text('per') as CompensationPeriod,
    pay_code: form.text('pay_code'),
  }
}

/** Adds the decimals of the currency to a whole number: `48000` → `48000.00`. */
export const withDecimals = (amount: string, decimals: number): string =>
  /^-?\d+$/.test(amount) ? padDecimals(amount, decimals) : amount
