import type { EntityManager } from '@mikro-orm/postgresql'
import { z } from 'zod'
import { given } from '../db/given.ts'
import { sqlOf } from '../db/orm.ts'
import { prepare } from '../db/prepare.ts'
import type { Operation, RequestOf } from '../operation/contract.ts'
import { decodeCursor, pageOf } from '../operation/cursor.ts'
import { notFound } from '../operation/errors.ts'
import { isVisibleTo } from './find-document.ts'
import { documentColumns, presentDocument } from './present-document.ts'

const position = z.int().positive() // the id of the last document of the page before

type Query = RequestOf<'documents.list'>['query']
interface Filters extends Omit<Query, 'limit' | 'cursor'> {
  business_id: number
  limited_to_person: number | undefined
  after: number | undefined
  count: number
}

const selectDocuments = prepare(
  (
    db,
    {
      business_id,
      limited_to_person,
      after,
      person_id,
      template_id,
      status,
      updated_since,
      external_id,
      count,
    }: Filters,
  ) =>
    db
      .selectFrom('documents')
      .select(documentColumns)
      .where((document) =>
        document.and([
          document('business_id', '=', business_id),
          ...given(limited_to_person, isVisibleTo),
          ...given(after, (id) => document('id', '>', id)),
          ...given(person_id, (person) => document('person_id', '=', person)),
          ...given(template_id, (template) => document('template_id', '=', template)),
          ...given(status, (state) => document('status', '=', state)),
          ...given(updated_since, (time) => document('updated_at', '>=', time)),
          ...given(external_id, (theirs) => document('external_id', '=', theirs)),
        ]),
      )
      .orderBy('id')
      .limit(count),
)

/** The documents of the business, by id; an employee sees their own, once they were sent. */
export const documentsList: Operation<'documents.list'> = async ({ query, principal, em }) => {
  const { business_id, limited_to_person } = principal
  const { limit = 25, cursor, person_id, template_id, status, updated_since, external_id } = query
  const after = decodeCursor(cursor, position)
  if (limited_to_person === undefined) {
    if (person_id !== undefined) await checkThere(em, 'people', business_id, person_id)
    if (template_id !== undefined) await checkThere(em, 'document_templates', business_id, template_id)
  } else if (person_id !== undefined && person_id !== limited_to_person) {
    throw notFound() // whether there is such a person or not; of templates they learn what their own documents name
  }

  const rows = await selectDocuments.execute(em, {
    business_id,
    limited_to_person,
    after,
    person_id,
    template_id,
    status,
    updated_since,
    external_id,
    count: limit + 1,
  })
  const page = pageOf(rows, limit, ({ id }) => id)
  const data = page.rows.map((row) => presentDocument(row))
  return { status: 200, body: { success: true, data, meta: { next_cursor: page.next_cursor } } }
}

/** What was deleted can still be asked for: its documents are there. */
async function checkThere(
  em: EntityManager,
  table: 'people' | 'document_templates',
  business_id: number,
  id: number,
): Promise<void> {
  const rows = sqlOf(em).selectFrom(table).select('id').where('id', '=', id).where('business_id', '=', business_id)
  if (!(await rows.executeTakeFirst())) throw notFound()
}
