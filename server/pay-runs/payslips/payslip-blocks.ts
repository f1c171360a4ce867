import type { Schemas } from '../../operation/contract/contract.ts'
import { type Block, type Facts, plain, type Run, strong, type Table } from '../../pdf/blocks.ts'
import { escapeUnprintable, toPrintableLine } from '../../pdf/fonts.ts'
import { formatDay, formatPeriod } from '../../pdf/format-dates.ts'
import { text } from '../../texts/english.ts'
import { groupDigits } from '../money.ts'
import { payingStates } from '../pay-run.states.ts'

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
  const { period_start, period_end, pay_date, pay_run_status, currency, totals, lines } = payslip
  const costs = section(payslip, 'employer_cost', totals.employer_costs)
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
      ],
    },
    ...sections.flatMap(([kind, total]) => section(payslip, kind, totals[total])),
    ...(lines.length > 0 ? [summary(payslip)] : []),
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
 * The columns of the tables. The amounts of all tables are aligned; a table without quantities has a wider column for
 * names.
 */
const columns: Pick<Table, 'shares' | 'align'> = { shares: [0.74, 0.26], align: ['left', 'right'] }
const ratedColumns: typeof columns = { shares: [0.44, 0.12, 0.18, 0.26], align: ['left', 'right', 'right', 'right'] }

function section({ lines, currency }: Payslip, kind: LineKind, total: string): Block[] {
  const linesOfKind = lines.filter((line) => line.kind === kind)
  if (linesOfKind.length === 0) return []
  const isRated = linesOfKind.some(({ quantity, rate }) => quantity !== null || rate !== null)
  const row = (name: Run[], rated: string[], amount: Run[]) => [name, ...(isRated ? rated.map(plain) : []), amount]
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
        ),
        ...linesOfKind.map(({ name, explanation, quantity, rate, amount }) =>
          row(
            plain(escapeUnprintable(name) + (explanation === undefined ? '' : `\n${escapeUnprintable(explanation)}`)),
            [groupDigits(quantity ?? ''), groupDigits(rate ?? '')],
            plain(groupDigits(amount)),
          ),
        ),
        row(strong(text('papers.payslip.total')), ['', ''], strong(groupDigits(total))),
      ],
    },
  ]
}

/** Returns a table with the components of the net pay, which is printed below it. */
function summary({ totals, currency }: Payslip): Block {
  const { gross, deductions, employee_taxes, reimbursements } = totals
  const rows = [
    ['gross', gross],
    ['deductions', deductions],
    ['employee_taxes', employee_taxes],
    ['reimbursements', reimbursements],
  ] as const
  const relevant = rows.filter(([name, amount]) => name === 'gross' || Number(amount) !== 0)
  return {
    kind: 'table',
    style: 'amounts',
    ...columns,
    rows: [
      [plain(text('papers.payslip.summary')), plain(text('papers.payslip.amount', { currency }))],
      ...relevant.map(([name, amount]) => [plain(text(`papers.payslip.summary.${name}`)), plain(groupDigits(amount))]),
    ],
  }
}
