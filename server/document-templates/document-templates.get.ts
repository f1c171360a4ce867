import { operation } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { presentDocumentTemplate } from './present-document-template.ts'
import { findTemplate } from './select-templates.ts'

/** Gets the latest revision of a template, or the requested revision. */
export const documentTemplatesGet = operation('documentTemplates.get', async (work, { path, query }) =>
  ok(presentDocumentTemplate(await findTemplate(work, path.id, query.revision))),
)
