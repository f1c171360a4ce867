import { listCsv } from '../audit/list-csv.ts'
import { operation } from '../operation/operation.ts'
import { readPersonNames } from '../people/read-person-names.ts'
import { matchDocuments } from './documents.list.ts'

const columns = [
  'id',
  'title',
  'person_id',
  'person',
  'status',
  'signers',
  'signatures',
  'external_id',
  'created_at',
  'sent_at',
  'expires_at',
  'signed_at',
  'filed_at',
  'declined_at',
  'voided_at',
  'expired_at',
] as const

/** Exports the documents that `documents.list` lists for the same filters, in the same order, as a CSV file. */
export const documentsExportCsv = operation('documents.exportCsv', async (work, { query }) =>
  listCsv(work, {
    list: 'documents',
    columns,
    matches: await matchDocuments(work, query),
    toCells: async (rows) => {
      const people = await readPersonNames(
        work,
        rows.map(({ person_id }) => person_id),
      )
      return rows.map((row) => {
        const cells = {
          ...row,
          person: people.get(row.person_id),
          signers: row.signers.map(({ name }) => name).join(', '),
          signatures: row.signers.filter(({ signed_at }) => signed_at !== null).length,
        }
        return columns.map((column) => cells[column])
      })
    },
  }),
)
