import type { Operation } from '../operation/contract.ts'
import { findDocument } from './find-document.ts'
import { presentDocument } from './present-document.ts'

/** One document with its signers; an employee sees their own, once it was sent. */
export const documentsGet: Operation<'documents.get'> = async ({
  path: { id },
  principal: { business_id, limited_to_person },
  em,
}) => {
  const row = await findDocument(em, { business_id, id, limited_to_person })
  return { status: 200, body: { success: true, data: presentDocument(row) } }
}
