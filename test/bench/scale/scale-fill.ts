import type { Fixture } from '../fixture.ts'

/*
 * Fills the tables with SQL, in statements of up to 200,000 rows, as the owner of the tables. Values that a process would
 * encrypt or sign are placeholders, because nothing is sent.
 */

const rowsPerStatement = 200_000

/** Calls `insert` with `[from, to]` for each part of a range, both inclusive. */
async function insertInParts(
  from: number,
  to: number,
  insert: (part: [number, number]) => Promise<unknown>,
): Promise<void> {
  for (let start = from; start <= to; start += rowsPerStatement) {
    await insert([start, Math.min(to, start + rowsPerStatement - 1)])
  }
}

/**
 * Adds people with the numbers of a range to each of the businesses. One in 200 has left, one in 200 has not started.
 */
export const addPeople = (
  { sql }: Pick<Fixture, 'sql'>,
  businesses: number[],
  from: number,
  to: number,
): Promise<void> =>
  insertInParts(from, to, (part) =>
    sql.query(
      `insert into people (business_id, first_name, last_name, email, date_of_birth, employee_number, job_title,
          employment_type, start_date, end_date, told_status, metadata)
        select business_id, (array['Ada', 'Grace', 'Zoë', 'José', 'Ngọc', 'Łucja', 'Jürgen', 'Siobhán'])[1 + n % 8],
          'Lovelace ' || n, 'ada-' || n || '@example.com', date '1970-01-01' + n % 10000, 'E-' || n, 'Analyst', 'full_time',
          case n % 200 when 1 then date '2999-01-01' else date '2015-01-01' + n % 3500 end,
          case n % 200 when 0 then date '2025-01-01' end,
          case n % 200 when 0 then 'terminated' when 1 then 'pending' else 'active' end, '{"cost_center": "42"}'
        from unnest($1::int[]) business_id, generate_series($2::int, $3::int) n order by n`,
      [businesses, ...part],
    ),
  )

/** Gives the existing people of a business the same distribution of people who have left or not started. */
export const spreadEmployment = ({ sql, businessId }: Fixture): Promise<unknown> =>
  sql.query(
    `update people set start_date = case id % 200 when 1 then date '2999-01-01' else start_date end,
        end_date = case id % 200 when 0 then date '2026-11-01' end,
        told_status = case id % 200 when 0 then 'terminated' else 'pending' end
      where business_id = $1 and id % 200 < 2`,
    [businessId],
  )

/** Adds businesses without a user, and returns their IDs. */
export async function addBusinesses({ sql }: Pick<Fixture, 'sql'>, count: number): Promise<number[]> {
  const { rows } = await sql.query<{ id: number }>(
    `insert into businesses (name, currency, time_zone)
      select 'Neighbour ' || n, 'EUR', 'UTC' from generate_series(1, $1::int) n returning id`,
    [count],
  )
  return rows.map(({ id }) => id)
}

/** Adds webhooks for an event that does not occur, and returns their IDs. */
export async function addWebhooks(
  { sql }: Pick<Fixture, 'sql'>,
  { businessId, count }: { businessId: number; count: number },
): Promise<number[]> {
  const { rows } = await sql.query<{ id: number }>(
    `insert into webhooks (business_id, url, events, secret_ciphertext)
      select $1, 'http://127.0.0.1:1024/', '{webhook.disabled}', 'none' from generate_series(1, $2::int) returning id`,
    [businessId, count],
  )
  return rows.map(({ id }) => id)
}

/**
 * Adds completed deliveries of this week and the four before, one in 2,000 of which failed. Every second one belongs to
 * the webhook `logged`.
 */
export const addDeliveries = (
  { sql }: Pick<Fixture, 'sql'>,
  { logged, webhooks, from, to }: { logged: number; webhooks: number[]; from: number; to: number },
): Promise<void> =>
  insertInParts(from, to, async (part) => {
    await sql.query(
      `insert into webhook_deliveries (business_id, id, created_at, webhook_id, event_id, type, status, attempt_count,
          attempt, trigger, started_at, duration_ms, outcome, response_status, url)
        select webhooks.business_id, nextval('pending_deliveries_id_seq'), at, webhooks.id,
          'evt_' || lpad(n::text, 28, '0'), 'person.created', case n % 2000 when 0 then 'failed' else 'succeeded' end, 1,
          1, 'schedule', at, 12, case n % 2000 when 0 then 'http_error' else 'succeeded' end,
          case n % 2000 when 0 then 500 else 200 end, url
        from generate_series($1::int, $2::int) n
        cross join lateral (select now() - (4 - n * 5 / $5::int % 5) * interval '1 week' as at) written
        join webhooks on webhooks.id = case n % 2 when 0 then $3::int else ($4::int[])[1 + n % cardinality($4::int[])] end
        order by n`,
      [...part, logged, webhooks, to + 1],
    )
    await sql.query("select make_partitions('webhook_deliveries')") // moves rows out of the default partition
  })

/** Gives people of the business a recurring salary, from which a pay run drafts their payslips. */
export const addSalaries = ({ sql, businessId }: Fixture, count: number): Promise<unknown> =>
  sql.query(
    `insert into recurring_lines (business_id, person_id, kind, code, name, amount, currency, starts_on)
      select business_id, id, 'earning', 'salary', 'Salary', 300000, 'EUR', '2020-01-01' from people
      where business_id = $1 and end_date is null and start_date < '2026-01-01' order by id limit $2`,
    [businessId, count],
  )
