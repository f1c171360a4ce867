import type { Schemas } from '../../operation/contract/contract.ts'
import { operation } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { acrossBusinesses, type GlobalWork } from '../../operation/work.ts'

/** Checks whether a file is from this service, and when it was created or signed. */
export const documentsVerify = operation('documents.verify', async (work, { body: { sha256 } }) =>
  ok(await findMatch(work, sha256)),
)

/** Finds the document with a hash. If several documents have the same original, the oldest one is returned. */
export async function findMatch(work: GlobalWork, sha256: string): Promise<Schemas['DocumentMatch']> {
  const documents = acrossBusinesses(work).db.selectFrom('documents')
  const signed = await documents.select('signed_at as at').where('signed_sha256', '=', sha256).executeTakeFirst()
  const original =
    signed ??
    (await documents.select('created_at as at').where('sha256', '=', sha256).orderBy('created_at').executeTakeFirst())
  const kind = signed ? 'signed' : original ? 'original' : null
  return { sha256, known: kind !== null, kind, at: original?.at ?? null }
}
