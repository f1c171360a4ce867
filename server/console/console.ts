import { type Request, type RequestHandler, Router } from 'express'
import { NotFoundError } from '../../sdk/src/index.ts'
import { methodNotAllowed } from '../operation/errors.ts'
import { pagePolicy } from '../pages/page.ts'
import { refuseOtherSites } from '../pages/receive-form.ts'
import { confirmAtProviderPage } from './account/confirm-at-provider.ts'
import { forgotPasswordPage } from './account/forgot-password.ts'
import { notificationsPage } from './account/notifications.ts'
import { passwordPage } from './account/password.ts'
import { secondFactorPage } from './account/second-factor.ts'
import { sessionsPage } from './account/sessions.ts'
import { signInPage } from './account/sign-in.ts'
import { signOutPage } from './account/sign-out.ts'
import { callbackPage, singleSignOnPage } from './account/single-sign-on.ts'
import { singleSignOnDomainPage } from './account/single-sign-on-domain.ts'
import { twoFactorPage } from './account/two-factor.ts'
import { apiKeyPage } from './administration/api-key.ts'
import { apiKeyNewPage } from './administration/api-key-new.ts'
import { apiKeysPage } from './administration/api-keys.ts'
import { auditLogPage } from './administration/audit-log.ts'
import { customRolePage } from './administration/custom-role.ts'
import { customRoleNewPage } from './administration/custom-role-new.ts'
import { customRolesPage } from './administration/custom-roles.ts'
import { provisioningPage } from './administration/provisioning/provisioning.ts'
import { settingsPage } from './administration/settings.ts'
import { singleSignOnSettingsPage } from './administration/single-sign-on.ts'
import { singleSignOnCheckPage } from './administration/single-sign-on-check.ts'
import { userPage } from './administration/user.ts'
import { userInvitePage } from './administration/user-invite.ts'
import { userInvitePersonPage } from './administration/user-invite-person.ts'
import { userPersonPage } from './administration/user-person.ts'
import { usersPage } from './administration/users.ts'
import { appPage } from './apps/app.ts'
import { newAppPage } from './apps/app-new.ts'
import { appsPage } from './apps/apps.ts'
import { connectPage } from './apps/connect.ts'
import { connectedAppsPage } from './apps/connected-apps.ts'
import { accountPage } from './bank-accounts/account.ts'
import { newAccountPage } from './bank-accounts/new-account.ts'
import { personAccountsPage } from './bank-accounts/person-accounts.ts'
import { type ConsolePage, consolePage, type OpenPage } from './console-page.ts'
import { documentsCsvPage } from './csv/documents-csv.ts'
import { leaveBalancesCsvPage, leaveCsvPage } from './csv/leave-csv.ts'
import { myPayslipsCsvPage, personPayslipsCsvPage } from './csv/payslips-csv.ts'
import { peopleCsvPage } from './csv/people-csv.ts'
import { customFieldPage } from './custom-fields/custom-field.ts'
import { customFieldsPage } from './custom-fields/custom-fields.ts'
import { importTemplatePage } from './custom-fields/import-template.ts'
import { newCustomFieldPage } from './custom-fields/new-custom-field.ts'
import { directoryPage } from './directory/directory.ts'
import { correctSignerPage } from './documents/correct-signer.ts'
import { documentPage } from './documents/document.ts'
import { documentFilePage } from './documents/document-file.ts'
import { documentsPage } from './documents/documents.ts'
import { editDocumentPage } from './documents/edit-document.ts'
import { newDocumentPage } from './documents/new-document.ts'
import { newTemplatePage } from './documents/new-template.ts'
import { templatePage } from './documents/template.ts'
import { templatePreviewPage } from './documents/template-preview.ts'
import { templatePreviewFilePage } from './documents/template-preview-file.ts'
import { templatesPage } from './documents/templates.ts'
import { uploadDocumentPage } from './documents/upload-document.ts'
import { verifyFilePage } from './documents/verify-file.ts'
import { eventPage } from './events/event.ts'
import { eventTypesPage } from './events/event-types-page.ts'
import { eventsPage } from './events/events.ts'
import { homePage } from './home.ts'
import { assignmentPage } from './job-and-pay/assignment.ts'
import { changeJobPage } from './job-and-pay/change-job.ts'
import { compensationPage } from './job-and-pay/compensation.ts'
import { delegatePage } from './leave/approval/delegate.ts'
import { attachmentFilePage } from './leave/attachments/attachment-file.ts'
import { balancesTemplatePage } from './leave/balances/balances-template.ts'
import { importBalancesPage } from './leave/balances/import-balances.ts'
import { leaveBalancePage } from './leave/balances/leave-balance.ts'
import { leaveBalancesPage } from './leave/balances/leave-balances.ts'
import { adjustBalancesPage } from './leave/balances/many/adjust-balances.ts'
import { calendarLinksPage } from './leave/calendar/calendar-links.ts'
import { leaveCalendarPage } from './leave/calendar/leave-calendar.ts'
import { changeLeavePage } from './leave/change-leave.ts'
import { holidaysPage } from './leave/holidays.ts'
import { importHolidaysPage } from './leave/import-holidays.ts'
import { leaveRequestPage } from './leave/leave-request.ts'
import { leaveRequestsPage } from './leave/leave-requests.ts'
import { leaveTypePage } from './leave/leave-types/leave-type.ts'
import { leaveTypesPage } from './leave/leave-types/leave-types.ts'
import { newLeaveTypePage } from './leave/leave-types/new-leave-type.ts'
import { newLeavePage } from './leave/new-leave.ts'
import { orgChartPage } from './org-chart/org-chart.ts'
import { passkeyPage } from './passkeys/passkey.ts'
import { passkeysPage } from './passkeys/passkeys.ts'
import { signInPasskeyPage } from './passkeys/sign-in-passkey.ts'
import { addPayslipPage } from './pay-runs/add-payslip.ts'
import { bankFilePage } from './pay-runs/bank-file/bank-file.ts'
import { editPayRunPage } from './pay-runs/edit-pay-run.ts'
import { myPayslipsPage } from './pay-runs/my-payslips.ts'
import { newPayRunPage } from './pay-runs/new-pay-run.ts'
import { newPayCodePage } from './pay-runs/pay-codes/new-pay-code.ts'
import { payCodePage } from './pay-runs/pay-codes/pay-code.ts'
import { payCodesPage } from './pay-runs/pay-codes/pay-codes.ts'
import { payRunPage } from './pay-runs/pay-run.ts'
import { payRunCsvPage, payRunJournalPage } from './pay-runs/pay-run-csv.ts'
import { payRunsPage } from './pay-runs/pay-runs.ts'
import { editPaySchedulePage } from './pay-runs/pay-schedules/edit-pay-schedule.ts'
import { newPaySchedulePage } from './pay-runs/pay-schedules/new-pay-schedule.ts'
import { paySchedulePage } from './pay-runs/pay-schedules/pay-schedule.ts'
import { paySchedulesPage } from './pay-runs/pay-schedules/pay-schedules.ts'
import { payslipPage } from './pay-runs/payslip.ts'
import { payslipLinesPage } from './pay-runs/payslip-lines.ts'
import { payslipPdfPage } from './pay-runs/payslip-pdf.ts'
import { recurringLinePage } from './pay-runs/recurring-line.ts'
import { recurringLinesPage } from './pay-runs/recurring-lines.ts'
import { redraftPage } from './pay-runs/redraft.ts'
import { changeManyPage } from './people/change-many/change-people.ts'
import { departmentsPage } from './people/departments.ts'
import { editPersonPage } from './people/edit-person.ts'
import { rehirePersonPage } from './people/employments/rehire-person.ts'
import { erasePersonPage } from './people/erase-person.ts'
import { exportPersonPage } from './people/export-person.ts'
import { importPeoplePage } from './people/import-people.ts'
import { locationsPage } from './people/locations.ts'
import { newPersonPage } from './people/new-person.ts'
import { peoplePage } from './people/people.ts'
import { personPage } from './people/person.ts'
import { personDocumentsPage } from './people/person-documents.ts'
import { personHistoryPage } from './people/person-history.ts'
import { personJobPage } from './people/person-job.ts'
import { personLeavePage } from './people/person-leave.ts'
import { personPayPage } from './people/person-pay.ts'
import { personTasksPage } from './people/person-tasks.ts'
import { changeRequestPage } from './person-changes/change-request.ts'
import { inboxPage } from './person-changes/inbox.ts'
import { ownDetailsPage } from './person-changes/own-details.ts'
import { dependentPage, newDependentPage } from './personal-details/dependents.ts'
import { emergencyContactPage, newEmergencyContactPage } from './personal-details/emergency-contacts.ts'
import { identifierNumberPage, identifierPage, newIdentifierPage } from './personal-details/identifiers.ts'
import { personDetailsPage } from './personal-details/person-details.ts'
import { absencePages } from './reports/absence.ts'
import { headcountPages } from './reports/headcount.ts'
import { leaveLiabilityPages } from './reports/leave-liability.ts'
import { leaveLiabilityPeopleCsvPage, leaveLiabilityPeoplePage } from './reports/leave-liability-people.ts'
import { payCostPages } from './reports/pay-cost.ts'
import { reportsPage } from './reports/reports.ts'
import { turnoverPages } from './reports/turnover.ts'
import { searchPage } from './search/search-page.ts'
import { type FetchFor, servePage } from './serve-page.ts'
import { checklistPage } from './tasks/checklist.ts'
import { checklistsPage } from './tasks/checklists.ts'
import { newChecklistPage } from './tasks/new-checklist.ts'
import { taskPage } from './tasks/task.ts'
import { tasksPage } from './tasks/tasks.ts'
import { deliveryPage } from './webhooks/delivery.ts'
import { editWebhookPage } from './webhooks/edit-webhook.ts'
import { newWebhookPage } from './webhooks/new-webhook.ts'
import { recoverPage } from './webhooks/recover.ts'
import { webhookPage } from './webhooks/webhook.ts'
import { webhookConfigurationPage } from './webhooks/webhook-configuration.ts'
import { webhookTestsPage } from './webhooks/webhook-tests.ts'
import { webhooksPage } from './webhooks/webhooks.ts'

/** All pages of the console. */
export const consolePages: readonly (ConsolePage | OpenPage)[] = [
  homePage,
  searchPage,
  peoplePage,
  peopleCsvPage,
  newPersonPage,
  importPeoplePage,
  importTemplatePage,
  changeManyPage,
  departmentsPage,
  locationsPage,
  directoryPage,
  orgChartPage,
  personPage,
  changeRequestPage,
  inboxPage,
  ownDetailsPage,
  personJobPage,
  changeJobPage,
  assignmentPage,
  compensationPage,
  personDetailsPage,
  newIdentifierPage,
  identifierPage,
  identifierNumberPage,
  newEmergencyContactPage,
  emergencyContactPage,
  newDependentPage,
  dependentPage,
  personLeavePage,
  personDocumentsPage,
  personPayPage,
  personPayslipsCsvPage,
  personAccountsPage,
  newAccountPage,
  accountPage,
  personTasksPage,
  personHistoryPage,
  editPersonPage,
  recurringLinesPage,
  recurringLinePage,
  exportPersonPage,
  erasePersonPage,
  rehirePersonPage,
  signInPage,
  signInPasskeyPage,
  secondFactorPage,
  forgotPasswordPage,
  singleSignOnPage,
  singleSignOnDomainPage,
  confirmAtProviderPage,
  callbackPage,
  signOutPage,
  twoFactorPage,
  passkeysPage,
  passkeyPage,
  sessionsPage,
  connectPage,
  connectedAppsPage,
  passwordPage,
  notificationsPage,
  payRunsPage,
  newPayRunPage,
  payCodesPage,
  newPayCodePage,
  payCodePage,
  paySchedulesPage,
  newPaySchedulePage,
  paySchedulePage,
  editPaySchedulePage,
  payRunPage,
  editPayRunPage,
  redraftPage,
  payRunCsvPage,
  payRunJournalPage,
  bankFilePage,
  addPayslipPage,
  payslipPage,
  payslipLinesPage,
  payslipPdfPage,
  myPayslipsPage,
  myPayslipsCsvPage,
  reportsPage,
  ...headcountPages,
  ...turnoverPages,
  ...absencePages,
  ...leaveLiabilityPages,
  leaveLiabilityPeoplePage,
  leaveLiabilityPeopleCsvPage,
  ...payCostPages,
  documentsPage,
  documentsCsvPage,
  newDocumentPage,
  uploadDocumentPage,
  verifyFilePage,
  templatesPage,
  newTemplatePage,
  templatePage,
  templatePreviewPage,
  templatePreviewFilePage,
  documentPage,
  correctSignerPage,
  documentFilePage,
  editDocumentPage,
  apiKeysPage,
  apiKeyNewPage,
  apiKeyPage,
  appsPage,
  newAppPage,
  appPage,
  usersPage,
  userInvitePage,
  userInvitePersonPage,
  userPage,
  userPersonPage,
  auditLogPage,
  settingsPage,
  singleSignOnSettingsPage,
  singleSignOnCheckPage,
  provisioningPage,
  customFieldsPage,
  customRolesPage,
  customRoleNewPage,
  customRolePage,
  newCustomFieldPage,
  customFieldPage,
  webhooksPage,
  newWebhookPage,
  webhookPage,
  editWebhookPage,
  webhookTestsPage,
  webhookConfigurationPage,
  deliveryPage,
  recoverPage,
  eventsPage,
  eventTypesPage,
  eventPage,
  leaveRequestsPage,
  leaveCsvPage,
  leaveBalancesCsvPage,
  newLeavePage,
  leaveCalendarPage,
  calendarLinksPage,
  leaveBalancesPage,
  adjustBalancesPage,
  importBalancesPage,
  balancesTemplatePage,
  leaveBalancePage,
  leaveTypesPage,
  tasksPage,
  checklistsPage,
  newChecklistPage,
  checklistPage,
  taskPage,
  newLeaveTypePage,
  leaveTypePage,
  holidaysPage,
  delegatePage,
  importHolidaysPage,
  attachmentFilePage,
  leaveRequestPage,
  changeLeavePage,
]

/** The page for all other paths. Signed-in users see it with their navigation. */
const notFoundPage = consolePage({
  path: '/*path',
  show: () => Promise.reject(new NotFoundError('No such page', { code: 'route_not_found', status: 404 })),
})

/** The Content-Security-Policy. Scripts are loaded from files, never from the page itself. */
const policy = pagePolicy(`script-src 'self'`, `connect-src 'self'`, `frame-src 'self'`)

const prepare: RequestHandler = (req: Request, res, next) => {
  req.exchange.operation = 'consolePage'
  res.setHeader('Content-Security-Policy', policy)
  next()
}

/**
 * Creates the routes of the console, whose pages call the API like any other client. `/` redirects to the console.
 *
 * @param fetchFor - creates the `fetch` for requests to the API
 */
export function consoleRoutes(fetchFor: FetchFor): Router {
  const router = Router()
  router.get('/', (_req, res) => res.redirect(302, '/console'))
  for (const page of consolePages) {
    const route = router.route(`/console${page.path}`).all(prepare).get(servePage(page, fetchFor))
    const methods = ['GET']
    if (page.actions !== undefined) {
      route.post(refuseOtherSites, servePage(page, fetchFor))
      methods.push('POST')
    }
    route.all((_req, _res, next) => next(methodNotAllowed(methods)))
  }
  router.get('/console/*path', prepare, servePage(notFoundPage, fetchFor))
  return router
}
