import type { PayRun, PayRunFinding } from '../../../sdk/src/index.ts'
import { type Html, html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import type { GuestContext } from '../page-context.ts'
import { payRunAddress } from './pay-run-labels.ts'

type Formats = GuestContext['formats']

/** The sentences about findings, by code. A sentence is missing if the finding lacks a value. */
const sentences: Record<string, (finding: PayRunFinding, formats: Formats, currency: string) => Html | false> = {
  no_payslips: () => html`${text('payRuns.finding.noPayslips')}`,
  negative_net: ({ net }, formats, currency) =>
    net !== undefined && html`${text('payRuns.finding.negativeNet', { net: formats.amount(net, currency) })}`,
  person_terminated: ({ last_day }, formats) =>
    last_day !== undefined && html`${text('payRuns.finding.terminated', { day: formats.day(last_day) })}`,
  overlapping_pay_run: ({ other_pay_run_id: id }) =>
    id !== undefined && rich('payRuns.finding.overlapping', { link: linkTo(payRunAddress({ id })) }),
  compensation_in_other_currency: ({ currency, pay_code: code }) =>
    currency !== undefined && code !== undefined && html`${text('payRuns.finding.otherCurrency', { currency, code })}`,
  active_without_payslip: () => html`${text('payRuns.finding.withoutPayslip')}`,
  unpaid_leave_without_line: ({ leave_type_code: code, leave_days: days }, formats) =>
    code !== undefined && days !== undefined && html`${formats.text('payRuns.finding.unpaidLeave', { days, code })}`,
  hours_missing: ({ pay_code: code }) => code !== undefined && html`${text('payRuns.finding.hoursMissing', { code })}`,
  compensation_starts: ({ day }, formats) =>
    day !== undefined && html`${text('payRuns.finding.compensationStarts', { day: formats.day(day) })}`,
  compensation_ends: ({ day }, formats) =>
    day !== undefined && html`${text('payRuns.finding.compensationEnds', { day: formats.day(day) })}`,
  draft_outdated: () => html`${text('payRuns.finding.draftOutdated')}`,
  bank_account_missing: () => html`${text('payRuns.finding.bankAccountMissing')}`,
  bank_account_changed: () => html`${text('payRuns.finding.bankAccountChanged')}`,
  bank_account_pending: () => html`${text('payRuns.finding.bankAccountPending')}`,
}

/** Describes a finding of the checks of a pay run in a sentence. */
export const findingText = (
  { formats }: GuestContext,
  { currency }: Pick<PayRun, 'currency'>,
  finding: PayRunFinding,
): Html => sentences[finding.code]?.(finding, formats, currency) || html`${text('payRuns.finding.other')}`

/** The codes that have their own sentence. */
export const findingCodes: readonly string[] = Object.keys(sentences)
