import type { Operation } from '../operation/contract.ts'
import { signDocument } from './sign-document.ts'

/** Signs in the name of the link's signer. */
export const signingSign: Operation<'signing.sign'> = async ({ path: { token }, body, em, config, origin }) => {
  const data = await signDocument(em, token, body, { config, origin })
  return { status: 200, body: { success: true, data } }
}
