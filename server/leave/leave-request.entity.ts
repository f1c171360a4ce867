import { defineEntity, p } from '@mikro-orm/core'
import { ApiKey } from '../access/api-keys/api-key.entity.ts'
import { User } from '../access/users/user.entity.ts'
import {
  businessId,
  computed,
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
import type { Schemas } from '../operation/contract/contract.ts'
import { Person } from '../people/person.entity.ts'
import type { LeaveStep } from './approval/steps.ts'
import { days, isInHalves } from './days-column.ts'
import { LeaveType } from './leave-types/leave-type.entity.ts'

/** A request for leave and the decision on it. */
export const LeaveRequest = defineEntity({
  name: 'LeaveRequest',
  tableName: 'leave_requests',
  properties: {
    business_id: businessId(),
    id: id(),
    person_id: p.integer(),
    leave_type_id: p.integer(),
    start_date: date(),
    end_date: date(),
    start_portion: p.enum(['full', 'morning', 'afternoon']),
    end_portion: p.enum(['full', 'morning', 'afternoon']),
    slots: computed('int8range', 'leave_slots(start_date, end_date, start_portion, end_portion)').comment(
      'half days; pending and approved requests of a person do not overlap',
    ),
    days: days(),
    breakdown: p.json<Schemas['LeaveDay'][]>(),
    warnings: p
      .json<Schemas['LeaveProblem'][]>()
      .defaultRaw(`'[]'`)
      .comment('limits that the leave exceeded when it was requested, and that only warn'),
    note: p.text().strictNullable(),
    reason_code: p.text().strictNullable().comment('a reason of the leave type at the time of the request'),
    status: p.enum(['requested', 'approved', 'rejected', 'cancelled']).default('requested'),
    /** The user of the person at the time of the request. */
    own_user_id: p.integer().strictNullable(),
    /** The user who requested the leave, or the user behind the API key; null in requests that predate this column. */
    requested_by: p.integer().strictNullable(),
    requester_ids: p
      .array()
      .$type<number[]>()
      .columnType('int[]')
      .default([])
      .comment('users who created or changed the request, directly or with an API key'),
    steps: p.json<LeaveStep[]>().defaultRaw(`'[]'`).comment('steps of the approval; if empty, one approval suffices'),
    decision_note: p.text().strictNullable(),
    decided_by: p.integer().strictNullable(),
    decided_by_api_key: p.integer().strictNullable(),
    decided_at: timestamp().strictNullable(),
    days_returned: days().strictNullable().comment('days of cancelled leave that returned to the balance'),
    external_id: p.text().strictNullable(),
    metadata: metadata(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
    person: foreignKey(Person, ['business_id', 'person_id']),
    leave_type: foreignKey(LeaveType, ['business_id', 'leave_type_id']),
    own_user: foreignKey(User, ['business_id', 'own_user_id']),
    decider: foreignKey(User, ['business_id', 'decided_by']),
    decider_api_key: foreignKey(ApiKey, ['business_id', 'decided_by_api_key']),
  },
  checks: [
    { name: 'leave_requests_dates', expression: 'end_date >= start_date' },
    { name: 'leave_requests_days', expression: `days > '0'` },
    { name: 'leave_requests_half_days', expression: isInHalves('days') },
    { name: 'leave_requests_decided', expression: `status in ('requested', 'cancelled') or decided_at is not null` },
    {
      name: 'leave_requests_overlap',
      expression: `exclude using gist (business_id with =, person_id with =, slots with &&) where (status in ('requested', 'approved'))`,
    },
  ],
  uniques: [{ name: 'leave_requests_external_id', properties: ['business_id', 'external_id'] }],
  indexes: [
    { name: 'leave_requests_person', properties: ['business_id', 'person_id', 'leave_type_id', 'start_date'] },
    { name: 'leave_requests_dates_live', properties: ['business_id', 'start_date', 'end_date'] },
    { name: 'leave_requests_updated', properties: ['business_id', 'updated_at'] },
    {
      name: 'leave_requests_waiting',
      properties: ['business_id', 'id'],
      where: `status = 'requested' and steps <> '[]'`,
    },
  ],
})

export type LeaveRequestTable = Table<typeof LeaveRequest>

/**
 * The SQL function that converts leave to a range for comparison, created before the table. Half days are numbered from
 * the morning of 2000-01-01. PostgreSQL parses the body on creation, which an entity cannot express.
 */
export const slotFunction = [
  `create function leave_slots(start_date date, end_date date, start_portion text, end_portion text)
    returns int8range language sql immutable strict parallel safe
    return int8range(
      2 * (start_date - date '2000-01-01') + case start_portion when 'afternoon' then 1 else 0 end,
      2 * (end_date - date '2000-01-01') + case end_portion when 'morning' then 1 else 2 end
    )`,
  `comment on function leave_slots is 'the half days that leave takes, [from, to)'`,
]
