import type { PeopleListQuery, Person, PersonSort, PersonStatus } from '../../../sdk/src/index.ts'
import { emptyState, linkButton, notice } from '../../pages/components.ts'
import { filteredList, isFiltered, noMatches, searchFilter, selectFilter } from '../../pages/filters.ts'
import { type Html, html } from '../../pages/html.ts'
import { listQuery } from '../../pages/list-address.ts'
import { pager } from '../../pages/pager.ts'
import { type Column, table } from '../../pages/table.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { chooseByName, filterByName, queryByName, type Selected } from '../by-name.ts'
import { consolePage, type PageContent } from '../console-page.ts'
import { readCustomFields } from '../custom-fields/read-custom-fields.ts'
import { valueFilters, valuesInQuery } from '../custom-fields/value-filters.ts'
import { placeFilters, placesInQuery } from '../directory/directory.ts'
import { may, type PageContext, queryParameter } from '../page-context.ts'
import { peopleSelection, selectedAddress, selectionForm } from './change-many/selection.ts'
import { recordTab } from './person.ts'
import { personByName } from './person-by-name.ts'
import { personLink, statusBadge, statusChoices } from './person-labels.ts'
import { personPage } from './person-tabs.ts'
import { placeChoices } from './place-choices.ts'

/** The page with the people that the user may see. Users who can see only themselves get their own record. */
export const peoplePage = consolePage({
  path: '/people',
  show: async (context) => (may(context, 'people:read') ? await listPage(context) : await ownRecord(context)),
  actions: {
    'change-selected': async (context, submitted) => {
      const goTo = selectedAddress(context, submitted)
      return goTo === undefined ? await listPage(context, notice(text('changeMany.selectAny'), 'bad')) : { goTo }
    },
  },
})

async function ownRecord(context: PageContext): Promise<PageContent> {
  const { data } = await context.api.people.list({ limit: 1 })
  const [person] = data
  if (person !== undefined)
    return personPage(context, { person, tab: 'record', page: await recordTab(context, person) })
  return {
    title: text('people.myRecord'),
    content: emptyState(text('people.noRecord'), html`<p>${text('people.noRecordHint')}</p>`),
  }
}

/** Reads the filters and the order of the list from the query. */
export async function readPeopleQuery(context: PageContext): Promise<{
  manager: Selected<Person>
  query: NonNullable<PeopleListQuery> & { sort: PersonSort }
}> {
  const manager = await queryByName(context, managerByName)
  return {
    manager,
    query: {
      q: queryParameter(context, 'q'),
      status: queryParameter(context, 'status') as PersonStatus | undefined,
      ...placesInQuery(context),
      ...valuesInQuery(context),
      manager_id: manager.item?.id,
      sort: (queryParameter(context, 'sort') ?? 'last_name') as PersonSort,
    },
  }
}

/** @param problem - a notice above the list */
async function listPage(context: PageContext, problem?: Html): Promise<PageContent> {
  const { api, address } = context
  const { manager, query } = await readPeopleQuery(context)
  const [people, places, customFields] = await Promise.all([
    manager.matches === undefined
      ? api.people.list({ ...query, ...listQuery(address) })
      : { data: [], nextCursor: null },
    placeChoices(context),
    readCustomFields(context),
  ])
  const filters = [
    searchFilter('q', text('people.filter'), query.q),
    selectFilter('status', text('pages.status'), [['', text('people.all')], ...statusChoices()], query.status),
    ...placeFilters(places, placesInQuery(context)),
    filterByName(managerByName, manager, text('people.managedBy')),
    ...valueFilters(context, customFields),
  ]
  const order = { address, current: query.sort }
  const isSelectable = may(context, 'people:write') && people.data.length > 1
  const list =
    manager.matches === undefined
      ? html`${table(people.data, columnsFor(context, new Map(places.locations)), {
          caption: text('people.title'),
          order,
          ...(isSelectable && { selection: peopleSelection(context) }),
          empty: isFiltered(filters) ? noMatches(text('people.noMatch'), address, filters) : noPeople(context),
        })}${isSelectable && selectionForm(context, people)}${pager(context, people, 'people.range', '/console/people.csv')}`
      : chooseByName(context, managerByName, manager.matches)
  return {
    title: text('people.title'),
    ...(may(context, 'people:write') && {
      headerActions: html`${linkButton('/console/people/departments', text('people.departments'))} ${linkButton('/console/people/locations', text('people.locations'))} ${linkButton('/console/people/import', text('people.import'))} ${linkButton('/console/people/new', text('people.add'), 'first')}`,
    }),
    // Filters are omitted if there are no people to filter.
    content: html`${problem}${filteredList(address, people.data.length > 0 || isFiltered(filters) ? filters : [], list)}`,
  }
}

const managerByName = { ...personByName, field: 'manager' }

/** Returns the columns of the list. The column of locations is omitted if the business has none. */
const columnsFor = ({ formats }: PageContext, locations: ReadonlyMap<string, string>): Column<Person>[] => [
  { title: text('pages.name'), sort: 'last_name', cell: personLink },
  { title: text('people.jobTitle'), priority: 'line', cell: ({ job_title }) => job_title },
  { title: text('people.department'), cell: ({ department }) => department },
  ...(locations.size > 0 ? [locationColumn(locations)] : []),
  {
    title: text('people.start'),
    sort: '-start_date',
    cell: ({ start_date }) => start_date !== null && formats.day(start_date),
  },
  { title: text('pages.status'), priority: 'figure', cell: statusBadge },
]

const locationColumn = (names: ReadonlyMap<string, string>): Column<Person> => ({
  title: text('people.location'),
  cell: ({ location_id }) => names.get(String(location_id)),
})

const noPeople = (context: PageContext): Html =>
  may(context, 'people:write')
    ? emptyState(
        text('people.none'),
        html`<p>${rich('people.noneYet', { business: context.me.business.name, key: linkTo('/console/api-keys') })}</p>
          ${linkButton('/console/people/new', text('people.add'), 'first')} ${linkButton('/console/people/import', text('people.import'))}`,
      )
    : emptyState(text('people.none'), html`<p>${text('people.noneVisible')}</p>`)
