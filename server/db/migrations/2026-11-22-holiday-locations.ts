import { Migration } from '@mikro-orm/migrations'

/** Holidays are those of some locations or of all, and of a whole day or half of one. */
export class HolidayLocations extends Migration {
  override up(): void {
    this.addSql(`alter table "holidays" add "portion" text not null default 'full', add "location_ids" int[] not null
        default '{}'`)
    this.addSql(`comment on column "holidays"."location_ids" is 'empty for all locations'`)
    this.addSql(`alter table "holidays" add constraint "holidays_portion_check" check ("portion" in ('full', 'morning',
        'afternoon'))`)
    this.addSql(`alter table "holidays" drop constraint "holidays_date"`)
    this.addSql(`create index "holidays_date" on "holidays" ("business_id", "date")`)
  }
}
