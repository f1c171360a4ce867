import { sql } from 'kysely'
import { type AuditEntry, addAuditEntry } from '../audit/record-audit.ts'
import { enqueue } from '../jobs.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import type { Change, Work } from '../operation/work.ts'

/**
 * The audit actions on a user's credentials, role, API keys or webhook secrets. Each is reported to the user by email.
 */
const securityActions = [
  'two_factor.enabled',
  'two_factor.disabled',
  'two_factor.reset',
  'two_factor.recovery_codes_regenerated',
  'passkey.added',
  'passkey.removed',
  'password.changed',
  'password.reset',
  'user.updated',
  'api_key.created',
  'api_key.updated',
  'api_key.rotated',
  'webhook.secret_rotated',
  'webhook.updated',
] as const
type SecurityAction = (typeof securityActions)[number]

/**
 * Records a security change in the audit log. If a mail server is configured, also enqueues an email to the affected
 * user, who may not have made the change.
 */
export async function recordSecurityChange(
  work: Change,
  entry: AuditEntry & { action: SecurityAction },
): Promise<void> {
  const audit_entry_id = await addAuditEntry(work, entry)
  if (work.config.smtpUrl === undefined) return
  await enqueue(work, 'send_security_mail', { business_id: work.business_id, audit_entry_id })
}

/** The recipient and the content of the email about a security change. */
export interface SecurityChangeNotice {
  action: SecurityAction
  at: string
  ip: string | null
  detail: Schemas['AuditDetail']
  name: string
  email: string
  business: string
  /** The number of the user's passkeys. */
  passkey_count: number
}

/**
 * The ID of the affected user. `case` instead of `coalesce`: row-level security uses no index for the value of
 * `coalesce`.
 */
const affectedUserId = sql<number>`case when entry.target_user_id is not null then entry.target_user_id
  when entry.user_id is not null then entry.user_id else key.created_by end`

/**
 * Reads a security change and the affected user from the audit log. A change made by an API key affects the user in the
 * key's `created_by`.
 *
 * @returns undefined if the affected user has not accepted the invitation yet
 */
export const findSecurityChange = ({ db, business_id }: Work, id: number): Promise<SecurityChangeNotice | undefined> =>
  db
    .selectFrom('audit_log as entry')
    .leftJoin('api_keys as key', (join) =>
      join.onRef('key.business_id', '=', 'entry.business_id').onRef('key.id', '=', 'entry.api_key_id'),
    )
    .innerJoin('users', (join) =>
      join.onRef('users.business_id', '=', 'entry.business_id').on('users.id', '=', affectedUserId),
    )
    .innerJoin('businesses', 'businesses.id', 'entry.business_id')
    .select(['entry.at', 'entry.ip', 'entry.detail', 'users.name', 'users.email', 'businesses.name as business'])
    .select(sql<SecurityAction>`entry.action`.as('action'))
    .select((column) =>
      column
        .selectFrom('passkeys')
        .select((passkey) => passkey.fn.countAll<number>().as('count'))
        .where('passkeys.business_id', '=', business_id)
        .whereRef('passkeys.user_id', '=', 'users.id')
        .$asScalar()
        .$notNull()
        .as('passkey_count'),
    )
    .where('entry.business_id', '=', business_id)
    .where('entry.id', '=', id)
    .where('entry.action', 'in', securityActions)
    .where('users.password_hash', 'is not', null)
    .executeTakeFirst()
