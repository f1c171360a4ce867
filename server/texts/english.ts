import { apps } from './en/account/apps.ts'
import { passkeys } from './en/account/passkeys.ts'
import { singleSignOn } from './en/account/single-sign-on.ts'
import { account } from './en/account.ts'
import { provisioning } from './en/administration/provisioning.ts'
import { roles } from './en/administration/roles.ts'
import { administration } from './en/administration.ts'
import { audit } from './en/audit.ts'
import { auditEntry } from './en/audit-entry.ts'
import { bankAccounts } from './en/bank-accounts.ts'
import { compensation } from './en/compensation.ts'
import { console } from './en/console.ts'
import { csv } from './en/csv.ts'
import { documents } from './en/documents.ts'
import { events } from './en/events.ts'
import { home } from './en/home.ts'
import { jobAndPay } from './en/job-and-pay.ts'
import { adjustBalances } from './en/leave/adjust-balances.ts'
import { holidays } from './en/leave/holidays.ts'
import { importBalances } from './en/leave/import-balances.ts'
import { leaveApproval } from './en/leave/leave-approval.ts'
import { leaveAttachments } from './en/leave/leave-attachments.ts'
import { leaveDelegate } from './en/leave/leave-delegate.ts'
import { leave } from './en/leave.ts'
import { mails } from './en/mails.ts'
import { pages } from './en/pages.ts'
import { papers } from './en/papers.ts'
import { password } from './en/password.ts'
import { payCodes } from './en/pay-codes.ts'
import { payRuns } from './en/pay-runs.ts'
import { paySchedules } from './en/pay-schedules.ts'
import { changeMany } from './en/people/change-many.ts'
import { customFields } from './en/people/custom-fields.ts'
import { orgChart } from './en/people/org-chart.ts'
import { workplaces } from './en/people/workplaces.ts'
import { people } from './en/people.ts'
import { person } from './en/person.ts'
import { personChanges } from './en/person-changes.ts'
import { problems } from './en/problems.ts'
import { reports } from './en/reports.ts'
import { search } from './en/search.ts'
import { tasks } from './en/tasks.ts'
import { templates } from './en/templates.ts'
import { webhooks } from './en/webhooks.ts'
import { createTexts, type Texts } from './texts.ts'

/** All messages that are in English only, by topic. A key starts with its topic. */
export const topics = {
  account,
  administration,
  apps,
  audit,
  auditEntry,
  bankAccounts,
  compensation,
  console,
  changeMany,
  csv,
  customFields,
  documents,
  events,
  holidays,
  home,
  adjustBalances,
  importBalances,
  jobAndPay,
  leave,
  leaveApproval,
  leaveAttachments,
  leaveDelegate,
  mails,
  orgChart,
  pages,
  papers,
  passkeys,
  password,
  payCodes,
  payRuns,
  paySchedules,
  people,
  person,
  personChanges,
  provisioning,
  reports,
  roles,
  search,
  singleSignOn,
  problems,
  tasks,
  templates,
  webhooks,
  workplaces,
} as const

const english = {
  ...account,
  ...apps,
  ...passkeys,
  ...administration,
  ...audit,
  ...auditEntry,
  ...bankAccounts,
  ...compensation,
  ...console,
  ...changeMany,
  ...csv,
  ...customFields,
  ...documents,
  ...events,
  ...holidays,
  ...home,
  ...adjustBalances,
  ...importBalances,
  ...jobAndPay,
  ...leave,
  ...leaveApproval,
  ...leaveAttachments,
  ...leaveDelegate,
  ...mails,
  ...orgChart,
  ...pages,
  ...papers,
  ...password,
  ...payCodes,
  ...payRuns,
  ...paySchedules,
  ...people,
  ...person,
  ...personChanges,
  ...provisioning,
  ...reports,
  ...roles,
  ...search,
  ...singleSignOn,
  ...problems,
  ...tasks,
  ...templates,
  ...webhooks,
  ...workplaces,
} as const

export type EnglishTexts = Texts<typeof english>

/**
 * Functions that return the messages of the console, emails and printed files. Call them while a page is rendered, not
 * while its module loads. A page in several languages takes `Texts` as a value instead.
 */
export const { text, rich }: Pick<EnglishTexts, 'text' | 'rich'> = createTexts(english, 'en')

/** Creates the English texts with numbers formatted for a locale, such as `1.234` for `de`. */
export const englishWithFigures = (locale: string): EnglishTexts => createTexts(english, 'en', locale)
