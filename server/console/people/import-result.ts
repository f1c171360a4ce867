import type { PersonImportResult } from '../../../sdk/src/index.ts'
import { badge, type Tone } from '../../pages/components.ts'
import { form, hidden } from '../../pages/form.ts'
import { type Html, html, type Piece } from '../../pages/html.ts'
import { type Column, table } from '../../pages/table.ts'
import type { Shown } from '../console-page.ts'
import type { PageContext } from '../page-context.ts'
import type { PersonRow } from './rows-of-csv.ts'

interface Outcome {
  one: string
  many: string
  done: string
  planned: string
  badge: readonly [text: string, tone: Tone]
}

/** For each outcome of a row: how many there are, in an import that is done and in one that is not, and its badge. */
const outcomes = {
  created: { one: 'person', many: 'people', done: 'added', planned: 'to add', badge: ['New', 'good'] },
  updated: { one: 'person', many: 'people', done: 'changed', planned: 'to change', badge: ['Changed', 'now'] },
  unchanged: { one: 'person', many: 'people', done: 'unchanged', planned: 'unchanged', badge: ['Unchanged', 'soft'] },
  failed: { one: 'row', many: 'rows', done: 'not imported', planned: 'with mistakes', badge: ['Not imported', 'bad'] },
} as const satisfies Record<PersonImportResult['status'], Outcome>

/** `3 people added, 1 row not imported` */
export function importSummary(
  { formats }: PageContext,
  results: readonly PersonImportResult[],
  tense: 'done' | 'planned',
): string {
  const parts = Object.entries(outcomes).flatMap(([status, words]) => {
    const count = results.filter((result) => result.status === status).length
    return count === 0 ? [] : [`${formats.count(count, words.one, words.many)} ${words[tense]}`]
  })
  return parts.join(', ')
}

interface Check {
  csv: string
  rows: readonly PersonRow[]
  results: readonly PersonImportResult[]
}

/** What would become of each row, and the button that really imports them. */
export function checkShown(visit: PageContext, { csv, rows, results }: Check): Shown {
  const address = '/console/people/import'
  const failed = results.filter(({ status }) => status === 'failed')
  const good = results.filter(({ status }) => status !== 'failed')
  const hasNews = good.some(({ status }) => status !== 'unchanged')
  return {
    title: 'Check the list',
    trail: [
      ['/console/people', 'People'],
      [address, 'Import'],
    ],
    content: html`<p class="lead">${importSummary(visit, results, 'planned')}. Nothing is stored yet.</p>
      ${failed.length > 0 && html`<h2>Rows with mistakes</h2>${importTable(rows, failed)}`}
      ${good.length > 0 && html`<h2>Good rows</h2>${importTable(rows, good)}`}
      <div class="submit">
        ${
          hasNews &&
          form({
            action: 'import',
            submit: failed.length > 0 ? 'Import the good rows' : 'Import',
            token: visit.formToken,
            isMultipart: true,
            fields: [hidden('csv', csv)],
            beside: html`<a href="${address}">Check another list</a>`,
          })
        }
        ${!hasNews && html`<a href="${address}">Check another list</a>`}
      </div>`,
  }
}

/** One line for each row; what is wrong with those that failed. */
export function importTable(rows: readonly PersonRow[], results: readonly PersonImportResult[]): Html {
  const cellOf =
    (name: string) =>
    ({ index }: PersonImportResult): string =>
      String(rows[index]?.given[name] ?? '')
  const columns: Column<PersonImportResult>[] = [
    { title: 'Row', isLabelled: true, cell: ({ index }) => rows[index]?.number },
    { title: 'Name', cell: (result) => `${cellOf('first_name')(result)} ${cellOf('last_name')(result)}` },
    { title: 'E-mail', cell: cellOf('email') },
    { title: 'Result', cell: ({ status, errors = [] }) => reasons(errors) ?? badgeOf(status) },
  ]
  return table(results, columns, { caption: 'The rows of the list' })
}

function badgeOf(status: PersonImportResult['status']): Html {
  const [text, tone] = outcomes[status].badge
  return badge(text, tone)
}

/** Each problem with the column that it is about. */
function reasons(errors: PersonImportResult['errors'] & {}): Piece | undefined {
  if (errors.length === 0) return undefined
  return html`<ul class="lines">${errors.map(({ path, message }) => {
    const column = path.replace(/^body(\.people\[\d+\])?\.?/, '')
    return html`<li>${column !== '' && html`<code>${column}</code> `}${message}</li>`
  })}</ul>`
}
