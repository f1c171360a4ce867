import { readTemplateRow } from '../document-templates/select-templates.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { type Problem, unknownReference, validationFailed } from '../operation/errors.ts'
import type { Work } from '../operation/work.ts'

/** The members of a task and of an item of a checklist that depend on each other. */
interface TaskInput {
  kind?: Schemas['TaskKind'] | undefined
  document_template_id?: number | undefined
  fields?: readonly unknown[] | undefined
  assignee?: Partial<Schemas['TaskAssigneeInput']> | undefined
}

/** The members that a value of another member needs, and that no other value has. */
const taskNeeds = [
  ['kind', 'sign_document', 'document_template_id'],
  ['kind', 'fill_fields', 'fields'],
] as const
const assigneeNeeds = [
  ['type', 'role', 'role'],
  ['type', 'user', 'user_id'],
] as const

/**
 * Finds the members of a task that do not go together.
 *
 * @param path - the location of the task in the request, such as `body.items[0]`
 */
export const taskProblems = ({ assignee, ...task }: TaskInput, path: string): Problem[] => [
  ...dependentProblems({ ...task }, taskNeeds, path),
  ...(assignee === undefined ? [] : dependentProblems({ ...assignee }, assigneeNeeds, `${path}.assignee`)),
]

function dependentProblems(
  values: Record<string, unknown>,
  needs: readonly (readonly [member: string, value: string, needed: string])[],
  path: string,
): Problem[] {
  return needs.flatMap(([member, value, needed]): Problem[] => {
    const isNeeded = values[member] === value
    const isSubmitted = values[needed] !== undefined
    if (isNeeded === isSubmitted) return []
    return isNeeded
      ? [{ path: `${path}.${needed}`, code: 'required', message: `is required for the ${member} ${value}` }]
      : [{ path: `${path}.${needed}`, code: 'not_combinable', message: `is only for the ${member} ${value}` }]
  })
}

/**
 * Checks the members of tasks that depend on each other, and the records that they refer to.
 *
 * @param tasks - the tasks with their locations in the request
 * @throws {ApiError} 422 with all problems
 */
export async function checkTasks(work: Work, tasks: readonly { task: TaskInput; path: string }[]): Promise<void> {
  const problems = tasks.flatMap(({ task, path }) => taskProblems(task, path))
  const users = new Map<number, boolean>()
  const templates = new Map<number, boolean>()
  for (const { task, path } of tasks) {
    const { user_id } = task.assignee ?? {}
    if (user_id !== undefined) {
      if (!users.has(user_id)) users.set(user_id, await userExists(work, user_id))
      if (!users.get(user_id)) problems.push(...unknown(`${path}.assignee.user_id`))
    }
    const { document_template_id: template } = task
    if (template !== undefined) {
      if (!templates.has(template)) templates.set(template, (await readTemplateRow(work, template)) !== undefined)
      if (!templates.get(template)) problems.push(...unknown(`${path}.document_template_id`))
    }
  }
  if (problems.length > 0) throw validationFailed(problems)
}

const unknown = (path: string): Problem[] => unknownReference(path).failure.errors ?? []

/** Whether the business has a user. */
export async function userExists({ db, business_id }: Work, id: number): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('business_id', '=', business_id)
    .where('id', '=', id)
    .executeTakeFirst()
  return user !== undefined
}
