import type { CustomField, CustomFieldInput, PersonImportResult } from '../../../sdk/src/index.ts'
import { badge, type Tone } from '../../pages/components.ts'
import { form, hidden } from '../../pages/form.ts'
import type { Formats } from '../../pages/formats.ts'
import { type Html, html, type Piece } from '../../pages/html.ts'
import { type Column, table } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import type { PageContent } from '../console-page.ts'
import { resultsSummary } from '../csv/results-summary.ts'
import { describeCell } from '../custom-fields/import-values.ts'
import { describeProblem } from '../describe-problem.ts'
import type { PageContext } from '../page-context.ts'
import { fieldLabel } from './person-form.ts'
import type { PersonRow } from './read-people-csv.ts'

const statuses = ['created', 'updated', 'unchanged', 'failed'] as const

const tones: Record<PersonImportResult['status'], Tone> = {
  created: 'good',
  updated: 'now',
  unchanged: 'soft',
  failed: 'bad',
}

const summaries = {
  created: 'people.importCreated',
  updated: 'people.importUpdated',
  unchanged: 'people.importUnchanged',
  failed: 'people.importFailed',
} as const

/** Summarises the results: `3 people added, 1 row not imported`. */
export function importSummary(
  { formats }: PageContext,
  results: readonly PersonImportResult[],
  { isDone }: { isDone: boolean },
): string {
  return resultsSummary(statuses, results, (status, count) =>
    formats.text(summaries[status], { count, done: String(isDone) }),
  )
}

/** The rows for the API, and what they can refer to. */
export interface ImportList {
  rows: readonly PersonRow[]
  /** The names of the locations. */
  locations: readonly string[]
  /** The custom fields that have a column. */
  customFields: readonly CustomField[]
}

interface Check {
  csv: string
  list: ImportList
  results: readonly PersonImportResult[]
}

/** Returns the page with the result of the dry run for each row, and the button that imports the rows. */
export function reviewPage(context: PageContext, { csv, list, results }: Check): PageContent {
  const address = '/console/people/import'
  const failed = results.filter(({ status }) => status === 'failed')
  const valid = results.filter(({ status }) => status !== 'failed')
  const hasChanges = valid.some(({ status }) => status !== 'unchanged')
  return {
    title: text('csv.checkTitle'),
    trail: [
      ['/console/people', text('people.title')],
      [address, text('people.import')],
    ],
    content: html`<p class="lead">${text('csv.checkLead', { summary: importSummary(context, results, { isDone: false }) })}</p>
      ${failed.length > 0 && html`<h2>${text('csv.rowsWithErrors')}</h2>${importTable(context, list, failed)}`}
      ${valid.length > 0 && html`<h2>${text('csv.validRows')}</h2>${importTable(context, list, valid)}`}
      <div class="submit">
        ${
          hasChanges &&
          form({
            action: 'import',
            submit: failed.length > 0 ? text('csv.importValid') : text('people.import'),
            token: context.formToken,
            isMultipart: true,
            fields: [hidden('csv', csv)],
            afterSubmit: html`<a href="${address}">${text('csv.checkAnother')}</a>`,
          })
        }
        ${!hasChanges && html`<a href="${address}">${text('csv.checkAnother')}</a>`}
      </div>`,
  }
}

/** Renders one line for each row, with the errors of failed rows. */
export function importTable(
  { formats }: PageContext,
  { rows, locations, customFields }: ImportList,
  results: readonly PersonImportResult[],
): Html {
  const memberCell =
    (name: string) =>
    ({ index }: PersonImportResult): string =>
      String(rows[index]?.members[name] ?? '')
  const columns: Column<PersonImportResult>[] = [
    { title: text('csv.row'), isLabelled: true, cell: ({ index }) => rows[index]?.number },
    {
      title: text('pages.name'),
      cell: (result) => `${memberCell('first_name')(result)} ${memberCell('last_name')(result)}`,
    },
    { title: text('pages.email'), cell: memberCell('email') },
    {
      title: text('csv.result'),
      cell: ({ index, status, errors = [] }) =>
        errorList(errors, { row: rows[index], locations, customFields, formats }) ?? resultBadge(status),
    },
  ]
  return table(results, columns, { caption: text('csv.rowsCaption') })
}

const resultBadge = (status: PersonImportResult['status']): Html =>
  badge(text(`people.importBadge.${status}`), tones[status])

interface RowContext extends Pick<ImportList, 'locations' | 'customFields'> {
  row: PersonRow | undefined
  formats: Formats
}

/** Renders a sentence for each error, with the name of its column. */
function errorList(
  errors: PersonImportResult['errors'] & {},
  { row, locations, customFields, formats }: RowContext,
): Piece | undefined {
  if (errors.length === 0) return undefined
  return html`<ul class="lines">${errors.map((problem) => {
    const column = problem.path.replace(/^body(\.people\[\d+\])?\.?/, '')
    const [member = ''] = column.split('.')
    const value = String(row?.members[member] ?? '')
    if (member === 'location_id') return html`<li>${unknownLocation(value, locations)}</li>`
    const values = (row?.members.custom_fields ?? {}) as CustomFieldInput
    const sentence = describeCell(problem, customFields, { values, formats })
    if (sentence !== undefined) return html`<li><code>${column}</code> ${sentence}</li>`
    const field = { label: fieldLabel(member), entry: dateColumns.has(member) ? ('date' as const) : ('text' as const) }
    return html`<li>${column !== '' && html`<code>${column}</code> `}${describeProblem(problem, field, { value, formats })}</li>`
  })}</ul>`
}

const dateColumns: ReadonlySet<string> = new Set(['date_of_birth', 'start_date', 'last_day', 'end_date'])

/** The maximum number of names that a sentence lists. */
const maxNames = 10

const unknownLocation = (value: string, names: readonly string[]): string =>
  names.length === 0
    ? text('problems.location.none', { value })
    : text('problems.location', {
        value,
        names: names.slice(0, maxNames).join(', ') + (names.length > maxNames ? ', …' : ''),
      })
