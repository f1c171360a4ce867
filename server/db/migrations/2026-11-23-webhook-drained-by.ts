import { Migration } from '@mikro-orm/migrations'

export class WebhookDrainedBy extends Migration {
  override up(): void {
    this.addSql(`alter table "webhooks" add "drained_by" int null`)
    this.addSql(`comment on column "webhooks"."drained_by" is
        'the worker that has it open: the PostgreSQL process of its lifeline'`)
  }
}
