import type { CustomField } from '../../../sdk/src/index.ts'
import { form, type Submission } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { table } from '../../pages/table.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { consolePage, type Outcome, type PageContent } from '../console-page.ts'
import { maxCsvBytes } from '../csv/read-csv.ts'
import { listFields, readList, readUpload } from '../csv/read-upload.ts'
import { columnContent, columnName } from '../custom-fields/import-values.ts'
import { readCustomFields } from '../custom-fields/read-custom-fields.ts'
import type { PageContext } from '../page-context.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { type ImportList, importSummary, importTable, reviewPage } from './import-result.ts'
import { ignoredColumns, importColumns, type PersonRow, readPeopleCsv } from './read-people-csv.ts'

const address = '/console/people/import'

/** The page that imports a list of people after a dry run. Nothing is stored before the user has reviewed each row. */
export const importPeoplePage = consolePage({
  path: '/people/import',
  needs: 'people:write',
  maxFormBytes: 2 * maxCsvBytes,
  upload: { field: 'file', maxBytes: maxCsvBytes, needs: 'people:write' },
  show: async (context, submission) => {
    return { ...listPage(), content: listForm(context, await readCustomFields(context), submission) }
  },
  actions: {
    check: async (context, form) => {
      const csv = await readUpload(form)
      const list = await readPeople(context, form, csv)
      const results = await context.api.people.import({
        people: list.rows.map(({ members }) => members),
        dry_run: true,
      })
      return reviewPage(context, { csv: csv.toString('utf8'), list, results })
    },
    import: async (context, form): Promise<Outcome> => {
      const list = await readPeople(context, form, Buffer.from(form.text('csv')))
      const results = await context.api.people.import(
        { people: list.rows.map(({ members }) => members) },
        form.idempotency,
      )
      const notice = `${importSummary(context, results, { isDone: true })}.`
      const failed = results.filter(({ status }) => status === 'failed')
      if (failed.length === 0) return { goTo: '/console/people?sort=-updated_at', notice }
      return {
        ...listPage(),
        title: text('csv.importedPartly'),
        content: html`<p class="lead">${text('csv.importedHint', { summary: importSummary(context, results, { isDone: true }) })}</p>
          ${importTable(context, list, failed)}
          <p>${rich('people.importLinks', {
            import: linkTo(address),
            list: linkTo('/console/people?sort=-updated_at'),
          })}</p>`,
      }
    },
  },
})

const listPage = (): Omit<PageContent, 'content'> => ({
  title: text('people.importTitle'),
  trail: [['/console/people', text('people.title')]],
})

const listForm = (
  { formToken: token }: PageContext,
  customFields: readonly CustomField[],
  submission: Submission | undefined,
): Html => html`<div class="sheet">
  <p class="lead">${text('people.importLead')}</p>
  ${form({
    action: 'check',
    submit: text('csv.check'),
    token,
    submission,
    isMultipart: true,
    fields: listFields(submission, text('people.fileHint')),
    afterSubmit: html`<a href="/console/people">${text('pages.cancel')}</a>`,
  })}
  <details>
    <summary>${text('csv.columns')}</summary>
    ${table(
      [
        ...importColumns.map((name) => [name, text(`people.csvColumn.${name}`)] as const),
        ...customFields.map((field) => [columnName(field), columnContent(field)] as const),
        ['metadata.…', text('people.csvColumn.metadata')] as const,
      ],
      [
        { title: text('csv.column'), cell: ([name]) => html`<code>${name}</code>` },
        { title: text('csv.content'), cell: ([, content]) => content },
      ],
      { caption: text('csv.columnsCaption') },
    )}
    <p>${rich('people.template', { link: linkTo('/console/people/import-template.csv') })} ${text('people.emptyCells')}</p>
    <p>${rich('people.ignoredColumns', { columns: ignoredNames() })}</p>
  </details>
</div>`

const ignoredNames = (): Html =>
  html`${ignoredColumns.map((name, index) => html`${index > 0 && ', '}<code>${name}</code>`)}`

async function readPeople(context: PageContext, form: SubmittedForm, csv: Buffer): Promise<ImportList> {
  const customFields = await readCustomFields(context)
  return readList(form, async () => {
    return { ...(await withPlaceIds(context, await readPeopleCsv(csv, customFields))), customFields }
  })
}

/**
 * Replaces names and codes of locations, and codes of departments, with IDs. The API refuses an unknown location, and
 * adds an unknown department.
 */
async function withPlaceIds({ api }: PageContext, rows: PersonRow[]): Promise<Omit<ImportList, 'customFields'>> {
  if (!rows.some(({ members }) => 'department' in members || 'location' in members)) return { rows, locations: [] }
  const [departments, locations] = [await readPlaceIds(api.departments), await readPlaceIds(api.locations)]
  const withIds = rows.map(({ number, members: { department, location, ...members } }) => {
    const department_id = departments.codes.get(foldCase(department))
    const isNamed = department_id === undefined || departments.names.has(foldCase(department))
    const location_id = locations.names.get(foldCase(location)) ?? locations.codes.get(foldCase(location)) ?? location
    return {
      number,
      members: {
        ...members,
        ...(department !== undefined && (isNamed ? { department } : { department_id })),
        ...(location !== undefined && { location_id }),
      },
    }
  })
  return { rows: withIds, locations: locations.list }
}

const foldCase = (name: unknown): string => String(name ?? '').toLowerCase()

async function readPlaceIds(resource: PageContext['api']['departments'] | PageContext['api']['locations']) {
  const [names, codes] = [new Map<string, number>(), new Map<string, number>()]
  const list: string[] = []
  for await (const { id, name, code } of resource.list({ limit: 200 })) {
    list.push(name)
    names.set(foldCase(name), id)
    if (code !== null) codes.set(foldCase(code), id)
  }
  return { names, codes, list }
}
