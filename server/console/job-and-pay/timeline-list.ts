import type { Person } from '../../../sdk/src/index.ts'
import { type Html, html } from '../../pages/html.ts'
import { listQuery } from '../../pages/list-address.ts'
import { pager, slicePage } from '../../pages/pager.ts'
import { rich, text } from '../../texts/english.ts'
import { todayIn } from '../leave/calendar/calendar-days.ts'
import { may, type PageContext } from '../page-context.ts'
import { mayChangeCompensation, mayChangeJob } from '../people/person-actions.ts'
import { fullName } from '../people/person-name.ts'
import { placeChoices } from '../people/place-choices.ts'
import { reasonName } from './pay-labels.ts'
import type { Timeline } from './timeline.ts'
import {
  type JobNames,
  type TimelineEntry,
  type TimelineRow,
  timelineEntries,
  type ValueChange,
} from './timeline-entries.ts'

/** Renders a page of the timeline of a person. Each entry has its changes from the previous one. */
export async function timelineList(context: PageContext, person: Person, timeline: Timeline): Promise<Html> {
  const { address, formats, me } = context
  const today = todayIn(me.business.time_zone)
  const [names, userName] = await Promise.all([readJobNames(context, timeline), readUserNames(context, timeline)])
  const entries = timelineEntries(timeline, { names, formats, today, hasLeft: person.status === 'terminated' })
  const page = slicePage(entries, listQuery(address))
  const bySection = Map.groupBy(page.data, ({ section }) => section)
  return html`${[...bySection].map(
    ([section, list]) =>
      html`<h2>${text(`jobAndPay.${section}`)}</h2>
      <ol class="timeline">${list.map((entry) => entryItem(context, { person, entry, userName }))}</ol>`,
  )}
  ${pager(context, page)}`
}

interface EntryOptions {
  person: Person
  entry: TimelineEntry
  userName: (id: number) => string | undefined
}

function entryItem(context: PageContext, { person, entry, userName }: EntryOptions): Html {
  const { rows, effective_on } = entry
  const day = context.formats.day(effective_on)
  const reasons = unique(rows.map(({ reason }) => reasonName(reason)))
  const bylines = unique(rows.map((row) => bylineText(context, row, userName)))
  return html`<li>
    <h3>${day} · ${reasons.join(', ')}</h3>
    <dl class="facts">${rows.flatMap(({ changes }) => changes).map(changeFact)}</dl>
    ${unique(rows.map(({ note }) => note ?? '')).map((note) => note !== '' && html`<p>${note}</p>`)}
    ${bylines.map((byline) => html`<p class="hint">${byline}</p>`)}
    ${editLinks(context, person, { rows, day })}
  </li>`
}

const unique = (values: readonly string[]): string[] => [...new Set(values)]

function changeFact({ label, before, after, percent }: ValueChange): Html {
  const [from, to] = [before === '' ? text('jobAndPay.none') : before, after === '' ? text('jobAndPay.none') : after]
  return html`<dt>${label}</dt><dd>${
    from === undefined ? to : rich('jobAndPay.change', { before: from, after: html`<strong>${to}</strong>` })
  }${percent !== undefined && ` (${percent})`}</dd>`
}

function bylineText({ formats }: PageContext, row: TimelineRow, userName: EntryOptions['userName']): string {
  const name = row.created_by === null ? undefined : userName(row.created_by)
  const [created, updated] = [formats.time(row.created_at), formats.time(row.updated_at)]
  const entered =
    name === undefined
      ? text('jobAndPay.entered', { time: created })
      : text('jobAndPay.enteredBy', { name, time: created })
  return row.version > 1 ? `${entered} · ${text('jobAndPay.edited', { time: updated })}` : entered
}

/** Renders links to the forms that correct the rows of an entry. */
function editLinks(
  context: PageContext,
  person: Person,
  { rows, day }: { rows: readonly TimelineRow[]; day: string },
): Html | false {
  const links = rows.flatMap(({ kind, id }) => {
    const isAllowed = kind === 'job' ? mayChangeJob(context, person) : mayChangeCompensation(context, person)
    if (!isAllowed) return []
    const href = `/console/people/${person.id}/${kind === 'job' ? 'assignments' : 'compensations'}/${id}`
    return [html`<a href="${href}">${text(`jobAndPay.edit.${kind}`)}<span class="spoken"> ${day}</span></a>`]
  })
  return links.length > 0 && html`<p class="links">${links}</p>`
}

/** Reads the names of the departments, locations and managers of assignments. */
async function readJobNames(context: PageContext, { assignments }: Timeline): Promise<JobNames> {
  const ids = [...new Set(assignments.flatMap(({ manager_id }) => manager_id ?? []))]
  const [{ departments, locations }, managers] = await Promise.all([
    placeChoices(context),
    may(context, 'people:read') ? readManagers(context, ids) : undefined,
  ])
  const [departmentNames, locationNames] = [new Map(departments), new Map(locations)]
  const removed = text('jobAndPay.removed')
  return {
    department: (id) => departmentNames.get(String(id)) ?? removed,
    location: (id) => locationNames.get(String(id)) ?? removed,
    // Employees cannot see the records of their managers.
    manager: managers && ((id) => managers.get(id) ?? text('jobAndPay.hiddenManager')),
  }
}

/** The maximum number of IDs in a filter of the API. */
const maxIds = 100

async function readManagers({ api }: PageContext, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { data } = await api.people.list({ ids: ids.slice(0, maxIds), include_deleted: true, limit: maxIds })
  return new Map(data.map((person) => [person.id, fullName(person)]))
}

/** Reads the names of the users who created the rows, as far as the reader may see users. */
async function readUserNames(
  context: PageContext,
  { assignments, compensations = [] }: Timeline,
): Promise<EntryOptions['userName']> {
  const { api, me } = context
  const authors = [...assignments, ...compensations].flatMap(({ created_by }) => created_by ?? [])
  const ids = [...new Set(authors)].filter((id) => id !== me.id).slice(0, maxIds)
  const readsUsers = ids.length > 0 && may(context, 'users:read')
  const users = readsUsers ? (await api.users.list({ ids, limit: maxIds })).data : []
  const names = new Map([...users, me].map(({ id, name }) => [id, name]))
  return (id) => names.get(id)
}
