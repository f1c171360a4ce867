import type { JobName } from '../../server/jobs.ts'
import type { Task } from '../task.ts'
import { accrueLeave } from './accrue-leave.ts'
import { advanceClock } from './advance-clock.ts'
import { analyzeTables } from './analyze-tables.ts'
import { deleteExpired } from './delete-expired.ts'
import { deleteWebhook } from './delete-webhook.ts'
import { draftPayRuns } from './draft-pay-runs.ts'
import { drainWebhook } from './drain-webhook.ts'
import { erasePerson } from './erase-person.ts'
import { expireDocuments } from './expire-documents.ts'
import { publishOverdueTasks } from './publish-overdue-tasks.ts'
import { publishStatusChanges } from './publish-status-changes.ts'
import { queuePayslipMailsOfRun } from './queue-payslip-mails.ts'
import { queueAllTaskReminders } from './queue-task-reminders.ts'
import { reconcileAllAssignments } from './reconcile-assignments.ts'
import { remindSigners } from './remind-signers.ts'
import { runSandboxes } from './run-sandboxes.ts'
import { sendBankAccountMail } from './send-bank-account-mail.ts'
import { sendDocumentMail } from './send-document-mail.ts'
import { sendLeaveExpiryMail } from './send-leave-expiry-mail.ts'
import { sendLeaveMail } from './send-leave-mail.ts'
import { sendPasswordMail } from './send-password-mail.ts'
import { sendPayScheduleMail } from './send-pay-schedule-mail.ts'
import { sendPayslipMail } from './send-payslip-mail.ts'
import { sendPersonChangeMail } from './send-person-change-mail.ts'
import { sendSecurityMail } from './send-security-mail.ts'
import { sendTaskReminder } from './send-task-reminder.ts'
import { sendWebhookMail } from './send-webhook-mail.ts'

/** A task for every job that can be enqueued. */
export const tasks: { [Name in JobName]: Task<Name> } = {
  accrue_leave: accrueLeave,
  advance_clock: advanceClock,
  reconcile_assignments: reconcileAllAssignments,
  analyze_tables: analyzeTables,
  delete_expired: deleteExpired,
  delete_webhook: deleteWebhook,
  draft_pay_runs: draftPayRuns,
  drain_webhook: drainWebhook,
  erase_person: erasePerson,
  expire_documents: expireDocuments,
  queue_payslip_mails: queuePayslipMailsOfRun,
  queue_task_reminders: queueAllTaskReminders,
  remind_signers: remindSigners,
  run_sandboxes: runSandboxes,
  send_bank_account_mail: sendBankAccountMail,
  send_document_mail: sendDocumentMail,
  send_leave_expiry_mail: sendLeaveExpiryMail,
  send_leave_mail: sendLeaveMail,
  send_password_mail: sendPasswordMail,
  send_pay_schedule_mail: sendPayScheduleMail,
  send_payslip_mail: sendPayslipMail,
  send_person_change_mail: sendPersonChangeMail,
  send_security_mail: sendSecurityMail,
  send_task_reminder: sendTaskReminder,
  send_webhook_mail: sendWebhookMail,
  publish_overdue_tasks: publishOverdueTasks,
  publish_status_changes: publishStatusChanges,
}
