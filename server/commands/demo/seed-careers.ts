import { compensationsImport } from '../../compensation/compensations.import.ts'
import { addMonths } from '../../operation/calendar-date.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { assignmentsCreate } from '../../people/assignments/assignments.create.ts'
import { assignmentsUpdate } from '../../people/assignments/assignments.update.ts'
import { peopleAssignments } from '../../people/assignments/people.assignments.ts'
import type { PersonRow } from '../../people/present-person.ts'
import { type DemoCompany, perform } from './demo-company.ts'
import { demoRate } from './demo-pay.ts'

/** The number of people with a planned promotion. */
const plannedPromotions = 3

/** Adds past promotions, the pay of each person since they were hired, with a raise, and some planned promotions. */
export async function seedCareers(company: DemoCompany): Promise<void> {
  const { business, staff, today, as } = company
  const reviewDay = `${addMonths(today, -8).slice(0, 7)}-01`
  const plannedDay = `${addMonths(today, 2).slice(0, 7)}-01`
  const isReviewed = ({ start_date, end_date }: PersonRow): boolean =>
    start_date !== null && addMonths(start_date, 12) <= reviewDay && (end_date === null || end_date > reviewDay)
  const isPromoted = (person: PersonRow): boolean => isReviewed(person) && (leads(person) || person.id % 5 === 1)
  for (const person of staff.filter(isPromoted)) await promote(company, person, reviewDay)
  const planned = staff
    .slice(business.users.length)
    .filter((person) => isReviewed(person) && !isPromoted(person) && person.end_date === null)
    .slice(0, plannedPromotions)
  for (const { id, job_title } of planned) {
    const body = {
      effective_on: plannedDay,
      job_title: `Senior ${job_title?.toLowerCase()}`,
      reason: 'promotion' as const,
    }
    await perform(assignmentsCreate, as('admin'), { path: { id }, body })
  }

  const compensations = staff.flatMap((person): Schemas['CompensationImportRow'][] => {
    const { id: person_id, start_date } = person
    const hire = { person_id, effective_on: start_date, reason: 'hire' }
    if (!isReviewed(person)) return [{ ...hire, ...demoRate(person) }]
    const reason = isPromoted(person) ? 'promotion' : 'review'
    const raise = { person_id, effective_on: plannedDay, reason: 'promotion', ...demoRate(person, 106) }
    return [
      { ...hire, ...demoRate(person, 94) },
      { person_id, effective_on: reviewDay, reason, ...demoRate(person) },
      ...(planned.includes(person) ? [raise] : []),
    ]
  })
  const { data } = (await perform(compensationsImport, as('owner'), { body: { compensations, dry_run: false } })).body
  const failure = data.find(({ status }) => status !== 'created')
  if (failure) throw new Error(`a compensation of the demo data failed: ${JSON.stringify(failure)}`)
}

const leads = ({ job_title }: PersonRow): boolean => /^Head of| team lead$/.test(job_title ?? '')

/** Gives a person another job title before a day, so that their current one is a promotion. */
async function promote({ as }: DemoCompany, { id, job_title }: PersonRow, effective_on: string): Promise<void> {
  const [first] = (await perform(peopleAssignments, as('admin'), { path: { id } })).body.data
  if (first === undefined || job_title === null) return
  await perform(assignmentsCreate, as('admin'), { path: { id }, body: { effective_on, reason: 'promotion' } })
  const body = { job_title: previousTitle(job_title) }
  await perform(assignmentsUpdate, as('admin'), { path: { id: first.id }, body })
}

function previousTitle(title: string): string {
  if (title.startsWith('Head of')) return title.replace('Head', 'Deputy head')
  return title.endsWith(' team lead') ? title.replace('team lead', 'specialist') : `Junior ${title.toLowerCase()}`
}
