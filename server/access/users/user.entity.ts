import { defineEntity, p } from '@mikro-orm/core'
import { Business } from '../../business/business.entity.ts'
import { businessId, createdAt, foreignKey, id, type Table, timestamp, updatedAt, version } from '../../db/columns.ts'
import { Person } from '../../people/person.entity.ts'
import { CustomRole } from '../roles/role.entity.ts'

/** A login within one business. */
export const User = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    business_id: businessId(),
    id: id(),
    name: p.text(),
    email: p.text(),
    role: p.enum(['owner', 'admin', 'manager', 'employee']),
    /**
     * The custom role of the user, which applies in place of the fixed one. The fixed role is then `employee`, so that
     * statements about owners and administrators find no users with custom roles.
     */
    role_id: p.integer().strictNullable(),
    /** The password hash; null until the invitation is accepted. */
    password_hash: p.text().strictNullable(),
    password_was_shown: p
      .boolean()
      .default(false)
      .comment('the password was set with a link that another user has seen'),
    password_generated: p
      .boolean()
      .default(false)
      .comment('the password is a random value that no one has seen: the user logs in with single sign-on'),
    /**
     * When the address moved to another business, because its invitation was accepted after this login was closed;
     * otherwise null.
     */
    email_moved_at: timestamp().strictNullable(),
    active: p.boolean().default(true),
    /** The person linked to the user, whose records the scope `self` covers. */
    person_id: p.integer().strictNullable(),
    introduced_by: p
      .array()
      .$type<number[]>()
      .columnType('int[]')
      .default([])
      .comment('users who invited the user, or set the role or the person, since the last confirmation'),
    past_person_ids: p
      .array()
      .$type<number[]>()
      .columnType('int[]')
      .default([])
      .comment('people linked to the user since the last confirmation'),
    confirmed_at: timestamp().strictNullable(),
    /** The user who confirmed the login; null if the operator of the service confirmed it. */
    confirmed_by: p.integer().strictNullable(),
    leave_mail: p.boolean().default(true),
    payslip_mail: p.boolean().default(true),
    /** Whether the user receives emails about webhooks with failing deliveries. */
    webhook_mail: p.boolean().default(true),
    /** Whether the user receives emails about pay runs of pay schedules. */
    pay_run_mail: p.boolean().default(true),
    /** Whether the user receives emails about requests to change personal data. */
    change_mail: p.boolean().default(true),
    /** Whether the user receives daily reminders of tasks. */
    task_mail: p.boolean().default(true),
    locale: p.text().strictNullable().comment('of numbers and dates in the console; null for that of the browser'),
    last_login_at: timestamp().strictNullable(),
    two_factor_enabled_at: timestamp().strictNullable(),
    totp_secret_ciphertext: p.text().strictNullable(),
    totp_pending_ciphertext: p
      .text()
      .strictNullable()
      .comment('secret of a setup that has not been verified with a code'),
    totp_last_step: p
      .integer()
      .default(0)
      .comment('time step of the last accepted code; codes of it and earlier steps are refused'),
    two_factor_failures: p.integer().default(0).comment('consecutive wrong codes, over all challenges and factors'),
    /** The number of locks since the last valid code. Each lock doubles the duration of the next. */
    two_factor_locks: p.integer().default(0),
    locked_until: timestamp().strictNullable(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
    business: foreignKey(Business, ['business_id']),
    person: foreignKey(Person, ['business_id', 'person_id']),
    custom_role: foreignKey(CustomRole, ['business_id', 'role_id']),
  },
  checks: [
    {
      name: 'users_two_factor',
      // Without a secret, the second factor is a passkey.
      expression: 'two_factor_enabled_at is not null or totp_secret_ciphertext is null',
    },
    { name: 'users_custom_role', expression: "role_id is null or role = 'employee'" },
  ],
  uniques: [
    { name: 'users_email', expression: 'create unique index users_email on users (business_id, lower(email))' },
    // Unique across businesses: an address logs in one user, before the business is known. Invited users are not
    // included.
    {
      name: 'users_login',
      expression:
        'create unique index users_login on users (lower(email)) where password_hash is not null and email_moved_at is null',
    },
    { name: 'users_person', properties: ['business_id', 'person_id'] },
  ],
  indexes: [
    // For finding the invitations of an address across businesses.
    { name: 'users_address', expression: 'create index users_address on users (lower(email))' },
    { name: 'users_role', properties: ['business_id', 'role_id'], where: 'role_id is not null' },
    {
      name: 'users_administrators',
      properties: ['business_id', 'id'],
      where: `role_id is null and role in ('owner', 'admin')`,
    },
  ],
})

export type UserTable = Table<typeof User>
