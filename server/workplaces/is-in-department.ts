import { type RawBuilder, sql } from 'kysely'
import type { Work } from '../operation/work.ts'

/** The condition that a person is in a department or in a part of it, directly or through others. */
export const isInDepartment = (
  { business_id }: Pick<Work, 'business_id'>,
  department_id: number,
): RawBuilder<boolean> =>
  sql<boolean>`department_id in (
    with recursive parts (id) as (
      select ${department_id}::integer
      union
      select part.id from departments part join parts on part.parent_id = parts.id
      where part.business_id = ${business_id}
    )
    select parts.id from parts
  )`
