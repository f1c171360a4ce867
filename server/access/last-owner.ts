import type { EntityManager } from '@mikro-orm/postgresql'
import { sqlOf } from '../db/orm.ts'
import { conflict } from '../http/errors.ts'
import type { Role } from './roles.ts'

/*
 * A business always has somebody who may do everything: an owner who is active and has accepted the invitation.
 */

interface Owning {
  role: Role
  active: boolean
}

const isOwner = ({ role, active }: Owning): boolean => role === 'owner' && active

/**
 * Holds a change of a user to the rule that the last owner stays, under the lock of `holdBusiness`.
 *
 * @throws {ApiError} 409 when nobody else could log in as an owner
 */
export async function checkOwnerStays(
  t: EntityManager,
  business_id: number,
  before: Owning & { id: number },
  change: Partial<Owning>,
): Promise<void> {
  if (!isOwner(before) || isOwner({ ...before, ...change })) return
  const another = await sqlOf(t)
    .selectFrom('users')
    .select('id')
    .where('business_id', '=', business_id)
    .where('id', '<>', before.id)
    .where('role', '=', 'owner')
    .where('active', '=', true)
    .where('password_hash', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  if (another) return
  const path = change.active === false ? 'body.active' : 'body.role'
  throw conflict('The last owner stays.', [{ path, message: 'The business would have no owner who can log in.' }])
}
