// Generated from openapi/v1.yaml by `npm run generate:sdk`; changes here are lost.

import type {
  ApiKeysListData,
  AppsListData,
  AssignmentsListData,
  AuditLogListData,
  BankAccountsListData,
  ChecklistsListData,
  CompensationsListData,
  ConnectedAppsListData,
  CustomFieldsListData,
  DepartmentsListData,
  DependentsListData,
  DirectoryListData,
  DocumentTemplatesGetData,
  DocumentTemplatesListData,
  DocumentsAuditData,
  DocumentsExportCsvData,
  DocumentsFileData,
  DocumentsListData,
  EmergencyContactsListData,
  EventsListData,
  HolidaysListData,
  IdentifiersListData,
  LeaveAttachmentsListData,
  LeaveBalancesExportCsvData,
  LeaveBalancesListData,
  LeaveCalendarGetData,
  LeaveCalendarIcsData,
  LeaveCalendarTeamData,
  LeaveFeedsListData,
  LeaveLedgerListData,
  LeaveRequestsExportCsvData,
  LeaveRequestsListData,
  LeaveTypesListData,
  LocationsListData,
  PasskeysListData,
  PayCodesListData,
  PayRunsCompareData,
  PayRunsListData,
  PayRunsPaymentsData,
  PaySchedulesListData,
  PayslipsListData,
  PeopleAssignmentsData,
  PeopleBankAccountsData,
  PeopleChecklistsData,
  PeopleCompensationsData,
  PeopleEmploymentsData,
  PeopleExportCsvData,
  PeopleExportPayslipsCsvData,
  PeopleIdentifiersData,
  PeopleListData,
  PeoplePayslipsData,
  PeopleRetroPayData,
  PersonChangesListData,
  RecurringLinesListData,
  ReportsAbsenceData,
  ReportsHeadcountData,
  ReportsLeaveLiabilityData,
  ReportsLeaveLiabilityPeopleData,
  ReportsPayCostData,
  ReportsTurnoverData,
  RolesListData,
  SandboxClockGetData,
  SessionsListData,
  TasksListData,
  UsersListData,
  WebhookDeliveriesListData,
  WebhooksListData,
} from './types.gen.ts'

/** The query of `passkeys.list`: list my passkeys. */
export type PasskeysListQuery = NonNullable<PasskeysListData['query']>

/** The query of `sessions.list`: list my sessions. */
export type SessionsListQuery = NonNullable<SessionsListData['query']>

/** The query of `users.list`: list users. */
export type UsersListQuery = NonNullable<UsersListData['query']>

/** The query of `roles.list`: list custom roles. */
export type RolesListQuery = NonNullable<RolesListData['query']>

/** The query of `apiKeys.list`: list API keys. */
export type ApiKeysListQuery = NonNullable<ApiKeysListData['query']>

/** The query of `apps.list`: list apps. */
export type AppsListQuery = NonNullable<AppsListData['query']>

/** The query of `connectedApps.list`: list connected apps. */
export type ConnectedAppsListQuery = NonNullable<ConnectedAppsListData['query']>

/** The query of `auditLog.list`: list audit log entries. */
export type AuditLogListQuery = NonNullable<AuditLogListData['query']>

/** The query of `sandboxClock.get`: get the clock. */
export type SandboxClockGetQuery = NonNullable<SandboxClockGetData['query']>

/** The query of `people.list`: list people. */
export type PeopleListQuery = NonNullable<PeopleListData['query']>

/** The query of `people.exportCsv`: export people as CSV. */
export type PeopleExportCsvQuery = NonNullable<PeopleExportCsvData['query']>

/** The query of `people.employments`: list the employments of a person. */
export type PeopleEmploymentsQuery = NonNullable<PeopleEmploymentsData['query']>

/** The query of `people.assignments`: list the assignments of a person. */
export type PeopleAssignmentsQuery = NonNullable<PeopleAssignmentsData['query']>

/** The query of `assignments.list`: list assignments. */
export type AssignmentsListQuery = NonNullable<AssignmentsListData['query']>

/** The query of `personChanges.list`: list change requests. */
export type PersonChangesListQuery = NonNullable<PersonChangesListData['query']>

/** The query of `people.identifiers`: list the identifiers of a person. */
export type PeopleIdentifiersQuery = NonNullable<PeopleIdentifiersData['query']>

/** The query of `emergencyContacts.list`: list the emergency contacts of a person. */
export type EmergencyContactsListQuery = NonNullable<EmergencyContactsListData['query']>

/** The query of `dependents.list`: list the dependents of a person. */
export type DependentsListQuery = NonNullable<DependentsListData['query']>

/** The query of `identifiers.list`: list identifiers. */
export type IdentifiersListQuery = NonNullable<IdentifiersListData['query']>

/** The query of `people.compensations`: list the compensations of a person. */
export type PeopleCompensationsQuery = NonNullable<PeopleCompensationsData['query']>

/** The query of `people.checklists`: list the checklists of a person. */
export type PeopleChecklistsQuery = NonNullable<PeopleChecklistsData['query']>

/** The query of `checklists.list`: list checklists. */
export type ChecklistsListQuery = NonNullable<ChecklistsListData['query']>

/** The query of `tasks.list`: list tasks. */
export type TasksListQuery = NonNullable<TasksListData['query']>

/** The query of `people.bankAccounts`: list the bank accounts of a person. */
export type PeopleBankAccountsQuery = NonNullable<PeopleBankAccountsData['query']>

/** The query of `bankAccounts.list`: list bank accounts. */
export type BankAccountsListQuery = NonNullable<BankAccountsListData['query']>

/** The query of `compensations.list`: list compensations. */
export type CompensationsListQuery = NonNullable<CompensationsListData['query']>

/** The query of `people.payslips`: list the payslips of a person. */
export type PeoplePayslipsQuery = NonNullable<PeoplePayslipsData['query']>

/** The query of `people.exportPayslipsCsv`: export the payslips of a person as CSV. */
export type PeopleExportPayslipsCsvQuery = NonNullable<PeopleExportPayslipsCsvData['query']>

/** The query of `people.retroPay`: calculate retro pay. */
export type PeopleRetroPayQuery = NonNullable<PeopleRetroPayData['query']>

/** The query of `customFields.list`: list custom fields. */
export type CustomFieldsListQuery = NonNullable<CustomFieldsListData['query']>

/** The query of `directory.list`: list the directory. */
export type DirectoryListQuery = NonNullable<DirectoryListData['query']>

/** The query of `departments.list`: list departments. */
export type DepartmentsListQuery = NonNullable<DepartmentsListData['query']>

/** The query of `locations.list`: list locations. */
export type LocationsListQuery = NonNullable<LocationsListData['query']>

/** The query of `recurringLines.list`: list the recurring lines of a person. */
export type RecurringLinesListQuery = NonNullable<RecurringLinesListData['query']>

/** The query of `documentTemplates.list`: list document templates. */
export type DocumentTemplatesListQuery = NonNullable<DocumentTemplatesListData['query']>

/** The query of `documentTemplates.get`: get a document template. */
export type DocumentTemplatesGetQuery = NonNullable<DocumentTemplatesGetData['query']>

/** The query of `documents.list`: list documents. */
export type DocumentsListQuery = NonNullable<DocumentsListData['query']>

/** The query of `documents.exportCsv`: export the list of documents as CSV. */
export type DocumentsExportCsvQuery = NonNullable<DocumentsExportCsvData['query']>

/** The query of `documents.file`: download a document. */
export type DocumentsFileQuery = NonNullable<DocumentsFileData['query']>

/** The query of `documents.audit`: list the audit trail of a document. */
export type DocumentsAuditQuery = NonNullable<DocumentsAuditData['query']>

/** The query of `payRuns.list`: list pay runs. */
export type PayRunsListQuery = NonNullable<PayRunsListData['query']>

/** The query of `payRuns.compare`: compare a pay run. */
export type PayRunsCompareQuery = NonNullable<PayRunsCompareData['query']>

/** The query of `payRuns.payments`: list the payments of a pay run. */
export type PayRunsPaymentsQuery = NonNullable<PayRunsPaymentsData['query']>

/** The query of `payslips.list`: list the payslips of a pay run. */
export type PayslipsListQuery = NonNullable<PayslipsListData['query']>

/** The query of `payCodes.list`: list pay codes. */
export type PayCodesListQuery = NonNullable<PayCodesListData['query']>

/** The query of `paySchedules.list`: list pay schedules. */
export type PaySchedulesListQuery = NonNullable<PaySchedulesListData['query']>

/** The query of `leaveTypes.list`: list leave types. */
export type LeaveTypesListQuery = NonNullable<LeaveTypesListData['query']>

/** The query of `holidays.list`: list holidays. */
export type HolidaysListQuery = NonNullable<HolidaysListData['query']>

/** The query of `leaveRequests.list`: list leave requests. */
export type LeaveRequestsListQuery = NonNullable<LeaveRequestsListData['query']>

/** The query of `leaveRequests.exportCsv`: export leave requests as CSV. */
export type LeaveRequestsExportCsvQuery = NonNullable<LeaveRequestsExportCsvData['query']>

/** The query of `leaveAttachments.list`: list the attachments of a leave request. */
export type LeaveAttachmentsListQuery = NonNullable<LeaveAttachmentsListData['query']>

/** The query of `leaveBalances.list`: list leave balances. */
export type LeaveBalancesListQuery = NonNullable<LeaveBalancesListData['query']>

/** The query of `leaveBalances.exportCsv`: export leave balances as CSV. */
export type LeaveBalancesExportCsvQuery = NonNullable<LeaveBalancesExportCsvData['query']>

/** The query of `leaveLedger.list`: list the leave ledger. */
export type LeaveLedgerListQuery = NonNullable<LeaveLedgerListData['query']>

/** The query of `leaveCalendar.get`: get the leave calendar. */
export type LeaveCalendarGetQuery = NonNullable<LeaveCalendarGetData['query']>

/** The query of `leaveCalendar.team`: list when a team is away. */
export type LeaveCalendarTeamQuery = NonNullable<LeaveCalendarTeamData['query']>

/** The query of `leaveCalendar.ics`: get the leave calendar as iCalendar. */
export type LeaveCalendarIcsQuery = NonNullable<LeaveCalendarIcsData['query']>

/** The query of `leaveFeeds.list`: list my feed links. */
export type LeaveFeedsListQuery = NonNullable<LeaveFeedsListData['query']>

/** The query of `reports.headcount`: get the headcount by month. */
export type ReportsHeadcountQuery = NonNullable<ReportsHeadcountData['query']>

/** The query of `reports.turnover`: get joiners and leavers by month. */
export type ReportsTurnoverQuery = NonNullable<ReportsTurnoverData['query']>

/** The query of `reports.absence`: get the absence rate by month. */
export type ReportsAbsenceQuery = NonNullable<ReportsAbsenceData['query']>

/** The query of `reports.leaveLiability`: get the leave liability. */
export type ReportsLeaveLiabilityQuery = NonNullable<ReportsLeaveLiabilityData['query']>

/** The query of `reports.leaveLiabilityPeople`: list the leave liability by person. */
export type ReportsLeaveLiabilityPeopleQuery = NonNullable<ReportsLeaveLiabilityPeopleData['query']>

/** The query of `reports.payCost`: get the pay cost by month and department. */
export type ReportsPayCostQuery = NonNullable<ReportsPayCostData['query']>

/** The query of `webhooks.list`: list webhooks. */
export type WebhooksListQuery = NonNullable<WebhooksListData['query']>

/** The query of `webhookDeliveries.list`: list deliveries of a webhook. */
export type WebhookDeliveriesListQuery = NonNullable<WebhookDeliveriesListData['query']>

/** The query of `events.list`: list events. */
export type EventsListQuery = NonNullable<EventsListData['query']>
