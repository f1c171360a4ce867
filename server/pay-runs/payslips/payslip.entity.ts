import { defineEntity, p } from '@mikro-orm/core'
import { businessId, createdAt, foreignKey, id, type Table, updatedAt, version } from '../../db/columns.ts'
import { Person } from '../../people/person.entity.ts'
import { PayRun } from '../pay-run.entity.ts'
import { minorUnits, totalChecks, totalColumns } from '../total-columns.ts'

/** The pay of one person in a pay run. */
export const Payslip = defineEntity({
  name: 'Payslip',
  tableName: 'payslips',
  properties: {
    business_id: businessId(),
    id: id(),
    pay_run_id: p.integer(),
    person_id: p.integer(),
    first_name: p.text().comment('name at the last change of the payslip'),
    last_name: p.text(),
    employee_number: p.text().strictNullable(),
    address: p.text().strictNullable(),
    ...totalColumns(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
    pay_run: foreignKey(PayRun, ['business_id', 'pay_run_id'], { onDelete: 'cascade' }),
    person: foreignKey(Person, ['business_id', 'person_id']),
  },
  checks: totalChecks('payslips'),
  uniques: [{ name: 'payslips_once', properties: ['business_id', 'pay_run_id', 'person_id'] }],
  indexes: [{ name: 'payslips_person', properties: ['business_id', 'person_id'] }],
})

export type PayslipTable = Table<typeof Payslip>

/** An earning, deduction or other amount of a payslip. */
export const PayslipLine = defineEntity({
  name: 'PayslipLine',
  tableName: 'payslip_lines',
  properties: {
    business_id: businessId(),
    payslip_id: p.integer().primary(),
    position: p.integer().primary(),
    kind: p.enum(['earning', 'deduction', 'tax', 'reimbursement', 'employer_cost']),
    code: p.text(),
    name: p.text(),
    quantity: p.string().columnType('numeric').strictNullable(),
    rate: p.string().columnType('numeric').strictNullable(),
    amount: minorUnits().comment("minor units of the pay run's currency"),
    compensation_id: p
      .integer()
      .strictNullable()
      .comment('compensation that the line was drafted from; it may be deleted'),
    leave_request_id: p.integer().strictNullable().comment('unpaid leave that the line deducts'),
    explanation: p.text().strictNullable(),
    corrects_pay_run_id: p
      .integer()
      .strictNullable()
      .comment('completed pay run whose period a line of a correction pays'),
    payslip: foreignKey(Payslip, ['business_id', 'payslip_id'], { onDelete: 'cascade' }),
  },
  indexes: [
    {
      name: 'payslip_lines_corrections',
      properties: ['business_id', 'corrects_pay_run_id'],
      where: 'corrects_pay_run_id is not null',
    },
  ],
})

export type PayslipLineTable = Table<typeof PayslipLine>
