/**
 * The sentence for each action of the audit log. The sentence of an entry for several records, such as imported people,
 * contains their number instead of the name of a record.
 */
export const auditEntry = {
  'auditEntry.login.succeeded': '{actor} signed in{count, plural, one {} other { # times}}',
  'auditEntry.login.failed': '{actor} failed to sign in{count, plural, one {} other { # times}}',
  'auditEntry.login.locked':
    '{actor} was locked out after too many failed attempts{count, plural, one {} other { (# times)}}',
  'auditEntry.two_factor.failed':
    '{actor} entered {count, plural, one {a wrong two-factor code} other {# wrong two-factor codes}}',
  'auditEntry.two_factor.enabled':
    '{actor} turned on two-factor authentication{count, plural, one {} other { (# times)}}',
  'auditEntry.two_factor.disabled':
    '{actor} turned off two-factor authentication{count, plural, one {} other { (# times)}}',
  'auditEntry.two_factor.reset':
    '{actor} reset two-factor authentication {count, plural, one {of {target}} other {of # users}}',
  'auditEntry.two_factor.recovery_code_used':
    '{actor} signed in with {count, plural, one {a recovery code} other {# recovery codes}}',
  'auditEntry.two_factor.recovery_codes_regenerated':
    '{actor} created new recovery codes{count, plural, one {} other { (# times)}}',
  'auditEntry.passkey.added': '{actor} added {count, plural, one {a passkey} other {# passkeys}}',
  'auditEntry.passkey.updated': '{actor} renamed {count, plural, one {a passkey} other {# passkeys}}',
  'auditEntry.passkey.removed': '{actor} removed {count, plural, one {a passkey} other {# passkeys}}',
  'auditEntry.single_sign_on.updated':
    '{actor} changed the settings of single sign-on{count, plural, one {} other { (# times)}}',
  'auditEntry.single_sign_on.removed': '{actor} turned off single sign-on{count, plural, one {} other { (# times)}}',
  'auditEntry.single_sign_on.linked':
    '{actor} signed in with single sign-on for the first time{count, plural, one {} other { (# accounts)}}',
  'auditEntry.single_sign_on.unlinked':
    '{actor} unlinked {count, plural, one {an account} other {# accounts}} from single sign-on',
  'auditEntry.single_sign_on.bypassed':
    '{actor} signed in without the required single sign-on{count, plural, one {} other { (# times)}}',
  'auditEntry.provisioning.updated':
    '{actor} changed the settings of provisioning{count, plural, one {} other { (# times)}}',
  'auditEntry.provisioning.removed': '{actor} turned off provisioning{count, plural, one {} other { (# times)}}',
  'auditEntry.provisioning.token_created':
    '{actor} created {count, plural, one {a token for the directory} other {# tokens for the directory}}',
  'auditEntry.provisioned_user.created': '{actor} added {count, plural, one {{target}} other {# users}}',
  'auditEntry.provisioned_group.created': '{actor} added {count, plural, one {a group} other {# groups}}',
  'auditEntry.provisioned_group.updated': '{actor} changed {count, plural, one {a group} other {# groups}}',
  'auditEntry.provisioned_group.deleted': '{actor} deleted {count, plural, one {a group} other {# groups}}',
  'auditEntry.session.refresh_reused':
    '{actor} lost {count, plural, one {a session because its refresh token was used twice} other {# sessions because their refresh tokens were used twice}}',
  'auditEntry.session.revoked': '{actor} ended {count, plural, one {a session} other {# sessions}}',
  'auditEntry.logout': '{actor} signed out{count, plural, one {} other { # times}}',
  'auditEntry.password.changed': '{actor} changed their password{count, plural, one {} other { (# times)}}',
  'auditEntry.password.reset_requested':
    '{actor} requested {count, plural, one {a password reset for {target}} other {# password resets}}',
  'auditEntry.password.reset': '{actor} set {count, plural, one {a new password for {target}} other {# new passwords}}',
  'auditEntry.user.invited': '{actor} invited {count, plural, one {{target}} other {# users}}',
  'auditEntry.user.provisioned': '{actor} joined with single sign-on{count, plural, one {} other { (# users)}}',
  'auditEntry.user.updated': '{actor} changed {count, plural, one {the user {target}} other {# users}}',
  'auditEntry.user.deactivated': '{actor} deactivated {count, plural, one {{target}} other {# users}}',
  'auditEntry.user.reactivated': '{actor} activated {count, plural, one {{target}} other {# users}}',
  'auditEntry.role.created': '{actor} created {count, plural, one {the role {target}} other {# roles}}',
  'auditEntry.role.updated': '{actor} changed {count, plural, one {the role {target}} other {# roles}}',
  'auditEntry.role.deleted': '{actor} deleted {count, plural, one {the role {target}} other {# roles}}',
  'auditEntry.user.confirmed': '{actor} confirmed {count, plural, one {{target}} other {# users}}',
  'auditEntry.app.created': '{actor} registered {count, plural, one {the app {target}} other {# apps}}',
  'auditEntry.app.updated': '{actor} changed {count, plural, one {the app {target}} other {# apps}}',
  'auditEntry.app.secret_rotated':
    '{actor} rotated {count, plural, one {the secret of the app {target}} other {# secrets of apps}}',
  'auditEntry.app.deleted': '{actor} deleted {count, plural, one {the app {target}} other {# apps}}',
  'auditEntry.app.connected': '{actor} connected {count, plural, one {the app {target}} other {# apps}}',
  'auditEntry.app.disconnected': '{actor} disconnected {count, plural, one {the app {target}} other {# apps}}',
  'auditEntry.api_key.created': '{actor} created {count, plural, one {the API key {target}} other {# API keys}}',
  'auditEntry.api_key.updated': '{actor} changed {count, plural, one {the API key {target}} other {# API keys}}',
  'auditEntry.api_key.rotated': '{actor} rotated {count, plural, one {the API key {target}} other {# API keys}}',
  'auditEntry.api_key.revoked': '{actor} revoked {count, plural, one {the API key {target}} other {# API keys}}',
  'auditEntry.business.updated':
    '{actor} changed the settings of the business{count, plural, one {} other { (# times)}}',
  'auditEntry.sandbox_clock.advanced':
    '{actor} advanced the clock of the sandbox{count, plural, one {} other { (# times)}}',
  'auditEntry.person.created': '{actor} added {count, plural, one {{target}} other {# people}}',
  'auditEntry.person.updated':
    '{actor} changed {count, plural, one {the record of {target}} other {# records of people}}',
  'auditEntry.person.terminated': '{actor} ended the employment {count, plural, one {of {target}} other {of # people}}',
  'auditEntry.person.rehired': '{actor} rehired {count, plural, one {{target}} other {# people}}',
  'auditEntry.person.deleted':
    '{actor} deleted {count, plural, one {the record of {target}} other {# records of people}}',
  'auditEntry.department.created': '{actor} added {count, plural, one {the department {target}} other {# departments}}',
  'auditEntry.department.updated':
    '{actor} changed {count, plural, one {the department {target}} other {# departments}}',
  'auditEntry.department.deleted':
    '{actor} deleted {count, plural, one {the department {target}} other {# departments}}',
  'auditEntry.location.created': '{actor} added {count, plural, one {the location {target}} other {# locations}}',
  'auditEntry.location.updated': '{actor} changed {count, plural, one {the location {target}} other {# locations}}',
  'auditEntry.location.deleted': '{actor} deleted {count, plural, one {the location {target}} other {# locations}}',
  'auditEntry.person.exported': '{actor} exported everything about {count, plural, one {{target}} other {# people}}',
  'auditEntry.person.erased': '{actor} erased {count, plural, one {{target}} other {# people}}',
  'auditEntry.document_template.created':
    '{actor} created {count, plural, one {the document template {target}} other {# document templates}}',
  'auditEntry.document_template.updated':
    '{actor} changed {count, plural, one {the document template {target}} other {# document templates}}',
  'auditEntry.document_template.deleted':
    '{actor} deleted {count, plural, one {the document template {target}} other {# document templates}}',
  'auditEntry.document.created': '{actor} created {count, plural, one {the document {target}} other {# documents}}',
  'auditEntry.document.updated': '{actor} changed {count, plural, one {the document {target}} other {# documents}}',
  'auditEntry.document.signer_updated':
    '{actor} corrected {count, plural, one {a signer of the document {target}} other {# signers of documents}}',
  'auditEntry.document.filed': '{actor} filed {count, plural, one {the document {target}} other {# documents}}',
  'auditEntry.document.deleted': '{actor} deleted {count, plural, one {the document {target}} other {# documents}}',
  'auditEntry.document.sent': '{actor} sent {count, plural, one {the document {target}} other {# documents}}',
  'auditEntry.document.reminded':
    '{actor} reminded {count, plural, one {a signer of the document {target}} other {# signers of documents}}',
  'auditEntry.document.signing_link_created':
    '{actor} requested {count, plural, one {a link to sign the document {target}} other {# links to sign documents}}',
  'auditEntry.document.voided': '{actor} withdrew {count, plural, one {the document {target}} other {# documents}}',
  'auditEntry.document.downloaded':
    '{actor} downloaded {count, plural, one {the document {target}} other {# documents}}',
  'auditEntry.payrun.created': '{actor} created {count, plural, one {the pay run {target}} other {# pay runs}}',
  'auditEntry.payrun.updated': '{actor} changed {count, plural, one {the pay run {target}} other {# pay runs}}',
  'auditEntry.payrun.deleted': '{actor} deleted {count, plural, one {the pay run {target}} other {# pay runs}}',
  'auditEntry.payrun.payslips_changed':
    '{actor} changed payslips {count, plural, one {of the pay run {target}} other {# times}}',
  'auditEntry.payrun.approved': '{actor} approved {count, plural, one {the pay run {target}} other {# pay runs}}',
  'auditEntry.payrun.reopened': '{actor} reopened {count, plural, one {the pay run {target}} other {# pay runs}}',
  'auditEntry.payrun.completed': '{actor} completed {count, plural, one {the pay run {target}} other {# pay runs}}',
  'auditEntry.payrun.cancelled': '{actor} cancelled {count, plural, one {the pay run {target}} other {# pay runs}}',
  'auditEntry.payrun.exported': '{actor} exported {count, plural, one {the pay run {target}} other {# pay runs}}',
  'auditEntry.payslip.downloaded':
    '{actor} downloaded {count, plural, one {the payslip of {target}} other {# payslips}}',
  'auditEntry.recurring_line.created':
    '{actor} added {count, plural, one {a recurring line of {target}} other {# recurring lines}}',
  'auditEntry.recurring_line.updated':
    '{actor} changed {count, plural, one {a recurring line of {target}} other {# recurring lines}}',
  'auditEntry.recurring_line.deleted':
    '{actor} deleted {count, plural, one {a recurring line of {target}} other {# recurring lines}}',
  'auditEntry.person_change.requested':
    '{actor} requested {count, plural, one {a change of the record of {target}} other {# changes of records}}',
  'auditEntry.person_change.approved':
    '{actor} approved {count, plural, one {a change request of {target}} other {# change requests}}',
  'auditEntry.person_change.rejected':
    '{actor} rejected {count, plural, one {a change request of {target}} other {# change requests}}',
  'auditEntry.person_change.cancelled':
    '{actor} cancelled {count, plural, one {a change request of {target}} other {# change requests}}',
  'auditEntry.assignment.created':
    '{actor} added {count, plural, one {an assignment of {target}} other {# assignments}}',
  'auditEntry.assignment.updated':
    '{actor} changed {count, plural, one {an assignment of {target}} other {# assignments}}',
  'auditEntry.assignment.deleted':
    '{actor} deleted {count, plural, one {an assignment of {target}} other {# assignments}}',
  'auditEntry.bank_account.created':
    '{actor} added {count, plural, one {a bank account of {target}} other {# bank accounts}}',
  'auditEntry.bank_account.updated':
    '{actor} changed {count, plural, one {a bank account of {target}} other {# bank accounts}}',
  'auditEntry.bank_account.deleted':
    '{actor} deleted {count, plural, one {a bank account of {target}} other {# bank accounts}}',
  'auditEntry.bank_account.confirmed':
    '{actor} confirmed {count, plural, one {a bank account of {target}} other {# bank accounts}}',
  'auditEntry.bank_account.rejected':
    '{actor} rejected {count, plural, one {a bank account of {target}} other {# bank accounts}}',
  'auditEntry.compensation.created':
    '{actor} added {count, plural, one {a compensation of {target}} other {# compensations}}',
  'auditEntry.compensation.updated':
    '{actor} changed {count, plural, one {a compensation of {target}} other {# compensations}}',
  'auditEntry.compensation.deleted':
    '{actor} deleted {count, plural, one {a compensation of {target}} other {# compensations}}',
  'auditEntry.checklist.created': '{actor} created {count, plural, one {the checklist {target}} other {# checklists}}',
  'auditEntry.checklist.updated': '{actor} changed {count, plural, one {the checklist {target}} other {# checklists}}',
  'auditEntry.checklist.started': '{actor} started {count, plural, one {the checklist {target}} other {# checklists}}',
  'auditEntry.task.created': '{actor} created {count, plural, one {a task about {target}} other {# tasks}}',
  'auditEntry.task.updated': '{actor} changed {count, plural, one {a task about {target}} other {# tasks}}',
  'auditEntry.task.completed': '{actor} completed {count, plural, one {a task about {target}} other {# tasks}}',
  'auditEntry.task.reopened': '{actor} reopened {count, plural, one {a task about {target}} other {# tasks}}',
  'auditEntry.task.cancelled': '{actor} cancelled {count, plural, one {a task about {target}} other {# tasks}}',
  'auditEntry.identifier.created':
    '{actor} added {count, plural, one {an identifier of {target}} other {# identifiers}}',
  'auditEntry.identifier.updated':
    '{actor} changed {count, plural, one {an identifier of {target}} other {# identifiers}}',
  'auditEntry.identifier.deleted':
    '{actor} deleted {count, plural, one {an identifier of {target}} other {# identifiers}}',
  'auditEntry.identifier.revealed':
    '{actor} revealed {count, plural, one {the number of an identifier of {target}} other {the numbers of # identifiers}}',
  'auditEntry.emergency_contact.created':
    '{actor} added {count, plural, one {an emergency contact of {target}} other {# emergency contacts}}',
  'auditEntry.emergency_contact.updated':
    '{actor} changed {count, plural, one {an emergency contact of {target}} other {# emergency contacts}}',
  'auditEntry.emergency_contact.deleted':
    '{actor} deleted {count, plural, one {an emergency contact of {target}} other {# emergency contacts}}',
  'auditEntry.dependent.created': '{actor} added {count, plural, one {a dependent of {target}} other {# dependents}}',
  'auditEntry.dependent.updated': '{actor} changed {count, plural, one {a dependent of {target}} other {# dependents}}',
  'auditEntry.dependent.deleted': '{actor} deleted {count, plural, one {a dependent of {target}} other {# dependents}}',
  'auditEntry.custom_field.created':
    '{actor} created {count, plural, one {the custom field {target}} other {# custom fields}}',
  'auditEntry.custom_field.updated':
    '{actor} changed {count, plural, one {the custom field {target}} other {# custom fields}}',
  'auditEntry.pay_code.created': '{actor} created {count, plural, one {the pay code {target}} other {# pay codes}}',
  'auditEntry.pay_code.updated': '{actor} changed {count, plural, one {the pay code {target}} other {# pay codes}}',
  'auditEntry.pay_code.deleted': '{actor} deleted {count, plural, one {the pay code {target}} other {# pay codes}}',
  'auditEntry.pay_schedule.created':
    '{actor} created {count, plural, one {the pay schedule {target}} other {# pay schedules}}',
  'auditEntry.pay_schedule.updated':
    '{actor} changed {count, plural, one {the pay schedule {target}} other {# pay schedules}}',
  'auditEntry.pay_schedule.deleted':
    '{actor} deleted {count, plural, one {the pay schedule {target}} other {# pay schedules}}',
  'auditEntry.leave_type.created':
    '{actor} created {count, plural, one {the leave type {target}} other {# leave types}}',
  'auditEntry.leave_type.updated':
    '{actor} changed {count, plural, one {the leave type {target}} other {# leave types}}',
  'auditEntry.holiday.created': '{actor} added {count, plural, one {the holiday {target}} other {# holidays}}',
  'auditEntry.holiday.updated': '{actor} changed {count, plural, one {the holiday {target}} other {# holidays}}',
  'auditEntry.holiday.deleted': '{actor} deleted {count, plural, one {the holiday {target}} other {# holidays}}',
  'auditEntry.holidays.imported': '{actor} imported holidays{count, plural, one {} other { (# times)}}',
  'auditEntry.leave.requested': '{actor} requested leave {count, plural, one {for {target}} other {# times}}',
  'auditEntry.leave.updated': '{actor} changed {count, plural, one {leave of {target}} other {# leave requests}}',
  'auditEntry.leave.step_approved':
    '{actor} approved {count, plural, one {a step of leave of {target}} other {# steps of leave requests}}',
  'auditEntry.leave.approved': '{actor} approved {count, plural, one {leave of {target}} other {# leave requests}}',
  'auditEntry.leave.rejected': '{actor} rejected {count, plural, one {leave of {target}} other {# leave requests}}',
  'auditEntry.leave.cancelled': '{actor} cancelled {count, plural, one {leave of {target}} other {# leave requests}}',
  'auditEntry.leave_attachment.created':
    '{actor} attached {count, plural, one {a file to leave of {target}} other {# files to leave}}',
  'auditEntry.leave_attachment.deleted':
    '{actor} deleted {count, plural, one {an attachment of leave of {target}} other {# attachments of leave}}',
  'auditEntry.leave_attachment.downloaded':
    '{actor} downloaded {count, plural, one {an attachment of leave of {target}} other {# attachments of leave}}',
  'auditEntry.leave_balance.adjusted':
    '{actor} adjusted {count, plural, one {the leave balance of {target}} other {# leave balances}}',
  'auditEntry.webhook.created': '{actor} created {count, plural, one {the webhook {target}} other {# webhooks}}',
  'auditEntry.webhook.updated': '{actor} changed {count, plural, one {the webhook {target}} other {# webhooks}}',
  'auditEntry.webhook.deleted': '{actor} deleted {count, plural, one {the webhook {target}} other {# webhooks}}',
  'auditEntry.webhook.secret_rotated':
    '{actor} rotated the {count, plural, one {secret of the webhook {target}} other {secrets of # webhooks}}',
  'auditEntry.webhook.tested':
    '{actor} sent {count, plural, one {a test to the webhook {target}} other {# tests to webhooks}}',
  'auditEntry.leave_feed.created':
    '{actor} created {count, plural, one {the calendar link {target}} other {# calendar links}}',
  'auditEntry.leave_feed.revoked':
    '{actor} revoked {count, plural, one {the calendar link {target}} other {# calendar links}}',
  'auditEntry.leave_delegate.set':
    '{actor} named {count, plural, one {a delegate} other {# delegates}} for leave approvals',
  'auditEntry.leave_delegate.removed':
    '{actor} removed {count, plural, one {a delegate} other {# delegates}} for leave approvals',
  'auditEntry.list.exported': '{actor} exported {count, plural, one {a list} other {# lists}} as CSV',
} as const
