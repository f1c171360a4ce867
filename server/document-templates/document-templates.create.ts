import { recordAudit } from '../audit/record-audit.ts'
import { change } from '../operation/operation.ts'
import { created } from '../operation/response.ts'
import { recordEvent } from '../outbox/record-event.ts'
import { presentDocumentTemplate, templateEventData } from './present-document-template.ts'
import { readTemplate, templateRules } from './read-template.ts'
import { insertRevision } from './select-templates.ts'

/** Adds a template with its first revision. */
export const documentTemplatesCreate = change('documentTemplates.create', templateRules, async (work, { body }) => {
  const { db, business_id } = work
  const content = await readTemplate(work, body.body)
  const template = await db
    .insertInto('document_templates')
    .values({ business_id })
    .returning(['id', 'created_at', 'updated_at', 'version'])
    .executeTakeFirstOrThrow()
  const revision = { revision: 1, name: body.name, ...content }
  await insertRevision(work, template.id, revision)
  const data = templateEventData({ ...template, ...revision })
  await recordEvent(work, { type: 'document_template.created', data, created_at: template.created_at })
  recordAudit(work, { action: 'document_template.created', detail: { document_template_id: template.id } })
  return created(presentDocumentTemplate({ ...template, ...revision }))
})
