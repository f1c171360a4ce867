import type { AuditAction, AuditEntry, User } from '../../../sdk/src/index.ts'
import { facts } from '../../pages/components.ts'
import { dateFilter, type Filter, filteredList, noMatches, selectFilter } from '../../pages/filters.ts'
import { type Html, html, type Piece } from '../../pages/html.ts'
import { listQuery } from '../../pages/list-address.ts'
import { pager } from '../../pages/pager.ts'
import { table } from '../../pages/table.ts'
import { rich, text } from '../../texts/english.ts'
import { browserName } from '../account/browser-name.ts'
import { type ByName, chooseByName, filterByName, queryByName } from '../by-name.ts'
import { consolePage } from '../console-page.ts'
import { unlessRefused } from '../failures.ts'
import { type PageContext, queryDate, queryParameter } from '../page-context.ts'
import { auditAction, auditChoices } from './audit-labels.ts'
import { type Names, namesFor } from './names.ts'

export const auditLogPage = consolePage({
  path: '/audit-log',
  show: async (context) => {
    const { api, formats, address } = context
    const user = await queryByName(context, userByName)
    const filters = auditFilters(context, filterByName(userByName, user, text('audit.userFilter')))
    if (user.matches !== undefined) {
      return {
        title: text('audit.title'),
        content: filteredList(address, filters, chooseByName(context, userByName, user.matches)),
      }
    }
    const { data, nextCursor } = await api.auditLog.list({ ...auditQuery(context), user_id: user.item?.id })
    const names = await namesFor(
      context,
      data.flatMap((entry) => [entry.user_id, entry.target_user_id]),
    )
    return {
      title: text('audit.title'),
      content: html`<p class="lead">${text('audit.lead')}</p>
      ${filteredList(
        address,
        filters,
        html`${table(
          data,
          [
            { title: text('audit.time'), cell: ({ at }) => formats.time(at) },
            { title: text('audit.actor'), priority: 'figure', cell: (entry) => actorHtml(entry, names) },
            { title: text('audit.action'), priority: 'line', cell: (entry) => actionHtml(entry, names) },
            {
              title: text('audit.source'),
              cell: ({ ip, user_agent }) =>
                ip !== null && html`<code>${ip}</code> <span class="soft short">${browserName(user_agent)}</span>`,
            },
          ],
          {
            caption: text('audit.title'),
            empty: noMatches(text('audit.noMatch'), address, filters),
          },
        )}
      ${pager(context, { data, nextCursor })}`,
      )}`,
    }
  },
})

/** The filters. Their days are whole days in the time zone of the business. */
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

/** A value that is not a date stays unchanged, and the API refuses it. */
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

/** Users. A user who cannot be read is named by their id. */
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

function actorHtml({ user_id, api_key_id }: AuditEntry, names: Names): Html {
  if (api_key_id !== null) return rich('audit.apiKey', { name: names.apiKey(api_key_id) })
  return user_id === null ? html`${text('audit.service')}` : names.user(user_id)
}

/** The action and its record, with details that expand. */
function actionHtml(entry: AuditEntry, names: Names): Html {
  const { action, detail, request_id, user_agent, at } = entry
  const details = Object.entries(detail).map(([name, value]) => [name, value === null ? null : String(value)] as const)
  return html`${rich('audit.entry', { action: auditAction(action), record: recordLink(entry, names) })}
    <details>
      <summary class="soft">${text('audit.details')}</summary>
      ${facts([
        ['action', html`<code>${action}</code>`],
        ...details,
        ['at', at],
        ['request', html`<code>${request_id}</code>`],
        ['user agent', user_agent],
      ])}
    </details>`
}

/** For each noun of an action, the member of its details that identifies the record, and the page of the record. */
const records: Record<string, readonly [member: string, page?: string]> = {
  person: ['person_id', 'people'],
  leave_balance: ['person_id', 'people'],
  document: ['document_id', 'documents'],
  document_template: ['document_template_id', 'documents/templates'],
  payrun: ['pay_run_id', 'pay-runs'],
  payslip: ['pay_run_id', 'pay-runs'],
  leave: ['leave_request_id', 'leave'],
  leave_type: ['leave_type_id'],
  holiday: ['date'],
  department: ['name'],
  location: ['name'],
  webhook: ['webhook_id', 'webhooks'],
  leave_feed: ['name'],
}

function recordLink({ action, target_user_id, detail }: AuditEntry, names: Names): Piece {
  const [noun = ''] = action.split('.')
  if (noun === 'api_key') return typeof detail.api_key_id === 'number' && names.apiKey(detail.api_key_id)
  const [member = '', page] = records[noun] ?? []
  const value = detail[member]
  if (value === undefined || value === null) return target_user_id !== null && names.user(target_user_id)
  const name = typeof value === 'number' ? `#${value}` : String(value)
  // A deleted record has no page.
  if (page === undefined || action.endsWith('.deleted')) return name
  return html`<a href="/console/${page}/${String(value)}">${name}</a>`
}
