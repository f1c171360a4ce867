import { currencyProblems } from '../../business/currencies.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { Problem } from '../../operation/errors.ts'

type Fields = Partial<
  Pick<
    Schemas['PaySchedule'],
    'frequency' | 'period_starts_on' | 'first_day' | 'pay_days_after_period_end' | 'pay_day_of_month' | 'currency'
  >
>

/** Checks the rules of a pay schedule that a schema cannot express. `fields` has all members after the change. */
export function payScheduleProblems(fields: Fields): Problem[] {
  const { frequency, period_starts_on, first_day, pay_days_after_period_end, pay_day_of_month, currency } = fields
  const isMonthly = frequency === 'monthly'
  const hasStart = period_starts_on !== undefined && period_starts_on !== null
  const hasDays = pay_days_after_period_end !== undefined && pay_days_after_period_end !== null
  const hasDay = pay_day_of_month !== undefined && pay_day_of_month !== null
  const needsStart = frequency === 'weekly' || frequency === 'fortnightly'
  return [
    ...(needsStart && !hasStart ? [required('period_starts_on', 'is required for this frequency')] : []),
    ...(!needsStart && hasStart ? [notCombinable('period_starts_on', 'is only for weekly and fortnightly')] : []),
    ...(!isMonthly && first_day ? [notCombinable('first_day', 'is only for monthly')] : []),
    ...(!isMonthly && hasDay ? [notCombinable('pay_day_of_month', 'is only for monthly')] : []),
    ...(hasDay && hasDays
      ? [notCombinable('pay_days_after_period_end', 'cannot be given together with pay_day_of_month')]
      : []),
    ...(!hasDay && !hasDays
      ? [required('pay_days_after_period_end', 'is required unless pay_day_of_month is given')]
      : []),
    ...currencyProblems(currency),
  ]
}

const required = (member: string, message: string): Problem => ({ path: `body.${member}`, code: 'required', message })
const notCombinable = (member: string, message: string): Problem => ({
  path: `body.${member}`,
  code: 'not_combinable',
  message,
})

/** The unique constraints of pay schedules, with the problems that report their violations. */
export const payScheduleConflicts = {
  pay_schedules_external_id: {
    path: 'body.external_id',
    code: 'taken',
    message: 'Another pay schedule has this external_id.',
  },
}
