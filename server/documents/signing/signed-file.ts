import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Change } from '../../operation/work.ts'
import type { DrawnSignature } from '../../pdf/draw-signatures.ts'
import { printedOnOneLine } from '../../pdf/fonts.ts'
import { inPdfThread } from '../../pdf/in-pdf-thread.ts'
import { shortTime } from '../../pdf/in-words.ts'
import { renderPdf } from '../../pdf/render-pdf.ts'
import type { DocumentSignerTable } from '../document.entity.ts'
import { readWholeFile, writeDocumentFile } from '../document-files.ts'
import { certificateBlocks } from './certificate-blocks.ts'
import type { OpenSigning } from './open-signing.ts'

/**
 * Makes and stores the signed file: the original, the certificate of who signed when and how, and the seal where there
 * is one.
 *
 * @param made.at - the time of the last signature
 * @param made.consent - the entry of the trail for the last consent, up to which the certificate vouches
 * @returns its SHA-256 in hex
 */
export async function writeSignedFile(
  work: Change,
  { link: { business_name }, document }: OpenSigning,
  { at, consent }: { at: string; consent: { seq: number; hash: string } },
): Promise<string> {
  const signatures = await work.db
    .selectFrom('document_signers')
    .select([
      'name',
      'email',
      'full_name',
      'on_behalf',
      'delivery',
      'other_delivery',
      'signed_at',
      'viewed_at',
      'ip',
      'user_agent',
    ])
    .where('business_id', '=', work.business_id)
    .where('document_id', '=', document.id)
    .orderBy('position')
    .execute()
  const original = await readWholeFile(work, { document_id: document.id, kind: 'original' })
  const createdAt = new Date(at)
  const { time_zone } = await work.db
    .selectFrom('businesses')
    .select('time_zone')
    .where('id', '=', work.business_id)
    .executeTakeFirstOrThrow()
  const { file: certificate } = await renderPdf({
    title: `Certificate of signature: ${document.title}`,
    header: business_name,
    footer: `Certificate of signature: ${document.title}`,
    appended: { name: 'Certificate page', pagesBefore: document.page_count },
    language: 'en',
    blocks: certificateBlocks({ business_name, time_zone, document, signatures, consent }),
    createdAt,
  })
  // An uploaded file has no places of ours, whatever it says of itself.
  const drawn = document.template_id === null ? [] : signatures.map((each, index) => drawnOf(each, index, time_zone))
  const file = await inPdfThread('complete', {
    original,
    certificate,
    signatures: drawn,
    seal: work.config.seal,
    at: createdAt,
  })
  await writeDocumentFile(work, { document_id: document.id, kind: 'signed' }, file)
  return createHash('sha256').update(file).digest('hex')
}

type Signed = Pick<Selectable<DocumentSignerTable>, 'name' | 'full_name' | 'on_behalf' | 'signed_at'>

/** A signature as it stands in the document itself. */
const drawnOf = ({ name, full_name, on_behalf, signed_at }: Signed, index: number, zone: string): DrawnSignature => ({
  signer: index + 1,
  name: printedOnOneLine(`${full_name ?? ''}${on_behalf ? ` for ${name}` : ''}`),
  date: signed_at === null ? '' : shortTime(signed_at, zone),
})
