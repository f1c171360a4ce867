import { Migration } from '@mikro-orm/migrations'

/** Every change writes an event and an entry of the audit log: they pay for less. */
export class CheaperChanges extends Migration {
  override up(): void {
    this.addSql(`alter table "events" drop constraint "events_business_id_foreign"`)
    this.addSql(`alter table "audit_log" drop constraint "audit_log_business_id_api_key_id_foreign"`)
    this.addSql(`alter table "audit_log" drop constraint "audit_log_business_id_foreign"`)
    this.addSql(`alter table "audit_log" drop constraint "audit_log_business_id_user_id_foreign"`)
    this.addSql(`alter table "events" drop constraint "events_stream"`)
    this.addSql(`create unique index "events_stream" on "events" ("business_id", "sequence") where sequence is not
        null`)
    this.addSql(`drop index "audit_log_target_user"`)
    this.addSql(`create index "audit_log_target_user" on "audit_log" ("business_id", "target_user_id", "id") where
        target_user_id is not null`)
    this.addSql(`drop index "audit_log_age"`)
    this.addSql(`create index audit_log_age on audit_log using brin (at) with (pages_per_range = 16)`)
  }
}
