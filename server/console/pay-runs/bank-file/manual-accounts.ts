import {
  type Pain001Account,
  type PayRun,
  type PayslipSummary,
  ValidationFailedError,
} from '../../../../sdk/src/index.ts'
import { type Field, hidden, input, textarea } from '../../../pages/form.ts'
import type { Formats } from '../../../pages/formats.ts'
import { html } from '../../../pages/html.ts'
import { rich, text } from '../../../texts/english.ts'
import { linkTo } from '../../../texts/texts.ts'
import { describeProblem } from '../../describe-problem.ts'
import { FormProblem } from '../../form-problem.ts'
import type { GuestContext } from '../../page-context.ts'
import { fullName } from '../../people/person-name.ts'
import type { SubmittedForm } from '../../submitted-form.ts'
import { payRunAddress } from '../pay-run-labels.ts'

/** Renders a row for the account of a recipient. Its fields have the names of the members in the body. */
export const accountRow =
  ({ formats }: GuestContext, slip: PayslipSummary, index: number): Field =>
  (state) => {
    const fields = [
      hidden('person_id', slip.person_id),
      input(`accounts[${index}].iban`, text('payRuns.iban'), { maxlength: 42, autocomplete: 'off' }),
      input(`accounts[${index}].bic`, text('payRuns.bic'), { optional: true, maxlength: 11, autocomplete: 'off' }),
    ]
    const amount = formats.amount(slip.totals.net, slip.currency)
    return html`<fieldset class="row account"><legend class="spoken">${fullName(slip)}</legend>
      <p>${fullName(slip)}</p><p class="number">${amount}</p>${fields.map((field) => field(state))}</fieldset>`
  }

export const accountsInRows = (form: SubmittedForm): Pain001Account[] =>
  form.all('person_id').map((person_id, index) => {
    const bic = form.optional(`accounts[${index}].bic`)?.toUpperCase()
    return { person_id: Number(person_id), iban: form.text(`accounts[${index}].iban`), ...(bic && { bic }) }
  })

/**
 * Returns the field for accounts that are pasted from a spreadsheet.
 *
 * @param isOptional - whether there are payments to stored accounts
 */
export const accountsText = (run: PayRun, isOptional: boolean): Field =>
  textarea('accounts', text('payRuns.accounts'), {
    rows: 12,
    mono: true,
    optional: isOptional,
    hint: rich('payRuns.accountsHint', { link: linkTo(`${payRunAddress(run)}/csv`) }),
  })

/**
 * Parses the pasted accounts, one for each line, so that problems from the API can refer to a line.
 *
 * @throws {FormProblem} for a line without an ID
 */
export const accountsInText = (form: SubmittedForm): Pain001Account[] =>
  form
    .text('accounts')
    .split('\n')
    .map((line, index) => {
      const [id = '', iban = '', bic = ''] = line.split(/[,;\t]/).map((part) => part.trim())
      if (!/^\d{1,10}$/.test(id)) throw new FormProblem('accounts', text('payRuns.lineWithoutId', { line: index + 1 }))
      return { person_id: Number(id), iban, ...(bic !== '' && { bic: bic.toUpperCase() }) }
    })

/** @returns the failure with its line number, or the failure itself if it does not refer to a line */
export function withLineNumber(error: unknown, formats: Formats): unknown {
  if (!(error instanceof ValidationFailedError)) return error
  const [first] = error.errors.filter(({ path }) => path.startsWith('body.accounts'))
  if (first === undefined || error.errors.some(({ path }) => path.startsWith('body.debtor'))) return error
  const line = /^body\.accounts\[(\d+)\]/.exec(first.path)
  const problem = describeProblem(first, { label: text('payRuns.accounts'), entry: 'text' }, { value: '?', formats })
  const message = line === null ? problem : text('payRuns.lineProblem', { line: Number(line[1]) + 1, problem })
  return new FormProblem('accounts', message)
}
