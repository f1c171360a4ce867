import assert from 'node:assert/strict'
import { test } from 'node:test'
import { migrationText } from '../../../../server/db/steps/migration-text.ts'

test('a generated migration holds up nobody', () => {
  const sql = `create table "badges" ("business_id" int not null, "id" int not null, primary key ("business_id", "id"));
create index "badges_id" on "badges" ("id");

alter table "people" add "badge" text null;
comment on column "people"."badge" is 'it''s \`new\`';
create index "people_badge" on "people" ("business_id", "badge");
drop index "people_created";

alter table "badges" add constraint "badges_business" foreign key ("business_id") references "businesses" ("id");
alter table "badges" add constraint "badges_own" foreign key ("id") references "badges" ("id");
alter table "people" add constraint "people_badge_known" check (badge <> '');
alter table "people" add constraint "people_badge_unique" unique ("business_id", "badge");
alter table "people" alter column "phone" set not null;
`
  assert.equal(
    migrationText('worn-badges', sql),
    `import { addConstraint, createIndex, dropIndex, inTransaction, setNotNull, type Step } from '../steps/steps.ts'

export const wornBadges: readonly Step[] = [
  inTransaction(
    \`create table "badges" (
      "business_id" int not null,
      "id" int not null,
      primary key ("business_id", "id")
    )\`,
    \`select distribute_table('badges')\`,
    \`create index "badges_id" on "badges" ("id")\`,
    \`alter table "badges" add constraint "badges_own" foreign key ("id") references "badges" ("id")\`,
  ),
  inTransaction(
    \`alter table "people" add "badge" text null\`,
    \`comment on column "people"."badge" is 'it''s \\\`new\\\`'\`,
  ),
  createIndex(\`create index "people_badge" on "people" ("business_id", "badge")\`),
  dropIndex('people_created'),
  addConstraint('badges', 'badges_business', \`foreign key ("business_id") references "businesses" ("id")\`),
  addConstraint('people', 'people_badge_known', \`check (badge <> '')\`),
  createIndex(\`create unique index "people_badge_unique" on "people" ("business_id", "badge")\`),
  inTransaction(\`alter table "people" add constraint "people_badge_unique" unique using index "people_badge_unique"\`),
  setNotNull('people', 'phone'),
]
`,
  )
})
