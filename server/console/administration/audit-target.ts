import type { AuditEntry } from '../../../sdk/src/index.ts'
import { type Html, html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import type { GuestContext } from '../page-context.ts'

type Detail = AuditEntry['detail']

interface TargetKind {
  /** The member of the details that identifies the record. */
  member: string
  /** The page of the record, below `/console`. */
  page?: (id: string, detail: Detail) => string
}

const kinds: Record<string, TargetKind> = {
  person: { member: 'person_id', page: (id) => `people/${id}` },
  person_change: { member: 'person_id', page: (_, { person_change_id }) => `people/changes/${person_change_id}` },
  leave_balance: { member: 'person_id', page: (id) => `people/${id}/leave` },
  recurring_line: { member: 'person_id', page: (id) => `people/${id}/pay` },
  assignment: { member: 'person_id', page: (id) => `people/${id}/job` },
  bank_account: { member: 'person_id', page: (id) => `people/${id}/bank-accounts` },
  compensation: { member: 'person_id', page: (id) => `people/${id}/job` },
  identifier: { member: 'person_id', page: (id) => `people/${id}/personal` },
  emergency_contact: { member: 'person_id', page: (id) => `people/${id}/personal` },
  dependent: { member: 'person_id', page: (id) => `people/${id}/personal` },
  task: { member: 'person_id', page: (id) => `people/${id}/tasks` },
  checklist: { member: 'checklist_id', page: (id) => `tasks/checklists/${id}` },
  leave: { member: 'person_id', page: (_, { leave_request_id }) => `leave/${leave_request_id}` },
  payslip: {
    member: 'person_id',
    page: (id, { pay_run_id }) => `pay-runs/${pay_run_id}/payslips/${id}`,
  },
  document: { member: 'document_id', page: (id) => `documents/${id}` },
  document_template: { member: 'document_template_id', page: (id) => `documents/templates/${id}` },
  payrun: { member: 'pay_run_id', page: (id) => `pay-runs/${id}` },
  custom_field: { member: 'custom_field_id', page: (id) => `custom-fields/${id}` },
  pay_code: { member: 'pay_code_id', page: (id) => `pay-runs/codes/${id}` },
  pay_schedule: { member: 'pay_schedule_id', page: (id) => `pay-runs/schedules/${id}` },
  leave_type: { member: 'leave_type_id', page: (id) => `leave/types/${id}` },
  webhook: { member: 'webhook_id', page: (id) => `webhooks/${id}` },
  app: { member: 'app_id', page: (id) => `apps/${id}` },
  api_key: { member: 'api_key_id', page: (id) => `api-keys/${id}` },
  role: { member: 'role_id', page: (id) => `roles/${id}` },
  holiday: { member: 'date' },
  department: { member: 'name' },
  location: { member: 'name' },
  leave_feed: { member: 'name' },
}

/** The record that an entry is about: its name, or its number if it is gone or erased; a link while it has a page. */
export function auditTarget({ formats }: GuestContext, entry: AuditEntry): Html {
  const { action, target_user_id, target_name, detail } = entry
  const [noun = ''] = action.split('.')
  const { member = '', page } = kinds[noun] ?? {}
  const isPerson = member === 'person_id' // a person is called by their number if they have no name
  const value = detail[member] ?? null
  if (value === null) {
    if (target_user_id === null) return html``
    const name = target_name ?? text('audit.targetUser', { id: String(target_user_id) })
    return html`<a href="/console/users/${target_user_id}">${name}</a>`
  }
  const id = String(value)
  const name = target_name === null ? unnamed(id, { value, isPerson }) : readable(formats, noun, target_name)
  // A deleted record has no page. A number without a name is of a record that was deleted later, unless it is a person.
  if (page === undefined || action.endsWith('.deleted') || (target_name === null && !isPerson)) return html`${name}`
  return html`<a href="/console/${page(id, detail)}">${name}</a>`
}

const unnamed = (id: string, { value, isPerson }: { value: unknown; isPerson: boolean }): string =>
  typeof value === 'number' ? text(isPerson ? 'audit.person' : 'audit.record', { id }) : id

/** The period of a pay run for the reader: `2036-07-01/2036-07-31` → `1–31 Jul 2036`. */
function readable(formats: GuestContext['formats'], noun: string, name: string): string {
  const [first = '', last = ''] = name.split('/')
  return noun === 'payrun' ? formats.period(first, last) : name
}
