import type { Schemas } from '../../server/operation/contract/contract.ts'
import type { Caller } from '../support/http.ts'
import type { ClientAtTime, Staff } from './sample-users.ts'

const january = { period_start: '2026-01-01', period_end: '2026-01-31', pay_date: '2026-01-30' }
const february = { period_start: '2026-02-01', period_end: '2026-02-28', pay_date: '2026-02-27' }

/** Adds a completed pay run for January, and a draft for February that is its copy with a recurring line. */
export async function createPayRuns(clientAt: ClientAtTime, { emil, all }: Staff) {
  const admin = await clientAt('2026-01-26T10:00:00Z', 'admin')
  const first = await draft(admin, january)
  const payslips = all.map((person_id, index) => ({ person_id, lines: payslip(index) }))
  const { version } = (await admin.call('payslips.putMany', { path: { id: first }, body: { payslips } })).body.data
  const owner = await clientAt('2026-01-27T09:00:00Z', 'owner')
  await owner.call('payRuns.approve', { path: { id: first }, header: { 'If-Match': `"${version}"` } })
  await owner.call('payRuns.complete', { path: { id: first } })
  const phone = { kind: 'earning', code: 'phone', name: 'Phone allowance', amount: '20.00' } as const
  const later = await clientAt('2026-02-24T10:00:00Z', 'admin')
  const line = { ...phone, starts_on: '2026-02-01', ends_on: '2026-12-31' }
  await later.call('recurringLines.create', { path: { id: emil }, body: line })
  return { completed: first, draft: await draft(later, { ...february, copy_from: first }) }
}

const draft = async (admin: Caller, body: Partial<Schemas['PayRunCreate']>): Promise<number> =>
  (await admin.call('payRuns.create', { body: { type: 'regular', ...body } })).body.data.id

/** Returns the lines of a payslip, for a person with an index. */
function payslip(index: number): Schemas['PayslipLineInput'][] {
  const lines: Schemas['PayslipLineInput'][] = [
    { kind: 'tax', code: 'income_tax', name: 'Income tax', amount: `${600 + 40 * index}.00` },
    { kind: 'reimbursement', code: 'travel', name: 'Travel', amount: '42.50' },
  ]
  const rate = `${20 + index}.00`
  const hours = { quantity: '150', rate, amount: `${150 * (20 + index)}.00` }
  return [{ kind: 'earning', code: 'hours', name: 'Hours', ...hours }, ...lines]
}
