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

/** Adds leave types, public holidays, balances from before, and requests in every state around today. */
export async function seedLeave(company: DemoCompany): Promise<void> {
  const hr = company.as('admin')
  const types = new Map<string, number>()
  for (const { rules, ...type } of leaveTypes) {
    const entitlement_rules = rules.map(({ department, ...rule }) =>
      department === undefined ? rule : { ...rule, department_id: placeOf(company, department).department_id },
    )
    types.set(type.code, (await perform(leaveTypesCreate, hr, { body: { ...type, entitlement_rules } })).body.data.id)
  }

  const plant = Number(placeOf(company, 'Production').location_id)
  const holidays = holidaysAround(company)
  for (const { at, ...holiday } of holidays) {
    const location_ids = at === 'plant' ? [plant] : []
    await perform(holidaysCreate, hr, { body: { ...holiday, location_ids } })
  }
  const workingDay = workingDaysFrom(company.today, new Set(holidays.map(({ date }) => date)))

  const opened = new Set<number>()
  for (const wish of demoLeave) {
    const person = personOf(company, wish.who)
    if (!person) continue
    const leave_type_id = types.get(wish.type) as number
    if (wish.type === 'annual' && !opened.has(person.id)) {
      opened.add(person.id)
      const effective_on = `${addMonths(company.today, -3).slice(0, 7)}-01`
      const body = { person_id: person.id, leave_type_id, days: 6, effective_on, note: 'From the old system' }
      await perform(leaveBalancesAdjust, hr, { body })
    }
    await ask(company, wish, { person, leave_type_id, ...datesOf(wish, company, workingDay) })
  }
}

/** From three months ago, where the oldest leave is, to the end of next year. */
function holidaysAround({ today, business: { country } }: DemoCompany): CompanyHoliday[] {
  const first = Number(addMonths(today, -3).slice(0, 4))
  const last = Number(today.slice(0, 4)) + 1
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const ofEverybody = { portion: 'full', at: 'everywhere' } as const
  return [
    ...years.flatMap((year) => publicHolidays(country, year)).map((holiday) => ({ ...holiday, ...ofEverybody })),
    ...years.flatMap((year) => companyHolidays(country, year)),
  ]
}

/** A department by its name, and where its people work. */
const placeOf = ({ staff }: DemoCompany, name: string): PersonRow =>
  staff.find(({ department }) => department === name) as PersonRow

/** Whoever wishes for leave; undefined where the business has nobody there. */
function personOf({ business, staff, recordOf }: DemoCompany, who: DemoLeave['who']): PersonRow | undefined {
  if (typeof who === 'string') return business.users.some(({ role }) => role === who) ? recordOf(who) : undefined
  const others = staff
    .slice(business.users.length)
    .filter(({ employment_type, status }) => employment_type === 'full_time' && status === 'active')
  if ('production' in who) return others.filter(({ department }) => department === 'Production')[who.production]
  return others.filter(({ department }) => department !== 'Production')[who.office]
}

function datesOf({ from, days }: DemoLeave, { today }: DemoCompany, workingDay: WorkingDays) {
  if (typeof from === 'number') return { start_date: workingDay(from), end_date: workingDay(from + days - 1) }
  let first = 0
  const eve = addDays(`${today.slice(0, 7)}-01`, -1)
  while (workingDay(first) > eve) first -= 1
  return { start_date: workingDay(first + 1), end_date: workingDay(first + days) }
}

/** Asks for leave, and decides on it as wished. */
async function ask(
  { business, as, staff }: DemoCompany,
  { who, type, portion = 'full', note, end }: DemoLeave,
  leave: { person: PersonRow; leave_type_id: number; start_date: string; end_date: string },
): Promise<void> {
  const { person, ...when } = leave
  const isUser = staff.indexOf(person) < business.users.length
  const inProduction = person.department === 'Production' && who !== 'manager'
  const asker = as(isUser && typeof who === 'string' ? who : 'admin')
  const decider = as(inProduction ? 'manager' : who === 'owner' ? 'admin' : 'owner')
  const needsDecision = leaveTypes.some(({ code, requires_approval }) => code === type && requires_approval)
  if (needsDecision && decider.by.person_id === person.id) return

  const body = { person_id: person.id, ...when, start_portion: portion, end_portion: portion, ...(note && { note }) }
  const { id } = (await perform(leaveRequestsCreate, asker, { body })).body.data
  const path = { id }
  if (end === 'waits' || !needsDecision) return
  if (end === 'is withdrawn') await perform(leaveRequestsCancel, asker, { path })
  else if (typeof end === 'object') await perform(leaveRequestsReject, decider, { path, body: { note: end.refused } })
  else await perform(leaveRequestsApprove, decider, { path })
  if (end === 'is cancelled') await perform(leaveRequestsCancel, asker, { path })
}

/** Counts working days from a day: 0 is the day itself or, if nobody works then, the next working day. */
type WorkingDays = (count: number) => string

/**
 * @param today - the day from which days are counted
 * @param holidays - the days on which nobody works, beside Saturdays and Sundays
 */
function workingDaysFrom(today: string, holidays: ReadonlySet<string>): WorkingDays {
  const isWorked = (date: string): boolean => !['sat', 'sun'].includes(dayOfWeek(date)) && !holidays.has(date)
  return (count) => {
    let date = today
    while (!isWorked(date)) date = addDays(date, 1)
    for (let left = Math.abs(count); left > 0; ) {
      date = addDays(date, Math.sign(count))
      if (isWorked(date)) left -= 1
    }
    return date
  }
}
