import type { TestApp } from '../support/app.ts'
import { createBusiness, type TestBusiness } from '../support/factories.ts'
import { type Caller, caller } from '../support/http.ts'

/** A business that requests are made for. */
export interface Tenant {
  app: TestApp
  business: TestBusiness
  owner: Caller
}

export async function newTenant(app: TestApp): Promise<Tenant> {
  const business = await createBusiness(app)
  return { app, business, owner: caller(app, business.owner.token) }
}
