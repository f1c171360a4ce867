import { Migration } from '@mikro-orm/migrations'

/** People have amounts that each new pay run drafts onto their payslips. */
export class RecurringLines extends Migration {
  override up(): void {
    this.addSql(`create table "recurring_lines" (
      "business_id" int not null,
      "id" int generated always as identity not null,
      "person_id" int not null,
      "kind" text not null,
      "code" text not null,
      "name" text not null,
      "amount" bigint not null,
      "currency" text not null,
      "starts_on" date not null,
      "ends_on" date null,
      "created_at" timestamptz(3) not null default now(),
      "updated_at" timestamptz(3) not null default now(),
      "version" int not null default 1,
      primary key ("business_id", "id")
    )`)
    this.addSql(`comment on column "recurring_lines"."amount" is 'minor units of the currency'`)
    this.addSql(`comment on column "recurring_lines"."ends_on" is 'the last day on which it is in force'`)
    this.addSql(`create index "recurring_lines_person" on "recurring_lines" ("business_id", "person_id", "id")`)
    this.addSql(`alter table "recurring_lines" add constraint "recurring_lines_business_id_person_id_foreign" foreign
        key ("business_id", "person_id") references "people" ("business_id", "id") on update no action`)
    this.addSql(`alter table "recurring_lines" add constraint "recurring_lines_amount" check (amount >= 0 and amount <
        10000000000000)`)
    this.addSql(`alter table "recurring_lines" add constraint "recurring_lines_dates" check (ends_on >= starts_on)`)
    this.addSql(`alter table "recurring_lines" add constraint "recurring_lines_kind_check" check ("kind" in ('earning',
        'deduction', 'tax', 'reimbursement', 'employer_cost'))`)
  }
}
