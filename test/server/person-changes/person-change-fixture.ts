import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { type Caller, caller } from '../../support/http.ts'
import { createUser, linkUser, type TestUser } from '../../support/samples/factories.ts'
import { createOwnerFixture, type OwnerFixture } from '../../support/samples/owner-fixture.ts'
import type { TestApp } from '../../support/service/app.ts'

interface Member {
  person_id: number
  user_id: number
  user: TestUser
  api: Caller
}

export interface PersonChangeFixture extends OwnerFixture {
  /** Adds a person named Ada Byron with a user. */
  member(role?: 'employee' | 'manager' | 'admin', values?: Partial<Schemas['PersonCreate']>): Promise<Member>
  /** Requests another family name for a new employee. */
  request(): Promise<{ request: Schemas['PersonChange']; member: Member }>
  /** Returns the record of a person. */
  person(id: number): Promise<Schemas['Person']>
  get(id: number): Promise<Schemas['PersonChange']>
}

/** Changes the caller's own record. */
export const updateOwn = async (api: Caller, body: Schemas['OwnPersonUpdate']): Promise<Schemas['OwnPerson']> =>
  (await api.call('me.updatePerson', { body })).body.data

/** Requests a change that needs approval. */
export async function requestOwn(api: Caller, body: Schemas['OwnPersonUpdate']): Promise<Schemas['PersonChange']> {
  const { change_request } = await updateOwn(api, body)
  if (change_request === null) throw new Error('no change was requested')
  return change_request
}

export async function createPersonChangeFixture(app: TestApp): Promise<PersonChangeFixture> {
  const own = await createOwnerFixture(app, 'person_change')
  const { api, business } = own
  const member: PersonChangeFixture['member'] = async (role = 'employee', values = {}) => {
    const person_id = await own.addPerson({ last_name: 'Byron', ...values })
    const user = await createUser(app, { business_id: business.id, role })
    await linkUser(app, user.id, person_id)
    return { person_id, user_id: user.id, user, api: caller(app, user.token) }
  }
  return {
    ...own,
    member,
    request: async () => {
      const requester = await member()
      return { request: await requestOwn(requester.api, { last_name: 'Lovelace' }), member: requester }
    },
    person: async (id) => (await api.call('people.get', { path: { id } })).body.data,
    get: async (id) => (await api.call('personChanges.get', { path: { id } })).body.data,
  }
}
