import { asJson } from '../../../server/db/as-json.ts'
import type { Schemas } from '../../../server/operation/contract/contract.ts'
import type { TestApp } from '../service/app.ts'
import { createPerson, createUser, linkUser } from './factories.ts'

/** Adds a pending change request of a new person, who has a user: by default of the family name Byron. */
export async function createPersonChange(
  app: TestApp,
  { business_id, requested = { last_name: 'Byron' } }: { business_id: number; requested?: Schemas['PersonalFields'] },
): Promise<{ id: number; person_id: number }> {
  const person = await createPerson(app, { business_id })
  const user = await createUser(app, { business_id, role: 'employee' })
  await linkUser(app, user.id, person.id)
  const names = Object.keys(requested) as Schemas['PersonalField'][]
  const current = await app.db
    .selectFrom('people')
    .select(names)
    .where('business_id', '=', business_id)
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow()
  const undecided = { decision_note: null, decided_by: null, decided_by_api_key: null, decided_at: null }
  const change = { before: asJson(current), requested: asJson(requested), requested_by: user.id }
  const { id } = await app.db
    .insertInto('person_changes')
    .values({ business_id, person_id: person.id, ...change, ...undecided })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, person_id: person.id }
}
