import { unknownReference } from '../../operation/errors.ts'
import type { Work } from '../../operation/work.ts'

/** Checks a filter by a custom role. @throws {ApiError} 422 if the business has no such role */
export async function checkRoleExists({ db, business_id }: Work, id: number): Promise<void> {
  const query = db.selectFrom('roles').select('id').where('business_id', '=', business_id).where('id', '=', id)
  if (!(await query.executeTakeFirst())) throw unknownReference('query.role_id')
}
