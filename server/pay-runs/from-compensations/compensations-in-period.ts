import { type RawBuilder, sql } from 'kysely'
import { isNullInRow } from '../../db/is-null.ts'
import type { Work } from '../../operation/work.ts'
import { assignmentInForce, jobMember } from '../../people/assignments/in-force.ts'
import type { PayRunRow } from '../present-pay-run.ts'

/** The columns of `compensationsInPeriod`. */
export interface CompensationInPeriodRow {
  id: number
  person_id: number
  effective_on: string
  /** The first and the last day of the period on which the compensation applies and the person is employed. */
  from: string
  to: string
  amount: string
  currency: string
  per: 'hour' | 'day' | 'week' | 'month' | 'year'
  pay_code: string
  author_ids: number[]
  /** The work pattern of the person on the last day of the period. */
  work_pattern: Record<'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun', 0 | 0.5 | 1>
}

/**
 * Selects the compensations that apply in the period of a pay run to people who are employed then, in any currency, one
 * row for each, or two if another employment of the person begins in the period.
 */
export const compensationsInPeriod = (
  { business_id }: Pick<Work, 'business_id'>,
  { period_start, period_end }: Pick<PayRunRow, 'period_start' | 'period_end'>,
): RawBuilder<CompensationInPeriodRow> => sql`
  select * from (
    select compensation.id, compensation.person_id, compensation.effective_on, compensation.amount::text,
      compensation.currency, compensation.per, compensation.pay_code, compensation.author_ids,
      ${jobMember('work_pattern')} as work_pattern,
      greatest(compensation.effective_on, employment.start_date, ${period_start}::date) as "from",
      least(compensation.next_on - 1, employment.end_date - 1, ${period_end}::date) as "to"
    from (
      select *, lead(effective_on) over (partition by person_id order by effective_on) as next_on
      from compensations
      where business_id = ${business_id} and effective_on <= ${period_end}
    ) compensation
    join people on people.business_id = ${business_id} and people.id = compensation.person_id
    left join lateral ${assignmentInForce({ business_id }, period_end)} job on true
    cross join lateral (
      select people.start_date, people.end_date
      union all
      select former.start_date, former.end_date from employments former
      where former.business_id = ${business_id} and former.person_id = people.id
    ) employment
    where coalesce(compensation.next_on > ${period_start}, true) and ${isNullInRow('people.deleted_at')}
  ) compensation
  where "from" <= "to"`

/**
 * Selects whether a pay run in the currency of a compensation in the period pays the person for days of the period. The
 * name of the compensation in the statement is `compensation`.
 */
export const isPaidInItsCurrency = (
  { business_id }: Pick<Work, 'business_id'>,
  { period_start, period_end }: Pick<PayRunRow, 'period_start' | 'period_end'>,
): RawBuilder<boolean> => sql`exists (
  select from payslips
  join pay_runs other on other.business_id = payslips.business_id and other.id = payslips.pay_run_id
  where payslips.business_id = ${business_id} and payslips.person_id = compensation.person_id
    and other.currency = compensation.currency and other.status <> 'cancelled'
    and other.period_start <= ${period_end} and other.period_end >= ${period_start}
)`
