import { sqlOf } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'

/** Whether anybody's file is one of ours, and when it was made or signed. Two documents can have one original. */
export const documentsVerify: Operation<'documents.verify'> = async ({ body: { sha256 }, em }) => {
  const documents = sqlOf(em).selectFrom('documents')
  const signed = await documents.select('signed_at as at').where('signed_sha256', '=', sha256).executeTakeFirst()
  const original =
    signed ??
    (await documents.select('created_at as at').where('sha256', '=', sha256).orderBy('created_at').executeTakeFirst())
  const kind = signed ? 'signed' : original ? 'original' : null
  const data = { sha256, known: kind !== null, kind, at: original?.at ?? null } as const
  return { status: 200, body: { success: true, data } }
}
