import { Migration } from '@mikro-orm/migrations'

/**
 * What is pending gets a table of its own, and the logs of deliveries and attempts are partitioned. The logs there were
 * become their first partitions, which takes an index each and moves no row.
 */
export class PendingDeliveries extends Migration {
  override up(): void {
    this.addSql(`create table "pending_deliveries" (
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
    )`)
    this.addSql(`comment on column "pending_deliveries"."attempts_before" is
        'attempts made before it was last scheduled anew'`)
    this.addSql(`create table "manual_attempts" (
      "business_id" int not null,
      "delivery_id" bigint not null,
      "webhook_id" int not null,
      "asked_at" timestamptz(3) not null default now(),
      primary key ("business_id", "delivery_id")
    )`)
    this.addSql(`create index "manual_attempts_webhook" on "manual_attempts" ("webhook_id", "asked_at")`)
    this.addSql(`insert into pending_deliveries (business_id, id, webhook_id, event_id, type, attempt_count,
        attempts_before, next_attempt_at, created_at, updated_at) overriding system value
      select business_id, id, webhook_id, event_id, type, attempt_count, attempts_before, next_attempt_at, created_at,
        updated_at from webhook_deliveries where status = 'pending'`)
    this.addSql(`insert into manual_attempts (business_id, delivery_id, webhook_id, asked_at)
      select business_id, id, webhook_id, manual_attempt_at from webhook_deliveries where manual_attempt_at is not null`)
    this.addSql(`create index pending_deliveries_due on pending_deliveries (webhook_id, least(attempt_count, 1),
        next_attempt_at)`)
    this.addSql(`select setval(pg_get_serial_sequence('pending_deliveries', 'id'),
        nextval(pg_get_serial_sequence('webhook_deliveries', 'id')), false)`)

    this.addSql('drop trigger attempts on webhook_deliveries')
    this.addSql('drop function delete_attempts_of_deleted_deliveries')
    this.addSql(`delete from webhook_deliveries where status = 'pending'`)
    this.addSql(`alter table "webhook_deliveries"
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
      add constraint "webhook_deliveries_status_check" check ("status" in ('succeeded', 'failed', 'skipped'))`)
    this.addSql('drop index webhook_deliveries_age')
    this.addSql(`alter table "webhook_attempts" drop constraint "webhook_attempts_pkey"`)
    for (const name of ['webhook_deliveries_log', 'webhook_deliveries_lost']) {
      this.addSql(`alter index ${name} rename to ${name}_first`)
    }
    this.becomePartition('webhook_deliveries', 'created_at')
    this.becomePartition('webhook_attempts', 'started_at')
    this.addSql(`comment on column "webhook_deliveries"."id" is 'its id while it was pending'`)
    this.addSql(`comment on column "webhook_deliveries"."created_at" is
        'when the event was recorded; tells the partition'`)
    this.addSql(`comment on column "webhook_deliveries"."attempts_before" is
        'attempts made before it was last scheduled anew'`)
    this.addSql(`comment on column "webhook_deliveries"."attempt" is
        'the number of the attempt that ended it, which follows; null where that is among the others'`)
    this.addSql(`comment on column "webhook_attempts"."started_at" is 'tells the partition'`)
    this.addSql(`comment on column "webhook_attempts"."url" is
        'where it was sent; null for attempts from before this was kept'`)
    this.addSql(`alter table "webhook_deliveries" add primary key ("business_id", "id", "created_at")`)
    this.addSql(`create index "webhook_deliveries_log" on "webhook_deliveries" ("webhook_id", "id")`)
    this.addSql(`create index "webhook_deliveries_lost" on "webhook_deliveries" ("webhook_id", "id") where status in
        ('failed', 'skipped')`)
    this.addSql(`alter table "webhook_attempts"
        add primary key ("business_id", "delivery_id", "attempt", "started_at")`)
  }

  /** Makes a table the partition, with all of its rows and this week, of a new one of its name with the same columns. */
  private becomePartition(table: string, by: string): void {
    this.addSql(`do $$
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
      end $$`)
  }
}
