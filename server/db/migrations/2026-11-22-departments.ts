import { Migration } from '@mikro-orm/migrations'

/** A text as the API takes names: each run of white space and control characters is one space. */
const oneLine = `btrim(regexp_replace(department, '[[:cntrl:][:space:]]+', ' ', 'g'))`

/** Departments and locations are resources of their own; the departments that people have in words become such. */
export class Departments extends Migration {
  override up(): void {
    this.addSql(`create table "departments" (
      "business_id" int not null,
      "id" int generated always as identity not null,
      "name" text not null,
      "code" text null,
      "parent_id" int null,
      "sort_name" text generated always as (fold_text(name)) stored not null,
      "created_at" timestamptz(3) not null default now(),
      "updated_at" timestamptz(3) not null default now(),
      "version" int not null default 1,
      primary key ("business_id", "id")
    )`)
    this.addSql(`create index "departments_parent" on "departments" ("business_id", "parent_id") where parent_id is
        not null`)
    this.addSql(`create index "departments_sort_name" on "departments" ("business_id", "sort_name", "id")`)
    this.addSql(`create unique index departments_name on departments (business_id, lower(name))`)
    this.addSql(`create unique index departments_code on departments (business_id, lower(code))`)
    this.addSql(`create table "locations" (
      "business_id" int not null,
      "id" int generated always as identity not null,
      "name" text not null,
      "code" text null,
      "country" text null,
      "time_zone" text null,
      "sort_name" text generated always as (fold_text(name)) stored not null,
      "created_at" timestamptz(3) not null default now(),
      "updated_at" timestamptz(3) not null default now(),
      "version" int not null default 1,
      primary key ("business_id", "id")
    )`)
    this.addSql(`create index "locations_sort_name" on "locations" ("business_id", "sort_name", "id")`)
    this.addSql(`create unique index locations_name on locations (business_id, lower(name))`)
    this.addSql(`create unique index locations_code on locations (business_id, lower(code))`)
    this.addSql(`alter table "people" add "department_id" int null, add "location_id" int null`)
    // A name in several spellings is one department, in the spelling of the first person who has it.
    this.addSql(`insert into departments (business_id, name)
      select distinct on (business_id, lower(name)) business_id, name
      from (select business_id, id, ${oneLine} as name from people where department is not null) named
      where name <> '' order by business_id, lower(name), id`)
    this.addSql(`update people set department_id = departments.id from departments
      where departments.business_id = people.business_id and lower(departments.name) = lower(${oneLine})`)
    this.addSql(`drop index "people_department"`)
    this.addSql(`alter table "people" drop column "department"`)
    this.addSql(`alter table "people" add constraint "people_business_id_department_id_foreign" foreign key
        ("business_id", "department_id") references "departments" ("business_id", "id") on update no action`)
    this.addSql(`alter table "people" add constraint "people_business_id_location_id_foreign" foreign key
        ("business_id", "location_id") references "locations" ("business_id", "id") on update no action`)
    this.addSql(`create index "people_location" on "people" ("business_id", "location_id") where location_id is not
        null`)
    this.addSql(`create index "people_department" on "people" ("business_id", "department_id") where department_id is
        not null`)
    this.addSql(`alter table "departments" add constraint "departments_business_id_foreign" foreign key
        ("business_id") references "businesses" ("id") on update no action`)
    this.addSql(`alter table "departments" add constraint "departments_business_id_parent_id_foreign" foreign key
        ("business_id", "parent_id") references "departments" ("business_id", "id") on update no action`)
    this.addSql(`alter table "departments" add constraint "departments_own_parent" check (parent_id <> id)`)
    this.addSql(`alter table "locations" add constraint "locations_business_id_foreign" foreign key ("business_id")
        references "businesses" ("id") on update no action`)
  }
}
