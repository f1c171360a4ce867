import { defineEntity, p } from '@mikro-orm/core'
import { businessId, createdAt, foreignKey, id, type Table, timestamp, updatedAt, version } from '../../db/columns.ts'
import { CustomRole } from '../roles/role.entity.ts'
import { User } from '../users/user.entity.ts'

/** The identity provider of a business (OpenID Connect). A business has at most one. */
export const SingleSignOn = defineEntity({
  name: 'SingleSignOn',
  tableName: 'single_sign_on',
  properties: {
    business_id: businessId(),
    id: id(),
    issuer: p.text(),
    client_id: p.text(),
    client_secret_ciphertext: p.text(),
    required: p.boolean(),
    /** The owner who can log in without the provider. */
    break_glass_user_id: p.integer().strictNullable(),
    just_in_time_role: p
      .enum(['admin', 'manager', 'employee'])
      .strictNullable()
      .comment('role of users who are created at their first login; null if unknown users are refused'),
    /** The custom role of these users; `just_in_time_role` is then `employee`. */
    just_in_time_role_id: p.integer().strictNullable(),
    trusts_provider_two_factor: p.boolean(),
    /** The owner who made the last change, and so may control the provider. */
    updated_by: p.integer(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
    just_in_time_custom_role: foreignKey(CustomRole, ['business_id', 'just_in_time_role_id']),
    break_glass_user: foreignKey(User, ['business_id', 'break_glass_user_id']),
    updater: foreignKey(User, ['business_id', 'updated_by']),
  },
  uniques: [{ name: 'single_sign_on_business', properties: ['business_id'] }],
  checks: [
    { name: 'single_sign_on_break_glass', expression: 'not required or break_glass_user_id is not null' },
    {
      name: 'single_sign_on_custom_role',
      expression: "just_in_time_role_id is null or just_in_time_role = 'employee'",
    },
  ],
})

export type SingleSignOnTable = Table<typeof SingleSignOn>

/** A domain whose email addresses log in with the provider of a business. */
export const SingleSignOnDomain = defineEntity({
  name: 'SingleSignOnDomain',
  tableName: 'single_sign_on_domains',
  properties: {
    /** The only column of the primary key: a login has only the domain, which determines the business. */
    domain: p.text().primary(),
    business_id: p.integer(),
  },
  indexes: [{ name: 'single_sign_on_domains_business', properties: ['business_id'] }],
})

/** An account at an identity provider that logs a user in. */
export const UserIdentity = defineEntity({
  name: 'UserIdentity',
  tableName: 'user_identities',
  properties: {
    business_id: businessId(),
    id: id(),
    user_id: p.integer(),
    issuer: p.text(),
    subject: p.text().comment('identifier of the account at the issuer, which never changes'),
    last_used_at: timestamp().defaultRaw('now()'),
    created_at: createdAt(),
    user: foreignKey(User, ['business_id', 'user_id']),
  },
  uniques: [
    { name: 'user_identities_subject', properties: ['business_id', 'subject', 'issuer'] },
    { name: 'user_identities_user', properties: ['business_id', 'user_id', 'issuer'] },
  ],
})

/** A started login, for which the provider has not returned yet. */
export const AuthenticationRequest = defineEntity({
  name: 'AuthenticationRequest',
  tableName: 'authentication_requests',
  properties: {
    business_id: businessId(),
    state: p.text().primary().comment('derived from the secret of the browser that started the login'),
    expires_at: timestamp(),
  },
  indexes: [
    // For a nightly task that deletes expired requests.
    { name: 'authentication_requests_age', properties: ['expires_at'] },
  ],
})
