import type { AuditEntry } from '../../../sdk/src/index.ts'
import { facts } from '../../pages/components.ts'
import { type Html, html, type Piece } from '../../pages/html.ts'
import { auditWords } from './audit-words.ts'
import type { Names } from './names.ts'

/** Who acted. */
export function actorOf({ user_id, api_key_id }: AuditEntry, names: Names): Html {
  if (api_key_id !== null) return html`API key ${names.apiKey(api_key_id)}`
  return user_id === null ? html`The service` : names.user(user_id)
}

/** What was done to what, and all that is known about it. */
export function deedOf(entry: AuditEntry, names: Names): Html {
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
