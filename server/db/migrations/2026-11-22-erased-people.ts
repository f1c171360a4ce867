import { Migration } from '@mikro-orm/migrations'

/** People are erased: first their row, then whatever else tells who they were. */
export class ErasedPeople extends Migration {
  override up(): void {
    this.addSql(
      `alter table "people" add "erased_at" timestamptz(3) null, add "erasure_completed_at" timestamptz(3) null`,
    )
    this.addSql(
      `comment on column "people"."erased_at" is 'when nothing was left in the row by which the person could be known'`,
    )
    this.addSql(`comment on column "people"."erasure_completed_at" is 'when nothing was left anywhere else'`)
  }
}
