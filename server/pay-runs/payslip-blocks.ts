import type { Schemas } from '../operation/contract.ts'
import { type Block, type Paragraph, plain, type Run, type Table } from '../pdf/blocks.ts'
import { printed } from '../pdf/fonts.ts'
import { payingStates } from './pay-run.states.ts'

type Payslip = Schemas['Payslip']

/** The kinds of lines in the order in which they are printed, with their titles and totals. */
const sections = [
  ['earning', 'Earnings', 'gross'],
  ['deduction', 'Deductions', 'deductions'],
  ['tax', 'Taxes', 'employee_taxes'],
  ['reimbursement', 'Reimbursements', 'reimbursements'],
  ['employer_cost', 'Paid by the employer on top', 'employer_costs'],
] as const

/** The content of a printed payslip. It begins with a notice where the pay run does not pay. */
export function payslipBlocks(payslip: Payslip): Block[] {
  const { first_name, last_name, employee_number, period_start, period_end, pay_date, currency, totals } = payslip
  const facts: [string, string][] = [
    ['Name', `${first_name} ${last_name}`],
    ...(employee_number === null ? [] : ([['Employee number', employee_number]] as [string, string][])),
    ['Period', `${period_start} to ${period_end}`],
    ['Paid on', pay_date],
  ]
  return [
    { kind: 'heading', level: 1, runs: plain('Payslip') },
    ...notice(payslip.pay_run_status),
    { kind: 'paragraph', runs: facts.flatMap(([name, value], index) => fact(name, value, index > 0)) },
    ...sections.flatMap(([kind, title, total]) => section(payslip, kind, title, totals[total])),
    { kind: 'heading', level: 2, runs: plain(`Net pay: ${totals.net} ${currency}`) },
  ]
}

const notice = (status: Payslip['pay_run_status']): Paragraph[] =>
  payingStates.includes(status)
    ? []
    : [
        {
          kind: 'paragraph',
          runs: [{ text: `This pay run is ${inWords(status)}: nothing is paid by it.`, bold: true }],
        },
      ]

const inWords = (status: Payslip['pay_run_status']): string => (status === 'draft' ? 'a draft' : status)

const fact = (name: string, value: string, isNext: boolean): Run[] => [
  { text: `${isNext ? '\n' : ''}${name}: `, bold: false },
  { text: printed(value), bold: true },
]

function section(
  { lines, currency }: Payslip,
  kind: Schemas['PayslipLineKind'],
  title: string,
  total: string,
): Block[] {
  const own = lines.filter((line) => line.kind === kind)
  if (own.length === 0) return []
  const table: Table = {
    kind: 'table',
    align: ['left', 'right', 'right', 'right'],
    rows: [
      [plain(title), plain('Quantity'), plain('Rate'), plain(`Amount (${currency})`)],
      ...own.map(({ name, quantity, rate, amount }) => [printed(name), quantity ?? '', rate ?? '', amount].map(plain)),
      [[{ text: 'Total', bold: true }], [], [], [{ text: total, bold: true }]],
    ],
  }
  return [table]
}
