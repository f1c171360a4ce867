import type { Selectable } from 'kysely'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { ChecklistTable } from './checklist.entity.ts'

/** The columns needed to present a checklist, for `select` and `returning`. */
export const checklistColumns = [
  'id',
  'name',
  'starts_on_event',
  'employment_types',
  'items',
  'archived_at',
  'created_at',
  'updated_at',
  'version',
] as const

export type ChecklistRow = Pick<Selectable<ChecklistTable>, (typeof checklistColumns)[number]>

/** Converts a checklist to its API representation. */
export const presentChecklist = (row: ChecklistRow): Schemas['Checklist'] => ({
  id: row.id,
  name: row.name,
  starts_on_event: row.starts_on_event,
  employment_types: row.employment_types,
  items: row.items,
  archived_at: row.archived_at,
  created_at: row.created_at,
  updated_at: row.updated_at,
  version: row.version,
})
