import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import type { Schemas } from '../../../../server/operation/contract/contract.ts'
import { pain001 } from '../../../../server/pay-runs/exports/pain001.ts'
import { payRunCsv } from '../../../../server/pay-runs/exports/pay-runs.export-csv.ts'
import { formatMoney, parseMoney, requireExponent, roundedProduct } from '../../../../server/pay-runs/money.ts'
import { parseLines } from '../../../../server/pay-runs/payslips/parse-lines.ts'
import type { PayslipRow } from '../../../../server/pay-runs/payslips/present-payslip.ts'
import { sumLines } from '../../../../server/pay-runs/payslips/write-payslips.ts'
import { presentTotals } from '../../../../server/pay-runs/present-pay-run.ts'
import { all } from '../../../support/http.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { elementTexts } from '../exports/pain001-rules.ts'
import { createPayRunFixture } from '../pay-run-fixture.ts'

/*
 * Checks that lines, payslips, totals, events and exports agree to the minor unit. The expected totals are calculated
 * independently, from the digits of the lines in the request.
 */

const app = await startTestApp()
const { api, draft, addPerson, get, approve } = await createPayRunFixture(app)
const people = (await Promise.all(Array.from({ length: 5 }, () => addPerson()))).sort((a, b) => a - b)

type Line = Schemas['PayslipLineInput'] & Pick<Schemas['PayslipLine'], 'kind'>

const payCodes = new Map()
type Totals = Schemas['PayslipTotals']

const kinds = ['earning', 'deduction', 'tax', 'reimbursement', 'employer_cost'] as const
const totalByKind = {
  earning: 'gross',
  deduction: 'deductions',
  tax: 'employee_taxes',
  reimbursement: 'reimbursements',
  employer_cost: 'employer_costs',
} as const

const parseMinor = (amount: string): bigint => BigInt(amount.replace('.', ''))

/** Returns the totals of lines in minor units. */
function expectedTotals(lines: Line[]): Record<keyof Totals, bigint> {
  const sums = { gross: 0n, deductions: 0n, employee_taxes: 0n, reimbursements: 0n, net: 0n, employer_costs: 0n }
  const signs = { earning: 1n, deduction: -1n, tax: -1n, reimbursement: 1n, employer_cost: 0n }
  for (const { kind, amount } of lines) {
    sums[totalByKind[kind]] += parseMinor(amount)
    sums.net += signs[kind] * parseMinor(amount)
  }
  return sums
}

const parseTotals = (totals: Totals): Record<keyof Totals, bigint> => ({
  gross: parseMinor(totals.gross),
  deductions: parseMinor(totals.deductions),
  employee_taxes: parseMinor(totals.employee_taxes),
  reimbursements: parseMinor(totals.reimbursements),
  net: parseMinor(totals.net),
  employer_costs: parseMinor(totals.employer_costs),
})

const decimal = (max: number, decimals: number) =>
  fc
    .tuple(fc.integer({ min: 0, max }), fc.integer({ min: 0, max: decimals }))
    .map(([n, scale]) => formatMoney(n, scale))

/** Generates a valid line, with or without a quantity and a rate. */
const validLine = (exponent: number, sign: -1 | 1): fc.Arbitrary<Line> =>
  fc
    .record({
      kind: fc.constantFrom(...kinds),
      amount: fc.integer({ min: 0, max: 10 ** 9 }),
      factors: fc.option(fc.tuple(decimal(10_000_000, 4), decimal(10_000_000, 6)), { nil: undefined }),
    })
    .map(({ kind, amount, factors }) => {
      const label = { kind, code: 'code', name: 'Name' }
      if (!factors) return { ...label, amount: formatMoney(sign * amount, exponent) }
      const [quantity, rate] = factors
      const product = roundedProduct(quantity, rate, exponent)
      if (product >= 10n ** 13n) return { ...label, amount: formatMoney(sign * amount, exponent) }
      return { ...label, quantity, rate, amount: formatMoney(product, exponent) }
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
      const exponent = requireExponent(currency)
      const signs = type === 'correction' ? ([1, -1] as const) : ([1] as const)
      const line = fc.constantFrom(...signs).chain((sign) => validLine(exponent, sign))
      const lines = fc.array(line, { minLength: 1, maxLength: 8 })
      return fc.array(lines, { minLength: 1, maxLength: maxPayslips }).map((payslips) => ({ currency, type, payslips }))
    })

const debtor = { name: 'Acme', iban: 'FR1420041010050500013M02606', bic: undefined, postal_address: null }
const account = { iban: 'DE89370400440532013000', bic: undefined, name: undefined }
const iban = 'DE89370400440532013000'

/** Returns the amounts in a column of a CSV file. */
function column(csv: string, name: string): bigint[] {
  const [names = '', ...lines] = csv.trimEnd().split('\r\n')
  const index = names.split(',').indexOf(name)
  return lines.map((line) => parseMinor(line.split(',')[index] ?? 'none'))
}

const sum = (amounts: bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n)

describe('thousands of pay runs', () => {
  it('keep amounts exact from their lines to their exports', async () => {
    await fc.assert(
      fc.asyncProperty(plans(6), async ({ currency, type, payslips }) => {
        const rows = payslips.map((lines, index) => {
          const { lines: validLines, problems } = parseLines(lines, { currency, type, payCodes }, 'body.lines')
          assert.deepEqual(problems, [])
          const sums = sumLines(validLines)
          assert.deepEqual(sums, expectedTotals(lines))
          const stored = Object.fromEntries(Object.entries(sums).map(([name, minor]) => [name, Number(minor)]))
          const row = { id: index, person_id: index, first_name: 'A', last_name: 'L', ...stored } as PayslipRow
          assert.deepEqual(parseTotals(presentTotals(row, currency)), sums)
          return row
        })
        const whole = expectedTotals(payslips.flat())
        const csv = await text(payRunCsv({ currency }, Readable.from([rows])))
        for (const name of ['gross', 'net', 'employer_costs'] as const) {
          assert.equal(sum(column(csv, name)), whole[name], name)
        }
        const payees = rows.filter(({ net }) => net > 0)
        const run = { id: 1, currency, period_start: '', period_end: '', approved_at: '2026-01-28T16:00:00.000Z' }
        const message = {
          run,
          business_id: 1,
          debtor,
          payments: new Map(
            payees.map(({ person_id, net }) => [person_id, [{ account, postal_address: null, amount: BigInt(net) }]]),
          ),
          execution_date: '2026-01-30',
          now: new Date(0),
          count: payees.length,
          sum: sum(payees.map(({ net }) => BigInt(net))),
        }
        const xml = await text(pain001(message, Readable.from([payees])))
        const payments = sum(elementTexts(xml, 'InstdAmt').map(parseMinor))
        assert.deepEqual(elementTexts(xml, 'CtrlSum').map(parseMinor), [payments, payments])
        assert.equal(payments, sum(rows.map(({ net }) => BigInt(Math.max(net, 0)))))
      }),
      { numRuns: 3_000 },
    )
  })

  it('refuse an amount that differs from its product by a minor unit', () => {
    const currencies = fc.constantFrom('JPY', 'EUR', 'BHD')
    const off = fc.constantFrom(-1n, 1n)
    fc.assert(
      fc.property(decimal(100_000, 4), decimal(10_000, 6), currencies, off, (quantity, rate, currency, error) => {
        const exponent = requireExponent(currency)
        const product = roundedProduct(quantity, rate, exponent)
        const amount = formatMoney(product + error, exponent)
        const line = { kind: 'earning' as const, code: 'c', name: 'n', quantity, rate, amount }
        const { problems } = parseLines([line], { currency, type: 'correction', payCodes }, 'body.lines')
        assert.equal(problems.length, 1)
        assert.equal(parseMoney(problems[0]?.message.split(': ')[1] ?? '', exponent), product)
      }),
      { numRuns: 3_000 },
    )
  })
})

describe('pay runs through HTTP', () => {
  it('keep amounts exact from their lines to the database, the events and the exports', async () => {
    const changes = fc.record({ before: plans(5), after: plans(5) })
    await fc.assert(
      fc.asyncProperty(changes, async ({ before, after: { payslips: later } }) => {
        const { currency, payslips } = before
        const usable = later.filter((lines) =>
          lines.every(({ amount }) => parseMoney(amount, requireExponent(currency)) !== undefined),
        )
        const { id } = await draft({ currency, type: 'correction' })
        const input = payslips.map((lines, n) => ({ person_id: people[n] ?? 0, lines }))
        await api.call('payslips.putMany', { path: { id }, body: { payslips: input } })
        for (const [n, lines] of usable.entries()) {
          await api.call('payslips.put', { path: { id, person_id: people[n] ?? 0 }, body: { lines } })
        }
        const now = payslips.length > usable.length ? [...usable, ...payslips.slice(usable.length)] : usable

        const run = await approve(await get(id))
        const whole = expectedTotals(now.flat())
        const { people_count, ...totals } = run.totals
        assert.deepEqual([people_count, parseTotals(totals)], [now.length, whole])
        const events = await all(api, 'events.list', { query: { types: 'payrun.approved', limit: 200 } })
        const event = events.find(({ data }) => 'id' in data && data.id === id)
        assert.deepEqual(event && 'totals' in event.data && event.data.totals, run.totals)

        const slips = await all(api, 'payslips.list', { path: { id } })
        assert.deepEqual(
          slips.map((slip) => parseTotals(slip.totals)),
          now.map(expectedTotals),
        )
        const [first] = now
        const payslip = (await api.call('payslips.get', { path: { id, person_id: people[0] ?? 0 } })).body.data
        assert.deepEqual(
          payslip.lines.map(({ kind, amount }) => [kind, amount]),
          first?.map(({ kind, amount }) => [kind, amount.replace(/^-(0[0.]*)$/, '$1')]),
        )

        const csv = (await api.call('payRuns.exportCsv', { path: { id } })).text
        assert.equal(sum(column(csv, 'net')), whole.net)
        const payments = sum(now.map((lines) => expectedTotals(lines).net).filter((net) => net > 0n))
        if (payments === 0n) return
        const accounts = people.map((person_id) => ({ person_id, iban }))
        const body = { debtor: { name: 'Acme', iban }, accounts }
        const xml = (await api.call('payRuns.exportPain001', { path: { id }, body })).text
        assert.deepEqual(elementTexts(xml, 'CtrlSum').map(parseMinor), [payments, payments])
        assert.equal(sum(elementTexts(xml, 'InstdAmt').map(parseMinor)), payments)
      }),
      { numRuns: 40 },
    )
  })
})
