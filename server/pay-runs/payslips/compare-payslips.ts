import { sql } from 'kysely'
import type { Principal } from '../../operation/principal.ts'
import type { Work } from '../../operation/work.ts'
import { selectPayslips } from './select-payslips.ts'

/** The net pay of a person in two pay runs, in minor units; null without a payslip. */
interface NetPayChange {
  person_id: number
  first_name: string
  last_name: string
  net_before: number | null
  net_now: number | null
  difference: number
}

/** The differences of two pay runs. Amounts are in minor units. */
export interface Comparison {
  /** The number of people by the change of their net pay. */
  new: number
  missing: number
  changed: number
  unchanged: number
  /** The differences of the totals. */
  gross: number
  net: number
  /** The people whose net pay differs, with the largest differences first. */
  people: NetPayChange[]
}

/**
 * Compares the payslips of two pay runs that the caller can see, in one statement, so that the counts, sums and people
 * are consistent. `before` and `now` are the IDs of the pay runs; `limit` is the maximum number of people.
 */
export async function comparePayslips(
  work: Work<Principal>,
  { before, now, limit }: { before: number; now: number; limit: number },
): Promise<Comparison> {
  const selectRun = (id: number) => selectPayslips(work).where('payslips.pay_run_id', '=', id)
  const { rows } = await sql<Comparison>`
    with pairs as (
      select person_id, coalesce(now.first_name, before.first_name) as first_name,
        coalesce(now.last_name, before.last_name) as last_name, before.net as net_before, now.net as net_now,
        coalesce(now.gross, 0) - coalesce(before.gross, 0) as gross_difference,
        coalesce(now.net, 0) - coalesce(before.net, 0) as difference
      from ${selectRun(before)} as before
      full join ${selectRun(now)} as now using (person_id)
    ), largest as (
      select person_id, first_name, last_name, net_before, net_now, difference
      from pairs
      where net_before is distinct from net_now
      order by abs(difference) desc, person_id limit ${limit}
    )
    select count(*) filter (where net_before is null)::integer as new,
      count(*) filter (where net_now is null)::integer as missing,
      count(*) filter (where net_before <> net_now)::integer as changed,
      count(*) filter (where net_before = net_now)::integer as unchanged,
      coalesce(sum(gross_difference), 0)::bigint as gross, coalesce(sum(difference), 0)::bigint as net,
      (select coalesce(json_agg(largest order by abs(difference) desc, person_id), '[]') from largest) as people
    from pairs`.execute(work.db)
  const [comparison] = rows
  if (!comparison) throw new Error('an aggregate returned no row')
  return comparison
}
