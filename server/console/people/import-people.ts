import { isUtf8 } from 'node:buffer'
import { between, fileField, form, type Tried, textarea } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { table } from '../../pages/table.ts'
import { consolePage, type Outcome, type Shown } from '../console-page.ts'
import { FormProblem } from '../form-problem.ts'
import type { PageContext } from '../page-context.ts'
import type { SentForm } from '../sent-form.ts'
import { checkShown, importSummary, importTable } from './import-result.ts'
import { CsvError } from './read-csv.ts'
import { importColumns, maxCsvBytes, type PersonRow, rowsOfCsv } from './rows-of-csv.ts'

const address = '/console/people/import'

/** A list of people is tried first: nothing is stored before somebody has seen what would become of each row. */
export const importPeoplePage = consolePage({
  path: '/people/import',
  needs: 'people:write',
  maxFormBytes: 2 * maxCsvBytes,
  upload: { field: 'file', maxBytes: maxCsvBytes, needs: 'people:write' },
  show: async (visit, tried) => {
    return { ...listShown, content: listForm(visit, tried) }
  },
  actions: {
    check: async (visit, form) => {
      const csv = await sentCsv(form)
      const rows = await atPlaces(visit, await readRows(form, csv))
      const results = await visit.api.people.import({ people: rows.map(({ given }) => given), dry_run: true })
      return checkShown(visit, { csv: csv.toString('utf8'), rows, results })
    },
    import: async (visit, form): Promise<Outcome> => {
      const rows = await atPlaces(visit, await readRows(form, Buffer.from(form.text('csv'))))
      const results = await visit.api.people.import({ people: rows.map(({ given }) => given) }, form.once)
      const notice = `${importSummary(visit, results, 'done')}.`
      const failed = results.filter(({ status }) => status === 'failed')
      if (failed.length === 0) return { goTo: '/console/people?sort=-updated_at', notice }
      return {
        ...listShown,
        title: 'Imported, but for some rows',
        content: html`<p class="lead">${notice} Correct the rows below, and import them once more.</p>
          ${importTable(rows, failed)}
          <p><a href="${address}">Import another list</a> · <a href="/console/people?sort=-updated_at">Show the people</a></p>`,
      }
    },
  },
})

const listShown = { title: 'Import people', trail: [['/console/people', 'People']] } satisfies Omit<Shown, 'content'>

const listForm = ({ formToken: token }: PageContext, tried: Tried | undefined): Html => html`<div class="sheet">
  <p class="lead">A list of people as CSV, which every spreadsheet writes: one row each, below the names of the columns.
    First you see what would become of each row.</p>
  ${form({
    action: 'check',
    submit: 'Check the list',
    token,
    tried,
    isMultipart: true,
    fields: [
      fileField('file', 'File', {
        accept: '.csv,text/csv',
        optional: true,
        hint: 'CSV in UTF-8, at most 500 people and 1 MB.',
      }),
      between(html`<p class="soft">or</p>`),
      textarea('csv', 'Text', {
        value: tried?.values.csv?.[0],
        rows: 6,
        mono: true,
        optional: true,
        hint: 'Paste it from a spreadsheet.',
      }),
    ],
    beside: html`<a href="/console/people">Cancel</a>`,
  })}
  <details>
    <summary>The columns</summary>
    ${table(
      importColumns,
      [
        { title: 'Name', cell: ([name]) => html`<code>${name}</code>` },
        { title: 'What it holds', cell: ([, meaning]) => meaning },
      ],
      { caption: 'The columns of a list of people' },
    )}
    <p>A cell without text leaves that part of a record as it is.</p>
  </details>
</div>`

/** The text of the list: the file that was chosen, or what was pasted. */
async function sentCsv(form: SentForm): Promise<Buffer> {
  const file = form.file('file')
  if (file === undefined) {
    if (form.text('csv') === '') throw new FormProblem('csv', 'Choose a file above, or paste the list here.')
    return Buffer.from(form.text('csv'))
  }
  const bytes = Buffer.from(await file.arrayBuffer())
  if (!isUtf8(bytes)) {
    throw new FormProblem('file', 'This is no text in UTF-8. In the spreadsheet, save it as “CSV UTF-8”.')
  }
  return bytes
}

async function readRows(form: SentForm, csv: Buffer): Promise<PersonRow[]> {
  try {
    return await rowsOfCsv(csv)
  } catch (error) {
    throw error instanceof CsvError ? problemOf(form, error) : error
  }
}

/**
 * Rows with the ids of the locations, and of the departments that they name by a code. A location that is not there stays
 * as it is written, and the API refuses it.
 */
async function atPlaces({ api }: PageContext, rows: PersonRow[]): Promise<PersonRow[]> {
  if (!rows.some(({ given }) => 'department' in given || 'location' in given)) return rows
  const [departments, locations] = [await idsOf(api.departments), await idsOf(api.locations)]
  return rows.map(({ number, given: { department, location, ...given } }) => {
    const department_id = departments.codes.get(folded(department))
    const isNamed = department_id === undefined || departments.names.has(folded(department))
    const location_id = locations.names.get(folded(location)) ?? locations.codes.get(folded(location)) ?? location
    return {
      number,
      given: {
        ...given,
        ...(department !== undefined && (isNamed ? { department } : { department_id })),
        ...(location !== undefined && { location_id }),
      },
    }
  })
}

const folded = (text: unknown): string => String(text ?? '').toLowerCase()

async function idsOf(resource: PageContext['api']['departments'] | PageContext['api']['locations']) {
  const [names, codes] = [new Map<string, number>(), new Map<string, number>()]
  for await (const { id, name, code } of resource.list({ limit: 200 })) {
    names.set(folded(name), id)
    if (code !== null) codes.set(folded(code), id)
  }
  return { names, codes }
}

const problemOf = (form: SentForm, { message }: CsvError): FormProblem =>
  new FormProblem(form.file('file') === undefined ? 'csv' : 'file', message)
