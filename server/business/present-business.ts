import type { Selectable } from 'kysely'
import type { Schemas } from '../operation/contract/contract.ts'
import type { BusinessTable } from './business.entity.ts'

/** The columns of `businesses` that `presentBusiness` reads. */
export const businessColumns = [
  'id',
  'name',
  'address',
  'currency',
  'time_zone',
  'sandbox',
  'require_2fa',
  'two_person_pay_runs',
  'managers_see_compensation',
  'self_service_fields',
  'payroll_year_starts_on',
  'net_pay_account',
  'created_at',
  'updated_at',
  'version',
] as const

export type BusinessRow = Pick<Selectable<BusinessTable>, (typeof businessColumns)[number]>

/** Returns the API representation of a business. */
export function presentBusiness(row: BusinessRow, logo: Schemas['BusinessLogo']): Schemas['Business'] {
  return {
    id: row.id,
    name: row.name,
    address: row.address,
    logo,
    currency: row.currency,
    time_zone: row.time_zone,
    sandbox: row.sandbox,
    require_2fa: row.require_2fa,
    two_person_pay_runs: row.two_person_pay_runs,
    managers_see_compensation: row.managers_see_compensation,
    self_service_fields: row.self_service_fields,
    payroll_year_starts_on: row.payroll_year_starts_on,
    net_pay_account: row.net_pay_account,
    created_at: row.created_at,
    updated_at: row.updated_at,
    version: row.version,
  }
}
