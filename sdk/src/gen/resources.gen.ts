// Generated from openapi/v1.yaml by `npm run generate:sdk`; changes here are lost.

import type { Call, Download, List } from '../call.ts';
import type { IdempotencyKeyOption, IfMatchOption, RequestOptions, RequiredIfMatchOption } from '../options.ts';
import { Resource } from '../resource.ts';
import type { WithFile } from '../upload.ts';
import type { ApiKeysListQuery, AuditLogListQuery, DepartmentsListQuery, DirectoryListQuery, DocumentsAuditQuery, DocumentsFileQuery, DocumentsListQuery, DocumentTemplatesGetQuery, DocumentTemplatesListQuery, EventsListQuery, HolidaysListQuery, LeaveBalancesListQuery, LeaveCalendarGetQuery, LeaveCalendarIcsQuery, LeaveFeedsListQuery, LeaveLedgerListQuery, LeaveRequestsListQuery, LeaveTypesListQuery, LocationsListQuery, PayRunsListQuery, PayslipsListQuery, PeopleListQuery, PeoplePayslipsQuery, RecurringLinesListQuery, SandboxClockGetQuery, SessionsListQuery, UsersListQuery, WebhookDeliveriesListQuery, WebhooksListQuery } from './queries.gen.ts';

import type { Accepted, ApiKey, ApiKeyCreate, ApiKeyCreated, ApiKeyUpdate, AuditEntry, Business, BusinessUpdate, ChangePassword, Confirmation, ConfirmPassword, Department, DepartmentCreate, DepartmentUpdate, DirectoryEntry, Document, DocumentAuditEntry, DocumentCreate, DocumentMatch, DocumentReason, DocumentRemind, DocumentSend, DocumentSignerUpdate, DocumentTemplate, DocumentTemplateCreate, DocumentTemplatePreview, DocumentTemplateUpdate, DocumentTextPreview, DocumentUpdate, DocumentUpload, DocumentVerify, Event, EventPageMeta, EventTypes, ForgotPassword, Holiday, HolidayCreate, HolidayImport, HolidayImportResult, HolidayUpdate, LeaveAdjustment, LeaveBalance, LeaveCalendar, LeaveFeed, LeaveFeedCreate, LeaveFeedCreated, LeaveLine, LeavePreview, LeaveRejection, LeaveRequest, LeaveRequestCreate, LeaveRequestUpdate, LeaveType, LeaveTypeCreate, LeaveTypeUpdate, Liveness, Location, LocationCreate, LocationUpdate, Login, LoginResult, Me, MeUpdate, PageMeta, Pain001Export, PayRun, PayRunChecks, PayRunCreate, PayRunReason, PayRunUpdate, Payslip, PayslipPut, PayslipsPut, PayslipSummary, PeopleImport, Person, PersonCreate, PersonErasure, PersonImportResults, PersonTermination, PersonUpdate, Readiness, RecoveryCodes, RecurringLine, RecurringLineCreate, RecurringLineUpdate, Refresh, ResetPassword, SandboxClock, SandboxClockAdvance, Session, Signature, Signing, Tokens, TwoFactorDisable, TwoFactorEnable, TwoFactorProof, TwoFactorSetup, TwoFactorStatus, TwoFactorVerify, User, UserCreate, UserInvited, UserUpdate, Webhook, WebhookCreate, WebhookDelivery, WebhookRecover, WebhookRecovery, WebhookRotateSecret, WebhookSendTest, WebhookStatistics, WebhookUpdate, WebhookWithSecret } from './types.gen.ts';

export class AuthResource extends Resource {
    
    /**
     * Log in
     *
     * Exchanges an e-mail address and a password for tokens. Where the account has a second factor, the answer is a `session_token` for `twoFactor.verify` instead.
     *
     * `POST /login`
     *
     * @param body - a `Login`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const loginResult = await workforce.auth.login({ email: 'owner@acme.test', password: 'acme-owner-demo' })
     */
    login(body: Login, options?: RequestOptions): Call<LoginResult> {
        return this.http.call({
            operation: 'auth.login',
            method: 'POST',
            path: ['login'],
            body,
            options
        });
    }
    
    /**
     * Refresh the tokens
     *
     * Exchanges a refresh token for a new pair of tokens. Each refresh token works once. A repeat within ten seconds, for when the answer was lost, gets a new pair; any later reuse ends the session.
     *
     * `POST /token/refresh`
     *
     * @param body - a `Refresh`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const tokens = await workforce.auth.refresh({ refresh_token: 'cmVmcmVzaCB0b2tlbiBvZiAzMiBieXRlcyBsZW5ndGg' })
     */
    refresh(body: Refresh, options?: RequestOptions): Call<Tokens> {
        return this.http.call({
            operation: 'auth.refresh',
            method: 'POST',
            path: ['token', 'refresh'],
            body,
            options
        });
    }
    
    /**
     * Log out
     *
     * Ends this session at once.
     *
     * `POST /logout`
     *
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.auth.logout()
     */
    logout(options?: RequestOptions & IdempotencyKeyOption): Call<void> {
        return this.http.call({
            operation: 'auth.logout',
            method: 'POST',
            path: ['logout'],
            idempotent: true,
            options
        });
    }
    
    /**
     * Ask for a new password
     *
     * Mails a link that works once, for an hour. Whoever has not accepted an invitation yet is invited again instead. The answer is the same whether or not there is such an account.
     *
     * `POST /password/forgot`
     *
     * @param body - a `ForgotPassword`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const accepted = await workforce.auth.forgotPassword({ email: 'owner@acme.test' })
     */
    forgotPassword(body: ForgotPassword, options?: RequestOptions): Call<Accepted> {
        return this.http.call({
            operation: 'auth.forgotPassword',
            method: 'POST',
            path: ['password', 'forgot'],
            body,
            options
        });
    }
    
    /**
     * Set a new password
     *
     * Takes the token of a link for an invitation or a forgotten password. Ends every session of the user. An invitation is a 409 while its e-mail address logs in to another business.
     *
     * `POST /password/reset`
     *
     * @param body - a `ResetPassword`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.auth.resetPassword({
     *   token: 'cmVzZXQgdG9rZW4gb2YgMzIgYnl0ZXMgaW4gbGVuZ3Ro',
     *   password: 'correct horse battery',
     * })
     */
    resetPassword(body: ResetPassword, options?: RequestOptions): Call<void> {
        return this.http.call({
            operation: 'auth.resetPassword',
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
     * Finishes a login with a code of the authenticator app or a recovery code; `code` takes either. A `session_token` lasts ten minutes and allows five tries.
     *
     * `POST /2fa/verify`
     *
     * @param body - a `TwoFactorVerify`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const tokens = await workforce.twoFactor.verify({
     *   session_token: 'c2Vzc2lvbiB0b2tlbiBvZiAzMiBieXRlcyBsZW5ndGg',
     *   code: '123456',
     * })
     */
    verify(body: TwoFactorVerify, options?: RequestOptions): Call<Tokens> {
        return this.http.call({
            operation: 'twoFactor.verify',
            method: 'POST',
            path: ['2fa', 'verify'],
            body,
            options
        });
    }
    
    /**
     * Status of the second factor
     *
     * Whether it is on, since when, and how many recovery codes are left.
     *
     * `GET /2fa/status`
     *
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const twoFactorStatus = await workforce.twoFactor.status()
     */
    status(options?: RequestOptions): Call<TwoFactorStatus> {
        return this.http.call({
            operation: 'twoFactor.status',
            method: 'GET',
            path: ['2fa', 'status'],
            options
        });
    }
    
    /**
     * Set up the second factor
     *
     * Makes a secret for the authenticator app. Nothing else changes until `twoFactor.enable` receives a code made from it. Needs a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `POST /2fa/setup`
     *
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const twoFactorSetup = await workforce.twoFactor.setup()
     */
    setup(options?: RequestOptions): Call<TwoFactorSetup> {
        return this.http.call({
            operation: 'twoFactor.setup',
            method: 'POST',
            path: ['2fa', 'setup'],
            options
        });
    }
    
    /**
     * Turn the second factor on
     *
     * Turns the second factor on: the code proves that the app has the secret. The answer shows ten recovery codes, this once. Ends every other session. A wrong code is a 422. Needs a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `POST /2fa/enable`
     *
     * @param body - a `TwoFactorEnable`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const recoveryCodes = await workforce.twoFactor.enable({ code: '123456' })
     */
    enable(body: TwoFactorEnable, options?: RequestOptions): Call<RecoveryCodes> {
        return this.http.call({
            operation: 'twoFactor.enable',
            method: 'POST',
            path: ['2fa', 'enable'],
            body,
            options
        });
    }
    
    /**
     * Turn the second factor off
     *
     * Takes the password and a code or recovery code. Ends every other session. What is wrong of them is a 422 with its path.
     *
     * `POST /2fa/disable`
     *
     * @param body - a `TwoFactorDisable`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const twoFactorStatus = await workforce.twoFactor.disable({ password: 'acme-owner-demo', code: '123456' })
     */
    disable(body: TwoFactorDisable, options?: RequestOptions): Call<TwoFactorStatus> {
        return this.http.call({
            operation: 'twoFactor.disable',
            method: 'POST',
            path: ['2fa', 'disable'],
            body,
            options
        });
    }
    
    /**
     * Make new recovery codes
     *
     * Takes a code or recovery code, and answers ten new recovery codes. The old ones are void. A wrong code is a 422. Needs a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `POST /2fa/recovery-codes`
     *
     * @param body - a `TwoFactorProof`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const recoveryCodes = await workforce.twoFactor.regenerateRecoveryCodes({ code: '123456' })
     */
    regenerateRecoveryCodes(body: TwoFactorProof, options?: RequestOptions): Call<RecoveryCodes> {
        return this.http.call({
            operation: 'twoFactor.regenerateRecoveryCodes',
            method: 'POST',
            path: ['2fa', 'recovery-codes'],
            body,
            options
        });
    }
}

export class MeResource extends Resource {
    
    /**
     * Who am I?
     *
     * The user or API key behind the token, its scopes and business.
     *
     * `GET /me`
     *
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const me = await workforce.me.get()
     */
    get(options?: RequestOptions): Call<Me> {
        return this.http.call({
            operation: 'me.get',
            method: 'GET',
            path: ['me'],
            options
        });
    }
    
    /**
     * Change my settings
     *
     * Changes what the user behind the token decides for themselves: which mails they get. API keys get no mail, and are refused (403).
     *
     * `PATCH /me`
     *
     * @param body - a `MeUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const me = await workforce.me.update({ leave_mail: false }, { ifMatch: 1 })
     */
    update(body: MeUpdate, options?: RequestOptions & IfMatchOption): Call<Me> {
        return this.http.call({
            operation: 'me.update',
            method: 'PATCH',
            path: ['me'],
            body,
            options
        });
    }
    
    /**
     * Prove my password
     *
     * Proves the password anew, for operations that need a proof from the last fifteen minutes. Without one they answer 403 `confirmation_required`. A login and a changed password are proofs, too, so that the access token of a login needs no other for its whole life; a refreshed one is no new proof. API keys have no password, and need none. A wrong password is a 422, and counts as one of a login does.
     *
     * `POST /me/confirm-password`
     *
     * @param body - a `ConfirmPassword`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const confirmation = await workforce.me.confirmPassword({ password: 'acme-owner-demo' })
     */
    confirmPassword(body: ConfirmPassword, options?: RequestOptions): Call<Confirmation> {
        return this.http.call({
            operation: 'me.confirmPassword',
            method: 'POST',
            path: ['me', 'confirm-password'],
            body,
            options
        });
    }
    
    /**
     * Change my password
     *
     * Takes the current password; a wrong one is a 422. Ends every other session.
     *
     * `PUT /me/password`
     *
     * @param body - a `ChangePassword`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.me.changePassword({
     *   current_password: 'acme-owner-demo',
     *   new_password: 'correct horse battery',
     * })
     */
    changePassword(body: ChangePassword, options?: RequestOptions): Call<void> {
        return this.http.call({
            operation: 'me.changePassword',
            method: 'PUT',
            path: ['me', 'password'],
            body,
            options
        });
    }
}

export class SessionsResource extends Resource {
    
    /**
     * List my sessions
     *
     * The caller's sessions, the newest last.
     *
     * `GET /sessions`
     *
     * @param query - `limit`, `cursor`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const session of workforce.sessions.list()) {
     *   console.log(session)
     * }
     */
    list(query?: SessionsListQuery, options?: RequestOptions): List<Session, PageMeta> {
        return this.http.list({
            operation: 'sessions.list',
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
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.sessions.revoke(1)
     */
    revoke(id: number, options?: RequestOptions): Call<void> {
        return this.http.call({
            operation: 'sessions.revoke',
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
     * Who can log in for the business, by id.
     *
     * `GET /users`, scope `users:read`
     *
     * @param query - `limit`, `cursor`, `ids`, `q`, `updated_since`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const user of workforce.users.list()) {
     *   console.log(user)
     * }
     */
    list(query?: UsersListQuery, options?: RequestOptions): List<User, PageMeta> {
        return this.http.list({
            operation: 'users.list',
            method: 'GET',
            path: ['users'],
            query,
            options
        });
    }
    
    /**
     * Invite a user
     *
     * Mails an invitation where mail is set up; otherwise the answer has its link, this once. An address is that of one user of the business (409), and logs in to one business only. Where it logs in to another one, the answer is the same: the mail tells its reader. Each business can invite 500 users within 24 hours (429 `too_many_attempts`). An address gets five invitations within 24 hours by mail, those of all businesses counted together; further ones are sent later. Nobody can give a role with more scopes than their own, or link a user to a person whose records they may not read. Needs a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `POST /users`, scope `users:write`
     *
     * @param body - a `UserCreate`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const userInvited = await workforce.users.create({ name: 'Mary Manager', email: 'mary@acme.test', role: 'manager' })
     */
    create(body: UserCreate, options?: RequestOptions & IdempotencyKeyOption): Call<UserInvited> {
        return this.http.call({
            operation: 'users.create',
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
     * One user by their id, with those who may confirm the login.
     *
     * `GET /users/{id}`, scope `users:read`
     *
     * @param id - the `id` of the user, as in `users.list`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const user = await workforce.users.get(2)
     */
    get(id: number, options?: RequestOptions): Call<User> {
        return this.http.call({
            operation: 'users.get',
            method: 'GET',
            path: ['users', id],
            options
        });
    }
    
    /**
     * Change a user
     *
     * Nobody can change their own role or `person_id`, also not with an API key that descends from them (403 `second_person_required`). A new role and `active: false` end the user's sessions. API keys that the user made stay until they are revoked. Whoever changes another user's role or `person_id` counts as one person with them until somebody else confirms the login (`users.confirm`). The last owner who can log in cannot be removed, and nobody can change a user whose role has more scopes than their own. Needs a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `PATCH /users/{id}`, scope `users:write`
     *
     * @param id - the `id` of the user, as in `users.list`
     * @param body - a `UserUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`, `second_person_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const user = await workforce.users.update(2, { role: 'admin' }, { ifMatch: 1 })
     */
    update(id: number, body: UserUpdate, options?: RequestOptions & IfMatchOption): Call<User> {
        return this.http.call({
            operation: 'users.update',
            method: 'PATCH',
            path: ['users', id],
            body,
            options
        });
    }
    
    /**
     * Repeat an invitation
     *
     * For a user who has not chosen a password yet. Mails another invitation where mail is set up; one that still waits to be mailed is not doubled, and an address gets five within 24 hours, as at `users.create`. Otherwise the answer has a new link, this once, and earlier links of the user end. A user who has a password, or is not active, is a 409. Needs a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `POST /users/{id}/resend-invitation`, scope `users:write`
     *
     * @param id - the `id` of the user, as in `users.list`
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const userInvited = await workforce.users.resendInvitation(2, { ifMatch: 1 })
     */
    resendInvitation(id: number, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<UserInvited> {
        return this.http.call({
            operation: 'users.resendInvitation',
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
     * Confirms that a login belongs to somebody else than the users in its `introduced_by`, who count as one person with it until then where the business asks for two (`two_person_pay_runs`). Confirm it only after asking that person, outside of the service. Not for whoever stands behind the login or has somebody in common behind their own (403 `second_person_required`), and not for API keys; `confirmable_by` lists who may. A login that needs no confirmation, or whose invitation was not accepted, is a 409. A later change of its role or person needs another confirmation. Needs a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `POST /users/{id}/confirm`, scope `users:write`
     *
     * @param id - the `id` of the user, as in `users.list`
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`, `second_person_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const user = await workforce.users.confirm(2, { ifMatch: 1 })
     */
    confirm(id: number, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<User> {
        return this.http.call({
            operation: 'users.confirm',
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
     * For a user who has lost both phone and recovery codes. Ends their sessions. Nobody can reset their own second factor this way: that takes the password and a code. API keys cannot do it either. Needs a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `POST /users/{id}/reset-two-factor`, scope `users:write`
     *
     * @param id - the `id` of the user, as in `users.list`
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const user = await workforce.users.resetTwoFactor(2, { ifMatch: 1 })
     */
    resetTwoFactor(id: number, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<User> {
        return this.http.call({
            operation: 'users.resetTwoFactor',
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
}

export class ApiKeysResource extends Resource {
    
    /**
     * List API keys
     *
     * Keys of the business, by id, without their secrets.
     *
     * `GET /api-keys`, scope `keys:read`
     *
     * @param query - `limit`, `cursor`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const apiKey of workforce.apiKeys.list()) {
     *   console.log(apiKey)
     * }
     */
    list(query?: ApiKeysListQuery, options?: RequestOptions): List<ApiKey, PageMeta> {
        return this.http.list({
            operation: 'apiKeys.list',
            method: 'GET',
            path: ['api-keys'],
            query,
            options
        });
    }
    
    /**
     * Create an API key
     *
     * A bearer token for machines. The answer has the `key`, this once. It still works when the user who made it leaves or changes roles, and acts for that user where two people are asked for. A key that was made with another key ends with that key, and works from no other addresses. A business can have 500 keys that are neither revoked nor expired; another one is a 409. Needs a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `POST /api-keys`, scope `keys:write`
     *
     * @param body - a `ApiKeyCreate`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const apiKeyCreated = await workforce.apiKeys.create({ name: 'Payroll sync', scopes: ['people:read'] })
     */
    create(body: ApiKeyCreate, options?: RequestOptions & IdempotencyKeyOption): Call<ApiKeyCreated> {
        return this.http.call({
            operation: 'apiKeys.create',
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
     * One key by its id, without its secret, revoked or not.
     *
     * `GET /api-keys/{id}`, scope `keys:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const apiKey = await workforce.apiKeys.get(1)
     */
    get(id: number, options?: RequestOptions): Call<ApiKey> {
        return this.http.call({
            operation: 'apiKeys.get',
            method: 'GET',
            path: ['api-keys', id],
            options
        });
    }
    
    /**
     * Change an API key
     *
     * Changes the name of a key, when it expires and the addresses it works from. Everybody who manages keys can narrow one; nobody can widen it beyond what they could create themselves. Its scopes never change. A key that was revoked or has expired stays so (409). Needs a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `PATCH /api-keys/{id}`, scope `keys:write`
     *
     * @param id - the `id` of the record
     * @param body - a `ApiKeyUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const apiKey = await workforce.apiKeys.update(1, { allowed_cidrs: ['203.0.113.0/24'] }, { ifMatch: 1 })
     */
    update(id: number, body: ApiKeyUpdate, options?: RequestOptions & IfMatchOption): Call<ApiKey> {
        return this.http.call({
            operation: 'apiKeys.update',
            method: 'PATCH',
            path: ['api-keys', id],
            body,
            options
        });
    }
    
    /**
     * Revoke an API key
     *
     * The key is refused from the next request on, and so is every key that was made with it, directly or through others. Needs a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `DELETE /api-keys/{id}`, scope `keys:write`
     *
     * @param id - the `id` of the record
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.apiKeys.revoke(1, { ifMatch: 1 })
     */
    revoke(id: number, options?: RequestOptions & IfMatchOption): Call<void> {
        return this.http.call({
            operation: 'apiKeys.revoke',
            method: 'DELETE',
            path: ['api-keys', id],
            options
        });
    }
}

export class AuditLogResource extends Resource {
    
    /**
     * Read the audit log
     *
     * Who did what, from where, the newest first. Entries are kept for 400 days. A `user_id` of another business is a 422.
     *
     * `GET /audit-log`, scope `audit:read`
     *
     * @param query - `limit`, `cursor`, `action`, `user_id`, `since`, `until`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const auditEntry of workforce.auditLog.list()) {
     *   console.log(auditEntry)
     * }
     */
    list(query?: AuditLogListQuery, options?: RequestOptions): List<AuditEntry, PageMeta> {
        return this.http.list({
            operation: 'auditLog.list',
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
     * Name, currency, time zone and rules of the business.
     *
     * `GET /business`
     *
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const business = await workforce.business.get()
     */
    get(options?: RequestOptions): Call<Business> {
        return this.http.call({
            operation: 'business.get',
            method: 'GET',
            path: ['business'],
            options
        });
    }
    
    /**
     * Change the business
     *
     * Changes what is given. Needs a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `PATCH /business`, scope `business:write`
     *
     * @param body - a `BusinessUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const business = await workforce.business.update({ name: 'Acme' }, { ifMatch: 1 })
     */
    update(body: BusinessUpdate, options?: RequestOptions & IfMatchOption): Call<Business> {
        return this.http.call({
            operation: 'business.update',
            method: 'PATCH',
            path: ['business'],
            body,
            options
        });
    }
}

export class SandboxClockResource extends Resource {
    
    /**
     * Get the clock
     *
     * What time it is for a sandbox, and whether its clock is being advanced; `wait` lets the call wait for the end of that. A business that is no sandbox goes by the real time: 409.
     *
     * `GET /sandbox/clock`
     *
     * @param query - `wait`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const sandboxClock = await workforce.sandboxClock.get()
     */
    get(query?: SandboxClockGetQuery, options?: RequestOptions): Call<SandboxClock> {
        return this.http.call({
            operation: 'sandboxClock.get',
            method: 'GET',
            path: ['sandbox', 'clock'],
            query,
            options
        });
    }
    
    /**
     * Advance the clock
     *
     * Brings the clock of a sandbox forward, to a time or by a time. What is due until then happens one after the other, each at its own time: employments begin and end, leave is earned, documents are reminded of and expire, deliveries are tried again. The clock waits for every attempt to be answered before it goes on. Meanwhile its status is `advancing`; ask for it with `wait`. It never goes back. A clock that is being advanced, and a business that is no sandbox, are a 409.
     *
     * `POST /sandbox/clock/advance`, scope `business:write`
     *
     * @param body - a `SandboxClockAdvance`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const sandboxClock = await workforce.sandboxClock.advance({ days: 30 })
     */
    advance(body: SandboxClockAdvance, options?: RequestOptions & IdempotencyKeyOption): Call<SandboxClock> {
        return this.http.call({
            operation: 'sandboxClock.advance',
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
     * Everybody in the business, by id unless `sort` says otherwise. Managers get themselves and the people whom they manage, directly or through others; employees get themselves.
     *
     * `GET /people`, scope `people:read`
     *
     * @param query - `limit`, `cursor`, `ids`, `q`, `sort`, `updated_since`, `status`, `manager_id`, `department`, `department_id`, `location_id`, `external_id`, `include_deleted`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const person of workforce.people.list()) {
     *   console.log(person)
     * }
     */
    list(query?: PeopleListQuery, options?: RequestOptions): List<Person, PageMeta> {
        return this.http.list({
            operation: 'people.list',
            method: 'GET',
            path: ['people'],
            query,
            options
        });
    }
    
    /**
     * Create a person
     *
     * Adds a person. Sends `person.created`.
     *
     * `POST /people`, scope `people:write`
     *
     * @param body - a `PersonCreate`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const person = await workforce.people.create({ first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' })
     */
    create(body: PersonCreate, options?: RequestOptions & IdempotencyKeyOption): Call<Person> {
        return this.http.call({
            operation: 'people.create',
            method: 'POST',
            path: ['people'],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Import people
     *
     * Adds people, and updates the person whose `external_id` a row has: members that the row leaves out stay. A bad row does not stop the others; of several rows with the same `external_id`, the first counts. Sends `person.created`, and `person.updated` for people who changed. At most 500 rows and 1 MiB: about 2 kB for each row.
     *
     * `POST /people/import`, scope `people:write`
     *
     * @param body - a `PeopleImport`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
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
            operation: 'people.import',
            method: 'POST',
            path: ['people', 'import'],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Get a person
     *
     * One record by its id.
     *
     * `GET /people/{id}`, scope `people:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const person = await workforce.people.get(1)
     */
    get(id: number, options?: RequestOptions): Call<Person> {
        return this.http.call({
            operation: 'people.get',
            method: 'GET',
            path: ['people', id],
            options
        });
    }
    
    /**
     * Change a person
     *
     * Changes what is given. Sends `person.updated` when something changed, and `person.started` or `person.terminated` when dates are changed so that the employment has begun or ended.
     *
     * `PATCH /people/{id}`, scope `people:write`
     *
     * @param id - the `id` of the record
     * @param body - a `PersonUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const person = await workforce.people.update(1, { job_title: 'Countess' }, { ifMatch: 1 })
     */
    update(id: number, body: PersonUpdate, options?: RequestOptions & IfMatchOption): Call<Person> {
        return this.http.call({
            operation: 'people.update',
            method: 'PATCH',
            path: ['people', id],
            body,
            options
        });
    }
    
    /**
     * Delete a person
     *
     * Leaves a tombstone, which `include_deleted` lists. Sends `person.deleted`. The person's user cannot log in until the user is linked to another person or to none. It is a 409 while the person manages others, is in a pay run that is a draft or approved, or is the last owner. Personal data is cleared after 30 days; `people.erase` clears it for ever, and more of it.
     *
     * `DELETE /people/{id}`, scope `people:write`
     *
     * @param id - the `id` of the record
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.people.delete(1, { ifMatch: 1 })
     */
    delete(id: number, options?: RequestOptions & IfMatchOption): Call<void> {
        return this.http.call({
            operation: 'people.delete',
            method: 'DELETE',
            path: ['people', id],
            options
        });
    }
    
    /**
     * End somebody's employment
     *
     * Sets the end of the employment, by `end_date` or `last_day`, and sends `person.updated`; `person.terminated` is sent when that date arrives, or at once if it has. From `end_date` on the person is `terminated`, their user cannot log in, and leave that begins then or later is cancelled. A person can be terminated once: to move the date or take it back, change or empty `end_date`.
     *
     * `POST /people/{id}/terminate`, scope `people:write`
     *
     * @param id - the `id` of the record
     * @param body - a `PersonTermination`
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const person = await workforce.people.terminate(1, { end_date: '2036-12-31', reason: 'Retires' }, { ifMatch: 1 })
     */
    terminate(id: number, body: PersonTermination, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<Person> {
        return this.http.call({
            operation: 'people.terminate',
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
     * Export everything about a person
     *
     * A ZIP with everything that is kept about somebody, also about somebody who was deleted: the record, leave with its ledger, payslips, documents with their files and trails, their user with sessions and feed links, events and the audit log. `index.json` in it says what each file is. All of it is of one moment. It takes the read scopes of people, documents, pay, leave, users, events and the audit log; with fewer, a user gets what is about themselves, as far as they can see it elsewhere: payslips that are approved, documents that were sent, no events and no audit log. It is recorded in the audit log. A connection that ends early, and a ZIP without its directory at the end, mean that something was changed or failed during the export.
     *
     * `GET /people/{id}/export`, scope `people:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const file = await workforce.people.export(1)
     */
    export(id: number, options?: RequestOptions): Download<Blob> {
        return this.http.download({
            operation: 'people.export',
            method: 'GET',
            path: [
                'people',
                id,
                'export'
            ],
            answer: 'blob',
            options
        });
    }
    
    /**
     * Erase a person
     *
     * Takes everything from somebody's data by which they could be known, for ever. It is for people who are `terminated` or deleted, and takes `documents:write`, too. The record, payslips, leave and its ledger stay without the name; documents are deleted with their files, signatures and trails; the user cannot log in any more, and their sessions, links and feed links are gone. Events, what is left to deliver of them, answers of receivers, the audit log and kept answers lose the name in the minutes that follow: `erasure_completed_at` says when they have. Sends `person.erased` at once. It is a 409 while a document waits for a signature of them or about them, while they are in a pay run that is a draft or approved, manage others, or are the last owner; `errors` says which.
     *
     * `POST /people/{id}/erase`, scope `people:write`
     *
     * @param id - the `id` of the record
     * @param body - a `PersonErasure`
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const person = await workforce.people.erase(1, { confirm: 'Ada Lovelace' }, { ifMatch: 1 })
     */
    erase(id: number, body: PersonErasure, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<Person> {
        return this.http.call({
            operation: 'people.erase',
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
     * List the payslips of a person
     *
     * The oldest first unless `sort` says otherwise, without their lines. A caller whose only scope is `self` sees their own, of pay runs that are approved or completed.
     *
     * `GET /people/{id}/payslips`, scope `payruns:read`
     *
     * @param id - the `id` of the record
     * @param query - `limit`, `cursor`, `sort`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const payslipSummary of workforce.people.payslips(1)) {
     *   console.log(payslipSummary)
     * }
     */
    payslips(id: number, query?: PeoplePayslipsQuery, options?: RequestOptions): List<PayslipSummary, PageMeta> {
        return this.http.list({
            operation: 'people.payslips',
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
}

export class DirectoryResource extends Resource {
    
    /**
     * List the directory
     *
     * Everybody who works for the business today, for everybody who is signed in: name, work and place of each, and with `leave:read` who is away. Nothing else of a person is shown or searched. Who has not started yet, or has left, is not in it.
     *
     * `GET /directory`, scope `people:read`
     *
     * @param query - `limit`, `cursor`, `q`, `sort`, `department_id`, `location_id`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const directoryEntry of workforce.directory.list()) {
     *   console.log(directoryEntry)
     * }
     */
    list(query?: DirectoryListQuery, options?: RequestOptions): List<DirectoryEntry, PageMeta> {
        return this.http.list({
            operation: 'directory.list',
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
     * By id unless `sort` says otherwise. Everybody who is signed in sees all of them.
     *
     * `GET /departments`, scope `people:read`
     *
     * @param query - `limit`, `cursor`, `q`, `sort`, `updated_since`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const department of workforce.departments.list()) {
     *   console.log(department)
     * }
     */
    list(query?: DepartmentsListQuery, options?: RequestOptions): List<Department, PageMeta> {
        return this.http.list({
            operation: 'departments.list',
            method: 'GET',
            path: ['departments'],
            query,
            options
        });
    }
    
    /**
     * Add a department
     *
     * Adds a department, on its own or as a part of another one. It is a 409 when another department has the name or the code, and beyond 1,000 departments. A person whose `department` has a new name adds one, too.
     *
     * `POST /departments`, scope `people:write`
     *
     * @param body - a `DepartmentCreate`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const department = await workforce.departments.create({ name: 'Difference engines', code: 'DIFF', parent_id: 1 })
     */
    create(body: DepartmentCreate, options?: RequestOptions & IdempotencyKeyOption): Call<Department> {
        return this.http.call({
            operation: 'departments.create',
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
     * One department by its id.
     *
     * `GET /departments/{id}`, scope `people:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const department = await workforce.departments.get(1)
     */
    get(id: number, options?: RequestOptions): Call<Department> {
        return this.http.call({
            operation: 'departments.get',
            method: 'GET',
            path: ['departments', id],
            options
        });
    }
    
    /**
     * Change a department
     *
     * Changes what is given. A new name shows as the `department` of its people, without a change of their `updated_at` or `version`. It is a 409 when another department has the name or the code.
     *
     * `PATCH /departments/{id}`, scope `people:write`
     *
     * @param id - the `id` of the record
     * @param body - a `DepartmentUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const department = await workforce.departments.update(1, { name: 'Analytical engines' }, { ifMatch: 1 })
     */
    update(id: number, body: DepartmentUpdate, options?: RequestOptions & IfMatchOption): Call<Department> {
        return this.http.call({
            operation: 'departments.update',
            method: 'PATCH',
            path: ['departments', id],
            body,
            options
        });
    }
    
    /**
     * Delete a department
     *
     * It is a 409 while people are in the department, terminated ones included, or other departments are parts of it: move them first.
     *
     * `DELETE /departments/{id}`, scope `people:write`
     *
     * @param id - the `id` of the record
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.departments.delete(1, { ifMatch: 1 })
     */
    delete(id: number, options?: RequestOptions & IfMatchOption): Call<void> {
        return this.http.call({
            operation: 'departments.delete',
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
     * By id unless `sort` says otherwise. Everybody who is signed in sees all of them.
     *
     * `GET /locations`, scope `people:read`
     *
     * @param query - `limit`, `cursor`, `q`, `sort`, `updated_since`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const location of workforce.locations.list()) {
     *   console.log(location)
     * }
     */
    list(query?: LocationsListQuery, options?: RequestOptions): List<Location, PageMeta> {
        return this.http.list({
            operation: 'locations.list',
            method: 'GET',
            path: ['locations'],
            query,
            options
        });
    }
    
    /**
     * Add a location
     *
     * Adds a location. It is a 409 when another location has the name or the code, and beyond 1,000 locations.
     *
     * `POST /locations`, scope `people:write`
     *
     * @param body - a `LocationCreate`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
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
            operation: 'locations.create',
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
     * One location by its id.
     *
     * `GET /locations/{id}`, scope `people:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const location = await workforce.locations.get(1)
     */
    get(id: number, options?: RequestOptions): Call<Location> {
        return this.http.call({
            operation: 'locations.get',
            method: 'GET',
            path: ['locations', id],
            options
        });
    }
    
    /**
     * Change a location
     *
     * Changes what is given. It is a 409 when another location has the name or the code.
     *
     * `PATCH /locations/{id}`, scope `people:write`
     *
     * @param id - the `id` of the record
     * @param body - a `LocationUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const location = await workforce.locations.update(1, { name: 'Paris', code: 'PAR' }, { ifMatch: 1 })
     */
    update(id: number, body: LocationUpdate, options?: RequestOptions & IfMatchOption): Call<Location> {
        return this.http.call({
            operation: 'locations.update',
            method: 'PATCH',
            path: ['locations', id],
            body,
            options
        });
    }
    
    /**
     * Delete a location
     *
     * It is a 409 while people are at the location, terminated ones included: move them first.
     *
     * `DELETE /locations/{id}`, scope `people:write`
     *
     * @param id - the `id` of the record
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.locations.delete(1, { ifMatch: 1 })
     */
    delete(id: number, options?: RequestOptions & IfMatchOption): Call<void> {
        return this.http.call({
            operation: 'locations.delete',
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
     * By id, those that have ended or begin later included.
     *
     * `GET /people/{id}/recurring-lines`, scope `payruns:read`
     *
     * @param id - the `id` of the record
     * @param query - `limit`, `cursor`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const recurringLine of workforce.recurringLines.list(1)) {
     *   console.log(recurringLine)
     * }
     */
    list(id: number, query?: RecurringLinesListQuery, options?: RequestOptions): List<RecurringLine, PageMeta> {
        return this.http.list({
            operation: 'recurringLines.list',
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
     * Adds an amount to what a person is paid in each period, such as a salary or an allowance. Each pay run that is drafted from then on has it on the person's payslip, in full: nothing is prorated. Pay runs that are already drafted stay as they are. A person can have a hundred of them (409). `If-Match` is the version of the person.
     *
     * `POST /people/{id}/recurring-lines`, scope `payruns:write`
     *
     * @param id - the `id` of the record
     * @param body - a `RecurringLineCreate`
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
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
            operation: 'recurringLines.create',
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
     * One recurring line by its id.
     *
     * `GET /recurring-lines/{id}`, scope `payruns:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const recurringLine = await workforce.recurringLines.get(1)
     */
    get(id: number, options?: RequestOptions): Call<RecurringLine> {
        return this.http.call({
            operation: 'recurringLines.get',
            method: 'GET',
            path: ['recurring-lines', id],
            options
        });
    }
    
    /**
     * Change a recurring line
     *
     * Pay runs that are drafted from then on have the change; payslips that are already written stay as they are. For a raise, end the line and add another one that begins on the next day: what was paid until then can still be told.
     *
     * `PATCH /recurring-lines/{id}`, scope `payruns:write`
     *
     * @param id - the `id` of the record
     * @param body - a `RecurringLineUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const recurringLine = await workforce.recurringLines.update(1, { ends_on: '2036-12-31' }, { ifMatch: 1 })
     */
    update(id: number, body: RecurringLineUpdate, options?: RequestOptions & IfMatchOption): Call<RecurringLine> {
        return this.http.call({
            operation: 'recurringLines.update',
            method: 'PATCH',
            path: ['recurring-lines', id],
            body,
            options
        });
    }
    
    /**
     * Delete a recurring line
     *
     * Payslips that have it keep it. For what ends, set `ends_on` instead.
     *
     * `DELETE /recurring-lines/{id}`, scope `payruns:write`
     *
     * @param id - the `id` of the record
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.recurringLines.delete(1, { ifMatch: 1 })
     */
    delete(id: number, options?: RequestOptions & IfMatchOption): Call<void> {
        return this.http.call({
            operation: 'recurringLines.delete',
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
     * By id, each template in its latest revision.
     *
     * `GET /document-templates`, scope `documents:read`
     *
     * @param query - `limit`, `cursor`, `updated_since`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const documentTemplate of workforce.documentTemplates.list()) {
     *   console.log(documentTemplate)
     * }
     */
    list(query?: DocumentTemplatesListQuery, options?: RequestOptions): List<DocumentTemplate, PageMeta> {
        return this.http.list({
            operation: 'documentTemplates.list',
            method: 'GET',
            path: ['document-templates'],
            query,
            options
        });
    }
    
    /**
     * Create a document template
     *
     * The body is Markdown with headings, paragraphs, lists, bold text and tables. Fields in double braces, such as
     * `{{person.first_name}}`, are replaced by their values: `person.` with `first_name`, `last_name`, `preferred_name`,
     * `email`, `phone`, `address`, `date_of_birth`, `employee_number`, `job_title`, `department`, `start_date` or `end_date`;
     * `business.name` and `business.address`; `document.title` and `document.date`. `{{data.salary}}` is what `merge_data` has as `salary`.
     * `{{signature.1}}` is room for the signature of the first signer, up to `{{signature.5}}`: an empty line with the number
     * of the signer, on which the signed file has the name and the date. Other numbers are a 422, and so is a document
     * with fewer signers.
     *
     * `POST /document-templates`, scope `documents:write`
     *
     * @param body - a `DocumentTemplateCreate`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
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
            operation: 'documentTemplates.create',
            method: 'POST',
            path: ['document-templates'],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Preview a text
     *
     * The PDF that `documents.create` would make from a template with this text, before there is one. Nothing is stored.
     *
     * `POST /document-templates/preview`, scope `documents:write`
     *
     * @param body - a `DocumentTextPreview`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const file = await workforce.documentTemplates.previewText({
     *   person_id: 1,
     *   body: 'For **{{person.first_name}}**: {{data.salary}} a year.',
     *   merge_data: { salary: '50 000 €' },
     * })
     */
    previewText(body: DocumentTextPreview, options?: RequestOptions): Download<Blob> {
        return this.http.download({
            operation: 'documentTemplates.previewText',
            method: 'POST',
            path: ['document-templates', 'preview'],
            body,
            answer: 'blob',
            options
        });
    }
    
    /**
     * Get a document template
     *
     * The latest revision, or an older one. Revisions never change.
     *
     * `GET /document-templates/{id}`, scope `documents:read`
     *
     * @param id - the `id` of the record
     * @param query - `revision`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const documentTemplate = await workforce.documentTemplates.get(1)
     */
    get(id: number, query?: DocumentTemplatesGetQuery, options?: RequestOptions): Call<DocumentTemplate> {
        return this.http.call({
            operation: 'documentTemplates.get',
            method: 'GET',
            path: ['document-templates', id],
            query,
            options
        });
    }
    
    /**
     * Change a document template
     *
     * Makes a new revision with what is given. Documents keep the revision that they were made from. A request that changes nothing makes no revision.
     *
     * `PATCH /document-templates/{id}`, scope `documents:write`
     *
     * @param id - the `id` of the record
     * @param body - a `DocumentTemplateUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const documentTemplate = await workforce.documentTemplates.update(1, { name: 'Contract of employment' }, { ifMatch: 1 })
     */
    update(id: number, body: DocumentTemplateUpdate, options?: RequestOptions & IfMatchOption): Call<DocumentTemplate> {
        return this.http.call({
            operation: 'documentTemplates.update',
            method: 'PATCH',
            path: ['document-templates', id],
            body,
            options
        });
    }
    
    /**
     * Delete a document template
     *
     * No more documents can be made from it. Documents that were made from it stay.
     *
     * `DELETE /document-templates/{id}`, scope `documents:write`
     *
     * @param id - the `id` of the record
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.documentTemplates.delete(1, { ifMatch: 1 })
     */
    delete(id: number, options?: RequestOptions & IfMatchOption): Call<void> {
        return this.http.call({
            operation: 'documentTemplates.delete',
            method: 'DELETE',
            path: ['document-templates', id],
            options
        });
    }
    
    /**
     * Preview a document
     *
     * The PDF that `documents.create` would make from the latest revision, or from the text in `body`. Nothing is stored.
     *
     * `POST /document-templates/{id}/preview`, scope `documents:write`
     *
     * @param id - the `id` of the record
     * @param body - a `DocumentTemplatePreview`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const file = await workforce.documentTemplates.preview(1, { person_id: 1, merge_data: { salary: '50 000 €' } })
     */
    preview(id: number, body: DocumentTemplatePreview, options?: RequestOptions): Download<Blob> {
        return this.http.download({
            operation: 'documentTemplates.preview',
            method: 'POST',
            path: [
                'document-templates',
                id,
                'preview'
            ],
            body,
            answer: 'blob',
            options
        });
    }
}

export class DocumentsResource extends Resource {
    
    /**
     * List documents
     *
     * By id unless `sort` says otherwise. Managers get the documents of the people whom they manage, directly or through others; they and employees get their own, once these were sent or filed.
     *
     * `GET /documents`, scope `documents:read`
     *
     * @param query - `limit`, `cursor`, `sort`, `updated_since`, `person_id`, `template_id`, `status`, `to_sign`, `external_id`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const document of workforce.documents.list()) {
     *   console.log(document)
     * }
     */
    list(query?: DocumentsListQuery, options?: RequestOptions): List<Document, PageMeta> {
        return this.http.list({
            operation: 'documents.list',
            method: 'GET',
            path: ['documents'],
            query,
            options
        });
    }
    
    /**
     * Make a document
     *
     * Makes a document for a person from the latest revision of a template. Fields without a value are a 422 that names all of them. Sends `document.created`. Without signers it is filed at once, and `document.filed` is sent, too.
     *
     * `POST /documents`, scope `documents:write`
     *
     * @param body - a `DocumentCreate`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
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
            operation: 'documents.create',
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
     * A form: a PDF or a picture in `file`, and what it is for in parts such as `person_id` and `title`, or as JSON in one part, `document`. The PDF has at most 10 MiB, is not encrypted, and shows the same to everybody, on screen and in print: its links lead to web and mail addresses or within the file, have no pictures of their own, and no border that is not printed, and it has no scripts and other actions, no form fields but signatures that were made already, no comments, layers, multimedia, attached files or content from other files. A 422 says what was found; the print of such a file to a new PDF has none of it. A PNG or JPEG of at most 50 megapixels becomes an A4 page, turned as the photo says it was held; what else is in it, such as the place where it was taken, is not kept. Sends `document.created`. Without signers it is filed at once, and `document.filed` is sent, too.
     *
     * `POST /documents/upload`, scope `documents:write`
     *
     * @param body - the file in `file`, and what it is for
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_form`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
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
            operation: 'documents.upload',
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
     * Says whether a file, given by its SHA-256, is a document of this service. Anybody may ask; nothing is said about whose document it is.
     *
     * `POST /documents/verify`
     *
     * @param body - a `DocumentVerify`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const documentMatch = await workforce.documents.verify({
     *   sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
     * })
     */
    verify(body: DocumentVerify, options?: RequestOptions): Call<DocumentMatch> {
        return this.http.call({
            operation: 'documents.verify',
            method: 'POST',
            path: ['documents', 'verify'],
            body,
            options
        });
    }
    
    /**
     * Get a document
     *
     * A document with its signers. A caller whose only scope is `self` sees their own documents, once these were sent or filed.
     *
     * `GET /documents/{id}`, scope `documents:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const document = await workforce.documents.get(1)
     */
    get(id: number, options?: RequestOptions): Call<Document> {
        return this.http.call({
            operation: 'documents.get',
            method: 'GET',
            path: ['documents', id],
            options
        });
    }
    
    /**
     * Change a document
     *
     * Changes what is given of a draft; other documents cannot be changed. `merge_data` and `signers` take the place of all that were there. A change of `title` or `merge_data` makes the file anew, from the same revision of the template and the person as they are now; an uploaded file stays as it is.
     *
     * `PATCH /documents/{id}`, scope `documents:write`
     *
     * @param id - the `id` of the record
     * @param body - a `DocumentUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const document = await workforce.documents.update(1, { merge_data: { salary: '52 000 €' } }, { ifMatch: 1 })
     */
    update(id: number, body: DocumentUpdate, options?: RequestOptions & IfMatchOption): Call<Document> {
        return this.http.call({
            operation: 'documents.update',
            method: 'PATCH',
            path: ['documents', id],
            body,
            options
        });
    }
    
    /**
     * Delete a document
     *
     * Deletes a draft or a filed document, and sends `document.deleted`. Documents that signers were asked to sign cannot be deleted.
     *
     * `DELETE /documents/{id}`, scope `documents:write`
     *
     * @param id - the `id` of the record
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.documents.delete(1, { ifMatch: 1 })
     */
    delete(id: number, options?: RequestOptions & IfMatchOption): Call<void> {
        return this.http.call({
            operation: 'documents.delete',
            method: 'DELETE',
            path: ['documents', id],
            options
        });
    }
    
    /**
     * Download a document
     *
     * The signed file where there is one, otherwise the original; `version` asks for one of the two.
     *
     * `GET /documents/{id}/file`, scope `documents:read`
     *
     * @param id - the `id` of the record
     * @param query - `version`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const file = await workforce.documents.file(1)
     */
    file(id: number, query?: DocumentsFileQuery, options?: RequestOptions): Download<Blob> {
        return this.http.download({
            operation: 'documents.file',
            method: 'GET',
            path: [
                'documents',
                id,
                'file'
            ],
            query,
            answer: 'blob',
            options
        });
    }
    
    /**
     * Read the audit trail of a document
     *
     * What happened to the document, the oldest entry first. The `hash` of an entry is the SHA-256 of its other members as JSON (RFC 8785: sorted by name, without spaces), and `prev_hash` is the `hash` of the entry before it: a change, a gap or an insertion shows.
     *
     * `GET /documents/{id}/audit`, scope `documents:read`
     *
     * @param id - the `id` of the record
     * @param query - `limit`, `cursor`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const documentAuditEntry of workforce.documents.audit(1)) {
     *   console.log(documentAuditEntry)
     * }
     */
    audit(id: number, query?: DocumentsAuditQuery, options?: RequestOptions): List<DocumentAuditEntry, PageMeta> {
        return this.http.list({
            operation: 'documents.audit',
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
     * Send a document to be signed
     *
     * Sends a draft, or a document that has expired: signers who signed before it expired need not sign again. The answer alone has a `link` for each signer. Where mail is set up, each signer also gets one by mail when it is their turn, at once for all where `signing_order` is `parallel`; with `delivery: mail` that one is the only one, and nobody is shown any. The user who sends it and the addresses in `notify` are mailed what becomes of it.
     *
     * `POST /documents/{id}/send`, scope `documents:write`
     *
     * @param id - the `id` of the record
     * @param body - a `DocumentSend`
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const document = await workforce.documents.send(1, { expires_in_days: 30 }, { ifMatch: 1 })
     */
    send(id: number, body: DocumentSend, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<Document> {
        return this.http.call({
            operation: 'documents.send',
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
     * Makes a new `link` for each signer whose turn it is, or for one of them, shown in this answer alone, and mails another where mail is set up; with `delivery: mail` it is only mailed. Their earlier links stop working. What `remind_every_days` of `documents.send` does by itself begins anew.
     *
     * `POST /documents/{id}/remind`, scope `documents:write`
     *
     * @param id - the `id` of the record
     * @param body - a `DocumentRemind`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const document = await workforce.documents.remind(1, { delivery: 'link' })
     */
    remind(id: number, body: DocumentRemind, options?: RequestOptions & IdempotencyKeyOption): Call<Document> {
        return this.http.call({
            operation: 'documents.remind',
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
     * Get a link to sign a document oneself
     *
     * For a signer who may see the document, and is signed in with the e-mail address that it has for them: the answer has a `link` for them, as long as it is their turn. Links that they have already stay good. Where `delivery` is `mail` no link is shown, and they are mailed another one, at most every five minutes. A 403 answers those who are no signer of the document. The certificate says of the signature that its link was shown to whoever was signed in; where the password was set by a link that was handed over, such as an `invite_link`, it says that instead.
     *
     * `POST /documents/{id}/signing-link`, scope `self`
     *
     * @param id - the `id` of the record
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const document = await workforce.documents.createSigningLink(1)
     */
    createSigningLink(id: number, options?: RequestOptions & IdempotencyKeyOption): Call<Document> {
        return this.http.call({
            operation: 'documents.createSigningLink',
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
     * Files a draft that nobody is to sign after all: it is kept as it is, its signers are removed, and its person can see it. A document that is made without signers is filed from the start. Sends `document.filed`.
     *
     * `POST /documents/{id}/finish`, scope `documents:write`
     *
     * @param id - the `id` of the record
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const document = await workforce.documents.finish(1, { ifMatch: 1 })
     */
    finish(id: number, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<Document> {
        return this.http.call({
            operation: 'documents.finish',
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
     * Changes the name or the e-mail address of a signer who has not signed yet, also after the document was sent. With another address their links end. The answer has a new `link` where links are handed over, and they are mailed one when it is their turn; `viewed_at` and `bounced_at` are null again. The audit trail keeps what was there before. Needs a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `PATCH /documents/{id}/signers/{signer_id}`, scope `documents:write`
     *
     * @param id - the `id` of the record
     * @param signer_id - whom to correct: `signers[].id` of the document
     * @param body - a `DocumentSignerUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const document = await workforce.documents.updateSigner(1, 1, { email: 'ada.lovelace@example.com' }, { ifMatch: 1 })
     */
    updateSigner(id: number, signer_id: number, body: DocumentSignerUpdate, options?: RequestOptions & IfMatchOption): Call<Document> {
        return this.http.call({
            operation: 'documents.updateSigner',
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
     * Withdraws a document that is not signed: nobody can sign it any more. One that was filed is kept, as withdrawn. Those who had signed are mailed that it was withdrawn, as are those in `notify`, and the user who sent it where somebody else withdraws it. Sends `document.voided`.
     *
     * `POST /documents/{id}/void`, scope `documents:write`
     *
     * @param id - the `id` of the record
     * @param body - a `DocumentReason`
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const document = await workforce.documents.void(1, { reason: 'The salary is wrong' }, { ifMatch: 1 })
     */
    void(id: number, body: DocumentReason, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<Document> {
        return this.http.call({
            operation: 'documents.void',
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
     * Show a document to its signer
     *
     * What the signer of this link is asked to sign. Reading it signs nothing, and is not recorded.
     *
     * `GET /signing/{token}`
     *
     * @param token - the part of a signer's link after `/sign/`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {GoneError} 410 `gone`: the link has ended, or its document can no longer be signed or downloaded
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const signing = await workforce.signing.get('dG9rZW4gb2YgMzIgYnl0ZXMgaW4gbGVuZ3RoIGlzIGh')
     */
    get(token: string, options?: RequestOptions): Call<Signing> {
        return this.http.call({
            operation: 'signing.get',
            method: 'GET',
            path: ['signing', token],
            options
        });
    }
    
    /**
     * Download a document as its signer
     *
     * The original until the document is signed, then the signed file for 30 days. Until then the first download is recorded in the audit trail, as `viewed` and `downloaded`.
     *
     * `GET /signing/{token}/file`
     *
     * @param token - the part of a signer's link after `/sign/`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {GoneError} 410 `gone`: the link has ended, or its document can no longer be signed or downloaded
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const file = await workforce.signing.file('dG9rZW4gb2YgMzIgYnl0ZXMgaW4gbGVuZ3RoIGlzIGh')
     */
    file(token: string, options?: RequestOptions): Download<Blob> {
        return this.http.download({
            operation: 'signing.file',
            method: 'GET',
            path: [
                'signing',
                token,
                'file'
            ],
            answer: 'blob',
            options
        });
    }
    
    /**
     * Sign a document
     *
     * Signs the bytes with the given SHA-256. It is a 409 when these are not the bytes of the document, when this signer has signed already, or when it is another signer's turn; it is a 422 when `full_name` is not the name of the signer and `on_behalf` does not say that somebody else signs for them; it is a 410 when the document has expired, was declined or was withdrawn. Each signature sends `document.signer_signed`, and after the last one `document.signed` is sent.
     *
     * `POST /signing/{token}/sign`
     *
     * @param token - the part of a signer's link after `/sign/`
     * @param body - a `Signature`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {GoneError} 410 `gone`: the link has ended, or its document can no longer be signed or downloaded
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const signing = await workforce.signing.sign('dG9rZW4gb2YgMzIgYnl0ZXMgaW4gbGVuZ3RoIGlzIGh', {
     *   full_name: 'Ada Lovelace',
     *   consent: true,
     *   document_sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
     * })
     */
    sign(token: string, body: Signature, options?: RequestOptions): Call<Signing> {
        return this.http.call({
            operation: 'signing.sign',
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
     * Ends the document for all signers. Sends `document.declined`.
     *
     * `POST /signing/{token}/decline`
     *
     * @param token - the part of a signer's link after `/sign/`
     * @param body - a `DocumentReason`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {GoneError} 410 `gone`: the link has ended, or its document can no longer be signed or downloaded
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const signing = await workforce.signing.decline('dG9rZW4gb2YgMzIgYnl0ZXMgaW4gbGVuZ3RoIGlzIGh', { reason: 'The salary is wrong' })
     */
    decline(token: string, body: DocumentReason, options?: RequestOptions): Call<Signing> {
        return this.http.call({
            operation: 'signing.decline',
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
     * By id unless `sort` says otherwise.
     *
     * `GET /pay-runs`, scope `payruns:read`
     *
     * @param query - `limit`, `cursor`, `sort`, `updated_since`, `type`, `status`, `external_id`, `from`, `to`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const payRun of workforce.payRuns.list()) {
     *   console.log(payRun)
     * }
     */
    list(query?: PayRunsListQuery, options?: RequestOptions): List<PayRun, PageMeta> {
        return this.http.list({
            operation: 'payRuns.list',
            method: 'GET',
            path: ['pay-runs'],
            query,
            options
        });
    }
    
    /**
     * Draft a pay run
     *
     * Drafts a pay run. Its payslips have the recurring lines that are in force in the period, each in full, and with `copy_from` those of another pay run; without either it has none yet. Taxes are given, never computed, and no money moves: `payRuns.complete` records that it was paid elsewhere. Sends `payrun.created`.
     *
     * `POST /pay-runs`, scope `payruns:write`
     *
     * @param body - a `PayRunCreate`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
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
            operation: 'payRuns.create',
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
     * One pay run by its id.
     *
     * `GET /pay-runs/{id}`, scope `payruns:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const payRun = await workforce.payRuns.get(1)
     */
    get(id: number, options?: RequestOptions): Call<PayRun> {
        return this.http.call({
            operation: 'payRuns.get',
            method: 'GET',
            path: ['pay-runs', id],
            options
        });
    }
    
    /**
     * Change a pay run
     *
     * Changes what is given, in a draft.
     *
     * `PATCH /pay-runs/{id}`, scope `payruns:write`
     *
     * @param id - the `id` of the record
     * @param body - a `PayRunUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const payRun = await workforce.payRuns.update(1, { pay_date: '2026-01-31' }, { ifMatch: 1 })
     */
    update(id: number, body: PayRunUpdate, options?: RequestOptions & IfMatchOption): Call<PayRun> {
        return this.http.call({
            operation: 'payRuns.update',
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
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.payRuns.delete(1, { ifMatch: 1 })
     */
    delete(id: number, options?: RequestOptions & IfMatchOption): Call<void> {
        return this.http.call({
            operation: 'payRuns.delete',
            method: 'DELETE',
            path: ['pay-runs', id],
            options
        });
    }
    
    /**
     * Check a pay run
     *
     * Blockers, which make approval a 422, and warnings, which only deserve a look.
     *
     * `GET /pay-runs/{id}/checks`, scope `payruns:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const payRunChecks = await workforce.payRuns.checks(1)
     */
    checks(id: number, options?: RequestOptions): Call<PayRunChecks> {
        return this.http.call({
            operation: 'payRuns.checks',
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
     * Approve a pay run
     *
     * Approves a draft in the version that `If-Match` names; blockers make it a 422. Where the business requires two people, whoever made or changed the pay run, one of its payslips, or a recurring line or copied pay run whose lines it takes, gets a 403 `second_person_required`: themselves, with an API key that descends from them, or through a login that they introduced and nobody confirmed (`unconfirmed_user_ids`). So do whoever has a payslip in it unless it is `regular`, and every API key. Sends `payrun.approved`.
     *
     * `POST /pay-runs/{id}/approve`, scope `payruns:approve`
     *
     * @param id - the `id` of the record
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `second_person_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {ValidationFailedError} 422 `validation_failed`, `blocked`, `idempotency_key_reused`: the request breaks the contract, or the pay run has `blockers`
     * @throws {PreconditionRequiredError} 428 `precondition_required`: `If-Match` is missing
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const payRun = await workforce.payRuns.approve(1, { ifMatch: 1 })
     */
    approve(id: number, options: RequestOptions & RequiredIfMatchOption & IdempotencyKeyOption): Call<PayRun> {
        return this.http.call({
            operation: 'payRuns.approve',
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
     * Makes an approved pay run a draft again. Sends `payrun.reopened`.
     *
     * `POST /pay-runs/{id}/reopen`, scope `payruns:approve`
     *
     * @param id - the `id` of the record
     * @param body - a `PayRunReason`
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const payRun = await workforce.payRuns.reopen(1, { reason: 'A bonus is missing' }, { ifMatch: 1 })
     */
    reopen(id: number, body: PayRunReason, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<PayRun> {
        return this.http.call({
            operation: 'payRuns.reopen',
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
     * Records that an approved pay run was paid elsewhere. It is final: mistakes go into a pay run of type `correction`. Sends `payrun.completed`.
     *
     * `POST /pay-runs/{id}/complete`, scope `payruns:approve`
     *
     * @param id - the `id` of the record
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const payRun = await workforce.payRuns.complete(1, { ifMatch: 1 })
     */
    complete(id: number, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<PayRun> {
        return this.http.call({
            operation: 'payRuns.complete',
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
     * Cancels a draft or an approved pay run: it will not be paid. Sends `payrun.cancelled`.
     *
     * `POST /pay-runs/{id}/cancel`, scope `payruns:approve`
     *
     * @param id - the `id` of the record
     * @param body - a `PayRunReason`
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const payRun = await workforce.payRuns.cancel(1, { reason: 'Drafted twice' }, { ifMatch: 1 })
     */
    cancel(id: number, body: PayRunReason, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<PayRun> {
        return this.http.call({
            operation: 'payRuns.cancel',
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
     * Its payslips in any state, one line each after a header line (RFC 4180, UTF-8). Text has no line breaks, and text that a spreadsheet would take for a formula begins with an apostrophe. A connection that ends early means that the pay run changed during the export.
     *
     * `GET /pay-runs/{id}/export.csv`, scope `payruns:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const file = await workforce.payRuns.exportCsv(1)
     */
    exportCsv(id: number, options?: RequestOptions): Download<string> {
        return this.http.download({
            operation: 'payRuns.exportCsv',
            method: 'GET',
            path: [
                'pay-runs',
                id,
                'export.csv'
            ],
            answer: 'text',
            options
        });
    }
    
    /**
     * Export the payments of a pay run
     *
     * An approved or completed pay run as ISO 20022 pain.001.001.09, with a transaction for each net above zero, whose `EndToEndId` is `WF-<pay run>-<person>`. Bank details come with the request; neither they nor the answer are stored, so repeat the request to get the file again. The message id stays the same until the pay run is approved again, so that a bank executes it once. A connection that ends early means that the pay run changed during the export.
     *
     * `POST /pay-runs/{id}/export-pain001`, scope `payruns:read`
     *
     * @param id - the `id` of the record
     * @param body - a `Pain001Export`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const file = await workforce.payRuns.exportPain001(1, {
     *   debtor: { name: 'Acme SAS', iban: 'FR1420041010050500013M02606' },
     *   accounts: [{ person_id: 1, iban: 'DE89370400440532013000' }],
     * })
     */
    exportPain001(id: number, body: Pain001Export, options?: RequestOptions): Download<Blob> {
        return this.http.download({
            operation: 'payRuns.exportPain001',
            method: 'POST',
            path: [
                'pay-runs',
                id,
                'export-pain001'
            ],
            body,
            answer: 'blob',
            options
        });
    }
}

export class PayslipsResource extends Resource {
    
    /**
     * List the payslips of a pay run
     *
     * By person, without their lines.
     *
     * `GET /pay-runs/{id}/payslips`, scope `payruns:read`
     *
     * @param id - the `id` of the record
     * @param query - `limit`, `cursor`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const payslipSummary of workforce.payslips.list(1)) {
     *   console.log(payslipSummary)
     * }
     */
    list(id: number, query?: PayslipsListQuery, options?: RequestOptions): List<PayslipSummary, PageMeta> {
        return this.http.list({
            operation: 'payslips.list',
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
     * Put many payslips
     *
     * Writes the payslips of up to 500 people in a draft, all or none. Payslips of other people stay. People who do not exist are a 422 that names them in `errors`. `If-Match` is the version of the pay run, and the answer is the pay run.
     *
     * `PUT /pay-runs/{id}/payslips`, scope `payruns:write`
     *
     * @param id - the `id` of the record
     * @param body - a `PayslipsPut`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
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
            operation: 'payslips.putMany',
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
     * A payslip with its lines. A caller whose only scope is `self` sees their own, once the pay run is approved.
     *
     * `GET /pay-runs/{id}/payslips/{person_id}`, scope `payruns:read`
     *
     * @param id - the `id` of the record
     * @param person_id - whose payslip it is, by the `id` of the person
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const payslip = await workforce.payslips.get(1, 1)
     */
    get(id: number, person_id: number, options?: RequestOptions): Call<Payslip> {
        return this.http.call({
            operation: 'payslips.get',
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
     * Writes the payslip of a person in a draft. Its lines replace all existing lines. `If-Match` is the version of the payslip; `"0"` asks that there is none yet, so that two who write the first one do not overwrite each other.
     *
     * `PUT /pay-runs/{id}/payslips/{person_id}`, scope `payruns:write`
     *
     * @param id - the `id` of the record
     * @param person_id - whose payslip it is, by the `id` of the person
     * @param body - a `PayslipPut`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
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
            operation: 'payslips.put',
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
     * Removes a person from a draft. `If-Match` is the version of the payslip.
     *
     * `DELETE /pay-runs/{id}/payslips/{person_id}`, scope `payruns:write`
     *
     * @param id - the `id` of the record
     * @param person_id - whose payslip it is, by the `id` of the person
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.payslips.delete(1, 1, { ifMatch: 1 })
     */
    delete(id: number, person_id: number, options?: RequestOptions & IfMatchOption): Call<void> {
        return this.http.call({
            operation: 'payslips.delete',
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
     * Print a payslip
     *
     * A payslip as PDF. A caller whose only scope is `self` gets their own, once the pay run is approved.
     *
     * `GET /pay-runs/{id}/payslips/{person_id}/pdf`, scope `payruns:read`
     *
     * @param id - the `id` of the record
     * @param person_id - whose payslip it is, by the `id` of the person
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const file = await workforce.payslips.pdf(1, 1)
     */
    pdf(id: number, person_id: number, options?: RequestOptions): Download<Blob> {
        return this.http.download({
            operation: 'payslips.pdf',
            method: 'GET',
            path: [
                'pay-runs',
                id,
                'payslips',
                person_id,
                'pdf'
            ],
            answer: 'blob',
            options
        });
    }
}

export class LeaveTypesResource extends Resource {
    
    /**
     * List leave types
     *
     * By id, without archived ones unless `include_archived` is true. Everybody who may ask for leave sees all of them.
     *
     * `GET /leave-types`, scope `leave:read`
     *
     * @param query - `limit`, `cursor`, `updated_since`, `include_archived`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const leaveType of workforce.leaveTypes.list()) {
     *   console.log(leaveType)
     * }
     */
    list(query?: LeaveTypesListQuery, options?: RequestOptions): List<LeaveType, PageMeta> {
        return this.http.list({
            operation: 'leaveTypes.list',
            method: 'GET',
            path: ['leave-types'],
            query,
            options
        });
    }
    
    /**
     * Add a leave type
     *
     * With `accrual`, people earn days from the leave year in which the type is made, in proportion to their days of employment. Days are rounded to the nearest half day over the leave year. When dates of employment change after days were booked, adjustments correct the leave years that are still open.
     *
     * `POST /leave-types`, scope `leave:manage`
     *
     * @param body - a `LeaveTypeCreate`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const leaveType = await workforce.leaveTypes.create({
     *   name: 'Vacation',
     *   code: 'vacation',
     *   accrual: {
     *     method: 'yearly',
     *     days_per_year: 25,
     *     carry_over_max: 5,
     *     resets_on: '01-01',
     *   },
     * })
     */
    create(body: LeaveTypeCreate, options?: RequestOptions & IdempotencyKeyOption): Call<LeaveType> {
        return this.http.call({
            operation: 'leaveTypes.create',
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
     * One leave type by its id, archived or not.
     *
     * `GET /leave-types/{id}`, scope `leave:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const leaveType = await workforce.leaveTypes.get(1)
     */
    get(id: number, options?: RequestOptions): Call<LeaveType> {
        return this.http.call({
            operation: 'leaveTypes.get',
            method: 'GET',
            path: ['leave-types', id],
            options
        });
    }
    
    /**
     * Change a leave type
     *
     * Changes what is given, for leave that is requested or booked from now on. Once days were booked, `accrual` cannot change how days are earned or when the leave year begins: that is a 409. `archived: true` archives the type: nobody can ask for such leave and no more days of it are earned, while requests, balances and approvals of what was asked for stay. `archived: false` brings it back, with the days that would have been earned meanwhile.
     *
     * `PATCH /leave-types/{id}`, scope `leave:manage`
     *
     * @param id - the `id` of the record
     * @param body - a `LeaveTypeUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const leaveType = await workforce.leaveTypes.update(1, { min_notice_days: 7 }, { ifMatch: 1 })
     */
    update(id: number, body: LeaveTypeUpdate, options?: RequestOptions & IfMatchOption): Call<LeaveType> {
        return this.http.call({
            operation: 'leaveTypes.update',
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
     * By id. Everybody who may ask for leave sees all of them.
     *
     * `GET /holidays`, scope `leave:read`
     *
     * @param query - `limit`, `cursor`, `updated_since`, `from`, `to`, `location_id`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const holiday of workforce.holidays.list()) {
     *   console.log(holiday)
     * }
     */
    list(query?: HolidaysListQuery, options?: RequestOptions): List<Holiday, PageMeta> {
        return this.http.list({
            operation: 'holidays.list',
            method: 'GET',
            path: ['holidays'],
            query,
            options
        });
    }
    
    /**
     * Add a holiday
     *
     * Leave takes no day for a holiday at the location of the person, and half a day for half of one. Approved leave keeps its days; undecided leave is counted again when it is approved.
     *
     * `POST /holidays`, scope `leave:manage`
     *
     * @param body - a `HolidayCreate`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const holiday = await workforce.holidays.create({ date: '2036-07-11', name: 'Company day' })
     */
    create(body: HolidayCreate, options?: RequestOptions & IdempotencyKeyOption): Call<Holiday> {
        return this.http.call({
            operation: 'holidays.create',
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
     * Adds one holiday for each day of the all-day events of an iCalendar file (RFC 5545). An event that cannot be a holiday, or that exists already, is skipped and listed in the answer; importing the same file twice adds nothing. A text that is no iCalendar file, or has more than 2,000 days, is a 422.
     *
     * `POST /holidays/import`, scope `leave:manage`
     *
     * @param body - a `HolidayImport`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
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
            operation: 'holidays.import',
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
     * One holiday by its id.
     *
     * `GET /holidays/{id}`, scope `leave:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const holiday = await workforce.holidays.get(1)
     */
    get(id: number, options?: RequestOptions): Call<Holiday> {
        return this.http.call({
            operation: 'holidays.get',
            method: 'GET',
            path: ['holidays', id],
            options
        });
    }
    
    /**
     * Change a holiday
     *
     * Changes what is given. Approved leave keeps its days; undecided leave is counted again when it is approved.
     *
     * `PATCH /holidays/{id}`, scope `leave:manage`
     *
     * @param id - the `id` of the record
     * @param body - a `HolidayUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const holiday = await workforce.holidays.update(1, { name: 'New Year' }, { ifMatch: 1 })
     */
    update(id: number, body: HolidayUpdate, options?: RequestOptions & IfMatchOption): Call<Holiday> {
        return this.http.call({
            operation: 'holidays.update',
            method: 'PATCH',
            path: ['holidays', id],
            body,
            options
        });
    }
    
    /**
     * Delete a holiday
     *
     * Approved leave keeps its days.
     *
     * `DELETE /holidays/{id}`, scope `leave:manage`
     *
     * @param id - the `id` of the record
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.holidays.delete(1, { ifMatch: 1 })
     */
    delete(id: number, options?: RequestOptions & IfMatchOption): Call<void> {
        return this.http.call({
            operation: 'holidays.delete',
            method: 'DELETE',
            path: ['holidays', id],
            options
        });
    }
}

export class LeaveRequestsResource extends Resource {
    
    /**
     * List requests for leave
     *
     * By id unless `sort` says otherwise. Managers get their own requests and those of the people whom they manage, directly or through others; employees get their own.
     *
     * `GET /leave-requests`, scope `leave:read`
     *
     * @param query - `limit`, `cursor`, `sort`, `updated_since`, `person_id`, `leave_type_id`, `status`, `external_id`, `from`, `to`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const leaveRequest of workforce.leaveRequests.list()) {
     *   console.log(leaveRequest)
     * }
     */
    list(query?: LeaveRequestsListQuery, options?: RequestOptions): List<LeaveRequest, PageMeta> {
        return this.http.list({
            operation: 'leaveRequests.list',
            method: 'GET',
            path: ['leave-requests'],
            query,
            options
        });
    }
    
    /**
     * Ask for leave
     *
     * Everybody may ask for themselves; with `leave:write`, managers may ask for the people whom they manage, directly or through others, and owners, admins and API keys for everybody. Days are counted from the work pattern and the holidays. It is a 409 when the person has other leave at that time or another request has the `external_id`, and a 422 when too few days are left, with undecided leave counted as taken. Sends `leave.requested`, and `leave.approved` where the type needs no approval.
     *
     * `POST /leave-requests`, scope `leave:write`
     *
     * @param body - a `LeaveRequestCreate`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
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
            operation: 'leaveRequests.create',
            method: 'POST',
            path: ['leave-requests'],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Preview a request for leave
     *
     * What a request would come to: its days, the balance before and after, and in `problems` everything for which `leaveRequests.create` would refuse it with a 409 or 422. Nothing is written.
     *
     * `POST /leave-requests/preview`, scope `leave:write`
     *
     * @param body - a `LeaveRequestCreate`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
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
            operation: 'leaveRequests.preview',
            method: 'POST',
            path: ['leave-requests', 'preview'],
            body,
            options
        });
    }
    
    /**
     * Get a request for leave
     *
     * One request by its id.
     *
     * `GET /leave-requests/{id}`, scope `leave:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const leaveRequest = await workforce.leaveRequests.get(1)
     */
    get(id: number, options?: RequestOptions): Call<LeaveRequest> {
        return this.http.call({
            operation: 'leaveRequests.get',
            method: 'GET',
            path: ['leave-requests', id],
            options
        });
    }
    
    /**
     * Change a request for leave
     *
     * Changes what is given while the request is undecided, and counts its days again. A request that no longer needs approval is approved at once and sends `leave.approved`.
     *
     * `PATCH /leave-requests/{id}`, scope `leave:write`
     *
     * @param id - the `id` of the record
     * @param body - a `LeaveRequestUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const leaveRequest = await workforce.leaveRequests.update(1, { end_date: '2036-07-02', end_portion: 'full' }, { ifMatch: 1 })
     */
    update(id: number, body: LeaveRequestUpdate, options?: RequestOptions & IfMatchOption): Call<LeaveRequest> {
        return this.http.call({
            operation: 'leaveRequests.update',
            method: 'PATCH',
            path: ['leave-requests', id],
            body,
            options
        });
    }
    
    /**
     * Approve leave
     *
     * For managers of the person, directly or through others, and for owners, admins and API keys. Nobody can approve leave that is their own or was when it was asked for, also not with an API key that descends from them (403 `second_person_required`). Where the business asks for two people, nobody can approve what they requested for others, either. The days are counted once more, and then stay. Sends `leave.approved`.
     *
     * `POST /leave-requests/{id}/approve`, scope `leave:approve`
     *
     * @param id - the `id` of the record
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `second_person_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const leaveRequest = await workforce.leaveRequests.approve(1, { ifMatch: 1 })
     */
    approve(id: number, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<LeaveRequest> {
        return this.http.call({
            operation: 'leaveRequests.approve',
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
     * For everybody who could approve it. Sends `leave.rejected`, without the note.
     *
     * `POST /leave-requests/{id}/reject`, scope `leave:approve`
     *
     * @param id - the `id` of the record
     * @param body - a `LeaveRejection`
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const leaveRequest = await workforce.leaveRequests.reject(1, { note: 'Too many are away then' }, { ifMatch: 1 })
     */
    reject(id: number, body: LeaveRejection, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<LeaveRequest> {
        return this.http.call({
            operation: 'leaveRequests.reject',
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
     * Whoever can ask for leave can cancel it before it begins, also when it was approved. Later it takes `leave:approve`, too, and nobody cancels their own. The days of approved leave are given back. Where its leave year is closed, only the days that would have been carried over are given back. Sends `leave.cancelled`.
     *
     * `POST /leave-requests/{id}/cancel`, scope `leave:write`
     *
     * @param id - the `id` of the record
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const leaveRequest = await workforce.leaveRequests.cancel(1, { ifMatch: 1 })
     */
    cancel(id: number, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<LeaveRequest> {
        return this.http.call({
            operation: 'leaveRequests.cancel',
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

export class LeaveBalancesResource extends Resource {
    
    /**
     * List balances of leave
     *
     * By person and leave type, without deleted people, on a day: days that will have been earned by then are included. Leave counts in the leave year in which it begins. Managers get their own balances and those of the people whom they manage, directly or through others; employees get their own.
     *
     * `GET /leave-balances`, scope `leave:read`
     *
     * @param query - `limit`, `cursor`, `person_id`, `leave_type_id`, `as_of`, `explain`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const leaveBalance of workforce.leaveBalances.list()) {
     *   console.log(leaveBalance)
     * }
     */
    list(query?: LeaveBalancesListQuery, options?: RequestOptions): List<LeaveBalance, PageMeta> {
        return this.http.list({
            operation: 'leaveBalances.list',
            method: 'GET',
            path: ['leave-balances'],
            query,
            options
        });
    }
    
    /**
     * Adjust a balance of leave
     *
     * Gives days, or takes days with a negative number, as a line of its own in the ledger. It is a 422 in a leave year that is closed, and when the adjustments of an account, given and taken, exceed 50,000 days.
     *
     * `POST /leave-balances/adjustments`, scope `leave:manage`
     *
     * @param body - a `LeaveAdjustment`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const leaveLine = await workforce.leaveBalances.adjust({ person_id: 1, leave_type_id: 1, days: 5, note: 'From the old system' })
     */
    adjust(body: LeaveAdjustment, options?: RequestOptions & IdempotencyKeyOption): Call<LeaveLine> {
        return this.http.call({
            operation: 'leaveBalances.adjust',
            method: 'POST',
            path: ['leave-balances', 'adjustments'],
            body,
            idempotent: true,
            options
        });
    }
}

export class LeaveLedgerResource extends Resource {
    
    /**
     * List the ledger of leave
     *
     * The booked lines by id: days earned, carried over, expired, adjusted, taken and returned. Lines are never changed or deleted. Days that will be earned later are in `leaveBalances.list` with `explain`.
     *
     * `GET /leave-ledger`, scope `leave:read`
     *
     * @param query - `limit`, `cursor`, `person_id`, `leave_type_id`, `from`, `to`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const leaveLine of workforce.leaveLedger.list()) {
     *   console.log(leaveLine)
     * }
     */
    list(query?: LeaveLedgerListQuery, options?: RequestOptions): List<LeaveLine, PageMeta> {
        return this.http.list({
            operation: 'leaveLedger.list',
            method: 'GET',
            path: ['leave-ledger'],
            query,
            options
        });
    }
}

export class LeaveCalendarResource extends Resource {
    
    /**
     * Get the calendar of leave
     *
     * Who is away, on requested or approved leave, and which days are holidays, for at most a year. Everybody sees all holidays. Managers see their own leave and that of the people whom they manage, directly or through others; employees see their own.
     *
     * `GET /leave-calendar`, scope `leave:read`
     *
     * @param query - `from`, `to`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const leaveCalendar = await workforce.leaveCalendar.get({ from: '2036-07-01', to: '2036-07-31' })
     */
    get(query: LeaveCalendarGetQuery, options?: RequestOptions): Call<LeaveCalendar> {
        return this.http.call({
            operation: 'leaveCalendar.get',
            method: 'GET',
            path: ['leave-calendar'],
            query,
            options
        });
    }
    
    /**
     * Get the calendar of leave as iCalendar
     *
     * The leave calendar as a file for calendar programs (RFC 5545): all-day events with stable ids, tentative while leave is undecided.
     *
     * `GET /leave-calendar.ics`, scope `leave:read`
     *
     * @param query - `from`, `to`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const file = await workforce.leaveCalendar.ics({ from: '2036-07-01', to: '2036-07-31' })
     */
    ics(query: LeaveCalendarIcsQuery, options?: RequestOptions): Download<string> {
        return this.http.download({
            operation: 'leaveCalendar.ics',
            method: 'GET',
            path: ['leave-calendar.ics'],
            query,
            answer: 'text',
            options
        });
    }
}

export class LeaveFeedsResource extends Resource {
    
    /**
     * List my feed links
     *
     * The caller's links to the leave calendar, by id.
     *
     * `GET /leave-feeds`
     *
     * @param query - `limit`, `cursor`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const leaveFeed of workforce.leaveFeeds.list()) {
     *   console.log(leaveFeed)
     * }
     */
    list(query?: LeaveFeedsListQuery, options?: RequestOptions): List<LeaveFeed, PageMeta> {
        return this.http.list({
            operation: 'leaveFeeds.list',
            method: 'GET',
            path: ['leave-feeds'],
            query,
            options
        });
    }
    
    /**
     * Make a feed link
     *
     * Makes a link to the leave calendar for a calendar program. Such programs can do nothing but fetch an address, so that the link has its secret in the address: whoever has the link sees the calendar as the caller does at that time, until it is revoked or the caller loses access. A user can have ten of them. Needs a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `POST /leave-feeds`
     *
     * @param body - a `LeaveFeedCreate`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const leaveFeedCreated = await workforce.leaveFeeds.create({ name: 'Phone' })
     */
    create(body: LeaveFeedCreate, options?: RequestOptions & IdempotencyKeyOption): Call<LeaveFeedCreated> {
        return this.http.call({
            operation: 'leaveFeeds.create',
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
     * Ends a link of the caller: it is a 404 from the next request on.
     *
     * `DELETE /leave-feeds/{id}`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`, `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.leaveFeeds.revoke(1)
     */
    revoke(id: number, options?: RequestOptions): Call<void> {
        return this.http.call({
            operation: 'leaveFeeds.revoke',
            method: 'DELETE',
            path: ['leave-feeds', id],
            options
        });
    }
    
    /**
     * Fetch the calendar of a feed link
     *
     * What `leaveCalendar.ics` shows the user of the link at this moment, from three months before today to nine months after. It needs no token but the one in its address. It is a 404 once the link is revoked, or while its user may not log in; a 422 when the year has more than 10,000 requests for leave.
     *
     * `GET /leave-feeds/{token}/calendar.ics`
     *
     * @param token - the secret part of a feed link
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const file = await workforce.leaveFeeds.ics('dG9rZW4gb2YgMzIgYnl0ZXMgaW4gbGVuZ3RoIGlzIGh')
     */
    ics(token: string, options?: RequestOptions): Download<string> {
        return this.http.download({
            operation: 'leaveFeeds.ics',
            method: 'GET',
            path: [
                'leave-feeds',
                token,
                'calendar.ics'
            ],
            answer: 'text',
            options
        });
    }
}

export class WebhooksResource extends Resource {
    
    /**
     * List webhooks
     *
     * All subscriptions of the business, by id.
     *
     * `GET /webhooks`, scope `webhooks:read`
     *
     * @param query - `limit`, `cursor`, `updated_since`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const webhook of workforce.webhooks.list()) {
     *   console.log(webhook)
     * }
     */
    list(query?: WebhooksListQuery, options?: RequestOptions): List<Webhook, PageMeta> {
        return this.http.list({
            operation: 'webhooks.list',
            method: 'GET',
            path: ['webhooks'],
            query,
            options
        });
    }
    
    /**
     * Create a webhook
     *
     * Subscribes an address to events. Besides `webhooks:write` it takes the read scope of the area of each event, such as `people:read` for `person.*`, and all of them for `*`. The answer has the signing `secret`, this once. What is then sent, with which
     * headers, and when it is tried again, is told by the `webhooks` of this document.
     * Needs a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `POST /webhooks`, scope `webhooks:write`
     *
     * @param body - a `WebhookCreate`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const webhookWithSecret = await workforce.webhooks.create({
     *   url: 'https://example.com/hooks',
     *   events: ['person.created'],
     *   active: true,
     * })
     */
    create(body: WebhookCreate, options?: RequestOptions & IdempotencyKeyOption): Call<WebhookWithSecret> {
        return this.http.call({
            operation: 'webhooks.create',
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
     * One subscription by its id.
     *
     * `GET /webhooks/{id}`, scope `webhooks:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const webhook = await workforce.webhooks.get(1)
     */
    get(id: number, options?: RequestOptions): Call<Webhook> {
        return this.http.call({
            operation: 'webhooks.get',
            method: 'GET',
            path: ['webhooks', id],
            options
        });
    }
    
    /**
     * Change a webhook
     *
     * Changes what is given. `active: true` enables a webhook again that was disabled. Another `url` or other `events` take the read scope of the area of each event that is then sent. Another `url`, other `events` and any `headers` also need a proof of the password from the last fifteen minutes (`me.confirmPassword`).
     *
     * `PATCH /webhooks/{id}`, scope `webhooks:write`
     *
     * @param id - the `id` of the record
     * @param body - a `WebhookUpdate`
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const webhook = await workforce.webhooks.update(1, { active: false }, { ifMatch: 1 })
     */
    update(id: number, body: WebhookUpdate, options?: RequestOptions & IfMatchOption): Call<Webhook> {
        return this.http.call({
            operation: 'webhooks.update',
            method: 'PATCH',
            path: ['webhooks', id],
            body,
            options
        });
    }
    
    /**
     * Delete a webhook
     *
     * Ends the subscription. Pending deliveries are not sent, and its log is deleted.
     *
     * `DELETE /webhooks/{id}`, scope `webhooks:write`
     *
     * @param id - the `id` of the record
     * @param options - `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * await workforce.webhooks.delete(1, { ifMatch: 1 })
     */
    delete(id: number, options?: RequestOptions & IfMatchOption): Call<void> {
        return this.http.call({
            operation: 'webhooks.delete',
            method: 'DELETE',
            path: ['webhooks', id],
            options
        });
    }
    
    /**
     * Rotate the secret of a webhook
     *
     * Makes a new secret, shown in this answer alone. During the grace period `webhook-signature` carries the signatures
     * of both secrets, and `X-Webhook-Signature`, which has room for one, the signature of the old secret. A second
     * rotation within the grace period ends the oldest secret at once. Needs a proof of the password
     * from the last fifteen minutes (`me.confirmPassword`).
     *
     * `POST /webhooks/{id}/rotate-secret`, scope `webhooks:write`
     *
     * @param id - the `id` of the record
     * @param body - a `WebhookRotateSecret`
     * @param options - `idempotencyKey`, `ifMatch`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`, `confirmation_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PreconditionFailedError} 412 `precondition_failed`: `If-Match` names an older version
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const webhookWithSecret = await workforce.webhooks.rotateSecret(1, { grace_hours: 24 }, { ifMatch: 1 })
     */
    rotateSecret(id: number, body: WebhookRotateSecret, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Call<WebhookWithSecret> {
        return this.http.call({
            operation: 'webhooks.rotateSecret',
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
     * Sends the example of an event type at once, in one attempt, signed like every delivery and with the headers of the
     * webhook. It has the header `X-Webhook-Test: 1` and an id that starts with `evt_test_`. It is in the log of
     * deliveries, but not in the stream of events. It is also sent when the webhook is not active or not subscribed to
     * the type. It is a 409 while ten attempts that were requested by hand are still waiting.
     *
     * `POST /webhooks/{id}/test`, scope `webhooks:write`
     *
     * @param id - the `id` of the record
     * @param body - a `WebhookSendTest`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const webhookDelivery = await workforce.webhooks.sendTest(1, { type: 'person.created' })
     */
    sendTest(id: number, body: WebhookSendTest, options?: RequestOptions & IdempotencyKeyOption): Call<WebhookDelivery> {
        return this.http.call({
            operation: 'webhooks.sendTest',
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
     * Send again what was missed
     *
     * Schedules failed and skipped deliveries again, each with its full number of attempts. It is a 409 while the webhook
     * is not active, because the deliveries would only be skipped again.
     *
     * `POST /webhooks/{id}/recover`, scope `webhooks:write`
     *
     * @param id - the `id` of the record
     * @param body - a `WebhookRecover`
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_json`, `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {PayloadTooLargeError} 413 `too_large`: the body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     * @throws {WorkforceError} 415 `unsupported_media_type`: the body has another media type than the operation takes
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const webhookRecovery = await workforce.webhooks.recover(1, { since: '2026-01-15T09:30:00.000Z', dry_run: true })
     */
    recover(id: number, body: WebhookRecover, options?: RequestOptions & IdempotencyKeyOption): Call<WebhookRecovery> {
        return this.http.call({
            operation: 'webhooks.recover',
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
     * Count attempts by the hour
     *
     * The attempts of this hour and the 23 hours before it, by the schedule and by hand, without tests: what `last_24_hours` of the webhook sums up.
     *
     * `GET /webhooks/{id}/statistics`, scope `webhooks:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const webhookStatistics = await workforce.webhooks.statistics(1)
     */
    statistics(id: number, options?: RequestOptions): Call<WebhookStatistics> {
        return this.http.call({
            operation: 'webhooks.statistics',
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
     * The newest first.
     *
     * `GET /webhooks/{id}/deliveries`, scope `webhooks:read`
     *
     * @param id - the `id` of the record
     * @param query - `limit`, `cursor`, `status`, `type`, `event_id`, `since`, `until`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const webhookDelivery of workforce.webhookDeliveries.list(1)) {
     *   console.log(webhookDelivery)
     * }
     */
    list(id: number, query?: WebhookDeliveriesListQuery, options?: RequestOptions): List<WebhookDelivery, PageMeta> {
        return this.http.list({
            operation: 'webhookDeliveries.list',
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
     * One delivery with every attempt in `attempts`.
     *
     * `GET /webhook-deliveries/{id}`, scope `webhooks:read`
     *
     * @param id - the `id` of the record
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const webhookDelivery = await workforce.webhookDeliveries.get(1)
     */
    get(id: number, options?: RequestOptions): Call<WebhookDelivery> {
        return this.http.call({
            operation: 'webhookDeliveries.get',
            method: 'GET',
            path: ['webhook-deliveries', id],
            options
        });
    }
    
    /**
     * Redeliver
     *
     * Makes one attempt now, outside the schedule, even when the webhook is not active. A success makes the delivery
     * `succeeded`. A failure changes neither its state nor its schedule, and does not count towards disabling the
     * webhook. It is a 409 while such an attempt is still waiting, and after a hundred attempts.
     *
     * `POST /webhook-deliveries/{id}/redeliver`, scope `webhooks:write`
     *
     * @param id - the `id` of the record
     * @param options - `idempotencyKey`, `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ConflictError} 409 `illegal_state`, `conflict`, `in_progress`: the request conflicts with the current state
     * @throws {ValidationFailedError} 422 `validation_failed`, `idempotency_key_reused`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const webhookDelivery = await workforce.webhookDeliveries.redeliver(1)
     */
    redeliver(id: number, options?: RequestOptions & IdempotencyKeyOption): Call<WebhookDelivery> {
        return this.http.call({
            operation: 'webhookDeliveries.redeliver',
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
     * Read the stream of events
     *
     * What happened, in order, or the newest first with `sort`. Besides `events:read` it takes the read scope of the area, such as `people:read` for `person.*`: events that the token may not read are left out, and a 403 answers `types` that name one. With all of these scopes the stream has no gaps. `meta.resume_cursor` stays valid, also that of an empty page: keep it, and ask again later, in the default order, for newer events; `wait` lets that call wait for them.
     *
     * `GET /events`, scope `events:read`
     *
     * @param query - `limit`, `cursor`, `sort`, `since`, `types`, `wait`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * for await (const event of workforce.events.list()) {
     *   console.log(event)
     * }
     */
    list(query?: EventsListQuery, options?: RequestOptions): List<Event, EventPageMeta> {
        return this.http.list({
            operation: 'events.list',
            method: 'GET',
            path: ['events'],
            query,
            options
        });
    }
    
    /**
     * Get an event
     *
     * One event by its id. Besides `events:read` it takes the read scope of its area, such as `people:read` for `person.*`.
     *
     * `GET /events/{id}`, scope `events:read`
     *
     * @param id - the `id` that deliveries have in `webhook-id`
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {NotFoundError} 404 `not_found`: the business has no resource with this id
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const event = await workforce.events.get('evt_0196f2a4c1d07c3e8a51d2f3b4c5d6e7')
     */
    get(id: string, options?: RequestOptions): Call<Event> {
        return this.http.call({
            operation: 'events.get',
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
     * What webhooks can subscribe to: meaning, the scope that it takes, JSON Schema and example.
     *
     * `GET /event-types`, scope `events:read`
     *
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {PermissionDeniedError} 403 `forbidden`, `two_factor_required`: the token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {RateLimitedError} 429 `too_many_attempts`, `rate_limited`: too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const eventTypes = await workforce.eventTypes.list()
     */
    list(options?: RequestOptions): Call<EventTypes> {
        return this.http.call({
            operation: 'eventTypes.list',
            method: 'GET',
            path: ['event-types'],
            options
        });
    }
}

export class HealthResource extends Resource {
    
    /**
     * Ask whether the process runs
     *
     * Answers as long as the process runs, also without its database. Restart a process that does not answer.
     *
     * `GET /health/live`
     *
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const liveness = await workforce.health.live()
     */
    live(options?: RequestOptions): Call<Liveness> {
        return this.http.call({
            operation: 'health.live',
            method: 'GET',
            path: ['health', 'live'],
            root: true,
            options
        });
    }
    
    /**
     * Ask whether it can answer requests
     *
     * A 200 says that the process reaches its database and that all migrations are applied. Send no requests to a process that answers 503, and do not restart it: it recovers by itself.
     *
     * `GET /health/ready`
     *
     * @param options - `signal`, `timeoutMs`, `maxRetries`, `headers`
     * @throws {BadRequestError} 400 `malformed_header`, `malformed_request`: the body or a header is malformed
     * @throws {UnauthenticatedError} 401 `unauthenticated`, `invalid_credentials`, `invalid_two_factor_code`: the token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     * @throws {WorkforceError} 405 `method_not_allowed`: the path has no such method; `Allow` lists those that it has
     * @throws {ValidationFailedError} 422 `validation_failed`: the request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     * @throws {ServerError} 500 `server_error`: a fault of the service
     * @throws {ServerError} 503 `unavailable`: the service cannot answer at the moment; wait for `Retry-After` seconds
     * @throws {ConnectionError} no answer arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call
     * @example
     * const readiness = await workforce.health.ready()
     */
    ready(options?: RequestOptions): Call<Readiness> {
        return this.http.call({
            operation: 'health.ready',
            method: 'GET',
            path: ['health', 'ready'],
            root: true,
            options
        });
    }
}

export class Resources extends Resource {
    readonly auth = new AuthResource(this.http);
    readonly twoFactor = new TwoFactorResource(this.http);
    readonly me = new MeResource(this.http);
    readonly sessions = new SessionsResource(this.http);
    readonly users = new UsersResource(this.http);
    readonly apiKeys = new ApiKeysResource(this.http);
    readonly auditLog = new AuditLogResource(this.http);
    readonly business = new BusinessResource(this.http);
    readonly sandboxClock = new SandboxClockResource(this.http);
    readonly people = new PeopleResource(this.http);
    readonly directory = new DirectoryResource(this.http);
    readonly departments = new DepartmentsResource(this.http);
    readonly locations = new LocationsResource(this.http);
    readonly recurringLines = new RecurringLinesResource(this.http);
    readonly documentTemplates = new DocumentTemplatesResource(this.http);
    readonly documents = new DocumentsResource(this.http);
    readonly signing = new SigningResource(this.http);
    readonly payRuns = new PayRunsResource(this.http);
    readonly payslips = new PayslipsResource(this.http);
    readonly leaveTypes = new LeaveTypesResource(this.http);
    readonly holidays = new HolidaysResource(this.http);
    readonly leaveRequests = new LeaveRequestsResource(this.http);
    readonly leaveBalances = new LeaveBalancesResource(this.http);
    readonly leaveLedger = new LeaveLedgerResource(this.http);
    readonly leaveCalendar = new LeaveCalendarResource(this.http);
    readonly leaveFeeds = new LeaveFeedsResource(this.http);
    readonly webhooks = new WebhooksResource(this.http);
    readonly webhookDeliveries = new WebhookDeliveriesResource(this.http);
    readonly events = new EventsResource(this.http);
    readonly eventTypes = new EventTypesResource(this.http);
    readonly health = new HealthResource(this.http);
}
