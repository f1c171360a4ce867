import { type Selectable, sql } from 'kysely'
import type { EventData, Schemas } from '../../operation/contract/contract.ts'
import type { Actor } from '../../operation/principal.ts'
import type { Work } from '../../operation/work.ts'
import { presentWorkPattern } from '../present-person.ts'
import type { AssignmentTable } from './assignment.entity.ts'
import { pickJob } from './timeline.ts'

const columns = [
  'id',
  'person_id',
  'effective_on',
  'job_title',
  'department_id',
  'location_id',
  'manager_id',
  'employment_type',
  'work_pattern',
  'reason',
  'note',
  'external_id',
  'metadata',
  'created_by',
  'applied_at',
  'created_at',
  'updated_at',
  'version',
] as const

export type AssignmentRow = Pick<Selectable<AssignmentTable>, (typeof columns)[number]> & {
  /** The last day on which it applies; null for the last row of the person. */
  ends_on: string | null
}

/**
 * Whether the caller sees only assignments that have taken effect: employees see their own, but not a promotion that is
 * planned and not yet announced.
 */
export const seesOnlyApplied = (by: Actor): boolean =>
  'scopes' in by && by.reach.own_person !== undefined && !by.scopes.has('people:read')

/** Returns the condition that an assignment of the table has taken effect. */
export const isApplied = (table: string) => sql<boolean>`${sql.ref(`${table}.applied_at`)} is not null`

/**
 * Returns the columns needed to present an assignment, for `select`. The end follows from the next row that the caller
 * may see.
 */
export const assignmentColumns = (work: Pick<Work, 'business_id' | 'by'>) => {
  const next = sql<string | null>`(
    select min(later.effective_on) - 1 from assignments later
    where later.business_id = ${work.business_id} and later.person_id = assignments.person_id
      and later.effective_on > assignments.effective_on
      and ${seesOnlyApplied(work.by) ? isApplied('later') : sql`true`}
  )`
  return [...columns.map((name) => `assignments.${name}` as const), next.as('ends_on')] as const
}

/** Converts an assignment to its API representation. */
export const presentAssignment = (row: AssignmentRow): Schemas['Assignment'] => ({
  id: row.id,
  person_id: row.person_id,
  effective_on: row.effective_on,
  ends_on: row.ends_on,
  ...pickJob(row),
  work_pattern: presentWorkPattern(row.work_pattern),
  reason: row.reason,
  note: row.note,
  external_id: row.external_id,
  metadata: row.metadata,
  created_by: row.created_by,
  created_at: row.created_at,
  updated_at: row.updated_at,
  version: row.version,
})

/** Converts an assignment to the data of its events. */
export const assignmentEventData = (row: AssignmentRow): EventData<'assignment.created'> => ({
  id: row.id,
  person_id: row.person_id,
  effective_on: row.effective_on,
  ends_on: row.ends_on,
  ...pickJob(row),
  work_pattern: presentWorkPattern(row.work_pattern),
  created_at: row.created_at,
})
