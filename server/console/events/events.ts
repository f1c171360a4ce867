import { emptyState } from '../../pages/components.ts'
import { filters, input, select } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { pager, table } from '../../pages/table.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { consolePage } from '../console-page.ts'
import { queryParameter } from '../page-context.ts'
import { eventTypesFor, typeChoices } from './event-types.ts'

export const eventsPage = consolePage({
  path: '/events',
  show: async (context) => {
    const { api, formats, address } = context
    const type = queryParameter(context, 'type')
    const since = queryParameter(context, 'since')
    const [types, { data, nextCursor }] = await Promise.all([
      eventTypesFor(context),
      api.events.list({
        sort: '-sequence',
        cursor: queryParameter(context, 'cursor'),
        ...(type !== undefined && { types: [type as never] }),
        ...(since !== undefined && { since: formats.instant(since) }),
      }),
    ])
    return {
      title: text('events.title'),
      content: html`<p class="lead">${text('events.lead')}</p>
      ${filters([
        select('type', text('events.type'), typeChoices(types), { value: type }),
        input('since', text('events.from'), { type: 'datetime-local', value: since }),
      ])}
      <div id="events" data-live="5">
      ${table(
        data,
        [
          { title: text('events.type'), cell: ({ id, type }) => html`<a href="/console/events/${id}">${type}</a>` },
          { title: text('events.subject'), cell: ({ data }) => subjectName(data) },
          { title: text('events.time'), cell: ({ created_at }) => formats.exactTime(created_at) },
          { title: text('events.sequence'), isNumber: true, cell: ({ sequence }) => sequence },
        ],
        { caption: text('events.title'), empty: empty(type !== undefined || since !== undefined) },
      )}
      ${pager(address, nextCursor)}
      </div>`,
    }
  },
})

/** The name of the record that an event is about. */
function subjectName(data: object): string {
  const { id, first_name, last_name, title, period_start, period_end, start_date, end_date, url } = data as Record<
    string,
    unknown
  >
  const name = [first_name, last_name].filter(Boolean).join(' ')
  const span = [period_start ?? start_date, period_end ?? end_date].filter(Boolean).join(' – ')
  return String(name || title || span || url || text('events.number', { id: String(id) }))
}

const empty = (isFiltered: boolean): Html =>
  isFiltered
    ? emptyState(
        text('events.noMatch'),
        html`<p>${rich('events.clearFilters', { link: linkTo('/console/events') })}</p>`,
      )
    : emptyState(text('events.none'), html`<p>${text('events.noneYet')}</p>`)
