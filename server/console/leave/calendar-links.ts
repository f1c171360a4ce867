import { emptyState, notice, question, secret } from '../../pages/components.ts'
import { form, hidden, input } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { pager, table } from '../../pages/table.ts'
import { consolePage } from '../console-page.ts'
import { queryParameter } from '../page-context.ts'

const here = '/console/leave/calendar/feeds'

const trail = [
  ['/console/leave', 'Leave'],
  ['/console/leave/calendar', 'Calendar'],
] as const

/** Links with which a calendar program shows the calendar of leave. */
export const calendarLinksPage = consolePage({
  path: '/leave/calendar/feeds',
  show: async (visit, tried) => {
    const { api, formats, formToken: token, address } = visit
    const { data, nextCursor } = await api.leaveFeeds.list({ cursor: queryParameter(visit, 'cursor') })
    return {
      title: 'Calendar links',
      trail,
      content: html`<p class="lead">A calendar program that has such a link shows who is away, as you see it here. Make one
          for each program, so that you can end it alone.</p>
        <div class="narrow">${form({
          action: 'create',
          submit: 'Make a link',
          token,
          tried,
          fields: [input('name', 'What it is for', { maxlength: 100, hint: 'Such as Phone, or Outlook.' })],
        })}</div>
        <h2>Your links</h2>
        ${table(
          data,
          [
            { title: 'Name', cell: ({ name }) => name },
            { title: 'Made', cell: ({ created_at }) => formats.time(created_at) },
            {
              title: 'Last fetched',
              cell: ({ last_used_at }) => (last_used_at === null ? 'Never' : formats.time(last_used_at)),
            },
            {
              title: 'Actions',
              isTitleHidden: true,
              cell: ({ id, name }) =>
                question(`end-${id}`, {
                  button: 'End …',
                  title: `End the link “${name}”?`,
                  content: html`<p>The program that has it sees nothing from then on.</p>
                    ${form({ action: 'revoke', submit: 'End the link', token, kind: 'danger', fields: [hidden('id', id)] })}`,
                }),
            },
          ],
          {
            caption: 'Your calendar links',
            empty: emptyState('No links', html`<p>Links that you make appear here, without their secret part.</p>`),
          },
        )}
        ${pager(address, nextCursor)}`,
    }
  },
  actions: {
    create: async ({ api }, sent) => {
      const { name, url } = await api.leaveFeeds.create({ name: sent.text('name') }, sent.once)
      if (url === undefined) return { goTo: here, notice: 'The link was made, and has been shown already.' }
      return {
        title: `The link “${name}”`,
        trail: [...trail, [here, 'Calendar links']],
        content: html`<div class="narrow">
          ${notice(html`<p>Copy it now: it is not shown again. Whoever has it sees the calendar as you do.</p>`, 'warn')}
          ${secret('link', url)}
          <p>In your calendar program choose “Subscribe to a calendar”, or “Add from URL”, and paste the link.</p>
          <p><a href="${here}">I have copied it</a></p>
        </div>`,
      }
    },
    revoke: async ({ api }, sent) => {
      await api.leaveFeeds.revoke(sent.number('id'))
      return { goTo: here, notice: 'The link has ended.' }
    },
  },
})
