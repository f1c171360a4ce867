import type { OperationId } from '../../server/operation/contract/contract.ts'
import type { AnyInput } from '../support/http.ts'
import { createCompensation } from '../support/samples/compensation.ts'
import { createPerson } from '../support/samples/factories.ts'
import { createLeaveRequest, createLeaveType } from '../support/samples/leave.ts'
import { createPayRun } from '../support/samples/pay-run.ts'
import type { Tenant } from './tenant.ts'

type ReportOperation = Extract<OperationId, `reports.${string}`>

/** Requests of the operations for reports. */
export const reportRequests: Record<ReportOperation, (tenant: Tenant) => Promise<AnyInput>> = {
  'reports.headcount': async (tenant) => {
    await addEmployee(tenant)
    return { query: { ...period, group_by: 'department' } }
  },
  'reports.turnover': async (tenant) => {
    await addEmployee(tenant)
    return { query: { ...period, group_by: 'department' } }
  },
  'reports.absence': async (tenant) => {
    const { app, business } = tenant
    const { id: person_id } = await addEmployee(tenant)
    const { id: leave_type_id } = await createLeaveType(app, { business_id: business.id })
    const leave = { start_date: '2026-03-02', end_date: '2026-03-03' }
    await createLeaveRequest(app, { business_id: business.id, person_id, leave_type_id, ...leave })
    await app.db
      .updateTable('leave_requests')
      .set({ status: 'approved', decided_at: '2026-02-01T09:00:00Z' })
      .where('person_id', '=', person_id)
      .execute()
    return { query: { ...period, leave_type_id, group_by: 'department' } }
  },
  'reports.leaveLiability': async (tenant) => {
    await addUnusedLeave(tenant)
    return { query: { as_of: '2026-06-30', group_by: 'leave_type' } }
  },
  'reports.leaveLiabilityPeople': async (tenant) => {
    await addUnusedLeave(tenant)
    await addUnusedLeave(tenant)
    return { query: { as_of: '2026-06-30', limit: 2 } }
  },
  'reports.payCost': async ({ app, business }) => {
    await createPayRun(app, { business_id: business.id, status: 'completed' })
    return { query: period }
  },
}

async function addUnusedLeave(tenant: Tenant): Promise<void> {
  const { app, business, owner } = tenant
  const { id: person_id } = await addEmployee(tenant)
  const { id: leave_type_id } = await createLeaveType(app, { business_id: business.id })
  await createCompensation(app, { business_id: business.id, person_id })
  const body = { person_id, leave_type_id, days: 2.5, effective_on: '2026-03-01' }
  await owner.call('leaveBalances.adjust', { body })
}

const period = { from: '2026-01-01', to: '2026-06-30' }

/** The number of the last department: each request has its own. */
let serial = 0

const addEmployee = ({ app, business }: Tenant): Promise<{ id: number }> =>
  createPerson(app, { business_id: business.id, department: `Reported ${++serial}`, start_date: '2026-02-01' })
