import { readDocumentsQuery } from '../documents/documents.ts'
import { csvPage } from './list-csv.ts'

/** The list of documents with its filters as a file. */
export const documentsCsvPage = csvPage({
  path: '/documents.csv',
  listPath: '/console/documents',
  name: 'documents.csv',
  read: async (context) => {
    const { person, query } = await readDocumentsQuery(context)
    if (person?.matches === undefined) return await context.api.documents.exportCsv({ ...query, sort: '-id' }).stream()
  },
})
