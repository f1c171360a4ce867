import type { Schemas } from '../../operation/contract/contract.ts'
import { type Block, type Facts, plain, type Run, strong, type Table } from '../../pdf/blocks.ts'
import { escapeUnprintable, toPrintableLine } from '../../pdf/fonts.ts'
import { formatDay, formatPeriod } from '../../pdf/format-dates.ts'
import { text } from '../../texts/english.ts'
import { groupDigits } from '../money.ts'
import { payingStates } from '../pay-run.states.ts'
import type { Total } from '../totals.ts'

type Payslip = Schemas['Payslip']
type Status = Payslip['pay_run_status']
type LineKind = Schemas['PayslipLineKind']

/** The employer as it is printed on the payslip. */
export interface Employer {
  name: string
  address: string | null
}

interface Content {
  payslip: Payslip
  /** The type of the pay run. */
  type: Schemas['PayRunType']
  employer: Employer
  /** The address of the person. */
  address: string | null
}

/** The kinds of lines that make up the net pay, in the order in which they are printed, each with its total. */
const sections = [
  ['earning', 'gross'],
  ['deduction', 'deductions'],
  ['tax', 'employee_taxes'],
  ['reimbursement', 'reimbursements'],
] as const

/** Returns the title of a printed payslip. */
export const payslipTitle = (type: Schemas['PayRunType']): string =>
  text(`papers.payslip.${type === 'off_cycle' || type === 'correction' ? type : 'regular'}`)

/**
 * Returns the content of a printed payslip. The content begins with a notice if the pay run is in a state in which it
 * is not paid.
 */
export function payslipBlocks({ payslip, type, employer, address }: Content): Block[] {
  const { period_start, period_end, pay_date, pay_run_status, currency, totals, year_to_date } = payslip
  const costs = section(payslip, 'employer_cost', 'employer_costs')
  return [
    { kind: 'heading', level: 1, runs: plain(payslipTitle(type)) },
    ...notice(pay_run_status),
    parties({ payslip, employer, address }),
    {
      kind: 'facts',
      pairs: [
        ...employeeNumber(payslip),
        [text('papers.payslip.period'), formatPeriod(period_start, period_end)],
        [payDateLabel(pay_run_status), formatDay(pay_date)],
        [text('papers.payslip.yearToDateSince'), formatDay(year_to_date.since)],
      ],
    },
    ...sections.flatMap(([kind, total]) => section(payslip, kind, total)),
    ...(year_to_date.lines.length > 0 ? [summary(payslip)] : []),
    { kind: 'total', name: text('papers.payslip.net'), value: `${groupDigits(totals.net)} ${currency}` },
    ...costs,
  ]
}

/** Returns the notice on a payslip whose pay run is in a state in which it is not paid. */
const notice = (status: Status): Block[] =>
  payingStates.includes(status)
    ? []
    : [
        {
          kind: 'notice',
          runs: strong(
            text(`papers.payslip.notice.${status === 'draft' || status === 'cancelled' ? status : 'other'}`),
          ),
        },
      ]

/** Returns the label of the pay date, which is “planned” until the pay run is approved. */
const payDateLabel = (status: Status): string =>
  text(`papers.payslip.payDate.${status === 'completed' || status === 'approved' ? status : 'planned'}`)

/** Returns a table with the employer and the employee side by side. */
const parties = ({ payslip, employer, address }: Omit<Content, 'type'>): Table => ({
  kind: 'table',
  style: 'columns',
  shares: [0.5, 0.5],
  align: ['left', 'left'],
  rows: [
    [plain(text('papers.payslip.employer')), plain(text('papers.payslip.employee'))],
    [party(employer.name, employer.address), party(`${payslip.first_name} ${payslip.last_name}`, address)],
  ],
})

const party = (name: string, address: string | null): Run[] => [
  ...strong(toPrintableLine(name)),
  ...(address === null ? [] : plain(`\n${escapeUnprintable(address)}`)),
]

const employeeNumber = ({ employee_number: number }: Payslip): Facts['pairs'] =>
  number === null ? [] : [[text('papers.payslip.employeeNumber'), toPrintableLine(number)]]

/**
 * The columns of the tables. The amounts and the sums of the year are aligned in all tables; a table without quantities
 * has a wider column for names.
 */
const columns: Pick<Table, 'shares' | 'align'> = { shares: [0.56, 0.22, 0.22], align: ['left', 'right', 'right'] }
const ratedColumns: typeof columns = {
  shares: [0.3, 0.12, 0.14, 0.22, 0.22],
  align: ['left', 'right', 'right', 'right', 'right'],
}

/**
 * Returns a table with the lines of a kind and the sums of the year, which are printed next to the last line with their
 * code. Codes without a line on this payslip have only the sum of the year.
 */
function section(payslip: Payslip, kind: LineKind, total: Exclude<Total, 'net'>): Block[] {
  const { currency, totals, year_to_date: year } = payslip
  const lines = payslip.lines.filter((line) => line.kind === kind)
  const sums = year.lines.filter((line) => line.kind === kind)
  if (sums.length === 0) return []
  const isRated = lines.some(({ quantity, rate }) => quantity !== null || rate !== null)
  const row = (name: Run[], rated: string[], amount: Run[], sum: Run[]) => [
    name,
    ...(isRated ? rated.map(plain) : []),
    amount,
    sum,
  ]
  const sumAfter = (index: number) =>
    sums.find(({ code }) => lines.findLastIndex((line) => line.code === code) === index)?.amount ?? ''
  const otherSums = sums.filter(({ code }) => lines.every((line) => line.code !== code))
  return [
    {
      kind: 'table',
      style: 'amounts',
      hasSum: true,
      ...(isRated ? ratedColumns : columns),
      rows: [
        row(
          plain(text(`papers.payslip.lines.${kind}`)),
          [text('papers.payslip.quantity'), text('papers.payslip.rate')],
          plain(text('papers.payslip.amount', { currency })),
          plain(text('papers.payslip.yearToDate')),
        ),
        ...lines.map(({ name, explanation, quantity, rate, amount }, index) =>
          row(
            plain(escapeUnprintable(name) + (explanation === undefined ? '' : `\n${escapeUnprintable(explanation)}`)),
            [groupDigits(quantity ?? ''), groupDigits(rate ?? '')],
            plain(groupDigits(amount)),
            plain(groupDigits(sumAfter(index))),
          ),
        ),
        ...otherSums.map(({ name, amount }) =>
          row(plain(escapeUnprintable(name)), ['', ''], plain(''), plain(groupDigits(amount))),
        ),
        row(
          strong(text('papers.payslip.total')),
          ['', ''],
          strong(groupDigits(totals[total])),
          strong(groupDigits(year.totals[total])),
        ),
      ],
    },
  ]
}

/** Returns a table with the components of the net pay, which is printed again below it. */
function summary({ totals, year_to_date: year, currency }: Payslip): Block {
  const names = ['gross', 'deductions', 'employee_taxes', 'reimbursements'] as const
  const relevant = names.filter(
    (name) => name === 'gross' || Number(totals[name]) !== 0 || Number(year.totals[name]) !== 0,
  )
  const amounts = (name: Total, style: typeof plain) => [
    style(groupDigits(totals[name])),
    style(groupDigits(year.totals[name])),
  ]
  return {
    kind: 'table',
    style: 'amounts',
    hasSum: true,
    ...columns,
    rows: [
      [
        plain(text('papers.payslip.summary')),
        plain(text('papers.payslip.amount', { currency })),
        plain(text('papers.payslip.yearToDate')),
      ],
      ...relevant.map((name) => [plain(text(`papers.payslip.summary.${name}`)), ...amounts(name, plain)]),
      [strong(text('papers.payslip.net')), ...amounts('net', strong)],
    ],
  }
}
