import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { lockPersonKey } from '../access/users/lock-person-key.ts'
import { databaseTime, readClock } from '../business/clock.ts'
import { printTemplate } from '../document-templates/print-template.ts'
import { findRevision } from '../document-templates/select-templates.ts'
import { changedMembers } from '../operation/changes.ts'
import { orConflict } from '../operation/conflicts.ts'
import { conflictAt, validationFailed } from '../operation/errors.ts'
import { change } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import type { Rules } from '../operation/rules.ts'
import type { Change } from '../operation/work.ts'
import { recordEvent } from '../outbox/record-event.ts'
import type { RenderedPdf } from '../pdf/draw-blocks.ts'
import { documentConflicts } from './add-document.ts'
import { appendToTrail } from './append-to-trail.ts'
import { replaceDocumentFile } from './document-files.ts'
import { lockDocument } from './find-document.ts'
import { type DocumentRow, documentColumns, documentEventData, presentDocument } from './present-document.ts'
import { recordDocumentAudit } from './record-document-audit.ts'
import { placeSigners, signatureFieldProblems, signerProblems, writeSigners } from './signing/place-signers.ts'

const rules: Rules<'documents.update'> = ({ body: { signers } }) => {
  const message = 'must have at least 1 item: `documents.finish` files a draft without signers'
  return signers?.length === 0
    ? [{ path: 'body.signers', code: 'too_few', limit: 1, message }]
    : signerProblems(signers, 'body.signers')
}

/**
 * Changes the submitted fields of a draft. Writes nothing if the draft is unchanged. If the title or the merge data
 * change, the file is rendered again from the same revision of the template and the current data of the person.
 */
export const documentsUpdate = change('documents.update', rules, async (work, { path: { id }, header, body }) => {
  const { db, business_id } = work
  const before = await lockDocument(work, id, { action: 'update', ifMatch: header['If-Match'] })
  const { signers: signerInput, ...fields } = body
  const signers = placeSigners(signerInput)
  if (fields.merge_data && before.template_id === null) {
    throw validationFailed([
      { path: 'body.merge_data', code: 'not_combinable', message: 'cannot be given, as the file was uploaded' },
    ])
  }

  const changes = changedMembers(before, fields) ?? {}
  const signersChanged = signers.length > 0 && !isDeepStrictEqual(signers, before.signers.map(toPlacedSigner))
  const changedFields = [...Object.keys(changes), ...(signersChanged ? ['signers'] : [])]
  if (changedFields.length === 0) return ok(presentDocument(before, work.by))

  const pdf = changes.title || changes.merge_data ? await rerender(work, { ...before, ...changes }) : undefined
  const fileColumns = pdf && { page_count: pdf.page_count, size_bytes: pdf.file.length, sha256: hashFile(pdf.file) }
  if (pdf) await replaceDocumentFile(work, { document_id: id, kind: 'original' }, pdf.file)
  if (signersChanged) {
    await checkSignatureFields(work, before, signers.length)
    await writeSigners(work, id, signers)
  }
  const at = await readClock(work)
  const row = await orConflict(
    db
      .with('documents', (db) =>
        db
          .updateTable('documents')
          .set({ ...changes, ...fileColumns, version: sql`version + 1`, updated_at: databaseTime(work, at) })
          .where('id', '=', id)
          .where('business_id', '=', business_id)
          .where('status', '=', 'draft')
          .returningAll(),
      )
      .selectFrom('documents')
      .select(documentColumns(work))
      .executeTakeFirstOrThrow(),
    documentConflicts,
  )
  await appendToTrail(work, id, {
    type: 'updated',
    data: { changed: changedFields.join(', '), sha256: row.sha256 },
    at,
  })
  await recordEvent(work, { type: 'document.updated', data: documentEventData(row), created_at: row.updated_at })
  recordDocumentAudit(work, row, { action: 'document.updated' })
  return ok(presentDocument(row, work.by))
})

/**
 * Renders the file of a document again from its template.
 *
 * @returns undefined for an uploaded file, which does not change
 */
async function rerender(work: Change, document: DocumentRow): Promise<RenderedPdf | undefined> {
  const { template_id, template_revision, person_id, title, merge_data } = document
  if (template_id === null || template_revision === null) return undefined
  if (!(await lockPersonKey(work, person_id))) {
    const message = 'The person of this document was deleted.'
    throw conflictAt({ path: 'path.id', code: 'person_deleted', message })
  }
  const template = await findRevision(work, template_id, template_revision)
  return await printTemplate(work, { template, person_id, title, merge_data: merge_data ?? {} })
}

/**
 * Checks that there is a signer for each signature field of a document's template.
 *
 * @throws {ApiError} 422 if a signature field has no signer
 */
async function checkSignatureFields(work: Change, { template_id, template_revision }: DocumentRow, signers: number) {
  if (template_id === null || template_revision === null) return
  const { merge_fields } = await findRevision(work, template_id, template_revision)
  const problems = signatureFieldProblems(merge_fields, signers)
  if (problems.length > 0) throw validationFailed(problems)
}

const toPlacedSigner = ({ name, email, position }: DocumentRow['signers'][number]) => ({ name, email, position })

const hashFile = (file: Uint8Array): string => createHash('sha256').update(file).digest('hex')
