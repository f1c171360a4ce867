import { type Migration, oneTransaction } from '../steps/steps.ts'

export const november23: readonly Migration[] = [
  oneTransaction(
    '2026-11-23-webhook-drained-by',
    `alter table "webhooks" add "drained_by" int null`,
    `comment on column "webhooks"."drained_by" is
        'the worker that has it open: the PostgreSQL process of its lifeline'`,
  ),
  /** Adds logos of businesses. */
  oneTransaction(
    '2026-11-23-business-logos',
    `create table "business_logos" (
      "business_id" int not null,
      "sha256" text not null,
      "content_type" text not null,
      "width" int not null,
      "height" int not null,
      "bytes" bytea not null,
      primary key ("business_id")
    )`,
    `create index "business_logos_sha256" on "business_logos" ("sha256")`,
    `alter table "business_logos" add constraint "business_logos_business_id_foreign" foreign key ("business_id")
        references "businesses" ("id") on update no action`,
    `alter table "business_logos" add constraint "business_logos_sha256_form" check (sha256 ~ '^[0-9a-f]{64}$')`,
    `alter table "business_logos" add constraint "business_logos_content_type_check" check ("content_type" in
        ('image/png', 'image/svg+xml'))`,
  ),
  /** Reduces the cost of the event and the audit log entry that every change writes. */
  oneTransaction(
    '2026-11-23-cheaper-changes',
    `alter table "events" drop constraint "events_business_id_foreign"`,
    `alter table "audit_log" drop constraint "audit_log_business_id_api_key_id_foreign"`,
    `alter table "audit_log" drop constraint "audit_log_business_id_foreign"`,
    `alter table "audit_log" drop constraint "audit_log_business_id_user_id_foreign"`,
    `alter table "events" drop constraint "events_stream"`,
    `create unique index "events_stream" on "events" ("business_id", "sequence") where sequence is not null`,
    `drop index "audit_log_target_user"`,
    `create index "audit_log_target_user" on "audit_log" ("business_id", "target_user_id", "id") where target_user_id
        is not null`,
    `drop index "audit_log_age"`,
    'create index audit_log_age on audit_log using brin (at) with (pages_per_range = 16)',
  ),
  /** Adds an index for lists of people whose employment has not started or has ended. */
  oneTransaction(
    '2026-11-23-people-not-active',
    `create index "people_not_active" on "people" ("business_id", "told_status", "id") where deleted_at is null and
        told_status <> 'active'`,
  ),
  /** Adds an index for searches for rare words. */
  oneTransaction(
    '2026-11-23-people-words',
    `create index people_words on people using gin ((business_id + 0), search_text gin_trgm_ops) with
        (gin_pending_list_limit = 512)`,
    `create function people_with_words(business integer, patterns text[]) returns setof integer
      language sql stable security definer set search_path = pg_catalog, pg_temp
      begin atomic
        select id from public.people
        where business_id + 0 = business
          and (business::text = current_setting('workforce.business_id', true) or current_setting('role') = 'none')
          and search_text like patterns[1]
          and search_text like coalesce(patterns[2], patterns[1])
          and search_text like coalesce(patterns[3], patterns[1]);
      end`,
    'revoke all on function people_with_words from public',
    `comment on function people_with_words is 'ids of those whose search_text is like the first three patterns'`,
  ),
  /**
   * Moves pending deliveries to a separate table, and partitions the logs of deliveries and attempts. The existing logs
   * become the first partitions, which builds one index each and moves no rows.
   */
  oneTransaction(
    '2026-11-23-pending-deliveries',
    `create table "pending_deliveries" (
      "business_id" int not null,
      "id" bigint generated always as identity not null,
      "webhook_id" int not null,
      "event_id" text not null,
      "type" text not null,
      "attempt_count" int not null default 0,
      "attempts_before" int not null default 0,
      "next_attempt_at" timestamptz(3) not null,
      "created_at" timestamptz(3) not null default now(),
      "updated_at" timestamptz(3) not null default now(),
      primary key ("business_id", "id")
    )`,
    `comment on column "pending_deliveries"."attempts_before" is 'attempts made before it was last scheduled anew'`,
    `create table "manual_attempts" (
      "business_id" int not null,
      "delivery_id" bigint not null,
      "webhook_id" int not null,
      "asked_at" timestamptz(3) not null default now(),
      primary key ("business_id", "delivery_id")
    )`,
    `create index "manual_attempts_webhook" on "manual_attempts" ("webhook_id", "asked_at")`,
    `insert into pending_deliveries (business_id, id, webhook_id, event_id, type, attempt_count,
        attempts_before, next_attempt_at, created_at, updated_at) overriding system value
      select business_id, id, webhook_id, event_id, type, attempt_count, attempts_before, next_attempt_at, created_at,
        updated_at from webhook_deliveries where status = 'pending'`,
    `insert into manual_attempts (business_id, delivery_id, webhook_id, asked_at)
      select business_id, id, webhook_id, manual_attempt_at from webhook_deliveries where manual_attempt_at is not null`,
    'create index pending_deliveries_due on pending_deliveries (webhook_id, least(attempt_count, 1), next_attempt_at)',
    `select setval(pg_get_serial_sequence('pending_deliveries', 'id'),
        nextval(pg_get_serial_sequence('webhook_deliveries', 'id')), false)`,
    'drop trigger attempts on webhook_deliveries',
    'drop function delete_attempts_of_deleted_deliveries',
    `delete from webhook_deliveries where status = 'pending'`,
    `alter table "webhook_deliveries"
      drop constraint "webhook_deliveries_business_id_webhook_id_foreign",
      drop constraint "webhook_deliveries_status_check",
      drop constraint "webhook_deliveries_pkey",
      drop column "next_attempt_at",
      drop column "manual_attempt_at",
      alter column "id" drop identity,
      alter column "created_at" drop default,
      add "attempt" int null,
      add "trigger" text null,
      add "started_at" timestamptz(3) null,
      add "duration_ms" int null,
      add "outcome" text null,
      add "response_status" int null,
      add "response_excerpt" text null,
      add "error" text null,
      add "url" text null,
      add constraint "webhook_deliveries_attempt" check ((attempt is null) = (outcome is null)),
      add constraint "webhook_deliveries_status_check" check ("status" in ('succeeded', 'failed', 'skipped'))`,
    'drop index webhook_deliveries_age',
    `alter table "webhook_attempts" drop constraint "webhook_attempts_pkey"`,
    'alter index webhook_deliveries_log rename to webhook_deliveries_log_first',
    'alter index webhook_deliveries_lost rename to webhook_deliveries_lost_first',
    becomePartition('webhook_deliveries', 'created_at'),
    becomePartition('webhook_attempts', 'started_at'),
    `comment on column "webhook_deliveries"."id" is 'its id while it was pending'`,
    `comment on column "webhook_deliveries"."created_at" is 'when the event was recorded; tells the partition'`,
    `comment on column "webhook_deliveries"."attempts_before" is 'attempts made before it was last scheduled anew'`,
    `comment on column "webhook_deliveries"."attempt" is
        'the number of the attempt that ended it, which follows; null where that is among the others'`,
    `comment on column "webhook_attempts"."started_at" is 'tells the partition'`,
    `comment on column "webhook_attempts"."url" is 'where it was sent; null for attempts from before this was kept'`,
    `alter table "webhook_deliveries" add primary key ("business_id", "id", "created_at")`,
    `create index "webhook_deliveries_log" on "webhook_deliveries" ("webhook_id", "id")`,
    `create index "webhook_deliveries_lost" on "webhook_deliveries" ("webhook_id", "id") where status in ('failed',
        'skipped')`,
    `alter table "webhook_attempts" add primary key ("business_id", "delivery_id", "attempt", "started_at")`,
  ),
]

/**
 * Returns SQL that makes a table, with all of its rows and this week, the first partition of a new table with the same
 * name and columns.
 */
function becomePartition(table: string, by: string): string {
  return `do $$
      declare
        week timestamptz := date_trunc('week', now(), 'UTC');
        first text := '${table}' || to_char(week at time zone 'UTC', '_YYYYMMDD');
        oldest timestamptz := (select least(date_trunc('week', min(${by}), 'UTC'), week) from ${table});
      begin
        execute format('alter table ${table} rename to %I', first);
        execute format('create table ${table} (like %I including defaults including constraints) partition by range
          (${by})', first);
        execute format('alter table ${table} attach partition %I for values from (%L) to (%L)', first, oldest,
          week + interval '7 days');
      end $$`
}
