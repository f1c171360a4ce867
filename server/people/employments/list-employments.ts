import { sql } from 'kysely'
import type { Schemas } from '../../operation/contract/contract.ts'
import { idOrder } from '../../operation/list-order.ts'
import type { Principal } from '../../operation/principal.ts'
import type { PageQuery } from '../../operation/read-page.ts'
import { readPage } from '../../operation/read-page.ts'
import type { Work } from '../../operation/work.ts'
import { lastDay } from '../end-date.ts'

type EmploymentRow = Omit<Schemas['Employment'], 'last_day'>

const newestFirst = idOrder('employments.number', 'desc')

/** Selects the employments of a person: the former ones, and the current one of the record. */
export const selectEmployments = ({ db, business_id, by }: Work<Principal>, person_id: number) => {
  const reason = by.scopes.has('people:write') ? sql`end_reason` : sql`null::text`
  const employments = sql<EmploymentRow>`(
    select person_id, number, start_date, end_date, end_kind, ${reason} as end_reason from employments
    where business_id = ${business_id} and person_id = ${person_id}
    union all
    select id, (
      select 1 + count(*)::integer from employments where business_id = ${business_id} and person_id = ${person_id}
    ), start_date, end_date, end_kind, ${reason} from people
    where business_id = ${business_id} and id = ${person_id}
  )`
  return db.selectFrom(employments.as('employments')).selectAll()
}

/** Reads a page of the employments of a person, the newest first. */
export const readEmployments = (work: Work<Principal>, person_id: number, query: PageQuery) =>
  readPage(work, query, newestFirst, selectEmployments(work, person_id))

/** Converts an employment to its API representation. */
export const presentEmployment = (row: EmploymentRow): Schemas['Employment'] => ({
  person_id: row.person_id,
  number: row.number,
  start_date: row.start_date,
  end_date: row.end_date,
  last_day: lastDay(row.end_date),
  end_kind: row.end_kind,
  end_reason: row.end_reason,
})
