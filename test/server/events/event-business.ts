import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { caller } from '../../support/http.ts'
import { createBusiness, createEvent } from '../../support/samples/factories.ts'
import type { TestApp } from '../../support/service/app.ts'

/** Creates a business with a number of events. */
export async function createEventBusiness(app: TestApp, count: number) {
  const { id: business_id, owner } = await createBusiness(app)
  for (let index = 0; index < count; index++) await createEvent(app, business_id)
  return { business_id, owner, api: caller(app, owner.token) }
}

export const sequences = (events: Schemas['Event'][]) => events.map(({ sequence }) => sequence)
