import type { Selectable } from 'kysely'
import type { EventData, Schemas } from '../operation/contract/contract.ts'
import type { DepartmentTable } from './department.entity.ts'

/** The columns needed to present a department, for `select` and `returning`. */
export const departmentColumns = [
  'id',
  'name',
  'code',
  'parent_id',
  'cost_centre',
  'created_at',
  'updated_at',
  'version',
] as const

export type DepartmentRow = Pick<Selectable<DepartmentTable>, (typeof departmentColumns)[number]>

/** Converts a department to its form in the API. */
export const presentDepartment = (row: DepartmentRow): Schemas['Department'] => ({
  id: row.id,
  name: row.name,
  code: row.code,
  parent_id: row.parent_id,
  cost_centre: row.cost_centre,
  created_at: row.created_at,
  updated_at: row.updated_at,
  version: row.version,
})

/** Converts a department to its form in events. */
export const departmentEventData = (row: DepartmentRow): EventData<'department.created'> => ({
  id: row.id,
  name: row.name,
  code: row.code,
  parent_id: row.parent_id,
  cost_centre: row.cost_centre,
  created_at: row.created_at,
})
