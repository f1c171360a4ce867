import type { Selectable } from 'kysely'
import type { EventData, Schemas } from '../operation/contract/contract.ts'
import type { CustomFieldTable } from './custom-field.entity.ts'

/** The columns needed to present a custom field, for `select` and `returning`. */
export const customFieldColumns = [
  'id',
  'key',
  'type',
  'label',
  'description',
  'options',
  'required_for',
  'sensitive',
  'visible_to',
  'editable_by',
  'position',
  'archived_at',
  'created_at',
  'updated_at',
  'version',
] as const

export type CustomFieldRow = Pick<Selectable<CustomFieldTable>, (typeof customFieldColumns)[number]>

/** Converts a custom field to its API representation. */
export const presentCustomField = (row: CustomFieldRow): Schemas['CustomField'] => ({
  id: row.id,
  key: row.key,
  type: row.type,
  label: row.label,
  description: row.description,
  options: row.options.map(({ key, label, archived }) => ({ key, label, archived })),
  required_for: row.required_for,
  sensitive: row.sensitive,
  visible_to: row.visible_to,
  editable_by: row.editable_by,
  position: row.position,
  archived: row.archived_at !== null,
  archived_at: row.archived_at,
  created_at: row.created_at,
  updated_at: row.updated_at,
  version: row.version,
})

/** Converts a custom field to the data of its events, without its rules. */
export const customFieldEventData = (row: CustomFieldRow): EventData<'custom_field.created'> => ({
  id: row.id,
  key: row.key,
  type: row.type,
  label: row.label,
  archived_at: row.archived_at,
  created_at: row.created_at,
})
