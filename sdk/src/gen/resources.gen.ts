// Generated from openapi/v1.yaml by `npm run generate:sdk`; changes here are lost.

import type { Call, Download, List } from '../call.ts';
import type { IdempotencyKeyOption, IfMatchOption, RequestOptions, RequiredIfMatchOption } from '../options.ts';
import { Resource } from '../resource.ts';
import type { WithFile } from '../upload.ts';
import type { ApiKeysListQuery, AppsListQuery, AssignmentsListQuery, AuditLogListQuery, BankAccountsListQuery, ChecklistsListQuery, CompensationsListQuery, ConnectedAppsListQuery, CustomFieldsListQuery, DepartmentsListQuery, DependentsListQuery, DirectoryListQuery, DocumentsAuditQuery, DocumentsExportCsvQuery, DocumentsFileQuery, DocumentsListQuery, DocumentTemplatesGetQuery, DocumentTemplatesListQuery, EmergencyContactsListQuery, EventsListQuery, HolidaysListQuery, IdentifiersListQuery, LeaveAttachmentsListQuery, LeaveBalancesExportCsvQuery, LeaveBalancesListQuery, LeaveCalendarGetQuery, LeaveCalendarIcsQuery, LeaveCalendarTeamQuery, LeaveFeedsListQuery, LeaveLedgerListQuery, LeaveRequestsExportCsvQuery, LeaveRequestsListQuery, LeaveTypesListQuery, LocationsListQuery, PasskeysListQuery, PayCodesListQuery, PayRunsCompareQuery, PayRunsListQuery, PayRunsPaymentsQuery, PaySchedulesListQuery, PayslipsListQuery, PeopleAssignmentsQuery, PeopleBankAccountsQuery, PeopleChecklistsQuery, PeopleCompensationsQuery, PeopleEmploymentsQuery, PeopleExportCsvQuery, PeopleExportPayslipsCsvQuery, PeopleIdentifiersQuery, PeopleListQuery, PeoplePayslipsQuery, PeopleRetroPayQuery, PersonChangesListQuery, RecurringLinesListQuery, ReportsAbsenceQuery, ReportsHeadcountQuery, ReportsLeaveLiabilityPeopleQuery, ReportsLeaveLiabilityQuery, ReportsPayCostQuery, ReportsTurnoverQuery, RolesListQuery, SandboxClockGetQuery, SessionsListQuery, TasksListQuery, UsersListQuery, WebhookDeliveriesListQuery, WebhooksListQuery } from './queries.gen.ts';

import type { AbsenceReport, Accepted, ApiKey, ApiKeyCreate, ApiKeyCreated, ApiKeyRotate, ApiKeyUpdate, App, AppApproval, AppCreate, AppCreated, AppRequest, AppReview, AppUpdate, Assignment, AssignmentCreate, AssignmentUpdate, AuditEntry, BankAccount, BankAccountCreate, BankAccountUpdate, BankDebtor, Business, BusinessUpdate, ChangePassword, Checklist, ChecklistCreate, ChecklistStart, ChecklistUpdate, Compensation, CompensationCreate, CompensationImportResults, CompensationsImport, CompensationUpdate, Confirmation, ConfirmPassword, ConnectedApp, CustomField, CustomFieldCreate, CustomFieldUpdate, CustomRole, CustomRoleCreate, CustomRoleUpdate, Debtor, Department, DepartmentCreate, DepartmentUpdate, Dependent, DependentCreate, DependentUpdate, DirectoryEntry, Document, DocumentAuditEntry, DocumentCreate, DocumentMatch, DocumentReason, DocumentRemind, DocumentSend, DocumentSignerUpdate, DocumentTemplate, DocumentTemplateCreate, DocumentTemplatePreview, DocumentTemplateUpdate, DocumentTextPreview, DocumentUpdate, DocumentUpload, DocumentVerify, EmergencyContact, EmergencyContactCreate, EmergencyContactUpdate, Employment, Event, EventPageMeta, EventTypes, ForgotPassword, HeadcountReport, Holiday, HolidayCreate, HolidayImport, HolidayImportResult, HolidayUpdate, Identifier, IdentifierCreate, IdentifierUpdate, LeaveAdjustment, LeaveAdjustmentResults, LeaveAdjustments, LeaveAttachment, LeaveAttachmentUpload, LeaveBalance, LeaveBalanceImportResults, LeaveBalancesImport, LeaveCalendar, LeaveDelegate, LeaveDelegateSet, LeaveFeed, LeaveFeedCreate, LeaveFeedCreated, LeaveLiabilityPerson, LeaveLiabilityReport, LeaveLine, LeavePreview, LeaveRejection, LeaveRequest, LeaveRequestCreate, LeaveRequestUpdate, LeaveType, LeaveTypeCreate, LeaveTypeUpdate, Liveness, Location, LocationCreate, LocationUpdate, Login, LoginResult, Me, MeUpdate, OwnPerson, OwnPersonUpdate, PageMeta, Pain001Export, Passkey, PasskeyConfirmation, PasskeyCreationOptions, PasskeyLogin, PasskeyLoginStart, PasskeyRegistration, PasskeyRequestOptions, PasskeyUpdate, PayCode, PayCodeCreate, PayCodeUpdate, PayCostReport, Payment, PayRun, PayRunChecks, PayRunComparison, PayRunCreate, PayRunReason, PayRunRedraft, PayRunRedraftInput, PayRunUpdate, PaySchedule, PayScheduleCreate, PaySchedulePreview, PayScheduleUpdate, Payslip, PayslipPut, PayslipsPut, PayslipSummary, PeopleImport, PeopleUpdateMany, Person, PersonChange, PersonChangeRejection, PersonCreate, PersonErasure, PersonImportResults, PersonRehire, PersonSchema, PersonTermination, PersonUpdate, PersonUpdateManyResults, Provisioning, ProvisioningInput, ProvisioningToken, ProvisioningTokenCreate, Readiness, RecoveryCodes, RecurringLine, RecurringLineCreate, RecurringLineUpdate, Refresh, ResetPassword, RetroPay, RevealedIdentifier, SandboxClock, SandboxClockAdvance, Session, Signature, Signing, SingleSignOn, SingleSignOnCallback, SingleSignOnCheck, SingleSignOnInput, SingleSignOnLogin, SingleSignOnStart, StartedChecklist, Task, TaskCreate, TaskFile, TaskUpdate, TeamAbsences, Tokens, TurnoverReport, TwoFactorChoices, TwoFactorDisable, TwoFactorEnable, TwoFactorProof, TwoFactorSetup, TwoFactorStatus, TwoFactorVerificationStart, TwoFactorVerify, User, UserCreate, UserInvited, UserUpdate, Webhook, WebhookCreate, WebhookDelivery, WebhookRecover, WebhookRecovery, WebhookRotateSecret, WebhookSendTest, WebhookStatistics, WebhookUpdate, WebhookWithSecret } from './types.gen.ts';

export class AuthResource extends Resource {
    
    /**
     * Log in
     *
     * Exchanges an email address and a password for tokens. If the account has a second factor, the response contains a `session_token` for `twoFactor.verify` instead. If the business requires single sign-on, the response is 401 `sso_required` with the address to start.
     *
     * `POST /login`
     *
     * @param body - a `Login`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `unauthenticated`, `invalid_credentials`, `sso_required`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const loginResult = await workforce.auth.login({ email: 'owner@acme.test', password: 'acme-owner-demo' })
     */
    login(body: Login, options?: RequestOptions): Call<LoginResult> {
        return this.http.call({
            operation: this.id('login'),
            method: 'POST',
            path: ['login'],
            body,
            options
        });
    }
    
    /**
     * Refresh the tokens
     *
     * Exchanges a refresh token for a new pair of tokens. Each refresh token works once. A repeat within ten seconds, in case the response was lost, returns a new pair; any later reuse ends the session.
     *
     * `POST /token/refresh`
     *
     * @param body - a `Refresh`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const tokens = await workforce.auth.refresh({ refresh_token: 'cmVmcmVzaCB0b2tlbiBvZiAzMiBieXRlcyBsZW5ndGg' })
     */
    refresh(body: Refresh, options?: RequestOptions): Call<Tokens> {
        return this.http.call({
            operation: this.id('refresh'),
            method: 'POST',
            path: ['token', 'refresh'],
            body,
            options
        });
    }
    
    /**
     * Log out
     *
     * Ends the current session immediately.
     *
     * `POST /logout`
     *
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.auth.logout()
     */
    logout(options?: RequestOptions & IdempotencyKeyOption): Call<void> {
        return this.http.call({
            operation: this.id('logout'),
            method: 'POST',
            path: ['logout'],
            idempotent: true,
            options
        });
    }
    
    /**
     * Request a password reset
     *
     * Sends an email with a link that works once and expires after an hour. A user who has not accepted an invitation yet receives another invitation instead. The response is the same whether or not the account exists.
     *
     * `POST /password/forgot`
     *
     * @param body - a `ForgotPassword`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const accepted = await workforce.auth.forgotPassword({ email: 'owner@acme.test' })
     */
    forgotPassword(body: ForgotPassword, options?: RequestOptions): Call<Accepted> {
        return this.http.call({
            operation: this.id('forgotPassword'),
            method: 'POST',
            path: ['password', 'forgot'],
            body,
            options
        });
    }
    
    /**
     * Set a new password
     *
     * Sets the password with the token of an invitation link or a password reset link. Ends all sessions of the user; the second factor and the passkeys remain. An invitation returns 409 while its email address logs in to another business, and any link 401 `sso_required` while the business requires single sign-on.
     *
     * `POST /password/reset`
     *
     * @param body - a `ResetPassword`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `unauthenticated`, `invalid_credentials`, `sso_required`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.auth.resetPassword({
     *   token: 'cmVzZXQgdG9rZW4gb2YgMzIgYnl0ZXMgaW4gbGVuZ3Ro',
     *   password: 'correct horse battery',
     * })
     */
    resetPassword(body: ResetPassword, options?: RequestOptions): Call<void> {
        return this.http.call({
            operation: this.id('resetPassword'),
            method: 'POST',
            path: ['password', 'reset'],
            body,
            options
        });
    }
}

export class TwoFactorResource extends Resource {
    
    /**
     * Log in with the second factor
     *
     * Completes a login with a code of the authenticator app, a recovery code or a passkey; `code` accepts either code. A `session_token` lasts ten minutes and allows five attempts.
     *
     * `POST /2fa/verify`
     *
     * @param body - a `TwoFactorVerify`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const tokens = await workforce.twoFactor.verify({
     *   session_token: 'c2Vzc2lvbiB0b2tlbiBvZiAzMiBieXRlcyBsZW5ndGg',
     *   code: '123456',
     * })
     */
    verify(body: TwoFactorVerify, options?: RequestOptions): Call<Tokens> {
        return this.http.call({
            operation: this.id('verify'),
            method: 'POST',
            path: ['2fa', 'verify'],
            body,
            options
        });
    }
    
    /**
     * Get the second factors of a login
     *
     * Returns whether the user has an authenticator app and, if they have passkeys, the options with which a browser asks for one. The options are valid as long as the `session_token`, and for this login only.
     *
     * `POST /2fa/start-verification`
     *
     * @param body - a `TwoFactorVerificationStart`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const twoFactorChoices = await workforce.twoFactor.startVerification({ session_token: 'c2Vzc2lvbiB0b2tlbiBvZiAzMiBieXRlcyBsZW5ndGg' })
     */
    startVerification(body: TwoFactorVerificationStart, options?: RequestOptions): Call<TwoFactorChoices> {
        return this.http.call({
            operation: this.id('startVerification'),
            method: 'POST',
            path: ['2fa', 'start-verification'],
            body,
            options
        });
    }
    
    /**
     * Turn on the second factor with passkeys
     *
     * Turns the second factor on without an authenticator app: a login with the password then requires a passkey or a recovery code. The response shows ten recovery codes, only once. Ends all other sessions. Returns 409 without a passkey, and while the second factor is on. Requires a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `POST /2fa/enable-with-passkeys`
     *
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const recoveryCodes = await workforce.twoFactor.enableWithPasskeys()
     */
    enableWithPasskeys(options?: RequestOptions): Call<RecoveryCodes> {
        return this.http.call({
            operation: this.id('enableWithPasskeys'),
            method: 'POST',
            path: ['2fa', 'enable-with-passkeys'],
            options
        });
    }
    
    /**
     * Get the second factor status
     *
     * Returns whether the second factor is on, since when, and the number of unused recovery codes.
     *
     * `GET /2fa/status`
     *
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const twoFactorStatus = await workforce.twoFactor.status()
     */
    status(options?: RequestOptions): Call<TwoFactorStatus> {
        return this.http.call({
            operation: this.id('status'),
            method: 'GET',
            path: ['2fa', 'status'],
            options
        });
    }
    
    /**
     * Set up the second factor
     *
     * Creates a secret for the authenticator app. Returns 409 if one is set up. Nothing else changes until `twoFactor.enable` receives a code generated from it. Requires a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `POST /2fa/setup`
     *
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const twoFactorSetup = await workforce.twoFactor.setup()
     */
    setup(options?: RequestOptions): Call<TwoFactorSetup> {
        return this.http.call({
            operation: this.id('setup'),
            method: 'POST',
            path: ['2fa', 'setup'],
            options
        });
    }
    
    /**
     * Turn on the second factor
     *
     * Turns the second factor on, or adds the app to passkeys that are the second factor: the code proves that the app has the secret. The response shows ten new recovery codes, only once. Ends all other sessions. A wrong code returns 422. Requires a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `POST /2fa/enable`
     *
     * @param body - a `TwoFactorEnable`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const recoveryCodes = await workforce.twoFactor.enable({ code: '123456' })
     */
    enable(body: TwoFactorEnable, options?: RequestOptions): Call<RecoveryCodes> {
        return this.http.call({
            operation: this.id('enable'),
            method: 'POST',
            path: ['2fa', 'enable'],
            body,
            options
        });
    }
    
    /**
     * Turn off the second factor
     *
     * Requires the password, and a code, a recovery code or a passkey. Ends all other sessions. Passkeys still log in without the password. A wrong value returns 422 with its path.
     *
     * `POST /2fa/disable`
     *
     * @param body - a `TwoFactorDisable`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const twoFactorStatus = await workforce.twoFactor.disable({ password: 'acme-owner-demo', code: '123456' })
     */
    disable(body: TwoFactorDisable, options?: RequestOptions): Call<TwoFactorStatus> {
        return this.http.call({
            operation: this.id('disable'),
            method: 'POST',
            path: ['2fa', 'disable'],
            body,
            options
        });
    }
    
    /**
     * Create new recovery codes
     *
     * Requires a code, a recovery code or a passkey, and returns ten new recovery codes. The previous codes become invalid. A wrong code returns 422. Requires a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `POST /2fa/recovery-codes`
     *
     * @param body - a `TwoFactorProof`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const recoveryCodes = await workforce.twoFactor.regenerateRecoveryCodes({ code: '123456' })
     */
    regenerateRecoveryCodes(body: TwoFactorProof, options?: RequestOptions): Call<RecoveryCodes> {
        return this.http.call({
            operation: this.id('regenerateRecoveryCodes'),
            method: 'POST',
            path: ['2fa', 'recovery-codes'],
            body,
            options
        });
    }
}

export class PasskeysResource extends Resource {
    
    /**
     * Start a login with a passkey
     *
     * Returns the options for `navigator.credentials.get()` in the browser, and a `session_token` for `passkeys.login`. Both are valid for five minutes and work once. No email address is required: the passkey identifies its user. Browsers offer passkeys only to a service with HTTPS and a domain name, or on `localhost`; elsewhere, the operations that need a browser return 409 `passkeys_unavailable`.
     *
     * `POST /passkeys/start-login`
     *
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `passkeys_unavailable`: the request conflicts with the current state
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const passkeyLoginStart = await workforce.passkeys.startLogin()
     */
    startLogin(options?: RequestOptions): Call<PasskeyLoginStart> {
        return this.http.call({
            operation: this.id('startLogin'),
            method: 'POST',
            path: ['passkeys', 'start-login'],
            options
        });
    }
    
    /**
     * Log in with a passkey
     *
     * Completes a login with the credential that the browser returned for `passkeys.startLogin`. The authenticator must have verified the user, for example with a fingerprint or a PIN, so no further factor is required. An unknown passkey, a passkey of a user who cannot log in, and an expired or used challenge return the same 401. If the business requires single sign-on, the response is 401 `sso_required`.
     *
     * `POST /passkeys/login`
     *
     * @param body - a `PasskeyLogin`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `unauthenticated`, `invalid_credentials`, `sso_required`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `passkeys_unavailable`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const tokens = await workforce.passkeys.login({
     *   session_token: 'c2Vzc2lvbiB0b2tlbiBvZiAzMiBieXRlcyBsZW5ndGg',
     *   credential: {
     *     id: 'Y3JlZGVudGlhbCBvZiBPbGl2aWE',
     *     rawId: 'Y3JlZGVudGlhbCBvZiBPbGl2aWE',
     *     type: 'public-key',
     *     response: {
     *       clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
     *       authenticatorData: 'YXV0aGVudGljYXRvciBkYXRh',
     *       signature: 'c2lnbmF0dXJl',
     *       userHandle: 'MS4x',
     *     },
     *   },
     * })
     */
    login(body: PasskeyLogin, options?: RequestOptions): Call<Tokens> {
        return this.http.call({
            operation: this.id('login'),
            method: 'POST',
            path: ['passkeys', 'login'],
            body,
            options
        });
    }
    
    /**
     * List my passkeys
     *
     * Returns the passkeys of the caller by ID.
     *
     * `GET /me/passkeys`
     *
     * @param query - `limit`, `cursor`, `include_total`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const passkey of workforce.passkeys.list()) {
     *   console.log(passkey)
     * }
     */
    list(query?: PasskeysListQuery, options?: RequestOptions): List<Passkey, PageMeta> {
        return this.http.list({
            operation: this.id('list'),
            method: 'GET',
            path: ['me', 'passkeys'],
            query,
            options
        });
    }
    
    /**
     * Add a passkey
     *
     * Adds the passkey that the browser created with the options of `passkeys.startRegistration`. A passkey logs in without a password and without a second factor. The challenge of the options works once, so a repeated request adds no second passkey. A credential that does not fit the options returns 422; a credential that is already registered, and a twenty-first passkey, return 409. Requires a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `POST /me/passkeys`
     *
     * @param body - a `PasskeyRegistration`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `passkeys_unavailable`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const passkey = await workforce.passkeys.register({
     *   name: 'Laptop',
     *   credential: {
     *     id: 'Y3JlZGVudGlhbCBvZiBPbGl2aWE',
     *     rawId: 'Y3JlZGVudGlhbCBvZiBPbGl2aWE',
     *     type: 'public-key',
     *     response: {
     *       clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
     *       attestationObject: 'YXR0ZXN0YXRpb24',
     *     },
     *   },
     * })
     */
    register(body: PasskeyRegistration, options?: RequestOptions): Call<Passkey> {
        return this.http.call({
            operation: this.id('register'),
            method: 'POST',
            path: ['me', 'passkeys'],
            body,
            options
        });
    }
    
    /**
     * Start adding a passkey
     *
     * Returns the options for `navigator.credentials.create()` in the browser, for this session. They are valid for five minutes and work once. Nothing else changes until `passkeys.register` receives the credential. Requires a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `POST /me/passkeys/start-registration`
     *
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `passkeys_unavailable`: the request conflicts with the current state
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const passkeyCreationOptions = await workforce.passkeys.startRegistration()
     */
    startRegistration(options?: RequestOptions): Call<PasskeyCreationOptions> {
        return this.http.call({
            operation: this.id('startRegistration'),
            method: 'POST',
            path: [
                'me',
                'passkeys',
                'start-registration'
            ],
            options
        });
    }
    
    /**
     * Start a confirmation with a passkey
     *
     * Returns the options for `navigator.credentials.get()` in the browser, for this session. They are valid for five minutes and work once: with `passkeys.confirm`, or as `credential` of `twoFactor.disable` and `twoFactor.regenerateRecoveryCodes`.
     *
     * `POST /me/passkeys/start-confirmation`
     *
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `passkeys_unavailable`: the request conflicts with the current state
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const passkeyRequestOptions = await workforce.passkeys.startConfirmation()
     */
    startConfirmation(options?: RequestOptions): Call<PasskeyRequestOptions> {
        return this.http.call({
            operation: this.id('startConfirmation'),
            method: 'POST',
            path: [
                'me',
                'passkeys',
                'start-confirmation'
            ],
            options
        });
    }
    
    /**
     * Confirm a session with a passkey
     *
     * Confirms the user of the session with a passkey, for operations that require a proof of the password from the last fifteen minutes: it replaces `me.confirmPassword`. A credential that does not fit the options of `passkeys.startConfirmation` returns 422.
     *
     * `POST /me/passkeys/confirm`
     *
     * @param body - a `PasskeyConfirmation`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `passkeys_unavailable`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const confirmation = await workforce.passkeys.confirm({
     *   credential: {
     *     id: 'Y3JlZGVudGlhbCBvZiBPbGl2aWE',
     *     rawId: 'Y3JlZGVudGlhbCBvZiBPbGl2aWE',
     *     type: 'public-key',
     *     response: {
     *       clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
     *       authenticatorData: 'YXV0aGVudGljYXRvciBkYXRh',
     *       signature: 'c2lnbmF0dXJl',
     *       userHandle: 'MS4x',
     *     },
     *   },
     * })
     */
    confirm(body: PasskeyConfirmation, options?: RequestOptions): Call<Confirmation> {
        return this.http.call({
            operation: this.id('confirm'),
            method: 'POST',
            path: [
                'me',
                'passkeys',
                'confirm'
            ],
            body,
            options
        });
    }
    
    /**
     * Rename a passkey
     *
     * Updates the name of a passkey of the caller.
     *
     * `PATCH /me/passkeys/{id}`
     *
     * @param id - the `id` of the record
     * @param body - a `PasskeyUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const passkey = await workforce.passkeys.update(1, { name: 'Security key' }, { ifMatch: 1 })
     */
    update(id: number, body: PasskeyUpdate, options?: RequestOptions & IfMatchOption): Call<Passkey> {
        return this.http.call({
            operation: this.id('update'),
            method: 'PATCH',
            path: [
                'me',
                'passkeys',
                id
            ],
            body,
            options
        });
    }
    
    /**
     * Remove a passkey
     *
     * The passkey is refused from the next request on. The last passkey of a second factor without an authenticator app returns 409: turn the second factor off first (`twoFactor.disable`). Requires a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `DELETE /me/passkeys/{id}`
     *
     * @param id - the `id` of the record
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `passkeys_unavailable`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.passkeys.delete(1, { ifMatch: 1 })
     */
    delete(id: number, options?: RequestOptions & IfMatchOption): Call<void> {
        return this.http.call({
            operation: this.id('delete'),
            method: 'DELETE',
            path: [
                'me',
                'passkeys',
                id
            ],
            options
        });
    }
}

export class SingleSignOnResource extends Resource {
    
    /**
     * Start a login with single sign-on
     *
     * Returns the address of the identity provider to which the browser goes, and a `secret` for `singleSignOn.finish`. Both are valid for ten minutes and work once. Only the domain of the email address, or the `domain`, decides: the response does not reveal whether a user exists. A domain without single sign-on returns 422, and so does an `issuer` that is not its provider. With the token of an invitation or password link, the login may be that of the user of this link although their address is in another domain.
     *
     * `POST /single-sign-on/start`
     *
     * @param body - a `SingleSignOnLogin`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`, `identity_provider_unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const singleSignOnStart = await workforce.singleSignOn.start({ email: 'ada@acme.test' })
     */
    start(body: SingleSignOnLogin, options?: RequestOptions): Call<SingleSignOnStart> {
        return this.http.call({
            operation: this.id('start'),
            method: 'POST',
            path: ['single-sign-on', 'start'],
            body,
            options
        });
    }
    
    /**
     * Log in with single sign-on
     *
     * Completes a login with the parameters with which the identity provider returned to the `callback_url`. A user who logs in for the first time is found by an address that the provider has verified, in one of the allowed domains or that of the link with which the login started; later logins use the account at the provider only, so a changed address gives access to no other user. A failed login returns 422 `sso_failed`, with the reason in `errors`. If the user has a second factor, the response contains a `session_token` for `twoFactor.verify` instead, unless the business accepts the second factor of the provider.
     *
     * `POST /single-sign-on/finish`
     *
     * @param body - a `SingleSignOnCallback`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `sso_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`, `identity_provider_unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const loginResult = await workforce.singleSignOn.finish({
     *   secret: '1.c2VjcmV0IG9mIDMyIGJ5dGVzIGluIGxlbmd0aCBoZXI',
     *   query: 'code=Y29kZQ&state=c3RhdGU',
     * })
     */
    finish(body: SingleSignOnCallback, options?: RequestOptions): Call<LoginResult> {
        return this.http.call({
            operation: this.id('finish'),
            method: 'POST',
            path: ['single-sign-on', 'finish'],
            body,
            options
        });
    }
    
    /**
     * Start a confirmation with single sign-on
     *
     * Returns the address of the identity provider to which the browser goes, and a `secret` for `singleSignOn.confirm` or `singleSignOn.check` in the same session. Both are valid for ten minutes and work once. The provider asks the user to log in again (`prompt=login`, `max_age=0`). While single sign-on is off, it returns 409.
     *
     * `POST /me/single-sign-on/start-confirmation`
     *
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const singleSignOnStart = await workforce.singleSignOn.startConfirmation()
     */
    startConfirmation(options?: RequestOptions): Call<SingleSignOnStart> {
        return this.http.call({
            operation: this.id('startConfirmation'),
            method: 'POST',
            path: [
                'me',
                'single-sign-on',
                'start-confirmation'
            ],
            options
        });
    }
    
    /**
     * Confirm the user with single sign-on
     *
     * Confirms the user of the session with their account at the identity provider, for operations that require a proof of the password from the last fifteen minutes: it replaces `me.confirmPassword`. The ID token must state in `auth_time` that the account has logged in after `singleSignOn.startConfirmation`. A refused response returns 422 `sso_failed`, with the reason in `errors`.
     *
     * `POST /me/single-sign-on/confirm`
     *
     * @param body - a `SingleSignOnCallback`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const confirmation = await workforce.singleSignOn.confirm({
     *   secret: '1.c2VjcmV0IG9mIDMyIGJ5dGVzIGluIGxlbmd0aCBoZXI',
     *   query: 'code=Y29kZQ&state=c3RhdGU',
     * })
     */
    confirm(body: SingleSignOnCallback, options?: RequestOptions): Call<Confirmation> {
        return this.http.call({
            operation: this.id('confirm'),
            method: 'POST',
            path: [
                'me',
                'single-sign-on',
                'confirm'
            ],
            body,
            options
        });
    }
    
    /**
     * Get single sign-on
     *
     * Returns the identity provider of the business, without the client secret. If single sign-on is off, `enabled` is false and the version is 0.
     *
     * `GET /business/single-sign-on`, scope `business:write`
     *
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const singleSignOn = await workforce.singleSignOn.get()
     */
    get(options?: RequestOptions): Call<SingleSignOn> {
        return this.http.call({
            operation: this.id('get'),
            method: 'GET',
            path: ['business', 'single-sign-on'],
            options
        });
    }
    
    /**
     * Set up single sign-on
     *
     * Sets or replaces the identity provider. The service reads the metadata of the issuer (OpenID Connect Discovery) and returns 422 if that fails. Each domain must be the domain of the email address of an active owner; a domain that another business uses returns 409. If `required` becomes true, all other sessions of the business end. Logins that have started must start again. All owners receive an email. Requires a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `PUT /business/single-sign-on`, scope `business:write`
     *
     * @param body - a `SingleSignOnInput`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const singleSignOn = await workforce.singleSignOn.set({
     *   issuer: 'https://login.acme.test',
     *   client_id: 'workforce',
     *   client_secret: 'a-secret-from-the-provider',
     *   allowed_domains: ['acme.test'],
     * }, { ifMatch: 1 })
     */
    set(body: SingleSignOnInput, options?: RequestOptions & IfMatchOption): Call<SingleSignOn> {
        return this.http.call({
            operation: this.id('set'),
            method: 'PUT',
            path: ['business', 'single-sign-on'],
            body,
            options
        });
    }
    
    /**
     * Turn off single sign-on
     *
     * Removes the identity provider and the links between its accounts and users. Users who have never set a password set one with `auth.forgotPassword`. All owners receive an email. Requires a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `DELETE /business/single-sign-on`, scope `business:write`
     *
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.singleSignOn.delete({ ifMatch: 1 })
     */
    delete(options?: RequestOptions & IfMatchOption): Call<void> {
        return this.http.call({
            operation: this.id('delete'),
            method: 'DELETE',
            path: ['business', 'single-sign-on'],
            options
        });
    }
    
    /**
     * Check single sign-on
     *
     * Reports what a login of an account at the identity provider would do, before single sign-on becomes required. It takes the response of the provider to a login that `singleSignOn.startConfirmation` started, and changes nothing: it neither logs in, nor links the account, nor creates a user. A refused response returns 422 `sso_failed`, with the reason in `errors`.
     *
     * `POST /business/single-sign-on/check`, scope `business:write`
     *
     * @param body - a `SingleSignOnCallback`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const singleSignOnCheck = await workforce.singleSignOn.check({
     *   secret: '1.c2VjcmV0IG9mIDMyIGJ5dGVzIGluIGxlbmd0aCBoZXI',
     *   query: 'code=Y29kZQ&state=c3RhdGU',
     * })
     */
    check(body: SingleSignOnCallback, options?: RequestOptions): Call<SingleSignOnCheck> {
        return this.http.call({
            operation: this.id('check'),
            method: 'POST',
            path: [
                'business',
                'single-sign-on',
                'check'
            ],
            body,
            options
        });
    }
}

export class MeResource extends Resource {
    
    /**
     * Get the caller
     *
     * Returns the user or API key of the token, its scopes and its business.
     *
     * `GET /me`
     *
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const me = await workforce.me.get()
     */
    get(options?: RequestOptions): Call<Me> {
        return this.http.call({
            operation: this.id('get'),
            method: 'GET',
            path: ['me'],
            options
        });
    }
    
    /**
     * Update my settings
     *
     * Updates the personal settings of the user of the token: the emails that they receive. API keys receive no email, so the request is refused for them (403).
     *
     * `PATCH /me`
     *
     * @param body - a `MeUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const me = await workforce.me.update({ leave_mail: false }, { ifMatch: 1 })
     */
    update(body: MeUpdate, options?: RequestOptions & IfMatchOption): Call<Me> {
        return this.http.call({
            operation: this.id('update'),
            method: 'PATCH',
            path: ['me'],
            body,
            options
        });
    }
    
    /**
     * Change my record
     *
     * Changes the submitted members of the caller's own record that are in `self_service_fields` of the business and the custom fields with `self` in `editable_by`, and requests the change of the others in one change request, which another person approves or rejects (`personChanges.approve`). A person has one pending request: a further one replaces it, with the members of both, and the former is cancelled. Members that equal the record change nothing. `email` always needs approval. Custom fields are compared and requested by key, and those that the person does not see are unknown (422 `unknown_member`). Other members of a person, such as the job, the manager and the status, can be neither changed nor requested here (422). Returns a 409 if the user is not linked to a person. Sends `person.updated` and `person_change.requested`. `If-Match` is the version of the person.
     *
     * `PATCH /me/person`, scope `self`
     *
     * @param body - a `OwnPersonUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const ownPerson = await workforce.me.updatePerson({ phone: '+44 20 7946 0000', last_name: 'Lovelace' }, { ifMatch: 1 })
     */
    updatePerson(body: OwnPersonUpdate, options?: RequestOptions & IfMatchOption): Call<OwnPerson> {
        return this.http.call({
            operation: this.id('updatePerson'),
            method: 'PATCH',
            path: ['me', 'person'],
            body,
            options
        });
    }
    
    /**
     * Confirm my password
     *
     * Confirms the password again, for operations that require a proof from the last fifteen minutes. Without a proof they return 403 `confirmation_required`. A login and a password change also count as proofs, so the access token of a login needs no other proof for its whole lifetime; a refreshed token is not a new proof. A passkey is an equal proof (`passkeys.confirm`). API keys have no password and need no proof. A wrong password returns 422, and counts as a failed attempt in the same way as at a login.
     *
     * `POST /me/confirm-password`
     *
     * @param body - a `ConfirmPassword`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const confirmation = await workforce.me.confirmPassword({ password: 'acme-owner-demo' })
     */
    confirmPassword(body: ConfirmPassword, options?: RequestOptions): Call<Confirmation> {
        return this.http.call({
            operation: this.id('confirmPassword'),
            method: 'POST',
            path: ['me', 'confirm-password'],
            body,
            options
        });
    }
    
    /**
     * Change my password
     *
     * Requires the current password; a wrong one returns 422. Ends all other sessions; passkeys remain.
     *
     * `PUT /me/password`
     *
     * @param body - a `ChangePassword`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.me.changePassword({
     *   current_password: 'acme-owner-demo',
     *   new_password: 'correct horse battery',
     * })
     */
    changePassword(body: ChangePassword, options?: RequestOptions): Call<void> {
        return this.http.call({
            operation: this.id('changePassword'),
            method: 'PUT',
            path: ['me', 'password'],
            body,
            options
        });
    }
    
    /**
     * Get my delegate
     *
     * Returns the delegate that the user of the token named last, including one whose last day has passed. Without a delegate, all members are null.
     *
     * `GET /me/delegate`, scope `leave:approve`
     *
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const leaveDelegate = await workforce.me.getDelegate()
     */
    getDelegate(options?: RequestOptions): Call<LeaveDelegate> {
        return this.http.call({
            operation: this.id('getDelegate'),
            method: 'GET',
            path: ['me', 'delegate'],
            options
        });
    }
    
    /**
     * Name my delegate
     *
     * Names another user who, from the first to the last day, also decides on the steps of leave requests for which the user of the token is an approver. The delegate sees these requests until the step is decided. A delegate decides neither on their own leave nor on two steps of a request, and cannot pass the right on. A user has one delegate: a further one replaces it. At least one of `user_id` and `person_id` identifies the delegate. Returns a 422 for the user of the token, and for a user who cannot log in or whose role may not approve leave.
     *
     * `PUT /me/delegate`, scope `leave:approve`
     *
     * @param body - a `LeaveDelegateSet`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const leaveDelegate = await workforce.me.setDelegate({ user_id: 2, from: '2036-12-21', until: '2037-01-04' })
     */
    setDelegate(body: LeaveDelegateSet, options?: RequestOptions): Call<LeaveDelegate> {
        return this.http.call({
            operation: this.id('setDelegate'),
            method: 'PUT',
            path: ['me', 'delegate'],
            body,
            options
        });
    }
    
    /**
     * Remove my delegate
     *
     * Removes the delegate of the user of the token, with immediate effect. Changes nothing if there is none.
     *
     * `DELETE /me/delegate`, scope `leave:approve`
     *
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.me.deleteDelegate()
     */
    deleteDelegate(options?: RequestOptions): Call<void> {
        return this.http.call({
            operation: this.id('deleteDelegate'),
            method: 'DELETE',
            path: ['me', 'delegate'],
            options
        });
    }
}

export class SessionsResource extends Resource {
    
    /**
     * List my sessions
     *
     * Returns the sessions of the caller, the newest last.
     *
     * `GET /sessions`
     *
     * @param query - `limit`, `cursor`, `include_total`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const session of workforce.sessions.list()) {
     *   console.log(session)
     * }
     */
    list(query?: SessionsListQuery, options?: RequestOptions): List<Session, PageMeta> {
        return this.http.list({
            operation: this.id('list'),
            method: 'GET',
            path: ['sessions'],
            query,
            options
        });
    }
    
    /**
     * End one of my sessions
     *
     * Ends a session of the caller: its tokens are refused from the next request on.
     *
     * `DELETE /sessions/{id}`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.sessions.revoke(1)
     */
    revoke(id: number, options?: RequestOptions): Call<void> {
        return this.http.call({
            operation: this.id('revoke'),
            method: 'DELETE',
            path: ['sessions', id],
            options
        });
    }
}

export class UsersResource extends Resource {
    
    /**
     * List users
     *
     * Returns the users who can log in for the business, sorted by ID.
     *
     * `GET /users`, scope `users:read`
     *
     * @param query - `limit`, `cursor`, `include_total`, `ids`, `q`, `role_id`, `updated_since`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const user of workforce.users.list()) {
     *   console.log(user)
     * }
     */
    list(query?: UsersListQuery, options?: RequestOptions): List<User, PageMeta> {
        return this.http.list({
            operation: this.id('list'),
            method: 'GET',
            path: ['users'],
            query,
            options
        });
    }
    
    /**
     * Invite a user
     *
     * Sends an invitation by email if email is set up; otherwise the response contains the link, only once. An email address belongs to one user of the business (409), and logs in to one business only. If it already logs in to another business, the response is the same: the email informs its recipient. Each business can invite 500 users within 24 hours (429 `too_many_attempts`). An address receives up to five invitation emails within 24 hours, counted across all businesses; further ones are sent later. A custom role (`roles.list`) is assigned with `role: custom` and its `role_id`. A caller cannot assign a role with more scopes than their own, or link a user to a person whose records they cannot read. Requires a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `POST /users`, scope `users:write`
     *
     * @param body - a `UserCreate`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const userInvited = await workforce.users.create({ name: 'Mary Manager', email: 'mary@acme.test', role: 'manager' })
     */
    create(body: UserCreate, options?: RequestOptions & IdempotencyKeyOption): Call<UserInvited> {
        return this.http.call({
            operation: this.id('create'),
            method: 'POST',
            path: ['users'],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Get a user
     *
     * Returns one user by ID, with the users who can confirm the login.
     *
     * `GET /users/{id}`, scope `users:read`
     *
     * @param id - the `id` of the user, as in `users.list`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const user = await workforce.users.get(2)
     */
    get(id: number, options?: RequestOptions): Call<User> {
        return this.http.call({
            operation: this.id('get'),
            method: 'GET',
            path: ['users', id],
            options
        });
    }
    
    /**
     * Update a user
     *
     * Users cannot change their own role or `person_id`, nor can an API key that they created, directly or through another key (403 `second_person_required`). A new role and `active: false` end the sessions of the user. API keys that the user created remain valid until they are revoked: `revoke_api_keys` does it with `active: false`, also for a user who is no longer active. A caller who changes the role or `person_id` of another user counts as the same person as that user until another user confirms the login (`users.confirm`). A `role_id` alone assigns a custom role. The last owner who can log in cannot be removed, and a caller cannot change a user whose role has more scopes than their own. Requires a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `PATCH /users/{id}`, scope `users:write`
     *
     * @param id - the `id` of the user, as in `users.list`
     * @param body - a `UserUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`, `second_person_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const user = await workforce.users.update(2, { role: 'admin' }, { ifMatch: 1 })
     */
    update(id: number, body: UserUpdate, options?: RequestOptions & IfMatchOption): Call<User> {
        return this.http.call({
            operation: this.id('update'),
            method: 'PATCH',
            path: ['users', id],
            body,
            options
        });
    }
    
    /**
     * Resend an invitation
     *
     * For a user who has not set a password yet. Sends another invitation by email if email is set up; an invitation that is still queued is not duplicated, and an address receives up to five within 24 hours, as for `users.create`. Otherwise the response contains a new link, only once, and earlier links of the user become invalid. A user who has a password, or is not active, returns 409. Requires a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `POST /users/{id}/resend-invitation`, scope `users:write`
     *
     * @param id - the `id` of the user, as in `users.list`
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const userInvited = await workforce.users.resendInvitation(2, { ifMatch: 1 })
     */
    resendInvitation(id: number, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<UserInvited> {
        return this.http.call({
            operation: this.id('resendInvitation'),
            method: 'POST',
            path: [
                'users',
                id,
                'resend-invitation'
            ],
            idempotent: true,
            options
        });
    }
    
    /**
     * Confirm a login
     *
     * Confirms that a login belongs to a different person than the users in its `introduced_by`, who until then count as the same person if the business requires two people (`two_person_pay_runs`). Confirm it only after you have checked with that person outside of the service. Refused if the caller and the login may be the same person, that is, if they share a user among themselves and their direct and indirect introducers (403 `second_person_required`), and for API keys; `confirmable_by` lists the users who can. A login that needs no confirmation, or whose invitation was not accepted, returns 409. A later change of its role or person requires another confirmation. Requires a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `POST /users/{id}/confirm`, scope `users:write`
     *
     * @param id - the `id` of the user, as in `users.list`
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`, `second_person_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const user = await workforce.users.confirm(2, { ifMatch: 1 })
     */
    confirm(id: number, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<User> {
        return this.http.call({
            operation: this.id('confirm'),
            method: 'POST',
            path: [
                'users',
                id,
                'confirm'
            ],
            idempotent: true,
            options
        });
    }
    
    /**
     * Reset the second factor of a user
     *
     * For a user who has lost both phone and recovery codes, or a device with a passkey. Turns the second factor off, removes all passkeys of the user and ends their sessions. A user with neither returns 409. Users cannot reset their own second factor with this operation: `twoFactor.disable` requires the password and a code. API keys cannot use it either. Requires a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `POST /users/{id}/reset-two-factor`, scope `users:write`
     *
     * @param id - the `id` of the user, as in `users.list`
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const user = await workforce.users.resetTwoFactor(2, { ifMatch: 1 })
     */
    resetTwoFactor(id: number, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<User> {
        return this.http.call({
            operation: this.id('resetTwoFactor'),
            method: 'POST',
            path: [
                'users',
                id,
                'reset-two-factor'
            ],
            idempotent: true,
            options
        });
    }
    
    /**
     * Unlink the account at the identity provider
     *
     * For a user whose account at the identity provider was replaced. Removes the link between the user and the account, and ends the sessions of the user. The next login with single sign-on links an account with the address of the user again. A user without a link returns 409. The user receives an email. API keys cannot use it. Requires a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `POST /users/{id}/unlink-single-sign-on`, scope `users:write`
     *
     * @param id - the `id` of the user, as in `users.list`
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const user = await workforce.users.unlinkSingleSignOn(2, { ifMatch: 1 })
     */
    unlinkSingleSignOn(id: number, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<User> {
        return this.http.call({
            operation: this.id('unlinkSingleSignOn'),
            method: 'POST',
            path: [
                'users',
                id,
                'unlink-single-sign-on'
            ],
            idempotent: true,
            options
        });
    }
}

export class RolesResource extends Resource {
    
    /**
     * List custom roles
     *
     * Returns the roles that the business has defined, sorted by ID, without the fixed roles `owner`, `admin`, `manager` and `employee`.
     *
     * `GET /roles`, scope `users:read`
     *
     * @param query - `limit`, `cursor`, `include_total`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const customRole of workforce.roles.list()) {
     *   console.log(customRole)
     * }
     */
    list(query?: RolesListQuery, options?: RequestOptions): List<CustomRole, PageMeta> {
        return this.http.list({
            operation: this.id('list'),
            method: 'GET',
            path: ['roles'],
            query,
            options
        });
    }
    
    /**
     * Create a custom role
     *
     * Creates a role, which `users.update` assigns. A caller can include only scopes that they have (403). The scopes of operations that concern the whole business require the reach `all`, and `business:write` belongs to owners (422). Returns a 409 if another role has the name, and beyond 100 roles. Requires a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `POST /roles`, scope `users:write`
     *
     * @param body - a `CustomRoleCreate`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const customRole = await workforce.roles.create({ name: 'Team lead', scopes: ['people:read', 'tasks:read'], reach: 'team' })
     */
    create(body: CustomRoleCreate, options?: RequestOptions & IdempotencyKeyOption): Call<CustomRole> {
        return this.http.call({
            operation: this.id('create'),
            method: 'POST',
            path: ['roles'],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Get a custom role
     *
     * Returns one custom role by its ID.
     *
     * `GET /roles/{id}`, scope `users:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const customRole = await workforce.roles.get(1)
     */
    get(id: number, options?: RequestOptions): Call<CustomRole> {
        return this.http.call({
            operation: this.id('get'),
            method: 'GET',
            path: ['roles', id],
            options
        });
    }
    
    /**
     * Update a custom role
     *
     * Updates the submitted members. Other scopes or another reach end the sessions of all users with the role, and all owners receive an email. API keys that these users created remain valid until they are revoked. A caller must have all scopes that the role has before and after the change (403). Users cannot change their own role, nor can an API key that they created, directly or through another key (403 `second_person_required`). Requires a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `PATCH /roles/{id}`, scope `users:write`
     *
     * @param id - the `id` of the record
     * @param body - a `CustomRoleUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`, `second_person_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const customRole = await workforce.roles.update(1, { reach: 'department' }, { ifMatch: 1 })
     */
    update(id: number, body: CustomRoleUpdate, options?: RequestOptions & IfMatchOption): Call<CustomRole> {
        return this.http.call({
            operation: this.id('update'),
            method: 'PATCH',
            path: ['roles', id],
            body,
            options
        });
    }
    
    /**
     * Delete a custom role
     *
     * Deletes a role that no user has. While users have it, or the settings of single sign-on or provisioning assign it, the response is a 409 `in_use`, whose `detail` is `users`, `single_sign_on` or `provisioning`: choose another role there first. Requires a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `DELETE /roles/{id}`, scope `users:write`
     *
     * @param id - the `id` of the record
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.roles.delete(1, { ifMatch: 1 })
     */
    delete(id: number, options?: RequestOptions & IfMatchOption): Call<void> {
        return this.http.call({
            operation: this.id('delete'),
            method: 'DELETE',
            path: ['roles', id],
            options
        });
    }
}

export class ApiKeysResource extends Resource {
    
    /**
     * List API keys
     *
     * Returns the keys of the business, sorted by ID, without their secrets.
     *
     * `GET /api-keys`, scope `keys:read`
     *
     * @param query - `limit`, `cursor`, `include_total`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const apiKey of workforce.apiKeys.list()) {
     *   console.log(apiKey)
     * }
     */
    list(query?: ApiKeysListQuery, options?: RequestOptions): List<ApiKey, PageMeta> {
        return this.http.list({
            operation: this.id('list'),
            method: 'GET',
            path: ['api-keys'],
            query,
            options
        });
    }
    
    /**
     * Create an API key
     *
     * Creates a bearer token for machines. The response contains the `key`, only once. The key remains valid when the user who created it leaves or changes roles, and counts as that user when the business requires two people. A key created with another key becomes invalid with that key, and works only from addresses that the other key allows. A business can have 500 keys that are neither revoked nor expired; another one returns 409. Requires a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `POST /api-keys`, scope `keys:write`
     *
     * @param body - a `ApiKeyCreate`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const apiKeyCreated = await workforce.apiKeys.create({ name: 'Payroll sync', scopes: ['people:read'] })
     */
    create(body: ApiKeyCreate, options?: RequestOptions & IdempotencyKeyOption): Call<ApiKeyCreated> {
        return this.http.call({
            operation: this.id('create'),
            method: 'POST',
            path: ['api-keys'],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Get an API key
     *
     * Returns one key by ID, without its secret, revoked or not.
     *
     * `GET /api-keys/{id}`, scope `keys:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const apiKey = await workforce.apiKeys.get(1)
     */
    get(id: number, options?: RequestOptions): Call<ApiKey> {
        return this.http.call({
            operation: this.id('get'),
            method: 'GET',
            path: ['api-keys', id],
            options
        });
    }
    
    /**
     * Update an API key
     *
     * Updates the name, the expiry and the allowed addresses of a key. All callers who can manage keys can narrow one; no caller can widen it beyond a key that they could create themselves. The scopes of a key never change. A revoked or expired key cannot become valid again (409). Requires a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `PATCH /api-keys/{id}`, scope `keys:write`
     *
     * @param id - the `id` of the record
     * @param body - a `ApiKeyUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const apiKey = await workforce.apiKeys.update(1, { allowed_cidrs: ['203.0.113.0/24'] }, { ifMatch: 1 })
     */
    update(id: number, body: ApiKeyUpdate, options?: RequestOptions & IfMatchOption): Call<ApiKey> {
        return this.http.call({
            operation: this.id('update'),
            method: 'PATCH',
            path: ['api-keys', id],
            body,
            options
        });
    }
    
    /**
     * Revoke an API key
     *
     * The key is refused from the next request on, and so is every key that was created with it, directly or indirectly. Requires a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `DELETE /api-keys/{id}`, scope `keys:write`
     *
     * @param id - the `id` of the record
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.apiKeys.revoke(1, { ifMatch: 1 })
     */
    revoke(id: number, options?: RequestOptions & IfMatchOption): Call<void> {
        return this.http.call({
            operation: this.id('revoke'),
            method: 'DELETE',
            path: ['api-keys', id],
            options
        });
    }
    
    /**
     * Rotate an API key
     *
     * Creates a new secret, shown only in this response. The old one also works during the grace period, so that programs can change to the new one without failures; `previous_key_last_used_at` shows whether one still uses it. A second rotation within the grace period ends the oldest secret immediately. Everything else about the key remains the same, including the keys that were created with it. Only callers who could create such a key can rotate it; a key can rotate itself. A revoked or expired key cannot be rotated (409). Requires a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `POST /api-keys/{id}/rotate`, scope `keys:write`
     *
     * @param id - the `id` of the record
     * @param body - a `ApiKeyRotate`
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const apiKeyCreated = await workforce.apiKeys.rotate(1, { grace_hours: 24 }, { ifMatch: 1 })
     */
    rotate(id: number, body: ApiKeyRotate, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<ApiKeyCreated> {
        return this.http.call({
            operation: this.id('rotate'),
            method: 'POST',
            path: [
                'api-keys',
                id,
                'rotate'
            ],
            body,
            idempotent: true,
            options
        });
    }
}

export class AppsResource extends Resource {
    
    /**
     * List apps
     *
     * Returns the apps that the business has registered, sorted by ID.
     *
     * `GET /apps`, scope `keys:read`
     *
     * @param query - `limit`, `cursor`, `include_total`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const app of workforce.apps.list()) {
     *   console.log(app)
     * }
     */
    list(query?: AppsListQuery, options?: RequestOptions): List<App, PageMeta> {
        return this.http.list({
            operation: this.id('list'),
            method: 'GET',
            path: ['apps'],
            query,
            options
        });
    }
    
    /**
     * Register an app
     *
     * Registers an app that acts for users of the business with OAuth 2.0. A `confidential` app, which runs on a server, gets a `client_secret`, which only this response contains. A `public` app runs on devices of users and has no secret. A caller can only register scopes that they have. A business can have at most 100 apps (409). Requires a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `POST /apps`, scope `keys:write`
     *
     * @param body - a `AppCreate`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const appCreated = await workforce.apps.create({
     *   name: 'Shift planner',
     *   type: 'confidential',
     *   redirect_uris: ['https://planner.example.com/callback'],
     *   scopes: ['people:read'],
     * })
     */
    create(body: AppCreate, options?: RequestOptions & IdempotencyKeyOption): Call<AppCreated> {
        return this.http.call({
            operation: this.id('create'),
            method: 'POST',
            path: ['apps'],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Get an app
     *
     * Returns one app by ID.
     *
     * `GET /apps/{id}`, scope `keys:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const app = await workforce.apps.get(1)
     */
    get(id: number, options?: RequestOptions): Call<App> {
        return this.http.call({
            operation: this.id('get'),
            method: 'GET',
            path: ['apps', id],
            options
        });
    }
    
    /**
     * Update an app
     *
     * Changes the name, redirect URIs and scopes of an app. A removed scope is refused from the next request of the app on; an added one applies to users who connect the app again. A caller can only add scopes that they have. Requires a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `PATCH /apps/{id}`, scope `keys:write`
     *
     * @param id - the `id` of the record
     * @param body - a `AppUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const app = await workforce.apps.update(1, { name: 'Shift planner' }, { ifMatch: 1 })
     */
    update(id: number, body: AppUpdate, options?: RequestOptions & IfMatchOption): Call<App> {
        return this.http.call({
            operation: this.id('update'),
            method: 'PATCH',
            path: ['apps', id],
            body,
            options
        });
    }
    
    /**
     * Delete an app
     *
     * Deletes an app and disconnects it from all users: its tokens are refused from the next request on. Requires a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `DELETE /apps/{id}`, scope `keys:write`
     *
     * @param id - the `id` of the record
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.apps.delete(1, { ifMatch: 1 })
     */
    delete(id: number, options?: RequestOptions & IfMatchOption): Call<void> {
        return this.http.call({
            operation: this.id('delete'),
            method: 'DELETE',
            path: ['apps', id],
            options
        });
    }
    
    /**
     * Rotate the secret of an app
     *
     * Replaces the `client_secret` of a confidential app. The old secret stops working immediately; tokens remain valid. A public app has no secret (409). Requires a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `POST /apps/{id}/rotate-secret`, scope `keys:write`
     *
     * @param id - the `id` of the record
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const appCreated = await workforce.apps.rotateSecret(1, { ifMatch: 1 })
     */
    rotateSecret(id: number, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<AppCreated> {
        return this.http.call({
            operation: this.id('rotateSecret'),
            method: 'POST',
            path: [
                'apps',
                id,
                'rotate-secret'
            ],
            idempotent: true,
            options
        });
    }
}

export class ConnectedAppsResource extends Resource {
    
    /**
     * List connected apps
     *
     * Returns the apps that are connected to the account of the caller, sorted by ID. With `app_id`, returns the connections of all users to one app instead, which requires `keys:read`.
     *
     * `GET /connected-apps`
     *
     * @param query - `limit`, `cursor`, `include_total`, `app_id`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const connectedApp of workforce.connectedApps.list()) {
     *   console.log(connectedApp)
     * }
     */
    list(query?: ConnectedAppsListQuery, options?: RequestOptions): List<ConnectedApp, PageMeta> {
        return this.http.list({
            operation: this.id('list'),
            method: 'GET',
            path: ['connected-apps'],
            query,
            options
        });
    }
    
    /**
     * Allow an app
     *
     * Connects an app to the account of the caller, with the scopes that `connectedApps.review` shows. The response contains a URL of this service, valid for one minute in the browser that started the request, which returns to the app. The console calls this operation when a user allows an app.
     *
     * `POST /connected-apps`, scope `self`
     *
     * @param body - a `AppRequest`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const appApproval = await workforce.connectedApps.allow({ request: 'eyJhbGciOiJIUzI1NiJ9.eyJ1aWQiOiIxIn0.c2lnbmF0dXJl' })
     */
    allow(body: AppRequest, options?: RequestOptions): Call<AppApproval> {
        return this.http.call({
            operation: this.id('allow'),
            method: 'POST',
            path: ['connected-apps'],
            body,
            options
        });
    }
    
    /**
     * Review the request of an app
     *
     * Returns what an app requests: its name and the scopes that it would get. A scope that the app has not registered, or that the role of the caller does not have, is left out. Returns 422 for a request that has expired, or for an app of another business. The console calls this operation to ask the user.
     *
     * `POST /connected-apps/review`
     *
     * @param body - a `AppRequest`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const appReview = await workforce.connectedApps.review({ request: 'eyJhbGciOiJIUzI1NiJ9.eyJ1aWQiOiIxIn0.c2lnbmF0dXJl' })
     */
    review(body: AppRequest, options?: RequestOptions): Call<AppReview> {
        return this.http.call({
            operation: this.id('review'),
            method: 'POST',
            path: ['connected-apps', 'review'],
            body,
            options
        });
    }
    
    /**
     * Disconnect an app
     *
     * Ends the connection of an app to the account of the caller, or with `keys:write` to the account of another user. Its tokens are refused from the next request on.
     *
     * `DELETE /connected-apps/{id}`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.connectedApps.disconnect(1)
     */
    disconnect(id: number, options?: RequestOptions): Call<void> {
        return this.http.call({
            operation: this.id('disconnect'),
            method: 'DELETE',
            path: ['connected-apps', id],
            options
        });
    }
}

export class AuditLogResource extends Resource {
    
    /**
     * List audit log entries
     *
     * Returns actions with their actor and origin, the newest first, or in order with `sort=sequence`: without filters, that order has no gaps, and its `meta.resume_cursor` remains valid, including the one of an empty page. Store it, and request newer entries with it later; with `wait`, that request waits for them. Entries are kept for 400 days. A `user_id` or `person_id` of another business returns 422.
     *
     * `GET /audit-log`, scope `audit:read`
     *
     * @param query - `limit`, `cursor`, `include_total`, `sort`, `action`, `user_id`, `person_id`, `since`, `until`, `wait`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const auditEntry of workforce.auditLog.list()) {
     *   console.log(auditEntry)
     * }
     */
    list(query?: AuditLogListQuery, options?: RequestOptions): List<AuditEntry, PageMeta> {
        return this.http.list({
            operation: this.id('list'),
            method: 'GET',
            path: ['audit-log'],
            query,
            options
        });
    }
}

export class BusinessResource extends Resource {
    
    /**
     * Get the business
     *
     * Returns the name, currency, time zone and rules of the business.
     *
     * `GET /business`
     *
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const business = await workforce.business.get()
     */
    get(options?: RequestOptions): Call<Business> {
        return this.http.call({
            operation: this.id('get'),
            method: 'GET',
            path: ['business'],
            options
        });
    }
    
    /**
     * Update the business
     *
     * Updates the submitted members. Requires a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `PATCH /business`, scope `business:write`
     *
     * @param body - a `BusinessUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const business = await workforce.business.update({ name: 'Acme' }, { ifMatch: 1 })
     */
    update(body: BusinessUpdate, options?: RequestOptions & IfMatchOption): Call<Business> {
        return this.http.call({
            operation: this.id('update'),
            method: 'PATCH',
            path: ['business'],
            body,
            options
        });
    }
    
    /**
     * Get the debtor
     *
     * Returns the account of the business that `payRuns.exportPain001` debits. It is null until it is set.
     *
     * `GET /business/debtor`, scope `payruns:read`
     *
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const debtor = await workforce.business.debtor()
     */
    debtor(options?: RequestOptions): Call<Debtor> {
        return this.http.call({
            operation: this.id('debtor'),
            method: 'GET',
            path: ['business', 'debtor'],
            options
        });
    }
    
    /**
     * Set the debtor
     *
     * Sets or replaces the account of the business that `payRuns.exportPain001` debits. Requires a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `PUT /business/debtor`, scope `payruns:approve`
     *
     * @param body - a `BankDebtor`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const debtor = await workforce.business.setDebtor({ name: 'Acme SAS', iban: 'FR1420041010050500013M02606' }, { ifMatch: 1 })
     */
    setDebtor(body: BankDebtor, options?: RequestOptions & IfMatchOption): Call<Debtor> {
        return this.http.call({
            operation: this.id('setDebtor'),
            method: 'PUT',
            path: ['business', 'debtor'],
            body,
            options
        });
    }
}

export class ProvisioningResource extends Resource {
    
    /**
     * Get provisioning
     *
     * Returns how the directory of the business provisions users (SCIM 2.0), without the token. If provisioning is off, `enabled` is false and the version is 0.
     *
     * `GET /business/provisioning`, scope `business:write`
     *
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const provisioning = await workforce.provisioning.get()
     */
    get(options?: RequestOptions): Call<Provisioning> {
        return this.http.call({
            operation: this.id('get'),
            method: 'GET',
            path: ['business', 'provisioning'],
            options
        });
    }
    
    /**
     * Set up provisioning
     *
     * Turns on provisioning, or replaces its settings. The directory can send requests once it has a token (`provisioning.createToken`). A change of `group_roles` changes the roles of the members immediately, which ends their sessions; owners keep their role. All owners receive an email. Requires a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `PUT /business/provisioning`, scope `business:write`
     *
     * @param body - a `ProvisioningInput`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const provisioning = await workforce.provisioning.set({
     *   default_role: 'employee',
     *   group_roles: [{ group: 'Workforce Managers', role: 'manager' }],
     * }, { ifMatch: 1 })
     */
    set(body: ProvisioningInput, options?: RequestOptions & IfMatchOption): Call<Provisioning> {
        return this.http.call({
            operation: this.id('set'),
            method: 'PUT',
            path: ['business', 'provisioning'],
            body,
            options
        });
    }
    
    /**
     * Turn off provisioning
     *
     * Removes the settings, the token and the groups of the directory. The users remain, with their roles. All owners receive an email. Requires a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `DELETE /business/provisioning`, scope `business:write`
     *
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.provisioning.delete({ ifMatch: 1 })
     */
    delete(options?: RequestOptions & IfMatchOption): Call<void> {
        return this.http.call({
            operation: this.id('delete'),
            method: 'DELETE',
            path: ['business', 'provisioning'],
            options
        });
    }
    
    /**
     * Create a token for the directory
     *
     * Creates the token with which the directory sends requests to `scim_url`, shown only in this response. It works nowhere else, and no API key or access token works there. An earlier token also works during the grace period. If provisioning is off, returns 409. All owners receive an email. Requires a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `POST /business/provisioning/token`, scope `business:write`
     *
     * @param body - a `ProvisioningTokenCreate`
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const provisioningToken = await workforce.provisioning.createToken({ grace_hours: 24 }, { ifMatch: 1 })
     */
    createToken(body: ProvisioningTokenCreate, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<ProvisioningToken> {
        return this.http.call({
            operation: this.id('createToken'),
            method: 'POST',
            path: [
                'business',
                'provisioning',
                'token'
            ],
            body,
            idempotent: true,
            options
        });
    }
}

export class SandboxClockResource extends Resource {
    
    /**
     * Get the clock
     *
     * Returns the current time of a sandbox, and whether its clock is being advanced; with `wait`, the request waits until the clock has finished. A business that is not a sandbox uses real time and returns 409.
     *
     * `GET /sandbox/clock`
     *
     * @param query - `wait`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const sandboxClock = await workforce.sandboxClock.get()
     */
    get(query?: SandboxClockGetQuery, options?: RequestOptions): Call<SandboxClock> {
        return this.http.call({
            operation: this.id('get'),
            method: 'GET',
            path: ['sandbox', 'clock'],
            query,
            options
        });
    }
    
    /**
     * Advance the clock
     *
     * Advances the clock of a sandbox, to a time or by a duration. Actions due until then run sequentially, each at its own time: employments begin and end, leave accrues, reminders for documents are sent, documents expire, deliveries are retried. The clock waits for the response to each attempt before it continues. Meanwhile its status is `advancing`; poll `sandboxClock.get` with `wait`. The clock never goes back. A clock that is being advanced, and a business that is not a sandbox, return 409.
     *
     * `POST /sandbox/clock/advance`, scope `business:write`
     *
     * @param body - a `SandboxClockAdvance`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const sandboxClock = await workforce.sandboxClock.advance({ days: 30 })
     */
    advance(body: SandboxClockAdvance, options?: RequestOptions & IdempotencyKeyOption): Call<SandboxClock> {
        return this.http.call({
            operation: this.id('advance'),
            method: 'POST',
            path: [
                'sandbox',
                'clock',
                'advance'
            ],
            body,
            idempotent: true,
            options
        });
    }
}

export class PeopleResource extends Resource {
    
    /**
     * List people
     *
     * Returns the people of the business, by ID unless `sort` is present. Managers see themselves and their direct and indirect reports; employees see themselves.
     *
     * `GET /people`, scope `people:read`
     *
     * @param query - `limit`, `cursor`, `include_total`, `ids`, `q`, `sort`, `updated_since`, `status`, `manager_id`, `department`, `department_id`, `location_id`, `external_id`, `include_deleted`, `custom_field`, `as_of`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const person of workforce.people.list()) {
     *   console.log(person)
     * }
     */
    list(query?: PeopleListQuery, options?: RequestOptions): List<Person, PageMeta> {
        return this.http.list({
            operation: this.id('list'),
            method: 'GET',
            path: ['people'],
            query,
            options
        });
    }
    
    /**
     * Create a person
     *
     * Creates a person and their first assignment, from `start_date` on, or else from today on. Sends `person.created`.
     *
     * `POST /people`, scope `people:write`
     *
     * @param body - a `PersonCreate`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const person = await workforce.people.create({ first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' })
     */
    create(body: PersonCreate, options?: RequestOptions & IdempotencyKeyOption): Call<Person> {
        return this.http.call({
            operation: this.id('create'),
            method: 'POST',
            path: ['people'],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Get the JSON Schema of people
     *
     * Returns a JSON Schema (draft 2020-12) of the body of `people.create`, with the custom fields of the business that the caller can change: for forms, and to check rows before an import. `people.update` accepts the same members, none of them required.
     *
     * `GET /people/schema`, scope `people:read`
     *
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const personSchema = await workforce.people.schema()
     */
    schema(options?: RequestOptions): Call<PersonSchema> {
        return this.http.call({
            operation: this.id('schema'),
            method: 'GET',
            path: ['people', 'schema'],
            options
        });
    }
    
    /**
     * Import people
     *
     * Creates people, and updates the person who has the `external_id` of a row; members that the row omits stay unchanged. An invalid row does not stop the others; of several rows with the same `external_id`, the first counts. Sends `person.created`, and `person.updated` for people who changed. At most 500 rows and 1 MiB: about 2 kB for each row. A row can have lists of bank accounts, identifiers, emergency contacts and dependents, which are added with their events unless the person already has a record with the same number (accounts, identifiers), name and phone (contacts) or name and date of birth (dependents). Identifiers and dependents require `personal:write`. Bank accounts require `bank_accounts:write` and, from users, a proof of the password from the last fifteen minutes (`me.confirmPassword`); if the business requires two people, they are `pending`.
     *
     * `POST /people/import`, scope `people:write`
     *
     * @param body - a `PeopleImport`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const personImportResults = await workforce.people.import({
     *   people: [
     *     {
     *       first_name: 'Ada',
     *       last_name: 'Lovelace',
     *       email: 'ada@example.com',
     *       external_id: 'hr-1815',
     *     },
     *   ],
     *   dry_run: true,
     * })
     */
    import(body: PeopleImport, options?: RequestOptions & IdempotencyKeyOption): Call<PersonImportResults> {
        return this.http.call({
            operation: this.id('import'),
            method: 'POST',
            path: ['people', 'import'],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Update many people
     *
     * Makes the same change of the manager, the department, the location or custom fields to up to 500 people, each as `people.update` does. A person who cannot be changed does not prevent the change of the others: each has their own result. To change only people whose record is as you read it, send the `version` of each, which takes the place of `If-Match`. `dry_run` changes nothing and shows the values before and after, with the versions to send. Sends `person.updated` for each person whose record changed. An unknown manager, department or location is a 422.
     *
     * `POST /people/update-many`, scope `people:write`
     *
     * @param body - a `PeopleUpdateMany`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const personUpdateManyResults = await workforce.people.updateMany({ people: [{ id: 1 }], changes: { location_id: 1 }, dry_run: true })
     */
    updateMany(body: PeopleUpdateMany, options?: RequestOptions & IdempotencyKeyOption): Call<PersonUpdateManyResults> {
        return this.http.call({
            operation: this.id('updateMany'),
            method: 'POST',
            path: ['people', 'update-many'],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Export people as CSV
     *
     * Returns all people that the list returns for the same filters, in the same order, one line each after a header line (RFC 4180, UTF-8): IDs, names, contact details, job, place of work with its names, manager, dates and status; then a column such as `custom_fields.shirt_size` for each custom field that the caller sees, with the keys of several options joined by semicolons. The columns that `people.import` accepts have the same names. Find the columns by their names, as more will be added. Text has no line breaks, and text that a spreadsheet would interpret as a formula begins with an apostrophe. More than 100,000 rows are a 422. If the connection ends early, the file is incomplete. The download is recorded in the audit log.
     *
     * `GET /people.csv`, scope `people:read`
     *
     * @param query - `ids`, `q`, `sort`, `updated_since`, `status`, `manager_id`, `department`, `department_id`, `location_id`, `external_id`, `include_deleted`, `custom_field`, `as_of`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const file = await workforce.people.exportCsv()
     */
    exportCsv(query?: PeopleExportCsvQuery, options?: RequestOptions): Download<string> {
        return this.http.download({
            operation: this.id('exportCsv'),
            method: 'GET',
            path: ['people.csv'],
            query,
            responseType: 'text',
            options
        });
    }
    
    /**
     * Get a person
     *
     * Returns one person by ID. For another day, use `people.list` with `ids` and `as_of`.
     *
     * `GET /people/{id}`, scope `people:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const person = await workforce.people.get(1)
     */
    get(id: number, options?: RequestOptions): Call<Person> {
        return this.http.call({
            operation: this.id('get'),
            method: 'GET',
            path: ['people', id],
            options
        });
    }
    
    /**
     * Update a person
     *
     * Updates the submitted members. A new job, place of work or manager becomes an assignment from today on, or from `effective_on` on; later assignments with the old value get the new one, until the first one with a different value. Sends `person.updated` if a value changed, and `person.started` or `person.terminated` if changed dates mean that the employment has begun or ended.
     *
     * `PATCH /people/{id}`, scope `people:write`
     *
     * @param id - the `id` of the record
     * @param body - a `PersonUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const person = await workforce.people.update(1, { job_title: 'Countess' }, { ifMatch: 1 })
     */
    update(id: number, body: PersonUpdate, options?: RequestOptions & IfMatchOption): Call<Person> {
        return this.http.call({
            operation: this.id('update'),
            method: 'PATCH',
            path: ['people', id],
            body,
            options
        });
    }
    
    /**
     * Delete a person
     *
     * Deletes a person and leaves a tombstone, which `include_deleted` lists. Sends `person.deleted`. The person's user cannot log in until the user is linked to another person or to none. Returns a 409 while the person manages others, is in a draft or approved pay run, or is the last owner. Personal data of the record is cleared after 30 days; `people.erase` permanently removes all data that identifies the person.
     *
     * `DELETE /people/{id}`, scope `people:write`
     *
     * @param id - the `id` of the record
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.people.delete(1, { ifMatch: 1 })
     */
    delete(id: number, options?: RequestOptions & IfMatchOption): Call<void> {
        return this.http.call({
            operation: this.id('delete'),
            method: 'DELETE',
            path: ['people', id],
            options
        });
    }
    
    /**
     * Terminate a person
     *
     * Sets the end of the employment, by `end_date` or `last_day`, and sends `person.updated`; `person.terminated` is sent on that date, or immediately if the date has passed. From `end_date` on, the person is `terminated`, their user cannot log in, and leave that begins then or later is cancelled. An employment can be terminated once: to move or remove the date, change or clear `end_date`. For a person who comes back, use `people.rehire`.
     *
     * `POST /people/{id}/terminate`, scope `people:write`
     *
     * @param id - the `id` of the record
     * @param body - a `PersonTermination`
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const person = await workforce.people.terminate(1, { end_date: '2036-12-31', end_kind: 'retirement', reason: 'Retires' }, { ifMatch: 1 })
     */
    terminate(id: number, body: PersonTermination, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<Person> {
        return this.http.call({
            operation: this.id('terminate'),
            method: 'POST',
            path: [
                'people',
                id,
                'terminate'
            ],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Rehire a person
     *
     * Starts a new employment of a person who is `terminated`. The former one remains in `people.employments`, and `start_date` and `end_date` of the person become those of the new one. The job becomes an assignment from `start_date` on, with the reason `hire`; assignments and compensations after the former last day, which never took effect, are deleted. The user of the person can log in again. Leave is earned from `start_date` on, and the leave of the former employment does not change. Sends `person.updated` and `person.rehired`; `person.started` is sent on `start_date`, or immediately if the date has passed. Returns a 409 for a person who is not `terminated`: to move or remove an end in the future, change or clear `end_date`.
     *
     * `POST /people/{id}/rehire`, scope `people:write`
     *
     * @param id - the `id` of the record
     * @param body - a `PersonRehire`
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const person = await workforce.people.rehire(1, { start_date: '2037-03-01', job_title: 'Adviser' }, { ifMatch: 1 })
     */
    rehire(id: number, body: PersonRehire, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<Person> {
        return this.http.call({
            operation: this.id('rehire'),
            method: 'POST',
            path: [
                'people',
                id,
                'rehire'
            ],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * List the employments of a person
     *
     * Returns the employments of a person, who may be deleted, the newest first. A person who was never rehired has one. `people.rehire` adds the next one
     *
     * `GET /people/{id}/employments`, scope `people:read`
     *
     * @param id - the `id` of the record
     * @param query - `limit`, `cursor`, `include_total`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const employment of workforce.people.employments(1)) {
     *   console.log(employment)
     * }
     */
    employments(id: number, query?: PeopleEmploymentsQuery, options?: RequestOptions): List<Employment, PageMeta> {
        return this.http.list({
            operation: this.id('employments'),
            method: 'GET',
            path: [
                'people',
                id,
                'employments'
            ],
            query,
            options
        });
    }
    
    /**
     * Export all data about a person
     *
     * Returns a ZIP with all stored data about a person, including a deleted person: the record, the values of custom fields with those of archived fields that the caller would see, assignments, leave with its ledger, payslips, compensations if the caller has `compensation:read`, identifiers with their numbers and dependents if the caller has `personal:read`, emergency contacts, bank accounts and payments with the account numbers if the caller has `bank_accounts:read`, documents with their files and audit trails, their signatures on documents about other people without the content of these documents, their user with sessions, passkeys and feed links, events and the audit log. Its `index.json` describes each file. All data has the state of one moment. Requires the read scopes of people, documents, pay, leave, users, events and the audit log; with fewer, a user receives the data about themselves, as far as they can see it elsewhere: approved payslips, sent documents, no events and no audit log. The export is recorded in the audit log. A connection that ends early, or a ZIP without its directory at the end, means that a change or an error occurred during the export.
     *
     * `GET /people/{id}/export`, scope `people:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const file = await workforce.people.export(1)
     */
    export(id: number, options?: RequestOptions): Download<Blob> {
        return this.http.download({
            operation: this.id('export'),
            method: 'GET',
            path: [
                'people',
                id,
                'export'
            ],
            responseType: 'blob',
            options
        });
    }
    
    /**
     * Erase a person
     *
     * Removes all data that identifies a person, permanently. The person must be `terminated` or deleted, and the scope `documents:write` is also required. The record, payslips, leave and its ledger remain without the name; documents about the person are deleted with their files, signatures and audit trails, and signatures of the person on documents about others remain as evidence; the user can no longer log in, and their sessions, passkeys, links and feed links are deleted. Events, their outstanding deliveries, responses of receivers, the audit log and stored responses lose the name within the following minutes: `erasure_completed_at` is set when this is complete. Sends `person.erased` immediately. Returns a 409 while a document awaits a signature by or about the person, or while the person is in a draft or approved pay run, manages others, or is the last owner; `errors` lists the reasons.
     *
     * `POST /people/{id}/erase`, scope `people:write`
     *
     * @param id - the `id` of the record
     * @param body - a `PersonErasure`
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const person = await workforce.people.erase(1, { confirm: 'Ada Lovelace' }, { ifMatch: 1 })
     */
    erase(id: number, body: PersonErasure, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<Person> {
        return this.http.call({
            operation: this.id('erase'),
            method: 'POST',
            path: [
                'people',
                id,
                'erase'
            ],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * List the assignments of a person
     *
     * Returns a person's assignments by `effective_on`, past, current and future. A caller whose only scope is `self` sees their own, without planned ones.
     *
     * `GET /people/{id}/assignments`, scope `people:read`
     *
     * @param id - the `id` of the record
     * @param query - `sort`, `limit`, `cursor`, `include_total`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const assignment of workforce.people.assignments(1)) {
     *   console.log(assignment)
     * }
     */
    assignments(id: number, query?: PeopleAssignmentsQuery, options?: RequestOptions): List<Assignment, PageMeta> {
        return this.http.list({
            operation: this.id('assignments'),
            method: 'GET',
            path: [
                'people',
                id,
                'assignments'
            ],
            query,
            options
        });
    }
    
    /**
     * List the identifiers of a person
     *
     * Returns a person's identifiers by ID, without their numbers. A caller whose only scope is `self` sees their own.
     *
     * `GET /people/{id}/identifiers`, scope `personal:read`
     *
     * @param id - the `id` of the record
     * @param query - `limit`, `cursor`, `include_total`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const identifier of workforce.people.identifiers(1)) {
     *   console.log(identifier)
     * }
     */
    identifiers(id: number, query?: PeopleIdentifiersQuery, options?: RequestOptions): List<Identifier, PageMeta> {
        return this.http.list({
            operation: this.id('identifiers'),
            method: 'GET',
            path: [
                'people',
                id,
                'identifiers'
            ],
            query,
            options
        });
    }
    
    /**
     * List the compensations of a person
     *
     * Returns a person's compensations by `effective_on`, past, current and future. A caller whose only scope is `self` sees their own, without those that have not taken effect.
     *
     * `GET /people/{id}/compensations`, scope `compensation:read`
     *
     * @param id - the `id` of the record
     * @param query - `sort`, `limit`, `cursor`, `include_total`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const compensation of workforce.people.compensations(1)) {
     *   console.log(compensation)
     * }
     */
    compensations(id: number, query?: PeopleCompensationsQuery, options?: RequestOptions): List<Compensation, PageMeta> {
        return this.http.list({
            operation: this.id('compensations'),
            method: 'GET',
            path: [
                'people',
                id,
                'compensations'
            ],
            query,
            options
        });
    }
    
    /**
     * List the checklists of a person
     *
     * Returns the checklists that were started for a person, with the number of their open and completed tasks, the newest first. A caller whose only scope is `self` sees those about themselves.
     *
     * `GET /people/{id}/checklists`, scope `tasks:read`
     *
     * @param id - the `id` of the record
     * @param query - `limit`, `cursor`, `include_total`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const startedChecklist of workforce.people.checklists(1)) {
     *   console.log(startedChecklist)
     * }
     */
    checklists(id: number, query?: PeopleChecklistsQuery, options?: RequestOptions): List<StartedChecklist, PageMeta> {
        return this.http.list({
            operation: this.id('checklists'),
            method: 'GET',
            path: [
                'people',
                id,
                'checklists'
            ],
            query,
            options
        });
    }
    
    /**
     * List the bank accounts of a person
     *
     * Returns the bank accounts of a person, by ID, without their numbers. A caller whose only scope is `self` sees their own.
     *
     * `GET /people/{id}/bank-accounts`, scope `bank_accounts:read`
     *
     * @param id - the `id` of the record
     * @param query - `limit`, `cursor`, `include_total`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const bankAccount of workforce.people.bankAccounts(1)) {
     *   console.log(bankAccount)
     * }
     */
    bankAccounts(id: number, query?: PeopleBankAccountsQuery, options?: RequestOptions): List<BankAccount, PageMeta> {
        return this.http.list({
            operation: this.id('bankAccounts'),
            method: 'GET',
            path: [
                'people',
                id,
                'bank-accounts'
            ],
            query,
            options
        });
    }
    
    /**
     * List the payslips of a person
     *
     * Returns a person's payslips, the oldest first unless `sort` specifies another order, without their lines and their year to date. A caller whose only scope is `self` sees their own, of approved or completed pay runs.
     *
     * `GET /people/{id}/payslips`, scope `payruns:read`
     *
     * @param id - the `id` of the record
     * @param query - `limit`, `cursor`, `include_total`, `sort`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const payslipSummary of workforce.people.payslips(1)) {
     *   console.log(payslipSummary)
     * }
     */
    payslips(id: number, query?: PeoplePayslipsQuery, options?: RequestOptions): List<PayslipSummary, PageMeta> {
        return this.http.list({
            operation: this.id('payslips'),
            method: 'GET',
            path: [
                'people',
                id,
                'payslips'
            ],
            query,
            options
        });
    }
    
    /**
     * Export the payslips of a person as CSV
     *
     * Returns all payslips that the list returns for the same caller, in the same order, one line each after a header line (RFC 4180, UTF-8): the pay run with its status and currency, the person and the totals. Find the columns by their names, as more will be added. Text that a spreadsheet would interpret as a formula begins with an apostrophe. If the connection ends early, the file is incomplete. The download is recorded in the audit log.
     *
     * `GET /people/{id}/payslips.csv`, scope `payruns:read`
     *
     * @param id - the `id` of the record
     * @param query - `sort`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const file = await workforce.people.exportPayslipsCsv(1)
     */
    exportPayslipsCsv(id: number, query?: PeopleExportPayslipsCsvQuery, options?: RequestOptions): Download<string> {
        return this.http.download({
            operation: this.id('exportPayslipsCsv'),
            method: 'GET',
            path: [
                'people',
                id,
                'payslips.csv'
            ],
            query,
            responseType: 'text',
            options
        });
    }
    
    /**
     * Calculate retro pay
     *
     * Returns the differences between the pay of a person for completed periods and the amounts that their compensations, employment and unpaid leave of today produce. The amount due is calculated as in `payRuns.redraft`; the amount paid is the sum of the lines with its code in the pay run and in corrections that are not cancelled. A period belongs to a completed `regular` pay run that was drafted from compensations and in which the person has a payslip. Needs the scope `payruns:read` as well. A correction with `from_retro_pay` pays the differences (`payRuns.create`).
     *
     * `GET /people/{id}/retro-pay`, scope `compensation:read`
     *
     * @param id - the `id` of the record
     * @param query - `from`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const retroPay = await workforce.people.retroPay(1, { from: '2036-01-01' })
     */
    retroPay(id: number, query: PeopleRetroPayQuery, options?: RequestOptions): Call<RetroPay> {
        return this.http.call({
            operation: this.id('retroPay'),
            method: 'GET',
            path: [
                'people',
                id,
                'retro-pay'
            ],
            query,
            options
        });
    }
}

export class AssignmentsResource extends Resource {
    
    /**
     * Add an assignment
     *
     * Creates the assignment of a person from a date, and ends the previous one on the day before. The date may be in the past or the future. On a future date it takes effect automatically, in the time zone of the business: the record of the person changes, and `person.updated` is sent. A person can have one assignment per day (409), and 500 in total (409). `If-Match` is the version of the person.
     *
     * `POST /people/{id}/assignments`, scope `people:write`
     *
     * @param id - the `id` of the record
     * @param body - a `AssignmentCreate`
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const assignment = await workforce.assignments.create(1, {
     *   effective_on: '2036-01-01',
     *   job_title: 'Lead analyst',
     *   reason: 'promotion',
     * }, { ifMatch: 1 })
     */
    create(id: number, body: AssignmentCreate, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<Assignment> {
        return this.http.call({
            operation: this.id('create'),
            method: 'POST',
            path: [
                'people',
                id,
                'assignments'
            ],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * List assignments
     *
     * Returns the assignments of all people, past, current and future. `updated_since` finds what changed; deletions are events. Managers see their own assignments and those of their reports. A caller whose only scope is `self` sees their own, without planned ones.
     *
     * `GET /assignments`, scope `people:read`
     *
     * @param query - `person_id`, `effective_from`, `effective_until`, `as_of`, `external_id`, `updated_since`, `sort`, `limit`, `cursor`, `include_total`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const assignment of workforce.assignments.list()) {
     *   console.log(assignment)
     * }
     */
    list(query?: AssignmentsListQuery, options?: RequestOptions): List<Assignment, PageMeta> {
        return this.http.list({
            operation: this.id('list'),
            method: 'GET',
            path: ['assignments'],
            query,
            options
        });
    }
    
    /**
     * Get an assignment
     *
     * Returns one assignment. A caller whose only scope is `self` sees their own, once it has taken effect.
     *
     * `GET /assignments/{id}`, scope `people:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const assignment = await workforce.assignments.get(1)
     */
    get(id: number, options?: RequestOptions): Call<Assignment> {
        return this.http.call({
            operation: this.id('get'),
            method: 'GET',
            path: ['assignments', id],
            options
        });
    }
    
    /**
     * Change an assignment
     *
     * Updates the submitted members of this assignment only, to correct an entry. If it applies today, the record of the person changes too. For a change from a date, create another assignment, which preserves the history. The first assignment begins with the employment: to move it, change `start_date` of the person.
     *
     * `PATCH /assignments/{id}`, scope `people:write`
     *
     * @param id - the `id` of the record
     * @param body - a `AssignmentUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const assignment = await workforce.assignments.update(1, { job_title: 'Chief analyst', reason: 'correction' }, { ifMatch: 1 })
     */
    update(id: number, body: AssignmentUpdate, options?: RequestOptions & IfMatchOption): Call<Assignment> {
        return this.http.call({
            operation: this.id('update'),
            method: 'PATCH',
            path: ['assignments', id],
            body,
            options
        });
    }
    
    /**
     * Delete an assignment
     *
     * Deletes an assignment that was entered by mistake. The previous one applies until the next one. The first assignment of an employment and the only one of a person cannot be deleted (409).
     *
     * `DELETE /assignments/{id}`, scope `people:write`
     *
     * @param id - the `id` of the record
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.assignments.delete(1, { ifMatch: 1 })
     */
    delete(id: number, options?: RequestOptions & IfMatchOption): Call<void> {
        return this.http.call({
            operation: this.id('delete'),
            method: 'DELETE',
            path: ['assignments', id],
            options
        });
    }
}

export class PersonChangesResource extends Resource {
    
    /**
     * List change requests
     *
     * Returns the changes that people within the reach of the caller requested to their records, by ID. A caller whose only scope is `self` sees their own.
     *
     * `GET /person-changes`, scope `people:read`
     *
     * @param query - `status`, `person_id`, `limit`, `cursor`, `include_total`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const personChange of workforce.personChanges.list()) {
     *   console.log(personChange)
     * }
     */
    list(query?: PersonChangesListQuery, options?: RequestOptions): List<PersonChange, PageMeta> {
        return this.http.list({
            operation: this.id('list'),
            method: 'GET',
            path: ['person-changes'],
            query,
            options
        });
    }
    
    /**
     * Get a change request
     *
     * Returns one change request. A caller whose only scope is `self` sees their own.
     *
     * `GET /person-changes/{id}`, scope `people:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const personChange = await workforce.personChanges.get(1)
     */
    get(id: number, options?: RequestOptions): Call<PersonChange> {
        return this.http.call({
            operation: this.id('get'),
            method: 'GET',
            path: ['person-changes', id],
            options
        });
    }
    
    /**
     * Approve a change request
     *
     * Writes the requested values to the record of the person, in the same way as `people.update`. Users cannot approve their own request, including with an API key that they created (403 `second_person_required`). Returns a 409 if a requested member has changed since the request, which `errors` names (`changed_since`), or if another person has the requested email. Custom fields are written by key, and checked against their current definitions: a 409 names each that is archived (`field_archived`), that the person no longer sees (`field_hidden`), or whose requested value is no longer allowed (`value_not_allowed`). API keys need `personal:write` for sensitive ones (403). Sends `person_change.approved` and `person.updated`.
     *
     * `POST /person-changes/{id}/approve`, scope `people:write`
     *
     * @param id - the `id` of the record
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `second_person_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const personChange = await workforce.personChanges.approve(1, { ifMatch: 1 })
     */
    approve(id: number, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<PersonChange> {
        return this.http.call({
            operation: this.id('approve'),
            method: 'POST',
            path: [
                'person-changes',
                id,
                'approve'
            ],
            idempotent: true,
            options
        });
    }
    
    /**
     * Reject a change request
     *
     * Rejects a change request; the record remains unchanged. Allowed for all callers who could approve it. Sends `person_change.rejected`, without the note.
     *
     * `POST /person-changes/{id}/reject`, scope `people:write`
     *
     * @param id - the `id` of the record
     * @param body - a `PersonChangeRejection`
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const personChange = await workforce.personChanges.reject(1, { note: 'Please send us the certificate of marriage first' }, { ifMatch: 1 })
     */
    reject(id: number, body: PersonChangeRejection, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<PersonChange> {
        return this.http.call({
            operation: this.id('reject'),
            method: 'POST',
            path: [
                'person-changes',
                id,
                'reject'
            ],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Cancel a change request
     *
     * Withdraws a pending change request. The person cancels their own; callers with `people:write` can cancel those of others. The service cancels the requests of people who leave or are deleted. Sends `person_change.cancelled`.
     *
     * `POST /person-changes/{id}/cancel`, scope `people:write`
     *
     * @param id - the `id` of the record
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const personChange = await workforce.personChanges.cancel(1, { ifMatch: 1 })
     */
    cancel(id: number, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<PersonChange> {
        return this.http.call({
            operation: this.id('cancel'),
            method: 'POST',
            path: [
                'person-changes',
                id,
                'cancel'
            ],
            idempotent: true,
            options
        });
    }
}

export class IdentifiersResource extends Resource {
    
    /**
     * Add an identifier
     *
     * Creates an identifier of a person. The number is encrypted, and responses have only `last_four`. A number that does not follow the rules of its country is a 422, for the countries that the guide lists; other countries accept every number. A person can have twenty identifiers (409). `If-Match` is the version of the person.
     *
     * `POST /people/{id}/identifiers`, scope `personal:write`
     *
     * @param id - the `id` of the record
     * @param body - a `IdentifierCreate`
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const identifier = await workforce.identifiers.create(1, {
     *   kind: 'residence_permit',
     *   country: 'DE',
     *   value: 'L01X04711',
     *   issued_on: '2025-03-01',
     *   expires_on: '2036-02-28',
     * }, { ifMatch: 1 })
     */
    create(id: number, body: IdentifierCreate, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<Identifier> {
        return this.http.call({
            operation: this.id('create'),
            method: 'POST',
            path: [
                'people',
                id,
                'identifiers'
            ],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * List identifiers
     *
     * Returns the identifiers of all people, without their numbers. `expires_before` finds documents that expire. A caller whose only scope is `self` sees their own.
     *
     * `GET /identifiers`, scope `personal:read`
     *
     * @param query - `person_id`, `kind`, `expires_from`, `expires_before`, `updated_since`, `sort`, `limit`, `cursor`, `include_total`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const identifier of workforce.identifiers.list()) {
     *   console.log(identifier)
     * }
     */
    list(query?: IdentifiersListQuery, options?: RequestOptions): List<Identifier, PageMeta> {
        return this.http.list({
            operation: this.id('list'),
            method: 'GET',
            path: ['identifiers'],
            query,
            options
        });
    }
    
    /**
     * Get an identifier
     *
     * Returns one identifier, without its number. A caller whose only scope is `self` sees their own.
     *
     * `GET /identifiers/{id}`, scope `personal:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const identifier = await workforce.identifiers.get(1)
     */
    get(id: number, options?: RequestOptions): Call<Identifier> {
        return this.http.call({
            operation: this.id('get'),
            method: 'GET',
            path: ['identifiers', id],
            options
        });
    }
    
    /**
     * Change an identifier
     *
     * Updates the submitted members, such as the number and the days of a renewed document.
     *
     * `PATCH /identifiers/{id}`, scope `personal:write`
     *
     * @param id - the `id` of the record
     * @param body - a `IdentifierUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const identifier = await workforce.identifiers.update(1, { expires_on: '2037-02-28' }, { ifMatch: 1 })
     */
    update(id: number, body: IdentifierUpdate, options?: RequestOptions & IfMatchOption): Call<Identifier> {
        return this.http.call({
            operation: this.id('update'),
            method: 'PATCH',
            path: ['identifiers', id],
            body,
            options
        });
    }
    
    /**
     * Delete an identifier
     *
     * Deletes an identifier with its number, permanently.
     *
     * `DELETE /identifiers/{id}`, scope `personal:write`
     *
     * @param id - the `id` of the record
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.identifiers.delete(1, { ifMatch: 1 })
     */
    delete(id: number, options?: RequestOptions & IfMatchOption): Call<void> {
        return this.http.call({
            operation: this.id('delete'),
            method: 'DELETE',
            path: ['identifiers', id],
            options
        });
    }
    
    /**
     * Reveal the number of an identifier
     *
     * Returns the number of an identifier. Each request is recorded in the audit log. A caller whose only scope is `self` can reveal their own. Requires a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `POST /identifiers/{id}/reveal`, scope `personal:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const revealedIdentifier = await workforce.identifiers.reveal(1)
     */
    reveal(id: number, options?: RequestOptions): Call<RevealedIdentifier> {
        return this.http.call({
            operation: this.id('reveal'),
            method: 'POST',
            path: [
                'identifiers',
                id,
                'reveal'
            ],
            options
        });
    }
}

export class EmergencyContactsResource extends Resource {
    
    /**
     * List the emergency contacts of a person
     *
     * Returns a person's emergency contacts in the order in which to call them. Managers see those of their reports. A caller whose only scope is `self` sees their own.
     *
     * `GET /people/{id}/emergency-contacts`, scope `people:read`
     *
     * @param id - the `id` of the record
     * @param query - `limit`, `cursor`, `include_total`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const emergencyContact of workforce.emergencyContacts.list(1)) {
     *   console.log(emergencyContact)
     * }
     */
    list(id: number, query?: EmergencyContactsListQuery, options?: RequestOptions): List<EmergencyContact, PageMeta> {
        return this.http.list({
            operation: this.id('list'),
            method: 'GET',
            path: [
                'people',
                id,
                'emergency-contacts'
            ],
            query,
            options
        });
    }
    
    /**
     * Add an emergency contact
     *
     * Creates an emergency contact of a person. A person can have twenty (409). A caller whose only scope is `self` can create their own. `If-Match` is the version of the person.
     *
     * `POST /people/{id}/emergency-contacts`, scope `people:write`
     *
     * @param id - the `id` of the record
     * @param body - a `EmergencyContactCreate`
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const emergencyContact = await workforce.emergencyContacts.create(1, { name: 'William King', relationship: 'Husband', phone: '+44 20 7946 0000' }, { ifMatch: 1 })
     */
    create(id: number, body: EmergencyContactCreate, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<EmergencyContact> {
        return this.http.call({
            operation: this.id('create'),
            method: 'POST',
            path: [
                'people',
                id,
                'emergency-contacts'
            ],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Get an emergency contact
     *
     * Returns one emergency contact. A caller whose only scope is `self` sees their own.
     *
     * `GET /emergency-contacts/{id}`, scope `people:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const emergencyContact = await workforce.emergencyContacts.get(1)
     */
    get(id: number, options?: RequestOptions): Call<EmergencyContact> {
        return this.http.call({
            operation: this.id('get'),
            method: 'GET',
            path: ['emergency-contacts', id],
            options
        });
    }
    
    /**
     * Change an emergency contact
     *
     * Updates the submitted members. A caller whose only scope is `self` can change their own.
     *
     * `PATCH /emergency-contacts/{id}`, scope `people:write`
     *
     * @param id - the `id` of the record
     * @param body - a `EmergencyContactUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const emergencyContact = await workforce.emergencyContacts.update(1, { phone: '+44 20 7946 0999' }, { ifMatch: 1 })
     */
    update(id: number, body: EmergencyContactUpdate, options?: RequestOptions & IfMatchOption): Call<EmergencyContact> {
        return this.http.call({
            operation: this.id('update'),
            method: 'PATCH',
            path: ['emergency-contacts', id],
            body,
            options
        });
    }
    
    /**
     * Delete an emergency contact
     *
     * Deletes an emergency contact. A caller whose only scope is `self` can delete their own.
     *
     * `DELETE /emergency-contacts/{id}`, scope `people:write`
     *
     * @param id - the `id` of the record
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.emergencyContacts.delete(1, { ifMatch: 1 })
     */
    delete(id: number, options?: RequestOptions & IfMatchOption): Call<void> {
        return this.http.call({
            operation: this.id('delete'),
            method: 'DELETE',
            path: ['emergency-contacts', id],
            options
        });
    }
}

export class DependentsResource extends Resource {
    
    /**
     * List the dependents of a person
     *
     * Returns a person's dependents by ID. A caller whose only scope is `self` sees their own.
     *
     * `GET /people/{id}/dependents`, scope `personal:read`
     *
     * @param id - the `id` of the record
     * @param query - `limit`, `cursor`, `include_total`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const dependent of workforce.dependents.list(1)) {
     *   console.log(dependent)
     * }
     */
    list(id: number, query?: DependentsListQuery, options?: RequestOptions): List<Dependent, PageMeta> {
        return this.http.list({
            operation: this.id('list'),
            method: 'GET',
            path: [
                'people',
                id,
                'dependents'
            ],
            query,
            options
        });
    }
    
    /**
     * Add a dependent
     *
     * Creates a dependent of a person. A person can have twenty (409). `If-Match` is the version of the person.
     *
     * `POST /people/{id}/dependents`, scope `personal:write`
     *
     * @param id - the `id` of the record
     * @param body - a `DependentCreate`
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const dependent = await workforce.dependents.create(1, {
     *   first_name: 'Byron',
     *   last_name: 'King',
     *   relationship: 'child',
     *   date_of_birth: '2016-05-12',
     *   tax_dependent: true,
     * }, { ifMatch: 1 })
     */
    create(id: number, body: DependentCreate, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<Dependent> {
        return this.http.call({
            operation: this.id('create'),
            method: 'POST',
            path: [
                'people',
                id,
                'dependents'
            ],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Get a dependent
     *
     * Returns one dependent. A caller whose only scope is `self` sees their own.
     *
     * `GET /dependents/{id}`, scope `personal:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const dependent = await workforce.dependents.get(1)
     */
    get(id: number, options?: RequestOptions): Call<Dependent> {
        return this.http.call({
            operation: this.id('get'),
            method: 'GET',
            path: ['dependents', id],
            options
        });
    }
    
    /**
     * Change a dependent
     *
     * Updates the submitted members.
     *
     * `PATCH /dependents/{id}`, scope `personal:write`
     *
     * @param id - the `id` of the record
     * @param body - a `DependentUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const dependent = await workforce.dependents.update(1, { tax_dependent: false }, { ifMatch: 1 })
     */
    update(id: number, body: DependentUpdate, options?: RequestOptions & IfMatchOption): Call<Dependent> {
        return this.http.call({
            operation: this.id('update'),
            method: 'PATCH',
            path: ['dependents', id],
            body,
            options
        });
    }
    
    /**
     * Delete a dependent
     *
     * Deletes a dependent.
     *
     * `DELETE /dependents/{id}`, scope `personal:write`
     *
     * @param id - the `id` of the record
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.dependents.delete(1, { ifMatch: 1 })
     */
    delete(id: number, options?: RequestOptions & IfMatchOption): Call<void> {
        return this.http.call({
            operation: this.id('delete'),
            method: 'DELETE',
            path: ['dependents', id],
            options
        });
    }
}

export class CompensationsResource extends Resource {
    
    /**
     * Add a compensation
     *
     * Creates the compensation of a person from a date, and ends the previous one on the day before. The date may be in the past or the future. A person can have one compensation per day (409), and 500 in total (409). `If-Match` is the version of the person.
     *
     * `POST /people/{id}/compensations`, scope `compensation:write`
     *
     * @param id - the `id` of the record
     * @param body - a `CompensationCreate`
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const compensation = await workforce.compensations.create(1, {
     *   effective_on: '2036-01-01',
     *   amount: '52000.00',
     *   per: 'year',
     *   reason: 'review',
     * }, { ifMatch: 1 })
     */
    create(id: number, body: CompensationCreate, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<Compensation> {
        return this.http.call({
            operation: this.id('create'),
            method: 'POST',
            path: [
                'people',
                id,
                'compensations'
            ],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * List compensations
     *
     * Returns the compensations of all people, past, current and future. `updated_since` finds what changed; deletions are events. A caller whose only scope is `self` sees their own, without those that have not taken effect.
     *
     * `GET /compensations`, scope `compensation:read`
     *
     * @param query - `person_id`, `effective_from`, `effective_until`, `as_of`, `external_id`, `updated_since`, `sort`, `limit`, `cursor`, `include_total`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const compensation of workforce.compensations.list()) {
     *   console.log(compensation)
     * }
     */
    list(query?: CompensationsListQuery, options?: RequestOptions): List<Compensation, PageMeta> {
        return this.http.list({
            operation: this.id('list'),
            method: 'GET',
            path: ['compensations'],
            query,
            options
        });
    }
    
    /**
     * Import compensations
     *
     * Creates compensations, and updates the one that the person has with the same `effective_on`; members that the row omits stay unchanged. An invalid row does not stop the others; of several rows with the same person and `effective_on`, the first counts. Sends the same events as single changes. At most 500 rows and 1 MiB. Use `dry_run` first.
     *
     * `POST /compensations/import`, scope `compensation:write`
     *
     * @param body - a `CompensationsImport`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const compensationImportResults = await workforce.compensations.import({
     *   compensations: [
     *     {
     *       person_id: 1,
     *       effective_on: '2036-01-01',
     *       amount: '52000.00',
     *       per: 'year',
     *       reason: 'review',
     *     },
     *   ],
     *   dry_run: true,
     * })
     */
    import(body: CompensationsImport, options?: RequestOptions & IdempotencyKeyOption): Call<CompensationImportResults> {
        return this.http.call({
            operation: this.id('import'),
            method: 'POST',
            path: ['compensations', 'import'],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Get a compensation
     *
     * Returns one compensation. A caller whose only scope is `self` sees their own, once it has taken effect.
     *
     * `GET /compensations/{id}`, scope `compensation:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const compensation = await workforce.compensations.get(1)
     */
    get(id: number, options?: RequestOptions): Call<Compensation> {
        return this.http.call({
            operation: this.id('get'),
            method: 'GET',
            path: ['compensations', id],
            options
        });
    }
    
    /**
     * Change a compensation
     *
     * Updates the submitted members, to correct an entry. For a raise, create another compensation from its first day on, which preserves the history.
     *
     * `PATCH /compensations/{id}`, scope `compensation:write`
     *
     * @param id - the `id` of the record
     * @param body - a `CompensationUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const compensation = await workforce.compensations.update(1, { amount: '53000.00', reason: 'correction' }, { ifMatch: 1 })
     */
    update(id: number, body: CompensationUpdate, options?: RequestOptions & IfMatchOption): Call<Compensation> {
        return this.http.call({
            operation: this.id('update'),
            method: 'PATCH',
            path: ['compensations', id],
            body,
            options
        });
    }
    
    /**
     * Delete a compensation
     *
     * Deletes a compensation that was entered by mistake. The previous one applies until the next one.
     *
     * `DELETE /compensations/{id}`, scope `compensation:write`
     *
     * @param id - the `id` of the record
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.compensations.delete(1, { ifMatch: 1 })
     */
    delete(id: number, options?: RequestOptions & IfMatchOption): Call<void> {
        return this.http.call({
            operation: this.id('delete'),
            method: 'DELETE',
            path: ['compensations', id],
            options
        });
    }
}

export class ChecklistsResource extends Resource {
    
    /**
     * Start a checklist for a person
     *
     * Creates the tasks of a checklist for a person, and sends `task.created` for each. Due dates are relative to the first or last day of the current employment. A checklist that is archived, or that has open tasks for the person, cannot be started (409). `If-Match` is the version of the person.
     *
     * `POST /people/{id}/checklists`, scope `tasks:write`
     *
     * @param id - the `id` of the record
     * @param body - a `ChecklistStart`
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const startedChecklist = await workforce.checklists.start(1, { checklist_id: 1 }, { ifMatch: 1 })
     */
    start(id: number, body: ChecklistStart, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<StartedChecklist> {
        return this.http.call({
            operation: this.id('start'),
            method: 'POST',
            path: [
                'people',
                id,
                'checklists'
            ],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * List checklists
     *
     * Returns the checklists of the business, archived ones only with `archived=true`.
     *
     * `GET /checklists`, scope `tasks:read`
     *
     * @param query - `archived`, `updated_since`, `limit`, `cursor`, `include_total`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const checklist of workforce.checklists.list()) {
     *   console.log(checklist)
     * }
     */
    list(query?: ChecklistsListQuery, options?: RequestOptions): List<Checklist, PageMeta> {
        return this.http.list({
            operation: this.id('list'),
            method: 'GET',
            path: ['checklists'],
            query,
            options
        });
    }
    
    /**
     * Create a checklist
     *
     * Creates a template of tasks. It starts for people who are hired or terminated from now on; `checklists.start` starts it for anyone else. A business can have 100 checklists (409).
     *
     * `POST /checklists`, scope `tasks:write`
     *
     * @param body - a `ChecklistCreate`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const checklist = await workforce.checklists.create({
     *   name: 'Onboarding',
     *   starts_on_event: 'hire',
     *   items: [
     *     {
     *       title: 'Set up a laptop',
     *       due: { days: -3, relative_to: 'first_day' },
     *       assignee: { type: 'role', role: 'admin' },
     *     },
     *     {
     *       title: 'Upload your passport',
     *       kind: 'upload_file',
     *       due: { days: 5, relative_to: 'first_day' },
     *       assignee: { type: 'person' },
     *     },
     *   ],
     * })
     */
    create(body: ChecklistCreate, options?: RequestOptions & IdempotencyKeyOption): Call<Checklist> {
        return this.http.call({
            operation: this.id('create'),
            method: 'POST',
            path: ['checklists'],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Get a checklist
     *
     * Returns one checklist with its items.
     *
     * `GET /checklists/{id}`, scope `tasks:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const checklist = await workforce.checklists.get(1)
     */
    get(id: number, options?: RequestOptions): Call<Checklist> {
        return this.http.call({
            operation: this.id('get'),
            method: 'GET',
            path: ['checklists', id],
            options
        });
    }
    
    /**
     * Update a checklist
     *
     * Updates the submitted members; `items` replaces all existing items. Tasks that the checklist has created remain unchanged. `archived: true` prevents further starts.
     *
     * `PATCH /checklists/{id}`, scope `tasks:write`
     *
     * @param id - the `id` of the record
     * @param body - a `ChecklistUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const checklist = await workforce.checklists.update(1, { name: 'Onboarding in Paris' }, { ifMatch: 1 })
     */
    update(id: number, body: ChecklistUpdate, options?: RequestOptions & IfMatchOption): Call<Checklist> {
        return this.http.call({
            operation: this.id('update'),
            method: 'PATCH',
            path: ['checklists', id],
            body,
            options
        });
    }
}

export class TasksResource extends Resource {
    
    /**
     * List tasks
     *
     * Returns tasks by due date, those without one last. Managers see the tasks about their direct and indirect reports, and their own. A caller whose only scope is `self` sees the tasks that are assigned to them.
     *
     * `GET /tasks`, scope `tasks:read`
     *
     * @param query - `assignee`, `state`, `person_id`, `overdue`, `due_before`, `updated_since`, `sort`, `limit`, `cursor`, `include_total`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const task of workforce.tasks.list()) {
     *   console.log(task)
     * }
     */
    list(query?: TasksListQuery, options?: RequestOptions): List<Task, PageMeta> {
        return this.http.list({
            operation: this.id('list'),
            method: 'GET',
            path: ['tasks'],
            query,
            options
        });
    }
    
    /**
     * Create a task
     *
     * Creates a single task about a person, and sends `task.created`. A person can have 1,000 open tasks (409).
     *
     * `POST /tasks`, scope `tasks:write`
     *
     * @param body - a `TaskCreate`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const task = await workforce.tasks.create({
     *   person_id: 1,
     *   title: 'Return the access card',
     *   due_on: '2036-01-31',
     *   assignee: { type: 'person' },
     * })
     */
    create(body: TaskCreate, options?: RequestOptions & IdempotencyKeyOption): Call<Task> {
        return this.http.call({
            operation: this.id('create'),
            method: 'POST',
            path: ['tasks'],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Get a task
     *
     * Returns one task. A caller whose only scope is `self` sees the tasks that are assigned to them.
     *
     * `GET /tasks/{id}`, scope `tasks:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const task = await workforce.tasks.get(1)
     */
    get(id: number, options?: RequestOptions): Call<Task> {
        return this.http.call({
            operation: this.id('get'),
            method: 'GET',
            path: ['tasks', id],
            options
        });
    }
    
    /**
     * Update a task
     *
     * Updates the submitted members of an open task, and sends `task.updated`. A new `due_on` no longer follows the first or last day of the person.
     *
     * `PATCH /tasks/{id}`, scope `tasks:write`
     *
     * @param id - the `id` of the record
     * @param body - a `TaskUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const task = await workforce.tasks.update(1, { due_on: '2036-02-15' }, { ifMatch: 1 })
     */
    update(id: number, body: TaskUpdate, options?: RequestOptions & IfMatchOption): Call<Task> {
        return this.http.call({
            operation: this.id('update'),
            method: 'PATCH',
            path: ['tasks', id],
            body,
            options
        });
    }
    
    /**
     * Complete a task
     *
     * Completes an open task, and sends `task.completed`. Assignees can complete tasks of the kind `plain` (409 otherwise): the other kinds complete themselves when the document is signed, the file is uploaded, or the fields, the bank account or the emergency contact are entered. `tasks:write` completes any task.
     *
     * `POST /tasks/{id}/complete`, scope `tasks:write`
     *
     * @param id - the `id` of the record
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const task = await workforce.tasks.complete(1, { ifMatch: 1 })
     */
    complete(id: number, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<Task> {
        return this.http.call({
            operation: this.id('complete'),
            method: 'POST',
            path: [
                'tasks',
                id,
                'complete'
            ],
            idempotent: true,
            options
        });
    }
    
    /**
     * Reopen a task
     *
     * Reopens a completed or cancelled task, and sends `task.reopened`. A file that was uploaded to it remains a document of the person; the task needs another one.
     *
     * `POST /tasks/{id}/reopen`, scope `tasks:write`
     *
     * @param id - the `id` of the record
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const task = await workforce.tasks.reopen(1, { ifMatch: 1 })
     */
    reopen(id: number, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<Task> {
        return this.http.call({
            operation: this.id('reopen'),
            method: 'POST',
            path: [
                'tasks',
                id,
                'reopen'
            ],
            idempotent: true,
            options
        });
    }
    
    /**
     * Cancel a task
     *
     * Cancels an open task that is not needed, and sends `task.cancelled`.
     *
     * `POST /tasks/{id}/cancel`, scope `tasks:write`
     *
     * @param id - the `id` of the record
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const task = await workforce.tasks.cancel(1, { ifMatch: 1 })
     */
    cancel(id: number, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<Task> {
        return this.http.call({
            operation: this.id('cancel'),
            method: 'POST',
            path: [
                'tasks',
                id,
                'cancel'
            ],
            idempotent: true,
            options
        });
    }
    
    /**
     * Upload the file of a task
     *
     * Uploads the file of a task of the kind `upload_file`, and completes the task. The file is a PDF, PNG or JPEG of at most 10 MiB, checked and converted as in `documents.upload`. It becomes a document of the person with the kind `collected`, which only the person and callers with access to all documents can see, not managers. Sends `document.created`, `document.filed` and `task.completed`.
     *
     * `POST /tasks/{id}/file`, scope `tasks:write`
     *
     * @param id - the `id` of the record
     * @param body - the file in `file`, and what it is for
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_form`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const task = await workforce.tasks.upload(1, { file: new Blob(['%PDF-1.7 …']) }, { ifMatch: 1 })
     */
    upload(id: number, body: WithFile<TaskFile>, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<Task> {
        return this.http.call({
            operation: this.id('upload'),
            method: 'POST',
            path: [
                'tasks',
                id,
                'file'
            ],
            body,
            form: true,
            idempotent: true,
            options
        });
    }
}

export class BankAccountsResource extends Resource {
    
    /**
     * Add a bank account
     *
     * Adds an account to which the pay of a person goes, by an `iban`, or by an `account_number` with a `routing_number` (AU, CA, GB and US) or a `bic` (other countries without IBANs). The number is stored encrypted, and responses show only its last four characters. With `replaces`, the other account ends on the day before. The user of the person receives an email. If the business requires two people (`two_person_pay_runs`), the account is `pending` and gets no pay until a second person confirms it. A person can have 20 accounts (409). `If-Match` is the version of the person. Requires a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `POST /people/{id}/bank-accounts`, scope `bank_accounts:write`
     *
     * @param id - the `id` of the record
     * @param body - a `BankAccountCreate`
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const bankAccount = await workforce.bankAccounts.create(1, { holder: 'Ada Lovelace', iban: 'DE89370400440532013000' }, { ifMatch: 1 })
     */
    create(id: number, body: BankAccountCreate, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<BankAccount> {
        return this.http.call({
            operation: this.id('create'),
            method: 'POST',
            path: [
                'people',
                id,
                'bank-accounts'
            ],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * List bank accounts
     *
     * Returns the bank accounts of all people, by ID, without their numbers. A caller whose only scope is `self` sees their own.
     *
     * `GET /bank-accounts`, scope `bank_accounts:read`
     *
     * @param query - `person_id`, `status`, `updated_since`, `limit`, `cursor`, `include_total`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const bankAccount of workforce.bankAccounts.list()) {
     *   console.log(bankAccount)
     * }
     */
    list(query?: BankAccountsListQuery, options?: RequestOptions): List<BankAccount, PageMeta> {
        return this.http.list({
            operation: this.id('list'),
            method: 'GET',
            path: ['bank-accounts'],
            query,
            options
        });
    }
    
    /**
     * Get a bank account
     *
     * Returns one bank account without its number. A caller whose only scope is `self` sees their own.
     *
     * `GET /bank-accounts/{id}`, scope `bank_accounts:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const bankAccount = await workforce.bankAccounts.get(1)
     */
    get(id: number, options?: RequestOptions): Call<BankAccount> {
        return this.http.call({
            operation: this.id('get'),
            method: 'GET',
            path: ['bank-accounts', id],
            options
        });
    }
    
    /**
     * Change a bank account
     *
     * Updates the submitted members. The number never changes: for another number, add an account that `replaces` this one. The user of the person receives an email. Requires a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `PATCH /bank-accounts/{id}`, scope `bank_accounts:write`
     *
     * @param id - the `id` of the record
     * @param body - a `BankAccountUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const bankAccount = await workforce.bankAccounts.update(1, { share: 40 }, { ifMatch: 1 })
     */
    update(id: number, body: BankAccountUpdate, options?: RequestOptions & IfMatchOption): Call<BankAccount> {
        return this.http.call({
            operation: this.id('update'),
            method: 'PATCH',
            path: ['bank-accounts', id],
            body,
            options
        });
    }
    
    /**
     * Delete a bank account
     *
     * Deletes a bank account. Approved pay runs still pay to it. The user of the person receives an email. Requires a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `DELETE /bank-accounts/{id}`, scope `bank_accounts:write`
     *
     * @param id - the `id` of the record
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.bankAccounts.delete(1, { ifMatch: 1 })
     */
    delete(id: number, options?: RequestOptions & IfMatchOption): Call<void> {
        return this.http.call({
            operation: this.id('delete'),
            method: 'DELETE',
            path: ['bank-accounts', id],
            options
        });
    }
    
    /**
     * Confirm a bank account
     *
     * Makes a `pending` account `active`, after its number was checked with the person outside of the service. The account that it replaces then ends. Refused for API keys, for the person themselves, for the user who added the account, and for users who may be the same person as them (403 `second_person_required`). An account that is not pending returns 409. Requires a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `POST /bank-accounts/{id}/confirm`, scope `bank_accounts:write`
     *
     * @param id - the `id` of the record
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`, `second_person_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const bankAccount = await workforce.bankAccounts.confirm(1, { ifMatch: 1 })
     */
    confirm(id: number, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<BankAccount> {
        return this.http.call({
            operation: this.id('confirm'),
            method: 'POST',
            path: [
                'bank-accounts',
                id,
                'confirm'
            ],
            idempotent: true,
            options
        });
    }
    
    /**
     * Reject a bank account
     *
     * Makes a `pending` account `rejected`; it never gets pay. The user of the person receives an email. An account that is not pending returns 409.
     *
     * `POST /bank-accounts/{id}/reject`, scope `bank_accounts:write`
     *
     * @param id - the `id` of the record
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const bankAccount = await workforce.bankAccounts.reject(1, { ifMatch: 1 })
     */
    reject(id: number, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<BankAccount> {
        return this.http.call({
            operation: this.id('reject'),
            method: 'POST',
            path: [
                'bank-accounts',
                id,
                'reject'
            ],
            idempotent: true,
            options
        });
    }
}

export class CustomFieldsResource extends Resource {
    
    /**
     * List custom fields
     *
     * Returns the custom fields of the business in the order of forms, by `position` and then by ID, without archived ones unless `include_archived` is true. Managers and employees see those whose values they can see.
     *
     * `GET /custom-fields`, scope `people:read`
     *
     * @param query - `limit`, `cursor`, `include_total`, `updated_since`, `include_archived`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const customField of workforce.customFields.list()) {
     *   console.log(customField)
     * }
     */
    list(query?: CustomFieldsListQuery, options?: RequestOptions): List<CustomField, PageMeta> {
        return this.http.list({
            operation: this.id('list'),
            method: 'GET',
            path: ['custom-fields'],
            query,
            options
        });
    }
    
    /**
     * Create a custom field
     *
     * Creates a custom field. Existing people have no value for it, and stay valid if it is required. Returns a 409 if another field has the `key`, and beyond 100 fields, including archived ones. Sends `custom_field.created`.
     *
     * `POST /custom-fields`, scope `people:write`
     *
     * @param body - a `CustomFieldCreate`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const customField = await workforce.customFields.create({
     *   key: 'shirt_size',
     *   label: 'Shirt size',
     *   type: 'choice',
     *   options: [{ key: 'medium', label: 'Medium' }, { key: 'large', label: 'Large' }],
     *   visible_to: ['self'],
     * })
     */
    create(body: CustomFieldCreate, options?: RequestOptions & IdempotencyKeyOption): Call<CustomField> {
        return this.http.call({
            operation: this.id('create'),
            method: 'POST',
            path: ['custom-fields'],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Get a custom field
     *
     * Returns one custom field by its ID.
     *
     * `GET /custom-fields/{id}`, scope `people:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const customField = await workforce.customFields.get(1)
     */
    get(id: number, options?: RequestOptions): Call<CustomField> {
        return this.http.call({
            operation: this.id('get'),
            method: 'GET',
            path: ['custom-fields', id],
            options
        });
    }
    
    /**
     * Change a custom field
     *
     * Updates the submitted members. `archived: true` archives the field: its values stay stored, but no list, filter, form or document has them, and it is required no longer. `archived: false` restores the field with its values. A custom field is never deleted. Sends `custom_field.updated`.
     *
     * `PATCH /custom-fields/{id}`, scope `people:write`
     *
     * @param id - the `id` of the record
     * @param body - a `CustomFieldUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const customField = await workforce.customFields.update(1, { label: 'Size of the shirt' }, { ifMatch: 1 })
     */
    update(id: number, body: CustomFieldUpdate, options?: RequestOptions & IfMatchOption): Call<CustomField> {
        return this.http.call({
            operation: this.id('update'),
            method: 'PATCH',
            path: ['custom-fields', id],
            body,
            options
        });
    }
}

export class DirectoryResource extends Resource {
    
    /**
     * List the directory
     *
     * Returns the people who work for the business today, to all signed-in users: name, work and location of each, and absences with `leave:read`. No other data of a person is shown or searched. People who have not started yet, or have left, are not included.
     *
     * `GET /directory`, scope `people:read`
     *
     * @param query - `limit`, `cursor`, `include_total`, `ids`, `q`, `sort`, `department_id`, `location_id`, `as_of`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const directoryEntry of workforce.directory.list()) {
     *   console.log(directoryEntry)
     * }
     */
    list(query?: DirectoryListQuery, options?: RequestOptions): List<DirectoryEntry, PageMeta> {
        return this.http.list({
            operation: this.id('list'),
            method: 'GET',
            path: ['directory'],
            query,
            options
        });
    }
}

export class DepartmentsResource extends Resource {
    
    /**
     * List departments
     *
     * Returns departments, by ID unless `sort` is present. All signed-in users see all of them.
     *
     * `GET /departments`, scope `people:read`
     *
     * @param query - `limit`, `cursor`, `include_total`, `q`, `sort`, `updated_since`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const department of workforce.departments.list()) {
     *   console.log(department)
     * }
     */
    list(query?: DepartmentsListQuery, options?: RequestOptions): List<Department, PageMeta> {
        return this.http.list({
            operation: this.id('list'),
            method: 'GET',
            path: ['departments'],
            query,
            options
        });
    }
    
    /**
     * Create a department
     *
     * Creates a department, either top-level or as a part of another one. Returns a 409 if another department has the name or the code, and beyond 1,000 departments. A new name in `department` of a person also creates a department.
     *
     * `POST /departments`, scope `people:write`
     *
     * @param body - a `DepartmentCreate`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const department = await workforce.departments.create({ name: 'Difference engines', code: 'DIFF', parent_id: 1 })
     */
    create(body: DepartmentCreate, options?: RequestOptions & IdempotencyKeyOption): Call<Department> {
        return this.http.call({
            operation: this.id('create'),
            method: 'POST',
            path: ['departments'],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Get a department
     *
     * Returns one department by its ID.
     *
     * `GET /departments/{id}`, scope `people:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const department = await workforce.departments.get(1)
     */
    get(id: number, options?: RequestOptions): Call<Department> {
        return this.http.call({
            operation: this.id('get'),
            method: 'GET',
            path: ['departments', id],
            options
        });
    }
    
    /**
     * Update a department
     *
     * Updates the submitted members. A new name appears as the `department` of its people, without a change of their `updated_at` or `version`. Returns a 409 if another department has the name or the code.
     *
     * `PATCH /departments/{id}`, scope `people:write`
     *
     * @param id - the `id` of the record
     * @param body - a `DepartmentUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const department = await workforce.departments.update(1, { name: 'Analytical engines' }, { ifMatch: 1 })
     */
    update(id: number, body: DepartmentUpdate, options?: RequestOptions & IfMatchOption): Call<Department> {
        return this.http.call({
            operation: this.id('update'),
            method: 'PATCH',
            path: ['departments', id],
            body,
            options
        });
    }
    
    /**
     * Delete a department
     *
     * Deletes a department. Returns a 409 while people are in the department, including terminated people, or while other departments are parts of it: move them first.
     *
     * `DELETE /departments/{id}`, scope `people:write`
     *
     * @param id - the `id` of the record
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.departments.delete(1, { ifMatch: 1 })
     */
    delete(id: number, options?: RequestOptions & IfMatchOption): Call<void> {
        return this.http.call({
            operation: this.id('delete'),
            method: 'DELETE',
            path: ['departments', id],
            options
        });
    }
}

export class LocationsResource extends Resource {
    
    /**
     * List locations
     *
     * Returns locations, by ID unless `sort` is present. All signed-in users see all of them.
     *
     * `GET /locations`, scope `people:read`
     *
     * @param query - `limit`, `cursor`, `include_total`, `q`, `sort`, `updated_since`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const location of workforce.locations.list()) {
     *   console.log(location)
     * }
     */
    list(query?: LocationsListQuery, options?: RequestOptions): List<Location, PageMeta> {
        return this.http.list({
            operation: this.id('list'),
            method: 'GET',
            path: ['locations'],
            query,
            options
        });
    }
    
    /**
     * Create a location
     *
     * Creates a location. Returns a 409 if another location has the name or the code, and beyond 1,000 locations.
     *
     * `POST /locations`, scope `people:write`
     *
     * @param body - a `LocationCreate`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const location = await workforce.locations.create({
     *   name: 'London office',
     *   code: 'LON',
     *   country: 'GB',
     *   time_zone: 'Europe/London',
     * })
     */
    create(body: LocationCreate, options?: RequestOptions & IdempotencyKeyOption): Call<Location> {
        return this.http.call({
            operation: this.id('create'),
            method: 'POST',
            path: ['locations'],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Get a location
     *
     * Returns one location by its ID.
     *
     * `GET /locations/{id}`, scope `people:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const location = await workforce.locations.get(1)
     */
    get(id: number, options?: RequestOptions): Call<Location> {
        return this.http.call({
            operation: this.id('get'),
            method: 'GET',
            path: ['locations', id],
            options
        });
    }
    
    /**
     * Update a location
     *
     * Updates the submitted members. Returns a 409 if another location has the name or the code.
     *
     * `PATCH /locations/{id}`, scope `people:write`
     *
     * @param id - the `id` of the record
     * @param body - a `LocationUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const location = await workforce.locations.update(1, { name: 'Paris', code: 'PAR' }, { ifMatch: 1 })
     */
    update(id: number, body: LocationUpdate, options?: RequestOptions & IfMatchOption): Call<Location> {
        return this.http.call({
            operation: this.id('update'),
            method: 'PATCH',
            path: ['locations', id],
            body,
            options
        });
    }
    
    /**
     * Delete a location
     *
     * Deletes a location. Returns a 409 while people are at the location, including terminated people: move them first.
     *
     * `DELETE /locations/{id}`, scope `people:write`
     *
     * @param id - the `id` of the record
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.locations.delete(1, { ifMatch: 1 })
     */
    delete(id: number, options?: RequestOptions & IfMatchOption): Call<void> {
        return this.http.call({
            operation: this.id('delete'),
            method: 'DELETE',
            path: ['locations', id],
            options
        });
    }
}

export class RecurringLinesResource extends Resource {
    
    /**
     * List the recurring lines of a person
     *
     * Returns a person's recurring lines by ID, including ended and future ones.
     *
     * `GET /people/{id}/recurring-lines`, scope `payruns:read`
     *
     * @param id - the `id` of the record
     * @param query - `limit`, `cursor`, `include_total`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const recurringLine of workforce.recurringLines.list(1)) {
     *   console.log(recurringLine)
     * }
     */
    list(id: number, query?: RecurringLinesListQuery, options?: RequestOptions): List<RecurringLine, PageMeta> {
        return this.http.list({
            operation: this.id('list'),
            method: 'GET',
            path: [
                'people',
                id,
                'recurring-lines'
            ],
            query,
            options
        });
    }
    
    /**
     * Add a recurring line
     *
     * Creates a recurring line: an amount in a person's pay for each pay period, such as a salary or an allowance. Pay runs drafted from then on include it on the person's payslip in full, without proration: `regular` ones by default, others with `recurring_lines: true`. Existing drafts remain unchanged. A person can have a hundred recurring lines (409). `If-Match` is the version of the person.
     *
     * `POST /people/{id}/recurring-lines`, scope `payruns:write`
     *
     * @param id - the `id` of the record
     * @param body - a `RecurringLineCreate`
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const recurringLine = await workforce.recurringLines.create(1, {
     *   kind: 'earning',
     *   code: 'salary',
     *   name: 'Salary',
     *   amount: '4000.00',
     *   starts_on: '2036-01-01',
     * }, { ifMatch: 1 })
     */
    create(id: number, body: RecurringLineCreate, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<RecurringLine> {
        return this.http.call({
            operation: this.id('create'),
            method: 'POST',
            path: [
                'people',
                id,
                'recurring-lines'
            ],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Get a recurring line
     *
     * Returns one recurring line.
     *
     * `GET /recurring-lines/{id}`, scope `payruns:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const recurringLine = await workforce.recurringLines.get(1)
     */
    get(id: number, options?: RequestOptions): Call<RecurringLine> {
        return this.http.call({
            operation: this.id('get'),
            method: 'GET',
            path: ['recurring-lines', id],
            options
        });
    }
    
    /**
     * Change a recurring line
     *
     * Updates the submitted members. Pay runs drafted from then on include the change; existing payslips remain unchanged. For a raise, end the line and create another one that begins on the next day, which preserves the earlier pay.
     *
     * `PATCH /recurring-lines/{id}`, scope `payruns:write`
     *
     * @param id - the `id` of the record
     * @param body - a `RecurringLineUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const recurringLine = await workforce.recurringLines.update(1, { ends_on: '2036-12-31' }, { ifMatch: 1 })
     */
    update(id: number, body: RecurringLineUpdate, options?: RequestOptions & IfMatchOption): Call<RecurringLine> {
        return this.http.call({
            operation: this.id('update'),
            method: 'PATCH',
            path: ['recurring-lines', id],
            body,
            options
        });
    }
    
    /**
     * Delete a recurring line
     *
     * Deletes a recurring line. Payslips that include it keep it. To end a line, set `ends_on` instead.
     *
     * `DELETE /recurring-lines/{id}`, scope `payruns:write`
     *
     * @param id - the `id` of the record
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.recurringLines.delete(1, { ifMatch: 1 })
     */
    delete(id: number, options?: RequestOptions & IfMatchOption): Call<void> {
        return this.http.call({
            operation: this.id('delete'),
            method: 'DELETE',
            path: ['recurring-lines', id],
            options
        });
    }
}

export class DocumentTemplatesResource extends Resource {
    
    /**
     * List document templates
     *
     * Returns templates by ID, each in its latest revision.
     *
     * `GET /document-templates`, scope `documents:read`
     *
     * @param query - `limit`, `cursor`, `include_total`, `updated_since`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const documentTemplate of workforce.documentTemplates.list()) {
     *   console.log(documentTemplate)
     * }
     */
    list(query?: DocumentTemplatesListQuery, options?: RequestOptions): List<DocumentTemplate, PageMeta> {
        return this.http.list({
            operation: this.id('list'),
            method: 'GET',
            path: ['document-templates'],
            query,
            options
        });
    }
    
    /**
     * Create a document template
     *
     * Creates a template from Markdown with headings, paragraphs, lists, bold text and tables. Fields in double braces,
     * such as `{{person.first_name}}`, are replaced by their values: `person.` with `first_name`, `last_name`,
     * `preferred_name`, `email`, `phone`, `address`, `date_of_birth`, `employee_number`, `job_title`, `department`,
     * `start_date` or `end_date`; `person.postal_address.` with `line1`, `line2`, `postal_code`, `town`, `region` or
     * `country`; `person.custom.` with the key of a custom field; `business.name` and `business.address`; `document.title` and `document.date`.
     * `{{data.salary}}` is replaced by `salary` of `merge_data`. `{{signature.1}}` is the signature field of the first
     * signer, up to `{{signature.5}}`: an empty line with the number of the signer, on which the signed file shows the
     * name and the date. Other numbers result in a 422, and so does a document with fewer signers.
     *
     * A new field `{{person.custom.…}}` must be a custom field that the caller sees (422 `text_field`) and that is not
     * sensitive (422 `text_sensitive`), because people who do not see the value could read the document. Documents have the label
     * of an option, the name of a person, `Yes` or `No`, a number with a decimal point, and a date as YYYY-MM-DD.
     * A field that was archived since has no value (422 `missing_value` of the document).
     *
     * `POST /document-templates`, scope `documents:write`
     *
     * @param body - a `DocumentTemplateCreate`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const documentTemplate = await workforce.documentTemplates.create({
     *   name: 'Employment contract',
     *   body: '# Contract\n' +
     *     '\n' +
     *     'With **{{person.first_name}} {{person.last_name}}** for {{data.salary}} a year.',
     * })
     */
    create(body: DocumentTemplateCreate, options?: RequestOptions & IdempotencyKeyOption): Call<DocumentTemplate> {
        return this.http.call({
            operation: this.id('create'),
            method: 'POST',
            path: ['document-templates'],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Preview a template text
     *
     * Returns the PDF that `documents.create` would generate from a template with this text, before the template exists. Nothing is stored.
     *
     * `POST /document-templates/preview`, scope `documents:write`
     *
     * @param body - a `DocumentTextPreview`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const file = await workforce.documentTemplates.previewText({
     *   person_id: 1,
     *   body: 'For **{{person.first_name}}**: {{data.salary}} a year.',
     *   merge_data: { salary: '50 000 €' },
     * })
     */
    previewText(body: DocumentTextPreview, options?: RequestOptions): Download<Blob> {
        return this.http.download({
            operation: this.id('previewText'),
            method: 'POST',
            path: ['document-templates', 'preview'],
            body,
            responseType: 'blob',
            options
        });
    }
    
    /**
     * Get a document template
     *
     * Returns the latest revision, or an older one. Revisions never change.
     *
     * `GET /document-templates/{id}`, scope `documents:read`
     *
     * @param id - the `id` of the record
     * @param query - `revision`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const documentTemplate = await workforce.documentTemplates.get(1)
     */
    get(id: number, query?: DocumentTemplatesGetQuery, options?: RequestOptions): Call<DocumentTemplate> {
        return this.http.call({
            operation: this.id('get'),
            method: 'GET',
            path: ['document-templates', id],
            query,
            options
        });
    }
    
    /**
     * Update a document template
     *
     * Creates a new revision with the submitted members. Documents keep the revision from which they were generated. A request that changes nothing creates no revision.
     *
     * `PATCH /document-templates/{id}`, scope `documents:write`
     *
     * @param id - the `id` of the record
     * @param body - a `DocumentTemplateUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const documentTemplate = await workforce.documentTemplates.update(1, { name: 'Contract of employment' }, { ifMatch: 1 })
     */
    update(id: number, body: DocumentTemplateUpdate, options?: RequestOptions & IfMatchOption): Call<DocumentTemplate> {
        return this.http.call({
            operation: this.id('update'),
            method: 'PATCH',
            path: ['document-templates', id],
            body,
            options
        });
    }
    
    /**
     * Delete a document template
     *
     * Deletes a template, from which no more documents can be created. Existing documents remain.
     *
     * `DELETE /document-templates/{id}`, scope `documents:write`
     *
     * @param id - the `id` of the record
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.documentTemplates.delete(1, { ifMatch: 1 })
     */
    delete(id: number, options?: RequestOptions & IfMatchOption): Call<void> {
        return this.http.call({
            operation: this.id('delete'),
            method: 'DELETE',
            path: ['document-templates', id],
            options
        });
    }
    
    /**
     * Preview a document
     *
     * Returns the PDF that `documents.create` would generate from the latest revision, or from the text in `body`. Nothing is stored.
     *
     * `POST /document-templates/{id}/preview`, scope `documents:write`
     *
     * @param id - the `id` of the record
     * @param body - a `DocumentTemplatePreview`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const file = await workforce.documentTemplates.preview(1, { person_id: 1, merge_data: { salary: '50 000 €' } })
     */
    preview(id: number, body: DocumentTemplatePreview, options?: RequestOptions): Download<Blob> {
        return this.http.download({
            operation: this.id('preview'),
            method: 'POST',
            path: [
                'document-templates',
                id,
                'preview'
            ],
            body,
            responseType: 'blob',
            options
        });
    }
}

export class DocumentsResource extends Resource {
    
    /**
     * List documents
     *
     * Returns documents, by ID unless `sort` is present. Managers see the documents of their direct and indirect reports; managers and employees see their own documents after these are sent or filed.
     *
     * `GET /documents`, scope `documents:read`
     *
     * @param query - `limit`, `cursor`, `include_total`, `q`, `sort`, `updated_since`, `person_id`, `template_id`, `status`, `to_sign`, `external_id`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const document of workforce.documents.list()) {
     *   console.log(document)
     * }
     */
    list(query?: DocumentsListQuery, options?: RequestOptions): List<Document, PageMeta> {
        return this.http.list({
            operation: this.id('list'),
            method: 'GET',
            path: ['documents'],
            query,
            options
        });
    }
    
    /**
     * Create a document
     *
     * Creates a document for a person from the latest revision of a template. Fields without a value result in a 422 that names all of them. Sends `document.created`. Without signers, the document is filed immediately, which also sends `document.filed`.
     *
     * `POST /documents`, scope `documents:write`
     *
     * @param body - a `DocumentCreate`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const document = await workforce.documents.create({
     *   template_id: 1,
     *   person_id: 1,
     *   title: 'Employment contract',
     *   merge_data: { salary: '50 000 €' },
     *   signers: [{ name: 'Ada Lovelace', email: 'ada@example.com' }],
     * })
     */
    create(body: DocumentCreate, options?: RequestOptions & IdempotencyKeyOption): Call<Document> {
        return this.http.call({
            operation: this.id('create'),
            method: 'POST',
            path: ['documents'],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Upload a document
     *
     * Uploads a form: a PDF or an image in `file`, and its details in parts such as `person_id` and `title`, or as JSON in one part, `document`. The PDF must have at most 10 MiB, not be encrypted, and look the same to all readers, on screen and in print: its links lead to web and email addresses or within the file, without their own images and without borders that are not printed, and it has no scripts or other actions, no form fields except existing signatures, and no comments, layers, multimedia, attached files or content from other files. A 422 reports the violations; printing such a file to a new PDF removes them. A PNG or JPEG of at most 50 megapixels is converted to an A4 page, rotated according to the orientation stored in the photo; its other metadata, such as the place where it was taken, is discarded. Sends `document.created`. Without signers, the document is filed immediately, which also sends `document.filed`.
     *
     * `POST /documents/upload`, scope `documents:write`
     *
     * @param body - the file in `file`, and what it is for
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_form`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const document = await workforce.documents.upload({
     *   file: new Blob(['%PDF-1.7 …']),
     *   person_id: 1,
     *   title: 'Employment contract',
     *   signers: [{ name: 'Ada Lovelace', email: 'ada@example.com' }],
     * })
     */
    upload(body: WithFile<DocumentUpload>, options?: RequestOptions & IdempotencyKeyOption): Call<Document> {
        return this.http.call({
            operation: this.id('upload'),
            method: 'POST',
            path: ['documents', 'upload'],
            body,
            form: true,
            idempotent: true,
            options
        });
    }
    
    /**
     * Verify a file
     *
     * Returns whether a file, identified by its SHA-256, is a document of this service. No authentication is required; the response does not disclose whose document it is.
     *
     * `POST /documents/verify`
     *
     * @param body - a `DocumentVerify`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const documentMatch = await workforce.documents.verify({
     *   sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
     * })
     */
    verify(body: DocumentVerify, options?: RequestOptions): Call<DocumentMatch> {
        return this.http.call({
            operation: this.id('verify'),
            method: 'POST',
            path: ['documents', 'verify'],
            body,
            options
        });
    }
    
    /**
     * Export the list of documents as CSV
     *
     * Returns all documents that the list returns for the same filters, in the same order, one line each after a header line (RFC 4180, UTF-8): title, person, status, signers, number of signatures and times. Find the columns by their names, as more will be added. Text has no line breaks, and text that a spreadsheet would interpret as a formula begins with an apostrophe. More than 100,000 rows are a 422. If the connection ends early, the file is incomplete. The download is recorded in the audit log.
     *
     * `GET /documents.csv`, scope `documents:read`
     *
     * @param query - `q`, `sort`, `updated_since`, `person_id`, `template_id`, `status`, `to_sign`, `external_id`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const file = await workforce.documents.exportCsv()
     */
    exportCsv(query?: DocumentsExportCsvQuery, options?: RequestOptions): Download<string> {
        return this.http.download({
            operation: this.id('exportCsv'),
            method: 'GET',
            path: ['documents.csv'],
            query,
            responseType: 'text',
            options
        });
    }
    
    /**
     * Get a document
     *
     * Returns a document with its signers. A caller whose only scope is `self` sees their own documents after these are sent or filed.
     *
     * `GET /documents/{id}`, scope `documents:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const document = await workforce.documents.get(1)
     */
    get(id: number, options?: RequestOptions): Call<Document> {
        return this.http.call({
            operation: this.id('get'),
            method: 'GET',
            path: ['documents', id],
            options
        });
    }
    
    /**
     * Update a document
     *
     * Updates the submitted members of a draft; other documents cannot be changed. `merge_data` and `signers` replace all existing values. A change of `title` or `merge_data` generates the file again, from the same revision of the template and the current record of the person; an uploaded file stays unchanged.
     *
     * `PATCH /documents/{id}`, scope `documents:write`
     *
     * @param id - the `id` of the record
     * @param body - a `DocumentUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const document = await workforce.documents.update(1, { merge_data: { salary: '52 000 €' } }, { ifMatch: 1 })
     */
    update(id: number, body: DocumentUpdate, options?: RequestOptions & IfMatchOption): Call<Document> {
        return this.http.call({
            operation: this.id('update'),
            method: 'PATCH',
            path: ['documents', id],
            body,
            options
        });
    }
    
    /**
     * Delete a document
     *
     * Deletes a draft or a filed document, and sends `document.deleted`. Documents that were sent for signature cannot be deleted.
     *
     * `DELETE /documents/{id}`, scope `documents:write`
     *
     * @param id - the `id` of the record
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.documents.delete(1, { ifMatch: 1 })
     */
    delete(id: number, options?: RequestOptions & IfMatchOption): Call<void> {
        return this.http.call({
            operation: this.id('delete'),
            method: 'DELETE',
            path: ['documents', id],
            options
        });
    }
    
    /**
     * Download a document
     *
     * Returns the signed file if there is one, otherwise the original; `version` selects one of the two. The audit trail records the download, except that of a draft by the user or API key that created it.
     *
     * `GET /documents/{id}/file`, scope `documents:read`
     *
     * @param id - the `id` of the record
     * @param query - `version`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const file = await workforce.documents.file(1)
     */
    file(id: number, query?: DocumentsFileQuery, options?: RequestOptions): Download<Blob> {
        return this.http.download({
            operation: this.id('file'),
            method: 'GET',
            path: [
                'documents',
                id,
                'file'
            ],
            query,
            responseType: 'blob',
            options
        });
    }
    
    /**
     * List the audit trail of a document
     *
     * Returns the audit trail of the document, the oldest entry first. The `hash` of an entry is the SHA-256 of its other members as JSON (RFC 8785: sorted by name, without spaces), and `prev_hash` is the `hash` of the previous entry, so that changes, gaps and insertions are detectable.
     *
     * `GET /documents/{id}/audit`, scope `documents:read`
     *
     * @param id - the `id` of the record
     * @param query - `limit`, `cursor`, `include_total`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const documentAuditEntry of workforce.documents.audit(1)) {
     *   console.log(documentAuditEntry)
     * }
     */
    audit(id: number, query?: DocumentsAuditQuery, options?: RequestOptions): List<DocumentAuditEntry, PageMeta> {
        return this.http.list({
            operation: this.id('audit'),
            method: 'GET',
            path: [
                'documents',
                id,
                'audit'
            ],
            query,
            options
        });
    }
    
    /**
     * Send a document for signature
     *
     * Sends a draft or an expired document; signers who signed before the expiry need not sign again. Only this response has a `link` for each signer. If email is configured, each signer is also emailed a link when it is their turn, or all signers immediately if `signing_order` is `parallel`; with `delivery: mail` this is the only link, and it is not shown to any other user. The user who sends the document and the addresses in `notify` are notified of the outcome by email.
     *
     * `POST /documents/{id}/send`, scope `documents:write`
     *
     * @param id - the `id` of the record
     * @param body - a `DocumentSend`
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const document = await workforce.documents.send(1, { expires_in_days: 30 }, { ifMatch: 1 })
     */
    send(id: number, body: DocumentSend, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<Document> {
        return this.http.call({
            operation: this.id('send'),
            method: 'POST',
            path: [
                'documents',
                id,
                'send'
            ],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Remind signers
     *
     * Creates a new `link` for each signer whose turn it is, or for one of them, shown only in this response, and emails another link if email is configured; with `delivery: mail` the link is only emailed. Earlier links of these signers stop working. The interval of the automatic reminders (`remind_every_days` of `documents.send`) starts again.
     *
     * `POST /documents/{id}/remind`, scope `documents:write`
     *
     * @param id - the `id` of the record
     * @param body - a `DocumentRemind`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const document = await workforce.documents.remind(1, { delivery: 'link' })
     */
    remind(id: number, body: DocumentRemind, options?: RequestOptions & IdempotencyKeyOption): Call<Document> {
        return this.http.call({
            operation: this.id('remind'),
            method: 'POST',
            path: [
                'documents',
                id,
                'remind'
            ],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Create a signing link for the caller
     *
     * Creates a `link` for a signer who can see the document and is signed in with the email address of the signer, while it is their turn. Existing links stay valid. If `delivery` is `mail`, no link is shown, and the signer is emailed another one, at most every five minutes. Callers who are not a signer of the document receive a 403. The certificate states that the link of the signature was shown to the signed-in user; if the password was set through a link that another user passed on, such as an `invite_link`, the certificate states that instead.
     *
     * `POST /documents/{id}/signing-link`, scope `self`
     *
     * @param id - the `id` of the record
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const document = await workforce.documents.createSigningLink(1)
     */
    createSigningLink(id: number, options?: RequestOptions & IdempotencyKeyOption): Call<Document> {
        return this.http.call({
            operation: this.id('createSigningLink'),
            method: 'POST',
            path: [
                'documents',
                id,
                'signing-link'
            ],
            idempotent: true,
            options
        });
    }
    
    /**
     * File a draft
     *
     * Files a draft that no longer needs signatures: its file is kept unchanged, its signers are removed, and its person can see it. A document without signers is filed on creation. Sends `document.filed`.
     *
     * `POST /documents/{id}/finish`, scope `documents:write`
     *
     * @param id - the `id` of the record
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const document = await workforce.documents.finish(1, { ifMatch: 1 })
     */
    finish(id: number, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<Document> {
        return this.http.call({
            operation: this.id('finish'),
            method: 'POST',
            path: [
                'documents',
                id,
                'finish'
            ],
            idempotent: true,
            options
        });
    }
    
    /**
     * Correct a signer
     *
     * Changes the name or the email address of a signer who has not signed yet, even after the document was sent. If the address changes, existing links of the signer stop working. The response has a new `link` if the delivery method is `link`, and the signer is emailed a link when it is their turn; `viewed_at` and `bounced_at` are reset to null. The audit trail keeps the previous values. Requires a password confirmation within the last fifteen minutes (`me.confirmPassword`).
     *
     * `PATCH /documents/{id}/signers/{signer_id}`, scope `documents:write`
     *
     * @param id - the `id` of the record
     * @param signer_id - the signer to correct: `signers[].id` of the document
     * @param body - a `DocumentSignerUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const document = await workforce.documents.updateSigner(1, 1, { email: 'ada.lovelace@example.com' }, { ifMatch: 1 })
     */
    updateSigner(id: number, signer_id: number, body: DocumentSignerUpdate, options?: RequestOptions & IfMatchOption): Call<Document> {
        return this.http.call({
            operation: this.id('updateSigner'),
            method: 'PATCH',
            path: [
                'documents',
                id,
                'signers',
                signer_id
            ],
            body,
            options
        });
    }
    
    /**
     * Withdraw a document
     *
     * Withdraws an unsigned document, which can then no longer be signed. A filed document is kept, as withdrawn. Signers who had signed and the addresses in `notify` are notified by email, and so is the user who sent the document if another user withdraws it. Sends `document.voided`.
     *
     * `POST /documents/{id}/void`, scope `documents:write`
     *
     * @param id - the `id` of the record
     * @param body - a `DocumentReason`
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const document = await workforce.documents.void(1, { reason: 'The salary is wrong' }, { ifMatch: 1 })
     */
    void(id: number, body: DocumentReason, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<Document> {
        return this.http.call({
            operation: this.id('void'),
            method: 'POST',
            path: [
                'documents',
                id,
                'void'
            ],
            body,
            idempotent: true,
            options
        });
    }
}

export class SigningResource extends Resource {
    
    /**
     * Get a document as its signer
     *
     * Returns the document that the signer of this link is requested to sign. Reading it signs nothing, and is not recorded.
     *
     * `GET /signing/{token}`
     *
     * @param token - the part of a signer's link after `/sign/`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {GoneError} 410 `gone`: the link is no longer valid, or its document can no longer be signed or downloaded
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const signing = await workforce.signing.get('dG9rZW4gb2YgMzIgYnl0ZXMgaW4gbGVuZ3RoIGlzIGh')
     */
    get(token: string, options?: RequestOptions): Call<Signing> {
        return this.http.call({
            operation: this.id('get'),
            method: 'GET',
            path: ['signing', token],
            options
        });
    }
    
    /**
     * Download a document as its signer
     *
     * Returns the original until the document is signed, then the signed file for 30 days. Until then, the first download is recorded in the audit trail, as `viewed` and `downloaded`.
     *
     * `GET /signing/{token}/file`
     *
     * @param token - the part of a signer's link after `/sign/`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {GoneError} 410 `gone`: the link is no longer valid, or its document can no longer be signed or downloaded
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const file = await workforce.signing.file('dG9rZW4gb2YgMzIgYnl0ZXMgaW4gbGVuZ3RoIGlzIGh')
     */
    file(token: string, options?: RequestOptions): Download<Blob> {
        return this.http.download({
            operation: this.id('file'),
            method: 'GET',
            path: [
                'signing',
                token,
                'file'
            ],
            responseType: 'blob',
            options
        });
    }
    
    /**
     * Sign a document
     *
     * Signs the bytes with the submitted SHA-256. Returns a 409 if these are not the bytes of the document, if this signer has already signed, or if it is another signer's turn; a 422 if `full_name` is not the name of the signer and `on_behalf` does not state that another person signs for them; a 410 if the document has expired, was declined or was withdrawn. Each signature sends `document.signer_signed`, and the last one also sends `document.signed`.
     *
     * `POST /signing/{token}/sign`
     *
     * @param token - the part of a signer's link after `/sign/`
     * @param body - a `Signature`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {GoneError} 410 `gone`: the link is no longer valid, or its document can no longer be signed or downloaded
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const signing = await workforce.signing.sign('dG9rZW4gb2YgMzIgYnl0ZXMgaW4gbGVuZ3RoIGlzIGh', {
     *   full_name: 'Ada Lovelace',
     *   consent: true,
     *   document_sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
     * })
     */
    sign(token: string, body: Signature, options?: RequestOptions): Call<Signing> {
        return this.http.call({
            operation: this.id('sign'),
            method: 'POST',
            path: [
                'signing',
                token,
                'sign'
            ],
            body,
            options
        });
    }
    
    /**
     * Decline to sign a document
     *
     * Declines the document, which ends it for all signers. Sends `document.declined`.
     *
     * `POST /signing/{token}/decline`
     *
     * @param token - the part of a signer's link after `/sign/`
     * @param body - a `DocumentReason`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {GoneError} 410 `gone`: the link is no longer valid, or its document can no longer be signed or downloaded
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const signing = await workforce.signing.decline('dG9rZW4gb2YgMzIgYnl0ZXMgaW4gbGVuZ3RoIGlzIGh', { reason: 'The salary is wrong' })
     */
    decline(token: string, body: DocumentReason, options?: RequestOptions): Call<Signing> {
        return this.http.call({
            operation: this.id('decline'),
            method: 'POST',
            path: [
                'signing',
                token,
                'decline'
            ],
            body,
            options
        });
    }
}

export class PayRunsResource extends Resource {
    
    /**
     * List pay runs
     *
     * Returns pay runs by ID unless `sort` specifies another order.
     *
     * `GET /pay-runs`, scope `payruns:read`
     *
     * @param query - `limit`, `cursor`, `include_total`, `sort`, `updated_since`, `type`, `status`, `pay_schedule_id`, `external_id`, `from`, `to`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const payRun of workforce.payRuns.list()) {
     *   console.log(payRun)
     * }
     */
    list(query?: PayRunsListQuery, options?: RequestOptions): List<PayRun, PageMeta> {
        return this.http.list({
            operation: this.id('list'),
            method: 'GET',
            path: ['pay-runs'],
            query,
            options
        });
    }
    
    /**
     * Draft a pay run
     *
     * Drafts a pay run. Its payslips include the recurring lines that are effective in the period, each in full; with `from_compensations`, also the pay from compensations; with `from_retro_pay`, the differences for earlier periods; and with `copy_from`, also the lines of another pay run. Without any of these, it has no payslips yet. Taxes are supplied, never calculated, and no money is transferred: `payRuns.complete` records that it was paid elsewhere. Sends `payrun.created`.
     *
     * `POST /pay-runs`, scope `payruns:write`
     *
     * @param body - a `PayRunCreate`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const payRun = await workforce.payRuns.create({
     *   type: 'regular',
     *   period_start: '2026-01-01',
     *   period_end: '2026-01-31',
     *   pay_date: '2026-01-30',
     * })
     */
    create(body: PayRunCreate, options?: RequestOptions & IdempotencyKeyOption): Call<PayRun> {
        return this.http.call({
            operation: this.id('create'),
            method: 'POST',
            path: ['pay-runs'],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Get a pay run
     *
     * Returns one pay run.
     *
     * `GET /pay-runs/{id}`, scope `payruns:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const payRun = await workforce.payRuns.get(1)
     */
    get(id: number, options?: RequestOptions): Call<PayRun> {
        return this.http.call({
            operation: this.id('get'),
            method: 'GET',
            path: ['pay-runs', id],
            options
        });
    }
    
    /**
     * Change a pay run
     *
     * Updates the submitted members of a draft.
     *
     * `PATCH /pay-runs/{id}`, scope `payruns:write`
     *
     * @param id - the `id` of the record
     * @param body - a `PayRunUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const payRun = await workforce.payRuns.update(1, { pay_date: '2026-01-31' }, { ifMatch: 1 })
     */
    update(id: number, body: PayRunUpdate, options?: RequestOptions & IfMatchOption): Call<PayRun> {
        return this.http.call({
            operation: this.id('update'),
            method: 'PATCH',
            path: ['pay-runs', id],
            body,
            options
        });
    }
    
    /**
     * Delete a pay run
     *
     * Deletes a draft with its payslips.
     *
     * `DELETE /pay-runs/{id}`, scope `payruns:write`
     *
     * @param id - the `id` of the record
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.payRuns.delete(1, { ifMatch: 1 })
     */
    delete(id: number, options?: RequestOptions & IfMatchOption): Call<void> {
        return this.http.call({
            operation: this.id('delete'),
            method: 'DELETE',
            path: ['pay-runs', id],
            options
        });
    }
    
    /**
     * Check a pay run
     *
     * Returns blockers, which make the approval fail with a 422, and warnings, which need review only.
     *
     * `GET /pay-runs/{id}/checks`, scope `payruns:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const payRunChecks = await workforce.payRuns.checks(1)
     */
    checks(id: number, options?: RequestOptions): Call<PayRunChecks> {
        return this.http.call({
            operation: this.id('checks'),
            method: 'GET',
            path: [
                'pay-runs',
                id,
                'checks'
            ],
            options
        });
    }
    
    /**
     * Compare a pay run
     *
     * Compares the net pay of each person with another pay run in the same currency, and returns the people whose net pay differs, with the largest differences first. A pay run in any status can be compared. The comparison covers the payslips that the caller can see.
     *
     * `GET /pay-runs/{id}/comparison`, scope `payruns:read`
     *
     * @param id - the `id` of the record
     * @param query - `with`, `limit`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const payRunComparison = await workforce.payRuns.compare(1)
     */
    compare(id: number, query?: PayRunsCompareQuery, options?: RequestOptions): Call<PayRunComparison> {
        return this.http.call({
            operation: this.id('compare'),
            method: 'GET',
            path: [
                'pay-runs',
                id,
                'comparison'
            ],
            query,
            options
        });
    }
    
    /**
     * Redraft a pay run
     *
     * Replaces the lines of a draft that come from compensations with lines from the current compensations, employments and unpaid leave, as `payRuns.create` with `from_compensations` drafts them. Other lines remain, and replace lines from compensations with the same `kind` and `code`. With `dry_run`, nothing is stored. In a correction with `retro_pay_from`, the lines are the retro pay of the people in it; for other corrections, the response is a 409. Sends `payrun.updated` if a payslip changes.
     *
     * `POST /pay-runs/{id}/redraft`, scope `payruns:write`
     *
     * @param id - the `id` of the record
     * @param body - a `PayRunRedraftInput`
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const payRunRedraft = await workforce.payRuns.redraft(1, { dry_run: true }, { ifMatch: 1 })
     */
    redraft(id: number, body: PayRunRedraftInput, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<PayRunRedraft> {
        return this.http.call({
            operation: this.id('redraft'),
            method: 'POST',
            path: [
                'pay-runs',
                id,
                'redraft'
            ],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Approve a pay run
     *
     * Approves a draft at the version in `If-Match`; blockers return a 422. If the business requires two people, users who created or changed the pay run, one of its payslips, or a recurring line or copied pay run that its lines come from, receive a 403 `second_person_required`, whether they acted themselves, with an API key that they created, directly or through another key, or through a login that they introduced and that is not confirmed (`unconfirmed_user_ids`). The same applies to users with a payslip in it unless it is `regular`, and to all API keys. Sends `payrun.approved`.
     *
     * `POST /pay-runs/{id}/approve`, scope `payruns:approve`
     *
     * @param id - the `id` of the record
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `second_person_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {ValidationFailedError} 422 `validation_failed`, `blocked`, `idempotency_key_reused`: the request violates the contract, or the pay run has `blockers`
     * @throws {PreconditionRequiredError} 428 `precondition_required`: `If-Match` is missing
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const payRun = await workforce.payRuns.approve(1, { ifMatch: 1 })
     */
    approve(id: number, options: RequestOptions & RequiredIfMatchOption & IdempotencyKeyOption): Call<PayRun> {
        return this.http.call({
            operation: this.id('approve'),
            method: 'POST',
            path: [
                'pay-runs',
                id,
                'approve'
            ],
            idempotent: true,
            options
        });
    }
    
    /**
     * Reopen a pay run
     *
     * Returns an approved pay run to draft. Sends `payrun.reopened`.
     *
     * `POST /pay-runs/{id}/reopen`, scope `payruns:approve`
     *
     * @param id - the `id` of the record
     * @param body - a `PayRunReason`
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const payRun = await workforce.payRuns.reopen(1, { reason: 'A bonus is missing' }, { ifMatch: 1 })
     */
    reopen(id: number, body: PayRunReason, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<PayRun> {
        return this.http.call({
            operation: this.id('reopen'),
            method: 'POST',
            path: [
                'pay-runs',
                id,
                'reopen'
            ],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Complete a pay run
     *
     * Records that an approved pay run was paid elsewhere. This is final: corrections go into a pay run of type `correction`. People with a user receive an email with a link to their payslip, unless they turned it off (`payslip_mail` of `me.update`). Sends `payrun.completed`.
     *
     * `POST /pay-runs/{id}/complete`, scope `payruns:approve`
     *
     * @param id - the `id` of the record
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const payRun = await workforce.payRuns.complete(1, { ifMatch: 1 })
     */
    complete(id: number, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<PayRun> {
        return this.http.call({
            operation: this.id('complete'),
            method: 'POST',
            path: [
                'pay-runs',
                id,
                'complete'
            ],
            idempotent: true,
            options
        });
    }
    
    /**
     * Cancel a pay run
     *
     * Cancels a draft or an approved pay run, which will not be paid. Sends `payrun.cancelled`.
     *
     * `POST /pay-runs/{id}/cancel`, scope `payruns:approve`
     *
     * @param id - the `id` of the record
     * @param body - a `PayRunReason`
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const payRun = await workforce.payRuns.cancel(1, { reason: 'Drafted twice' }, { ifMatch: 1 })
     */
    cancel(id: number, body: PayRunReason, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<PayRun> {
        return this.http.call({
            operation: this.id('cancel'),
            method: 'POST',
            path: [
                'pay-runs',
                id,
                'cancel'
            ],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Export a pay run as CSV
     *
     * Returns the payslips of a pay run in any status, one line each after a header line (RFC 4180, UTF-8). Text has no line breaks, and text that a spreadsheet would interpret as a formula begins with an apostrophe. If the connection ends early, the pay run changed during the export.
     *
     * `GET /pay-runs/{id}/export.csv`, scope `payruns:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const file = await workforce.payRuns.exportCsv(1)
     */
    exportCsv(id: number, options?: RequestOptions): Download<string> {
        return this.http.download({
            operation: this.id('exportCsv'),
            method: 'GET',
            path: [
                'pay-runs',
                id,
                'export.csv'
            ],
            responseType: 'text',
            options
        });
    }
    
    /**
     * Export the journal of a pay run
     *
     * Returns the entries of a pay run in any status for your general ledger, one line each after a header line (RFC 4180, UTF-8): account, cost centre, description, debit, credit and currency. The debits and the credits have the same sum. Returns a 409 whose `errors` list the pay codes without an account. A `cost_centre` is that of the department in which the person works on the last day of the period. Text has no line breaks, and text that a spreadsheet would interpret as a formula begins with an apostrophe.
     *
     * `GET /pay-runs/{id}/journal.csv`, scope `payruns:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const file = await workforce.payRuns.exportJournal(1)
     */
    exportJournal(id: number, options?: RequestOptions): Download<string> {
        return this.http.download({
            operation: this.id('exportJournal'),
            method: 'GET',
            path: [
                'pay-runs',
                id,
                'journal.csv'
            ],
            responseType: 'text',
            options
        });
    }
    
    /**
     * Export the payments of a pay run
     *
     * Returns an approved or completed pay run as ISO 20022 pain.001.001.09, with a transaction for each payment (`payRuns.payments`), and for each other net above zero to the account in the request. The `EndToEndId` is `WF-<pay run>-<person>`, and ends in `-2` and so on for further accounts of a person. Bank details of the request and the response are not stored, so repeat the request to get the file again. The message ID remains the same until the pay run is approved again, so that a bank executes it once. If the connection ends early, the pay run changed during the export.
     *
     * `POST /pay-runs/{id}/export-pain001`, scope `payruns:read`
     *
     * @param id - the `id` of the record
     * @param body - a `Pain001Export`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const file = await workforce.payRuns.exportPain001(1, {
     *   debtor: { name: 'Acme SAS', iban: 'FR1420041010050500013M02606' },
     *   accounts: [{ person_id: 1, iban: 'DE89370400440532013000' }],
     * })
     */
    exportPain001(id: number, body: Pain001Export, options?: RequestOptions): Download<Blob> {
        return this.http.download({
            operation: this.id('exportPain001'),
            method: 'POST',
            path: [
                'pay-runs',
                id,
                'export-pain001'
            ],
            body,
            responseType: 'blob',
            options
        });
    }
    
    /**
     * List the payments of a pay run
     *
     * Returns the parts of each net pay above zero and the bank accounts to which they go, as they were when the pay run was approved: a later change of an account does not move them. Fixed amounts are paid first, in the order of the accounts, and the shares divide the rest; without a share, the rest goes to the first account. Empty for a draft, and for people who had no active account on the pay date.
     *
     * `GET /pay-runs/{id}/payments`, scope `payruns:read`
     *
     * @param id - the `id` of the record
     * @param query - `limit`, `cursor`, `include_total`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const payment of workforce.payRuns.payments(1)) {
     *   console.log(payment)
     * }
     */
    payments(id: number, query?: PayRunsPaymentsQuery, options?: RequestOptions): List<Payment, PageMeta> {
        return this.http.list({
            operation: this.id('payments'),
            method: 'GET',
            path: [
                'pay-runs',
                id,
                'payments'
            ],
            query,
            options
        });
    }
}

export class PayslipsResource extends Resource {
    
    /**
     * List the payslips of a pay run
     *
     * Returns payslips by person, without their lines and their year to date.
     *
     * `GET /pay-runs/{id}/payslips`, scope `payruns:read`
     *
     * @param id - the `id` of the record
     * @param query - `limit`, `cursor`, `include_total`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const payslipSummary of workforce.payslips.list(1)) {
     *   console.log(payslipSummary)
     * }
     */
    list(id: number, query?: PayslipsListQuery, options?: RequestOptions): List<PayslipSummary, PageMeta> {
        return this.http.list({
            operation: this.id('list'),
            method: 'GET',
            path: [
                'pay-runs',
                id,
                'payslips'
            ],
            query,
            options
        });
    }
    
    /**
     * Put several payslips
     *
     * Writes the payslips of up to 500 people in a draft, all or none. Payslips of other people remain unchanged. Returns a 422 with `errors` for each person who does not exist. `If-Match` is the version of the pay run, and the response is the pay run.
     *
     * `PUT /pay-runs/{id}/payslips`, scope `payruns:write`
     *
     * @param id - the `id` of the record
     * @param body - a `PayslipsPut`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const payRun = await workforce.payslips.putMany(1, {
     *   payslips: [
     *     {
     *       person_id: 1,
     *       lines: [
     *         {
     *           kind: 'earning',
     *           code: 'salary',
     *           name: 'Salary',
     *           quantity: '160',
     *           rate: '25.00',
     *           amount: '4000.00',
     *         },
     *       ],
     *     },
     *   ],
     * }, { ifMatch: 1 })
     */
    putMany(id: number, body: PayslipsPut, options?: RequestOptions & IfMatchOption): Call<PayRun> {
        return this.http.call({
            operation: this.id('putMany'),
            method: 'PUT',
            path: [
                'pay-runs',
                id,
                'payslips'
            ],
            body,
            options
        });
    }
    
    /**
     * Get a payslip
     *
     * Returns a payslip with its lines and its year to date. A caller whose only scope is `self` sees their own, after the pay run is approved.
     *
     * `GET /pay-runs/{id}/payslips/{person_id}`, scope `payruns:read`
     *
     * @param id - the `id` of the record
     * @param person_id - the `id` of the person paid
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const payslip = await workforce.payslips.get(1, 1)
     */
    get(id: number, person_id: number, options?: RequestOptions): Call<Payslip> {
        return this.http.call({
            operation: this.id('get'),
            method: 'GET',
            path: [
                'pay-runs',
                id,
                'payslips',
                person_id
            ],
            options
        });
    }
    
    /**
     * Put a payslip
     *
     * Creates or replaces a person's payslip in a draft. Its lines replace all existing lines. `If-Match` is the version of the payslip; `"0"` requires that none exists yet, so that concurrent first writes do not overwrite each other.
     *
     * `PUT /pay-runs/{id}/payslips/{person_id}`, scope `payruns:write`
     *
     * @param id - the `id` of the record
     * @param person_id - the `id` of the person paid
     * @param body - a `PayslipPut`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const payslip = await workforce.payslips.put(1, 1, {
     *   lines: [
     *     {
     *       kind: 'earning',
     *       code: 'salary',
     *       name: 'Salary',
     *       quantity: '160',
     *       rate: '25.00',
     *       amount: '4000.00',
     *     },
     *   ],
     * }, { ifMatch: 1 })
     */
    put(id: number, person_id: number, body: PayslipPut, options?: RequestOptions & IfMatchOption): Call<Payslip> {
        return this.http.call({
            operation: this.id('put'),
            method: 'PUT',
            path: [
                'pay-runs',
                id,
                'payslips',
                person_id
            ],
            body,
            options
        });
    }
    
    /**
     * Delete a payslip
     *
     * Deletes a person's payslip from a draft. `If-Match` is the version of the payslip.
     *
     * `DELETE /pay-runs/{id}/payslips/{person_id}`, scope `payruns:write`
     *
     * @param id - the `id` of the record
     * @param person_id - the `id` of the person paid
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.payslips.delete(1, 1, { ifMatch: 1 })
     */
    delete(id: number, person_id: number, options?: RequestOptions & IfMatchOption): Call<void> {
        return this.http.call({
            operation: this.id('delete'),
            method: 'DELETE',
            path: [
                'pay-runs',
                id,
                'payslips',
                person_id
            ],
            options
        });
    }
    
    /**
     * Get a payslip as PDF
     *
     * Returns a payslip as PDF. A caller whose only scope is `self` gets their own, after the pay run is approved.
     *
     * `GET /pay-runs/{id}/payslips/{person_id}/pdf`, scope `payruns:read`
     *
     * @param id - the `id` of the record
     * @param person_id - the `id` of the person paid
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const file = await workforce.payslips.pdf(1, 1)
     */
    pdf(id: number, person_id: number, options?: RequestOptions): Download<Blob> {
        return this.http.download({
            operation: this.id('pdf'),
            method: 'GET',
            path: [
                'pay-runs',
                id,
                'payslips',
                person_id,
                'pdf'
            ],
            responseType: 'blob',
            options
        });
    }
}

export class PayCodesResource extends Resource {
    
    /**
     * List pay codes
     *
     * Returns pay codes by ID, without archived ones unless `include_archived` is true.
     *
     * `GET /pay-codes`, scope `payruns:read`
     *
     * @param query - `limit`, `cursor`, `include_total`, `updated_since`, `external_id`, `include_archived`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const payCode of workforce.payCodes.list()) {
     *   console.log(payCode)
     * }
     */
    list(query?: PayCodesListQuery, options?: RequestOptions): List<PayCode, PageMeta> {
        return this.http.list({
            operation: this.id('list'),
            method: 'GET',
            path: ['pay-codes'],
            query,
            options
        });
    }
    
    /**
     * Create a pay code
     *
     * Creates a pay code. Lines with its code then have its kind, and its name unless they have another. Codes without a pay code remain valid. Existing lines do not change. Returns a 409 if another pay code has the `code`, and beyond 1,000 pay codes.
     *
     * `POST /pay-codes`, scope `payruns:write`
     *
     * @param body - a `PayCodeCreate`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const payCode = await workforce.payCodes.create({
     *   code: 'night_shift',
     *   name: 'Night shift',
     *   kind: 'earning',
     *   account: '6010',
     * })
     */
    create(body: PayCodeCreate, options?: RequestOptions & IdempotencyKeyOption): Call<PayCode> {
        return this.http.call({
            operation: this.id('create'),
            method: 'POST',
            path: ['pay-codes'],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Get a pay code
     *
     * Returns one pay code by its ID.
     *
     * `GET /pay-codes/{id}`, scope `payruns:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const payCode = await workforce.payCodes.get(1)
     */
    get(id: number, options?: RequestOptions): Call<PayCode> {
        return this.http.call({
            operation: this.id('get'),
            method: 'GET',
            path: ['pay-codes', id],
            options
        });
    }
    
    /**
     * Change a pay code
     *
     * Updates the submitted members, or archives the pay code. Its `code` and `kind` never change. Existing lines keep their names and amounts.
     *
     * `PATCH /pay-codes/{id}`, scope `payruns:write`
     *
     * @param id - the `id` of the record
     * @param body - a `PayCodeUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const payCode = await workforce.payCodes.update(1, { account: '6020' }, { ifMatch: 1 })
     */
    update(id: number, body: PayCodeUpdate, options?: RequestOptions & IfMatchOption): Call<PayCode> {
        return this.http.call({
            operation: this.id('update'),
            method: 'PATCH',
            path: ['pay-codes', id],
            body,
            options
        });
    }
    
    /**
     * Delete a pay code
     *
     * Deletes a pay code. Returns a 409 while a payslip line, a recurring line or a compensation has its code: archive it instead.
     *
     * `DELETE /pay-codes/{id}`, scope `payruns:write`
     *
     * @param id - the `id` of the record
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.payCodes.delete(1, { ifMatch: 1 })
     */
    delete(id: number, options?: RequestOptions & IfMatchOption): Call<void> {
        return this.http.call({
            operation: this.id('delete'),
            method: 'DELETE',
            path: ['pay-codes', id],
            options
        });
    }
}

export class PaySchedulesResource extends Resource {
    
    /**
     * List pay schedules
     *
     * Returns pay schedules by ID, including paused ones.
     *
     * `GET /pay-schedules`, scope `payruns:read`
     *
     * @param query - `limit`, `cursor`, `include_total`, `updated_since`, `external_id`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const paySchedule of workforce.paySchedules.list()) {
     *   console.log(paySchedule)
     * }
     */
    list(query?: PaySchedulesListQuery, options?: RequestOptions): List<PaySchedule, PageMeta> {
        return this.http.list({
            operation: this.id('list'),
            method: 'GET',
            path: ['pay-schedules'],
            query,
            options
        });
    }
    
    /**
     * Create a pay schedule
     *
     * Creates a pay schedule. On its day (`drafts_on`), in the time zone of the business, the service drafts a regular pay run for the next period and publishes `payrun.created` with its `pay_schedule_id`. The first pay run is the first one whose day is today or later, for a period after the current and past regular pay runs in the currency. Returns a 409 beyond 50 pay schedules.
     *
     * `POST /pay-schedules`, scope `payruns:write`
     *
     * @param body - a `PayScheduleCreate`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const paySchedule = await workforce.paySchedules.create({ name: 'Monthly pay', frequency: 'monthly', pay_day_of_month: 28 })
     */
    create(body: PayScheduleCreate, options?: RequestOptions & IdempotencyKeyOption): Call<PaySchedule> {
        return this.http.call({
            operation: this.id('create'),
            method: 'POST',
            path: ['pay-schedules'],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Preview a pay schedule
     *
     * Returns the next pay runs that a new pay schedule would draft. Nothing is written.
     *
     * `POST /pay-schedules/preview`, scope `payruns:write`
     *
     * @param body - a `PayScheduleCreate`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const paySchedulePreview = await workforce.paySchedules.preview({ name: 'Monthly pay', frequency: 'monthly', pay_day_of_month: 28 })
     */
    preview(body: PayScheduleCreate, options?: RequestOptions): Call<PaySchedulePreview> {
        return this.http.call({
            operation: this.id('preview'),
            method: 'POST',
            path: ['pay-schedules', 'preview'],
            body,
            options
        });
    }
    
    /**
     * Get a pay schedule
     *
     * Returns one pay schedule, with its next pay runs.
     *
     * `GET /pay-schedules/{id}`, scope `payruns:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const paySchedule = await workforce.paySchedules.get(1)
     */
    get(id: number, options?: RequestOptions): Call<PaySchedule> {
        return this.http.call({
            operation: this.id('get'),
            method: 'GET',
            path: ['pay-schedules', id],
            options
        });
    }
    
    /**
     * Change a pay schedule
     *
     * Updates the submitted members. Pay runs that were drafted stay as they are: a change applies to the periods after them whose day (`drafts_on`) is today or later. The caller becomes an author of all pay runs that the schedule drafts from now on.
     *
     * `PATCH /pay-schedules/{id}`, scope `payruns:write`
     *
     * @param id - the `id` of the record
     * @param body - a `PayScheduleUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const paySchedule = await workforce.paySchedules.update(1, { drafts_days_before_pay_date: 7 }, { ifMatch: 1 })
     */
    update(id: number, body: PayScheduleUpdate, options?: RequestOptions & IfMatchOption): Call<PaySchedule> {
        return this.http.call({
            operation: this.id('update'),
            method: 'PATCH',
            path: ['pay-schedules', id],
            body,
            options
        });
    }
    
    /**
     * Delete a pay schedule
     *
     * Deletes a pay schedule. Its pay runs remain, with its ID.
     *
     * `DELETE /pay-schedules/{id}`, scope `payruns:write`
     *
     * @param id - the `id` of the record
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.paySchedules.delete(1, { ifMatch: 1 })
     */
    delete(id: number, options?: RequestOptions & IfMatchOption): Call<void> {
        return this.http.call({
            operation: this.id('delete'),
            method: 'DELETE',
            path: ['pay-schedules', id],
            options
        });
    }
}

export class LeaveTypesResource extends Resource {
    
    /**
     * List leave types
     *
     * Returns leave types by ID, without archived ones unless `include_archived` is true. All callers who can request leave see all leave types.
     *
     * `GET /leave-types`, scope `leave:read`
     *
     * @param query - `limit`, `cursor`, `include_total`, `updated_since`, `include_archived`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const leaveType of workforce.leaveTypes.list()) {
     *   console.log(leaveType)
     * }
     */
    list(query?: LeaveTypesListQuery, options?: RequestOptions): List<LeaveType, PageMeta> {
        return this.http.list({
            operation: this.id('list'),
            method: 'GET',
            path: ['leave-types'],
            query,
            options
        });
    }
    
    /**
     * Add a leave type
     *
     * Creates a leave type. With `accrual`, people accrue days from the leave year in which the type is created, prorated by their days of employment. Days are rounded to the nearest half day over the leave year. If employment dates change after days were booked, adjustments correct the leave years that are still open.
     *
     * `POST /leave-types`, scope `leave:manage`
     *
     * @param body - a `LeaveTypeCreate`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const leaveType = await workforce.leaveTypes.create({
     *   name: 'Vacation',
     *   code: 'vacation',
     *   accrual: {
     *     method: 'yearly',
     *     days_per_year: 25,
     *     carry_over_max: 5,
     *     carry_over_expires: { on: '03-31' },
     *     resets_on: '01-01',
     *   },
     * })
     */
    create(body: LeaveTypeCreate, options?: RequestOptions & IdempotencyKeyOption): Call<LeaveType> {
        return this.http.call({
            operation: this.id('create'),
            method: 'POST',
            path: ['leave-types'],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Get a leave type
     *
     * Returns one leave type, archived or not.
     *
     * `GET /leave-types/{id}`, scope `leave:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const leaveType = await workforce.leaveTypes.get(1)
     */
    get(id: number, options?: RequestOptions): Call<LeaveType> {
        return this.http.call({
            operation: this.id('get'),
            method: 'GET',
            path: ['leave-types', id],
            options
        });
    }
    
    /**
     * Change a leave type
     *
     * Updates the submitted members, for leave requested or booked from now on. After days were booked, `accrual` cannot change how days accrue or when the leave year begins (409). `archived: true` archives the type: no new leave can be requested and no further days accrue, while existing requests, balances and approvals remain. `archived: false` restores it, with the days that would have accrued in the meantime.
     *
     * `PATCH /leave-types/{id}`, scope `leave:manage`
     *
     * @param id - the `id` of the record
     * @param body - a `LeaveTypeUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const leaveType = await workforce.leaveTypes.update(1, { min_notice_days: 7 }, { ifMatch: 1 })
     */
    update(id: number, body: LeaveTypeUpdate, options?: RequestOptions & IfMatchOption): Call<LeaveType> {
        return this.http.call({
            operation: this.id('update'),
            method: 'PATCH',
            path: ['leave-types', id],
            body,
            options
        });
    }
}

export class HolidaysResource extends Resource {
    
    /**
     * List holidays
     *
     * Returns holidays by ID. All callers who can request leave see all holidays.
     *
     * `GET /holidays`, scope `leave:read`
     *
     * @param query - `limit`, `cursor`, `include_total`, `updated_since`, `from`, `to`, `location_id`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const holiday of workforce.holidays.list()) {
     *   console.log(holiday)
     * }
     */
    list(query?: HolidaysListQuery, options?: RequestOptions): List<Holiday, PageMeta> {
        return this.http.list({
            operation: this.id('list'),
            method: 'GET',
            path: ['holidays'],
            query,
            options
        });
    }
    
    /**
     * Add a holiday
     *
     * Creates a holiday. Leave deducts no day for a holiday at the person's location, and half a day for a half-day holiday. Approved leave keeps its days; pending leave is recalculated at approval.
     *
     * `POST /holidays`, scope `leave:manage`
     *
     * @param body - a `HolidayCreate`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const holiday = await workforce.holidays.create({ date: '2036-07-11', name: 'Company day' })
     */
    create(body: HolidayCreate, options?: RequestOptions & IdempotencyKeyOption): Call<Holiday> {
        return this.http.call({
            operation: this.id('create'),
            method: 'POST',
            path: ['holidays'],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Import holidays
     *
     * Creates one holiday for each day of the all-day events of an iCalendar file (RFC 5545). An event that cannot be a holiday, or that already exists, is skipped and listed in the response; importing the same file twice adds nothing. A text that is not an iCalendar file, or has more than 2,000 days, returns a 422.
     *
     * `POST /holidays/import`, scope `leave:manage`
     *
     * @param body - a `HolidayImport`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const holidayImportResult = await workforce.holidays.import({
     *   ics: 'BEGIN:VCALENDAR\r\n' +
     *     'VERSION:2.0\r\n' +
     *     'PRODID:-//Acme//Holidays//EN\r\n' +
     *     'BEGIN:VEVENT\r\n' +
     *     'UID:1@acme.example\r\n' +
     *     'DTSTAMP:20260101T000000Z\r\n' +
     *     'DTSTART;VALUE=DATE:20360714\r\n' +
     *     'SUMMARY:Fête nationale\r\n' +
     *     'END:VEVENT\r\n' +
     *     'END:VCALENDAR\r\n',
     * })
     */
    import(body: HolidayImport, options?: RequestOptions & IdempotencyKeyOption): Call<HolidayImportResult> {
        return this.http.call({
            operation: this.id('import'),
            method: 'POST',
            path: ['holidays', 'import'],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Get a holiday
     *
     * Returns one holiday.
     *
     * `GET /holidays/{id}`, scope `leave:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const holiday = await workforce.holidays.get(1)
     */
    get(id: number, options?: RequestOptions): Call<Holiday> {
        return this.http.call({
            operation: this.id('get'),
            method: 'GET',
            path: ['holidays', id],
            options
        });
    }
    
    /**
     * Change a holiday
     *
     * Updates the submitted members. Approved leave keeps its days; pending leave is recalculated at approval.
     *
     * `PATCH /holidays/{id}`, scope `leave:manage`
     *
     * @param id - the `id` of the record
     * @param body - a `HolidayUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const holiday = await workforce.holidays.update(1, { name: 'New Year' }, { ifMatch: 1 })
     */
    update(id: number, body: HolidayUpdate, options?: RequestOptions & IfMatchOption): Call<Holiday> {
        return this.http.call({
            operation: this.id('update'),
            method: 'PATCH',
            path: ['holidays', id],
            body,
            options
        });
    }
    
    /**
     * Delete a holiday
     *
     * Deletes a holiday. Approved leave keeps its days.
     *
     * `DELETE /holidays/{id}`, scope `leave:manage`
     *
     * @param id - the `id` of the record
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.holidays.delete(1, { ifMatch: 1 })
     */
    delete(id: number, options?: RequestOptions & IfMatchOption): Call<void> {
        return this.http.call({
            operation: this.id('delete'),
            method: 'DELETE',
            path: ['holidays', id],
            options
        });
    }
}

export class LeaveRequestsResource extends Resource {
    
    /**
     * List leave requests
     *
     * Returns leave requests by ID unless `sort` specifies another order. Managers see their own requests and those of their direct and indirect reports; employees see their own.
     *
     * `GET /leave-requests`, scope `leave:read`
     *
     * @param query - `limit`, `cursor`, `include_total`, `sort`, `updated_since`, `person_id`, `leave_type_id`, `status`, `external_id`, `from`, `to`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const leaveRequest of workforce.leaveRequests.list()) {
     *   console.log(leaveRequest)
     * }
     */
    list(query?: LeaveRequestsListQuery, options?: RequestOptions): List<LeaveRequest, PageMeta> {
        return this.http.list({
            operation: this.id('list'),
            method: 'GET',
            path: ['leave-requests'],
            query,
            options
        });
    }
    
    /**
     * Request leave
     *
     * Creates a leave request. All people can request leave for themselves; with `leave:write`, managers can request it for their direct and indirect reports, and owners, admins and API keys for all people. Days are calculated from the work pattern and the holidays. Returns a 409 if the person has other leave at that time or another request has the `external_id`, and a 422 if too few days remain, counting pending leave as taken. With `skip_approval`, owners, admins and API keys that access all people enter leave that is already agreed (403 for other callers; `second_person_required` for their own leave, and for all if the business requires two people). Sends `leave.requested`, and `leave.approved` if the type requires no approval or it is skipped.
     *
     * `POST /leave-requests`, scope `leave:write`
     *
     * @param body - a `LeaveRequestCreate`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `second_person_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const leaveRequest = await workforce.leaveRequests.create({
     *   person_id: 1,
     *   leave_type_id: 1,
     *   start_date: '2036-07-01',
     *   end_date: '2036-07-03',
     *   end_portion: 'morning',
     * })
     */
    create(body: LeaveRequestCreate, options?: RequestOptions & IdempotencyKeyOption): Call<LeaveRequest> {
        return this.http.call({
            operation: this.id('create'),
            method: 'POST',
            path: ['leave-requests'],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Preview a leave request
     *
     * Returns the result that a request would have: its days, the balance before and after, in `problems` all reasons for which `leaveRequests.create` would fail with a 409 or 422, and in `warnings` the limits that it would exceed without failing. Nothing is written.
     *
     * `POST /leave-requests/preview`, scope `leave:write`
     *
     * @param body - a `LeaveRequestCreate`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const leavePreview = await workforce.leaveRequests.preview({
     *   person_id: 1,
     *   leave_type_id: 1,
     *   start_date: '2036-07-01',
     *   end_date: '2036-07-03',
     *   end_portion: 'morning',
     * })
     */
    preview(body: LeaveRequestCreate, options?: RequestOptions): Call<LeavePreview> {
        return this.http.call({
            operation: this.id('preview'),
            method: 'POST',
            path: ['leave-requests', 'preview'],
            body,
            options
        });
    }
    
    /**
     * Export leave requests as CSV
     *
     * Returns all leave requests that the list returns for the same filters, in the same order, one line each after a header line (RFC 4180, UTF-8): person, leave type, dates, days, status and reason, without notes. Find the columns by their names, as more will be added. Text has no line breaks, and text that a spreadsheet would interpret as a formula begins with an apostrophe. More than 100,000 rows are a 422. If the connection ends early, the file is incomplete. The download is recorded in the audit log.
     *
     * `GET /leave-requests.csv`, scope `leave:read`
     *
     * @param query - `sort`, `updated_since`, `person_id`, `leave_type_id`, `status`, `external_id`, `from`, `to`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const file = await workforce.leaveRequests.exportCsv()
     */
    exportCsv(query?: LeaveRequestsExportCsvQuery, options?: RequestOptions): Download<string> {
        return this.http.download({
            operation: this.id('exportCsv'),
            method: 'GET',
            path: ['leave-requests.csv'],
            query,
            responseType: 'text',
            options
        });
    }
    
    /**
     * Get a leave request
     *
     * Returns one leave request.
     *
     * `GET /leave-requests/{id}`, scope `leave:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const leaveRequest = await workforce.leaveRequests.get(1)
     */
    get(id: number, options?: RequestOptions): Call<LeaveRequest> {
        return this.http.call({
            operation: this.id('get'),
            method: 'GET',
            path: ['leave-requests', id],
            options
        });
    }
    
    /**
     * Change a leave request
     *
     * Updates the submitted members of a pending request, and recalculates its days. A request that no longer requires approval is approved immediately and sends `leave.approved`.
     *
     * `PATCH /leave-requests/{id}`, scope `leave:write`
     *
     * @param id - the `id` of the record
     * @param body - a `LeaveRequestUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const leaveRequest = await workforce.leaveRequests.update(1, { end_date: '2036-07-02', end_portion: 'full' }, { ifMatch: 1 })
     */
    update(id: number, body: LeaveRequestUpdate, options?: RequestOptions & IfMatchOption): Call<LeaveRequest> {
        return this.http.call({
            operation: this.id('update'),
            method: 'PATCH',
            path: ['leave-requests', id],
            body,
            options
        });
    }
    
    /**
     * Approve leave
     *
     * Approves a leave request. Allowed for direct and indirect managers of the person, and for owners, admins and API keys. Users cannot approve leave that is their own or was at the time of the request, including with an API key that they created, directly or through another key (403 `second_person_required`). If the business requires two people, users also cannot approve leave that they requested for others. If the leave has `steps`, this approves the current one, for its approvers, owners, admins and API keys (403 `not_the_approver` for other callers); the last one approves the leave. Returns a 409 if the step that the caller could approve was approved in the meantime. The days are recalculated once more, and are then final. Sends `leave.step_approved` or, at the end, `leave.approved`.
     *
     * `POST /leave-requests/{id}/approve`, scope `leave:approve`
     *
     * @param id - the `id` of the record
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `second_person_required`, `not_the_approver`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const leaveRequest = await workforce.leaveRequests.approve(1, { ifMatch: 1 })
     */
    approve(id: number, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<LeaveRequest> {
        return this.http.call({
            operation: this.id('approve'),
            method: 'POST',
            path: [
                'leave-requests',
                id,
                'approve'
            ],
            idempotent: true,
            options
        });
    }
    
    /**
     * Reject leave
     *
     * Rejects a leave request. Allowed for all callers who could approve it. Sends `leave.rejected`, without the note.
     *
     * `POST /leave-requests/{id}/reject`, scope `leave:approve`
     *
     * @param id - the `id` of the record
     * @param body - a `LeaveRejection`
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const leaveRequest = await workforce.leaveRequests.reject(1, { note: 'Too many are away then' }, { ifMatch: 1 })
     */
    reject(id: number, body: LeaveRejection, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<LeaveRequest> {
        return this.http.call({
            operation: this.id('reject'),
            method: 'POST',
            path: [
                'leave-requests',
                id,
                'reject'
            ],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Cancel leave
     *
     * Cancels leave, pending or approved. Until it begins, any caller who could request it can cancel it. Later, `leave:approve` is also required, and users cannot cancel their own leave. The days of approved leave are returned to the balance, except days that have expired since; if its leave year is closed, only those that would have been carried over. `days_returned` states how many. Sends `leave.cancelled`.
     *
     * `POST /leave-requests/{id}/cancel`, scope `leave:write`
     *
     * @param id - the `id` of the record
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const leaveRequest = await workforce.leaveRequests.cancel(1, { ifMatch: 1 })
     */
    cancel(id: number, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<LeaveRequest> {
        return this.http.call({
            operation: this.id('cancel'),
            method: 'POST',
            path: [
                'leave-requests',
                id,
                'cancel'
            ],
            idempotent: true,
            options
        });
    }
}

export class LeaveAttachmentsResource extends Resource {
    
    /**
     * List the attachments of a leave request
     *
     * Returns the attachments of a leave request by ID, without their files. Attachments can contain health data: only the person on leave and callers with `leave:approve` see them. Other callers see `certificate_status` of the leave request.
     *
     * `GET /leave-requests/{id}/attachments`, scope `leave:approve`
     *
     * @param id - the `id` of the record
     * @param query - `limit`, `cursor`, `include_total`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const leaveAttachment of workforce.leaveAttachments.list(1)) {
     *   console.log(leaveAttachment)
     * }
     */
    list(id: number, query?: LeaveAttachmentsListQuery, options?: RequestOptions): List<LeaveAttachment, PageMeta> {
        return this.http.list({
            operation: this.id('list'),
            method: 'GET',
            path: [
                'leave-requests',
                id,
                'attachments'
            ],
            query,
            options
        });
    }
    
    /**
     * Attach a file to a leave request
     *
     * Attaches a certificate or another file to leave that is requested or approved (409 otherwise), by all callers who can request it. The file is a PDF, PNG or JPEG of at most 10 MiB, checked and converted as in `documents.upload`, and stored encrypted. Leave can have ten attachments (409). `If-Match` is the version of the leave request, which increases. Sends `leave.updated`, without the attachment.
     *
     * `POST /leave-requests/{id}/attachments`, scope `leave:write`
     *
     * @param id - the `id` of the record
     * @param body - the file in `file`, and what it is for
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_form`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const leaveAttachment = await workforce.leaveAttachments.upload(1, {
     *   file: new Blob(['%PDF-1.7 …']),
     *   kind: 'certificate',
     *   title: 'Certificate of 7 July',
     * }, { ifMatch: 1 })
     */
    upload(id: number, body: WithFile<LeaveAttachmentUpload>, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<LeaveAttachment> {
        return this.http.call({
            operation: this.id('upload'),
            method: 'POST',
            path: [
                'leave-requests',
                id,
                'attachments'
            ],
            body,
            form: true,
            idempotent: true,
            options
        });
    }
    
    /**
     * Delete an attachment of a leave request
     *
     * Deletes an attachment with its file, permanently. While leave is requested or approved (409 otherwise), callers can delete what they attached; callers who see all people can delete any attachment at any time. Sends `leave.updated`.
     *
     * `DELETE /leave-attachments/{id}`, scope `leave:write`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.leaveAttachments.delete(1)
     */
    delete(id: number, options?: RequestOptions): Call<void> {
        return this.http.call({
            operation: this.id('delete'),
            method: 'DELETE',
            path: ['leave-attachments', id],
            options
        });
    }
    
    /**
     * Download an attachment of a leave request
     *
     * Returns the file as a PDF, to callers who can list the attachment. The audit log records the download, except that by the person on leave.
     *
     * `GET /leave-attachments/{id}/file`, scope `leave:approve`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const file = await workforce.leaveAttachments.file(1)
     */
    file(id: number, options?: RequestOptions): Download<Blob> {
        return this.http.download({
            operation: this.id('file'),
            method: 'GET',
            path: [
                'leave-attachments',
                id,
                'file'
            ],
            responseType: 'blob',
            options
        });
    }
}

export class LeaveBalancesResource extends Resource {
    
    /**
     * List leave balances
     *
     * Returns balances on a day by person and leave type, without deleted people; accruals until that day are included. Leave counts in the leave year in which it begins. Managers see their own balances and those of their direct and indirect reports; employees see their own.
     *
     * `GET /leave-balances`, scope `leave:read`
     *
     * @param query - `limit`, `cursor`, `include_total`, `person_id`, `leave_type_id`, `as_of`, `explain`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const leaveBalance of workforce.leaveBalances.list()) {
     *   console.log(leaveBalance)
     * }
     */
    list(query?: LeaveBalancesListQuery, options?: RequestOptions): List<LeaveBalance, PageMeta> {
        return this.http.list({
            operation: this.id('list'),
            method: 'GET',
            path: ['leave-balances'],
            query,
            options
        });
    }
    
    /**
     * Export leave balances as CSV
     *
     * Returns all balances that the list returns for the same filters, in the same order, one line each after a header line (RFC 4180, UTF-8): person, leave type, day, leave year, and the days that are entitled, taken, scheduled, pending and available. Find the columns by their names, as more will be added. Text has no line breaks, and text that a spreadsheet would interpret as a formula begins with an apostrophe. More than 100,000 rows are a 422. If the connection ends early, the file is incomplete. The download is recorded in the audit log.
     *
     * `GET /leave-balances.csv`, scope `leave:read`
     *
     * @param query - `person_id`, `leave_type_id`, `as_of`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const file = await workforce.leaveBalances.exportCsv()
     */
    exportCsv(query?: LeaveBalancesExportCsvQuery, options?: RequestOptions): Download<string> {
        return this.http.download({
            operation: this.id('exportCsv'),
            method: 'GET',
            path: ['leave-balances.csv'],
            query,
            responseType: 'text',
            options
        });
    }
    
    /**
     * Adjust a leave balance
     *
     * Credits days, or deducts days with a negative number, as a separate ledger line. With `expires_on`, the credited days expire after that day unless they are taken, such as time off for overtime: leave takes what expires first. Returns a 422 if the leave year is closed, or if the adjustments of an account, credited and deducted, exceed 50,000 days.
     *
     * `POST /leave-balances/adjustments`, scope `leave:manage`
     *
     * @param body - a `LeaveAdjustment`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const leaveLine = await workforce.leaveBalances.adjust({ person_id: 1, leave_type_id: 1, days: 5, note: 'From the old system' })
     */
    adjust(body: LeaveAdjustment, options?: RequestOptions & IdempotencyKeyOption): Call<LeaveLine> {
        return this.http.call({
            operation: this.id('adjust'),
            method: 'POST',
            path: ['leave-balances', 'adjustments'],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Adjust many leave balances
     *
     * Books up to 1,000 adjustments, each as `leaveBalances.adjust` does and with its event. An adjustment that cannot be booked does not prevent the others: each has its own result. `dry_run` books nothing.
     *
     * `POST /leave-balances/adjust-many`, scope `leave:manage`
     *
     * @param body - a `LeaveAdjustments`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const leaveAdjustmentResults = await workforce.leaveBalances.adjustMany({
     *   adjustments: [{ person_id: 1, leave_type_id: 1, days: 1, note: 'Company day' }],
     *   dry_run: true,
     * })
     */
    adjustMany(body: LeaveAdjustments, options?: RequestOptions & IdempotencyKeyOption): Call<LeaveAdjustmentResults> {
        return this.http.call({
            operation: this.id('adjustMany'),
            method: 'POST',
            path: ['leave-balances', 'adjust-many'],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Import leave balances
     *
     * Sets balances, such as those of an earlier system: each row states how many days a person has left on a day, and the difference to the calculated balance is booked as an adjustment on that day, with its event. A repeated import books nothing. An invalid row does not stop the others; of several rows with the same person and leave type, the first valid one counts. At most 500 rows and 1 MiB. Use `dry_run` first.
     *
     * `POST /leave-balances/import`, scope `leave:manage`
     *
     * @param body - a `LeaveBalancesImport`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const leaveBalanceImportResults = await workforce.leaveBalances.import({
     *   balances: [
     *     {
     *       person_id: 1,
     *       leave_type_code: 'vacation',
     *       balance: 12.5,
     *       as_of: '2026-01-01',
     *     },
     *   ],
     *   dry_run: true,
     * })
     */
    import(body: LeaveBalancesImport, options?: RequestOptions & IdempotencyKeyOption): Call<LeaveBalanceImportResults> {
        return this.http.call({
            operation: this.id('import'),
            method: 'POST',
            path: ['leave-balances', 'import'],
            body,
            idempotent: true,
            options
        });
    }
}

export class LeaveLedgerResource extends Resource {
    
    /**
     * List the leave ledger
     *
     * Returns booked ledger lines by ID: days accrued, carried over, expired, adjusted, taken and returned. Lines are never changed or deleted. Future accruals are in `leaveBalances.list` with `explain`.
     *
     * `GET /leave-ledger`, scope `leave:read`
     *
     * @param query - `limit`, `cursor`, `include_total`, `person_id`, `leave_type_id`, `from`, `to`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const leaveLine of workforce.leaveLedger.list()) {
     *   console.log(leaveLine)
     * }
     */
    list(query?: LeaveLedgerListQuery, options?: RequestOptions): List<LeaveLine, PageMeta> {
        return this.http.list({
            operation: this.id('list'),
            method: 'GET',
            path: ['leave-ledger'],
            query,
            options
        });
    }
}

export class LeaveCalendarResource extends Resource {
    
    /**
     * Get the leave calendar
     *
     * Returns requested and approved leave and the holidays of a period of at most a year. All callers see all holidays. Managers see their own leave and that of their direct and indirect reports; employees see their own.
     *
     * `GET /leave-calendar`, scope `leave:read`
     *
     * @param query - `from`, `to`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const leaveCalendar = await workforce.leaveCalendar.get({ from: '2036-07-01', to: '2036-07-31' })
     */
    get(query: LeaveCalendarGetQuery, options?: RequestOptions): Call<LeaveCalendar> {
        return this.http.call({
            operation: this.id('get'),
            method: 'GET',
            path: ['leave-calendar'],
            query,
            options
        });
    }
    
    /**
     * List when a team is away
     *
     * Returns the approved leave of a person's team: their manager, the people with the same manager or in the same department, and their direct reports. Employees see the absences of their own team this way, without its requests, notes and balances, and without types that are hidden from the team.
     *
     * `GET /leave-calendar/team`, scope `leave:read`
     *
     * @param query - `person_id`, `from`, `to`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const teamAbsences = await workforce.leaveCalendar.team({ from: '2036-07-01', to: '2036-07-31' })
     */
    team(query: LeaveCalendarTeamQuery, options?: RequestOptions): Call<TeamAbsences> {
        return this.http.call({
            operation: this.id('team'),
            method: 'GET',
            path: ['leave-calendar', 'team'],
            query,
            options
        });
    }
    
    /**
     * Get the leave calendar as iCalendar
     *
     * Returns the leave calendar as a file for calendar applications (RFC 5545): all-day events with stable IDs, tentative while leave is pending.
     *
     * `GET /leave-calendar.ics`, scope `leave:read`
     *
     * @param query - `from`, `to`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const file = await workforce.leaveCalendar.ics({ from: '2036-07-01', to: '2036-07-31' })
     */
    ics(query: LeaveCalendarIcsQuery, options?: RequestOptions): Download<string> {
        return this.http.download({
            operation: this.id('ics'),
            method: 'GET',
            path: ['leave-calendar.ics'],
            query,
            responseType: 'text',
            options
        });
    }
}

export class LeaveFeedsResource extends Resource {
    
    /**
     * List my feed links
     *
     * Returns the caller's links to the leave calendar, by ID.
     *
     * `GET /leave-feeds`
     *
     * @param query - `limit`, `cursor`, `include_total`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const leaveFeed of workforce.leaveFeeds.list()) {
     *   console.log(leaveFeed)
     * }
     */
    list(query?: LeaveFeedsListQuery, options?: RequestOptions): List<LeaveFeed, PageMeta> {
        return this.http.list({
            operation: this.id('list'),
            method: 'GET',
            path: ['leave-feeds'],
            query,
            options
        });
    }
    
    /**
     * Create a feed link
     *
     * Creates a link to the leave calendar for a calendar application. Such applications can only fetch a URL, so the URL contains the secret: anyone with the link sees the calendar as the caller sees it at that time, until the link is revoked or the caller loses access. A user can have ten links. Requires a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `POST /leave-feeds`
     *
     * @param body - a `LeaveFeedCreate`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const leaveFeedCreated = await workforce.leaveFeeds.create({ name: 'Phone' })
     */
    create(body: LeaveFeedCreate, options?: RequestOptions & IdempotencyKeyOption): Call<LeaveFeedCreated> {
        return this.http.call({
            operation: this.id('create'),
            method: 'POST',
            path: ['leave-feeds'],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Revoke one of my feed links
     *
     * Revokes one of the caller's links: it returns a 404 from the next request on.
     *
     * `DELETE /leave-feeds/{id}`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.leaveFeeds.revoke(1)
     */
    revoke(id: number, options?: RequestOptions): Call<void> {
        return this.http.call({
            operation: this.id('revoke'),
            method: 'DELETE',
            path: ['leave-feeds', id],
            options
        });
    }
    
    /**
     * Fetch the calendar of a feed link
     *
     * Returns the current `leaveCalendar.ics` of the link's user, from three months before today to nine months after. It requires no token except the one in its URL. Returns a 404 if the link is revoked or its user cannot log in, and a 422 if the year has more than 10,000 leave requests.
     *
     * `GET /leave-feeds/{token}/calendar.ics`
     *
     * @param token - the secret part of a feed link
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const file = await workforce.leaveFeeds.ics('dG9rZW4gb2YgMzIgYnl0ZXMgaW4gbGVuZ3RoIGlzIGh')
     */
    ics(token: string, options?: RequestOptions): Download<string> {
        return this.http.download({
            operation: this.id('ics'),
            method: 'GET',
            path: [
                'leave-feeds',
                token,
                'calendar.ics'
            ],
            responseType: 'text',
            options
        });
    }
}

export class ReportsResource extends Resource {
    
    /**
     * Get the headcount by month
     *
     * Returns the number of people employed on the last day of each month; in the running month, today. A person counts in the department, location and employment type of that day, so that a later change leaves past months as they were. Deleted people do not count; erased people count without a department. `people.list` with `as_of` and `status=active` lists the same people.
     *
     * `GET /reports/headcount`, scope `reports:read`
     *
     * @param query - `from`, `to`, `group_by`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const headcountReport = await workforce.reports.headcount()
     */
    headcount(query?: ReportsHeadcountQuery, options?: RequestOptions): Call<HeadcountReport> {
        return this.http.call({
            operation: this.id('headcount'),
            method: 'GET',
            path: ['reports', 'headcount'],
            query,
            options
        });
    }
    
    /**
     * Get joiners and leavers by month
     *
     * Returns the joiners and leavers of each month and the turnover rate: the leavers divided by the average headcount, which is the mean of the opening and the closing headcount. The closing headcount is the opening one, plus joiners, minus leavers. A person joins on the first day of an employment, after a rehire as well, and leaves on its last day. Deleted people do not count. The running month covers the days up to today.
     *
     * `GET /reports/turnover`, scope `reports:read`
     *
     * @param query - `from`, `to`, `group_by`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const turnoverReport = await workforce.reports.turnover()
     */
    turnover(query?: ReportsTurnoverQuery, options?: RequestOptions): Call<TurnoverReport> {
        return this.http.call({
            operation: this.id('turnover'),
            method: 'GET',
            path: ['reports', 'turnover'],
            query,
            options
        });
    }
    
    /**
     * Get the absence rate by month
     *
     * Returns the absence rate of each month: the days of approved leave divided by the scheduled working days. The scheduled days of a person are those of their work pattern of the day, without the holidays at their location, while they are employed. The days of leave are those that the leave deducts. All leave types count, or one of them. A working day counts in the department of the day, and leave in that of its first day in the month. Deleted people do not count. The running month covers the days up to today.
     *
     * `GET /reports/absence`, scope `reports:read`
     *
     * @param query - `from`, `to`, `leave_type_id`, `group_by`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const absenceReport = await workforce.reports.absence()
     */
    absence(query?: ReportsAbsenceQuery, options?: RequestOptions): Call<AbsenceReport> {
        return this.http.call({
            operation: this.id('absence'),
            method: 'GET',
            path: ['reports', 'absence'],
            query,
            options
        });
    }
    
    /**
     * Get the leave liability
     *
     * Returns the unused entitlement of the people who are employed on a day: the days of paid leave that they have earned, carried over or received, less those taken by that day. The amount is the days multiplied by the daily rate of the compensation in force: of a salary, its amount for a year divided by 52 times the working days of a week. A negative balance reduces the sums. Amounts need the scope `compensation:read` as well, and are null without it.
     *
     * `GET /reports/leave-liability`, scope `reports:read`
     *
     * @param query - `as_of`, `group_by`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const leaveLiabilityReport = await workforce.reports.leaveLiability()
     */
    leaveLiability(query?: ReportsLeaveLiabilityQuery, options?: RequestOptions): Call<LeaveLiabilityReport> {
        return this.http.call({
            operation: this.id('leaveLiability'),
            method: 'GET',
            path: ['reports', 'leave-liability'],
            query,
            options
        });
    }
    
    /**
     * List the leave liability by person
     *
     * Returns the unused entitlement of each person in `reports.leaveLiability`, by leave type, with the amount and, for people without an amount, the reason. Needs the scope `leave:read` as well; amounts need `compensation:read`.
     *
     * `GET /reports/leave-liability/people`, scope `reports:read`
     *
     * @param query - `as_of`, `limit`, `cursor`, `include_total`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const leaveLiabilityPerson of workforce.reports.leaveLiabilityPeople()) {
     *   console.log(leaveLiabilityPerson)
     * }
     */
    leaveLiabilityPeople(query?: ReportsLeaveLiabilityPeopleQuery, options?: RequestOptions): List<LeaveLiabilityPerson, PageMeta> {
        return this.http.list({
            operation: this.id('leaveLiabilityPeople'),
            method: 'GET',
            path: [
                'reports',
                'leave-liability',
                'people'
            ],
            query,
            options
        });
    }
    
    /**
     * Get the pay cost by month and department
     *
     * Returns the sums of the payslips in completed pay runs, by the month in which the pay period ends, department and currency. A person counts in the department of the last day of the pay period, or of their last day if they left before; payslips of deleted people count as well. Needs the scope `payruns:read` as well.
     *
     * `GET /reports/pay-cost`, scope `reports:read`
     *
     * @param query - `from`, `to`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const payCostReport = await workforce.reports.payCost()
     */
    payCost(query?: ReportsPayCostQuery, options?: RequestOptions): Call<PayCostReport> {
        return this.http.call({
            operation: this.id('payCost'),
            method: 'GET',
            path: ['reports', 'pay-cost'],
            query,
            options
        });
    }
}

export class WebhooksResource extends Resource {
    
    /**
     * List webhooks
     *
     * Returns all subscriptions of the business, by ID. An app gets only those that it created for the user.
     *
     * `GET /webhooks`, scope `webhooks:read`
     *
     * @param query - `limit`, `cursor`, `include_total`, `updated_since`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const webhook of workforce.webhooks.list()) {
     *   console.log(webhook)
     * }
     */
    list(query?: WebhooksListQuery, options?: RequestOptions): List<Webhook, PageMeta> {
        return this.http.list({
            operation: this.id('list'),
            method: 'GET',
            path: ['webhooks'],
            query,
            options
        });
    }
    
    /**
     * Create a webhook
     *
     * Subscribes an endpoint to events. In addition to `webhooks:write`, requires the read scope of the area of each
     * event, such as `people:read` for `person.*`, and all of them for `*`. Only this response has the signing `secret`.
     * The `webhooks` section of this document describes the deliveries, their headers and the retries. Requires a
     * password confirmation within the last fifteen minutes (`me.confirmPassword`).
     *
     * A webhook that an app creates belongs to its connection: only the app changes it, events are sent while the app and
     * the user have the scopes, and it is deleted when the connection ends. The app names its event types: `*` and
     * `webhook.disabled` are for the business. It can have ten webhooks per connection.
     *
     * `POST /webhooks`, scope `webhooks:write`
     *
     * @param body - a `WebhookCreate`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const webhookWithSecret = await workforce.webhooks.create({
     *   url: 'https://example.com/hooks',
     *   events: ['person.created'],
     *   active: true,
     * })
     */
    create(body: WebhookCreate, options?: RequestOptions & IdempotencyKeyOption): Call<WebhookWithSecret> {
        return this.http.call({
            operation: this.id('create'),
            method: 'POST',
            path: ['webhooks'],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Get a webhook
     *
     * Returns one subscription by its ID.
     *
     * `GET /webhooks/{id}`, scope `webhooks:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const webhook = await workforce.webhooks.get(1)
     */
    get(id: number, options?: RequestOptions): Call<Webhook> {
        return this.http.call({
            operation: this.id('get'),
            method: 'GET',
            path: ['webhooks', id],
            options
        });
    }
    
    /**
     * Update a webhook
     *
     * Updates the submitted members. `active: true` enables a disabled webhook again. A change of `url` or `events` requires the read scope of the area of each event that is then sent. A change of `url` or `events` and any `headers` also require a password confirmation within the last fifteen minutes (`me.confirmPassword`). Of a webhook that belongs to an app, only the app changes `url`, `events` and `headers`; others get a 409.
     *
     * `PATCH /webhooks/{id}`, scope `webhooks:write`
     *
     * @param id - the `id` of the record
     * @param body - a `WebhookUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const webhook = await workforce.webhooks.update(1, { active: false }, { ifMatch: 1 })
     */
    update(id: number, body: WebhookUpdate, options?: RequestOptions & IfMatchOption): Call<Webhook> {
        return this.http.call({
            operation: this.id('update'),
            method: 'PATCH',
            path: ['webhooks', id],
            body,
            options
        });
    }
    
    /**
     * Delete a webhook
     *
     * Deletes the subscription. Pending deliveries are not sent, and its log is deleted.
     *
     * `DELETE /webhooks/{id}`, scope `webhooks:write`
     *
     * @param id - the `id` of the record
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.webhooks.delete(1, { ifMatch: 1 })
     */
    delete(id: number, options?: RequestOptions & IfMatchOption): Call<void> {
        return this.http.call({
            operation: this.id('delete'),
            method: 'DELETE',
            path: ['webhooks', id],
            options
        });
    }
    
    /**
     * Rotate the secret of a webhook
     *
     * Creates a new secret, shown only in this response. During the grace period `webhook-signature` has the signatures
     * of both secrets, and `X-Webhook-Signature`, which holds one, has the signature of the old secret. A second
     * rotation within the grace period ends the oldest secret immediately. Requires a password confirmation within the
     * last fifteen minutes (`me.confirmPassword`). Returns a 409 for a webhook that belongs to an app, unless the app calls.
     *
     * `POST /webhooks/{id}/rotate-secret`, scope `webhooks:write`
     *
     * @param id - the `id` of the record
     * @param body - a `WebhookRotateSecret`
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: the version in `If-Match` is outdated
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const webhookWithSecret = await workforce.webhooks.rotateSecret(1, { grace_hours: 24 }, { ifMatch: 1 })
     */
    rotateSecret(id: number, body: WebhookRotateSecret, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<WebhookWithSecret> {
        return this.http.call({
            operation: this.id('rotateSecret'),
            method: 'POST',
            path: [
                'webhooks',
                id,
                'rotate-secret'
            ],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Send a test event
     *
     * Sends the example of an event type immediately, in one attempt, signed like every delivery and with the headers of
     * the webhook. The request has the header `X-Webhook-Test: 1` and an ID that starts with `evt_test_`. The test is
     * listed in the log of deliveries, but not in the stream of events. It is also sent if the webhook is not active or
     * not subscribed to the type. Returns a 409 while ten manually requested attempts are pending.
     *
     * `POST /webhooks/{id}/test`, scope `webhooks:write`
     *
     * @param id - the `id` of the record
     * @param body - a `WebhookSendTest`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const webhookDelivery = await workforce.webhooks.sendTest(1, { type: 'person.created' })
     */
    sendTest(id: number, body: WebhookSendTest, options?: RequestOptions & IdempotencyKeyOption): Call<WebhookDelivery> {
        return this.http.call({
            operation: this.id('sendTest'),
            method: 'POST',
            path: [
                'webhooks',
                id,
                'test'
            ],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Recover missed deliveries
     *
     * Schedules failed and skipped deliveries again, each with its full number of attempts. Returns a 409 while the
     * webhook is not active, because the deliveries would only be skipped again, and for the webhook of an app that has
     * lost access to its events.
     *
     * `POST /webhooks/{id}/recover`, scope `webhooks:write`
     *
     * @param id - the `id` of the record
     * @param body - a `WebhookRecover`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the operation does not support the media type of the body
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const webhookRecovery = await workforce.webhooks.recover(1, { since: '2026-01-15T09:30:00.000Z', dry_run: true })
     */
    recover(id: number, body: WebhookRecover, options?: RequestOptions & IdempotencyKeyOption): Call<WebhookRecovery> {
        return this.http.call({
            operation: this.id('recover'),
            method: 'POST',
            path: [
                'webhooks',
                id,
                'recover'
            ],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Get attempts over time
     *
     * Returns the attempts of the last 24 hours, by the hour, and of the last seven days, both scheduled and manual, without tests. `last_24_hours` of the webhook is the summary of `hours`.
     *
     * `GET /webhooks/{id}/statistics`, scope `webhooks:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const webhookStatistics = await workforce.webhooks.statistics(1)
     */
    statistics(id: number, options?: RequestOptions): Call<WebhookStatistics> {
        return this.http.call({
            operation: this.id('statistics'),
            method: 'GET',
            path: [
                'webhooks',
                id,
                'statistics'
            ],
            options
        });
    }
}

export class WebhookDeliveriesResource extends Resource {
    
    /**
     * List deliveries of a webhook
     *
     * Returns deliveries, the newest first.
     *
     * `GET /webhooks/{id}/deliveries`, scope `webhooks:read`
     *
     * @param id - the `id` of the record
     * @param query - `limit`, `cursor`, `include_total`, `status`, `type`, `event_id`, `test`, `since`, `until`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const webhookDelivery of workforce.webhookDeliveries.list(1)) {
     *   console.log(webhookDelivery)
     * }
     */
    list(id: number, query?: WebhookDeliveriesListQuery, options?: RequestOptions): List<WebhookDelivery, PageMeta> {
        return this.http.list({
            operation: this.id('list'),
            method: 'GET',
            path: [
                'webhooks',
                id,
                'deliveries'
            ],
            query,
            options
        });
    }
    
    /**
     * Get a delivery
     *
     * Returns one delivery with all its attempts in `attempts`.
     *
     * `GET /webhook-deliveries/{id}`, scope `webhooks:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const webhookDelivery = await workforce.webhookDeliveries.get(1)
     */
    get(id: number, options?: RequestOptions): Call<WebhookDelivery> {
        return this.http.call({
            operation: this.id('get'),
            method: 'GET',
            path: ['webhook-deliveries', id],
            options
        });
    }
    
    /**
     * Redeliver an event
     *
     * Starts one attempt immediately, outside the schedule, even if the webhook is not active. A success makes the
     * delivery `succeeded`. A failure changes neither its state nor its schedule, and does not count towards disabling
     * the webhook. Returns a 409 while such an attempt is pending, after a hundred attempts, and for the webhook of an app
     * that has lost access to its events.
     *
     * `POST /webhook-deliveries/{id}/redeliver`, scope `webhooks:write`
     *
     * @param id - the `id` of the record
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const webhookDelivery = await workforce.webhookDeliveries.redeliver(1)
     */
    redeliver(id: number, options?: RequestOptions & IdempotencyKeyOption): Call<WebhookDelivery> {
        return this.http.call({
            operation: this.id('redeliver'),
            method: 'POST',
            path: [
                'webhook-deliveries',
                id,
                'redeliver'
            ],
            idempotent: true,
            options
        });
    }
}

export class EventsResource extends Resource {
    
    /**
     * List events
     *
     * Returns events in order, or the newest first with `sort`. In addition to `events:read`, the token needs the read scope of the area, such as `people:read` for `person.*`: events that the token cannot read are omitted, and `types` that include such an event type return 403. With all of these scopes the stream has no gaps. `meta.resume_cursor` remains valid, including the one of an empty page: store it, and request newer events with it later, in the default order; with `wait`, that request waits for them.
     *
     * `GET /events`, scope `events:read`
     *
     * @param query - `limit`, `cursor`, `sort`, `since`, `types`, `wait`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const event of workforce.events.list()) {
     *   console.log(event)
     * }
     */
    list(query?: EventsListQuery, options?: RequestOptions): List<Event, EventPageMeta> {
        return this.http.list({
            operation: this.id('list'),
            method: 'GET',
            path: ['events'],
            query,
            options
        });
    }
    
    /**
     * Get an event
     *
     * Returns one event by ID. In addition to `events:read`, the token needs the read scope of its area, such as `people:read` for `person.*`.
     *
     * `GET /events/{id}`, scope `events:read`
     *
     * @param id - the `id` of the event, sent in `webhook-id` with deliveries
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this ID
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const event = await workforce.events.get('evt_0196f2a4c1d07c3e8a51d2f3b4c5d6e7')
     */
    get(id: string, options?: RequestOptions): Call<Event> {
        return this.http.call({
            operation: this.id('get'),
            method: 'GET',
            path: ['events', id],
            options
        });
    }
}

export class EventTypesResource extends Resource {
    
    /**
     * List event types
     *
     * Returns the event types that webhooks can subscribe to, with their description, required scope, JSON Schema and example.
     *
     * `GET /event-types`, scope `events:read`
     *
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const eventTypes = await workforce.eventTypes.list()
     */
    list(options?: RequestOptions): Call<EventTypes> {
        return this.http.call({
            operation: this.id('list'),
            method: 'GET',
            path: ['event-types'],
            options
        });
    }
}

export class HealthResource extends Resource {
    
    /**
     * Check liveness
     *
     * Responds as long as the process runs, even without its database. Restart a process that does not respond.
     *
     * `GET /health/live`
     *
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const liveness = await workforce.health.live()
     */
    live(options?: RequestOptions): Call<Liveness> {
        return this.http.call({
            operation: this.id('live'),
            method: 'GET',
            path: ['health', 'live'],
            root: true,
            options
        });
    }
    
    /**
     * Check readiness
     *
     * A 200 means that the process can reach its database and that all migrations are applied. Do not send requests to a process that returns 503, and do not restart it: it recovers automatically.
     *
     * `GET /health/ready`
     *
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     * @throws {WorkforceError} 405 `method_not_allowed`: the path does not support the method; `Allow` lists the supported methods
     * @throws {ValidationFailedError} 422 `validation_failed`: the request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     * @throws {ServerError} 500 `server_error`: an error of the service
     * @throws {ServerError} 503 `unavailable`: the service is temporarily unavailable; wait for `Retry-After` seconds
     * @throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const readiness = await workforce.health.ready()
     */
    ready(options?: RequestOptions): Call<Readiness> {
        return this.http.call({
            operation: this.id('ready'),
            method: 'GET',
            path: ['health', 'ready'],
            root: true,
            options
        });
    }
}

export class Resources extends Resource {
    readonly auth = new AuthResource(this.http, 'auth');
    readonly twoFactor = new TwoFactorResource(this.http, 'twoFactor');
    readonly passkeys = new PasskeysResource(this.http, 'passkeys');
    readonly singleSignOn = new SingleSignOnResource(this.http, 'singleSignOn');
    readonly me = new MeResource(this.http, 'me');
    readonly sessions = new SessionsResource(this.http, 'sessions');
    readonly users = new UsersResource(this.http, 'users');
    readonly roles = new RolesResource(this.http, 'roles');
    readonly apiKeys = new ApiKeysResource(this.http, 'apiKeys');
    readonly apps = new AppsResource(this.http, 'apps');
    readonly connectedApps = new ConnectedAppsResource(this.http, 'connectedApps');
    readonly auditLog = new AuditLogResource(this.http, 'auditLog');
    readonly business = new BusinessResource(this.http, 'business');
    readonly provisioning = new ProvisioningResource(this.http, 'provisioning');
    readonly sandboxClock = new SandboxClockResource(this.http, 'sandboxClock');
    readonly people = new PeopleResource(this.http, 'people');
    readonly assignments = new AssignmentsResource(this.http, 'assignments');
    readonly personChanges = new PersonChangesResource(this.http, 'personChanges');
    readonly identifiers = new IdentifiersResource(this.http, 'identifiers');
    readonly emergencyContacts = new EmergencyContactsResource(this.http, 'emergencyContacts');
    readonly dependents = new DependentsResource(this.http, 'dependents');
    readonly compensations = new CompensationsResource(this.http, 'compensations');
    readonly checklists = new ChecklistsResource(this.http, 'checklists');
    readonly tasks = new TasksResource(this.http, 'tasks');
    readonly bankAccounts = new BankAccountsResource(this.http, 'bankAccounts');
    readonly customFields = new CustomFieldsResource(this.http, 'customFields');
    readonly directory = new DirectoryResource(this.http, 'directory');
    readonly departments = new DepartmentsResource(this.http, 'departments');
    readonly locations = new LocationsResource(this.http, 'locations');
    readonly recurringLines = new RecurringLinesResource(this.http, 'recurringLines');
    readonly documentTemplates = new DocumentTemplatesResource(this.http, 'documentTemplates');
    readonly documents = new DocumentsResource(this.http, 'documents');
    readonly signing = new SigningResource(this.http, 'signing');
    readonly payRuns = new PayRunsResource(this.http, 'payRuns');
    readonly payslips = new PayslipsResource(this.http, 'payslips');
    readonly payCodes = new PayCodesResource(this.http, 'payCodes');
    readonly paySchedules = new PaySchedulesResource(this.http, 'paySchedules');
    readonly leaveTypes = new LeaveTypesResource(this.http, 'leaveTypes');
    readonly holidays = new HolidaysResource(this.http, 'holidays');
    readonly leaveRequests = new LeaveRequestsResource(this.http, 'leaveRequests');
    readonly leaveAttachments = new LeaveAttachmentsResource(this.http, 'leaveAttachments');
    readonly leaveBalances = new LeaveBalancesResource(this.http, 'leaveBalances');
    readonly leaveLedger = new LeaveLedgerResource(this.http, 'leaveLedger');
    readonly leaveCalendar = new LeaveCalendarResource(this.http, 'leaveCalendar');
    readonly leaveFeeds = new LeaveFeedsResource(this.http, 'leaveFeeds');
    readonly reports = new ReportsResource(this.http, 'reports');
    readonly webhooks = new WebhooksResource(this.http, 'webhooks');
    readonly webhookDeliveries = new WebhookDeliveriesResource(this.http, 'webhookDeliveries');
    readonly events = new EventsResource(this.http, 'events');
    readonly eventTypes = new EventTypesResource(this.http, 'eventTypes');
    readonly health = new HealthResource(this.http, 'health');
}
