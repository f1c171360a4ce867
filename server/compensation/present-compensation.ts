import { type RawBuilder, type Selectable, sql } from 'kysely'
import { todayIn } from '../business/today.ts'
import type { EventData, Schemas } from '../operation/contract/contract.ts'
import { actorReach } from '../operation/principal.ts'
import type { Work } from '../operation/work.ts'
import type { CompensationTable } from './compensation.entity.ts'
import { formatRate } from './rate.ts'

const columns = [
  'id',
  'person_id',
  'effective_on',
  'amount',
  'currency',
  'per',
  'pay_code',
  'reason',
  'note',
  'external_id',
  'metadata',
  'created_by',
  'created_at',
  'updated_at',
  'version',
] as const

export type CompensationRow = Pick<Selectable<CompensationTable>, (typeof columns)[number]> & {
  /** The last day on which it applies; null for the last row of the person. */
  ends_on: string | null
}

/**
 * Returns the condition that the caller may see a compensation: callers with a limited reach see their own pay, but not
 * a raise that is planned and not yet announced.
 *
 * @param table - the name of `compensations` in the statement
 */
export function isAnnounced(work: Work, table: 'compensations' | 'later'): RawBuilder<boolean> {
  const { own_person } = actorReach(work.by)
  if (own_person === undefined) return sql`true`
  return sql`(${sql.ref(`${table}.person_id`)} <> ${own_person}
    or ${sql.ref(`${table}.effective_on`)} <= ${todayIn(work)})`
}

/**
 * Returns the columns needed to present a compensation, for `select` and `returning`. The end follows from the next row
 * that the caller may see.
 */
export const compensationColumns = (work: Work) => {
  const next = sql<string | null>`(
    select min(later.effective_on) - 1 from compensations later
    where later.business_id = ${work.business_id} and later.person_id = compensations.person_id
      and later.effective_on > compensations.effective_on
      and ${isAnnounced(work, 'later')}
  )`
  return [...columns.map((name) => `compensations.${name}` as const), next.as('ends_on')] as const
}

/** Converts a compensation to its API representation. */
export const presentCompensation = (row: CompensationRow): Schemas['Compensation'] => ({
  id: row.id,
  person_id: row.person_id,
  effective_on: row.effective_on,
  ends_on: row.ends_on,
  amount: formatRate(row.amount, row.currency),
  currency: row.currency,
  per: row.per,
  pay_code: row.pay_code,
  reason: row.reason,
  note: row.note,
  external_id: row.external_id,
  metadata: row.metadata,
  created_by: row.created_by,
  created_at: row.created_at,
  updated_at: row.updated_at,
  version: row.version,
})

/** Converts a compensation to the data of its events, which have neither the amount nor the reason. */
export const compensationEventData = (row: CompensationRow): EventData<'compensation.created'> => ({
  id: row.id,
  person_id: row.person_id,
  effective_on: row.effective_on,
  ends_on: row.ends_on,
  created_at: row.created_at,
})
