import { createHash } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { recordAudit } from '../audit/record-audit.ts'
import { sqlOf } from '../db/orm.ts'
import { recordEvent } from '../events/record-event.ts'
import { orConflict } from '../operation/conflicts.ts'
import type { RequestOf } from '../operation/contract.ts'
import { actorOf, appendAudit } from './append-audit.ts'
import type { PlacedSigner } from './check-signers.ts'
import { writeDocumentFile } from './document-files.ts'
import { findDocument } from './find-document.ts'
import { type DocumentRow, documentEventData } from './present-document.ts'

interface NewDocument {
  person_id: number
  template_id: number | null
  template_revision: number | null
  title: string
  merge_data: Record<string, string> | null
  signers: PlacedSigner[]
  external_id: string | null
  metadata: Record<string, string>
  file: Uint8Array
  page_count: number
}

const conflicts = {
  documents_external_id: { path: 'body.external_id', message: 'Another document has this external_id.' },
}

/** Adds a draft with its file, its signers, the first entry of its trail and `document.created`. */
export async function addDocument(
  t: EntityManager,
  { principal, origin }: Pick<RequestOf<'documents.create'>, 'principal' | 'origin'>,
  { signers, file, ...given }: NewDocument,
): Promise<DocumentRow> {
  const { business_id } = principal
  const sha256 = createHash('sha256').update(file).digest('hex')
  const { id, created_at } = await orConflict(
    sqlOf(t)
      .insertInto('documents')
      .values({ business_id, ...given, sha256, size_bytes: file.length })
      .returning(['id', 'created_at'])
      .executeTakeFirstOrThrow(),
    conflicts,
  )
  await sqlOf(t)
    .insertInto('document_signers')
    .values(signers.map((signer) => ({ business_id, document_id: id, ...signer })))
    .execute()
  await writeDocumentFile(t, { business_id, document_id: id, kind: 'original' }, file)

  const row = await findDocument(t, { business_id, id })
  await recordEvent(t, { business_id, type: 'document.created', data: documentEventData(row), created_at })
  const actor = actorOf(principal)
  const data = { document_id: id, sha256 }
  await appendAudit(t, { business_id, document_id: id, type: 'created', actor, origin, data, at: created_at })
  await recordAudit(t, origin, principal, { business_id, action: 'document.created', detail: { document_id: id } })
  return row
}
