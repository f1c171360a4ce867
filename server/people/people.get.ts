import { given } from '../db/given.ts'
import { prepare } from '../db/prepare.ts'
import type { Operation } from '../operation/contract.ts'
import { notFound } from '../operation/errors.ts'
import { personColumns, presentPerson } from './present-person.ts'

interface Wanted {
  id: number
  business_id: number
  limited_to_person: number | undefined
}

const selectPerson = prepare((db, { id, business_id, limited_to_person }: Wanted) =>
  db
    .selectFrom('people')
    .select(personColumns(business_id))
    .where((person) =>
      person.and([
        person('id', '=', id),
        person('business_id', '=', business_id),
        person('deleted_at', 'is', null),
        ...given(limited_to_person, (own) => person('id', '=', own)),
      ]),
    ),
)

/** One person; a deleted one is gone. */
export const peopleGet: Operation<'people.get'> = async ({
  path,
  principal: { business_id, limited_to_person },
  em,
}) => {
  const row = await selectPerson.executeTakeFirst(em, { id: path.id, business_id, limited_to_person })
  if (!row) throw notFound()
  return { status: 200, body: { success: true, data: presentPerson(row) } }
}
