import { sql } from 'kysely'
import type { Work } from '../../operation/work.ts'
import type { Line } from '../payslips/parse-lines.ts'
import type { PayRunRow } from '../present-pay-run.ts'
import { type CompensationInPeriodRow, compensationsInPeriod } from './compensations-in-period.ts'
import { isAmong } from './is-among.ts'
import { personLines, type RunBasis, type UnpaidLeave } from './person-lines.ts'

/** The lines of a person that compensations produce, with the authors of these compensations. */
export interface DraftedLines {
  lines: Line[]
  author_ids: number[]
}

type Period = Pick<PayRunRow, 'period_start' | 'period_end' | 'currency'>

/**
 * Calculates the lines of a pay run from the compensations in its currency and the unpaid leave in its period, with a
 * constant number of statements.
 *
 * @param people - the IDs of the people; everyone by default
 * @returns the lines by person ID, in the order of the IDs; people without such lines are absent
 */
export async function draftLines(
  work: Work,
  run: Period,
  people?: readonly number[],
): Promise<Map<number, DraftedLines>> {
  const { rows } = await sql<CompensationInPeriodRow>`
    select * from (${compensationsInPeriod(work, run)}) compensation
    where currency = ${run.currency} and ${isAmong('person_id', people)}
    order by person_id, "from"`.execute(work.db)
  const leave = Map.groupBy(await readUnpaidLeave(work, run, people), ({ person_id }) => person_id)
  const basis = await readRunBasis(work, run)
  const drafted = new Map<number, DraftedLines>()
  for (const [person_id, compensations] of Map.groupBy(rows, ({ person_id }) => person_id)) {
    const [{ work_pattern: pattern } = {}] = compensations
    if (pattern === undefined) continue
    const lines = personLines({ compensations, leave: leave.get(person_id) ?? [], pattern }, basis)
    if (lines.length === 0) continue
    drafted.set(person_id, { lines, author_ids: compensations.flatMap(({ author_ids }) => author_ids) })
  }
  return drafted
}

async function readUnpaidLeave(
  { db, business_id }: Work,
  { period_start, period_end }: Period,
  people: readonly number[] | undefined,
): Promise<(UnpaidLeave & { person_id: number })[]> {
  return await db
    .selectFrom('leave_requests as request')
    .innerJoin('leave_types as type', (join) =>
      join.onRef('type.business_id', '=', 'request.business_id').onRef('type.id', '=', 'request.leave_type_id'),
    )
    .select(['request.id', 'request.person_id', 'type.code', 'type.name'])
    .select(['request.start_date', 'request.end_date', 'request.start_portion', 'request.end_portion'])
    .where('request.business_id', '=', business_id)
    .where('request.status', '=', 'approved')
    .where('request.start_date', '<=', period_end)
    .where('request.end_date', '>=', period_start)
    .where('type.paid', '=', false)
    .where(isAmong('request.person_id', people))
    .orderBy('request.start_date')
    .orderBy('request.id')
    .execute()
}

async function readRunBasis(
  { db, business_id }: Work,
  { period_start, period_end, currency }: Period,
): Promise<RunBasis> {
  const payCodes = await db
    .selectFrom('pay_codes')
    .select(['code', 'kind', 'name', 'proration'])
    .where('business_id', '=', business_id)
    .execute()
  return {
    period: { from: period_start, to: period_end },
    currency,
    payCodes: new Map(payCodes.map((payCode) => [payCode.code, payCode])),
  }
}
