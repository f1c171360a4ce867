/** Generated from openapi/v1.yaml by `npm run generate`: do not edit. */
import type { OperationId } from './operation/contract/contract.ts'
import type { Operation } from './operation/operation.ts'
import { apiKeysCreate } from './access/api-keys/api-keys.create.ts'
import { apiKeysGet } from './access/api-keys/api-keys.get.ts'
import { apiKeysList } from './access/api-keys/api-keys.list.ts'
import { apiKeysRevoke } from './access/api-keys/api-keys.revoke.ts'
import { apiKeysRotate } from './access/api-keys/api-keys.rotate.ts'
import { apiKeysUpdate } from './access/api-keys/api-keys.update.ts'
import { appsCreate } from './access/apps/apps.create.ts'
import { appsDelete } from './access/apps/apps.delete.ts'
import { appsGet } from './access/apps/apps.get.ts'
import { appsList } from './access/apps/apps.list.ts'
import { appsRotateSecret } from './access/apps/apps.rotate-secret.ts'
import { appsUpdate } from './access/apps/apps.update.ts'
import { assignmentsCreate } from './people/assignments/assignments.create.ts'
import { assignmentsDelete } from './people/assignments/assignments.delete.ts'
import { assignmentsGet } from './people/assignments/assignments.get.ts'
import { assignmentsList } from './people/assignments/assignments.list.ts'
import { assignmentsUpdate } from './people/assignments/assignments.update.ts'
import { auditLogList } from './audit/audit-log.list.ts'
import { authForgotPassword } from './access/passwords/auth.forgot-password.ts'
import { authLogin } from './access/sessions/auth.login.ts'
import { authLogout } from './access/sessions/auth.logout.ts'
import { authRefresh } from './access/sessions/auth.refresh.ts'
import { authResetPassword } from './access/passwords/auth.reset-password.ts'
import { bankAccountsConfirm } from './bank-accounts/bank-accounts.confirm.ts'
import { bankAccountsCreate } from './bank-accounts/bank-accounts.create.ts'
import { bankAccountsDelete } from './bank-accounts/bank-accounts.delete.ts'
import { bankAccountsGet } from './bank-accounts/bank-accounts.get.ts'
import { bankAccountsList } from './bank-accounts/bank-accounts.list.ts'
import { bankAccountsReject } from './bank-accounts/bank-accounts.reject.ts'
import { bankAccountsUpdate } from './bank-accounts/bank-accounts.update.ts'
import { businessDebtor } from './business/business.debtor.ts'
import { businessGet } from './business/business.get.ts'
import { businessSetDebtor } from './business/business.set-debtor.ts'
import { businessUpdate } from './business/business.update.ts'
import { checklistsCreate } from './tasks/checklists/checklists.create.ts'
import { checklistsGet } from './tasks/checklists/checklists.get.ts'
import { checklistsList } from './tasks/checklists/checklists.list.ts'
import { checklistsStart } from './tasks/checklists/checklists.start.ts'
import { checklistsUpdate } from './tasks/checklists/checklists.update.ts'
import { compensationsCreate } from './compensation/compensations.create.ts'
import { compensationsDelete } from './compensation/compensations.delete.ts'
import { compensationsGet } from './compensation/compensations.get.ts'
import { compensationsImport } from './compensation/compensations.import.ts'
import { compensationsList } from './compensation/compensations.list.ts'
import { compensationsUpdate } from './compensation/compensations.update.ts'
import { connectedAppsAllow } from './access/apps/connected-apps.allow.ts'
import { connectedAppsDisconnect } from './access/apps/connected-apps.disconnect.ts'
import { connectedAppsList } from './access/apps/connected-apps.list.ts'
import { connectedAppsReview } from './access/apps/connected-apps.review.ts'
import { customFieldsCreate } from './custom-fields/custom-fields.create.ts'
import { customFieldsGet } from './custom-fields/custom-fields.get.ts'
import { customFieldsList } from './custom-fields/custom-fields.list.ts'
import { customFieldsUpdate } from './custom-fields/custom-fields.update.ts'
import { departmentsCreate } from './workplaces/departments.create.ts'
import { departmentsDelete } from './workplaces/departments.delete.ts'
import { departmentsGet } from './workplaces/departments.get.ts'
import { departmentsList } from './workplaces/departments.list.ts'
import { departmentsUpdate } from './workplaces/departments.update.ts'
import { dependentsCreate } from './personal-details/dependents/dependents.create.ts'
import { dependentsDelete } from './personal-details/dependents/dependents.delete.ts'
import { dependentsGet } from './personal-details/dependents/dependents.get.ts'
import { dependentsList } from './personal-details/dependents/dependents.list.ts'
import { dependentsUpdate } from './personal-details/dependents/dependents.update.ts'
import { directoryList } from './people/directory.list.ts'
import { documentTemplatesCreate } from './document-templates/document-templates.create.ts'
import { documentTemplatesDelete } from './document-templates/document-templates.delete.ts'
import { documentTemplatesGet } from './document-templates/document-templates.get.ts'
import { documentTemplatesList } from './document-templates/document-templates.list.ts'
import { documentTemplatesPreview } from './document-templates/document-templates.preview.ts'
import { documentTemplatesPreviewText } from './document-templates/document-templates.preview-text.ts'
import { documentTemplatesUpdate } from './document-templates/document-templates.update.ts'
import { documentsAudit } from './documents/documents.audit.ts'
import { documentsCreate } from './documents/documents.create.ts'
import { documentsCreateSigningLink } from './documents/signing/documents.create-signing-link.ts'
import { documentsDelete } from './documents/documents.delete.ts'
import { documentsExportCsv } from './documents/documents.export-csv.ts'
import { documentsFile } from './documents/documents.file.ts'
import { documentsFinish } from './documents/documents.finish.ts'
import { documentsGet } from './documents/documents.get.ts'
import { documentsList } from './documents/documents.list.ts'
import { documentsRemind } from './documents/mails/documents.remind.ts'
import { documentsSend } from './documents/documents.send.ts'
import { documentsUpdate } from './documents/documents.update.ts'
import { documentsUpdateSigner } from './documents/documents.update-signer.ts'
import { documentsUpload } from './documents/documents.upload.ts'
import { documentsVerify } from './documents/signing/documents.verify.ts'
import { documentsVoid } from './documents/documents.void.ts'
import { emergencyContactsCreate } from './personal-details/emergency-contacts/emergency-contacts.create.ts'
import { emergencyContactsDelete } from './personal-details/emergency-contacts/emergency-contacts.delete.ts'
import { emergencyContactsGet } from './personal-details/emergency-contacts/emergency-contacts.get.ts'
import { emergencyContactsList } from './personal-details/emergency-contacts/emergency-contacts.list.ts'
import { emergencyContactsUpdate } from './personal-details/emergency-contacts/emergency-contacts.update.ts'
import { eventTypesList } from './events/event-types.list.ts'
import { eventsGet } from './events/events.get.ts'
import { eventsList } from './events/events.list.ts'
import { healthLive } from './health/health.live.ts'
import { healthReady } from './health/health.ready.ts'
import { holidaysCreate } from './holidays/holidays.create.ts'
import { holidaysDelete } from './holidays/holidays.delete.ts'
import { holidaysGet } from './holidays/holidays.get.ts'
import { holidaysImport } from './holidays/holidays.import.ts'
import { holidaysList } from './holidays/holidays.list.ts'
import { holidaysUpdate } from './holidays/holidays.update.ts'
import { identifiersCreate } from './personal-details/identifiers/identifiers.create.ts'
import { identifiersDelete } from './personal-details/identifiers/identifiers.delete.ts'
import { identifiersGet } from './personal-details/identifiers/identifiers.get.ts'
import { identifiersList } from './personal-details/identifiers/identifiers.list.ts'
import { identifiersReveal } from './personal-details/identifiers/identifiers.reveal.ts'
import { identifiersUpdate } from './personal-details/identifiers/identifiers.update.ts'
import { leaveAttachmentsDelete } from './leave/attachments/leave-attachments.delete.ts'
import { leaveAttachmentsFile } from './leave/attachments/leave-attachments.file.ts'
import { leaveAttachmentsList } from './leave/attachments/leave-attachments.list.ts'
import { leaveAttachmentsUpload } from './leave/attachments/leave-attachments.upload.ts'
import { leaveBalancesAdjust } from './leave/balances/leave-balances.adjust.ts'
import { leaveBalancesAdjustMany } from './leave/balances/many/leave-balances.adjust-many.ts'
import { leaveBalancesExportCsv } from './leave/balances/leave-balances.export-csv.ts'
import { leaveBalancesImport } from './leave/balances/many/leave-balances.import.ts'
import { leaveBalancesList } from './leave/balances/leave-balances.list.ts'
import { leaveCalendarGet } from './leave/calendar/leave-calendar.get.ts'
import { leaveCalendarIcs } from './leave/calendar/leave-calendar.ics.ts'
import { leaveCalendarTeam } from './leave/calendar/leave-calendar.team.ts'
import { leaveFeedsCreate } from './leave/calendar/leave-feeds.create.ts'
import { leaveFeedsIcs } from './leave/calendar/leave-feeds.ics.ts'
import { leaveFeedsList } from './leave/calendar/leave-feeds.list.ts'
import { leaveFeedsRevoke } from './leave/calendar/leave-feeds.revoke.ts'
import { leaveLedgerList } from './leave/balances/leave-ledger.list.ts'
import { leaveRequestsApprove } from './leave/leave-requests.approve.ts'
import { leaveRequestsCancel } from './leave/leave-requests.cancel.ts'
import { leaveRequestsCreate } from './leave/leave-requests.create.ts'
import { leaveRequestsExportCsv } from './leave/leave-requests.export-csv.ts'
import { leaveRequestsGet } from './leave/leave-requests.get.ts'
import { leaveRequestsList } from './leave/leave-requests.list.ts'
import { leaveRequestsPreview } from './leave/leave-requests.preview.ts'
import { leaveRequestsReject } from './leave/leave-requests.reject.ts'
import { leaveRequestsUpdate } from './leave/leave-requests.update.ts'
import { leaveTypesCreate } from './leave/leave-types/leave-types.create.ts'
import { leaveTypesGet } from './leave/leave-types/leave-types.get.ts'
import { leaveTypesList } from './leave/leave-types/leave-types.list.ts'
import { leaveTypesUpdate } from './leave/leave-types/leave-types.update.ts'
import { locationsCreate } from './workplaces/locations.create.ts'
import { locationsDelete } from './workplaces/locations.delete.ts'
import { locationsGet } from './workplaces/locations.get.ts'
import { locationsList } from './workplaces/locations.list.ts'
import { locationsUpdate } from './workplaces/locations.update.ts'
import { meChangePassword } from './access/passwords/me.change-password.ts'
import { meConfirmPassword } from './access/passwords/me.confirm-password.ts'
import { meDeleteDelegate } from './leave/delegates/me.delete-delegate.ts'
import { meGet } from './access/users/me.get.ts'
import { meGetDelegate } from './leave/delegates/me.get-delegate.ts'
import { meSetDelegate } from './leave/delegates/me.set-delegate.ts'
import { meUpdate } from './access/users/me.update.ts'
import { meUpdatePerson } from './person-changes/me.update-person.ts'
import { passkeysConfirm } from './access/passkeys/passkeys.confirm.ts'
import { passkeysDelete } from './access/passkeys/passkeys.delete.ts'
import { passkeysList } from './access/passkeys/passkeys.list.ts'
import { passkeysLogin } from './access/passkeys/passkeys.login.ts'
import { passkeysRegister } from './access/passkeys/passkeys.register.ts'
import { passkeysStartConfirmation } from './access/passkeys/passkeys.start-confirmation.ts'
import { passkeysStartLogin } from './access/passkeys/passkeys.start-login.ts'
import { passkeysStartRegistration } from './access/passkeys/passkeys.start-registration.ts'
import { passkeysUpdate } from './access/passkeys/passkeys.update.ts'
import { payCodesCreate } from './pay-runs/pay-codes/pay-codes.create.ts'
import { payCodesDelete } from './pay-runs/pay-codes/pay-codes.delete.ts'
import { payCodesGet } from './pay-runs/pay-codes/pay-codes.get.ts'
import { payCodesList } from './pay-runs/pay-codes/pay-codes.list.ts'
import { payCodesUpdate } from './pay-runs/pay-codes/pay-codes.update.ts'
import { payRunsApprove } from './pay-runs/pay-runs.approve.ts'
import { payRunsCancel } from './pay-runs/pay-runs.cancel.ts'
import { payRunsChecks } from './pay-runs/checks/pay-runs.checks.ts'
import { payRunsCompare } from './pay-runs/pay-runs.compare.ts'
import { payRunsComplete } from './pay-runs/pay-runs.complete.ts'
import { payRunsCreate } from './pay-runs/pay-runs.create.ts'
import { payRunsDelete } from './pay-runs/pay-runs.delete.ts'
import { payRunsExportCsv } from './pay-runs/exports/pay-runs.export-csv.ts'
import { payRunsExportJournal } from './pay-runs/exports/pay-runs.export-journal.ts'
import { payRunsExportPain001 } from './pay-runs/exports/pay-runs.export-pain001.ts'
import { payRunsGet } from './pay-runs/pay-runs.get.ts'
import { payRunsList } from './pay-runs/pay-runs.list.ts'
import { payRunsPayments } from './pay-runs/payments/pay-runs.payments.ts'
import { payRunsRedraft } from './pay-runs/from-compensations/pay-runs.redraft.ts'
import { payRunsReopen } from './pay-runs/pay-runs.reopen.ts'
import { payRunsUpdate } from './pay-runs/pay-runs.update.ts'
import { paySchedulesCreate } from './pay-runs/pay-schedules/pay-schedules.create.ts'
import { paySchedulesDelete } from './pay-runs/pay-schedules/pay-schedules.delete.ts'
import { paySchedulesGet } from './pay-runs/pay-schedules/pay-schedules.get.ts'
import { paySchedulesList } from './pay-runs/pay-schedules/pay-schedules.list.ts'
import { paySchedulesPreview } from './pay-runs/pay-schedules/pay-schedules.preview.ts'
import { paySchedulesUpdate } from './pay-runs/pay-schedules/pay-schedules.update.ts'
import { payslipsDelete } from './pay-runs/payslips/payslips.delete.ts'
import { payslipsGet } from './pay-runs/payslips/payslips.get.ts'
import { payslipsList } from './pay-runs/payslips/payslips.list.ts'
import { payslipsPdf } from './pay-runs/payslips/payslips.pdf.ts'
import { payslipsPut } from './pay-runs/payslips/payslips.put.ts'
import { payslipsPutMany } from './pay-runs/payslips/payslips.put-many.ts'
import { peopleAssignments } from './people/assignments/people.assignments.ts'
import { peopleBankAccounts } from './bank-accounts/people.bank-accounts.ts'
import { peopleChecklists } from './tasks/checklists/people.checklists.ts'
import { peopleCompensations } from './compensation/people.compensations.ts'
import { peopleCreate } from './people/people.create.ts'
import { peopleDelete } from './people/people.delete.ts'
import { peopleEmployments } from './people/employments/people.employments.ts'
import { peopleErase } from './personal-data/people.erase.ts'
import { peopleExport } from './personal-data/people.export.ts'
import { peopleExportCsv } from './people/bulk/people.export-csv.ts'
import { peopleExportPayslipsCsv } from './pay-runs/exports/people.export-payslips-csv.ts'
import { peopleGet } from './people/people.get.ts'
import { peopleIdentifiers } from './personal-details/identifiers/people.identifiers.ts'
import { peopleImport } from './people-import/people.import.ts'
import { peopleList } from './people/people.list.ts'
import { peoplePayslips } from './pay-runs/payslips/people.payslips.ts'
import { peopleRehire } from './people/employments/people.rehire.ts'
import { peopleRetroPay } from './pay-runs/retro-pay/people.retro-pay.ts'
import { peopleSchema } from './people/bulk/people.schema.ts'
import { peopleTerminate } from './people/people.terminate.ts'
import { peopleUpdate } from './people/people.update.ts'
import { peopleUpdateMany } from './people/bulk/people.update-many.ts'
import { personChangesApprove } from './person-changes/person-changes.approve.ts'
import { personChangesCancel } from './person-changes/person-changes.cancel.ts'
import { personChangesGet } from './person-changes/person-changes.get.ts'
import { personChangesList } from './person-changes/person-changes.list.ts'
import { personChangesReject } from './person-changes/person-changes.reject.ts'
import { provisioningCreateToken } from './access/provisioning/provisioning.create-token.ts'
import { provisioningDelete } from './access/provisioning/provisioning.delete.ts'
import { provisioningGet } from './access/provisioning/provisioning.get.ts'
import { provisioningSet } from './access/provisioning/provisioning.set.ts'
import { recurringLinesCreate } from './pay-runs/recurring-lines/recurring-lines.create.ts'
import { recurringLinesDelete } from './pay-runs/recurring-lines/recurring-lines.delete.ts'
import { recurringLinesGet } from './pay-runs/recurring-lines/recurring-lines.get.ts'
import { recurringLinesList } from './pay-runs/recurring-lines/recurring-lines.list.ts'
import { recurringLinesUpdate } from './pay-runs/recurring-lines/recurring-lines.update.ts'
import { reportsAbsence } from './reports/reports.absence.ts'
import { reportsHeadcount } from './reports/reports.headcount.ts'
import { reportsLeaveLiability } from './reports/reports.leave-liability.ts'
import { reportsLeaveLiabilityPeople } from './reports/reports.leave-liability-people.ts'
import { reportsPayCost } from './reports/reports.pay-cost.ts'
import { reportsTurnover } from './reports/reports.turnover.ts'
import { rolesCreate } from './access/roles/roles.create.ts'
import { rolesDelete } from './access/roles/roles.delete.ts'
import { rolesGet } from './access/roles/roles.get.ts'
import { rolesList } from './access/roles/roles.list.ts'
import { rolesUpdate } from './access/roles/roles.update.ts'
import { sandboxClockAdvance } from './business/sandbox-clock.advance.ts'
import { sandboxClockGet } from './business/sandbox-clock.get.ts'
import { sessionsList } from './access/sessions/sessions.list.ts'
import { sessionsRevoke } from './access/sessions/sessions.revoke.ts'
import { signingDecline } from './documents/signing/signing.decline.ts'
import { signingFile } from './documents/signing/signing.file.ts'
import { signingGet } from './documents/signing/signing.get.ts'
import { signingSign } from './documents/signing/signing.sign.ts'
import { singleSignOnCheck } from './access/single-sign-on/single-sign-on.check.ts'
import { singleSignOnConfirm } from './access/single-sign-on/single-sign-on.confirm.ts'
import { singleSignOnDelete } from './access/single-sign-on/single-sign-on.delete.ts'
import { singleSignOnFinish } from './access/single-sign-on/single-sign-on.finish.ts'
import { singleSignOnGet } from './access/single-sign-on/single-sign-on.get.ts'
import { singleSignOnSet } from './access/single-sign-on/single-sign-on.set.ts'
import { singleSignOnStart } from './access/single-sign-on/single-sign-on.start.ts'
import { singleSignOnStartConfirmation } from './access/single-sign-on/single-sign-on.start-confirmation.ts'
import { tasksCancel } from './tasks/tasks.cancel.ts'
import { tasksComplete } from './tasks/tasks.complete.ts'
import { tasksCreate } from './tasks/tasks.create.ts'
import { tasksGet } from './tasks/tasks.get.ts'
import { tasksList } from './tasks/tasks.list.ts'
import { tasksReopen } from './tasks/tasks.reopen.ts'
import { tasksUpdate } from './tasks/tasks.update.ts'
import { tasksUpload } from './tasks/tasks.upload.ts'
import { twoFactorDisable } from './access/second-factor/two-factor.disable.ts'
import { twoFactorEnable } from './access/second-factor/two-factor.enable.ts'
import { twoFactorEnableWithPasskeys } from './access/second-factor/two-factor.enable-with-passkeys.ts'
import { twoFactorRegenerateRecoveryCodes } from './access/second-factor/two-factor.regenerate-recovery-codes.ts'
import { twoFactorSetup } from './access/second-factor/two-factor.setup.ts'
import { twoFactorStartVerification } from './access/second-factor/two-factor.start-verification.ts'
import { twoFactorStatus } from './access/second-factor/two-factor.status.ts'
import { twoFactorVerify } from './access/second-factor/two-factor.verify.ts'
import { usersConfirm } from './access/users/users.confirm.ts'
import { usersCreate } from './access/users/users.create.ts'
import { usersGet } from './access/users/users.get.ts'
import { usersList } from './access/users/users.list.ts'
import { usersResendInvitation } from './access/users/users.resend-invitation.ts'
import { usersResetTwoFactor } from './access/users/users.reset-two-factor.ts'
import { usersUnlinkSingleSignOn } from './access/users/users.unlink-single-sign-on.ts'
import { usersUpdate } from './access/users/users.update.ts'
import { webhookDeliveriesGet } from './webhooks/deliveries/webhook-deliveries.get.ts'
import { webhookDeliveriesList } from './webhooks/deliveries/webhook-deliveries.list.ts'
import { webhookDeliveriesRedeliver } from './webhooks/deliveries/webhook-deliveries.redeliver.ts'
import { webhooksCreate } from './webhooks/webhooks.create.ts'
import { webhooksDelete } from './webhooks/webhooks.delete.ts'
import { webhooksGet } from './webhooks/webhooks.get.ts'
import { webhooksList } from './webhooks/webhooks.list.ts'
import { webhooksRecover } from './webhooks/webhooks.recover.ts'
import { webhooksRotateSecret } from './webhooks/webhooks.rotate-secret.ts'
import { webhooksSendTest } from './webhooks/webhooks.send-test.ts'
import { webhooksStatistics } from './webhooks/webhooks.statistics.ts'
import { webhooksUpdate } from './webhooks/webhooks.update.ts'

/** Every operation of the contract. */
export const operations: { [Id in OperationId]: Operation<Id> } = {
  'apiKeys.create': apiKeysCreate,
  'apiKeys.get': apiKeysGet,
  'apiKeys.list': apiKeysList,
  'apiKeys.revoke': apiKeysRevoke,
  'apiKeys.rotate': apiKeysRotate,
  'apiKeys.update': apiKeysUpdate,
  'apps.create': appsCreate,
  'apps.delete': appsDelete,
  'apps.get': appsGet,
  'apps.list': appsList,
  'apps.rotateSecret': appsRotateSecret,
  'apps.update': appsUpdate,
  'assignments.create': assignmentsCreate,
  'assignments.delete': assignmentsDelete,
  'assignments.get': assignmentsGet,
  'assignments.list': assignmentsList,
  'assignments.update': assignmentsUpdate,
  'auditLog.list': auditLogList,
  'auth.forgotPassword': authForgotPassword,
  'auth.login': authLogin,
  'auth.logout': authLogout,
  'auth.refresh': authRefresh,
  'auth.resetPassword': authResetPassword,
  'bankAccounts.confirm': bankAccountsConfirm,
  'bankAccounts.create': bankAccountsCreate,
  'bankAccounts.delete': bankAccountsDelete,
  'bankAccounts.get': bankAccountsGet,
  'bankAccounts.list': bankAccountsList,
  'bankAccounts.reject': bankAccountsReject,
  'bankAccounts.update': bankAccountsUpdate,
  'business.debtor': businessDebtor,
  'business.get': businessGet,
  'business.setDebtor': businessSetDebtor,
  'business.update': businessUpdate,
  'checklists.create': checklistsCreate,
  'checklists.get': checklistsGet,
  'checklists.list': checklistsList,
  'checklists.start': checklistsStart,
  'checklists.update': checklistsUpdate,
  'compensations.create': compensationsCreate,
  'compensations.delete': compensationsDelete,
  'compensations.get': compensationsGet,
  'compensations.import': compensationsImport,
  'compensations.list': compensationsList,
  'compensations.update': compensationsUpdate,
  'connectedApps.allow': connectedAppsAllow,
  'connectedApps.disconnect': connectedAppsDisconnect,
  'connectedApps.list': connectedAppsList,
  'connectedApps.review': connectedAppsReview,
  'customFields.create': customFieldsCreate,
  'customFields.get': customFieldsGet,
  'customFields.list': customFieldsList,
  'customFields.update': customFieldsUpdate,
  'departments.create': departmentsCreate,
  'departments.delete': departmentsDelete,
  'departments.get': departmentsGet,
  'departments.list': departmentsList,
  'departments.update': departmentsUpdate,
  'dependents.create': dependentsCreate,
  'dependents.delete': dependentsDelete,
  'dependents.get': dependentsGet,
  'dependents.list': dependentsList,
  'dependents.update': dependentsUpdate,
  'directory.list': directoryList,
  'documentTemplates.create': documentTemplatesCreate,
  'documentTemplates.delete': documentTemplatesDelete,
  'documentTemplates.get': documentTemplatesGet,
  'documentTemplates.list': documentTemplatesList,
  'documentTemplates.preview': documentTemplatesPreview,
  'documentTemplates.previewText': documentTemplatesPreviewText,
  'documentTemplates.update': documentTemplatesUpdate,
  'documents.audit': documentsAudit,
  'documents.create': documentsCreate,
  'documents.createSigningLink': documentsCreateSigningLink,
  'documents.delete': documentsDelete,
  'documents.exportCsv': documentsExportCsv,
  'documents.file': documentsFile,
  'documents.finish': documentsFinish,
  'documents.get': documentsGet,
  'documents.list': documentsList,
  'documents.remind': documentsRemind,
  'documents.send': documentsSend,
  'documents.update': documentsUpdate,
  'documents.updateSigner': documentsUpdateSigner,
  'documents.upload': documentsUpload,
  'documents.verify': documentsVerify,
  'documents.void': documentsVoid,
  'emergencyContacts.create': emergencyContactsCreate,
  'emergencyContacts.delete': emergencyContactsDelete,
  'emergencyContacts.get': emergencyContactsGet,
  'emergencyContacts.list': emergencyContactsList,
  'emergencyContacts.update': emergencyContactsUpdate,
  'eventTypes.list': eventTypesList,
  'events.get': eventsGet,
  'events.list': eventsList,
  'health.live': healthLive,
  'health.ready': healthReady,
  'holidays.create': holidaysCreate,
  'holidays.delete': holidaysDelete,
  'holidays.get': holidaysGet,
  'holidays.import': holidaysImport,
  'holidays.list': holidaysList,
  'holidays.update': holidaysUpdate,
  'identifiers.create': identifiersCreate,
  'identifiers.delete': identifiersDelete,
  'identifiers.get': identifiersGet,
  'identifiers.list': identifiersList,
  'identifiers.reveal': identifiersReveal,
  'identifiers.update': identifiersUpdate,
  'leaveAttachments.delete': leaveAttachmentsDelete,
  'leaveAttachments.file': leaveAttachmentsFile,
  'leaveAttachments.list': leaveAttachmentsList,
  'leaveAttachments.upload': leaveAttachmentsUpload,
  'leaveBalances.adjust': leaveBalancesAdjust,
  'leaveBalances.adjustMany': leaveBalancesAdjustMany,
  'leaveBalances.exportCsv': leaveBalancesExportCsv,
  'leaveBalances.import': leaveBalancesImport,
  'leaveBalances.list': leaveBalancesList,
  'leaveCalendar.get': leaveCalendarGet,
  'leaveCalendar.ics': leaveCalendarIcs,
  'leaveCalendar.team': leaveCalendarTeam,
  'leaveFeeds.create': leaveFeedsCreate,
  'leaveFeeds.ics': leaveFeedsIcs,
  'leaveFeeds.list': leaveFeedsList,
  'leaveFeeds.revoke': leaveFeedsRevoke,
  'leaveLedger.list': leaveLedgerList,
  'leaveRequests.approve': leaveRequestsApprove,
  'leaveRequests.cancel': leaveRequestsCancel,
  'leaveRequests.create': leaveRequestsCreate,
  'leaveRequests.exportCsv': leaveRequestsExportCsv,
  'leaveRequests.get': leaveRequestsGet,
  'leaveRequests.list': leaveRequestsList,
  'leaveRequests.preview': leaveRequestsPreview,
  'leaveRequests.reject': leaveRequestsReject,
  'leaveRequests.update': leaveRequestsUpdate,
  'leaveTypes.create': leaveTypesCreate,
  'leaveTypes.get': leaveTypesGet,
  'leaveTypes.list': leaveTypesList,
  'leaveTypes.update': leaveTypesUpdate,
  'locations.create': locationsCreate,
  'locations.delete': locationsDelete,
  'locations.get': locationsGet,
  'locations.list': locationsList,
  'locations.update': locationsUpdate,
  'me.changePassword': meChangePassword,
  'me.confirmPassword': meConfirmPassword,
  'me.deleteDelegate': meDeleteDelegate,
  'me.get': meGet,
  'me.getDelegate': meGetDelegate,
  'me.setDelegate': meSetDelegate,
  'me.update': meUpdate,
  'me.updatePerson': meUpdatePerson,
  'passkeys.confirm': passkeysConfirm,
  'passkeys.delete': passkeysDelete,
  'passkeys.list': passkeysList,
  'passkeys.login': passkeysLogin,
  'passkeys.register': passkeysRegister,
  'passkeys.startConfirmation': passkeysStartConfirmation,
  'passkeys.startLogin': passkeysStartLogin,
  'passkeys.startRegistration': passkeysStartRegistration,
  'passkeys.update': passkeysUpdate,
  'payCodes.create': payCodesCreate,
  'payCodes.delete': payCodesDelete,
  'payCodes.get': payCodesGet,
  'payCodes.list': payCodesList,
  'payCodes.update': payCodesUpdate,
  'payRuns.approve': payRunsApprove,
  'payRuns.cancel': payRunsCancel,
  'payRuns.checks': payRunsChecks,
  'payRuns.compare': payRunsCompare,
  'payRuns.complete': payRunsComplete,
  'payRuns.create': payRunsCreate,
  'payRuns.delete': payRunsDelete,
  'payRuns.exportCsv': payRunsExportCsv,
  'payRuns.exportJournal': payRunsExportJournal,
  'payRuns.exportPain001': payRunsExportPain001,
  'payRuns.get': payRunsGet,
  'payRuns.list': payRunsList,
  'payRuns.payments': payRunsPayments,
  'payRuns.redraft': payRunsRedraft,
  'payRuns.reopen': payRunsReopen,
  'payRuns.update': payRunsUpdate,
  'paySchedules.create': paySchedulesCreate,
  'paySchedules.delete': paySchedulesDelete,
  'paySchedules.get': paySchedulesGet,
  'paySchedules.list': paySchedulesList,
  'paySchedules.preview': paySchedulesPreview,
  'paySchedules.update': paySchedulesUpdate,
  'payslips.delete': payslipsDelete,
  'payslips.get': payslipsGet,
  'payslips.list': payslipsList,
  'payslips.pdf': payslipsPdf,
  'payslips.put': payslipsPut,
  'payslips.putMany': payslipsPutMany,
  'people.assignments': peopleAssignments,
  'people.bankAccounts': peopleBankAccounts,
  'people.checklists': peopleChecklists,
  'people.compensations': peopleCompensations,
  'people.create': peopleCreate,
  'people.delete': peopleDelete,
  'people.employments': peopleEmployments,
  'people.erase': peopleErase,
  'people.export': peopleExport,
  'people.exportCsv': peopleExportCsv,
  'people.exportPayslipsCsv': peopleExportPayslipsCsv,
  'people.get': peopleGet,
  'people.identifiers': peopleIdentifiers,
  'people.import': peopleImport,
  'people.list': peopleList,
  'people.payslips': peoplePayslips,
  'people.rehire': peopleRehire,
  'people.retroPay': peopleRetroPay,
  'people.schema': peopleSchema,
  'people.terminate': peopleTerminate,
  'people.update': peopleUpdate,
  'people.updateMany': peopleUpdateMany,
  'personChanges.approve': personChangesApprove,
  'personChanges.cancel': personChangesCancel,
  'personChanges.get': personChangesGet,
  'personChanges.list': personChangesList,
  'personChanges.reject': personChangesReject,
  'provisioning.createToken': provisioningCreateToken,
  'provisioning.delete': provisioningDelete,
  'provisioning.get': provisioningGet,
  'provisioning.set': provisioningSet,
  'recurringLines.create': recurringLinesCreate,
  'recurringLines.delete': recurringLinesDelete,
  'recurringLines.get': recurringLinesGet,
  'recurringLines.list': recurringLinesList,
  'recurringLines.update': recurringLinesUpdate,
  'reports.absence': reportsAbsence,
  'reports.headcount': reportsHeadcount,
  'reports.leaveLiability': reportsLeaveLiability,
  'reports.leaveLiabilityPeople': reportsLeaveLiabilityPeople,
  'reports.payCost': reportsPayCost,
  'reports.turnover': reportsTurnover,
  'roles.create': rolesCreate,
  'roles.delete': rolesDelete,
  'roles.get': rolesGet,
  'roles.list': rolesList,
  'roles.update': rolesUpdate,
  'sandboxClock.advance': sandboxClockAdvance,
  'sandboxClock.get': sandboxClockGet,
  'sessions.list': sessionsList,
  'sessions.revoke': sessionsRevoke,
  'signing.decline': signingDecline,
  'signing.file': signingFile,
  'signing.get': signingGet,
  'signing.sign': signingSign,
  'singleSignOn.check': singleSignOnCheck,
  'singleSignOn.confirm': singleSignOnConfirm,
  'singleSignOn.delete': singleSignOnDelete,
  'singleSignOn.finish': singleSignOnFinish,
  'singleSignOn.get': singleSignOnGet,
  'singleSignOn.set': singleSignOnSet,
  'singleSignOn.start': singleSignOnStart,
  'singleSignOn.startConfirmation': singleSignOnStartConfirmation,
  'tasks.cancel': tasksCancel,
  'tasks.complete': tasksComplete,
  'tasks.create': tasksCreate,
  'tasks.get': tasksGet,
  'tasks.list': tasksList,
  'tasks.reopen': tasksReopen,
  'tasks.update': tasksUpdate,
  'tasks.upload': tasksUpload,
  'twoFactor.disable': twoFactorDisable,
  'twoFactor.enable': twoFactorEnable,
  'twoFactor.enableWithPasskeys': twoFactorEnableWithPasskeys,
  'twoFactor.regenerateRecoveryCodes': twoFactorRegenerateRecoveryCodes,
  'twoFactor.setup': twoFactorSetup,
  'twoFactor.startVerification': twoFactorStartVerification,
  'twoFactor.status': twoFactorStatus,
  'twoFactor.verify': twoFactorVerify,
  'users.confirm': usersConfirm,
  'users.create': usersCreate,
  'users.get': usersGet,
  'users.list': usersList,
  'users.resendInvitation': usersResendInvitation,
  'users.resetTwoFactor': usersResetTwoFactor,
  'users.unlinkSingleSignOn': usersUnlinkSingleSignOn,
  'users.update': usersUpdate,
  'webhookDeliveries.get': webhookDeliveriesGet,
  'webhookDeliveries.list': webhookDeliveriesList,
  'webhookDeliveries.redeliver': webhookDeliveriesRedeliver,
  'webhooks.create': webhooksCreate,
  'webhooks.delete': webhooksDelete,
  'webhooks.get': webhooksGet,
  'webhooks.list': webhooksList,
  'webhooks.recover': webhooksRecover,
  'webhooks.rotateSecret': webhooksRotateSecret,
  'webhooks.sendTest': webhooksSendTest,
  'webhooks.statistics': webhooksStatistics,
  'webhooks.update': webhooksUpdate,
}
