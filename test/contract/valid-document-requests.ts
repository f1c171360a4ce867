import type { OperationId } from '../../server/contract.ts'
import { createTemplate, templateBody } from '../support/document.ts'
import { createPerson } from '../support/factories.ts'
import type { AnyInput } from '../support/http.ts'
import type { Tenant } from './tenant.ts'

type DocumentOperation = Extract<OperationId, `documentTemplates.${string}`>

/** Requests of the operations on documents and what they are made from. */
export const documentRequests: Record<DocumentOperation, (tenant: Tenant) => Promise<AnyInput>> = {
  'documentTemplates.list': async (tenant) => {
    await templateOf(tenant)
    return { query: { limit: 2, updated_since: '2026-01-01T00:00:00Z' } }
  },
  'documentTemplates.create': async () => ({ body: { name: 'Employment contract', body: templateBody } }),
  'documentTemplates.get': async (tenant) => ({ path: { id: await templateOf(tenant) }, query: { revision: 1 } }),
  'documentTemplates.update': async (tenant) => ({
    path: { id: await templateOf(tenant) },
    header: { 'If-Match': '"1"' },
    body: { name: 'Contract', body: '{{data.salary}}' },
  }),
  'documentTemplates.delete': async (tenant) => ({
    path: { id: await templateOf(tenant) },
    header: { 'If-Match': '"1"' },
  }),
  'documentTemplates.preview': async (tenant) => ({
    path: { id: await templateOf(tenant) },
    body: { person_id: await personOf(tenant), title: 'Contract', merge_data: { salary: '50000 EUR' } },
  }),
}

const templateOf = async ({ app, business }: Tenant) => (await createTemplate(app, { business_id: business.id })).id
const personOf = async ({ app, business }: Tenant) => (await createPerson(app, { business_id: business.id })).id
