import { emptyState } from '../../pages/components.ts'
import { filters, input, select } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { pager, table } from '../../pages/table.ts'
import { consolePage } from '../console-page.ts'
import { queryParameter } from '../page-context.ts'
import { eventTypesFor, typeChoices } from './event-types.ts'

export const eventsPage = consolePage({
  path: '/events',
  show: async (visit) => {
    const { api, formats, address } = visit
    const type = queryParameter(visit, 'type')
    const since = queryParameter(visit, 'since')
    const [types, { data, nextCursor }] = await Promise.all([
      eventTypesFor(visit),
      api.events.list({
        sort: '-sequence',
        cursor: queryParameter(visit, 'cursor'),
        ...(type !== undefined && { types: [type as never] }),
        ...(since !== undefined && { since: formats.instant(since) }),
      }),
    ])
    return {
      title: 'Events',
      content: html`<p class="lead">What happened, the newest first. Events are kept for ninety days.</p>
      ${filters([
        select('type', 'Event', typeChoices(types), { value: type }),
        input('since', 'From', { type: 'datetime-local', value: since }),
      ])}
      <div id="events" data-live="5">
      ${table(
        data,
        [
          { title: 'Event', cell: ({ id, type }) => html`<a href="/console/events/${id}">${type}</a>` },
          { title: 'About', cell: ({ data }) => subjectOf(data) },
          { title: 'When', cell: ({ created_at }) => formats.exactTime(created_at) },
          { title: 'Place', isNumber: true, cell: ({ sequence }) => sequence },
        ],
        { caption: 'Events', empty: type !== undefined || since !== undefined ? nothingFound : nothingYet },
      )}
      ${pager(address, nextCursor)}
      </div>`,
    }
  },
})

/** What people know a thing by. */
function subjectOf(data: object): string {
  const { id, first_name, last_name, title, period_start, period_end, start_date, end_date, url } = data as Record<
    string,
    unknown
  >
  const name = [first_name, last_name].filter(Boolean).join(' ')
  const span = [period_start ?? start_date, period_end ?? end_date].filter(Boolean).join(' – ')
  return String(name || title || span || url || `no. ${id}`)
}

const nothingFound = emptyState(
  'Nothing happened',
  html`<p>There is no such event. <a href="/console/events">Show all events</a></p>`,
)

const nothingYet = emptyState(
  'No events yet',
  html`<p>Each change of people, documents, pay runs and leave is an event. They appear here by themselves.</p>`,
)
