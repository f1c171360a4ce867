import { Migration } from '@mikro-orm/migrations'

/** Lists of who has not begun or has left read nobody else. */
export class PeopleNotActive extends Migration {
  override up(): void {
    this.addSql(`create index "people_not_active" on "people" ("business_id", "told_status", "id") where
        deleted_at is null and told_status <> 'active'`)
  }
}
