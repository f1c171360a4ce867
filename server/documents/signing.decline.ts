import type { Operation } from '../operation/contract.ts'
import { declineDocument } from './decline-document.ts'

/** Declines in the name of the link's signer. */
export const signingDecline: Operation<'signing.decline'> = async ({ path: { token }, body, em, origin }) => {
  const data = await declineDocument(em, token, body.reason, origin)
  return { status: 200, body: { success: true, data } }
}
