import { defineEntity, p } from '@mikro-orm/core'
import { createdAt, id, updatedAt, version } from '../db/columns.ts'
import type { Role } from './roles.ts'

/** Somebody who can log in; belongs to one business. */
export const User = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: id(),
    business_id: p.integer(),
    name: p.string(),
    email: p.string(),
    role: p.string().$type<Role>(),
    password_hash: p.string().strictNullable(),
    active: p.boolean().default(true),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  },
})
