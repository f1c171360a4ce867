import type { BankAccount, BankAccountCreate } from '../../../sdk/src/index.ts'
import { columns, type Field, input } from '../../pages/form.ts'
import { text } from '../../texts/english.ts'
import { countrySelect } from '../country-select.ts'
import { currencyDecimals } from '../currency-select.ts'
import { withDecimals } from '../job-and-pay/pay-fields.ts'
import type { PageContext } from '../page-context.ts'
import type { SubmittedForm } from '../submitted-form.ts'

export const holderField = (value: string): Field =>
  input('holder', text('bankAccounts.holder'), { value, maxlength: 140, autocomplete: 'off' })

const bicField = (hint?: string): Field =>
  input('bic', text('bankAccounts.bic'), { optional: true, maxlength: 11, autocomplete: 'off', hint })

/** Returns the fields of a number, by the kind of the account. */
export const numberFields = (kind: BankAccount['kind']): Field[] =>
  kind === 'iban'
    ? [columns(input('iban', text('bankAccounts.iban'), { maxlength: 42, autocomplete: 'off' }), bicField())]
    : [
        columns(
          countrySelect('country', text('bankAccounts.country')),
          input('account_number', text('bankAccounts.accountNumber'), { maxlength: 34, autocomplete: 'off' }),
        ),
        columns(
          input('routing_number', text('bankAccounts.routingNumber'), {
            optional: true,
            maxlength: 11,
            autocomplete: 'off',
            hint: text('bankAccounts.routingHint'),
          }),
          bicField(text('bankAccounts.bicHint')),
        ),
      ]

type AccountNumber = Pick<BankAccountCreate, 'iban' | 'country' | 'account_number' | 'routing_number' | 'bic'>

/** Reads the submitted number. */
export function readNumber(form: SubmittedForm): AccountNumber {
  const bic = form.optional('bic')?.toUpperCase()
  const bank = bic === undefined ? {} : { bic }
  if (form.optional('account_number') === undefined && 'iban' in form.values)
    return { ...bank, iban: form.text('iban') }
  const routing_number = form.optional('routing_number')
  return {
    ...bank,
    country: form.text('country'),
    account_number: form.text('account_number'),
    ...(routing_number !== undefined && { routing_number }),
  }
}

type Part = Pick<BankAccount, 'amount' | 'share'>

/** Returns the fields of the part of the pay that goes to an account. */
export const partFields = ({ formats, me }: PageContext, part: Part): Field => {
  const { currency } = me.business
  return columns(
    input('amount', text('bankAccounts.amount'), {
      value: part.amount === null ? '' : formats.decimal(part.amount, currencyDecimals(currency)),
      optional: true,
      maxlength: 28,
      inputmode: 'decimal',
      autocomplete: 'off',
      hint: text('bankAccounts.amountHint', { currency }),
    }),
    input('share', text('bankAccounts.share'), {
      value: part.share,
      optional: true,
      maxlength: 3,
      inputmode: 'numeric',
      autocomplete: 'off',
      hint: text('bankAccounts.shareHint'),
    }),
  )
}

/** Reads the submitted part: a fixed amount if there is one, or else a share. It is empty without both. */
export function readPart({ me }: PageContext, form: SubmittedForm): { amount?: string; share?: number } {
  const decimals = currencyDecimals(me.business.currency)
  if (form.optional('amount') !== undefined) return { amount: withDecimals(form.decimal('amount', decimals), decimals) }
  const share = form.optionalNumber('share')
  return share === undefined ? {} : { share }
}
