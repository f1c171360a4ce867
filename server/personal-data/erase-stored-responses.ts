import { type RawBuilder, sql } from 'kysely'
import type { Subject } from '../audit/subject-entries.ts'
import type { Change, Work } from '../operation/work.ts'
import type { PersonRow } from '../people/present-person.ts'

/**
 * Deletes the stored responses that show a person or were sent to them. The response to the erasure has no personal
 * data and remains.
 */
export async function eraseStoredResponses({ db, business_id }: Work, { person_id, user_id }: Subject): Promise<void> {
  const has = (name: string, id: number | null) => sql<boolean>`body ~ ${`"${name}":${id ?? 'none'}[,}]`}`
  await sql`
    delete from kept_answers
    where business_id = ${business_id} and request !~ ${`/people/${person_id}/erase$`} and (
      ${has('person_id', person_id)}
      or request ~ ${`/people/${person_id}(/|$)`}
      or request ~ '^POST /v1/people(/update-many)?$' and ${has('id', person_id)}
      or request ~ '^POST /v1/users' and ${has('id', user_id)}
      or principal = ${`user:${user_id ?? 'none'}`}
    )`.execute(db)
}

type Identity = Pick<PersonRow, 'first_name' | 'preferred_name' | 'last_name' | 'email' | 'user_id'>

/**
 * Deletes the stored responses that contain the name or an address of a person, whatever their subject, such as the
 * signers of another person's document. Must run in the transaction of the erasure, as the later job no longer has the
 * names.
 *
 * @param person - the person's data from before the erasure; the erasure must not have changed their user yet
 */
export async function eraseStoredResponsesNaming({ db, business_id }: Change, person: Identity): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select('email')
    .where('business_id', '=', business_id)
    .where('id', '=', person.user_id ?? 0)
    .executeTakeFirst()
  const addresses = [person.email, user?.email].filter((address) => address != null)
  const firstNames = [person.first_name, person.preferred_name].filter((name) => name != null)
  const isNamed = sql.join(
    [
      ...addresses.map(containsText),
      ...firstNames.map((name) => sql`(${containsText(name)} and ${containsText(person.last_name)})`),
    ],
    sql` or `,
  )
  await sql`delete from kept_answers where business_id = ${business_id} and (${isNamed})`.execute(db)
}

/** Returns the condition that a stored body contains a string as whole words, ignoring case. */
function containsText(text: string): RawBuilder<boolean> {
  const asJson = JSON.stringify(text).slice(1, -1)
  return sql`body ~* ${`(^|[^[:alnum:]])${asJson.replaceAll(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`)}([^[:alnum:]]|$)`}`
}
