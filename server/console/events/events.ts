import { emptyState, linkButton } from '../../pages/components.ts'
import { filteredList, isFiltered, noMatches, selectFilter, timeFilter } from '../../pages/filters.ts'
import { type Html, html } from '../../pages/html.ts'
import { listQuery } from '../../pages/list-address.ts'
import { pager } from '../../pages/pager.ts'
import { table } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { queryParameter } from '../page-context.ts'
import { eventTypesFor, typeChoices } from './event-types.ts'

export const eventsPage = consolePage({
  path: '/events',
  show: async (context) => {
    const { api, formats, address } = context
    const type = queryParameter(context, 'type')
    const since = queryParameter(context, 'since')
    const { cursor, limit } = listQuery(address)
    const [types, { data, nextCursor }] = await Promise.all([
      eventTypesFor(context),
      api.events.list({
        sort: '-sequence',
        cursor,
        limit,
        ...(type !== undefined && { types: [type as never] }),
        ...(since !== undefined && { since: formats.instant(since) }),
      }),
    ])
    const filters = [
      selectFilter('type', text('events.type'), typeChoices(types), type),
      timeFilter('since', text('events.from'), since, formats),
    ]
    return {
      title: text('events.title'),
      headerActions: linkButton('/console/events/types', text('events.types')),
      content: html`<p class="lead">${text('events.lead')}</p>
      ${filteredList(
        address,
        filters,
        html`${table(
          data,
          [
            { title: text('events.type'), cell: ({ id, type }) => html`<a href="/console/events/${id}">${type}</a>` },
            { title: text('events.subject'), cell: ({ data }) => subjectName(data) },
            { title: text('events.time'), priority: 'line', cell: ({ created_at }) => formats.exactTime(created_at) },
            { title: text('events.sequence'), isNumber: true, cell: ({ sequence }) => sequence },
          ],
          {
            caption: text('events.title'),
            empty: isFiltered(filters) ? noMatches(text('events.noMatch'), address, filters) : noEvents(),
          },
        )}
      ${pager(context, { data, nextCursor })}`,
        { liveSeconds: 5 },
      )}`,
    }
  },
})

/** Returns the name of the record that an event concerns. */
function subjectName(data: object): string {
  const { id, first_name, last_name, title, period_start, period_end, start_date, end_date, url } = data as Record<
    string,
    unknown
  >
  const name = [first_name, last_name].filter(Boolean).join(' ')
  const span = [period_start ?? start_date, period_end ?? end_date].filter(Boolean).join(' – ')
  return String(name || title || span || url || text('events.number', { id: String(id) }))
}

const noEvents = (): Html => emptyState(text('events.none'), html`<p>${text('events.noneYet')}</p>`)
