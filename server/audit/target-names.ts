import { type RawBuilder, sql } from 'kysely'
import type { Principal } from '../operation/principal.ts'
import type { Scope } from '../operation/scopes.ts'
import type { Work } from '../operation/work.ts'
import type { AuditRow } from './present-audit-entry.ts'

type Kind =
  | 'person'
  | 'user'
  | 'document'
  | 'document_template'
  | 'payrun'
  | 'leave_type'
  | 'custom_field'
  | 'pay_code'
  | 'pay_schedule'
  | 'checklist'
  | 'holiday'
  | 'webhook'
  | 'api_key'
  | 'role'
  | 'app'

interface NamedRecords {
  /** The scope that reads the name of such a record. */
  needs: Scope
  /** A query of IDs and names, to which the condition on the business and the IDs is appended. */
  select: RawBuilder<unknown>
}

const records: Record<Kind, NamedRecords> = {
  person: {
    needs: 'people:read',
    select: sql`select 'person' as kind, id, first_name || ' ' || last_name as name from people where erased_at is null`,
  },
  user: { needs: 'users:read', select: sql`select 'user' as kind, id, name from users where true` },
  document: {
    needs: 'documents:read',
    select: sql`select 'document' as kind, id, title as name from documents where true`,
  },
  document_template: {
    needs: 'documents:read',
    select: sql`select 'document_template' as kind, id, name from (
      select template.business_id, template.id, revision.name
      from document_templates template join document_template_revisions revision
        on revision.business_id = template.business_id and revision.template_id = template.id
          and revision.revision = template.version
      where template.deleted_at is null
    ) template where true`,
  },
  payrun: {
    needs: 'payruns:read',
    select: sql`select 'payrun' as kind, id,
      to_char(period_start, 'YYYY-MM-DD') || '/' || to_char(period_end, 'YYYY-MM-DD') as name from pay_runs where true`,
  },
  custom_field: {
    needs: 'people:read',
    select: sql`select 'custom_field' as kind, id, label as name from custom_fields where true`,
  },
  pay_code: { needs: 'payruns:read', select: sql`select 'pay_code' as kind, id, name from pay_codes where true` },
  pay_schedule: {
    needs: 'payruns:read',
    select: sql`select 'pay_schedule' as kind, id, name from pay_schedules where true`,
  },
  checklist: { needs: 'tasks:read', select: sql`select 'checklist' as kind, id, name from checklists where true` },
  leave_type: { needs: 'leave:read', select: sql`select 'leave_type' as kind, id, name from leave_types where true` },
  holiday: { needs: 'leave:read', select: sql`select 'holiday' as kind, id, name from holidays where true` },
  webhook: {
    needs: 'webhooks:read',
    select: sql`select 'webhook' as kind, id, coalesce(nullif(description, ''), url) as name from webhooks where true`,
  },
  app: { needs: 'keys:read', select: sql`select 'app' as kind, id, name from apps where true` },
  api_key: { needs: 'keys:read', select: sql`select 'api_key' as kind, id, name from api_keys where true` },
  role: { needs: 'users:read', select: sql`select 'role' as kind, id, name from roles where true` },
}

/** For each noun of an action, the kind of the record and the member of the details with its ID. */
const targets: Record<string, readonly [kind: Kind, member: string]> = {
  person: ['person', 'person_id'],
  person_change: ['person', 'person_id'],
  leave: ['person', 'person_id'],
  leave_attachment: ['person', 'person_id'],
  leave_balance: ['person', 'person_id'],
  payslip: ['person', 'person_id'],
  recurring_line: ['person', 'person_id'],
  assignment: ['person', 'person_id'],
  bank_account: ['person', 'person_id'],
  compensation: ['person', 'person_id'],
  task: ['person', 'person_id'],
  checklist: ['checklist', 'checklist_id'],
  identifier: ['person', 'person_id'],
  emergency_contact: ['person', 'person_id'],
  dependent: ['person', 'person_id'],
  document: ['document', 'document_id'],
  document_template: ['document_template', 'document_template_id'],
  payrun: ['payrun', 'pay_run_id'],
  custom_field: ['custom_field', 'custom_field_id'],
  pay_code: ['pay_code', 'pay_code_id'],
  pay_schedule: ['pay_schedule', 'pay_schedule_id'],
  leave_type: ['leave_type', 'leave_type_id'],
  holiday: ['holiday', 'holiday_id'],
  webhook: ['webhook', 'webhook_id'],
  api_key: ['api_key', 'api_key_id'],
  role: ['role', 'role_id'],
  app: ['app', 'app_id'],
}

type Entry = Pick<AuditRow, 'action' | 'target_user_id' | 'detail'>

function findTarget({ action, target_user_id, detail }: Entry): { kind: Kind; id: number } | undefined {
  const [noun = ''] = action.split('.')
  const [kind, member = ''] = targets[noun] ?? []
  const id = detail[member]
  if (kind !== undefined && typeof id === 'number') return { kind, id }
  return target_user_id === null ? undefined : { kind: 'user', id: target_user_id }
}

/**
 * The current names of the records that entries are about, read in one statement. Names are not stored with the
 * entries, so that an erasure leaves none behind.
 *
 * @returns the name of an entry; null for a record that is gone or erased, and for one that the caller may not read
 */
export async function readTargetNames(
  { db, business_id, by }: Pick<Work, 'db' | 'business_id'> & { by: Principal },
  entries: readonly Entry[],
): Promise<(entry: Entry) => string | null> {
  const idsByKind = new Map<Kind, Set<number>>()
  for (const { kind, id } of entries.flatMap((entry) => findTarget(entry) ?? [])) {
    if (!by.scopes.has(records[kind].needs)) continue
    idsByKind.set(kind, (idsByKind.get(kind) ?? new Set()).add(id))
  }
  if (idsByKind.size === 0) return () => null
  const selects = [...idsByKind].map(
    ([kind, ids]) => sql`${records[kind].select} and business_id = ${business_id} and id = any(${[...ids]}::integer[])`,
  )
  const { rows } = await sql<{ kind: Kind; id: number; name: string }>`${sql.join(selects, sql` union all `)}`.execute(
    db,
  )
  const names = new Map(rows.map(({ kind, id, name }) => [`${kind} ${id}`, name]))
  return (entry) => {
    const target = findTarget(entry)
    return target === undefined ? null : (names.get(`${target.kind} ${target.id}`) ?? null)
  }
}
