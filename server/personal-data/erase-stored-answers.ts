import { type RawBuilder, sql } from 'kysely'
import type { Subject } from '../audit/subject-entries.ts'
import type { Change, Work } from '../operation/work.ts'
import type { PersonRow } from '../people/present-person.ts'

/**
 * Deletes the answers that are kept for repeated requests and show somebody, or were given to them. The answer to erasing
 * them shows nobody, and stays.
 */
export async function eraseStoredAnswers({ db, business_id }: Work, { person_id, user_id }: Subject): Promise<void> {
  const has = (name: string, id: number | null) => sql<boolean>`body ~ ${`"${name}":${id ?? 'none'}[,}]`}`
  await sql`
    delete from kept_answers
    where business_id = ${business_id} and request !~ ${`/people/${person_id}/erase$`} and (
      ${has('person_id', person_id)}
      or request ~ ${`/people/${person_id}(/|$)`}
      or request ~ '^POST /v1/people$' and ${has('id', person_id)}
      or request ~ '^POST /v1/users' and ${has('id', user_id)}
      or principal = ${`user:${user_id ?? 'none'}`}
    )`.execute(db)
}

type Named = Pick<PersonRow, 'first_name' | 'preferred_name' | 'last_name' | 'email' | 'user_id'>

/**
 * Deletes the answers that are kept for repeated requests and name somebody, whatever they are about: the signers of a
 * document of somebody else, for instance. By the time of the job that finds the others by ids, the names are gone.
 *
 * @param person - as they were before the erasure, which has not touched their user yet
 */
export async function eraseStoredAnswersNaming({ db, business_id }: Change, person: Named): Promise<void> {
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
      ...addresses.map(hasWords),
      ...firstNames.map((name) => sql`(${hasWords(name)} and ${hasWords(person.last_name)})`),
    ],
    sql` or `,
  )
  await sql`delete from kept_answers where business_id = ${business_id} and (${isNamed})`.execute(db)
}

/** Whether a kept body has a text as words of their own, in any case. */
function hasWords(text: string): RawBuilder<boolean> {
  const asJson = JSON.stringify(text).slice(1, -1)
  return sql`body ~* ${`(^|[^[:alnum:]])${asJson.replaceAll(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`)}([^[:alnum:]]|$)`}`
}
