import { Migration } from '@mikro-orm/migrations'

const names = ['gross', 'deductions', 'employee_taxes', 'reimbursements', 'net', 'employer_costs']
const totals = names.map((name) => `${name} bigint not null default 0`).join(',\n        ')

/** Below 10^15 minor units, so that sums stay exact in a bigint, in an integer of JavaScript and on the wire. */
const isBounded = `greatest(${names.map((name) => `abs(${name})`).join(', ')}) < 1000000000000000`

/** Pay runs, their payslips and the lines of these. */
export class PayRuns extends Migration {
  override up(): void {
    this.addSql(`
      create table pay_runs (
        id integer generated always as identity primary key,
        business_id integer not null references businesses (id),
        type text not null check (type in ('regular', 'off_cycle', 'correction')),
        period_start date not null,
        period_end date not null,
        pay_date date not null,
        currency text not null,
        status text not null default 'draft' check (status in ('draft', 'approved', 'completed', 'cancelled')),
        ${totals},
        people_count integer not null default 0,
        external_id text,
        metadata jsonb not null default '{}',
        created_by integer,
        approved_by integer,
        approved_by_api_key integer,
        approved_at timestamptz(3),
        completed_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        version integer not null default 1,
        unique (business_id, id),
        foreign key (business_id, created_by) references users (business_id, id),
        foreign key (business_id, approved_by) references users (business_id, id),
        foreign key (business_id, approved_by_api_key) references api_keys (business_id, id),
        constraint pay_runs_period check (period_end >= period_start),
        constraint pay_runs_bounds check (${isBounded}),
        constraint pay_runs_net check (net = gross - deductions - employee_taxes + reimbursements),
        check (status in ('draft', 'cancelled') or approved_at is not null),
        check ((status = 'completed') = (completed_at is not null))
      )`)
    this.addSql(`comment on column pay_runs.gross is 'amounts are in minor units of the currency (ISO 4217)'`)
    this.addSql(`comment on column pay_runs.created_by is 'the user, or whoever made the API key that did it'`)
    this.addSql('create unique index pay_runs_external_id on pay_runs (business_id, external_id)')
    this.addSql('create index pay_runs_updated on pay_runs (business_id, updated_at)')
    this.addSql('create index pay_runs_period on pay_runs (business_id, period_start, period_end)')

    this.addSql(`
      create table payslips (
        id integer generated always as identity primary key,
        business_id integer not null,
        pay_run_id integer not null,
        person_id integer not null,
        first_name text not null,
        last_name text not null,
        employee_number text,
        ${totals},
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        version integer not null default 1,
        unique (business_id, id),
        unique (business_id, pay_run_id, person_id),
        foreign key (business_id, pay_run_id) references pay_runs (business_id, id) on delete cascade,
        foreign key (business_id, person_id) references people (business_id, id),
        constraint payslips_bounds check (${isBounded}),
        constraint payslips_net check (net = gross - deductions - employee_taxes + reimbursements)
      )`)
    this.addSql(`comment on column payslips.first_name is 'the name as it was when the payslip was last written'`)
    this.addSql('create index payslips_person on payslips (business_id, person_id)')

    this.addSql(`
      create table payslip_lines (
        payslip_id integer not null,
        business_id integer not null,
        position integer not null,
        kind text not null check (kind in ('earning', 'deduction', 'tax', 'reimbursement', 'employer_cost')),
        code text not null,
        name text not null,
        quantity numeric,
        rate numeric,
        amount bigint not null,
        primary key (payslip_id, position),
        foreign key (business_id, payslip_id) references payslips (business_id, id) on delete cascade
      )`)
    this.addSql(`comment on column payslip_lines.amount is 'minor units of the pay run''s currency'`)
  }
}
