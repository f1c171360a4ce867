import { Client } from 'pg'
import type { Schema } from '../../../server/db/orm.ts'
import {
  addConstraint,
  backfill,
  createIndex,
  inTransaction,
  type Step,
  setNotNull,
} from '../../../server/db/steps/steps.ts'
import { schema } from '../../../server/schema.ts'

/*
 * Migrations of the versions before and after this one, for tests. The previous version had the column `fax` of people,
 * which this version does not use. The next version has the column `mobile`, which a trigger derives from the `phone`
 * that this version writes, and renames `location_id` to `site_id`.
 */

const earlier = [inTransaction('alter table people add fax text')]

const expand = [
  inTransaction('alter table people add mobile text, add site_id int'),
  inTransaction(
    `create function follow_phone() returns trigger language plpgsql as $$
      begin new.mobile := coalesce(new.phone, 'none'); new.site_id := new.location_id; return new; end $$`,
    `create trigger follow_phone before insert or update of phone, location_id on people
      for each row execute function follow_phone()`,
  ),
  backfill('people', { set: `mobile = coalesce(phone, 'none'), site_id = location_id`, where: 'mobile is null' }),
  createIndex('create index people_mobile on people (business_id, mobile)'),
  addConstraint('people', 'people_mobile_form', `check (mobile <> '')`),
  addConstraint('people', 'people_site', 'foreign key (business_id, site_id) references locations (business_id, id)'),
  setNotNull('people', 'mobile'),
]

const contract = [inTransaction('alter table people drop column fax')]

const versions = { earlier, expand, contract }

/** Returns the schema of this version plus the migrations of the other versions, up to and including `last`. */
export function schemaUpTo(last: keyof typeof versions): Schema {
  const names = Object.keys(versions)
  const others = Object.entries<readonly Step[]>(versions).slice(0, names.indexOf(last) + 1)
  const migrations = others.map(([name, steps], index) => ({ name: `9999-12-0${index + 1}-${name}`, steps }))
  return { ...schema, migrations: [...schema.migrations, ...migrations] }
}

/**
 * Inserts people into a business in one statement, all with the same location, including the columns of the previous
 * version.
 */
export async function addPeople(databaseUrl: string, businessId: number, count: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `with office as (insert into locations (business_id, name) values ($1, 'Office') returning id)
    insert into people (business_id, first_name, last_name, email, phone, fax, employee_number, location_id,
        employment_type, start_date)
      select $1, 'Ada', 'Lovelace ' || n, 'ada-' || n || '@example.com', '+44 20 ' || n, '+44 21 ' || n, 'E-' || n,
        (select id from office), 'full_time', date '2020-01-01' + n % 1000
      from generate_series(1, $2::int) n`,
    [businessId, count],
  )
  await client.query('vacuum analyze people')
  await client.end()
}
