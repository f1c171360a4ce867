import { defineEntity, p } from '@mikro-orm/core'
import { User } from '../../access/users/user.entity.ts'
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
} from '../../db/columns.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { Department } from '../../workplaces/department.entity.ts'
import { Location } from '../../workplaces/location.entity.ts'
import { Person } from '../person.entity.ts'

/**
 * The job of a person from a given date (department, location and manager included). An assignment applies until the
 * next one of the person, so that the rows can have neither gaps nor overlaps. Before the first one, the first one
 * applies. The columns of `people` have the values of the assignment in force today.
 */
export const Assignment = defineEntity({
  name: 'Assignment',
  tableName: 'assignments',
  properties: {
    business_id: businessId(),
    id: id(),
    person_id: p.integer(),
    effective_on: date().comment('first day on which it applies'),
    job_title: p.text().strictNullable(),
    department_id: p.integer().strictNullable(),
    location_id: p.integer().strictNullable(),
    manager_id: p.integer().strictNullable(),
    employment_type: p.enum(['full_time', 'part_time', 'casual', 'contractor']).strictNullable(),
    work_pattern: p.json<Schemas['WorkPattern']>(),
    reason: p.enum(['hire', 'promotion', 'transfer', 'review', 'correction', 'other']),
    note: p.text().strictNullable(),
    external_id: p.text().strictNullable(),
    metadata: metadata(),
    created_by: p.integer().strictNullable(),
    applied_at: timestamp()
      .strictNullable()
      .comment('when it was written to the columns of the person; null if planned'),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
    person: foreignKey(Person, ['business_id', 'person_id']),
    department: foreignKey(Department, ['business_id', 'department_id']),
    location: foreignKey(Location, ['business_id', 'location_id']),
    manager: foreignKey(Person, ['business_id', 'manager_id']),
    creator: foreignKey(User, ['business_id', 'created_by']),
  },
  checks: [{ name: 'assignments_own_manager', expression: 'manager_id <> person_id' }],
  uniques: [
    { name: 'assignments_day', properties: ['business_id', 'person_id', 'effective_on'] },
    { name: 'assignments_external_id', properties: ['business_id', 'external_id'] },
  ],
  indexes: [
    { name: 'assignments_effective', properties: ['business_id', 'effective_on', 'id'] },
    { name: 'assignments_updated', properties: ['business_id', 'updated_at', 'id'] },
    // For deletions of departments, locations and people to which rows refer.
    {
      name: 'assignments_department',
      properties: ['business_id', 'department_id'],
      where: 'department_id is not null',
    },
    { name: 'assignments_location', properties: ['business_id', 'location_id'], where: 'location_id is not null' },
    { name: 'assignments_manager', properties: ['business_id', 'manager_id'], where: 'manager_id is not null' },
    // For a task across businesses: the planned assignments by their day.
    { name: 'assignments_planned', properties: ['effective_on'], where: 'applied_at is null' },
  ],
})

export type AssignmentTable = Table<typeof Assignment>
