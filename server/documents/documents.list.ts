import { given } from '../db/given.ts'
import { list } from '../operation/answer.ts'
import type { RequestOf } from '../operation/contract.ts'
import { decodeCursor, idPosition, pageOf } from '../operation/cursor.ts'
import { unknownReference } from '../operation/errors.ts'
import { operation } from '../operation/operation.ts'
import { prepare } from '../operation/prepare.ts'
import type { Reach } from '../operation/principal.ts'
import type { Work } from '../operation/work.ts'
import { isReached } from '../people/within-reach.ts'
import { isVisible } from './find-document.ts'
import { documentColumns, presentDocument } from './present-document.ts'

interface Wanted extends Reach, Omit<RequestOf<'documents.list'>['query'], 'limit' | 'cursor'> {
  after: number | undefined
  count: number
}

const selectDocuments = prepare((db, business, { after, count, ...filters }: Wanted) =>
  db
    .selectFrom('documents')
    .select(documentColumns)
    .where((document) =>
      document.and([
        document('business_id', '=', business.business_id),
        isVisible(business, filters),
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

/** The documents of the people whom the caller reaches, by id. Their own are there once they were sent. */
export const documentsList = operation('documents.list', async (work, { query }) => {
  const { limit = 25, cursor, ...filters } = query
  const { person_id, template_id } = filters
  const after = decodeCursor(cursor, idPosition)
  if (person_id !== undefined && !(await isReached(work, person_id))) throw unknownReference('query.person_id')
  if (template_id !== undefined && work.by.scopes.has('documents:read')) await checkTemplate(work, template_id)

  const rows = await selectDocuments.execute(work, { ...filters, ...work.by.reach, after, count: limit + 1 })
  return list(pageOf(rows, limit), (row) => presentDocument(row, work.by))
})

/** @throws {ApiError} 422 for one that never was in the business; one that was deleted still has its documents */
async function checkTemplate({ db, business_id }: Work, id: number): Promise<void> {
  const template = await db
    .selectFrom('document_templates')
    .select('id')
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .executeTakeFirst()
  if (!template) throw unknownReference('query.template_id')
}
