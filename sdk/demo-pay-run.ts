import {
  type PayRun,
  type PayslipLineInput,
  type RecurringLineCreate,
  ValidationFailedError,
  type Workforce,
} from 'workforce-sdk'
import type { Receiver } from './demo-receiver.ts'
import { arrived, more, step, verified } from './demo-steps.ts'

/** The example account of ISO 13616; no money is transferred. */
const iban = 'DE89370400440532013000'

const salary: PayslipLineInput = {
  kind: 'earning',
  code: 'hours',
  name: 'Hours',
  quantity: '151.67',
  rate: '21.75',
  amount: '3298.82',
}
const tax: PayslipLineInput = { kind: 'tax', code: 'income_tax', name: 'Income tax', amount: '640.00' }
const phone: RecurringLineCreate = {
  kind: 'earning',
  code: 'phone',
  name: 'Phone allowance',
  amount: '20.00',
  starts_on: '2026-02-01',
}
const loan: PayslipLineInput = { kind: 'deduction', code: 'loan', name: 'Loan', amount: '32000.00' }

/**
 * Demonstrates a pay run for ten people. The negative net pay of one person blocks it until it is corrected. The next
 * pay run is then drafted from it.
 *
 * @param receiver - the receiver of a webhook for pay run events
 * @param secret - the secret of the webhook
 */
export async function showPayRun(workforce: Workforce, receiver: Receiver, secret: string): Promise<void> {
  const { data: people } = await workforce.people.list({ status: 'active', limit: 10 })
  const period = { period_start: '2026-01-01', period_end: '2026-01-31', pay_date: '2026-01-30' }
  const { id } = await workforce.payRuns.create({ type: 'off_cycle', currency: 'EUR', ...period })
  step('Pay run', `${id} drafted; ${await verified(await arrived(receiver), secret)}`)

  const payslips = people.map(({ id: person_id }, index) => ({
    person_id,
    lines: index === 3 ? [salary, tax, loan] : [salary, tax],
  }))
  const full = await workforce.payslips.putMany(id, { payslips })
  step('Payslips', `${full.totals.people_count} in one request, ${full.totals.net} ${full.currency} net`)

  const approve = ({ version }: PayRun) => workforce.payRuns.approve(id, { ifMatch: version })
  const blocked = await approve(full).then(() => undefined, asBlocked)
  for (const { code, person_id, message } of blocked?.blockers ?? []) {
    step('Blocked', `422 ${code}, person ${person_id}: ${message}`)
    if (person_id === null) continue
    await workforce.payslips.put(id, person_id, { lines: [salary, tax, { ...loan, amount: '320.00' }] })
    step('Repaired', `the loan of person ${person_id} was 320.00`)
  }
  const approved = await approve(await workforce.payRuns.get(id))
  step('Approved', `with If-Match; ${await verified(await arrived(receiver), secret)}`)

  const reopened = await workforce.payRuns.reopen(id, { reason: 'Look once more' }, { ifMatch: approved.version })
  await arrived(receiver)
  await approve(reopened)
  await arrived(receiver)
  const done = await workforce.payRuns.complete(id)
  step('Completed', `after a second look; ${await verified(await arrived(receiver), secret)}`)

  const csv = await workforce.payRuns.exportCsv(id)
  const accounts = people.map(({ id: person_id }) => ({ person_id, iban }))
  const xml = await (await workforce.payRuns.exportPain001(id, { debtor: { name: 'Acme', iban }, accounts })).text()
  const [, sum] = /<CtrlSum>(.*?)</.exec(xml) ?? []
  step(
    'Exported',
    `${csv.trimEnd().split('\r\n').length - 1} lines of CSV; pain.001.001.09 pays ${sum}, net was ${done.totals.net}`,
  )
  await showNextPayRun(workforce, done, people[0]?.id ?? 0)
  await arrived(receiver)
}

/** Adds a recurring line and drafts a pay run from the previous one and the recurring lines, then deletes both. */
async function showNextPayRun(workforce: Workforce, before: PayRun, person_id: number): Promise<void> {
  const line = await workforce.recurringLines.create(person_id, phone)
  try {
    const next = await workforce.payRuns.create({
      ...{ type: 'off_cycle', currency: 'EUR', copy_from: before.id, recurring_lines: true },
      ...{ period_start: '2026-02-01', period_end: '2026-02-28', pay_date: '2026-02-27' },
    })
    step('Next one', `a copy of pay run ${before.id}, with the recurring line of person ${person_id}:`)
    more(`${next.totals.people_count} payslips, ${next.totals.net} net after ${before.totals.net}`)
    await workforce.payRuns.delete(next.id)
  } finally {
    await workforce.recurringLines.delete(line.id)
  }
}

function asBlocked(error: unknown): ValidationFailedError {
  if (error instanceof ValidationFailedError && error.code === 'blocked') return error
  throw error
}
