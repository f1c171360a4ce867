import type { InferKyselyDB } from '@mikro-orm/postgresql'
import { ApiKey, ApiKeyUse } from './access/api-keys/api-key.entity.ts'
import { App, AppConnection, AppToken } from './access/apps/app.entity.ts'
import { Passkey, PasskeyChallenge } from './access/passkeys/passkey.entity.ts'
import { PasswordLink } from './access/passwords/password-link.entity.ts'
import {
  ProvisionedGroup,
  ProvisionedGroupMember,
  ProvisionedUser,
  Provisioning,
} from './access/provisioning/provisioning.entity.ts'
import { CustomRole } from './access/roles/role.entity.ts'
import { LoginChallenge, RecoveryCode } from './access/second-factor/two-factor.entity.ts'
import { RefreshToken, Session } from './access/sessions/session.entity.ts'
import {
  AuthenticationRequest,
  SingleSignOn,
  SingleSignOnDomain,
  UserIdentity,
} from './access/single-sign-on/single-sign-on.entity.ts'
import { Throttle, unloggedThrottles } from './access/throttle/throttle.entity.ts'
import { User } from './access/users/user.entity.ts'
import { AuditEntry, AuditStream } from './audit/audit-entry.entity.ts'
import { BankAccount } from './bank-accounts/bank-account.entity.ts'
import { Business } from './business/business.entity.ts'
import { BusinessLogo } from './business/business-logo.entity.ts'
import { Compensation } from './compensation/compensation.entity.ts'
import { CustomField } from './custom-fields/custom-field.entity.ts'
import { migrations } from './db/migrations/migrations.ts'
import { StoredResponse } from './db/stored-response.entity.ts'
import { DocumentTemplate, DocumentTemplateRevision } from './document-templates/document-template.entity.ts'
import {
  Document,
  DocumentAuditEntry,
  DocumentFile,
  DocumentMail,
  DocumentSigner,
  disableFileCompression,
  documentsWithWord,
  SigningLink,
} from './documents/document.entity.ts'
import { Holiday } from './holidays/holiday.entity.ts'
import { disableAttachmentCompression, LeaveAttachment } from './leave/attachments/leave-attachment.entity.ts'
import { LeaveLedgerLine } from './leave/balances/leave-ledger.entity.ts'
import { LeaveFeed } from './leave/calendar/leave-feed.entity.ts'
import { LeaveDelegate } from './leave/delegates/leave-delegate.entity.ts'
import { LeaveExpiryNotice } from './leave/expiry/leave-expiry-notice.entity.ts'
import { LeaveRequest, slotFunction } from './leave/leave-request.entity.ts'
import { LeaveType } from './leave/leave-types/leave-type.entity.ts'
import { LeaveMail } from './leave/mails/leave-mail.entity.ts'
import { Event, EventStream } from './outbox/event.entity.ts'
import { ManualAttempt, PendingDelivery } from './outbox/pending-delivery.entity.ts'
import { PayCode } from './pay-runs/pay-codes/pay-code.entity.ts'
import { PayRun, PayRunAuthor } from './pay-runs/pay-run.entity.ts'
import { PaySchedule } from './pay-runs/pay-schedules/pay-schedule.entity.ts'
import { Payment } from './pay-runs/payments/payment.entity.ts'
import { PayslipMail } from './pay-runs/payslip-mails/payslip-mail.entity.ts'
import { Payslip, PayslipLine } from './pay-runs/payslips/payslip.entity.ts'
import { RecurringLine } from './pay-runs/recurring-lines/recurring-line.entity.ts'
import { Assignment } from './people/assignments/assignment.entity.ts'
import { Employment } from './people/employments/employment.entity.ts'
import { Person, peopleWithWords, textFunctions } from './people/person.entity.ts'
import { PersonChangeMail } from './person-changes/mails/person-change-mail.entity.ts'
import { PersonChange } from './person-changes/person-change.entity.ts'
import { Dependent } from './personal-details/dependents/dependent.entity.ts'
import { EmergencyContact } from './personal-details/emergency-contacts/emergency-contact.entity.ts'
import { Identifier } from './personal-details/identifiers/identifier.entity.ts'
import { Checklist } from './tasks/checklists/checklist.entity.ts'
import { TaskReminder } from './tasks/reminders/task-reminder.entity.ts'
import { StartedChecklist, Task } from './tasks/task.entity.ts'
import { partitionedLogs } from './webhooks/deliveries/partitioned-logs.ts'
import { WebhookAttempt, WebhookHour } from './webhooks/deliveries/webhook-attempt.entity.ts'
import { WebhookDelivery } from './webhooks/deliveries/webhook-delivery.entity.ts'
import { WebhookMail } from './webhooks/mails/webhook-mail.entity.ts'
import { Webhook } from './webhooks/webhook.entity.ts'
import { Department } from './workplaces/department.entity.ts'
import { Location } from './workplaces/location.entity.ts'

/*
 * The schema of the database, for all code that opens a database; `db/` itself depends on no area. The entities and the
 * SQL that complements them are the only source of the schema. Migrations are generated from them, and a test checks
 * that both agree.
 */

const entities = [
  ApiKey,
  ApiKeyUse,
  App,
  AppConnection,
  AppToken,
  Assignment,
  AuditEntry,
  AuditStream,
  AuthenticationRequest,
  Business,
  BusinessLogo,
  Checklist,
  Compensation,
  BankAccount,
  CustomField,
  CustomRole,
  Department,
  Dependent,
  Document,
  DocumentAuditEntry,
  DocumentFile,
  DocumentMail,
  DocumentSigner,
  DocumentTemplate,
  DocumentTemplateRevision,
  EmergencyContact,
  Employment,
  Event,
  EventStream,
  Holiday,
  Identifier,
  StoredResponse,
  LeaveFeed,
  LeaveDelegate,
  LeaveLedgerLine,
  LeaveAttachment,
  LeaveExpiryNotice,
  LeaveMail,
  LeaveRequest,
  LeaveType,
  Location,
  LoginChallenge,
  ManualAttempt,
  Passkey,
  PasskeyChallenge,
  PasswordLink,
  PayCode,
  PayRun,
  PayRunAuthor,
  PaySchedule,
  Payslip,
  PayslipLine,
  PayslipMail,
  Payment,
  PendingDelivery,
  Person,
  PersonChange,
  PersonChangeMail,
  ProvisionedGroup,
  ProvisionedGroupMember,
  ProvisionedUser,
  Provisioning,
  RecoveryCode,
  RecurringLine,
  RefreshToken,
  Session,
  SigningLink,
  SingleSignOn,
  SingleSignOnDomain,
  StartedChecklist,
  Task,
  TaskReminder,
  Throttle,
  User,
  UserIdentity,
  Webhook,
  WebhookAttempt,
  WebhookDelivery,
  WebhookHour,
  WebhookMail,
] as const

/**
 * SQL for objects that entities cannot express, from the files of the entities. It is executed before and after the
 * tables are created.
 */
const extraSql = {
  before: [...textFunctions, ...slotFunction],
  after: [
    unloggedThrottles,
    disableFileCompression,
    disableAttachmentCompression,
    ...peopleWithWords,
    ...documentsWithWord,
  ],
}

/**
 * The privileges of work across businesses, by table. Such work looks up the business of a token, an address or a job,
 * and finds due or expired rows. Locks require `update`.
 */
const acrossBusinesses = {
  api_keys: ['select'],
  app_tokens: ['select', 'delete'],
  assignments: ['select'],
  audit_log: ['select', 'delete'],
  authentication_requests: ['select', 'delete'],
  business_logos: ['select'],
  businesses: ['select', 'insert'],
  document_mails: ['select', 'delete'],
  document_signers: ['select'],
  documents: ['select', 'update'],
  events: ['select', 'delete'],
  kept_answers: ['select', 'delete'],
  leave_expiry_notices: ['select', 'delete'],
  leave_feeds: ['select'],
  leave_ledger: ['select', 'update'],
  leave_mails: ['select', 'delete'],
  leave_requests: ['select', 'update'],
  leave_types: ['select'],
  login_challenges: ['select', 'delete'],
  manual_attempts: ['select', 'delete'],
  pay_schedules: ['select'],
  password_links: ['select', 'insert', 'update', 'delete'],
  payslip_mails: ['select', 'delete'],
  pending_deliveries: ['select', 'update', 'delete'],
  people: ['select', 'update'],
  person_change_mails: ['select', 'delete'],
  recurring_lines: ['select', 'delete'],
  refresh_tokens: ['select', 'delete'],
  sessions: ['select', 'update', 'delete'],
  signing_links: ['select', 'delete'],
  single_sign_on_domains: ['select'],
  task_reminders: ['select', 'delete'],
  tasks: ['select'],
  users: ['select'],
  webhook_attempts: ['select', 'insert'],
  webhook_deliveries: ['select', 'insert', 'update'],
  webhook_hours: ['select', 'insert', 'update', 'delete'],
  webhook_mails: ['select', 'delete'],
  webhooks: ['select', 'update'],
} as const satisfies Partial<Record<keyof Database, readonly string[]>>

/**
 * Functions with the rights of the owner that statements about one business may call. The functions themselves restrict
 * access to that business.
 */
const tenantFunctions = ['people_with_words', 'documents_with_word'] as const

/**
 * Tables that are copied to each node. Each request looks up the business of its key, a link may belong to no business,
 * and the row of a business is joined with most of its data. Other values that identify a business, such as an address
 * or a token, are looked up on all nodes.
 */
const referenceTables: readonly (keyof Database)[] = ['api_keys', 'businesses', 'password_links']

export const schema = {
  entities,
  extraSql,
  migrations,
  acrossBusinesses,
  tenantFunctions,
  partitioned: partitionedLogs,
  referenceTables,
}

/** The tables and columns, inferred from the entities. */
export type Database = InferKyselyDB<(typeof entities)[number]>
