import { defineEntity, p } from '@mikro-orm/core'
import { User } from '../access/users/user.entity.ts'
import {
  businessId,
  createdAt,
  date,
  foreignKey,
  id,
  metadata,
  type Table,
  timestamp,
  updatedAt,
  version,
} from '../db/columns.ts'
import { Person } from '../people/person.entity.ts'

/** An account to which the pay of a person goes. */
export const BankAccount = defineEntity({
  name: 'BankAccount',
  tableName: 'bank_accounts',
  properties: {
    business_id: businessId(),
    id: id().generated('by default as identity'),
    person_id: p.integer(),
    holder: p.text(),
    country: p.text().comment('ISO 3166-1 alpha-2'),
    kind: p.enum(['iban', 'account_number']),
    number_ciphertext: p.text(),
    last_four: p.text(),
    bic: p.text().strictNullable(),
    routing_number: p.text().strictNullable(),
    amount: p
      .string()
      .columnType('numeric(17,4)')
      .strictNullable()
      .comment('fixed part of each net pay, in major units of the currency of the business'),
    share: p.integer().strictNullable().comment('part of the rest, relative to the shares of the other accounts'),
    effective_on: date().comment('first pay date on which pay goes to the account'),
    ends_on: date().strictNullable().comment('last pay date on which pay goes to the account'),
    replaces: p.integer().strictNullable().comment('account that ends on the day before effective_on'),
    status: p.enum(['pending', 'active', 'rejected']),
    metadata: metadata(),
    created_by: p.integer(),
    decided_by: p.integer().strictNullable(),
    decided_at: timestamp().strictNullable(),
    moved_at: timestamp().defaultRaw('now()').comment('last time when a change of the account moved pay'),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
    person: foreignKey(Person, ['business_id', 'person_id']),
    creator: foreignKey(User, ['business_id', 'created_by']),
    decider: foreignKey(User, ['business_id', 'decided_by']),
  },
  checks: [
    { name: 'bank_accounts_part', expression: '(amount is null) <> (share is null)' },
    { name: 'bank_accounts_amount', expression: 'amount > 0' },
    { name: 'bank_accounts_share', expression: 'share >= 1 and share <= 100' },
    { name: 'bank_accounts_days', expression: 'ends_on >= effective_on - 1' },
  ],
  indexes: [
    { name: 'bank_accounts_person', properties: ['business_id', 'person_id', 'id'] },
    { name: 'bank_accounts_updated', properties: ['business_id', 'updated_at', 'id'] },
  ],
})

export type BankAccountTable = Table<typeof BankAccount>
