import { defineEntity, p } from '@mikro-orm/core'
import { Business } from '../../business/business.entity.ts'
import { businessId, createdAt, foreignKey, id, type Table, updatedAt, version } from '../../db/columns.ts'
import type { Scope } from '../../operation/scopes.ts'

/** The names of the reaches of custom roles, from the narrowest to the widest. */
const reachNames = ['self', 'team', 'department', 'all'] as const

/** A role that a business defines in addition to the four fixed ones. */
export const CustomRole = defineEntity({
  name: 'CustomRole',
  tableName: 'roles',
  properties: {
    business_id: businessId(),
    id: id(),
    name: p.text(),
    description: p.text().strictNullable(),
    scopes: p.array().$type<Scope[]>().columnType('text[]').comment('without self, which every role has'),
    reach: p.enum(reachNames).comment('people to whose data the scopes apply'),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
    business: foreignKey(Business, ['business_id']),
  },
  uniques: [{ name: 'roles_name', expression: 'create unique index roles_name on roles (business_id, lower(name))' }],
})

export type CustomRoleTable = Table<typeof CustomRole>
