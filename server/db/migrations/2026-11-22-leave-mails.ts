import { Migration } from '@mikro-orm/migrations'

/** Users are mailed what happens to leave, unless they turn that off. */
export class LeaveMails extends Migration {
  override up(): void {
    this.addSql(`alter table "users" add "leave_mail" boolean not null default true`)
    this.addSql(`create table "leave_mails" (
      "business_id" int not null,
      "id" int generated always as identity not null,
      "user_id" int not null,
      "leave_request_id" int not null,
      "kind" text check ("kind" in ('requested', 'approved', 'rejected', 'cancelled')) not null,
      "created_at" timestamptz(3) not null default now(),
      "claimed_until" timestamptz(3) null,
      "sent_at" timestamptz(3) null,
      primary key ("business_id", "id")
    )`)
    this.addSql(`comment on column "leave_mails"."claimed_until" is 'a worker is about to send it, and has until then'`)
    this.addSql(`create index "leave_mails_user" on "leave_mails" ("business_id", "user_id", "sent_at")`)
    this.addSql(`create index "leave_mails_leave_request" on "leave_mails" ("business_id", "leave_request_id")`)
    this.addSql(`alter table "leave_mails" add constraint "leave_mails_business_id_user_id_foreign" foreign key
        ("business_id", "user_id") references "users" ("business_id", "id") on update no action`)
    this.addSql(`alter table "leave_mails" add constraint "leave_mails_business_id_leave_request_id_foreign" foreign key
        ("business_id", "leave_request_id") references "leave_requests" ("business_id", "id") on update no action
        on delete cascade`)
  }
}
