import { defineEntity, p } from '@mikro-orm/core'
import { Business } from '../../business/business.entity.ts'
import { businessId, createdAt, foreignKey, id, type Table, timestamp, updatedAt, version } from '../../db/columns.ts'
import type { Schemas } from '../../operation/contract/contract.ts'

/** A template of tasks, which an event or a user starts for a person. */
export const Checklist = defineEntity({
  name: 'Checklist',
  tableName: 'checklists',
  properties: {
    business_id: businessId(),
    id: id(),
    name: p.text(),
    starts_on_event: p.enum(['hire', 'termination', 'manual']),
    employment_types: p
      .array()
      .$type<Schemas['ChecklistEmploymentType'][]>()
      .comment('types of the people that the event concerns; empty for everyone'),
    items: p.json<Schemas['ChecklistItem'][]>(),
    archived_at: timestamp().strictNullable(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
    business: foreignKey(Business, ['business_id']),
  },
  uniques: [
    {
      name: 'checklists_name',
      expression: 'create unique index checklists_name on checklists (business_id, lower(name))',
    },
  ],
})

export type ChecklistTable = Table<typeof Checklist>
