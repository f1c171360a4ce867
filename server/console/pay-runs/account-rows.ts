import type { Pain001Account, PayslipSummary } from '../../../sdk/src/index.ts'
import { type Field, hidden, input } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { fullName } from '../people/person-name.ts'
import type { SentForm } from '../sent-form.ts'
import type { Guest } from '../visit.ts'

/** A row for the account of somebody who is paid. Its fields are named as in the body. */
export const accountRow =
  ({ formats }: Guest, slip: PayslipSummary, index: number): Field =>
  (place) => {
    const fields = [
      hidden('person_id', slip.person_id),
      input(`accounts[${index}].iban`, 'IBAN', { maxlength: 42, autocomplete: 'off' }),
      input(`accounts[${index}].bic`, 'BIC', { optional: true, maxlength: 11, autocomplete: 'off' }),
    ]
    const amount = formats.amount(slip.totals.net, slip.currency)
    return html`<fieldset class="row account"><legend class="spoken">${fullName(slip)}</legend>
      <p>${fullName(slip)}</p><p class="number">${amount}</p>${fields.map((field) => field(place))}</fieldset>`
  }

export const accountsInRows = (form: SentForm): Pain001Account[] =>
  form.all('person_id').map((person_id, index) => {
    const bic = form.optional(`accounts[${index}].bic`)?.toUpperCase()
    return { person_id: Number(person_id), iban: form.text(`accounts[${index}].iban`), ...(bic && { bic }) }
  })
