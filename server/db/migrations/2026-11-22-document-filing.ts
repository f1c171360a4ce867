import { Migration } from '@mikro-orm/migrations'

export class DocumentFiling extends Migration {
  override up(): void {
    this.addSql(`alter table "documents" drop constraint "documents_status_check"`)
    this.addSql(`alter table "documents" add "signing_order" text not null default 'sequential', add "filed_at"
        timestamptz(3) null, add "remind_every_days" int null, add "next_reminder_at" timestamptz(3) null`)
    this.addSql(`create index "documents_reminders" on "documents" ("next_reminder_at") where status = 'sent' and
        next_reminder_at is not null`)
    this.addSql(`alter table "documents" add constraint "documents_filed" check (status <> 'filed' or filed_at is not
        null)`)
    this.addSql(`alter table "documents" add constraint "documents_signing_order_check" check ("signing_order" in
        ('sequential', 'parallel'))`)
    this.addSql(`alter table "documents" add constraint "documents_status_check" check ("status" in ('draft', 'sent',
        'signed', 'filed', 'expired', 'declined', 'voided'))`)
  }
}
