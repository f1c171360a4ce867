import type { LeaveBalanceImportResult, LeaveType } from '../../../../sdk/src/index.ts'
import { form, input, type Submission } from '../../../pages/form.ts'
import { type Html, html } from '../../../pages/html.ts'
import { table } from '../../../pages/table.ts'
import { rich, text } from '../../../texts/english.ts'
import { linkTo } from '../../../texts/texts.ts'
import { consolePage, type Outcome, type PageContent } from '../../console-page.ts'
import { maxCsvBytes } from '../../csv/read-csv.ts'
import { listFields, readList, readUpload } from '../../csv/read-upload.ts'
import type { PageContext } from '../../page-context.ts'
import type { SubmittedForm } from '../../submitted-form.ts'
import { todayIn } from '../calendar/calendar-days.ts'
import { leaveTypesById } from '../leave-types/leave-types-by-id.ts'
import { type BalancesList, balancesSummary, balancesTable, reviewBalances } from './import-balances-result.ts'
import { balanceColumns, readBalancesCsv } from './read-balances-csv.ts'

const address = '/console/leave/balances/import'

const trail = [
  ['/console/leave', text('leave.title')],
  ['/console/leave/balances', text('leave.balances')],
] as const

/** The page that imports balances, such as those of an earlier system, after a dry run. */
export const importBalancesPage = consolePage({
  path: '/leave/balances/import',
  needs: 'leave:manage',
  maxFormBytes: 2 * maxCsvBytes,
  upload: { field: 'file', maxBytes: maxCsvBytes, needs: 'leave:manage' },
  show: async (context, submission) => ({ ...listPage(), content: await listForm(context, submission) }),
  actions: {
    check: async (context, form) => {
      const csv = await readUpload(form)
      return await reviewPage(context, form, csv, await checkBalances(context, form, csv))
    },
    import: async (context, form): Promise<Outcome> => {
      const csv = Buffer.from(form.text('csv'))
      const checked = await checkBalances(context, form, csv)
      // Records may have changed since the review.
      if (checked.results.some(isFailed)) return await reviewPage(context, form, csv, checked)
      const balances = checked.rows.map(({ members }) => members)
      const results = await context.api.leaveBalances.import({ balances }, form.idempotency)
      const summary = balancesSummary(context, results, { isDone: true })
      const failed = results.filter(isFailed)
      if (failed.length === 0) return { goTo: '/console/leave/balances', notice: `${summary}.` }
      return {
        ...listPage(),
        title: text('csv.importedPartly'),
        content: html`<p class="lead">${text('csv.importedHint', { summary })}</p>
          ${await balancesTable(context, { ...checked, results: failed })}
          <p>${rich('importBalances.links', { import: linkTo(address), list: linkTo('/console/leave/balances') })}</p>`,
      }
    },
  },
})

const isFailed = ({ status }: LeaveBalanceImportResult): boolean => status === 'failed'

/** Reads the list and what an import would do. */
async function checkBalances(context: PageContext, form: SubmittedForm, csv: Buffer): Promise<BalancesList> {
  const rows = await readList(form, () => readBalancesCsv(context, csv, form.date('as_of')))
  const balances = rows.map(({ members }) => members)
  const results = await context.api.leaveBalances.import({ balances, dry_run: true })
  return { rows, results, types: await leaveTypesById(context) }
}

const reviewPage = async (
  context: PageContext,
  form: SubmittedForm,
  csv: Buffer,
  list: BalancesList,
): Promise<PageContent> => ({
  title: text('csv.checkTitle'),
  trail: [...trail, [address, text('importBalances.title')]],
  content: await reviewBalances(context, { csv: csv.toString('utf8'), day: form.text('as_of'), list, address }),
})

const listPage = (): Omit<PageContent, 'content'> => ({ title: text('importBalances.title'), trail })

async function listForm(context: PageContext, submission: Submission | undefined): Promise<Html> {
  const types = await leaveTypesById(context)
  return html`<div class="sheet">
    <p class="lead">${text('importBalances.lead')}</p>
    <p>${rich('importBalances.template', { link: linkTo('/console/leave/balances/import-template.csv') })}</p>
    ${form({
      action: 'check',
      submit: text('csv.check'),
      token: context.formToken,
      submission,
      isMultipart: true,
      fields: [
        ...listFields(submission, text('importBalances.fileHint')),
        input('as_of', text('importBalances.asOf'), {
          type: 'date',
          value: todayIn(context.me.business.time_zone),
          hint: text('importBalances.asOfHint'),
        }),
      ],
      afterSubmit: html`<a href="/console/leave/balances">${text('pages.cancel')}</a>`,
    })}
    <details>
      <summary>${text('csv.columns')}</summary>
      ${table(
        balanceColumns,
        [
          { title: text('csv.column'), cell: (name) => html`<code>${name}</code>` },
          { title: text('csv.content'), cell: (name) => columnContent(name, [...types.values()]) },
        ],
        { caption: text('csv.columnsCaption') },
      )}
    </details>
  </div>`
}

/** Describes the content of a column; that of the codes of leave types lists them. */
const columnContent = (name: (typeof balanceColumns)[number], types: readonly LeaveType[]): Html =>
  name === 'leave_type_code'
    ? html`${text('importBalances.column.leave_type_code')} ${types.map(({ code }, index) => html`${index > 0 && ', '}<code>${code}</code>`)}`
    : html`${text(`importBalances.column.${name}`)}`
