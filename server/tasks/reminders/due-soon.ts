import { sql } from 'kysely'
import { todayIn } from '../../business/today.ts'
import type { Work } from '../../operation/work.ts'

/** The number of days before its due date from which a task is in reminders. */
const daysBefore = 3

/** Returns the condition that a task is open, and overdue or due soon, with the literals of the index `tasks_open_due`. */
export const isDueSoon = (work: Pick<Work, 'business_id'>) =>
  sql<boolean>`(tasks.state = 'open' and tasks.due_on is not null
    and tasks.due_on <= ${todayIn(work)} + ${sql.lit(daysBefore)})`
