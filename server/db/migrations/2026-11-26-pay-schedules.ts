import { addConstraint, createIndex, inTransaction, type Step } from '../steps/steps.ts'

/** Adds pay schedules, the pay schedules of pay runs, and the choice of emails about these pay runs. */
export const paySchedules: readonly Step[] = [
  inTransaction(
    `create table "pay_schedules" (
      "business_id" int not null,
      "id" int generated always as identity not null,
      "name" text not null,
      "frequency" text not null,
      "period_starts_on" date null,
      "first_day" int null,
      "pay_days_after_period_end" int null,
      "pay_day_of_month" int null,
      "pay_month" text not null,
      "pay_date_moves" text not null,
      "drafts_days_before_pay_date" int not null,
      "currency" text not null,
      "from_compensations" boolean not null,
      "recurring_lines" boolean not null,
      "active" boolean not null,
      "drafts_from" date not null,
      "drafted_until" date null,
      "check_on" date not null,
      "last_error" jsonb null,
      "author_ids" int[] not null,
      "external_id" text null,
      "metadata" jsonb not null default '{}',
      "created_at" timestamptz(3) not null default now(),
      "updated_at" timestamptz(3) not null default now(),
      "version" int not null default 1,
      primary key ("business_id", "id"),
      constraint "pay_schedules_external_id" unique ("business_id", "external_id"),
      constraint "pay_schedules_frequency_check"
        check ("frequency" in ('weekly', 'fortnightly', 'semi_monthly', 'monthly')),
      constraint "pay_schedules_pay_month_check" check ("pay_month" in ('same', 'next')),
      constraint "pay_schedules_pay_date_moves_check"
        check ("pay_date_moves" in ('none', 'before', 'after', 'nearest'))
    )`,
    `comment on column "pay_schedules"."drafts_from" is
      'earliest day on which a pay run is drafted: when its dates were set or it was resumed'`,
    `comment on column "pay_schedules"."drafted_until" is 'last day of the last period that was drafted or skipped'`,
    `comment on column "pay_schedules"."check_on" is 'next day on which the worker checks whether a pay run is due'`,
    `comment on column "pay_schedules"."author_ids" is
      'users who created or changed the pay schedule, directly or with an API key'`,
    `create index "pay_schedules_check" on "pay_schedules" ("check_on") where active`,
    `select distribute_table('pay_schedules')`,
  ),
  addConstraint(
    'pay_schedules',
    'pay_schedules_business_id_foreign',
    `foreign key ("business_id") references "businesses" ("id") on update no action`,
  ),
  inTransaction(
    `alter table "pay_runs" add "pay_schedule_id" int null`,
    `comment on column "pay_runs"."pay_schedule_id" is 'pay schedule that drafted it; it may be deleted'`,
  ),
  createIndex('create index "pay_runs_pay_schedule" on "pay_runs" ("business_id", "pay_schedule_id", "id")'),
  inTransaction(`alter table "users" add "pay_run_mail" boolean not null default true`),
]
