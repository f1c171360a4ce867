import { addConstraint, createIndex, fill, inTransaction, type Step } from '../steps/steps.ts'

/**
 * Adds the jobs of people with dates. The first assignment of each existing person has the values of the record, from
 * the start of the employment on, or else from the day on which the record was created. The foreign keys precede the
 * rows, because the previous version deletes departments during the migration.
 */
export const assignments: readonly Step[] = [
  inTransaction(
    `create table "assignments" (
      "business_id" int not null,
      "id" int generated always as identity not null,
      "person_id" int not null,
      "effective_on" date not null,
      "job_title" text null,
      "department_id" int null,
      "location_id" int null,
      "manager_id" int null,
      "employment_type" text null,
      "work_pattern" jsonb not null,
      "reason" text not null,
      "note" text null,
      "external_id" text null,
      "metadata" jsonb not null default '{}',
      "created_by" int null,
      "applied_at" timestamptz(3) null,
      "created_at" timestamptz(3) not null default now(),
      "updated_at" timestamptz(3) not null default now(),
      "version" int not null default 1,
      primary key ("business_id", "id"),
      constraint "assignments_day" unique ("business_id", "person_id", "effective_on"),
      constraint "assignments_external_id" unique ("business_id", "external_id"),
      constraint "assignments_own_manager" check (manager_id <> person_id),
      constraint "assignments_employment_type_check"
        check ("employment_type" in ('full_time', 'part_time', 'casual', 'contractor')),
      constraint "assignments_reason_check"
        check ("reason" in ('hire', 'promotion', 'transfer', 'review', 'correction', 'other'))
    )`,
    `comment on column "assignments"."effective_on" is 'first day on which it applies'`,
    `comment on column "assignments"."applied_at" is 'when it was written to the columns of the person; null if planned'`,
    `select distribute_table('assignments')`,
  ),
  addConstraint(
    'assignments',
    'assignments_business_id_person_id_foreign',
    `foreign key ("business_id", "person_id") references "people" ("business_id", "id") on update no action`,
  ),
  addConstraint(
    'assignments',
    'assignments_business_id_department_id_foreign',
    `foreign key ("business_id", "department_id") references "departments" ("business_id", "id") on update no action`,
  ),
  addConstraint(
    'assignments',
    'assignments_business_id_location_id_foreign',
    `foreign key ("business_id", "location_id") references "locations" ("business_id", "id") on update no action`,
  ),
  addConstraint(
    'assignments',
    'assignments_business_id_manager_id_foreign',
    `foreign key ("business_id", "manager_id") references "people" ("business_id", "id") on update no action`,
  ),
  addConstraint(
    'assignments',
    'assignments_business_id_created_by_foreign',
    `foreign key ("business_id", "created_by") references "users" ("business_id", "id") on update no action`,
  ),
  fill('people', {
    into: 'assignments',
    values: {
      business_id: 't.business_id',
      person_id: 't.id',
      effective_on: `coalesce(t.start_date, (t.created_at at time zone 'UTC')::date)`,
      job_title: 't.job_title',
      department_id: 't.department_id',
      location_id: 't.location_id',
      manager_id: 't.manager_id',
      employment_type: 't.employment_type',
      work_pattern: 't.work_pattern',
      reason: `'hire'`,
      applied_at: 'now()',
    },
    where: `t.cleared_at is null and not exists (
      select from assignments where assignments.business_id = t.business_id and assignments.person_id = t.id)`,
  }),
  createIndex('create index "assignments_effective" on "assignments" ("business_id", "effective_on", "id")'),
  createIndex('create index "assignments_updated" on "assignments" ("business_id", "updated_at", "id")'),
  createIndex(
    'create index "assignments_department" on "assignments" ("business_id", "department_id") where department_id is not null',
  ),
  createIndex(
    'create index "assignments_location" on "assignments" ("business_id", "location_id") where location_id is not null',
  ),
  createIndex(
    'create index "assignments_manager" on "assignments" ("business_id", "manager_id") where manager_id is not null',
  ),
  createIndex('create index "assignments_planned" on "assignments" ("effective_on") where applied_at is null'),
]
