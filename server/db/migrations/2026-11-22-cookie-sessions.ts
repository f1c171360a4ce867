import { Migration } from '@mikro-orm/migrations'

export class CookieSessions extends Migration {
  override up(): void {
    this.addSql(`alter table "sessions" add "cookie_hash" text null`)
    this.addSql(`alter table "sessions" add constraint "sessions_cookie" unique ("business_id", "cookie_hash")`)
  }
}
