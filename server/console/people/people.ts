import type { Person, PersonSort, PersonStatus } from '../../../sdk/src/index.ts'
import { emptyState, linkButton } from '../../pages/components.ts'
import { filters, input, select } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { type Column, pager, table } from '../../pages/table.ts'
import { chooseByName, fieldsByName, queryByName } from '../by-name.ts'
import { consolePage, type Shown } from '../console-page.ts'
import { may, type PageContext, queryParameter } from '../page-context.ts'
import { placesAsked } from './directory.ts'
import { personByName } from './person-by-name.ts'
import { recordOf } from './person-record.ts'
import { personLink, statusBadge, statusChoices } from './person-words.ts'
import { placeChoices } from './place-choices.ts'

const sorts = [
  ['last_name', 'Name, A to Z'],
  ['-last_name', 'Name, Z to A'],
  ['-start_date', 'Last started'],
  ['start_date', 'First started'],
  ['-created_at', 'Last added'],
  ['created_at', 'First added'],
  ['-updated_at', 'Last changed'],
  ['updated_at', 'First changed'],
] as const

/** Everybody whom the visitor may see; for those who see only themselves, their own record. */
export const peoplePage = consolePage({
  path: '/people',
  show: async (visit) => (may(visit, 'people:read') ? await listShown(visit) : await ownRecord(visit)),
})

async function ownRecord(visit: PageContext): Promise<Shown> {
  const { data } = await visit.api.people.list({ limit: 1 })
  const [person] = data
  if (person !== undefined) {
    const beside = linkButton(`/console/people/${person.id}/export`, 'Export')
    return { title: 'My record', beside, content: await recordOf(visit, person) }
  }
  return {
    title: 'My record',
    content: emptyState(
      'You have no record here',
      html`<p>Your record appears here once an administrator links your user to it.</p>`,
    ),
  }
}

async function listShown(visit: PageContext): Promise<Shown> {
  const { api, address } = visit
  const manager = await queryByName(visit, managerByName)
  const wanted = {
    q: queryParameter(visit, 'q'),
    status: queryParameter(visit, 'status') as PersonStatus | undefined,
    ...placesAsked(visit),
    manager_id: manager.one?.id,
  }
  const sort = (queryParameter(visit, 'sort') ?? 'last_name') as PersonSort
  const { data, nextCursor } =
    manager.matches === undefined
      ? await api.people.list({ ...wanted, sort, cursor: queryParameter(visit, 'cursor'), limit: 25 })
      : { data: [], nextCursor: null }
  const { departments, locations } = await placeChoices(visit)
  const isFiltered = manager.text !== '' || Object.values(wanted).some((value) => value !== undefined)
  return {
    title: 'People',
    ...(may(visit, 'people:write') && {
      beside: html`${linkButton('/console/people/departments', 'Departments')} ${linkButton('/console/people/locations', 'Locations')} ${linkButton('/console/people/import', 'Import')} ${linkButton('/console/people/new', 'Add a person', 'first')}`,
    }),
    // Before there is anybody, filters would only be in the way.
    content: html`${
      (data.length > 0 || isFiltered) &&
      filters([
        input('q', 'Search', { type: 'search', value: wanted.q, maxlength: 200 }),
        select('status', 'Status', [['', 'All'], ...statusChoices], { value: wanted.status }),
        ...(departments.length > 0
          ? [select('department_id', 'Department', [['', 'All'], ...departments], { value: wanted.department_id })]
          : []),
        ...(locations.length > 0
          ? [select('location_id', 'Location', [['', 'All'], ...locations], { value: wanted.location_id })]
          : []),
        ...fieldsByName(managerByName, manager, 'Managed by'),
        select('sort', 'Order', sorts, { value: sort }),
      ])
    }
    ${
      manager.matches === undefined
        ? table(data, columnsFor(visit), { caption: 'People', empty: isFiltered ? nobodyFound : nobodyYet(visit) })
        : chooseByName(visit, managerByName, manager.matches)
    }
    ${pager(address, nextCursor)}`,
  }
}

const managerByName = { ...personByName, field: 'manager' }

const columnsFor = ({ formats }: PageContext): Column<Person>[] => [
  { title: 'Name', cell: personLink },
  { title: 'Job title', cell: ({ job_title }) => job_title },
  { title: 'Department', cell: ({ department }) => department },
  { title: 'Start', cell: ({ start_date }) => start_date !== null && formats.day(start_date) },
  { title: 'Status', cell: statusBadge },
]

const nobodyFound = emptyState(
  'Nobody found',
  html`<p>Nobody is like this. <a href="/console/people">Show everybody</a></p>`,
)

const nobodyYet = (visit: PageContext): Html =>
  may(visit, 'people:write')
    ? emptyState(
        'No people yet',
        html`<p>The people who work for ${visit.me.business.name} appear here.
          <a href="/console/people/new">Add the first one</a>, <a href="/console/people/import">import a list</a>, or let another system send them through
          the API, with a key <a href="/console/api-keys">of its own</a>.</p>`,
      )
    : emptyState('No people yet', html`<p>You see yourself here, and the people whom you manage.</p>`)
