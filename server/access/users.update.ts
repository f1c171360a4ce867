import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { auditChanges } from '../audit/audit-changes.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { holdBusiness } from '../business/hold-business.ts'
import { inTransaction, sqlOf } from '../db/orm.ts'
import { orConflict } from '../operation/conflicts.ts'
import type { Operation, Schemas } from '../operation/contract.ts'
import { conflict, notFound } from '../operation/errors.ts'
import type { Principal } from '../operation/principal.ts'
import { holdPerson } from '../people/hold-person.ts'
import { checkMayGive, checkMayLink } from './grants.ts'
import { checkOwnerStays } from './last-owner.ts'
import { lockUser } from './lock-user.ts'
import { presentUser, type UserRow, userColumns } from './present-user.ts'
import { endSessions } from './sessions.ts'
import { userConflicts } from './user-conflicts.ts'

type Detail = Schemas['AuditDetail']

/** Changes what is given; when that changes nothing, nothing is written. */
export const usersUpdate: Operation<'users.update'> = ({ path: { id }, header, body, principal, em, origin }) =>
  inTransaction(em, async (t) => {
    const { business_id } = principal
    await holdBusiness(t, business_id)
    const person = body.person_id ? await holdPerson(t, business_id, body.person_id) : undefined
    const before = await lockUser(t, principal, id, header['If-Match'])
    if (body.role) checkMayGive(principal, body.role)
    if (body.active && before.has_left && body.person_id === undefined)
      throw conflict('The person of this user has left.')

    const changes = auditChanges(before, body)
    if (Object.keys(changes).length === 0) return { status: 200, body: { success: true, data: presentUser(before) } }
    if (changes.person_id) {
      checkMayLink(principal)
      if (!person) throw notFound()
    }
    const goes = ownersEnd(body, person?.end_date ?? null)
    if (goes) await checkOwnerStays(t, business_id, id, goes)

    const row = await orConflict(
      sqlOf(t)
        .updateTable('users')
        .set({ ...body, version: sql`version + 1`, updated_at: sql`now()` })
        .where('id', '=', id)
        .where('business_id', '=', business_id)
        .returning(userColumns)
        .executeTakeFirstOrThrow(),
      userConflicts,
    )
    await endAccess(t, before, row, principal)
    for (const { action, detail } of told(changes)) {
      await recordAudit(t, origin, principal, { business_id, action, target_user_id: id, detail })
    }
    return { status: 200, body: { success: true, data: presentUser(row) } }
  })

/** The member by which somebody stops being an owner who can log in, if any. */
function ownersEnd({ active, role }: Schemas['UserUpdate'], end_date: string | null): string | undefined {
  if (active === false) return 'body.active'
  if (role !== undefined && role !== 'owner') return 'body.role'
  return end_date === null ? undefined : 'body.person_id'
}

/**
 * Deactivation ends every session. Another role ends them except the one that asks: what its token may do follows the
 * role at once. API keys are the business's, not the user's, and stay until they are revoked.
 */
async function endAccess(t: EntityManager, before: UserRow, after: UserRow, principal: Principal): Promise<void> {
  if (before.active && !after.active) await endSessions(t, after.id)
  else if (before.role !== after.role) await endSessions(t, after.id, sessionOf(principal))
}

const sessionOf = (principal: Principal): number | undefined =>
  principal.kind === 'user' ? principal.session_id : undefined

/** What the audit log says: whether they may log in is told apart from all else. */
function* told(changes: Detail): Generator<{ action: Schemas['AuditAction']; detail: Detail }> {
  const { active, active_before, ...others } = changes
  if (active !== undefined) yield { action: active ? 'user.reactivated' : 'user.deactivated', detail: {} }
  if (Object.keys(others).length > 0) yield { action: 'user.updated', detail: others }
}
