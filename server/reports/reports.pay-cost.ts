import { sql } from 'kysely'
import { checkScopes } from '../operation/check-scopes.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { report } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import type { Work } from '../operation/work.ts'
import { formatMoney, requireExponent } from '../pay-runs/money.ts'
import { type Total, totals } from '../pay-runs/totals.ts'
import { groupNames } from './group-names.ts'
import { jobSpans } from './job-spans.ts'
import { lastOfMonth, periodRules, readReportMonths } from './report-months.ts'

/** The sums of payslips, in minor units. */
type Sums = Record<Total, bigint>

/** The payslips of a department in a month. */
interface PayCost {
  /** The first day of the month. */
  from: string
  department_id: number | null
  currency: string
  people: number
  sums: Sums
}

/** Sums the payslips of completed pay runs by month, department and currency. */
export const reportsPayCost = report('reports.payCost', periodRules, async (work, { query }) => {
  checkScopes(work.by, ['payruns:read'])
  const months = await readReportMonths(work, query)
  const [from, to] = [months[0].from, lastOfMonth((months.at(-1) ?? months[0]).from)]
  const costs = await readPayCost(work, { from, to })
  const name = await groupNames(work, 'department')
  const byMonth = Map.groupBy(costs, (cost) => `${cost.from} ${cost.currency}`)
  const report: Schemas['PayCostReport'] = {
    from,
    to,
    totals: [...Map.groupBy(costs, ({ currency }) => currency)].map(([currency, own]) => presentSums(currency, own)),
    months: [...byMonth.values()].flatMap((own) => {
      const [first] = own
      return first === undefined ? [] : [{ ...month(first), ...presentSums(first.currency, own) }]
    }),
    rows: costs.map((cost) => ({
      ...month(cost),
      department_id: cost.department_id,
      name: name(cost.department_id),
      people: cost.people,
      ...presentSums(cost.currency, [cost]),
    })),
  }
  return ok(report)
})

const month = ({ from }: PayCost) => ({ from, to: lastOfMonth(from) })

/**
 * Reads the sums of the payslips whose pay period ends in a range of days, by month, currency and cost. After the
 * last day of a person, their department is that of this day.
 *
 * The people of each row are counted in an array, because `count(distinct person_id)` sorts all payslips with their
 * amounts. Everyone has a job, but a left join keeps PostgreSQL from comparing each payslip with all jobs when it
 * expects few payslips.
 */
async function readPayCost({ db, business_id }: Work, { from, to }: { from: string; to: string }): Promise<PayCost[]> {
  const { rows } = await sql<Omit<PayCost, 'sums'> & Record<Total, string>>`
    with run as materialized (
      select id, currency, period_end, date_trunc('month', period_end::timestamp)::date as "from"
      from pay_runs
      where business_id = ${business_id} and status = 'completed' and period_end between ${from} and ${to}
    )
    select "from", department_id, currency, (select count(distinct id) from unnest(people) as id)::integer as people,
      ${sql.join(totals.map((total) => sql`${sql.ref(total)}::text`))}
    from (
      select run."from", job.department_id, run.currency, array_agg(payslips.person_id) as people,
        ${sql.join(totals.map((total) => sql`sum(payslips.${sql.ref(total)}) as ${sql.ref(total)}`))}
      from run
      join payslips on payslips.business_id = ${business_id} and payslips.pay_run_id = run.id
      left join (
        select span.person_id, span.department_id, span.applies_from,
          case when span.applies_until >= people.end_date then 'infinity' else span.applies_until end as applies_until
        from (${jobSpans({ business_id }, { andDeleted: true })}) span
        join people on people.business_id = ${business_id} and people.id = span.person_id
        where coalesce(span.applies_from < people.end_date, true)
      ) job on job.person_id = payslips.person_id
        and job.applies_from <= run.period_end and job.applies_until > run.period_end
      group by 1, 2, 3
    ) cost
    order by 1, 3, cost.gross + cost.reimbursements + cost.employer_costs desc, 2`.execute(db)
  return rows.map(({ from, department_id, currency, people, ...row }) => ({
    from,
    department_id,
    currency,
    people,
    sums: Object.fromEntries(totals.map((total) => [total, BigInt(row[total])])) as Sums,
  }))
}

function presentSums(currency: string, costs: readonly PayCost[]): Schemas['PayCostTotal'] {
  const exponent = requireExponent(currency)
  const sum = (...members: Total[]): string =>
    formatMoney(
      costs.reduce((total, { sums }) => total + members.reduce((part, member) => part + sums[member], 0n), 0n),
      exponent,
    )
  return {
    currency,
    gross: sum('gross'),
    reimbursements: sum('reimbursements'),
    employer_costs: sum('employer_costs'),
    total_cost: sum('gross', 'reimbursements', 'employer_costs'),
    deductions: sum('deductions'),
    employee_taxes: sum('employee_taxes'),
    net: sum('net'),
  }
}
