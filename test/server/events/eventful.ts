import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { caller } from '../../support/http.ts'
import { createBusiness, createEvent } from '../../support/samples/factories.ts'
import type { TestApp } from '../../support/service/app.ts'

/** A business of its own where so many people were created. */
export async function eventful(app: TestApp, count: number) {
  const { id: business_id, owner } = await createBusiness(app)
  for (let made = 0; made < count; made++) await createEvent(app, business_id)
  return { business_id, owner, api: caller(app, owner.token) }
}

export const places = (events: Schemas['Event'][]) => events.map(({ sequence }) => sequence)
