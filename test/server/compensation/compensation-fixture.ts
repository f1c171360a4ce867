import { roleScopes } from '../../../server/access/roles.ts'
import type { Schemas } from '../../../server/operation/contract/contract.ts'
import type { Scope } from '../../../server/operation/scopes.ts'
import { type Caller, caller } from '../../support/http.ts'
import { createUser, linkUser } from '../../support/samples/factories.ts'
import { createOwnerFixture, type OwnerFixture } from '../../support/samples/owner-fixture.ts'
import type { TestApp } from '../../support/service/app.ts'

export interface CompensationFixture extends OwnerFixture {
  /** Adds a compensation of 48,000.00 EUR a year from 2026 on, except for the given fields. */
  add(person_id: number, fields?: Partial<Schemas['CompensationCreate']>): Promise<Schemas['Compensation']>
  /** Adds a person with a user, whose only scope is `self`. */
  employee(): Promise<{ person_id: number; api: Caller }>
  /** Adds a person with a user who is a manager, and whose token was issued while managers see compensations. */
  manager(): Promise<{ person_id: number; api: Caller }>
}

export const salary = { effective_on: '2026-01-01', amount: '48000.00', per: 'year' } as const

export async function createCompensationFixture(app: TestApp): Promise<CompensationFixture> {
  const own = await createOwnerFixture(app, 'compensation')
  const { api, business } = own
  const addUser = async (role: 'manager' | 'employee', scopes: readonly Scope[]) => {
    const person_id = await own.addPerson()
    const user = await createUser(app, { business_id: business.id, role, scopes })
    await linkUser(app, user.id, person_id)
    return { person_id, api: caller(app, user.token) }
  }
  return {
    ...own,
    add: async (id, fields) =>
      (await api.call('compensations.create', { path: { id }, body: { ...salary, ...fields } })).body.data,
    employee: () => addUser('employee', ['self']),
    manager: () => addUser('manager', [...roleScopes('manager'), 'compensation:read']),
  }
}
