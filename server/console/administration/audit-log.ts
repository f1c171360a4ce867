import type { AuditAction } from '../../../sdk/src/index.ts'
import { emptyState } from '../../pages/components.ts'
import { type Field, filters, input, select } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { pager, table } from '../../pages/table.ts'
import { browserName } from '../account/browser-name.ts'
import { askedByName, fieldsByName, whichByName } from '../by-name.ts'
import { consolePage } from '../console-page.ts'
import { asked, type Visit } from '../visit.ts'
import { actorOf, deedOf } from './audit-line.ts'
import { auditChoices } from './audit-words.ts'
import { namesFor } from './names.ts'
import { userByName } from './user-by-name.ts'

export const auditLogPage = consolePage({
  path: '/audit-log',
  show: async (visit) => {
    const { api, formats, address } = visit
    const whose = await askedByName(visit, userByName)
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
function wantedBy(visit: Visit) {
  const { formats } = visit
  const [since, until] = [asked(visit, 'since'), asked(visit, 'until')]
  return {
    cursor: asked(visit, 'cursor'),
    action: asked(visit, 'action') as AuditAction | undefined,
    since: since === undefined ? undefined : formats.instant(`${since}T00:00`),
    until: until === undefined ? undefined : formats.instant(`${dayAfter(until)}T00:00`),
  }
}

/** What is no day stays as it is, and the API refuses it. */
function dayAfter(day: string): string {
  const midnight = Date.parse(day)
  return Number.isNaN(midnight) ? day : new Date(midnight + 86_400_000).toISOString().slice(0, 10)
}

const filtersOf = (visit: Visit, whose: readonly Field[]): Html =>
  filters([
    select('action', 'Action', [['', 'All'], ...auditChoices], { value: asked(visit, 'action') }),
    ...whose,
    input('since', 'From', { type: 'date', value: asked(visit, 'since') }),
    input('until', 'To', { type: 'date', value: asked(visit, 'until') }),
  ])
