import { currencyOfBusiness } from '../../business/currency-of-business.ts'
import { readToday } from '../../business/today.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { oneLine } from '../../operation/one-line.ts'
import type { Work } from '../../operation/work.ts'

/**
 * Returns the columns of a new pay schedule, with the defaults of the contract. Periods that regular pay runs already
 * pay count as drafted.
 */
export async function completePaySchedule(work: Work, body: Schemas['PayScheduleCreate']) {
  const {
    name,
    frequency,
    period_starts_on = null,
    first_day = null,
    pay_days_after_period_end = null,
    pay_day_of_month = null,
    ...others
  } = body
  const today = await readToday(work)
  const currency = body.currency ?? (await currencyOfBusiness(work))
  return {
    ...others,
    name: oneLine(name),
    frequency,
    period_starts_on,
    first_day: first_day ?? (frequency === 'monthly' ? 1 : null),
    pay_days_after_period_end,
    pay_day_of_month,
    currency,
    drafts_from: today,
    drafted_until: await paidUntil(work, currency, today),
    check_on: today,
  }
}

/** Returns the last day of the current and past regular pay runs in a currency; null if there are none. */
async function paidUntil({ db, business_id }: Work, currency: string, today: string): Promise<string | null> {
  const row = await db
    .selectFrom('pay_runs')
    .select(({ fn }) => fn.max('period_end').as('period_end'))
    .where('business_id', '=', business_id)
    .where('type', '=', 'regular')
    .where('status', '<>', 'cancelled')
    .where('currency', '=', currency)
    .where('period_start', '<=', today)
    .executeTakeFirst()
  return row?.period_end ?? null
}
