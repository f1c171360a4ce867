import { defineEntity, p } from '@mikro-orm/core'
import { businessId, foreignKey, id } from '../../db/columns.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { Person } from '../../people/person.entity.ts'
import { PayRun } from '../pay-run.entity.ts'

/**
 * A part of a net pay and the bank account to which it goes, copied when the pay run is approved. Later changes of the
 * account therefore do not move the payment.
 */
export const Payment = defineEntity({
  name: 'Payment',
  tableName: 'payments',
  properties: {
    business_id: businessId(),
    id: id(),
    pay_run_id: p.integer(),
    person_id: p.integer(),
    bank_account_id: p.integer().comment('account for which the number is encrypted, which may be deleted'),
    holder: p.text(),
    country: p.text(),
    kind: p.enum(['iban', 'account_number']),
    number_ciphertext: p.text().strictNullable().comment('null after the erasure of the person'),
    last_four: p.text(),
    bic: p.text().strictNullable(),
    routing_number: p.text().strictNullable(),
    postal_address: p
      .json<Schemas['StructuredAddress']>()
      .strictNullable()
      .comment('postal address of the person in parts'),
    amount: p.bigint('string').comment('minor units of the currency of the pay run'),
    pay_run: foreignKey(PayRun, ['business_id', 'pay_run_id'], { onDelete: 'cascade' }),
    person: foreignKey(Person, ['business_id', 'person_id']),
  },
  checks: [{ name: 'payments_amount', expression: 'amount > 0' }],
  uniques: [{ name: 'payments_once', properties: ['business_id', 'person_id', 'pay_run_id', 'bank_account_id'] }],
  indexes: [{ name: 'payments_pay_run', properties: ['business_id', 'pay_run_id', 'id'] }],
})
