import { Migration } from '@mikro-orm/migrations'

/** Recovery, rotation of secrets, and retention. */
export class Deliveries extends Migration {
  override up(): void {
    this.addSql('alter table webhook_deliveries add attempts_before integer not null default 0')
    this.addSql(
      `comment on column webhook_deliveries.attempts_before is 'attempts made before it was last scheduled anew'`,
    )
    this.addSql(`
      alter table webhooks
        add previous_secret_ciphertext text,
        add previous_secret_expires_at timestamptz(3),
        add check ((previous_secret_ciphertext is null) = (previous_secret_expires_at is null))`)
    // Rows come in the order of their time, so block ranges suffice to find old ones, and cost writers nothing.
    for (const table of ['events', 'webhook_deliveries']) {
      this.addSql(`create index ${table}_age on ${table} using brin (created_at) with (pages_per_range = 16)`)
    }
  }
}
