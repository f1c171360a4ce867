import { defineEntity, p } from '@mikro-orm/core'
import { createdAt, id, timestamp, updatedAt, version } from '../db/columns.ts'

/** What documents are made from. Its version is the number of its last revision. */
export const DocumentTemplate = defineEntity({
  name: 'DocumentTemplate',
  tableName: 'document_templates',
  properties: {
    id: id(),
    business_id: p.integer(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    deleted_at: timestamp().strictNullable(),
    version: version(),
  },
})

/** A template as it was from one change to the next; it never changes. */
export const DocumentTemplateRevision = defineEntity({
  name: 'DocumentTemplateRevision',
  tableName: 'document_template_revisions',
  properties: {
    template_id: p.integer().primary(),
    revision: p.integer().primary(),
    business_id: p.integer(),
    name: p.string(),
    body: p.text(),
    merge_fields: p.json<string[]>(),
    created_at: createdAt(),
  },
})
