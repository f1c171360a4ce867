import { visitConsoleAs } from '../../support/browser/console-visitor.ts'
import { createUser, linkUser } from '../../support/samples/factories.ts'
import type { OwnerFixture } from '../../support/samples/owner-fixture.ts'
import type { TestApp } from '../../support/service/app.ts'

/** Creates a user who is linked to a person, and signs the user in. */
export async function signInMember(app: TestApp, fixture: OwnerFixture, role: 'employee' | 'manager') {
  const user = await createUser(app, { business_id: fixture.business.id, role })
  const person_id = await fixture.addPerson({ first_name: 'Grace', last_name: `The ${role}`, email: user.email })
  await linkUser(app, user.id, person_id)
  const visitor = await visitConsoleAs(app, user)
  return { person_id, user, visitor }
}
