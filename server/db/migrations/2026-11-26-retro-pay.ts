import { createIndex, inTransaction, type Step } from '../steps/steps.ts'

/** Adds the pay runs that the lines of corrections pay the rest of. */
export const retroPay: readonly Step[] = [
  inTransaction(
    `alter table "payslip_lines" add "corrects_pay_run_id" int null`,
    `comment on column "payslip_lines"."corrects_pay_run_id" is 'completed pay run whose period a line of a correction pays'`,
  ),
  inTransaction(
    `alter table "pay_runs" add "retro_pay_from" date null`,
    `comment on column "pay_runs"."retro_pay_from" is
      'for a correction drafted from retro pay: it corrects periods that end on or after this day'`,
  ),
  createIndex(
    `create index "payslip_lines_corrections" on "payslip_lines" ("business_id", "corrects_pay_run_id")
      where corrects_pay_run_id is not null`,
  ),
]
