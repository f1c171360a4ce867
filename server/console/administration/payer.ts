import type { DebtorAccount } from '../../../sdk/src/index.ts'
import { facts } from '../../pages/components.ts'
import { columns, type Field, form, hidden, input, type Submission } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { may, type PageContext } from '../page-context.ts'
import { addressFields, addressValues, readAddress } from '../postal-address/address-fields.ts'
import { addressLines } from '../postal-address/address-lines.ts'
import type { SubmittedForm } from '../submitted-form.ts'

/** Renders the account that pays the net pays: as a form for users who approve pay runs. */
export async function payerSection(context: PageContext, submission: Submission | undefined): Promise<Html | false> {
  if (!may(context, 'payruns:read')) return false
  const { api, me, formToken: token } = context
  const { debtor, version } = await api.business.debtor()
  return html`<section class="narrow" id="payer"><h2>${text('administration.payer')}</h2>
    <p class="lead">${text('administration.payerLead')}</p>
    ${
      may(context, 'payruns:approve')
        ? form({
            action: 'payer',
            submit: text('administration.payerSave'),
            token,
            submission,
            fields: [hidden('version', version), ...payerFields(debtor, me.business.name)],
          })
        : payerFacts(debtor)
    }</section>`
}

const payerFacts = (debtor: DebtorAccount | null): Html =>
  facts([
    [text('administration.payerName'), debtor?.name],
    [text('administration.iban'), debtor?.iban],
    [text('administration.bic'), debtor?.bic],
    [text('administration.address'), debtor?.postal_address && addressLines(debtor.postal_address)],
  ])

const payerFields = (debtor: DebtorAccount | null, businessName: string): Field[] => [
  input('name', text('administration.payerName'), { value: debtor?.name ?? businessName, maxlength: 140 }),
  columns(
    input('iban', text('administration.iban'), { value: debtor?.iban, maxlength: 42, autocomplete: 'off' }),
    input('bic', text('administration.bic'), {
      value: debtor?.bic,
      optional: true,
      maxlength: 11,
      autocomplete: 'off',
    }),
  ),
  ...addressFields(addressValues(debtor?.postal_address)),
]

/** Stores the submitted payer. */
export async function savePayer({ api }: PageContext, form: SubmittedForm) {
  const bic = form.optional('bic')?.toUpperCase()
  const postal_address = readAddress(form)
  const body = {
    name: form.text('name'),
    iban: form.text('iban'),
    ...(bic !== undefined && { bic }),
    ...(postal_address && { postal_address }),
  }
  await api.business.setDebtor(body, { ifMatch: form.number('version') })
  return { goTo: '/console/settings', notice: text('administration.payerSaved') }
}
