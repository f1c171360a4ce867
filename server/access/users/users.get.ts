import { ok } from '../../operation/answer.ts'
import { notFound } from '../../operation/errors.ts'
import { operation } from '../../operation/operation.ts'
import type { Work } from '../../operation/work.ts'
import { rolesWith } from '../roles.ts'
import { mayBeOne, readBehind } from './introductions.ts'
import { presentUser, selectUser, type UserRow } from './present-user.ts'
import { isUserActive } from './user-active.ts'

/** One user of the business, with those who may confirm the login. */
export const usersGet = operation('users.get', async (work, { path }) => {
  const row = await selectUser(work, path.id).executeTakeFirst()
  if (!row) throw notFound()
  const user = presentUser(row)
  return ok(user.needs_confirmation ? { ...user, confirmable_by: await confirmableBy(work, row) } : user)
})

/** As many administrators are looked at. */
const mostCandidates = 200

/** The users who may confirm a login, by id: administrators of whom it is certain that they did not introduce it. */
async function confirmableBy(work: Work, { id }: Pick<UserRow, 'id'>): Promise<number[]> {
  const { db, business_id } = work
  const candidates = await db
    .selectFrom('users')
    .select('id')
    .where('business_id', '=', business_id)
    .where('role', 'in', rolesWith('users:write'))
    .where('password_hash', 'is not', null)
    .where(isUserActive({ business_id }))
    .orderBy('id')
    .limit(mostCandidates)
    .execute()
  const ids = candidates.map((candidate) => candidate.id)
  const behind = await readBehind(work, [...ids, id])
  return ids.filter((candidate) => !mayBeOne(behind.get(candidate), behind.get(id)))
}
