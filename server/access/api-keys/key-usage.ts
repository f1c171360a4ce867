import { sql } from 'kysely'
import type { Work } from '../../operation/work.ts'

const minuteMs = 60_000

/** Records the last use of keys, at most once a minute per key in each process. */
export class KeyUsage {
  /** The current minute, as the number of minutes since 1970. */
  #minute = 0
  /** The keys whose use in the current minute is recorded, by ID and by whether the previous secret was used. */
  #recorded = new Set<string>()

  /** @param use.isPrevious - whether the request used the secret from before the last rotation */
  async record(
    { db, business_id, now }: Pick<Work, 'db' | 'business_id' | 'now'>,
    api_key_id: number,
    { isPrevious }: { isPrevious: boolean },
  ): Promise<void> {
    const minute = Math.floor(now.getTime() / minuteMs)
    if (minute > this.#minute) {
      this.#minute = minute
      this.#recorded = new Set()
    }
    const secret = `${api_key_id} ${isPrevious ? 'previous' : 'current'}`
    if (this.#recorded.has(secret)) return
    const column = isPrevious ? 'previous_key_last_used_at' : 'last_used_at'
    const minuteStart = new Date(minute * minuteMs).toISOString()
    await db
      .insertInto('api_key_uses')
      .values({
        business_id,
        api_key_id,
        last_used_at: now.toISOString(),
        previous_key_last_used_at: isPrevious ? now.toISOString() : null,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['business_id', 'api_key_id'])
          .doUpdateSet((use) => ({
            last_used_at: use.ref('excluded.last_used_at'),
            ...(isPrevious && { previous_key_last_used_at: use.ref('excluded.previous_key_last_used_at') }),
          }))
          .where(sql<boolean>`coalesce(${sql.ref(`api_key_uses.${column}`)} < ${minuteStart}, true)`),
      )
      .execute()
    if (minute === this.#minute) this.#recorded.add(secret)
  }
}
