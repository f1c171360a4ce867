import { Migration } from '@mikro-orm/migrations'

export class AttemptUrls extends Migration {
  override up(): void {
    this.addSql(`alter table "webhook_attempts" add "url" text null`)
    this.addSql(`comment on column "webhook_attempts"."url" is
        'where it was sent; null for attempts from before this was kept'`)
  }
}
