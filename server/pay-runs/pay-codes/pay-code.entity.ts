import { defineEntity, p } from '@mikro-orm/core'
import { Business } from '../../business/business.entity.ts'
import {
  businessId,
  createdAt,
  foreignKey,
  id,
  metadata,
  type Table,
  timestamp,
  updatedAt,
  version,
} from '../../db/columns.ts'

/** A type of payslip line, with the rules for all lines that have its code. */
export const PayCode = defineEntity({
  name: 'PayCode',
  tableName: 'pay_codes',
  properties: {
    business_id: businessId(),
    id: id(),
    code: p.text(),
    name: p.text(),
    kind: p.enum(['earning', 'deduction', 'tax', 'reimbursement', 'employer_cost']),
    account: p.text().strictNullable().comment('account of the general ledger'),
    liability_account: p.text().strictNullable().comment('account that employer costs are owed on'),
    taxable: p.boolean(),
    proration: p.enum(['none', 'calendar_days', 'working_days', 'thirty_days']),
    external_id: p.text().strictNullable(),
    metadata: metadata(),
    archived_at: timestamp().strictNullable(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
    business: foreignKey(Business, ['business_id']),
  },
  uniques: [
    { name: 'pay_codes_code', properties: ['business_id', 'code'] },
    { name: 'pay_codes_external_id', properties: ['business_id', 'external_id'] },
  ],
})

export type PayCodeTable = Table<typeof PayCode>
