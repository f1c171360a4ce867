import type { AuditAction, AuditEntry, User } from '../../../sdk/src/index.ts'
import { emptyState, facts } from '../../pages/components.ts'
import { type Field, filters, input, select } from '../../pages/form.ts'
import { type Html, html, type Piece } from '../../pages/html.ts'
import { pager, table } from '../../pages/table.ts'
import { browserName } from '../account/browser-name.ts'
import { type ByName, fieldsByName, queryByName, whichByName } from '../by-name.ts'
import { consolePage } from '../console-page.ts'
import { unlessRefused } from '../failures.ts'
import { type PageContext, queryParameter } from '../page-context.ts'
import { auditChoices, auditWords } from './audit-words.ts'
import { type Names, namesFor } from './names.ts'

export const auditLogPage = consolePage({
  path: '/audit-log',
  show: async (visit) => {
    const { api, formats, address } = visit
    const whose = await queryByName(visit, userByName)
    const filtersShown = filtersOf(visit, fieldsByName(userByName, whose, 'By or about a user'))
    if (whose.matches !== undefined) {
      return { title: 'Audit log', content: html`${filtersShown}${whichByName(visit, userByName, whose.matches)}` }
    }
    const { data, nextCursor } = await api.auditLog.list({ ...wantedBy(visit), user_id: whose.one?.id })
    const names = await namesFor(
      visit,
      data.flatMap((entry) => [entry.user_id, entry.target_user_id]),
    )
    return {
      title: 'Audit log',
      content: html`<p class="lead">Who did what, when and from where, the newest first. Kept for 400 days.</p>
      ${filtersShown}
      ${table(
        data,
        [
          { title: 'When', cell: ({ at }) => formats.time(at) },
          { title: 'Who', cell: (entry) => actorOf(entry, names) },
          { title: 'What', cell: (entry) => deedOf(entry, names) },
          {
            title: 'From',
            cell: ({ ip, user_agent }) =>
              ip !== null && html`<code>${ip}</code> <span class="soft short">${browserName(user_agent)}</span>`,
          },
        ],
        {
          caption: 'Audit log',
          empty: emptyState(
            'Nothing was done',
            html`<p>No entry fits these filters. See <a href="/console/audit-log">the whole log</a>.</p>`,
          ),
        },
      )}
      ${pager(address, nextCursor)}`,
    }
  },
})

/** The days of the filters are whole days of the business. */
function wantedBy(visit: PageContext) {
  const { formats } = visit
  const [since, until] = [queryParameter(visit, 'since'), queryParameter(visit, 'until')]
  return {
    cursor: queryParameter(visit, 'cursor'),
    action: queryParameter(visit, 'action') as AuditAction | undefined,
    since: since === undefined ? undefined : formats.instant(`${since}T00:00`),
    until: until === undefined ? undefined : formats.instant(`${dayAfter(until)}T00:00`),
  }
}

/** What is no day stays as it is, and the API refuses it. */
function dayAfter(day: string): string {
  const midnight = Date.parse(day)
  return Number.isNaN(midnight) ? day : new Date(midnight + 86_400_000).toISOString().slice(0, 10)
}

const filtersOf = (visit: PageContext, whose: readonly Field[]): Html =>
  filters([
    select('action', 'Action', [['', 'All'], ...auditChoices], { value: queryParameter(visit, 'action') }),
    ...whose,
    input('since', 'From', { type: 'date', value: queryParameter(visit, 'since') }),
    input('until', 'To', { type: 'date', value: queryParameter(visit, 'until') }),
  ])

/** Users. One who is not known is called by the id. */
const userByName: ByName<Pick<User, 'id' | 'name' | 'email'>> = {
  field: 'user',
  get: async ({ api }, id) => (await unlessRefused(api.users.get(id))) ?? { id, name: `User ${id}`, email: '' },
  find: async ({ api }, q) => (await api.users.list({ q, limit: 10 })).data,
  nameOf: ({ name }) => name,
  moreOf: ({ email }) => email,
  nobody: 'No user has that name or e-mail address.',
}

/** Who acted. */
function actorOf({ user_id, api_key_id }: AuditEntry, names: Names): Html {
  if (api_key_id !== null) return html`API key ${names.apiKey(api_key_id)}`
  return user_id === null ? html`The service` : names.user(user_id)
}

/** What was done to what, and all that is known about it. */
function deedOf(entry: AuditEntry, names: Names): Html {
  const { action, detail, request_id, user_agent, at } = entry
  const details = Object.entries(detail).map(([name, value]) => [name, value === null ? null : String(value)] as const)
  return html`${auditWords[action] ?? html`<code>${action}</code>`} ${thingOf(entry, names)}
    <details>
      <summary class="soft">Details</summary>
      ${facts([
        ['action', html`<code>${action}</code>`],
        ...details,
        ['at', at],
        ['request', html`<code>${request_id}</code>`],
        ['user agent', user_agent],
      ])}
    </details>`
}

/** By the noun of an action: the member of its details that says which, and where that is shown. */
const things: Record<string, readonly [member: string, page?: string]> = {
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

function thingOf({ action, target_user_id, detail }: AuditEntry, names: Names): Piece {
  const [noun = ''] = action.split('.')
  if (noun === 'api_key') return typeof detail.api_key_id === 'number' && names.apiKey(detail.api_key_id)
  const [member = '', page] = things[noun] ?? []
  const value = detail[member]
  if (value === undefined || value === null) return target_user_id !== null && names.user(target_user_id)
  const text = typeof value === 'number' ? `#${value}` : String(value)
  // What was deleted has no page any more.
  if (page === undefined || action.endsWith('.deleted')) return text
  return html`<a href="/console/${page}/${String(value)}">${text}</a>`
}
