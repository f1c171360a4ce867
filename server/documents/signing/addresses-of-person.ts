import { type RawBuilder, sql } from 'kysely'
import type { Work } from '../../operation/work.ts'

/** Returns a subquery that selects the email addresses of a person and of their login, in lower case. */
export const addressesOfPerson = (
  { business_id }: Pick<Work, 'business_id'>,
  { email, user_id }: { email: string; user_id: number | null },
): RawBuilder<unknown> => sql`(
  select lower(${email}) union select lower(email) from users where business_id = ${business_id} and id = ${user_id}
)`
