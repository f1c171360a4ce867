import type { Task, TaskAssignee, TaskField, TaskKind, TaskState, User } from '../../../sdk/src/index.ts'
import { badge } from '../../pages/components.ts'
import type { Choice } from '../../pages/form.ts'
import type { Html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { may, type PageContext } from '../page-context.ts'

const states = ['open', 'done', 'cancelled'] as const satisfies readonly TaskState[]
const kinds = ['plain', 'sign_document', 'upload_file', 'fill_fields'] as const satisfies readonly TaskKind[]
const fields = [
  'preferred_name',
  'phone',
  'address',
  'postal_address',
  'date_of_birth',
  'bank_account',
  'emergency_contact',
] as const satisfies readonly TaskField[]

export const stateChoices = (): Choice[] => states.map((state) => [state, text(`tasks.state.${state}`)])
export const kindChoices = (): Choice[] => kinds.map((kind) => [kind, text(`tasks.kind.${kind}`)])
export const fieldChoices = (): Choice[] => fields.map((field) => [field, text(`tasks.field.${field}`)])

export const kindText = (kind: TaskKind): string => text(`tasks.kind.${kind}`)

export const fieldsText = (names: readonly TaskField[]): string =>
  new Intl.ListFormat('en').format(names.map((name) => text(`tasks.field.${name}`)))

export function taskBadge({ state, overdue }: Pick<Task, 'state' | 'overdue'>): Html {
  if (overdue) return badge(text('tasks.overdue'), 'bad')
  return badge(text(`tasks.state.${state}`), state === 'done' ? 'good' : state === 'open' ? 'now' : 'soft')
}

/** The maximum number of users to choose from. Tasks of other users are assigned through the API. */
const maxUsers = 200

/** Reads the users that tasks can be assigned to, for visitors who may see them. */
export const readUsers = async (context: PageContext): Promise<readonly User[]> =>
  may(context, 'users:read') ? (await context.api.users.list({ limit: maxUsers })).data : []

/** Returns a name for the assignee of a task. */
export function assigneeText({ type, role, user_id }: TaskAssignee, users: readonly User[] = []): string {
  if (type === 'role') return text(`tasks.assignee.${role ?? 'admin'}`)
  if (type !== 'user') return text(`tasks.assignee.${type}`)
  return users.find(({ id }) => id === user_id)?.name ?? text('tasks.assignee.user', { id: String(user_id) })
}

/** Returns a name for the assignee of a task, which is “You” in a task of the user about themselves. */
export const taskAssigneeText = (
  { me }: PageContext,
  { assignee, person_id }: Pick<Task, 'assignee' | 'person_id'>,
  users: readonly User[] = [],
): string =>
  (assignee.type === 'person' && person_id === me.person_id) || (assignee.type === 'user' && assignee.user_id === me.id)
    ? text('tasks.assignee.you')
    : assigneeText(assignee, users)

/** The choices for the assignee of a task, with one value for the type and its role or user. */
export const assigneeChoices = (users: readonly User[]): Choice[] => [
  ['person', text('tasks.assignee.person')],
  ['manager', text('tasks.assignee.manager')],
  ['role:admin', text('tasks.assignee.admin')],
  ['role:owner', text('tasks.assignee.owner')],
  ...users.map(({ id, name }): Choice => [`user:${id}`, name]),
]

/** Returns the value of an assignee among the choices. */
export const assigneeValue = ({ type, role, user_id }: TaskAssignee): string =>
  type === 'role' || type === 'user' ? `${type}:${role ?? user_id}` : type

/** Reads an assignee from the value of a choice. */
export function readAssignee(value: string) {
  const [type = '', detail = ''] = value.split(':')
  if (type === 'role') return { type, role: detail as 'admin' | 'owner' } as const
  if (type === 'user') return { type, user_id: Number(detail) } as const
  return { type: type as 'person' | 'manager' }
}
