import type { Person } from '../../../sdk/src/index.ts'
import { facts } from '../../pages/components.ts'
import { type Html, html, type Piece } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { customValuesPanel } from '../custom-fields/custom-values-panel.ts'
import { unlessRefused } from '../failures.ts'
import { may, type PageContext } from '../page-context.ts'
import { addressLines } from '../postal-address/address-lines.ts'
import { endKind, formerEmploymentsFact } from './employments/former-employments.ts'
import { dayParts, employmentType, personLink, weekdays } from './person-labels.ts'

/** Renders the record of a person in groups. */
export async function recordPanels(context: PageContext, person: Person): Promise<Html> {
  const { formats } = context
  const day = (date: string | null): Piece => (date === null ? null : formats.day(date))
  const metadata = Object.entries(person.metadata ?? {})
  return html`<div class="panels wide">
    ${group(text('people.group.employment'), [
      [text('people.field.job_title'), person.job_title],
      [text('people.field.department'), person.department],
      [text('people.field.location_id'), await locationName(context, person)],
      await managerFact(context, person),
      await reportsFact(context, person),
      [text('people.field.employment_type'), person.employment_type && employmentType(person.employment_type)],
      [text('people.field.start_date'), day(person.start_date)],
      [text('people.field.last_day'), day(person.last_day)],
      person.end_kind !== null && [text('people.field.end_kind'), endKind(person.end_kind)],
      await formerEmploymentsFact(context, person),
      [text('people.field.employee_number'), person.employee_number],
    ])}
    ${group(text('pages.person'), [
      [text('people.field.first_name'), person.first_name],
      [text('people.field.last_name'), person.last_name],
      [text('people.field.preferred_name'), person.preferred_name],
      [text('people.field.email'), html`<a href="mailto:${person.email}">${person.email}</a>`],
      [
        text('people.field.phone'),
        person.phone && html`<a href="tel:${person.phone.replaceAll(/[^+\d]/g, '')}">${person.phone}</a>`,
      ],
      [text('people.field.address'), person.address && html`<span class="letter">${person.address}</span>`],
      [text('people.field.postal_address'), person.postal_address && addressLines(person.postal_address)],
      [text('people.field.date_of_birth'), day(person.date_of_birth)],
    ])}
    ${await customValuesPanel(context, person)}
    <section class="panel">
      <h2>${text('people.group.workingDays')}</h2>
      ${workingDays(context, person)}
    </section>
    ${group(text('people.group.record'), [
      [text('people.id'), person.id],
      [text('people.field.external_id'), person.external_id && html`<code>${person.external_id}</code>`],
      ...metadata.map(([name, value]): [string, Piece] => [name, html`<code>${value}</code>`]),
      [text('people.created'), formats.time(person.created_at)],
      [text('people.updated'), formats.time(person.updated_at)],
      person.deleted_at !== null && [text('people.deleted'), formats.time(person.deleted_at)],
      person.erased_at !== null && [text('people.erased'), formats.time(person.erased_at)],
      person.erased_at !== null && [
        text('people.erasedEverywhere'),
        person.erasure_completed_at === null ? text('people.erasureSoon') : formats.time(person.erasure_completed_at),
      ],
    ])}
  </div>`
}

const group = (title: string, entries: Parameters<typeof facts>[0]): Html =>
  html`<section class="panel"><h2>${title}</h2>${facts(entries)}</section>`

const locationName = async ({ api }: PageContext, { location_id }: Person): Promise<Piece> =>
  location_id === null ? null : (await api.locations.get(location_id)).name

/**
 * Returns a link to the manager of a person; false for users who can see only themselves, because the API does not show
 * them their manager's record.
 */
async function managerFact(context: PageContext, { manager_id }: Person): Promise<readonly [string, Piece] | false> {
  if (manager_id === null) return [text('people.field.manager_id'), null]
  const manager = await unlessRefused(context.api.people.get(manager_id))
  return manager !== undefined && [text('people.field.manager_id'), personLink(manager)]
}

/** Returns a link to the direct reports of a person; false if there are none or the user may not see them. */
async function reportsFact(context: PageContext, { id }: Person): Promise<readonly [string, Piece] | false> {
  if (!may(context, 'people:read')) return false
  const { data } = await context.api.people.list({ manager_id: id, limit: 1 })
  return (
    data.length > 0 && [
      text('people.manages'),
      rich('people.showReports', {
        link: linkTo(`/console/people?manager_id=${id}`),
        chart: linkTo(`/console/people/org-chart?start_id=${id}`),
      }),
    ]
  )
}

function workingDays({ formats }: PageContext, { work_pattern }: Person): Html {
  const marks = new Map(dayParts().map(([part, name]) => [Number(part), name]))
  const sum = weekdays.reduce((total, day) => total + work_pattern[day], 0)
  return html`<table class="week">
    <caption>${formats.text('people.daysPerWeek', { count: sum })}</caption>
    <thead><tr>${weekdays.map(
      (day) =>
        html`<th scope="col"><abbr title="${text(`people.weekday.${day}`)}">${text(`people.weekdayShort.${day}`)}</abbr></th>`,
    )}</tr></thead>
    <tbody><tr>${weekdays.map((day) => html`<td${work_pattern[day] === 0 && html` class="soft"`}>${marks.get(work_pattern[day]) ?? work_pattern[day]}</td>`)}</tr></tbody>
  </table>`
}
