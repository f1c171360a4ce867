import { operation } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { presentSigning } from './signing-session.ts'
import { readSigning } from './view-document.ts'

/** Gets the document of a signing link. */
export const signingGet = operation('signing.get', async (work, { path }) => {
  const { signing, at } = await readSigning(work, path.token)
  return ok(presentSigning(signing, at))
})
