import { Migration } from '@mikro-orm/migrations'

/** Pay runs are listed by the day of pay. */
export class PayRunDates extends Migration {
  override up(): void {
    this.addSql(`create index "pay_runs_pay_date" on "pay_runs" ("business_id", "pay_date", "id")`)
  }
}
