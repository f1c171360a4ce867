import { makeDocument } from '../documents/make-document.ts'
import type { Operation } from '../operation/contract.ts'
import { findTemplate } from './select-templates.ts'

/** Makes the document and shows it, and keeps nothing of it. */
export const documentTemplatesPreview: Operation<'documentTemplates.preview'> = async ({
  path: { id },
  body: { person_id, title, merge_data = {} },
  principal: { business_id },
  em,
  now,
}) => {
  const template = await findTemplate(em, business_id, id)
  const { file: content } = await makeDocument(em, {
    business_id,
    template,
    person_id,
    title: title ?? template.name,
    merge_data,
    now,
  })
  return { status: 200, file: { name: `document-template-${id}-preview.pdf`, content } }
}
