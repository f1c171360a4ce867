import type { DirectoryEntry, DirectorySort } from '../../../sdk/src/index.ts'
import { badge, emptyState } from '../../pages/components.ts'
import { type Filter, filteredList, isFiltered, noMatches, searchFilter, selectFilter } from '../../pages/filters.ts'
import { type Html, html, type Piece } from '../../pages/html.ts'
import { listQuery } from '../../pages/list-address.ts'
import { pager } from '../../pages/pager.ts'
import { table } from '../../pages/table.ts'
import { rich, text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { may, type PageContext, queryParameter } from '../page-context.ts'
import { placeChoices } from '../people/place-choices.ts'

/** The page with all people who work for the business, which all users can see. */
export const directoryPage = consolePage({
  path: '/directory',
  show: async (context) => {
    const { api, address } = context
    const query = { q: queryParameter(context, 'q'), ...placesInQuery(context) }
    const sort = (queryParameter(context, 'sort') ?? 'last_name') as DirectorySort
    const [page, places] = await Promise.all([
      api.directory.list({ ...query, sort, ...listQuery(address) }),
      placeChoices(context),
    ])
    const filters = [searchFilter('q', text('people.nameOrJob'), query.q), ...placeFilters(places, query)]
    const list = html`${table(
      page.data,
      [
        { title: text('pages.name'), sort: 'last_name', cell: (entry) => nameCell(context, entry) },
        { title: text('people.jobTitle'), priority: 'line', cell: ({ job_title }) => job_title },
        { title: text('people.department'), cell: ({ department }) => department },
        { title: text('people.location'), cell: ({ location }) => location },
        ...(may(context, 'leave:read')
          ? [
              {
                title: text('people.today'),
                priority: 'line' as const,
                cell: (entry: DirectoryEntry) => awayCell(context, entry),
              },
            ]
          : []),
      ],
      {
        caption: text('people.directory'),
        order: { address, current: sort },
        empty: isFiltered(filters) ? noMatches(text('people.noMatch'), address, filters) : noEntries(context),
      },
    )}${pager(context, page, 'people.range')}`
    return {
      title: text('people.directory'),
      content: filteredList(address, page.data.length > 0 || isFiltered(filters) ? filters : [], list),
    }
  },
})

const noEntries = ({ me }: PageContext): Html =>
  emptyState(text('people.none'), html`<p>${text('people.directoryEmpty', { business: me.business.name })}</p>`)

/** Returns the filters by department and location, if the business has any. */
export const placeFilters = (
  { departments, locations }: Awaited<ReturnType<typeof placeChoices>>,
  { department_id, location_id }: ReturnType<typeof placesInQuery>,
): Filter[] => {
  const filters = [
    { name: 'department_id', label: text('people.department'), choices: departments, value: department_id },
    { name: 'location_id', label: text('people.location'), choices: locations, value: location_id },
  ]
  return filters
    .filter(({ choices }) => choices.length > 0)
    .map(({ name, label, choices, value }) => selectFilter(name, label, [['', text('people.all')], ...choices], value))
}

/** Returns the IDs of the department and the location in the query. */
export function placesInQuery(context: PageContext): {
  department_id: number | undefined
  location_id: number | undefined
} {
  const id = (name: string): number | undefined => {
    const value = queryParameter(context, name)
    return value === undefined ? undefined : Number(value)
  }
  return { department_id: id('department_id'), location_id: id('location_id') }
}

/** Renders the name of a person, with a link to the record for users who may open it. */
const nameCell = (context: PageContext, { name, person_id }: DirectoryEntry): Piece =>
  may(context, 'people:write') ? html`<a href="/console/people/${person_id}">${name}</a>` : name

function awayCell({ formats }: PageContext, { away_today, away_until }: DirectoryEntry): Piece {
  if (away_today === null || away_today === 'none' || away_until === null) return null
  if (away_today === 'morning') return badge(text('people.awayMorning'))
  const label = away_today === 'afternoon' ? text('people.awayAfternoon') : text('people.away')
  return rich('people.awayUntil', { badge: badge(label), day: formats.day(away_until) })
}
