import { emptyState } from '../../pages/components.ts'
import { filters, input, select } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { pager, table } from '../../pages/table.ts'
import { consolePage } from '../console-page.ts'
import { asked, type Visit } from '../visit.ts'
import { eventTypesFor, typeChoices } from './event-types.ts'

const dayMs = 86_400_000

export const eventsPage = consolePage({
  path: '/events',
  show: async (visit) => {
    const { api, formats, address } = visit
    const type = asked(visit, 'type')
    const since = sinceOf(visit)
    const [types, { data, nextCursor }] = await Promise.all([
      eventTypesFor(visit),
      api.events.list({
        cursor: asked(visit, 'cursor'),
        ...(type !== undefined && { types: [type as never] }),
        ...(since !== undefined && { since: formats.instant(since) }),
      }),
    ])
    return {
      title: 'Events',
      content: html`<p class="lead">What happened, in its order: the oldest first. Events are kept for ninety days.</p>
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
        { caption: 'Events', empty: nothing(visit, type !== undefined || since !== undefined) },
      )}
      ${pager(address, nextCursor)}
      ${nextCursor !== null && html`<p><a href="${latestOf(visit)}">Jump to the last 15 minutes</a></p>`}
      </div>`,
    }
  },
})

/** From when on: the last day, unless something else is asked for. An empty field asks for everything. */
function sinceOf(visit: Visit): string | undefined {
  const { address, formats } = visit
  if (address.searchParams.has('since')) return asked(visit, 'since')
  if (address.searchParams.has('cursor')) return undefined
  return formats.localTime(new Date(Date.now() - dayMs).toISOString())
}

/** The stream can be read from its front alone: a later start leads to what is newest. */
function latestOf({ address, formats }: Visit): string {
  const query = new URLSearchParams(address.searchParams)
  query.delete('cursor')
  query.set('since', formats.localTime(new Date(Date.now() - 15 * 60_000).toISOString()))
  return `${address.pathname}?${query}`
}

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

const nothing = ({ address }: Visit, isFiltered: boolean) =>
  isFiltered
    ? emptyState(
        'Nothing happened',
        html`<p>There is no event of this kind from then on. <a href="${address.pathname}?since=">Show all events</a></p>`,
      )
    : emptyState(
        'No events',
        html`<p>Each change of people, documents, pay runs and leave is an event. They appear here by themselves.</p>`,
      )
