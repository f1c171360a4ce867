import type { InferKyselyDB } from '@mikro-orm/postgresql'
import { ApiKey, ApiKeyUse } from './access/api-keys/api-key.entity.ts'
import { PasswordLink } from './access/passwords/password-link.entity.ts'
import { LoginChallenge, RecoveryCode } from './access/second-factor/two-factor.entity.ts'
import { RefreshToken, Session } from './access/sessions/session.entity.ts'
import { Throttle, throttlesAreUnlogged } from './access/throttle/throttle.entity.ts'
import { User } from './access/users/user.entity.ts'
import { AuditEntry } from './audit/audit-entry.entity.ts'
import { Business } from './business/business.entity.ts'
import { BusinessLogo } from './business/business-logo.entity.ts'
import { KeptAnswer } from './db/kept-answer.entity.ts'
import { AttemptUrls } from './db/migrations/2026-11-22-attempt-urls.ts'
import { CookieSessions } from './db/migrations/2026-11-22-cookie-sessions.ts'
import { Departments } from './db/migrations/2026-11-22-departments.ts'
import { DocumentFiling } from './db/migrations/2026-11-22-document-filing.ts'
import { ErasedPeople } from './db/migrations/2026-11-22-erased-people.ts'
import { Foundation } from './db/migrations/2026-11-22-foundation.ts'
import { FreshProof } from './db/migrations/2026-11-22-fresh-proof.ts'
import { HolidayLocations } from './db/migrations/2026-11-22-holiday-locations.ts'
import { Invitations } from './db/migrations/2026-11-22-invitations.ts'
import { LeaveEntitlement } from './db/migrations/2026-11-22-leave-entitlement.ts'
import { LeaveFeeds } from './db/migrations/2026-11-22-leave-feeds.ts'
import { LeaveMails } from './db/migrations/2026-11-22-leave-mails.ts'
import { LeaveTypesAndRequests } from './db/migrations/2026-11-22-leave-types-and-requests.ts'
import { PayRunDates } from './db/migrations/2026-11-22-pay-run-dates.ts'
import { PayrunActions } from './db/migrations/2026-11-22-payrun-actions.ts'
import { PostalAddresses } from './db/migrations/2026-11-22-postal-addresses.ts'
import { RecurringLines } from './db/migrations/2026-11-22-recurring-lines.ts'
import { RowSecurity } from './db/migrations/2026-11-22-row-security.ts'
import { SandboxClocks } from './db/migrations/2026-11-22-sandbox-clocks.ts'
import { SignaturesOnBehalfAndDeliveries } from './db/migrations/2026-11-22-signatures-on-behalf-and-deliveries.ts'
import { SigningByLogin } from './db/migrations/2026-11-22-signing-by-login.ts'
import { ToldStatus } from './db/migrations/2026-11-22-told-status.ts'
import { TwoPersons } from './db/migrations/2026-11-22-two-persons.ts'
import { WebhookGoneAttempts } from './db/migrations/2026-11-22-webhook-gone-attempts.ts'
import { BusinessLogos } from './db/migrations/2026-11-23-business-logos.ts'
import { CheaperChanges } from './db/migrations/2026-11-23-cheaper-changes.ts'
import { PendingDeliveries } from './db/migrations/2026-11-23-pending-deliveries.ts'
import { PeopleNotActive } from './db/migrations/2026-11-23-people-not-active.ts'
import { PeopleWords } from './db/migrations/2026-11-23-people-words.ts'
import { WebhookDrainedBy } from './db/migrations/2026-11-23-webhook-drained-by.ts'
import { apiKeyUses } from './db/migrations/2026-11-24-api-key-uses.ts'
import { attemptTruncation } from './db/migrations/2026-11-25-attempt-truncation.ts'
import { documentBounces } from './db/migrations/2026-11-25-document-bounces.ts'
import { shownPasswords } from './db/migrations/2026-11-25-shown-passwords.ts'
import { twoPersonLogins } from './db/migrations/2026-11-25-two-person-logins.ts'
import { webhookMails } from './db/migrations/2026-11-25-webhook-mails.ts'
import { DocumentTemplate, DocumentTemplateRevision } from './document-templates/document-template.entity.ts'
import {
  Document,
  DocumentAuditEntry,
  DocumentFile,
  DocumentMail,
  DocumentSigner,
  filesStayAsTheyAre,
  SigningLink,
} from './documents/document.entity.ts'
import { Holiday } from './holidays/holiday.entity.ts'
import { LeaveLedgerLine } from './leave/balances/leave-ledger.entity.ts'
import { LeaveFeed } from './leave/calendar/leave-feed.entity.ts'
import { LeaveRequest, slotFunction } from './leave/leave-request.entity.ts'
import { LeaveType } from './leave/leave-types/leave-type.entity.ts'
import { LeaveMail } from './leave/mails/leave-mail.entity.ts'
import { Event, EventStream } from './outbox/event.entity.ts'
import { ManualAttempt, PendingDelivery } from './outbox/pending-delivery.entity.ts'
import { PayRun, PayRunAuthor } from './pay-runs/pay-run.entity.ts'
import { Payslip, PayslipLine } from './pay-runs/payslips/payslip.entity.ts'
import { RecurringLine } from './pay-runs/recurring-lines/recurring-line.entity.ts'
import { Person, peopleWithWords, textFunctions } from './people/person.entity.ts'
import { partitionedLogs } from './webhooks/deliveries/partitioned-logs.ts'
import { WebhookAttempt, WebhookHour } from './webhooks/deliveries/webhook-attempt.entity.ts'
import { WebhookDelivery } from './webhooks/deliveries/webhook-delivery.entity.ts'
import { WebhookMail } from './webhooks/mails/webhook-mail.entity.ts'
import { Webhook } from './webhooks/webhook.entity.ts'
import { Department } from './workplaces/department.entity.ts'
import { Location } from './workplaces/location.entity.ts'

/*
 * The schema of the database, for all code that opens one; `db/` itself knows no area. The entities and the SQL beside
 * them are the only source. Migrations are generated from them, and a test proves that both agree.
 */

const entities = [
  ApiKey,
  ApiKeyUse,
  AuditEntry,
  Business,
  BusinessLogo,
  Department,
  Document,
  DocumentAuditEntry,
  DocumentFile,
  DocumentMail,
  DocumentSigner,
  DocumentTemplate,
  DocumentTemplateRevision,
  Event,
  EventStream,
  Holiday,
  KeptAnswer,
  LeaveFeed,
  LeaveLedgerLine,
  LeaveMail,
  LeaveRequest,
  LeaveType,
  Location,
  LoginChallenge,
  ManualAttempt,
  PasswordLink,
  PayRun,
  PayRunAuthor,
  Payslip,
  PayslipLine,
  PendingDelivery,
  Person,
  RecoveryCode,
  RecurringLine,
  RefreshToken,
  Session,
  SigningLink,
  Throttle,
  User,
  Webhook,
  WebhookAttempt,
  WebhookDelivery,
  WebhookHour,
  WebhookMail,
] as const

/** SQL for objects that entities cannot express, from the files of their entities: before the tables, and after. */
const beside = {
  before: [...textFunctions, ...slotFunction],
  after: [throttlesAreUnlogged, filesStayAsTheyAre, ...peopleWithWords],
}

/**
 * The migrations in the order of their application. Released names never change. `npm run generate:migration` writes
 * the next migration.
 */
const migrations = [
  { name: '2026-11-22-foundation', class: Foundation },
  { name: '2026-11-22-two-persons', class: TwoPersons },
  { name: '2026-11-22-payrun-actions', class: PayrunActions },
  { name: '2026-11-22-webhook-gone-attempts', class: WebhookGoneAttempts },
  { name: '2026-11-22-signatures-on-behalf-and-deliveries', class: SignaturesOnBehalfAndDeliveries },
  { name: '2026-11-22-leave-types-and-requests', class: LeaveTypesAndRequests },
  { name: '2026-11-22-row-security', class: RowSecurity },
  { name: '2026-11-22-fresh-proof', class: FreshProof },
  { name: '2026-11-22-leave-feeds', class: LeaveFeeds },
  { name: '2026-11-22-invitations', class: Invitations },
  { name: '2026-11-22-cookie-sessions', class: CookieSessions },
  { name: '2026-11-22-attempt-urls', class: AttemptUrls },
  { name: '2026-11-22-sandbox-clocks', class: SandboxClocks },
  { name: '2026-11-22-signing-by-login', class: SigningByLogin },
  { name: '2026-11-22-pay-run-dates', class: PayRunDates },
  { name: '2026-11-22-leave-mails', class: LeaveMails },
  { name: '2026-11-22-postal-addresses', class: PostalAddresses },
  { name: '2026-11-22-departments', class: Departments },
  { name: '2026-11-22-recurring-lines', class: RecurringLines },
  { name: '2026-11-22-told-status', class: ToldStatus },
  { name: '2026-11-22-holiday-locations', class: HolidayLocations },
  { name: '2026-11-22-erased-people', class: ErasedPeople },
  { name: '2026-11-22-leave-entitlement', class: LeaveEntitlement },
  { name: '2026-11-22-document-filing', class: DocumentFiling },
  { name: '2026-11-23-webhook-drained-by', class: WebhookDrainedBy },
  { name: '2026-11-23-business-logos', class: BusinessLogos },
  { name: '2026-11-23-cheaper-changes', class: CheaperChanges },
  { name: '2026-11-23-people-not-active', class: PeopleNotActive },
  { name: '2026-11-23-people-words', class: PeopleWords },
  { name: '2026-11-23-pending-deliveries', class: PendingDeliveries },
  { name: '2026-11-24-api-key-uses', steps: apiKeyUses },
  { name: '2026-11-25-webhook-mails', steps: webhookMails },
  { name: '2026-11-25-attempt-truncation', steps: attemptTruncation },
  { name: '2026-11-25-two-person-logins', steps: twoPersonLogins },
  { name: '2026-11-25-document-bounces', steps: documentBounces },
  { name: '2026-11-25-shown-passwords', steps: shownPasswords },
]

/**
 * What work across businesses may do, by table: find out whose a token, an address or a job is, and what is due or over.
 * Locks need `update`.
 */
const acrossBusinesses = {
  api_keys: ['select'],
  audit_log: ['select', 'delete'],
  business_logos: ['select'],
  businesses: ['select', 'insert'],
  document_mails: ['select', 'delete'],
  document_signers: ['select'],
  documents: ['select', 'update'],
  events: ['select', 'delete'],
  kept_answers: ['select', 'delete'],
  leave_feeds: ['select'],
  leave_ledger: ['select', 'update'],
  leave_mails: ['select', 'delete'],
  leave_requests: ['select', 'update'],
  leave_types: ['select'],
  login_challenges: ['select', 'delete'],
  manual_attempts: ['select', 'delete'],
  password_links: ['select', 'insert', 'update', 'delete'],
  pending_deliveries: ['select', 'update', 'delete'],
  people: ['select', 'update'],
  recurring_lines: ['select', 'delete'],
  refresh_tokens: ['select', 'delete'],
  sessions: ['select', 'update', 'delete'],
  signing_links: ['select', 'delete'],
  users: ['select'],
  webhook_attempts: ['select', 'insert'],
  webhook_deliveries: ['select', 'insert', 'update'],
  webhook_hours: ['select', 'insert', 'update', 'delete'],
  webhook_mails: ['select', 'delete'],
  webhooks: ['select', 'update'],
} as const satisfies Partial<Record<keyof Database, readonly string[]>>

/** Functions with the rights of the owner that statements about one business may call. They hold to the business themselves. */
const tenantFunctions = ['people_with_words'] as const

/**
 * A key tells its business with every request, a link may be of nobody, and a business is read with most of what it has.
 * What else tells of a business, such as an address or a token, is looked for on all machines.
 */
const everywhere: readonly (keyof Database)[] = ['api_keys', 'businesses', 'password_links']

export const schema = {
  entities,
  beside,
  migrations,
  acrossBusinesses,
  tenantFunctions,
  partitioned: partitionedLogs,
  everywhere,
}

/** Tables and columns, inferred from the entities. */
export type Database = InferKyselyDB<(typeof entities)[number]>
