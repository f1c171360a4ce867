import { acrossBusinesses, type GlobalChange, inBusiness } from '../operation/work.ts'

interface NewBusiness {
  name: string
  address?: string | undefined
  currency: string
  time_zone: string
  sandbox?: boolean
  /** The first user. If the hash is null, a link sets the password later. */
  owner: { name: string; email: string; password_hash: string | null }
}

/**
 * Adds a business and its first user, the owner.
 *
 * @returns the business ID
 * @throws if the owner has a password and the address logs in to another business (index `users_login`)
 */
export async function createBusiness(
  work: Pick<GlobalChange, 'db'>,
  { owner, ...business }: NewBusiness,
): Promise<number> {
  const { id } = await acrossBusinesses(work)
    .db.insertInto('businesses')
    .values(business)
    .returning('id')
    .executeTakeFirstOrThrow()
  await inBusiness(work, id)
    .db.insertInto('users')
    .values({ ...owner, business_id: id, role: 'owner', active: true })
    .execute()
  return id
}
