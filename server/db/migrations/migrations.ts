import type { Migration } from '../steps/steps.ts'
import { november22 } from './2026-11-22.ts'
import { foundation } from './2026-11-22-foundation.ts'
import { november23 } from './2026-11-23.ts'
import { apiKeyUses } from './2026-11-24-api-key-uses.ts'
import { attemptTruncation } from './2026-11-25-attempt-truncation.ts'
import { auditPerson } from './2026-11-25-audit-person.ts'
import { columnComments } from './2026-11-25-column-comments.ts'
import { documentBounces } from './2026-11-25-document-bounces.ts'
import { shownPasswords } from './2026-11-25-shown-passwords.ts'
import { twoPersonLogins } from './2026-11-25-two-person-logins.ts'
import { userLocale } from './2026-11-25-user-locale.ts'
import { webhookMails } from './2026-11-25-webhook-mails.ts'
import { assignments } from './2026-11-26-assignments.ts'
import { compensationLines } from './2026-11-26-compensation-lines.ts'
import { compensations } from './2026-11-26-compensations.ts'
import { documentWords } from './2026-11-26-document-words.ts'
import { employments } from './2026-11-26-employments.ts'
import { journalAccounts } from './2026-11-26-journal-accounts.ts'
import { managersSeeCompensation } from './2026-11-26-managers-see-compensation.ts'
import { payCodes } from './2026-11-26-pay-codes.ts'
import { paySchedules } from './2026-11-26-pay-schedules.ts'
import { payrollYear } from './2026-11-26-payroll-year.ts'
import { payslipMails } from './2026-11-26-payslip-mails.ts'
import { retroPay } from './2026-11-26-retro-pay.ts'
import { webhookHours } from './2026-11-26-webhook-hours.ts'
import { apiKeyRotation } from './2026-11-27-api-key-rotation.ts'
import { appWebhooks } from './2026-11-27-app-webhooks.ts'
import { apps } from './2026-11-27-apps.ts'
import { auditStreams } from './2026-11-27-audit-streams.ts'
import { bankAccounts } from './2026-11-27-bank-accounts.ts'
import { carriedDays } from './2026-11-27-carried-days.ts'
import { changeAndTaskMails } from './2026-11-27-change-and-task-mails.ts'
import { customFields } from './2026-11-27-custom-fields.ts'
import { expiringLeave } from './2026-11-27-expiring-leave.ts'
import { passkeySecondFactor } from './2026-11-27-passkey-second-factor.ts'
import { passkeys } from './2026-11-27-passkeys.ts'
import { personChanges } from './2026-11-27-person-changes.ts'
import { personalDetails } from './2026-11-27-personal-details.ts'
import { postalAddresses } from './2026-11-27-postal-addresses.ts'
import { provisioning } from './2026-11-27-provisioning.ts'
import { provisioningRoles } from './2026-11-27-provisioning-roles.ts'
import { roles } from './2026-11-27-roles.ts'
import { singleSignOn } from './2026-11-27-single-sign-on.ts'
import { tasks } from './2026-11-27-tasks.ts'
import { accrualLimits } from './2026-11-28-accrual-limits.ts'
import { approvalSteps } from './2026-11-28-approval-steps.ts'
import { expiringAdjustments } from './2026-11-28-expiring-adjustments.ts'
import { leaveAttachments } from './2026-11-28-leave-attachments.ts'
import { leaveDelegates } from './2026-11-28-leave-delegates.ts'
import { leaveLimits } from './2026-11-28-leave-limits.ts'
import { leavePrivacy } from './2026-11-28-leave-privacy.ts'
import { leaveYears } from './2026-11-28-leave-years.ts'

/**
 * The migrations in the order of their application. Released names never change. `npm run generate:migration` writes
 * the next migration.
 */
export const migrations: readonly Migration[] = [
  foundation,
  ...november22,
  ...november23,
  { name: '2026-11-24-api-key-uses', steps: apiKeyUses },
  { name: '2026-11-25-webhook-mails', steps: webhookMails },
  { name: '2026-11-25-attempt-truncation', steps: attemptTruncation },
  { name: '2026-11-25-two-person-logins', steps: twoPersonLogins },
  { name: '2026-11-25-document-bounces', steps: documentBounces },
  { name: '2026-11-25-shown-passwords', steps: shownPasswords },
  { name: '2026-11-25-column-comments', steps: columnComments },
  { name: '2026-11-25-user-locale', steps: userLocale },
  { name: '2026-11-25-audit-person', steps: auditPerson },
  { name: '2026-11-26-webhook-hours', steps: webhookHours },
  { name: '2026-11-26-compensations', steps: compensations },
  { name: '2026-11-26-document-words', steps: documentWords },
  { name: '2026-11-26-managers-see-compensation', steps: managersSeeCompensation },
  { name: '2026-11-26-pay-codes', steps: payCodes },
  { name: '2026-11-26-assignments', steps: assignments },
  { name: '2026-11-26-compensation-lines', steps: compensationLines },
  { name: '2026-11-26-payroll-year', steps: payrollYear },
  { name: '2026-11-26-pay-schedules', steps: paySchedules },
  { name: '2026-11-26-employments', steps: employments },
  { name: '2026-11-26-payslip-mails', steps: payslipMails },
  { name: '2026-11-26-retro-pay', steps: retroPay },
  { name: '2026-11-26-journal-accounts', steps: journalAccounts },
  { name: '2026-11-27-tasks', steps: tasks },
  { name: '2026-11-27-person-changes', steps: personChanges },
  { name: '2026-11-27-personal-details', steps: personalDetails },
  { name: '2026-11-27-bank-accounts', steps: bankAccounts },
  { name: '2026-11-27-custom-fields', steps: customFields },
  { name: '2026-11-27-postal-addresses', steps: postalAddresses },
  { name: '2026-11-27-change-and-task-mails', steps: changeAndTaskMails },
  { name: '2026-11-27-audit-streams', steps: auditStreams },
  { name: '2026-11-27-passkeys', steps: passkeys },
  { name: '2026-11-27-passkey-second-factor', steps: passkeySecondFactor },
  { name: '2026-11-27-api-key-rotation', steps: apiKeyRotation },
  { name: '2026-11-27-single-sign-on', steps: singleSignOn },
  { name: '2026-11-27-roles', steps: roles },
  { name: '2026-11-27-provisioning', steps: provisioning },
  { name: '2026-11-27-apps', steps: apps },
  { name: '2026-11-27-app-webhooks', steps: appWebhooks },
  { name: '2026-11-27-provisioning-roles', steps: provisioningRoles },
  { name: '2026-11-27-carried-days', steps: carriedDays },
  { name: '2026-11-27-expiring-leave', steps: expiringLeave },
  { name: '2026-11-28-leave-limits', steps: leaveLimits },
  { name: '2026-11-28-leave-privacy', steps: leavePrivacy },
  { name: '2026-11-28-leave-years', steps: leaveYears },
  { name: '2026-11-28-leave-attachments', steps: leaveAttachments },
  { name: '2026-11-28-approval-steps', steps: approvalSteps },
  { name: '2026-11-28-expiring-adjustments', steps: expiringAdjustments },
  { name: '2026-11-28-accrual-limits', steps: accrualLimits },
  { name: '2026-11-28-leave-delegates', steps: leaveDelegates },
]
