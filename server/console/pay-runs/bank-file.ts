import { type Pain001Account, type PayRun, type PayslipSummary, ValidationFailedError } from '../../../sdk/src/index.ts'
import { emptyState } from '../../pages/components.ts'
import { between, columns, type Field, form, hidden, input, type Tried, textarea } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { consolePage } from '../console-page.ts'
import { FormProblem } from '../form-problem.ts'
import { type GuestContext, idOf, type PageContext } from '../page-context.ts'
import { fullName } from '../people/person-name.ts'
import type { SentForm } from '../sent-form.ts'
import { addressOf, trailTo } from './pay-run-words.ts'

/** For more people, their accounts are pasted from a spreadsheet instead of typed into rows. */
const mostRows = 200

/** The payments of an approved pay run as a file that banks take, ISO 20022 pain.001. */
export const bankFilePage = consolePage({
  path: '/pay-runs/:id/bank-file',
  maxFormBytes: 1024 * 1024,
  show: async (visit, tried) => {
    const run = await visit.api.payRuns.get(idOf(visit))
    return { title: 'File for the bank', trail: trailTo(visit, run), content: await contentOf(visit, run, tried) }
  },
  actions: {
    download: (visit, form) => fileWith(visit, form, accountsInRows(form)),
    'download-pasted': async (visit, form) => {
      try {
        return await fileWith(visit, form, accountsInText(form))
      } catch (error) {
        throw besideLine(error)
      }
    },
  },
})

async function fileWith(visit: PageContext, form: SentForm, accounts: Pain001Account[]) {
  const id = idOf(visit)
  const bic = form.optional('debtor.bic')?.toUpperCase()
  const execution_date = form.optional('execution_date')
  const file = await visit.api.payRuns.exportPain001(id, {
    debtor: { name: form.text('debtor.name'), iban: form.text('debtor.iban'), ...(bic && { bic }) },
    accounts,
    ...(execution_date && { execution_date }),
  })
  return { file, name: `pay-run-${id}.xml` }
}

async function contentOf(visit: PageContext, run: PayRun, tried: Tried | undefined): Promise<Html> {
  if (run.status !== 'approved' && run.status !== 'completed') {
    return emptyState('Not approved', html`<p>The payments can be exported once the pay run is approved.</p>`)
  }
  const isLong = run.totals.people_count > mostRows
  const { data } = await visit.api.payslips.list(run.id, { limit: isLong ? 1 : mostRows })
  const paid = data.filter(({ totals }) => Number(totals.net) > 0)
  if (!isLong && paid.length === 0) {
    return emptyState('Nothing to pay', html`<p>No payslip has a net pay above zero.</p>`)
  }
  return html`<p class="lead">The payments in the format ISO 20022 pain.001.001.09, which banks take. Bank details are only
      written into the file. They are not stored.</p>
    ${form({
      action: isLong ? 'download-pasted' : 'download',
      submit: 'Download',
      token: visit.formToken,
      tried,
      fields: [
        between(html`<h2>Who pays</h2>`),
        columns(
          input('debtor.name', 'Name of the account', { value: visit.me.business.name, maxlength: 140 }),
          input('execution_date', 'The bank pays on', { type: 'date', value: run.pay_date }),
        ),
        columns(
          input('debtor.iban', 'IBAN', { maxlength: 42, autocomplete: 'off' }),
          input('debtor.bic', 'BIC', { optional: true, maxlength: 11, autocomplete: 'off' }),
        ),
        between(html`<h2>Who is paid</h2>`),
        ...(isLong ? [accountsText(run)] : paid.map((slip, index) => accountRow(visit, slip, index))),
      ],
      beside: html`<a href="${addressOf(run)}">Back</a>`,
    })}`
}

/** A row for the account of somebody who is paid. Its fields are named as in the body. */
const accountRow =
  ({ formats }: GuestContext, slip: PayslipSummary, index: number): Field =>
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

const accountsInRows = (form: SentForm): Pain001Account[] =>
  form.all('person_id').map((person_id, index) => {
    const bic = form.optional(`accounts[${index}].bic`)?.toUpperCase()
    return { person_id: Number(person_id), iban: form.text(`accounts[${index}].iban`), ...(bic && { bic }) }
  })

/** A field for the accounts of many people, as a spreadsheet has them. */
const accountsText = (run: PayRun): Field =>
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
const accountsInText = (form: SentForm): Pain001Account[] =>
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
function besideLine(error: unknown): unknown {
  if (!(error instanceof ValidationFailedError)) return error
  const [first] = error.errors.filter(({ path }) => path.startsWith('body.accounts'))
  if (first === undefined || error.errors.some(({ path }) => path.startsWith('body.debtor'))) return error
  const line = /^body\.accounts\[(\d+)\]\.?(\w*)/.exec(first.path)
  const place = line === null ? 'The list' : `Line ${Number(line[1]) + 1}: ${line[2]}`
  return new FormProblem('accounts', `${place} ${first.message}.`)
}
