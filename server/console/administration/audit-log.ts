import type { AuditAction, User } from '../../../sdk/src/index.ts'
import { dateFilter, type Filter, filteredList, noMatches, selectFilter } from '../../pages/filters.ts'
import { html } from '../../pages/html.ts'
import { listQuery } from '../../pages/list-address.ts'
import { pager } from '../../pages/pager.ts'
import { text } from '../../texts/english.ts'
import { type ByName, chooseByName, filterByName, queryByName } from '../by-name.ts'
import { consolePage } from '../console-page.ts'
import { unlessRefused } from '../failures.ts'
import { type PageContext, queryDate, queryParameter } from '../page-context.ts'
import { auditTable } from './audit-entries.ts'
import { auditChoices } from './audit-labels.ts'

export const auditLogPage = consolePage({
  path: '/audit-log',
  show: async (context) => {
    const { api, address } = context
    const user = await queryByName(context, userByName)
    const filters = auditFilters(context, filterByName(userByName, user, text('audit.userFilter')))
    if (user.matches !== undefined) {
      return {
        title: text('audit.title'),
        content: filteredList(address, filters, chooseByName(context, userByName, user.matches)),
      }
    }
    const page = await api.auditLog.list({ ...auditQuery(context), user_id: user.item?.id })
    const { data } = page
    const rows = await auditTable(context, data, {
      caption: text('audit.title'),
      empty: noMatches(text('audit.noMatch'), address, filters),
    })
    return {
      title: text('audit.title'),
      content: html`<p class="lead">${text('audit.lead')}</p>
      ${filteredList(address, filters, html`${rows}${pager(context, page, 'audit.range')}`)}`,
    }
  },
})

/** Returns the filters of the request to the API. Dates are whole days in the time zone of the business. */
function auditQuery(context: PageContext) {
  const { formats } = context
  const [since, until] = [queryDate(context, 'since'), queryDate(context, 'until')]
  return {
    ...listQuery(context.address),
    action: queryParameter(context, 'action') as AuditAction | undefined,
    since: since === undefined ? undefined : formats.instant(`${since}T00:00`),
    until: until === undefined ? undefined : formats.instant(`${dayAfter(until)}T00:00`),
  }
}

/** Returns the date after another one. A value that is not a date is returned unchanged, for the API to refuse. */
function dayAfter(day: string): string {
  const midnight = Date.parse(day)
  return Number.isNaN(midnight) ? day : new Date(midnight + 86_400_000).toISOString().slice(0, 10)
}

function auditFilters(context: PageContext, user: Filter): Filter[] {
  const action = queryParameter(context, 'action')
  const [since, until] = [queryDate(context, 'since'), queryDate(context, 'until')]
  const format = context.formats.day
  return [
    selectFilter('action', text('audit.action'), [['', text('audit.all')], ...auditChoices()], action),
    user,
    dateFilter('since', text('audit.from'), since, { format }),
    dateFilter('until', text('audit.to'), until, { format }),
  ]
}

/** The filter by user. A user who cannot be read is shown by their ID. */
const userByName: ByName<Pick<User, 'id' | 'name' | 'email'>> = {
  field: 'user',
  get: async ({ api }, id) =>
    (await unlessRefused(api.users.get(id))) ?? { id, name: text('audit.user', { id: String(id) }), email: '' },
  find: async ({ api }, q) => (await api.users.list({ q, limit: 10 })).data,
  getName: ({ name }) => name,
  getDetail: ({ email }) => email,
  get none() {
    return text('audit.noUser')
  },
}
