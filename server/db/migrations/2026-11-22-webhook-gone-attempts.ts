import { Migration } from '@mikro-orm/migrations'

export class WebhookGoneAttempts extends Migration {
  override up(): void {
    this.addSql(`alter table "webhooks" add "gone_attempts" int not null default 0`)
    this.addSql(`comment on column "webhooks"."gone_attempts" is 'attempts in a row that were answered 410 Gone'`)
  }
}
