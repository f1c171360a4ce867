import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Change } from '../../operation/work.ts'
import { type Block, plain } from '../../pdf/blocks.ts'
import type { SignatureText } from '../../pdf/complete-pdf.ts'
import { toPrintableLine } from '../../pdf/fonts.ts'
import { formatLongTime, formatShortTime } from '../../pdf/format-dates.ts'
import { renderPdf } from '../../pdf/render-pdf.ts'
import { runInPdfThread } from '../../pdf/run-in-pdf-thread.ts'
import { text } from '../../texts/english.ts'
import type { DocumentSignerTable } from '../document.entity.ts'
import { readWholeFile, writeDocumentFile } from '../document-files.ts'
import type { DocumentRow } from '../present-document.ts'
import type { LinkDelivery } from './signing-links.ts'
import type { SigningSession } from './signing-session.ts'

/**
 * Creates and stores the signed file: the original, the certificate of signature, and the seal if one is configured.
 *
 * @param options.at - the time of the last signature
 * @param options.consent - the audit trail entry of the last consent, which is the last entry that the certificate
 *   covers
 * @returns the SHA-256 of the signed file, in hexadecimal
 */
export async function writeSignedFile(
  work: Change,
  { link: { business_name }, document }: SigningSession,
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
  const title = text('papers.certificate.of', { title: document.title })
  const { file: certificate } = await renderPdf({
    title,
    header: business_name,
    footer: title,
    appendix: { name: text('papers.certificate.page'), pagesBefore: document.page_count },
    language: 'en',
    blocks: certificateBlocks({ business_name, time_zone, document, signatures, consent }),
    createdAt,
  })
  // Only files rendered from templates have signature places; markers in an uploaded file are ignored.
  const placed =
    document.template_id === null ? [] : signatures.map((each, index) => signatureText(each, index, time_zone))
  const file = await runInPdfThread('complete', {
    original,
    certificate,
    signatures: placed,
    seal: work.config.seal,
    at: createdAt,
  })
  await writeDocumentFile(work, { document_id: document.id, kind: 'signed' }, file)
  return createHash('sha256').update(file).digest('hex')
}

type Signed = Pick<Selectable<DocumentSignerTable>, 'name' | 'full_name' | 'on_behalf' | 'signed_at'>

/** Returns a signature as it is shown in the document itself. */
const signatureText = (
  { name, full_name, on_behalf, signed_at }: Signed,
  index: number,
  zone: string,
): SignatureText => ({
  signer: index + 1,
  name: toPrintableLine(
    on_behalf ? text('papers.signature.onBehalf', { name: full_name ?? '', signer: name }) : (full_name ?? ''),
  ),
  date: signed_at === null ? '' : formatShortTime(signed_at, zone),
})

/** The evidence for one signature. */
interface Signature {
  name: string
  email: string
  full_name: string | null
  on_behalf: boolean
  delivery: LinkDelivery | null
  other_delivery: LinkDelivery | null
  signed_at: string | null
  viewed_at: string | null
  ip: string | null
  user_agent: string | null
}

interface Certificate {
  business_name: string
  /** The time zone of the business, in which all times are shown. */
  time_zone: string
  document: Pick<DocumentRow, 'id' | 'title' | 'sha256' | 'page_count' | 'size_bytes' | 'sent_at'>
  signatures: Signature[]
  consent: { seq: number; hash: string }
}

/**
 * Returns the content of the certificate of signature: the document, its signers, when and how they signed, and the
 * hashes as evidence.
 */
function certificateBlocks({ business_name, time_zone, document, signatures, consent }: Certificate): Block[] {
  return [
    { kind: 'heading', level: 1, runs: plain(text('papers.certificate')) },
    factsBlock([
      [text('papers.certificate.document'), document.title],
      [text('papers.certificate.sender'), business_name],
      [text('papers.certificate.sentAt'), formatTime(document.sent_at, time_zone)],
      [text('papers.certificate.size'), describeSize(document)],
      [text('papers.certificate.hash'), document.sha256],
      [text('papers.certificate.trailHash', { last: consent.seq }), consent.hash],
    ]),
    ...signatures.flatMap((each) => signatureBlocks(each, time_zone)),
    { kind: 'heading', level: 2, runs: plain(text('papers.certificate.scope')) },
    {
      kind: 'paragraph',
      runs: plain(text('papers.certificate.scope.text')),
    },
  ]
}

const signatureBlocks = (signature: Signature, time_zone: string): Block[] => {
  const { name, email, full_name, on_behalf, signed_at, viewed_at, ip, user_agent } = signature
  const names = { name: full_name ?? '', signer: name }
  const signedBy = on_behalf
    ? text('papers.certificate.signedOnBehalf', names)
    : text('papers.certificate.signedBy', names)
  return [
    { kind: 'heading', level: 2, runs: plain(toPrintableLine(signedBy)) },
    factsBlock([
      ...(on_behalf
        ? [toFact(text('papers.certificate.statement'), text('papers.certificate.statement.value', names))]
        : []),
      [text('papers.certificate.requestedFrom'), `${name}, ${email}`],
      [text('papers.certificate.link'), describeLink(signature)],
      [text('papers.certificate.openedAt'), formatTime(viewed_at, time_zone)],
      [text('papers.certificate.signedAt'), formatTime(signed_at, time_zone)],
      [text('papers.certificate.ip'), ip ?? text('papers.certificate.unknown')],
      [text('papers.certificate.browser'), user_agent?.slice(0, 200) ?? text('papers.certificate.unknown')],
    ]),
  ]
}

/**
 * Describes the delivery of the link that the signer used and, if there was one, of another link that they could have
 * used.
 */
function describeLink({ email, delivery, other_delivery }: Signature): string {
  const describeDelivery = (each: LinkDelivery) =>
    each === 'link' ? text('papers.certificate.link.link') : text(`papers.certificate.link.${each}`, { email })
  if (delivery === null) return text('papers.certificate.link.unknown')
  if (other_delivery === null) return describeDelivery(delivery)
  return text('papers.certificate.link.two', {
    link: describeDelivery(delivery),
    other: describeDelivery(other_delivery),
  })
}

type Fact = [name: string, value: string]
const toFact = (name: string, value: string): Fact => [name, value]

/** Returns a block of facts. Each value is on one line, so that no value can imitate another fact. */
const factsBlock = (pairs: Fact[]): Block => ({
  kind: 'facts',
  pairs: pairs.map(([name, value]) => [name, toPrintableLine(value)]),
})

const formatTime = (at: string | null, time_zone: string): string =>
  at === null ? text('papers.certificate.notRecorded') : formatLongTime(at, time_zone)

const describeSize = ({ page_count, size_bytes }: Certificate['document']): string =>
  text('papers.certificate.size.value', { pages: page_count, bytes: size_bytes })
