import type { OperationId } from '../../server/operation/contract/contract.ts'
import type { AnyInput } from '../support/http.ts'
import { createPersonChange } from '../support/samples/person-change.ts'
import type { Tenant } from './tenant.ts'

type PersonChangeOperation = Extract<OperationId, `personChanges.${string}`>

/** Requests of the operations for change requests. */
export const personChangeRequests: Record<PersonChangeOperation, (tenant: Tenant) => Promise<AnyInput>> = {
  'personChanges.list': async (tenant) => {
    const { person_id } = await add(tenant)
    return { query: { limit: 2, status: 'pending', person_id } }
  },
  'personChanges.get': async (tenant) => ({ path: { id: (await add(tenant)).id } }),
  'personChanges.approve': async (tenant) => await decision(tenant),
  'personChanges.reject': async (tenant) => ({ ...(await decision(tenant)), body: { note: 'No evidence' } }),
  'personChanges.cancel': async (tenant) => await decision(tenant),
}

const add = ({ app, business }: Tenant) => createPersonChange(app, { business_id: business.id })

const decision = async (tenant: Tenant): Promise<AnyInput> => ({
  path: { id: (await add(tenant)).id },
  header: { 'If-Match': '"1"' },
})
