import type { Change } from '../operation/work.ts'
import { completeTasks } from './complete-filled-tasks.ts'

/** Completes the open tasks to sign a document of a template, after a document of the person was signed by all. */
export async function completeSignedTasks(
  work: Change,
  document: { id: number; person_id: number; template_id: number | null },
): Promise<void> {
  const { id, person_id, template_id } = document
  if (template_id === null) return
  const open = await work.db
    .selectFrom('tasks')
    .select('id')
    .where('business_id', '=', work.business_id)
    .where('person_id', '=', person_id)
    .where('state', '=', 'open')
    .where('kind', '=', 'sign_document')
    .where('document_template_id', '=', template_id)
    .execute()
  await completeTasks(
    work,
    open.map((task) => task.id),
    id,
  )
}
