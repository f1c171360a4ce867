import { consolePage } from '../console-page.ts'
import { importColumns } from '../people/read-people-csv.ts'
import { columnName } from './import-values.ts'
import { readCustomFields } from './read-custom-fields.ts'

/** The file with the columns of an import of people, including those of custom fields, for a spreadsheet. */
export const importTemplatePage = consolePage({
  path: '/people/import-template.csv',
  needs: 'people:write',
  show: async (context) => {
    const columns = [...importColumns, ...(await readCustomFields(context)).map(columnName)]
    const file = new Blob([`\uFEFF${columns.join(',')}\r\n`], { type: 'text/csv; charset=utf-8' })
    return { file, name: 'people-template.csv' }
  },
})
