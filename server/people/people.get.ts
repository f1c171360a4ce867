import type { Operation } from '../contract.ts'
import { prepare } from '../db/prepare.ts'
import { notFound } from '../http/errors.ts'
import { personColumns, presentPerson } from './present-person.ts'

const selectPerson = prepare((db, { id, business_id }: { id: number; business_id: number }) =>
  db
    .selectFrom('people')
    .select(personColumns(business_id))
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .where('deleted_at', 'is', null),
)

/** One person; a deleted one is gone. */
export const peopleGet: Operation<'people.get'> = async ({ path, principal: { business_id }, em }) => {
  const row = await selectPerson.executeTakeFirst(em, { id: path.id, business_id })
  if (!row) throw notFound()
  return { status: 200, body: { success: true, data: presentPerson(row) } }
}
