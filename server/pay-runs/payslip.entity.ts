import { defineEntity, p } from '@mikro-orm/core'
import { createdAt, id, updatedAt, version } from '../db/columns.ts'
import type { Schemas } from '../operation/contract.ts'
import { minorUnits, totalColumns } from './total-columns.ts'

/** What a pay run pays to one person, whose name is kept as it was. */
export const Payslip = defineEntity({
  name: 'Payslip',
  tableName: 'payslips',
  properties: {
    id: id(),
    business_id: p.integer(),
    pay_run_id: p.integer(),
    person_id: p.integer(),
    first_name: p.string(),
    last_name: p.string(),
    employee_number: p.string().strictNullable(),
    ...totalColumns(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  },
})

/** One amount of a payslip, in minor units. */
export const PayslipLine = defineEntity({
  name: 'PayslipLine',
  tableName: 'payslip_lines',
  properties: {
    payslip_id: p.integer().primary(),
    position: p.integer().primary(),
    business_id: p.integer(),
    kind: p.string().$type<Schemas['PayslipLineKind']>(),
    code: p.string(),
    name: p.string(),
    quantity: p.string().columnType('numeric').strictNullable(),
    rate: p.string().columnType('numeric').strictNullable(),
    amount: minorUnits(),
  },
})
