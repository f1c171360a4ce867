import { defineEntity, p } from '@mikro-orm/core'
import { ApiKey } from '../access/api-keys/api-key.entity.ts'
import { User } from '../access/users/user.entity.ts'
import { businessId, createdAt, foreignKey, id, type Table, timestamp, updatedAt, version } from '../db/columns.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { Person } from '../people/person.entity.ts'

/** A change of personal data that a person requested, and the decision on it. */
export const PersonChange = defineEntity({
  name: 'PersonChange',
  tableName: 'person_changes',
  properties: {
    business_id: businessId(),
    id: id(),
    person_id: p.integer(),
    status: p.enum(['pending', 'approved', 'rejected', 'cancelled']).default('pending'),
    before: p.json<Schemas['PersonalFields']>().comment('values of the requested members at the time of the request'),
    requested: p.json<Schemas['PersonalFields']>().comment('requested values, which never change'),
    requested_by: p.integer(),
    decision_note: p.text().strictNullable(),
    decided_by: p.integer().strictNullable(),
    decided_by_api_key: p.integer().strictNullable(),
    decided_at: timestamp().strictNullable(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
    person: foreignKey(Person, ['business_id', 'person_id']),
    requester: foreignKey(User, ['business_id', 'requested_by']),
    decider: foreignKey(User, ['business_id', 'decided_by']),
    decider_api_key: foreignKey(ApiKey, ['business_id', 'decided_by_api_key']),
  },
  checks: [
    { name: 'person_changes_decided', expression: `(status in ('approved', 'rejected')) = (decided_at is not null)` },
  ],
  indexes: [
    {
      name: 'person_changes_pending',
      expression:
        "create unique index person_changes_pending on person_changes (business_id, person_id) where status = 'pending'",
    },
    { name: 'person_changes_person', properties: ['business_id', 'person_id', 'id'] },
    { name: 'person_changes_status', properties: ['business_id', 'status', 'id'] },
  ],
})

export type PersonChangeTable = Table<typeof PersonChange>
