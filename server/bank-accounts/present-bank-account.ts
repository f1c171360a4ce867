import type { Selectable } from 'kysely'
import { formatRate } from '../compensation/rate.ts'
import type { EventData, Schemas } from '../operation/contract/contract.ts'
import type { BankAccountTable } from './bank-account.entity.ts'

/** The columns needed to present a bank account, without its number. */
export const bankAccountColumns = [
  'id',
  'person_id',
  'holder',
  'country',
  'kind',
  'last_four',
  'bic',
  'routing_number',
  'amount',
  'share',
  'effective_on',
  'ends_on',
  'replaces',
  'status',
  'metadata',
  'created_by',
  'decided_by',
  'decided_at',
  'created_at',
  'updated_at',
  'version',
] as const

export type BankAccountRow = Pick<Selectable<BankAccountTable>, (typeof bankAccountColumns)[number]>

/**
 * Converts a bank account to its API representation.
 *
 * @param currency - the currency of the business
 */
export const presentBankAccount = (row: BankAccountRow, currency: string): Schemas['BankAccount'] => ({
  id: row.id,
  person_id: row.person_id,
  holder: row.holder,
  country: row.country,
  kind: row.kind,
  last_four: row.last_four,
  bic: row.bic,
  routing_number: row.routing_number,
  amount: row.amount === null ? null : formatRate(row.amount, currency),
  share: row.share,
  effective_on: row.effective_on,
  ends_on: row.ends_on,
  replaces: row.replaces,
  status: row.status,
  metadata: row.metadata,
  created_by: row.created_by,
  decided_by: row.decided_by,
  decided_at: row.decided_at,
  created_at: row.created_at,
  updated_at: row.updated_at,
  version: row.version,
})

/** Converts a bank account to the data of its events, which have neither the number nor the holder. */
export const bankAccountEventData = (row: BankAccountRow): EventData<'bank_account.created'> => ({
  id: row.id,
  person_id: row.person_id,
  effective_on: row.effective_on,
  status: row.status,
  created_at: row.created_at,
})
