import type { Work } from '../../operation/work.ts'

const minuteMs = 60_000

/** Notes when keys are used, to the minute: each process writes once a minute for each key that it meets. */
export class KeyUses {
  /** Since 1970. */
  #minute = 0
  /** The keys that were noted in this minute. */
  #noted = new Set<number>()

  async note({ db, business_id, now }: Pick<Work, 'db' | 'business_id' | 'now'>, api_key_id: number): Promise<void> {
    const minute = Math.floor(now.getTime() / minuteMs)
    if (minute > this.#minute) {
      this.#minute = minute
      this.#noted = new Set()
    }
    if (this.#noted.has(api_key_id)) return
    const begun = new Date(minute * minuteMs).toISOString()
    await db
      .insertInto('api_key_uses')
      .values({ business_id, api_key_id, last_used_at: now.toISOString() })
      .onConflict((there) =>
        there
          .columns(['business_id', 'api_key_id'])
          .doUpdateSet((use) => ({ last_used_at: use.ref('excluded.last_used_at') }))
          .where('api_key_uses.last_used_at', '<', begun),
      )
      .execute()
    if (minute === this.#minute) this.#noted.add(api_key_id)
  }
}
