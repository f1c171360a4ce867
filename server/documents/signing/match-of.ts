import type { Schemas } from '../../operation/contract/contract.ts'
import { acrossBusinesses, type GlobalWork } from '../../operation/work.ts'

/** Whether a file is one of ours, and when it was made or signed. Two documents can have the same original. */
export async function matchOf(work: GlobalWork, sha256: string): Promise<Schemas['DocumentMatch']> {
  const documents = acrossBusinesses(work).db.selectFrom('documents')
  const signed = await documents.select('signed_at as at').where('signed_sha256', '=', sha256).executeTakeFirst()
  const original =
    signed ??
    (await documents.select('created_at as at').where('sha256', '=', sha256).orderBy('created_at').executeTakeFirst())
  const kind = signed ? 'signed' : original ? 'original' : null
  return { sha256, known: kind !== null, kind, at: original?.at ?? null }
}
