import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import type { Origin } from '../audit/record-audit.ts'
import { sqlOf } from '../db/orm.ts'
import type { Schemas } from '../operation/contract.ts'
import type { Principal } from '../operation/principal.ts'
import { principalName } from '../operation/principal.ts'
import { hashOfEntry, noHash } from './audit-hash.ts'

interface NewEntry {
  business_id: number
  document_id: number
  type: Schemas['DocumentAuditType']
  /** `user:1`, `api_key:1`, `signer:1` or `system`. */
  actor: string
  /** Undefined where nobody asked for it. */
  origin: Origin | undefined
  /** What more there is to say; never a secret. */
  data?: Schemas['DocumentAuditEntry']['data']
  at: string
}

/**
 * Adds an entry to the trail of a document.
 *
 * @param t - has the document locked, so that there is one entry after another
 * @returns its place and its hash
 */
export async function appendAudit(
  t: EntityManager,
  { business_id, document_id, type, actor, origin, data = {}, at }: NewEntry,
): Promise<{ seq: number; hash: string }> {
  const last = await sqlOf(t)
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
    actor,
    ip: origin?.ip ?? null,
    user_agent: origin?.user_agent ?? null,
    data,
    prev_hash: last?.hash ?? noHash,
  }
  const hash = hashOfEntry(entry)
  await sqlOf(t)
    .insertInto('document_audit')
    .values({ business_id, document_id, ...entry, hash })
    .execute()
  return { seq: entry.seq, hash }
}

/** Who did it, as trails name them. */
export const actorOf = (principal: Principal): string => principalName(principal)

/** The time by the database's clock, RFC 3339. Asked after a lock, it is never before what happened under it before. */
export async function readClock(t: EntityManager): Promise<string> {
  const { rows } = await sql<{ at: string }>`select clock_timestamp()::timestamptz(3) as at`.execute(sqlOf(t))
  return rows[0]?.at ?? ''
}
