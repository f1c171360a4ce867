import { Migration } from '@mikro-orm/migrations'

/** Leave types say by rules who earns how many days. Types that are there have none, and are for everybody as before. */
export class LeaveEntitlement extends Migration {
  override up(): void {
    this.addSql(`alter table "leave_types" add "entitlement_rules" jsonb not null default '[]', add
        "prorate_by_work_pattern" boolean not null default false`)
    this.addSql(
      `comment on column "leave_types"."entitlement_rules" is 'the first that is for a person decides; none at all are for everybody'`,
    )
  }
}
