import { defineEntity, p } from '@mikro-orm/core'
import { Business } from '../business/business.entity.ts'
import {
  businessId,
  computed,
  createdAt,
  type ForeignKey,
  foreignKey,
  id,
  type Table,
  updatedAt,
  version,
} from '../db/columns.ts'

/** A department of a business, which can be part of another department. */
export const Department = defineEntity({
  name: 'Department',
  tableName: 'departments',
  properties: {
    business_id: businessId(),
    id: id(),
    name: p.text(),
    code: p.text().strictNullable(),
    parent_id: p.integer().strictNullable(),
    cost_centre: p.text().strictNullable(),
    sort_name: computed('text', 'fold_text(name)'),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
    business: foreignKey(Business, ['business_id']),
    parent: (): ForeignKey => foreignKey(Department, ['business_id', 'parent_id']),
  },
  checks: [{ name: 'departments_own_parent', expression: 'parent_id <> id' }],
  uniques: [
    {
      name: 'departments_name',
      expression: 'create unique index departments_name on departments (business_id, lower(name))',
    },
    {
      name: 'departments_code',
      expression: 'create unique index departments_code on departments (business_id, lower(code))',
    },
  ],
  indexes: [
    { name: 'departments_parent', properties: ['business_id', 'parent_id'], where: 'parent_id is not null' },
    { name: 'departments_sort_name', properties: ['business_id', 'sort_name', 'id'] },
  ],
})

export type DepartmentTable = Table<typeof Department>
