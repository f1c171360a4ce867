import type { Work } from '../../operation/work.ts'

/** An employment that ended before the person was rehired. `end_date` is the first day after it. */
export interface FormerEmployment {
  start_date: string | null
  end_date: string
}

/** Reads the former employments of a person, the first one first. A person who was never rehired has none. */
export const readFormerEmployments = ({ db, business_id }: Work, person_id: number): Promise<FormerEmployment[]> =>
  db
    .selectFrom('employments')
    .select(['start_date', 'end_date'])
    .where('business_id', '=', business_id)
    .where('person_id', '=', person_id)
    .orderBy('number')
    .execute()
