import { compensationsCreate } from '../../compensation/compensations.create.ts'
import { addDays, addMonths, dayOfWeek } from '../../operation/calendar-date.ts'
import { payRunsApprove } from '../../pay-runs/pay-runs.approve.ts'
import { payRunsComplete } from '../../pay-runs/pay-runs.complete.ts'
import { payRunsCreate } from '../../pay-runs/pay-runs.create.ts'
import { paySchedulesCreate } from '../../pay-runs/pay-schedules/pay-schedules.create.ts'
import { payslipsPut } from '../../pay-runs/payslips/payslips.put.ts'
import { payslipsPutMany } from '../../pay-runs/payslips/payslips.put-many.ts'
import { recurringLinesCreate } from '../../pay-runs/recurring-lines/recurring-lines.create.ts'
import type { PersonRow } from '../../people/present-person.ts'
import { type DemoCompany, perform } from './demo-company.ts'
import { commuting, demoBonus, demoFirstPayslip, demoPayslip, demoRate, isCommuter, onCall } from './demo-pay.ts'

interface Period {
  period_start: string
  period_end: string
  pay_date: string
}

/**
 * Adds completed pay runs for the previous three months, a draft for a bonus, and a draft for this month, which is a copy
 * of the last month's pay run with new recurring lines and the first payslip of the newcomer, and a pay schedule.
 */
export async function seedPayRuns(company: DemoCompany): Promise<void> {
  const { staff, today, newcomer, personWithRole } = company
  const now = monthPeriod(today, 0)
  await createPayRun(company, 'off_cycle', now, [{ person_id: personWithRole('employee').id, lines: demoBonus() }])
  let last: number | undefined
  for (const monthsAgo of [3, 2, 1]) {
    const period = monthPeriod(today, -monthsAgo)
    const payslips = staff
      .filter((person) => isEmployed(person, period))
      .map((person) => ({ person_id: person.id, lines: demoPayslip(person, monthsAgo) }))
    const { id, version } = await createPayRun(company, 'regular', period, payslips)
    await completePayRun(company, id, version)
    last = id
  }
  await addRecurringLines(company, now)
  const body = { type: 'regular', ...now, copy_from: last } as const
  const { id } = (await perform(payRunsCreate, company.as('admin'), { body })).body.data
  if (newcomer) await addFirstPayslip(company, { pay_run_id: id, person: newcomer, period: now })
  await perform(paySchedulesCreate, company.as('admin'), { body: monthlyPay })
}

/**
 * Adds a pay run of the previous month that was drafted from compensations and is completed, a raise dated back to its
 * period, the draft of a correction with the retro pay, and a pay schedule, which drafts pay runs as the clock of the
 * sandbox advances.
 */
export async function seedRetroPay(company: DemoCompany): Promise<void> {
  const { staff, today, as } = company
  const [before, now] = [monthPeriod(today, -1), monthPeriod(today, 0)]
  const regular = { type: 'regular', ...before, from_compensations: true } as const
  const { id, version } = (await perform(payRunsCreate, as('admin'), { body: regular })).body.data
  await completePayRun(company, id, version)
  const person = staff.find((each) => each.end_date === null && (each.start_date ?? '') < before.period_start)
  if (person === undefined) throw new Error('the sandbox has no person who was employed before the pay run')
  const raise = { effective_on: before.period_start, reason: 'correction', ...demoRate(person, 104) } as const
  await perform(compensationsCreate, as('owner'), { path: { id: person.id }, body: raise })
  const from_retro_pay = { from: before.period_start }
  await perform(payRunsCreate, as('admin'), { body: { type: 'correction', ...now, from_retro_pay } })
  await perform(paySchedulesCreate, as('admin'), { body: monthlyPay })
}

/** Adds the payslip for the days from the first day of a person to the end of a period. */
async function addFirstPayslip(
  { today, as }: DemoCompany,
  { pay_run_id: id, person, period }: { pay_run_id: number; person: PersonRow; period: Period },
): Promise<void> {
  const lines = demoFirstPayslip(person, { first: person.start_date ?? today, last: period.period_end })
  await perform(payslipsPut, as('admin'), { path: { id, person_id: person.id }, body: { lines } })
}

async function completePayRun({ as }: DemoCompany, id: number, version: number): Promise<void> {
  await perform(payRunsApprove, as('owner'), { path: { id }, header: { 'If-Match': `"${version}"` } })
  await perform(payRunsComplete, as('admin'), { path: { id } })
}

/** Calendar months, paid on their last weekday. The first pay run is that of the next month. */
const monthlyPay = {
  name: 'Monthly pay',
  frequency: 'monthly',
  pay_day_of_month: 31,
  pay_month: 'same',
  pay_date_moves: 'before',
  drafts_days_before_pay_date: 5,
  from_compensations: true,
  recurring_lines: true,
  active: true,
} as const

/** Adds monthly commuting costs for some people, and three months of on-call pay for the machinist. */
async function addRecurringLines({ staff, as, personWithRole }: DemoCompany, { period_start }: Period): Promise<void> {
  const machinist = personWithRole('employee')
  const isPaid = ({ start_date, end_date }: PersonRow): boolean =>
    end_date === null && start_date !== null && start_date < period_start
  const commuters = staff.filter((person) => isPaid(person) && isCommuter(person)).slice(0, maxCommuters)
  for (const { id } of commuters) {
    await perform(recurringLinesCreate, as('admin'), { path: { id }, body: { ...commuting, starts_on: period_start } })
  }
  const ends_on = addDays(addMonths(period_start, 3), -1)
  const body = { ...onCall, starts_on: period_start, ends_on }
  await perform(recurringLinesCreate, as('admin'), { path: { id: machinist.id }, body })
}

const maxCommuters = 12

async function createPayRun(
  { as }: DemoCompany,
  type: 'regular' | 'off_cycle',
  period: Period,
  payslips: Parameters<(typeof payslipsPutMany)['perform']>[1]['body']['payslips'],
) {
  const { id } = (await perform(payRunsCreate, as('admin'), { body: { type, ...period } })).body.data
  return (await perform(payslipsPutMany, as('admin'), { path: { id }, body: { payslips } })).body.data
}

/** Returns the month at an offset from a date, paid on its last weekday. */
function monthPeriod(day: string, months: number): Period {
  const period_start = `${addMonths(day, months).slice(0, 7)}-01`
  const period_end = addDays(addMonths(period_start, 1), -1)
  let pay_date = period_end
  while (['sat', 'sun'].includes(dayOfWeek(pay_date))) pay_date = addDays(pay_date, -1)
  return { period_start, period_end, pay_date }
}

const isEmployed = ({ start_date, end_date }: PersonRow, { period_start, period_end }: Period): boolean =>
  (start_date ?? '') <= period_end && (end_date === null || end_date > period_start)
