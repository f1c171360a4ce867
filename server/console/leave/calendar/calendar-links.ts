import { emptyState, notice, question, secret } from '../../../pages/components.ts'
import { form, hidden, input } from '../../../pages/form.ts'
import { html } from '../../../pages/html.ts'
import { listQuery } from '../../../pages/list-address.ts'
import { pager } from '../../../pages/pager.ts'
import { table } from '../../../pages/table.ts'
import { text } from '../../../texts/english.ts'
import { consolePage } from '../../console-page.ts'

const pageAddress = '/console/leave/calendar/feeds'

const trail = (): [string, string][] => [
  ['/console/leave', text('leave.title')],
  ['/console/leave/calendar', text('leave.calendar')],
]

/** The page with the links from which calendar applications fetch the leave calendar. */
export const calendarLinksPage = consolePage({
  path: '/leave/calendar/feeds',
  show: async (context, submission) => {
    const { api, formats, formToken: token } = context
    const page = await api.leaveFeeds.list(listQuery(context.address))
    const { data } = page
    return {
      title: text('leave.feeds'),
      trail: trail(),
      content: html`<p class="lead">${text('leave.feedsLead')}</p>
        <div class="narrow">${form({
          action: 'create',
          submit: text('leave.createFeed'),
          token,
          submission,
          fields: [input('name', text('pages.name'), { maxlength: 100, hint: text('leave.feedNameHint') })],
        })}</div>
        <h2>${text('leave.yourFeeds')}</h2>
        ${table(
          data,
          [
            { title: text('pages.name'), cell: ({ name }) => name },
            { title: text('leave.created'), cell: ({ created_at }) => formats.time(created_at) },
            {
              title: text('leave.lastFetched'),
              cell: ({ last_used_at }) => (last_used_at === null ? text('leave.never') : formats.time(last_used_at)),
            },
            {
              title: text('leave.actions'),
              isTitleHidden: true,
              cell: ({ id, name }) =>
                question(`end-${id}`, {
                  button: text('leave.revokeFeedButton'),
                  title: text('leave.revokeFeedTitle', { name }),
                  content: html`<p>${text('leave.revokeFeedLead')}</p>
                    ${form({ action: 'revoke', submit: text('leave.revokeFeed'), token, kind: 'danger', fields: [hidden('id', id)] })}`,
                }),
            },
          ],
          {
            caption: text('leave.feeds'),
            empty: emptyState(text('leave.noFeeds'), html`<p>${text('leave.noFeedsYet')}</p>`),
          },
        )}
        ${pager(context, page)}`,
    }
  },
  actions: {
    create: async ({ api }, submitted) => {
      const { name, url } = await api.leaveFeeds.create({ name: submitted.text('name') }, submitted.idempotency)
      if (url === undefined) return { goTo: pageAddress, notice: text('leave.feedShownBefore') }
      return {
        title: text('leave.feedTitle', { name }),
        trail: [...trail(), [pageAddress, text('leave.feeds')]],
        content: html`<div class="narrow">
          ${notice(html`<p>${text('leave.feedOnce')}</p>`, 'warn')}
          ${secret('link', url)}
          <p>${text('leave.feedHowTo')}</p>
          <p><a href="${pageAddress}">${text('leave.feedCopied')}</a></p>
        </div>`,
      }
    },
    revoke: async ({ api }, submitted) => {
      await api.leaveFeeds.revoke(submitted.number('id'))
      return { goTo: pageAddress, notice: text('leave.feedRevoked') }
    },
  },
})
