import type { Payment, PayRun, PayslipSummary } from '../../../../sdk/src/index.ts'
import { type Html, html } from '../../../pages/html.ts'
import { table } from '../../../pages/table.ts'
import { text } from '../../../texts/english.ts'
import { accountName } from '../../bank-accounts/account-labels.ts'
import { currencyDecimals } from '../../currency-select.ts'
import type { PageContext } from '../../page-context.ts'
import { fullName } from '../../people/person-name.ts'
import { addressLines } from '../../postal-address/address-lines.ts'
import { addAmounts } from '../line-totals.ts'

/** The payments of a pay run, and the payslips that are paid. */
export interface Payments {
  payments: readonly Payment[]
  paid: readonly PayslipSummary[]
}

/** Returns the payslips of people without a payment to a stored account. */
export function withoutAccount({ payments, paid }: Payments): PayslipSummary[] {
  const people = new Set(payments.map(({ person_id }) => person_id))
  return paid.filter(({ person_id }) => !people.has(person_id))
}

/** Returns the sum of amounts in the currency of the pay run. */
export const sumText = ({ formats }: PageContext, { currency }: PayRun, amounts: readonly string[]): string =>
  formats.amount(addAmounts(amounts, currencyDecimals(currency)), currency)

/** Renders the payments to stored accounts. */
export function paymentTable({ formats }: PageContext, run: PayRun, { payments, paid }: Payments): Html {
  const names = new Map(paid.map((slip) => [slip.person_id, fullName(slip)]))
  return html`<h2>${text('payRuns.payments')}</h2>
    <p class="hint">${text('payRuns.paymentsHint')}</p>
    ${table(
      payments,
      [
        { title: text('pages.person'), cell: ({ person_id, holder }) => names.get(person_id) ?? holder },
        { title: text('bankAccounts.account'), priority: 'line', cell: accountName },
        { title: text('bankAccounts.holder'), cell: ({ holder }) => holder },
        {
          title: text('payRuns.address'),
          cell: ({ postal_address }) => postal_address && addressLines(postal_address),
        },
        {
          title: text('payRuns.amount'),
          isNumber: true,
          priority: 'figure',
          cell: ({ amount }) => formats.amount(amount, run.currency),
        },
      ],
      { caption: text('payRuns.payments') },
    )}`
}
