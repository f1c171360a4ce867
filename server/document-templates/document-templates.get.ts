import type { Operation } from '../operation/contract.ts'
import { presentDocumentTemplate } from './present-document-template.ts'
import { findTemplate } from './select-templates.ts'

/** One template in its last revision, or in the one asked for. */
export const documentTemplatesGet: Operation<'documentTemplates.get'> = async ({
  path: { id },
  query: { revision },
  principal: { business_id },
  em,
}) => {
  const row = await findTemplate(em, business_id, id, revision)
  return { status: 200, body: { success: true, data: presentDocumentTemplate(row) } }
}
