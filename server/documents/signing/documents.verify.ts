import { ok } from '../../operation/answer.ts'
import { operation } from '../../operation/operation.ts'
import { matchOf } from './match-of.ts'

/** Whether a file is one of ours, and when it was made or signed. */
export const documentsVerify = operation('documents.verify', async (work, { body: { sha256 } }) =>
  ok(await matchOf(work, sha256)),
)
