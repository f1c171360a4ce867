import { inTransaction, type Step } from '../steps/steps.ts'

export const attemptTruncation: readonly Step[] = [
  inTransaction(
    `alter table "webhook_attempts" add "response_truncated" boolean not null default false`,
    `comment on column "webhook_attempts"."response_truncated" is 'whether the body was not read to its end'`,
  ),
  inTransaction(
    `alter table "webhook_deliveries" add "response_truncated" boolean not null default false`,
    `comment on column "webhook_deliveries"."response_truncated" is 'whether the body was not read to its end'`,
  ),
]
