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

    this.addSql(`
      alter table people
        add manager_id integer,
        add work_pattern jsonb not null default '${mondayToFriday}',
        add search_text text not null generated always as (
          fold_text(first_name || chr(10) || last_name || chr(10) || coalesce(preferred_name, '') || chr(10) || email
            || chr(10) || coalesce(employee_number, ''))
        ) stored,
        add constraint people_manager foreign key (business_id, manager_id) references people (business_id, id),
        add constraint people_own_manager check (manager_id <> id)`)
    this.addSql(`comment on column people.work_pattern is 'how much of each day is worked: 0, 0.5 or 1'`)
    this.addSql(
      `create unique index people_employee_number on people (business_id, employee_number) where deleted_at is null`,
    )
    this.addSql('create index people_manager on people (business_id, manager_id) where manager_id is not null')
  }
}
