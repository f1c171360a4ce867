import { given } from '../db/given.ts'
import { list } from '../operation/answer.ts'
import type { RequestOf } from '../operation/contract.ts'
import { decodeCursor, idPosition, pageOf } from '../operation/cursor.ts'
import { notFound } from '../operation/errors.ts'
import { operation } from '../operation/operation.ts'
import { prepare } from '../operation/prepare.ts'
import type { Work } from '../operation/work.ts'
import { isVisibleTo } from './find-document.ts'
import { documentColumns, presentDocument } from './present-document.ts'

interface Wanted extends Omit<RequestOf<'documents.list'>['query'], 'limit' | 'cursor'> {
  limited_to_person: number | undefined
  after: number | undefined
  count: number
}

const selectDocuments = prepare((db, { business_id }, { limited_to_person, after, count, ...filters }: Wanted) =>
  db
    .selectFrom('documents')
    .select(documentColumns)
    .where((document) =>
      document.and([
        document('business_id', '=', business_id),
        ...given(limited_to_person, isVisibleTo),
        ...given(after, (id) => document('id', '>', id)),
        ...given(filters.person_id, (person) => document('person_id', '=', person)),
        ...given(filters.template_id, (template) => document('template_id', '=', template)),
        ...given(filters.status, (state) => document('status', '=', state)),
        ...given(filters.updated_since, (time) => document('updated_at', '>=', time)),
        ...given(filters.external_id, (theirs) => document('external_id', '=', theirs)),
      ]),
    )
    .orderBy('id')
    .limit(count),
)

/** The documents of the business, by id. Employees see their own, once they were sent. */
export const documentsList = operation('documents.list', async (work, { query }) => {
  const { limited_to_person } = work.by
  const { limit = 25, cursor, ...filters } = query
  const { person_id, template_id } = filters
  const after = decodeCursor(cursor, idPosition)
  if (limited_to_person === undefined) {
    if (person_id !== undefined) await checkExists(work, 'people', person_id)
    if (template_id !== undefined) await checkExists(work, 'document_templates', template_id)
  } else if (person_id !== undefined && person_id !== limited_to_person) {
    throw notFound() // whether or not there is such a person; templates are not secret, as documents name theirs
  }

  const rows = await selectDocuments.execute(work, { ...filters, limited_to_person, after, count: limit + 1 })
  return list(pageOf(rows, limit), presentDocument)
})

/** @throws {ApiError} 404 for what never was in the business; what was deleted still has its documents */
async function checkExists(
  { db, business_id }: Work,
  table: 'people' | 'document_templates',
  id: number,
): Promise<void> {
  const rows = db.selectFrom(table).select('id').where('id', '=', id).where('business_id', '=', business_id)
  if (!(await rows.executeTakeFirst())) throw notFound()
}
