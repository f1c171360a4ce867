import { createHash } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sqlOf } from '../db/orm.ts'
import { inPdfThread } from '../pdf/in-pdf-thread.ts'
import { renderPdf } from '../pdf/render-pdf.ts'
import type { Config } from '../process/config.ts'
import { certificateBlocks } from './certificate-blocks.ts'
import { readWholeFile, writeDocumentFile } from './document-files.ts'
import type { Signing } from './present-signing.ts'

/**
 * Makes and stores the signed file: the original, the certificate of who signed when and how, and the seal where there
 * is one.
 *
 * @param made.consent - the entry of the trail for the last consent, up to which the certificate vouches
 * @returns its SHA-256 in hex
 */
export async function writeSignedFile(
  t: EntityManager,
  { business_id, business_name, document }: Signing,
  { config, at, consent }: { config: Config; at: string; consent: { seq: number; hash: string } },
): Promise<string> {
  const signatures = await sqlOf(t)
    .selectFrom('document_signers')
    .select(['name', 'email', 'full_name', 'signed_at', 'viewed_at', 'ip', 'user_agent'])
    .where('business_id', '=', business_id)
    .where('document_id', '=', document.id)
    .orderBy('position')
    .execute()
  const place = { business_id, document_id: document.id }
  const original = await readWholeFile(t, { ...place, kind: 'original' })
  const { file: certificate } = await renderPdf({
    title: `Certificate of signature: ${document.title}`,
    header: business_name,
    blocks: certificateBlocks({ business_name, document, signatures, consent }),
    createdAt: new Date(at),
  })
  const file = await inPdfThread('complete', { original, certificate, seal: config.seal, at: new Date(at) })
  await writeDocumentFile(t, { ...place, kind: 'signed' }, file)
  return createHash('sha256').update(file).digest('hex')
}
