import { addConstraint, inTransaction, type Step } from '../steps/steps.ts'

export const payslipMails: readonly Step[] = [
  inTransaction(`alter table "users" add "payslip_mail" boolean not null default true`),
  inTransaction(
    `create table "payslip_mails" (
      "business_id" int not null,
      "id" int generated always as identity not null,
      "pay_run_id" int not null,
      "user_id" int not null,
      "created_at" timestamptz(3) not null default now(),
      "claimed_until" timestamptz(3) null,
      "sent_at" timestamptz(3) null,
      primary key ("business_id", "id")
    )`,
    `comment on column "payslip_mails"."claimed_until" is 'a worker has claimed it for sending, until then'`,
    `alter table "payslip_mails" add constraint "payslip_mails_once" unique ("business_id", "pay_run_id", "user_id")`,
    `create index "payslip_mails_user" on "payslip_mails" ("business_id", "user_id")`,
    `select distribute_table('payslip_mails')`,
  ),
  addConstraint(
    'payslip_mails',
    'payslip_mails_business_id_pay_run_id_foreign',
    `foreign key ("business_id", "pay_run_id") references "pay_runs" ("business_id", "id") on update no action
        on delete cascade`,
  ),
  addConstraint(
    'payslip_mails',
    'payslip_mails_business_id_user_id_foreign',
    `foreign key ("business_id", "user_id") references "users" ("business_id", "id") on update no action`,
  ),
]
