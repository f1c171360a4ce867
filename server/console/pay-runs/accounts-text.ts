import { type Pain001Account, type PayRun, ValidationFailedError } from '../../../sdk/src/index.ts'
import { type Field, textarea } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { FormProblem } from '../form-problem.ts'
import type { SentForm } from '../sent-form.ts'
import { addressOf } from './pay-run-words.ts'

/** A field for the accounts of many people, as a spreadsheet has them. */
export const accountsText = (run: PayRun): Field =>
  textarea('accounts', 'Accounts', {
    rows: 12,
    mono: true,
    hint: html`A line for each person: the person’s id, the IBAN and, if you have it, the BIC, with commas, semicolons or tabs
      between them. The <a href="${addressOf(run)}/csv">CSV export</a> has the ids in its column <code>person_id</code>.`,
  })

/**
 * The accounts that were pasted. Every line is one, so that the API's problems say which line they are about.
 *
 * @throws {FormProblem} for a line without an id
 */
export const accountsInText = (form: SentForm): Pain001Account[] =>
  form
    .text('accounts')
    .split('\n')
    .map((line, index) => {
      const [id = '', iban = '', bic = ''] = line.split(/[,;\t]/).map((part) => part.trim())
      if (!/^\d{1,10}$/.test(id))
        throw new FormProblem('accounts', `Line ${index + 1} does not begin with a person’s id.`)
      return { person_id: Number(id), iban, ...(bic !== '' && { bic: bic.toUpperCase() }) }
    })

/** @returns the failure with the line that it is about, or the failure itself where it is about something else */
export function besideLine(error: unknown): unknown {
  if (!(error instanceof ValidationFailedError)) return error
  const [first] = error.errors.filter(({ path }) => path.startsWith('body.accounts'))
  if (first === undefined || error.errors.some(({ path }) => path.startsWith('body.debtor'))) return error
  const line = /^body\.accounts\[(\d+)\]\.?(\w*)/.exec(first.path)
  const place = line === null ? 'The list' : `Line ${Number(line[1]) + 1}: ${line[2]}`
  return new FormProblem('accounts', `${place} ${first.message}.`)
}
