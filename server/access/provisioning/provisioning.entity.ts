import { defineEntity, p } from '@mikro-orm/core'
import { businessId, createdAt, foreignKey, id, type Table, timestamp, updatedAt, version } from '../../db/columns.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { CustomRole } from '../roles/role.entity.ts'
import { User } from '../users/user.entity.ts'

/** The role of a group. `role_id` is missing in settings from before custom roles. */
type StoredGroupRole = Omit<Schemas['GroupRole'], 'role_id'> & { role_id?: number | null }

/** How the directory of a business provisions its users (SCIM 2.0). A business has at most one. */
export const Provisioning = defineEntity({
  name: 'Provisioning',
  tableName: 'provisioning',
  properties: {
    business_id: businessId(),
    id: id(),
    default_role: p.enum(['admin', 'manager', 'employee']).comment('role of users without a mapped group'),
    /** The custom role of these users; `default_role` is then `employee`. */
    default_role_id: p.integer().strictNullable(),
    /** In the order of the settings, which ranks custom roles. Settings from before custom roles have no `role_id`. */
    group_roles: p.json<StoredGroupRole[]>(),
    token_hash: p.text().strictNullable(),
    /** The first characters of the token, by which users recognise it. */
    token_prefix: p.text().strictNullable(),
    /** The hash of the token before the last one, which is valid until `previous_token_expires_at`. */
    previous_token_hash: p.text().strictNullable(),
    previous_token_expires_at: timestamp().strictNullable(),
    last_request_at: timestamp().strictNullable().comment('to the minute'),
    /** The owner who made the last change, and so may control the directory. */
    updated_by: p.integer(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
    default_custom_role: foreignKey(CustomRole, ['business_id', 'default_role_id']),
    updater: foreignKey(User, ['business_id', 'updated_by']),
  },
  uniques: [{ name: 'provisioning_business', properties: ['business_id'] }],
  checks: [
    { name: 'provisioning_custom_role', expression: "default_role_id is null or default_role = 'employee'" },
    {
      name: 'provisioning_previous_token',
      expression: '(previous_token_hash is null) = (previous_token_expires_at is null)',
    },
  ],
})

export type ProvisioningTable = Table<typeof Provisioning>

/** The attributes of a user in the directory. A user that the directory has never changed has no row. */
export const ProvisionedUser = defineEntity({
  name: 'ProvisionedUser',
  tableName: 'provisioned_users',
  properties: {
    business_id: businessId(),
    user_id: p.integer().primary(),
    user_name: p.text(),
    user_name_key: p
      .text()
      .strictNullable()
      .comment('user_name in lower case; null once the directory deleted the user'),
    external_id: p.text().strictNullable(),
    display_name: p.text().strictNullable(),
    formatted_name: p.text().strictNullable(),
    given_name: p.text().strictNullable(),
    family_name: p.text().strictNullable(),
    has_group_role: p.boolean().default(false).comment('the role is that of a group'),
    deleted_at: timestamp().strictNullable(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    user: foreignKey(User, ['business_id', 'user_id']),
  },
  uniques: [{ name: 'provisioned_users_name', properties: ['business_id', 'user_name_key'] }],
  indexes: [{ name: 'provisioned_users_external', properties: ['business_id', 'external_id'] }],
})

export type ProvisionedUserTable = Table<typeof ProvisionedUser>

/** A group of the directory. */
export const ProvisionedGroup = defineEntity({
  name: 'ProvisionedGroup',
  tableName: 'provisioned_groups',
  properties: {
    business_id: businessId(),
    id: id(),
    display_name: p.text(),
    display_name_key: p.text().comment('display_name in lower case'),
    external_id: p.text().strictNullable(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  uniques: [{ name: 'provisioned_groups_name', properties: ['business_id', 'display_name_key'] }],
})

export type ProvisionedGroupTable = Table<typeof ProvisionedGroup>

export const ProvisionedGroupMember = defineEntity({
  name: 'ProvisionedGroupMember',
  tableName: 'provisioned_group_members',
  properties: {
    business_id: businessId(),
    group_id: p.integer().primary(),
    user_id: p.integer().primary(),
    group: foreignKey(ProvisionedGroup, ['business_id', 'group_id'], { onDelete: 'cascade' }),
    user: foreignKey(User, ['business_id', 'user_id']),
  },
  indexes: [{ name: 'provisioned_group_members_user', properties: ['business_id', 'user_id'] }],
})
