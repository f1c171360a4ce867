import type { Insertable } from 'kysely'
import { lastFour } from '../../../server/operation/last-four.ts'
import { sealNumber } from '../../../server/personal-details/identifiers/identifier-number.ts'
import type { Database } from '../../../server/schema.ts'
import type { TestApp } from '../service/app.ts'

interface PersonKey {
  business_id: number
  person_id: number
}

/** Adds an identifier: by default a German residence permit that never expires. */
export async function createIdentifier(
  { db, config }: Pick<TestApp, 'db' | 'config'>,
  { value = 'L01X04711', ...values }: PersonKey & Partial<Insertable<Database['identifiers']>> & { value?: string },
): Promise<{ id: number }> {
  const defaults = { kind: 'residence_permit' as const, country: 'DE', issued_on: null, expires_on: null, note: null }
  const { id } = await db
    .insertInto('identifiers')
    .values({ ...defaults, value_ciphertext: '', last_four: lastFour(value), ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('identifiers')
    .set({ value_ciphertext: sealNumber(config.encryptionKeys, id, value) })
    .where('business_id', '=', values.business_id)
    .where('id', '=', id)
    .execute()
  return { id }
}

/** Adds an emergency contact: by default William King, who is called first. */
export async function createEmergencyContact(
  { db }: Pick<TestApp, 'db'>,
  values: PersonKey & Partial<Insertable<Database['emergency_contacts']>>,
): Promise<{ id: number }> {
  const contact = { name: 'William King', relationship: null, phone: '+44 20 7946 0000', email: null, note: null }
  return await db
    .insertInto('emergency_contacts')
    .values({ ...contact, position: 1, ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** Adds a dependent: by default a child, Byron King. */
export async function createDependent(
  { db }: Pick<TestApp, 'db'>,
  values: PersonKey & Partial<Insertable<Database['dependents']>>,
): Promise<{ id: number }> {
  const child = { first_name: 'Byron', last_name: 'King', relationship: 'child' as const, tax_dependent: true }
  return await db
    .insertInto('dependents')
    .values({ ...child, date_of_birth: null, note: null, ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
}
