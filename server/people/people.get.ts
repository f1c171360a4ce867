import { given } from '../db/given.ts'
import { ok } from '../operation/answer.ts'
import { notFound } from '../operation/errors.ts'
import { operation } from '../operation/operation.ts'
import { prepare } from '../operation/prepare.ts'
import { personColumns, presentPerson } from './present-person.ts'

interface Wanted {
  id: number
  limited_to_person: number | undefined
}

const selectPerson = prepare((db, business, { id, limited_to_person }: Wanted) =>
  db
    .selectFrom('people')
    .select(personColumns(business))
    .where((person) =>
      person.and([
        person('id', '=', id),
        person('business_id', '=', business.business_id),
        person('deleted_at', 'is', null),
        ...given(limited_to_person, (own) => person('id', '=', own)),
      ]),
    ),
)

/** One person; a deleted one is not found. */
export const peopleGet = operation('people.get', async (work, { path }) => {
  const { limited_to_person } = work.by
  const row = await selectPerson.executeTakeFirst(work, { id: path.id, limited_to_person })
  if (!row) throw notFound()
  return ok(presentPerson(row))
})
