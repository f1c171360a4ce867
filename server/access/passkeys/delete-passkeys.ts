import type { Change } from '../../operation/work.ts'

/** Deletes all passkeys of a user. @returns their number */
export async function deletePasskeys({ db, business_id }: Change, user_id: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('business_id', '=', business_id)
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
