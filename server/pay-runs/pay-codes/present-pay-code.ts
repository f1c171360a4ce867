import type { Selectable } from 'kysely'
import type { EventData, Schemas } from '../../operation/contract/contract.ts'
import type { PayCodeTable } from './pay-code.entity.ts'

/** The columns needed to present a pay code, for `select` and `returning`. */
export const payCodeColumns = [
  'id',
  'code',
  'name',
  'kind',
  'account',
  'liability_account',
  'taxable',
  'proration',
  'external_id',
  'metadata',
  'archived_at',
  'created_at',
  'updated_at',
  'version',
] as const

export type PayCodeRow = Pick<Selectable<PayCodeTable>, (typeof payCodeColumns)[number]>

/** Converts a pay code to its API representation. */
export const presentPayCode = (row: PayCodeRow): Schemas['PayCode'] => ({
  id: row.id,
  code: row.code,
  name: row.name,
  kind: row.kind,
  account: row.account,
  liability_account: row.liability_account,
  taxable: row.taxable,
  proration: row.proration,
  external_id: row.external_id,
  metadata: row.metadata,
  archived: row.archived_at !== null,
  archived_at: row.archived_at,
  created_at: row.created_at,
  updated_at: row.updated_at,
  version: row.version,
})

/** Converts a pay code to the data of its events, without most of its rules. */
export const payCodeEventData = (row: PayCodeRow): EventData<'pay_code.created'> => ({
  id: row.id,
  code: row.code,
  name: row.name,
  kind: row.kind,
  archived_at: row.archived_at,
  created_at: row.created_at,
})
