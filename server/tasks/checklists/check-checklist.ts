import type { Schemas } from '../../operation/contract/contract.ts'
import type { Problem } from '../../operation/errors.ts'
import type { Rules } from '../../operation/rules.ts'
import type { Work } from '../../operation/work.ts'
import { checkTasks, taskProblems } from '../check-task.ts'

const itemPath = (index: number): string => `body.items[${index}]`

/** The validation rules for the body of a checklist. */
export const checklistRules: Rules<'checklists.create' | 'checklists.update'> = ({ body }) =>
  (body.items ?? []).flatMap((item, index): Problem[] => (item ? taskProblems(item, itemPath(index)) : []))

/**
 * Completes the items of a checklist with the values of omitted members.
 *
 * @throws {ApiError} 422 if an item refers to a user or a template that is not in the business
 */
export async function completeItems(
  work: Work,
  items: readonly Schemas['ChecklistItemInput'][],
): Promise<Schemas['ChecklistItem'][]> {
  await checkTasks(
    work,
    items.map((task, index) => ({ task, path: itemPath(index) })),
  )
  return items.map((item) => ({
    title: item.title,
    description: item.description ?? null,
    due: item.due ?? null,
    assignee: { type: item.assignee.type, role: item.assignee.role ?? null, user_id: item.assignee.user_id ?? null },
    kind: item.kind ?? 'plain',
    document_template_id: item.document_template_id ?? null,
    fields: item.fields ?? [],
    required: item.required ?? true,
  }))
}

/** The unique indexes of checklists, with the problems that report conflicts. */
export const checklistConflicts = {
  checklists_name: { path: 'body.name', code: 'taken', message: 'Another checklist has this name.' },
}
