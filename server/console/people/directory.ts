import type { DirectoryEntry } from '../../../sdk/src/index.ts'
import { badge, emptyState } from '../../pages/components.ts'
import { filters, input, select } from '../../pages/form.ts'
import { html, type Piece } from '../../pages/html.ts'
import { pager, table } from '../../pages/table.ts'
import { consolePage } from '../console-page.ts'
import { may, type PageContext, queryParameter } from '../page-context.ts'
import { placeChoices } from './place-choices.ts'

/** Everybody who works for the business, for everybody who does. */
export const directoryPage = consolePage({
  path: '/directory',
  show: async (visit) => {
    const { api, address } = visit
    const wanted = { q: queryParameter(visit, 'q'), ...placesAsked(visit) }
    const { data, nextCursor } = await api.directory.list({
      ...wanted,
      sort: 'last_name',
      cursor: queryParameter(visit, 'cursor'),
      limit: 50,
    })
    const { departments, locations } = await placeChoices(visit)
    const isFiltered = Object.values(wanted).some((value) => value !== undefined)
    return {
      title: 'Directory',
      content: html`${
        (data.length > 0 || isFiltered) &&
        filters([
          input('q', 'Name or job', { type: 'search', value: wanted.q, maxlength: 200 }),
          ...(departments.length > 0
            ? [select('department_id', 'Department', [['', 'All'], ...departments], { value: wanted.department_id })]
            : []),
          ...(locations.length > 0
            ? [select('location_id', 'Location', [['', 'All'], ...locations], { value: wanted.location_id })]
            : []),
        ])
      }
      ${table(
        data,
        [
          { title: 'Name', cell: (entry) => nameOf(visit, entry) },
          { title: 'Job title', cell: ({ job_title }) => job_title },
          { title: 'Department', cell: ({ department }) => department },
          { title: 'Location', cell: ({ location }) => location },
          ...(may(visit, 'leave:read')
            ? [{ title: 'Today', cell: (entry: DirectoryEntry) => awayOf(visit, entry) }]
            : []),
        ],
        {
          caption: 'Directory',
          empty: isFiltered
            ? emptyState(
                'Nobody found',
                html`<p>Nobody is like this. <a href="/console/directory">Show everybody</a></p>`,
              )
            : emptyState(
                'Nobody here yet',
                html`<p>Everybody who works for ${visit.me.business.name} appears here.</p>`,
              ),
        },
      )}
      ${pager(address, nextCursor)}`,
    }
  },
})

/** The places that the address asks for. */
export function placesAsked(visit: PageContext): {
  department_id: number | undefined
  location_id: number | undefined
} {
  const id = (name: string): number | undefined => {
    const text = queryParameter(visit, name)
    return text === undefined ? undefined : Number(text)
  }
  return { department_id: id('department_id'), location_id: id('location_id') }
}

/** Those who see records of others get there by the name. */
const nameOf = (visit: PageContext, { name, person_id }: DirectoryEntry): Piece =>
  may(visit, 'people:write') ? html`<a href="/console/people/${person_id}">${name}</a>` : name

function awayOf({ formats }: PageContext, { away_today, away_until }: DirectoryEntry): Piece {
  if (away_today === null || away_today === 'none' || away_until === null) return null
  if (away_today === 'morning') return badge('Away in the morning')
  const until = html` until ${formats.day(away_until)}`
  return html`${badge(away_today === 'afternoon' ? 'Away from noon' : 'Away')}${until}`
}
