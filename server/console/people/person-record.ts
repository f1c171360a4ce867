import type { Person } from '../../../sdk/src/index.ts'
import { facts } from '../../pages/components.ts'
import { type Html, html, type Piece } from '../../pages/html.ts'
import { unlessRefused } from '../failures.ts'
import { may, type PageContext } from '../page-context.ts'
import { employmentType, personLink, statusBadge, weekdays } from './person-words.ts'

/** All that is known about a person, in groups. */
export async function recordOf(visit: PageContext, person: Person): Promise<Html> {
  const { formats } = visit
  const day = (date: string | null): Piece => (date === null ? null : formats.day(date))
  const metadata = Object.entries(person.metadata ?? {})
  return html`<div class="panels wide">
    ${group('Employment', [
      ['Status', statusBadge(person)],
      ['Job title', person.job_title],
      ['Department', person.department],
      ['Location', await locationOf(visit, person)],
      await managerOf(visit, person),
      await managedBy(visit, person),
      ['Employment type', person.employment_type && employmentType(person.employment_type)],
      ['Start date', day(person.start_date)],
      ['Last day', day(person.last_day)],
      ['Employee number', person.employee_number],
      may(visit, 'payruns:read') && [
        'Pay',
        html`<a href="/console/people/${person.id}/recurring-lines">Recurring lines</a>`,
      ],
    ])}
    ${group('Person', [
      ['First name', person.first_name],
      ['Family name', person.last_name],
      ['Preferred name', person.preferred_name],
      ['E-mail', html`<a href="mailto:${person.email}">${person.email}</a>`],
      ['Phone', person.phone && html`<a href="tel:${person.phone.replaceAll(/[^+\d]/g, '')}">${person.phone}</a>`],
      ['Postal address', person.address && html`<span class="letter">${person.address}</span>`],
      ['Date of birth', day(person.date_of_birth)],
    ])}
    <section class="panel">
      <h2>Working days</h2>
      ${workedDays(person)}
    </section>
    ${group('Record', [
      ['Id', person.id],
      ['External id', person.external_id && html`<code>${person.external_id}</code>`],
      may(visit, 'users:read') && ['User', userLink(person)],
      ...metadata.map(([name, value]): [string, Piece] => [name, html`<code>${value}</code>`]),
      ['Added', formats.time(person.created_at)],
      ['Changed', formats.time(person.updated_at)],
      person.deleted_at !== null && ['Deleted', formats.time(person.deleted_at)],
      person.erased_at !== null && ['Erased', formats.time(person.erased_at)],
      person.erased_at !== null && [
        'Erased everywhere',
        person.erasure_completed_at === null ? 'In a few minutes' : formats.time(person.erasure_completed_at),
      ],
    ])}
  </div>`
}

const group = (title: string, entries: Parameters<typeof facts>[0]): Html =>
  html`<section class="panel"><h2>${title}</h2>${facts(entries)}</section>`

const locationOf = async ({ api }: PageContext, { location_id }: Person): Promise<Piece> =>
  location_id === null ? null : (await api.locations.get(location_id)).name

/** Left out for those who see only themselves: the API does not tell them who manages them. */
async function managerOf(visit: PageContext, { manager_id }: Person): Promise<readonly ['Manager', Piece] | false> {
  if (manager_id === null) return ['Manager', null]
  const manager = await unlessRefused(visit.api.people.get(manager_id))
  return manager !== undefined && ['Manager', personLink(manager)]
}

/** Left out where there is nobody. */
async function managedBy(visit: PageContext, { id }: Person): Promise<readonly ['Manages', Piece] | false> {
  if (!may(visit, 'people:read')) return false
  const { data } = await visit.api.people.list({ manager_id: id, limit: 1 })
  return data.length > 0 && ['Manages', html`<a href="/console/people?manager_id=${id}">Show them</a>`]
}

const userLink = ({ user_id }: Person): Piece =>
  user_id !== null && html`<a href="/console/users/${user_id}">User ${user_id}</a>`

function workedDays({ work_pattern }: Person): Html {
  const marks: Record<number, Html> = { 1: html`Whole`, 0.5: html`Half`, 0: html`<span class="soft">Off</span>` }
  const sum = weekdays.reduce((total, [day]) => total + work_pattern[day], 0)
  return html`<table class="week">
    <caption>${sum === 1 ? '1 day' : `${sum} days`} a week</caption>
    <thead><tr>${weekdays.map(([, name]) => html`<th scope="col"><abbr title="${name}">${name.slice(0, 3)}</abbr></th>`)}</tr></thead>
    <tbody><tr>${weekdays.map(([day]) => html`<td>${marks[work_pattern[day]] ?? work_pattern[day]}</td>`)}</tr></tbody>
  </table>`
}
