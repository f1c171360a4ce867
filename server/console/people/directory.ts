import type { DirectoryEntry } from '../../../sdk/src/index.ts'
import { badge, emptyState } from '../../pages/components.ts'
import { filters, input, select } from '../../pages/form.ts'
import { html, type Piece } from '../../pages/html.ts'
import { pager, table } from '../../pages/table.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { consolePage } from '../console-page.ts'
import { may, type PageContext, queryParameter } from '../page-context.ts'
import { placeChoices } from './place-choices.ts'

/** All people who work for the business, visible to all users. */
export const directoryPage = consolePage({
  path: '/directory',
  show: async (context) => {
    const { api, address } = context
    const query = { q: queryParameter(context, 'q'), ...placesInQuery(context) }
    const { data, nextCursor } = await api.directory.list({
      ...query,
      sort: 'last_name',
      cursor: queryParameter(context, 'cursor'),
      limit: 50,
    })
    const { departments, locations } = await placeChoices(context)
    const isFiltered = Object.values(query).some((value) => value !== undefined)
    return {
      title: text('people.directory'),
      content: html`${
        (data.length > 0 || isFiltered) &&
        filters([
          input('q', text('people.nameOrJob'), { type: 'search', value: query.q, maxlength: 200 }),
          ...(departments.length > 0
            ? [
                select('department_id', text('people.department'), [['', text('people.all')], ...departments], {
                  value: query.department_id,
                }),
              ]
            : []),
          ...(locations.length > 0
            ? [
                select('location_id', text('people.location'), [['', text('people.all')], ...locations], {
                  value: query.location_id,
                }),
              ]
            : []),
        ])
      }
      ${table(
        data,
        [
          { title: text('pages.name'), cell: (entry) => nameCell(context, entry) },
          { title: text('people.jobTitle'), cell: ({ job_title }) => job_title },
          { title: text('people.department'), cell: ({ department }) => department },
          { title: text('people.location'), cell: ({ location }) => location },
          ...(may(context, 'leave:read')
            ? [{ title: text('people.today'), cell: (entry: DirectoryEntry) => awayCell(context, entry) }]
            : []),
        ],
        {
          caption: text('people.directory'),
          empty: isFiltered
            ? emptyState(
                text('people.noMatch'),
                html`<p>${rich('people.clearFilters', { link: linkTo('/console/directory') })}</p>`,
              )
            : emptyState(
                text('people.none'),
                html`<p>${text('people.directoryEmpty', { business: context.me.business.name })}</p>`,
              ),
        },
      )}
      ${pager(address, nextCursor)}`,
    }
  },
})

/** The department and location of the query. */
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

/** The name, as a link for users who may open the record. */
const nameCell = (context: PageContext, { name, person_id }: DirectoryEntry): Piece =>
  may(context, 'people:write') ? html`<a href="/console/people/${person_id}">${name}</a>` : name

function awayCell({ formats }: PageContext, { away_today, away_until }: DirectoryEntry): Piece {
  if (away_today === null || away_today === 'none' || away_until === null) return null
  if (away_today === 'morning') return badge(text('people.awayMorning'))
  const label = away_today === 'afternoon' ? text('people.awayAfternoon') : text('people.away')
  return rich('people.awayUntil', { badge: badge(label), day: formats.day(away_until) })
}
