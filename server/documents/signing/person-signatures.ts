import { sql } from 'kysely'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { Principal } from '../../operation/principal.ts'
import type { Work } from '../../operation/work.ts'
import { signerStatus } from '../present-document.ts'
import { addressesOfPerson } from './addresses-of-person.ts'

type Document = Schemas['Document']

/** The record of a signer of a document about another person, without its content and its other signers. */
export interface PersonSignature {
  document: Pick<
    Document,
    'id' | 'title' | 'kind' | 'status' | 'sent_at' | 'signed_at' | 'expired_at' | 'declined_at' | 'voided_at'
  >
  order: number
  name: string
  email: string
  status: Schemas['DocumentSigner']['status']
  viewed_at: string | null
  downloaded_at: string | null
  signed_at: string | null
  declined_at: string | null
  /** The reason with which the person declined. */
  decline_reason: string | null
  /** Whether another person signed for the person. Their name, address and browser are then omitted. */
  on_behalf: boolean
  full_name: string | null
  ip: string | null
  user_agent: string | null
}

/**
 * Reads the signatures of a person on documents about other people, including those that the person has yet to give.
 * Signers are found by the email addresses of the person and of their login. Callers whose reach is only themselves do
 * not see drafts.
 */
export async function readPersonSignatures(
  work: Work<Principal>,
  person: { id: number; email: string; user_id: number | null },
): Promise<PersonSignature[]> {
  const { db, business_id, by } = work
  const rows = await db
    .selectFrom('document_signers as signer')
    .innerJoin('documents', (join) =>
      join.onRef('documents.business_id', '=', 'signer.business_id').onRef('documents.id', '=', 'signer.document_id'),
    )
    .select(['documents.id', 'documents.title', 'documents.kind', 'documents.status', 'documents.reason'])
    .select(['documents.sent_at', 'documents.expired_at', 'documents.voided_at'])
    .select(['documents.signed_at as completed_at', 'documents.declined_at as ended_at'])
    .select(['signer.position', 'signer.name', 'signer.email', 'signer.viewed_at', 'signer.downloaded_at'])
    .select(['signer.signed_at', 'signer.declined_at', 'signer.on_behalf', 'signer.full_name'])
    .select(['signer.ip', 'signer.user_agent'])
    .where('signer.business_id', '=', business_id)
    .where('documents.business_id', '=', business_id)
    .where('documents.person_id', '<>', person.id)
    .where(sql<boolean>`lower(signer.email) in ${addressesOfPerson(work, person)}`)
    .$if(by.reach.own_person !== undefined, (rows) => rows.where('documents.sent_at', 'is not', null))
    .orderBy('documents.id')
    .orderBy('signer.position')
    .execute()
  return rows.map((row) => ({
    document: {
      id: row.id,
      title: row.title,
      kind: row.kind,
      status: row.status,
      sent_at: row.sent_at,
      signed_at: row.completed_at,
      expired_at: row.expired_at,
      declined_at: row.ended_at,
      voided_at: row.voided_at,
    },
    order: row.position,
    name: row.name,
    email: row.email,
    status: signerStatus(row),
    viewed_at: row.viewed_at,
    downloaded_at: row.downloaded_at,
    signed_at: row.signed_at,
    declined_at: row.declined_at,
    decline_reason: row.declined_at === null ? null : row.reason,
    on_behalf: row.on_behalf,
    full_name: row.on_behalf ? null : row.full_name,
    ip: row.on_behalf ? null : row.ip,
    user_agent: row.on_behalf ? null : row.user_agent,
  }))
}
