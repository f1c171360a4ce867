import { sql } from 'kysely'
import { createDocument } from '../../support/samples/document.ts'
import { createLeaveType } from '../../support/samples/leave.ts'
import { createPayRun } from '../../support/samples/pay-run.ts'
import type { TestApp } from '../../support/service/app.ts'

/** The most expensive name in every format: it is quoted in CSV, escaped in XML and folded in iCalendar. */
const hardName = (length: number) => `=<&";,漢`.repeat(length).slice(0, length)

/** Adds people, all paid by one approved pay run. */
export async function createLargePayRun(
  app: TestApp,
  business_id: number,
  count: number,
): Promise<{ id: number; people: number[] }> {
  const { db } = app
  const name = hardName(100)
  const { rows } = await sql<{ id: number }>`
    insert into people (business_id, first_name, last_name, email, metadata, told_status)
    select ${business_id}, ${name}, ${name}, 'paid-' || ${business_id}::text || '-' || number || '@example.com', '{}', 'active'
    from generate_series(1, ${count}::integer) number returning id`.execute(db)
  const people = rows.map(({ id }) => id)
  const { id } = await createPayRun(app, { business_id, status: 'approved', people: [] })
  await sql`
    insert into payslips (business_id, pay_run_id, person_id, first_name, last_name, employee_number, gross, net)
    select ${business_id}, ${id}, person_id, ${name}, ${name}, ${hardName(40)}, 1000, 1000
    from unnest(${people}::integer[]) person_id`.execute(db)
  await sql`
    insert into payslip_lines (business_id, payslip_id, position, kind, code, name, amount)
    select ${business_id}, id, 0, 'earning', 'salary', 'Salary', 1000
    from payslips where business_id = ${business_id} and pay_run_id = ${id}`.execute(db)
  await sql`
    update pay_runs set people_count = ${count}, gross = ${1000 * count}, net = ${1000 * count}
    where business_id = ${business_id} and id = ${id}`.execute(db)
  return { id, people }
}

/** Adds half a day of leave for each of these people per date, from tomorrow on, until `count` requests exist. */
export async function createManyLeaveRequests(
  app: TestApp,
  { business_id, people, count, after = 0 }: { business_id: number; people: number[]; count: number; after?: number },
): Promise<void> {
  const { id: leave_type_id } = await createLeaveType(app, { business_id, name: hardName(100) })
  await sql`
    insert into leave_requests
      (business_id, person_id, leave_type_id, start_date, end_date, start_portion, end_portion, days, breakdown, metadata)
    select ${business_id}, (${people}::integer[])[1 + number % ${people.length}], ${leave_type_id}, date, date, 'morning', 'morning',
      '0.5', jsonb_build_array(jsonb_build_object('date', date, 'days', 0.5)), '{}'
    from generate_series(0, ${count - 1}::integer) number,
      lateral (select current_date + 1 + ${after}::integer + number / ${people.length}::integer as date) day`.execute(
    app.db,
  )
  await sql`
    insert into leave_ledger (business_id, person_id, leave_type_id, kind, days, effective_on, note)
    select ${business_id}, ${people[0]}, ${leave_type_id}, 'adjustment', '1', current_date, repeat('x', 500)
    from generate_series(1, ${count}::integer)`.execute(app.db)
}

/** Adds audit log entries, events and documents of a person. */
export async function createManyRecords(
  app: TestApp,
  business_id: number,
  person_id: number,
  count: number,
): Promise<void> {
  await sql`
    insert into audit_log (business_id, action, request_id, user_agent, detail)
    select ${business_id}, 'person.updated', 'req_' || number, repeat('x', 200), jsonb_build_object('person_id', ${person_id}::integer)
    from generate_series(1, ${count}::integer) number`.execute(app.db)
  await sql`
    insert into events (business_id, id, type, body, created_at)
    select ${business_id}, 'evt_' || lpad(number::text, 26, '0'), 'person.updated', json_build_object(
      'id', 'evt_' || lpad(number::text, 26, '0'), 'type', 'person.updated', 'created_at', '2026-01-01T00:00:00.000Z',
      'business_id', ${business_id}::integer,
      'data', json_build_object('id', ${person_id}::integer, 'first_name', 'Ada', 'last_name', repeat('x', 2000)))::text,
      '2026-01-01T00:00:00.000Z'
    from generate_series(1, ${count}::integer) number`.execute(app.db)
  for (let index = 0; index < count / 40; index++) await createDocument(app, { business_id, person_id, signers: 5 })
}

/** Gives a payslip the maximum number of lines, with the names that need the most space in print. */
export async function fillPayslip(
  app: TestApp,
  business_id: number,
  pay_run_id: number,
  person_id: number,
): Promise<void> {
  const where = sql`payslip_id = (select id from payslips
    where business_id = ${business_id} and pay_run_id = ${pay_run_id} and person_id = ${person_id})`
  await sql`delete from payslip_lines where business_id = ${business_id} and ${where}`.execute(app.db)
  await sql`
    insert into payslip_lines (business_id, payslip_id, position, kind, code, name, quantity, rate, amount)
    select ${business_id}, payslips.id, number, (array['earning', 'deduction', 'tax', 'reimbursement', 'employer_cost'])[1 + number / 20],
      'code', ${'漢'.repeat(200)}, 160, 25, 100
    from payslips, generate_series(0, 99) number
    where business_id = ${business_id} and pay_run_id = ${pay_run_id} and person_id = ${person_id}`.execute(app.db)
}
