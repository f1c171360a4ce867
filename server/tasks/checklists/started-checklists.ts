import { sql } from 'kysely'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { Work } from '../../operation/work.ts'

/** Returns SQL for the number of tasks of a started checklist that meet a condition. */
const count = ({ business_id }: Work, condition: ReturnType<typeof sql>) => sql<number>`(
  select count(*)::integer from tasks
  where tasks.business_id = ${business_id} and tasks.person_id = started_checklists.person_id
    and tasks.started_checklist_id = started_checklists.id and ${condition}
)`

/** Selects the checklists that were started for a person, with the numbers of their tasks. */
export const selectStartedChecklists = (work: Work, person_id: number) =>
  work.db
    .selectFrom('started_checklists')
    .select([
      'id',
      'checklist_id',
      'person_id',
      'name',
      'started_by',
      'employment_number',
      'created_at',
      'cancelled_at',
    ])
    .select([
      count(work, sql`tasks.state = 'open'`).as('open_tasks'),
      count(work, sql`tasks.state = 'open' and tasks.required`).as('open_required_tasks'),
      count(work, sql`tasks.state = 'done'`).as('done_tasks'),
      count(work, sql`tasks.state = 'cancelled'`).as('cancelled_tasks'),
    ])
    .where('business_id', '=', work.business_id)
    .where('person_id', '=', person_id)

/** Converts a started checklist to its API representation. */
export const presentStartedChecklist = (row: Schemas['StartedChecklist']): Schemas['StartedChecklist'] => ({
  id: row.id,
  checklist_id: row.checklist_id,
  person_id: row.person_id,
  name: row.name,
  started_by: row.started_by,
  employment_number: row.employment_number,
  open_tasks: row.open_tasks,
  open_required_tasks: row.open_required_tasks,
  done_tasks: row.done_tasks,
  cancelled_tasks: row.cancelled_tasks,
  created_at: row.created_at,
  cancelled_at: row.cancelled_at,
})
