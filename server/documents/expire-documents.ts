import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { inTransaction, sqlOf } from '../db/orm.ts'
import type { Config } from '../process/config.ts'
import { readClock } from './append-audit.ts'
import { changeDocument } from './change-document.ts'
import { queueMails, senderOf } from './queue-mail.ts'

const isDue = sql<boolean>`expires_at <= clock_timestamp()`

/**
 * Expires the document whose time ran out first. What a signer or another worker holds at this moment is left to them,
 * or to the next look.
 *
 * @returns whether there was one
 */
export const expireNextDocument = (em: EntityManager, config: Pick<Config, 'smtpUrl'>): Promise<boolean> =>
  inTransaction(em, async (t) => {
    const due = await sqlOf(t)
      .selectFrom('documents')
      .select(['business_id', 'id'])
      .where('status', '=', 'sent')
      .where(isDue)
      .orderBy('expires_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!due) return false
    const at = await readClock(t)
    const by = { at, actor: 'system', origin: undefined }
    const change = { from: 'sent' as const, to: 'expired' as const, only: isDue, set: { expired_at: at } }
    const row = await changeDocument(t, due, { ...change, ...by })
    if (row) await queueMails(t, config, due, 'expired', senderOf(row))
    return true
  })
