import { inTransaction, type Step } from '../steps/steps.ts'

export const payrollYear: readonly Step[] = [
  inTransaction(
    `alter table "businesses" add "payroll_year_starts_on" text not null default '01-01'`,
    `comment on column "businesses"."payroll_year_starts_on" is 'first day of the payroll year, MM-DD'`,
  ),
]
