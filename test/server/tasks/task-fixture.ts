import { roleScopes } from '../../../server/access/roles.ts'
import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { all, type Caller, caller } from '../../support/http.ts'
import { createUser, linkUser } from '../../support/samples/factories.ts'
import { createOwnerFixture, type OwnerFixture } from '../../support/samples/owner-fixture.ts'
import type { TestApp } from '../../support/service/app.ts'

interface Person {
  person_id: number
  user_id: number
  email: string
  api: Caller
}

export interface TaskFixture extends OwnerFixture {
  /** Adds a plain task of the person, except for the given fields. */
  add(person_id: number, fields?: Partial<Schemas['TaskCreate']>): Promise<Schemas['Task']>
  /** Adds a person with a user. */
  addUser(role: 'manager' | 'employee', values?: { manager_id?: number }): Promise<Person>
  /** Lists all tasks about a person by ID. */
  listTasks(person_id: number): Promise<Schemas['Task'][]>
  /** Creates a checklist whose items have these members. */
  checklist(
    starts_on_event: Schemas['ChecklistEvent'],
    items: Partial<Schemas['ChecklistItemInput']>[],
    fields?: Partial<Schemas['ChecklistCreate']>,
  ): Promise<Schemas['Checklist']>
}

let serial = 0

export async function createTaskFixture(app: TestApp): Promise<TaskFixture> {
  const own = await createOwnerFixture(app, 'task')
  const { api, business } = own
  return {
    ...own,
    add: async (person_id, fields) => {
      const body = { person_id, title: 'Read the handbook', assignee: { type: 'person' as const }, ...fields }
      return (await api.call('tasks.create', { body })).body.data
    },
    addUser: async (role, values = {}) => {
      const person_id = await own.addPerson(values)
      const user = await createUser(app, { business_id: business.id, role, scopes: roleScopes(role) })
      await linkUser(app, user.id, person_id)
      return { person_id, user_id: user.id, email: user.email, api: caller(app, user.token) }
    },
    listTasks: (person_id) => all(api, 'tasks.list', { query: { person_id: [person_id], sort: 'id' } }),
    checklist: async (starts_on_event, items, fields) => {
      const body = {
        name: `Checklist ${++serial}`,
        starts_on_event,
        items: items.map((item) => ({ title: 'Read the handbook', assignee: { type: 'person' as const }, ...item })),
        ...fields,
      }
      return (await api.call('checklists.create', { body })).body.data
    },
  }
}

/** The day a number of days after today, in UTC. */
export const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
