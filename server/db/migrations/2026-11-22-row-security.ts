import { Migration } from '@mikro-orm/migrations'

export class RowSecurity extends Migration {
  override up(): void {
    this.addSql('drop index people_search')
    this.addSql('drop index people_last_name')
    this.addSql('drop index people_start')
    this.addSql(`alter table "people" add column "sort_name" text generated always as (fold_text(last_name)) stored
        not null`)
    this.addSql(`create index "people_last_name" on "people" ("business_id", "sort_name", "id")`)
    this.addSql(`create index people_start on people (business_id, (case when start_date is null then '-infinity' else
        start_date end), id)`)
  }
}
