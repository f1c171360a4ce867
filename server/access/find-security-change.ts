import { sql } from 'kysely'
import type { Schemas } from '../operation/contract/contract.ts'
import type { Work } from '../operation/work.ts'
import { securityChanges } from './record-security-change.ts'

/** What the mail about a change of somebody's security has to say, and to whom. */
export interface FoundSecurityChange {
  action: (typeof securityChanges)[number]
  at: string
  ip: string | null
  detail: Schemas['AuditDetail']
  name: string
  email: string
  business: string
}

/** The user whom a change affects. A `case`, as row-level security uses no index for the value of `coalesce`. */
const affected = sql<number>`case when entry.target_user_id is not null then entry.target_user_id
  when entry.user_id is not null then entry.user_id else key.created_by end`

/**
 * Reads a change from the audit log, with the user whom it affects. A key is the affair of the user from whom it descends.
 *
 * @returns undefined where there is nobody to tell: the user has not accepted the invitation yet
 */
export const findSecurityChange = ({ db, business_id }: Work, id: number): Promise<FoundSecurityChange | undefined> =>
  db
    .selectFrom('audit_log as entry')
    .leftJoin('api_keys as key', (join) =>
      join.onRef('key.business_id', '=', 'entry.business_id').onRef('key.id', '=', 'entry.api_key_id'),
    )
    .innerJoin('users', (join) =>
      join.onRef('users.business_id', '=', 'entry.business_id').on('users.id', '=', affected),
    )
    .innerJoin('businesses', 'businesses.id', 'entry.business_id')
    .select(['entry.at', 'entry.ip', 'entry.detail', 'users.name', 'users.email', 'businesses.name as business'])
    .select(sql<FoundSecurityChange['action']>`entry.action`.as('action'))
    .where('entry.business_id', '=', business_id)
    .where('entry.id', '=', id)
    .where('entry.action', 'in', securityChanges)
    .where('users.password_hash', 'is not', null)
    .executeTakeFirst()
