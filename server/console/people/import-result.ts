import type { PersonImportResult } from '../../../sdk/src/index.ts'
import { badge, type Tone } from '../../pages/components.ts'
import { form, hidden } from '../../pages/form.ts'
import { type Html, html, type Piece } from '../../pages/html.ts'
import { type Column, table } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import type { PageContent } from '../console-page.ts'
import type { PageContext } from '../page-context.ts'
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

/** `3 people added, 1 row not imported` */
export function importSummary(
  { formats }: PageContext,
  results: readonly PersonImportResult[],
  { isDone }: { isDone: boolean },
): string {
  const parts = statuses.flatMap((status) => {
    const count = results.filter((result) => result.status === status).length
    return count === 0 ? [] : [formats.text(summaries[status], { count, done: String(isDone) })]
  })
  return parts.join(', ')
}

interface Check {
  csv: string
  rows: readonly PersonRow[]
  results: readonly PersonImportResult[]
}

/** The result of the dry run for each row, with the button that imports them. */
export function reviewPage(context: PageContext, { csv, rows, results }: Check): PageContent {
  const address = '/console/people/import'
  const failed = results.filter(({ status }) => status === 'failed')
  const valid = results.filter(({ status }) => status !== 'failed')
  const hasChanges = valid.some(({ status }) => status !== 'unchanged')
  return {
    title: text('people.checkTitle'),
    trail: [
      ['/console/people', text('people.title')],
      [address, text('people.import')],
    ],
    content: html`<p class="lead">${text('people.checkLead', { summary: importSummary(context, results, { isDone: false }) })}</p>
      ${failed.length > 0 && html`<h2>${text('people.rowsWithErrors')}</h2>${importTable(rows, failed)}`}
      ${valid.length > 0 && html`<h2>${text('people.validRows')}</h2>${importTable(rows, valid)}`}
      <div class="submit">
        ${
          hasChanges &&
          form({
            action: 'import',
            submit: failed.length > 0 ? text('people.importValid') : text('people.import'),
            token: context.formToken,
            isMultipart: true,
            fields: [hidden('csv', csv)],
            afterSubmit: html`<a href="${address}">${text('people.checkAnother')}</a>`,
          })
        }
        ${!hasChanges && html`<a href="${address}">${text('people.checkAnother')}</a>`}
      </div>`,
  }
}

/** One line for each row, with the errors of failed ones. */
export function importTable(rows: readonly PersonRow[], results: readonly PersonImportResult[]): Html {
  const memberCell =
    (name: string) =>
    ({ index }: PersonImportResult): string =>
      String(rows[index]?.members[name] ?? '')
  const columns: Column<PersonImportResult>[] = [
    { title: text('people.row'), isLabelled: true, cell: ({ index }) => rows[index]?.number },
    {
      title: text('pages.name'),
      cell: (result) => `${memberCell('first_name')(result)} ${memberCell('last_name')(result)}`,
    },
    { title: text('pages.email'), cell: memberCell('email') },
    { title: text('people.result'), cell: ({ status, errors = [] }) => errorList(errors) ?? resultBadge(status) },
  ]
  return table(results, columns, { caption: text('people.rowsCaption') })
}

const resultBadge = (status: PersonImportResult['status']): Html =>
  badge(text(`people.importBadge.${status}`), tones[status])

/** Each error with its column. */
function errorList(errors: PersonImportResult['errors'] & {}): Piece | undefined {
  if (errors.length === 0) return undefined
  return html`<ul class="lines">${errors.map(({ path, message }) => {
    const column = path.replace(/^body(\.people\[\d+\])?\.?/, '')
    return html`<li>${column !== '' && html`<code>${column}</code> `}${message}</li>`
  })}</ul>`
}
