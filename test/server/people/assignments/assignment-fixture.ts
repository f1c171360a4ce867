import type { Schemas } from '../../../../server/operation/contract/contract.ts'
import { all, type Caller, caller } from '../../../support/http.ts'
import { createUser, linkUser } from '../../../support/samples/factories.ts'
import { createOwnerFixture, type OwnerFixture } from '../../../support/samples/owner-fixture.ts'
import type { TestApp } from '../../../support/service/app.ts'

export interface AssignmentFixture extends OwnerFixture {
  /** Adds a person through the API: an analyst who started in 2026, except for the given fields. */
  hire(fields?: Partial<Schemas['PersonCreate']>): Promise<number>
  /** Adds an assignment from 2026-07-01 on, except for the given fields. */
  add(person_id: number, fields?: Partial<Schemas['AssignmentCreate']>): Promise<Schemas['Assignment']>
  /** Returns the assignments of a person by day. */
  timeline(person_id: number): Promise<Schemas['Assignment'][]>
  person(id: number): Promise<Schemas['Person']>
  /** Returns the types of all events about a person and their assignments, in order. */
  listEvents(person_id: number): Promise<string[]>
  /** Adds a person with a user, whose only scope is `self`. */
  employee(): Promise<{ person_id: number; api: Caller }>
}

let serial = 0

export async function createAssignmentFixture(app: TestApp): Promise<AssignmentFixture> {
  const own = await createOwnerFixture(app, 'assignment')
  const { api, business } = own
  const hire: AssignmentFixture['hire'] = async (fields) => {
    const name = { first_name: 'Ada', last_name: 'Lovelace', email: `ada-${++serial}@example.com` }
    const job = { start_date: '2026-01-01', job_title: 'Analyst' }
    return (await api.call('people.create', { body: { ...name, ...job, ...fields } })).body.data.id
  }
  return {
    ...own,
    hire,
    add: async (id, fields) =>
      (await api.call('assignments.create', { path: { id }, body: { effective_on: '2026-07-01', ...fields } })).body
        .data,
    timeline: async (id) => await all(api, 'people.assignments', { path: { id } }),
    person: async (id) => (await api.call('people.get', { path: { id } })).body.data,
    listEvents: async (id) =>
      (await all(api, 'events.list')).flatMap(({ type, data }) =>
        ('person_id' in data ? data.person_id : 'id' in data && data.id) === id ? [type] : [],
      ),
    employee: async () => {
      const person_id = await hire()
      const user = await createUser(app, { business_id: business.id, role: 'employee' })
      await linkUser(app, user.id, person_id)
      return { person_id, api: caller(app, user.token) }
    },
  }
}
