import { defineEntity, p } from '@mikro-orm/core'
import { Business } from '../business/business.entity.ts'
import {
  businessId,
  computed,
  createdAt,
  date,
  type ForeignKey,
  foreignKey,
  id,
  metadata,
  type Table,
  timestamp,
  updatedAt,
  version,
} from '../db/columns.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { Department } from '../workplaces/department.entity.ts'
import { Location } from '../workplaces/location.entity.ts'
import { mondayToFriday } from './monday-to-friday.ts'

/** The kinds of the end of an employment. */
export const endKinds = [
  'resignation',
  'dismissal',
  'redundancy',
  'end_of_contract',
  'retirement',
  'death',
  'other',
] as const satisfies Schemas['EmploymentEndKind'][]

/** A person who works for a business. A deleted person remains as a tombstone. */
export const Person = defineEntity({
  name: 'Person',
  tableName: 'people',
  properties: {
    business_id: businessId(),
    id: id(),
    first_name: p.text(),
    last_name: p.text(),
    preferred_name: p.text().strictNullable(),
    email: p.text(),
    phone: p.text().strictNullable(),
    address: p.text().strictNullable().comment('postal address, one line per line'),
    postal_address: p.json<Schemas['StructuredAddress']>().strictNullable().comment('postal address in parts'),
    date_of_birth: date().strictNullable(),
    employee_number: p.text().strictNullable(),
    job_title: p.text().strictNullable(),
    department_id: p.integer().strictNullable(),
    location_id: p.integer().strictNullable(),
    employment_type: p.enum(['full_time', 'part_time', 'casual', 'contractor']).strictNullable(),
    start_date: date().strictNullable(),
    end_date: date().strictNullable(),
    end_kind: p.enum(endKinds).strictNullable(),
    end_reason: p.text().strictNullable(),
    /** When a termination set the end date; null if the end date was set or changed in another way. */
    terminated_at: timestamp().strictNullable().comment('when a termination set end_date, unless it was changed since'),
    /**
     * The published status, which is the last status that events reported; rows call it `published_status`. The column
     * keeps its original name: processes of two releases write to it during a rolling upgrade, so that renaming it
     * would require a second column, triggers in both directions and copies of two indexes.
     */
    told_status: p
      .enum(['pending', 'active', 'terminated'])
      .default('active')
      .comment('last status that events reported'),
    manager_id: p.integer().strictNullable(),
    work_pattern: p
      .json<Schemas['WorkPattern']>()
      .defaultRaw(`'${JSON.stringify(mondayToFriday)}'`)
      .comment('working time of each weekday: 0, 0.5 or 1 day'),
    external_id: p.text().strictNullable(),
    metadata: metadata(),
    custom_fields: p
      .json<Schemas['CustomFieldValues']>()
      .defaultRaw(`'{}'`)
      .comment('values by the key of the custom field'),
    search_text: computed(
      'text',
      `fold_text(first_name || chr(10) || last_name || chr(10) || coalesce(preferred_name, '') || chr(10) || email || chr(10) || coalesce(employee_number, ''))`,
    ),
    sort_name: computed('text', 'fold_text(last_name)'),
    created_at: createdAt(),
    updated_at: updatedAt(),
    deleted_at: timestamp().strictNullable(),
    cleared_at: timestamp().strictNullable().comment('when the personal data of the deleted row was cleared'),
    erased_at: timestamp().strictNullable().comment('when the row no longer identified the person'),
    erasure_completed_at: timestamp().strictNullable().comment('when no other row or file identified the person'),
    version: version(),
    business: foreignKey(Business, ['business_id']),
    department: foreignKey(Department, ['business_id', 'department_id']),
    location: foreignKey(Location, ['business_id', 'location_id']),
    manager: (): ForeignKey => foreignKey(Person, ['business_id', 'manager_id']),
  },
  checks: [
    { name: 'people_dates', expression: 'end_date >= start_date' },
    { name: 'people_own_manager', expression: 'manager_id <> id' },
  ],
  uniques: [
    { name: 'people_employee_number', properties: ['business_id', 'employee_number'], where: 'deleted_at is null' },
    { name: 'people_external_id', properties: ['business_id', 'external_id'], where: 'deleted_at is null' },
    {
      name: 'people_email',
      expression: 'create unique index people_email on people (business_id, lower(email)) where deleted_at is null',
    },
  ],
  indexes: [
    { name: 'people_manager', properties: ['business_id', 'manager_id'], where: 'manager_id is not null' },
    { name: 'people_department', properties: ['business_id', 'department_id'], where: 'department_id is not null' },
    { name: 'people_location', properties: ['business_id', 'location_id'], where: 'location_id is not null' },
    // For a task across businesses: the day on which each person gets a status that is not yet published.
    {
      name: 'people_next_status',
      expression: `create index people_next_status on people
        ((case told_status when 'pending' then start_date when 'active' then end_date end))
        where deleted_at is null and (case told_status when 'pending' then start_date when 'active' then end_date end) is not null`,
    },
    // For pages of people who are not active (`isStatusPublished`). The index does not contain active people.
    {
      name: 'people_not_active',
      properties: ['business_id', 'told_status', 'id'],
      where: `deleted_at is null and told_status <> 'active'`,
    },
    // For a nightly task that clears deleted people across businesses.
    { name: 'people_to_clear', properties: ['deleted_at'], where: 'deleted_at is not null and cleared_at is null' },
    // The sort keys of pages, each with the ID as a tie-breaker. Under row-level security, PostgreSQL can use an index
    // on a column or a CASE expression, but not on a function that is not leakproof.
    { name: 'people_last_name', properties: ['business_id', 'sort_name', 'id'] },
    {
      name: 'people_start',
      expression: `create index people_start on people
        (business_id, (case when start_date is null then '-infinity' else start_date end), id)`,
    },
    // For rare words (`people_with_words`). Only this index contains the sum, so that conditions on the sum cannot use
    // another index. With the column alone, PostgreSQL would plan for a business of average size, choose an index by
    // business, and read all people of a large business. The limit of the pending list is low, because every search
    // reads that list.
    {
      name: 'people_words',
      expression: `create index people_words on people using gin ((business_id + 0), search_text gin_trgm_ops)
        with (gin_pending_list_limit = 512)`,
    },
    { name: 'people_created', properties: ['business_id', 'created_at', 'id'] },
    { name: 'people_updated', properties: ['business_id', 'updated_at', 'id'] },
  ],
})

export type PersonTable = Table<typeof Person>

/**
 * The SQL function that finds people of a business by the trigram index. Row-level security prevents an index scan for
 * `like`, which is not leakproof. The function has the rights of the table's owner, and checks the business of the
 * statement itself. It returns only IDs, to which the conditions of the statement still apply.
 */
export const peopleWithWords = [
  `create function people_with_words(business integer, patterns text[]) returns setof integer
    language sql stable security definer set search_path = pg_catalog, pg_temp
    begin atomic
      select id from public.people
      where business_id + 0 = business
        and (business::text = current_setting('workforce.business_id', true) or current_setting('role') = 'none')
        and search_text like patterns[1]
        and search_text like coalesce(patterns[2], patterns[1])
        and search_text like coalesce(patterns[3], patterns[1]);
    end`,
  'revoke all on function people_with_words from public',
  `comment on function people_with_words is 'ids of those whose search_text is like the first three patterns'`,
]

/**
 * The SQL functions by which people are searched and sorted, created before the table. Their bodies are parsed on
 * creation, so that they do not depend on the search path of the session. `unaccent` is declared stable only because
 * its dictionary could change. These functions use a fixed dictionary; changing it would require a reindex.
 */
export const textFunctions = [
  `create function fold_text(given text) returns text language sql immutable strict parallel safe
    return lower(unaccent('unaccent'::regdictionary, normalize(given, nfc)))`,
  `comment on function fold_text is 'without accents and in lower case, as texts are compared and sorted'`,
  String.raw`create function contains_pattern(given text) returns text language sql immutable strict parallel safe
    return '%' || regexp_replace(fold_text(given), '([\\%_])', '\\\1', 'g') || '%'`,
  `comment on function contains_pattern is 'for like: any folded text that has the given one in it'`,
]
