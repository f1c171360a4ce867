import { Migration } from '@mikro-orm/migrations'

/** Days are in halves, which a floating-point number has exactly, and sums of them too. */
const isInHalves = (column: string) => `check (${column} * 2 = trunc(${column} * 2))`

/** Leave types, holidays, the ledger of days, and requests. */
export class Leave extends Migration {
  override up(): void {
    this.addSql(`
      create table leave_types (
        id integer generated always as identity primary key,
        business_id integer not null references businesses (id),
        name text not null,
        code text not null,
        paid boolean not null,
        requires_approval boolean not null,
        half_days_allowed boolean not null,
        allow_negative boolean not null,
        max_consecutive_days double precision,
        min_notice_days integer,
        accrual_method text not null check (accrual_method in ('none', 'yearly', 'monthly')),
        days_per_year double precision not null ${isInHalves('days_per_year')},
        carry_over_max double precision ${isInHalves('carry_over_max')},
        resets_on text not null,
        accrues_from date not null,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        version integer not null default 1,
        unique (business_id, id),
        constraint leave_types_code unique (business_id, code)
      )`)
    this.addSql(`comment on column leave_types.accrues_from is 'first day of the leave year in which it was made'`)

    this.addSql(`
      create table holidays (
        id integer generated always as identity primary key,
        business_id integer not null references businesses (id),
        date date not null,
        name text not null,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        version integer not null default 1,
        unique (business_id, id),
        constraint holidays_date unique (business_id, date)
      )`)

    // Each half day has a number, counted from the morning of 2000-01-01.
    this.addSql(`
      create function leave_slots(start_date date, end_date date, start_portion text, end_portion text)
      returns int8range language sql immutable strict parallel safe
      return int8range(
        2 * (start_date - date '2000-01-01') + case start_portion when 'afternoon' then 1 else 0 end,
        2 * (end_date - date '2000-01-01') + case end_portion when 'morning' then 1 else 2 end
      )`)
    this.addSql(`comment on function leave_slots is 'the half days that leave takes, [from, to)'`)

    this.addSql(`
      create table leave_requests (
        id integer generated always as identity primary key,
        business_id integer not null,
        person_id integer not null,
        leave_type_id integer not null,
        start_date date not null,
        end_date date not null,
        start_portion text not null check (start_portion in ('full', 'morning', 'afternoon')),
        end_portion text not null check (end_portion in ('full', 'morning', 'afternoon')),
        days double precision not null ${isInHalves('days')},
        breakdown jsonb not null,
        note text,
        status text not null default 'requested' check (status in ('requested', 'approved', 'rejected', 'cancelled')),
        decision_note text,
        decided_by integer,
        decided_by_api_key integer,
        decided_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        version integer not null default 1,
        slots int8range not null
          generated always as (leave_slots(start_date, end_date, start_portion, end_portion)) stored,
        unique (business_id, id),
        foreign key (business_id, person_id) references people (business_id, id),
        foreign key (business_id, leave_type_id) references leave_types (business_id, id),
        foreign key (business_id, decided_by) references users (business_id, id),
        foreign key (business_id, decided_by_api_key) references api_keys (business_id, id),
        constraint leave_requests_dates check (end_date >= start_date),
        constraint leave_requests_days check (days > 0),
        check (status in ('requested', 'cancelled') or decided_at is not null),
        constraint leave_requests_overlap
          exclude using gist (person_id with =, slots with &&) where (status in ('requested', 'approved'))
      )`)
    this.addSql(`comment on column leave_requests.slots is 'half days; no two live requests of a person share one'`)
    this.addSql(
      'create index leave_requests_person on leave_requests (business_id, person_id, leave_type_id, start_date)',
    )
    this.addSql('create index leave_requests_dates_live on leave_requests (business_id, start_date, end_date)')
    this.addSql('create index leave_requests_updated on leave_requests (business_id, updated_at)')

    this.addSql(`
      create table leave_ledger (
        id bigint generated always as identity primary key,
        business_id integer not null,
        person_id integer not null,
        leave_type_id integer not null,
        kind text not null check (kind in ('accrual', 'carry_over', 'expiry', 'adjustment', 'taken', 'reversal')),
        days double precision not null ${isInHalves('days')},
        effective_on date not null,
        period date,
        leave_request_id integer,
        note text,
        created_by integer,
        created_by_api_key integer,
        created_at timestamptz(3) not null default now(),
        foreign key (business_id, person_id) references people (business_id, id),
        foreign key (business_id, leave_type_id) references leave_types (business_id, id),
        foreign key (business_id, leave_request_id) references leave_requests (business_id, id),
        foreign key (business_id, created_by) references users (business_id, id),
        foreign key (business_id, created_by_api_key) references api_keys (business_id, id),
        check ((period is not null) = (kind in ('accrual', 'carry_over', 'expiry'))),
        check ((leave_request_id is not null) = (kind in ('taken', 'reversal')))
      )`)
    this.addSql(`comment on column leave_ledger.period is 'first day of the month or leave year that it is booked for'`)
    this.addSql(`
      create unique index leave_ledger_booked_once on leave_ledger (person_id, leave_type_id, kind, period)
      where period is not null`)
    this.addSql(`
      create unique index leave_ledger_request on leave_ledger (leave_request_id, kind)
      where leave_request_id is not null`)
    this.addSql(
      'create index leave_ledger_account on leave_ledger (business_id, person_id, leave_type_id, effective_on)',
    )

    // What was booked stays booked; a note may be forgotten, as it can say something of a person.
    this.addSql(`
      create function keep_leave_ledger() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and new.note is null and to_jsonb(new) - 'note' = to_jsonb(old) - 'note' then
          return new;
        end if;
        raise exception 'the leave ledger is append-only';
      end $$`)
    this.addSql(`
      create trigger leave_ledger_append_only before update or delete on leave_ledger
      for each row execute function keep_leave_ledger()`)
  }
}
