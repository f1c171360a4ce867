import { createHash } from 'node:crypto'
import type { Schemas } from '../operation/contract/contract.ts'
import { actorName } from '../operation/principal.ts'
import type { Change } from '../operation/work.ts'

/*
 * The trail of a document says what happened to it, who did it, when and from where. Each entry has the hash of the one
 * before, so that nothing can be changed, left out or inserted unnoticed. It is evidence about one document; the audit
 * log is about the whole business.
 */

type Entry = Schemas['DocumentAuditEntry']

interface NewEntry {
  type: Entry['type']
  /** Never has a secret. */
  data?: Entry['data']
  at: string
}

/** The `prev_hash` of the first entry. */
const noHash = '0'.repeat(64)

/**
 * Adds an entry to the trail of a document: the work says who did it and from where.
 *
 * @param work - has the document locked, so that no two entries follow the same one
 * @returns the place of the entry in the trail, and its hash
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
  const hash = hashOfEntry(entry)
  await db
    .insertInto('document_audit')
    .values({ business_id, document_id, ...entry, hash })
    .execute()
  return { seq: entry.seq, hash }
}

/**
 * The hash of an entry: SHA-256 over its other members as JSON by RFC 8785 (members sorted by name, no spaces), in hex.
 * The values are texts, whole numbers and null, which `JSON.stringify` writes as the RFC asks.
 */
const hashOfEntry = (entry: Omit<Entry, 'hash'>): string => createHash('sha256').update(canonical(entry)).digest('hex')

function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)) // by UTF-16 code units
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`
}
