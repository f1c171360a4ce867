import type { Schemas } from '../../operation/contract/contract.ts'
import { type Block, type Facts, plain, type Run, strong, type Table } from '../../pdf/blocks.ts'
import { escapeUnprintable, toPrintableLine } from '../../pdf/fonts.ts'
import { formatDay, formatPeriod } from '../../pdf/format-dates.ts'
import { text } from '../../texts/english.ts'
import { grouped } from '../money.ts'
import { payingStates } from '../pay-run.states.ts'

type Payslip = Schemas['Payslip']
type Status = Payslip['pay_run_status']
type LineKind = Schemas['PayslipLineKind']

/** Who pays, as the paper names them. */
export interface Employer {
  name: string
  address: string | null
}

interface Paper {
  payslip: Payslip
  /** Of the pay run. */
  type: Schemas['PayRunType']
  employer: Employer
  /** Of the person. */
  address: string | null
}

/** The kinds of lines that make up the net pay, in the order in which they are printed, with their totals. */
const sections = [
  ['earning', 'gross'],
  ['deduction', 'deductions'],
  ['tax', 'employee_taxes'],
  ['reimbursement', 'reimbursements'],
] as const

/** The title of a printed payslip. */
export const payslipTitle = (type: Schemas['PayRunType']): string =>
  text(`papers.payslip.${type === 'off_cycle' || type === 'correction' ? type : 'regular'}`)

/** The content of a printed payslip. It begins with a notice where the pay run does not pay. */
export function payslipBlocks({ payslip, type, employer, address }: Paper): Block[] {
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
        [payDayName(pay_run_status), formatDay(pay_date)],
      ],
    },
    ...sections.flatMap(([kind, total]) => section(payslip, kind, totals[total])),
    ...(lines.length > 0 ? [summary(payslip)] : []),
    { kind: 'total', name: text('papers.payslip.net'), value: `${grouped(totals.net)} ${currency}` },
    ...costs,
  ]
}

/** On the payslip of a pay run that does not pay. */
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

/** Says no more of the day than the state of the pay run does. */
const payDayName = (status: Status): string =>
  text(`papers.payslip.payDate.${status === 'completed' || status === 'approved' ? status : 'planned'}`)

/** Who pays and who is paid, beside each other. */
const parties = ({ payslip, employer, address }: Omit<Paper, 'type'>): Table => ({
  kind: 'table',
  look: 'pillars',
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

/** Amounts of all tables stand below each other; names have the room of columns that a table does not need. */
const columns: Pick<Table, 'shares' | 'align'> = { shares: [0.74, 0.26], align: ['left', 'right'] }
const ratedColumns: typeof columns = { shares: [0.44, 0.12, 0.18, 0.26], align: ['left', 'right', 'right', 'right'] }

function section({ lines, currency }: Payslip, kind: LineKind, total: string): Block[] {
  const own = lines.filter((line) => line.kind === kind)
  if (own.length === 0) return []
  const isRated = own.some(({ quantity, rate }) => quantity !== null || rate !== null)
  const row = (name: Run[], rated: string[], amount: Run[]) => [name, ...(isRated ? rated.map(plain) : []), amount]
  return [
    {
      kind: 'table',
      look: 'ledger',
      hasSum: true,
      ...(isRated ? ratedColumns : columns),
      rows: [
        row(
          plain(text(`papers.payslip.lines.${kind}`)),
          [text('papers.payslip.quantity'), text('papers.payslip.rate')],
          plain(text('papers.payslip.amount', { currency })),
        ),
        ...own.map(({ name, quantity, rate, amount }) =>
          row(plain(escapeUnprintable(name)), [grouped(quantity ?? ''), grouped(rate ?? '')], plain(grouped(amount))),
        ),
        row(strong(text('papers.payslip.total')), ['', ''], strong(grouped(total))),
      ],
    },
  ]
}

/** What the net pay is made up of, which stands below. */
function summary({ totals, currency }: Payslip): Block {
  const { gross, deductions, employee_taxes, reimbursements } = totals
  const rows = [
    ['gross', gross],
    ['deductions', deductions],
    ['employee_taxes', employee_taxes],
    ['reimbursements', reimbursements],
  ] as const
  const shown = rows.filter(([name, amount]) => name === 'gross' || Number(amount) !== 0)
  return {
    kind: 'table',
    look: 'ledger',
    ...columns,
    rows: [
      [plain(text('papers.payslip.summary')), plain(text('papers.payslip.amount', { currency }))],
      ...shown.map(([name, amount]) => [plain(text(`papers.payslip.summary.${name}`)), plain(grouped(amount))]),
    ],
  }
}
