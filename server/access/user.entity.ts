import { defineEntity, p } from '@mikro-orm/core'
import { createdAt, id, timestamp, updatedAt, version } from '../db/columns.ts'
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
    /** Null until an invitation is accepted. */
    password_hash: p.string().strictNullable(),
    active: p.boolean().default(true),
    /** Their own record, for the scope `self`. */
    person_id: p.integer().strictNullable(),
    last_login_at: timestamp().strictNullable(),
    two_factor_enabled_at: timestamp().strictNullable(),
    totp_secret_ciphertext: p.string().strictNullable(),
    /** The secret of a set-up that no code has proved yet. */
    totp_pending_ciphertext: p.string().strictNullable(),
    /** The time step whose code was accepted last. */
    totp_last_step: p.integer().default(0),
    /** Wrong codes in a row, over all challenges and factors. */
    two_factor_failures: p.integer().default(0),
    /** Locks since the last success; each doubles the next. */
    two_factor_locks: p.integer().default(0),
    locked_until: timestamp().strictNullable(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  },
})
