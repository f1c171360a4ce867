import type { Selectable } from 'kysely'
import type { EventData, Schemas } from '../../operation/contract/contract.ts'
import { formatAmount } from './check-recurring-line.ts'
import type { RecurringLineTable } from './recurring-line.entity.ts'

/** The columns of a recurring line that `presentRecurringLine` needs, for `select` and `returning`. */
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

export const presentRecurringLine = (row: RecurringLineRow): Schemas['RecurringLine'] => ({
  id: row.id,
  person_id: row.person_id,
  kind: row.kind,
  code: row.code,
  name: row.name,
  amount: formatAmount(row),
  currency: row.currency,
  starts_on: row.starts_on,
  ends_on: row.ends_on,
  author_ids: row.author_ids,
  created_at: row.created_at,
  updated_at: row.updated_at,
  version: row.version,
})

/** Converts a recurring line to the data of its events, which contain neither its amount nor its name. */
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
