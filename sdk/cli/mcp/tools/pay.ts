import type { PayRun, Payslip, PayslipLine } from 'workforce-sdk'
import { day, id, pageQuery, paging } from '../inputs.ts'
import { oneOf, optional, strictObject } from '../library.ts'
import { defineReader } from '../tool.ts'

const summarize = ({ id: runId, type, period_start, period_end, pay_date, currency, status, totals }: PayRun) => ({
  id: runId,
  type,
  period_start,
  period_end,
  pay_date,
  currency,
  status,
  totals,
})

export const findPayRuns = defineReader({
  name: 'find_pay_runs',
  title: 'Find pay runs',
  description: 'Finds pay runs by status and pay date, latest first, each with its totals.',
  requests: ['GET /pay-runs'],
  scopes: ['payruns:read'],
  input: strictObject({
    status: optional(oneOf(['draft', 'approved', 'completed', 'cancelled'])),
    from: optional(day('Only pay dates on this day or later')),
    to: optional(day('Only pay dates on this day or earlier')),
    ...paging,
  }),
  run: async ({ workforce }, { status, from, to, ...page }) => {
    const runs = await workforce.payRuns.list({
      ...pageQuery(page),
      sort: '-pay_date',
      ...(status !== undefined && { status }),
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
    })
    return { data: { pay_runs: runs.data.map(summarize) }, nextCursor: runs.nextCursor }
  },
})

export const comparePayRuns = defineReader({
  name: 'compare_pay_runs',
  title: 'Compare and check a pay run',
  description:
    'Compares a pay run with the previous one, or with another: whose net pay differs, and who is new or missing. Also returns the findings that block its approval and those that only warn.',
  requests: ['GET /pay-runs/{id}', 'GET /pay-runs/{id}/comparison', 'GET /pay-runs/{id}/checks'],
  scopes: ['payruns:read'],
  input: strictObject({
    pay_run_id: id('The ID of the pay run, from find_pay_runs'),
    with: optional(id('The ID of the pay run to compare with; the previous one by default')),
  }),
  run: async ({ workforce }, { pay_run_id, with: other }) => {
    const [run, comparison, checks] = await Promise.all([
      workforce.payRuns.get(pay_run_id),
      workforce.payRuns.compare(pay_run_id, { limit: 50, ...(other !== undefined && { with: other }) }),
      workforce.payRuns.checks(pay_run_id),
    ])
    const { blockers, warnings, ...counts } = checks
    return {
      data: {
        pay_run: summarize(run),
        comparison,
        checks: { ...counts, blockers: blockers.slice(0, 20), warnings: warnings.slice(0, 20) },
      },
    }
  },
})

export const explainPayslip = defineReader({
  name: 'explain_payslip',
  title: 'Explain a payslip',
  description:
    'Returns the lines of the payslip of a person in a pay run, and the lines that differ from the previous payslip of the person.',
  requests: ['GET /pay-runs/{id}/payslips/{person_id}', 'GET /people/{id}/payslips'],
  scopes: ['payruns:read'],
  input: strictObject({
    pay_run_id: id('The ID of the pay run, from find_pay_runs'),
    person_id: id('The ID of the person, from find_people'),
  }),
  run: async ({ workforce }, { pay_run_id, person_id }) => {
    const [payslip, recent] = await Promise.all([
      workforce.payslips.get(pay_run_id, person_id),
      workforce.people.payslips(person_id, { sort: '-id', limit: 50 }),
    ])
    const [previous] = recent.data
      .filter((each) => each.pay_run_status !== 'cancelled' && each.pay_date < payslip.pay_date)
      .sort((a, b) => b.pay_date.localeCompare(a.pay_date))
    const before = previous && (await workforce.payslips.get(previous.pay_run_id, person_id))
    return { data: { payslip: withoutDates(payslip), previous: before ? difference(before, payslip) : null } }
  },
})

const withoutDates = ({ created_at: _, updated_at: __, version: ___, ...payslip }: Payslip) => payslip

/** Compares two payslips line by line. */
function difference(before: Payslip, now: Payslip) {
  const lineKey = ({ kind, code, name }: PayslipLine) => `${kind} ${code} ${name}`
  const amounts = (lines: PayslipLine[], key: string) =>
    lines.filter((line) => lineKey(line) === key).map(({ quantity, rate, amount }) => ({ quantity, rate, amount }))
  const changed_lines = [...new Set([...before.lines, ...now.lines].map(lineKey))]
    .map((line) => ({ line, before: amounts(before.lines, line), now: amounts(now.lines, line) }))
    .filter((each) => JSON.stringify(each.before) !== JSON.stringify(each.now))
  return { pay_run_id: before.pay_run_id, pay_date: before.pay_date, totals: before.totals, changed_lines }
}
