import type { OperationId } from '../../server/operation/contract/contract.ts'
import type { AnyInput } from '../support/http.ts'
import { createPerson } from '../support/samples/factories.ts'
import { createDependent, createEmergencyContact, createIdentifier } from '../support/samples/personal-details.ts'
import type { Tenant } from './tenant.ts'

type PersonalOperation = Extract<
  OperationId,
  `identifiers.${string}` | 'people.identifiers' | `emergencyContacts.${string}` | `dependents.${string}`
>

/** Requests of the operations for identifiers, emergency contacts and dependents. */
export const personalRequests: Record<PersonalOperation, (tenant: Tenant) => Promise<AnyInput>> = {
  'identifiers.list': async (tenant) => {
    const { person_id } = await addTwo(tenant, createIdentifier, { expires_on: '2026-08-01' })
    const days = { expires_from: '2026-01-01', expires_before: '2026-12-31' }
    return { query: { limit: 2, sort: '-expires_on', person_id: [person_id], kind: 'residence_permit', ...days } }
  },
  'people.identifiers': async (tenant) => firstPage(await addTwo(tenant, createIdentifier)),
  'identifiers.create': async (tenant) => ({ ...(await newPerson(tenant)), body: identifier }),
  'identifiers.get': async (tenant) => ({ path: await addOne(tenant, createIdentifier) }),
  'identifiers.update': async (tenant) => ({
    ...versioned(await addOne(tenant, createIdentifier)),
    body: { ...identifier, value: 'L01X08150' },
  }),
  'identifiers.delete': async (tenant) => versioned(await addOne(tenant, createIdentifier)),
  'identifiers.reveal': async (tenant) => ({ path: await addOne(tenant, createIdentifier) }),
  'emergencyContacts.list': async (tenant) => firstPage(await addTwo(tenant, createEmergencyContact)),
  'emergencyContacts.create': async (tenant) => ({ ...(await newPerson(tenant)), body: contact }),
  'emergencyContacts.get': async (tenant) => ({ path: await addOne(tenant, createEmergencyContact) }),
  'emergencyContacts.update': async (tenant) => ({
    ...versioned(await addOne(tenant, createEmergencyContact)),
    body: { ...contact, phone: '+44 20 7946 0999' },
  }),
  'emergencyContacts.delete': async (tenant) => versioned(await addOne(tenant, createEmergencyContact)),
  'dependents.list': async (tenant) => firstPage(await addTwo(tenant, createDependent)),
  'dependents.create': async (tenant) => ({ ...(await newPerson(tenant)), body: dependent }),
  'dependents.get': async (tenant) => ({ path: await addOne(tenant, createDependent) }),
  'dependents.update': async (tenant) => ({
    ...versioned(await addOne(tenant, createDependent)),
    body: { ...dependent, first_name: 'Ralph' },
  }),
  'dependents.delete': async (tenant) => versioned(await addOne(tenant, createDependent)),
}

const identifier = {
  kind: 'passport',
  country: 'GB',
  value: '533380006',
  issued_on: '2025-03-01',
  expires_on: '2035-03-01',
  note: 'A copy is in the file',
}

const contact = {
  name: 'William King',
  relationship: 'Husband',
  phone: '+44 20 7946 0000',
  email: 'william@example.com',
  position: 2,
  note: 'At work until six',
}

const dependent = {
  first_name: 'Byron',
  last_name: 'King',
  relationship: 'child',
  date_of_birth: '2016-05-12',
  tax_dependent: true,
  note: 'Lives with both parents',
}

type Create<Values> = (
  app: Tenant['app'],
  values: { business_id: number; person_id: number } & Values,
) => Promise<{ id: number }>

const newPerson = async ({ app, business }: Tenant) =>
  versioned({ id: (await createPerson(app, { business_id: business.id })).id })

const versioned = ({ id }: { id: number }) => ({ path: { id }, header: { 'If-Match': '"1"' } })

const firstPage = ({ person_id }: { person_id: number }) => ({ path: { id: person_id }, query: { limit: 2 } })

/** Adds a record to a new person. */
async function addOne({ app, business }: Tenant, create: Create<object>): Promise<{ id: number }> {
  const person_id = (await createPerson(app, { business_id: business.id })).id
  const { id } = await create(app, { business_id: business.id, person_id })
  return { id }
}

/** Adds two records to a new person, so that their list has two pages. */
async function addTwo<Values extends object>(
  { app, business }: Tenant,
  create: Create<Values>,
  values = {} as Values,
): Promise<{ person_id: number }> {
  const person_id = (await createPerson(app, { business_id: business.id })).id
  const personKey = { business_id: business.id, person_id }
  await create(app, { ...personKey, ...values })
  await create(app, { ...personKey, ...values })
  return { person_id }
}
