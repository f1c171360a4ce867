import type { Schemas } from '../../operation/contract/contract.ts'
import type { DemoBusiness, DemoUser } from './demo-businesses.ts'
import { demoPerson } from './demo-person.ts'

/** A person to hire, and the index of their manager in the list. */
export interface Hire {
  person: Schemas['PersonCreate']
  /** The index of the manager in the list; null for the owner. */
  manager: number | null
}

const fourDays = { mon: 1, tue: 1, wed: 1, thu: 1, fri: 0, sat: 0, sun: 0 }

/** The department size above which a department has team leads. */
const spanOfControl = 12

/**
 * Generates the people of a business: the owner, the heads of departments, the team leads of large departments, and all
 * others.
 *
 * @param options.from - the index of the first person (`demoPerson`)
 * @param options.today - the reference date for people who join soon or have left
 */
export function orgChart(
  { users, domain, country, headcount }: Pick<DemoBusiness, 'users' | 'domain' | 'country' | 'headcount'>,
  { from, today }: { from: number; today: string },
): Hire[] {
  const staff = Array.from({ length: headcount }, (_, position) => ({
    ...demoPerson(from + position, { domain, country, today }),
    ...(users[position] && personFields(users[position], today)),
  }))
  const owner = users.findIndex(({ role }) => role === 'owner')
  const heads = new Map<string, number>()
  const leads = new Map<string, number[]>()
  for (const [position, { job_title, department }] of staff.entries()) {
    if (job_title === `Head of ${department}`) heads.set(department, position)
  }
  for (const [position, person] of staff.entries()) {
    const { department, end_date } = person
    if (position < users.length || end_date !== null) continue
    const size = staff.filter((other) => other.department === department).length
    const teamLeads = leads.get(department) ?? []
    if (!heads.has(department)) {
      heads.set(department, position)
      Object.assign(person, { job_title: `Head of ${department}`, employment_type: 'full_time' })
    } else if (size > spanOfControl && teamLeads.length < Math.ceil(size / spanOfControl)) {
      leads.set(department, [...teamLeads, position])
      Object.assign(person, { job_title: `${department} team lead`, employment_type: 'full_time' })
    }
  }
  const findManager = (position: number, department: string): number | null => {
    if (position === owner) return null
    const head = heads.get(department) ?? owner
    if (position === head) return owner
    const teamLeads = leads.get(department) ?? []
    if (position < users.length || teamLeads.includes(position) || teamLeads.length === 0) return head
    return teamLeads[position % teamLeads.length] ?? head
  }
  return staff.map((person, position) => ({
    person: person.employment_type === 'part_time' ? { ...person, work_pattern: fourDays } : person,
    manager: findManager(position, person.department),
  }))
}

/** Returns the fields of a person that come from a user. */
function personFields({ name, email, job_title, department, startsToday }: DemoUser, today: string) {
  const [first_name = '', last_name = ''] = name.split(' ')
  const employment_type = 'full_time' as const
  return {
    ...{ first_name, last_name, email, job_title, department, employment_type },
    ...(startsToday && { start_date: today, phone: null }),
  }
}
