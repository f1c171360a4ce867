import { sql } from 'kysely'
import type { Work } from '../../operation/work.ts'

/**
 * Returns the condition that a person is employed on a day of a period, now or formerly. The statement must
 * have the person as `people`.
 *
 * @param period.from - the first day
 * @param period.to - the last day
 */
export const isEmployed = ({ business_id }: Pick<Work, 'business_id'>, { from, to }: { from: string; to: string }) =>
  sql<boolean>`(
    (coalesce(people.start_date <= ${to}, true) and coalesce(people.end_date > ${from}, true))
    or exists (
      select from employments former
      where former.business_id = ${business_id} and former.person_id = people.id
        and coalesce(former.start_date <= ${to}, true) and former.end_date > ${from})
  )`
