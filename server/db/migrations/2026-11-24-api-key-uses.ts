import { addConstraint, inTransaction, type Step } from '../steps/steps.ts'

export const apiKeyUses: readonly Step[] = [
  inTransaction(
    `create table "api_key_uses" (
      "business_id" int not null,
      "api_key_id" int not null,
      "last_used_at" timestamptz(3) not null,
      primary key ("business_id", "api_key_id")
    )`,
    `select distribute_table('api_key_uses')`,
  ),
  inTransaction(`comment on column "api_keys"."last_used_at" is 'of releases before uses had a table of their own'`),
  addConstraint(
    'api_key_uses',
    'api_key_uses_business_id_api_key_id_foreign',
    `foreign key ("business_id", "api_key_id") references "api_keys" ("business_id", "id") on update no action on
        delete cascade`,
  ),
]
