import { defineEntity, p } from '@mikro-orm/core'
import { Business } from '../business/business.entity.ts'
import { businessId, createdAt, foreignKey, id, type Table, timestamp, updatedAt, version } from '../db/columns.ts'
import type { Schemas } from '../operation/contract/contract.ts'

type Audience = Schemas['CustomFieldAudience']

/** The definition of a member that a business adds to its people. It is archived, but never deleted. */
export const CustomField = defineEntity({
  name: 'CustomField',
  tableName: 'custom_fields',
  properties: {
    business_id: businessId(),
    id: id(),
    key: p.text(),
    type: p.enum(['text', 'number', 'date', 'boolean', 'choice', 'choices', 'person']),
    label: p.text(),
    description: p.text().strictNullable(),
    options: p.json<Schemas['CustomFieldOption'][]>().defaultRaw(`'[]'`),
    required_for: p.array().$type<Schemas['CustomFieldRequiredFor']>().default([]).comment('employment types'),
    sensitive: p.boolean(),
    visible_to: p.array().$type<Audience[]>().default([]).comment('in addition to admins'),
    editable_by: p.array().$type<Audience[]>().default([]).comment('in addition to admins'),
    position: p.integer(),
    archived_at: timestamp().strictNullable(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
    business: foreignKey(Business, ['business_id']),
  },
  uniques: [{ name: 'custom_fields_key', properties: ['business_id', 'key'] }],
})

export type CustomFieldTable = Table<typeof CustomField>
