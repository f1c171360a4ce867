import { defineEntity, p } from '@mikro-orm/core'
import { createdAt, id, timestamp, updatedAt, version } from '../db/columns.ts'
import type { Schemas } from '../operation/contract.ts'

/** A PDF that people sign. */
export const Document = defineEntity({
  name: 'Document',
  tableName: 'documents',
  properties: {
    id: id(),
    business_id: p.integer(),
    person_id: p.integer(),
    template_id: p.integer().strictNullable(),
    template_revision: p.integer().strictNullable(),
    title: p.string(),
    status: p.string().$type<Schemas['DocumentStatus']>().default('draft'),
    merge_data: p.json<Record<string, string>>().strictNullable(),
    sha256: p.string(),
    signed_sha256: p.string().strictNullable(),
    page_count: p.integer(),
    size_bytes: p.integer(),
    /** The user who sent it last; null for an API key. */
    sent_by: p.integer().strictNullable(),
    sent_at: timestamp().strictNullable(),
    expires_at: timestamp().strictNullable(),
    signed_at: timestamp().strictNullable(),
    expired_at: timestamp().strictNullable(),
    declined_at: timestamp().strictNullable(),
    voided_at: timestamp().strictNullable(),
    reason: p.string().strictNullable(),
    external_id: p.string().strictNullable(),
    metadata: p.json<Record<string, string>>(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  },
})

/** Somebody who is to sign, in the order of positions. */
export const DocumentSigner = defineEntity({
  name: 'DocumentSigner',
  tableName: 'document_signers',
  properties: {
    id: id(),
    business_id: p.integer(),
    document_id: p.integer(),
    position: p.integer(),
    name: p.string(),
    email: p.string(),
    viewed_at: timestamp().strictNullable(),
    downloaded_at: timestamp().strictNullable(),
    signed_at: timestamp().strictNullable(),
    declined_at: timestamp().strictNullable(),
    full_name: p.string().strictNullable(),
    ip: p.string().strictNullable(),
    user_agent: p.string().strictNullable(),
  },
})

/** What lets a signer in. A signer can have several, as each mail has its own. */
export const SigningLink = defineEntity({
  name: 'SigningLink',
  tableName: 'signing_links',
  properties: {
    token_hash: p.string().primary(),
    business_id: p.integer(),
    signer_id: p.integer(),
    created_at: createdAt(),
    ended_at: timestamp().strictNullable(),
  },
})

/** A part of a file. */
export const DocumentFile = defineEntity({
  name: 'DocumentFile',
  tableName: 'document_files',
  properties: {
    document_id: p.integer().primary(),
    kind: p.string().$type<'original' | 'signed'>().primary(),
    position: p.integer().primary(),
    business_id: p.integer(),
    bytes: p.blob(),
  },
})

/** Something that happened to a document, chained to what happened before. */
export const DocumentAuditEntry = defineEntity({
  name: 'DocumentAuditEntry',
  tableName: 'document_audit',
  properties: {
    document_id: p.integer().primary(),
    seq: p.integer().primary(),
    business_id: p.integer(),
    at: timestamp(),
    type: p.string().$type<Schemas['DocumentAuditType']>(),
    actor: p.string(),
    ip: p.string().strictNullable(),
    user_agent: p.string().strictNullable(),
    data: p.json<Record<string, string | number | null>>(),
    prev_hash: p.string(),
    hash: p.string(),
  },
})

/** A mail about a document, to a signer or to a user. */
export const DocumentMail = defineEntity({
  name: 'DocumentMail',
  tableName: 'document_mails',
  properties: {
    id: id(),
    business_id: p.integer(),
    document_id: p.integer(),
    kind: p.string().$type<'sign' | 'remind' | 'signed' | 'expired'>(),
    signer_id: p.integer().strictNullable(),
    user_id: p.integer().strictNullable(),
    created_at: createdAt(),
    sent_at: timestamp().strictNullable(),
  },
})
