import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { all, type Caller, caller } from '../http.ts'
import type { TestApp } from '../service/app.ts'
import { createBusiness, createPerson, type TestBusiness } from './factories.ts'

/** A new business whose owner is the caller, for the tests of all areas. */
export interface OwnerFixture {
  business: TestBusiness
  /** The client of the owner. */
  api: Caller
  /** Adds a person without a user. */
  addPerson(values?: Partial<Schemas['PersonCreate']>): Promise<number>
  /** Returns the types of the events about a resource of this area, in order. */
  listEventTypes(id: number): Promise<string[]>
}

/**
 * Creates a business with its owner.
 *
 * @param area - the prefix of the area's event types, such as `document`
 */
export async function createOwnerFixture(app: TestApp, area: string): Promise<OwnerFixture> {
  const business = await createBusiness(app)
  const api = caller(app, business.owner.token)
  return {
    business,
    api,
    addPerson: async (values) => (await createPerson(app, { business_id: business.id, ...values })).id,
    listEventTypes: async (id) =>
      (await all(api, 'events.list'))
        .filter(({ type, data }) => type.startsWith(`${area}.`) && 'id' in data && data.id === id)
        .filter(({ type }) => type !== 'leave.balance_adjusted') // its resource is a ledger entry
        .map(({ type }) => type),
  }
}
