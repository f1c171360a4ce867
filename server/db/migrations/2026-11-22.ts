import { type Migration, oneTransaction } from '../steps/steps.ts'

/**
 * SQL that normalises a department name as the API does: each run of white space and control characters becomes a
 * space.
 */
const oneLine = `btrim(regexp_replace(department, '[[:cntrl:][:space:]]+', ' ', 'g'))`

export const november22: readonly Migration[] = [
  /**
   * Records the users who create or change API keys, pay runs and leave. Revokes keys whose creator is unknown, as that
   * user could not be distinguished from a second person.
   */
  oneTransaction(
    '2026-11-22-two-persons',
    `create table "pay_run_authors" (
      "business_id" int not null,
      "pay_run_id" int not null,
      "user_id" int not null,
      primary key ("business_id", "pay_run_id", "user_id")
    )`,
    `alter table "api_keys" add "created_by_api_key" int null`,
    `update api_keys set revoked_at = coalesce(revoked_at, now()), created_by = (
        select min(id) from users where users.business_id = api_keys.business_id and role = 'owner'
      ) where created_by is null`,
    `alter table "api_keys" alter column "created_by" set not null`,
    `alter table "api_keys" add constraint "api_keys_business_id_created_by_api_key_foreign" foreign key
        ("business_id", "created_by_api_key") references "api_keys" ("business_id", "id") on update no action`,
    `alter table "leave_requests" add "own_user_id" int null`,
    `update leave_requests set own_user_id = users.id from users
        where users.business_id = leave_requests.business_id and users.person_id = leave_requests.person_id`,
    `alter table "leave_requests" add constraint "leave_requests_business_id_own_user_id_foreign" foreign key
        ("business_id", "own_user_id") references "users" ("business_id", "id") on update no action`,
    `alter table "pay_run_authors" add constraint "pay_run_authors_business_id_pay_run_id_foreign" foreign key
        ("business_id", "pay_run_id") references "pay_runs" ("business_id", "id") on update no action on delete
        cascade`,
    `alter table "pay_run_authors" add constraint "pay_run_authors_business_id_user_id_foreign" foreign key
        ("business_id", "user_id") references "users" ("business_id", "id") on update no action`,
    `insert into pay_run_authors (business_id, pay_run_id, user_id)
        select business_id, id, created_by from pay_runs where created_by is not null
        union
        select entry.business_id, run.id, coalesce(entry.user_id, key.created_by)
        from audit_log entry
        join pay_runs run on run.business_id = entry.business_id and run.id = (entry.detail->>'pay_run_id')::int
        left join api_keys key on key.business_id = entry.business_id and key.id = entry.api_key_id
        where entry.action in ('pay_run.created', 'pay_run.updated', 'pay_run.payslips_changed')
          and coalesce(entry.user_id, key.created_by) is not null`,
  ),
  /** Renames the audit log's actions on pay runs to match the names of their events. */
  oneTransaction(
    '2026-11-22-payrun-actions',
    `update audit_log set action = replace(action, 'pay_run.', 'payrun.') where action like 'pay\\_run.%'`,
  ),
  oneTransaction(
    '2026-11-22-webhook-gone-attempts',
    `alter table "webhooks" add "gone_attempts" int not null default 0`,
    `comment on column "webhooks"."gone_attempts" is 'attempts in a row that were answered 410 Gone'`,
  ),
  oneTransaction(
    '2026-11-22-signatures-on-behalf-and-deliveries',
    `alter table "documents" add "delivery" text null`,
    `comment on column "documents"."delivery" is 'of the links, when it was last sent'`,
    `alter table "documents" add constraint "documents_delivery_check" check ("delivery" in ('link', 'mail'))`,
    `alter table "document_signers" add "delivery" text null, add "other_delivery" text null, add "on_behalf" boolean
        not null default false`,
    `comment on column "document_signers"."delivery" is 'of the link that they signed by'`,
    `comment on column "document_signers"."other_delivery" is 'of a link that they could have signed by'`,
    `comment on column "document_signers"."on_behalf" is 'somebody of that name signed for them'`,
    `alter table "document_signers" add constraint "document_signers_on_behalf" check (not on_behalf or full_name is
        not null)`,
    `alter table "document_signers" add constraint "document_signers_delivery_check" check ("delivery" in ('link',
        'mail'))`,
    `alter table "document_signers" add constraint "document_signers_other_delivery_check" check ("other_delivery" in
        ('link', 'mail'))`,
    `alter table "signing_links" add "delivery" text not null default 'link'`,
    `comment on column "signing_links"."delivery" is 'shown to the sender, or mailed to the signer'`,
    `alter table "signing_links" add constraint "signing_links_delivery_check" check ("delivery" in ('link', 'mail'))`,
  ),
  /** Makes leave types archivable, and gives leave requests an external ID and metadata of the integrator. */
  oneTransaction(
    '2026-11-22-leave-types-and-requests',
    `alter table "leave_types" add "archived_at" timestamptz(3) null`,
    `alter table "leave_requests" add "external_id" text null, add "metadata" jsonb not null default '{}'`,
    `alter table "leave_requests" add constraint "leave_requests_external_id" unique ("business_id", "external_id")`,
  ),
  oneTransaction(
    '2026-11-22-row-security',
    'drop index people_search',
    'drop index people_last_name',
    'drop index people_start',
    `alter table "people" add column "sort_name" text generated always as (fold_text(last_name)) stored not null`,
    `create index "people_last_name" on "people" ("business_id", "sort_name", "id")`,
    `create index people_start on people (business_id, (case when start_date is null then '-infinity' else start_date
        end), id)`,
  ),
  /** Records when a session was last confirmed. For an open session, this is when it was opened. */
  oneTransaction(
    '2026-11-22-fresh-proof',
    `alter table "sessions" add "confirmed_at" timestamptz(3) not null default now()`,
    `update sessions set confirmed_at = created_at`,
  ),
  /** Lets users create links to the leave calendar for calendar applications. */
  oneTransaction(
    '2026-11-22-leave-feeds',
    `create table "leave_feeds" (
      "business_id" int not null,
      "id" int generated always as identity not null,
      "user_id" int not null,
      "name" text not null,
      "token_hash" text not null,
      "last_used_at" timestamptz(3) null,
      "created_at" timestamptz(3) not null default now(),
      primary key ("business_id", "id")
    )`,
    `create index "leave_feeds_user" on "leave_feeds" ("business_id", "user_id")`,
    `alter table "leave_feeds" add constraint "leave_feeds_token" unique ("token_hash")`,
    `alter table "leave_feeds" add constraint "leave_feeds_business_id_user_id_foreign" foreign key ("business_id",
        "user_id") references "users" ("business_id", "id") on update no action`,
  ),
  /** Allows an email address one user in each business that invites it, and a login to one business. */
  oneTransaction(
    '2026-11-22-invitations',
    `alter table "users" add "email_moved_at" timestamptz(3) null`,
    'drop index users_email',
    'create unique index users_email on users (business_id, lower(email))',
    `create unique index users_login on users (lower(email)) where password_hash is not null and email_moved_at is
        null`,
    'create index users_address on users (lower(email))',
  ),
  oneTransaction(
    '2026-11-22-cookie-sessions',
    `alter table "sessions" add "cookie_hash" text null`,
    `alter table "sessions" add constraint "sessions_cookie" unique ("business_id", "cookie_hash")`,
  ),
  oneTransaction(
    '2026-11-22-attempt-urls',
    `alter table "webhook_attempts" add "url" text null`,
    `comment on column "webhook_attempts"."url" is 'where it was sent; null for attempts from before this was kept'`,
  ),
  oneTransaction(
    '2026-11-22-sandbox-clocks',
    `alter table "businesses" add "sandbox" boolean not null default false, add "clock_offset" interval not null
        default '00:00:00', add "clock_target" timestamptz(3) null`,
    `alter table "businesses" add constraint "businesses_clock" check (sandbox or (clock_offset = '00:00:00'::interval
        and clock_target is null))`,
    `alter table "businesses" add constraint "businesses_clock_ahead" check (clock_offset >= '00:00:00'::interval)`,
    `create index "businesses_sandboxes" on "businesses" ("id") where sandbox`,
  ),
  oneTransaction(
    '2026-11-22-signing-by-login',
    `alter table "document_signers" drop constraint "document_signers_delivery_check"`,
    `alter table "document_signers" drop constraint "document_signers_other_delivery_check"`,
    `alter table "document_signers" add constraint "document_signers_delivery_check" check ("delivery" in ('link',
        'mail', 'login'))`,
    `alter table "document_signers" add constraint "document_signers_other_delivery_check" check ("other_delivery" in
        ('link', 'mail', 'login'))`,
    `alter table "signing_links" drop constraint "signing_links_delivery_check"`,
    `comment on column "signing_links"."delivery" is
        'shown to the sender, mailed to the signer, or shown to the signer who is signed in'`,
    `alter table "signing_links" add constraint "signing_links_delivery_check" check ("delivery" in ('link', 'mail',
        'login'))`,
  ),
  /** Adds an index to list pay runs by pay date. */
  oneTransaction(
    '2026-11-22-pay-run-dates',
    `create index "pay_runs_pay_date" on "pay_runs" ("business_id", "pay_date", "id")`,
  ),
  /** Adds emails to users about leave, which users can turn off. */
  oneTransaction(
    '2026-11-22-leave-mails',
    `alter table "users" add "leave_mail" boolean not null default true`,
    `create table "leave_mails" (
      "business_id" int not null,
      "id" int generated always as identity not null,
      "user_id" int not null,
      "leave_request_id" int not null,
      "kind" text check ("kind" in ('requested', 'approved', 'rejected', 'cancelled')) not null,
      "created_at" timestamptz(3) not null default now(),
      "claimed_until" timestamptz(3) null,
      "sent_at" timestamptz(3) null,
      primary key ("business_id", "id")
    )`,
    `comment on column "leave_mails"."claimed_until" is 'a worker is about to send it, and has until then'`,
    `create index "leave_mails_user" on "leave_mails" ("business_id", "user_id", "sent_at")`,
    `create index "leave_mails_leave_request" on "leave_mails" ("business_id", "leave_request_id")`,
    `alter table "leave_mails" add constraint "leave_mails_business_id_user_id_foreign" foreign key ("business_id",
        "user_id") references "users" ("business_id", "id") on update no action`,
    `alter table "leave_mails" add constraint "leave_mails_business_id_leave_request_id_foreign" foreign key
        ("business_id", "leave_request_id") references "leave_requests" ("business_id", "id") on update no action on
        delete cascade`,
  ),
  /** Adds postal addresses. Existing payslips have none. */
  oneTransaction(
    '2026-11-22-postal-addresses',
    `alter table "businesses" add column "address" text`,
    `comment on column "businesses"."address" is 'as on a letter, line by line'`,
    `alter table "people" add column "address" text`,
    `comment on column "people"."address" is 'as on a letter, line by line'`,
    `alter table "payslips" add column "address" text`,
  ),
  /** Makes departments and locations resources, and converts the department names of people to departments. */
  oneTransaction(
    '2026-11-22-departments',
    `create table "departments" (
      "business_id" int not null,
      "id" int generated always as identity not null,
      "name" text not null,
      "code" text null,
      "parent_id" int null,
      "sort_name" text generated always as (fold_text(name)) stored not null,
      "created_at" timestamptz(3) not null default now(),
      "updated_at" timestamptz(3) not null default now(),
      "version" int not null default 1,
      primary key ("business_id", "id")
    )`,
    `create index "departments_parent" on "departments" ("business_id", "parent_id") where parent_id is not null`,
    `create index "departments_sort_name" on "departments" ("business_id", "sort_name", "id")`,
    'create unique index departments_name on departments (business_id, lower(name))',
    'create unique index departments_code on departments (business_id, lower(code))',
    `create table "locations" (
      "business_id" int not null,
      "id" int generated always as identity not null,
      "name" text not null,
      "code" text null,
      "country" text null,
      "time_zone" text null,
      "sort_name" text generated always as (fold_text(name)) stored not null,
      "created_at" timestamptz(3) not null default now(),
      "updated_at" timestamptz(3) not null default now(),
      "version" int not null default 1,
      primary key ("business_id", "id")
    )`,
    `create index "locations_sort_name" on "locations" ("business_id", "sort_name", "id")`,
    'create unique index locations_name on locations (business_id, lower(name))',
    'create unique index locations_code on locations (business_id, lower(code))',
    `alter table "people" add "department_id" int null, add "location_id" int null`,
    // Names that differ only in case become one department, in the spelling of the first person who has it.
    `insert into departments (business_id, name)
      select distinct on (business_id, lower(name)) business_id, name
      from (select business_id, id, ${oneLine} as name from people where department is not null) named
      where name <> '' order by business_id, lower(name), id`,
    `update people set department_id = departments.id from departments
      where departments.business_id = people.business_id and lower(departments.name) = lower(${oneLine})`,
    `drop index "people_department"`,
    `alter table "people" drop column "department"`,
    `alter table "people" add constraint "people_business_id_department_id_foreign" foreign key ("business_id",
        "department_id") references "departments" ("business_id", "id") on update no action`,
    `alter table "people" add constraint "people_business_id_location_id_foreign" foreign key ("business_id",
        "location_id") references "locations" ("business_id", "id") on update no action`,
    `create index "people_location" on "people" ("business_id", "location_id") where location_id is not null`,
    `create index "people_department" on "people" ("business_id", "department_id") where department_id is not null`,
    `alter table "departments" add constraint "departments_business_id_foreign" foreign key ("business_id") references
        "businesses" ("id") on update no action`,
    `alter table "departments" add constraint "departments_business_id_parent_id_foreign" foreign key ("business_id",
        "parent_id") references "departments" ("business_id", "id") on update no action`,
    `alter table "departments" add constraint "departments_own_parent" check (parent_id <> id)`,
    `alter table "locations" add constraint "locations_business_id_foreign" foreign key ("business_id") references
        "businesses" ("id") on update no action`,
  ),
  /** Adds recurring amounts of people, which each new pay run drafts onto their payslips. */
  oneTransaction(
    '2026-11-22-recurring-lines',
    `create table "recurring_lines" (
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
    )`,
    `comment on column "recurring_lines"."amount" is 'minor units of the currency'`,
    `comment on column "recurring_lines"."ends_on" is 'the last day on which it is in force'`,
    `create index "recurring_lines_person" on "recurring_lines" ("business_id", "person_id", "id")`,
    `alter table "recurring_lines" add constraint "recurring_lines_business_id_person_id_foreign" foreign key
        ("business_id", "person_id") references "people" ("business_id", "id") on update no action`,
    `alter table "recurring_lines" add constraint "recurring_lines_amount" check (amount >= 0 and amount <
        10000000000000)`,
    `alter table "recurring_lines" add constraint "recurring_lines_dates" check (ends_on >= starts_on)`,
    `alter table "recurring_lines" add constraint "recurring_lines_kind_check" check ("kind" in ('earning',
        'deduction', 'tax', 'reimbursement', 'employer_cost'))`,
  ),
  /** Adds events for the beginning and end of an employment, but publishes none for past dates. */
  oneTransaction(
    '2026-11-22-told-status',
    `alter table "people" add "told_status" text not null default 'active'`,
    `comment on column "people"."told_status" is 'the status that events have told of last'`,
    // Most people are active, which is the default of the new column.
    `with dated as (
        select people.business_id, people.id, case when end_date <= today then 'terminated' else 'pending' end as status
        from people join (
          select id, ((now() + clock_offset) at time zone time_zone)::date as today from businesses
        ) business on business.id = people.business_id
        where end_date <= today or start_date > today
      )
      update people set told_status = dated.status from dated
      where dated.business_id = people.business_id and dated.id = people.id`,
    `create index people_next_status on people ((case told_status when 'pending' then start_date when 'active' then
        end_date end)) where deleted_at is null and (case told_status when 'pending' then start_date when 'active'
        then end_date end) is not null`,
    `alter table "people" add constraint "people_told_status_check" check ("told_status" in ('pending', 'active',
        'terminated'))`,
  ),
  /** Lets a holiday apply to some locations or to all, and to a whole day or half a day. */
  oneTransaction(
    '2026-11-22-holiday-locations',
    `alter table "holidays" add "portion" text not null default 'full', add "location_ids" int[] not null default '{}'`,
    `comment on column "holidays"."location_ids" is 'empty for all locations'`,
    `alter table "holidays" add constraint "holidays_portion_check" check ("portion" in ('full', 'morning',
        'afternoon'))`,
    `alter table "holidays" drop constraint "holidays_date"`,
    `create index "holidays_date" on "holidays" ("business_id", "date")`,
  ),
  /** Records the erasure of people: first of their row, then of their other personal data. */
  oneTransaction(
    '2026-11-22-erased-people',
    `alter table "people" add "erased_at" timestamptz(3) null, add "erasure_completed_at" timestamptz(3) null`,
    `comment on column "people"."erased_at" is 'when nothing was left in the row by which the person could be known'`,
    `comment on column "people"."erasure_completed_at" is 'when nothing was left anywhere else'`,
  ),
  /**
   * Adds entitlement rules to leave types, which define the days per person. Existing types have no rules, and apply to
   * all people.
   */
  oneTransaction(
    '2026-11-22-leave-entitlement',
    `alter table "leave_types" add "entitlement_rules" jsonb not null default '[]', add "prorate_by_work_pattern"
        boolean not null default false`,
    `comment on column "leave_types"."entitlement_rules" is
        'the first that is for a person decides; none at all are for everybody'`,
  ),
  oneTransaction(
    '2026-11-22-document-filing',
    `alter table "documents" drop constraint "documents_status_check"`,
    `alter table "documents" add "signing_order" text not null default 'sequential', add "filed_at" timestamptz(3)
        null, add "remind_every_days" int null, add "next_reminder_at" timestamptz(3) null`,
    `create index "documents_reminders" on "documents" ("next_reminder_at") where status = 'sent' and next_reminder_at
        is not null`,
    `alter table "documents" add constraint "documents_filed" check (status <> 'filed' or filed_at is not null)`,
    `alter table "documents" add constraint "documents_signing_order_check" check ("signing_order" in ('sequential',
        'parallel'))`,
    `alter table "documents" add constraint "documents_status_check" check ("status" in ('draft', 'sent', 'signed',
        'filed', 'expired', 'declined', 'voided'))`,
  ),
]
