import { oneTransaction } from '../steps/steps.ts'

/** The schema of the first release. SQL that complements the entities comes first and last. */
export const foundation = oneTransaction(
  '2026-11-22-foundation',
  `create function fold_text(given text) returns text language sql immutable strict parallel safe
    return lower(unaccent('unaccent'::regdictionary, normalize(given, nfc)))`,
  `comment on function fold_text is 'without accents and in lower case, as texts are compared and sorted'`,
  String.raw`create function contains_pattern(given text) returns text
      language sql immutable strict parallel safe
      return '%' || regexp_replace(fold_text(given), '([\\%_])', '\\\1', 'g') || '%'`,
  `comment on function contains_pattern is 'for like: any folded text that has the given one in it'`,
  `create function leave_slots(start_date date, end_date date, start_portion text, end_portion text)
    returns int8range language sql immutable strict parallel safe
    return int8range(
      2 * (start_date - date '2000-01-01') + case start_portion when 'afternoon' then 1 else 0 end,
      2 * (end_date - date '2000-01-01') + case end_portion when 'morning' then 1 else 2 end
    )`,
  `comment on function leave_slots is 'the half days that leave takes, [from, to)'`,
  `create table "businesses" (
    "id" int generated always as identity not null primary key,
    "name" text not null,
    "currency" text not null default 'EUR',
    "time_zone" text not null default 'UTC',
    "require_2fa" boolean not null default false,
    "two_person_pay_runs" boolean not null default false,
    "created_at" timestamptz(3) not null default now(),
    "updated_at" timestamptz(3) not null default now(),
    "version" int not null default 1
  )`,
  `create table "document_templates" (
    "business_id" int not null,
    "id" int generated always as identity not null,
    "created_at" timestamptz(3) not null default now(),
    "updated_at" timestamptz(3) not null default now(),
    "deleted_at" timestamptz(3) null,
    "version" int not null default 1,
    primary key ("business_id", "id")
  )`,
  `comment on column "document_templates"."version" is
      'also the number of the last revision, which has the name and the body'`,
  `create index "document_templates_updated" on "document_templates" ("business_id", "updated_at")`,
  `create table "document_template_revisions" (
    "business_id" int not null,
    "template_id" int not null,
    "revision" int not null,
    "name" text not null,
    "body" text not null,
    "merge_fields" jsonb not null,
    "created_at" timestamptz(3) not null default now(),
    primary key ("business_id", "template_id", "revision")
  )`,
  `create table "events" (
    "business_id" int not null,
    "id" text not null,
    "position" bigint generated always as identity not null,
    "sequence" bigint null,
    "type" text not null,
    "body" text not null,
    "traceparent" text null,
    "created_at" timestamptz(3) not null,
    primary key ("business_id", "id")
  )`,
  `comment on column "events"."sequence" is 'place in the business''s stream, given when the stream is read'`,
  `comment on column "events"."body" is 'the JSON that is sent, byte for byte'`,
  `comment on column "events"."traceparent" is 'the span that recorded it (W3C Trace Context)'`,
  `create index "events_unnumbered" on "events" ("business_id", "position") where sequence is null and not
      starts_with(id, 'evt_test_')`,
  'create index events_age on events using brin (created_at) with (pages_per_range = 16)',
  `alter table "events" add constraint "events_stream" unique ("business_id", "sequence")`,
  `create table "event_streams" (
    "business_id" int not null,
    "last_sequence" bigint not null default 0,
    primary key ("business_id")
  )`,
  `create table "holidays" (
    "business_id" int not null,
    "id" int generated always as identity not null,
    "date" date not null,
    "name" text not null,
    "created_at" timestamptz(3) not null default now(),
    "updated_at" timestamptz(3) not null default now(),
    "version" int not null default 1,
    primary key ("business_id", "id")
  )`,
  `alter table "holidays" add constraint "holidays_date" unique ("business_id", "date")`,
  `create table "kept_answers" (
    "business_id" int not null,
    "principal" text not null,
    "request" text not null,
    "key" text not null,
    "request_hash" text not null,
    "status" int not null,
    "body" text not null,
    "created_at" timestamptz(3) not null default now(),
    primary key ("business_id", "principal", "request", "key")
  )`,
  `create index "kept_answers_age" on "kept_answers" ("created_at")`,
  `create table "leave_types" (
    "business_id" int not null,
    "id" int generated always as identity not null,
    "name" text not null,
    "code" text not null,
    "paid" boolean not null,
    "requires_approval" boolean not null,
    "half_days_allowed" boolean not null,
    "allow_negative" boolean not null,
    "max_consecutive_days" double precision null,
    "min_notice_days" int null,
    "accrual_method" text not null,
    "days_per_year" double precision not null,
    "carry_over_max" double precision null,
    "resets_on" text not null,
    "accrues_from" date not null,
    "created_at" timestamptz(3) not null default now(),
    "updated_at" timestamptz(3) not null default now(),
    "version" int not null default 1,
    primary key ("business_id", "id")
  )`,
  `comment on column "leave_types"."accrues_from" is 'first day of the leave year in which it was made'`,
  `alter table "leave_types" add constraint "leave_types_code" unique ("business_id", "code")`,
  `create table "people" (
    "business_id" int not null,
    "id" int generated always as identity not null,
    "first_name" text not null,
    "last_name" text not null,
    "preferred_name" text null,
    "email" text not null,
    "phone" text null,
    "date_of_birth" date null,
    "employee_number" text null,
    "job_title" text null,
    "department" text null,
    "employment_type" text null,
    "start_date" date null,
    "end_date" date null,
    "terminated_at" timestamptz(3) null,
    "manager_id" int null,
    "work_pattern" jsonb not null default '{"mon":1,"tue":1,"wed":1,"thu":1,"fri":1,"sat":0,"sun":0}',
    "external_id" text null,
    "metadata" jsonb not null default '{}',
    "search_text" text generated always as (fold_text(first_name || chr(10) || last_name || chr(10) ||
      coalesce(preferred_name, '') || chr(10) || email || chr(10) || coalesce(employee_number, ''))) stored not null,
    "created_at" timestamptz(3) not null default now(),
    "updated_at" timestamptz(3) not null default now(),
    "deleted_at" timestamptz(3) null,
    "cleared_at" timestamptz(3) null,
    "version" int not null default 1,
    primary key ("business_id", "id")
  )`,
  `comment on column "people"."terminated_at" is 'when terminating set end_date, unless it was changed since'`,
  `comment on column "people"."work_pattern" is 'how much of each day is worked: 0, 0.5 or 1'`,
  `comment on column "people"."cleared_at" is 'when the personal data of a tombstone was cleared'`,
  `create index "people_manager" on "people" ("business_id", "manager_id") where manager_id is not null`,
  `create index "people_department" on "people" ("business_id", "department") where department is not null`,
  `create index "people_to_clear" on "people" ("deleted_at") where deleted_at is not null and cleared_at is null`,
  'create index people_search on people using gin (search_text gin_trgm_ops)',
  'create index people_last_name on people (business_id, fold_text(last_name), id)',
  `create index people_start on people (business_id, coalesce(start_date, '-infinity'), id)`,
  `create index "people_created" on "people" ("business_id", "created_at", "id")`,
  `create index "people_updated" on "people" ("business_id", "updated_at", "id")`,
  `create unique index "people_employee_number" on "people" ("business_id", "employee_number") where deleted_at is
      null`,
  `create unique index "people_external_id" on "people" ("business_id", "external_id") where deleted_at is null`,
  'create unique index people_email on people (business_id, lower(email)) where deleted_at is null',
  `create table "throttles" (
    "key" varchar(255) not null,
    "points" int not null default 0,
    "expire" bigint null,
    primary key ("key")
  )`,
  `create table "users" (
    "business_id" int not null,
    "id" int generated always as identity not null,
    "name" text not null,
    "email" text not null,
    "role" text not null,
    "password_hash" text null,
    "active" boolean not null default true,
    "person_id" int null,
    "last_login_at" timestamptz(3) null,
    "two_factor_enabled_at" timestamptz(3) null,
    "totp_secret_ciphertext" text null,
    "totp_pending_ciphertext" text null,
    "totp_last_step" int not null default 0,
    "two_factor_failures" int not null default 0,
    "two_factor_locks" int not null default 0,
    "locked_until" timestamptz(3) null,
    "created_at" timestamptz(3) not null default now(),
    "updated_at" timestamptz(3) not null default now(),
    "version" int not null default 1,
    primary key ("business_id", "id")
  )`,
  `comment on column "users"."totp_pending_ciphertext" is 'the secret of a set-up that no code has proved yet'`,
  `comment on column "users"."totp_last_step" is
      'the time step whose code was accepted last; no code of it or before is accepted again'`,
  `comment on column "users"."two_factor_failures" is 'wrong codes in a row, over all challenges and factors'`,
  'create unique index users_email on users (lower(email))',
  `alter table "users" add constraint "users_person" unique ("business_id", "person_id")`,
  `create table "sessions" (
    "business_id" int not null,
    "id" int generated always as identity not null,
    "user_id" int not null,
    "ip" text null,
    "user_agent" text null,
    "created_at" timestamptz(3) not null default now(),
    "last_used_at" timestamptz(3) not null default now(),
    "expires_at" timestamptz(3) not null,
    "revoked_at" timestamptz(3) null,
    primary key ("business_id", "id")
  )`,
  `create index "sessions_user" on "sessions" ("business_id", "user_id")`,
  `create index "sessions_age" on "sessions" ("expires_at")`,
  `create table "refresh_tokens" (
    "token_hash" text not null,
    "business_id" int not null,
    "session_id" int not null,
    "predecessor_hash" text null,
    "created_at" timestamptz(3) not null default now(),
    "used_at" timestamptz(3) null,
    primary key ("token_hash")
  )`,
  `create index "refresh_tokens_session" on "refresh_tokens" ("business_id", "session_id")`,
  `create table "recovery_codes" (
    "business_id" int not null,
    "id" int generated always as identity not null,
    "user_id" int not null,
    "code_hash" text not null,
    "used_at" timestamptz(3) null,
    primary key ("business_id", "id")
  )`,
  `alter table "recovery_codes" add constraint "recovery_codes_hash" unique ("business_id", "user_id", "code_hash")`,
  `create table "password_links" (
    "id" int generated always as identity not null primary key,
    "business_id" int null,
    "user_id" int null,
    "purpose" text not null,
    "token_hash" text null,
    "ip" text null,
    "user_agent" text null,
    "request_id" text null,
    "created_at" timestamptz(3) not null default now(),
    "expires_at" timestamptz(3) not null,
    "used_at" timestamptz(3) null
  )`,
  `comment on column "password_links"."token_hash" is
      'null until the mail is sent: the worker makes the token, so that no job holds it'`,
  `create index "password_links_user" on "password_links" ("business_id", "user_id")`,
  `create index "password_links_age" on "password_links" ("expires_at")`,
  `alter table "password_links" add constraint "password_links_token" unique ("token_hash")`,
  `create table "login_challenges" (
    "token_hash" text not null,
    "business_id" int not null,
    "user_id" int not null,
    "tries" int not null default 0,
    "created_at" timestamptz(3) not null default now(),
    "expires_at" timestamptz(3) not null,
    "consumed_at" timestamptz(3) null,
    primary key ("token_hash")
  )`,
  `create index "login_challenges_user" on "login_challenges" ("business_id", "user_id")`,
  `create index "login_challenges_age" on "login_challenges" ("expires_at")`,
  `create table "documents" (
    "business_id" int not null,
    "id" int generated always as identity not null,
    "person_id" int not null,
    "template_id" int null,
    "template_revision" int null,
    "title" text not null,
    "status" text not null default 'draft',
    "merge_data" jsonb null,
    "sha256" text not null,
    "signed_sha256" text null,
    "page_count" int not null,
    "size_bytes" int not null,
    "sent_by" int null,
    "sent_at" timestamptz(3) null,
    "expires_at" timestamptz(3) null,
    "signed_at" timestamptz(3) null,
    "expired_at" timestamptz(3) null,
    "declined_at" timestamptz(3) null,
    "voided_at" timestamptz(3) null,
    "reason" text null,
    "external_id" text null,
    "metadata" jsonb not null default '{}',
    "created_at" timestamptz(3) not null default now(),
    "updated_at" timestamptz(3) not null default now(),
    "version" int not null default 1,
    primary key ("business_id", "id")
  )`,
  `create index "documents_person" on "documents" ("business_id", "person_id")`,
  `create index "documents_updated" on "documents" ("business_id", "updated_at")`,
  `create index "documents_sha256" on "documents" ("sha256")`,
  `create index "documents_signed_sha256" on "documents" ("signed_sha256")`,
  `create index "documents_due" on "documents" ("expires_at") where status = 'sent'`,
  `alter table "documents" add constraint "documents_external_id" unique ("business_id", "external_id")`,
  `create table "document_signers" (
    "business_id" int not null,
    "id" int generated always as identity not null,
    "document_id" int not null,
    "position" int not null,
    "name" text not null,
    "email" text not null,
    "viewed_at" timestamptz(3) null,
    "downloaded_at" timestamptz(3) null,
    "signed_at" timestamptz(3) null,
    "declined_at" timestamptz(3) null,
    "full_name" text null,
    "ip" text null,
    "user_agent" text null,
    primary key ("business_id", "id")
  )`,
  `comment on column "document_signers"."full_name" is 'as they typed it to sign'`,
  `alter table "document_signers" add constraint "document_signers_position" unique ("business_id", "document_id",
      "position")`,
  `create table "signing_links" (
    "token_hash" text not null,
    "business_id" int not null,
    "signer_id" int not null,
    "created_at" timestamptz(3) not null default now(),
    "ended_at" timestamptz(3) null,
    primary key ("token_hash")
  )`,
  `create index "signing_links_signer" on "signing_links" ("business_id", "signer_id")`,
  `create table "document_mails" (
    "business_id" int not null,
    "id" int generated always as identity not null,
    "document_id" int not null,
    "kind" text not null,
    "signer_id" int null,
    "user_id" int null,
    "created_at" timestamptz(3) not null default now(),
    "sent_at" timestamptz(3) null,
    primary key ("business_id", "id")
  )`,
  `create index "document_mails_document" on "document_mails" ("business_id", "document_id")`,
  `create table "document_files" (
    "business_id" int not null,
    "document_id" int not null,
    "kind" text not null,
    "position" int not null,
    "bytes" bytea not null,
    primary key ("business_id", "document_id", "kind", "position")
  )`,
  `comment on table "document_files" is 'in parts, so that nobody has to hold a whole file to send it'`,
  `create table "document_audit" (
    "business_id" int not null,
    "document_id" int not null,
    "seq" int not null,
    "at" timestamptz(3) not null,
    "type" text not null,
    "actor" text not null,
    "ip" text null,
    "user_agent" text null,
    "data" jsonb not null,
    "prev_hash" text not null,
    "hash" text not null,
    primary key ("business_id", "document_id", "seq")
  )`,
  `create table "api_keys" (
    "business_id" int not null,
    "id" int generated always as identity not null,
    "name" text not null,
    "prefix" text not null,
    "key_hash" text not null,
    "scopes" text[] not null,
    "allowed_cidrs" text[] not null default '{}',
    "expires_at" timestamptz(3) null,
    "last_used_at" timestamptz(3) null,
    "revoked_at" timestamptz(3) null,
    "created_by" int null,
    "created_at" timestamptz(3) not null default now(),
    "updated_at" timestamptz(3) not null default now(),
    "version" int not null default 1,
    primary key ("business_id", "id")
  )`,
  `alter table "api_keys" add constraint "api_keys_hash" unique ("key_hash")`,
  `create table "pay_runs" (
    "business_id" int not null,
    "id" int generated always as identity not null,
    "type" text not null,
    "period_start" date not null,
    "period_end" date not null,
    "pay_date" date not null,
    "currency" text not null,
    "status" text not null default 'draft',
    "gross" bigint not null default 0,
    "deductions" bigint not null default 0,
    "employee_taxes" bigint not null default 0,
    "reimbursements" bigint not null default 0,
    "net" bigint not null default 0,
    "employer_costs" bigint not null default 0,
    "people_count" int not null default 0,
    "external_id" text null,
    "metadata" jsonb not null default '{}',
    "created_by" int null,
    "approved_by" int null,
    "approved_by_api_key" int null,
    "approved_at" timestamptz(3) null,
    "completed_at" timestamptz(3) null,
    "created_at" timestamptz(3) not null default now(),
    "updated_at" timestamptz(3) not null default now(),
    "version" int not null default 1,
    primary key ("business_id", "id")
  )`,
  `comment on table "pay_runs" is 'amounts are in minor units of the currency (ISO 4217)'`,
  `create index "pay_runs_updated" on "pay_runs" ("business_id", "updated_at")`,
  `create index "pay_runs_in_period" on "pay_runs" ("business_id", "period_start", "period_end")`,
  `alter table "pay_runs" add constraint "pay_runs_external_id" unique ("business_id", "external_id")`,
  `create table "payslips" (
    "business_id" int not null,
    "id" int generated always as identity not null,
    "pay_run_id" int not null,
    "person_id" int not null,
    "first_name" text not null,
    "last_name" text not null,
    "employee_number" text null,
    "gross" bigint not null default 0,
    "deductions" bigint not null default 0,
    "employee_taxes" bigint not null default 0,
    "reimbursements" bigint not null default 0,
    "net" bigint not null default 0,
    "employer_costs" bigint not null default 0,
    "created_at" timestamptz(3) not null default now(),
    "updated_at" timestamptz(3) not null default now(),
    "version" int not null default 1,
    primary key ("business_id", "id")
  )`,
  `comment on column "payslips"."first_name" is 'the name as it was when the payslip was last written'`,
  `create index "payslips_person" on "payslips" ("business_id", "person_id")`,
  `alter table "payslips" add constraint "payslips_once" unique ("business_id", "pay_run_id", "person_id")`,
  `create table "payslip_lines" (
    "business_id" int not null,
    "payslip_id" int not null,
    "position" int not null,
    "kind" text not null,
    "code" text not null,
    "name" text not null,
    "quantity" numeric null,
    "rate" numeric null,
    "amount" bigint not null,
    primary key ("business_id", "payslip_id", "position")
  )`,
  `comment on column "payslip_lines"."amount" is 'minor units of the pay run''s currency'`,
  `create table "leave_requests" (
    "business_id" int not null,
    "id" int generated always as identity not null,
    "person_id" int not null,
    "leave_type_id" int not null,
    "start_date" date not null,
    "end_date" date not null,
    "start_portion" text not null,
    "end_portion" text not null,
    "slots" int8range generated always as (leave_slots(start_date, end_date, start_portion, end_portion))
      stored not null,
    "days" double precision not null,
    "breakdown" jsonb not null,
    "note" text null,
    "status" text not null default 'requested',
    "decision_note" text null,
    "decided_by" int null,
    "decided_by_api_key" int null,
    "decided_at" timestamptz(3) null,
    "created_at" timestamptz(3) not null default now(),
    "updated_at" timestamptz(3) not null default now(),
    "version" int not null default 1,
    primary key ("business_id", "id")
  )`,
  `comment on column "leave_requests"."slots" is 'half days; no two live requests of a person share one'`,
  `create index "leave_requests_person" on "leave_requests" ("business_id", "person_id", "leave_type_id",
      "start_date")`,
  `create index "leave_requests_dates_live" on "leave_requests" ("business_id", "start_date", "end_date")`,
  `create index "leave_requests_updated" on "leave_requests" ("business_id", "updated_at")`,
  `create table "leave_ledger" (
    "business_id" int not null,
    "id" bigint generated always as identity not null,
    "person_id" int not null,
    "leave_type_id" int not null,
    "kind" text not null,
    "days" double precision not null,
    "effective_on" date not null,
    "period" date null,
    "leave_request_id" int null,
    "note" text null,
    "created_by" int null,
    "created_by_api_key" int null,
    "created_at" timestamptz(3) not null default now(),
    primary key ("business_id", "id")
  )`,
  `comment on column "leave_ledger"."period" is 'first day of the month or leave year that it is booked for'`,
  `create index "leave_ledger_account" on "leave_ledger" ("business_id", "person_id", "leave_type_id", "effective_on")`,
  `create unique index "leave_ledger_booked_once" on "leave_ledger" ("business_id", "person_id", "leave_type_id",
      "kind", "period") where period is not null`,
  `create unique index "leave_ledger_request" on "leave_ledger" ("business_id", "leave_request_id", "kind") where
      leave_request_id is not null`,
  `create table "audit_log" (
    "business_id" int not null,
    "id" bigint generated always as identity not null,
    "at" timestamptz(3) not null default now(),
    "action" text not null,
    "user_id" int null,
    "api_key_id" int null,
    "target_user_id" int null,
    "ip" text null,
    "user_agent" text null,
    "request_id" text not null,
    "detail" jsonb not null default '{}',
    primary key ("business_id", "id")
  )`,
  `create index "audit_log_user" on "audit_log" ("business_id", "user_id", "id")`,
  `create index "audit_log_target_user" on "audit_log" ("business_id", "target_user_id", "id")`,
  `create index "audit_log_age" on "audit_log" ("at")`,
  `create table "webhooks" (
    "business_id" int not null,
    "id" int generated by default as identity not null,
    "url" text not null,
    "events" text[] not null,
    "description" text null,
    "active" boolean not null default true,
    "disabled_at" timestamptz(3) null,
    "disabled_reason" text null,
    "secret_ciphertext" text not null,
    "previous_secret_ciphertext" text null,
    "previous_secret_expires_at" timestamptz(3) null,
    "header_names" text[] not null default '{}',
    "headers_ciphertext" text null,
    "exhausted_deliveries" int not null default 0,
    "deleted_at" timestamptz(3) null,
    "created_at" timestamptz(3) not null default now(),
    "updated_at" timestamptz(3) not null default now(),
    "version" int not null default 1,
    primary key ("business_id", "id")
  )`,
  `comment on column "webhooks"."exhausted_deliveries" is 'deliveries in a row that failed all their attempts'`,
  `create index "webhooks_id" on "webhooks" ("id")`,
  `create table "webhook_attempts" (
    "business_id" int not null,
    "delivery_id" bigint not null,
    "attempt" int not null,
    "trigger" text not null default 'schedule',
    "started_at" timestamptz(3) not null,
    "duration_ms" int not null,
    "outcome" text not null,
    "response_status" int null,
    "response_excerpt" text null,
    "error" text null,
    primary key ("business_id", "delivery_id", "attempt")
  )`,
  `create table "webhook_deliveries" (
    "business_id" int not null,
    "id" bigint generated always as identity not null,
    "webhook_id" int not null,
    "event_id" text not null,
    "type" text not null,
    "status" text not null,
    "attempt_count" int not null default 0,
    "attempts_before" int not null default 0,
    "next_attempt_at" timestamptz(3) null,
    "manual_attempt_at" timestamptz(3) null,
    "created_at" timestamptz(3) not null default now(),
    "updated_at" timestamptz(3) not null default now(),
    primary key ("business_id", "id")
  )`,
  `comment on column "webhook_deliveries"."attempts_before" is 'attempts made before it was last scheduled anew'`,
  `comment on column "webhook_deliveries"."manual_attempt_at" is
      'when an attempt outside the schedule was asked for that is still to be made'`,
  `create index webhook_deliveries_due on webhook_deliveries (webhook_id, least(attempt_count, 1), next_attempt_at)
      where status = 'pending'`,
  `create index "webhook_deliveries_by_hand" on "webhook_deliveries" ("webhook_id", "manual_attempt_at") where
      manual_attempt_at is not null`,
  `create index "webhook_deliveries_log" on "webhook_deliveries" ("webhook_id", "id")`,
  `create index "webhook_deliveries_lost" on "webhook_deliveries" ("webhook_id", "id") where status in ('failed',
      'skipped')`,
  'create index webhook_deliveries_age on webhook_deliveries using brin (created_at) with (pages_per_range = 16)',
  `create table "webhook_hours" (
    "business_id" int not null,
    "webhook_id" int not null,
    "hour" timestamptz(0) not null,
    "succeeded" int not null,
    "failed" int not null,
    "last_success_at" timestamptz(3) null,
    "last_failure" jsonb null,
    primary key ("business_id", "webhook_id", "hour")
  )`,
  `comment on table "webhook_hours" is 'attempts by webhook and hour, for about a day'`,
  `alter table "document_templates" add constraint "document_templates_business_id_foreign" foreign key
      ("business_id") references "businesses" ("id") on update no action`,
  `alter table "document_template_revisions" add constraint
      "document_template_revisions_business_id_template_id_foreign" foreign key ("business_id", "template_id")
      references "document_templates" ("business_id", "id") on update no action`,
  `create or replace function "document_template_revisions_never_changes_fn"() returns trigger as $$
      begin raise exception '% never changes', tg_table_name; end; $$ language plpgsql`,
  `create trigger "never_changes" BEFORE UPDATE on "document_template_revisions" for each ROW execute
      function "document_template_revisions_never_changes_fn"()`,
  `alter table "events" add constraint "events_business_id_foreign" foreign key ("business_id") references
      "businesses" ("id") on update no action`,
  `alter table "event_streams" add constraint "event_streams_business_id_foreign" foreign key ("business_id")
      references "businesses" ("id") on update no action`,
  `alter table "holidays" add constraint "holidays_business_id_foreign" foreign key ("business_id") references
      "businesses" ("id") on update no action`,
  `alter table "leave_types" add constraint "leave_types_business_id_foreign" foreign key ("business_id") references
      "businesses" ("id") on update no action`,
  `alter table "leave_types" add constraint "leave_types_days_per_year" check (days_per_year + days_per_year =
      trunc(days_per_year + days_per_year))`,
  `alter table "leave_types" add constraint "leave_types_carry_over_max" check (carry_over_max + carry_over_max =
      trunc(carry_over_max + carry_over_max))`,
  `alter table "leave_types" add constraint "leave_types_accrual_method_check" check ("accrual_method" in ('none',
      'yearly', 'monthly'))`,
  `alter table "people" add constraint "people_business_id_foreign" foreign key ("business_id") references
      "businesses" ("id") on update no action`,
  `alter table "people" add constraint "people_business_id_manager_id_foreign" foreign key ("business_id",
      "manager_id") references "people" ("business_id", "id") on update no action`,
  `alter table "people" add constraint "people_dates" check (end_date >= start_date)`,
  `alter table "people" add constraint "people_own_manager" check (manager_id <> id)`,
  `alter table "people" add constraint "people_employment_type_check" check ("employment_type" in ('full_time',
      'part_time', 'casual', 'contractor'))`,
  `alter table "users" add constraint "users_business_id_foreign" foreign key ("business_id") references "businesses"
      ("id") on update no action`,
  `alter table "users" add constraint "users_business_id_person_id_foreign" foreign key ("business_id", "person_id")
      references "people" ("business_id", "id") on update no action`,
  `alter table "users" add constraint "users_two_factor" check ((two_factor_enabled_at is null) =
      (totp_secret_ciphertext is null))`,
  `alter table "users" add constraint "users_role_check" check ("role" in ('owner', 'admin', 'manager', 'employee'))`,
  `alter table "sessions" add constraint "sessions_business_id_user_id_foreign" foreign key ("business_id", "user_id")
      references "users" ("business_id", "id") on update no action`,
  `alter table "refresh_tokens" add constraint "refresh_tokens_business_id_session_id_foreign" foreign key
      ("business_id", "session_id") references "sessions" ("business_id", "id") on update no action on delete cascade`,
  `alter table "recovery_codes" add constraint "recovery_codes_business_id_user_id_foreign" foreign key
      ("business_id", "user_id") references "users" ("business_id", "id") on update no action on delete cascade`,
  `alter table "password_links" add constraint "password_links_business_id_user_id_foreign" foreign key
      ("business_id", "user_id") references "users" ("business_id", "id") on update no action on delete cascade`,
  `alter table "password_links" add constraint "password_links_user_known" check ((business_id is null) = (user_id is
      null))`,
  `alter table "password_links" add constraint "password_links_purpose_check" check ("purpose" in ('invite', 'reset'))`,
  `alter table "login_challenges" add constraint "login_challenges_business_id_user_id_foreign" foreign key
      ("business_id", "user_id") references "users" ("business_id", "id") on update no action on delete cascade`,
  `alter table "documents" add constraint "documents_business_id_foreign" foreign key ("business_id") references
      "businesses" ("id") on update no action`,
  `alter table "documents" add constraint "documents_business_id_person_id_foreign" foreign key ("business_id",
      "person_id") references "people" ("business_id", "id") on update no action`,
  `alter table "documents" add constraint "documents_business_id_template_id_template_revision_foreign" foreign key
      ("business_id", "template_id", "template_revision") references "document_template_revisions" ("business_id",
      "template_id", "revision") on update no action`,
  `alter table "documents" add constraint "documents_business_id_sent_by_foreign" foreign key ("business_id",
      "sent_by") references "users" ("business_id", "id") on update no action`,
  `alter table "documents" add constraint "documents_sha256_form" check (sha256 ~ '^[0-9a-f]{64}$')`,
  `alter table "documents" add constraint "documents_signed_sha256_form" check (signed_sha256 ~ '^[0-9a-f]{64}$')`,
  `alter table "documents" add constraint "documents_page_count" check (page_count > 0)`,
  `alter table "documents" add constraint "documents_size" check (size_bytes >= 1 and size_bytes <= 10485760)`,
  `alter table "documents" add constraint "documents_template" check ((template_id is null) = (template_revision is
      null))`,
  `alter table "documents" add constraint "documents_sent" check (status <> 'sent' or (sent_at is not null and
      expires_at is not null))`,
  `alter table "documents" add constraint "documents_signed" check ((status = 'signed') = (signed_at is not null and
      signed_sha256 is not null))`,
  `alter table "documents" add constraint "documents_declined" check ((status = 'declined') = (declined_at is not
      null))`,
  `alter table "documents" add constraint "documents_voided" check ((status = 'voided') = (voided_at is not null))`,
  `alter table "documents" add constraint "documents_status_check" check ("status" in ('draft', 'sent', 'signed',
      'expired', 'declined', 'voided'))`,
  `alter table "document_signers" add constraint "document_signers_business_id_document_id_foreign" foreign key
      ("business_id", "document_id") references "documents" ("business_id", "id") on update no action on delete
      cascade`,
  `alter table "document_signers" add constraint "document_signers_few" check (position >= 1 and position <= 5)`,
  `alter table "document_signers" add constraint "document_signers_signed" check ((signed_at is null) = (full_name is
      null))`,
  `alter table "document_signers" add constraint "document_signers_decided_once" check (signed_at is null or
      declined_at is null)`,
  `alter table "signing_links" add constraint "signing_links_business_id_signer_id_foreign" foreign key
      ("business_id", "signer_id") references "document_signers" ("business_id", "id") on update no action on delete
      cascade`,
  `alter table "document_mails" add constraint "document_mails_business_id_document_id_foreign" foreign key
      ("business_id", "document_id") references "documents" ("business_id", "id") on update no action on delete
      cascade`,
  `alter table "document_mails" add constraint "document_mails_business_id_signer_id_foreign" foreign key
      ("business_id", "signer_id") references "document_signers" ("business_id", "id") on update no action on delete
      cascade`,
  `alter table "document_mails" add constraint "document_mails_business_id_user_id_foreign" foreign key
      ("business_id", "user_id") references "users" ("business_id", "id") on update no action`,
  `alter table "document_mails" add constraint "document_mails_to_one" check ((signer_id is null) <> (user_id is
      null))`,
  `alter table "document_mails" add constraint "document_mails_kind_check" check ("kind" in ('sign', 'remind',
      'signed', 'expired'))`,
  `alter table "document_files" add constraint "document_files_business_id_document_id_foreign" foreign key
      ("business_id", "document_id") references "documents" ("business_id", "id") on update no action on delete
      cascade`,
  `alter table "document_files" add constraint "document_files_kind_check" check ("kind" in ('original', 'signed'))`,
  `alter table "document_audit" add constraint "document_audit_business_id_document_id_foreign" foreign key
      ("business_id", "document_id") references "documents" ("business_id", "id") on update no action on delete
      cascade`,
  `alter table "document_audit" add constraint "document_audit_prev_hash_form" check (prev_hash ~ '^[0-9a-f]{64}$')`,
  `alter table "document_audit" add constraint "document_audit_hash_form" check (hash ~ '^[0-9a-f]{64}$')`,
  `create or replace function "document_audit_never_changes_fn"() returns trigger as $$ begin raise
      exception '% never changes', tg_table_name; end; $$ language plpgsql`,
  `create trigger "never_changes" BEFORE UPDATE on "document_audit" for each ROW execute function
      "document_audit_never_changes_fn"()`,
  `alter table "api_keys" add constraint "api_keys_business_id_foreign" foreign key ("business_id") references
      "businesses" ("id") on update no action`,
  `alter table "api_keys" add constraint "api_keys_business_id_created_by_foreign" foreign key ("business_id",
      "created_by") references "users" ("business_id", "id") on update no action`,
  `alter table "pay_runs" add constraint "pay_runs_business_id_foreign" foreign key ("business_id") references
      "businesses" ("id") on update no action`,
  `alter table "pay_runs" add constraint "pay_runs_business_id_created_by_foreign" foreign key ("business_id",
      "created_by") references "users" ("business_id", "id") on update no action`,
  `alter table "pay_runs" add constraint "pay_runs_business_id_approved_by_foreign" foreign key ("business_id",
      "approved_by") references "users" ("business_id", "id") on update no action`,
  `alter table "pay_runs" add constraint "pay_runs_business_id_approved_by_api_key_foreign" foreign key
      ("business_id", "approved_by_api_key") references "api_keys" ("business_id", "id") on update no action`,
  `alter table "pay_runs" add constraint "pay_runs_bounds" check (greatest(abs(gross), abs(deductions),
      abs(employee_taxes), abs(reimbursements), abs(net), abs(employer_costs)) < 1000000000000000)`,
  `alter table "pay_runs" add constraint "pay_runs_net" check (net = gross - deductions - employee_taxes +
      reimbursements)`,
  `alter table "pay_runs" add constraint "pay_runs_period" check (period_end >= period_start)`,
  `alter table "pay_runs" add constraint "pay_runs_approved" check (status in ('draft', 'cancelled') or approved_at is
      not null)`,
  `alter table "pay_runs" add constraint "pay_runs_completed" check ((status = 'completed') = (completed_at is not
      null))`,
  `alter table "pay_runs" add constraint "pay_runs_type_check" check ("type" in ('regular', 'off_cycle',
      'correction'))`,
  `alter table "pay_runs" add constraint "pay_runs_status_check" check ("status" in ('draft', 'approved', 'completed',
      'cancelled'))`,
  `alter table "payslips" add constraint "payslips_business_id_pay_run_id_foreign" foreign key ("business_id",
      "pay_run_id") references "pay_runs" ("business_id", "id") on update no action on delete cascade`,
  `alter table "payslips" add constraint "payslips_business_id_person_id_foreign" foreign key ("business_id",
      "person_id") references "people" ("business_id", "id") on update no action`,
  `alter table "payslips" add constraint "payslips_bounds" check (greatest(abs(gross), abs(deductions),
      abs(employee_taxes), abs(reimbursements), abs(net), abs(employer_costs)) < 1000000000000000)`,
  `alter table "payslips" add constraint "payslips_net" check (net = gross - deductions - employee_taxes +
      reimbursements)`,
  `alter table "payslip_lines" add constraint "payslip_lines_business_id_payslip_id_foreign" foreign key
      ("business_id", "payslip_id") references "payslips" ("business_id", "id") on update no action on delete cascade`,
  `alter table "payslip_lines" add constraint "payslip_lines_kind_check" check ("kind" in ('earning', 'deduction',
      'tax', 'reimbursement', 'employer_cost'))`,
  `alter table "leave_requests" add constraint "leave_requests_business_id_person_id_foreign" foreign key
      ("business_id", "person_id") references "people" ("business_id", "id") on update no action`,
  `alter table "leave_requests" add constraint "leave_requests_business_id_leave_type_id_foreign" foreign key
      ("business_id", "leave_type_id") references "leave_types" ("business_id", "id") on update no action`,
  `alter table "leave_requests" add constraint "leave_requests_business_id_decided_by_foreign" foreign key
      ("business_id", "decided_by") references "users" ("business_id", "id") on update no action`,
  `alter table "leave_requests" add constraint "leave_requests_business_id_decided_by_api_key_foreign" foreign key
      ("business_id", "decided_by_api_key") references "api_keys" ("business_id", "id") on update no action`,
  `alter table "leave_requests" add constraint "leave_requests_dates" check (end_date >= start_date)`,
  `alter table "leave_requests" add constraint "leave_requests_days" check (days > '0')`,
  `alter table "leave_requests" add constraint "leave_requests_half_days" check (days + days = trunc(days + days))`,
  `alter table "leave_requests" add constraint "leave_requests_decided" check (status in ('requested', 'cancelled') or
      decided_at is not null)`,
  `alter table "leave_requests" add constraint "leave_requests_overlap" exclude using gist (business_id with =,
      person_id with =, slots with &&) where (status in ('requested', 'approved'))`,
  `alter table "leave_requests" add constraint "leave_requests_start_portion_check" check ("start_portion" in ('full',
      'morning', 'afternoon'))`,
  `alter table "leave_requests" add constraint "leave_requests_end_portion_check" check ("end_portion" in ('full',
      'morning', 'afternoon'))`,
  `alter table "leave_requests" add constraint "leave_requests_status_check" check ("status" in ('requested',
      'approved', 'rejected', 'cancelled'))`,
  `alter table "leave_ledger" add constraint "leave_ledger_business_id_person_id_foreign" foreign key ("business_id",
      "person_id") references "people" ("business_id", "id") on update no action`,
  `alter table "leave_ledger" add constraint "leave_ledger_business_id_leave_type_id_foreign" foreign key
      ("business_id", "leave_type_id") references "leave_types" ("business_id", "id") on update no action`,
  `alter table "leave_ledger" add constraint "leave_ledger_business_id_leave_request_id_foreign" foreign key
      ("business_id", "leave_request_id") references "leave_requests" ("business_id", "id") on update no action`,
  `alter table "leave_ledger" add constraint "leave_ledger_business_id_created_by_foreign" foreign key ("business_id",
      "created_by") references "users" ("business_id", "id") on update no action`,
  `alter table "leave_ledger" add constraint "leave_ledger_business_id_created_by_api_key_foreign" foreign key
      ("business_id", "created_by_api_key") references "api_keys" ("business_id", "id") on update no action`,
  `alter table "leave_ledger" add constraint "leave_ledger_half_days" check (days + days = trunc(days + days))`,
  `alter table "leave_ledger" add constraint "leave_ledger_period" check ((period is not null) = (kind in ('accrual',
      'carry_over', 'expiry')))`,
  `alter table "leave_ledger" add constraint "leave_ledger_of_request" check ((leave_request_id is not null) = (kind
      in ('taken', 'reversal')))`,
  `alter table "leave_ledger" add constraint "leave_ledger_kind_check" check ("kind" in ('accrual', 'carry_over',
      'expiry', 'adjustment', 'taken', 'reversal'))`,
  `create or replace function "leave_ledger_append_only_fn"() returns trigger as $$ begin if tg_op =
      'UPDATE' and new.note is null and to_jsonb(new) - 'note' = to_jsonb(old) - 'note' then return new; end if;
      raise exception 'the leave ledger is append-only'; end; $$ language plpgsql`,
  `create trigger "append_only" BEFORE UPDATE OR DELETE on "leave_ledger" for each ROW execute function
      "leave_ledger_append_only_fn"()`,
  `alter table "audit_log" add constraint "audit_log_business_id_foreign" foreign key ("business_id") references
      "businesses" ("id") on update no action`,
  `alter table "audit_log" add constraint "audit_log_business_id_user_id_foreign" foreign key ("business_id",
      "user_id") references "users" ("business_id", "id") on update no action`,
  `alter table "audit_log" add constraint "audit_log_business_id_api_key_id_foreign" foreign key ("business_id",
      "api_key_id") references "api_keys" ("business_id", "id") on update no action`,
  `alter table "audit_log" add constraint "audit_log_business_id_target_user_id_foreign" foreign key ("business_id",
      "target_user_id") references "users" ("business_id", "id") on update no action`,
  `alter table "webhooks" add constraint "webhooks_business_id_foreign" foreign key ("business_id") references
      "businesses" ("id") on update no action`,
  `alter table "webhooks" add constraint "webhooks_previous_secret" check ((previous_secret_ciphertext is null) =
      (previous_secret_expires_at is null))`,
  `alter table "webhooks" add constraint "webhooks_headers" check ((headers_ciphertext is null) = (header_names =
      '{}'))`,
  `alter table "webhooks" add constraint "webhooks_deleted" check (deleted_at is null or (not active and events =
      '{}'))`,
  `alter table "webhook_attempts" add constraint "webhook_attempts_trigger_check" check ("trigger" in ('schedule',
      'redelivery', 'test'))`,
  `alter table "webhook_deliveries" add constraint "webhook_deliveries_business_id_webhook_id_foreign" foreign key
      ("business_id", "webhook_id") references "webhooks" ("business_id", "id") on update no action on delete cascade`,
  `alter table "webhook_deliveries" add constraint "webhook_deliveries_due_while_pending" check ((status = 'pending')
      = (next_attempt_at is not null))`,
  `alter table "webhook_deliveries" add constraint "webhook_deliveries_status_check" check ("status" in ('pending',
      'succeeded', 'failed', 'skipped'))`,
  `create function delete_attempts_of_deleted_deliveries() returns trigger language plpgsql as $$begin
      delete from webhook_attempts attempt using deleted where attempt.business_id = deleted.business_id and
      attempt.delivery_id = deleted.id; return null; end $$`,
  `create trigger attempts after delete on webhook_deliveries referencing old table as deleted for each
      statement execute function delete_attempts_of_deleted_deliveries()`,
  'alter table throttles set unlogged',
  'alter table document_files alter column bytes set storage external',
)
