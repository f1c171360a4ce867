import { defineEntity, p } from '@mikro-orm/core'
import { createdAt, id, type Table, timestamp, updatedAt, version } from '../db/columns.ts'
import type { Schemas } from '../operation/contract/contract.ts'

/** A tenant. */
export const Business = defineEntity({
  name: 'Business',
  tableName: 'businesses',
  properties: {
    id: id(),
    name: p.text(),
    address: p.text().strictNullable().comment('postal address, one line per line'),
    currency: p.text().default('EUR'),
    time_zone: p.text().default('UTC'),
    require_2fa: p.boolean().default(false),
    two_person_pay_runs: p.boolean().default(false),
    managers_see_compensation: p.boolean().default(false),
    self_service_fields: p
      .array()
      .$type<Schemas['SelfServiceField'][]>()
      .columnType('text[]')
      .defaultRaw(`'{phone,address,postal_address,preferred_name}'`)
      .comment('members of their record that people change without approval'),
    payroll_year_starts_on: p.text().default('01-01').comment('first day of the payroll year, MM-DD'),
    net_pay_account: p.text().strictNullable().comment('account of the general ledger for net pay'),
    debtor: p.json<Schemas['DebtorAccount']>().strictNullable().comment('account that payments are debited from'),
    sandbox: p.boolean().default(false),
    /** The interval by which the clock of a sandbox is ahead of the database's clock; see clock.ts. */
    clock_offset: p.string().columnType('interval').defaultRaw(`'00:00:00'`),
    /** The time to which the clock of a sandbox is being advanced. */
    clock_target: timestamp().nullable(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  },
  indexes: [{ name: 'businesses_sandboxes', properties: ['id'], where: 'sandbox' }],
  checks: [
    {
      name: 'businesses_clock',
      expression: `sandbox or (clock_offset = '00:00:00'::interval and clock_target is null)`,
    },
    { name: 'businesses_clock_ahead', expression: `clock_offset >= '00:00:00'::interval` },
  ],
})

export type BusinessTable = Table<typeof Business>
