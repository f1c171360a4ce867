import { defineEntity, p } from '@mikro-orm/core'
import { User } from '../access/users/user.entity.ts'
import {
  businessId,
  createdAt,
  date,
  foreignKey,
  id,
  type Table,
  timestamp,
  updatedAt,
  version,
} from '../db/columns.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { Person } from '../people/person.entity.ts'
import { Checklist } from './checklists/checklist.entity.ts'

/** A checklist that was started for a person. An event starts a checklist at most once for each employment. */
export const StartedChecklist = defineEntity({
  name: 'StartedChecklist',
  tableName: 'started_checklists',
  properties: {
    business_id: businessId(),
    id: id(),
    checklist_id: p.integer(),
    person_id: p.integer(),
    name: p.text().comment('name of the checklist when it was started'),
    started_by: p.enum(['hire', 'termination', 'manual']),
    employment_number: p.integer().comment('employment of the person, from 1, whose days the due dates follow'),
    created_at: createdAt(),
    cancelled_at: timestamp()
      .strictNullable()
      .comment('when the person was deleted or the termination was withdrawn; the event may start it again'),
    checklist: foreignKey(Checklist, ['business_id', 'checklist_id']),
    person: foreignKey(Person, ['business_id', 'person_id']),
  },
  uniques: [
    {
      name: 'started_checklists_once',
      expression: `create unique index started_checklists_once
        on started_checklists (business_id, person_id, checklist_id, employment_number)
        where started_by <> 'manual' and cancelled_at is null`,
    },
  ],
  indexes: [{ name: 'started_checklists_person', properties: ['business_id', 'person_id', 'id'] }],
})

/** An action about a person that a user has to take. */
export const Task = defineEntity({
  name: 'Task',
  tableName: 'tasks',
  properties: {
    business_id: businessId(),
    id: id(),
    person_id: p.integer(),
    checklist_id: p.integer().strictNullable(),
    started_checklist_id: p.integer().strictNullable(),
    title: p.text(),
    description: p.text().strictNullable(),
    kind: p.enum(['plain', 'sign_document', 'upload_file', 'fill_fields']),
    document_template_id: p.integer().strictNullable(),
    document_id: p.integer().strictNullable().comment('document that completed it; it may be deleted'),
    fields: p.array().$type<Schemas['TaskField'][]>(),
    assignee_type: p.enum(['person', 'manager', 'role', 'user']),
    assignee_role: p.enum(['owner', 'admin']).strictNullable(),
    assignee_user_id: p.integer().strictNullable(),
    required: p.boolean(),
    state: p.enum(['open', 'done', 'cancelled']).default('open'),
    due_days: p.integer().strictNullable(),
    due_relative_to: p.enum(['first_day', 'last_day']).strictNullable(),
    due_on: date().strictNullable(),
    overdue_since: timestamp().strictNullable().comment('when task.overdue was recorded for the due date'),
    completed_at: timestamp().strictNullable(),
    completed_by: p.integer().strictNullable(),
    cancelled_at: timestamp().strictNullable(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
    person: foreignKey(Person, ['business_id', 'person_id']),
    started_checklist: foreignKey(StartedChecklist, ['business_id', 'started_checklist_id']),
    assignee: foreignKey(User, ['business_id', 'assignee_user_id']),
    completer: foreignKey(User, ['business_id', 'completed_by']),
  },
  checks: [
    { name: 'tasks_done', expression: `(state = 'done') = (completed_at is not null)` },
    { name: 'tasks_cancelled', expression: `(state = 'cancelled') = (cancelled_at is not null)` },
    { name: 'tasks_due', expression: '(due_days is null) = (due_relative_to is null)' },
  ],
  indexes: [
    { name: 'tasks_person', properties: ['business_id', 'person_id', 'id'] },
    { name: 'tasks_updated', properties: ['business_id', 'updated_at', 'id'] },
    {
      name: 'tasks_due_order',
      expression: `create index tasks_due_order on tasks (business_id, (coalesce(due_on, date '9999-12-31')), id)`,
    },
    // Statements without the due date, which need another index, do not match its condition.
    {
      name: 'tasks_open_due',
      properties: ['business_id', 'due_on', 'id'],
      where: `state = 'open' and due_on is not null`,
    },
    // For the worker task across businesses.
    { name: 'tasks_next_overdue', properties: ['due_on'], where: `state = 'open' and overdue_since is null` },
  ],
})

export type TaskTable = Table<typeof Task>
