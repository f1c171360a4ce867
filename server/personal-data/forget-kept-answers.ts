import { sql } from 'kysely'
import type { Subject } from '../audit/entries-about.ts'
import type { Work } from '../operation/work.ts'

/**
 * Deletes the answers that are kept for repeated requests and show somebody, or were given to them. The answer to erasing
 * them shows nobody, and stays.
 */
export async function forgetKeptAnswers({ db, business_id }: Work, { person_id, user_id }: Subject): Promise<void> {
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
