import { isNullInRow } from '../db/is-null.ts'
import { notFound } from '../operation/errors.ts'
import { operation } from '../operation/operation.ts'
import { prepare } from '../operation/prepare.ts'
import type { Reach } from '../operation/principal.ts'
import { ok } from '../operation/response.ts'
import { withinReach } from '../operation/within-reach.ts'
import { personColumns, showPerson } from './present-person.ts'

interface Values extends Reach {
  id: number
}

const selectPerson = prepare((db, business, { id, ...reach }: Values) =>
  db
    .selectFrom('people')
    .select(personColumns(business))
    .where('id', '=', id)
    .where('business_id', '=', business.business_id)
    .where(isNullInRow('people.deleted_at'))
    .where(withinReach('people.id', business, reach)),
)

/** Returns a person who is not deleted. */
export const peopleGet = operation('people.get', async (work, { path }) => {
  const row = await selectPerson.executeTakeFirst(work, { id: path.id, ...work.by.reach })
  if (!row) throw notFound()
  return ok(await showPerson(work, row))
})
