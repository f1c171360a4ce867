import { sql } from 'kysely'
import { changeDetail, recordAudit } from '../../audit/record-audit.ts'
import { changedMembers } from '../../operation/changes.ts'
import { checkIfMatch } from '../../operation/if-match.ts'
import { change } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { updateUser } from '../sessions/login-user.ts'
import { userPrincipal } from '../sessions/user-principal.ts'
import { preferenceColumns, presentMe } from './present-me.ts'

/** Changes the caller's preferences. */
export const meUpdate = change('me.update', async (work, { header, body }) => {
  const { db, business_id } = work
  const { user_id } = userPrincipal(work.by)
  const before = await db
    .selectFrom('users')
    .select([...preferenceColumns, 'version'])
    .where('business_id', '=', business_id)
    .where('id', '=', user_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  checkIfMatch(header['If-Match'], before.version, 'Your user')
  const changes = changedMembers(before, body)
  if (changes) {
    await updateUser(work, user_id)
      .set({ ...changes, version: sql`version + 1`, updated_at: sql`now()` })
      .execute()
    const detail = changeDetail(before, changes)
    recordAudit(work, { action: 'user.updated', target_user_id: user_id, detail })
  }
  return ok(await presentMe(work))
})
