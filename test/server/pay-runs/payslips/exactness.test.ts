import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import type { Schemas } from '../../../../server/operation/contract/contract.ts'
import { pain001 } from '../../../../server/pay-runs/exports/pain001.ts'
import { payRunCsv } from '../../../../server/pay-runs/exports/pay-runs.export-csv.ts'
import { formatMoney, knownExponent, parseMoney, productOf } from '../../../../server/pay-runs/money.ts'
import { parseLines } from '../../../../server/pay-runs/payslips/parse-lines.ts'
import type { PayslipRow } from '../../../../server/pay-runs/payslips/present-payslip.ts'
import { sumLines } from '../../../../server/pay-runs/payslips/write-payslips.ts'
import { presentTotals } from '../../../../server/pay-runs/present-pay-run.ts'
import { all } from '../../../support/http.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { textsOf } from '../exports/pain001-rules.ts'
import { openDesk } from '../pay-run-desk.ts'

/*
 * No cent is lost between lines, payslips, sums, events and exports. What is right is reckoned here in another way:
 * the digits of the lines as they are on the wire, added up.
 */

const app = await startTestApp()
const { api, draft, person, get, approve } = await openDesk(app)
const people = (await Promise.all(Array.from({ length: 5 }, () => person()))).sort((a, b) => a - b)

type Line = Schemas['PayslipLineInput']
type Totals = Schemas['PayslipTotals']

const kinds = ['earning', 'deduction', 'tax', 'reimbursement', 'employer_cost'] as const
const totalOf = {
  earning: 'gross',
  deduction: 'deductions',
  tax: 'employee_taxes',
  reimbursement: 'reimbursements',
  employer_cost: 'employer_costs',
} as const

const minorOf = (text: string): bigint => BigInt(text.replace('.', ''))

/** The sums of lines, in minor units. */
function reckon(lines: Line[]): Record<keyof Totals, bigint> {
  const sums = { gross: 0n, deductions: 0n, employee_taxes: 0n, reimbursements: 0n, net: 0n, employer_costs: 0n }
  const signs = { earning: 1n, deduction: -1n, tax: -1n, reimbursement: 1n, employer_cost: 0n }
  for (const { kind, amount } of lines) {
    sums[totalOf[kind]] += minorOf(amount)
    sums.net += signs[kind] * minorOf(amount)
  }
  return sums
}

const inMinor = (totals: Totals): Record<keyof Totals, bigint> => ({
  gross: minorOf(totals.gross),
  deductions: minorOf(totals.deductions),
  employee_taxes: minorOf(totals.employee_taxes),
  reimbursements: minorOf(totals.reimbursements),
  net: minorOf(totals.net),
  employer_costs: minorOf(totals.employer_costs),
})

const decimal = (max: number, decimals: number) =>
  fc
    .tuple(fc.integer({ min: 0, max }), fc.integer({ min: 0, max: decimals }))
    .map(([n, scale]) => formatMoney(n, scale))

/** A line that is right: its amount is given, or follows from so many at such a rate. */
const lineIn = (exponent: number, sign: -1 | 1): fc.Arbitrary<Line> =>
  fc
    .record({
      kind: fc.constantFrom(...kinds),
      amount: fc.integer({ min: 0, max: 10 ** 9 }),
      factors: fc.option(fc.tuple(decimal(10_000_000, 4), decimal(10_000_000, 6)), { nil: undefined }),
    })
    .map(({ kind, amount, factors }) => {
      const named = { kind, code: 'code', name: 'Name' }
      if (!factors) return { ...named, amount: formatMoney(sign * amount, exponent) }
      const [quantity, rate] = factors
      const product = productOf(quantity, rate, exponent)
      if (product >= 10n ** 13n) return { ...named, amount: formatMoney(sign * amount, exponent) }
      return { ...named, quantity, rate, amount: formatMoney(product, exponent) }
    })

interface Plan {
  currency: string
  type: Schemas['PayRunType']
  payslips: Line[][]
}

const plans = (maxPayslips: number): fc.Arbitrary<Plan> =>
  fc
    .record({
      currency: fc.constantFrom('JPY', 'ISK', 'EUR', 'USD', 'KWD', 'TND'),
      type: fc.constantFrom('off_cycle' as const, 'correction' as const),
    })
    .chain(({ currency, type }) => {
      const exponent = knownExponent(currency)
      const signs = type === 'correction' ? ([1, -1] as const) : ([1] as const)
      const line = fc.constantFrom(...signs).chain((sign) => lineIn(exponent, sign))
      const lines = fc.array(line, { minLength: 1, maxLength: 8 })
      return fc.array(lines, { minLength: 1, maxLength: maxPayslips }).map((payslips) => ({ currency, type, payslips }))
    })

const debtor = { name: 'Acme', iban: 'FR1420041010050500013M02606', bic: undefined }
const iban = 'DE89370400440532013000'

/** The amounts of a column of the CSV. */
function column(csv: string, name: string): bigint[] {
  const [names = '', ...lines] = csv.trimEnd().split('\r\n')
  const index = names.split(',').indexOf(name)
  return lines.map((line) => minorOf(line.split(',')[index] ?? 'none'))
}

const sum = (amounts: bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n)

async function joined(parts: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const part of parts) text += part
  return text
}

describe('thousands of pay runs', () => {
  it('lose no cent from their lines to their exports', async () => {
    await fc.assert(
      fc.asyncProperty(plans(6), async ({ currency, type, payslips }) => {
        const rows = payslips.map((lines, index) => {
          const checked = parseLines(lines, { currency, type }, 'body.lines')
          assert.deepEqual(checked.problems, [])
          const sums = sumLines(checked.lines)
          assert.deepEqual(sums, reckon(lines))
          const stored = Object.fromEntries(Object.entries(sums).map(([name, minor]) => [name, Number(minor)]))
          const row = { id: index, person_id: index, first_name: 'A', last_name: 'L', ...stored } as PayslipRow
          assert.deepEqual(inMinor(presentTotals(row, currency)), sums)
          return row
        })
        const whole = reckon(payslips.flat())
        const csv = await joined(
          payRunCsv(
            { currency },
            (async function* () {
              yield rows
            })(),
          ),
        )
        for (const name of ['gross', 'net', 'employer_costs'] as const) {
          assert.equal(sum(column(csv, name)), whole[name], name)
        }
        const paid = rows.filter(({ net }) => net > 0)
        const run = { id: 1, currency, period_start: '', period_end: '', approved_at: '2026-01-28T16:00:00.000Z' }
        const message = {
          run,
          business_id: 1,
          debtor,
          accounts: new Map(paid.map(({ person_id }) => [person_id, { iban, bic: undefined, name: undefined }])),
          execution_date: '2026-01-30',
          now: new Date(0),
          count: paid.length,
          sum: sum(paid.map(({ net }) => BigInt(net))),
        }
        const xml = await joined(
          pain001(
            message,
            (async function* () {
              yield paid
            })(),
          ),
        )
        const instructed = sum(textsOf(xml, 'InstdAmt').map(minorOf))
        assert.deepEqual(textsOf(xml, 'CtrlSum').map(minorOf), [instructed, instructed])
        assert.equal(instructed, sum(rows.map(({ net }) => BigInt(Math.max(net, 0)))))
      }),
      { numRuns: 3_000 },
    )
  })

  it('take an amount that is a minor unit off its product in none of them', () => {
    const currencies = fc.constantFrom('JPY', 'EUR', 'BHD')
    const off = fc.constantFrom(-1n, 1n)
    fc.assert(
      fc.property(decimal(100_000, 4), decimal(10_000, 6), currencies, off, (quantity, rate, currency, error) => {
        const exponent = knownExponent(currency)
        const right = productOf(quantity, rate, exponent)
        const amount = formatMoney(right + error, exponent)
        const line = { kind: 'earning' as const, code: 'c', name: 'n', quantity, rate, amount }
        const { problems } = parseLines([line], { currency, type: 'correction' }, 'body.lines')
        assert.equal(problems.length, 1)
        assert.equal(parseMoney(problems[0]?.message.split(': ')[1] ?? '', exponent), right)
      }),
      { numRuns: 3_000 },
    )
  })
})

describe('pay runs through HTTP', () => {
  it('lose no cent from their lines to the database, the events and the exports', async () => {
    const changes = fc.record({ before: plans(5), after: plans(5) })
    await fc.assert(
      fc.asyncProperty(changes, async ({ before, after: { payslips: later } }) => {
        const { currency, payslips } = before
        const usable = later.filter((lines) => lines.every(({ amount }) => isIn(currency, amount)))
        const { id } = await draft({ currency, type: 'correction' })
        const written = (given: Line[][]) => given.map((lines, n) => ({ person_id: people[n] ?? 0, lines }))
        await api.call('payslips.putMany', { path: { id }, body: { payslips: written(payslips) } })
        for (const [n, lines] of usable.entries()) {
          await api.call('payslips.put', { path: { id, person_id: people[n] ?? 0 }, body: { lines } })
        }
        const now = payslips.length > usable.length ? [...usable, ...payslips.slice(usable.length)] : usable

        const run = await approve(await get(id))
        const whole = reckon(now.flat())
        const { people_count, ...totals } = run.totals
        assert.deepEqual([people_count, inMinor(totals)], [now.length, whole])
        const events = await all(api, 'events.list', { query: { types: 'payrun.approved', limit: 200 } })
        const event = events.find(({ data }) => 'id' in data && data.id === id)
        assert.deepEqual(event && 'totals' in event.data && event.data.totals, run.totals)

        const slips = await all(api, 'payslips.list', { path: { id } })
        assert.deepEqual(
          slips.map((slip) => inMinor(slip.totals)),
          now.map(reckon),
        )
        const [first] = now
        const shown = (await api.call('payslips.get', { path: { id, person_id: people[0] ?? 0 } })).body.data
        assert.deepEqual(
          shown.lines.map(({ kind, amount }) => [kind, amount]),
          first?.map(({ kind, amount }) => [kind, amount.replace(/^-(0[0.]*)$/, '$1')]),
        )

        const csv = (await api.call('payRuns.exportCsv', { path: { id } })).text
        assert.equal(sum(column(csv, 'net')), whole.net)
        const paid = sum(now.map((lines) => reckon(lines).net).filter((net) => net > 0n))
        if (paid === 0n) return
        const accounts = people.map((person_id) => ({ person_id, iban }))
        const body = { debtor: { name: 'Acme', iban }, accounts }
        const xml = (await api.call('payRuns.exportPain001', { path: { id }, body })).text
        assert.deepEqual(textsOf(xml, 'CtrlSum').map(minorOf), [paid, paid])
        assert.equal(sum(textsOf(xml, 'InstdAmt').map(minorOf)), paid)
      }),
      { numRuns: 40 },
    )
  })
})

const isIn = (currency: string, amount: string): boolean => parseMoney(amount, knownExponent(currency)) !== undefined
