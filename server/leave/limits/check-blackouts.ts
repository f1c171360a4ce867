import { sql } from 'kysely'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { Work } from '../../operation/work.ts'
import type { LeaveProblem } from '../check-leave.ts'
import type { Excess } from './leave-limits.ts'

type Blackout = Schemas['LeaveBlackout']

/**
 * Finds the blackouts that contain days of leave. A blackout applies to people in its departments and in all parts of
 * these, or to all people if it names none.
 *
 * @param days - the breakdown of the leave; days that deduct nothing do not count
 * @param department_id - the department of the person
 */
export async function checkBlackouts(
  work: Work,
  blackouts: Blackout[],
  { days, department_id }: { days: Schemas['LeaveDay'][]; department_id: number | null },
): Promise<Excess[]> {
  const touched = blackouts.flatMap((blackout) => {
    const inside = days.filter(({ date, days }) => days > 0 && date >= blackout.from && date <= blackout.to)
    const [first, last] = [inside.at(0), inside.at(-1)]
    return first && last ? [{ blackout, problem: blackoutProblem(blackout, first.date, last.date) }] : []
  })
  const isLimited = touched.some(({ blackout }) => blackout.department_ids.length > 0)
  const departments = isLimited && department_id !== null ? await departmentsAbove(work, department_id) : new Set()
  return touched
    .filter(({ blackout: { department_ids: ids } }) => ids.length === 0 || ids.some((id) => departments.has(id)))
    .map(({ blackout: { effect }, problem }) => ({ effect, problem }))
}

function blackoutProblem({ name }: Blackout, first: string, last: string): LeaveProblem {
  const days = first === last ? first : `${first} to ${last}`
  return {
    code: 'blackout',
    detail: `${first}/${last} ${name}`,
    path: 'body.start_date',
    message: `begins leave on days of the blackout “${name}”: ${days}`,
  }
}

/** Returns the IDs of a department and of all departments above it. */
async function departmentsAbove({ db, business_id }: Work, department_id: number): Promise<ReadonlySet<number>> {
  // `union` removes duplicates, so that the recursion ends even if the rows form a cycle.
  const { rows } = await sql<{ id: number }>`
    with recursive ancestors (id) as (
      select ${department_id}::integer
      union
      select parent_id from departments join ancestors using (id)
      where departments.business_id = ${business_id} and parent_id is not null
    )
    select id from ancestors`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
