import { inTransaction, type Step } from '../steps/steps.ts'

export const webhookHours: readonly Step[] = [
  inTransaction(
    `alter table "webhook_hours" add "duration_ms" bigint null, add "max_duration_ms" int null`,
    `comment on column "webhook_hours"."duration_ms" is 'sum of all attempts; null if a release without this column recorded some'`,
    `comment on column "webhook_hours"."max_duration_ms" is 'duration of the longest attempt'`,
    `comment on table "webhook_hours" is 'attempts by webhook and hour, for about a week'`,
  ),
]
