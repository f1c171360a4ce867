import { defineEntity, p } from '@mikro-orm/core'
import { ApiKey } from '../../access/api-keys/api-key.entity.ts'
import { User } from '../../access/users/user.entity.ts'
import { bigNumber, businessId, createdAt, date, foreignKey, type Table } from '../../db/columns.ts'
import { Person } from '../../people/person.entity.ts'
import { days, isInHalves } from '../days-column.ts'
import { LeaveRequest } from '../leave-request.entity.ts'
import { LeaveType } from '../leave-types/leave-type.entity.ts'

/** A line in a person's account for a leave type. A trigger enforces that the ledger is append-only. */
export const LeaveLedgerLine = defineEntity({
  name: 'LeaveLedgerLine',
  tableName: 'leave_ledger',
  properties: {
    business_id: businessId(),
    id: bigNumber().primary(),
    person_id: p.integer(),
    leave_type_id: p.integer(),
    kind: p.enum(['accrual', 'carry_over', 'expiry', 'adjustment', 'taken', 'reversal']),
    days: days(),
    effective_on: date(),
    /** A period of an account has at most one line of each kind. */
    period: date().strictNullable().comment('first day of the month or leave year of the booking, or of the expiry'),
    leave_request_id: p.integer().strictNullable(),
    note: p.text().strictNullable(),
    expires_on: date().strictNullable().comment('last day on which the days of an adjustment can be taken'),
    created_by: p.integer().strictNullable(),
    created_by_api_key: p.integer().strictNullable(),
    created_at: createdAt(),
    person: foreignKey(Person, ['business_id', 'person_id']),
    leave_type: foreignKey(LeaveType, ['business_id', 'leave_type_id']),
    leave_request: foreignKey(LeaveRequest, ['business_id', 'leave_request_id']),
    creator: foreignKey(User, ['business_id', 'created_by']),
    creator_api_key: foreignKey(ApiKey, ['business_id', 'created_by_api_key']),
  },
  checks: [
    { name: 'leave_ledger_half_days', expression: isInHalves('days') },
    {
      name: 'leave_ledger_period',
      expression: `(period is not null) = (kind in ('accrual', 'carry_over', 'expiry'))`,
    },
    {
      name: 'leave_ledger_of_request',
      expression: `(leave_request_id is not null) = (kind in ('taken', 'reversal'))`,
    },
    {
      name: 'leave_ledger_expires_on',
      expression: `expires_on is null or (kind = 'adjustment' and expires_on >= effective_on)`,
    },
  ],
  uniques: [
    {
      name: 'leave_ledger_booked_once',
      properties: ['business_id', 'person_id', 'leave_type_id', 'kind', 'period'],
      where: 'period is not null',
    },
    {
      name: 'leave_ledger_request',
      properties: ['business_id', 'leave_request_id', 'kind'],
      where: 'leave_request_id is not null',
    },
  ],
  indexes: [
    { name: 'leave_ledger_account', properties: ['business_id', 'person_id', 'leave_type_id', 'effective_on'] },
    {
      name: 'leave_ledger_expiring',
      properties: ['business_id', 'person_id', 'leave_type_id'],
      where: 'expires_on is not null',
    },
  ],
  triggers: [
    // Only notes can change, because they can contain personal data, which must be erasable.
    {
      name: 'append_only',
      timing: 'before',
      events: ['update', 'delete'],
      body: `if tg_op = 'UPDATE' and new.note is null and to_jsonb(new) - 'note' = to_jsonb(old) - 'note' then
        return new;
      end if;
      raise exception 'the leave ledger is append-only'`,
    },
  ],
})

export type LeaveLedgerLineTable = Table<typeof LeaveLedgerLine>
