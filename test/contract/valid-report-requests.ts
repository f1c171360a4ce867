import type { OperationId } from '../../server/operation/contract/contract.ts'
import type { AnyInput } from '../support/http.ts'
import { createPerson } from '../support/samples/factories.ts'
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
}

const period = { from: '2026-01-01', to: '2026-06-30' }

const addEmployee = ({ app, business }: Tenant): Promise<{ id: number }> =>
  createPerson(app, { business_id: business.id, department: 'Engines', start_date: '2026-02-01' })
