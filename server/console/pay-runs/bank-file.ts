import type { Pain001Account, PayRun } from '../../../sdk/src/index.ts'
import { emptyState } from '../../pages/components.ts'
import { between, columns, form, input, type Tried } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { consolePage } from '../console-page.ts'
import type { SentForm } from '../sent-form.ts'
import { idOf, type Visit } from '../visit.ts'
import { accountRow, accountsInRows } from './account-rows.ts'
import { accountsInText, accountsText, besideLine } from './accounts-text.ts'
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

async function fileWith(visit: Visit, form: SentForm, accounts: Pain001Account[]) {
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

async function contentOf(visit: Visit, run: PayRun, tried: Tried | undefined): Promise<Html> {
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
