import type { Debtor, Pain001Account, PayRun, PayslipSummary } from '../../../../sdk/src/index.ts'
import { emptyState, facts } from '../../../pages/components.ts'
import { between, columns, type Field, form, input, type Submission } from '../../../pages/form.ts'
import { type Html, html } from '../../../pages/html.ts'
import { rich, text } from '../../../texts/english.ts'
import { linkTo } from '../../../texts/texts.ts'
import { consolePage } from '../../console-page.ts'
import { type PageContext, pathId } from '../../page-context.ts'
import type { SubmittedForm } from '../../submitted-form.ts'
import { payRunAddress, trailTo } from '../pay-run-labels.ts'
import { accountRow, accountsInRows, accountsInText, accountsText, withLineNumber } from './manual-accounts.ts'
import { type Payments, paymentTable, sumText, withoutAccount } from './stored-payments.ts'

/** The maximum number of people whose payments are listed. For more, only the number of payments is shown. */
const maxRows = 200

/** The page that exports the payments of an approved pay run as a bank file (ISO 20022 pain.001). */
export const bankFilePage = consolePage({
  path: '/pay-runs/:id/bank-file',
  maxFormBytes: 1024 * 1024,
  show: async (context, submission) => {
    const run = await context.api.payRuns.get(pathId(context))
    return {
      title: text('payRuns.bankFile'),
      trail: trailTo(context, run),
      content: await bankFileContent(context, run, submission),
    }
  },
  actions: {
    download: (context, form) => fileWith(context, form, accountsInRows(form)),
    'download-pasted': async (context, form) => {
      const accounts = form.optional('accounts') === undefined ? [] : accountsInText(form)
      try {
        return await fileWith(context, form, accounts)
      } catch (error) {
        throw withLineNumber(error, context.formats)
      }
    },
  },
})

async function fileWith(context: PageContext, form: SubmittedForm, accounts: Pain001Account[]) {
  const id = pathId(context)
  const bic = form.optional('debtor.bic')?.toUpperCase()
  const debtor = { name: form.text('debtor.name'), iban: form.text('debtor.iban'), ...(bic && { bic }) }
  const execution_date = form.optionalDate('execution_date')
  const file = await context.api.payRuns.exportPain001(id, {
    ...('debtor.iban' in form.values && { debtor }),
    ...(accounts.length > 0 && { accounts }),
    ...(execution_date && { execution_date }),
  })
  return { file, name: `pay-run-${id}.xml` }
}

async function bankFileContent(context: PageContext, run: PayRun, submission: Submission | undefined): Promise<Html> {
  if (run.status !== 'approved' && run.status !== 'completed') {
    return emptyState(text('payRuns.notApproved'), html`<p>${text('payRuns.notApprovedHint')}</p>`)
  }
  const { debtor } = await context.api.business.debtor()
  if (run.totals.people_count > maxRows) return await longForm(context, run, { debtor, submission })
  const [payments, { data }] = await Promise.all([
    context.api.payRuns.payments(run.id).toArray(),
    context.api.payslips.list(run.id, { limit: maxRows }),
  ])
  const paid = data.filter(({ totals }) => Number(totals.net) > 0)
  if (paid.length === 0) {
    return emptyState(text('payRuns.nothingToPay'), html`<p>${text('payRuns.nothingToPayHint')}</p>`)
  }
  return shortForm(context, run, { debtor, submission, payments, paid })
}

interface BankFile {
  debtor: Debtor['debtor']
  submission: Submission | undefined
}

/** Renders the form for a pay run whose payments are listed, with a row for each person without a stored account. */
function shortForm(context: PageContext, run: PayRun, { debtor, submission, ...file }: BankFile & Payments): Html {
  const { payments } = file
  const missing = withoutAccount(file)
  return html`<p class="lead">${text('payRuns.bankLead')}</p>
    ${
      payments.length > 0 &&
      facts([
        [
          text('payRuns.toStoredAccounts'),
          countAndSum(
            context,
            run,
            payments.map(({ amount }) => amount),
          ),
        ],
        [
          text('payRuns.withoutAccount'),
          missing.length === 0 ? text('payRuns.noOne') : missingText(context, run, missing),
        ],
      ])
    }
    ${form({
      action: 'download',
      submit: text('payRuns.download'),
      token: context.formToken,
      submission,
      isForFile: true,
      fields: [
        ...payerFields(context, run, debtor),
        ...(missing.length > 0 ? [recipientsTitle(payments.length > 0)] : []),
        ...missing.map((slip, index) => accountRow(context, slip, index)),
      ],
      afterSubmit: html`<a href="${payRunAddress(run)}">${text('payRuns.back')}</a>`,
    })}
    ${payments.length > 0 && paymentTable(context, run, file)}`
}

/** Renders the form for a pay run of many people, with one field for the accounts of those without a stored one. */
async function longForm(context: PageContext, run: PayRun, { debtor, submission }: BankFile): Promise<Html> {
  const { meta } = await context.api.payRuns.payments(run.id, { limit: 1, include_total: true })
  const count = meta.total ?? 0
  return html`<p class="lead">${text('payRuns.bankLead')}</p>
    ${count > 0 && facts([[text('payRuns.toStoredAccounts'), context.formats.text('payRuns.paymentCount', { count })]])}
    ${form({
      action: 'download-pasted',
      submit: text('payRuns.download'),
      token: context.formToken,
      submission,
      isForFile: true,
      fields: [...payerFields(context, run, debtor), recipientsTitle(count > 0), accountsText(run, count > 0)],
      afterSubmit: html`<a href="${payRunAddress(run)}">${text('payRuns.back')}</a>`,
    })}`
}

const countAndSum = (context: PageContext, run: PayRun, amounts: readonly string[]): string =>
  context.formats.text('payRuns.paymentsAndSum', { count: amounts.length, sum: sumText(context, run, amounts) })

const missingText = (context: PageContext, run: PayRun, missing: readonly PayslipSummary[]): string =>
  context.formats.text('payRuns.peopleAndSum', {
    count: missing.length,
    sum: sumText(
      context,
      run,
      missing.map(({ totals }) => totals.net),
    ),
  })

const recipientsTitle = (isPartial: boolean): Field =>
  between(
    isPartial
      ? html`<h2>${text('payRuns.withoutAccount')}</h2><p class="hint">${text('payRuns.withoutAccountHint')}</p>`
      : html`<h2>${text('payRuns.creditors')}</h2>`,
  )

/** Returns the fields of the payment date and, in a business without a stored payer, of the payer. */
function payerFields({ me }: PageContext, run: PayRun, debtor: Debtor['debtor']): Field[] {
  const executionDate = input('execution_date', text('payRuns.executionDate'), { type: 'date', value: run.pay_date })
  const link = linkTo('/console/settings#payer')
  if (debtor !== null) {
    return [
      between(html`<h2>${text('payRuns.debtor')}</h2>
        <p>${debtor.name}, ${text('payRuns.iban')} ${debtor.iban}. ${rich('payRuns.changePayer', { link })}</p>`),
      executionDate,
    ]
  }
  return [
    between(html`<h2>${text('payRuns.debtor')}</h2><p class="hint">${rich('payRuns.storePayer', { link })}</p>`),
    columns(
      input('debtor.name', text('payRuns.accountName'), { value: me.business.name, maxlength: 140 }),
      executionDate,
    ),
    columns(
      input('debtor.iban', text('payRuns.iban'), { maxlength: 42, autocomplete: 'off' }),
      input('debtor.bic', text('payRuns.bic'), { optional: true, maxlength: 11, autocomplete: 'off' }),
    ),
  ]
}
