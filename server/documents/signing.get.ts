import type { Operation } from '../operation/contract.ts'
import { presentSigning } from './present-signing.ts'
import { viewDocument } from './view-document.ts'

/** What the link of a signer is for. */
export const signingGet: Operation<'signing.get'> = async ({ path: { token }, em, origin }) => {
  const { signing, at } = await viewDocument(em, token, 'viewed', origin)
  return { status: 200, body: { success: true, data: presentSigning(signing, at) } }
}
