import { sql } from 'kysely'
import { type AuditEntry, addAuditEntry } from '../audit/record-audit.ts'
import { enqueue } from '../jobs.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import type { Change, Work } from '../operation/work.ts'
import { selectActiveOwners } from './users/user-active.ts'

/**
 * The audit actions on credentials, roles, API keys, webhook secrets, single sign-on and provisioning. Each is reported by email to the
 * user or, if it affects the whole business, to all owners.
 */
const securityActions = [
  'two_factor.enabled',
  'two_factor.disabled',
  'two_factor.reset',
  'two_factor.recovery_codes_regenerated',
  'passkey.added',
  'passkey.removed',
  'single_sign_on.updated',
  'single_sign_on.removed',
  'single_sign_on.linked',
  'single_sign_on.unlinked',
  'single_sign_on.bypassed',
  'provisioning.updated',
  'provisioning.removed',
  'provisioning.token_created',
  'password.changed',
  'password.reset',
  'user.updated',
  'role.updated',
  'app.created',
  'app.updated',
  'app.secret_rotated',
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

/**
 * Records a security change that affects the whole business. If a mail server is configured, also enqueues an email to
 * each active owner.
 */
export async function recordOwnerNotice(work: Change, entry: AuditEntry & { action: SecurityAction }): Promise<void> {
  const { business_id, config } = work
  const audit_entry_id = await addAuditEntry(work, entry)
  if (config.smtpUrl === undefined) return
  const owners = await selectActiveOwners(work).select('id').execute()
  for (const { id } of owners) await enqueue(work, 'send_security_mail', { business_id, audit_entry_id, user_id: id })
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
 * @param recipient - the ID of the user who receives the email, if it is not the affected user
 * @returns undefined if the recipient has not accepted the invitation yet
 */
export const findSecurityChange = (
  { db, business_id }: Work,
  id: number,
  recipient?: number,
): Promise<SecurityChangeNotice | undefined> =>
  db
    .selectFrom('audit_log as entry')
    .leftJoin('api_keys as key', (join) =>
      join.onRef('key.business_id', '=', 'entry.business_id').onRef('key.id', '=', 'entry.api_key_id'),
    )
    .innerJoin('users', (join) =>
      join.onRef('users.business_id', '=', 'entry.business_id').on('users.id', '=', recipient ?? affectedUserId),
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
