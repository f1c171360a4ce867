import { createHash } from 'node:crypto'
import type { Schemas } from '../operation/contract/contract.ts'
import { actorName } from '../operation/principal.ts'
import type { Change } from '../operation/work.ts'

/*
 * The audit trail of a document records each action with actor, time and IP address. Each entry contains the hash of
 * the previous entry, so that changes, omissions and insertions are detectable. The trail is evidence about one
 * document; the audit log covers the whole business.
 */

type Entry = Schemas['DocumentAuditEntry']

interface NewEntry {
  type: Entry['type']
  /** Further details, without secrets. */
  data?: Entry['data']
  at: string
}

/** The `prev_hash` of the first entry. */
const noHash = '0'.repeat(64)

/**
 * Appends an entry to the audit trail of a document, with the actor and the origin of the request.
 *
 * @param work - in a transaction that has locked the document, so that no two entries have the same predecessor
 */
export async function appendToTrail(
  { db, business_id, by, origin }: Change,
  document_id: number,
  { type, data = {}, at }: NewEntry,
): Promise<Pick<Entry, 'seq' | 'hash'>> {
  const last = await db
    .selectFrom('document_audit')
    .select(['seq', 'hash'])
    .where('document_id', '=', document_id)
    .where('business_id', '=', business_id)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  const entry = {
    seq: (last?.seq ?? 0) + 1,
    at,
    type,
    actor: actorName(by),
    ip: origin.ip,
    user_agent: origin.user_agent,
    data,
    prev_hash: last?.hash ?? noHash,
  }
  const hash = hashEntry(entry)
  await db
    .insertInto('document_audit')
    .values({ business_id, document_id, ...entry, hash })
    .execute()
  return { seq: entry.seq, hash }
}

/**
 * Returns the SHA-256, in hexadecimal, of an entry as canonical JSON (RFC 8785: sorted members, no white space). The
 * values of an entry are strings, integers and null, for which `JSON.stringify` is canonical.
 */
const hashEntry = (entry: Omit<Entry, 'hash'>): string => createHash('sha256').update(canonical(entry)).digest('hex')

function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)) // sorted by UTF-16 code units
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`
}
