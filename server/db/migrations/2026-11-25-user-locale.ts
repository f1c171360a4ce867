import { inTransaction, type Step } from '../steps/steps.ts'

export const userLocale: readonly Step[] = [
  inTransaction(
    `alter table "users" add "locale" text null`,
    `comment on column "users"."locale" is 'of numbers and dates in the console; null for that of the browser'`,
  ),
]
