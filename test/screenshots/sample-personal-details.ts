import type { ClientAtTime, Staff } from './sample-users.ts'

/**
 * Adds personal details of an employee, a bank account, and another one that waits for a second person.
 *
 * @param time - the time of the screenshots
 */
export async function createPersonalDetails(clientAt: ClientAtTime, { emil }: Staff, time: string): Promise<void> {
  const path = { id: emil }
  const owner = await clientAt(time, 'owner')
  const holder = 'Emil Employee'
  const account = { holder, iban: 'FR7630006000011234567890189', effective_on: '2026-03-01' }
  const { id: replaces } = (await owner.call('bankAccounts.create', { path, body: account })).body.data
  await owner.call('business.update', { body: { two_person_pay_runs: true } })

  const admin = await clientAt(time, 'admin')
  const passport = { kind: 'passport', country: 'FR', value: '12AB34711', expires_on: '2026-09-14' } as const
  await admin.call('identifiers.create', { path, body: passport })
  const permit = { kind: 'driving_licence', country: 'FR', value: '13AA00002', expires_on: '2026-02-28' } as const
  await admin.call('identifiers.create', { path, body: permit })
  const contact = { name: 'Zoë Employee', relationship: 'Partner', phone: '+44 20 7946 0012' }
  await admin.call('emergencyContacts.create', { path, body: contact })
  const child = { first_name: 'Inès', last_name: 'Employee', relationship: 'child', tax_dependent: true } as const
  await admin.call('dependents.create', { path, body: { ...child, date_of_birth: '2019-05-12' } })
  const body = { holder, iban: 'DE89370400440532013000', effective_on: '2026-03-31', replaces }
  await admin.call('bankAccounts.create', { path, body })
}
