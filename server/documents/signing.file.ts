import type { Operation } from '../operation/contract.ts'
import { signerFile } from './signer-file.ts'

/** The file that the link of a signer is for. */
export const signingFile: Operation<'signing.file'> = async ({ path: { token }, em, origin }) => ({
  status: 200,
  file: await signerFile(em, token, origin),
})
