import { backfill, inTransaction, type Step } from '../steps/steps.ts'

/** Adds the origin of payslip lines that are drafted from compensations, and the authors of compensations. */
export const compensationLines: readonly Step[] = [
  inTransaction(
    `alter table "payslip_lines" add "compensation_id" int null, add "leave_request_id" int null, add "explanation" text null`,
    `comment on column "payslip_lines"."compensation_id" is 'compensation that the line was drafted from; it may be deleted'`,
    `comment on column "payslip_lines"."leave_request_id" is 'unpaid leave that the line deducts'`,
  ),
  inTransaction(`alter table "pay_runs" add "from_compensations" boolean not null default false`),
  inTransaction(
    `alter table "compensations" add "author_ids" int[] not null default '{}'`,
    `comment on column "compensations"."author_ids" is
      'users who added or changed the compensation, directly or with an API key'`,
  ),
  backfill('compensations', {
    set: 'author_ids = array[created_by]',
    where: `author_ids = '{}' and created_by is not null`,
  }),
]
