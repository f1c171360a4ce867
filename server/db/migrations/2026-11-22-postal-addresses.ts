import { Migration } from '@mikro-orm/migrations'

/** Payslips that were written before have no address. */
export class PostalAddresses extends Migration {
  override up(): void {
    this.addSql(`alter table "businesses" add column "address" text`)
    this.addSql(`comment on column "businesses"."address" is 'as on a letter, line by line'`)
    this.addSql(`alter table "people" add column "address" text`)
    this.addSql(`comment on column "people"."address" is 'as on a letter, line by line'`)
    this.addSql(`alter table "payslips" add column "address" text`)
  }
}
