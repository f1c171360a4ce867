import type { LeaveBalanceImportResult, LeaveType } from '../../../../sdk/src/index.ts'
import { badge, facts, notice, type Tone } from '../../../pages/components.ts'
import { form, hidden } from '../../../pages/form.ts'
import { type Html, html } from '../../../pages/html.ts'
import { type Column, table } from '../../../pages/table.ts'
import { text } from '../../../texts/english.ts'
import { resultsSummary } from '../../csv/results-summary.ts'
import type { PageContext } from '../../page-context.ts'
import { personNames } from '../../people/person-name.ts'
import { describeBalanceProblem, personColumns, typeColumns } from './describe-balance-problem.ts'
import type { BalanceRow } from './read-balances-csv.ts'

const statuses = ['created', 'unchanged', 'failed'] as const

const tones: Record<LeaveBalanceImportResult['status'], Tone> = { created: 'good', unchanged: 'soft', failed: 'bad' }

const summaries = {
  created: 'importBalances.created',
  unchanged: 'importBalances.unchanged',
  failed: 'people.importFailed',
} as const

/** Summarises the results: `3 balances set, 1 row not imported`. */
export function balancesSummary(
  { formats }: PageContext,
  results: readonly LeaveBalanceImportResult[],
  { isDone }: { isDone: boolean },
): string {
  return resultsSummary(statuses, results, (status, count) =>
    formats.text(summaries[status], { count, done: String(isDone) }),
  )
}

/** The rows of a list, with their results. */
export interface BalancesList {
  rows: readonly BalanceRow[]
  results: readonly LeaveBalanceImportResult[]
  types: ReadonlyMap<number, LeaveType>
}

interface Check {
  csv: string
  /** The day of the balances in rows without one. */
  day: string
  list: BalancesList
  /** The URL of the page. */
  address: string
}

/**
 * Renders the result of the dry run for each row. If no row has errors, a button imports the list. Only
 * complete lists are imported, so that administrators need not find out which rows are done.
 */
export async function reviewBalances(context: PageContext, { csv, day, list, address }: Check): Promise<Html> {
  const failed = list.results.filter(({ status }) => status === 'failed')
  const valid = list.results.filter(({ status }) => status !== 'failed')
  const changed = valid.filter(({ status }) => status === 'created')
  const another = html`<a href="${address}">${text('csv.checkAnother')}</a>`
  return html`<p class="lead">${text('csv.checkLead', { summary: balancesSummary(context, list.results, { isDone: false }) })}</p>
    ${failed.length > 0 && notice(text('importBalances.correct'), 'bad')}
    ${failed.length === 0 && changed.length > 0 && totals(context, changed)}
    ${failed.length > 0 && html`<h2>${text('csv.rowsWithErrors')}</h2>${await balancesTable(context, { ...list, results: failed })}`}
    ${valid.length > 0 && html`<h2>${text('csv.validRows')}</h2>${await balancesTable(context, { ...list, results: valid })}`}
    <div class="submit">
      ${
        failed.length === 0 && changed.length > 0
          ? form({
              action: 'import',
              submit: context.formats.text('importBalances.importCount', { count: changed.length }),
              token: context.formToken,
              isMultipart: true,
              fields: [hidden('csv', csv), hidden('as_of', day)],
              afterSubmit: another,
            })
          : another
      }
    </div>`
}

/** Renders how many people have other balances after the import, and by how many days. */
function totals({ formats }: PageContext, changed: readonly LeaveBalanceImportResult[]): Html {
  const days = changed.map(({ adjustment = 0 }) => adjustment)
  const total = (sign: 1 | -1): string => formats.number(days.reduce((sum, each) => sum + Math.max(0, sign * each), 0))
  return facts([
    [text('people.title'), formats.number(new Set(changed.map(({ person_id }) => person_id)).size)],
    [text('importBalances.added'), total(1)],
    [text('importBalances.deducted'), total(-1)],
  ])
}

/** Renders one line for each result, with the errors of failed rows. */
export async function balancesTable(context: PageContext, { rows, results, types }: BalancesList): Promise<Html> {
  const name = await personNames(
    context,
    results.flatMap(({ person_id }) => person_id ?? []),
  )
  const cell = (index: number, members: readonly string[]) =>
    String(members.map((member) => rows[index]?.members[member]).find((value) => value !== undefined) ?? '')
  const columns: Column<LeaveBalanceImportResult>[] = [
    { title: text('csv.row'), isLabelled: true, cell: ({ index }) => rows[index]?.number },
    {
      title: text('pages.person'),
      cell: ({ index, person_id }) => (person_id === undefined ? cell(index, personColumns) : name(person_id)),
    },
    {
      title: text('leave.type'),
      cell: ({ index, leave_type_id }) => types.get(leave_type_id ?? 0)?.name ?? cell(index, typeColumns),
    },
    ...(results.every(({ status }) => status === 'failed') ? [] : dayColumns(context)),
    {
      title: text('csv.result'),
      cell: (result) =>
        result.status === 'failed' ? errorList(context, rows[result.index], result) : resultBadge(result.status),
    },
  ]
  return table(results, columns, { caption: text('csv.rowsCaption') })
}

function dayColumns({ formats }: PageContext): Column<LeaveBalanceImportResult>[] {
  const days = (value: number | undefined): string => (value === undefined ? '' : formats.number(value))
  return [
    { title: text('importBalances.before'), isNumber: true, cell: ({ before }) => days(before) },
    { title: text('importBalances.adjustment'), isNumber: true, cell: ({ adjustment }) => days(adjustment) },
    { title: text('importBalances.after'), isNumber: true, cell: ({ after }) => days(after) },
  ]
}

const resultBadge = (status: LeaveBalanceImportResult['status']): Html =>
  badge(text(`importBalances.badge.${status}`), tones[status])

/** Renders a sentence for each error, with the name of its column. */
const errorList = (
  { formats }: PageContext,
  row: BalanceRow | undefined,
  { errors = [] }: LeaveBalanceImportResult,
): Html =>
  html`<ul class="lines">${errors.map((problem) => {
    const { column, sentence } = describeBalanceProblem(problem, row, formats)
    return html`<li>${column !== '' && html`<code>${column}</code> `}${sentence}</li>`
  })}</ul>`
