import { sql } from 'kysely'
import { clock } from '../business/clock.ts'
import { todayIn } from '../business/today.ts'
import type { Change } from '../operation/work.ts'
import { publishTasks } from './publish-task-changes.ts'
import { updateTasks } from './write-tasks.ts'

/**
 * Completes the open tasks to fill fields of people whose records have all of these fields. An account that is pending or
 * was ended does not count.
 *
 * @param work - a transaction that has written the records, bank accounts or emergency contacts
 */
export async function completeFilledTasks(work: Change, people: readonly number[]): Promise<void> {
  if (people.length === 0) return
  const { business_id } = work
  const open = await work.db
    .selectFrom('tasks')
    .innerJoin('people', (join) =>
      join.onRef('people.business_id', '=', 'tasks.business_id').onRef('people.id', '=', 'tasks.person_id'),
    )
    .select(['tasks.id', 'fields', 'preferred_name', 'phone', 'address', 'postal_address', 'date_of_birth'])
    .select([
      sql<true | null>`case when exists (
        select from bank_accounts
        where bank_accounts.business_id = ${business_id} and bank_accounts.person_id = tasks.person_id
          and status = 'active' and coalesce(ends_on >= ${todayIn(work)}, true)
      ) then true end`.as('bank_account'),
      sql<true | null>`case when exists (
        select from emergency_contacts
        where emergency_contacts.business_id = ${business_id} and emergency_contacts.person_id = tasks.person_id
      ) then true end`.as('emergency_contact'),
    ])
    .where('tasks.business_id', '=', business_id)
    .where(sql<boolean>`tasks.person_id = any(${people}::int[])`)
    .where('state', '=', 'open')
    .where('kind', '=', 'fill_fields')
    .orderBy('tasks.id')
    .execute()
  const filled = open.filter(({ fields, ...record }) => fields.every((field) => record[field] !== null))
  await completeTasks(
    work,
    filled.map(({ id }) => id),
  )
}

/**
 * Completes tasks that are still open, because what they ask for was done.
 *
 * @param document_id - the document that completes them
 */
export async function completeTasks(work: Change, ids: readonly number[], document_id?: number): Promise<void> {
  const set = { state: 'done' as const, completed_at: clock(work), ...(document_id !== undefined && { document_id }) }
  const rows = await updateTasks(work, ids, set, sql<boolean>`state = 'open'`)
  await publishTasks(work, rows, 'completed')
}
