import { type Selectable, sql } from 'kysely'
import type { EventData, Schemas } from '../operation/contract/contract.ts'
import type { Principal } from '../operation/principal.ts'
import type { Work } from '../operation/work.ts'
import type { DocumentSignerTable, DocumentTable } from './document.entity.ts'
import { documentStates } from './document.states.ts'

const columns = [
  'id',
  'person_id',
  'kind',
  'template_id',
  'template_revision',
  'title',
  'status',
  'signing_order',
  'merge_data',
  'sha256',
  'signed_sha256',
  'page_count',
  'size_bytes',
  'sent_by',
  'delivery',
  'sent_at',
  'expires_at',
  'signed_at',
  'expired_at',
  'declined_at',
  'voided_at',
  'filed_at',
  'remind_every_days',
  'next_reminder_at',
  'notify',
  'reason',
  'external_id',
  'metadata',
  'created_at',
  'updated_at',
  'version',
] as const

const time = (column: string) => sql`to_char(${sql.ref(column)}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Returns a subquery that selects the signers of a document as JSON, in the statement that selects the document. */
const signers = ({ business_id }: Pick<Work, 'business_id'>) =>
  sql<SignerRow[]>`(
  select coalesce(json_agg(json_build_object(
    'id', id, 'name', name, 'email', email, 'position', position, 'viewed_at', ${time('viewed_at')},
    'signed_at', ${time('signed_at')}, 'declined_at', ${time('declined_at')},
    'full_name', full_name, 'on_behalf', on_behalf,
    'bounced_at', ${time('bounced_at')}, 'bounce_status_code', bounce_status_code
  ) order by position), '[]')
  from document_signers where business_id = ${business_id} and document_id = documents.id
)`.as('signers')

/** Returns the columns that `presentDocument` reads. */
export const documentColumns = (business: Pick<Work, 'business_id'>) => [...columns, signers(business)] as const

export type SignerRow = Pick<
  Selectable<DocumentSignerTable>,
  | ('id' | 'name' | 'email' | 'position' | 'viewed_at' | 'signed_at' | 'declined_at' | 'full_name' | 'on_behalf')
  | ('bounced_at' | 'bounce_status_code')
>
export type DocumentRow = Pick<Selectable<DocumentTable>, (typeof columns)[number]> & { signers: SignerRow[] }

/**
 * Returns the API representation of a document.
 *
 * @param by - the caller, whose scopes determine the allowed actions
 * @param links - the signing links to return, by signer ID
 */
export function presentDocument(
  row: DocumentRow,
  by: Principal,
  links?: ReadonlyMap<number, string>,
): Schemas['Document'] {
  return {
    id: row.id,
    person_id: row.person_id,
    kind: row.kind,
    template_id: row.template_id,
    template_revision: row.template_revision,
    title: row.title,
    status: row.status,
    signing_order: row.signing_order,
    merge_data: row.merge_data,
    signers: row.signers.map((signer) => presentSigner(signer, links?.get(signer.id))),
    sha256: row.sha256,
    signed_sha256: row.signed_sha256,
    page_count: row.page_count,
    size_bytes: row.size_bytes,
    delivery: row.delivery,
    sent_at: row.sent_at,
    expires_at: row.expires_at,
    signed_at: row.signed_at,
    expired_at: row.expired_at,
    declined_at: row.declined_at,
    voided_at: row.voided_at,
    filed_at: row.filed_at,
    remind_every_days: row.remind_every_days,
    next_reminder_at: row.next_reminder_at,
    notify: row.notify,
    reason: row.reason,
    external_id: row.external_id,
    metadata: row.metadata,
    allowed_actions: [
      ...(isTurnOfCaller(row, by) ? (['sign'] as const) : []),
      ...documentStates.allowed(row.status, by.scopes),
    ],
    created_at: row.created_at,
    updated_at: row.updated_at,
    version: row.version,
  }
}

export function signerStatus({
  signed_at,
  declined_at,
}: Pick<SignerRow, 'signed_at' | 'declined_at'>): Schemas['DocumentSigner']['status'] {
  if (signed_at !== null) return 'signed'
  return declined_at === null ? 'pending' : 'declined'
}

/**
 * Returns the signers whose turn it is: in sequential order the first pending signer, in parallel order all pending
 * signers.
 */
export function nextSigners({ signers, signing_order }: Pick<DocumentRow, 'signers' | 'signing_order'>): SignerRow[] {
  const pending = signers.filter((signer) => signerStatus(signer) === 'pending')
  return signing_order === 'parallel' ? pending : pending.slice(0, 1)
}

/** Whether the signer's email address is that of the user who sends the request. */
export const isCaller = ({ email }: Pick<SignerRow, 'email'>, by: Principal): boolean =>
  by.kind === 'user' && by.email.toLowerCase() === email.toLowerCase()

function isTurnOfCaller(row: DocumentRow, by: Principal): boolean {
  return row.status === 'sent' && by.scopes.has('self') && nextSigners(row).some((signer) => isCaller(signer, by))
}

const presentSigner = (row: SignerRow, link: string | undefined): Schemas['DocumentSigner'] => ({
  id: row.id,
  name: row.name,
  email: row.email,
  order: row.position,
  status: signerStatus(row),
  viewed_at: row.viewed_at,
  signed_at: row.signed_at,
  declined_at: row.declined_at,
  full_name: row.full_name,
  on_behalf: row.on_behalf,
  bounced_at: row.bounced_at,
  bounce_status_code: row.bounce_status_code,
  ...(link !== undefined && { link }),
})

/**
 * Returns the event data of a document. It excludes the content of the document, and includes a signer's name only if
 * another person signed on the signer's behalf.
 */
export function documentEventData(row: DocumentRow): EventData<'document.created'> {
  const signed_on_behalf = row.signers
    .filter(({ on_behalf }) => on_behalf)
    .map(({ id, name, full_name }) => ({ signer_id: id, name, full_name: full_name ?? '' }))
  return {
    id: row.id,
    person_id: row.person_id,
    template_id: row.template_id,
    title: row.title,
    status: row.status,
    sha256: row.sha256,
    signed_sha256: row.signed_sha256,
    expires_at: row.expires_at,
    signed_at: row.signed_at,
    expired_at: row.expired_at,
    filed_at: row.filed_at,
    created_at: row.created_at,
    ...(signed_on_behalf.length > 0 && { signed_on_behalf }),
  }
}

export function bounceEventData(
  row: DocumentRow,
  signer: SignerRow,
  { bounced_at, status_code }: { bounced_at: string; status_code: string | null },
): EventData<'document.bounced'> {
  return { ...documentEventData(row), signer: { id: signer.id, order: signer.position, bounced_at, status_code } }
}

export function viewEventData(row: DocumentRow, signer: SignerRow, viewed_at: string): EventData<'document.viewed'> {
  return { ...documentEventData(row), signer: { id: signer.id, order: signer.position, viewed_at } }
}

export function signerEventData(row: DocumentRow, signer_id: number): EventData<'document.signer_signed'> {
  const signer = row.signers.find(({ id }) => id === signer_id)
  if (!signer) throw new Error(`the signer ${signer_id} is not of the document ${row.id}`)
  const { position, on_behalf } = signer
  return {
    ...documentEventData(row),
    signer: { id: signer_id, order: position, signed_at: signer.signed_at ?? '', on_behalf },
    pending_signers: row.signers.filter((other) => signerStatus(other) === 'pending').length,
  }
}
