import type { Selectable } from 'kysely'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { DetailList } from '../detail-list.ts'
import type { IdentifierTable } from './identifier.entity.ts'

export type IdentifierRow = Omit<Selectable<IdentifierTable>, 'business_id'>

/** The identifiers of a person. */
export const identifierList: DetailList<IdentifierRow> = {
  table: 'identifiers',
  noun: 'identifier',
  columns: [
    'id',
    'person_id',
    'kind',
    'country',
    'value_ciphertext',
    'last_four',
    'issued_on',
    'expires_on',
    'note',
    'created_at',
    'updated_at',
    'version',
  ],
  eventData: ({ id, person_id, kind, created_at }) => ({ id, person_id, kind, created_at }),
}

/** Converts an identifier to its API representation, which does not contain the number. */
export const presentIdentifier = (row: IdentifierRow): Schemas['Identifier'] => ({
  id: row.id,
  person_id: row.person_id,
  kind: row.kind,
  country: row.country,
  last_four: row.last_four,
  issued_on: row.issued_on,
  expires_on: row.expires_on,
  note: row.note,
  created_at: row.created_at,
  updated_at: row.updated_at,
  version: row.version,
})
