import { type Block, plain, type Run } from '../pdf/blocks.ts'
import { printedOnOneLine } from '../pdf/fonts.ts'
import type { DocumentRow } from './present-document.ts'

/** The evidence for one signature. */
interface Signature {
  name: string
  email: string
  full_name: string | null
  signed_at: string | null
  viewed_at: string | null
  ip: string | null
  user_agent: string | null
}

interface Certificate {
  business_name: string
  document: Pick<DocumentRow, 'id' | 'title' | 'sha256' | 'page_count' | 'size_bytes' | 'sent_at'>
  signatures: Signature[]
  consent: { seq: number; hash: string }
}

/** The certificate of signature: who signed what, when and how, with the hashes by which that can be checked. */
export function certificateBlocks({ business_name, document, signatures, consent }: Certificate): Block[] {
  return [
    { kind: 'heading', level: 1, runs: plain('Certificate of signature') },
    facts([
      ['Document', document.title],
      ['Sent by', business_name],
      ['Last sent at', document.sent_at ?? ''],
      ['Pages and bytes', `${document.page_count} and ${document.size_bytes}`],
      ['SHA-256 of the original', document.sha256],
      [`SHA-256 of the audit trail, entries 1 to ${consent.seq}`, consent.hash],
    ]),
    ...signatures.flatMap(signature),
    {
      kind: 'paragraph',
      runs: plain(
        'Each signer opened a link that only they were given, consented to sign electronically and typed their name; the signature is bound to the SHA-256 of the original. This is an electronic signature with evidence. It is not an advanced or a qualified electronic signature.',
      ),
    },
  ]
}

const signature = ({ name, email, full_name, signed_at, viewed_at, ip, user_agent }: Signature): Block[] => [
  { kind: 'heading', level: 2, runs: plain(`Signed by ${printedOnOneLine(full_name ?? '')}`) },
  facts([
    ['Asked as', `${name}, ${email}`],
    ['Opened at', viewed_at ?? 'not by the page'],
    ['Signed at', signed_at ?? ''],
    ['From the address', ip ?? 'unknown'],
    ['With', user_agent?.slice(0, 200) ?? 'unknown'],
  ]),
]

/** One below the other, so that long hashes and names of browsers have room. No value can look like another line. */
const facts = (pairs: [string, string][]): Block => ({
  kind: 'paragraph',
  runs: pairs.flatMap(([name, value], index): Run[] => [
    { text: `${index > 0 ? '\n' : ''}${name}: `, bold: false },
    { text: printedOnOneLine(value), bold: true },
  ]),
})
