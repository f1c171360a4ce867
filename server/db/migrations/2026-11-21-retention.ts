import { Migration } from '@mikro-orm/migrations'

/** Finds what is past its time. Rows come in the order of their time, so block ranges suffice and cost writers nothing. */
export class Retention extends Migration {
  override up(): void {
    for (const table of ['events', 'webhook_deliveries']) {
      this.addSql(`create index ${table}_age on ${table} using brin (created_at) with (pages_per_range = 16)`)
    }
  }
}
