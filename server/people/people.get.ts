import type { Operation } from '../contract.ts'
import { sqlOf } from '../db/orm.ts'
import { notFound } from '../http/errors.ts'
import { personColumns, presentPerson } from './present-person.ts'

/** One person; a deleted one is gone. */
export const peopleGet: Operation<'people.get'> = async ({
  path,
  principal: { business_id, limited_to_person },
  em,
}) => {
  const row = await sqlOf(em)
    .selectFrom('people')
    .select(personColumns(business_id))
    .where('id', '=', path.id)
    .where('business_id', '=', business_id)
    .where('deleted_at', 'is', null)
    .$if(limited_to_person !== undefined, (person) => person.where('id', '=', limited_to_person ?? 0))
    .executeTakeFirst()
  if (!row) throw notFound()
  return { status: 200, body: { success: true, data: presentPerson(row) } }
}
