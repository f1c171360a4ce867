import { recordAudit } from '../audit/record-audit.ts'
import { inTransaction, sqlOf } from '../db/orm.ts'
import { orConflict } from '../operation/conflicts.ts'
import type { Operation } from '../operation/contract.ts'
import { notFound } from '../operation/errors.ts'
import { holdPerson } from '../people/hold-person.ts'
import { checkMayGive, checkMayLink } from './grants.ts'
import { createPasswordLink, mailPasswordLink } from './password-link.ts'
import { presentUser, userColumns } from './present-user.ts'
import { userConflicts } from './user-conflicts.ts'

/** Adds a user without a password and sends them a link that sets it; without mail the caller gets the link. */
export const usersCreate: Operation<'users.create'> = ({ body, principal, em, config, origin }) =>
  inTransaction(em, async (t) => {
    const { business_id } = principal
    const { name, email, role, person_id = null } = body
    checkMayGive(principal, role)
    if (person_id !== null) {
      checkMayLink(principal)
      if (!(await holdPerson(t, business_id, person_id))) throw notFound()
    }

    const row = await orConflict(
      sqlOf(t)
        .insertInto('users')
        .values({ business_id, name, email, role, person_id, active: true })
        .returning(userColumns)
        .executeTakeFirstOrThrow(),
      userConflicts,
    )
    const detail = { role, person_id }
    await recordAudit(t, origin, principal, { business_id, action: 'user.invited', target_user_id: row.id, detail })

    const user = presentUser(row)
    if (config.smtpUrl === undefined) {
      const invite_link = await createPasswordLink(t, row.id, 'invite', config)
      return { status: 201, body: { success: true, data: { ...user, invite_link } } }
    }
    await mailPasswordLink(t, row.id, 'invite', origin)
    return { status: 201, body: { success: true, data: user } }
  })
