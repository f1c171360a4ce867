import type { PayRun, PayslipSummary } from '../../../sdk/src/index.ts'
import { emptyState } from '../../pages/components.ts'
import { between, columns, type Field, form, hidden, input, type Tried } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { consolePage } from '../console-page.ts'
import type { SentForm } from '../sent-form.ts'
import { idOf, type Visit } from '../visit.ts'
import { addressOf, nameOf, trailTo } from './pay-run-words.ts'

/** More accounts than people type: for those the operation `payRuns.exportPain001` is called by a program. */
const mostPeople = 200

/** The payments of an approved pay run as a file that banks take, ISO 20022 pain.001. */
export const bankFilePage = consolePage({
  path: '/pay-runs/:id/bank-file',
  show: async (visit, tried) => {
    const id = idOf(visit)
    const run = await visit.api.payRuns.get(id)
    return { title: 'File for the bank', trail: trailTo(visit, run), content: await contentOf(visit, run, tried) }
  },
  actions: {
    download: async (visit, form) => {
      const id = idOf(visit)
      const file = await visit.api.payRuns.exportPain001(id, {
        debtor: {
          name: form.text('debtor.name'),
          iban: form.text('debtor.iban'),
          ...bicOf(form, 'debtor'),
        },
        accounts: form.all('person_id').map((person_id, index) => ({
          person_id: Number(person_id),
          iban: form.text(`accounts[${index}].iban`),
          ...bicOf(form, `accounts[${index}]`),
        })),
        ...(form.text('execution_date') !== '' && { execution_date: form.text('execution_date') }),
      })
      return { file, name: `pay-run-${id}.xml` }
    },
  },
})

function bicOf(form: SentForm, place: string): { bic?: string } {
  const bic = form.text(`${place}.bic`).toUpperCase()
  return bic === '' ? {} : { bic }
}

async function contentOf(visit: Visit, run: PayRun, tried: Tried | undefined): Promise<Html> {
  if (run.status !== 'approved' && run.status !== 'completed') {
    return emptyState('Not approved', html`<p>The payments can be exported once the pay run is approved.</p>`)
  }
  if (run.totals.people_count > mostPeople) {
    return emptyState(
      'Too many people for a form',
      html`<p>Make the file with a program, by <code>POST /v1/pay-runs/${run.id}/export-pain001</code>: it takes the accounts
        of up to 10,000 people.</p>`,
    )
  }
  const { data } = await visit.api.payslips.list(run.id, { limit: mostPeople })
  const paid = data.filter(({ totals }) => Number(totals.net) > 0)
  if (paid.length === 0) return emptyState('Nothing to pay', html`<p>No payslip has a net pay above zero.</p>`)
  return html`<p class="lead">The payments in the format ISO 20022 pain.001.001.09, which banks take. Bank details are only
      written into the file. They are not stored.</p>
    ${form({
      action: 'download',
      submit: 'Download',
      token: visit.formToken,
      tried,
      fields: [
        between(html`<h2>Who pays</h2>`),
        columns(
          input('debtor.name', 'Name of the account', { value: visit.me.business.name, maxlength: 140 }),
          input('debtor.iban', 'IBAN', { maxlength: 42, autocomplete: 'off' }),
          input('debtor.bic', 'BIC', { optional: true, maxlength: 11, autocomplete: 'off' }),
        ),
        columns(input('execution_date', 'The bank pays on', { type: 'date', value: run.pay_date })),
        between(html`<h2>Who is paid</h2>`),
        ...paid.map((slip, index) => accountOf(visit, slip, index)),
      ],
      beside: html`<a href="${addressOf(run)}">Back</a>`,
    })}`
}

const accountOf =
  ({ formats }: Visit, slip: PayslipSummary, index: number): Field =>
  (place) => {
    const fields = [
      hidden('person_id', slip.person_id),
      input(`accounts[${index}].iban`, 'IBAN', { maxlength: 42, autocomplete: 'off' }),
      input(`accounts[${index}].bic`, 'BIC', { optional: true, maxlength: 11, autocomplete: 'off' }),
    ]
    const amount = formats.amount(slip.totals.net, slip.currency)
    return html`<fieldset class="row account"><legend class="spoken">${nameOf(slip)}</legend>
      <p>${nameOf(slip)}</p><p class="number">${amount}</p>${fields.map((field) => field(place))}</fieldset>`
  }
