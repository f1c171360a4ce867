import { Migration } from '@mikro-orm/migrations'

/** Deleting a webhook is a mark; a task deletes its log in batches, and then the row. */
export class DeletedWebhooks extends Migration {
  override up(): void {
    this.addSql('alter table webhooks add deleted_at timestamptz(3)')
    this.addSql(`alter table webhooks add check (deleted_at is null or (not active and events = '{}'))`)
    // What is looked for in a long log that is mostly of successes.
    this.addSql(
      `create index webhook_deliveries_lost on webhook_deliveries (webhook_id, id) where status in ('failed', 'skipped')`,
    )
  }
}
