import type { OperationId } from '../../server/operation/contract/contract.ts'
import type { AnyInput } from '../support/http.ts'
import { createCompensation } from '../support/samples/compensation.ts'
import { createPerson } from '../support/samples/factories.ts'
import type { Tenant } from './tenant.ts'

type CompensationOperation = Extract<OperationId, `compensations.${string}` | 'people.compensations'>

/** Requests of the operations for compensations. */
export const compensationRequests: Record<CompensationOperation, (tenant: Tenant) => Promise<AnyInput>> = {
  'compensations.list': async (tenant) => {
    const { person_id } = await addCompensation(tenant)
    await createCompensation(tenant.app, { business_id: tenant.business.id, person_id, effective_on: '2026-07-01' })
    const days = { effective_from: '2026-01-01', effective_until: '2026-12-31', as_of: '2026-08-01' }
    return { query: { limit: 2, sort: '-effective_on', person_id: [person_id], ...days } }
  },
  'compensations.create': async ({ app, business }) => ({
    path: { id: (await createPerson(app, { business_id: business.id })).id },
    header: { 'If-Match': '"1"' },
    body: compensation(),
  }),
  'compensations.import': async (tenant) => {
    const { person_id } = await addCompensation(tenant)
    const rows = [
      { person_id, ...compensation(), external_id: null },
      { person_id, effective_on: '2026-07-01', amount: '20.125', per: 'hour' },
    ]
    return { body: { compensations: rows, dry_run: false } }
  },
  'compensations.get': async (tenant) => ({ path: { id: (await addCompensation(tenant)).id } }),
  'compensations.update': async (tenant) => ({
    path: { id: (await addCompensation(tenant)).id },
    header: { 'If-Match': '"1"' },
    body: { ...compensation(), effective_on: '2026-02-01', amount: '51000.00' },
  }),
  'compensations.delete': async (tenant) => ({
    path: { id: (await addCompensation(tenant)).id },
    header: { 'If-Match': '"1"' },
  }),
  'people.compensations': async (tenant) => {
    const { person_id } = await addCompensation(tenant)
    await createCompensation(tenant.app, { business_id: tenant.business.id, person_id, effective_on: '2026-07-01' })
    return { path: { id: person_id }, query: { limit: 2, sort: '-effective_on' } }
  },
}

let serial = 0

const compensation = () => ({
  effective_on: '2026-01-01',
  amount: '50000.00',
  currency: 'EUR',
  per: 'year',
  pay_code: 'salary',
  reason: 'review',
  note: 'Annual review',
  external_id: `raise-${++serial}`,
  metadata: { cost_center: '42' },
})

async function addCompensation({ app, business }: Tenant): Promise<{ id: number; person_id: number }> {
  const person_id = (await createPerson(app, { business_id: business.id })).id
  const { id } = await createCompensation(app, { business_id: business.id, person_id })
  return { id, person_id }
}
