import type { Fixture } from '../fixture.ts'

/**
 * Gives the people of the business ten departments, three jobs each, leave, pay and payslips of 36 months until the
 * current one. One in ten has left, and one in twenty was rehired.
 */
export async function fillReports({ sql, businessId }: Pick<Fixture, 'sql' | 'businessId'>): Promise<void> {
  for (const statement of statements) await sql.query(statement, [businessId])
  await sql.query('vacuum analyze')
}

const firstMonth = `date_trunc('month', current_date) - interval '35 months'`

const statements = [
  `insert into departments (business_id, name) select $1, 'Department ' || n from generate_series(1, 9) n`,
  `insert into locations (business_id, name) select $1, 'Location ' || n from generate_series(1, 3) n`,
  `with place as (
      select array(select id from departments where business_id = $1 order by id) as departments,
        array(select id from locations where business_id = $1 order by id) as locations
    )
    update people set department_id = departments[1 + id % 10], location_id = locations[1 + id % 3],
      start_date = current_date - 3000 + id % 2900,
      end_date = case when id % 10 = 0 then current_date - id % 1000 + 950 end
    from place where business_id = $1`,
  `update people set end_date = null where business_id = $1 and end_date <= start_date`,
  `insert into employments (business_id, person_id, number, start_date, end_date, end_kind)
    select $1, id, 1, start_date - 900, start_date - 100, 'resignation' from people where business_id = $1 and id % 20 = 3`,
  `insert into assignments (business_id, person_id, effective_on, department_id, location_id, employment_type,
      work_pattern, reason, applied_at)
    select $1, id, start_date + 400 * number, department_id + (number - 2) * (id % 2), location_id, 'full_time',
      work_pattern, 'other', now()
    from people, generate_series(0, 2) number where business_id = $1
      and department_id + (number - 2) * (id % 2) in (select id from departments where business_id = $1)`,
  `insert into compensations (business_id, person_id, effective_on, amount, currency, per, pay_code, reason)
    select $1, id, start_date + 500 * number, 40000 + 2000 * number, 'EUR', 'year', 'salary', 'other'
    from people, generate_series(0, 2) number where business_id = $1`,
  `insert into holidays (business_id, date, name)
    select $1, date, 'Holiday' from generate_series(${firstMonth}, current_date, interval '40 days') date`,
  `insert into leave_types (business_id, name, code, paid, requires_approval, half_days_allowed, allow_negative,
      accrual_method, days_per_year, resets_on, accrues_from)
    values ($1, 'Annual leave', 'annual', true, true, true, false, 'yearly', 25, '01-01', current_date - 3000),
      ($1, 'Time off in lieu', 'time-off', true, true, true, false, 'none', 0, '01-01', current_date - 3000),
      ($1, 'Sick leave', 'sick', true, true, true, true, 'none', 0, '01-01', current_date - 3000)`,
  `insert into leave_requests (business_id, person_id, leave_type_id, start_date, end_date, start_portion, end_portion,
      days, breakdown, status, decided_at)
    select $1, person.id, type.id, day, day + 4, 'full', 'full', 5, (
        select jsonb_agg(jsonb_build_object('date', day + n, 'days', 1)) from generate_series(0, 4) n
      ), 'approved', now()
    from people person
    join leave_types type on type.business_id = $1
    cross join generate_series(0, 5) number
    cross join lateral (
      select (${firstMonth})::date + 180 * number + person.id % 50 + case type.code when 'sick' then 60 when 'annual' then 0
        else 120 end as day
    ) start
    where person.business_id = $1 and type.code <> 'time-off' and day < current_date`,
  `insert into leave_ledger (business_id, person_id, leave_type_id, kind, days, effective_on, period)
    select $1, person.id, type.id, 'accrual', 25, first_day, first_day
    from people person
    join leave_types type on type.business_id = $1 and code = 'annual'
    cross join (values (date_trunc('year', current_date)::date)) year (first_day)
    where person.business_id = $1`,
  `insert into leave_ledger (business_id, person_id, leave_type_id, kind, days, effective_on, period)
    select $1, person.id, type.id, 'carry_over', 0, first_day, first_day
    from people person
    join leave_types type on type.business_id = $1 and code = 'annual'
    cross join (values (date_trunc('year', current_date)::date)) year (first_day)
    where person.business_id = $1`,
  `insert into leave_ledger (business_id, person_id, leave_type_id, kind, days, effective_on, leave_request_id)
    select $1, person_id, leave_type_id, 'taken', -days, start_date, id from leave_requests where business_id = $1`,
  `insert into pay_runs (business_id, type, status, period_start, period_end, pay_date, currency, metadata,
      approved_at, completed_at)
    select $1, 'off_cycle', 'completed', month, month + interval '1 month - 1 day', month, 'EUR', '{}', now(), now()
    from generate_series(${firstMonth}, current_date, interval '1 month') month`,
  `insert into payslips (business_id, pay_run_id, person_id, first_name, last_name, gross, deductions, employee_taxes,
      reimbursements, net, employer_costs)
    select $1, run.id, person.id, first_name, last_name, 400000, 0, 100000, 0, 300000, 80000
    from pay_runs run join people person on person.business_id = $1
    where run.business_id = $1 and person.start_date <= run.period_end
      and coalesce(person.end_date > run.period_start, true)`,
]
