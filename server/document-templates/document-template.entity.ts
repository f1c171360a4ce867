import { defineEntity, p } from '@mikro-orm/core'
import { Business } from '../business/business.entity.ts'
import { businessId, createdAt, foreignKey, id, neverChanges, timestamp, updatedAt, version } from '../db/columns.ts'

/** A text with merge fields for documents. Its version is the number of its latest revision. */
export const DocumentTemplate = defineEntity({
  name: 'DocumentTemplate',
  tableName: 'document_templates',
  properties: {
    business_id: businessId(),
    id: id(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    deleted_at: timestamp().strictNullable(),
    version: version().comment('number of the last revision, which has the name and the body'),
    business: foreignKey(Business, ['business_id']),
  },
  indexes: [{ name: 'document_templates_updated', properties: ['business_id', 'updated_at'] }],
})

/** A version of the text of a template. Revisions are immutable, because documents refer to them. */
export const DocumentTemplateRevision = defineEntity({
  name: 'DocumentTemplateRevision',
  tableName: 'document_template_revisions',
  properties: {
    business_id: businessId(),
    template_id: p.integer().primary(),
    revision: p.integer().primary(),
    name: p.text(),
    body: p.text(),
    merge_fields: p.json<string[]>(),
    created_at: createdAt(),
    template: foreignKey(DocumentTemplate, ['business_id', 'template_id']),
  },
  triggers: [neverChanges],
})
