import { ok } from '../operation/answer.ts'
import { operation } from '../operation/operation.ts'
import { presentSigning } from './present-signing.ts'
import { viewDocument } from './view-document.ts'

/** The document that the link of a signer is for. */
export const signingGet = operation('signing.get', async (work, { path }) => {
  const { signing, at } = await viewDocument(work, path.token, 'viewed')
  return ok(presentSigning(signing, at))
})
