import type { Work } from '../../operation/work.ts'

const minuteMs = 60_000

/** Records the last use of keys, at most once a minute per key in each process. */
export class KeyUsage {
  /** The current minute, as the number of minutes since 1970. */
  #minute = 0
  /** The IDs of the keys whose use in the current minute is recorded. */
  #recorded = new Set<number>()

  async record({ db, business_id, now }: Pick<Work, 'db' | 'business_id' | 'now'>, api_key_id: number): Promise<void> {
    const minute = Math.floor(now.getTime() / minuteMs)
    if (minute > this.#minute) {
      this.#minute = minute
      this.#recorded = new Set()
    }
    if (this.#recorded.has(api_key_id)) return
    const minuteStart = new Date(minute * minuteMs).toISOString()
    await db
      .insertInto('api_key_uses')
      .values({ business_id, api_key_id, last_used_at: now.toISOString() })
      .onConflict((conflict) =>
        conflict
          .columns(['business_id', 'api_key_id'])
          .doUpdateSet((use) => ({ last_used_at: use.ref('excluded.last_used_at') }))
          .where('api_key_uses.last_used_at', '<', minuteStart),
      )
      .execute()
    if (minute === this.#minute) this.#recorded.add(api_key_id)
  }
}
