import type { EventData } from '../operation/contract/contract.ts'

/** The columns that all personal details have. */
export interface DetailRow {
  id: number
  person_id: number
  created_at: string
  updated_at: string
  version: number
}

/** A list of personal details that each person has, such as their emergency contacts. */
export interface DetailList<Row extends DetailRow> {
  table: 'identifiers' | 'emergency_contacts' | 'dependents'
  /** The name of one of them in events and in the audit log. */
  noun: 'identifier' | 'emergency_contact' | 'dependent'
  /** The columns of a row. */
  columns: readonly (keyof Row & string)[]
  /** Converts a row to the data of its events, which have no personal data. */
  eventData(row: Row): EventData<'identifier.created' | 'emergency_contact.created' | 'dependent.created'>
}
