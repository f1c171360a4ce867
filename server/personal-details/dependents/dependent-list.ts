import type { Selectable } from 'kysely'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { DetailList } from '../detail-list.ts'
import type { DependentTable } from './dependent.entity.ts'

export type DependentRow = Omit<Selectable<DependentTable>, 'business_id'>

/** The dependents of a person. */
export const dependentList: DetailList<DependentRow> = {
  table: 'dependents',
  noun: 'dependent',
  columns: [
    'id',
    'person_id',
    'first_name',
    'last_name',
    'relationship',
    'date_of_birth',
    'tax_dependent',
    'note',
    'created_at',
    'updated_at',
    'version',
  ],
  eventData: ({ id, person_id, created_at }) => ({ id, person_id, created_at }),
}

/** Converts a dependent to its API representation. */
export const presentDependent = (row: DependentRow): Schemas['Dependent'] => ({
  id: row.id,
  person_id: row.person_id,
  first_name: row.first_name,
  last_name: row.last_name,
  relationship: row.relationship,
  date_of_birth: row.date_of_birth,
  tax_dependent: row.tax_dependent,
  note: row.note,
  created_at: row.created_at,
  updated_at: row.updated_at,
  version: row.version,
})
