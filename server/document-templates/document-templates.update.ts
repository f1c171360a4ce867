import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { changedMembers } from '../operation/changes.ts'
import { change } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { recordEvent } from '../outbox/record-event.ts'
import { presentDocumentTemplate, templateEventData } from './present-document-template.ts'
import { readTemplate, templateRules } from './read-template.ts'
import { insertRevision, lockTemplate } from './select-templates.ts'

/** Adds a revision with the submitted fields. Writes nothing if the template is unchanged. */
export const documentTemplatesUpdate = change('documentTemplates.update', templateRules, async (work, request) => {
  const { db, business_id } = work
  const { path, header, body: fields } = request
  const before = await lockTemplate(work, path.id, header['If-Match'])
  const { name = before.name, body = before.body } = fields
  const content = await readTemplate(work, body, before)
  if (!changedMembers(before, fields)) return ok(presentDocumentTemplate(before))

  const template = await db
    .updateTable('document_templates')
    .set({ version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', path.id)
    .where('business_id', '=', business_id)
    .where('version', '=', before.version)
    .returning(['id', 'created_at', 'updated_at', 'version'])
    .executeTakeFirstOrThrow()
  const revision = { revision: template.version, name, ...content }
  await insertRevision(work, path.id, revision)
  const data = templateEventData({ ...template, ...revision })
  await recordEvent(work, { type: 'document_template.updated', data, created_at: template.updated_at })
  const detail = { document_template_id: path.id, revision: template.version }
  recordAudit(work, { action: 'document_template.updated', detail })
  return ok(presentDocumentTemplate({ ...template, ...revision }))
})
