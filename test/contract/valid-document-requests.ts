import type { OperationId } from '../../server/operation/contract/contract.ts'
import { encodeForm } from '../support/browser/form.ts'
import type { AnyInput } from '../support/http.ts'
import { createDocument, createTemplate, onePage, templateBody } from '../support/samples/document.ts'
import { createPerson } from '../support/samples/factories.ts'
import type { Tenant } from './tenant.ts'

type DocumentOperation = Extract<OperationId, `${'documentTemplates' | 'documents' | 'signing'}.${string}`>

/** Requests of the operations for documents and their templates. */
export const documentRequests: Record<DocumentOperation, (tenant: Tenant) => Promise<AnyInput>> = {
  'documentTemplates.list': async (tenant) => {
    await addTemplate(tenant)
    return { query: { limit: 2, updated_since: '2026-01-01T00:00:00Z' } }
  },
  'documentTemplates.create': async () => ({ body: { name: 'Employment contract', body: templateBody } }),
  'documentTemplates.get': async (tenant) => ({ path: { id: await addTemplate(tenant) }, query: { revision: 1 } }),
  'documentTemplates.update': async (tenant) => ({
    path: { id: await addTemplate(tenant) },
    header: { 'If-Match': '"1"' },
    body: { name: 'Contract', body: '{{data.salary}}' },
  }),
  'documentTemplates.delete': async (tenant) => ({
    path: { id: await addTemplate(tenant) },
    header: { 'If-Match': '"1"' },
  }),
  'documentTemplates.previewText': async (tenant) => ({
    body: {
      person_id: await addPerson(tenant),
      title: 'Contract',
      body: 'For {{data.salary}}',
      merge_data: { salary: '1 €' },
    },
  }),
  'documentTemplates.preview': async (tenant) => ({
    path: { id: await addTemplate(tenant) },
    body: { person_id: await addPerson(tenant), title: 'Contract', merge_data: { salary: '50000 EUR' } },
  }),
  'documents.list': async (tenant) => {
    await addDocument(tenant)
    return { query: { limit: 2, status: 'draft', updated_since: '2026-01-01T00:00:00Z' } }
  },
  'documents.exportCsv': async (tenant) => {
    await addDocument(tenant)
    return { query: { status: 'draft', sort: '-id' } }
  },
  'documents.create': async (tenant) => ({
    body: {
      template_id: await addTemplate(tenant),
      person_id: await addPerson(tenant),
      title: 'Contract',
      merge_data: { salary: '50000 EUR' },
      ...optionalFields(),
    },
  }),
  'documents.upload': async (tenant) => {
    const person_id = await addPerson(tenant)
    return { ...encodeForm({ person_id, title: 'Contract', ...optionalFields(), file: await onePage() }) }
  },
  'documents.get': async (tenant) => ({ path: { id: (await addDocument(tenant)).id } }),
  'documents.update': async (tenant) => ({
    path: { id: (await addDocument(tenant)).id },
    header: { 'If-Match': '"1"' },
    body: { title: 'Contract', ...optionalFields() },
  }),
  'documents.delete': async (tenant) => ({
    path: { id: (await addDocument(tenant)).id },
    header: { 'If-Match': '"1"' },
  }),
  'documents.file': async (tenant) => ({
    path: { id: (await addDocument(tenant)).id },
    query: { version: 'original' },
  }),
  'documents.audit': async (tenant) => {
    const { id } = await addDocument(tenant)
    for (let read = 0; read < 2; read++) await tenant.owner.call('documents.file', { path: { id } })
    return { path: { id }, query: { limit: 2 } }
  },
  'documents.send': async (tenant) => ({
    path: { id: (await addDocument(tenant)).id },
    header: { 'If-Match': '"1"' },
    body: { expires_in_days: 30 },
  }),
  'documents.remind': async (tenant) => ({
    path: { id: (await addDocument(tenant, 'sent')).id },
    body: { delivery: 'link' },
  }),
  'documents.createSigningLink': async ({ app, business }) => ({
    path: {
      id: (await createDocument(app, { business_id: business.id, status: 'sent', email: business.owner.email })).id,
    },
  }),
  'documents.finish': async (tenant) => ({
    path: { id: (await addDocument(tenant)).id },
    header: { 'If-Match': '"1"' },
  }),
  'documents.updateSigner': async (tenant) => {
    const { id, signer_ids } = await addDocument(tenant, 'sent')
    return {
      path: { id, signer_id: signer_ids[0] ?? 0 },
      header: { 'If-Match': '"1"' },
      body: { name: 'Ada King', email: 'ada.king@example.com' },
    }
  },
  'documents.void': async (tenant) => ({
    path: { id: (await addDocument(tenant)).id },
    header: { 'If-Match': '"1"' },
    body: { reason: 'The salary is wrong' },
  }),
  'documents.verify': async (tenant) => ({ body: { sha256: (await addDocument(tenant)).sha256 } }),
  'signing.get': async (tenant) => ({ path: { token: await createSigningToken(tenant) } }),
  'signing.file': async (tenant) => ({ path: { token: await createSigningToken(tenant) } }),
  'signing.sign': async (tenant) => {
    const { sha256, tokens } = await addDocument(tenant, 'sent')
    const body = { full_name: 'Ada Lovelace', consent: true, document_sha256: sha256 }
    return { path: { token: tokens[0] ?? '' }, body }
  },
  'signing.decline': async (tenant) => ({
    path: { token: await createSigningToken(tenant) },
    body: { reason: 'The salary is wrong' },
  }),
}

let serial = 0
const optionalFields = () => ({
  signers: [
    { name: 'Ada Lovelace', email: 'ada@example.com', order: 2 },
    { name: 'Mary Manager', email: 'mary@example.com', order: 1 },
  ],
  signing_order: 'parallel',
  external_id: `contract-${++serial}`,
  metadata: { cost_center: '42' },
})

const addDocument = ({ app, business }: Tenant, status: 'draft' | 'sent' = 'draft') =>
  createDocument(app, { business_id: business.id, status })

const createSigningToken = async (tenant: Tenant) => (await addDocument(tenant, 'sent')).tokens[0] ?? ''

const addTemplate = async ({ app, business }: Tenant) => (await createTemplate(app, { business_id: business.id })).id
const addPerson = async ({ app, business }: Tenant) => (await createPerson(app, { business_id: business.id })).id
