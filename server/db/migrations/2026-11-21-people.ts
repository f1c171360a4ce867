import { Migration } from '@mikro-orm/migrations'

const mondayToFriday = JSON.stringify({ mon: 1, tue: 1, wed: 1, thu: 1, fri: 1, sat: 0, sun: 0 })

/** Managers, work patterns, and what finds and sorts people. */
export class People extends Migration {
  override up(): void {
    // Its body is parsed here and now, so that it does not depend on anybody's search path. unaccent is only declared
    // stable because its dictionary could be changed; ours is fixed, and a change of it needs a reindex.
    this.addSql(`
      create function fold_text(given text) returns text language sql immutable strict parallel safe
      return lower(unaccent('unaccent'::regdictionary, normalize(given, nfc)))`)
    this.addSql(
      `comment on function fold_text is 'without accents and in lower case, as texts are compared and sorted'`,
    )

    this.addSql(String.raw`
      create function contains_pattern(given text) returns text language sql immutable strict parallel safe
      return '%' || regexp_replace(fold_text(given), '([\\%_])', '\\\1', 'g') || '%'`)
    this.addSql(`comment on function contains_pattern is 'for like: any folded text that has the given one in it'`)

    this.addSql(`
      alter table people
        add terminated_at timestamptz(3),
        add cleared_at timestamptz(3),
        add manager_id integer,
        add work_pattern jsonb not null default '${mondayToFriday}',
        add search_text text not null generated always as (
          fold_text(first_name || chr(10) || last_name || chr(10) || coalesce(preferred_name, '') || chr(10) || email
            || chr(10) || coalesce(employee_number, ''))
        ) stored,
        add constraint people_manager foreign key (business_id, manager_id) references people (business_id, id),
        add constraint people_own_manager check (manager_id <> id)`)
    this.addSql(
      `comment on column people.terminated_at is 'when terminating set end_date, unless it was changed since'`,
    )
    this.addSql(`comment on column people.cleared_at is 'when the personal data of a tombstone was cleared'`)
    this.addSql(`comment on column people.work_pattern is 'how much of each day is worked: 0, 0.5 or 1'`)
    this.addSql(
      `create unique index people_employee_number on people (business_id, employee_number) where deleted_at is null`,
    )
    this.addSql('create index people_manager on people (business_id, manager_id) where manager_id is not null')
    this.addSql(
      'create index people_to_clear on people (deleted_at) where deleted_at is not null and cleared_at is null',
    )
    this.addSql('create index people_department on people (business_id, department) where department is not null')
    // Without the business: trigrams of names are so rare that who has them is looked up in all businesses.
    this.addSql('create index people_search on people using gin (search_text gin_trgm_ops)')

    // What pages can be sorted by, each with the id that decides between equals.
    this.addSql('create index people_last_name on people (business_id, fold_text(last_name), id)')
    this.addSql(`create index people_start on people (business_id, coalesce(start_date, '-infinity'), id)`)
    this.addSql('create index people_created on people (business_id, created_at, id)')
    this.addSql('drop index people_updated')
    this.addSql('create index people_updated on people (business_id, updated_at, id)')
  }
}
