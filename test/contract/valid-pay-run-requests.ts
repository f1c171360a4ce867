import type { OperationId } from '../../server/operation/contract/contract.ts'
import type { AnyInput } from '../support/http.ts'
import { createPayment } from '../support/samples/bank-account.ts'
import { createCompensation } from '../support/samples/compensation.ts'
import { createPerson } from '../support/samples/factories.ts'
import {
  createJournalAccounts,
  createPayCode,
  createPayRun,
  createPaySchedule,
  createRecurringLine,
} from '../support/samples/pay-run.ts'
import type { Tenant } from './tenant.ts'

type PayRunOperation = Extract<
  OperationId,
  | `payRuns.${string}`
  | `payslips.${string}`
  | `payCodes.${string}`
  | `paySchedules.${string}`
  | `recurringLines.${string}`
  | 'people.payslips'
  | 'people.exportPayslipsCsv'
  | 'people.retroPay'
>

/** Requests of the operations for pay runs. Each payslip has one line of 10.00. */
export const payRunRequests: Record<PayRunOperation, (tenant: Tenant) => Promise<AnyInput>> = {
  'payRuns.list': async (tenant) => {
    await addPayRun(tenant)
    return { query: { limit: 2, type: 'off_cycle', status: 'draft', from: '2026-01-01', to: '2026-12-31' } }
  },
  'payRuns.create': async () => ({
    body: {
      type: 'regular',
      period_start: '2026-01-01',
      period_end: '2026-01-31',
      pay_date: '2026-01-30',
      currency: 'EUR',
      external_id: `payroll-${++serial}`,
      metadata: { cost_center: '42' },
      from_compensations: true,
    },
  }),
  'payRuns.get': async (tenant) => ({ path: { id: await addPayRun(tenant) } }),
  'payRuns.update': async (tenant) => ({
    path: { id: await addPayRun(tenant) },
    header: { 'If-Match': '"1"' },
    body: { period_start: '2026-01-02', period_end: '2026-01-30', pay_date: '2026-01-31', external_id: null },
  }),
  'payRuns.delete': async (tenant) => ({ path: { id: await addPayRun(tenant) }, header: { 'If-Match': '"1"' } }),
  'payRuns.checks': async (tenant) => ({ path: { id: await addPayRun(tenant) } }),
  'payRuns.compare': async ({ app, business }) => {
    const { id: other } = await createPayRun(app, { business_id: business.id, period: ['2025-12-01', '2025-12-31'] })
    const { id } = await createPayRun(app, { business_id: business.id })
    return { path: { id }, query: { with: other, limit: 2 } }
  },
  'payRuns.redraft': async (tenant) => {
    const { app, business } = tenant
    const { id: person_id } = await createPerson(app, { business_id: business.id })
    await createCompensation(app, { business_id: business.id, person_id })
    return { path: { id: await addPayRun(tenant) }, header: { 'If-Match': '"1"' }, body: { dry_run: false } }
  },
  'payRuns.approve': async (tenant) => ({ path: { id: await addPayRun(tenant) }, header: { 'If-Match': '"1"' } }),
  'payRuns.reopen': async (tenant) => ({
    path: { id: await addPayRun(tenant, 'approved') },
    header: { 'If-Match': '"1"' },
    body: { reason: 'A bonus is missing' },
  }),
  'payRuns.complete': async (tenant) => ({
    path: { id: await addPayRun(tenant, 'approved') },
    header: { 'If-Match': '"1"' },
  }),
  'payRuns.cancel': async (tenant) => ({
    path: { id: await addPayRun(tenant) },
    header: { 'If-Match': '"1"' },
    body: { reason: 'Drafted twice' },
  }),
  'payRuns.exportCsv': async (tenant) => ({ path: { id: await addPayRun(tenant) } }),
  'payRuns.exportJournal': async ({ app, business }) => {
    await createJournalAccounts(app, business.id)
    return { path: { id: (await createPayRun(app, { business_id: business.id })).id } }
  },
  'payRuns.exportPain001': async ({ app, business }) => {
    const { id, people } = await createPayRun(app, { business_id: business.id, status: 'approved' })
    const iban = 'DE89370400440532013000'
    const accounts = people.map((person_id) => ({ person_id, iban, bic: 'COBADEFFXXX', name: 'Ada Lovelace' }))
    const debtor = { name: 'Acme SAS', iban: 'FR14 2004 1010 0505 0001 3M02 606', bic: 'PSSTFRPPPAR' }
    return { path: { id }, body: { debtor, accounts, execution_date: '2026-01-30' } }
  },
  'payRuns.payments': async ({ app, business }) => {
    const { id, people } = await createPayRun(app, { business_id: business.id, status: 'approved' })
    const payment = { business_id: business.id, pay_run_id: id, person_id: people[0] as number }
    for (const bank_account_id of [1, 2, 3]) await createPayment(app, { ...payment, bank_account_id })
    return { path: { id }, query: { limit: 2 } }
  },
  'payslips.list': async (tenant) => ({ path: { id: await addPayRunForTwo(tenant) }, query: { limit: 2 } }),
  'payslips.get': async (tenant) => ({ path: await addPayslip(tenant) }),
  'payslips.pdf': async (tenant) => ({ path: await addPayslip(tenant) }),
  'payslips.put': async (tenant) => ({
    path: await addPayslip(tenant),
    header: { 'If-Match': '"1"' },
    body: { lines: lines() },
  }),
  'payslips.putMany': async (tenant) => {
    const { id, person_id } = await addPayslip(tenant)
    const other = (await createPerson(tenant.app, { business_id: tenant.business.id })).id
    const payslips = [person_id, other].map((person_id) => ({ person_id, lines: lines() }))
    return { path: { id }, header: { 'If-Match': '"1"' }, body: { payslips } }
  },
  'payslips.delete': async (tenant) => ({ path: await addPayslip(tenant), header: { 'If-Match': '"1"' } }),
  'payCodes.list': async (tenant) => {
    await addPayCode(tenant)
    return { query: { limit: 2, include_archived: true } }
  },
  'payCodes.create': async () => ({
    body: {
      code: `overtime-${++serial}`,
      name: 'Overtime',
      kind: 'earning',
      account: '6010',
      liability_account: null,
      taxable: false,
      proration: 'working_days',
      external_id: `code-${serial}`,
      metadata: { cost_center: '42' },
    },
  }),
  'payCodes.get': async (tenant) => ({ path: { id: await addPayCode(tenant) } }),
  'payCodes.update': async (tenant) => ({
    path: { id: await addPayCode(tenant) },
    header: { 'If-Match': '"1"' },
    body: {
      name: 'Extra hours',
      account: null,
      liability_account: '2200',
      taxable: false,
      proration: 'thirty_days',
      archived: true,
    },
  }),
  'payCodes.delete': async (tenant) => ({ path: { id: await addPayCode(tenant) }, header: { 'If-Match': '"1"' } }),
  'paySchedules.list': async (tenant) => {
    await addPaySchedule(tenant)
    return { query: { limit: 2 } }
  },
  'paySchedules.create': async () => ({ body: payScheduleBody() }),
  'paySchedules.preview': async () => ({ body: payScheduleBody() }),
  'paySchedules.get': async (tenant) => ({ path: { id: await addPaySchedule(tenant) } }),
  'paySchedules.update': async (tenant) => ({
    path: { id: await addPaySchedule(tenant) },
    header: { 'If-Match': '"1"' },
    body: { ...payScheduleBody(), name: 'Monthly', drafts_days_before_pay_date: 7, active: false },
  }),
  'paySchedules.delete': async (tenant) => ({
    path: { id: await addPaySchedule(tenant) },
    header: { 'If-Match': '"1"' },
  }),
  'recurringLines.list': async (tenant) => {
    const { person_id } = await addRecurringLine(tenant)
    await createRecurringLine(tenant.app, { business_id: tenant.business.id, person_id, code: 'bonus' })
    return { path: { id: person_id }, query: { limit: 2 } }
  },
  'recurringLines.create': async ({ app, business }) => ({
    path: { id: (await createPerson(app, { business_id: business.id })).id },
    header: { 'If-Match': '"1"' },
    body: {
      kind: 'earning',
      code: 'salary',
      name: 'Salary',
      amount: '4000.00',
      currency: 'EUR',
      starts_on: '2026-01-01',
      ends_on: '2026-12-31',
    },
  }),
  'recurringLines.get': async (tenant) => ({ path: { id: (await addRecurringLine(tenant)).id } }),
  'recurringLines.update': async (tenant) => ({
    path: { id: (await addRecurringLine(tenant)).id },
    header: { 'If-Match': '"1"' },
    body: { kind: 'deduction', code: 'rent', name: 'Rent', amount: '1.00', starts_on: '2026-02-01', ends_on: null },
  }),
  'recurringLines.delete': async (tenant) => ({
    path: { id: (await addRecurringLine(tenant)).id },
    header: { 'If-Match': '"1"' },
  }),
  'people.payslips': async ({ app, business }) => {
    const { people } = await createPayRun(app, { business_id: business.id, status: 'approved' })
    await createPayRun(app, { business_id: business.id, people })
    return { path: { id: people[0] ?? 0 }, query: { limit: 2 } }
  },
  'people.exportPayslipsCsv': async ({ app, business }) => {
    const { people } = await createPayRun(app, { business_id: business.id, status: 'approved' })
    return { path: { id: people[0] ?? 0 }, query: { sort: '-id' } }
  },
  'people.retroPay': async ({ app, business }) => {
    const { id } = await createPerson(app, { business_id: business.id })
    return { path: { id }, query: { from: '2036-01-01' } }
  },
}

let serial = 0

const lines = () => [
  { kind: 'earning', code: 'hours', name: 'Hours', quantity: '7.5', rate: '20.333', amount: '152.50' },
  { kind: 'tax', code: 'income_tax', name: 'Income tax', amount: '12.50' },
]

const addPayRun = async ({ app, business }: Tenant, status: 'draft' | 'approved' = 'draft') =>
  (await createPayRun(app, { business_id: business.id, status })).id

const payScheduleBody = () => ({
  name: 'Every two weeks',
  frequency: 'fortnightly' as const,
  period_starts_on: '2026-01-05',
  first_day: null,
  pay_days_after_period_end: 3,
  pay_day_of_month: null,
  pay_month: 'next' as const,
  pay_date_moves: 'nearest' as const,
  drafts_days_before_pay_date: 2,
  currency: 'EUR',
  from_compensations: false,
  recurring_lines: false,
  active: true,
  external_id: `schedule-${++serial}`,
  metadata: { cost_center: '42' },
})

const addPaySchedule = async ({ app, business }: Tenant): Promise<number> =>
  (await createPaySchedule(app, { business_id: business.id })).id

const addPayCode = async ({ app, business }: Tenant): Promise<number> =>
  (await createPayCode(app, { business_id: business.id, code: `code-${++serial}` })).id

async function addRecurringLine({ app, business }: Tenant): Promise<{ id: number; person_id: number }> {
  const { id: person_id } = await createPerson(app, { business_id: business.id })
  return { person_id, ...(await createRecurringLine(app, { business_id: business.id, person_id })) }
}

async function addPayslip({ app, business }: Tenant): Promise<{ id: number; person_id: number }> {
  const { id, people } = await createPayRun(app, { business_id: business.id })
  return { id, person_id: people[0] ?? 0 }
}

async function addPayRunForTwo({ app, business }: Tenant): Promise<number> {
  const people = [1, 2].map(() => createPerson(app, { business_id: business.id }))
  const ids = (await Promise.all(people)).map(({ id }) => id)
  return (await createPayRun(app, { business_id: business.id, people: ids })).id
}
