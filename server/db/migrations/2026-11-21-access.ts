import { Migration } from '@mikro-orm/migrations'

/** Second factors, refresh tokens, invitations, API keys, throttles and the audit log. */
export class Access extends Migration {
  override up(): void {
    this.addSql(`
      alter table businesses
        add require_2fa boolean not null default false,
        add two_person_pay_runs boolean not null default false`)

    this.addSql(`
      alter table users
        add person_id integer,
        add last_login_at timestamptz(3),
        add two_factor_enabled_at timestamptz(3),
        add totp_secret_ciphertext text,
        add totp_pending_ciphertext text,
        add totp_last_step integer not null default 0,
        add two_factor_failures integer not null default 0,
        add two_factor_locks integer not null default 0,
        add locked_until timestamptz(3),
        add foreign key (business_id, person_id) references people (business_id, id),
        add check ((two_factor_enabled_at is null) = (totp_secret_ciphertext is null))`)
    this.addSql(
      `comment on column users.totp_pending_ciphertext is 'the secret of a set-up that no code has proved yet'`,
    )
    this.addSql(
      `comment on column users.totp_last_step is 'the time step whose code was accepted last; no code of it or before is accepted again'`,
    )
    this.addSql(
      `comment on column users.two_factor_failures is 'wrong codes in a row, over all challenges and factors'`,
    )
    this.addSql('create unique index users_person on users (business_id, person_id)')

    this.addSql(`
      create table recovery_codes (
        id integer generated always as identity primary key,
        user_id integer not null references users (id) on delete cascade,
        code_hash text not null,
        used_at timestamptz(3),
        unique (user_id, code_hash)
      )`)

    this.addSql(`
      create table login_challenges (
        token_hash text primary key,
        user_id integer not null references users (id) on delete cascade,
        tries integer not null default 0,
        created_at timestamptz(3) not null default now(),
        expires_at timestamptz(3) not null,
        consumed_at timestamptz(3)
      )`)
    this.addSql('create index login_challenges_user on login_challenges (user_id)')
    this.addSql('create index login_challenges_age on login_challenges (expires_at)')

    this.addSql(`
      alter table sessions
        add ip text,
        add user_agent text,
        add last_used_at timestamptz(3) not null default now()`)
    this.addSql('create index sessions_age on sessions (expires_at)')
    this.addSql(`
      create table refresh_tokens (
        token_hash text primary key,
        session_id integer not null references sessions (id) on delete cascade,
        predecessor_hash text,
        created_at timestamptz(3) not null default now(),
        used_at timestamptz(3)
      )`)
    this.addSql('create index refresh_tokens_session on refresh_tokens (session_id)')

    this.addSql(`
      create table password_links (
        id integer generated always as identity primary key,
        user_id integer references users (id) on delete cascade,
        purpose text not null check (purpose in ('invite', 'reset')),
        token_hash text unique,
        ip text,
        user_agent text,
        request_id text,
        created_at timestamptz(3) not null default now(),
        expires_at timestamptz(3) not null,
        used_at timestamptz(3)
      )`)
    this.addSql(
      `comment on column password_links.user_id is 'null where nobody has the address: what is asked for is written in the same way, so that it takes as long'`,
    )
    this.addSql(
      `comment on column password_links.token_hash is 'null until the mail is sent: the worker makes the token, so that no job holds it'`,
    )
    this.addSql('create index password_links_user on password_links (user_id)')
    this.addSql('create index password_links_age on password_links (expires_at)')

    this.addSql(`
      create table api_keys (
        id integer generated always as identity primary key,
        business_id integer not null references businesses (id),
        name text not null,
        prefix text not null,
        key_hash text not null unique,
        scopes text[] not null,
        allowed_cidrs text[] not null default '{}',
        expires_at timestamptz(3),
        last_used_at timestamptz(3),
        revoked_at timestamptz(3),
        created_by integer,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        version integer not null default 1,
        unique (business_id, id),
        foreign key (business_id, created_by) references users (business_id, id)
      )`)

    this.addSql(`
      create table audit_log (
        id bigint generated always as identity primary key,
        business_id integer not null references businesses (id),
        at timestamptz(3) not null default now(),
        action text not null,
        user_id integer,
        api_key_id integer,
        target_user_id integer,
        ip text,
        user_agent text,
        request_id text not null,
        detail jsonb not null default '{}',
        foreign key (business_id, user_id) references users (business_id, id),
        foreign key (business_id, api_key_id) references api_keys (business_id, id),
        foreign key (business_id, target_user_id) references users (business_id, id)
      )`)
    this.addSql('create index audit_log_business on audit_log (business_id, id)')
    this.addSql('create index audit_log_user on audit_log (business_id, user_id, id)')
    this.addSql('create index audit_log_target_user on audit_log (business_id, target_user_id, id)')
    this.addSql('create index audit_log_age on audit_log (at)')

    // In the form that rate-limiter-flexible expects; unlogged, as counts of the last hour may be lost in a crash.
    this.addSql(
      'create unlogged table throttles (key varchar(255) primary key, points integer not null default 0, expire bigint)',
    )
  }
}
