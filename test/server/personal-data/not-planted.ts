/*
 * The tables, columns and members in which the test of the erasure plants nothing, and the planted values that remain,
 * each with the reason. The tests fail for an entry that is no longer true.
 */

/** Tables that contain no personal data. */
export const tablesWithoutPersonalData: Record<string, string> = {
  _private_job_queues: 'names of queues and processes',
  _private_jobs:
    'IDs, as the schemas of payloads in server/jobs.ts require, and errors without addresses (worker/mail.ts)',
  _private_known_crontabs: 'names of jobs',
  _private_tasks: 'names of jobs',
  api_keys: 'a key belongs to the business, not to its creator',
  business_logos: 'belongs to the business',
  businesses: 'belongs to the business',
  checklists: 'belongs to the business',
  departments: 'belongs to the business',
  document_template_revisions: 'texts of the business; the merge data is in the documents',
  holidays: 'belongs to the business',
  leave_types: 'belongs to the business',
  locations: 'belongs to the business',
  migrations: 'names of migrations',
  authentication_requests: 'random values, for ten minutes',
  single_sign_on: 'belongs to the business, with IDs of users',
  single_sign_on_domains: 'belongs to the business',
  passkey_challenges: 'random values and IDs, for five minutes',
  pay_codes: 'belongs to the business',
  pay_runs: 'belongs to the business, without payslips',
  pay_schedules: 'belongs to the business, with IDs of users',
  pending_deliveries: 'types and IDs of events',
  started_checklists: 'the name of the checklist, and IDs',
  task_reminders: 'the day of an email, and IDs',
  throttles: 'hashes, for an hour',
  webhook_hours: 'fixed texts for failures',
}

/** Columns without personal data, in tables that have some. */
export const columnsWithoutPersonalData: Record<string, string> = {
  'assignments.work_pattern': 'seven shares of a day, which are not distinctive',
  'audit_log.action': 'names of actions',
  'audit_log.request_id': 'IDs',
  'bank_accounts.country': 'a code, which is not distinctive',
  'compensations.currency': 'a code, which is not distinctive',
  'compensations.pay_code': 'a code of the business',
  'custom_fields.description': 'belongs to the business',
  'custom_fields.editable_by': 'belongs to the business',
  'custom_fields.key': 'belongs to the business',
  'custom_fields.label': 'belongs to the business',
  'custom_fields.required_for': 'belongs to the business',
  'custom_fields.visible_to': 'belongs to the business',
  'document_audit.actor': 'IDs',
  'document_audit.type': 'names of actions',
  'document_signers.bounce_status_code': 'a code of the mail server',
  'events.id': 'IDs',
  'events.traceparent': 'IDs',
  'events.type': 'names of events',
  'identifiers.country': 'a code, which is not distinctive',
  'kept_answers.principal': 'IDs',
  'kept_answers.request': 'the path with IDs',
  'leave_ledger.period': 'the leave year',
  'passkeys.aaguid': 'the model of the authenticator',
  'passkeys.credential_id': 'a random value',
  'passkeys.public_key': 'a random value',
  'passkeys.transports': 'codes',
  'password_links.request_id': 'IDs',
  'payments.country': 'a code, which is not distinctive',
  'user_identities.issuer': 'belongs to the business',
  'user_identities.subject': 'an identifier of the provider, deleted with the user',
  'payslip_lines.explanation': 'how the service computed an amount, which the law requires',
  'people.work_pattern': 'seven shares of a day, which are not distinctive',
  'recurring_lines.currency': 'a code, which is not distinctive',
  'tasks.fields': 'names of members',
  'users.locale': 'a language',
  'users.totp_pending_ciphertext': 'a secret',
  'users.totp_secret_ciphertext': 'a secret',
  'webhook_attempts.error': 'fixed texts for failures',
  'webhook_attempts.outcome': 'codes',
  'webhook_attempts.url': 'belongs to the business',
  'webhook_deliveries.error': 'fixed texts for failures',
  'webhook_deliveries.event_id': 'IDs',
  'webhook_deliveries.outcome': 'codes',
  'webhook_deliveries.trigger': 'codes',
  'webhook_deliveries.type': 'names of events',
  'webhook_deliveries.url': 'belongs to the business',
  'webhooks.description': 'belongs to the business',
  'webhooks.disabled_reason': 'fixed texts for failures',
  'webhooks.events': 'names of events',
  'webhooks.header_names': 'belongs to the business',
  'webhooks.headers_ciphertext': 'a secret of the business',
  'webhooks.previous_secret_ciphertext': 'a secret of the business',
  'webhooks.secret_ciphertext': 'a secret of the business',
  'webhooks.url': 'belongs to the business',
}

/** Operations that write records of the business, by the first part of their IDs. */
export const operationsWithoutPersonalData: Record<string, string> = {
  apiKeys: 'a key belongs to the business, not to its creator',
  auth: 'credentials; the address is that of users.create',
  business: 'belongs to the business',
  checklists: 'belongs to the business',
  customFields: 'belongs to the business',
  departments: 'belongs to the business',
  documentTemplates: 'texts of the business; previews are not stored',
  holidays: 'belongs to the business',
  leaveTypes: 'belongs to the business',
  locations: 'belongs to the business',
  payCodes: 'belongs to the business',
  payRuns: 'belongs to the business; accounts for a file are not stored',
  paySchedules: 'belongs to the business',
  sandboxClock: 'belongs to the business',
  twoFactor: 'codes and secrets',
  webhooks: 'belongs to the business; its contact is planted in webhooks.contact',
}

/** Members of bodies without personal data, in operations that write some: the first part of the ID, and the member. */
export const membersWithoutPersonalData: Record<string, string> = {
  'bankAccounts.country': 'a code, which is not distinctive',
  'compensations.currency': 'a code, which is not distinctive',
  'compensations.pay_code': 'a code of the business',
  'documents.expires_at': 'the last day for signatures',
  'documents.file': 'planted in header.uploaded_text',
  'documents.sha256': 'a hash',
  'identifiers.country': 'a code, which is not distinctive',
  'leaveBalances.days': 'a small number, which the law requires',
  'me.country': 'a code, which is not distinctive',
  'me.current_password': 'a secret',
  'me.locale': 'a language',
  'me.new_password': 'a secret',
  'me.password': 'a secret',
  'passkeys.attestationObject': 'a part of a credential: random values and signatures',
  'passkeys.authenticatorData': 'a part of a credential: random values and signatures',
  'passkeys.clientDataJSON': 'a part of a credential: random values and signatures',
  'passkeys.id': 'a part of a credential: random values and signatures',
  'passkeys.rawId': 'a part of a credential: random values and signatures',
  'passkeys.signature': 'a part of a credential: random values and signatures',
  'passkeys.transports': 'a part of a credential: random values and signatures',
  'passkeys.userHandle': 'a part of a credential: random values and signatures',
  'passkeys.session_token': 'a secret',
  'singleSignOn.allowed_domains': 'belongs to the business',
  'singleSignOn.client_id': 'belongs to the business',
  'singleSignOn.client_secret': 'a secret of the business',
  'singleSignOn.email': 'the address of a login, which is sent to the provider and not stored',
  'singleSignOn.issuer': 'belongs to the business',
  'singleSignOn.query': 'a code of the provider, valid once',
  'singleSignOn.secret': 'a secret',
  'payslips.quantity': 'a part of the amount, which the law requires',
  'payslips.rate': 'a part of the amount, which the law requires',
  'people.confirm': 'the name, which is not stored',
  'people.country': 'a code, which is not distinctive',
  'people.department': 'a department of the business',
  'people.last_day': 'the day before end_date',
  'recurringLines.currency': 'a code, which is not distinctive',
  'signing.document_sha256': 'a hash',
  'tasks.file': 'planted in header.collected_text',
}

/** Columns with planted values that remain after the erasure. */
interface Remaining {
  columns: string[]
  reason: string
}

const law = 'the law requires its retention'
const dates = 'dates of changes, without the changed values'
const evidence = 'a signature on a document about another person, which stays as evidence'
const option = 'the option of the business; the person no longer has it'

export const remaining: Record<string, Remaining> = {
  'people.create.start_date': { columns: ['employments.start_date', 'events.body'], reason: law },
  'people.create.custom_fields.choice': { columns: ['custom_fields.options'], reason: option },
  'people.create.custom_fields.choices.0': { columns: ['custom_fields.options'], reason: option },
  'people.create.custom_fields.choices.1': { columns: ['custom_fields.options'], reason: option },
  'people.update.1.effective_on': { columns: ['events.body'], reason: dates },
  'people.terminate.0.end_date': {
    columns: ['audit_log.detail', 'employments.end_date', 'events.body'],
    reason: law,
  },
  'people.terminate.1.end_date': { columns: ['audit_log.detail', 'events.body', 'people.end_date'], reason: law },
  'people.rehire.start_date': { columns: ['audit_log.detail', 'events.body', 'people.start_date'], reason: law },
  'assignments.create.effective_on': { columns: ['audit_log.detail', 'events.body'], reason: dates },
  'compensations.create.effective_on': { columns: ['audit_log.detail', 'events.body'], reason: dates },
  'compensations.import.compensations.0.effective_on': {
    columns: ['audit_log.detail', 'events.body'],
    reason: dates,
  },
  'bankAccounts.create.0.effective_on': { columns: ['audit_log.detail', 'events.body'], reason: dates },
  'bankAccounts.create.1.effective_on': { columns: ['audit_log.detail', 'events.body'], reason: dates },
  'bankAccounts.create.1.amount': { columns: ['payments.amount'], reason: law },
  'tasks.create.due_on': { columns: ['events.body'], reason: dates },
  'tasks.update.due_on': { columns: ['events.body'], reason: dates },
  'leaveRequests.create.start_date': {
    columns: ['events.body', 'leave_requests.start_date', 'leave_requests.breakdown'],
    reason: law,
  },
  'leaveRequests.create.end_date': {
    columns: ['events.body', 'leave_requests.end_date', 'leave_requests.breakdown'],
    reason: law,
  },
  'leaveBalances.adjust.effective_on': {
    columns: ['audit_log.detail', 'events.body', 'leave_ledger.effective_on'],
    reason: law,
  },
  'recurringLines.create.starts_on': { columns: ['events.body'], reason: dates },
  'recurringLines.create.ends_on': { columns: ['events.body'], reason: dates },
  'payslips.put.lines.0.code': { columns: ['payslip_lines.code'], reason: law },
  'payslips.put.lines.0.name': { columns: ['payslip_lines.name'], reason: law },
  'payslips.put.lines.0.amount': {
    columns: [
      'events.body',
      'pay_runs.gross',
      'pay_runs.net',
      'payslip_lines.amount',
      'payslips.gross',
      'payslips.net',
    ],
    reason: law,
  },
  'users.create.email': { columns: ['document_files.bytes', 'document_signers.email'], reason: evidence },
  'header.signature_name': {
    columns: ['document_audit.data', 'document_files.bytes', 'document_signers.name', 'document_signers.full_name'],
    reason: evidence,
  },
  'header.signature_ip': {
    columns: ['document_audit.ip', 'document_files.bytes', 'document_signers.ip'],
    reason: evidence,
  },
  'header.signature_user_agent': {
    columns: ['document_audit.user_agent', 'document_files.bytes', 'document_signers.user_agent'],
    reason: evidence,
  },
  'header.signature_decline_reason': { columns: ['document_audit.data', 'documents.reason'], reason: evidence },
}

const replaced = 'a later change replaced it; only the stored response has it, for a day'

/** Planted values that `people.export` does not have. */
export const notExported: Record<string, string> = {
  'people.create.preferred_name': replaced,
  'people.create.phone': replaced,
  'people.create.address': replaced,
  'people.create.postal_address.line1': replaced,
  'people.create.postal_address.line2': replaced,
  'people.create.postal_address.postal_code': replaced,
  'people.create.postal_address.town': replaced,
  'people.create.postal_address.region': replaced,
  'people.create.custom_fields.text': replaced,
  'header.idempotency_key': 'a random value of the caller, for a day',
  'header.image_text': 'not stored: an image is drawn again without its metadata',
  'header.webhook_response': 'a text of the receiver',
}
