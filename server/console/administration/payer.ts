import type { BankDebtor, DebtorAccount } from '../../../sdk/src/index.ts'
import { facts } from '../../pages/components.ts'
import { columns, type Field, form, hidden, input, type Submission } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { may, type PageContext } from '../page-context.ts'
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

const addressLines = ({ postal_address }: DebtorAccount): string => {
  if (postal_address === null) return ''
  const { line1, line2, postal_code, town, region, country } = postal_address
  return [line1, line2, [postal_code, town].filter(Boolean).join(' '), region, country].filter(Boolean).join('\n')
}

const payerFacts = (debtor: DebtorAccount | null): Html =>
  facts([
    [text('administration.payerName'), debtor?.name],
    [text('administration.iban'), debtor?.iban],
    [text('administration.bic'), debtor?.bic],
    [text('administration.address'), debtor && html`<span class="letter">${addressLines(debtor)}</span>`],
  ])

function payerFields(debtor: DebtorAccount | null, businessName: string): Field[] {
  const address = debtor?.postal_address
  const part = (name: 'line1' | 'line2' | 'postal_code' | 'town' | 'region', maxlength: number): Field =>
    input(`postal_address.${name}`, text(`administration.address.${name}`), {
      value: address?.[name],
      optional: true,
      maxlength,
    })
  return [
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
    part('line1', 70),
    part('line2', 70),
    columns(part('postal_code', 16), part('town', 35)),
    columns(
      part('region', 35),
      input('postal_address.country', text('administration.address.country'), {
        value: address?.country,
        optional: true,
        maxlength: 2,
        hint: text('administration.address.countryHint'),
      }),
    ),
  ]
}

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

/** Reads the submitted address; undefined if all of its fields are empty. */
function readAddress(form: SubmittedForm): BankDebtor['postal_address'] {
  const read = (name: string) => form.optional(`postal_address.${name}`)
  const [line1, line2, postal_code, region] = ['line1', 'line2', 'postal_code', 'region'].map(read)
  const [town, country] = [read('town'), read('country')?.toUpperCase()]
  const lines = { line1, line2, postal_code, region }
  const entered = Object.fromEntries(Object.entries(lines).filter(([, value]) => value !== undefined))
  const isEmpty = Object.keys(entered).length === 0 && town === undefined && country === undefined
  return isEmpty ? undefined : { ...entered, town: town ?? '', country: country ?? '' }
}
