import { currencyOfBusiness } from '../../business/currency-of-business.ts'
import { readToday } from '../../business/today.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { oneLine } from '../../operation/one-line.ts'
import type { Work } from '../../operation/work.ts'

/** Returns the columns of a new pay schedule, with the defaults of the contract. */
export async function completePaySchedule(work: Work, body: Schemas['PayScheduleCreate']) {
  const {
    name,
    frequency,
    period_starts_on = null,
    first_day = frequency === 'monthly' ? 1 : null,
    pay_days_after_period_end = null,
    pay_day_of_month = null,
    ...others
  } = body
  const today = await readToday(work)
  return {
    ...others,
    name: oneLine(name),
    frequency,
    period_starts_on,
    first_day: first_day ?? (frequency === 'monthly' ? 1 : null),
    pay_days_after_period_end,
    pay_day_of_month,
    currency: body.currency ?? (await currencyOfBusiness(work)),
    drafts_from: today,
    drafted_until: null,
    check_on: today,
  }
}
