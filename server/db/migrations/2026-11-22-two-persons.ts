import { Migration } from '@mikro-orm/migrations'

/**
 * Keys descend from a user, pay runs know their authors, and leave knows whose it was. A key whose maker is not known
 * any more cannot be told from any second person: it ends.
 */
export class TwoPersons extends Migration {
  override up(): void {
    this.addSql(`create table "pay_run_authors" (
      "business_id" int not null,
      "pay_run_id" int not null,
      "user_id" int not null,
      primary key ("business_id", "pay_run_id", "user_id")
    )`)
    this.addSql(`alter table "api_keys" add "created_by_api_key" int null`)
    this.addSql(`update api_keys set revoked_at = coalesce(revoked_at, now()), created_by = (
        select min(id) from users where users.business_id = api_keys.business_id and role = 'owner'
      ) where created_by is null`)
    this.addSql(`alter table "api_keys" alter column "created_by" set not null`)
    this.addSql(`alter table "api_keys" add constraint "api_keys_business_id_created_by_api_key_foreign" foreign key
        ("business_id", "created_by_api_key") references "api_keys" ("business_id", "id") on update no action`)
    this.addSql(`alter table "leave_requests" add "own_user_id" int null`)
    this.addSql(`update leave_requests set own_user_id = users.id from users
        where users.business_id = leave_requests.business_id and users.person_id = leave_requests.person_id`)
    this.addSql(`alter table "leave_requests" add constraint "leave_requests_business_id_own_user_id_foreign" foreign
        key ("business_id", "own_user_id") references "users" ("business_id", "id") on update no action`)
    this.addSql(`alter table "pay_run_authors" add constraint "pay_run_authors_business_id_pay_run_id_foreign" foreign
        key ("business_id", "pay_run_id") references "pay_runs" ("business_id", "id") on update no action on delete
        cascade`)
    this.addSql(`alter table "pay_run_authors" add constraint "pay_run_authors_business_id_user_id_foreign" foreign
        key ("business_id", "user_id") references "users" ("business_id", "id") on update no action`)
    this.addSql(`insert into pay_run_authors (business_id, pay_run_id, user_id)
        select business_id, id, created_by from pay_runs where created_by is not null
        union
        select entry.business_id, run.id, coalesce(entry.user_id, key.created_by)
        from audit_log entry
        join pay_runs run on run.business_id = entry.business_id and run.id = (entry.detail->>'pay_run_id')::int
        left join api_keys key on key.business_id = entry.business_id and key.id = entry.api_key_id
        where entry.action in ('pay_run.created', 'pay_run.updated', 'pay_run.payslips_changed')
          and coalesce(entry.user_id, key.created_by) is not null`)
  }
}
