import type { Schemas } from '../../../server/contract.ts'
import type { TestApp } from '../../support/app.ts'
import { templateBody } from '../../support/document.ts'
import { createBusiness, createPerson, type TestBusiness } from '../../support/factories.ts'
import { type Caller, caller } from '../../support/http.ts'

/** A business whose owner makes documents. */
export interface Desk {
  business: TestBusiness
  api: Caller
  /** Somebody whom documents are for. */
  person(given?: Partial<Schemas['PersonCreate']>): Promise<number>
  template(body?: string): Promise<Schemas['DocumentTemplate']>
}

export async function openDesk(app: TestApp): Promise<Desk> {
  const business = await createBusiness(app)
  const api = caller(app, business.owner.token)
  return {
    business,
    api,
    person: async (given) => (await createPerson(app, { business_id: business.id, ...given })).id,
    template: async (body = templateBody) =>
      (await api.call('documentTemplates.create', { body: { name: 'Employment contract', body } })).body.data,
  }
}
