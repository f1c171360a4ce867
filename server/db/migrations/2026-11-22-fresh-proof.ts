import { Migration } from '@mikro-orm/migrations'

/** A session that is open has the proof that opened it. */
export class FreshProof extends Migration {
  override up(): void {
    this.addSql(`alter table "sessions" add "confirmed_at" timestamptz(3) not null default now()`)
    this.addSql(`update sessions set confirmed_at = created_at`)
  }
}
