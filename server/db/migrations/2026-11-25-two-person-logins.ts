import { backfill, inTransaction, type Step } from '../steps/steps.ts'

/**
 * Records the users who created logins, recurring lines and leave. Existing rows have no such user and count as
 * confirmed, except pending invitations, whose sender is in the audit log.
 */
export const twoPersonLogins: readonly Step[] = [
  inTransaction(
    `alter table "users"
      add "introduced_by" int[] not null default '{}',
      add "past_person_ids" int[] not null default '{}',
      add "confirmed_at" timestamptz(3) null,
      add "confirmed_by" int null`,
    `comment on column "users"."introduced_by" is
      'users who invited the login, or gave it its role or person, since it was last confirmed'`,
    `comment on column "users"."past_person_ids" is
      'people to whom the login was linked since it was last confirmed'`,
  ),
  inTransaction(
    `alter table "recurring_lines" add "author_ids" int[] not null default '{}'`,
    `comment on column "recurring_lines"."author_ids" is
      'users who added or changed the line, also with an API key'`,
  ),
  inTransaction(
    `alter table "leave_requests"
      add "requested_by" int null,
      add "requester_ids" int[] not null default '{}'`,
    `comment on column "leave_requests"."requester_ids" is
      'users who requested it or changed what is requested, also with an API key'`,
  ),
  backfill('users', {
    set: `introduced_by = (
      select array_agg(distinct coalesce(entry.user_id, key.created_by))
      from audit_log entry
      left join api_keys key on key.business_id = entry.business_id and key.id = entry.api_key_id
      where entry.business_id = users.business_id and entry.target_user_id = users.id and entry.action = 'user.invited'
        and coalesce(entry.user_id, key.created_by) is not null
    )`,
    where: `password_hash is null and introduced_by = '{}' and exists (
      select from audit_log entry
      left join api_keys key on key.business_id = entry.business_id and key.id = entry.api_key_id
      where entry.business_id = users.business_id and entry.target_user_id = users.id and entry.action = 'user.invited'
        and coalesce(entry.user_id, key.created_by) is not null
    )`,
  }),
]
