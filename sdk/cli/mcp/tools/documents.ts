import type { Document } from 'workforce-sdk'
import { changeKey, id, pageQuery, paging, text } from '../inputs.ts'
import { array, email, int, oneOf, optional, record, strictObject, string } from '../library.ts'
import { defineChange, defineReader } from '../tool.ts'

/** Selects the state of a document. The links with which people sign are never part of it. */
const summarize = (document: Document) => ({
  id: document.id,
  person_id: document.person_id,
  title: document.title,
  status: document.status,
  template_id: document.template_id,
  signers: document.signers.map(
    ({ name, email: address, order, status, viewed_at, signed_at, declined_at, bounced_at }) => ({
      name,
      email: address,
      order,
      status,
      viewed_at,
      signed_at,
      declined_at,
      bounced_at,
    }),
  ),
  sent_at: document.sent_at,
  expires_at: document.expires_at,
  signed_at: document.signed_at,
  next_reminder_at: document.next_reminder_at,
  reason: document.reason,
})

export const findDocuments = defineReader({
  name: 'find_documents',
  title: 'Find documents',
  description: 'Finds documents by title, person and status, latest first. `sent` waits for signatures.',
  requests: ['GET /documents'],
  scopes: ['documents:read'],
  input: strictObject({
    search: optional(text('Words of the title')),
    person_id: optional(id('The ID of the person, from find_people')),
    status: optional(oneOf(['draft', 'sent', 'signed', 'filed', 'expired', 'declined', 'voided'])),
    ...paging,
  }),
  run: async ({ workforce }, { search, person_id, status, ...page }) => {
    const documents = await workforce.documents.list({
      ...pageQuery(page),
      sort: '-id',
      ...(search !== undefined && { q: search }),
      ...(person_id !== undefined && { person_id }),
      ...(status !== undefined && { status }),
    })
    return { data: { documents: documents.data.map(summarize) }, nextCursor: documents.nextCursor }
  },
})

export const getDocument = defineReader({
  name: 'get_document',
  title: 'Get the status of a document',
  description:
    'Returns who has signed a document and who has not, and its audit trail: when it was sent, seen and signed.',
  requests: ['GET /documents/{id}', 'GET /documents/{id}/audit'],
  scopes: ['documents:read'],
  input: strictObject({ document_id: id('The ID of the document, from find_documents') }),
  run: async ({ workforce }, { document_id }) => {
    const [document, audit] = await Promise.all([
      workforce.documents.get(document_id),
      workforce.documents.audit(document_id, { limit: 50 }),
    ])
    return {
      data: { document: summarize(document), audit: audit.data.map(({ at, type, actor }) => ({ at, type, actor })) },
    }
  },
})

export const listDocumentTemplates = defineReader({
  name: 'list_document_templates',
  title: 'List document templates',
  description: 'Lists the templates of documents, with the fields whose values a document needs.',
  requests: ['GET /document-templates'],
  scopes: ['documents:read'],
  input: strictObject(paging),
  run: async ({ workforce }, page) => {
    const templates = await workforce.documentTemplates.list(pageQuery(page))
    const entries = templates.data.map(({ id: templateId, name, merge_fields }) => ({
      id: templateId,
      name,
      merge_fields,
    }))
    return { data: { templates: entries }, nextCursor: templates.nextCursor }
  },
})

export const sendDocument = defineChange({
  name: 'send_document',
  title: 'Send a document for signature',
  description:
    'Creates a document for a person from a template and emails it to its signers. Only they can sign it. The service needs a mail server.',
  requests: ['POST /documents', 'POST /documents/{id}/send'],
  scopes: ['documents:write'],
  input: strictObject({
    template_id: id('The ID of the template, from list_document_templates'),
    person_id: id('The ID of the person that the document is about, from find_people'),
    title: text('The title of the document'),
    merge_data: optional(
      record(string(), string()).describe('The values of the merge fields that the service does not fill in itself'),
    ),
    signers: array(strictObject({ name: text('Full name'), email: email() }))
      .min(1)
      .max(10)
      .describe('The signers, in this order'),
    expires_in_days: optional(int().min(1).max(365)),
    ...changeKey,
  }),
  run: async ({ workforce, idempotencyKey }, { expires_in_days, idempotency_key: _, ...input }) => {
    const { id: documentId } = await workforce.documents.create(input, { idempotencyKey })
    const expiry = expires_in_days === undefined ? {} : { expires_in_days }
    const document = await workforce.documents.send(
      documentId,
      { delivery: 'mail', ...expiry },
      { idempotencyKey: `${idempotencyKey}-send` },
    )
    return { data: { document: summarize(document) } }
  },
})
