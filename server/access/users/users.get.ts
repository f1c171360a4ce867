import { notFound } from '../../operation/errors.ts'
import { operation } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import type { Work } from '../../operation/work.ts'
import { roleHasScope } from '../roles.ts'
import { readIntroducers, shareIntroducer } from './introducers.ts'
import { presentUser, selectUser, type UserRow } from './present-user.ts'
import { isUserActive } from './user-active.ts'

/** Gets a user, with the IDs of the users who can confirm the login if it needs confirmation. */
export const usersGet = operation('users.get', async (work, { path }) => {
  const row = await selectUser(work, path.id).executeTakeFirst()
  if (!row) throw notFound()
  const user = presentUser(row)
  return ok(user.needs_confirmation ? { ...user, confirmable_by: await findConfirmers(work, row) } : user)
})

const maxCandidates = 200

/** Returns the IDs of the users who can confirm a login: active administrators who share no introducer with it. */
async function findConfirmers(work: Work, { id }: Pick<UserRow, 'id'>): Promise<number[]> {
  const { db, business_id } = work
  const candidates = await db
    .selectFrom('users')
    .select('id')
    .where('business_id', '=', business_id)
    .where(roleHasScope({ business_id }, 'users:write'))
    .where('password_hash', 'is not', null)
    .where(isUserActive({ business_id }))
    .orderBy('id')
    .limit(maxCandidates)
    .execute()
  const ids = candidates.map((candidate) => candidate.id)
  const introducers = await readIntroducers(work, [...ids, id])
  return ids.filter((candidate) => !shareIntroducer(introducers.get(candidate), introducers.get(id)))
}
