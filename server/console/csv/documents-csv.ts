import type { Document } from '../../../sdk/src/index.ts'
import { consolePage } from '../console-page.ts'
import { readDocumentsQuery } from '../documents/documents.ts'
import { personNames } from '../people/person-name.ts'
import { listCsv, wholeList } from './list-csv.ts'

const path = '/console/documents'

const columns = [
  'id',
  'title',
  'person_id',
  'person',
  'status',
  'signers',
  'signatures',
  'created_at',
  'sent_at',
  'expires_at',
  'signed_at',
  'filed_at',
  'declined_at',
  'voided_at',
  'expired_at',
] as const

/** The list of documents with its filters as a file. */
export const documentsCsvPage = consolePage({
  path: '/documents.csv',
  show: async (context) => {
    const { person, query } = await readDocumentsQuery(context)
    if (person?.matches !== undefined) return { goTo: `${path}${context.address.search}` }
    const toCells = async (documents: readonly Document[]) => {
      const name = await personNames(
        context,
        documents.map(({ person_id }) => person_id),
      )
      return documents.map((document) => {
        const { person_id, signers } = document
        const cells = {
          ...document,
          person: name(person_id),
          signers: signers.map((signer) => signer.name).join(', '),
          signatures: signers.filter(({ status }) => status === 'signed').length,
        }
        return columns.map((column) => cells[column])
      })
    }
    return await listCsv(context, {
      list: context.api.documents.list({ ...query, sort: '-id', ...wholeList }),
      columns,
      toCells,
      name: 'documents',
      path,
    })
  },
})
