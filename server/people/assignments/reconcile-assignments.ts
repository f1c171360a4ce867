import { sql } from 'kysely'
import { todayIn } from '../../business/today.ts'
import { isNullInRow } from '../../db/is-null.ts'
import type { Work } from '../../operation/work.ts'
import { firstDay } from './add-first-assignment.ts'
import { assignmentInForce, jobColumns } from './in-force.ts'
import { jobMembers } from './timeline.ts'

/**
 * Makes the assignments of people agree with their records, which processes of the previous version write alone: people
 * without an assignment get their first one, and a job that differs from the assignment in force becomes an assignment
 * from today on. People with an assignment that is due and not yet applied are skipped. Repeating it changes nothing.
 *
 * @param person_id - the only person; by default all people of the business
 */
export async function reconcileAssignments({ db, business_id }: Work, person_id?: number): Promise<void> {
  const today = todayIn({ business_id })
  // On a cluster, the source of an insertion cannot join laterally, but read a common table expression that does.
  await sql`
    with differing (business_id, person_id, effective_on, ${jobColumns()}, reason, applied_at) as materialized (
      select people.business_id, people.id,
        case when job.id is null then ${firstDay}
          when people.end_date <= ${today} then job.effective_on
          else greatest(job.effective_on, ${today}) end,
        ${jobColumns('people')}, case when job.id is null then 'hire' else 'other' end, now()
      from people join businesses on businesses.id = people.business_id
        left join lateral ${assignmentInForce({ business_id }, today)} job on true
      where people.business_id = ${business_id} and ${isNullInRow('people.deleted_at')} and people.erased_at is null
        and ${person_id === undefined ? sql`true` : sql`people.id = ${person_id}`}
        and (job.id is null or (${jobColumns('people')}) is distinct from (${jobColumns('job')}))
        and not exists (
          select from assignments due
          where due.business_id = ${business_id} and due.person_id = people.id and due.applied_at is null
            and due.effective_on <= ${today})
    )
    insert into assignments (business_id, person_id, effective_on, ${jobColumns()}, reason, applied_at)
    select * from differing where true
    on conflict (business_id, person_id, effective_on) do update set
      ${sql.join(jobMembers.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))},
      applied_at = excluded.applied_at, version = assignments.version + 1, updated_at = excluded.applied_at`.execute(db)
}
