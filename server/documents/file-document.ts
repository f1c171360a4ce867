import { recordAudit } from '../audit/record-audit.ts'
import { readClock } from '../business/clock.ts'
import type { Change } from '../operation/work.ts'
import { changeDocument } from './change-document.ts'
import type { DocumentRow } from './present-document.ts'
import { writeSigners } from './write-signers.ts'

/** Files a draft, which is locked: it is kept as it is, for its person to see, and nobody is asked to sign it. */
export async function fileDocument(work: Change, id: number): Promise<DocumentRow> {
  const at = await readClock(work)
  await writeSigners(work, id, [])
  const row = await changeDocument(work, id, { from: 'draft', to: 'filed', set: { filed_at: at }, at })
  if (!row) throw new Error(`the document ${id} changed under its lock`)
  recordAudit(work, { action: 'document.filed', detail: { document_id: id } })
  return row
}
