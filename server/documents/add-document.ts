import { createHash } from 'node:crypto'
import { readClock } from '../business/clock.ts'
import { orConflict } from '../operation/conflicts.ts'
import type { Change } from '../operation/work.ts'
import { recordEvent } from '../outbox/record-event.ts'
import { appendToTrail } from './append-to-trail.ts'
import { changeDocument } from './change-document.ts'
import { writeDocumentFile } from './document-files.ts'
import { findDocument } from './find-document.ts'
import { type DocumentRow, documentEventData } from './present-document.ts'
import { recordDocumentAudit } from './record-document-audit.ts'
import { type PlacedSigner, writeSigners } from './signing/place-signers.ts'

interface NewDocument {
  person_id: number
  kind?: DocumentRow['kind']
  template_id: number | null
  template_revision: number | null
  title: string
  merge_data: Record<string, string> | null
  /** The signers; if empty, the document is filed immediately. */
  signers: PlacedSigner[]
  signing_order: DocumentRow['signing_order']
  external_id: string | null
  metadata: Record<string, string>
  file: Uint8Array
  page_count: number
}

/** The errors for violations of the unique constraints of `documents`. */
export const documentConflicts = {
  documents_external_id: { path: 'body.external_id', code: 'taken', message: 'Another document has this external_id.' },
}

/**
 * Creates a draft with its file and signers, adds the first entry of its audit trail, and records `document.created`. A
 * document without signers is filed immediately.
 *
 * @throws {ApiError} 409 if another document of the business has the same `external_id`
 */
export async function addDocument(work: Change, { signers, file, ...fields }: NewDocument): Promise<DocumentRow> {
  const { db, business_id } = work
  const sha256 = createHash('sha256').update(file).digest('hex')
  const { id, created_at } = await orConflict(
    db
      .insertInto('documents')
      .values({ business_id, ...fields, sha256, size_bytes: file.length })
      .returning(['id', 'created_at'])
      .executeTakeFirstOrThrow(),
    documentConflicts,
  )
  await writeSigners(work, id, signers)
  await writeDocumentFile(work, { document_id: id, kind: 'original' }, file)

  const row = await findDocument(work, id)
  await recordEvent(work, { type: 'document.created', data: documentEventData(row), created_at })
  await appendToTrail(work, id, { type: 'created', data: { document_id: id, sha256 }, at: created_at })
  recordDocumentAudit(work, row, { action: 'document.created' })
  return signers.length > 0 ? row : await fileDocument(work, id)
}

/** Files a locked draft, which makes it visible to its person without signatures. */
export async function fileDocument(work: Change, id: number): Promise<DocumentRow> {
  const at = await readClock(work)
  await writeSigners(work, id, [])
  const row = await changeDocument(work, id, { from: 'draft', to: 'filed', set: { filed_at: at }, at })
  if (!row) throw new Error(`the document ${id} changed under its lock`)
  recordDocumentAudit(work, row, { action: 'document.filed' })
  return row
}
