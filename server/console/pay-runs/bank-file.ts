import { type Pain001Account, type PayRun, type PayslipSummary, ValidationFailedError } from '../../../sdk/src/index.ts'
import { emptyState } from '../../pages/components.ts'
import { between, columns, type Field, form, hidden, input, type Submission, textarea } from '../../pages/form.ts'
import type { Formats } from '../../pages/formats.ts'
import { type Html, html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { consolePage } from '../console-page.ts'
import { describeProblem } from '../describe-problem.ts'
import { FormProblem } from '../form-problem.ts'
import { type GuestContext, type PageContext, pathId } from '../page-context.ts'
import { fullName } from '../people/person-name.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { payRunAddress, trailTo } from './pay-run-labels.ts'

/** The maximum number of rows. For more people, accounts are pasted from a spreadsheet instead of entered in rows. */
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
      content: await bankFileForm(context, run, submission),
    }
  },
  actions: {
    download: (context, form) => fileWith(context, form, accountsInRows(form)),
    'download-pasted': async (context, form) => {
      try {
        return await fileWith(context, form, accountsInText(form))
      } catch (error) {
        throw withLineNumber(error, context.formats)
      }
    },
  },
})

async function fileWith(context: PageContext, form: SubmittedForm, accounts: Pain001Account[]) {
  const id = pathId(context)
  const bic = form.optional('debtor.bic')?.toUpperCase()
  const execution_date = form.optionalDate('execution_date')
  const file = await context.api.payRuns.exportPain001(id, {
    debtor: { name: form.text('debtor.name'), iban: form.text('debtor.iban'), ...(bic && { bic }) },
    accounts,
    ...(execution_date && { execution_date }),
  })
  return { file, name: `pay-run-${id}.xml` }
}

async function bankFileForm(context: PageContext, run: PayRun, submission: Submission | undefined): Promise<Html> {
  if (run.status !== 'approved' && run.status !== 'completed') {
    return emptyState(text('payRuns.notApproved'), html`<p>${text('payRuns.notApprovedHint')}</p>`)
  }
  const isLong = run.totals.people_count > maxRows
  const { data } = await context.api.payslips.list(run.id, { limit: isLong ? 1 : maxRows })
  const paid = data.filter(({ totals }) => Number(totals.net) > 0)
  if (!isLong && paid.length === 0) {
    return emptyState(text('payRuns.nothingToPay'), html`<p>${text('payRuns.nothingToPayHint')}</p>`)
  }
  return html`<p class="lead">${text('payRuns.bankLead')}</p>
    ${form({
      action: isLong ? 'download-pasted' : 'download',
      submit: text('payRuns.download'),
      token: context.formToken,
      submission,
      isForFile: true,
      fields: [
        between(html`<h2>${text('payRuns.debtor')}</h2>`),
        columns(
          input('debtor.name', text('payRuns.accountName'), { value: context.me.business.name, maxlength: 140 }),
          input('execution_date', text('payRuns.executionDate'), { type: 'date', value: run.pay_date }),
        ),
        columns(
          input('debtor.iban', text('payRuns.iban'), { maxlength: 42, autocomplete: 'off' }),
          input('debtor.bic', text('payRuns.bic'), { optional: true, maxlength: 11, autocomplete: 'off' }),
        ),
        between(html`<h2>${text('payRuns.creditors')}</h2>`),
        ...(isLong ? [accountsText(run)] : paid.map((slip, index) => accountRow(context, slip, index))),
      ],
      afterSubmit: html`<a href="${payRunAddress(run)}">${text('payRuns.back')}</a>`,
    })}`
}

/** Renders a row for the account of a recipient. Its fields have the names of the members in the body. */
const accountRow =
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

const accountsInRows = (form: SubmittedForm): Pain001Account[] =>
  form.all('person_id').map((person_id, index) => {
    const bic = form.optional(`accounts[${index}].bic`)?.toUpperCase()
    return { person_id: Number(person_id), iban: form.text(`accounts[${index}].iban`), ...(bic && { bic }) }
  })

/** Returns the field for accounts that are pasted from a spreadsheet. */
const accountsText = (run: PayRun): Field =>
  textarea('accounts', text('payRuns.accounts'), {
    rows: 12,
    mono: true,
    hint: rich('payRuns.accountsHint', { link: linkTo(`${payRunAddress(run)}/csv`) }),
  })

/**
 * Parses the pasted accounts, one for each line, so that problems from the API can refer to a line.
 *
 * @throws {FormProblem} for a line without an ID
 */
const accountsInText = (form: SubmittedForm): Pain001Account[] =>
  form
    .text('accounts')
    .split('\n')
    .map((line, index) => {
      const [id = '', iban = '', bic = ''] = line.split(/[,;\t]/).map((part) => part.trim())
      if (!/^\d{1,10}$/.test(id)) throw new FormProblem('accounts', text('payRuns.lineWithoutId', { line: index + 1 }))
      return { person_id: Number(id), iban, ...(bic !== '' && { bic: bic.toUpperCase() }) }
    })

/** @returns the failure with its line number, or the failure itself if it does not refer to a line */
function withLineNumber(error: unknown, formats: Formats): unknown {
  if (!(error instanceof ValidationFailedError)) return error
  const [first] = error.errors.filter(({ path }) => path.startsWith('body.accounts'))
  if (first === undefined || error.errors.some(({ path }) => path.startsWith('body.debtor'))) return error
  const line = /^body\.accounts\[(\d+)\]/.exec(first.path)
  const problem = describeProblem(first, { label: text('payRuns.accounts'), entry: 'text' }, { value: '?', formats })
  const message = line === null ? problem : text('payRuns.lineProblem', { line: Number(line[1]) + 1, problem })
  return new FormProblem('accounts', message)
}
