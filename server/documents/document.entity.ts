import { defineEntity, p } from '@mikro-orm/core'
import { User } from '../access/users/user.entity.ts'
import { Business } from '../business/business.entity.ts'
import {
  businessId,
  createdAt,
  foreignKey,
  id,
  isSha256,
  metadata,
  neverChanges,
  type Table,
  timestamp,
  updatedAt,
  version,
} from '../db/columns.ts'
import { DocumentTemplateRevision } from '../document-templates/document-template.entity.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { Person } from '../people/person.entity.ts'

/** A PDF to be signed, or filed without signatures. */
export const Document = defineEntity({
  name: 'Document',
  tableName: 'documents',
  properties: {
    business_id: businessId(),
    id: id(),
    person_id: p.integer(),
    kind: p.enum(['issued', 'collected']).default('issued'),
    template_id: p.integer().strictNullable(),
    template_revision: p.integer().strictNullable(),
    title: p.text(),
    status: p.enum(['draft', 'sent', 'signed', 'filed', 'expired', 'declined', 'voided']).default('draft'),
    signing_order: p.enum(['sequential', 'parallel']).default('sequential'),
    merge_data: p.json<Record<string, string>>().strictNullable(),
    sha256: p.text(),
    signed_sha256: p.text().strictNullable(),
    page_count: p.integer(),
    size_bytes: p.integer(),
    delivery: p.enum(['link', 'mail']).strictNullable().comment('delivery of the links at the last sending'),
    /** The user who last sent the document; null if an API key sent it. */
    sent_by: p.integer().strictNullable(),
    sent_at: timestamp().strictNullable(),
    expires_at: timestamp().strictNullable(),
    signed_at: timestamp().strictNullable(),
    expired_at: timestamp().strictNullable(),
    declined_at: timestamp().strictNullable(),
    voided_at: timestamp().strictNullable(),
    filed_at: timestamp().strictNullable(),
    /** The interval between automatic reminders, in days; null for none. */
    remind_every_days: p.integer().strictNullable(),
    next_reminder_at: timestamp().strictNullable(),
    /** The email addresses that are notified of the outcome, in addition to the sender. */
    notify: p.array().default([]),
    reason: p.text().strictNullable(),
    external_id: p.text().strictNullable(),
    metadata: metadata(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
    business: foreignKey(Business, ['business_id']),
    person: foreignKey(Person, ['business_id', 'person_id']),
    revision: foreignKey(DocumentTemplateRevision, ['business_id', 'template_id', 'template_revision']),
    sender: foreignKey(User, ['business_id', 'sent_by']),
  },
  checks: [
    { name: 'documents_sha256_form', expression: isSha256('sha256') },
    { name: 'documents_signed_sha256_form', expression: isSha256('signed_sha256') },
    { name: 'documents_page_count', expression: 'page_count > 0' },
    { name: 'documents_size', expression: 'size_bytes >= 1 and size_bytes <= 10485760' },
    { name: 'documents_template', expression: '(template_id is null) = (template_revision is null)' },
    {
      name: 'documents_sent',
      expression: `status <> 'sent' or (sent_at is not null and expires_at is not null)`,
    },
    {
      name: 'documents_signed',
      expression: `(status = 'signed') = (signed_at is not null and signed_sha256 is not null)`,
    },
    { name: 'documents_declined', expression: `(status = 'declined') = (declined_at is not null)` },
    { name: 'documents_filed', expression: `status <> 'filed' or filed_at is not null` },
    { name: 'documents_voided', expression: `(status = 'voided') = (voided_at is not null)` },
  ],
  uniques: [{ name: 'documents_external_id', properties: ['business_id', 'external_id'] }],
  indexes: [
    { name: 'documents_person', properties: ['business_id', 'person_id'] },
    { name: 'documents_updated', properties: ['business_id', 'updated_at'] },
    // For verifying files by their hash.
    { name: 'documents_sha256', properties: ['sha256'] },
    { name: 'documents_signed_sha256', properties: ['signed_sha256'] },
    // For worker tasks across businesses.
    { name: 'documents_due', properties: ['expires_at'], where: `status = 'sent'` },
    {
      name: 'documents_reminders',
      properties: ['next_reminder_at'],
      where: `status = 'sent' and next_reminder_at is not null`,
    },
    // For `documents_with_word`. As in `people_words`, only conditions on the sum use the index.
    {
      name: 'documents_title_words',
      expression: `create index documents_title_words on documents
        using gin ((business_id + 0), fold_text(title) gin_trgm_ops) with (gin_pending_list_limit = 512)`,
    },
  ],
})

export type DocumentTable = Table<typeof Document>

/** A signer of a document. `position` is the signer's place in the signing order, from 1. */
export const DocumentSigner = defineEntity({
  name: 'DocumentSigner',
  tableName: 'document_signers',
  properties: {
    business_id: businessId(),
    id: id(),
    document_id: p.integer(),
    position: p.integer(),
    name: p.text(),
    email: p.text(),
    viewed_at: timestamp().strictNullable(),
    downloaded_at: timestamp().strictNullable(),
    signed_at: timestamp().strictNullable(),
    declined_at: timestamp().strictNullable(),
    full_name: p.text().strictNullable().comment('name that the signer entered to sign'),
    delivery: p
      .enum(['link', 'mail', 'login', 'shown_login'])
      .strictNullable()
      .comment('delivery of the link that the signer used'),
    other_delivery: p
      .enum(['link', 'mail', 'login', 'shown_login'])
      .strictNullable()
      .comment('delivery of another link that the signer could have used'),
    on_behalf: p.boolean().default(false).comment('the person named in full_name signed for the signer'),
    bounced_at: timestamp().strictNullable().comment('when a mail to the address bounced permanently'),
    bounce_status_code: p.text().strictNullable().comment('status code of the bounce (RFC 3463)'),
    ip: p.text().strictNullable(),
    user_agent: p.text().strictNullable(),
    document: foreignKey(Document, ['business_id', 'document_id'], { onDelete: 'cascade' }),
  },
  checks: [
    { name: 'document_signers_few', expression: 'position >= 1 and position <= 5' },
    { name: 'document_signers_signed', expression: '(signed_at is null) = (full_name is null)' },
    { name: 'document_signers_on_behalf', expression: 'not on_behalf or full_name is not null' },
    { name: 'document_signers_decided_once', expression: 'signed_at is null or declined_at is null' },
  ],
  uniques: [{ name: 'document_signers_position', properties: ['business_id', 'document_id', 'position'] }],
  indexes: [
    // For `documents_with_word`.
    {
      name: 'document_signers_name_words',
      expression: `create index document_signers_name_words on document_signers
        using gin ((business_id + 0), fold_text(name) gin_trgm_ops) with (gin_pending_list_limit = 512)`,
    },
  ],
})

export type DocumentSignerTable = Table<typeof DocumentSigner>

/**
 * The SQL function that finds documents of a business by the trigram indexes. Row-level security prevents an index scan
 * for `like`, which is not leakproof. The function has the rights of the table's owner, and checks the business of the
 * statement itself. It returns only IDs, to which the conditions of the statement still apply.
 */
export const documentsWithWord = [
  `create function documents_with_word(business integer, pattern text, most integer) returns setof integer
    language sql stable security definer set search_path = pg_catalog, pg_temp
    begin atomic
      (select id from public.documents
      where business_id + 0 = business
        and (business::text = current_setting('workforce.business_id', true) or current_setting('role') = 'none')
        and public.fold_text(title) like pattern
      limit most)
      union
      (select document_id from public.document_signers
      where business_id + 0 = business
        and (business::text = current_setting('workforce.business_id', true) or current_setting('role') = 'none')
        and public.fold_text(name) like pattern
      limit most);
    end`,
  'revoke all on function documents_with_word from public',
  `comment on function documents_with_word is 'ids of those whose title or a signer is like the pattern, up to a limit for each'`,
]

/** A link to the signing page. A signer can have several links, because each email contains a new one. */
export const SigningLink = defineEntity({
  name: 'SigningLink',
  tableName: 'signing_links',
  properties: {
    /** The only column of the primary key: a request contains only the token, by which the business is found. */
    token_hash: p.text().primary(),
    business_id: p.integer(),
    signer_id: p.integer(),
    delivery: p
      .enum(['link', 'mail', 'login', 'shown_login'])
      .default('link')
      .comment(
        'shown to the sender, mailed to the signer, or shown to the signed-in signer: shown_login if another user has seen the link that set their password',
      ),
    created_at: createdAt(),
    ended_at: timestamp().strictNullable(),
    signer: foreignKey(DocumentSigner, ['business_id', 'signer_id'], { onDelete: 'cascade' }),
  },
  indexes: [{ name: 'signing_links_signer', properties: ['business_id', 'signer_id'] }],
})

export const DocumentFile = defineEntity({
  name: 'DocumentFile',
  tableName: 'document_files',
  comment: 'in parts, so that a file can be sent without being read into memory',
  properties: {
    business_id: businessId(),
    document_id: p.integer().primary(),
    kind: p.enum(['original', 'signed']).primary(),
    position: p.integer().primary(),
    bytes: p.blob(),
    document: foreignKey(Document, ['business_id', 'document_id'], { onDelete: 'cascade' }),
  },
})

/** Disables compression of the column, because PDFs are already compressed. An entity cannot express it. */
export const disableFileCompression = 'alter table document_files alter column bytes set storage external'

/** An entry of the audit trail of a document, chained to the previous entry by its hash. */
export const DocumentAuditEntry = defineEntity({
  name: 'DocumentAuditEntry',
  tableName: 'document_audit',
  properties: {
    business_id: businessId(),
    document_id: p.integer().primary(),
    seq: p.integer().primary(),
    at: timestamp(),
    type: p.text().$type<Schemas['DocumentAuditType']>(),
    actor: p.text(),
    ip: p.text().strictNullable(),
    user_agent: p.text().strictNullable(),
    data: p.json<Record<string, string | number | null>>(),
    prev_hash: p.text(),
    hash: p.text(),
    document: foreignKey(Document, ['business_id', 'document_id'], { onDelete: 'cascade' }),
  },
  checks: [
    { name: 'document_audit_prev_hash_form', expression: isSha256('prev_hash') },
    { name: 'document_audit_hash_form', expression: isSha256('hash') },
  ],
  triggers: [neverChanges],
})

/** An email about a document to a signer, a user or an address. */
export const DocumentMail = defineEntity({
  name: 'DocumentMail',
  tableName: 'document_mails',
  properties: {
    business_id: businessId(),
    id: id(),
    document_id: p.integer(),
    kind: p.enum(['sign', 'remind', 'signed', 'expired', 'declined', 'voided', 'bounced']),
    signer_id: p.integer().strictNullable(),
    user_id: p.integer().strictNullable(),
    address: p.text().strictNullable(),
    created_at: createdAt(),
    sent_at: timestamp().strictNullable(),
    bounced_at: timestamp().strictNullable().comment('when it bounced permanently; it is not sent again'),
    document: foreignKey(Document, ['business_id', 'document_id'], { onDelete: 'cascade' }),
    signer: foreignKey(DocumentSigner, ['business_id', 'signer_id'], { onDelete: 'cascade' }),
    user: foreignKey(User, ['business_id', 'user_id']),
  },
  checks: [{ name: 'document_mails_to_one', expression: 'num_nonnulls(signer_id, user_id, address) = 1' }],
  indexes: [{ name: 'document_mails_document', properties: ['business_id', 'document_id'] }],
})
