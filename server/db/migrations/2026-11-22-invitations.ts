import { Migration } from '@mikro-orm/migrations'

/** An address is one user of each business that invites it, and logs in to one business. */
export class Invitations extends Migration {
  override up(): void {
    this.addSql(`alter table "users" add "email_moved_at" timestamptz(3) null`)
    this.addSql(`drop index users_email`)
    this.addSql(`create unique index users_email on users (business_id, lower(email))`)
    this.addSql(
      `create unique index users_login on users (lower(email)) where password_hash is not null and email_moved_at is null`,
    )
    this.addSql(`create index users_address on users (lower(email))`)
  }
}
