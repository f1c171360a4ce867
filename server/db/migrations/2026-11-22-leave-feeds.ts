import { Migration } from '@mikro-orm/migrations'

/** Users make links to the leave calendar for their calendar programs. */
export class LeaveFeeds extends Migration {
  override up(): void {
    this.addSql(`create table "leave_feeds" (
      "business_id" int not null,
      "id" int generated always as identity not null,
      "user_id" int not null,
      "name" text not null,
      "token_hash" text not null,
      "last_used_at" timestamptz(3) null,
      "created_at" timestamptz(3) not null default now(),
      primary key ("business_id", "id")
    )`)
    this.addSql(`create index "leave_feeds_user" on "leave_feeds" ("business_id", "user_id")`)
    this.addSql(`alter table "leave_feeds" add constraint "leave_feeds_token" unique ("token_hash")`)
    this.addSql(`alter table "leave_feeds" add constraint "leave_feeds_business_id_user_id_foreign" foreign key
        ("business_id", "user_id") references "users" ("business_id", "id") on update no action`)
  }
}
