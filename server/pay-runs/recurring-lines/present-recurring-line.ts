import type { Selectable } from 'kysely'
import type { EventData, Schemas } from '../../operation/contract/contract.ts'
import { writtenAmount } from './check-recurring-line.ts'
import type { RecurringLineTable } from './recurring-line.entity.ts'

/** The columns needed to present a recurring line, for `select` and `returning`. */
export const recurringLineColumns = [
  'id',
  'person_id',
  'kind',
  'code',
  'name',
  'amount',
  'currency',
  'starts_on',
  'ends_on',
  'author_ids',
  'created_at',
  'updated_at',
  'version',
] as const

export type RecurringLineRow = Pick<Selectable<RecurringLineTable>, (typeof recurringLineColumns)[number]>

/** A recurring line as the API shows it. */
export const presentRecurringLine = (row: RecurringLineRow): Schemas['RecurringLine'] => ({
  id: row.id,
  person_id: row.person_id,
  kind: row.kind,
  code: row.code,
  name: row.name,
  amount: writtenAmount(row),
  currency: row.currency,
  starts_on: row.starts_on,
  ends_on: row.ends_on,
  author_ids: row.author_ids,
  created_at: row.created_at,
  updated_at: row.updated_at,
  version: row.version,
})

/** What events say of a recurring line: neither its amount nor its name. */
export const recurringLineEventData = (row: RecurringLineRow): EventData<'recurring_line.created'> => ({
  id: row.id,
  person_id: row.person_id,
  kind: row.kind,
  code: row.code,
  currency: row.currency,
  starts_on: row.starts_on,
  ends_on: row.ends_on,
  created_at: row.created_at,
})
