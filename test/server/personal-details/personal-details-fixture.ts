import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { type Caller, caller } from '../../support/http.ts'
import { createUser, linkUser } from '../../support/samples/factories.ts'
import { createOwnerFixture, type OwnerFixture } from '../../support/samples/owner-fixture.ts'
import type { TestApp } from '../../support/service/app.ts'

export interface PersonalDetailsFixture extends OwnerFixture {
  /** Adds a person with a user of a role, and returns their client. */
  addUser(role: 'manager' | 'employee'): Promise<{ person_id: number; own: Caller }>
  /** Returns the details of the latest audit entry of an action. */
  readAuditDetail(action: Schemas['AuditAction']): Promise<unknown>
}

export const passport = { kind: 'passport', country: 'GB', value: '533380006' } as const
export const husband = { name: 'William King', phone: '+44 20 7946 0000' }
export const child = { first_name: 'Byron', last_name: 'King', relationship: 'child' } as const

/**
 * Creates a business whose owner is the caller.
 *
 * @param area - the prefix of the event types
 */
export async function createPersonalDetailsFixture(
  app: TestApp,
  area: 'identifier' | 'emergency_contact' | 'dependent',
): Promise<PersonalDetailsFixture> {
  const own = await createOwnerFixture(app, area)
  return {
    ...own,
    addUser: async (role) => {
      const person_id = await own.addPerson()
      const user = await createUser(app, { business_id: own.business.id, role })
      await linkUser(app, user.id, person_id)
      return { person_id, own: caller(app, user.token) }
    },
    readAuditDetail: async (action) =>
      (await own.api.call('auditLog.list', { query: { action, limit: 1 } })).body.data[0]?.detail,
  }
}
