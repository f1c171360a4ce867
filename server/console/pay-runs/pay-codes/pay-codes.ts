import { badge, emptyState, linkButton } from '../../../pages/components.ts'
import { html } from '../../../pages/html.ts'
import { listQuery } from '../../../pages/list-address.ts'
import { pager } from '../../../pages/pager.ts'
import { table } from '../../../pages/table.ts'
import { text } from '../../../texts/english.ts'
import { consolePage } from '../../console-page.ts'
import { may } from '../../page-context.ts'
import { kindName } from '../pay-run-labels.ts'
import { payRunTabs } from '../pay-run-tabs.ts'
import { prorationName } from './pay-code-form.ts'

const newCode = '/console/pay-runs/codes/new'

/** The page with the pay codes. */
export const payCodesPage = consolePage({
  path: '/pay-runs/codes',
  needs: 'payruns:read',
  show: async (context) => {
    const { api, address } = context
    const page = await api.payCodes.list({ include_archived: true, ...listQuery(address) })
    return {
      title: text('payRuns.title'),
      ...(may(context, 'payruns:write') && { headerActions: linkButton(newCode, text('payCodes.new'), 'first') }),
      content: html`${payRunTabs(context)}
        ${table(
          page.data,
          [
            {
              title: text('pages.name'),
              cell: ({ id, name }) => html`<a href="/console/pay-runs/codes/${id}">${name}</a>`,
            },
            { title: text('payRuns.code'), cell: ({ code }) => html`<code>${code}</code>` },
            { title: text('payRuns.kind'), priority: 'line', cell: ({ kind }) => kindName(kind) },
            { title: text('payCodes.account'), cell: ({ account }) => account },
            { title: text('payCodes.proration'), cell: ({ proration }) => prorationName(proration) },
            {
              title: text('pages.status'),
              priority: 'figure',
              cell: ({ archived }) =>
                archived ? badge(text('payCodes.archived')) : badge(text('payCodes.active'), 'good'),
            },
          ],
          {
            caption: text('payCodes.title'),
            empty: emptyState(
              text('payCodes.none'),
              html`<p>${text('payCodes.noneYet')}</p>${may(context, 'payruns:write') && linkButton(newCode, text('payCodes.new'))}`,
            ),
          },
        )}
        ${pager(context, page)}`,
    }
  },
})
