import type { EventData, Schemas } from '../operation/contract/contract.ts'

/** The columns of a template, from `document_templates` joined with `document_template_revisions`. */
export const templateColumns = [
  'document_templates.id',
  'document_templates.created_at',
  'document_templates.updated_at',
  'document_templates.version',
  'document_template_revisions.revision',
  'document_template_revisions.name',
  'document_template_revisions.body',
  'document_template_revisions.merge_fields',
] as const

export interface TemplateRow {
  id: number
  name: string
  body: string
  revision: number
  merge_fields: string[]
  created_at: string
  updated_at: string
  version: number
}

export const presentDocumentTemplate = (row: TemplateRow): Schemas['DocumentTemplate'] => ({
  id: row.id,
  name: row.name,
  body: row.body,
  revision: row.revision,
  merge_fields: row.merge_fields,
  created_at: row.created_at,
  updated_at: row.updated_at,
  version: row.version,
})

/** Returns the event data of a template, without its text. */
export const templateEventData = (
  row: Pick<TemplateRow, 'id' | 'name' | 'revision' | 'created_at'>,
): EventData<'document_template.created'> => ({
  id: row.id,
  name: row.name,
  revision: row.revision,
  created_at: row.created_at,
})
