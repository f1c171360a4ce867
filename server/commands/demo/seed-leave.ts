import { holidaysCreate } from '../../holidays/holidays.create.ts'
import { leaveBalancesAdjust } from '../../leave/balances/leave-balances.adjust.ts'
import { leaveRequestsApprove } from '../../leave/leave-requests.approve.ts'
import { leaveRequestsCancel } from '../../leave/leave-requests.cancel.ts'
import { leaveRequestsCreate } from '../../leave/leave-requests.create.ts'
import { leaveRequestsReject } from '../../leave/leave-requests.reject.ts'
import { leaveTypesCreate } from '../../leave/leave-types/leave-types.create.ts'
import { addDays, addMonths, dayOfWeek } from '../../operation/calendar-date.ts'
import type { PersonRow } from '../../people/present-person.ts'
import { type DemoCompany, perform } from './demo-company.ts'
import { type DemoLeave, demoLeave, leaveTypes } from './demo-leave.ts'
import { type CompanyHoliday, companyHolidays, publicHolidays } from './public-holidays.ts'

/**
 * Adds leave types, holidays, opening balances, leave requests in every state around today, and leave of the last twelve
 * months.
 */
export async function seedLeave(company: DemoCompany): Promise<void> {
  const hr = company.as('admin')
  const types = new Map<string, number>()
  for (const { rules, ...type } of leaveTypes) {
    const entitlement_rules = rules.map(({ department, ...rule }) =>
      department === undefined ? rule : { ...rule, department_id: departmentMember(company, department).department_id },
    )
    types.set(type.code, (await perform(leaveTypesCreate, hr, { body: { ...type, entitlement_rules } })).body.data.id)
  }

  const plant = Number(departmentMember(company, 'Production').location_id)
  const holidays = holidaysAround(company)
  for (const { location, ...holiday } of holidays) {
    const location_ids = location === 'plant' ? [plant] : []
    await perform(holidaysCreate, hr, { body: { ...holiday, location_ids } })
  }
  const workingDay = workingDaysFrom(company.today, new Set(holidays.map(({ date }) => date)))

  const peopleWithBalance = new Set<number>()
  for (const request of demoLeave) {
    const person = findRequester(company, request.requester)
    if (!person) continue
    const leave_type_id = types.get(request.type) as number
    if (request.type === 'annual' && !peopleWithBalance.has(person.id)) {
      peopleWithBalance.add(person.id)
      const effective_on = `${addMonths(company.today, -3).slice(0, 7)}-01`
      const body = { person_id: person.id, leave_type_id, days: 6, effective_on, note: 'From the old system' }
      await perform(leaveBalancesAdjust, hr, { body })
    }
    await requestLeave(company, request, { person, leave_type_id, ...leaveDates(request, company, workingDay) })
  }
}

/** Returns the holidays of the years from thirteen months ago, before the oldest leave, to the end of next year. */
function holidaysAround({ today, business: { country } }: DemoCompany): CompanyHoliday[] {
  const first = Number(addMonths(today, -13).slice(0, 4))
  const last = Number(today.slice(0, 4)) + 1
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const forAll = { portion: 'full', location: 'everywhere' } as const
  return [
    ...years.flatMap((year) => publicHolidays(country, year)).map((holiday) => ({ ...holiday, ...forAll })),
    ...years.flatMap((year) => companyHolidays(country, year)),
  ]
}

/** Returns a person of a department, whose record has the IDs of department and location. */
const departmentMember = ({ staff }: DemoCompany, name: string): PersonRow =>
  staff.find(({ department }) => department === name) as PersonRow

/** Returns the person of a leave request, who did not join recently, or undefined if the business has no such person. */
function findRequester(
  { business, staff, today, personWithRole }: DemoCompany,
  requester: DemoLeave['requester'],
): PersonRow | undefined {
  if (typeof requester === 'string')
    return business.users.some(({ role }) => role === requester) ? personWithRole(requester) : undefined
  const others = staff
    .slice(business.users.length)
    .filter(({ employment_type, status }) => employment_type === 'full_time' && status === 'active')
    .filter(({ start_date }) => start_date !== null && start_date < addMonths(today, -13))
  if ('production' in requester)
    return others.filter(({ department }) => department === 'Production')[requester.production]
  return others.filter(({ department }) => department !== 'Production')[requester.office]
}

function leaveDates({ from, days }: DemoLeave, { today }: DemoCompany, workingDay: WorkingDays) {
  if (typeof from === 'number') return { start_date: workingDay(from), end_date: workingDay(from + days - 1) }
  let first = 0
  const eve = addDays(`${today.slice(0, 7)}-01`, -1)
  while (workingDay(first) > eve) first -= 1
  return { start_date: workingDay(first + 1), end_date: workingDay(first + days) }
}

/** Requests leave, and brings the request to its outcome. */
async function requestLeave(
  { business, as, staff }: DemoCompany,
  { requester, type, portion = 'full', note, reason, outcome }: DemoLeave,
  leave: { person: PersonRow; leave_type_id: number; start_date: string; end_date: string },
): Promise<void> {
  const { person, ...when } = leave
  const isUser = staff.indexOf(person) < business.users.length
  const inProduction = person.department === 'Production' && requester !== 'manager'
  const requesterWork = as(isUser && typeof requester === 'string' ? requester : 'admin')
  const approverWork = as(inProduction ? 'manager' : requester === 'owner' ? 'admin' : 'owner')
  const needsDecision = leaveTypes.some(({ code, requires_approval }) => code === type && requires_approval)
  if (needsDecision && approverWork.by.person_id === person.id) return

  const body = {
    person_id: person.id,
    ...when,
    start_portion: portion,
    end_portion: portion,
    reason_code: reason ?? null,
    skip_approval: false,
    ...(note && { note }),
  }
  const { id } = (await perform(leaveRequestsCreate, requesterWork, { body })).body.data
  const path = { id }
  if (outcome === 'pending' || !needsDecision) return
  if (outcome === 'withdrawn') await perform(leaveRequestsCancel, requesterWork, { path })
  else if (typeof outcome === 'object')
    await perform(leaveRequestsReject, approverWork, { path, body: { note: outcome.rejectionNote } })
  else await perform(leaveRequestsApprove, approverWork, { path })
  if (outcome === 'cancelled') await perform(leaveRequestsCancel, requesterWork, { path })
}

/**
 * Returns the date a number of working days after today (before it, if negative). For 0, this is today or, if today is
 * not a working day, the next working day.
 */
type WorkingDays = (count: number) => string

/**
 * Returns a function that counts working days from today.
 *
 * @param today - today's date
 * @param holidays - non-working dates in addition to Saturdays and Sundays
 */
function workingDaysFrom(today: string, holidays: ReadonlySet<string>): WorkingDays {
  const isWorkingDay = (date: string): boolean => !['sat', 'sun'].includes(dayOfWeek(date)) && !holidays.has(date)
  return (count) => {
    let date = today
    while (!isWorkingDay(date)) date = addDays(date, 1)
    for (let remaining = Math.abs(count); remaining > 0; ) {
      date = addDays(date, Math.sign(count))
      if (isWorkingDay(date)) remaining -= 1
    }
    return date
  }
}
