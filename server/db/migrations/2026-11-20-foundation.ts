import { Migration } from '@mikro-orm/migrations'

/** Businesses and who may act for them, people, webhooks, events and their deliveries. */
export class Foundation extends Migration {
  override up(): void {
    this.addSql(`
      create table businesses (
        id integer generated always as identity primary key,
        name text not null,
        currency text not null default 'EUR',
        time_zone text not null default 'UTC',
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        version integer not null default 1
      )`)

    this.addSql(`
      create table users (
        id integer generated always as identity primary key,
        business_id integer not null references businesses (id),
        name text not null,
        email text not null,
        role text not null check (role in ('owner', 'admin', 'manager', 'employee')),
        password_hash text,
        active boolean not null default true,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        version integer not null default 1,
        unique (business_id, id)
      )`)
    this.addSql('create unique index users_email on users (lower(email))')

    this.addSql(`
      create table sessions (
        id integer generated always as identity primary key,
        business_id integer not null,
        user_id integer not null,
        created_at timestamptz(3) not null default now(),
        expires_at timestamptz(3) not null,
        revoked_at timestamptz(3),
        foreign key (business_id, user_id) references users (business_id, id)
      )`)
    this.addSql('create index sessions_user on sessions (user_id)')

    this.addSql(`
      create table people (
        id integer generated always as identity primary key,
        business_id integer not null references businesses (id),
        first_name text not null,
        last_name text not null,
        preferred_name text,
        email text not null,
        phone text,
        date_of_birth date,
        employee_number text,
        job_title text,
        department text,
        employment_type text check (employment_type in ('full_time', 'part_time', 'casual', 'contractor')),
        start_date date,
        end_date date,
        external_id text,
        metadata jsonb not null default '{}',
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        deleted_at timestamptz(3),
        version integer not null default 1,
        unique (business_id, id),
        constraint people_dates check (end_date >= start_date)
      )`)
    this.addSql('create unique index people_email on people (business_id, lower(email)) where deleted_at is null')
    this.addSql('create unique index people_external_id on people (business_id, external_id) where deleted_at is null')
    this.addSql('create index people_updated on people (business_id, updated_at)')

    this.addSql(`
      create table webhooks (
        id integer generated always as identity primary key,
        business_id integer not null references businesses (id),
        url text not null,
        events text[] not null,
        description text,
        active boolean not null default true,
        disabled_at timestamptz(3),
        disabled_reason text,
        secret_ciphertext text not null,
        exhausted_deliveries integer not null default 0,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        version integer not null default 1,
        unique (business_id, id)
      )`)
    this.addSql(`comment on column webhooks.exhausted_deliveries is 'deliveries in a row that failed all their attempts'`)

    this.addSql(`
      create table events (
        id text primary key,
        position bigint generated always as identity,
        sequence bigint,
        business_id integer not null references businesses (id),
        type text not null,
        body text not null,
        created_at timestamptz(3) not null,
        unique (business_id, id)
      )`)
    this.addSql(`comment on column events.body is 'the JSON that is sent, byte for byte'`)
    this.addSql(`comment on column events.sequence is 'place in the business''s stream, given when the stream is read'`)
    this.addSql('create unique index events_stream on events (business_id, sequence)')
    this.addSql('create index events_unnumbered on events (business_id, position) where sequence is null')
    this.addSql(`
      create table event_streams (
        business_id integer primary key references businesses (id),
        last_sequence bigint not null default 0
      )`)

    this.addSql(`
      create table webhook_deliveries (
        id bigint generated always as identity primary key,
        business_id integer not null,
        webhook_id integer not null,
        event_id text not null,
        type text not null,
        status text not null check (status in ('pending', 'succeeded', 'failed', 'skipped')),
        attempt_count integer not null default 0,
        next_attempt_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        foreign key (business_id, webhook_id) references webhooks (business_id, id) on delete cascade,
        foreign key (business_id, event_id) references events (business_id, id),
        check ((status = 'pending') = (next_attempt_at is not null))
      )`)
    this.addSql(`create index webhook_deliveries_due on webhook_deliveries (webhook_id, (attempt_count > 0), next_attempt_at) where status = 'pending'`)
    this.addSql('create index webhook_deliveries_log on webhook_deliveries (webhook_id, id)')
    this.addSql('create index webhook_deliveries_event on webhook_deliveries (business_id, event_id)')

    this.addSql(`
      create table webhook_attempts (
        delivery_id bigint not null references webhook_deliveries (id) on delete cascade,
        attempt integer not null,
        started_at timestamptz(3) not null,
        duration_ms integer not null,
        outcome text not null,
        response_status integer,
        response_excerpt text,
        error text,
        primary key (delivery_id, attempt)
      )`)

    this.addSql(`
      create table kept_answers (
        principal text not null,
        request text not null,
        key text not null,
        request_hash text not null,
        status integer not null,
        body text not null,
        created_at timestamptz(3) not null default now(),
        primary key (principal, request, key)
      )`)
    this.addSql('create index kept_answers_age on kept_answers (created_at)')
  }
}
