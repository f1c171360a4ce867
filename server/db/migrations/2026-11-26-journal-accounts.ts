import { inTransaction, type Step } from '../steps/steps.ts'

export const journalAccounts: readonly Step[] = [
  inTransaction(
    `alter table "businesses" add "net_pay_account" text null`,
    `comment on column "businesses"."net_pay_account" is 'account of the general ledger for net pay'`,
  ),
  inTransaction(
    `alter table "pay_codes" add "liability_account" text null`,
    `comment on column "pay_codes"."liability_account" is 'account that employer costs are owed on'`,
  ),
  inTransaction(`alter table "departments" add "cost_centre" text null`),
]
