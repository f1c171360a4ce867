// Generated from openapi/v1.yaml by `npm run generate:sdk`; changes here are lost.

export type ClientOptions = {
    baseUrl: `${string}://${string}/v1` | `${string}://${string}` | `${string}://${string}` | (string & {});
};

export type Webhooks = EventsOnPersonCreatedWebhookRequest | EventsOnPersonUpdatedWebhookRequest | EventsOnPersonDeletedWebhookRequest | EventsOnPersonStartedWebhookRequest | EventsOnPersonTerminatedWebhookRequest | EventsOnPersonRehiredWebhookRequest | EventsOnPersonErasedWebhookRequest | EventsOnDepartmentCreatedWebhookRequest | EventsOnDepartmentUpdatedWebhookRequest | EventsOnDepartmentDeletedWebhookRequest | EventsOnLocationCreatedWebhookRequest | EventsOnLocationUpdatedWebhookRequest | EventsOnLocationDeletedWebhookRequest | EventsOnDocumentCreatedWebhookRequest | EventsOnDocumentUpdatedWebhookRequest | EventsOnDocumentSentWebhookRequest | EventsOnDocumentViewedWebhookRequest | EventsOnDocumentBouncedWebhookRequest | EventsOnDocumentSignerSignedWebhookRequest | EventsOnDocumentSignedWebhookRequest | EventsOnDocumentFiledWebhookRequest | EventsOnDocumentExpiredWebhookRequest | EventsOnDocumentDeclinedWebhookRequest | EventsOnDocumentVoidedWebhookRequest | EventsOnDocumentDeletedWebhookRequest | EventsOnDocumentTemplateCreatedWebhookRequest | EventsOnDocumentTemplateUpdatedWebhookRequest | EventsOnDocumentTemplateDeletedWebhookRequest | EventsOnPayRunCreatedWebhookRequest | EventsOnPayRunUpdatedWebhookRequest | EventsOnPayRunApprovedWebhookRequest | EventsOnPayRunCompletedWebhookRequest | EventsOnPayRunReopenedWebhookRequest | EventsOnPayRunCancelledWebhookRequest | EventsOnPayRunDeletedWebhookRequest | EventsOnRecurringLineCreatedWebhookRequest | EventsOnRecurringLineUpdatedWebhookRequest | EventsOnRecurringLineDeletedWebhookRequest | EventsOnCustomFieldCreatedWebhookRequest | EventsOnCustomFieldUpdatedWebhookRequest | EventsOnPayCodeCreatedWebhookRequest | EventsOnPayCodeUpdatedWebhookRequest | EventsOnPayCodeDeletedWebhookRequest | EventsOnPayScheduleCreatedWebhookRequest | EventsOnPayScheduleUpdatedWebhookRequest | EventsOnPayScheduleSkippedWebhookRequest | EventsOnPayScheduleDeletedWebhookRequest | EventsOnAssignmentCreatedWebhookRequest | EventsOnAssignmentUpdatedWebhookRequest | EventsOnAssignmentDeletedWebhookRequest | EventsOnPersonChangeRequestedWebhookRequest | EventsOnPersonChangeApprovedWebhookRequest | EventsOnPersonChangeRejectedWebhookRequest | EventsOnPersonChangeCancelledWebhookRequest | EventsOnIdentifierCreatedWebhookRequest | EventsOnIdentifierUpdatedWebhookRequest | EventsOnIdentifierDeletedWebhookRequest | EventsOnEmergencyContactCreatedWebhookRequest | EventsOnEmergencyContactUpdatedWebhookRequest | EventsOnEmergencyContactDeletedWebhookRequest | EventsOnDependentCreatedWebhookRequest | EventsOnDependentUpdatedWebhookRequest | EventsOnDependentDeletedWebhookRequest | EventsOnCompensationCreatedWebhookRequest | EventsOnCompensationUpdatedWebhookRequest | EventsOnCompensationDeletedWebhookRequest | EventsOnTaskCreatedWebhookRequest | EventsOnTaskUpdatedWebhookRequest | EventsOnTaskCompletedWebhookRequest | EventsOnTaskReopenedWebhookRequest | EventsOnTaskCancelledWebhookRequest | EventsOnTaskOverdueWebhookRequest | EventsOnBankAccountCreatedWebhookRequest | EventsOnBankAccountUpdatedWebhookRequest | EventsOnBankAccountDeletedWebhookRequest | EventsOnLeaveRequestedWebhookRequest | EventsOnLeaveUpdatedWebhookRequest | EventsOnLeaveApprovedWebhookRequest | EventsOnLeaveRejectedWebhookRequest | EventsOnLeaveCancelledWebhookRequest | EventsOnLeaveBalanceAdjustedWebhookRequest | EventsOnLeaveTypeCreatedWebhookRequest | EventsOnLeaveTypeUpdatedWebhookRequest | EventsOnHolidayCreatedWebhookRequest | EventsOnHolidayUpdatedWebhookRequest | EventsOnHolidayDeletedWebhookRequest | EventsOnUserCreatedWebhookRequest | EventsOnUserUpdatedWebhookRequest | EventsOnWebhookDisabledWebhookRequest;

/**
 * An email address, such as ada@example.com
 */
export type Email = string;

/**
 * The credentials of a user
 */
export type Login = {
    /**
     * The email address of the user; case is ignored
     */
    email: string;
    /**
     * The password of the user
     */
    password: string;
};

/**
 * The machine-readable error code. The meaning of a code never changes. New codes may be added: handle an unknown
 * code by the status of the response.
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `malformed_json` | 400 | the body is not JSON in UTF-8 |
 * | `malformed_form` | 400 | the body is not `multipart/form-data` |
 * | `malformed_header` | 400 | a header such as `If-Match` is malformed |
 * | `malformed_request` | 400, 408, 431 | the request is not HTTP, arrived too slowly, or has headers that are too large |
 * | `token_missing` | 401 | the request has no `Authorization` |
 * | `token_malformed` | 401 | the token was not issued by this service, or the key does not allow this address |
 * | `token_expired` | 401 | the token has expired |
 * | `token_revoked` | 401 | the session has ended or the key was revoked |
 * | `unauthenticated` | 401 | the refresh token or session token in the body is unknown, used or no longer valid |
 * | `invalid_credentials` | 401 | the email address or the password is wrong |
 * | `invalid_two_factor_code` | 401 | the code or the recovery code is wrong |
 * | `forbidden` | 403 | the token lacks a scope, or a rule excludes the caller |
 * | `two_factor_required` | 403 | the business requires a second factor that the caller has not set up |
 * | `confirmation_required` | 403 | the last proof of the password is older than fifteen minutes; see `me.confirmPassword` |
 * | `second_person_required` | 403 | another user has to take this step |
 * | `not_found` | 404 | the resource does not exist or the caller cannot access it |
 * | `route_not_found` | 404 | the path does not exist |
 * | `method_not_allowed` | 405 | the path does not support the method; see `Allow` |
 * | `illegal_state` | 409 | the state does not allow the request; see `current_status` |
 * | `conflict` | 409 | the request conflicts with other data; see `errors` |
 * | `in_progress` | 409 | a request with this `Idempotency-Key` is still running |
 * | `gone` | 410 | the signing link has ended |
 * | `precondition_failed` | 412 | the version in `If-Match` is outdated |
 * | `too_large` | 413 | the body is too large |
 * | `unsupported_media_type` | 415 | the media type of the body is not supported |
 * | `validation_failed` | 422 | values violate the contract or a rule; see `errors` |
 * | `blocked` | 422 | the pay run cannot be approved; see `blockers` |
 * | `idempotency_key_reused` | 422 | this `Idempotency-Key` was used with another request |
 * | `precondition_required` | 428 | the operation requires `If-Match` |
 * | `too_many_attempts` | 429 | too many failed or costly attempts; wait for `Retry-After` seconds |
 * | `rate_limited` | 429 | the rate limit is exceeded, or ten of your requests or 200 of your business wait for events; wait for `Retry-After` seconds |
 * | `server_error` | 500 | an error of the service |
 * | `unavailable` | 503 | the service is temporarily unavailable; wait for `Retry-After` seconds |
 *
 */
export type ErrorCode = string;

/**
 * The rule that the value breaks, as a machine-readable code. The meaning of a code never changes. New codes may be
 * added: treat an unknown code as `invalid`. Rules of one resource have further codes, such as the
 * `LeaveProblemCode`s.
 *
 * | Code | Meaning |
 * | --- | --- |
 * | `required` | the value is missing or blank |
 * | `unknown_member` | the contract has no such member or parameter |
 * | `wrong_type` | the value is not of the type of the member, such as a string where a number belongs |
 * | `not_allowed` | the value is not one of the allowed values |
 * | `invalid` | the value does not have the form of the member, such as an email address or a date that exists |
 * | `too_short`, `too_long` | the text has fewer or more characters than `limit` |
 * | `too_few`, `too_many` | there are fewer or more items or members than `limit` |
 * | `too_small`, `too_large` | the number is below or above `limit` |
 * | `not_a_multiple` | the number is not a multiple of `limit` |
 * | `too_early`, `too_late` | the date or time is before or after what the rule allows; `limit` is that date, if the rule has a fixed one |
 * | `ends_before_start` | the end of a period is before its start |
 * | `repeated` | the same value occurs twice |
 * | `not_combinable` | the values of several members do not go together |
 * | `unknown_record` | no record has this ID, or the caller has no access to it |
 * | `taken` | another record has this value |
 * | `incorrect` | the password, code or confirmation is incorrect, or the code has expired |
 * | `unprintable` | the text has characters that cannot be printed in a document: `detail` lists them |
 * | `in_use` | other records refer to this one |
 * | `limit_reached` | the business, the user or the record has the maximum number of such records; `limit` is that number, if it is fixed |
 * | `file_damaged`, `file_empty`, `file_encrypted`, `file_too_complex`, `file_too_many_pages`, `file_type`, `file_not_png` | the file cannot be used |
 * | `file_content` | the PDF has content that could change or act; `detail` is its kind, such as `script` |
 * | `image_animated`, `image_colours`, `image_damaged`, `image_format`, `image_heic`, `image_too_large`, `image_too_wide` | the image cannot be used |
 * | `text_content`, `text_list_depth`, `text_columns` | the text of a template has unsupported Markdown, in `line`; `detail` is its kind, such as `italics` |
 * | `text_field`, `text_signer`, `text_braces`, `text_fields`, `text_signatures` | the text of a template has double braces that are not a field, listed in `detail`, or too many fields |
 *
 */
export type ProblemCode = string;

/**
 * A problem with a request
 */
export type Problem = {
    /**
     * The location in the request, such as `body.email`
     */
    path: string;
    /**
     * A human-readable description of the problem; it completes a sentence that begins with the path. The wording may change
     */
    message: string;
    /**
     * The rule that the value breaks, as a machine-readable code. The meaning of a code never changes. New codes may be
     * added: treat an unknown code as `invalid`. Rules of one resource have further codes, such as the
     * `LeaveProblemCode`s.
     *
     * | Code | Meaning |
     * | --- | --- |
     * | `required` | the value is missing or blank |
     * | `unknown_member` | the contract has no such member or parameter |
     * | `wrong_type` | the value is not of the type of the member, such as a string where a number belongs |
     * | `not_allowed` | the value is not one of the allowed values |
     * | `invalid` | the value does not have the form of the member, such as an email address or a date that exists |
     * | `too_short`, `too_long` | the text has fewer or more characters than `limit` |
     * | `too_few`, `too_many` | there are fewer or more items or members than `limit` |
     * | `too_small`, `too_large` | the number is below or above `limit` |
     * | `not_a_multiple` | the number is not a multiple of `limit` |
     * | `too_early`, `too_late` | the date or time is before or after what the rule allows; `limit` is that date, if the rule has a fixed one |
     * | `ends_before_start` | the end of a period is before its start |
     * | `repeated` | the same value occurs twice |
     * | `not_combinable` | the values of several members do not go together |
     * | `unknown_record` | no record has this ID, or the caller has no access to it |
     * | `taken` | another record has this value |
     * | `incorrect` | the password, code or confirmation is incorrect, or the code has expired |
     * | `unprintable` | the text has characters that cannot be printed in a document: `detail` lists them |
     * | `in_use` | other records refer to this one |
     * | `limit_reached` | the business, the user or the record has the maximum number of such records; `limit` is that number, if it is fixed |
     * | `file_damaged`, `file_empty`, `file_encrypted`, `file_too_complex`, `file_too_many_pages`, `file_type`, `file_not_png` | the file cannot be used |
     * | `file_content` | the PDF has content that could change or act; `detail` is its kind, such as `script` |
     * | `image_animated`, `image_colours`, `image_damaged`, `image_format`, `image_heic`, `image_too_large`, `image_too_wide` | the image cannot be used |
     * | `text_content`, `text_list_depth`, `text_columns` | the text of a template has unsupported Markdown, in `line`; `detail` is its kind, such as `italics` |
     * | `text_field`, `text_signer`, `text_braces`, `text_fields`, `text_signatures` | the text of a template has double braces that are not a field, listed in `detail`, or too many fields |
     *
     */
    code: string;
    /**
     * The limit that the value exceeds, if the rule has one: a number of characters or items, a value, a number as text, or a date
     */
    limit?: number | string;
    /**
     * The part of the value that the problem is about, if it is not the whole value, such as a merge field that does not exist
     */
    detail?: string;
    /**
     * The line of the text that the problem is in, if it is known
     */
    line?: number;
};

/**
 * An amount as a decimal string with exactly as many decimals as its currency has, such as `"12.50"` in EUR and `"1250"` in JPY
 */
export type Money = string;

/**
 * Your own code, unique within the business; a payslip line with this code pays or deducts this type of leave
 */
export type LeaveTypeCode = string;

/**
 * A currency by its ISO 4217 code
 */
export type CurrencyCode = string;

/**
 * A finding about a pay run that blocks its approval or needs review
 */
export type PayRunFinding = {
    /**
     * The finding as a code for programs, which never changes its meaning. Blockers: `no_payslips`, `negative_net`, `person_terminated` before the period, `overlapping_pay_run` that also pays the person, `compensation_in_other_currency` that no line and no pay run pays. Warnings: `active_without_payslip`, `unpaid_leave_without_line` on the payslip, `hours_missing` of a person who is paid by the hour, `compensation_starts` after the first day of the period, `compensation_ends` before its last day, `draft_outdated` if `payRuns.redraft` would change the payslip, `bank_account_missing` of a person in a business with bank accounts, `bank_account_changed` since the last completed pay run, `bank_account_pending` until a second person confirms it
     */
    code: 'no_payslips' | 'negative_net' | 'person_terminated' | 'overlapping_pay_run' | 'compensation_in_other_currency' | 'active_without_payslip' | 'unpaid_leave_without_line' | 'hours_missing' | 'compensation_starts' | 'compensation_ends' | 'draft_outdated' | 'bank_account_missing' | 'bank_account_changed' | 'bank_account_pending';
    /**
     * The reason for people; the wording may change
     */
    message: string;
    /**
     * The person concerned; null if the finding is about the pay run
     */
    person_id: number | null;
    /**
     * The net pay, for `negative_net`
     */
    net?: string;
    /**
     * The last day of the employment, YYYY-MM-DD, for `person_terminated`
     */
    last_day?: string;
    /**
     * The other pay run, for `overlapping_pay_run`
     */
    other_pay_run_id?: number;
    /**
     * The code of the leave type that no earning or deduction has, for `unpaid_leave_without_line`
     */
    leave_type_code?: string;
    /**
     * The days of this leave in the period, for `unpaid_leave_without_line`
     */
    leave_days?: number;
    /**
     * The compensation, for `compensation_in_other_currency`, `hours_missing`, `compensation_starts` and `compensation_ends`
     */
    compensation_id?: number;
    /**
     * The code of the line to add, for `compensation_in_other_currency` and `hours_missing`
     */
    pay_code?: string;
    /**
     * The currency of the compensation, for `compensation_in_other_currency`
     */
    currency?: string;
    /**
     * The first or the last day of the compensation, YYYY-MM-DD, for `compensation_starts` and `compensation_ends`
     */
    day?: string;
    /**
     * The bank account, for `bank_account_changed` and `bank_account_pending`
     */
    bank_account_id?: number;
};

/**
 * A permission of a token; `self` allows access to the records of the person of the caller
 */
export type Scope = 'people:read' | 'people:write' | 'compensation:read' | 'compensation:write' | 'tasks:read' | 'tasks:write' | 'personal:read' | 'personal:write' | 'bank_accounts:read' | 'bank_accounts:write' | 'documents:read' | 'documents:write' | 'payruns:read' | 'payruns:write' | 'payruns:approve' | 'leave:read' | 'leave:write' | 'leave:approve' | 'leave:manage' | 'reports:read' | 'webhooks:read' | 'webhooks:write' | 'events:read' | 'users:read' | 'users:write' | 'keys:read' | 'keys:write' | 'audit:read' | 'business:write' | 'self';

/**
 * The ID of a record: a positive integer that never changes
 */
export type Id = number;

/**
 * The body of every error response
 */
export type ErrorBody = {
    /**
     * Always false
     */
    success: boolean;
    /**
     * A human-readable description of the error. The wording may change: programs should use `code`
     */
    message: string;
    /**
     * The machine-readable error code; `ErrorCode` lists the codes with their statuses
     */
    code: ErrorCode;
    /**
     * The ID of this request, as in `X-Request-Id`; include it when you contact support
     */
    request_id: string;
    /**
     * The problems of the request, at most 100; only if they can be listed individually
     */
    errors?: Array<Problem>;
    /**
     * The state that does not allow the request, as in the `status` of the record; only with a 409 or 410 for a state
     */
    current_status?: string;
    /**
     * The reasons why the pay run cannot be approved, at most 100; only with `blocked`
     */
    blockers?: Array<PayRunFinding>;
    /**
     * The scope that the token lacks, if that is the reason
     */
    required_scope?: Scope;
    /**
     * The current version, which `If-Match` does not match; only with a 412
     */
    current_version?: number;
    /**
     * The users whose logins need a confirmation (`users.confirm`) before the caller counts as a second person; only with `second_person_required`, and only if that would help
     */
    unconfirmed_user_ids?: Array<Id>;
};

/**
 * The logged-in user
 */
export type LoginUser = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The full name that pages and emails show
     */
    name: string;
    /**
     * The email address with which the user logs in
     */
    email: string;
};

/**
 * A session: an access token, and a refresh token for the next pair
 */
export type Tokens = {
    /**
     * The result of the login
     */
    status: 'logged_in';
    /**
     * The access token, a JWT: send it as `Authorization: Bearer`
     */
    token: string;
    /**
     * The token type: always `Bearer`
     */
    token_type: 'Bearer';
    /**
     * The number of seconds until the access token expires
     */
    expires_in: number;
    /**
     * The logged-in user
     */
    user: LoginUser;
    /**
     * The token for the next pair of tokens with `auth.refresh`; works once
     */
    refresh_token: string;
};

/**
 * A login that requires the second factor
 */
export type TwoFactorRequired = {
    /**
     * The result of the login
     */
    status: 'two_factor_required';
    /**
     * Always true
     */
    requires_2fa: boolean;
    /**
     * The token for `twoFactor.verify`; valid for ten minutes
     */
    session_token: string;
};

/**
 * The tokens, or the session token for `twoFactor.verify`
 */
export type LoginResult = ({
    status: 'logged_in';
} & Tokens) | ({
    status: 'two_factor_required';
} & TwoFactorRequired);

/**
 * Proves the second factor with the authenticator app, or with a recovery code in the same member
 */
export type TwoFactorVerifyCode = {
    /**
     * The session token from `auth.login`
     */
    session_token: string;
    /**
     * The six digits that the authenticator app shows, or a recovery code
     */
    code: string;
};

/**
 * Proves the second factor with a recovery code
 */
export type TwoFactorVerifyRecoveryCode = {
    /**
     * The session token from `auth.login`
     */
    session_token: string;
    /**
     * One of the recovery codes; case and hyphens are ignored
     */
    recovery_code: string;
};

/**
 * A pending login, and the proof of its second factor
 */
export type TwoFactorVerify = TwoFactorVerifyCode | TwoFactorVerifyRecoveryCode;

/**
 * The second factor of the caller
 */
export type TwoFactorStatus = {
    /**
     * Whether a login requires a second factor
     */
    enabled: boolean;
    /**
     * The time when the second factor was turned on; null while it is off
     */
    enabled_at: string | null;
    /**
     * The number of unused recovery codes; 0 while the second factor is off
     */
    recovery_codes_remaining: number;
};

/**
 * A secret for the authenticator app, in three forms; in use after `twoFactor.enable` has verified it
 */
export type TwoFactorSetup = {
    /**
     * The secret in base32, for manual entry into the app
     */
    secret: string;
    /**
     * The secret as a link that opens the app, in the Key URI Format
     */
    otpauth_url: string;
    /**
     * The link as a QR code: a data URI of a PNG
     */
    qr_code: string;
};

/**
 * The proof that the app has the secret
 */
export type TwoFactorEnable = {
    /**
     * The six digits that the authenticator app shows, generated from the secret of `twoFactor.setup`
     */
    code: string;
};

/**
 * A new set of recovery codes; previous ones are invalid
 */
export type RecoveryCodes = {
    /**
     * Recovery codes, each of which works once in place of a code; shown only once
     */
    recovery_codes: [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string
    ];
};

/**
 * The password, and either `code` or `recovery_code`
 */
export type TwoFactorDisable = {
    /**
     * The current password
     */
    password: string;
    /**
     * The six digits that the authenticator app shows, or a recovery code
     */
    code?: string;
    /**
     * One of the recovery codes; case and hyphens are ignored
     */
    recovery_code?: string;
};

/**
 * Requires either `code` or `recovery_code`
 */
export type TwoFactorProof = {
    /**
     * The six digits that the authenticator app shows, or a recovery code
     */
    code?: string;
    /**
     * One of the recovery codes; case and hyphens are ignored
     */
    recovery_code?: string;
};

/**
 * The refresh token to exchange for a new pair of tokens
 */
export type Refresh = {
    /**
     * The refresh token from the last login or refresh
     */
    refresh_token: string;
};

/**
 * The account whose password to reset
 */
export type ForgotPassword = {
    /**
     * The email address of the user; case is ignored
     */
    email: string;
};

/**
 * Confirms that the request was accepted, without further information
 */
export type Accepted = {
    /**
     * Always true; the response reveals nothing else
     */
    accepted: boolean;
};

/**
 * The token of a link, and the new password
 */
export type ResetPassword = {
    /**
     * The part of the link after `/password/`
     */
    token: string;
    /**
     * The new password: not blank, not one of the 10,000 most common passwords, and not the email address of the user or the part of it before the @
     */
    password: string;
};

/**
 * The permissions of a token, without duplicates
 */
export type ScopeList = Array<Scope>;

/**
 * The person record of the user, to which the scope `self` gives access; null for none. A person has at most one user
 */
export type PersonId = number | null;

/**
 * The locale of numbers, dates and amounts in the console, as a BCP 47 language tag with an optional script and region; null for the locale of the browser, and for an API key
 */
export type Locale = string | null;

/**
 * An ISO 4217 currency code
 */
export type Currency = string;

/**
 * An IANA time zone name
 */
export type TimeZone = string;

/**
 * The business of the caller
 */
export type MyBusiness = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The name of the business, also used in documents and emails
     */
    name: string;
    /**
     * The currency (ISO 4217) of new pay runs, unless they specify another
     */
    currency: string;
    /**
     * The time zone (IANA) that determines the current day
     */
    time_zone: string;
    /**
     * Whether the business is a sandbox for tests, with a separate clock that can be advanced
     */
    sandbox: boolean;
    /**
     * Whether the service sends emails. If it does not, the response to an invitation or a sent document contains the link for the caller to pass on
     */
    sends_mail: boolean;
};

/**
 * The creation time, in UTC with milliseconds (RFC 3339); never changes
 */
export type CreatedAt = string;

/**
 * The time of the last change, in UTC with milliseconds (RFC 3339); initially the same as `created_at`
 */
export type UpdatedAt = string;

/**
 * The version of the record: begins at 1 and increases by one with each change; also the `ETag`. Use it in `If-Match`
 */
export type Version = number;

/**
 * The caller
 */
export type Me = {
    /**
     * Whether the token belongs to a `user` or an `api_key`
     */
    kind: 'user' | 'api_key';
    /**
     * The ID of the user or the API key; each kind has its own sequence
     */
    id: number;
    /**
     * The name of the user or of the API key
     */
    name: string;
    /**
     * The email address with which the user logs in; null for an API key
     */
    email: string | null;
    /**
     * The role of the user; null for an API key
     */
    role: 'owner' | 'admin' | 'manager' | 'employee' | null;
    /**
     * The scopes of the token
     */
    scopes: ScopeList;
    /**
     * The person record of the user, to which the scope `self` gives access; null for none. A person has at most one user
     */
    person_id: number | null;
    /**
     * Whether the user receives emails about leave: requests that await their decision, cancellations of approved leave, and decisions of others on their own leave. Null for an API key, which receives none
     */
    leave_mail: boolean | null;
    /**
     * Whether the user receives an email with a link to their payslip when a pay run with it is completed. Null for an API key, which receives none
     */
    payslip_mail: boolean | null;
    /**
     * Whether the user receives emails about webhooks that they created, or that have no other recipient: deliveries whose attempts all failed, and disabled webhooks. Null for an API key, which receives none
     */
    webhook_mail: boolean | null;
    /**
     * Whether the user receives emails about pay runs that a pay schedule drafted, or did not draft, if they can approve pay runs. Null for an API key, which receives none
     */
    pay_run_mail: boolean | null;
    /**
     * The locale of numbers, dates and amounts in the console, as a BCP 47 language tag with an optional script and region; null for the locale of the browser, and for an API key
     */
    locale: string | null;
    /**
     * The business of the token
     */
    business: MyBusiness;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The time of the last change, in UTC with milliseconds (RFC 3339); initially the same as `created_at`
     */
    updated_at: string;
    /**
     * The version of the record: begins at 1 and increases by one with each change; also the `ETag`. Use it in `If-Match`
     */
    version: number;
};

/**
 * A version in double quotes, several of them separated by commas, or `*` for any (RFC 9110 § 13.1.1)
 */
export type EntityTags = string;

/**
 * Changes to the settings of the caller; omitted members remain unchanged
 */
export type MeUpdate = {
    /**
     * Whether the user receives emails about leave: requests that await their decision, cancellations of approved leave, and decisions of others on their own leave
     */
    leave_mail?: boolean;
    /**
     * Whether the user receives an email with a link to their payslip when a pay run with it is completed
     */
    payslip_mail?: boolean;
    /**
     * Whether the user receives emails about webhooks that they created, or that have no other recipient: deliveries whose attempts all failed, and disabled webhooks
     */
    webhook_mail?: boolean;
    /**
     * Whether the user receives emails about pay runs that a pay schedule drafted, or did not draft, if they can approve pay runs
     */
    pay_run_mail?: boolean;
    /**
     * The locale of numbers, dates and amounts in the console, as a BCP 47 language tag with an optional script and region; null for the locale of the browser, and for an API key
     */
    locale?: string | null;
};

/**
 * The postal address as printed on a letter: up to six lines, with the country last if needed. Null if it is unknown
 */
export type PostalAddress = string | null;

/**
 * A date, as YYYY-MM-DD; null if there is none
 */
export type NullableDate = string | null;

/**
 * The changes that people make to their own record; omitted members remain unchanged
 */
export type OwnPersonUpdate = {
    /**
     * The given name
     */
    first_name?: string;
    /**
     * The family name
     */
    last_name?: string;
    /**
     * The preferred name, if it differs from `first_name`. Null for none
     */
    preferred_name?: string | null;
    /**
     * The email address in the record of the person; the login address of the user is separate. A change always needs approval
     */
    email?: string;
    /**
     * The phone number, stored as entered; null if unknown
     */
    phone?: string | null;
    /**
     * The postal address as written on a letter: up to six lines, with the country last if needed; null if unknown
     */
    address?: string | null;
    /**
     * The date of birth, YYYY-MM-DD, in the past; null if unknown
     */
    date_of_birth?: string | null;
};

/**
 * The ID of the person's manager; null for none. People cannot manage themselves, directly or through others
 */
export type ManagerId = number | null;

/**
 * The part of the day that the person works: 0 for none, 0.5 for half of it, 1 for all of it
 */
export type WorkedPart = number;

/**
 * The part of each weekday that the person works
 */
export type WorkPattern = {
    /**
     * The part of each Monday that the person works
     */
    mon: number;
    /**
     * The part of each Tuesday that the person works
     */
    tue: number;
    /**
     * The part of each Wednesday that the person works
     */
    wed: number;
    /**
     * The part of each Thursday that the person works
     */
    thu: number;
    /**
     * The part of each Friday that the person works
     */
    fri: number;
    /**
     * The part of each Saturday that the person works
     */
    sat: number;
    /**
     * The part of each Sunday that the person works
     */
    sun: number;
};

/**
 * Your ID for the record, unique among records of the same kind in the business; null for none
 */
export type ExternalId = string | null;

/**
 * Up to 50 custom key-value pairs of strings, stored unchanged. An update replaces all of them
 */
export type Metadata = {
    [key: string]: string;
};

/**
 * The values of the custom fields of the business, by the key of the field (`customFields.list`): of the fields that the caller sees and that have a value
 */
export type CustomFieldValues = {
    [key: string]: string | number | boolean | Array<string> | null;
};

/**
 * Derived from the dates, in the time zone of the business: `pending` before `start_date`, also of a rehired person, `terminated` from `end_date` on, `active` otherwise
 */
export type PersonStatus = 'pending' | 'active' | 'terminated';

/**
 * The record of a past, current or future worker of the business
 */
export type Person = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The given name, used in documents, payslips and payments
     */
    first_name: string;
    /**
     * The family name
     */
    last_name: string;
    /**
     * The preferred name, if it differs from `first_name`, as shown in the leave calendar. Null for none
     */
    preferred_name: string | null;
    /**
     * The email address of the person, unique among the people of the business who are not deleted, ignoring case; independent of the login address of the user
     */
    email: string;
    /**
     * The phone number, stored as entered; null if unknown
     */
    phone: string | null;
    /**
     * The postal address as written on a letter: up to six lines, with the country last if needed. Printed on payslips; null if unknown
     */
    address: string | null;
    /**
     * The date of birth, YYYY-MM-DD, in the past; null if unknown
     */
    date_of_birth: string | null;
    /**
     * Your employee number for the person, unique within the business; included in payslips and the CSV export. Null for none
     */
    employee_number: string | null;
    /**
     * The job title of the person; null if unknown
     */
    job_title: string | null;
    /**
     * The current name of the person's department; null if unknown. It belongs to the department: renaming the department changes neither `updated_at` nor `version` here, and sends `department.updated`. Use `department_id`
     *
     * @deprecated
     */
    department: string | null;
    /**
     * The ID of the person's department; null if unknown
     */
    department_id: number | null;
    /**
     * The ID of the person's location; null if unknown
     */
    location_id: number | null;
    /**
     * The type of employment, which the rules of leave types can use. Null if unknown
     */
    employment_type: 'full_time' | 'part_time' | 'casual' | 'contractor' | null;
    /**
     * The first day of the current employment, YYYY-MM-DD; the person is `pending` before it. After a rehire, not before the end of the former employment, and not null. Null if unknown; the person is then never `pending`
     */
    start_date: string | null;
    /**
     * The first day **after** the employment, YYYY-MM-DD (`last_day` is the day before), not before `start_date`; from this day on the person is `terminated`, also for leave and pay. Null if no end is known
     */
    end_date: string | null;
    /**
     * The last day of the employment, YYYY-MM-DD: the day before `end_date`. Pass one of the two; if both are present, they must agree. Null if no end is known
     */
    last_day: string | null;
    /**
     * The kind of the end of the employment; only with an `end_date`, and cleared with it. Null if unknown
     */
    end_kind: 'resignation' | 'dismissal' | 'redundancy' | 'end_of_contract' | 'retirement' | 'death' | 'other' | null;
    /**
     * The ID of the person's manager; null for none. People cannot manage themselves, directly or through others
     */
    manager_id: number | null;
    /**
     * The part of each weekday that the person works
     */
    work_pattern: WorkPattern;
    /**
     * Your ID for the record, unique among records of the same kind in the business; null for none
     */
    external_id: string | null;
    /**
     * Up to 50 custom key-value pairs of strings, stored unchanged. An update replaces all of them
     */
    metadata: Metadata;
    /**
     * The values of the custom fields of the business, by the key of the field (`customFields.list`): of the fields that the caller sees and that have a value
     */
    custom_fields: CustomFieldValues;
    /**
     * Derived from the dates, in the time zone of the business: `pending` before `start_date`, also of a rehired person, `terminated` from `end_date` on, `active` otherwise
     */
    status: PersonStatus;
    /**
     * The ID of the user who logs in as this person; null for none. `users.create` and `users.update` set it without changing `updated_at` or `version` here
     */
    user_id: number | null;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The time of the last change, in UTC with milliseconds (RFC 3339); initially the same as `created_at`
     */
    updated_at: string;
    /**
     * The time at which the record was deleted; null if it is not deleted. Its personal data is cleared thirty days later
     */
    deleted_at: string | null;
    /**
     * The time at which the person was erased; afterwards the record has no name and cannot be changed. Null if the person is not erased
     */
    erased_at: string | null;
    /**
     * The time at which the name had been removed from all other data about the erased person; null until then
     */
    erasure_completed_at: string | null;
    /**
     * The version of the record: begins at 1 and increases by one with each change; also the `ETag`. Use it in `If-Match`
     */
    version: number;
};

/**
 * `pending` waits for a decision; `approved` was written to the record; `rejected` and `cancelled` were not
 */
export type PersonChangeStatus = 'pending' | 'approved' | 'rejected' | 'cancelled';

/**
 * Personal members of `Person`; only those that a request is about
 */
export type PersonalFields = {
    /**
     * The given name
     */
    first_name?: string;
    /**
     * The family name
     */
    last_name?: string;
    /**
     * The preferred name, if it differs from `first_name`. Null for none
     */
    preferred_name?: string | null;
    /**
     * The email address in the record of the person; the login address of the user is separate. A change always needs approval
     */
    email?: string;
    /**
     * The phone number, stored as entered; null if unknown
     */
    phone?: string | null;
    /**
     * The postal address as written on a letter: up to six lines, with the country last if needed; null if unknown
     */
    address?: string | null;
    /**
     * The date of birth, YYYY-MM-DD, in the past; null if unknown
     */
    date_of_birth?: string | null;
};

/**
 * An action on a change request
 */
export type PersonChangeAction = 'approve' | 'reject' | 'cancel';

/**
 * A change of personal data that a person requested. The requested values never change: a further request of the person replaces this one
 */
export type PersonChange = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The person whose record changes
     */
    person_id: number;
    /**
     * `pending` waits for a decision; `approved` was written to the record; `rejected` and `cancelled` were not
     */
    status: PersonChangeStatus;
    /**
     * The values of the requested members at the time of the request
     */
    before: PersonalFields;
    /**
     * The requested values: the same members as `before`
     */
    requested: PersonalFields;
    /**
     * The user who requested the change
     */
    requested_by: number;
    /**
     * The reason for the rejection; null otherwise
     */
    decision_note: string | null;
    /**
     * The user who approved or rejected the change; null if there is no decision, or if an API key decided
     */
    decided_by: number | null;
    /**
     * When the change was approved or rejected; null until then
     */
    decided_at: string | null;
    /**
     * The operations that the caller can perform now
     */
    allowed_actions: Array<PersonChangeAction>;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The time of the last change, in UTC with milliseconds (RFC 3339); initially the same as `created_at`
     */
    updated_at: string;
    /**
     * The version of the record: begins at 1 and increases by one with each change; also the `ETag`. Use it in `If-Match`
     */
    version: number;
};

/**
 * The record of the caller, and its change that waits for approval
 */
export type OwnPerson = {
    /**
     * The record of a past, current or future worker of the business
     */
    person: Person;
    /**
     * The change that waits for approval; null if there is none
     */
    change_request: PersonChange | null;
};

/**
 * The password of the caller, as a proof
 */
export type ConfirmPassword = {
    /**
     * The current password
     */
    password: string;
};

/**
 * The validity of a proof of the password
 */
export type Confirmation = {
    /**
     * The time until which operations accept the proof: fifteen minutes from now, as long as an access token
     */
    expires_at: string;
};

/**
 * The current password of the caller, and the new one
 */
export type ChangePassword = {
    /**
     * The current password of the caller
     */
    current_password: string;
    /**
     * The new password: not blank, not one of the 10,000 most common passwords, and not the email address of the user or the part of it before the @
     */
    new_password: string;
};

/**
 * A time in UTC with milliseconds (RFC 3339)
 */
export type Timestamp = string;

/**
 * An open session
 */
export type Session = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * Whether it is the session of this request
     */
    current: boolean;
    /**
     * The IP address from which the session was opened; null if it is unknown
     */
    ip: string | null;
    /**
     * The `User-Agent` with which the session was opened, at most 500 characters; null if there was none
     */
    user_agent: string | null;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The time when the session was opened or last refreshed
     */
    last_used_at: string;
    /**
     * The time when the session ends permanently, however often it is refreshed
     */
    expires_at: string;
};

/**
 * The position of the next page of a list
 */
export type PageMeta = {
    /**
     * The `cursor` of the next page; null on the last page
     */
    next_cursor: string | null;
    /**
     * The number of items on all pages that match the filters and that the caller can access; only with `include_total`. Counting stops at 10,000
     */
    total?: number;
    /**
     * Whether there are more items than `total`, because counting stopped; only with `include_total`
     */
    total_capped?: boolean;
};

/**
 * `owner`: everything; `admin`: everything except the settings of the business; `manager`: their own people, documents and leave, and those of their direct and indirect reports; `employee`: their own records
 */
export type Role = 'owner' | 'admin' | 'manager' | 'employee';

/**
 * A user who can log in for the business
 */
export type User = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The full name that pages and emails show
     */
    name: string;
    /**
     * The email address with which the user logs in; unique in the whole service, ignoring case
     */
    email: string;
    /**
     * The role of the user, which determines their scopes and the records that they can access
     */
    role: Role;
    /**
     * Whether the user can log in; also false after the employment of their person has ended
     */
    active: boolean;
    /**
     * The person record of the user, to which the scope `self` gives access; null for none. A person has at most one user
     */
    person_id: number | null;
    /**
     * Whether the user has a password; false until the invitation is accepted
     */
    password_set: boolean;
    /**
     * Whether a login requires a second factor
     */
    two_factor_enabled: boolean;
    /**
     * The time until which the user is locked out after too many wrong codes; null if they are not
     */
    locked_until: string | null;
    /**
     * The time of the last login; null if there was none
     */
    last_login_at: string | null;
    /**
     * Whether the login still counts as the same person as the users in `introduced_by` and their direct and indirect introducers, when the business requires two people: another user confirms it with `users.confirm`
     */
    needs_confirmation: boolean;
    /**
     * The users who invited the login, assigned its role, or linked or unlinked its person, since its last confirmation, including actions with an API key
     */
    introduced_by: Array<Id>;
    /**
     * The time of the confirmation; null if the login was never confirmed, and again after its role or person changes
     */
    confirmed_at: string | null;
    /**
     * The user who confirmed the login; null without a confirmation, and if the operator of the service confirmed it
     */
    confirmed_by: number | null;
    /**
     * The users who can confirm the login, by ID; empty if only the operator of the service can. Only in the response to `users.get`, and only if a confirmation is missing
     */
    confirmable_by?: Array<Id>;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The time of the last change, in UTC with milliseconds (RFC 3339); initially the same as `created_at`
     */
    updated_at: string;
    /**
     * The version of the record: begins at 1 and increases by one with each change; also the `ETag`. Use it in `If-Match`
     */
    version: number;
};

/**
 * The user to invite
 */
export type UserCreate = {
    /**
     * The full name that pages and emails show
     */
    name: string;
    /**
     * The email address with which the user logs in; unique in the whole service, ignoring case
     */
    email: string;
    /**
     * The role of the user, which determines their scopes and the records that they can access
     */
    role: Role;
    /**
     * The person record of the user, to which the scope `self` gives access; null for none. A person has at most one user
     */
    person_id?: number | null;
};

/**
 * An invited user, with the link if no email was sent
 */
export type UserInvited = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The full name that pages and emails show
     */
    name: string;
    /**
     * The email address with which the user logs in; unique in the whole service, ignoring case
     */
    email: string;
    /**
     * The role of the user, which determines their scopes and the records that they can access
     */
    role: Role;
    /**
     * Whether the user can log in; also false after the employment of their person has ended
     */
    active: boolean;
    /**
     * The person record of the user, to which the scope `self` gives access; null for none. A person has at most one user
     */
    person_id: number | null;
    /**
     * Whether the user has a password; false until the invitation is accepted
     */
    password_set: boolean;
    /**
     * Whether a login requires a second factor
     */
    two_factor_enabled: boolean;
    /**
     * The time until which the user is locked out after too many wrong codes; null if they are not
     */
    locked_until: string | null;
    /**
     * The time of the last login; null if there was none
     */
    last_login_at: string | null;
    /**
     * Whether the login still counts as the same person as the users in `introduced_by` and their direct and indirect introducers, when the business requires two people: another user confirms it with `users.confirm`
     */
    needs_confirmation: boolean;
    /**
     * The users who invited the login, assigned its role, or linked or unlinked its person, since its last confirmation, including actions with an API key
     */
    introduced_by: Array<Id>;
    /**
     * The time of the confirmation; null if the login was never confirmed, and again after its role or person changes
     */
    confirmed_at: string | null;
    /**
     * The user who confirmed the login; null without a confirmation, and if the operator of the service confirmed it
     */
    confirmed_by: number | null;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The time of the last change, in UTC with milliseconds (RFC 3339); initially the same as `created_at`
     */
    updated_at: string;
    /**
     * The version of the record: begins at 1 and increases by one with each change; also the `ETag`. Use it in `If-Match`
     */
    version: number;
    /**
     * The link that sets the password, once, within seven days; only if email is not set up
     */
    invite_link?: string;
    /**
     * Replaces `invite_link` when an `Idempotency-Key` replays the response
     */
    secret_withheld?: boolean;
};

/**
 * Changes to a user; omitted members remain unchanged
 */
export type UserUpdate = {
    /**
     * The full name that pages and emails show
     */
    name?: string;
    /**
     * The role of the user, which determines their scopes and the records that they can access
     */
    role?: Role;
    /**
     * False to block logins of the user, true to allow them again
     */
    active?: boolean;
    /**
     * The person record of the user, to which the scope `self` gives access; null for none. A person has at most one user
     */
    person_id?: number | null;
};

/**
 * The address ranges from which the key works, in CIDR notation; empty for any address
 */
export type CidrList = Array<string>;

/**
 * A bearer token for machines, without its secret
 */
export type ApiKey = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The name of the key, which describes its purpose
     */
    name: string;
    /**
     * The first characters of the key, for identification
     */
    prefix: string;
    /**
     * The scopes of the key; they never change
     */
    scopes: ScopeList;
    /**
     * The address ranges from which the key works, in CIDR notation; empty for any address
     */
    allowed_cidrs: CidrList;
    /**
     * The time when the key expires; null for never
     */
    expires_at: string | null;
    /**
     * The time when the key was last used, to the minute; null if never
     */
    last_used_at: string | null;
    /**
     * The time when the key, or one with which it was created, directly or through another key, was revoked; null while it is valid
     */
    revoked_at: string | null;
    /**
     * The user who created the key, directly or through another key
     */
    created_by: number;
    /**
     * The API key that created this key; this key becomes invalid with it
     */
    created_by_api_key: number | null;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The time of the last change, in UTC with milliseconds (RFC 3339); initially the same as `created_at`
     */
    updated_at: string;
    /**
     * The version of the record: begins at 1 and increases by one with each change; also the `ETag`. Use it in `If-Match`
     */
    version: number;
};

/**
 * The scopes, expiry and allowed addresses of a new key
 */
export type ApiKeyCreate = {
    /**
     * The name of the key, which describes its purpose
     */
    name: string;
    /**
     * The scopes of the key: a subset of the scopes of the caller, without `self`
     */
    scopes: Array<Scope>;
    /**
     * The time when the key expires, in the future; null for never, the default
     */
    expires_at?: string | null;
    /**
     * The address ranges from which the key works, in CIDR notation; empty for any address
     */
    allowed_cidrs?: CidrList;
};

/**
 * An API key with its secret, which is shown only once
 */
export type ApiKeyCreated = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The name of the key, which describes its purpose
     */
    name: string;
    /**
     * The first characters of the key, for identification
     */
    prefix: string;
    /**
     * The scopes of the key; they never change
     */
    scopes: ScopeList;
    /**
     * The address ranges from which the key works, in CIDR notation; empty for any address
     */
    allowed_cidrs: CidrList;
    /**
     * The time when the key expires; null for never
     */
    expires_at: string | null;
    /**
     * The time when the key was last used, to the minute; null if never
     */
    last_used_at: string | null;
    /**
     * The time when the key, or one with which it was created, directly or through another key, was revoked; null while it is valid
     */
    revoked_at: string | null;
    /**
     * The user who created the key, directly or through another key
     */
    created_by: number;
    /**
     * The API key that created this key; this key becomes invalid with it
     */
    created_by_api_key: number | null;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The time of the last change, in UTC with milliseconds (RFC 3339); initially the same as `created_at`
     */
    updated_at: string;
    /**
     * The version of the record: begins at 1 and increases by one with each change; also the `ETag`. Use it in `If-Match`
     */
    version: number;
    /**
     * The secret key: send it as `Authorization: Bearer`; shown only once
     */
    key?: string;
    /**
     * Replaces `key` when an `Idempotency-Key` replays the response
     */
    secret_withheld?: boolean;
};

/**
 * Changes to an API key; omitted members remain unchanged
 */
export type ApiKeyUpdate = {
    /**
     * The name of the key, which describes its purpose
     */
    name?: string;
    /**
     * The time when the key expires, in the future; null for never
     */
    expires_at?: string | null;
    /**
     * The address ranges from which the key works, in CIDR notation; empty for any address
     */
    allowed_cidrs?: CidrList;
};

/**
 * The action: a noun and a verb. An action that is also an event has the name of the event. More actions will be added
 */
export type AuditAction = 'login.succeeded' | 'login.failed' | 'login.locked' | 'two_factor.failed' | 'two_factor.enabled' | 'two_factor.disabled' | 'two_factor.reset' | 'two_factor.recovery_code_used' | 'two_factor.recovery_codes_regenerated' | 'session.refresh_reused' | 'session.revoked' | 'logout' | 'password.changed' | 'password.reset_requested' | 'password.reset' | 'user.invited' | 'user.updated' | 'user.deactivated' | 'user.reactivated' | 'user.confirmed' | 'api_key.created' | 'api_key.updated' | 'api_key.revoked' | 'business.updated' | 'sandbox_clock.advanced' | 'person.created' | 'person.updated' | 'person.terminated' | 'person.rehired' | 'person.deleted' | 'department.created' | 'department.updated' | 'department.deleted' | 'location.created' | 'location.updated' | 'location.deleted' | 'person.exported' | 'person.erased' | 'document_template.created' | 'document_template.updated' | 'document_template.deleted' | 'document.created' | 'document.updated' | 'document.signer_updated' | 'document.filed' | 'document.deleted' | 'document.sent' | 'document.reminded' | 'document.signing_link_created' | 'document.voided' | 'document.downloaded' | 'payrun.created' | 'payrun.updated' | 'payrun.deleted' | 'payrun.payslips_changed' | 'payrun.approved' | 'payrun.reopened' | 'payrun.completed' | 'payrun.cancelled' | 'payrun.exported' | 'payslip.downloaded' | 'recurring_line.created' | 'recurring_line.updated' | 'recurring_line.deleted' | 'custom_field.created' | 'custom_field.updated' | 'pay_code.created' | 'pay_code.updated' | 'pay_code.deleted' | 'pay_schedule.created' | 'pay_schedule.updated' | 'pay_schedule.deleted' | 'assignment.created' | 'assignment.updated' | 'assignment.deleted' | 'compensation.created' | 'compensation.updated' | 'compensation.deleted' | 'checklist.created' | 'checklist.updated' | 'checklist.started' | 'task.created' | 'task.updated' | 'task.completed' | 'task.reopened' | 'task.cancelled' | 'person_change.requested' | 'person_change.approved' | 'person_change.rejected' | 'person_change.cancelled' | 'identifier.created' | 'identifier.updated' | 'identifier.deleted' | 'identifier.revealed' | 'emergency_contact.created' | 'emergency_contact.updated' | 'emergency_contact.deleted' | 'dependent.created' | 'dependent.updated' | 'dependent.deleted' | 'bank_account.created' | 'bank_account.updated' | 'bank_account.deleted' | 'bank_account.confirmed' | 'bank_account.rejected' | 'leave_type.created' | 'leave_type.updated' | 'holiday.created' | 'holiday.updated' | 'holiday.deleted' | 'holidays.imported' | 'leave.requested' | 'leave.updated' | 'leave.approved' | 'leave.rejected' | 'leave.cancelled' | 'leave_balance.adjusted' | 'webhook.created' | 'webhook.updated' | 'webhook.deleted' | 'webhook.secret_rotated' | 'webhook.tested' | 'leave_feed.created' | 'leave_feed.revoked' | 'list.exported';

/**
 * The ID of a record: a positive integer that never changes and may exceed 32 bits
 */
export type BigId = number;

/**
 * The details of the action, such as changed values, with the previous values as `…_before`; never contains a secret
 */
export type AuditDetail = {
    [key: string]: string | number | boolean | null;
};

/**
 * An action, with its actor and origin
 */
export type AuditEntry = {
    /**
     * The ID of a record: a positive integer that never changes and may exceed 32 bits
     */
    id: number;
    /**
     * The action: a noun and a verb. An action that is also an event has the name of the event. More actions will be added
     */
    action: AuditAction;
    /**
     * The time of the action
     */
    at: string;
    /**
     * The user who acted; for a failed login, the account of the attempt. Null if an API key or the service acted
     */
    user_id: number | null;
    /**
     * The API key that acted; null if a user or the service acted
     */
    api_key_id: number | null;
    /**
     * The user affected by the action; null if it affects no user
     */
    target_user_id: number | null;
    /**
     * The current name of the record that the action affects: the full name of a person or user, the title of a document, the name of a template, leave type, holiday or API key, the description or URL of a webhook, or the period of a pay run, such as `2036-07-01/2036-07-31`. Null if the record has no name, was deleted or erased, or if the caller lacks the scope that reads it
     */
    target_name: string | null;
    /**
     * The IP address of the request; null if the service acted
     */
    ip: string | null;
    /**
     * The `User-Agent` of the request, at most 500 characters; null if there was none
     */
    user_agent: string | null;
    /**
     * The ID of the request, as in `X-Request-Id`; the ID of a task or command, such as `job_17`, if the service acted
     */
    request_id: string;
    /**
     * The details of the action, such as changed values, with the previous values as `…_before`; never contains a secret
     */
    detail: AuditDetail;
};

/**
 * The logo of the business, shown on the signing page; null if it has none
 */
export type BusinessLogo = {
    /**
     * The public URL of the logo, which needs no token. A new logo has a new URL, and the previous URL then returns 404
     */
    url: string;
    /**
     * The media type of the logo
     */
    content_type: 'image/png';
    /**
     * The width in pixels
     */
    width: number;
    /**
     * The height in pixels
     */
    height: number;
} | null;

/**
 * A member of `Person` that a business can let people change in their own record without approval. `email` is not one of them: a stolen session could redirect documents to another address
 */
export type SelfServiceField = 'first_name' | 'last_name' | 'preferred_name' | 'phone' | 'address' | 'date_of_birth';

/**
 * The business and its rules
 */
export type Business = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The name of the business, also used in documents and emails
     */
    name: string;
    /**
     * The postal address as printed on a letter: up to six lines, with the country last if needed. Printed on payslips; null if it is unknown
     */
    address: string | null;
    /**
     * The logo of the business, shown on the signing page; null if it has none
     */
    logo: BusinessLogo;
    /**
     * The currency (ISO 4217) of new pay runs, unless they specify another
     */
    currency: string;
    /**
     * The time zone (IANA) that determines the current day
     */
    time_zone: string;
    /**
     * Whether the business is a sandbox for tests, with a separate clock that can be advanced
     */
    sandbox: boolean;
    /**
     * Whether all users need a second factor; a user without one can only set one up
     */
    require_2fa: boolean;
    /**
     * Whether the business requires two people. A pay run can then be approved only by a user who did not create or change it, one of its payslips, or lines included in it, and who has no payslip in it unless it is `regular`; leave is decided on by a user other than the requester. A login that other users introduced counts as the same person as them until it is confirmed (`users.confirm`)
     */
    two_person_pay_runs: boolean;
    /**
     * Whether managers see the compensations of their direct and indirect reports. Their own compensations appear on the day on which they take effect, as for every employee. If on, the role `manager` has the scope `compensation:read`
     */
    managers_see_compensation: boolean;
    /**
     * The members of their own record that people change without approval (`me.updatePerson`); the other personal members become change requests. `phone`, `address` and `preferred_name` by default
     */
    self_service_fields: Array<SelfServiceField>;
    /**
     * The first day of the payroll year, whose sums are in `year_to_date` of payslips: MM-DD, a date that exists in every year. 01-01 by default; in the United Kingdom, set it to 04-06
     */
    payroll_year_starts_on: string;
    /**
     * The account of your general ledger that `payRuns.exportJournal` credits with the net pay; null for none
     */
    net_pay_account: string | null;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The time of the last change, in UTC with milliseconds (RFC 3339); initially the same as `created_at`
     */
    updated_at: string;
    /**
     * The version of the record: begins at 1 and increases by one with each change; also the `ETag`. Use it in `If-Match`
     */
    version: number;
};

/**
 * The PNG that replaces the current logo; null removes it. It is re-encoded from its pixels, which removes metadata
 * and all other data. An animated PNG is refused.
 */
export type BusinessLogoFile = {
    /**
     * The media type of the file
     */
    content_type: 'image/png';
    /**
     * The file in base64: at most 256 KiB and 2000 × 2000 pixels
     */
    data: string;
} | null;

/**
 * Changes to the business; omitted members remain unchanged
 */
export type BusinessUpdate = {
    /**
     * The name of the business, also used in documents and emails
     */
    name?: string;
    /**
     * The postal address as printed on a letter: up to six lines, with the country last if needed. Printed on payslips; null if it is unknown
     */
    address?: string | null;
    /**
     * The PNG that replaces the current logo; null removes it. It is re-encoded from its pixels, which removes metadata
     * and all other data. An animated PNG is refused.
     */
    logo?: BusinessLogoFile;
    /**
     * The currency (ISO 4217) of new pay runs, unless they specify another
     */
    currency?: string;
    /**
     * The time zone (IANA) that determines the current day
     */
    time_zone?: string;
    /**
     * Whether all users need a second factor; a user without one can then only set one up
     */
    require_2fa?: boolean;
    /**
     * Whether the business requires two people. A pay run can then be approved only by a user who did not create or change it, one of its payslips, or lines included in it, and who has no payslip in it unless it is `regular`; leave is decided on by a user other than the requester. A login that other users introduced counts as the same person as them until it is confirmed (`users.confirm`)
     */
    two_person_pay_runs?: boolean;
    /**
     * Whether managers see the compensations of their direct and indirect reports. Their own compensations appear on the day on which they take effect, as for every employee. If on, the role `manager` has the scope `compensation:read`
     */
    managers_see_compensation?: boolean;
    /**
     * The members of their own record that people change without approval (`me.updatePerson`); the other personal members become change requests. `phone`, `address` and `preferred_name` by default
     */
    self_service_fields?: Array<SelfServiceField>;
    /**
     * The first day of the payroll year, whose sums are in `year_to_date` of payslips: MM-DD, a date that exists in every year. 01-01 by default; in the United Kingdom, set it to 04-06
     */
    payroll_year_starts_on?: string;
    /**
     * The account of your general ledger that `payRuns.exportJournal` credits with the net pay; null for none
     */
    net_pay_account?: string | null;
};

/**
 * The current time of a business for tests, and a pending advance
 */
export type SandboxClock = {
    /**
     * The current time of the sandbox. The clock runs at normal speed
     */
    now: string;
    /**
     * Whether the clock is being advanced
     */
    status: 'ready' | 'advancing';
    /**
     * The time to which the clock is being advanced; null while it is not
     */
    advancing_to: string | null;
};

/**
 * The target or duration of the advance: until `to`, or by the sum of `days`, `hours` and `minutes`; at least a second, and at most 400 days
 */
export type SandboxClockAdvance = {
    /**
     * The target time of the clock
     */
    to?: string;
    /**
     * The number of 24-hour days to advance
     */
    days?: number;
    /**
     * The number of hours to advance
     */
    hours?: number;
    /**
     * The number of minutes to advance
     */
    minutes?: number;
};

/**
 * The sort order of a list of people, ascending, or descending with the prefix `-`
 */
export type PersonSort = 'id' | '-id' | 'last_name' | '-last_name' | 'start_date' | '-start_date' | 'created_at' | '-created_at' | 'updated_at' | '-updated_at';

/**
 * A date, as YYYY-MM-DD
 */
export type Date = string;

/**
 * The part of each weekday that the person works; full days from Monday to Friday by default
 */
export type WorkPatternInput = {
    /**
     * The part of each Monday that the person works
     */
    mon: number;
    /**
     * The part of each Tuesday that the person works
     */
    tue: number;
    /**
     * The part of each Wednesday that the person works
     */
    wed: number;
    /**
     * The part of each Thursday that the person works
     */
    thu: number;
    /**
     * The part of each Friday that the person works
     */
    fri: number;
    /**
     * The part of each Saturday that the person works
     */
    sat: number;
    /**
     * The part of each Sunday that the person works
     */
    sun: number;
};

/**
 * Values of custom fields, by the key of the field. An update keeps the values that it omits, and clears those that are null. `people.schema` describes the values
 */
export type CustomFieldInput = {
    [key: string]: string | number | boolean | Array<string> | null;
};

/**
 * A person to add. Omitted members are null, except `metadata`, which is empty, and `work_pattern`
 */
export type PersonCreate = {
    /**
     * The given name, used in documents, payslips and payments
     */
    first_name: string;
    /**
     * The family name
     */
    last_name: string;
    /**
     * The preferred name, if it differs from `first_name`, as shown in the leave calendar. Null for none
     */
    preferred_name?: string | null;
    /**
     * The email address of the person, unique among the people of the business who are not deleted, ignoring case; independent of the login address of the user
     */
    email: string;
    /**
     * The phone number, stored as entered; null if unknown
     */
    phone?: string | null;
    /**
     * The postal address as written on a letter: up to six lines, with the country last if needed. Printed on payslips; null if unknown
     */
    address?: string | null;
    /**
     * The date of birth, YYYY-MM-DD, in the past; null if unknown
     */
    date_of_birth?: string | null;
    /**
     * Your employee number for the person, unique within the business; included in payslips and the CSV export. Null for none
     */
    employee_number?: string | null;
    /**
     * The job title of the person; null if unknown
     */
    job_title?: string | null;
    /**
     * The name of the person's department. In a request, the department with this name is used, ignoring case, and added if there is none; together with `department_id`, both must refer to the same department. Null if unknown
     */
    department?: string | null;
    /**
     * The ID of the person's department; null if unknown
     */
    department_id?: number | null;
    /**
     * The ID of the person's location; null if unknown
     */
    location_id?: number | null;
    /**
     * The type of employment, which the rules of leave types can use. Null if unknown
     */
    employment_type?: 'full_time' | 'part_time' | 'casual' | 'contractor' | null;
    /**
     * The first day of the current employment, YYYY-MM-DD; the person is `pending` before it. After a rehire, not before the end of the former employment, and not null. Null if unknown; the person is then never `pending`
     */
    start_date?: string | null;
    /**
     * The first day **after** the employment, YYYY-MM-DD (`last_day` is the day before), not before `start_date`; from this day on the person is `terminated`, also for leave and pay. Null if no end is known
     */
    end_date?: string | null;
    /**
     * The last day of the employment, YYYY-MM-DD: the day before `end_date`. Pass one of the two; if both are present, they must agree. Null if no end is known
     */
    last_day?: string | null;
    /**
     * The kind of the end of the employment; only with an `end_date`, and cleared with it. Null if unknown
     */
    end_kind?: 'resignation' | 'dismissal' | 'redundancy' | 'end_of_contract' | 'retirement' | 'death' | 'other' | null;
    /**
     * The ID of the person's manager; null for none. People cannot manage themselves, directly or through others
     */
    manager_id?: number | null;
    /**
     * The part of each weekday that the person works; full days from Monday to Friday by default
     */
    work_pattern?: WorkPatternInput;
    /**
     * Your ID for the record, unique among records of the same kind in the business; null for none
     */
    external_id?: string | null;
    /**
     * Up to 50 custom key-value pairs of strings, stored unchanged. An update replaces all of them
     */
    metadata?: Metadata;
    /**
     * Values of custom fields, by the key of the field. An update keeps the values that it omits, and clears those that are null. `people.schema` describes the values
     */
    custom_fields?: CustomFieldInput;
};

/**
 * A JSON Schema (draft 2020-12) of the members of a new person that the caller can write, with the custom fields of the business
 */
export type PersonSchema = {
    [key: string]: unknown;
};

/**
 * A `PersonCreate`, and optionally the `effective_on` of a `PersonUpdate` for an existing person. Rows are validated one by one, so that an invalid row does not stop the others
 */
export type PersonImportRow = {
    [key: string]: unknown;
};

/**
 * People to add or update, each row independently of the others
 */
export type PeopleImport = {
    /**
     * The rows. If a person has the `external_id` of a row, the row updates that person; any other row adds a person
     */
    people: Array<PersonImportRow>;
    /**
     * True to change nothing and return the result that a real import would have
     */
    dry_run?: boolean;
};

/**
 * The result of one row of an import
 */
export type PersonImportResult = {
    /**
     * The position of the row in `people`, from 0
     */
    index: number;
    /**
     * The result, or the expected result in a dry run. `failed` changed nothing, and `errors` has the reasons
     */
    status: 'created' | 'updated' | 'unchanged' | 'failed';
    /**
     * The ID of the person; absent if the row failed, and in a dry run if the person would be created
     */
    id?: number;
    /**
     * The errors of the row; only if it failed
     */
    errors?: Array<Problem>;
};

/**
 * One result for each row, in the order of the rows
 */
export type PersonImportResults = Array<PersonImportResult>;

/**
 * The changes to a person. Omitted members stay unchanged; null clears a nullable member
 */
export type PersonUpdate = {
    /**
     * The given name, used in documents, payslips and payments
     */
    first_name?: string;
    /**
     * The family name
     */
    last_name?: string;
    /**
     * The preferred name, if it differs from `first_name`, as shown in the leave calendar. Null for none
     */
    preferred_name?: string | null;
    /**
     * The email address of the person, unique among the people of the business who are not deleted, ignoring case; independent of the login address of the user
     */
    email?: string;
    /**
     * The phone number, stored as entered; null if unknown
     */
    phone?: string | null;
    /**
     * The postal address as written on a letter: up to six lines, with the country last if needed. Printed on payslips; null if unknown
     */
    address?: string | null;
    /**
     * The date of birth, YYYY-MM-DD, in the past; null if unknown
     */
    date_of_birth?: string | null;
    /**
     * Your employee number for the person, unique within the business; included in payslips and the CSV export. Null for none
     */
    employee_number?: string | null;
    /**
     * The job title of the person; null if unknown
     */
    job_title?: string | null;
    /**
     * The name of the person's department. In a request, the department with this name is used, ignoring case, and added if there is none; together with `department_id`, both must refer to the same department. Null if unknown
     */
    department?: string | null;
    /**
     * The ID of the person's department; null if unknown
     */
    department_id?: number | null;
    /**
     * The ID of the person's location; null if unknown
     */
    location_id?: number | null;
    /**
     * The type of employment, which the rules of leave types can use. Null if unknown
     */
    employment_type?: 'full_time' | 'part_time' | 'casual' | 'contractor' | null;
    /**
     * The first day of the current employment, YYYY-MM-DD; the person is `pending` before it. After a rehire, not before the end of the former employment, and not null. Null if unknown; the person is then never `pending`
     */
    start_date?: string | null;
    /**
     * The first day **after** the employment, YYYY-MM-DD (`last_day` is the day before), not before `start_date`; from this day on the person is `terminated`, also for leave and pay. Null if no end is known
     */
    end_date?: string | null;
    /**
     * The last day of the employment, YYYY-MM-DD: the day before `end_date`. Pass one of the two; if both are present, they must agree. Null if no end is known
     */
    last_day?: string | null;
    /**
     * The kind of the end of the employment; only with an `end_date`, and cleared with it. Null if unknown
     */
    end_kind?: 'resignation' | 'dismissal' | 'redundancy' | 'end_of_contract' | 'retirement' | 'death' | 'other' | null;
    /**
     * The ID of the person's manager; null for none. People cannot manage themselves, directly or through others
     */
    manager_id?: number | null;
    /**
     * The part of each weekday that the person works; full days from Monday to Friday by default
     */
    work_pattern?: WorkPatternInput;
    /**
     * Your ID for the record, unique among records of the same kind in the business; null for none
     */
    external_id?: string | null;
    /**
     * Up to 50 custom key-value pairs of strings, stored unchanged. An update replaces all of them
     */
    metadata?: Metadata;
    /**
     * Values of custom fields, by the key of the field. An update keeps the values that it omits, and clears those that are null. `people.schema` describes the values
     */
    custom_fields?: CustomFieldInput;
    /**
     * The first day of the new `job_title`, `department_id`, `location_id`, `manager_id`, `employment_type` and `work_pattern`, YYYY-MM-DD, in the past or the future; today by default. They become an assignment of the person (`assignments.list`). Other members can change only if this day is today
     */
    effective_on?: string;
};

/**
 * The kind of the end of an employment: `resignation` by the person, `dismissal` or `redundancy` by the business, `end_of_contract` for a fixed term
 */
export type EmploymentEndKind = 'resignation' | 'dismissal' | 'redundancy' | 'end_of_contract' | 'retirement' | 'death' | 'other';

/**
 * The date and the reason of the end of a person's employment
 */
export type PersonTermination = {
    /**
     * The first day **after** the employment, YYYY-MM-DD; required unless `last_day` is present
     */
    end_date?: string;
    /**
     * The last day of the employment, YYYY-MM-DD, in place of `end_date`; if both are present, they must agree
     */
    last_day?: string;
    /**
     * The kind of the end of an employment: `resignation` by the person, `dismissal` or `redundancy` by the business, `end_of_contract` for a fixed term
     */
    end_kind?: EmploymentEndKind;
    /**
     * The reason for the end of the employment: the `end_reason` of `people.employments`, also stored in the audit log
     */
    reason?: string;
};

/**
 * The start of a new employment, and the job. Omitted members of the job are those of the last job
 */
export type PersonRehire = {
    /**
     * The first day of the new employment, YYYY-MM-DD, not before the `end_date` of the last one
     */
    start_date: string;
    /**
     * The job title; null if unknown
     */
    job_title?: string | null;
    /**
     * The ID of the department; null if unknown
     */
    department_id?: number | null;
    /**
     * The ID of the location; null if unknown
     */
    location_id?: number | null;
    /**
     * The ID of the person's manager; null for none. People cannot manage themselves, directly or through others
     */
    manager_id?: number | null;
    /**
     * The type of employment; null if unknown
     */
    employment_type?: 'full_time' | 'part_time' | 'casual' | 'contractor' | null;
    /**
     * The part of each weekday that the person works; full days from Monday to Friday by default
     */
    work_pattern?: WorkPatternInput;
};

/**
 * A period in which the person works for the business. The last one has the dates of the person; earlier ones do not change
 */
export type Employment = {
    /**
     * The person who works
     */
    person_id: number;
    /**
     * The place of the employment among those of the person: 1 for the first
     */
    number: number;
    /**
     * The first day of the employment, YYYY-MM-DD; null if unknown
     */
    start_date: string | null;
    /**
     * The first day **after** the employment, YYYY-MM-DD; null if no end is known
     */
    end_date: string | null;
    /**
     * The last day of the employment, YYYY-MM-DD: the day before `end_date`; null if no end is known
     */
    last_day: string | null;
    /**
     * The kind of the end; null if unknown or if no end is known
     */
    end_kind: 'resignation' | 'dismissal' | 'redundancy' | 'end_of_contract' | 'retirement' | 'death' | 'other' | null;
    /**
     * The `reason` of the termination; null if none was submitted, and for callers without `people:write`
     */
    end_reason: string | null;
};

/**
 * The confirmation of the erasure, by the name of the person
 */
export type PersonErasure = {
    /**
     * The given name and the family name of the person, as in `first_name` and `last_name`, with a space between them. Case, accents and punctuation are ignored
     */
    confirm: string;
};

/**
 * The sort order of a list of assignments, ascending, or descending with the prefix `-`
 */
export type AssignmentSort = 'effective_on' | '-effective_on' | 'id' | '-id' | 'updated_at' | '-updated_at';

/**
 * Why the assignment was set: `hire` for the first one of an employment, `transfer` for another department, location or manager, `correction` for an entry that was wrong
 */
export type AssignmentReason = 'hire' | 'promotion' | 'transfer' | 'review' | 'correction' | 'other';

/**
 * The job, the place of work and the manager of a person from a date until the next assignment of the person takes effect
 */
export type Assignment = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The person who has the job
     */
    person_id: number;
    /**
     * The first day on which the assignment applies, unique among the assignments of the person. The first assignment also applies to any day before it
     */
    effective_on: string;
    /**
     * The last day on which it applies, inclusive: the day before the next assignment of the person; null for the last one. It changes with the next assignment, without a new `version`
     */
    ends_on: string | null;
    /**
     * The job title; null if unknown
     */
    job_title: string | null;
    /**
     * The ID of the department; null if unknown
     */
    department_id: number | null;
    /**
     * The ID of the location; null if unknown
     */
    location_id: number | null;
    /**
     * The ID of the person's manager; null for none. People cannot manage themselves, directly or through others
     */
    manager_id: number | null;
    /**
     * The type of employment; null if unknown
     */
    employment_type: 'full_time' | 'part_time' | 'casual' | 'contractor' | null;
    /**
     * The part of each weekday that the person works
     */
    work_pattern: WorkPattern;
    /**
     * Why the assignment was set: `hire` for the first one of an employment, `transfer` for another department, location or manager, `correction` for an entry that was wrong
     */
    reason: AssignmentReason;
    /**
     * A note, which the person sees too; null for none
     */
    note: string | null;
    /**
     * Your ID for the record, unique among records of the same kind in the business; null for none
     */
    external_id: string | null;
    /**
     * Up to 50 custom key-value pairs of strings, stored unchanged. An update replaces all of them
     */
    metadata: Metadata;
    /**
     * The user who created it, directly or through an API key; null for the service
     */
    created_by: number | null;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The time of the last change, in UTC with milliseconds (RFC 3339); initially the same as `created_at`
     */
    updated_at: string;
    /**
     * The version of the record: begins at 1 and increases by one with each change; also the `ETag`. Use it in `If-Match`
     */
    version: number;
};

/**
 * The attributes of a new assignment. Members of the job that are omitted get the values of the assignment that applies on that day
 */
export type AssignmentCreate = {
    /**
     * The first day on which the assignment applies, YYYY-MM-DD, in the past or the future. It must be within the employment of the person
     */
    effective_on: string;
    /**
     * The job title; null if unknown
     */
    job_title?: string | null;
    /**
     * The ID of the department; null if unknown
     */
    department_id?: number | null;
    /**
     * The ID of the location; null if unknown
     */
    location_id?: number | null;
    /**
     * The ID of the person's manager; null for none. People cannot manage themselves, directly or through others
     */
    manager_id?: number | null;
    /**
     * The type of employment; null if unknown
     */
    employment_type?: 'full_time' | 'part_time' | 'casual' | 'contractor' | null;
    /**
     * The part of each weekday that the person works; full days from Monday to Friday by default
     */
    work_pattern?: WorkPatternInput;
    /**
     * Why the assignment is set; a new one defaults to `other`
     */
    reason?: AssignmentReason;
    /**
     * A note, which the person sees too; null for none
     */
    note?: string | null;
    /**
     * Your ID for the record, unique among records of the same kind in the business; null for none
     */
    external_id?: string | null;
    /**
     * Up to 50 custom key-value pairs of strings, stored unchanged. An update replaces all of them
     */
    metadata?: Metadata;
};

/**
 * The changes to an assignment; omitted members remain unchanged
 */
export type AssignmentUpdate = {
    /**
     * The first day on which the assignment applies, YYYY-MM-DD, in the past or the future. It must be within the employment of the person
     */
    effective_on?: string;
    /**
     * The job title; null if unknown
     */
    job_title?: string | null;
    /**
     * The ID of the department; null if unknown
     */
    department_id?: number | null;
    /**
     * The ID of the location; null if unknown
     */
    location_id?: number | null;
    /**
     * The ID of the person's manager; null for none. People cannot manage themselves, directly or through others
     */
    manager_id?: number | null;
    /**
     * The type of employment; null if unknown
     */
    employment_type?: 'full_time' | 'part_time' | 'casual' | 'contractor' | null;
    /**
     * The part of each weekday that the person works; full days from Monday to Friday by default
     */
    work_pattern?: WorkPatternInput;
    /**
     * Why the assignment is set; a new one defaults to `other`
     */
    reason?: AssignmentReason;
    /**
     * A note, which the person sees too; null for none
     */
    note?: string | null;
    /**
     * Your ID for the record, unique among records of the same kind in the business; null for none
     */
    external_id?: string | null;
    /**
     * Up to 50 custom key-value pairs of strings, stored unchanged. An update replaces all of them
     */
    metadata?: Metadata;
};

/**
 * The reason for rejecting a change
 */
export type PersonChangeRejection = {
    /**
     * The reason, as a sentence for the person; returned as `decision_note` of the request
     */
    note: string;
};

/**
 * The kind of number: `national_id` for the number of the person or of their identity card, `tax_id` for their number with the tax authority, `social_security` for their number with the social security or national insurance
 */
export type IdentifierKind = 'national_id' | 'tax_id' | 'social_security' | 'passport' | 'residence_permit' | 'work_permit' | 'driving_licence' | 'other';

/**
 * The country that issued it, as a code of ISO 3166-1 alpha-2
 */
export type IdentifierCountry = string;

/**
 * A note; null for none
 */
export type PersonalNote = string | null;

/**
 * A number that an authority gave to a person, or the number of a document. The number is encrypted; `identifiers.reveal` returns it
 */
export type Identifier = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The person with this number
     */
    person_id: number;
    /**
     * The kind of number: `national_id` for the number of the person or of their identity card, `tax_id` for their number with the tax authority, `social_security` for their number with the social security or national insurance
     */
    kind: IdentifierKind;
    /**
     * The country that issued it, as a code of ISO 3166-1 alpha-2
     */
    country: string;
    /**
     * The last four letters and digits of the number; for a short number fewer, at most half of them
     */
    last_four: string;
    /**
     * The day of issue; null if unknown
     */
    issued_on: string | null;
    /**
     * The last day on which it is valid; null if it does not expire or the day is unknown
     */
    expires_on: string | null;
    /**
     * A note; null for none
     */
    note: string | null;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The time of the last change, in UTC with milliseconds (RFC 3339); initially the same as `created_at`
     */
    updated_at: string;
    /**
     * The version of the record: begins at 1 and increases by one with each change; also the `ETag`. Use it in `If-Match`
     */
    version: number;
};

/**
 * The number, with letters, digits, spaces, dots, hyphens and slashes. National, tax and social security numbers of many countries are checked by their check digits
 */
export type IdentifierNumber = string;

/**
 * The attributes of a new identifier
 */
export type IdentifierCreate = {
    /**
     * The kind of number: `national_id` for the number of the person or of their identity card, `tax_id` for their number with the tax authority, `social_security` for their number with the social security or national insurance
     */
    kind: IdentifierKind;
    /**
     * The country that issued it, as a code of ISO 3166-1 alpha-2
     */
    country: string;
    /**
     * The number, with letters, digits, spaces, dots, hyphens and slashes. National, tax and social security numbers of many countries are checked by their check digits
     */
    value: string;
    /**
     * The day of issue, YYYY-MM-DD; null if unknown
     */
    issued_on?: string | null;
    /**
     * The last day on which it is valid, YYYY-MM-DD, not before `issued_on`; null if it does not expire
     */
    expires_on?: string | null;
    /**
     * A note; null for none
     */
    note?: string | null;
};

/**
 * The place in the order in which to call: 1 is called first. Contacts with the same position are called in the order of their IDs
 */
export type ContactPosition = number;

/**
 * Someone to call in an emergency of a person
 */
export type EmergencyContact = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The person whose contact it is
     */
    person_id: number;
    /**
     * The full name of the contact
     */
    name: string;
    /**
     * The relationship of the contact to the person; null if unknown
     */
    relationship: string | null;
    /**
     * The number to call, stored as entered
     */
    phone: string;
    /**
     * The address for email to the contact; null if unknown
     */
    email: string | null;
    /**
     * The place in the order in which to call: 1 is called first. Contacts with the same position are called in the order of their IDs
     */
    position: number;
    /**
     * A note; null for none
     */
    note: string | null;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The time of the last change, in UTC with milliseconds (RFC 3339); initially the same as `created_at`
     */
    updated_at: string;
    /**
     * The version of the record: begins at 1 and increases by one with each change; also the `ETag`. Use it in `If-Match`
     */
    version: number;
};

/**
 * The attributes of a new emergency contact
 */
export type EmergencyContactCreate = {
    /**
     * The full name of the contact
     */
    name: string;
    /**
     * The relationship of the contact to the person; null if unknown
     */
    relationship?: string | null;
    /**
     * The number to call, with the country code if people abroad may have to call it
     */
    phone: string;
    /**
     * The address for email to the contact; null if unknown
     */
    email?: string | null;
    /**
     * The place in the order in which to call; a new contact is called last by default
     */
    position?: number;
    /**
     * A note; null for none
     */
    note?: string | null;
};

/**
 * The relationship of the dependent to the person
 */
export type DependentRelationship = 'spouse' | 'partner' | 'child' | 'parent' | 'other';

/**
 * A member of the family of a person, for benefits and taxes
 */
export type Dependent = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The person whose dependent it is
     */
    person_id: number;
    /**
     * The first name, as the dependent uses it
     */
    first_name: string;
    /**
     * The family name, as in their documents
     */
    last_name: string;
    /**
     * The relationship of the dependent to the person
     */
    relationship: DependentRelationship;
    /**
     * The day on which the dependent was born; null if unknown
     */
    date_of_birth: string | null;
    /**
     * Whether the dependent counts for the taxes of the person
     */
    tax_dependent: boolean;
    /**
     * A note; null for none
     */
    note: string | null;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The time of the last change, in UTC with milliseconds (RFC 3339); initially the same as `created_at`
     */
    updated_at: string;
    /**
     * The version of the record: begins at 1 and increases by one with each change; also the `ETag`. Use it in `If-Match`
     */
    version: number;
};

/**
 * The attributes of a new dependent
 */
export type DependentCreate = {
    /**
     * The first name, as the dependent uses it
     */
    first_name: string;
    /**
     * The family name, as in their documents
     */
    last_name: string;
    /**
     * The relationship of the dependent to the person
     */
    relationship: DependentRelationship;
    /**
     * The day on which the dependent was born, YYYY-MM-DD, not in the future; null if unknown
     */
    date_of_birth?: string | null;
    /**
     * Whether the dependent counts for the taxes of the person; a new dependent defaults to false
     */
    tax_dependent?: boolean;
    /**
     * A note; null for none
     */
    note?: string | null;
};

/**
 * The sort order of a list of identifiers, ascending, or descending with the prefix `-`. By `expires_on`, identifiers without a day come last
 */
export type IdentifierSort = 'id' | '-id' | 'expires_on' | '-expires_on' | 'updated_at' | '-updated_at';

/**
 * The changes to an identifier; omitted members remain unchanged
 */
export type IdentifierUpdate = {
    /**
     * The kind of number: `national_id` for the number of the person or of their identity card, `tax_id` for their number with the tax authority, `social_security` for their number with the social security or national insurance
     */
    kind?: IdentifierKind;
    /**
     * The country that issued it, as a code of ISO 3166-1 alpha-2
     */
    country?: string;
    /**
     * The number, with letters, digits, spaces, dots, hyphens and slashes. National, tax and social security numbers of many countries are checked by their check digits
     */
    value?: string;
    /**
     * The day of issue, YYYY-MM-DD; null if unknown
     */
    issued_on?: string | null;
    /**
     * The last day on which it is valid, YYYY-MM-DD, not before `issued_on`; null if it does not expire
     */
    expires_on?: string | null;
    /**
     * A note; null for none
     */
    note?: string | null;
};

/**
 * The number of an identifier
 */
export type RevealedIdentifier = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The person with this number
     */
    person_id: number;
    /**
     * The number, as it was entered
     */
    value: string;
};

/**
 * The changes to an emergency contact; omitted members remain unchanged
 */
export type EmergencyContactUpdate = {
    /**
     * The full name of the contact
     */
    name?: string;
    /**
     * The relationship of the contact to the person; null if unknown
     */
    relationship?: string | null;
    /**
     * The number to call, with the country code if people abroad may have to call it
     */
    phone?: string;
    /**
     * The address for email to the contact; null if unknown
     */
    email?: string | null;
    /**
     * The place in the order in which to call; a new contact is called last by default
     */
    position?: number;
    /**
     * A note; null for none
     */
    note?: string | null;
};

/**
 * The changes to a dependent; omitted members remain unchanged
 */
export type DependentUpdate = {
    /**
     * The first name, as the dependent uses it
     */
    first_name?: string;
    /**
     * The family name, as in their documents
     */
    last_name?: string;
    /**
     * The relationship of the dependent to the person
     */
    relationship?: DependentRelationship;
    /**
     * The day on which the dependent was born, YYYY-MM-DD, not in the future; null if unknown
     */
    date_of_birth?: string | null;
    /**
     * Whether the dependent counts for the taxes of the person; a new dependent defaults to false
     */
    tax_dependent?: boolean;
    /**
     * A note; null for none
     */
    note?: string | null;
};

/**
 * The sort order of a list of compensations, ascending, or descending with the prefix `-`
 */
export type CompensationSort = 'effective_on' | '-effective_on' | 'id' | '-id' | 'updated_at' | '-updated_at';

/**
 * The gross amount for each `per`, as a decimal string with exactly as many decimals as its currency has, such as `"48000.00"`. An hourly or daily rate may have up to four, such as `"18.725"`
 */
export type CompensationAmount = string;

/**
 * The time for which the amount is paid: a rate per `hour` or `day`, or a salary per `week`, `month` or `year`
 */
export type CompensationPeriod = 'hour' | 'day' | 'week' | 'month' | 'year';

/**
 * Why the compensation was set: `hire` for the first one of an employment, `review` for a regular raise, `correction` for an entry that was wrong
 */
export type CompensationReason = 'hire' | 'promotion' | 'transfer' | 'review' | 'correction' | 'other';

/**
 * The pay of a person from a date until the next compensation of the person takes effect
 */
export type Compensation = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The person who is paid
     */
    person_id: number;
    /**
     * The first day on which the compensation applies, unique among the compensations of the person
     */
    effective_on: string;
    /**
     * The last day on which it applies, inclusive: the day before the next compensation of the person; null for the last one. It changes with the next compensation, without a new `version`
     */
    ends_on: string | null;
    /**
     * The gross amount for each `per`, as a decimal string with exactly as many decimals as its currency has, such as `"48000.00"`. An hourly or daily rate may have up to four, such as `"18.725"`
     */
    amount: string;
    /**
     * The currency of the amount
     */
    currency: string;
    /**
     * The time for which the amount is paid: a rate per `hour` or `day`, or a salary per `week`, `month` or `year`
     */
    per: CompensationPeriod;
    /**
     * The code of the payslip line that pays it
     */
    pay_code: string;
    /**
     * Why the compensation was set: `hire` for the first one of an employment, `review` for a regular raise, `correction` for an entry that was wrong
     */
    reason: CompensationReason;
    /**
     * A note for those who manage pay; null for none. The person sees it too
     */
    note: string | null;
    /**
     * Your ID for the record, unique among records of the same kind in the business; null for none
     */
    external_id: string | null;
    /**
     * Up to 50 custom key-value pairs of strings, stored unchanged. An update replaces all of them
     */
    metadata: Metadata;
    /**
     * The user who created it, directly or through an API key; null for the service
     */
    created_by: number | null;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The time of the last change, in UTC with milliseconds (RFC 3339); initially the same as `created_at`
     */
    updated_at: string;
    /**
     * The version of the record: begins at 1 and increases by one with each change; also the `ETag`. Use it in `If-Match`
     */
    version: number;
};

/**
 * The attributes of a new compensation
 */
export type CompensationCreate = {
    /**
     * The first day on which the compensation applies, YYYY-MM-DD, in the past or the future. It must be within the employment of the person
     */
    effective_on: string;
    /**
     * The gross amount for each `per`, as a decimal string with exactly as many decimals as its currency has, such as `"48000.00"`. An hourly or daily rate may have up to four, such as `"18.725"`
     */
    amount: string;
    /**
     * The currency of the amount; a new compensation defaults to the currency of the business
     */
    currency?: string;
    /**
     * The time for which the amount is paid: a rate per `hour` or `day`, or a salary per `week`, `month` or `year`
     */
    per: CompensationPeriod;
    /**
     * Your code of the payslip line that pays it; a new compensation defaults to `salary`
     */
    pay_code?: string;
    /**
     * Why the compensation is set; a new one defaults to `other`
     */
    reason?: CompensationReason;
    /**
     * A note for those who manage pay, which the person sees too; null for none
     */
    note?: string | null;
    /**
     * Your ID for the record, unique among records of the same kind in the business; null for none
     */
    external_id?: string | null;
    /**
     * Up to 50 custom key-value pairs of strings, stored unchanged. An update replaces all of them
     */
    metadata?: Metadata;
};

/**
 * The event that starts the checklist: `hire` when a person gets a first day or is rehired, `termination` when they get a last day, `manual` only `checklists.start`
 */
export type ChecklistEvent = 'hire' | 'termination' | 'manual';

/**
 * A checklist that was started for a person, with its progress
 */
export type StartedChecklist = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The checklist that was started
     */
    checklist_id: number;
    /**
     * The person that its tasks are about
     */
    person_id: number;
    /**
     * The name of the checklist when it was started
     */
    name: string;
    /**
     * The reason for the start: an event, or `manual` for `checklists.start`
     */
    started_by: ChecklistEvent;
    /**
     * The employment of the person that it belongs to, from 1
     */
    employment_number: number;
    /**
     * The number of open tasks
     */
    open_tasks: number;
    /**
     * The number of open tasks that are required: the checklist is complete once there are none
     */
    open_required_tasks: number;
    /**
     * The number of completed tasks
     */
    done_tasks: number;
    /**
     * The number of cancelled tasks
     */
    cancelled_tasks: number;
    /**
     * When it was started, in UTC
     */
    created_at: string;
    /**
     * When its open tasks were cancelled, because the person was deleted or the termination was withdrawn; null otherwise
     */
    cancelled_at: string | null;
};

/**
 * The checklist to start for a person
 */
export type ChecklistStart = {
    /**
     * The checklist whose tasks are created
     */
    checklist_id: number;
};

/**
 * A type of employment, as in the records of people; `contractor` for people who are not employees
 */
export type ChecklistEmploymentType = 'full_time' | 'part_time' | 'casual' | 'contractor';

/**
 * A short description of the task, in a single line
 */
export type TaskTitle = string;

/**
 * Details for the assignee; null for none
 */
export type TaskDescription = string | null;

/**
 * The first or the last day of the employment
 */
export type TaskDay = 'first_day' | 'last_day';

/**
 * The due date relative to the first or last day of the employment, which it follows; null for none
 */
export type TaskDue = {
    /**
     * The number of days after the day, or before it if negative
     */
    days: number;
    /**
     * The first or the last day of the employment
     */
    relative_to: TaskDay;
} | null;

/**
 * The assignee of the task: the `person` that it is about, their current `manager`, every user with a `role`, or one `user`
 */
export type TaskAssigneeType = 'person' | 'manager' | 'role' | 'user';

/**
 * The assignee of a task. A `manager` is the current manager of the person
 */
export type TaskAssignee = {
    /**
     * The assignee of the task: the `person` that it is about, their current `manager`, every user with a `role`, or one `user`
     */
    type: TaskAssigneeType;
    /**
     * The role of the users who can do the task; null for other types
     */
    role: 'owner' | 'admin' | null;
    /**
     * The user who does the task; null for other types
     */
    user_id: number | null;
};

/**
 * The way in which the task is completed: `plain` by `tasks.complete`, `sign_document` when a document from the template is signed, `upload_file` when a file is uploaded to it, `fill_fields` when the record of the person has the fields
 */
export type TaskKind = 'plain' | 'sign_document' | 'upload_file' | 'fill_fields';

/**
 * A member of the record of a person
 */
export type TaskField = 'preferred_name' | 'phone' | 'address' | 'date_of_birth';

/**
 * A task that a checklist creates
 */
export type ChecklistItem = {
    /**
     * A short description of the task, in a single line
     */
    title: string;
    /**
     * Details for the assignee; null for none
     */
    description: string | null;
    /**
     * The due date relative to the first or last day of the employment, which it follows; null for none
     */
    due: TaskDue;
    /**
     * The assignee of a task. A `manager` is the current manager of the person
     */
    assignee: TaskAssignee;
    /**
     * The way in which the task is completed: `plain` by `tasks.complete`, `sign_document` when a document from the template is signed, `upload_file` when a file is uploaded to it, `fill_fields` when the record of the person has the fields
     */
    kind: TaskKind;
    /**
     * The template of the document to sign; null for other kinds
     */
    document_template_id: number | null;
    /**
     * The fields to fill; empty for other kinds
     */
    fields: Array<TaskField>;
    /**
     * Whether the checklist is complete only with this task
     */
    required: boolean;
};

/**
 * A template of tasks, such as for the first days of a person
 */
export type Checklist = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The name of the checklist, unique within the business
     */
    name: string;
    /**
     * The event that starts the checklist: `hire` when a person gets a first day or is rehired, `termination` when they get a last day, `manual` only `checklists.start`
     */
    starts_on_event: ChecklistEvent;
    /**
     * The employment types of the people that the event concerns; empty for everyone
     */
    employment_types: Array<ChecklistEmploymentType>;
    /**
     * The tasks, in order
     */
    items: Array<ChecklistItem>;
    /**
     * When the checklist was archived; null if it is in use
     */
    archived_at: string | null;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The time of the last change, in UTC with milliseconds (RFC 3339); initially the same as `created_at`
     */
    updated_at: string;
    /**
     * The version of the record: begins at 1 and increases by one with each change; also the `ETag`. Use it in `If-Match`
     */
    version: number;
};

/**
 * The name of the checklist, unique within the business, ignoring case. Each run of white space becomes one space
 */
export type ChecklistName = string;

/**
 * The due date relative to the first or last day of the employment; null for none
 */
export type TaskDueInput = {
    /**
     * The number of days after the day, or before it if negative
     */
    days: number;
    /**
     * The first or the last day of the employment
     */
    relative_to: TaskDay;
} | null;

/**
 * The users who can do the task: `owner`, or `admin` for administrators and owners
 */
export type TaskRole = 'owner' | 'admin';

/**
 * The assignee of the task. The type `role` needs `role`, the type `user` needs `user_id`
 */
export type TaskAssigneeInput = {
    /**
     * The assignee of the task: the `person` that it is about, their current `manager`, every user with a `role`, or one `user`
     */
    type: TaskAssigneeType;
    /**
     * The users who can do the task: `owner`, or `admin` for administrators and owners
     */
    role?: TaskRole;
    /**
     * The user who does the task
     */
    user_id?: number;
};

/**
 * A task that the checklist creates. The kind `sign_document` needs `document_template_id`, the kind `fill_fields` needs `fields`
 */
export type ChecklistItemInput = {
    /**
     * A short description of the task, in a single line
     */
    title: string;
    /**
     * Details for the assignee; null for none
     */
    description?: string | null;
    /**
     * The due date relative to the first or last day of the employment; null for none
     */
    due?: TaskDueInput;
    /**
     * The assignee of the task. The type `role` needs `role`, the type `user` needs `user_id`
     */
    assignee: TaskAssigneeInput;
    /**
     * The way in which the task is completed; `plain` by default
     */
    kind?: TaskKind;
    /**
     * The template of the document to sign
     */
    document_template_id?: number;
    /**
     * The fields to fill
     */
    fields?: Array<TaskField>;
    /**
     * Whether the checklist is complete only with this task; true by default
     */
    required?: boolean;
};

/**
 * The attributes of a new checklist
 */
export type ChecklistCreate = {
    /**
     * The name of the checklist, unique within the business, ignoring case. Each run of white space becomes one space
     */
    name: string;
    /**
     * The event that starts the checklist: `hire` when a person gets a first day or is rehired, `termination` when they get a last day, `manual` only `checklists.start`
     */
    starts_on_event: ChecklistEvent;
    /**
     * The employment types of the people that the event concerns; empty for everyone, which is the default
     */
    employment_types?: Array<ChecklistEmploymentType>;
    /**
     * The tasks, in order, at most 50
     */
    items: Array<ChecklistItemInput>;
};

/**
 * The changes to a checklist; omitted members remain unchanged
 */
export type ChecklistUpdate = {
    /**
     * The name of the checklist, unique within the business, ignoring case. Each run of white space becomes one space
     */
    name?: string;
    /**
     * The event that starts the checklist: `hire` when a person gets a first day or is rehired, `termination` when they get a last day, `manual` only `checklists.start`
     */
    starts_on_event?: ChecklistEvent;
    /**
     * The employment types of the people that the event concerns; empty for everyone, which is the default
     */
    employment_types?: Array<ChecklistEmploymentType>;
    /**
     * The tasks, in order, at most 50
     */
    items?: Array<ChecklistItemInput>;
    /**
     * True to archive the checklist, false to restore it
     */
    archived?: boolean;
};

/**
 * `open` until it is `done`, or `cancelled` because it is not needed
 */
export type TaskState = 'open' | 'done' | 'cancelled';

/**
 * The sort order of a list of tasks, ascending, or descending with the prefix `-`
 */
export type TaskSort = 'due_on' | '-due_on' | 'id' | '-id' | 'updated_at' | '-updated_at';

/**
 * An action that the caller can perform on a task
 */
export type TaskAction = 'complete' | 'upload' | 'update' | 'cancel' | 'reopen';

/**
 * An action about a person that a user has to take
 */
export type Task = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The person that the task is about
     */
    person_id: number;
    /**
     * The checklist that created the task; null for a single task
     */
    checklist_id: number | null;
    /**
     * The started checklist of the person, as in `people.checklists`; null for a single task
     */
    started_checklist_id: number | null;
    /**
     * A short description of the task, in a single line
     */
    title: string;
    /**
     * Details for the assignee; null for none
     */
    description: string | null;
    /**
     * The way in which the task is completed: `plain` by `tasks.complete`, `sign_document` when a document from the template is signed, `upload_file` when a file is uploaded to it, `fill_fields` when the record of the person has the fields
     */
    kind: TaskKind;
    /**
     * The template of the document to sign; null for other kinds
     */
    document_template_id: number | null;
    /**
     * The document that completed the task: the signed document or the uploaded file; null if there is none
     */
    document_id: number | null;
    /**
     * The fields to fill; empty for other kinds
     */
    fields: Array<TaskField>;
    /**
     * The assignee of a task. A `manager` is the current manager of the person
     */
    assignee: TaskAssignee;
    /**
     * Whether its checklist is complete only with this task
     */
    required: boolean;
    /**
     * `open` until it is `done`, or `cancelled` because it is not needed
     */
    state: TaskState;
    /**
     * How `due_on` follows the first or last day of the person; null if it does not
     */
    due: TaskDue;
    /**
     * The day by whose end the task is due; null if it has none, or while the person has no first or last day
     */
    due_on: string | null;
    /**
     * Whether the task is open and was due before today. It changes without a new `version`
     */
    overdue: boolean;
    /**
     * When the task was completed; null if it was not
     */
    completed_at: string | null;
    /**
     * The user who completed the task, directly or through an API key; null if it is not completed, or completed itself
     */
    completed_by: number | null;
    /**
     * When the task was cancelled; null if it was not
     */
    cancelled_at: string | null;
    /**
     * The actions that the state of the task and the permissions of the caller allow
     */
    allowed_actions: Array<TaskAction>;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The time of the last change, in UTC with milliseconds (RFC 3339); initially the same as `created_at`
     */
    updated_at: string;
    /**
     * The version of the record: begins at 1 and increases by one with each change; also the `ETag`. Use it in `If-Match`
     */
    version: number;
};

/**
 * The attributes of a new task. The kind `sign_document` needs `document_template_id`, the kind `fill_fields` needs `fields`
 */
export type TaskCreate = {
    /**
     * The person that the task is about
     */
    person_id: number;
    /**
     * A short description of the task, in a single line
     */
    title: string;
    /**
     * Details for the assignee; null for none
     */
    description?: string | null;
    /**
     * The day by whose end the task is due, YYYY-MM-DD; null for none
     */
    due_on?: string | null;
    /**
     * The assignee of the task. The type `role` needs `role`, the type `user` needs `user_id`
     */
    assignee: TaskAssigneeInput;
    /**
     * The way in which the task is completed; `plain` by default
     */
    kind?: TaskKind;
    /**
     * The template of the document to sign
     */
    document_template_id?: number;
    /**
     * The fields to fill
     */
    fields?: Array<TaskField>;
};

/**
 * The changes to a task; omitted members remain unchanged
 */
export type TaskUpdate = {
    /**
     * A short description of the task, in a single line
     */
    title?: string;
    /**
     * Details for the assignee; null for none
     */
    description?: string | null;
    /**
     * The day by whose end the task is due, YYYY-MM-DD; null for none
     */
    due_on?: string | null;
    /**
     * The assignee of the task. The type `role` needs `role`, the type `user` needs `user_id`
     */
    assignee?: TaskAssigneeInput;
};

/**
 * The form with the file of a task
 */
export type TaskFile = {
    /**
     * A PDF, PNG or JPEG of at most 10 MiB, whatever its name and declared type. An image is converted to an A4 page; the place, the time and other metadata of a photo are discarded, and so is the original file
     */
    file: Blob | File;
};

/**
 * The name of the account holder
 */
export type AccountHolder = string;

/**
 * The country of the account (ISO 3166-1 alpha-2)
 */
export type AccountCountry = string;

/**
 * Whether pay goes to the account: `pending` until a second person confirms it, in a business that requires two people
 */
export type BankAccountStatus = 'pending' | 'active' | 'rejected';

/**
 * An account to which the pay of a person goes. No response contains its number
 */
export type BankAccount = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The person whose pay goes to the account
     */
    person_id: number;
    /**
     * The name of the account holder
     */
    holder: string;
    /**
     * The country of the account (ISO 3166-1 alpha-2)
     */
    country: string;
    /**
     * Whether the number is an IBAN or an account number of the country
     */
    kind: 'iban' | 'account_number';
    /**
     * The last four characters of the number; fewer if the number is shorter than eight
     */
    last_four: string;
    /**
     * The BIC of the bank (ISO 9362); null for none
     */
    bic: string | null;
    /**
     * The routing number, sort code, BSB or transit number of the bank; null for none
     */
    routing_number: string | null;
    /**
     * The fixed part of each net pay that goes to the account, in the currency of the business; null for an account with a share
     */
    amount: string | null;
    /**
     * The part of the rest, after fixed amounts, relative to the shares of the other accounts; null for an account with a fixed amount
     */
    share: number | null;
    /**
     * The first pay date on which pay goes to the account
     */
    effective_on: string;
    /**
     * The last pay date on which pay goes to the account, inclusive; null for no end
     */
    ends_on: string | null;
    /**
     * The account that ends on the day before `effective_on`, which may be deleted; null for none
     */
    replaces: number | null;
    /**
     * Whether pay goes to the account: `pending` until a second person confirms it, in a business that requires two people
     */
    status: BankAccountStatus;
    /**
     * Up to 50 custom key-value pairs of strings, stored unchanged. An update replaces all of them
     */
    metadata: Metadata;
    /**
     * The user who added it, directly or through an API key
     */
    created_by: number | null;
    /**
     * The user who confirmed or rejected it; null for none
     */
    decided_by: number | null;
    /**
     * The time at which it was confirmed or rejected; null for none
     */
    decided_at: string | null;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The time of the last change, in UTC with milliseconds (RFC 3339); initially the same as `created_at`
     */
    updated_at: string;
    /**
     * The version of the record: begins at 1 and increases by one with each change; also the `ETag`. Use it in `If-Match`
     */
    version: number;
};

/**
 * A bank account by its ISO 13616 number, with or without spaces
 */
export type Iban = string;

/**
 * A bank by its ISO 9362 code
 */
export type Bic = string;

/**
 * The part of the rest, after fixed amounts, relative to the shares of the other accounts: 60 and 40 divide it in percent. Excludes `amount`
 */
export type AccountShare = number;

/**
 * The attributes of a new bank account
 */
export type BankAccountCreate = {
    /**
     * The name of the account holder
     */
    holder: string;
    /**
     * The country of the account (ISO 3166-1 alpha-2); optional with an `iban`, which contains it
     */
    country?: string;
    /**
     * The IBAN, with or without spaces
     */
    iban?: string;
    /**
     * The account number, in countries without IBANs and in GB
     */
    account_number?: string;
    /**
     * The bank: the routing number (US), the sort code (GB), the BSB (AU), or the institution and transit number (CA); for an `account_number` in these countries
     */
    routing_number?: string;
    /**
     * The BIC of the bank (ISO 9362)
     */
    bic?: string;
    /**
     * The fixed part of each net pay that goes to the account, in the currency of the business, with exactly its decimals. Excludes `share`
     */
    amount?: string;
    /**
     * The part of the rest, after fixed amounts, relative to the shares of the other accounts; 100 by default. Excludes `amount`
     */
    share?: number;
    /**
     * The first pay date on which pay goes to the account; today by default
     */
    effective_on?: string;
    /**
     * An account of the person that ends on the day before `effective_on`
     */
    replaces?: number;
    /**
     * Up to 50 custom key-value pairs of strings, stored unchanged. An update replaces all of them
     */
    metadata?: Metadata;
};

/**
 * The changes to a bank account; omitted members remain unchanged
 */
export type BankAccountUpdate = {
    /**
     * The name of the account holder
     */
    holder?: string;
    /**
     * The fixed part of each net pay; an amount removes the share
     */
    amount?: string | null;
    /**
     * The part of the rest; a share removes the fixed amount
     */
    share?: number | null;
    /**
     * The last pay date on which pay goes to the account, inclusive; null for no end
     */
    ends_on?: string | null;
    /**
     * Up to 50 custom key-value pairs of strings, stored unchanged. An update replaces all of them
     */
    metadata?: Metadata;
};

/**
 * A `CompensationCreate` and its person, by `person_id` or by `person_external_id`. Rows are validated one by one, so that an invalid row does not stop the others
 */
export type CompensationImportRow = {
    [key: string]: unknown;
};

/**
 * Compensations of several people, such as the raises of a year
 */
export type CompensationsImport = {
    /**
     * The rows. If the person has a compensation with the `effective_on` of a row, the row updates it; any other row adds one
     */
    compensations: Array<CompensationImportRow>;
    /**
     * True to change nothing and return the result that a real import would have
     */
    dry_run?: boolean;
};

/**
 * The result of one row of an import
 */
export type CompensationImportResult = {
    /**
     * The position of the row in `compensations`, from 0
     */
    index: number;
    /**
     * The result, or the expected result in a dry run. `failed` changed nothing, and `errors` has the reasons
     */
    status: 'created' | 'updated' | 'unchanged' | 'failed';
    /**
     * The ID of the compensation; absent if the row failed, and in a dry run if it would be created
     */
    id?: number;
    /**
     * The person of the row; absent if they were not found
     */
    person_id?: number;
    /**
     * The errors of the row; only if it failed
     */
    errors?: Array<Problem>;
};

/**
 * One result for each row, in the order of the rows
 */
export type CompensationImportResults = Array<CompensationImportResult>;

/**
 * The changes to a compensation; omitted members remain unchanged
 */
export type CompensationUpdate = {
    /**
     * The first day on which the compensation applies, YYYY-MM-DD, in the past or the future. It must be within the employment of the person
     */
    effective_on?: string;
    /**
     * The gross amount for each `per`, as a decimal string with exactly as many decimals as its currency has, such as `"48000.00"`. An hourly or daily rate may have up to four, such as `"18.725"`
     */
    amount?: string;
    /**
     * The currency of the amount; a new compensation defaults to the currency of the business
     */
    currency?: string;
    /**
     * The time for which the amount is paid: a rate per `hour` or `day`, or a salary per `week`, `month` or `year`
     */
    per?: CompensationPeriod;
    /**
     * Your code of the payslip line that pays it; a new compensation defaults to `salary`
     */
    pay_code?: string;
    /**
     * Why the compensation is set; a new one defaults to `other`
     */
    reason?: CompensationReason;
    /**
     * A note for those who manage pay, which the person sees too; null for none
     */
    note?: string | null;
    /**
     * Your ID for the record, unique among records of the same kind in the business; null for none
     */
    external_id?: string | null;
    /**
     * Up to 50 custom key-value pairs of strings, stored unchanged. An update replaces all of them
     */
    metadata?: Metadata;
};

/**
 * The sort order of a person's payslips: `id` for the earliest drafted first, `-id` for the latest first
 */
export type PayslipSort = 'id' | '-id';

/**
 * `draft` can be changed; `approved` is ready for payment; `completed` was paid elsewhere and is final; `cancelled` will not be paid
 */
export type PayRunStatus = 'draft' | 'approved' | 'completed' | 'cancelled';

/**
 * The totals of a payslip, in the currency of the pay run
 */
export type PayslipTotals = {
    /**
     * The sum of the lines of kind `earning`
     */
    gross: string;
    /**
     * The sum of the lines of kind `deduction`
     */
    deductions: string;
    /**
     * The sum of the lines of kind `tax`
     */
    employee_taxes: string;
    /**
     * The sum of the lines of kind `reimbursement`
     */
    reimbursements: string;
    /**
     * The amount paid out: gross − deductions − employee taxes + reimbursements
     */
    net: string;
    /**
     * The sum of the lines of kind `employer_cost`, which are in addition to gross
     */
    employer_costs: string;
};

/**
 * One person's pay in a pay run; identified by `pay_run_id` and `person_id`
 */
export type PayslipSummary = {
    /**
     * The pay run that the payslip belongs to
     */
    pay_run_id: number;
    /**
     * The person paid
     */
    person_id: number;
    /**
     * The given name when the payslip was last written
     */
    first_name: string;
    /**
     * The family name when the payslip was last written
     */
    last_name: string;
    /**
     * The employee number when the payslip was last written; null for none
     */
    employee_number: string | null;
    /**
     * `draft` can be changed; `approved` is ready for payment; `completed` was paid elsewhere and is final; `cancelled` will not be paid
     */
    pay_run_status: PayRunStatus;
    /**
     * The first day of the pay period
     */
    period_start: string;
    /**
     * The last day of the pay period, inclusive
     */
    period_end: string;
    /**
     * The planned day of payment
     */
    pay_date: string;
    /**
     * The currency of all amounts
     */
    currency: string;
    /**
     * The totals of a payslip, in the currency of the pay run
     */
    totals: PayslipTotals;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The time of the last change, in UTC with milliseconds (RFC 3339); initially the same as `created_at`
     */
    updated_at: string;
    /**
     * The version of the record: begins at 1 and increases by one with each change; also the `ETag`. Use it in `If-Match`
     */
    version: number;
};

/**
 * The effect on the net pay: an `earning` or `reimbursement` increases it, a `deduction` or `tax` reduces it, and an `employer_cost` is in addition to gross
 */
export type PayslipLineKind = 'earning' | 'deduction' | 'tax' | 'reimbursement' | 'employer_cost';

/**
 * The amounts due and paid for a period with a kind and a code, and their difference
 */
export type RetroPayEntry = {
    /**
     * The completed pay run of the period
     */
    pay_run_id: number;
    /**
     * The first day of the period
     */
    period_start: string;
    /**
     * The last day of the period, inclusive
     */
    period_end: string;
    /**
     * The effect on the net pay: an `earning` or `reimbursement` increases it, a `deduction` or `tax` reduces it, and an `employer_cost` is in addition to gross
     */
    kind: PayslipLineKind;
    /**
     * The code of the lines
     */
    code: string;
    /**
     * The name of the lines
     */
    name: string;
    /**
     * The amount that the compensations, employment and unpaid leave of today produce
     */
    due: string;
    /**
     * The sum of the lines in the pay run, and in corrections that are not cancelled
     */
    paid: string;
    /**
     * The amount due minus the amount paid
     */
    difference: string;
    /**
     * The currency of the amounts
     */
    currency: string;
    /**
     * The explanation for people; the wording may change
     */
    explanation: string;
};

/**
 * The effect of the differences in a currency on the net pay
 */
export type RetroPayTotal = {
    /**
     * The currency of the differences
     */
    currency: string;
    /**
     * Earnings and reimbursements minus deductions and taxes
     */
    net: string;
};

/**
 * A compensation whose pay for a period is not compared, with the reason
 */
export type RetroPayLeftOut = {
    /**
     * The completed pay run of the period
     */
    pay_run_id: number;
    /**
     * The reason as a code for programs, which never changes its meaning. `compensation_in_other_currency`: the currency is not that of the pay run, and no pay run in it pays the person for days of the period, so that the period is not compared. `paid_by_the_hour`: the hours are unknown, so that lines with the code are not compared
     */
    code: 'compensation_in_other_currency' | 'paid_by_the_hour';
    /**
     * The reason for people; the wording may change
     */
    message: string;
    /**
     * The compensation that applies in the period
     */
    compensation_id: number;
    /**
     * The code of the compensation
     */
    pay_code: string;
};

/**
 * The differences between the pay of a person for completed periods and the amounts due today
 */
export type RetroPay = {
    /**
     * The person paid
     */
    person_id: number;
    /**
     * Periods that end on or after this day are compared
     */
    from: string;
    /**
     * The differences other than zero, by period and code
     */
    entries: Array<RetroPayEntry>;
    /**
     * The total of the differences in each currency
     */
    totals: Array<RetroPayTotal>;
    /**
     * The pay that is not compared, with the reason
     */
    left_out: Array<RetroPayLeftOut>;
};

/**
 * The name of the value in `custom_fields` of people, unique within the business and never changed
 */
export type CustomFieldKey = string;

/**
 * The type of the values, never changed: `text` of up to 2,000 characters, `number`, `date` as YYYY-MM-DD, `boolean`, `choice` for the key of one option, `choices` for a list of such keys, `person` for the ID of a person
 */
export type CustomFieldType = 'text' | 'number' | 'date' | 'boolean' | 'choice' | 'choices' | 'person';

/**
 * An option of a choice
 */
export type CustomFieldOption = {
    /**
     * The value that people have; never changed
     */
    key: string;
    /**
     * The name of the option, as shown to users and printed in documents
     */
    label: string;
    /**
     * Whether new values cannot have the option. Existing values remain
     */
    archived: boolean;
};

/**
 * The employment types for which the value is required: a new person with such a type needs a value, and the value cannot be cleared. Other changes of people without a value remain possible
 */
export type CustomFieldRequiredFor = Array<'full_time' | 'part_time' | 'casual' | 'contractor'>;

/**
 * `self` for the person themselves, `manager` for the direct and indirect managers of the person, `admin` for owners, administrators and API keys
 */
export type CustomFieldAudience = 'self' | 'manager' | 'admin';

/**
 * The callers who see the value, in addition to `admin`, who always does. Managers do not see sensitive values
 */
export type CustomFieldVisibleTo = Array<CustomFieldAudience>;

/**
 * The callers who can change the value, if they can change the person and see the value, in addition to `admin`, who always can
 */
export type CustomFieldEditableBy = Array<CustomFieldAudience>;

/**
 * The place of the field in forms and on the page of a person: in ascending order, and by ID where equal
 */
export type CustomFieldPosition = number;

/**
 * A member that the business adds to its people, in their `custom_fields`
 */
export type CustomField = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The name of the value in `custom_fields` of people, unique within the business and never changed
     */
    key: string;
    /**
     * The type of the values, never changed: `text` of up to 2,000 characters, `number`, `date` as YYYY-MM-DD, `boolean`, `choice` for the key of one option, `choices` for a list of such keys, `person` for the ID of a person
     */
    type: CustomFieldType;
    /**
     * The name of the field, as shown to users
     */
    label: string;
    /**
     * An explanation next to the field in forms; null for none
     */
    description: string | null;
    /**
     * The options of `choice` and `choices`, in the order of the form; empty for other types
     */
    options: Array<CustomFieldOption>;
    /**
     * The employment types for which the value is required: a new person with such a type needs a value, and the value cannot be cleared. Other changes of people without a value remain possible
     */
    required_for: CustomFieldRequiredFor;
    /**
     * Whether the value is sensitive
     */
    sensitive: boolean;
    /**
     * The callers who see the value, in addition to `admin`, who always does. Managers do not see sensitive values
     */
    visible_to: CustomFieldVisibleTo;
    /**
     * The callers who can change the value, if they can change the person and see the value, in addition to `admin`, who always can
     */
    editable_by: CustomFieldEditableBy;
    /**
     * The place of the field in forms and on the page of a person: in ascending order, and by ID where equal
     */
    position: number;
    /**
     * Whether it is archived
     */
    archived: boolean;
    /**
     * When it was archived; null if it is not
     */
    archived_at: string | null;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The time of the last change, in UTC with milliseconds (RFC 3339); initially the same as `created_at`
     */
    updated_at: string;
    /**
     * The version of the record: begins at 1 and increases by one with each change; also the `ETag`. Use it in `If-Match`
     */
    version: number;
};

/**
 * An option of a choice
 */
export type CustomFieldOptionInput = {
    /**
     * The value that people have, unique within the field; never changed
     */
    key: string;
    /**
     * The name of the option
     */
    label: string;
    /**
     * Whether new values cannot have the option
     */
    archived?: boolean;
};

/**
 * The definition of a new custom field
 */
export type CustomFieldCreate = {
    /**
     * The name of the value in `custom_fields` of people, unique within the business and never changed
     */
    key: string;
    /**
     * The type of the values, never changed: `text` of up to 2,000 characters, `number`, `date` as YYYY-MM-DD, `boolean`, `choice` for the key of one option, `choices` for a list of such keys, `person` for the ID of a person
     */
    type: CustomFieldType;
    /**
     * The name of the field, as shown to users
     */
    label: string;
    /**
     * An explanation next to the field in forms; null for none
     */
    description?: string | null;
    /**
     * The options in the order of the form: at least one for `choice` and `choices`, none for other types
     */
    options?: Array<CustomFieldOptionInput>;
    /**
     * The employment types for which the value is required: a new person with such a type needs a value, and the value cannot be cleared. Other changes of people without a value remain possible
     */
    required_for?: CustomFieldRequiredFor;
    /**
     * Whether the value is sensitive, such as a health fact. API keys need the scope `personal:read` to see it and `personal:write` to change it; managers do not see it, and documents cannot contain it. Never changed
     */
    sensitive?: boolean;
    /**
     * The callers who see the value, in addition to `admin`; none by default
     */
    visible_to?: CustomFieldVisibleTo;
    /**
     * The callers who can change the value, in addition to `admin`; none by default
     */
    editable_by?: CustomFieldEditableBy;
    /**
     * The place of the field; after the existing fields by default
     */
    position?: number;
};

/**
 * The changes to a custom field; omitted members remain unchanged
 */
export type CustomFieldUpdate = {
    /**
     * The name of the field, as shown to users
     */
    label?: string;
    /**
     * An explanation next to the field in forms; null for none
     */
    description?: string | null;
    /**
     * All options in the order of the form, with at least those that exist. An option can be added, renamed or archived, but not removed
     */
    options?: Array<CustomFieldOptionInput>;
    /**
     * The employment types for which the value is required: a new person with such a type needs a value, and the value cannot be cleared. Other changes of people without a value remain possible
     */
    required_for?: CustomFieldRequiredFor;
    /**
     * The callers who see the value, in addition to `admin`, who always does. Managers do not see sensitive values
     */
    visible_to?: CustomFieldVisibleTo;
    /**
     * The callers who can change the value, if they can change the person and see the value, in addition to `admin`, who always can
     */
    editable_by?: CustomFieldEditableBy;
    /**
     * The place of the field in forms and on the page of a person: in ascending order, and by ID where equal
     */
    position?: number;
    /**
     * Whether the field is archived: its values stay stored, but are hidden and cannot be changed until it is restored
     */
    archived?: boolean;
};

/**
 * The sort order of the directory, ascending, or descending with the prefix `-`
 */
export type DirectorySort = 'id' | '-id' | 'last_name' | '-last_name';

/**
 * The part of today for which the person is on approved leave, in the time zone of the business; the directory never shows the type of leave. Null for callers without `leave:read`
 */
export type AwayToday = 'none' | 'morning' | 'afternoon' | 'all_day' | null;

/**
 * The details of a colleague that all workers of the business can see, and nothing else
 */
export type DirectoryEntry = {
    /**
     * The `id` of the person's record
     */
    person_id: number;
    /**
     * The display name of the person: `preferred_name`, or else `first_name`, and the family name
     */
    name: string;
    /**
     * The job title of the person; null if unknown
     */
    job_title: string | null;
    /**
     * The ID of the person's department; null if unknown
     */
    department_id: number | null;
    /**
     * The name of that department
     */
    department: string | null;
    /**
     * The ID of the person's location; null if unknown
     */
    location_id: number | null;
    /**
     * The name of that location
     */
    location: string | null;
    /**
     * The part of today for which the person is on approved leave, in the time zone of the business; the directory never shows the type of leave. Null for callers without `leave:read`
     */
    away_today: AwayToday;
    /**
     * The last day of the person's current leave, YYYY-MM-DD; null if the person is not away today, and for callers without `leave:read`
     */
    away_until: string | null;
};

/**
 * The sort order of a list of departments, ascending, or descending with the prefix `-`
 */
export type DepartmentSort = 'id' | '-id' | 'name' | '-name';

/**
 * The ID of the parent department; null for none. A department is never a part of itself, directly or through others
 */
export type ParentDepartmentId = number | null;

/**
 * A unit of the business in which people work; it can be a part of another department
 */
export type Department = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The name of the department, unique within the business, ignoring case. Each run of white space becomes one space
     */
    name: string;
    /**
     * Your short code for the department, unique within the business, ignoring case; null for none
     */
    code: string | null;
    /**
     * The ID of the parent department; null for none. A department is never a part of itself, directly or through others
     */
    parent_id: number | null;
    /**
     * The cost centre of your accounts, to which `payRuns.exportJournal` posts the pay of its people; null for none. Parts of the department do not inherit it
     */
    cost_centre: string | null;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The time of the last change, in UTC with milliseconds (RFC 3339); initially the same as `created_at`
     */
    updated_at: string;
    /**
     * The version of the record: begins at 1 and increases by one with each change; also the `ETag`. Use it in `If-Match`
     */
    version: number;
};

/**
 * A department to add
 */
export type DepartmentCreate = {
    /**
     * The name of the department, unique within the business, ignoring case. Each run of white space becomes one space
     */
    name: string;
    /**
     * Your short code for the department, unique within the business, ignoring case; null for none
     */
    code?: string | null;
    /**
     * The ID of the parent department; null for none. A department is never a part of itself, directly or through others
     */
    parent_id?: number | null;
    /**
     * The cost centre of your accounts, to which `payRuns.exportJournal` posts the pay of its people; null for none. Parts of the department do not inherit it
     */
    cost_centre?: string | null;
};

/**
 * The changes to a department. Omitted members stay unchanged; null clears a nullable member
 */
export type DepartmentUpdate = {
    /**
     * The name of the department, unique within the business, ignoring case. Each run of white space becomes one space
     */
    name?: string;
    /**
     * Your short code for the department, unique within the business, ignoring case; null for none
     */
    code?: string | null;
    /**
     * The ID of the parent department; null for none. A department is never a part of itself, directly or through others
     */
    parent_id?: number | null;
    /**
     * The cost centre of your accounts, to which `payRuns.exportJournal` posts the pay of its people; null for none. Parts of the department do not inherit it
     */
    cost_centre?: string | null;
};

/**
 * The sort order of a list of locations, ascending, or descending with the prefix `-`
 */
export type LocationSort = 'id' | '-id' | 'name' | '-name';

/**
 * A workplace, such as an office or a plant
 */
export type Location = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The name of the location, unique within the business, ignoring case. Each run of white space becomes one space
     */
    name: string;
    /**
     * Your short code for the location, unique within the business, ignoring case; null for none
     */
    code: string | null;
    /**
     * The country as two capital letters (ISO 3166-1 alpha-2), for information only; null if unknown
     */
    country: string | null;
    /**
     * The time zone (IANA), for information only: `today` always follows the time zone of the business. Null if unknown
     */
    time_zone: string | null;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The time of the last change, in UTC with milliseconds (RFC 3339); initially the same as `created_at`
     */
    updated_at: string;
    /**
     * The version of the record: begins at 1 and increases by one with each change; also the `ETag`. Use it in `If-Match`
     */
    version: number;
};

/**
 * A location to add
 */
export type LocationCreate = {
    /**
     * The name of the location, unique within the business, ignoring case. Each run of white space becomes one space
     */
    name: string;
    /**
     * Your short code for the location, unique within the business, ignoring case; null for none
     */
    code?: string | null;
    /**
     * The country as two capital letters (ISO 3166-1 alpha-2), for information only; null if unknown
     */
    country?: string | null;
    /**
     * The time zone (IANA), for information only: `today` always follows the time zone of the business. Null if unknown
     */
    time_zone?: string | null;
};

/**
 * The changes to a location. Omitted members stay unchanged; null clears a nullable member
 */
export type LocationUpdate = {
    /**
     * The name of the location, unique within the business, ignoring case. Each run of white space becomes one space
     */
    name?: string;
    /**
     * Your short code for the location, unique within the business, ignoring case; null for none
     */
    code?: string | null;
    /**
     * The country as two capital letters (ISO 3166-1 alpha-2), for information only; null if unknown
     */
    country?: string | null;
    /**
     * The time zone (IANA), for information only: `today` always follows the time zone of the business. Null if unknown
     */
    time_zone?: string | null;
};

/**
 * An amount added to or deducted from a person's pay in each pay period
 */
export type RecurringLine = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The person whose payslips include the line
     */
    person_id: number;
    /**
     * The effect on the net pay: an `earning` or `reimbursement` increases it, a `deduction` or `tax` reduces it, and an `employer_cost` is in addition to gross
     */
    kind: PayslipLineKind;
    /**
     * Your own code for the item
     */
    code: string;
    /**
     * The name of the item, as shown on payslips; optional if the `code` is that of a pay code; the default is then the name of the pay code
     */
    name: string;
    /**
     * The amount on each payslip, never prorated, even if the line is effective for only a part of the period
     */
    amount: string;
    /**
     * The currency of the amount; pay runs in other currencies omit the line
     */
    currency: string;
    /**
     * The first day on which the line is effective
     */
    starts_on: string;
    /**
     * The last day on which the line is effective, inclusive; null if open-ended
     */
    ends_on: string | null;
    /**
     * The users who created or changed it, including through an API key. If the business requires two people, none of them can approve a pay run that includes it
     */
    author_ids: Array<Id>;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The time of the last change, in UTC with milliseconds (RFC 3339); initially the same as `created_at`
     */
    updated_at: string;
    /**
     * The version of the record: begins at 1 and increases by one with each change; also the `ETag`. Use it in `If-Match`
     */
    version: number;
};

/**
 * The attributes of a new recurring line
 */
export type RecurringLineCreate = {
    /**
     * The kind of the line; optional if the `code` is that of a pay code; it must then be the kind of the pay code
     */
    kind?: PayslipLineKind;
    /**
     * The code of a pay code, or your own code for the item. In a pay run that copies another one, this line replaces a copied line of the same kind and code
     */
    code: string;
    /**
     * The name of the item, as shown on payslips
     */
    name?: string;
    /**
     * The amount on each payslip, with exactly as many decimals as the currency has, and not negative
     */
    amount: string;
    /**
     * The currency of the amount; defaults to the currency of the business. It never changes
     */
    currency?: string;
    /**
     * The first day on which the line is effective, YYYY-MM-DD
     */
    starts_on: string;
    /**
     * The last day on which the line is effective, inclusive; null, the default, if open-ended
     */
    ends_on?: string | null;
};

/**
 * The merge fields in the template, each once, in reading order, including the signature fields, such as `signature.1`
 */
export type MergeFields = Array<string>;

/**
 * The text from which documents are generated, in one of its revisions
 */
export type DocumentTemplate = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The name of the template; documents have separate titles
     */
    name: string;
    /**
     * The Markdown with merge fields, as entered
     */
    body: string;
    /**
     * The number of this revision, from 1; each change creates another revision, and revisions never change
     */
    revision: number;
    /**
     * The merge fields in the template, each once, in reading order, including the signature fields, such as `signature.1`
     */
    merge_fields: MergeFields;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The time of the last change, in UTC with milliseconds (RFC 3339); initially the same as `created_at`
     */
    updated_at: string;
    /**
     * The version of the record: begins at 1 and increases by one with each change; also the `ETag`. Use it in `If-Match`
     */
    version: number;
};

/**
 * A title in a single line
 */
export type DocumentTitle = string;

/**
 * Markdown with headings, paragraphs, lists, bold text, tables and merge fields, such as `{{person.first_name}}`; at most 2,000 lines
 */
export type TemplateBody = string;

/**
 * A template to add, with its first revision
 */
export type DocumentTemplateCreate = {
    /**
     * The name of the template, in a single line
     */
    name: string;
    /**
     * Markdown with headings, paragraphs, lists, bold text, tables and merge fields, such as `{{person.first_name}}`; at most 2,000 lines
     */
    body: string;
};

/**
 * The values of the `{{data.…}}` fields by name; printed as plain text, never interpreted as Markdown
 */
export type MergeData = {
    [key: string]: string;
};

/**
 * An unsaved text of a template, with the person and the values for its preview
 */
export type DocumentTextPreview = {
    /**
     * The person whose record supplies the values of the `{{person.…}}` fields
     */
    person_id: number;
    /**
     * The value of `{{document.title}}`, in a single line; `Preview` by default
     */
    title?: string;
    /**
     * The Markdown to preview
     */
    body: string;
    /**
     * The values of the `{{data.…}}` fields by name; printed as plain text, never interpreted as Markdown
     */
    merge_data?: MergeData;
};

/**
 * The changes in the next revision; omitted members stay unchanged
 */
export type DocumentTemplateUpdate = {
    /**
     * The name of the template, in a single line
     */
    name?: string;
    /**
     * Markdown with headings, paragraphs, lists, bold text, tables and merge fields, such as `{{person.first_name}}`; at most 2,000 lines
     */
    body?: string;
};

/**
 * The person and the values for the preview of a template
 */
export type DocumentTemplatePreview = {
    /**
     * The person whose record supplies the values of the `{{person.…}}` fields
     */
    person_id: number;
    /**
     * The value of `{{document.title}}`, in a single line; the name of the template by default
     */
    title?: string;
    /**
     * The text to preview in place of the latest revision, such as the next revision before it is saved
     */
    body?: string;
    /**
     * The values of the `{{data.…}}` fields by name; printed as plain text, never interpreted as Markdown
     */
    merge_data?: MergeData;
};

/**
 * The sort order of a list of documents: `id` for the oldest first, `-id` for the newest first
 */
export type DocumentSort = 'id' | '-id';

/**
 * `draft` before it is sent; `sent` while signatures are missing; `signed` by all signers; `filed` if it needs no signature; `expired` after its time limit, after which it can be sent again; `declined` by a signer; `voided` after it was withdrawn
 */
export type DocumentStatus = 'draft' | 'sent' | 'signed' | 'filed' | 'expired' | 'declined' | 'voided';

/**
 * `issued` by the business; `collected` if it was uploaded to a task, such as a passport: only the person and callers with access to all documents can see it, not managers
 */
export type DocumentKind = 'issued' | 'collected';

/**
 * `sequential`: signers sign one after another, by their `order`. `parallel`: all signers are asked at the same time and sign in any order
 */
export type SigningOrder = 'sequential' | 'parallel';

/**
 * A time in UTC with milliseconds (RFC 3339), or null
 */
export type NullableTimestamp = string | null;

/**
 * A signer of a document, with their progress
 */
export type DocumentSigner = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The name of the signer, as entered by the sender
     */
    name: string;
    /**
     * The email address to which the signing link is sent, if links are sent by email
     */
    email: string;
    /**
     * The position in the signing order, from 1
     */
    order: number;
    /**
     * `pending` until the signer signs or declines
     */
    status: 'pending' | 'signed' | 'declined';
    /**
     * The time at which the signer first opened the document, by the button on the signing page or by a download of the file; changes the document's `updated_at`, not its `version`
     */
    viewed_at: string | null;
    /**
     * The time of the signature; null until then
     */
    signed_at: string | null;
    /**
     * The time at which the signer declined; null otherwise
     */
    declined_at: string | null;
    /**
     * The name under which the document was signed; null until then
     */
    full_name: string | null;
    /**
     * Whether another person, named `full_name`, signed for this signer
     */
    on_behalf: boolean;
    /**
     * The time at which an email to the address bounced permanently; null if none has, after the address is corrected, and after a later email is accepted. Changes the document's `updated_at`, not its `version`
     */
    bounced_at: string | null;
    /**
     * The enhanced status code of the bounce (RFC 3463), such as `5.1.1` for a mailbox that does not exist; null if there is none
     */
    bounce_status_code: string | null;
    /**
     * The signing link, which requires no account; only in the responses of `documents.send`, `documents.remind` and `documents.createSigningLink`, and not if `delivery` is `mail`
     */
    link?: string;
    /**
     * Replaces `link` when an `Idempotency-Key` replays the response
     */
    secret_withheld?: boolean;
};

/**
 * A SHA-256 in lowercase hex
 */
export type Sha256 = string;

/**
 * A SHA-256 in lowercase hex, or null
 */
export type NullableSha256 = string | null;

/**
 * An operation on a document, named by its verb: `send` is `documents.send`, `update_signer` is `documents.updateSigner`. `sign` is `documents.createSigningLink`, available when it is the caller's turn to sign
 */
export type DocumentAction = 'sign' | 'update' | 'update_signer' | 'send' | 'finish' | 'remind' | 'void' | 'delete';

/**
 * A PDF for a person, with its signers
 */
export type Document = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The person that the document concerns; signers can be other people
     */
    person_id: number;
    /**
     * `issued` by the business; `collected` if it was uploaded to a task, such as a passport: only the person and callers with access to all documents can see it, not managers
     */
    kind: DocumentKind;
    /**
     * The template from which the document was generated; null for an uploaded file
     */
    template_id: number | null;
    /**
     * The revision of the template from which the document was generated; null for an uploaded file
     */
    template_revision: number | null;
    /**
     * The title of the document, also shown in emails and on the signing page
     */
    title: string;
    /**
     * `draft` before it is sent; `sent` while signatures are missing; `signed` by all signers; `filed` if it needs no signature; `expired` after its time limit, after which it can be sent again; `declined` by a signer; `voided` after it was withdrawn
     */
    status: DocumentStatus;
    /**
     * `sequential`: signers sign one after another, by their `order`. `parallel`: all signers are asked at the same time and sign in any order
     */
    signing_order: SigningOrder;
    /**
     * The values of the `{{data.…}}` fields, as passed by the caller; null for an uploaded file
     */
    merge_data: {
        [key: string]: string;
    } | null;
    /**
     * The signers, in signing order
     */
    signers: Array<DocumentSigner>;
    /**
     * The SHA-256 of the original file, which signers sign; for an uploaded image, the SHA-256 of the PDF generated from it. It changes when the file of a draft is generated again
     */
    sha256: string;
    /**
     * The SHA-256 of the signed file, which is the original with a certificate of the signatures; null until the last signer has signed
     */
    signed_sha256: string | null;
    /**
     * The number of pages of the original file
     */
    page_count: number;
    /**
     * The size of the original file in bytes
     */
    size_bytes: number;
    /**
     * The delivery method of the signing links when the document was last sent, see `documents.send`; null until then
     */
    delivery: 'link' | 'mail' | null;
    /**
     * The time at which the document was last sent; null until then
     */
    sent_at: string | null;
    /**
     * The deadline for signing; set each time the document is sent, and null until then
     */
    expires_at: string | null;
    /**
     * The time at which the last signer signed; null until then
     */
    signed_at: string | null;
    /**
     * The time at which the document expired; null until then, and after it is sent again
     */
    expired_at: string | null;
    /**
     * The time at which a signer declined; null otherwise
     */
    declined_at: string | null;
    /**
     * The time at which the document was withdrawn; null otherwise
     */
    voided_at: string | null;
    /**
     * The time at which the document was filed without signatures; null otherwise
     */
    filed_at: string | null;
    /**
     * The interval, in days, of the reminders that are emailed to signers whose turn it is, until the document expires; null for no reminders
     */
    remind_every_days: number | null;
    /**
     * The time of the next automatic reminder, while the document is `sent`; null if there is none
     */
    next_reminder_at: string | null;
    /**
     * The email addresses that are notified of the outcome, in addition to the user who sent the document; as last sent
     */
    notify: Array<Email>;
    /**
     * The reason why the document was declined or withdrawn, as entered by the signer or user; null otherwise
     */
    reason: string | null;
    /**
     * Your ID for the record, unique among records of the same kind in the business; null for none
     */
    external_id: string | null;
    /**
     * Up to 50 custom key-value pairs of strings, stored unchanged. An update replaces all of them
     */
    metadata: Metadata;
    /**
     * The actions that are available to the caller now
     */
    allowed_actions: Array<DocumentAction>;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The time of the last change, in UTC with milliseconds (RFC 3339); initially the same as `created_at`
     */
    updated_at: string;
    /**
     * The version of the record: begins at 1 and increases by one with each change; also the `ETag`. Use it in `If-Match`
     */
    version: number;
};

/**
 * The name of a person, in a single line
 */
export type SignerName = string;

/**
 * A signer; signers need no account
 */
export type DocumentSignerInput = {
    /**
     * The name of the signer, in a single line; a signature under another name requires `on_behalf`
     */
    name: string;
    /**
     * The email address to which the signing link is sent, if links are sent by email
     */
    email: string;
    /**
     * The position in the signing order: with sequential signing, the signer with the lowest number signs first. Unique within the document; by default the position in the list, from 1
     */
    order?: number;
};

/**
 * The signers; all of them must sign. A new document without signers is filed; a draft must keep at least one
 */
export type DocumentSignerInputs = Array<DocumentSignerInput>;

/**
 * A document to generate from the latest revision of a template
 */
export type DocumentCreate = {
    /**
     * The template from which to generate the document
     */
    template_id: number;
    /**
     * The person that the document concerns, and whose record supplies the values of the `{{person.…}}` fields
     */
    person_id: number;
    /**
     * The title of the document, in a single line
     */
    title: string;
    /**
     * The values of the `{{data.…}}` fields by name; printed as plain text, never interpreted as Markdown
     */
    merge_data?: MergeData;
    /**
     * The signers; all of them must sign. A new document without signers is filed; a draft must keep at least one
     */
    signers?: DocumentSignerInputs;
    /**
     * Whether signers sign one after another, which is the default, or all at the same time
     */
    signing_order?: SigningOrder;
    /**
     * Your ID for the record, unique among records of the same kind in the business; null for none
     */
    external_id?: string | null;
    /**
     * Up to 50 custom key-value pairs of strings, stored unchanged. An update replaces all of them
     */
    metadata?: Metadata;
};

/**
 * The details of an uploaded file
 */
export type UploadedDocument = {
    /**
     * The person that the document concerns
     */
    person_id: number;
    /**
     * The title of the document, in a single line
     */
    title: string;
    /**
     * The signers; all of them must sign. A new document without signers is filed; a draft must keep at least one
     */
    signers?: DocumentSignerInputs;
    /**
     * Whether signers sign one after another, which is the default, or all at the same time
     */
    signing_order?: SigningOrder;
    /**
     * Your ID for the record, unique among records of the same kind in the business; null for none
     */
    external_id?: string | null;
    /**
     * Up to 50 custom key-value pairs of strings, stored unchanged. An update replaces all of them
     */
    metadata?: Metadata;
};

/**
 * The parts of a form: a PDF or an image in `file`, and its details, either as separate parts or as JSON in `document` alone. Lists and objects are sent as JSON, other parts as text
 */
export type DocumentUpload = {
    /**
     * A PDF, PNG or JPEG of at most 10 MiB, whatever its name and declared type. An image is converted to an A4 page; the place, the time and other metadata of a photo are discarded, and so is the original file
     */
    file: Blob | File;
    /**
     * The person that the document concerns; required unless `document` is present
     */
    person_id?: number;
    /**
     * The title of the document, in a single line; required unless `document` is present
     */
    title?: string;
    /**
     * The signers; all of them must sign. A new document without signers is filed; a draft must keep at least one
     */
    signers?: DocumentSignerInputs;
    /**
     * Whether signers sign one after another, which is the default, or all at the same time
     */
    signing_order?: SigningOrder;
    /**
     * Your ID for the record, unique among records of the same kind in the business; null for none
     */
    external_id?: string | null;
    /**
     * Up to 50 custom key-value pairs of strings, stored unchanged. An update replaces all of them
     */
    metadata?: Metadata;
    /**
     * All members except `file` in one part; cannot be combined with the separate parts
     */
    document?: UploadedDocument;
};

/**
 * A file, identified by its hash
 */
export type DocumentVerify = {
    /**
     * The SHA-256 of the whole file, in lowercase hex
     */
    sha256: string;
};

/**
 * The result of a verification: whether a file is a document of this service, without disclosing whose it is
 */
export type DocumentMatch = {
    /**
     * The requested SHA-256
     */
    sha256: string;
    /**
     * Whether the service has generated, received or signed a file with this SHA-256
     */
    known: boolean;
    /**
     * Whether the file is the `original` or the `signed` one; null if the file is unknown
     */
    kind: 'original' | 'signed' | null;
    /**
     * The time at which the document was created, or signed by its last signer; null if the file is unknown
     */
    at: string | null;
};

/**
 * The changes to a draft; omitted members stay unchanged
 */
export type DocumentUpdate = {
    /**
     * The title of the document, in a single line
     */
    title?: string;
    /**
     * The values of the `{{data.…}}` fields by name; printed as plain text, never interpreted as Markdown
     */
    merge_data?: MergeData;
    /**
     * The signers; all of them must sign. A new document without signers is filed; a draft must keep at least one
     */
    signers?: DocumentSignerInputs;
    /**
     * Whether signers sign one after another, which is the default, or all at the same time
     */
    signing_order?: SigningOrder;
    /**
     * Your ID for the record, unique among records of the same kind in the business; null for none
     */
    external_id?: string | null;
    /**
     * Up to 50 custom key-value pairs of strings, stored unchanged. An update replaces all of them
     */
    metadata?: Metadata;
};

/**
 * `signer_updated`: the name or address of a signer was corrected, with the previous values; `filed`: the document is kept without signatures; `mailed`: a signer was emailed a link or the signed file; `bounced`: an email to a signer bounced permanently; `linked`: a signed-in signer requested a link for the first time; `viewed`: a signer opened the document for the first time; `consented`: a signer agreed to sign electronically; `downloaded`: a file was downloaded, by a signer for the first time. The others are state changes of the document
 */
export type DocumentAuditType = 'created' | 'updated' | 'signer_updated' | 'sent' | 'filed' | 'mailed' | 'bounced' | 'reminded' | 'linked' | 'viewed' | 'consented' | 'signed' | 'declined' | 'expired' | 'voided' | 'downloaded';

/**
 * An entry in the audit trail of a document, chained to the previous entry by its hash
 */
export type DocumentAuditEntry = {
    /**
     * The position in the audit trail, from 1, without gaps
     */
    seq: number;
    /**
     * The time of the action
     */
    at: string;
    /**
     * `signer_updated`: the name or address of a signer was corrected, with the previous values; `filed`: the document is kept without signatures; `mailed`: a signer was emailed a link or the signed file; `bounced`: an email to a signer bounced permanently; `linked`: a signed-in signer requested a link for the first time; `viewed`: a signer opened the document for the first time; `consented`: a signer agreed to sign electronically; `downloaded`: a file was downloaded, by a signer for the first time. The others are state changes of the document
     */
    type: DocumentAuditType;
    /**
     * The actor: `user:`, `api_key:` or `signer:` with its ID, or `system`
     */
    actor: string;
    /**
     * The IP address of the actor; null for `system`
     */
    ip: string | null;
    /**
     * The `User-Agent` of the request, at most 500 characters; null if there was none
     */
    user_agent: string | null;
    /**
     * Further details, which depend on `type`, such as the SHA-256 of the signed file; never a secret
     */
    data: {
        [key: string]: string | number | null;
    };
    /**
     * The `hash` of the previous entry; 64 zeros in the first entry
     */
    prev_hash: string;
    /**
     * The SHA-256 of the other members as JSON (RFC 8785), in lowercase hex
     */
    hash: string;
};

/**
 * `link`: the response contains the links, for the sender to pass on; if email is configured, they are emailed too. `mail`: each signer is emailed a link when it is their turn, and the links are not shown to any other user; a 422 if email is not configured
 */
export type LinkDelivery = 'link' | 'mail';

/**
 * The delivery method of the links, the deadline for signing, and the interval of the reminders
 */
export type DocumentSend = {
    /**
     * `link` by default; `mail` shows the links only to the signers
     */
    delivery?: LinkDelivery;
    /**
     * The number of days, from now, until the document expires; 30 by default
     */
    expires_in_days?: number;
    /**
     * The number of days after which signers whose turn it is are emailed a reminder, repeated until they sign or the document expires; null, the default, for none. A 422 if email is not configured
     */
    remind_every_days?: number | null;
    /**
     * The time at which the document expires, in place of `expires_in_days`: between one minute and 365 days ahead
     */
    expires_at?: string;
    /**
     * The email addresses that are notified when all signers have signed, when a signer declines, when the document expires or is withdrawn, or when an email to a signer bounces permanently; empty by default. The user who sends the document always receives these emails. A 422 if email is not configured
     */
    notify?: Array<Email>;
};

/**
 * The signers to remind, and the delivery method
 */
export type DocumentRemind = {
    /**
     * By default, the method with which the document was sent
     */
    delivery?: LinkDelivery;
    /**
     * The signer to remind, whose turn it must be; by default, all signers whose turn it is
     */
    signer_id?: number;
};

/**
 * The corrections to a signer
 */
export type DocumentSignerUpdate = {
    /**
     * The name of the signer, in a single line
     */
    name?: string;
    /**
     * The email address to which the signing link is sent; if it changes, existing links of the signer stop working
     */
    email?: string;
};

/**
 * The reason for a withdrawal or a refusal to sign
 */
export type DocumentReason = {
    /**
     * The reason, as a readable sentence; recorded in the audit trail of the document and in its `reason`
     */
    reason: string;
};

/**
 * The signer that the link identifies
 */
export type SigningSigner = {
    /**
     * The name of the signer, as entered by the sender
     */
    name: string;
    /**
     * `pending` until the signer signs or declines
     */
    status: 'pending' | 'signed' | 'declined';
    /**
     * The time of the signature; null until then
     */
    signed_at: string | null;
};

/**
 * An action of a signer: `sign` is `signing.sign`, `decline` is `signing.decline`
 */
export type SigningAction = 'sign' | 'decline';

/**
 * A document, as shown to one of its signers
 */
export type Signing = {
    /**
     * The title of the document, as signers see it
     */
    title: string;
    /**
     * The name of the business that requests the signature
     */
    business_name: string;
    /**
     * The logo of the business, shown on the signing page; null if it has none
     */
    business_logo: BusinessLogo;
    /**
     * The state of the document, as in `Document`; `expired` after its deadline
     */
    status: 'sent' | 'signed' | 'expired' | 'declined' | 'voided';
    /**
     * The signer that the link identifies
     */
    signer: SigningSigner;
    /**
     * The SHA-256 of the original file, which signers sign; pass it as `document_sha256` to `signing.sign`
     */
    sha256: string;
    /**
     * The SHA-256 of the signed file, which is the original with a certificate of the signatures; null until the last signer has signed
     */
    signed_sha256: string | null;
    /**
     * The number of pages of the original file
     */
    page_count: number;
    /**
     * The size of the original file in bytes
     */
    size_bytes: number;
    /**
     * The deadline for signing
     */
    expires_at: string | null;
    /**
     * The actions that are available to the signer now; empty while it is another signer's turn, or after signing has ended
     */
    allowed_actions: Array<SigningAction>;
};

/**
 * The statement of the person who signs
 */
export type Signature = {
    /**
     * The name of the person who signs, in a single line
     */
    full_name: string;
    /**
     * Consent to sign electronically; must be true
     */
    consent: boolean;
    /**
     * Whether the person named `full_name` signs for the signer; must be `true` if `full_name` differs from the name of the signer in more than case, accents and white space
     */
    on_behalf?: boolean;
    /**
     * The SHA-256 of the file that the signer reviewed, from `sha256` of `signing.get`; it binds the signature to those bytes
     */
    document_sha256: string;
};

/**
 * The sort order of pay runs, ascending; with a leading `-`, descending
 */
export type PayRunSort = 'id' | '-id' | 'pay_date' | '-pay_date';

/**
 * `regular` pays all people for a pay period, each person once per period; `off_cycle` is an additional payment, such as a bonus; `correction` reverses or adds to earlier payments, with amounts that may be negative
 */
export type PayRunType = 'regular' | 'off_cycle' | 'correction';

/**
 * The totals of all payslips of a pay run, in its currency
 */
export type PayRunTotals = {
    /**
     * The sum of the lines of kind `earning`
     */
    gross: string;
    /**
     * The sum of the lines of kind `deduction`
     */
    deductions: string;
    /**
     * The sum of the lines of kind `tax`
     */
    employee_taxes: string;
    /**
     * The sum of the lines of kind `reimbursement`
     */
    reimbursements: string;
    /**
     * The amount paid out: gross − deductions − employee taxes + reimbursements
     */
    net: string;
    /**
     * The sum of the lines of kind `employer_cost`, which are in addition to gross
     */
    employer_costs: string;
    /**
     * The number of people paid, which is the number of payslips
     */
    people_count: number;
};

/**
 * A part of a pay run that was not copied, with the reason
 */
export type PayRunLeftOut = {
    /**
     * The reason as a code for programs, which never changes its meaning. The whole payslip: `person_terminated` before the period, `person_deleted`, `person_not_started` by the end of the period. One line: `recurring_line_ended` before the period, `too_many_lines` for one payslip
     */
    code: 'person_terminated' | 'person_deleted' | 'person_not_started' | 'recurring_line_ended' | 'too_many_lines';
    /**
     * The reason for people; the wording may change
     */
    message: string;
    /**
     * The person concerned
     */
    person_id: number;
    /**
     * The last day of the employment, YYYY-MM-DD, for `person_terminated`
     */
    last_day?: string;
    /**
     * The first day of the employment, YYYY-MM-DD, for `person_not_started`
     */
    start_date?: string;
    /**
     * The name of the line, for `recurring_line_ended` and `too_many_lines`
     */
    line_name?: string;
};

/**
 * An operation on a pay run, by its verb: `approve` is `payRuns.approve`. A caller who can `update` it can also write its payslips
 */
export type PayRunAction = 'update' | 'delete' | 'approve' | 'reopen' | 'complete' | 'cancel';

/**
 * The pay of a business's people for a pay period; no money is transferred
 */
export type PayRun = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * `regular` pays all people for a pay period, each person once per period; `off_cycle` is an additional payment, such as a bonus; `correction` reverses or adds to earlier payments, with amounts that may be negative
     */
    type: PayRunType;
    /**
     * The first day of the pay period
     */
    period_start: string;
    /**
     * The last day of the pay period, inclusive
     */
    period_end: string;
    /**
     * The planned day of payment
     */
    pay_date: string;
    /**
     * The currency of all amounts; set at creation, and never changed
     */
    currency: string;
    /**
     * `draft` can be changed; `approved` is ready for payment; `completed` was paid elsewhere and is final; `cancelled` will not be paid
     */
    status: PayRunStatus;
    /**
     * The totals of all payslips of a pay run, in its currency
     */
    totals: PayRunTotals;
    /**
     * Whether its payslips were drafted from compensations; if so, `payRuns.checks` compares the two
     */
    from_compensations: boolean;
    /**
     * The pay schedule that drafted it, which may have been deleted since; null if a user or an API key did
     */
    pay_schedule_id: number | null;
    /**
     * The `from` of the retro pay that a correction was drafted from, YYYY-MM-DD; omitted for all other pay runs
     */
    retro_pay_from?: string;
    /**
     * Your ID for the record, unique among records of the same kind in the business; null for none
     */
    external_id: string | null;
    /**
     * Up to 50 custom key-value pairs of strings, stored unchanged. An update replaces all of them
     */
    metadata: Metadata;
    /**
     * The user who drafted it. For a draft by an API key, the user who created the key, directly or through another key; null if a pay schedule drafted it, or if unknown
     */
    created_by: number | null;
    /**
     * The users who created or changed it, its payslips, the pay schedule that drafted it, or a recurring line or copied pay run that its lines come from, including through an API key, sorted by ID. If the business requires two people, none of them can approve it. Omitted in lists and in events
     */
    author_ids?: Array<Id>;
    /**
     * The users whose logins must be confirmed (`users.confirm`) before the caller can approve it. Omitted if no confirmation is needed, if confirmation would not enable the approval, and in lists
     */
    unconfirmed_user_ids?: Array<Id>;
    /**
     * The parts of the copied pay run that were not drafted; only in the response of `payRuns.create` with `copy_from`
     */
    left_out?: Array<PayRunLeftOut>;
    /**
     * The number of parts not copied; `left_out` lists the first hundred. Present only if there are any
     */
    left_out_count?: number;
    /**
     * The user who approved it; null if an API key did
     */
    approved_by: number | null;
    /**
     * When it was approved; null until then, and after it is reopened
     */
    approved_at: string | null;
    /**
     * When it was recorded as paid; null until then
     */
    completed_at: string | null;
    /**
     * The operations that the caller can perform now
     */
    allowed_actions: Array<PayRunAction>;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The time of the last change, in UTC with milliseconds (RFC 3339); initially the same as `created_at`
     */
    updated_at: string;
    /**
     * The version of the record: begins at 1 and increases by one with each change; also the `ETag`. Use it in `If-Match`
     */
    version: number;
};

/**
 * The periods and people whose retro pay a correction takes over, with a line for each person, period and code (`people.retroPay`). Each difference is taken over once: it is zero afterwards, until the draft or the line is deleted or the correction is cancelled
 */
export type PayRunFromRetroPay = {
    /**
     * Periods that end on or after this day are corrected, YYYY-MM-DD; at most 36 months ago
     */
    from: string;
    /**
     * The people; everyone by default
     */
    person_ids?: Array<Id>;
};

/**
 * The pay run to draft, and the source of its payslips
 */
export type PayRunCreate = {
    /**
     * `regular` pays all people for a pay period, each person once per period; `off_cycle` is an additional payment, such as a bonus; `correction` reverses or adds to earlier payments, with amounts that may be negative
     */
    type: PayRunType;
    /**
     * The first day of the pay period, YYYY-MM-DD
     */
    period_start: string;
    /**
     * The last day of the pay period, inclusive, YYYY-MM-DD
     */
    period_end: string;
    /**
     * The planned day of payment, YYYY-MM-DD
     */
    pay_date: string;
    /**
     * A currency by its ISO 4217 code; defaults to the currency of the business. It never changes
     */
    currency?: string;
    /**
     * Your ID for the record, unique among records of the same kind in the business; null for none
     */
    external_id?: string | null;
    /**
     * Up to 50 custom key-value pairs of strings, stored unchanged. An update replaces all of them
     */
    metadata?: Metadata;
    /**
     * The ID of a pay run in the same currency, in any status, from which to copy the lines of all people who are employed in the new period. A correction can be copied only by a correction. `left_out` in the response lists the parts that were not copied
     */
    copy_from?: number;
    /**
     * Whether the payslips include the recurring lines of all people employed in the period (`recurringLines.list`). Defaults to true for a `regular` pay run and to false for all others, so that a bonus does not pay a salary twice. A recurring line replaces a copied line with the same `kind` and `code`
     */
    recurring_lines?: boolean;
    /**
     * Whether the payslips include lines from the compensations in force in the period (`compensations.list`), in the currency of the pay run, prorated by the rule of their pay code, and deductions for unpaid leave. Such a line replaces recurring and copied lines with the same `kind` and `code`. Defaults to false; not allowed for a `correction`
     */
    from_compensations?: boolean;
    /**
     * The retro pay that a `correction` pays, in its currency; not combinable with `copy_from`
     */
    from_retro_pay?: PayRunFromRetroPay;
};

/**
 * The changes to a draft; omitted members remain unchanged
 */
export type PayRunUpdate = {
    /**
     * The first day of the pay period
     */
    period_start?: string;
    /**
     * The last day of the pay period, inclusive
     */
    period_end?: string;
    /**
     * The planned day of payment
     */
    pay_date?: string;
    /**
     * Your ID for the record, unique among records of the same kind in the business; null for none
     */
    external_id?: string | null;
    /**
     * Up to 50 custom key-value pairs of strings, stored unchanged. An update replaces all of them
     */
    metadata?: Metadata;
};

/**
 * The findings to review before the approval of a pay run
 */
export type PayRunChecks = {
    /**
     * Problems that make the approval fail with a 422
     */
    blockers: Array<PayRunFinding>;
    /**
     * Findings to review that do not block the approval
     */
    warnings: Array<PayRunFinding>;
    /**
     * The number of blockers; `blockers` lists the first hundred
     */
    blocker_count: number;
    /**
     * The number of warnings; `warnings` lists the first hundred
     */
    warning_count: number;
};

/**
 * The pay run that another is compared with
 */
export type ComparedPayRun = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * `regular` pays all people for a pay period, each person once per period; `off_cycle` is an additional payment, such as a bonus; `correction` reverses or adds to earlier payments, with amounts that may be negative
     */
    type: PayRunType;
    /**
     * The first day of the pay period
     */
    period_start: string;
    /**
     * The last day of the pay period, inclusive
     */
    period_end: string;
    /**
     * The planned day of payment
     */
    pay_date: string;
    /**
     * `draft` can be changed; `approved` is ready for payment; `completed` was paid elsewhere and is final; `cancelled` will not be paid
     */
    status: PayRunStatus;
    /**
     * The totals of all payslips of a pay run, in its currency
     */
    totals: PayRunTotals;
};

/**
 * The number of people by the change of their net pay
 */
export type PayRunComparisonCounts = {
    /**
     * The number of people with a payslip in this pay run only
     */
    new: number;
    /**
     * The number of people with a payslip in the other pay run only
     */
    missing: number;
    /**
     * The number of people with a different net pay
     */
    changed: number;
    /**
     * The number of people with the same net pay
     */
    unchanged: number;
};

/**
 * The totals of the compared payslips of this pay run, less those of the other; negative if this pay run pays less
 */
export type PayRunDifference = {
    /**
     * The difference of the gross pay, which may be other than zero while all nets are equal
     */
    gross: string;
    /**
     * The difference of the net pay, which is the sum of the differences of all people
     */
    net: string;
};

/**
 * The net pay of a person in two pay runs. The payslips are identified by `person_id` and their pay run
 */
export type NetPayChange = {
    /**
     * The person paid
     */
    person_id: number;
    /**
     * The given name on the payslip of this pay run, or of the other if the person is missing
     */
    first_name: string;
    /**
     * The family name on the payslip of this pay run, or of the other if the person is missing
     */
    last_name: string;
    /**
     * `new` for a payslip in this pay run only, `missing` for one in the other pay run only, `changed` for a different net pay
     */
    change: 'new' | 'missing' | 'changed';
    /**
     * The net pay in the other pay run; null for `new`
     */
    net_before: string | null;
    /**
     * The net pay in this pay run; null for `missing`
     */
    net_now: string | null;
    /**
     * The net pay in this pay run, less that in the other; a missing payslip counts as zero
     */
    difference: string;
};

/**
 * The differences of the net pay between two pay runs; without a second one, the counts are zero and `people` is empty
 */
export type PayRunComparison = {
    /**
     * The pay run that was compared
     */
    pay_run_id: number;
    /**
     * The pay run that it was compared with; null if `with` was omitted and there is no previous regular pay run
     */
    compared_with: ComparedPayRun | null;
    /**
     * The currency of all amounts
     */
    currency: string;
    /**
     * The number of people by the change of their net pay
     */
    counts: PayRunComparisonCounts;
    /**
     * The totals of the compared payslips of this pay run, less those of the other; negative if this pay run pays less
     */
    difference: PayRunDifference;
    /**
     * The people whose net pay differs, and those with a payslip in only one of the pay runs: by absolute difference, the largest first, then by ID. `counts` includes those beyond `limit`
     */
    people: Array<NetPayChange>;
};

/**
 * How to redraft a pay run
 */
export type PayRunRedraftInput = {
    /**
     * Whether to return the differences without storing them; false by default
     */
    dry_run?: boolean;
};

/**
 * An amount on a payslip and its purpose
 */
export type PayslipLine = {
    /**
     * The effect on the net pay: an `earning` or `reimbursement` increases it, a `deduction` or `tax` reduces it, and an `employer_cost` is in addition to gross
     */
    kind: PayslipLineKind;
    /**
     * Your own code for the item; several lines may share it
     */
    code: string;
    /**
     * The name of the item, as shown on the payslip
     */
    name: string;
    /**
     * The number of units, such as hours; null for none
     */
    quantity: string | null;
    /**
     * The amount per unit, in the currency; null for none
     */
    rate: string | null;
    /**
     * The amount; `quantity` × `rate`, rounded half away from zero, if the line has both
     */
    amount: string;
    /**
     * The compensation that the line was drafted from, which may be deleted; omitted for all other lines
     */
    compensation_id?: number;
    /**
     * The unpaid leave that the line deducts; omitted for all other lines
     */
    leave_request_id?: number;
    /**
     * How the amount was calculated, for people; only for lines that were drafted from compensations or retro pay
     */
    explanation?: string;
    /**
     * The completed pay run whose period a line of a correction pays (`people.retroPay`); omitted for all other lines
     */
    corrects_pay_run_id?: number;
};

/**
 * The differences of one payslip
 */
export type PayRunRedraftChange = {
    /**
     * The person paid
     */
    person_id: number;
    /**
     * The net pay before; zero without a payslip
     */
    net_before: string;
    /**
     * The net pay after; zero if the payslip has no lines left
     */
    net_after: string;
    /**
     * The lines from compensations that no longer apply
     */
    removed: Array<PayslipLine>;
    /**
     * The lines from compensations that the payslip does not have
     */
    added: Array<PayslipLine>;
};

/**
 * The differences between the payslips of a draft and the current compensations and unpaid leave
 */
export type PayRunRedraft = {
    /**
     * Whether nothing was stored
     */
    dry_run: boolean;
    /**
     * The first hundred payslips that differ, by person ID
     */
    changes: Array<PayRunRedraftChange>;
    /**
     * The number of payslips that differ
     */
    change_count: number;
    /**
     * The pay run, with the changes unless it is a dry run
     */
    pay_run: PayRun;
};

/**
 * The reason for reopening or cancelling a pay run
 */
export type PayRunReason = {
    /**
     * The reason, as a sentence for people; recorded in the audit log
     */
    reason: string;
};

/**
 * A postal address in parts. Banks reject payments to addresses without a town and a country
 */
export type StructuredAddressInput = {
    /**
     * The street and the number of the building
     */
    line1?: string;
    /**
     * A second line, such as the floor
     */
    line2?: string;
    /**
     * The code of the town or district
     */
    postal_code?: string;
    /**
     * The city, town or village
     */
    town: string;
    /**
     * The state, province or county
     */
    region?: string;
    /**
     * ISO 3166-1 alpha-2
     */
    country: string;
};

/**
 * The account that the payments are debited from
 */
export type BankDebtor = {
    /**
     * The name of the payer, as registered with the bank
     */
    name: string;
    /**
     * The IBAN of the account, with or without spaces
     */
    iban: string;
    /**
     * The BIC of the bank; if omitted, the bank is identified by the IBAN
     */
    bic?: string;
    /**
     * The address of the payer; omitted for none
     */
    postal_address?: StructuredAddressInput;
};

/**
 * The account that a person's pay is credited to
 */
export type Pain001Account = {
    /**
     * The person paid
     */
    person_id: number;
    /**
     * The IBAN of the account, with or without spaces
     */
    iban: string;
    /**
     * The BIC of the bank; if omitted, the bank is identified by the IBAN
     */
    bic?: string;
    /**
     * The account holder; defaults to the name on the payslip
     */
    name?: string;
};

/**
 * The bank details for the payments of a pay run that differ from the stored ones; none of them are stored
 */
export type Pain001Export = {
    /**
     * The payer and the account to debit; defaults to the one of the business (`business.debtor`)
     */
    debtor?: BankDebtor;
    /**
     * The account of a person, for people without payments to stored accounts (`payRuns.payments`), or in place of them; those of others are ignored
     */
    accounts?: Array<Pain001Account>;
    /**
     * The date on which the bank executes the payments, YYYY-MM-DD; defaults to the `pay_date`
     */
    execution_date?: string;
};

/**
 * A part of a net pay and the account to which it goes, as it was when the pay run was approved
 */
export type Payment = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The pay run whose net pay it is part of
     */
    pay_run_id: number;
    /**
     * The person paid
     */
    person_id: number;
    /**
     * The bank account, which may be changed or deleted since
     */
    bank_account_id: number;
    /**
     * The name of the account holder
     */
    holder: string;
    /**
     * The country of the account (ISO 3166-1 alpha-2)
     */
    country: string;
    /**
     * The last four characters of the number
     */
    last_four: string;
    /**
     * The amount, in the currency of the pay run
     */
    amount: string;
};

/**
 * A postal address in parts
 */
export type StructuredAddress = {
    /**
     * The street and the number of the building; null for none
     */
    line1: string | null;
    /**
     * A second line, such as the floor; null for none
     */
    line2: string | null;
    /**
     * The code of the town or district; null for none
     */
    postal_code: string | null;
    /**
     * The city, town or village
     */
    town: string;
    /**
     * The state, province or county; null for none
     */
    region: string | null;
    /**
     * ISO 3166-1 alpha-2
     */
    country: string;
};

/**
 * The account of the business that its payments are debited from
 */
export type DebtorAccount = {
    /**
     * The name of the payer, as registered with the bank
     */
    name: string;
    /**
     * The number of the account (ISO 13616), without spaces
     */
    iban: string;
    /**
     * The BIC of the bank; null for none
     */
    bic: string | null;
    /**
     * The address of the payer; null for none
     */
    postal_address: StructuredAddress | null;
};

/**
 * The payer of the pay runs of the business
 */
export type Debtor = {
    /**
     * The account to debit; null until it is set
     */
    debtor: DebtorAccount | null;
    /**
     * The version of the business
     */
    version: number;
};

/**
 * A decimal string with at most 9 digits before the point and 6 after it
 */
export type Factor = string;

/**
 * An amount on a payslip and its purpose
 */
export type PayslipLineInput = {
    /**
     * The kind of the line; optional if the `code` is that of a pay code; it must then be the kind of the pay code
     */
    kind?: PayslipLineKind;
    /**
     * The code of a pay code, or your own code for the item; several lines may share it. The code of an unpaid leave type marks the line as covering such leave
     */
    code: string;
    /**
     * The name of the item, as shown on the payslip; optional if the `code` is that of a pay code; the default is then the name of the pay code
     */
    name?: string;
    /**
     * The number of units, such as hours
     */
    quantity?: string;
    /**
     * The amount per unit, in the currency
     */
    rate?: string;
    /**
     * The amount, with exactly as many decimals as the currency has; negative only in a `correction`. With `quantity` and `rate`, it must be their product, rounded half away from zero
     */
    amount: string;
    /**
     * The completed `regular` pay run, drafted from compensations in the same currency, whose period the line pays. Only in a `correction`; `people.retroPay` then counts the line as paid for that period. An unchanged line keeps it
     */
    corrects_pay_run_id?: number;
};

/**
 * The complete content of one person's payslip
 */
export type PersonPayslipPut = {
    /**
     * The person paid; each person appears once
     */
    person_id: number;
    /**
     * The lines, which replace all existing ones. Taxes are supplied, never calculated
     */
    lines: Array<PayslipLineInput>;
};

/**
 * The payslips of several people, all written or none
 */
export type PayslipsPut = {
    /**
     * One payslip for each person; payslips of other people remain unchanged
     */
    payslips: Array<PersonPayslipPut>;
};

/**
 * The sum of the lines with one kind and code
 */
export type YearToDateLine = {
    /**
     * The effect on the net pay: an `earning` or `reimbursement` increases it, a `deduction` or `tax` reduces it, and an `employer_cost` is in addition to gross
     */
    kind: PayslipLineKind;
    /**
     * The code that these lines have in common, for programs
     */
    code: string;
    /**
     * The name of the latest of the lines
     */
    name: string;
    /**
     * The sum of the amounts of the lines
     */
    amount: string;
};

/**
 * The sums of the payslips of a person in the payroll year of the pay date, up to and including this payslip: those in approved and completed pay runs of the same currency with an earlier pay date, or with the same pay date and a lower ID. Calculated when the payslip is read, so reopening or approving one of these pay runs changes it
 */
export type YearToDate = {
    /**
     * The first day of the payroll year, by `payroll_year_starts_on` of the business
     */
    since: string;
    /**
     * The sums of the totals of these payslips
     */
    totals: PayslipTotals;
    /**
     * The sums of the lines of these payslips, by kind and code: earnings, deductions, taxes, reimbursements and employer costs
     */
    lines: Array<YearToDateLine>;
};

/**
 * One person's pay in a pay run, with its lines; identified by `pay_run_id` and `person_id`
 */
export type Payslip = {
    /**
     * The pay run that the payslip belongs to
     */
    pay_run_id: number;
    /**
     * The person paid
     */
    person_id: number;
    /**
     * The given name when the payslip was last written
     */
    first_name: string;
    /**
     * The family name when the payslip was last written
     */
    last_name: string;
    /**
     * The employee number when the payslip was last written; null for none
     */
    employee_number: string | null;
    /**
     * `draft` can be changed; `approved` is ready for payment; `completed` was paid elsewhere and is final; `cancelled` will not be paid
     */
    pay_run_status: PayRunStatus;
    /**
     * The first day of the pay period
     */
    period_start: string;
    /**
     * The last day of the pay period, inclusive
     */
    period_end: string;
    /**
     * The planned day of payment
     */
    pay_date: string;
    /**
     * The currency of all amounts
     */
    currency: string;
    /**
     * The totals of a payslip, in the currency of the pay run
     */
    totals: PayslipTotals;
    /**
     * The lines that add up to the totals, in the order in which they were submitted
     */
    lines: Array<PayslipLine>;
    /**
     * The sums of the payslips of a person in the payroll year of the pay date, up to and including this payslip: those in approved and completed pay runs of the same currency with an earlier pay date, or with the same pay date and a lower ID. Calculated when the payslip is read, so reopening or approving one of these pay runs changes it
     */
    year_to_date: YearToDate;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The time of the last change, in UTC with milliseconds (RFC 3339); initially the same as `created_at`
     */
    updated_at: string;
    /**
     * The version of the record: begins at 1 and increases by one with each change; also the `ETag`. Use it in `If-Match`
     */
    version: number;
};

/**
 * The complete content of a payslip
 */
export type PayslipPut = {
    /**
     * The lines, which replace all existing ones. Taxes are supplied, never calculated
     */
    lines: Array<PayslipLineInput>;
};

/**
 * The code that lines and compensations refer to; unique within the business, and never changed
 */
export type PayCodeKey = string;

/**
 * How an amount for a part of a period is calculated: `calendar_days` of the period, `working_days` of the person's work pattern, or `thirty_days` in each month; `none` pays the whole amount
 */
export type PayCodeProration = 'none' | 'calendar_days' | 'working_days' | 'thirty_days';

/**
 * A type of payslip line of the business, with the rules for all its lines
 */
export type PayCode = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The code that lines and compensations refer to; unique within the business, and never changed
     */
    code: string;
    /**
     * The name of its lines, unless a line has a different name
     */
    name: string;
    /**
     * The kind of all its lines
     */
    kind: PayslipLineKind;
    /**
     * The account of your general ledger to which its lines are posted; null for none
     */
    account: string | null;
    /**
     * For an employer cost: the account of your general ledger on which the amounts are owed, which `payRuns.exportJournal` credits; `account` is debited. Null for none, and unused for other kinds
     */
    liability_account: string | null;
    /**
     * Whether the amounts are taxable
     */
    taxable: boolean;
    /**
     * How an amount for a part of a period is calculated: `calendar_days` of the period, `working_days` of the person's work pattern, or `thirty_days` in each month; `none` pays the whole amount
     */
    proration: PayCodeProration;
    /**
     * Your ID for the record, unique among records of the same kind in the business; null for none
     */
    external_id: string | null;
    /**
     * Up to 50 custom key-value pairs of strings, stored unchanged. An update replaces all of them
     */
    metadata: Metadata;
    /**
     * Whether it is archived
     */
    archived: boolean;
    /**
     * When it was archived; null if it is not
     */
    archived_at: string | null;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The time of the last change, in UTC with milliseconds (RFC 3339); initially the same as `created_at`
     */
    updated_at: string;
    /**
     * The version of the record: begins at 1 and increases by one with each change; also the `ETag`. Use it in `If-Match`
     */
    version: number;
};

/**
 * The account of your general ledger to which its lines are posted; null for none
 */
export type PayCodeAccount = string | null;

/**
 * For an employer cost: the account of your general ledger on which the amounts are owed, which `payRuns.exportJournal` credits; `account` is debited. Null for none, and unused for other kinds
 */
export type PayCodeLiabilityAccount = string | null;

/**
 * The attributes of a new pay code
 */
export type PayCodeCreate = {
    /**
     * The code that lines and compensations refer to; unique within the business, and never changed
     */
    code: string;
    /**
     * The name of its lines, unless a line has a different name
     */
    name: string;
    /**
     * The kind of all its lines; never changed
     */
    kind: PayslipLineKind;
    /**
     * The account of your general ledger to which its lines are posted; null for none
     */
    account?: string | null;
    /**
     * For an employer cost: the account of your general ledger on which the amounts are owed, which `payRuns.exportJournal` credits; `account` is debited. Null for none, and unused for other kinds
     */
    liability_account?: string | null;
    /**
     * Whether the amounts are taxable; for your own tax calculation, because the service calculates none
     */
    taxable?: boolean;
    /**
     * How an amount for a part of a period is calculated: `calendar_days` of the period, `working_days` of the person's work pattern, or `thirty_days` in each month; `none` pays the whole amount
     */
    proration?: PayCodeProration;
    /**
     * Your ID for the record, unique among records of the same kind in the business; null for none
     */
    external_id?: string | null;
    /**
     * Up to 50 custom key-value pairs of strings, stored unchanged. An update replaces all of them
     */
    metadata?: Metadata;
};

/**
 * The changes to a pay code; omitted members remain unchanged
 */
export type PayCodeUpdate = {
    /**
     * The name of its lines, unless a line has a different name
     */
    name?: string;
    /**
     * The account of your general ledger to which its lines are posted; null for none
     */
    account?: string | null;
    /**
     * For an employer cost: the account of your general ledger on which the amounts are owed, which `payRuns.exportJournal` credits; `account` is debited. Null for none, and unused for other kinds
     */
    liability_account?: string | null;
    /**
     * Whether the amounts are taxable
     */
    taxable?: boolean;
    /**
     * How an amount for a part of a period is calculated: `calendar_days` of the period, `working_days` of the person's work pattern, or `thirty_days` in each month; `none` pays the whole amount
     */
    proration?: PayCodeProration;
    /**
     * Whether it is archived. An archived pay code still applies to lines with its code, but is no longer offered in the console
     */
    archived?: boolean;
    /**
     * Your ID for the record, unique among records of the same kind in the business; null for none
     */
    external_id?: string | null;
    /**
     * Up to 50 custom key-value pairs of strings, stored unchanged. An update replaces all of them
     */
    metadata?: Metadata;
};

/**
 * The length of the pay periods: `weekly` 7 days and `fortnightly` 14 days from `period_starts_on` on; `semi_monthly` from the 1st to the 15th and from the 16th to the end of the month; `monthly` from `first_day` on
 */
export type PayScheduleFrequency = 'weekly' | 'fortnightly' | 'semi_monthly' | 'monthly';

/**
 * The month of `pay_day_of_month`: the `same` month in which the period ends, or the `next` one
 */
export type PayScheduleMonth = 'same' | 'next';

/**
 * What happens to a pay date on a Saturday, a Sunday or a holiday of all locations (`holidays.list`): `before` and `after` move it to the last working day before or the first one after, `nearest` to the nearer of both and to the earlier one if both are as near, and `none` keeps it. It moves at most 14 days
 */
export type PayDateMove = 'none' | 'before' | 'after' | 'nearest';

/**
 * A pay run that a pay schedule will draft
 */
export type PayScheduleRun = {
    /**
     * The first day of the pay period
     */
    period_start: string;
    /**
     * The last day of the pay period, inclusive
     */
    period_end: string;
    /**
     * The planned day of payment, moved off weekends and holidays
     */
    pay_date: string;
    /**
     * The day on which the pay run is drafted
     */
    drafts_on: string;
};

/**
 * A period that a pay schedule did not draft, with the reason. It is not tried again: draft it with `payRuns.create` if it is missing
 */
export type PayScheduleError = {
    /**
     * The reason as a code for programs, which never changes its meaning: `overlapping_pay_run` if there is another regular pay run in the currency for a part of the period, `missed` if more than 6 periods were due at once, `draft_failed` if the draft broke a rule that `message` names
     */
    code: 'overlapping_pay_run' | 'missed' | 'draft_failed';
    /**
     * The reason for people; the wording may change
     */
    message: string;
    /**
     * The first day of the pay period
     */
    period_start: string;
    /**
     * The last day of the pay period, inclusive
     */
    period_end: string;
    /**
     * The other pay run, for `overlapping_pay_run`; otherwise null
     */
    pay_run_id: number | null;
    /**
     * When the period was skipped
     */
    at: string;
};

/**
 * The rules by which a business pays regularly, from which the service drafts pay runs automatically
 */
export type PaySchedule = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * A short name for people, in lists and emails
     */
    name: string;
    /**
     * The length of the pay periods: `weekly` 7 days and `fortnightly` 14 days from `period_starts_on` on; `semi_monthly` from the 1st to the 15th and from the 16th to the end of the month; `monthly` from `first_day` on
     */
    frequency: PayScheduleFrequency;
    /**
     * The first day of any pay period, YYYY-MM-DD, from which all others are counted. Required for `weekly` and `fortnightly`, and null for the others
     */
    period_starts_on: string | null;
    /**
     * The day of the month on which a `monthly` pay period starts, such as 26 for 26 January to 25 February; in a shorter month, its last day. Defaults to 1, a calendar month; null for the others
     */
    first_day: number | null;
    /**
     * The number of days from the last day of the period to the pay date; negative before it. Required unless `pay_day_of_month` is given; null with it
     */
    pay_days_after_period_end: number | null;
    /**
     * The day of the month of the pay date, for `monthly`, instead of `pay_days_after_period_end`; in a shorter month, its last day
     */
    pay_day_of_month: number | null;
    /**
     * The month of `pay_day_of_month`: the `same` month in which the period ends, or the `next` one
     */
    pay_month: PayScheduleMonth;
    /**
     * What happens to a pay date on a Saturday, a Sunday or a holiday of all locations (`holidays.list`): `before` and `after` move it to the last working day before or the first one after, `nearest` to the nearer of both and to the earlier one if both are as near, and `none` keeps it. It moves at most 14 days
     */
    pay_date_moves: PayDateMove;
    /**
     * The number of days before the pay date on which the pay run is drafted, in the time zone of the business. Later changes of pay are not in the draft until `payRuns.redraft`
     */
    drafts_days_before_pay_date: number;
    /**
     * The currency of the pay runs
     */
    currency: string;
    /**
     * Whether the payslips include lines from compensations and deductions for unpaid leave, as in `payRuns.create`
     */
    from_compensations: boolean;
    /**
     * Whether the payslips include recurring lines, as in `payRuns.create`
     */
    recurring_lines: boolean;
    /**
     * Whether it drafts pay runs. While it is paused, periods pass without a draft, and are not drafted later
     */
    active: boolean;
    /**
     * The next pay runs that it will draft, by the holidays of all locations as they are now; none while it is paused
     */
    next_runs: Array<PayScheduleRun>;
    /**
     * The last period that it did not draft, and the reason; null if the last one was drafted
     */
    last_error: PayScheduleError | null;
    /**
     * Your ID for the record, unique among records of the same kind in the business; null for none
     */
    external_id: string | null;
    /**
     * Up to 50 custom key-value pairs of strings, stored unchanged. An update replaces all of them
     */
    metadata: Metadata;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The time of the last change, in UTC with milliseconds (RFC 3339); initially the same as `created_at`
     */
    updated_at: string;
    /**
     * The version of the record: begins at 1 and increases by one with each change; also the `ETag`. Use it in `If-Match`
     */
    version: number;
};

/**
 * The attributes of a new pay schedule
 */
export type PayScheduleCreate = {
    /**
     * A short name for people, in lists and emails
     */
    name: string;
    /**
     * The length of the pay periods: `weekly` 7 days and `fortnightly` 14 days from `period_starts_on` on; `semi_monthly` from the 1st to the 15th and from the 16th to the end of the month; `monthly` from `first_day` on
     */
    frequency: PayScheduleFrequency;
    /**
     * The first day of any pay period, YYYY-MM-DD, from which all others are counted. Required for `weekly` and `fortnightly`, and null for the others
     */
    period_starts_on?: string | null;
    /**
     * The day of the month on which a `monthly` pay period starts, such as 26 for 26 January to 25 February; in a shorter month, its last day. Defaults to 1, a calendar month; null for the others
     */
    first_day?: number | null;
    /**
     * The number of days from the last day of the period to the pay date; negative before it. Required unless `pay_day_of_month` is given; null with it
     */
    pay_days_after_period_end?: number | null;
    /**
     * The day of the month of the pay date, for `monthly`, instead of `pay_days_after_period_end`; in a shorter month, its last day
     */
    pay_day_of_month?: number | null;
    /**
     * The month of `pay_day_of_month`: the `same` month in which the period ends, or the `next` one
     */
    pay_month?: PayScheduleMonth;
    /**
     * What happens to a pay date on a Saturday, a Sunday or a holiday of all locations (`holidays.list`): `before` and `after` move it to the last working day before or the first one after, `nearest` to the nearer of both and to the earlier one if both are as near, and `none` keeps it. It moves at most 14 days
     */
    pay_date_moves?: PayDateMove;
    /**
     * The number of days before the pay date on which the pay run is drafted, in the time zone of the business. Later changes of pay are not in the draft until `payRuns.redraft`
     */
    drafts_days_before_pay_date?: number;
    /**
     * The currency of the pay runs by its ISO 4217 code; defaults to the currency of the business
     */
    currency?: string;
    /**
     * Whether the payslips include lines from compensations and deductions for unpaid leave, as in `payRuns.create`
     */
    from_compensations?: boolean;
    /**
     * Whether the payslips include recurring lines, as in `payRuns.create`
     */
    recurring_lines?: boolean;
    /**
     * Whether it drafts pay runs. While it is paused, periods pass without a draft, and are not drafted later
     */
    active?: boolean;
    /**
     * Your ID for the record, unique among records of the same kind in the business; null for none
     */
    external_id?: string | null;
    /**
     * Up to 50 custom key-value pairs of strings, stored unchanged. An update replaces all of them
     */
    metadata?: Metadata;
};

/**
 * The pay runs that a new pay schedule would draft
 */
export type PaySchedulePreview = {
    /**
     * The next pay runs; none if it is not active
     */
    next_runs: Array<PayScheduleRun>;
};

/**
 * The changes to a pay schedule; omitted members remain unchanged, even if the frequency changes
 */
export type PayScheduleUpdate = {
    /**
     * A short name for people, in lists and emails
     */
    name?: string;
    /**
     * The length of the pay periods: `weekly` 7 days and `fortnightly` 14 days from `period_starts_on` on; `semi_monthly` from the 1st to the 15th and from the 16th to the end of the month; `monthly` from `first_day` on
     */
    frequency?: PayScheduleFrequency;
    /**
     * The first day of any pay period, YYYY-MM-DD, from which all others are counted. Required for `weekly` and `fortnightly`, and null for the others
     */
    period_starts_on?: string | null;
    /**
     * The day of the month on which a `monthly` pay period starts, such as 26 for 26 January to 25 February; in a shorter month, its last day. Defaults to 1, a calendar month; null for the others
     */
    first_day?: number | null;
    /**
     * The number of days from the last day of the period to the pay date; negative before it. Required unless `pay_day_of_month` is given; null with it
     */
    pay_days_after_period_end?: number | null;
    /**
     * The day of the month of the pay date, for `monthly`, instead of `pay_days_after_period_end`; in a shorter month, its last day
     */
    pay_day_of_month?: number | null;
    /**
     * The month of `pay_day_of_month`: the `same` month in which the period ends, or the `next` one
     */
    pay_month?: PayScheduleMonth;
    /**
     * What happens to a pay date on a Saturday, a Sunday or a holiday of all locations (`holidays.list`): `before` and `after` move it to the last working day before or the first one after, `nearest` to the nearer of both and to the earlier one if both are as near, and `none` keeps it. It moves at most 14 days
     */
    pay_date_moves?: PayDateMove;
    /**
     * The number of days before the pay date on which the pay run is drafted, in the time zone of the business. Later changes of pay are not in the draft until `payRuns.redraft`
     */
    drafts_days_before_pay_date?: number;
    /**
     * The currency of the pay runs by its ISO 4217 code
     */
    currency?: string;
    /**
     * Whether the payslips include lines from compensations and deductions for unpaid leave, as in `payRuns.create`
     */
    from_compensations?: boolean;
    /**
     * Whether the payslips include recurring lines, as in `payRuns.create`
     */
    recurring_lines?: boolean;
    /**
     * Whether it drafts pay runs. While it is paused, periods pass without a draft, and are not drafted later
     */
    active?: boolean;
    /**
     * Your ID for the record, unique among records of the same kind in the business; null for none
     */
    external_id?: string | null;
    /**
     * Up to 50 custom key-value pairs of strings, stored unchanged. An update replaces all of them
     */
    metadata?: Metadata;
};

/**
 * The changes to a recurring line; omitted members remain unchanged
 */
export type RecurringLineUpdate = {
    /**
     * The effect on the net pay: an `earning` or `reimbursement` increases it, a `deduction` or `tax` reduces it, and an `employer_cost` is in addition to gross
     */
    kind?: PayslipLineKind;
    /**
     * Your own code for the item
     */
    code?: string;
    /**
     * The name of the item, as shown on payslips
     */
    name?: string;
    /**
     * The amount on each payslip, with exactly as many decimals as the currency has, and not negative
     */
    amount?: string;
    /**
     * The first day on which the line is effective
     */
    starts_on?: string;
    /**
     * The last day on which the line is effective, inclusive; null if open-ended
     */
    ends_on?: string | null;
};

/**
 * How days accrue: not at all (balances change only through adjustments), all on the first day of the leave year, or one twelfth on the first day of each month
 */
export type LeaveAccrualMethod = 'none' | 'yearly' | 'monthly';

/**
 * The first day of the leave year, MM-DD
 */
export type ResetsOn = string;

/**
 * How days of a leave type accrue, and how many unused days carry over
 */
export type LeaveAccrual = {
    /**
     * How days accrue: not at all (balances change only through adjustments), all on the first day of the leave year, or one twelfth on the first day of each month
     */
    method: LeaveAccrualMethod;
    /**
     * The days for a full year of employment; 0 if none accrue
     */
    days_per_year: number;
    /**
     * The maximum number of unused days that carry over to the next leave year; null for all
     */
    carry_over_max: number | null;
    /**
     * The first day of the leave year, MM-DD
     */
    resets_on: string;
};

/**
 * The people who are entitled to a leave type, and the days that they accrue. A person must meet every condition of the rule
 */
export type LeaveEntitlementRule = {
    /**
     * Limits the rule to people with one of these employment types; if empty, all except contractors. Contractors are included only if a rule names them or `contractor`
     */
    employment_types: Array<'full_time' | 'part_time' | 'casual' | 'contractor'>;
    /**
     * Limits the rule to people in this department or in one of its subdepartments; null for any
     */
    department_id: number | null;
    /**
     * Limits the rule to people at this location; null for any
     */
    location_id: number | null;
    /**
     * Limits the rule to these people; empty for any
     */
    person_ids: Array<Id>;
    /**
     * The days for a full year of employment; null for the days of the accrual
     */
    days_per_year: number | null;
};

/**
 * A type of leave and its rules
 */
export type LeaveType = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The name of this type of leave, also shown in calendars
     */
    name: string;
    /**
     * Your own code, unique within the business; a payslip line with this code pays or deducts this type of leave
     */
    code: string;
    /**
     * Whether people are paid during the leave. If false, a pay run has a warning for each such leave without a line on the payslip
     */
    paid: boolean;
    /**
     * Whether such leave requires approval; if false, a request is approved immediately
     */
    requires_approval: boolean;
    /**
     * Whether such leave can begin or end with half a day
     */
    half_days_allowed: boolean;
    /**
     * Whether the balance can become negative
     */
    allow_negative: boolean;
    /**
     * The maximum number of days in one request; null for no limit
     */
    max_consecutive_days: number | null;
    /**
     * The minimum number of days between the request and the first day of the leave; null for none
     */
    min_notice_days: number | null;
    /**
     * How days accrue
     */
    accrual: LeaveAccrual;
    /**
     * The entitlement of each person: the first matching rule applies, and people without a matching rule accrue nothing. Without rules, all people except contractors accrue the `days_per_year` of the accrual
     */
    entitlement_rules: Array<LeaveEntitlementRule>;
    /**
     * Whether the entitlement of people who work fewer than five days a week is prorated, rounded to half days
     */
    prorate_by_work_pattern: boolean;
    /**
     * If true, no new leave of this type can be requested, and no further days accrue
     */
    archived: boolean;
    /**
     * When the type was archived; null if it is not archived
     */
    archived_at: string | null;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The time of the last change, in UTC with milliseconds (RFC 3339); initially the same as `created_at`
     */
    updated_at: string;
    /**
     * The version of the record: begins at 1 and increases by one with each change; also the `ETag`. Use it in `If-Match`
     */
    version: number;
};

/**
 * How days of a leave type accrue. Omitted members remain unchanged; on a new type they take their defaults
 */
export type LeaveAccrualInput = {
    /**
     * How days accrue: not at all (balances change only through adjustments), all on the first day of the leave year, or one twelfth on the first day of each month
     */
    method?: LeaveAccrualMethod;
    /**
     * The days for a full year of employment; required if days accrue
     */
    days_per_year?: number;
    /**
     * The maximum number of unused days that carry over to the next leave year; null, the default, for all
     */
    carry_over_max?: number | null;
    /**
     * The first day of the leave year, MM-DD, a date that exists in every year; defaults to 01-01
     */
    resets_on?: string;
};

/**
 * The people who are entitled to a leave type, and the days that they accrue. A person must meet every condition of the rule; an omitted member sets no condition
 */
export type LeaveEntitlementRuleInput = {
    /**
     * Limits the rule to people with one of these employment types; if empty, all except contractors. Contractors are included only if a rule names them or `contractor`
     */
    employment_types?: Array<'full_time' | 'part_time' | 'casual' | 'contractor'>;
    /**
     * Limits the rule to people in this department or in one of its subdepartments; null for any
     */
    department_id?: number | null;
    /**
     * Limits the rule to people at this location; null for any
     */
    location_id?: number | null;
    /**
     * Limits the rule to these people; empty for any
     */
    person_ids?: Array<Id>;
    /**
     * The days for a full year of employment; null for the days of the accrual
     */
    days_per_year?: number | null;
};

/**
 * The attributes of a new leave type
 */
export type LeaveTypeCreate = {
    /**
     * The name of this type of leave, also shown in calendars
     */
    name: string;
    /**
     * Your own code, unique within the business; a payslip line with this code pays or deducts this type of leave
     */
    code: string;
    /**
     * Whether people are paid during the leave. If false, a pay run has a warning for each such leave without a line on the payslip
     */
    paid?: boolean;
    /**
     * Whether such leave requires approval; if false, a request is approved immediately
     */
    requires_approval?: boolean;
    /**
     * Whether such leave can begin or end with half a day
     */
    half_days_allowed?: boolean;
    /**
     * Whether the balance can become negative
     */
    allow_negative?: boolean;
    /**
     * The maximum number of days in one request; null for no limit
     */
    max_consecutive_days?: number | null;
    /**
     * The minimum number of days between the request and the first day of the leave; null for none
     */
    min_notice_days?: number | null;
    /**
     * How days accrue; by default none do, and all days come from adjustments
     */
    accrual?: LeaveAccrualInput;
    /**
     * The entitlement of each person: the first matching rule applies, and people without a matching rule accrue nothing. Without rules, the default, all people except contractors accrue the `days_per_year` of the accrual
     */
    entitlement_rules?: Array<LeaveEntitlementRuleInput>;
    /**
     * Whether the entitlement of people who work fewer than five days a week is prorated, rounded to half days
     */
    prorate_by_work_pattern?: boolean;
};

/**
 * The changes to a leave type. Omitted members remain unchanged; decisions on leave remain unchanged
 */
export type LeaveTypeUpdate = {
    /**
     * The name of this type of leave, also shown in calendars
     */
    name?: string;
    /**
     * Your own code, unique within the business; a payslip line with this code pays or deducts this type of leave
     */
    code?: string;
    /**
     * Whether people are paid during the leave. If false, a pay run has a warning for each such leave without a line on the payslip
     */
    paid?: boolean;
    /**
     * Whether such leave requires approval; if false, a request is approved immediately
     */
    requires_approval?: boolean;
    /**
     * Whether such leave can begin or end with half a day
     */
    half_days_allowed?: boolean;
    /**
     * Whether the balance can become negative
     */
    allow_negative?: boolean;
    /**
     * The maximum number of days in one request; null for no limit
     */
    max_consecutive_days?: number | null;
    /**
     * The minimum number of days between the request and the first day of the leave; null for none
     */
    min_notice_days?: number | null;
    /**
     * How days accrue from now on; `method` and `resets_on` can change only while nothing is booked (409)
     */
    accrual?: LeaveAccrualInput;
    /**
     * The new rules, which replace all existing ones. Booked days remain; later accruals follow the new rules. People who had no matching rule until then accrue from the next month, or the share for the rest of the leave year
     */
    entitlement_rules?: Array<LeaveEntitlementRuleInput>;
    /**
     * Whether the entitlement of people who work fewer than five days a week is prorated, rounded to half days
     */
    prorate_by_work_pattern?: boolean;
    /**
     * True to archive the type, false to restore it
     */
    archived?: boolean;
};

/**
 * `full` is the whole day; `morning` and `afternoon` are its halves
 */
export type DayPortion = 'full' | 'morning' | 'afternoon';

/**
 * A full or half day off for the whole business or for some locations; it deducts no leave
 */
export type Holiday = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The day of the holiday; a location has at most one holiday on a day
     */
    date: string;
    /**
     * The name of the holiday, shown in calendars
     */
    name: string;
    /**
     * The part of the day that is a holiday. Leave for the other half deducts half a day
     */
    portion: DayPortion;
    /**
     * The locations that observe the holiday; empty for all people, including those without a location
     */
    location_ids: Array<Id>;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The time of the last change, in UTC with milliseconds (RFC 3339); initially the same as `created_at`
     */
    updated_at: string;
    /**
     * The version of the record: begins at 1 and increases by one with each change; also the `ETag`. Use it in `If-Match`
     */
    version: number;
};

/**
 * The attributes of a new holiday
 */
export type HolidayCreate = {
    /**
     * The day of the holiday, YYYY-MM-DD; a location has at most one holiday on a day
     */
    date: string;
    /**
     * The name of the holiday, shown in calendars
     */
    name: string;
    /**
     * The part of the day that is a holiday: the full day, or one of its halves
     */
    portion?: 'full' | 'morning' | 'afternoon';
    /**
     * The locations that observe the holiday; empty, the default, for all people, including those without a location
     */
    location_ids?: Array<Id>;
};

/**
 * A calendar of holidays, as all-day events
 */
export type HolidayImport = {
    /**
     * An iCalendar file (RFC 5545) of at most 262,144 characters and 2,000 days, including skipped ones
     */
    ics: string;
    /**
     * The locations that observe the holidays; empty, the default, for all people
     */
    location_ids?: Array<Id>;
};

/**
 * A calendar event, or a day of one, that was not imported
 */
export type SkippedHoliday = {
    /**
     * The first day as written in the file, in any time zone; null if there is none
     */
    date: string | null;
    /**
     * The name in the file, at most 200 characters; empty if there is none
     */
    name: string;
    /**
     * The day is already a holiday, possibly from this file; or the event has a time of day, recurs, is longer than 31 days, has no name, has no valid first or last day, or was cancelled
     */
    reason: 'already_there' | 'not_all_day' | 'recurring' | 'too_long' | 'no_name' | 'no_date' | 'cancelled';
};

/**
 * The result of an import: the holidays created and the events skipped
 */
export type HolidayImportResult = {
    /**
     * The created holidays, by date
     */
    created: Array<Holiday>;
    /**
     * The skipped events with their reasons, in the order of the file
     */
    skipped: Array<SkippedHoliday>;
};

/**
 * The changes to a holiday; approved leave keeps its days
 */
export type HolidayUpdate = {
    /**
     * The day of the holiday, YYYY-MM-DD; a location has at most one holiday on a day
     */
    date?: string;
    /**
     * The name of the holiday, shown in calendars
     */
    name?: string;
    /**
     * The part of the day that is a holiday: the full day, or one of its halves
     */
    portion?: 'full' | 'morning' | 'afternoon';
    /**
     * The locations that observe the holiday; empty for all people, including those without a location
     */
    location_ids?: Array<Id>;
};

/**
 * The sort order of leave requests, ascending; with a leading `-`, descending
 */
export type LeaveRequestSort = 'id' | '-id' | 'start_date' | '-start_date';

/**
 * `requested` is pending a decision; `approved` deducts its days from the balance; `rejected` and `cancelled` deduct none
 */
export type LeaveStatus = 'requested' | 'approved' | 'rejected' | 'cancelled';

/**
 * A day of leave, and the share of it that is deducted
 */
export type LeaveDay = {
    /**
     * The calendar day, as YYYY-MM-DD
     */
    date: string;
    /**
     * The share of the day that is deducted: 0, 0.5 or 1
     */
    days: number;
    /**
     * Why less than one day is deducted: a holiday or half-day holiday at the person's workplace, a non-working day, a half working day, or a request for half a day. A request for half of a half working day deducts half a day, whichever half it is
     */
    reason?: 'holiday' | 'half_holiday' | 'day_off' | 'half_worked' | 'half_day';
};

/**
 * An operation on a leave request, by its verb: `approve` is `leaveRequests.approve`
 */
export type LeaveAction = 'update' | 'approve' | 'reject' | 'cancel';

/**
 * A person's leave, from its request to its approval, rejection or cancellation
 */
export type LeaveRequest = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The person who is on leave
     */
    person_id: number;
    /**
     * The type of leave, whose rules apply
     */
    leave_type_id: number;
    /**
     * The first day of the leave
     */
    start_date: string;
    /**
     * The last day of the leave, inclusive
     */
    end_date: string;
    /**
     * The part of the first day that is leave
     */
    start_portion: DayPortion;
    /**
     * The part of the last day that is leave; for a single day, the same as `start_portion`
     */
    end_portion: DayPortion;
    /**
     * The days that the leave deducts: the sum of the breakdown, in half days
     */
    days: number;
    /**
     * Each day from the first to the last with the share deducted; recalculated at approval, then final
     */
    breakdown: Array<LeaveDay>;
    /**
     * A note from the requester, never in events or calendars; null for none
     */
    note: string | null;
    /**
     * `requested` is pending a decision; `approved` deducts its days from the balance; `rejected` and `cancelled` deduct none
     */
    status: LeaveStatus;
    /**
     * The user who requested the leave, for themselves or for the person. For a request by an API key, the user who created the key, directly or through another key; null if unknown
     */
    requested_by: number | null;
    /**
     * The reason for the rejection; null otherwise
     */
    decision_note: string | null;
    /**
     * The user who approved or rejected the request; null if there is no decision, if the type requires no approval, or if an API key decided
     */
    decided_by: number | null;
    /**
     * When the request was approved or rejected; null until then
     */
    decided_at: string | null;
    /**
     * Your ID for the record, unique among records of the same kind in the business; null for none
     */
    external_id: string | null;
    /**
     * Up to 50 custom key-value pairs of strings, stored unchanged. An update replaces all of them
     */
    metadata: Metadata;
    /**
     * The operations that the caller can perform now
     */
    allowed_actions: Array<LeaveAction>;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The time of the last change, in UTC with milliseconds (RFC 3339); initially the same as `created_at`
     */
    updated_at: string;
    /**
     * The version of the record: begins at 1 and increases by one with each change; also the `ETag`. Use it in `If-Match`
     */
    version: number;
};

/**
 * The attributes of a new leave request
 */
export type LeaveRequestCreate = {
    /**
     * The person who is on leave
     */
    person_id: number;
    /**
     * The type of leave, whose rules apply
     */
    leave_type_id: number;
    /**
     * The first day of the leave, YYYY-MM-DD
     */
    start_date: string;
    /**
     * The last day of the leave, inclusive, YYYY-MM-DD
     */
    end_date: string;
    /**
     * The part of the first day that is leave; `full` or `afternoon` for several days
     */
    start_portion?: 'full' | 'morning' | 'afternoon';
    /**
     * The part of the last day that is leave; `full` or `morning` for several days, the same as `start_portion` for a single day
     */
    end_portion?: 'full' | 'morning' | 'afternoon';
    /**
     * A note for the approver, never in events or calendars
     */
    note?: string | null;
    /**
     * Your ID for the record, unique among records of the same kind in the business; null for none
     */
    external_id?: string | null;
    /**
     * Up to 50 custom key-value pairs of strings, stored unchanged. An update replaces all of them
     */
    metadata?: Metadata;
};

/**
 * The available days on the first day of the leave, without and with it
 */
export type LeavePreviewBalance = {
    /**
     * The available days on the first day of the leave, without it
     */
    before: number;
    /**
     * The available days on that day, with it
     */
    after: number;
};

/**
 * Why leave cannot be requested, as a code for programs that never changes its meaning. `message` states the reason for people
 */
export type LeaveProblemCode = 'ends_before_start' | 'too_long' | 'too_far_from_today' | 'portions_do_not_fit' | 'leave_type_archived' | 'half_days_not_allowed' | 'notice_too_short' | 'not_employed' | 'no_working_day' | 'overlap' | 'leave_year_closed' | 'too_few_days' | 'external_id_taken';

/**
 * A reason why leave cannot be requested
 */
export type LeaveProblem = {
    /**
     * Why leave cannot be requested, as a code for programs that never changes its meaning. `message` states the reason for people
     */
    code: LeaveProblemCode;
    /**
     * The part of the request that has the problem, such as `body.end_date`
     */
    path: string;
    /**
     * The problem, for people; continues the path as a sentence. The wording may change
     */
    message: string;
    /**
     * The limit that the leave exceeds, if the rule has one: a number of days or years, or a date
     */
    limit?: number | string;
    /**
     * The dates of the other leave with `overlap`, as an interval of ISO 8601
     */
    detail?: string;
};

/**
 * The result that a leave request would have, with any problems
 */
export type LeavePreview = {
    /**
     * The person who is on leave
     */
    person_id: number;
    /**
     * The type of leave, whose rules apply
     */
    leave_type_id: number;
    /**
     * The first day of the leave
     */
    start_date: string;
    /**
     * The last day of the leave, inclusive
     */
    end_date: string;
    /**
     * The part of the first day that is leave
     */
    start_portion: DayPortion;
    /**
     * The part of the last day that is leave; for a single day, the same as `start_portion`
     */
    end_portion: DayPortion;
    /**
     * The days that the leave would deduct; null if its dates and portions are inconsistent
     */
    days: number | null;
    /**
     * Each day from the first to the last with the share that would be deducted; empty if the days cannot be calculated
     */
    breakdown: Array<LeaveDay>;
    /**
     * The effect on the balance; null if the days cannot be calculated
     */
    balance: LeavePreviewBalance | null;
    /**
     * The initial status of the request: `approved` if the type requires no approval
     */
    status: 'requested' | 'approved';
    /**
     * All problems that would make `leaveRequests.create` fail; empty if the leave can be requested
     */
    problems: Array<LeaveProblem>;
};

/**
 * The changes to a pending request; omitted members remain unchanged
 */
export type LeaveRequestUpdate = {
    /**
     * The type of leave, whose rules apply
     */
    leave_type_id?: number;
    /**
     * The first day of the leave, YYYY-MM-DD
     */
    start_date?: string;
    /**
     * The last day of the leave, inclusive, YYYY-MM-DD
     */
    end_date?: string;
    /**
     * The part of the first day that is leave; `full` or `afternoon` for several days
     */
    start_portion?: 'full' | 'morning' | 'afternoon';
    /**
     * The part of the last day that is leave; `full` or `morning` for several days, the same as `start_portion` for a single day
     */
    end_portion?: 'full' | 'morning' | 'afternoon';
    /**
     * A note for the approver, never in events or calendars
     */
    note?: string | null;
    /**
     * Your ID for the record, unique among records of the same kind in the business; null for none
     */
    external_id?: string | null;
    /**
     * Up to 50 custom key-value pairs of strings, stored unchanged. An update replaces all of them
     */
    metadata?: Metadata;
};

/**
 * The reason for rejecting leave
 */
export type LeaveRejection = {
    /**
     * The reason, as a sentence for the requester; returned as `decision_note` of the request
     */
    note: string;
};

/**
 * The kind of line, as in the ledger; `pending` is leave without a decision
 */
export type LeaveBalanceLineKind = 'accrual' | 'carry_over' | 'expiry' | 'adjustment' | 'taken' | 'reversal' | 'pending';

/**
 * A line of the sum that makes up a balance
 */
export type LeaveBalanceLine = {
    /**
     * The kind of line, as in the ledger; `pending` is leave without a decision
     */
    kind: LeaveBalanceLineKind;
    /**
     * The days credited; negative if deducted
     */
    days: number;
    /**
     * The day from which the days count in the balance
     */
    effective_on: string;
    /**
     * The request that takes or returned the days; null for other lines
     */
    leave_request_id: number | null;
    /**
     * The reason for the adjustment; null for other lines, and if none was stated
     */
    note: string | null;
    /**
     * Whether the line is in the ledger; future accruals are not
     */
    booked: boolean;
};

/**
 * A person's balance of one leave type on a day; all amounts are days
 */
export type LeaveBalance = {
    /**
     * The person whose balance it is
     */
    person_id: number;
    /**
     * The leave type that the days belong to
     */
    leave_type_id: number;
    /**
     * The day of the balance; accruals until then are included
     */
    as_of: string;
    /**
     * The first day of the leave year that includes `as_of`; null if no days accrue, so that no leave year ends
     */
    year_start: string | null;
    /**
     * The last day of that leave year; null together with `year_start`
     */
    year_end: string | null;
    /**
     * The days credited in the leave year up to the day: accrued, carried over and adjusted
     */
    entitled: number;
    /**
     * The days of approved leave that has begun by the day
     */
    taken: number;
    /**
     * The days of approved leave that begins later in the leave year
     */
    scheduled: number;
    /**
     * The days of requests in the leave year that await a decision
     */
    pending: number;
    /**
     * The remaining days: entitled − taken − scheduled − pending; negative if more days were taken than credited
     */
    available: number;
    /**
     * With `explain`: the lines that add up to `available`
     */
    lines?: Array<LeaveBalanceLine>;
};

/**
 * A manual adjustment of a leave balance
 */
export type LeaveAdjustment = {
    /**
     * The person whose balance it is
     */
    person_id: number;
    /**
     * The leave type that the days belong to
     */
    leave_type_id: number;
    /**
     * The days to credit, or to deduct if negative; not zero
     */
    days: number;
    /**
     * The day from which the days count in the balance, YYYY-MM-DD, in an open leave year; defaults to today
     */
    effective_on?: string;
    /**
     * The reason for the adjustment, for people; stored with the ledger line
     */
    note?: string | null;
};

/**
 * Days that accrued, carried over from the previous leave year, expired above the carry-over limit, were adjusted manually or after a change of employment dates, were taken by approved leave, or were returned by its cancellation
 */
export type LeaveLineKind = 'accrual' | 'carry_over' | 'expiry' | 'adjustment' | 'taken' | 'reversal';

/**
 * A line of the leave ledger: days credited or deducted. Lines are never changed or deleted
 */
export type LeaveLine = {
    /**
     * The ID of a record: a positive integer that never changes and may exceed 32 bits
     */
    id: number;
    /**
     * The person whose balance it is
     */
    person_id: number;
    /**
     * The leave type that the days belong to
     */
    leave_type_id: number;
    /**
     * Days that accrued, carried over from the previous leave year, expired above the carry-over limit, were adjusted manually or after a change of employment dates, were taken by approved leave, or were returned by its cancellation
     */
    kind: LeaveLineKind;
    /**
     * The days credited; negative if deducted
     */
    days: number;
    /**
     * The day from which the days count in the balance
     */
    effective_on: string;
    /**
     * The request that took or returned the days; null for other lines
     */
    leave_request_id: number | null;
    /**
     * The reason for the adjustment; null for other lines, and if none was stated
     */
    note: string | null;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
};

/**
 * Leave as shown in the calendar, without notes
 */
export type LeaveCalendarEntry = {
    /**
     * The leave request shown
     */
    leave_request_id: number;
    /**
     * The person who is on leave
     */
    person_id: number;
    /**
     * The person's display name: `preferred_name` if present, otherwise `first_name`, followed by `last_name`
     */
    person_name: string;
    /**
     * The current department of the person; null if unknown
     */
    department_id: number | null;
    /**
     * The type of leave, whose rules apply
     */
    leave_type_id: number;
    /**
     * The name of this type of leave
     */
    leave_type_name: string;
    /**
     * The first day of the leave
     */
    start_date: string;
    /**
     * The last day of the leave, inclusive
     */
    end_date: string;
    /**
     * The part of the first day that is leave
     */
    start_portion: DayPortion;
    /**
     * The part of the last day that is leave; for a single day, the same as `start_portion`
     */
    end_portion: DayPortion;
    /**
     * The days that the leave deducts, in half days
     */
    days: number;
    /**
     * `requested` is pending a decision; `approved` deducts its days from the balance; `rejected` and `cancelled` deduct none
     */
    status: LeaveStatus;
};

/**
 * Leave and holidays in a period
 */
export type LeaveCalendar = {
    /**
     * The first day of the period
     */
    from: string;
    /**
     * The last day of the period, inclusive
     */
    to: string;
    /**
     * Requested and approved leave with a day in the period, by first day
     */
    leave: Array<LeaveCalendarEntry>;
    /**
     * The holidays in the period, by date
     */
    holidays: Array<Holiday>;
};

/**
 * A link to the leave calendar for a calendar application, such as Google Calendar
 */
export type LeaveFeed = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The purpose of the link
     */
    name: string;
    /**
     * When a calendar application last fetched it, to the minute
     */
    last_used_at: string | null;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
};

/**
 * The attributes of a new feed link
 */
export type LeaveFeedCreate = {
    /**
     * The purpose of the link
     */
    name: string;
};

/**
 * A feed link with its URL, which is shown only once
 */
export type LeaveFeedCreated = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The purpose of the link
     */
    name: string;
    /**
     * When a calendar application last fetched it, to the minute
     */
    last_used_at: string | null;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The URL to subscribe to in a calendar application. Anyone with the URL can see the calendar; shown only once
     */
    url?: string;
    /**
     * Replaces `url` when the response is replayed for an `Idempotency-Key`
     */
    secret_withheld?: boolean;
};

/**
 * The employed people at the end of a month
 */
export type HeadcountMonth = {
    /**
     * The first day of the month
     */
    from: string;
    /**
     * The day of the headcount: the last day of the month, or today in the running month
     */
    to: string;
    /**
     * The number of people employed on the day
     */
    headcount: number;
};

/**
 * The headcounts of the people with the same department, location or employment type
 */
export type HeadcountGroup = {
    /**
     * The department or the location; null for people without one, and for employment types
     */
    id: number | null;
    /**
     * The type of employment; null for people without one, and for departments and locations
     */
    employment_type: 'full_time' | 'part_time' | 'casual' | 'contractor' | null;
    /**
     * The name of the department or of the location; null for people without one, and for employment types
     */
    name: string | null;
    /**
     * A headcount for each item of `months`, in the same order
     */
    headcounts: Array<number>;
};

/**
 * The number of employed people at the end of each month
 */
export type HeadcountReport = {
    /**
     * The first day of the first month
     */
    from: string;
    /**
     * The last day of the last month, or today in the running month
     */
    to: string;
    /**
     * The member of the job by which people are grouped; null for no groups
     */
    group_by: 'department' | 'location' | 'employment_type' | null;
    /**
     * The months of the period, the first one first
     */
    months: Array<HeadcountMonth>;
    /**
     * The groups with a person in at least one month, the largest on the last day first; empty without `group_by`
     */
    groups: Array<HeadcountGroup>;
};

/**
 * The leavers whose employment ended in the same way
 */
export type LeaversOfKind = {
    /**
     * The kind of the end of the employment; null if unknown
     */
    end_kind: 'resignation' | 'dismissal' | 'redundancy' | 'end_of_contract' | 'retirement' | 'death' | 'other' | null;
    /**
     * The employments whose last day is in the period
     */
    leavers: number;
};

/**
 * A share as a decimal string, rounded to four decimals: `"0.0250"` is 2.5 percent; null if it has no base
 */
export type Rate = string | null;

/**
 * The joiners and leavers of a month
 */
export type TurnoverMonth = {
    /**
     * The first day of the month
     */
    from: string;
    /**
     * The last day of the month, or today in the running month
     */
    to: string;
    /**
     * The people who were employed before the month and are still employed in it
     */
    opening_headcount: number;
    /**
     * The employments that began, rehires included
     */
    joiners: number;
    /**
     * The joiners with a former employment
     */
    rehires: number;
    /**
     * The employments whose last day is in the period
     */
    leavers: number;
    /**
     * The leavers by the kind of the end, without kinds that have none
     */
    leavers_by_kind: Array<LeaversOfKind>;
    /**
     * The people who are still employed after the last day of the month. People whose last day is that day are leavers, whereas `reports.headcount` counts them
     */
    closing_headcount: number;
    /**
     * The mean of the opening and the closing headcount
     */
    average_headcount: number;
    /**
     * The leavers divided by the average headcount, not annualised, rounded to four decimals: `"0.0250"` is 2.5 percent; null if the average is zero
     */
    turnover_rate: string | null;
};

/**
 * The joiners and leavers of all months
 */
export type TurnoverTotal = {
    /**
     * The employments that began, rehires included
     */
    joiners: number;
    /**
     * The joiners with a former employment
     */
    rehires: number;
    /**
     * The employments whose last day is in the period
     */
    leavers: number;
    /**
     * The leavers by the kind of the end, without kinds that have none
     */
    leavers_by_kind: Array<LeaversOfKind>;
    /**
     * The mean of the average headcounts of the months, as a decimal string rounded to two decimals
     */
    average_headcount: string;
    /**
     * The leavers of the whole period divided by its average headcount, not annualised, rounded to four decimals; null if the average is zero
     */
    turnover_rate: string | null;
};

/**
 * The joiners and leavers of a department in the whole period. Transfers between departments are neither, but change the headcount
 */
export type TurnoverGroup = {
    /**
     * The department: of joiners on their first day, and of leavers on their last day; null for people without one
     */
    department_id: number | null;
    /**
     * The name of the department; null for people without one
     */
    name: string | null;
    /**
     * The employments that began, rehires included
     */
    joiners: number;
    /**
     * The joiners with a former employment
     */
    rehires: number;
    /**
     * The employments whose last day is in the period
     */
    leavers: number;
    /**
     * The mean of the average headcounts of the months, as a decimal string rounded to two decimals
     */
    average_headcount: string;
    /**
     * The leavers of the whole period divided by its average headcount, not annualised, rounded to four decimals; null if the average is zero
     */
    turnover_rate: string | null;
};

/**
 * The joiners and leavers of a period
 */
export type TurnoverReport = {
    /**
     * The first day of the first month
     */
    from: string;
    /**
     * The last day of the last month, or today in the running month
     */
    to: string;
    /**
     * Whether people are grouped by department; null for no groups
     */
    group_by: 'department' | null;
    /**
     * The months of the period, the first one first
     */
    months: Array<TurnoverMonth>;
    /**
     * The joiners and leavers of all months
     */
    total: TurnoverTotal;
    /**
     * The departments with a person in the period, the one with the most leavers first; empty without `group_by`
     */
    groups: Array<TurnoverGroup>;
};

/**
 * Scheduled and absent days in the same month
 */
export type AbsenceMonth = {
    /**
     * The first day of the month
     */
    from: string;
    /**
     * The last day of the month, or today in the running month
     */
    to: string;
    /**
     * The working days of the work patterns, without holidays
     */
    scheduled_days: number;
    /**
     * The days of approved leave
     */
    absent_days: number;
    /**
     * The absent days divided by the scheduled days, rounded to four decimals: `"0.0500"` is 5 percent; null without scheduled days
     */
    absence_rate: string | null;
};

/**
 * Scheduled and absent days of all months
 */
export type AbsenceTotal = {
    /**
     * The working days of the work patterns, without holidays
     */
    scheduled_days: number;
    /**
     * The days of approved leave
     */
    absent_days: number;
    /**
     * The absent days divided by the scheduled days, rounded to four decimals: `"0.0500"` is 5 percent; null without scheduled days
     */
    absence_rate: string | null;
};

/**
 * The absence in a department, or of a leave type
 */
export type AbsenceGroup = {
    /**
     * The department or the leave type; null for people without a department
     */
    id: number | null;
    /**
     * The name of the department or of the leave type; null for people without a department
     */
    name: string | null;
    /**
     * The scheduled days of the department; for a leave type, those of everyone
     */
    scheduled_days: number;
    /**
     * The days of approved leave
     */
    absent_days: number;
    /**
     * The absent days divided by the scheduled days, rounded to four decimals: `"0.0500"` is 5 percent; null without scheduled days
     */
    absence_rate: string | null;
    /**
     * An absence rate for each item of `months`, in the same order
     */
    absence_rates: Array<Rate>;
};

/**
 * The absence rate of a period
 */
export type AbsenceReport = {
    /**
     * The first day of the first month
     */
    from: string;
    /**
     * The last day of the last month, or today in the running month
     */
    to: string;
    /**
     * Whether the days are grouped by department or leave type; null for no groups
     */
    group_by: 'department' | 'leave_type' | null;
    /**
     * The only leave type that counts; null for all
     */
    leave_type_id: number | null;
    /**
     * The months of the period, the first one first
     */
    months: Array<AbsenceMonth>;
    /**
     * Scheduled and absent days of all months
     */
    total: AbsenceTotal;
    /**
     * The departments or leave types with scheduled or absent days, the one with the most absent days first; empty without `group_by`
     */
    groups: Array<AbsenceGroup>;
};

/**
 * An amount as a decimal string, with as many decimals as the currency has; negative with a leading `-`
 */
export type ReportAmount = string;

/**
 * An amount in one currency
 */
export type LiabilityAmount = {
    /**
     * The currency of the compensation
     */
    currency: string;
    /**
     * The sum of the amounts of the people who are paid in the currency
     */
    amount: string;
};

/**
 * The unused entitlement in a department, or of a leave type
 */
export type LeaveLiabilityGroup = {
    /**
     * The department on the day, or the leave type; null for people without a department
     */
    id: number | null;
    /**
     * The name of the department or of the leave type; null for people without a department
     */
    name: string | null;
    /**
     * The people with unused or overdrawn days
     */
    people: number;
    /**
     * The unused days, negative if more days were taken than earned
     */
    days: number;
    /**
     * The amounts by currency; null for a caller without `compensation:read`
     */
    amounts: Array<LiabilityAmount> | null;
    /**
     * The people whose days have no amount, with the reason in `reports.leaveLiabilityPeople`; null for a caller without `compensation:read`
     */
    people_without_amount: number | null;
    /**
     * The days that have no amount; null for a caller without `compensation:read`
     */
    days_without_amount: number | null;
};

/**
 * The unused entitlement to paid leave on a day
 */
export type LeaveLiabilityReport = {
    /**
     * The day of the balances
     */
    as_of: string;
    /**
     * Whether the days are grouped by department or leave type; null for no groups
     */
    group_by: 'department' | 'leave_type' | null;
    /**
     * The people with unused or overdrawn days
     */
    people: number;
    /**
     * The unused days, negative if more days were taken than earned
     */
    days: number;
    /**
     * The amounts by currency; null for a caller without `compensation:read`
     */
    amounts: Array<LiabilityAmount> | null;
    /**
     * The people whose days have no amount, with the reason in `reports.leaveLiabilityPeople`; null for a caller without `compensation:read`
     */
    people_without_amount: number | null;
    /**
     * The days that have no amount; null for a caller without `compensation:read`
     */
    days_without_amount: number | null;
    /**
     * The departments or leave types with days, the one with the most days first; empty without `group_by`
     */
    groups: Array<LeaveLiabilityGroup>;
};

/**
 * The unused entitlement of a person to one type of leave
 */
export type LeaveLiabilityOfType = {
    /**
     * The paid leave type
     */
    leave_type_id: number;
    /**
     * The unused days, negative if more days were taken than earned
     */
    days: number;
    /**
     * The days multiplied by the daily rate, rounded half away from zero; null without an amount
     */
    amount: string | null;
};

/**
 * The unused entitlement of a person
 */
export type LeaveLiabilityPerson = {
    /**
     * The person who is employed on the day
     */
    person_id: number;
    /**
     * The preferred or first name and the family name
     */
    name: string;
    /**
     * The department on the day; null for none
     */
    department_id: number | null;
    /**
     * The unused days, negative if more days were taken than earned
     */
    days: number;
    /**
     * The currency of the compensation (ISO 4217); null without an amount
     */
    currency: string | null;
    /**
     * The pay for a working day, rounded to four decimals; amounts are calculated with the exact rate. Null without an amount
     */
    daily_rate: string | null;
    /**
     * The days multiplied by the daily rate, with as many decimals as the currency has: the sum of the amounts of the leave types. Null without an amount
     */
    amount: string | null;
    /**
     * Why there is no amount: `no_compensation` in force, an `hourly_rate`, whose hours per day are unknown, a work pattern with `no_working_days`, or the caller lacks `compensation:read` (`missing_scope`); null with an amount
     */
    no_amount_reason: 'no_compensation' | 'hourly_rate' | 'no_working_days' | 'missing_scope' | null;
    /**
     * The leave types with unused or overdrawn days, by ID
     */
    leave_types: Array<LeaveLiabilityOfType>;
};

/**
 * The sums of payslips in one currency
 */
export type PayCostTotal = {
    /**
     * The currency of the pay runs
     */
    currency: string;
    /**
     * The earnings
     */
    gross: string;
    /**
     * The reimbursed expenses
     */
    reimbursements: string;
    /**
     * The costs of the business on top of the pay, such as contributions
     */
    employer_costs: string;
    /**
     * The cost of the business: gross pay, reimbursements and employer costs
     */
    total_cost: string;
    /**
     * The deductions from the pay
     */
    deductions: string;
    /**
     * The taxes and contributions that the people bear
     */
    employee_taxes: string;
    /**
     * The gross pay, less deductions and taxes, plus reimbursements
     */
    net: string;
};

/**
 * The sums of the payslips whose pay period ends in the same month
 */
export type PayCostMonth = {
    /**
     * The first day of the month
     */
    from: string;
    /**
     * The last day of the month
     */
    to: string;
    /**
     * The currency of the pay runs
     */
    currency: string;
    /**
     * The earnings
     */
    gross: string;
    /**
     * The reimbursed expenses
     */
    reimbursements: string;
    /**
     * The costs of the business on top of the pay, such as contributions
     */
    employer_costs: string;
    /**
     * The cost of the business: gross pay, reimbursements and employer costs
     */
    total_cost: string;
    /**
     * The deductions from the pay
     */
    deductions: string;
    /**
     * The taxes and contributions that the people bear
     */
    employee_taxes: string;
    /**
     * The gross pay, less deductions and taxes, plus reimbursements
     */
    net: string;
};

/**
 * The sums of the payslips of a department
 */
export type PayCostRow = {
    /**
     * The first day of the month
     */
    from: string;
    /**
     * The last day of the month
     */
    to: string;
    /**
     * The department on the last day of the pay period; null for people without one
     */
    department_id: number | null;
    /**
     * The name of the department; null for people without one
     */
    name: string | null;
    /**
     * The people with a payslip
     */
    people: number;
    /**
     * The currency of the pay runs
     */
    currency: string;
    /**
     * The earnings
     */
    gross: string;
    /**
     * The reimbursed expenses
     */
    reimbursements: string;
    /**
     * The costs of the business on top of the pay, such as contributions
     */
    employer_costs: string;
    /**
     * The cost of the business: gross pay, reimbursements and employer costs
     */
    total_cost: string;
    /**
     * The deductions from the pay
     */
    deductions: string;
    /**
     * The taxes and contributions that the people bear
     */
    employee_taxes: string;
    /**
     * The gross pay, less deductions and taxes, plus reimbursements
     */
    net: string;
};

/**
 * The cost of completed pay runs
 */
export type PayCostReport = {
    /**
     * The first day of the first month
     */
    from: string;
    /**
     * The last day of the last month
     */
    to: string;
    /**
     * The sums of the whole period, one item for each currency
     */
    totals: Array<PayCostTotal>;
    /**
     * The sums by month and currency, the first month first. Months without pay are absent
     */
    months: Array<PayCostMonth>;
    /**
     * The sums by month, currency and department, the largest cost of a month first
     */
    rows: Array<PayCostRow>;
};

/**
 * An event type that a webhook subscribes to, or `*` for all, including future types
 */
export type EventSelector = '*' | 'person.created' | 'person.updated' | 'person.deleted' | 'person.started' | 'person.terminated' | 'person.rehired' | 'person.erased' | 'department.created' | 'department.updated' | 'department.deleted' | 'location.created' | 'location.updated' | 'location.deleted' | 'document.created' | 'document.updated' | 'document.sent' | 'document.viewed' | 'document.bounced' | 'document.signer_signed' | 'document.signed' | 'document.filed' | 'document.expired' | 'document.declined' | 'document.voided' | 'document.deleted' | 'document_template.created' | 'document_template.updated' | 'document_template.deleted' | 'payrun.created' | 'payrun.updated' | 'payrun.approved' | 'payrun.completed' | 'payrun.reopened' | 'payrun.cancelled' | 'payrun.deleted' | 'recurring_line.created' | 'recurring_line.updated' | 'recurring_line.deleted' | 'custom_field.created' | 'custom_field.updated' | 'pay_code.created' | 'pay_code.updated' | 'pay_code.deleted' | 'pay_schedule.created' | 'pay_schedule.updated' | 'pay_schedule.skipped' | 'pay_schedule.deleted' | 'assignment.created' | 'assignment.updated' | 'assignment.deleted' | 'compensation.created' | 'compensation.updated' | 'compensation.deleted' | 'bank_account.created' | 'bank_account.updated' | 'bank_account.deleted' | 'identifier.created' | 'identifier.updated' | 'identifier.deleted' | 'emergency_contact.created' | 'emergency_contact.updated' | 'emergency_contact.deleted' | 'dependent.created' | 'dependent.updated' | 'dependent.deleted' | 'task.created' | 'task.updated' | 'task.completed' | 'task.reopened' | 'task.cancelled' | 'task.overdue' | 'person_change.requested' | 'person_change.approved' | 'person_change.rejected' | 'person_change.cancelled' | 'leave.requested' | 'leave.updated' | 'leave.approved' | 'leave.rejected' | 'leave.cancelled' | 'leave.balance_adjusted' | 'leave_type.created' | 'leave_type.updated' | 'holiday.created' | 'holiday.updated' | 'holiday.deleted' | 'user.created' | 'user.updated' | 'webhook.disabled';

/**
 * The reason why the service disabled the webhook: `deliveries_exhausted`, five consecutive deliveries failed all their attempts; `gone`, two consecutive attempts got a 410. Null unless the service has disabled the webhook
 */
export type WebhookDisabledReason = 'deliveries_exhausted' | 'gone' | null;

/**
 * The name of an HTTP header, case-insensitive
 */
export type HeaderName = string;

/**
 * `succeeded`: a 2xx in time, whatever its body; `http_error`: another status; `timed_out`: no status within 30 seconds; `answer_too_large`: the response headers exceed the limit; `blocked`: an address that webhooks may not reach. The others name the part that failed: the DNS lookup, TLS, or the connection
 */
export type WebhookAttemptOutcome = 'succeeded' | 'http_error' | 'connection_refused' | 'connection_reset' | 'connection_failed' | 'dns_failed' | 'tls_failed' | 'timed_out' | 'answer_too_large' | 'blocked';

/**
 * A failed attempt
 */
export type WebhookFailure = {
    /**
     * The start of the attempt
     */
    at: string;
    /**
     * The delivery to which the attempt belongs
     */
    delivery_id: number;
    /**
     * `succeeded`: a 2xx in time, whatever its body; `http_error`: another status; `timed_out`: no status within 30 seconds; `answer_too_large`: the response headers exceed the limit; `blocked`: an address that webhooks may not reach. The others name the part that failed: the DNS lookup, TLS, or the connection
     */
    outcome: WebhookAttemptOutcome;
    /**
     * The HTTP status of the response; null if there was none
     */
    response_status: number | null;
    /**
     * A readable description of the error; null if the outcome is `succeeded` or `http_error`
     */
    error: string | null;
};

/**
 * The attempts in the current hour and the previous 23 hours, without tests
 */
export type WebhookActivity = {
    /**
     * The number of attempts, without tests
     */
    attempts: number;
    /**
     * The share of successful attempts; null if there were no attempts
     */
    success_rate: number | null;
    /**
     * The time of the last successful attempt; null if there was none
     */
    last_success_at: string | null;
    /**
     * The last failed attempt; null if there was none
     */
    last_failure: WebhookFailure | null;
};

/**
 * A subscription to events, which are sent to its URL
 */
export type Webhook = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The endpoint that receives the deliveries: an http or https URL, in ASCII
     */
    url: string;
    /**
     * The event types that are delivered, or `*` for all, including future types
     */
    events: Array<EventSelector>;
    /**
     * Your description of the purpose of the webhook; null for none
     */
    description: string | null;
    /**
     * Whether events are delivered; if not, they are stored as `skipped` deliveries
     */
    active: boolean;
    /**
     * The time at which the service disabled the webhook automatically; null unless it has, and null again once the webhook is active
     */
    disabled_at: string | null;
    /**
     * The reason why the service disabled the webhook: `deliveries_exhausted`, five consecutive deliveries failed all their attempts; `gone`, two consecutive attempts got a 410. Null unless the service has disabled the webhook
     */
    disabled_reason: WebhookDisabledReason;
    /**
     * The time until which deliveries are also signed with the previous secret; null if there is none
     */
    previous_secret_expires_at: string | null;
    /**
     * The names of your custom headers in deliveries; their values are never shown
     */
    header_names: Array<HeaderName>;
    /**
     * The email address that is notified when deliveries fail, in addition to the user who created the webhook; null for none
     */
    contact: string | null;
    /**
     * The attempts in the current hour and the previous 23 hours, without tests
     */
    last_24_hours: WebhookActivity;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The time of the last change, in UTC with milliseconds (RFC 3339); initially the same as `created_at`
     */
    updated_at: string;
    /**
     * The version of the record: begins at 1 and increases by one with each change; also the `ETag`. Use it in `If-Match`
     */
    version: number;
};

/**
 * Your custom headers for every delivery, such as `Authorization` for a gateway in front of the endpoint; at most
 * 10. They replace all previous ones. Values are encrypted and never shown again. Headers that are reserved for
 * deliveries or for HTTP itself are refused.
 *
 */
export type WebhookHeaders = {
    [key in HeaderName]?: string;
};

/**
 * A webhook to add
 */
export type WebhookCreate = {
    /**
     * The endpoint, as an http or https URL; addresses that are not public are refused. Letters of any script, such as in `https://例え.jp/hooks`, are stored in ASCII
     */
    url: string;
    /**
     * The event types to deliver, or `*` for all, including future types; duplicates are ignored
     */
    events: Array<EventSelector>;
    /**
     * Your description of the purpose of the webhook; null for none
     */
    description?: string | null;
    /**
     * Whether to deliver events immediately
     */
    active?: boolean;
    /**
     * Your custom headers for every delivery, such as `Authorization` for a gateway in front of the endpoint; at most
     * 10. They replace all previous ones. Values are encrypted and never shown again. Headers that are reserved for
     * deliveries or for HTTP itself are refused.
     *
     */
    headers?: WebhookHeaders;
    /**
     * The email address that is notified when deliveries fail and when the webhook is disabled, in addition to the user who created the webhook; null for none
     */
    contact?: string | null;
};

/**
 * A webhook with its secret, which is shown only once
 */
export type WebhookWithSecret = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The endpoint that receives the deliveries: an http or https URL, in ASCII
     */
    url: string;
    /**
     * The event types that are delivered, or `*` for all, including future types
     */
    events: Array<EventSelector>;
    /**
     * Your description of the purpose of the webhook; null for none
     */
    description: string | null;
    /**
     * Whether events are delivered; if not, they are stored as `skipped` deliveries
     */
    active: boolean;
    /**
     * The time at which the service disabled the webhook automatically; null unless it has, and null again once the webhook is active
     */
    disabled_at: string | null;
    /**
     * The reason why the service disabled the webhook: `deliveries_exhausted`, five consecutive deliveries failed all their attempts; `gone`, two consecutive attempts got a 410. Null unless the service has disabled the webhook
     */
    disabled_reason: WebhookDisabledReason;
    /**
     * The time until which deliveries are also signed with the previous secret; null if there is none
     */
    previous_secret_expires_at: string | null;
    /**
     * The names of your custom headers in deliveries; their values are never shown
     */
    header_names: Array<HeaderName>;
    /**
     * The email address that is notified when deliveries fail, in addition to the user who created the webhook; null for none
     */
    contact: string | null;
    /**
     * The attempts in the current hour and the previous 23 hours, without tests
     */
    last_24_hours: WebhookActivity;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The time of the last change, in UTC with milliseconds (RFC 3339); initially the same as `created_at`
     */
    updated_at: string;
    /**
     * The version of the record: begins at 1 and increases by one with each change; also the `ETag`. Use it in `If-Match`
     */
    version: number;
    /**
     * The signing key, shown only when it is created
     */
    secret?: string;
    /**
     * Replaces `secret` when an `Idempotency-Key` replays the response
     */
    secret_withheld?: boolean;
};

/**
 * The changes to a webhook; omitted members stay unchanged
 */
export type WebhookUpdate = {
    /**
     * The endpoint, as an http or https URL; addresses that are not public are refused. Letters of any script, such as in `https://例え.jp/hooks`, are stored in ASCII
     */
    url?: string;
    /**
     * The event types to deliver, or `*` for all, including future types; duplicates are ignored
     */
    events?: Array<EventSelector>;
    /**
     * Your description of the purpose of the webhook; null for none
     */
    description?: string | null;
    /**
     * True to deliver events, including after the service disabled the webhook; false to store them as `skipped` deliveries
     */
    active?: boolean;
    /**
     * Your custom headers for every delivery, such as `Authorization` for a gateway in front of the endpoint; at most
     * 10. They replace all previous ones. Values are encrypted and never shown again. Headers that are reserved for
     * deliveries or for HTTP itself are refused.
     *
     */
    headers?: WebhookHeaders;
    /**
     * The email address that is notified when deliveries fail and when the webhook is disabled, in addition to the user who created the webhook; null for none
     */
    contact?: string | null;
};

/**
 * The options of a secret rotation
 */
export type WebhookRotateSecret = {
    /**
     * The number of hours during which deliveries are also signed with the old secret; 0 for none
     */
    grace_hours?: number;
};

/**
 * The type of the event: a noun and a verb. More types will be added
 */
export type EventTypeName = 'person.created' | 'person.updated' | 'person.deleted' | 'person.started' | 'person.terminated' | 'person.rehired' | 'person.erased' | 'department.created' | 'department.updated' | 'department.deleted' | 'location.created' | 'location.updated' | 'location.deleted' | 'document.created' | 'document.updated' | 'document.sent' | 'document.viewed' | 'document.bounced' | 'document.signer_signed' | 'document.signed' | 'document.filed' | 'document.expired' | 'document.declined' | 'document.voided' | 'document.deleted' | 'document_template.created' | 'document_template.updated' | 'document_template.deleted' | 'payrun.created' | 'payrun.updated' | 'payrun.approved' | 'payrun.completed' | 'payrun.reopened' | 'payrun.cancelled' | 'payrun.deleted' | 'recurring_line.created' | 'recurring_line.updated' | 'recurring_line.deleted' | 'custom_field.created' | 'custom_field.updated' | 'pay_code.created' | 'pay_code.updated' | 'pay_code.deleted' | 'pay_schedule.created' | 'pay_schedule.updated' | 'pay_schedule.skipped' | 'pay_schedule.deleted' | 'assignment.created' | 'assignment.updated' | 'assignment.deleted' | 'compensation.created' | 'compensation.updated' | 'compensation.deleted' | 'task.created' | 'task.updated' | 'task.completed' | 'task.reopened' | 'task.cancelled' | 'task.overdue' | 'person_change.requested' | 'person_change.approved' | 'person_change.rejected' | 'person_change.cancelled' | 'identifier.created' | 'identifier.updated' | 'identifier.deleted' | 'emergency_contact.created' | 'emergency_contact.updated' | 'emergency_contact.deleted' | 'dependent.created' | 'dependent.updated' | 'dependent.deleted' | 'bank_account.created' | 'bank_account.updated' | 'bank_account.deleted' | 'leave.requested' | 'leave.updated' | 'leave.approved' | 'leave.rejected' | 'leave.cancelled' | 'leave.balance_adjusted' | 'leave_type.created' | 'leave_type.updated' | 'holiday.created' | 'holiday.updated' | 'holiday.deleted' | 'user.created' | 'user.updated' | 'webhook.disabled';

/**
 * A test event to send
 */
export type WebhookSendTest = {
    /**
     * The event type; its example from the contract is sent
     */
    type: EventTypeName;
};

/**
 * The ID of an event, the same in every delivery and attempt: use it to deduplicate
 */
export type EventId = string;

/**
 * `pending` while attempts remain; `succeeded` after an attempt got a 2xx; `failed` after the last attempt; `skipped` because the webhook was not active
 */
export type WebhookDeliveryStatus = 'pending' | 'succeeded' | 'failed' | 'skipped';

/**
 * The trigger of the attempt: the `schedule`, `webhookDeliveries.redeliver`, or `webhooks.sendTest`
 */
export type WebhookAttemptTrigger = 'schedule' | 'redelivery' | 'test';

/**
 * A request header of an attempt
 */
export type WebhookRequestHeader = {
    /**
     * The name of an HTTP header, case-insensitive
     */
    name: string;
    /**
     * The value of the header; null for signatures, which used the secret of that time, for your custom headers, which are never shown, and for `X-Webhook-Attempt` of a schedule before the latest
     */
    value: string | null;
};

/**
 * One attempt of a delivery, with its outcome
 */
export type WebhookAttempt = {
    /**
     * The number of the attempt among all attempts of the delivery, from 1
     */
    attempt: number;
    /**
     * The trigger of the attempt: the `schedule`, `webhookDeliveries.redeliver`, or `webhooks.sendTest`
     */
    trigger: WebhookAttemptTrigger;
    /**
     * The endpoint to which the attempt was sent: the URL of the webhook at that time; null for attempts by a version of the service that did not store it
     */
    url: string | null;
    /**
     * The start of the attempt, including the DNS lookup; `webhook-timestamp` is its second
     */
    started_at: string;
    /**
     * The duration in milliseconds, from the start of the attempt to the end of the response, to the moment when the rest of its body was discarded, or to the failure
     */
    duration_ms: number;
    /**
     * `succeeded`: a 2xx in time, whatever its body; `http_error`: another status; `timed_out`: no status within 30 seconds; `answer_too_large`: the response headers exceed the limit; `blocked`: an address that webhooks may not reach. The others name the part that failed: the DNS lookup, TLS, or the connection
     */
    outcome: WebhookAttemptOutcome;
    /**
     * The HTTP status of the response; null if there was none
     */
    response_status: number | null;
    /**
     * The first 4 KiB of the response body, as text; null if the body was empty or could not be decompressed, or if there was no response
     */
    response_excerpt: string | null;
    /**
     * Whether the response body was not read to its end: it was longer than 64 KiB, had not ended after the 30 seconds, broke off, or could not be decompressed. It does not affect success, which depends on the status
     */
    response_truncated: boolean;
    /**
     * A readable description of the error; null if the outcome is `succeeded` or `http_error`
     */
    error: string | null;
    /**
     * The request headers, without those that HTTP itself needs; empty if the outcome is `blocked`. Your custom headers are the current ones of the webhook, which may have changed since the attempt
     */
    request_headers: Array<WebhookRequestHeader>;
};

/**
 * The delivery of an event to a webhook; stored for at least 30 days
 */
export type WebhookDelivery = {
    /**
     * The ID of a record: a positive integer that never changes and may exceed 32 bits
     */
    id: number;
    /**
     * The webhook that receives the delivery
     */
    webhook_id: number;
    /**
     * The delivered event, as in `webhook-id`
     */
    event_id: string;
    /**
     * The type of the event, as in `type` of the body
     */
    type: EventTypeName;
    /**
     * `pending` while attempts remain; `succeeded` after an attempt got a 2xx; `failed` after the last attempt; `skipped` because the webhook was not active
     */
    status: WebhookDeliveryStatus;
    /**
     * The number of attempts, both scheduled and manual
     */
    attempt_count: number;
    /**
     * The time of the next scheduled attempt; null unless the delivery is `pending`
     */
    next_attempt_at: string | null;
    /**
     * All attempts, the oldest first; only in `webhookDeliveries.get`
     */
    attempts?: Array<WebhookAttempt>;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The time of the last change, in UTC with milliseconds (RFC 3339); initially the same as `created_at`
     */
    updated_at: string;
};

/**
 * The state of a delivery that can be sent again: `failed` after its last attempt, or `skipped` while the webhook was not active
 */
export type RecoverableStatus = 'failed' | 'skipped';

/**
 * The deliveries to schedule again
 */
export type WebhookRecover = {
    /**
     * Only deliveries created at this time or later
     */
    since: string;
    /**
     * Only deliveries created before this time
     */
    until?: string;
    /**
     * Only deliveries of these event types; all by default
     */
    types?: Array<EventTypeName>;
    /**
     * Only deliveries in these states; both by default
     */
    statuses?: Array<RecoverableStatus>;
    /**
     * Whether to count the deliveries without changing them
     */
    dry_run?: boolean;
};

/**
 * The result of a recovery
 */
export type WebhookRecovery = {
    /**
     * The number of deliveries that start again from their first attempt, or would in a dry run
     */
    scheduled: number;
    /**
     * Whether the deliveries were only counted
     */
    dry_run: boolean;
};

/**
 * The number of successful attempts
 */
export type SucceededAttempts = number;

/**
 * The number of failed attempts
 */
export type FailedAttempts = number;

/**
 * The average `duration_ms` of the attempts; null if there were none, or if a version of the service without this member recorded some of them
 */
export type AverageDuration = number | null;

/**
 * The `duration_ms` of the longest attempt; null if `average_duration_ms` is null
 */
export type MaxDuration = number | null;

/**
 * The attempts that ended in one hour, without tests
 */
export type WebhookHour = {
    /**
     * The start of the hour, in UTC
     */
    hour: string;
    /**
     * The number of successful attempts
     */
    succeeded: number;
    /**
     * The number of failed attempts
     */
    failed: number;
    /**
     * The average `duration_ms` of the attempts; null if there were none, or if a version of the service without this member recorded some of them
     */
    average_duration_ms: number | null;
    /**
     * The `duration_ms` of the longest attempt; null if `average_duration_ms` is null
     */
    max_duration_ms: number | null;
};

/**
 * The attempts that ended in six hours, without tests
 */
export type WebhookPeriod = {
    /**
     * The start of the first of the six hours, in UTC
     */
    start: string;
    /**
     * The number of successful attempts
     */
    succeeded: number;
    /**
     * The number of failed attempts
     */
    failed: number;
    /**
     * The average `duration_ms` of the attempts; null if there were none, or if a version of the service without this member recorded some of them
     */
    average_duration_ms: number | null;
    /**
     * The `duration_ms` of the longest attempt; null if `average_duration_ms` is null
     */
    max_duration_ms: number | null;
};

/**
 * The attempts of a webhook over time
 */
export type WebhookStatistics = {
    /**
     * The current hour and the previous 23 hours, the oldest first
     */
    hours: Array<WebhookHour>;
    /**
     * The last seven days in periods of six hours, the oldest first; the current hour is the last hour of the last period
     */
    last_7_days: Array<WebhookPeriod>;
};

/**
 * The order of the stream: `sequence` for the oldest first, `-sequence` for the newest first
 */
export type EventSort = 'sequence' | '-sequence';

/**
 * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
 */
export type EventSequence = number;

/**
 * The person after the change; a deleted person as last stored
 */
export type PersonEventData = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The given name
     */
    first_name: string;
    /**
     * The family name
     */
    last_name: string;
    /**
     * The email address of the person, unique among the people of the business who are not deleted
     */
    email: string;
    /**
     * The date of birth, YYYY-MM-DD; null if unknown
     */
    date_of_birth: string | null;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
};

/**
 * A person was added.
 */
export type PersonCreatedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `person.created`
     */
    type: 'person.created';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The person after the change; a deleted person as last stored
     */
    data: PersonEventData;
};

/**
 * The changed members of the person, including those that `data` does not contain; after `custom_fields`, each changed custom field that is not sensitive, such as `custom_fields.shirt_size`; absent in events from before this member existed
 */
export type ChangedMembers = Array<string>;

/**
 * A record was changed; not sent if no value changed.
 */
export type PersonUpdatedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `person.updated`
     */
    type: 'person.updated';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The changed members of the person, including those that `data` does not contain; after `custom_fields`, each changed custom field that is not sensitive, such as `custom_fields.shirt_size`; absent in events from before this member existed
     */
    changed?: ChangedMembers;
    /**
     * The person after the change; a deleted person as last stored
     */
    data: PersonEventData;
};

/**
 * A person was deleted; the data is the last state of the record.
 */
export type PersonDeletedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `person.deleted`
     */
    type: 'person.deleted';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The person after the change; a deleted person as last stored
     */
    data: PersonEventData;
};

/**
 * The person at the start or end of their employment, with its dates
 */
export type PersonStatusEventData = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The given name
     */
    first_name: string;
    /**
     * The family name
     */
    last_name: string;
    /**
     * The email address of the person, unique among the people of the business who are not deleted
     */
    email: string;
    /**
     * The date of birth, YYYY-MM-DD; null if unknown
     */
    date_of_birth: string | null;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The first day of the employment, YYYY-MM-DD; null if unknown
     */
    start_date: string | null;
    /**
     * The first day **after** the employment, YYYY-MM-DD; null if no end is known
     */
    end_date: string | null;
    /**
     * The last day of the employment, YYYY-MM-DD: the day before `end_date`; null if no end is known
     */
    last_day: string | null;
};

/**
 * An employment has begun: `start_date` has arrived, in the time zone of the business. Also sent when a person is rehired, or an end date is revoked. Not sent for a person who is added on that day or later.
 */
export type PersonStartedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `person.started`
     */
    type: 'person.started';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The person at the start or end of their employment, with its dates
     */
    data: PersonStatusEventData;
};

/**
 * An employment has ended: `end_date`, the day after `last_day`, has arrived in the time zone of the business. Sent again when the end date is moved and arrives again.
 */
export type PersonTerminatedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `person.terminated`
     */
    type: 'person.terminated';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The person at the start or end of their employment, with its dates
     */
    data: PersonStatusEventData;
};

/**
 * A person who had left was rehired: a new employment begins on `start_date`. `person.started` follows on that day.
 */
export type PersonRehiredEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `person.rehired`
     */
    type: 'person.rehired';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The person at the start or end of their employment, with its dates
     */
    data: PersonStatusEventData;
};

/**
 * The person who was erased; only the ID remains
 */
export type PersonErasedEventData = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
};

/**
 * A person was erased; the event contains only their ID, and earlier events about them no longer contain a name.
 */
export type PersonErasedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `person.erased`
     */
    type: 'person.erased';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The person who was erased; only the ID remains
     */
    data: PersonErasedEventData;
};

/**
 * The department at the time of the event
 */
export type DepartmentEventData = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The name of the department, unique within the business, ignoring case. Each run of white space becomes one space
     */
    name: string;
    /**
     * Your short code for the department, unique within the business, ignoring case; null for none
     */
    code: string | null;
    /**
     * The ID of the parent department; null for none. A department is never a part of itself, directly or through others
     */
    parent_id: number | null;
    /**
     * The cost centre of your accounts, to which `payRuns.exportJournal` posts the pay of its people; null for none. Parts of the department do not inherit it
     */
    cost_centre?: string | null;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
};

/**
 * A department was added, directly or through the department name of a person.
 */
export type DepartmentCreatedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `department.created`
     */
    type: 'department.created';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The department at the time of the event
     */
    data: DepartmentEventData;
};

/**
 * The name, code, parent or cost centre of a department was changed. The `department` of its people changes with it, without an event for them.
 */
export type DepartmentUpdatedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `department.updated`
     */
    type: 'department.updated';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The department at the time of the event
     */
    data: DepartmentEventData;
};

/**
 * A department was deleted; the data is the last state of the department.
 */
export type DepartmentDeletedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `department.deleted`
     */
    type: 'department.deleted';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The department at the time of the event
     */
    data: DepartmentEventData;
};

/**
 * The location at the time of the event
 */
export type LocationEventData = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The name of the location, unique within the business, ignoring case. Each run of white space becomes one space
     */
    name: string;
    /**
     * Your short code for the location, unique within the business, ignoring case; null for none
     */
    code: string | null;
    /**
     * The country as two capital letters (ISO 3166-1 alpha-2), for information only; null if unknown
     */
    country: string | null;
    /**
     * The time zone (IANA), for information only: `today` always follows the time zone of the business. Null if unknown
     */
    time_zone: string | null;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
};

/**
 * A location was added.
 */
export type LocationCreatedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `location.created`
     */
    type: 'location.created';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The location at the time of the event
     */
    data: LocationEventData;
};

/**
 * The name, code, country or time zone of a location was changed.
 */
export type LocationUpdatedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `location.updated`
     */
    type: 'location.updated';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The location at the time of the event
     */
    data: LocationEventData;
};

/**
 * A location was deleted; the data is the last state of the location.
 */
export type LocationDeletedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `location.deleted`
     */
    type: 'location.deleted';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The location at the time of the event
     */
    data: LocationEventData;
};

/**
 * A signature on behalf of a signer: `full_name` signed for `name`
 */
export type SignedOnBehalf = {
    /**
     * The signer on whose behalf another person signed
     */
    signer_id: number;
    /**
     * The name of the signer on whose behalf the other person signed
     */
    name: string;
    /**
     * The name of the person who signed
     */
    full_name: string;
};

/**
 * The document after the change, without its content
 */
export type DocumentEventData = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The person that the document concerns
     */
    person_id: number;
    /**
     * The template from which the document was generated; null for an uploaded file
     */
    template_id: number | null;
    /**
     * The title of the document, as signers see it
     */
    title: string;
    /**
     * `draft` before it is sent; `sent` while signatures are missing; `signed` by all signers; `filed` if it needs no signature; `expired` after its time limit, after which it can be sent again; `declined` by a signer; `voided` after it was withdrawn
     */
    status: DocumentStatus;
    /**
     * The SHA-256 of the original file, which signers sign
     */
    sha256: string;
    /**
     * The SHA-256 of the signed file, which is the original with a certificate of the signatures; null until the last signer has signed
     */
    signed_sha256: string | null;
    /**
     * The deadline for signing; set each time the document is sent, and null until then
     */
    expires_at: string | null;
    /**
     * The time at which the last signer signed; null until then
     */
    signed_at: string | null;
    /**
     * The time at which the document expired; null until then, and after it is sent again
     */
    expired_at: string | null;
    /**
     * The time at which the document was filed without signatures; null otherwise
     */
    filed_at: string | null;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The signers on whose behalf another person signed; present only if there are any
     */
    signed_on_behalf?: Array<SignedOnBehalf>;
};

/**
 * A document was generated or uploaded.
 */
export type DocumentCreatedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `document.created`
     */
    type: 'document.created';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The document after the change, without its content
     */
    data: DocumentEventData;
};

/**
 * A draft was changed, or a signer was corrected.
 */
export type DocumentUpdatedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `document.updated`
     */
    type: 'document.updated';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The document after the change, without its content
     */
    data: DocumentEventData;
};

/**
 * A document was sent to its signers, for the first time or again after it had expired.
 */
export type DocumentSentEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `document.sent`
     */
    type: 'document.sent';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The document after the change, without its content
     */
    data: DocumentEventData;
};

/**
 * The signer who has opened the document; `documents.get` returns the name
 */
export type ViewerEventData = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The position in the signing order, from 1
     */
    order: number;
    /**
     * The time at which the signer opened the document
     */
    viewed_at: string;
};

/**
 * The document after one of its signers opened it, with that signer
 */
export type DocumentViewedEventData = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The person that the document concerns
     */
    person_id: number;
    /**
     * The template from which the document was generated; null for an uploaded file
     */
    template_id: number | null;
    /**
     * The title of the document, as signers see it
     */
    title: string;
    /**
     * `draft` before it is sent; `sent` while signatures are missing; `signed` by all signers; `filed` if it needs no signature; `expired` after its time limit, after which it can be sent again; `declined` by a signer; `voided` after it was withdrawn
     */
    status: DocumentStatus;
    /**
     * The SHA-256 of the original file, which signers sign
     */
    sha256: string;
    /**
     * The SHA-256 of the signed file, which is the original with a certificate of the signatures; null until the last signer has signed
     */
    signed_sha256: string | null;
    /**
     * The deadline for signing; set each time the document is sent, and null until then
     */
    expires_at: string | null;
    /**
     * The time at which the last signer signed; null until then
     */
    signed_at: string | null;
    /**
     * The time at which the document expired; null until then, and after it is sent again
     */
    expired_at: string | null;
    /**
     * The time at which the document was filed without signatures; null otherwise
     */
    filed_at: string | null;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The signers on whose behalf another person signed; present only if there are any
     */
    signed_on_behalf?: Array<SignedOnBehalf>;
    /**
     * The signer who has opened the document; `documents.get` returns the name
     */
    signer: ViewerEventData;
};

/**
 * A signer has opened a document: once for each signer, and once more after the address of the signer was changed.
 */
export type DocumentViewedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `document.viewed`
     */
    type: 'document.viewed';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The document after one of its signers opened it, with that signer
     */
    data: DocumentViewedEventData;
};

/**
 * The signer whose email bounced; `documents.get` returns the address
 */
export type BouncedSignerEventData = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The position in the signing order, from 1
     */
    order: number;
    /**
     * The time at which the bounce was detected
     */
    bounced_at: string;
    /**
     * The enhanced status code of the bounce (RFC 3463), such as `5.1.1` for an address that does not exist; null if the mail server sent none
     */
    status_code: string | null;
};

/**
 * The document, with the signer whose email bounced
 */
export type DocumentBouncedEventData = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The person that the document concerns
     */
    person_id: number;
    /**
     * The template from which the document was generated; null for an uploaded file
     */
    template_id: number | null;
    /**
     * The title of the document, as signers see it
     */
    title: string;
    /**
     * `draft` before it is sent; `sent` while signatures are missing; `signed` by all signers; `filed` if it needs no signature; `expired` after its time limit, after which it can be sent again; `declined` by a signer; `voided` after it was withdrawn
     */
    status: DocumentStatus;
    /**
     * The SHA-256 of the original file, which signers sign
     */
    sha256: string;
    /**
     * The SHA-256 of the signed file, which is the original with a certificate of the signatures; null until the last signer has signed
     */
    signed_sha256: string | null;
    /**
     * The deadline for signing; set each time the document is sent, and null until then
     */
    expires_at: string | null;
    /**
     * The time at which the last signer signed; null until then
     */
    signed_at: string | null;
    /**
     * The time at which the document expired; null until then, and after it is sent again
     */
    expired_at: string | null;
    /**
     * The time at which the document was filed without signatures; null otherwise
     */
    filed_at: string | null;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The signers on whose behalf another person signed; present only if there are any
     */
    signed_on_behalf?: Array<SignedOnBehalf>;
    /**
     * The signer whose email bounced; `documents.get` returns the address
     */
    signer: BouncedSignerEventData;
};

/**
 * An email to a signer was rejected permanently: correct the address with `documents.updateSigner`.
 */
export type DocumentBouncedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `document.bounced`
     */
    type: 'document.bounced';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The document, with the signer whose email bounced
     */
    data: DocumentBouncedEventData;
};

/**
 * The signer who has signed; `documents.get` returns the name
 */
export type SignerEventData = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The position in the signing order, from 1
     */
    order: number;
    /**
     * The time of the signature
     */
    signed_at: string;
    /**
     * Whether another person signed for this signer
     */
    on_behalf: boolean;
};

/**
 * The document after one of its signers signed, with that signer
 */
export type DocumentSignerEventData = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The person that the document concerns
     */
    person_id: number;
    /**
     * The template from which the document was generated; null for an uploaded file
     */
    template_id: number | null;
    /**
     * The title of the document, as signers see it
     */
    title: string;
    /**
     * `draft` before it is sent; `sent` while signatures are missing; `signed` by all signers; `filed` if it needs no signature; `expired` after its time limit, after which it can be sent again; `declined` by a signer; `voided` after it was withdrawn
     */
    status: DocumentStatus;
    /**
     * The SHA-256 of the original file, which signers sign
     */
    sha256: string;
    /**
     * The SHA-256 of the signed file, which is the original with a certificate of the signatures; null until the last signer has signed
     */
    signed_sha256: string | null;
    /**
     * The deadline for signing; set each time the document is sent, and null until then
     */
    expires_at: string | null;
    /**
     * The time at which the last signer signed; null until then
     */
    signed_at: string | null;
    /**
     * The time at which the document expired; null until then, and after it is sent again
     */
    expired_at: string | null;
    /**
     * The time at which the document was filed without signatures; null otherwise
     */
    filed_at: string | null;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The signers on whose behalf another person signed; present only if there are any
     */
    signed_on_behalf?: Array<SignedOnBehalf>;
    /**
     * The signer who has signed; `documents.get` returns the name
     */
    signer: SignerEventData;
    /**
     * The number of signers who have not signed yet; at 0, `document.signed` follows
     */
    pending_signers: number;
};

/**
 * A signer has signed a document; after the last signer, `document.signed` follows.
 */
export type DocumentSignerSignedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `document.signer_signed`
     */
    type: 'document.signer_signed';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The document after one of its signers signed, with that signer
     */
    data: DocumentSignerEventData;
};

/**
 * A document was signed by its last signer.
 */
export type DocumentSignedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `document.signed`
     */
    type: 'document.signed';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The document after the change, without its content
     */
    data: DocumentEventData;
};

/**
 * A document that requires no signature was filed.
 */
export type DocumentFiledEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `document.filed`
     */
    type: 'document.filed';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The document after the change, without its content
     */
    data: DocumentEventData;
};

/**
 * A document was not signed before it expired.
 */
export type DocumentExpiredEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `document.expired`
     */
    type: 'document.expired';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The document after the change, without its content
     */
    data: DocumentEventData;
};

/**
 * A document was declined by a signer.
 */
export type DocumentDeclinedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `document.declined`
     */
    type: 'document.declined';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The document after the change, without its content
     */
    data: DocumentEventData;
};

/**
 * A document was withdrawn.
 */
export type DocumentVoidedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `document.voided`
     */
    type: 'document.voided';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The document after the change, without its content
     */
    data: DocumentEventData;
};

/**
 * A draft or a filed document was deleted; the data is the last state of the document.
 */
export type DocumentDeletedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `document.deleted`
     */
    type: 'document.deleted';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The document after the change, without its content
     */
    data: DocumentEventData;
};

/**
 * The template after the change, without its text
 */
export type DocumentTemplateEventData = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The name of the template, in a single line
     */
    name: string;
    /**
     * The number of the latest revision, from 1
     */
    revision: number;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
};

/**
 * A document template was added.
 */
export type DocumentTemplateCreatedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `document_template.created`
     */
    type: 'document_template.created';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The template after the change, without its text
     */
    data: DocumentTemplateEventData;
};

/**
 * A document template has a new revision.
 */
export type DocumentTemplateUpdatedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `document_template.updated`
     */
    type: 'document_template.updated';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The template after the change, without its text
     */
    data: DocumentTemplateEventData;
};

/**
 * A document template was deleted; the data is the last state of the template.
 */
export type DocumentTemplateDeletedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `document_template.deleted`
     */
    type: 'document_template.deleted';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The template after the change, without its text
     */
    data: DocumentTemplateEventData;
};

/**
 * The pay run after the change, without the pay of individual people
 */
export type PayRunEventData = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * `regular` pays all people for a pay period, each person once per period; `off_cycle` is an additional payment, such as a bonus; `correction` reverses or adds to earlier payments, with amounts that may be negative
     */
    type: PayRunType;
    /**
     * The first day of the pay period
     */
    period_start: string;
    /**
     * The last day of the pay period, inclusive
     */
    period_end: string;
    /**
     * The planned day of payment
     */
    pay_date: string;
    /**
     * The currency of all amounts; set at creation, and never changed
     */
    currency: string;
    /**
     * `draft` can be changed; `approved` is ready for payment; `completed` was paid elsewhere and is final; `cancelled` will not be paid
     */
    status: PayRunStatus;
    /**
     * The totals of all payslips of a pay run, in its currency
     */
    totals: PayRunTotals;
    /**
     * The pay schedule that drafted it, which may have been deleted since; null if a user or an API key did
     */
    pay_schedule_id: number | null;
    /**
     * When it was approved; null until then, and after it is reopened
     */
    approved_at: string | null;
    /**
     * When it was recorded as paid; null until then
     */
    completed_at: string | null;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
};

/**
 * A pay run was drafted.
 */
export type PayRunCreatedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `payrun.created`
     */
    type: 'payrun.created';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The pay run after the change, without the pay of individual people
     */
    data: PayRunEventData;
};

/**
 * A draft or its payslips were changed: one event per request, regardless of the number of payslips written.
 */
export type PayRunUpdatedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `payrun.updated`
     */
    type: 'payrun.updated';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The pay run after the change, without the pay of individual people
     */
    data: PayRunEventData;
};

/**
 * A pay run was approved.
 */
export type PayRunApprovedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `payrun.approved`
     */
    type: 'payrun.approved';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The pay run after the change, without the pay of individual people
     */
    data: PayRunEventData;
};

/**
 * A pay run was recorded as paid and is final.
 */
export type PayRunCompletedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `payrun.completed`
     */
    type: 'payrun.completed';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The pay run after the change, without the pay of individual people
     */
    data: PayRunEventData;
};

/**
 * A pay run was returned to draft.
 */
export type PayRunReopenedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `payrun.reopened`
     */
    type: 'payrun.reopened';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The pay run after the change, without the pay of individual people
     */
    data: PayRunEventData;
};

/**
 * A pay run was cancelled.
 */
export type PayRunCancelledEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `payrun.cancelled`
     */
    type: 'payrun.cancelled';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The pay run after the change, without the pay of individual people
     */
    data: PayRunEventData;
};

/**
 * A draft was deleted with its payslips; the data is the last state of the pay run.
 */
export type PayRunDeletedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `payrun.deleted`
     */
    type: 'payrun.deleted';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The pay run after the change, without the pay of individual people
     */
    data: PayRunEventData;
};

/**
 * The recurring line after the change, without its amount
 */
export type RecurringLineEventData = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The person whose payslips include the line
     */
    person_id: number;
    /**
     * The effect on the net pay: an `earning` or `reimbursement` increases it, a `deduction` or `tax` reduces it, and an `employer_cost` is in addition to gross
     */
    kind: PayslipLineKind;
    /**
     * Your own code for the item
     */
    code: string;
    /**
     * The currency of the amount
     */
    currency: string;
    /**
     * The first day on which the line is effective
     */
    starts_on: string;
    /**
     * The last day on which the line is effective, inclusive; null if open-ended
     */
    ends_on: string | null;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
};

/**
 * A recurring line was added.
 */
export type RecurringLineCreatedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `recurring_line.created`
     */
    type: 'recurring_line.created';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The recurring line after the change, without its amount
     */
    data: RecurringLineEventData;
};

/**
 * A recurring line was changed, including changes to only its name or amount.
 */
export type RecurringLineUpdatedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `recurring_line.updated`
     */
    type: 'recurring_line.updated';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The recurring line after the change, without its amount
     */
    data: RecurringLineEventData;
};

/**
 * A recurring line was deleted; the data is the last state of the line.
 */
export type RecurringLineDeletedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `recurring_line.deleted`
     */
    type: 'recurring_line.deleted';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The recurring line after the change, without its amount
     */
    data: RecurringLineEventData;
};

/**
 * The custom field after the change
 */
export type CustomFieldEventData = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The name of the value in `custom_fields` of people, unique within the business and never changed
     */
    key: string;
    /**
     * The type of the values, never changed: `text` of up to 2,000 characters, `number`, `date` as YYYY-MM-DD, `boolean`, `choice` for the key of one option, `choices` for a list of such keys, `person` for the ID of a person
     */
    type: CustomFieldType;
    /**
     * The name of the field, as shown to users
     */
    label: string;
    /**
     * When it was archived; null if it is not
     */
    archived_at: string | null;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
};

/**
 * A custom field was created.
 */
export type CustomFieldCreatedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `custom_field.created`
     */
    type: 'custom_field.created';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The custom field after the change
     */
    data: CustomFieldEventData;
};

/**
 * A custom field was changed, archived or restored.
 */
export type CustomFieldUpdatedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `custom_field.updated`
     */
    type: 'custom_field.updated';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The custom field after the change
     */
    data: CustomFieldEventData;
};

/**
 * The pay code after the change, without most of its rules
 */
export type PayCodeEventData = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The code that lines and compensations refer to; unique within the business, and never changed
     */
    code: string;
    /**
     * The name of its lines
     */
    name: string;
    /**
     * The kind of all its lines
     */
    kind: PayslipLineKind;
    /**
     * When it was archived; null if it is not
     */
    archived_at: string | null;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
};

/**
 * A pay code was created.
 */
export type PayCodeCreatedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `pay_code.created`
     */
    type: 'pay_code.created';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The pay code after the change, without most of its rules
     */
    data: PayCodeEventData;
};

/**
 * A pay code was changed or archived.
 */
export type PayCodeUpdatedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `pay_code.updated`
     */
    type: 'pay_code.updated';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The pay code after the change, without most of its rules
     */
    data: PayCodeEventData;
};

/**
 * A pay code was deleted; the data is its last state.
 */
export type PayCodeDeletedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `pay_code.deleted`
     */
    type: 'pay_code.deleted';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The pay code after the change, without most of its rules
     */
    data: PayCodeEventData;
};

/**
 * The pay schedule after the change, without most of its rules
 */
export type PayScheduleEventData = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * A short name for people, in lists and emails
     */
    name: string;
    /**
     * The length of the pay periods: `weekly` 7 days and `fortnightly` 14 days from `period_starts_on` on; `semi_monthly` from the 1st to the 15th and from the 16th to the end of the month; `monthly` from `first_day` on
     */
    frequency: PayScheduleFrequency;
    /**
     * Whether it drafts pay runs
     */
    active: boolean;
    /**
     * The last period that it did not draft, and the reason; null if the last one was drafted
     */
    last_error: PayScheduleError | null;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
};

/**
 * A pay schedule was created.
 */
export type PayScheduleCreatedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `pay_schedule.created`
     */
    type: 'pay_schedule.created';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The pay schedule after the change, without most of its rules
     */
    data: PayScheduleEventData;
};

/**
 * A pay schedule was changed, paused or resumed.
 */
export type PayScheduleUpdatedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `pay_schedule.updated`
     */
    type: 'pay_schedule.updated';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The pay schedule after the change, without most of its rules
     */
    data: PayScheduleEventData;
};

/**
 * A pay schedule did not draft a pay run on its day; `last_error` has the period and the reason.
 */
export type PayScheduleSkippedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `pay_schedule.skipped`
     */
    type: 'pay_schedule.skipped';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The pay schedule after the change, without most of its rules
     */
    data: PayScheduleEventData;
};

/**
 * A pay schedule was deleted; the data is its last state.
 */
export type PayScheduleDeletedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `pay_schedule.deleted`
     */
    type: 'pay_schedule.deleted';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The pay schedule after the change, without most of its rules
     */
    data: PayScheduleEventData;
};

/**
 * The assignment after the change; a deleted one as last stored
 */
export type AssignmentEventData = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The person who has the job
     */
    person_id: number;
    /**
     * The first day on which the assignment applies
     */
    effective_on: string;
    /**
     * The last day on which it applies, inclusive; null for the last assignment of the person
     */
    ends_on: string | null;
    /**
     * The job title; null if unknown
     */
    job_title: string | null;
    /**
     * The ID of the department; null if unknown
     */
    department_id: number | null;
    /**
     * The ID of the location; null if unknown
     */
    location_id: number | null;
    /**
     * The ID of the person's manager; null for none. People cannot manage themselves, directly or through others
     */
    manager_id: number | null;
    /**
     * The type of employment; null if unknown
     */
    employment_type: 'full_time' | 'part_time' | 'casual' | 'contractor' | null;
    /**
     * The part of each weekday that the person works
     */
    work_pattern: WorkPattern;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
};

/**
 * An assignment was added, in effect from `effective_on` on. The first one comes with `person.created`, without a separate event.
 */
export type AssignmentCreatedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `assignment.created`
     */
    type: 'assignment.created';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The assignment after the change; a deleted one as last stored
     */
    data: AssignmentEventData;
};

/**
 * An assignment was changed. When the record of the person changes with it, `person.updated` is sent too.
 */
export type AssignmentUpdatedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `assignment.updated`
     */
    type: 'assignment.updated';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The assignment after the change; a deleted one as last stored
     */
    data: AssignmentEventData;
};

/**
 * An assignment was deleted; the data is the assignment as last stored.
 */
export type AssignmentDeletedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `assignment.deleted`
     */
    type: 'assignment.deleted';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The assignment after the change; a deleted one as last stored
     */
    data: AssignmentEventData;
};

/**
 * The compensation after the change, without its amount and reason; a deleted one as last stored
 */
export type CompensationEventData = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The person who is paid
     */
    person_id: number;
    /**
     * The first day on which the compensation applies
     */
    effective_on: string;
    /**
     * The last day on which it applies, inclusive; null for the last compensation of the person
     */
    ends_on: string | null;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
};

/**
 * A compensation was added, in effect from `effective_on` on.
 */
export type CompensationCreatedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `compensation.created`
     */
    type: 'compensation.created';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The compensation after the change, without its amount and reason; a deleted one as last stored
     */
    data: CompensationEventData;
};

/**
 * A compensation was changed, even if only its amount was.
 */
export type CompensationUpdatedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `compensation.updated`
     */
    type: 'compensation.updated';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The compensation after the change, without its amount and reason; a deleted one as last stored
     */
    data: CompensationEventData;
};

/**
 * A compensation was deleted; the data is the compensation as last stored.
 */
export type CompensationDeletedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `compensation.deleted`
     */
    type: 'compensation.deleted';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The compensation after the change, without its amount and reason; a deleted one as last stored
     */
    data: CompensationEventData;
};

/**
 * The task after the change, without its description
 */
export type TaskEventData = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The person that the task is about
     */
    person_id: number;
    /**
     * The checklist that created the task; null for a single task
     */
    checklist_id: number | null;
    /**
     * The started checklist of the person; null for a single task
     */
    started_checklist_id: number | null;
    /**
     * A short description of the task
     */
    title: string;
    /**
     * The way in which the task is completed: `plain` by `tasks.complete`, `sign_document` when a document from the template is signed, `upload_file` when a file is uploaded to it, `fill_fields` when the record of the person has the fields
     */
    kind: TaskKind;
    /**
     * `open` until it is `done`, or `cancelled` because it is not needed
     */
    state: TaskState;
    /**
     * The assignee of a task. A `manager` is the current manager of the person
     */
    assignee: TaskAssignee;
    /**
     * Whether its checklist is complete only with this task
     */
    required: boolean;
    /**
     * The day by whose end the task is due; null for none
     */
    due_on: string | null;
    /**
     * The document that completed the task; null if there is none
     */
    document_id: number | null;
    /**
     * When the task was completed; null if it was not
     */
    completed_at: string | null;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
};

/**
 * A task was created, by a checklist or alone.
 */
export type TaskCreatedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `task.created`
     */
    type: 'task.created';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The task after the change, without its description
     */
    data: TaskEventData;
};

/**
 * The title, the description, the due date or the assignee of a task changed. A due date that follows the first or last day of the person sends it too.
 */
export type TaskUpdatedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `task.updated`
     */
    type: 'task.updated';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The task after the change, without its description
     */
    data: TaskEventData;
};

/**
 * A task was completed, by a user or automatically.
 */
export type TaskCompletedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `task.completed`
     */
    type: 'task.completed';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The task after the change, without its description
     */
    data: TaskEventData;
};

/**
 * A completed or cancelled task was reopened.
 */
export type TaskReopenedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `task.reopened`
     */
    type: 'task.reopened';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The task after the change, without its description
     */
    data: TaskEventData;
};

/**
 * A task was cancelled: by a user, because the person was deleted, or because the termination was withdrawn.
 */
export type TaskCancelledEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `task.cancelled`
     */
    type: 'task.cancelled';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The task after the change, without its description
     */
    data: TaskEventData;
};

/**
 * A task is open on the day after its due date, in the time zone of the business. It is sent once for each due date.
 */
export type TaskOverdueEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `task.overdue`
     */
    type: 'task.overdue';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The task after the change, without its description
     */
    data: TaskEventData;
};

/**
 * A member of `Person` that people can change or request to change in their own record
 */
export type PersonalField = 'first_name' | 'last_name' | 'preferred_name' | 'email' | 'phone' | 'address' | 'date_of_birth';

/**
 * The change request after the event, with the names of its members and without their values
 */
export type PersonChangeEventData = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The person whose record changes
     */
    person_id: number;
    /**
     * `pending` waits for a decision; `approved` was written to the record; `rejected` and `cancelled` were not
     */
    status: PersonChangeStatus;
    /**
     * The names of the requested members
     */
    fields: Array<PersonalField>;
    /**
     * The user who requested the change
     */
    requested_by: number;
    /**
     * The user who approved or rejected the change; null if there is no decision, or if an API key decided
     */
    decided_by: number | null;
    /**
     * When the change was approved or rejected; null until then
     */
    decided_at: string | null;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
};

/**
 * A person requested changes to their own record, which wait for approval.
 */
export type PersonChangeRequestedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `person_change.requested`
     */
    type: 'person_change.requested';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The change request after the event, with the names of its members and without their values
     */
    data: PersonChangeEventData;
};

/**
 * Requested changes were approved and written to the record, which `person.updated` reports too.
 */
export type PersonChangeApprovedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `person_change.approved`
     */
    type: 'person_change.approved';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The change request after the event, with the names of its members and without their values
     */
    data: PersonChangeEventData;
};

/**
 * Requested changes were rejected.
 */
export type PersonChangeRejectedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `person_change.rejected`
     */
    type: 'person_change.rejected';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The change request after the event, with the names of its members and without their values
     */
    data: PersonChangeEventData;
};

/**
 * Requested changes were withdrawn, replaced by a further request, or closed because the person left.
 */
export type PersonChangeCancelledEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `person_change.cancelled`
     */
    type: 'person_change.cancelled';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The change request after the event, with the names of its members and without their values
     */
    data: PersonChangeEventData;
};

/**
 * The identifier after the change, without its number, country and days; a deleted one as last stored
 */
export type IdentifierEventData = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The person with this number
     */
    person_id: number;
    /**
     * The kind of number: `national_id` for the number of the person or of their identity card, `tax_id` for their number with the tax authority, `social_security` for their number with the social security or national insurance
     */
    kind: IdentifierKind;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
};

/**
 * An identifier was added.
 */
export type IdentifierCreatedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `identifier.created`
     */
    type: 'identifier.created';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The identifier after the change, without its number, country and days; a deleted one as last stored
     */
    data: IdentifierEventData;
};

/**
 * An identifier was changed, even if only its number was.
 */
export type IdentifierUpdatedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `identifier.updated`
     */
    type: 'identifier.updated';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The identifier after the change, without its number, country and days; a deleted one as last stored
     */
    data: IdentifierEventData;
};

/**
 * An identifier was deleted; the data is its last state.
 */
export type IdentifierDeletedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `identifier.deleted`
     */
    type: 'identifier.deleted';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The identifier after the change, without its number, country and days; a deleted one as last stored
     */
    data: IdentifierEventData;
};

/**
 * The emergency contact after the change, without its name, phone number and email address
 */
export type EmergencyContactEventData = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The person of the record
     */
    person_id: number;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
};

/**
 * An emergency contact was added.
 */
export type EmergencyContactCreatedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `emergency_contact.created`
     */
    type: 'emergency_contact.created';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The emergency contact after the change, without its name, phone number and email address
     */
    data: EmergencyContactEventData;
};

/**
 * An emergency contact was changed.
 */
export type EmergencyContactUpdatedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `emergency_contact.updated`
     */
    type: 'emergency_contact.updated';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The emergency contact after the change, without its name, phone number and email address
     */
    data: EmergencyContactEventData;
};

/**
 * An emergency contact was deleted; the data is its last state.
 */
export type EmergencyContactDeletedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `emergency_contact.deleted`
     */
    type: 'emergency_contact.deleted';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The emergency contact after the change, without its name, phone number and email address
     */
    data: EmergencyContactEventData;
};

/**
 * The dependent after the change, without name, relationship and date of birth
 */
export type DependentEventData = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The person of the record
     */
    person_id: number;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
};

/**
 * A dependent was added.
 */
export type DependentCreatedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `dependent.created`
     */
    type: 'dependent.created';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The dependent after the change, without name, relationship and date of birth
     */
    data: DependentEventData;
};

/**
 * A dependent was changed.
 */
export type DependentUpdatedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `dependent.updated`
     */
    type: 'dependent.updated';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The dependent after the change, without name, relationship and date of birth
     */
    data: DependentEventData;
};

/**
 * A dependent was deleted; the data is its last state.
 */
export type DependentDeletedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `dependent.deleted`
     */
    type: 'dependent.deleted';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The dependent after the change, without name, relationship and date of birth
     */
    data: DependentEventData;
};

/**
 * The bank account after the change, without its number; a deleted one as last stored
 */
export type BankAccountEventData = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The person whose pay goes to the account
     */
    person_id: number;
    /**
     * The first pay date on which pay goes to the account
     */
    effective_on: string;
    /**
     * Whether pay goes to the account: `pending` until a second person confirms it, in a business that requires two people
     */
    status: BankAccountStatus;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
};

/**
 * A bank account was added; in a business that requires two people, with the status `pending`.
 */
export type BankAccountCreatedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `bank_account.created`
     */
    type: 'bank_account.created';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The bank account after the change, without its number; a deleted one as last stored
     */
    data: BankAccountEventData;
};

/**
 * A bank account was changed, confirmed or rejected.
 */
export type BankAccountUpdatedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `bank_account.updated`
     */
    type: 'bank_account.updated';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The bank account after the change, without its number; a deleted one as last stored
     */
    data: BankAccountEventData;
};

/**
 * A bank account was deleted; the data is the account as last stored.
 */
export type BankAccountDeletedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `bank_account.deleted`
     */
    type: 'bank_account.deleted';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The bank account after the change, without its number; a deleted one as last stored
     */
    data: BankAccountEventData;
};

/**
 * The leave after the change, without notes
 */
export type LeaveEventData = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The person who is on leave
     */
    person_id: number;
    /**
     * The type of leave, whose rules apply
     */
    leave_type_id: number;
    /**
     * The first day of the leave
     */
    start_date: string;
    /**
     * The last day of the leave, inclusive
     */
    end_date: string;
    /**
     * The part of the first day that is leave
     */
    start_portion: DayPortion;
    /**
     * The part of the last day that is leave; for a single day, the same as `start_portion`
     */
    end_portion: DayPortion;
    /**
     * The days that the leave deducts, in half days
     */
    days: number;
    /**
     * `requested` is pending a decision; `approved` deducts its days from the balance; `rejected` and `cancelled` deduct none
     */
    status: LeaveStatus;
    /**
     * The user who approved or rejected the request; null if there is no decision, if the type requires no approval, or if an API key decided
     */
    decided_by: number | null;
    /**
     * When the request was approved or rejected; null until then
     */
    decided_at: string | null;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
};

/**
 * Leave was requested.
 */
export type LeaveRequestedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `leave.requested`
     */
    type: 'leave.requested';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The leave after the change, without notes
     */
    data: LeaveEventData;
};

/**
 * Leave that awaits a decision was changed.
 */
export type LeaveUpdatedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `leave.updated`
     */
    type: 'leave.updated';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The leave after the change, without notes
     */
    data: LeaveEventData;
};

/**
 * Leave was approved.
 */
export type LeaveApprovedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `leave.approved`
     */
    type: 'leave.approved';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The leave after the change, without notes
     */
    data: LeaveEventData;
};

/**
 * Leave was rejected.
 */
export type LeaveRejectedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `leave.rejected`
     */
    type: 'leave.rejected';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The leave after the change, without notes
     */
    data: LeaveEventData;
};

/**
 * Leave was cancelled.
 */
export type LeaveCancelledEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `leave.cancelled`
     */
    type: 'leave.cancelled';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The leave after the change, without notes
     */
    data: LeaveEventData;
};

/**
 * The ledger line, without its note
 */
export type LeaveAdjustmentEventData = {
    /**
     * The ID of the ledger line, as in `leaveLedger.list`
     */
    id: number;
    /**
     * The person whose balance it is
     */
    person_id: number;
    /**
     * The leave type that the days belong to
     */
    leave_type_id: number;
    /**
     * The days credited; negative if deducted
     */
    days: number;
    /**
     * The day from which the days count in the balance
     */
    effective_on: string;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
};

/**
 * Days were added or deducted manually, or corrected because dates of employment changed.
 */
export type LeaveBalanceAdjustedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `leave.balance_adjusted`
     */
    type: 'leave.balance_adjusted';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The ledger line, without its note
     */
    data: LeaveAdjustmentEventData;
};

/**
 * The leave type after the change; `leaveTypes.get` returns all of its rules
 */
export type LeaveTypeEventData = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The name of this type of leave
     */
    name: string;
    /**
     * Your own code, unique within the business; a payslip line with this code pays or deducts this type of leave
     */
    code: string;
    /**
     * Whether people are paid during the leave
     */
    paid: boolean;
    /**
     * Whether such leave requires approval
     */
    requires_approval: boolean;
    /**
     * When the type was archived; null if it is not archived
     */
    archived_at: string | null;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
};

/**
 * A leave type was added.
 */
export type LeaveTypeCreatedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `leave_type.created`
     */
    type: 'leave_type.created';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The leave type after the change; `leaveTypes.get` returns all of its rules
     */
    data: LeaveTypeEventData;
};

/**
 * A leave type or one of its rules was changed, or the type was archived.
 */
export type LeaveTypeUpdatedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `leave_type.updated`
     */
    type: 'leave_type.updated';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The leave type after the change; `leaveTypes.get` returns all of its rules
     */
    data: LeaveTypeEventData;
};

/**
 * The holiday after the change
 */
export type HolidayEventData = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The day of the holiday
     */
    date: string;
    /**
     * The name of the holiday, shown in calendars
     */
    name: string;
    /**
     * The part of the day that is a holiday
     */
    portion: DayPortion;
    /**
     * The locations that observe the holiday; empty for all people
     */
    location_ids: Array<Id>;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
};

/**
 * A holiday was added; an import sends one event for each day that it adds.
 */
export type HolidayCreatedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `holiday.created`
     */
    type: 'holiday.created';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The holiday after the change
     */
    data: HolidayEventData;
};

/**
 * A holiday was changed.
 */
export type HolidayUpdatedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `holiday.updated`
     */
    type: 'holiday.updated';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The holiday after the change
     */
    data: HolidayEventData;
};

/**
 * A holiday was deleted; the data is the last state of the holiday.
 */
export type HolidayDeletedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `holiday.deleted`
     */
    type: 'holiday.deleted';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The holiday after the change
     */
    data: HolidayEventData;
};

/**
 * The user after the change; `users.get` returns the name and email address
 */
export type UserEventData = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The role of the user, which determines their scopes and the records that they can access
     */
    role: Role;
    /**
     * Whether the user can log in; also false after the employment of their person has ended
     */
    active: boolean;
    /**
     * The person record of the user, to which the scope `self` gives access; null for none. A person has at most one user
     */
    person_id: number | null;
    /**
     * Whether the user has a password; false until the invitation is accepted
     */
    password_set: boolean;
    /**
     * Whether a login requires a second factor
     */
    two_factor_enabled: boolean;
    /**
     * Whether the login still counts as the same person as the users who invited it, assigned its role or linked its person, until another user confirms it
     */
    needs_confirmation: boolean;
    /**
     * The creation time, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
};

/**
 * A user was invited.
 */
export type UserCreatedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `user.created`
     */
    type: 'user.created';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The user after the change; `users.get` returns the name and email address
     */
    data: UserEventData;
};

/**
 * A user was changed, accepted the invitation, was invited again by another user or confirmed, or turned the second factor on or off, or their access ended or was restored with the employment of their person. Not sent for logins.
 */
export type UserUpdatedEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `user.updated`
     */
    type: 'user.updated';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The user after the change; `users.get` returns the name and email address
     */
    data: UserEventData;
};

/**
 * The webhook that the service disabled
 */
export type WebhookEventData = {
    /**
     * The ID of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The endpoint that received the deliveries
     */
    url: string;
    /**
     * The time at which the webhook was disabled
     */
    disabled_at: string;
    /**
     * The reason: `deliveries_exhausted`, five consecutive deliveries failed all their attempts; `gone`, two consecutive attempts got a 410
     */
    disabled_reason: 'deliveries_exhausted' | 'gone';
};

/**
 * A webhook was disabled because its deliveries kept failing or it responded with 410 twice in a row.
 */
export type WebhookDisabledEvent = {
    /**
     * The ID of an event, the same in every delivery and attempt: use it to deduplicate
     */
    id: string;
    /**
     * The type of the event: always `webhook.disabled`
     */
    type: 'webhook.disabled';
    /**
     * The time of the event
     */
    created_at: string;
    /**
     * The position in the stream of the business: 1, 2, 3, … without gaps. Included in `events.list` and `events.get`; not in deliveries, which are sent before events are numbered
     */
    sequence?: number;
    /**
     * The webhook that the service disabled
     */
    data: WebhookEventData;
};

/**
 * An event for a webhook; `type` determines the structure of `data`
 */
export type Event = ({
    type: 'person.created';
} & PersonCreatedEvent) | ({
    type: 'person.updated';
} & PersonUpdatedEvent) | ({
    type: 'person.deleted';
} & PersonDeletedEvent) | ({
    type: 'person.started';
} & PersonStartedEvent) | ({
    type: 'person.terminated';
} & PersonTerminatedEvent) | ({
    type: 'person.rehired';
} & PersonRehiredEvent) | ({
    type: 'person.erased';
} & PersonErasedEvent) | ({
    type: 'department.created';
} & DepartmentCreatedEvent) | ({
    type: 'department.updated';
} & DepartmentUpdatedEvent) | ({
    type: 'department.deleted';
} & DepartmentDeletedEvent) | ({
    type: 'location.created';
} & LocationCreatedEvent) | ({
    type: 'location.updated';
} & LocationUpdatedEvent) | ({
    type: 'location.deleted';
} & LocationDeletedEvent) | ({
    type: 'document.created';
} & DocumentCreatedEvent) | ({
    type: 'document.updated';
} & DocumentUpdatedEvent) | ({
    type: 'document.sent';
} & DocumentSentEvent) | ({
    type: 'document.viewed';
} & DocumentViewedEvent) | ({
    type: 'document.bounced';
} & DocumentBouncedEvent) | ({
    type: 'document.signer_signed';
} & DocumentSignerSignedEvent) | ({
    type: 'document.signed';
} & DocumentSignedEvent) | ({
    type: 'document.filed';
} & DocumentFiledEvent) | ({
    type: 'document.expired';
} & DocumentExpiredEvent) | ({
    type: 'document.declined';
} & DocumentDeclinedEvent) | ({
    type: 'document.voided';
} & DocumentVoidedEvent) | ({
    type: 'document.deleted';
} & DocumentDeletedEvent) | ({
    type: 'document_template.created';
} & DocumentTemplateCreatedEvent) | ({
    type: 'document_template.updated';
} & DocumentTemplateUpdatedEvent) | ({
    type: 'document_template.deleted';
} & DocumentTemplateDeletedEvent) | ({
    type: 'payrun.created';
} & PayRunCreatedEvent) | ({
    type: 'payrun.updated';
} & PayRunUpdatedEvent) | ({
    type: 'payrun.approved';
} & PayRunApprovedEvent) | ({
    type: 'payrun.completed';
} & PayRunCompletedEvent) | ({
    type: 'payrun.reopened';
} & PayRunReopenedEvent) | ({
    type: 'payrun.cancelled';
} & PayRunCancelledEvent) | ({
    type: 'payrun.deleted';
} & PayRunDeletedEvent) | ({
    type: 'recurring_line.created';
} & RecurringLineCreatedEvent) | ({
    type: 'recurring_line.updated';
} & RecurringLineUpdatedEvent) | ({
    type: 'recurring_line.deleted';
} & RecurringLineDeletedEvent) | ({
    type: 'custom_field.created';
} & CustomFieldCreatedEvent) | ({
    type: 'custom_field.updated';
} & CustomFieldUpdatedEvent) | ({
    type: 'pay_code.created';
} & PayCodeCreatedEvent) | ({
    type: 'pay_code.updated';
} & PayCodeUpdatedEvent) | ({
    type: 'pay_code.deleted';
} & PayCodeDeletedEvent) | ({
    type: 'pay_schedule.created';
} & PayScheduleCreatedEvent) | ({
    type: 'pay_schedule.updated';
} & PayScheduleUpdatedEvent) | ({
    type: 'pay_schedule.skipped';
} & PayScheduleSkippedEvent) | ({
    type: 'pay_schedule.deleted';
} & PayScheduleDeletedEvent) | ({
    type: 'assignment.created';
} & AssignmentCreatedEvent) | ({
    type: 'assignment.updated';
} & AssignmentUpdatedEvent) | ({
    type: 'assignment.deleted';
} & AssignmentDeletedEvent) | ({
    type: 'compensation.created';
} & CompensationCreatedEvent) | ({
    type: 'compensation.updated';
} & CompensationUpdatedEvent) | ({
    type: 'compensation.deleted';
} & CompensationDeletedEvent) | ({
    type: 'task.created';
} & TaskCreatedEvent) | ({
    type: 'task.updated';
} & TaskUpdatedEvent) | ({
    type: 'task.completed';
} & TaskCompletedEvent) | ({
    type: 'task.reopened';
} & TaskReopenedEvent) | ({
    type: 'task.cancelled';
} & TaskCancelledEvent) | ({
    type: 'task.overdue';
} & TaskOverdueEvent) | ({
    type: 'person_change.requested';
} & PersonChangeRequestedEvent) | ({
    type: 'person_change.approved';
} & PersonChangeApprovedEvent) | ({
    type: 'person_change.rejected';
} & PersonChangeRejectedEvent) | ({
    type: 'person_change.cancelled';
} & PersonChangeCancelledEvent) | ({
    type: 'identifier.created';
} & IdentifierCreatedEvent) | ({
    type: 'identifier.updated';
} & IdentifierUpdatedEvent) | ({
    type: 'identifier.deleted';
} & IdentifierDeletedEvent) | ({
    type: 'emergency_contact.created';
} & EmergencyContactCreatedEvent) | ({
    type: 'emergency_contact.updated';
} & EmergencyContactUpdatedEvent) | ({
    type: 'emergency_contact.deleted';
} & EmergencyContactDeletedEvent) | ({
    type: 'dependent.created';
} & DependentCreatedEvent) | ({
    type: 'dependent.updated';
} & DependentUpdatedEvent) | ({
    type: 'dependent.deleted';
} & DependentDeletedEvent) | ({
    type: 'bank_account.created';
} & BankAccountCreatedEvent) | ({
    type: 'bank_account.updated';
} & BankAccountUpdatedEvent) | ({
    type: 'bank_account.deleted';
} & BankAccountDeletedEvent) | ({
    type: 'leave.requested';
} & LeaveRequestedEvent) | ({
    type: 'leave.updated';
} & LeaveUpdatedEvent) | ({
    type: 'leave.approved';
} & LeaveApprovedEvent) | ({
    type: 'leave.rejected';
} & LeaveRejectedEvent) | ({
    type: 'leave.cancelled';
} & LeaveCancelledEvent) | ({
    type: 'leave.balance_adjusted';
} & LeaveBalanceAdjustedEvent) | ({
    type: 'leave_type.created';
} & LeaveTypeCreatedEvent) | ({
    type: 'leave_type.updated';
} & LeaveTypeUpdatedEvent) | ({
    type: 'holiday.created';
} & HolidayCreatedEvent) | ({
    type: 'holiday.updated';
} & HolidayUpdatedEvent) | ({
    type: 'holiday.deleted';
} & HolidayDeletedEvent) | ({
    type: 'user.created';
} & UserCreatedEvent) | ({
    type: 'user.updated';
} & UserUpdatedEvent) | ({
    type: 'webhook.disabled';
} & WebhookDisabledEvent);

/**
 * The position of the next page of the stream
 */
export type EventPageMeta = {
    /**
     * The `cursor` of the next page; null when there are no newer events yet
     */
    next_cursor: string | null;
    /**
     * The cursor to store: as a later `cursor`, in the default order, it returns the events after this page; with `sort=-sequence`, the events after the first page was read
     */
    resume_cursor: string;
};

/**
 * A self-contained JSON Schema (draft 2020-12) of the whole body
 */
export type JsonSchema = {
    [key: string]: unknown;
};

/**
 * A type of event, with its schema and an example
 */
export type EventType = {
    /**
     * The type of the event: a noun and a verb. More types will be added
     */
    type: EventTypeName;
    /**
     * The change that causes it
     */
    description: string;
    /**
     * The scope required for subscribing, in addition to `webhooks:write`, and for reading, in addition to `events:read`
     */
    required_scope: Scope;
    /**
     * The JSON Schema of the event
     */
    schema: JsonSchema;
    /**
     * An event of this type, as sent by `webhooks.sendTest`
     */
    example: Event;
};

/**
 * All event types, in the order of the contract
 */
export type EventTypes = Array<EventType>;

/**
 * The liveness of the process
 */
export type Liveness = {
    /**
     * Always `live`: a process that does not run does not respond
     */
    status: 'live';
};

/**
 * The readiness of the process
 */
export type Readiness = {
    /**
     * Always `ready`: otherwise the response is a 503
     */
    status: 'ready';
};

/**
 * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
 */
export type IdempotencyKey = string;

/**
 * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
 */
export type IfMatch = EntityTags;

/**
 * The maximum number of items per page
 */
export type Limit = number;

/**
 * The `meta.next_cursor` of the previous page; opaque
 */
export type Cursor = string;

/**
 * Whether to count the items on all pages, which are then in `meta.total`. Counting takes time: request it with the first page, not with every page
 */
export type IncludeTotal = boolean;

/**
 * The `id` of the record
 */
export type Id2 = Id;

/**
 * Only the records with these IDs, at most 100, as `ids=1&ids=2`. IDs that do not exist or that the caller cannot access are omitted from the response
 */
export type Ids = Array<Id>;

/**
 * Only users whose name or email contains each of these words, whole or in part. Case and accents are ignored
 */
export type UserSearch = string;

/**
 * Only records changed at or after this time
 */
export type UpdatedSince = Timestamp;

/**
 * The `id` of the user, as in `users.list`
 */
export type UserId = Id;

/**
 * Only entries of this action
 */
export type AuditAction2 = AuditAction;

/**
 * Only entries of actions by this user, or affecting this user
 */
export type AuditUser = Id;

/**
 * Only entries of actions that affect this person: their record, assignments, compensations, identifiers, emergency contacts, dependents, tasks, leave, payslips, recurring lines and user, and downloads of their documents
 */
export type AuditPerson = Id;

/**
 * Only records from this time or later
 */
export type Since = Timestamp;

/**
 * Only records from before this time
 */
export type Until = Timestamp;

/**
 * The number of seconds to wait while the clock is being advanced: the response is sent as soon as the clock is ready, or after this time, and earlier when the service is about to stop
 */
export type ClockWait = number;

/**
 * Only people whose names, email address or employee number contain each of these words, in full or in part. Case and accents are ignored
 */
export type PersonSearch = string;

/**
 * The sort order, descending with `-`. Equal values are sorted by ID. Names are sorted without case and accents. A missing `start_date` counts as the earliest. Only the order by ID is stable while records change during paging: with any other order, people may be skipped or repeated
 */
export type PersonSort2 = PersonSort;

/**
 * Only people in this state today
 */
export type PersonStatus2 = PersonStatus;

/**
 * Only direct reports of this person
 */
export type PersonManager = Id;

/**
 * Only people in the department with this name, ignoring case, without its sub-departments
 */
export type PersonDepartment = string;

/**
 * Only people in this department or in one of its direct or indirect sub-departments
 */
export type PersonDepartmentId = Id;

/**
 * Only people at this location
 */
export type PersonLocationId = Id;

/**
 * Only the record with this `external_id`
 */
export type ExternalId2 = string;

/**
 * Whether to include the tombstones of deleted records
 */
export type IncludeDeleted = boolean;

/**
 * Only people with these values of custom fields: the key of a field, a colon and the value, such as `shirt_size:medium`; the key of one option for `choices`. Several must all match. Fields that the caller does not see cannot be used
 */
export type PersonCustomField = Array<string>;

/**
 * The day of the job, the place of work, the manager, the status and the dates of the employment, and of the filters for them, YYYY-MM-DD; today by default. Between two employments, the dates are those of the next one. Other members have their current values. A caller who does not see planned assignments cannot use a day in the future
 */
export type PersonAsOf = Date;

/**
 * The sort order, descending with `-`. Equal values are sorted by ID. Only sorting by ID is safe against changes during pagination: in the other orders, assignments whose sort key changes may be skipped or repeated
 */
export type AssignmentSort2 = AssignmentSort;

/**
 * Only the assignments of these people, at most 100, as `person_id=1&person_id=2`
 */
export type AssignmentPeople = Array<Id>;

/**
 * Only records that take effect on this day or later
 */
export type EffectiveFrom = Date;

/**
 * Only records that take effect on this day or earlier
 */
export type EffectiveUntil = Date;

/**
 * Only the assignments that apply on this day, one for each person
 */
export type AssignmentAsOf = Date;

/**
 * Only change requests with this status
 */
export type PersonChangeStatus2 = PersonChangeStatus;

/**
 * Only change requests of this person
 */
export type PersonChangePerson = Id;

/**
 * Only the identifiers of these people, at most 100, as `person_id=1&person_id=2`
 */
export type IdentifierPeople = Array<Id>;

/**
 * Only identifiers of this kind
 */
export type IdentifierKind2 = IdentifierKind;

/**
 * Only identifiers that expire on this day or later
 */
export type ExpiresFrom = Date;

/**
 * Only identifiers that expire before this day, including expired ones
 */
export type ExpiresBefore = Date;

/**
 * The sort order, descending with `-`. Equal values are sorted by ID. Only sorting by ID is safe against changes during pagination: in the other orders, identifiers whose sort key changes may be skipped or repeated
 */
export type IdentifierSort2 = IdentifierSort;

/**
 * The sort order, descending with `-`. Equal values are sorted by ID. Only sorting by ID is safe against changes during pagination: in the other orders, compensations whose sort key changes may be skipped or repeated
 */
export type CompensationSort2 = CompensationSort;

/**
 * True for the archived checklists instead of those in use
 */
export type ChecklistArchived = boolean;

/**
 * Only the tasks that a user can do: `me`, or the ID of a user. API keys have no tasks
 */
export type TaskAssigneeFilter = string;

/**
 * Only tasks in this state
 */
export type TaskStateFilter = TaskState;

/**
 * Only the tasks about these people, at most 100, as `person_id=1&person_id=2`
 */
export type TaskPeople = Array<Id>;

/**
 * True for tasks that are overdue: open, and due before today. False for all others
 */
export type TaskOverdue = boolean;

/**
 * Only tasks that are due before this day
 */
export type TaskDueBefore = Date;

/**
 * The sort order, descending with `-`. Equal values are sorted by ID, and tasks without a due date count as due after all others. Only sorting by ID is safe against changes during pagination: in the other orders, tasks whose sort key changes may be skipped or repeated
 */
export type TaskSort2 = TaskSort;

/**
 * Only the bank accounts of these people, at most 100, as `person_id=1&person_id=2`
 */
export type BankAccountPeople = Array<Id>;

/**
 * Only bank accounts with this status
 */
export type BankAccountStatus2 = BankAccountStatus;

/**
 * Only the compensations of these people, at most 100, as `person_id=1&person_id=2`
 */
export type CompensationPeople = Array<Id>;

/**
 * Only the records that apply on this day, at most one for each person
 */
export type CompensationAsOf = Date;

/**
 * `-id` for the newest first. Both orders are safe against changes during pagination
 */
export type PayslipSort2 = PayslipSort;

/**
 * Periods that end on or after this day are compared, YYYY-MM-DD; at most 36 months ago
 */
export type RetroPayFrom = Date;

/**
 * Whether to include archived custom fields
 */
export type IncludeArchivedCustomFields = boolean;

/**
 * Only people whose name or job title contains each of these words, in full or in part. Case and accents are ignored
 */
export type DirectorySearch = string;

/**
 * The sort order, descending with `-`: by `id` of the person, or by the family name, ignoring case and accents. Only the orders by ID are stable while records change during paging
 */
export type DirectorySort2 = DirectorySort;

/**
 * The day on which the people work, with their jobs and absences of that day, YYYY-MM-DD; today by default. Only callers who see the records of all people can use a day in the future
 */
export type DirectoryAsOf = Date;

/**
 * Only departments whose name or code contains each of these words, in full or in part. Case and accents are ignored
 */
export type DepartmentSearch = string;

/**
 * The sort order, descending with `-`. Names are sorted without case and accents. Only the orders by ID are stable while records change during paging: with any other order, departments may be skipped or repeated
 */
export type DepartmentSort2 = DepartmentSort;

/**
 * Only locations whose name or code contains each of these words, in full or in part. Case and accents are ignored
 */
export type LocationSearch = string;

/**
 * The sort order, descending with `-`. Names are sorted without case and accents. Only the orders by ID are stable while records change during paging: with any other order, locations may be skipped or repeated
 */
export type LocationSort2 = LocationSort;

/**
 * The revision to return, if not the latest
 */
export type Revision = number;

/**
 * Only documents whose title and names of signers contain each of these words, in full or in part. Case and accents are ignored
 */
export type DocumentSearch = string;

/**
 * The sort order: `-id` for the newest first. Both orders are stable while records change during paging
 */
export type DocumentSort2 = DocumentSort;

/**
 * Only documents for this person
 */
export type DocumentPerson = Id;

/**
 * Only documents generated from this template
 */
export type DocumentTemplate2 = Id;

/**
 * Only documents in this state
 */
export type DocumentStatus2 = DocumentStatus;

/**
 * Only documents that the caller can sign now: those with `sign` in `allowed_actions`. None for API keys
 */
export type DocumentsToSign = boolean;

/**
 * The file to download
 */
export type FileVersion = 'original' | 'signed';

/**
 * The signer to correct: `signers[].id` of the document
 */
export type SignerId = Id;

/**
 * The part of a signer's link after `/sign/`
 */
export type SigningToken = string;

/**
 * The sort order, descending with `-`. Pay runs with the same pay date are sorted by ID. Only sorting by ID is safe against changes during pagination: with `pay_date`, pay runs whose date changes may be skipped or repeated
 */
export type PayRunSort2 = PayRunSort;

/**
 * Only pay runs of this type
 */
export type PayRunType2 = PayRunType;

/**
 * Only pay runs with this status
 */
export type PayRunStatus2 = PayRunStatus;

/**
 * Only pay runs that this pay schedule drafted
 */
export type PayScheduleFilter = number;

/**
 * The first day of the period, inclusive. The period contains holidays by their `date`, pay runs by their `pay_date`, lines of the leave ledger by `effective_on`, and leave if any of its days is in it
 */
export type From = Date;

/**
 * The last day of the period, inclusive; `from` describes the contents of the period
 */
export type To = Date;

/**
 * The ID of the pay run to compare with, in the same currency. For a regular pay run, the default is the previous one: of the regular pay runs in this currency whose period ends before this period starts, the one with the latest pay date that is not cancelled. Other pay runs have no default
 */
export type ComparedPayRunId = Id;

/**
 * The maximum number of people in the comparison
 */
export type ComparedPeopleLimit = number;

/**
 * The last version that the caller has read, as `"<version>"`; 428 without it, 412 if there is a newer one
 */
export type IfMatchRequired = EntityTags;

/**
 * The `id` of the person paid
 */
export type PersonId2 = Id;

/**
 * Whether to include archived pay codes
 */
export type IncludeArchivedPayCodes = boolean;

/**
 * True to include archived leave types, which can no longer be requested
 */
export type IncludeArchived = boolean;

/**
 * Only holidays at this location, including those of all locations
 */
export type HolidayLocation = Id;

/**
 * The sort order, descending with `-`. Requests with the same first day are sorted by ID. Only sorting by ID is safe against changes during pagination: with `start_date`, requests whose first day changes may be skipped or repeated
 */
export type LeaveRequestSort2 = LeaveRequestSort;

/**
 * Only results for this person
 */
export type LeavePersonId = Id;

/**
 * Only results for this leave type
 */
export type LeaveTypeId = Id;

/**
 * Only leave with this status
 */
export type LeaveStatus2 = LeaveStatus;

/**
 * The day, within ten years of today; defaults to today
 */
export type AsOf = Date;

/**
 * Include the lines that add up to the balance
 */
export type Explain = boolean;

/**
 * The first day of the period, inclusive; includes leave with any day in the period
 */
export type CalendarFrom = Date;

/**
 * The last day of the period, inclusive; at most a year
 */
export type CalendarTo = Date;

/**
 * The secret part of a feed link
 */
export type LeaveFeedToken = string;

/**
 * A day of the first month, which the report covers from its first day. Defaults to eleven months before `to`
 */
export type ReportFrom = Date;

/**
 * A day of the last month, not after the running month. Defaults to today. A report covers at most 36 months
 */
export type ReportTo = Date;

/**
 * The member of the job by which to group the people. A department does not include the departments below it
 */
export type HeadcountGroupBy = 'department' | 'location' | 'employment_type';

/**
 * To group the people by department, which does not include the departments below it
 */
export type TurnoverGroupBy = 'department';

/**
 * Only leave of this type, such as sick leave
 */
export type AbsenceLeaveType = Id;

/**
 * To group the days by department, which does not include the departments below it, or by leave type
 */
export type AbsenceGroupBy = 'department' | 'leave_type';

/**
 * The day of the balances, not in the future. Defaults to today
 */
export type LiabilityAsOf = Date;

/**
 * To group the days by department, which does not include the departments below it, or by leave type
 */
export type LiabilityGroupBy = 'department' | 'leave_type';

/**
 * Only deliveries in this state
 */
export type DeliveryStatus = WebhookDeliveryStatus;

/**
 * Only deliveries of this event type
 */
export type DeliveryType = EventTypeName;

/**
 * Only the delivery of this event, including a test event; none if the event was not sent to the webhook
 */
export type DeliveryEvent = EventId;

/**
 * True for only the tests of `webhooks.sendTest`, false for all other deliveries
 */
export type DeliveryTest = boolean;

/**
 * The `id` of the record
 */
export type BigId2 = BigId;

/**
 * `-sequence` for the newest first. Both orders are stable while paging; only a `meta.resume_cursor` and the default order return newer events later
 */
export type EventSort2 = EventSort;

/**
 * The start of the list without a `cursor`: only events created at this time or later (RFC 3339), or `now` for future events only. The oldest event by default; `now` cannot be combined with a `cursor`
 */
export type EventsSince = string;

/**
 * Only events of these types
 */
export type Types = Array<EventTypeName>;

/**
 * The number of seconds to wait if there is no event: the response is sent as soon as there is one, or empty after this time, and earlier when the service is about to stop. Requires the default order, and excludes `since=now`. A key or user can have ten waiting requests at once, and a business two hundred; more return 429
 */
export type EventsWait = number;

/**
 * The `id` of the event, sent in `webhook-id` with deliveries
 */
export type EventId2 = EventId;

/**
 * The ID of the event, identical in all attempts: use it for deduplication
 */
export type WebhookId = EventId;

/**
 * The time of this attempt, in Unix seconds: refuse deliveries that are older than five minutes
 */
export type WebhookTimestamp = number;

/**
 * The signature of [Standard Webhooks](https://www.standardwebhooks.com): `v1,` and the base64 HMAC-SHA256 of
 * `webhook-id.webhook-timestamp.body`. The key is the base64 after `whsec_`, decoded. It also proves the age. During
 * a secret rotation there are two signatures, separated by a space: of the new secret and of the old one
 *
 */
export type WebhookSignature = string;

/**
 * The signature in GitHub's format: `sha256=` and the hex HMAC-SHA256 of the body. The key is the secret as shown;
 * during a secret rotation, the old one. It does not prove the age
 *
 */
export type XWebhookSignature = string;

/**
 * The type of the event, as in `type` of the body
 */
export type XWebhookEvent = EventTypeName;

/**
 * The number of the attempt within its schedule, from 1 to 6; 1 for tests and manual redeliveries
 */
export type XWebhookAttempt = number;

/**
 * `1` in tests from `webhooks.sendTest`; absent otherwise
 */
export type XWebhookTest = '1';

/**
 * `Workforce-Webhooks/` and the version of the delivery format
 */
export type UserAgent = string;

export type AuthLoginData = {
    body: Login;
    path?: never;
    query?: never;
    url: '/login';
};

export type AuthLoginErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type AuthLoginError = AuthLoginErrors[keyof AuthLoginErrors];

export type AuthLoginResponses = {
    /**
     * LoginResultResponse
     *
     * The user is logged in, or a second factor is required
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: LoginResult;
    };
};

export type AuthLoginResponse = AuthLoginResponses[keyof AuthLoginResponses];

export type TwoFactorVerifyData = {
    body: TwoFactorVerify;
    path?: never;
    query?: never;
    url: '/2fa/verify';
};

export type TwoFactorVerifyErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type TwoFactorVerifyError = TwoFactorVerifyErrors[keyof TwoFactorVerifyErrors];

export type TwoFactorVerifyResponses = {
    /**
     * TokensResponse
     *
     * The user is logged in
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Tokens;
    };
};

export type TwoFactorVerifyResponse = TwoFactorVerifyResponses[keyof TwoFactorVerifyResponses];

export type TwoFactorStatusData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/2fa/status';
};

export type TwoFactorStatusErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type TwoFactorStatusError = TwoFactorStatusErrors[keyof TwoFactorStatusErrors];

export type TwoFactorStatusResponses = {
    /**
     * TwoFactorStatusResponse
     *
     * The second factor of the caller
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: TwoFactorStatus;
    };
};

export type TwoFactorStatusResponse = TwoFactorStatusResponses[keyof TwoFactorStatusResponses];

export type TwoFactorSetupData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/2fa/setup';
};

export type TwoFactorSetupErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type TwoFactorSetupError = TwoFactorSetupErrors[keyof TwoFactorSetupErrors];

export type TwoFactorSetupResponses = {
    /**
     * TwoFactorSetupResponse
     *
     * The data for the authenticator app
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: TwoFactorSetup;
    };
};

export type TwoFactorSetupResponse = TwoFactorSetupResponses[keyof TwoFactorSetupResponses];

export type TwoFactorEnableData = {
    body: TwoFactorEnable;
    path?: never;
    query?: never;
    url: '/2fa/enable';
};

export type TwoFactorEnableErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type TwoFactorEnableError = TwoFactorEnableErrors[keyof TwoFactorEnableErrors];

export type TwoFactorEnableResponses = {
    /**
     * RecoveryCodesResponse
     *
     * The recovery codes, shown only once
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: RecoveryCodes;
    };
};

export type TwoFactorEnableResponse = TwoFactorEnableResponses[keyof TwoFactorEnableResponses];

export type TwoFactorDisableData = {
    body: TwoFactorDisable;
    path?: never;
    query?: never;
    url: '/2fa/disable';
};

export type TwoFactorDisableErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type TwoFactorDisableError = TwoFactorDisableErrors[keyof TwoFactorDisableErrors];

export type TwoFactorDisableResponses = {
    /**
     * TwoFactorStatusResponse
     *
     * The second factor of the caller
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: TwoFactorStatus;
    };
};

export type TwoFactorDisableResponse = TwoFactorDisableResponses[keyof TwoFactorDisableResponses];

export type TwoFactorRegenerateRecoveryCodesData = {
    body: TwoFactorProof;
    path?: never;
    query?: never;
    url: '/2fa/recovery-codes';
};

export type TwoFactorRegenerateRecoveryCodesErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type TwoFactorRegenerateRecoveryCodesError = TwoFactorRegenerateRecoveryCodesErrors[keyof TwoFactorRegenerateRecoveryCodesErrors];

export type TwoFactorRegenerateRecoveryCodesResponses = {
    /**
     * RecoveryCodesResponse
     *
     * The recovery codes, shown only once
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: RecoveryCodes;
    };
};

export type TwoFactorRegenerateRecoveryCodesResponse = TwoFactorRegenerateRecoveryCodesResponses[keyof TwoFactorRegenerateRecoveryCodesResponses];

export type AuthRefreshData = {
    body: Refresh;
    path?: never;
    query?: never;
    url: '/token/refresh';
};

export type AuthRefreshErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type AuthRefreshError = AuthRefreshErrors[keyof AuthRefreshErrors];

export type AuthRefreshResponses = {
    /**
     * TokensResponse
     *
     * The user is logged in
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Tokens;
    };
};

export type AuthRefreshResponse = AuthRefreshResponses[keyof AuthRefreshResponses];

export type AuthLogoutData = {
    body?: never;
    headers?: {
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/logout';
};

export type AuthLogoutErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type AuthLogoutError = AuthLogoutErrors[keyof AuthLogoutErrors];

export type AuthLogoutResponses = {
    /**
     * Completed
     */
    204: void;
};

export type AuthLogoutResponse = AuthLogoutResponses[keyof AuthLogoutResponses];

export type AuthForgotPasswordData = {
    body: ForgotPassword;
    path?: never;
    query?: never;
    url: '/password/forgot';
};

export type AuthForgotPasswordErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type AuthForgotPasswordError = AuthForgotPasswordErrors[keyof AuthForgotPasswordErrors];

export type AuthForgotPasswordResponses = {
    /**
     * AcceptedResponse
     *
     * Accepted; the work is completed later
     */
    202: {
        /**
         * Always true
         */
        success: boolean;
        data: Accepted;
    };
};

export type AuthForgotPasswordResponse = AuthForgotPasswordResponses[keyof AuthForgotPasswordResponses];

export type AuthResetPasswordData = {
    body: ResetPassword;
    path?: never;
    query?: never;
    url: '/password/reset';
};

export type AuthResetPasswordErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type AuthResetPasswordError = AuthResetPasswordErrors[keyof AuthResetPasswordErrors];

export type AuthResetPasswordResponses = {
    /**
     * Completed
     */
    204: void;
};

export type AuthResetPasswordResponse = AuthResetPasswordResponses[keyof AuthResetPasswordResponses];

export type MeGetData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/me';
};

export type MeGetErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type MeGetError = MeGetErrors[keyof MeGetErrors];

export type MeGetResponses = {
    /**
     * MeResponse
     *
     * The caller
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Me;
    };
};

export type MeGetResponse = MeGetResponses[keyof MeGetResponses];

export type MeUpdateData = {
    body: MeUpdate;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path?: never;
    query?: never;
    url: '/me';
};

export type MeUpdateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type MeUpdateError = MeUpdateErrors[keyof MeUpdateErrors];

export type MeUpdateResponses = {
    /**
     * MeResponse
     *
     * The caller
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Me;
    };
};

export type MeUpdateResponse = MeUpdateResponses[keyof MeUpdateResponses];

export type MeUpdatePersonData = {
    body: OwnPersonUpdate;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path?: never;
    query?: never;
    url: '/me/person';
};

export type MeUpdatePersonErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type MeUpdatePersonError = MeUpdatePersonErrors[keyof MeUpdatePersonErrors];

export type MeUpdatePersonResponses = {
    /**
     * OwnPersonResponse
     *
     * The record of the caller
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: OwnPerson;
    };
};

export type MeUpdatePersonResponse = MeUpdatePersonResponses[keyof MeUpdatePersonResponses];

export type MeConfirmPasswordData = {
    body: ConfirmPassword;
    path?: never;
    query?: never;
    url: '/me/confirm-password';
};

export type MeConfirmPasswordErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type MeConfirmPasswordError = MeConfirmPasswordErrors[keyof MeConfirmPasswordErrors];

export type MeConfirmPasswordResponses = {
    /**
     * ConfirmationResponse
     *
     * The proof is valid
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Confirmation;
    };
};

export type MeConfirmPasswordResponse = MeConfirmPasswordResponses[keyof MeConfirmPasswordResponses];

export type MeChangePasswordData = {
    body: ChangePassword;
    path?: never;
    query?: never;
    url: '/me/password';
};

export type MeChangePasswordErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type MeChangePasswordError = MeChangePasswordErrors[keyof MeChangePasswordErrors];

export type MeChangePasswordResponses = {
    /**
     * Completed
     */
    204: void;
};

export type MeChangePasswordResponse = MeChangePasswordResponses[keyof MeChangePasswordResponses];

export type SessionsListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * The `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Whether to count the items on all pages, which are then in `meta.total`. Counting takes time: request it with the first page, not with every page
         */
        include_total?: boolean;
    };
    url: '/sessions';
};

export type SessionsListErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type SessionsListError = SessionsListErrors[keyof SessionsListErrors];

export type SessionsListResponses = {
    /**
     * SessionListResponse
     *
     * The sessions of the caller
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        /**
         * The sessions of this page, in the order of the list
         */
        data: Array<Session>;
        meta: PageMeta;
    };
};

export type SessionsListResponse = SessionsListResponses[keyof SessionsListResponses];

export type SessionsRevokeData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/sessions/{id}';
};

export type SessionsRevokeErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type SessionsRevokeError = SessionsRevokeErrors[keyof SessionsRevokeErrors];

export type SessionsRevokeResponses = {
    /**
     * Completed
     */
    204: void;
};

export type SessionsRevokeResponse = SessionsRevokeResponses[keyof SessionsRevokeResponses];

export type UsersListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * The `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Whether to count the items on all pages, which are then in `meta.total`. Counting takes time: request it with the first page, not with every page
         */
        include_total?: boolean;
        /**
         * Only the records with these IDs, at most 100, as `ids=1&ids=2`. IDs that do not exist or that the caller cannot access are omitted from the response
         */
        ids?: Array<Id>;
        /**
         * Only users whose name or email contains each of these words, whole or in part. Case and accents are ignored
         */
        q?: string;
        /**
         * Only records changed at or after this time
         */
        updated_since?: Timestamp;
    };
    url: '/users';
};

export type UsersListErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type UsersListError = UsersListErrors[keyof UsersListErrors];

export type UsersListResponses = {
    /**
     * UserListResponse
     *
     * A page of users
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        /**
         * The users of this page, in the order of the list
         */
        data: Array<User>;
        meta: PageMeta;
    };
};

export type UsersListResponse = UsersListResponses[keyof UsersListResponses];

export type UsersCreateData = {
    body: UserCreate;
    headers?: {
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/users';
};

export type UsersCreateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type UsersCreateError = UsersCreateErrors[keyof UsersCreateErrors];

export type UsersCreateResponses = {
    /**
     * UserInvitedResponse
     *
     * The user, with the link if no email was sent
     */
    201: {
        /**
         * Always true
         */
        success: boolean;
        data: UserInvited;
    };
};

export type UsersCreateResponse = UsersCreateResponses[keyof UsersCreateResponses];

export type UsersGetData = {
    body?: never;
    path: {
        /**
         * The `id` of the user, as in `users.list`
         */
        id: Id;
    };
    query?: never;
    url: '/users/{id}';
};

export type UsersGetErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type UsersGetError = UsersGetErrors[keyof UsersGetErrors];

export type UsersGetResponses = {
    /**
     * UserResponse
     *
     * The user
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: User;
    };
};

export type UsersGetResponse = UsersGetResponses[keyof UsersGetResponses];

export type UsersUpdateData = {
    body: UserUpdate;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the user, as in `users.list`
         */
        id: Id;
    };
    query?: never;
    url: '/users/{id}';
};

export type UsersUpdateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type UsersUpdateError = UsersUpdateErrors[keyof UsersUpdateErrors];

export type UsersUpdateResponses = {
    /**
     * UserResponse
     *
     * The user
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: User;
    };
};

export type UsersUpdateResponse = UsersUpdateResponses[keyof UsersUpdateResponses];

export type UsersResendInvitationData = {
    body?: never;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The `id` of the user, as in `users.list`
         */
        id: Id;
    };
    query?: never;
    url: '/users/{id}/resend-invitation';
};

export type UsersResendInvitationErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type UsersResendInvitationError = UsersResendInvitationErrors[keyof UsersResendInvitationErrors];

export type UsersResendInvitationResponses = {
    /**
     * UserInvitedResponse
     *
     * The user, with the link if no email was sent
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: UserInvited;
    };
};

export type UsersResendInvitationResponse = UsersResendInvitationResponses[keyof UsersResendInvitationResponses];

export type UsersConfirmData = {
    body?: never;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The `id` of the user, as in `users.list`
         */
        id: Id;
    };
    query?: never;
    url: '/users/{id}/confirm';
};

export type UsersConfirmErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type UsersConfirmError = UsersConfirmErrors[keyof UsersConfirmErrors];

export type UsersConfirmResponses = {
    /**
     * UserResponse
     *
     * The user
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: User;
    };
};

export type UsersConfirmResponse = UsersConfirmResponses[keyof UsersConfirmResponses];

export type UsersResetTwoFactorData = {
    body?: never;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The `id` of the user, as in `users.list`
         */
        id: Id;
    };
    query?: never;
    url: '/users/{id}/reset-two-factor';
};

export type UsersResetTwoFactorErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type UsersResetTwoFactorError = UsersResetTwoFactorErrors[keyof UsersResetTwoFactorErrors];

export type UsersResetTwoFactorResponses = {
    /**
     * UserResponse
     *
     * The user
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: User;
    };
};

export type UsersResetTwoFactorResponse = UsersResetTwoFactorResponses[keyof UsersResetTwoFactorResponses];

export type ApiKeysListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * The `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Whether to count the items on all pages, which are then in `meta.total`. Counting takes time: request it with the first page, not with every page
         */
        include_total?: boolean;
    };
    url: '/api-keys';
};

export type ApiKeysListErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type ApiKeysListError = ApiKeysListErrors[keyof ApiKeysListErrors];

export type ApiKeysListResponses = {
    /**
     * ApiKeyListResponse
     *
     * A page of API keys
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        /**
         * The keys of this page, in the order of the list
         */
        data: Array<ApiKey>;
        meta: PageMeta;
    };
};

export type ApiKeysListResponse = ApiKeysListResponses[keyof ApiKeysListResponses];

export type ApiKeysCreateData = {
    body: ApiKeyCreate;
    headers?: {
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api-keys';
};

export type ApiKeysCreateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type ApiKeysCreateError = ApiKeysCreateErrors[keyof ApiKeysCreateErrors];

export type ApiKeysCreateResponses = {
    /**
     * ApiKeyCreatedResponse
     *
     * The key with its secret
     */
    201: {
        /**
         * Always true
         */
        success: boolean;
        data: ApiKeyCreated;
    };
};

export type ApiKeysCreateResponse = ApiKeysCreateResponses[keyof ApiKeysCreateResponses];

export type ApiKeysRevokeData = {
    body?: never;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/api-keys/{id}';
};

export type ApiKeysRevokeErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type ApiKeysRevokeError = ApiKeysRevokeErrors[keyof ApiKeysRevokeErrors];

export type ApiKeysRevokeResponses = {
    /**
     * Completed
     */
    204: void;
};

export type ApiKeysRevokeResponse = ApiKeysRevokeResponses[keyof ApiKeysRevokeResponses];

export type ApiKeysGetData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/api-keys/{id}';
};

export type ApiKeysGetErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type ApiKeysGetError = ApiKeysGetErrors[keyof ApiKeysGetErrors];

export type ApiKeysGetResponses = {
    /**
     * ApiKeyResponse
     *
     * The key, without its secret
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: ApiKey;
    };
};

export type ApiKeysGetResponse = ApiKeysGetResponses[keyof ApiKeysGetResponses];

export type ApiKeysUpdateData = {
    body: ApiKeyUpdate;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/api-keys/{id}';
};

export type ApiKeysUpdateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type ApiKeysUpdateError = ApiKeysUpdateErrors[keyof ApiKeysUpdateErrors];

export type ApiKeysUpdateResponses = {
    /**
     * ApiKeyResponse
     *
     * The key, without its secret
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: ApiKey;
    };
};

export type ApiKeysUpdateResponse = ApiKeysUpdateResponses[keyof ApiKeysUpdateResponses];

export type AuditLogListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * The `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Whether to count the items on all pages, which are then in `meta.total`. Counting takes time: request it with the first page, not with every page
         */
        include_total?: boolean;
        /**
         * Only entries of this action
         */
        action?: AuditAction;
        /**
         * Only entries of actions by this user, or affecting this user
         */
        user_id?: Id;
        /**
         * Only entries of actions that affect this person: their record, assignments, compensations, identifiers, emergency contacts, dependents, tasks, leave, payslips, recurring lines and user, and downloads of their documents
         */
        person_id?: Id;
        /**
         * Only records from this time or later
         */
        since?: Timestamp;
        /**
         * Only records from before this time
         */
        until?: Timestamp;
    };
    url: '/audit-log';
};

export type AuditLogListErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type AuditLogListError = AuditLogListErrors[keyof AuditLogListErrors];

export type AuditLogListResponses = {
    /**
     * AuditLogListResponse
     *
     * A page of the audit log
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        /**
         * The entries of this page, in the order of the list
         */
        data: Array<AuditEntry>;
        meta: PageMeta;
    };
};

export type AuditLogListResponse = AuditLogListResponses[keyof AuditLogListResponses];

export type BusinessGetData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/business';
};

export type BusinessGetErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type BusinessGetError = BusinessGetErrors[keyof BusinessGetErrors];

export type BusinessGetResponses = {
    /**
     * BusinessResponse
     *
     * The business
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Business;
    };
};

export type BusinessGetResponse = BusinessGetResponses[keyof BusinessGetResponses];

export type BusinessUpdateData = {
    body: BusinessUpdate;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path?: never;
    query?: never;
    url: '/business';
};

export type BusinessUpdateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type BusinessUpdateError = BusinessUpdateErrors[keyof BusinessUpdateErrors];

export type BusinessUpdateResponses = {
    /**
     * BusinessResponse
     *
     * The business
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Business;
    };
};

export type BusinessUpdateResponse = BusinessUpdateResponses[keyof BusinessUpdateResponses];

export type SandboxClockGetData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The number of seconds to wait while the clock is being advanced: the response is sent as soon as the clock is ready, or after this time, and earlier when the service is about to stop
         */
        wait?: number;
    };
    url: '/sandbox/clock';
};

export type SandboxClockGetErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type SandboxClockGetError = SandboxClockGetErrors[keyof SandboxClockGetErrors];

export type SandboxClockGetResponses = {
    /**
     * SandboxClockResponse
     *
     * The clock
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: SandboxClock;
    };
};

export type SandboxClockGetResponse = SandboxClockGetResponses[keyof SandboxClockGetResponses];

export type SandboxClockAdvanceData = {
    body: SandboxClockAdvance;
    headers?: {
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/sandbox/clock/advance';
};

export type SandboxClockAdvanceErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type SandboxClockAdvanceError = SandboxClockAdvanceErrors[keyof SandboxClockAdvanceErrors];

export type SandboxClockAdvanceResponses = {
    /**
     * SandboxClockAdvancingResponse
     *
     * The clock is being advanced
     */
    202: {
        /**
         * Always true
         */
        success: boolean;
        data: SandboxClock;
    };
};

export type SandboxClockAdvanceResponse = SandboxClockAdvanceResponses[keyof SandboxClockAdvanceResponses];

export type PeopleListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * The `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Whether to count the items on all pages, which are then in `meta.total`. Counting takes time: request it with the first page, not with every page
         */
        include_total?: boolean;
        /**
         * Only the records with these IDs, at most 100, as `ids=1&ids=2`. IDs that do not exist or that the caller cannot access are omitted from the response
         */
        ids?: Array<Id>;
        /**
         * Only people whose names, email address or employee number contain each of these words, in full or in part. Case and accents are ignored
         */
        q?: string;
        /**
         * The sort order, descending with `-`. Equal values are sorted by ID. Names are sorted without case and accents. A missing `start_date` counts as the earliest. Only the order by ID is stable while records change during paging: with any other order, people may be skipped or repeated
         */
        sort?: PersonSort;
        /**
         * Only records changed at or after this time
         */
        updated_since?: Timestamp;
        /**
         * Only people in this state today
         */
        status?: PersonStatus;
        /**
         * Only direct reports of this person
         */
        manager_id?: Id;
        /**
         * Only people in the department with this name, ignoring case, without its sub-departments
         */
        department?: string;
        /**
         * Only people in this department or in one of its direct or indirect sub-departments
         */
        department_id?: Id;
        /**
         * Only people at this location
         */
        location_id?: Id;
        /**
         * Only the record with this `external_id`
         */
        external_id?: string;
        /**
         * Whether to include the tombstones of deleted records
         */
        include_deleted?: boolean;
        /**
         * Only people with these values of custom fields: the key of a field, a colon and the value, such as `shirt_size:medium`; the key of one option for `choices`. Several must all match. Fields that the caller does not see cannot be used
         */
        custom_field?: Array<string>;
        /**
         * The day of the job, the place of work, the manager, the status and the dates of the employment, and of the filters for them, YYYY-MM-DD; today by default. Between two employments, the dates are those of the next one. Other members have their current values. A caller who does not see planned assignments cannot use a day in the future
         */
        as_of?: Date;
    };
    url: '/people';
};

export type PeopleListErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PeopleListError = PeopleListErrors[keyof PeopleListErrors];

export type PeopleListResponses = {
    /**
     * PersonListResponse
     *
     * A page of people
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        /**
         * The people of this page, in the order of the list
         */
        data: Array<Person>;
        meta: PageMeta;
    };
};

export type PeopleListResponse = PeopleListResponses[keyof PeopleListResponses];

export type PeopleCreateData = {
    body: PersonCreate;
    headers?: {
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/people';
};

export type PeopleCreateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PeopleCreateError = PeopleCreateErrors[keyof PeopleCreateErrors];

export type PeopleCreateResponses = {
    /**
     * PersonResponse
     *
     * The person
     */
    201: {
        /**
         * Always true
         */
        success: boolean;
        data: Person;
    };
};

export type PeopleCreateResponse = PeopleCreateResponses[keyof PeopleCreateResponses];

export type PeopleSchemaData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/people/schema';
};

export type PeopleSchemaErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PeopleSchemaError = PeopleSchemaErrors[keyof PeopleSchemaErrors];

export type PeopleSchemaResponses = {
    /**
     * PersonSchemaResponse
     *
     * The JSON Schema
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: PersonSchema;
    };
};

export type PeopleSchemaResponse = PeopleSchemaResponses[keyof PeopleSchemaResponses];

export type PeopleImportData = {
    body: PeopleImport;
    headers?: {
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/people/import';
};

export type PeopleImportErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PeopleImportError = PeopleImportErrors[keyof PeopleImportErrors];

export type PeopleImportResponses = {
    /**
     * PeopleImportedResponse
     *
     * The result for each row, in the order of the rows
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: PersonImportResults;
    };
};

export type PeopleImportResponse = PeopleImportResponses[keyof PeopleImportResponses];

export type PeopleExportCsvData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only the records with these IDs, at most 100, as `ids=1&ids=2`. IDs that do not exist or that the caller cannot access are omitted from the response
         */
        ids?: Array<Id>;
        /**
         * Only people whose names, email address or employee number contain each of these words, in full or in part. Case and accents are ignored
         */
        q?: string;
        /**
         * The sort order, descending with `-`. Equal values are sorted by ID. Names are sorted without case and accents. A missing `start_date` counts as the earliest. Only the order by ID is stable while records change during paging: with any other order, people may be skipped or repeated
         */
        sort?: PersonSort;
        /**
         * Only records changed at or after this time
         */
        updated_since?: Timestamp;
        /**
         * Only people in this state today
         */
        status?: PersonStatus;
        /**
         * Only direct reports of this person
         */
        manager_id?: Id;
        /**
         * Only people in the department with this name, ignoring case, without its sub-departments
         */
        department?: string;
        /**
         * Only people in this department or in one of its direct or indirect sub-departments
         */
        department_id?: Id;
        /**
         * Only people at this location
         */
        location_id?: Id;
        /**
         * Only the record with this `external_id`
         */
        external_id?: string;
        /**
         * Whether to include the tombstones of deleted records
         */
        include_deleted?: boolean;
        /**
         * Only people with these values of custom fields: the key of a field, a colon and the value, such as `shirt_size:medium`; the key of one option for `choices`. Several must all match. Fields that the caller does not see cannot be used
         */
        custom_field?: Array<string>;
        /**
         * The day of the job, the place of work, the manager, the status and the dates of the employment, and of the filters for them, YYYY-MM-DD; today by default. Between two employments, the dates are those of the next one. Other members have their current values. A caller who does not see planned assignments cannot use a day in the future
         */
        as_of?: Date;
    };
    url: '/people.csv';
};

export type PeopleExportCsvErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PeopleExportCsvError = PeopleExportCsvErrors[keyof PeopleExportCsvErrors];

export type PeopleExportCsvResponses = {
    /**
     * RFC 4180
     */
    200: string;
};

export type PeopleExportCsvResponse = PeopleExportCsvResponses[keyof PeopleExportCsvResponses];

export type PeopleDeleteData = {
    body?: never;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/people/{id}';
};

export type PeopleDeleteErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PeopleDeleteError = PeopleDeleteErrors[keyof PeopleDeleteErrors];

export type PeopleDeleteResponses = {
    /**
     * Deleted
     */
    204: void;
};

export type PeopleDeleteResponse = PeopleDeleteResponses[keyof PeopleDeleteResponses];

export type PeopleGetData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/people/{id}';
};

export type PeopleGetErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PeopleGetError = PeopleGetErrors[keyof PeopleGetErrors];

export type PeopleGetResponses = {
    /**
     * PersonResponse
     *
     * The person
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Person;
    };
};

export type PeopleGetResponse = PeopleGetResponses[keyof PeopleGetResponses];

export type PeopleUpdateData = {
    body: PersonUpdate;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/people/{id}';
};

export type PeopleUpdateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PeopleUpdateError = PeopleUpdateErrors[keyof PeopleUpdateErrors];

export type PeopleUpdateResponses = {
    /**
     * PersonResponse
     *
     * The person
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Person;
    };
};

export type PeopleUpdateResponse = PeopleUpdateResponses[keyof PeopleUpdateResponses];

export type PeopleTerminateData = {
    body: PersonTermination;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/people/{id}/terminate';
};

export type PeopleTerminateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PeopleTerminateError = PeopleTerminateErrors[keyof PeopleTerminateErrors];

export type PeopleTerminateResponses = {
    /**
     * PersonResponse
     *
     * The person
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Person;
    };
};

export type PeopleTerminateResponse = PeopleTerminateResponses[keyof PeopleTerminateResponses];

export type PeopleRehireData = {
    body: PersonRehire;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/people/{id}/rehire';
};

export type PeopleRehireErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PeopleRehireError = PeopleRehireErrors[keyof PeopleRehireErrors];

export type PeopleRehireResponses = {
    /**
     * PersonResponse
     *
     * The person
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Person;
    };
};

export type PeopleRehireResponse = PeopleRehireResponses[keyof PeopleRehireResponses];

export type PeopleEmploymentsData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: {
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * The `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Whether to count the items on all pages, which are then in `meta.total`. Counting takes time: request it with the first page, not with every page
         */
        include_total?: boolean;
    };
    url: '/people/{id}/employments';
};

export type PeopleEmploymentsErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PeopleEmploymentsError = PeopleEmploymentsErrors[keyof PeopleEmploymentsErrors];

export type PeopleEmploymentsResponses = {
    /**
     * EmploymentListResponse
     *
     * A page of employments
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        /**
         * The employments on this page
         */
        data: Array<Employment>;
        meta: PageMeta;
    };
};

export type PeopleEmploymentsResponse = PeopleEmploymentsResponses[keyof PeopleEmploymentsResponses];

export type PeopleExportData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/people/{id}/export';
};

export type PeopleExportErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PeopleExportError = PeopleExportErrors[keyof PeopleExportErrors];

export type PeopleExportResponses = {
    /**
     * A ZIP of JSON in UTF-8 and of the files; its `index.json` describes each file
     */
    200: Blob | File;
};

export type PeopleExportResponse = PeopleExportResponses[keyof PeopleExportResponses];

export type PeopleEraseData = {
    body: PersonErasure;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/people/{id}/erase';
};

export type PeopleEraseErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PeopleEraseError = PeopleEraseErrors[keyof PeopleEraseErrors];

export type PeopleEraseResponses = {
    /**
     * PersonResponse
     *
     * The person
     */
    202: {
        /**
         * Always true
         */
        success: boolean;
        data: Person;
    };
};

export type PeopleEraseResponse = PeopleEraseResponses[keyof PeopleEraseResponses];

export type PeopleAssignmentsData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: {
        /**
         * The sort order, descending with `-`. Equal values are sorted by ID. Only sorting by ID is safe against changes during pagination: in the other orders, assignments whose sort key changes may be skipped or repeated
         */
        sort?: AssignmentSort;
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * The `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Whether to count the items on all pages, which are then in `meta.total`. Counting takes time: request it with the first page, not with every page
         */
        include_total?: boolean;
    };
    url: '/people/{id}/assignments';
};

export type PeopleAssignmentsErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PeopleAssignmentsError = PeopleAssignmentsErrors[keyof PeopleAssignmentsErrors];

export type PeopleAssignmentsResponses = {
    /**
     * AssignmentListResponse
     *
     * A page of assignments
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        /**
         * The assignments on this page
         */
        data: Array<Assignment>;
        meta: PageMeta;
    };
};

export type PeopleAssignmentsResponse = PeopleAssignmentsResponses[keyof PeopleAssignmentsResponses];

export type AssignmentsCreateData = {
    body: AssignmentCreate;
    headers?: {
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/people/{id}/assignments';
};

export type AssignmentsCreateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type AssignmentsCreateError = AssignmentsCreateErrors[keyof AssignmentsCreateErrors];

export type AssignmentsCreateResponses = {
    /**
     * AssignmentResponse
     *
     * The assignment
     */
    201: {
        /**
         * Always true
         */
        success: boolean;
        data: Assignment;
    };
};

export type AssignmentsCreateResponse = AssignmentsCreateResponses[keyof AssignmentsCreateResponses];

export type AssignmentsListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only the assignments of these people, at most 100, as `person_id=1&person_id=2`
         */
        person_id?: Array<Id>;
        /**
         * Only records that take effect on this day or later
         */
        effective_from?: Date;
        /**
         * Only records that take effect on this day or earlier
         */
        effective_until?: Date;
        /**
         * Only the assignments that apply on this day, one for each person
         */
        as_of?: Date;
        /**
         * Only the record with this `external_id`
         */
        external_id?: string;
        /**
         * Only records changed at or after this time
         */
        updated_since?: Timestamp;
        /**
         * The sort order, descending with `-`. Equal values are sorted by ID. Only sorting by ID is safe against changes during pagination: in the other orders, assignments whose sort key changes may be skipped or repeated
         */
        sort?: AssignmentSort;
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * The `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Whether to count the items on all pages, which are then in `meta.total`. Counting takes time: request it with the first page, not with every page
         */
        include_total?: boolean;
    };
    url: '/assignments';
};

export type AssignmentsListErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type AssignmentsListError = AssignmentsListErrors[keyof AssignmentsListErrors];

export type AssignmentsListResponses = {
    /**
     * AssignmentListResponse
     *
     * A page of assignments
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        /**
         * The assignments on this page
         */
        data: Array<Assignment>;
        meta: PageMeta;
    };
};

export type AssignmentsListResponse = AssignmentsListResponses[keyof AssignmentsListResponses];

export type AssignmentsDeleteData = {
    body?: never;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/assignments/{id}';
};

export type AssignmentsDeleteErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type AssignmentsDeleteError = AssignmentsDeleteErrors[keyof AssignmentsDeleteErrors];

export type AssignmentsDeleteResponses = {
    /**
     * Completed
     */
    204: void;
};

export type AssignmentsDeleteResponse = AssignmentsDeleteResponses[keyof AssignmentsDeleteResponses];

export type AssignmentsGetData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/assignments/{id}';
};

export type AssignmentsGetErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type AssignmentsGetError = AssignmentsGetErrors[keyof AssignmentsGetErrors];

export type AssignmentsGetResponses = {
    /**
     * AssignmentResponse
     *
     * The assignment
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Assignment;
    };
};

export type AssignmentsGetResponse = AssignmentsGetResponses[keyof AssignmentsGetResponses];

export type AssignmentsUpdateData = {
    body: AssignmentUpdate;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/assignments/{id}';
};

export type AssignmentsUpdateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type AssignmentsUpdateError = AssignmentsUpdateErrors[keyof AssignmentsUpdateErrors];

export type AssignmentsUpdateResponses = {
    /**
     * AssignmentResponse
     *
     * The assignment
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Assignment;
    };
};

export type AssignmentsUpdateResponse = AssignmentsUpdateResponses[keyof AssignmentsUpdateResponses];

export type PersonChangesListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only change requests with this status
         */
        status?: PersonChangeStatus;
        /**
         * Only change requests of this person
         */
        person_id?: Id;
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * The `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Whether to count the items on all pages, which are then in `meta.total`. Counting takes time: request it with the first page, not with every page
         */
        include_total?: boolean;
    };
    url: '/person-changes';
};

export type PersonChangesListErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PersonChangesListError = PersonChangesListErrors[keyof PersonChangesListErrors];

export type PersonChangesListResponses = {
    /**
     * PersonChangeListResponse
     *
     * A page of change requests
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        /**
         * The change requests on this page
         */
        data: Array<PersonChange>;
        meta: PageMeta;
    };
};

export type PersonChangesListResponse = PersonChangesListResponses[keyof PersonChangesListResponses];

export type PersonChangesGetData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/person-changes/{id}';
};

export type PersonChangesGetErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PersonChangesGetError = PersonChangesGetErrors[keyof PersonChangesGetErrors];

export type PersonChangesGetResponses = {
    /**
     * PersonChangeResponse
     *
     * The change request
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: PersonChange;
    };
};

export type PersonChangesGetResponse = PersonChangesGetResponses[keyof PersonChangesGetResponses];

export type PersonChangesApproveData = {
    body?: never;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/person-changes/{id}/approve';
};

export type PersonChangesApproveErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PersonChangesApproveError = PersonChangesApproveErrors[keyof PersonChangesApproveErrors];

export type PersonChangesApproveResponses = {
    /**
     * PersonChangeResponse
     *
     * The change request
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: PersonChange;
    };
};

export type PersonChangesApproveResponse = PersonChangesApproveResponses[keyof PersonChangesApproveResponses];

export type PersonChangesRejectData = {
    body: PersonChangeRejection;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/person-changes/{id}/reject';
};

export type PersonChangesRejectErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PersonChangesRejectError = PersonChangesRejectErrors[keyof PersonChangesRejectErrors];

export type PersonChangesRejectResponses = {
    /**
     * PersonChangeResponse
     *
     * The change request
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: PersonChange;
    };
};

export type PersonChangesRejectResponse = PersonChangesRejectResponses[keyof PersonChangesRejectResponses];

export type PersonChangesCancelData = {
    body?: never;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/person-changes/{id}/cancel';
};

export type PersonChangesCancelErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PersonChangesCancelError = PersonChangesCancelErrors[keyof PersonChangesCancelErrors];

export type PersonChangesCancelResponses = {
    /**
     * PersonChangeResponse
     *
     * The change request
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: PersonChange;
    };
};

export type PersonChangesCancelResponse = PersonChangesCancelResponses[keyof PersonChangesCancelResponses];

export type PeopleIdentifiersData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: {
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * The `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Whether to count the items on all pages, which are then in `meta.total`. Counting takes time: request it with the first page, not with every page
         */
        include_total?: boolean;
    };
    url: '/people/{id}/identifiers';
};

export type PeopleIdentifiersErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PeopleIdentifiersError = PeopleIdentifiersErrors[keyof PeopleIdentifiersErrors];

export type PeopleIdentifiersResponses = {
    /**
     * IdentifierListResponse
     *
     * A page of identifiers
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        /**
         * The identifiers on this page
         */
        data: Array<Identifier>;
        meta: PageMeta;
    };
};

export type PeopleIdentifiersResponse = PeopleIdentifiersResponses[keyof PeopleIdentifiersResponses];

export type IdentifiersCreateData = {
    body: IdentifierCreate;
    headers?: {
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/people/{id}/identifiers';
};

export type IdentifiersCreateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type IdentifiersCreateError = IdentifiersCreateErrors[keyof IdentifiersCreateErrors];

export type IdentifiersCreateResponses = {
    /**
     * IdentifierResponse
     *
     * The identifier
     */
    201: {
        /**
         * Always true
         */
        success: boolean;
        data: Identifier;
    };
};

export type IdentifiersCreateResponse = IdentifiersCreateResponses[keyof IdentifiersCreateResponses];

export type EmergencyContactsListData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: {
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * The `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Whether to count the items on all pages, which are then in `meta.total`. Counting takes time: request it with the first page, not with every page
         */
        include_total?: boolean;
    };
    url: '/people/{id}/emergency-contacts';
};

export type EmergencyContactsListErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type EmergencyContactsListError = EmergencyContactsListErrors[keyof EmergencyContactsListErrors];

export type EmergencyContactsListResponses = {
    /**
     * EmergencyContactListResponse
     *
     * A page of emergency contacts
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        /**
         * The emergency contacts on this page
         */
        data: Array<EmergencyContact>;
        meta: PageMeta;
    };
};

export type EmergencyContactsListResponse = EmergencyContactsListResponses[keyof EmergencyContactsListResponses];

export type EmergencyContactsCreateData = {
    body: EmergencyContactCreate;
    headers?: {
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/people/{id}/emergency-contacts';
};

export type EmergencyContactsCreateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type EmergencyContactsCreateError = EmergencyContactsCreateErrors[keyof EmergencyContactsCreateErrors];

export type EmergencyContactsCreateResponses = {
    /**
     * EmergencyContactResponse
     *
     * The emergency contact
     */
    201: {
        /**
         * Always true
         */
        success: boolean;
        data: EmergencyContact;
    };
};

export type EmergencyContactsCreateResponse = EmergencyContactsCreateResponses[keyof EmergencyContactsCreateResponses];

export type DependentsListData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: {
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * The `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Whether to count the items on all pages, which are then in `meta.total`. Counting takes time: request it with the first page, not with every page
         */
        include_total?: boolean;
    };
    url: '/people/{id}/dependents';
};

export type DependentsListErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type DependentsListError = DependentsListErrors[keyof DependentsListErrors];

export type DependentsListResponses = {
    /**
     * DependentListResponse
     *
     * A page of dependents
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        /**
         * The dependents on this page
         */
        data: Array<Dependent>;
        meta: PageMeta;
    };
};

export type DependentsListResponse = DependentsListResponses[keyof DependentsListResponses];

export type DependentsCreateData = {
    body: DependentCreate;
    headers?: {
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/people/{id}/dependents';
};

export type DependentsCreateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type DependentsCreateError = DependentsCreateErrors[keyof DependentsCreateErrors];

export type DependentsCreateResponses = {
    /**
     * DependentResponse
     *
     * The dependent
     */
    201: {
        /**
         * Always true
         */
        success: boolean;
        data: Dependent;
    };
};

export type DependentsCreateResponse = DependentsCreateResponses[keyof DependentsCreateResponses];

export type IdentifiersListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only the identifiers of these people, at most 100, as `person_id=1&person_id=2`
         */
        person_id?: Array<Id>;
        /**
         * Only identifiers of this kind
         */
        kind?: IdentifierKind;
        /**
         * Only identifiers that expire on this day or later
         */
        expires_from?: Date;
        /**
         * Only identifiers that expire before this day, including expired ones
         */
        expires_before?: Date;
        /**
         * Only records changed at or after this time
         */
        updated_since?: Timestamp;
        /**
         * The sort order, descending with `-`. Equal values are sorted by ID. Only sorting by ID is safe against changes during pagination: in the other orders, identifiers whose sort key changes may be skipped or repeated
         */
        sort?: IdentifierSort;
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * The `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Whether to count the items on all pages, which are then in `meta.total`. Counting takes time: request it with the first page, not with every page
         */
        include_total?: boolean;
    };
    url: '/identifiers';
};

export type IdentifiersListErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type IdentifiersListError = IdentifiersListErrors[keyof IdentifiersListErrors];

export type IdentifiersListResponses = {
    /**
     * IdentifierListResponse
     *
     * A page of identifiers
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        /**
         * The identifiers on this page
         */
        data: Array<Identifier>;
        meta: PageMeta;
    };
};

export type IdentifiersListResponse = IdentifiersListResponses[keyof IdentifiersListResponses];

export type IdentifiersDeleteData = {
    body?: never;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/identifiers/{id}';
};

export type IdentifiersDeleteErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type IdentifiersDeleteError = IdentifiersDeleteErrors[keyof IdentifiersDeleteErrors];

export type IdentifiersDeleteResponses = {
    /**
     * Completed
     */
    204: void;
};

export type IdentifiersDeleteResponse = IdentifiersDeleteResponses[keyof IdentifiersDeleteResponses];

export type IdentifiersGetData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/identifiers/{id}';
};

export type IdentifiersGetErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type IdentifiersGetError = IdentifiersGetErrors[keyof IdentifiersGetErrors];

export type IdentifiersGetResponses = {
    /**
     * IdentifierResponse
     *
     * The identifier
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Identifier;
    };
};

export type IdentifiersGetResponse = IdentifiersGetResponses[keyof IdentifiersGetResponses];

export type IdentifiersUpdateData = {
    body: IdentifierUpdate;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/identifiers/{id}';
};

export type IdentifiersUpdateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type IdentifiersUpdateError = IdentifiersUpdateErrors[keyof IdentifiersUpdateErrors];

export type IdentifiersUpdateResponses = {
    /**
     * IdentifierResponse
     *
     * The identifier
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Identifier;
    };
};

export type IdentifiersUpdateResponse = IdentifiersUpdateResponses[keyof IdentifiersUpdateResponses];

export type IdentifiersRevealData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/identifiers/{id}/reveal';
};

export type IdentifiersRevealErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type IdentifiersRevealError = IdentifiersRevealErrors[keyof IdentifiersRevealErrors];

export type IdentifiersRevealResponses = {
    /**
     * RevealedIdentifierResponse
     *
     * The number of the identifier
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: RevealedIdentifier;
    };
};

export type IdentifiersRevealResponse = IdentifiersRevealResponses[keyof IdentifiersRevealResponses];

export type EmergencyContactsDeleteData = {
    body?: never;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/emergency-contacts/{id}';
};

export type EmergencyContactsDeleteErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type EmergencyContactsDeleteError = EmergencyContactsDeleteErrors[keyof EmergencyContactsDeleteErrors];

export type EmergencyContactsDeleteResponses = {
    /**
     * Completed
     */
    204: void;
};

export type EmergencyContactsDeleteResponse = EmergencyContactsDeleteResponses[keyof EmergencyContactsDeleteResponses];

export type EmergencyContactsGetData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/emergency-contacts/{id}';
};

export type EmergencyContactsGetErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type EmergencyContactsGetError = EmergencyContactsGetErrors[keyof EmergencyContactsGetErrors];

export type EmergencyContactsGetResponses = {
    /**
     * EmergencyContactResponse
     *
     * The emergency contact
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: EmergencyContact;
    };
};

export type EmergencyContactsGetResponse = EmergencyContactsGetResponses[keyof EmergencyContactsGetResponses];

export type EmergencyContactsUpdateData = {
    body: EmergencyContactUpdate;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/emergency-contacts/{id}';
};

export type EmergencyContactsUpdateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type EmergencyContactsUpdateError = EmergencyContactsUpdateErrors[keyof EmergencyContactsUpdateErrors];

export type EmergencyContactsUpdateResponses = {
    /**
     * EmergencyContactResponse
     *
     * The emergency contact
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: EmergencyContact;
    };
};

export type EmergencyContactsUpdateResponse = EmergencyContactsUpdateResponses[keyof EmergencyContactsUpdateResponses];

export type DependentsDeleteData = {
    body?: never;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/dependents/{id}';
};

export type DependentsDeleteErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type DependentsDeleteError = DependentsDeleteErrors[keyof DependentsDeleteErrors];

export type DependentsDeleteResponses = {
    /**
     * Completed
     */
    204: void;
};

export type DependentsDeleteResponse = DependentsDeleteResponses[keyof DependentsDeleteResponses];

export type DependentsGetData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/dependents/{id}';
};

export type DependentsGetErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type DependentsGetError = DependentsGetErrors[keyof DependentsGetErrors];

export type DependentsGetResponses = {
    /**
     * DependentResponse
     *
     * The dependent
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Dependent;
    };
};

export type DependentsGetResponse = DependentsGetResponses[keyof DependentsGetResponses];

export type DependentsUpdateData = {
    body: DependentUpdate;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/dependents/{id}';
};

export type DependentsUpdateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type DependentsUpdateError = DependentsUpdateErrors[keyof DependentsUpdateErrors];

export type DependentsUpdateResponses = {
    /**
     * DependentResponse
     *
     * The dependent
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Dependent;
    };
};

export type DependentsUpdateResponse = DependentsUpdateResponses[keyof DependentsUpdateResponses];

export type PeopleCompensationsData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: {
        /**
         * The sort order, descending with `-`. Equal values are sorted by ID. Only sorting by ID is safe against changes during pagination: in the other orders, compensations whose sort key changes may be skipped or repeated
         */
        sort?: CompensationSort;
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * The `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Whether to count the items on all pages, which are then in `meta.total`. Counting takes time: request it with the first page, not with every page
         */
        include_total?: boolean;
    };
    url: '/people/{id}/compensations';
};

export type PeopleCompensationsErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PeopleCompensationsError = PeopleCompensationsErrors[keyof PeopleCompensationsErrors];

export type PeopleCompensationsResponses = {
    /**
     * CompensationListResponse
     *
     * A page of compensations
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        /**
         * The compensations on this page
         */
        data: Array<Compensation>;
        meta: PageMeta;
    };
};

export type PeopleCompensationsResponse = PeopleCompensationsResponses[keyof PeopleCompensationsResponses];

export type CompensationsCreateData = {
    body: CompensationCreate;
    headers?: {
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/people/{id}/compensations';
};

export type CompensationsCreateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type CompensationsCreateError = CompensationsCreateErrors[keyof CompensationsCreateErrors];

export type CompensationsCreateResponses = {
    /**
     * CompensationResponse
     *
     * The compensation
     */
    201: {
        /**
         * Always true
         */
        success: boolean;
        data: Compensation;
    };
};

export type CompensationsCreateResponse = CompensationsCreateResponses[keyof CompensationsCreateResponses];

export type PeopleChecklistsData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: {
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * The `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Whether to count the items on all pages, which are then in `meta.total`. Counting takes time: request it with the first page, not with every page
         */
        include_total?: boolean;
    };
    url: '/people/{id}/checklists';
};

export type PeopleChecklistsErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PeopleChecklistsError = PeopleChecklistsErrors[keyof PeopleChecklistsErrors];

export type PeopleChecklistsResponses = {
    /**
     * StartedChecklistListResponse
     *
     * A page of started checklists
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        /**
         * The started checklists on this page
         */
        data: Array<StartedChecklist>;
        meta: PageMeta;
    };
};

export type PeopleChecklistsResponse = PeopleChecklistsResponses[keyof PeopleChecklistsResponses];

export type ChecklistsStartData = {
    body: ChecklistStart;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/people/{id}/checklists';
};

export type ChecklistsStartErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type ChecklistsStartError = ChecklistsStartErrors[keyof ChecklistsStartErrors];

export type ChecklistsStartResponses = {
    /**
     * StartedChecklistResponse
     *
     * The started checklist
     */
    201: {
        /**
         * Always true
         */
        success: boolean;
        data: StartedChecklist;
    };
};

export type ChecklistsStartResponse = ChecklistsStartResponses[keyof ChecklistsStartResponses];

export type ChecklistsListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * True for the archived checklists instead of those in use
         */
        archived?: boolean;
        /**
         * Only records changed at or after this time
         */
        updated_since?: Timestamp;
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * The `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Whether to count the items on all pages, which are then in `meta.total`. Counting takes time: request it with the first page, not with every page
         */
        include_total?: boolean;
    };
    url: '/checklists';
};

export type ChecklistsListErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type ChecklistsListError = ChecklistsListErrors[keyof ChecklistsListErrors];

export type ChecklistsListResponses = {
    /**
     * ChecklistListResponse
     *
     * A page of checklists
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        /**
         * The checklists on this page
         */
        data: Array<Checklist>;
        meta: PageMeta;
    };
};

export type ChecklistsListResponse = ChecklistsListResponses[keyof ChecklistsListResponses];

export type ChecklistsCreateData = {
    body: ChecklistCreate;
    headers?: {
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/checklists';
};

export type ChecklistsCreateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type ChecklistsCreateError = ChecklistsCreateErrors[keyof ChecklistsCreateErrors];

export type ChecklistsCreateResponses = {
    /**
     * ChecklistResponse
     *
     * The checklist
     */
    201: {
        /**
         * Always true
         */
        success: boolean;
        data: Checklist;
    };
};

export type ChecklistsCreateResponse = ChecklistsCreateResponses[keyof ChecklistsCreateResponses];

export type ChecklistsGetData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/checklists/{id}';
};

export type ChecklistsGetErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type ChecklistsGetError = ChecklistsGetErrors[keyof ChecklistsGetErrors];

export type ChecklistsGetResponses = {
    /**
     * ChecklistResponse
     *
     * The checklist
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Checklist;
    };
};

export type ChecklistsGetResponse = ChecklistsGetResponses[keyof ChecklistsGetResponses];

export type ChecklistsUpdateData = {
    body: ChecklistUpdate;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/checklists/{id}';
};

export type ChecklistsUpdateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type ChecklistsUpdateError = ChecklistsUpdateErrors[keyof ChecklistsUpdateErrors];

export type ChecklistsUpdateResponses = {
    /**
     * ChecklistResponse
     *
     * The checklist
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Checklist;
    };
};

export type ChecklistsUpdateResponse = ChecklistsUpdateResponses[keyof ChecklistsUpdateResponses];

export type TasksListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only the tasks that a user can do: `me`, or the ID of a user. API keys have no tasks
         */
        assignee?: string;
        /**
         * Only tasks in this state
         */
        state?: TaskState;
        /**
         * Only the tasks about these people, at most 100, as `person_id=1&person_id=2`
         */
        person_id?: Array<Id>;
        /**
         * True for tasks that are overdue: open, and due before today. False for all others
         */
        overdue?: boolean;
        /**
         * Only tasks that are due before this day
         */
        due_before?: Date;
        /**
         * Only records changed at or after this time
         */
        updated_since?: Timestamp;
        /**
         * The sort order, descending with `-`. Equal values are sorted by ID, and tasks without a due date count as due after all others. Only sorting by ID is safe against changes during pagination: in the other orders, tasks whose sort key changes may be skipped or repeated
         */
        sort?: TaskSort;
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * The `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Whether to count the items on all pages, which are then in `meta.total`. Counting takes time: request it with the first page, not with every page
         */
        include_total?: boolean;
    };
    url: '/tasks';
};

export type TasksListErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type TasksListError = TasksListErrors[keyof TasksListErrors];

export type TasksListResponses = {
    /**
     * TaskListResponse
     *
     * A page of tasks
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        /**
         * The tasks on this page
         */
        data: Array<Task>;
        meta: PageMeta;
    };
};

export type TasksListResponse = TasksListResponses[keyof TasksListResponses];

export type TasksCreateData = {
    body: TaskCreate;
    headers?: {
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/tasks';
};

export type TasksCreateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type TasksCreateError = TasksCreateErrors[keyof TasksCreateErrors];

export type TasksCreateResponses = {
    /**
     * TaskResponse
     *
     * The task
     */
    201: {
        /**
         * Always true
         */
        success: boolean;
        data: Task;
    };
};

export type TasksCreateResponse = TasksCreateResponses[keyof TasksCreateResponses];

export type TasksGetData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/tasks/{id}';
};

export type TasksGetErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type TasksGetError = TasksGetErrors[keyof TasksGetErrors];

export type TasksGetResponses = {
    /**
     * TaskResponse
     *
     * The task
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Task;
    };
};

export type TasksGetResponse = TasksGetResponses[keyof TasksGetResponses];

export type TasksUpdateData = {
    body: TaskUpdate;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/tasks/{id}';
};

export type TasksUpdateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type TasksUpdateError = TasksUpdateErrors[keyof TasksUpdateErrors];

export type TasksUpdateResponses = {
    /**
     * TaskResponse
     *
     * The task
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Task;
    };
};

export type TasksUpdateResponse = TasksUpdateResponses[keyof TasksUpdateResponses];

export type TasksCompleteData = {
    body?: never;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/tasks/{id}/complete';
};

export type TasksCompleteErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type TasksCompleteError = TasksCompleteErrors[keyof TasksCompleteErrors];

export type TasksCompleteResponses = {
    /**
     * TaskResponse
     *
     * The task
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Task;
    };
};

export type TasksCompleteResponse = TasksCompleteResponses[keyof TasksCompleteResponses];

export type TasksReopenData = {
    body?: never;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/tasks/{id}/reopen';
};

export type TasksReopenErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type TasksReopenError = TasksReopenErrors[keyof TasksReopenErrors];

export type TasksReopenResponses = {
    /**
     * TaskResponse
     *
     * The task
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Task;
    };
};

export type TasksReopenResponse = TasksReopenResponses[keyof TasksReopenResponses];

export type TasksCancelData = {
    body?: never;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/tasks/{id}/cancel';
};

export type TasksCancelErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type TasksCancelError = TasksCancelErrors[keyof TasksCancelErrors];

export type TasksCancelResponses = {
    /**
     * TaskResponse
     *
     * The task
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Task;
    };
};

export type TasksCancelResponse = TasksCancelResponses[keyof TasksCancelResponses];

export type TasksUploadData = {
    body: TaskFile;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/tasks/{id}/file';
};

export type TasksUploadErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type TasksUploadError = TasksUploadErrors[keyof TasksUploadErrors];

export type TasksUploadResponses = {
    /**
     * TaskResponse
     *
     * The task
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Task;
    };
};

export type TasksUploadResponse = TasksUploadResponses[keyof TasksUploadResponses];

export type PeopleBankAccountsData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: {
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * The `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Whether to count the items on all pages, which are then in `meta.total`. Counting takes time: request it with the first page, not with every page
         */
        include_total?: boolean;
    };
    url: '/people/{id}/bank-accounts';
};

export type PeopleBankAccountsErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PeopleBankAccountsError = PeopleBankAccountsErrors[keyof PeopleBankAccountsErrors];

export type PeopleBankAccountsResponses = {
    /**
     * BankAccountListResponse
     *
     * A page of bank accounts
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        /**
         * The bank accounts on this page
         */
        data: Array<BankAccount>;
        meta: PageMeta;
    };
};

export type PeopleBankAccountsResponse = PeopleBankAccountsResponses[keyof PeopleBankAccountsResponses];

export type BankAccountsCreateData = {
    body: BankAccountCreate;
    headers?: {
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/people/{id}/bank-accounts';
};

export type BankAccountsCreateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type BankAccountsCreateError = BankAccountsCreateErrors[keyof BankAccountsCreateErrors];

export type BankAccountsCreateResponses = {
    /**
     * BankAccountResponse
     *
     * The bank account
     */
    201: {
        /**
         * Always true
         */
        success: boolean;
        data: BankAccount;
    };
};

export type BankAccountsCreateResponse = BankAccountsCreateResponses[keyof BankAccountsCreateResponses];

export type BankAccountsListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only the bank accounts of these people, at most 100, as `person_id=1&person_id=2`
         */
        person_id?: Array<Id>;
        /**
         * Only bank accounts with this status
         */
        status?: BankAccountStatus;
        /**
         * Only records changed at or after this time
         */
        updated_since?: Timestamp;
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * The `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Whether to count the items on all pages, which are then in `meta.total`. Counting takes time: request it with the first page, not with every page
         */
        include_total?: boolean;
    };
    url: '/bank-accounts';
};

export type BankAccountsListErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type BankAccountsListError = BankAccountsListErrors[keyof BankAccountsListErrors];

export type BankAccountsListResponses = {
    /**
     * BankAccountListResponse
     *
     * A page of bank accounts
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        /**
         * The bank accounts on this page
         */
        data: Array<BankAccount>;
        meta: PageMeta;
    };
};

export type BankAccountsListResponse = BankAccountsListResponses[keyof BankAccountsListResponses];

export type BankAccountsDeleteData = {
    body?: never;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/bank-accounts/{id}';
};

export type BankAccountsDeleteErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type BankAccountsDeleteError = BankAccountsDeleteErrors[keyof BankAccountsDeleteErrors];

export type BankAccountsDeleteResponses = {
    /**
     * Completed
     */
    204: void;
};

export type BankAccountsDeleteResponse = BankAccountsDeleteResponses[keyof BankAccountsDeleteResponses];

export type BankAccountsGetData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/bank-accounts/{id}';
};

export type BankAccountsGetErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type BankAccountsGetError = BankAccountsGetErrors[keyof BankAccountsGetErrors];

export type BankAccountsGetResponses = {
    /**
     * BankAccountResponse
     *
     * The bank account
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: BankAccount;
    };
};

export type BankAccountsGetResponse = BankAccountsGetResponses[keyof BankAccountsGetResponses];

export type BankAccountsUpdateData = {
    body: BankAccountUpdate;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/bank-accounts/{id}';
};

export type BankAccountsUpdateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type BankAccountsUpdateError = BankAccountsUpdateErrors[keyof BankAccountsUpdateErrors];

export type BankAccountsUpdateResponses = {
    /**
     * BankAccountResponse
     *
     * The bank account
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: BankAccount;
    };
};

export type BankAccountsUpdateResponse = BankAccountsUpdateResponses[keyof BankAccountsUpdateResponses];

export type BankAccountsConfirmData = {
    body?: never;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/bank-accounts/{id}/confirm';
};

export type BankAccountsConfirmErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type BankAccountsConfirmError = BankAccountsConfirmErrors[keyof BankAccountsConfirmErrors];

export type BankAccountsConfirmResponses = {
    /**
     * BankAccountResponse
     *
     * The bank account
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: BankAccount;
    };
};

export type BankAccountsConfirmResponse = BankAccountsConfirmResponses[keyof BankAccountsConfirmResponses];

export type BankAccountsRejectData = {
    body?: never;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/bank-accounts/{id}/reject';
};

export type BankAccountsRejectErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type BankAccountsRejectError = BankAccountsRejectErrors[keyof BankAccountsRejectErrors];

export type BankAccountsRejectResponses = {
    /**
     * BankAccountResponse
     *
     * The bank account
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: BankAccount;
    };
};

export type BankAccountsRejectResponse = BankAccountsRejectResponses[keyof BankAccountsRejectResponses];

export type CompensationsListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only the compensations of these people, at most 100, as `person_id=1&person_id=2`
         */
        person_id?: Array<Id>;
        /**
         * Only records that take effect on this day or later
         */
        effective_from?: Date;
        /**
         * Only records that take effect on this day or earlier
         */
        effective_until?: Date;
        /**
         * Only the records that apply on this day, at most one for each person
         */
        as_of?: Date;
        /**
         * Only the record with this `external_id`
         */
        external_id?: string;
        /**
         * Only records changed at or after this time
         */
        updated_since?: Timestamp;
        /**
         * The sort order, descending with `-`. Equal values are sorted by ID. Only sorting by ID is safe against changes during pagination: in the other orders, compensations whose sort key changes may be skipped or repeated
         */
        sort?: CompensationSort;
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * The `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Whether to count the items on all pages, which are then in `meta.total`. Counting takes time: request it with the first page, not with every page
         */
        include_total?: boolean;
    };
    url: '/compensations';
};

export type CompensationsListErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type CompensationsListError = CompensationsListErrors[keyof CompensationsListErrors];

export type CompensationsListResponses = {
    /**
     * CompensationListResponse
     *
     * A page of compensations
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        /**
         * The compensations on this page
         */
        data: Array<Compensation>;
        meta: PageMeta;
    };
};

export type CompensationsListResponse = CompensationsListResponses[keyof CompensationsListResponses];

export type CompensationsImportData = {
    body: CompensationsImport;
    headers?: {
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/compensations/import';
};

export type CompensationsImportErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type CompensationsImportError = CompensationsImportErrors[keyof CompensationsImportErrors];

export type CompensationsImportResponses = {
    /**
     * CompensationsImportedResponse
     *
     * The result for each row, in the order of the rows
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: CompensationImportResults;
    };
};

export type CompensationsImportResponse = CompensationsImportResponses[keyof CompensationsImportResponses];

export type CompensationsDeleteData = {
    body?: never;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/compensations/{id}';
};

export type CompensationsDeleteErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type CompensationsDeleteError = CompensationsDeleteErrors[keyof CompensationsDeleteErrors];

export type CompensationsDeleteResponses = {
    /**
     * Completed
     */
    204: void;
};

export type CompensationsDeleteResponse = CompensationsDeleteResponses[keyof CompensationsDeleteResponses];

export type CompensationsGetData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/compensations/{id}';
};

export type CompensationsGetErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type CompensationsGetError = CompensationsGetErrors[keyof CompensationsGetErrors];

export type CompensationsGetResponses = {
    /**
     * CompensationResponse
     *
     * The compensation
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Compensation;
    };
};

export type CompensationsGetResponse = CompensationsGetResponses[keyof CompensationsGetResponses];

export type CompensationsUpdateData = {
    body: CompensationUpdate;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/compensations/{id}';
};

export type CompensationsUpdateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type CompensationsUpdateError = CompensationsUpdateErrors[keyof CompensationsUpdateErrors];

export type CompensationsUpdateResponses = {
    /**
     * CompensationResponse
     *
     * The compensation
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Compensation;
    };
};

export type CompensationsUpdateResponse = CompensationsUpdateResponses[keyof CompensationsUpdateResponses];

export type PeoplePayslipsData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: {
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * The `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Whether to count the items on all pages, which are then in `meta.total`. Counting takes time: request it with the first page, not with every page
         */
        include_total?: boolean;
        /**
         * `-id` for the newest first. Both orders are safe against changes during pagination
         */
        sort?: PayslipSort;
    };
    url: '/people/{id}/payslips';
};

export type PeoplePayslipsErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PeoplePayslipsError = PeoplePayslipsErrors[keyof PeoplePayslipsErrors];

export type PeoplePayslipsResponses = {
    /**
     * PayslipListResponse
     *
     * A page of payslips
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        /**
         * The payslips on this page, in list order
         */
        data: Array<PayslipSummary>;
        meta: PageMeta;
    };
};

export type PeoplePayslipsResponse = PeoplePayslipsResponses[keyof PeoplePayslipsResponses];

export type PeopleRetroPayData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query: {
        /**
         * Periods that end on or after this day are compared, YYYY-MM-DD; at most 36 months ago
         */
        from: Date;
    };
    url: '/people/{id}/retro-pay';
};

export type PeopleRetroPayErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PeopleRetroPayError = PeopleRetroPayErrors[keyof PeopleRetroPayErrors];

export type PeopleRetroPayResponses = {
    /**
     * RetroPayResponse
     *
     * The differences
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: RetroPay;
    };
};

export type PeopleRetroPayResponse = PeopleRetroPayResponses[keyof PeopleRetroPayResponses];

export type CustomFieldsListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * The `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Whether to count the items on all pages, which are then in `meta.total`. Counting takes time: request it with the first page, not with every page
         */
        include_total?: boolean;
        /**
         * Only records changed at or after this time
         */
        updated_since?: Timestamp;
        /**
         * Whether to include archived custom fields
         */
        include_archived?: boolean;
    };
    url: '/custom-fields';
};

export type CustomFieldsListErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type CustomFieldsListError = CustomFieldsListErrors[keyof CustomFieldsListErrors];

export type CustomFieldsListResponses = {
    /**
     * CustomFieldListResponse
     *
     * A page of custom fields
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        /**
         * The custom fields on this page
         */
        data: Array<CustomField>;
        meta: PageMeta;
    };
};

export type CustomFieldsListResponse = CustomFieldsListResponses[keyof CustomFieldsListResponses];

export type CustomFieldsCreateData = {
    body: CustomFieldCreate;
    headers?: {
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/custom-fields';
};

export type CustomFieldsCreateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type CustomFieldsCreateError = CustomFieldsCreateErrors[keyof CustomFieldsCreateErrors];

export type CustomFieldsCreateResponses = {
    /**
     * CustomFieldResponse
     *
     * The custom field
     */
    201: {
        /**
         * Always true
         */
        success: boolean;
        data: CustomField;
    };
};

export type CustomFieldsCreateResponse = CustomFieldsCreateResponses[keyof CustomFieldsCreateResponses];

export type CustomFieldsGetData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/custom-fields/{id}';
};

export type CustomFieldsGetErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type CustomFieldsGetError = CustomFieldsGetErrors[keyof CustomFieldsGetErrors];

export type CustomFieldsGetResponses = {
    /**
     * CustomFieldResponse
     *
     * The custom field
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: CustomField;
    };
};

export type CustomFieldsGetResponse = CustomFieldsGetResponses[keyof CustomFieldsGetResponses];

export type CustomFieldsUpdateData = {
    body: CustomFieldUpdate;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/custom-fields/{id}';
};

export type CustomFieldsUpdateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type CustomFieldsUpdateError = CustomFieldsUpdateErrors[keyof CustomFieldsUpdateErrors];

export type CustomFieldsUpdateResponses = {
    /**
     * CustomFieldResponse
     *
     * The custom field
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: CustomField;
    };
};

export type CustomFieldsUpdateResponse = CustomFieldsUpdateResponses[keyof CustomFieldsUpdateResponses];

export type DirectoryListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * The `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Whether to count the items on all pages, which are then in `meta.total`. Counting takes time: request it with the first page, not with every page
         */
        include_total?: boolean;
        /**
         * Only people whose name or job title contains each of these words, in full or in part. Case and accents are ignored
         */
        q?: string;
        /**
         * The sort order, descending with `-`: by `id` of the person, or by the family name, ignoring case and accents. Only the orders by ID are stable while records change during paging
         */
        sort?: DirectorySort;
        /**
         * Only people in this department or in one of its direct or indirect sub-departments
         */
        department_id?: Id;
        /**
         * Only people at this location
         */
        location_id?: Id;
        /**
         * The day on which the people work, with their jobs and absences of that day, YYYY-MM-DD; today by default. Only callers who see the records of all people can use a day in the future
         */
        as_of?: Date;
    };
    url: '/directory';
};

export type DirectoryListErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type DirectoryListError = DirectoryListErrors[keyof DirectoryListErrors];

export type DirectoryListResponses = {
    /**
     * DirectoryResponse
     *
     * A page of the directory
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        /**
         * The people of this page, in the order of the list
         */
        data: Array<DirectoryEntry>;
        meta: PageMeta;
    };
};

export type DirectoryListResponse = DirectoryListResponses[keyof DirectoryListResponses];

export type DepartmentsListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * The `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Whether to count the items on all pages, which are then in `meta.total`. Counting takes time: request it with the first page, not with every page
         */
        include_total?: boolean;
        /**
         * Only departments whose name or code contains each of these words, in full or in part. Case and accents are ignored
         */
        q?: string;
        /**
         * The sort order, descending with `-`. Names are sorted without case and accents. Only the orders by ID are stable while records change during paging: with any other order, departments may be skipped or repeated
         */
        sort?: DepartmentSort;
        /**
         * Only records changed at or after this time
         */
        updated_since?: Timestamp;
    };
    url: '/departments';
};

export type DepartmentsListErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type DepartmentsListError = DepartmentsListErrors[keyof DepartmentsListErrors];

export type DepartmentsListResponses = {
    /**
     * DepartmentListResponse
     *
     * A page of departments
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        /**
         * The departments of this page, in the order of the list
         */
        data: Array<Department>;
        meta: PageMeta;
    };
};

export type DepartmentsListResponse = DepartmentsListResponses[keyof DepartmentsListResponses];

export type DepartmentsCreateData = {
    body: DepartmentCreate;
    headers?: {
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/departments';
};

export type DepartmentsCreateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type DepartmentsCreateError = DepartmentsCreateErrors[keyof DepartmentsCreateErrors];

export type DepartmentsCreateResponses = {
    /**
     * DepartmentResponse
     *
     * The department
     */
    201: {
        /**
         * Always true
         */
        success: boolean;
        data: Department;
    };
};

export type DepartmentsCreateResponse = DepartmentsCreateResponses[keyof DepartmentsCreateResponses];

export type DepartmentsDeleteData = {
    body?: never;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/departments/{id}';
};

export type DepartmentsDeleteErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type DepartmentsDeleteError = DepartmentsDeleteErrors[keyof DepartmentsDeleteErrors];

export type DepartmentsDeleteResponses = {
    /**
     * Deleted
     */
    204: void;
};

export type DepartmentsDeleteResponse = DepartmentsDeleteResponses[keyof DepartmentsDeleteResponses];

export type DepartmentsGetData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/departments/{id}';
};

export type DepartmentsGetErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type DepartmentsGetError = DepartmentsGetErrors[keyof DepartmentsGetErrors];

export type DepartmentsGetResponses = {
    /**
     * DepartmentResponse
     *
     * The department
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Department;
    };
};

export type DepartmentsGetResponse = DepartmentsGetResponses[keyof DepartmentsGetResponses];

export type DepartmentsUpdateData = {
    body: DepartmentUpdate;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/departments/{id}';
};

export type DepartmentsUpdateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type DepartmentsUpdateError = DepartmentsUpdateErrors[keyof DepartmentsUpdateErrors];

export type DepartmentsUpdateResponses = {
    /**
     * DepartmentResponse
     *
     * The department
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Department;
    };
};

export type DepartmentsUpdateResponse = DepartmentsUpdateResponses[keyof DepartmentsUpdateResponses];

export type LocationsListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * The `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Whether to count the items on all pages, which are then in `meta.total`. Counting takes time: request it with the first page, not with every page
         */
        include_total?: boolean;
        /**
         * Only locations whose name or code contains each of these words, in full or in part. Case and accents are ignored
         */
        q?: string;
        /**
         * The sort order, descending with `-`. Names are sorted without case and accents. Only the orders by ID are stable while records change during paging: with any other order, locations may be skipped or repeated
         */
        sort?: LocationSort;
        /**
         * Only records changed at or after this time
         */
        updated_since?: Timestamp;
    };
    url: '/locations';
};

export type LocationsListErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type LocationsListError = LocationsListErrors[keyof LocationsListErrors];

export type LocationsListResponses = {
    /**
     * LocationListResponse
     *
     * A page of locations
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        /**
         * The locations of this page, in the order of the list
         */
        data: Array<Location>;
        meta: PageMeta;
    };
};

export type LocationsListResponse = LocationsListResponses[keyof LocationsListResponses];

export type LocationsCreateData = {
    body: LocationCreate;
    headers?: {
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/locations';
};

export type LocationsCreateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type LocationsCreateError = LocationsCreateErrors[keyof LocationsCreateErrors];

export type LocationsCreateResponses = {
    /**
     * LocationResponse
     *
     * The location
     */
    201: {
        /**
         * Always true
         */
        success: boolean;
        data: Location;
    };
};

export type LocationsCreateResponse = LocationsCreateResponses[keyof LocationsCreateResponses];

export type LocationsDeleteData = {
    body?: never;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/locations/{id}';
};

export type LocationsDeleteErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type LocationsDeleteError = LocationsDeleteErrors[keyof LocationsDeleteErrors];

export type LocationsDeleteResponses = {
    /**
     * Deleted
     */
    204: void;
};

export type LocationsDeleteResponse = LocationsDeleteResponses[keyof LocationsDeleteResponses];

export type LocationsGetData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/locations/{id}';
};

export type LocationsGetErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type LocationsGetError = LocationsGetErrors[keyof LocationsGetErrors];

export type LocationsGetResponses = {
    /**
     * LocationResponse
     *
     * The location
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Location;
    };
};

export type LocationsGetResponse = LocationsGetResponses[keyof LocationsGetResponses];

export type LocationsUpdateData = {
    body: LocationUpdate;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/locations/{id}';
};

export type LocationsUpdateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type LocationsUpdateError = LocationsUpdateErrors[keyof LocationsUpdateErrors];

export type LocationsUpdateResponses = {
    /**
     * LocationResponse
     *
     * The location
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Location;
    };
};

export type LocationsUpdateResponse = LocationsUpdateResponses[keyof LocationsUpdateResponses];

export type RecurringLinesListData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: {
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * The `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Whether to count the items on all pages, which are then in `meta.total`. Counting takes time: request it with the first page, not with every page
         */
        include_total?: boolean;
    };
    url: '/people/{id}/recurring-lines';
};

export type RecurringLinesListErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type RecurringLinesListError = RecurringLinesListErrors[keyof RecurringLinesListErrors];

export type RecurringLinesListResponses = {
    /**
     * RecurringLineListResponse
     *
     * A page of recurring lines
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        /**
         * The recurring lines on this page
         */
        data: Array<RecurringLine>;
        meta: PageMeta;
    };
};

export type RecurringLinesListResponse = RecurringLinesListResponses[keyof RecurringLinesListResponses];

export type RecurringLinesCreateData = {
    body: RecurringLineCreate;
    headers?: {
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/people/{id}/recurring-lines';
};

export type RecurringLinesCreateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type RecurringLinesCreateError = RecurringLinesCreateErrors[keyof RecurringLinesCreateErrors];

export type RecurringLinesCreateResponses = {
    /**
     * RecurringLineResponse
     *
     * The recurring line
     */
    201: {
        /**
         * Always true
         */
        success: boolean;
        data: RecurringLine;
    };
};

export type RecurringLinesCreateResponse = RecurringLinesCreateResponses[keyof RecurringLinesCreateResponses];

export type DocumentTemplatesListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * The `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Whether to count the items on all pages, which are then in `meta.total`. Counting takes time: request it with the first page, not with every page
         */
        include_total?: boolean;
        /**
         * Only records changed at or after this time
         */
        updated_since?: Timestamp;
    };
    url: '/document-templates';
};

export type DocumentTemplatesListErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type DocumentTemplatesListError = DocumentTemplatesListErrors[keyof DocumentTemplatesListErrors];

export type DocumentTemplatesListResponses = {
    /**
     * DocumentTemplateListResponse
     *
     * A page of templates
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        /**
         * The templates of this page, in the order of the list
         */
        data: Array<DocumentTemplate>;
        meta: PageMeta;
    };
};

export type DocumentTemplatesListResponse = DocumentTemplatesListResponses[keyof DocumentTemplatesListResponses];

export type DocumentTemplatesCreateData = {
    body: DocumentTemplateCreate;
    headers?: {
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/document-templates';
};

export type DocumentTemplatesCreateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type DocumentTemplatesCreateError = DocumentTemplatesCreateErrors[keyof DocumentTemplatesCreateErrors];

export type DocumentTemplatesCreateResponses = {
    /**
     * DocumentTemplateResponse
     *
     * The template
     */
    201: {
        /**
         * Always true
         */
        success: boolean;
        data: DocumentTemplate;
    };
};

export type DocumentTemplatesCreateResponse = DocumentTemplatesCreateResponses[keyof DocumentTemplatesCreateResponses];

export type DocumentTemplatesPreviewTextData = {
    body: DocumentTextPreview;
    path?: never;
    query?: never;
    url: '/document-templates/preview';
};

export type DocumentTemplatesPreviewTextErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type DocumentTemplatesPreviewTextError = DocumentTemplatesPreviewTextErrors[keyof DocumentTemplatesPreviewTextErrors];

export type DocumentTemplatesPreviewTextResponses = {
    /**
     * PDF 1.7, tagged, A4
     */
    200: Blob | File;
};

export type DocumentTemplatesPreviewTextResponse = DocumentTemplatesPreviewTextResponses[keyof DocumentTemplatesPreviewTextResponses];

export type DocumentTemplatesDeleteData = {
    body?: never;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/document-templates/{id}';
};

export type DocumentTemplatesDeleteErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type DocumentTemplatesDeleteError = DocumentTemplatesDeleteErrors[keyof DocumentTemplatesDeleteErrors];

export type DocumentTemplatesDeleteResponses = {
    /**
     * Deleted
     */
    204: void;
};

export type DocumentTemplatesDeleteResponse = DocumentTemplatesDeleteResponses[keyof DocumentTemplatesDeleteResponses];

export type DocumentTemplatesGetData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: {
        /**
         * The revision to return, if not the latest
         */
        revision?: number;
    };
    url: '/document-templates/{id}';
};

export type DocumentTemplatesGetErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type DocumentTemplatesGetError = DocumentTemplatesGetErrors[keyof DocumentTemplatesGetErrors];

export type DocumentTemplatesGetResponses = {
    /**
     * DocumentTemplateResponse
     *
     * The template
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: DocumentTemplate;
    };
};

export type DocumentTemplatesGetResponse = DocumentTemplatesGetResponses[keyof DocumentTemplatesGetResponses];

export type DocumentTemplatesUpdateData = {
    body: DocumentTemplateUpdate;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/document-templates/{id}';
};

export type DocumentTemplatesUpdateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type DocumentTemplatesUpdateError = DocumentTemplatesUpdateErrors[keyof DocumentTemplatesUpdateErrors];

export type DocumentTemplatesUpdateResponses = {
    /**
     * DocumentTemplateResponse
     *
     * The template
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: DocumentTemplate;
    };
};

export type DocumentTemplatesUpdateResponse = DocumentTemplatesUpdateResponses[keyof DocumentTemplatesUpdateResponses];

export type DocumentTemplatesPreviewData = {
    body: DocumentTemplatePreview;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/document-templates/{id}/preview';
};

export type DocumentTemplatesPreviewErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type DocumentTemplatesPreviewError = DocumentTemplatesPreviewErrors[keyof DocumentTemplatesPreviewErrors];

export type DocumentTemplatesPreviewResponses = {
    /**
     * PDF 1.7, tagged, A4
     */
    200: Blob | File;
};

export type DocumentTemplatesPreviewResponse = DocumentTemplatesPreviewResponses[keyof DocumentTemplatesPreviewResponses];

export type DocumentsListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * The `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Whether to count the items on all pages, which are then in `meta.total`. Counting takes time: request it with the first page, not with every page
         */
        include_total?: boolean;
        /**
         * Only documents whose title and names of signers contain each of these words, in full or in part. Case and accents are ignored
         */
        q?: string;
        /**
         * The sort order: `-id` for the newest first. Both orders are stable while records change during paging
         */
        sort?: DocumentSort;
        /**
         * Only records changed at or after this time
         */
        updated_since?: Timestamp;
        /**
         * Only documents for this person
         */
        person_id?: Id;
        /**
         * Only documents generated from this template
         */
        template_id?: Id;
        /**
         * Only documents in this state
         */
        status?: DocumentStatus;
        /**
         * Only documents that the caller can sign now: those with `sign` in `allowed_actions`. None for API keys
         */
        to_sign?: boolean;
        /**
         * Only the record with this `external_id`
         */
        external_id?: string;
    };
    url: '/documents';
};

export type DocumentsListErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type DocumentsListError = DocumentsListErrors[keyof DocumentsListErrors];

export type DocumentsListResponses = {
    /**
     * DocumentListResponse
     *
     * A page of documents
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        /**
         * The documents of this page, in the order of the list
         */
        data: Array<Document>;
        meta: PageMeta;
    };
};

export type DocumentsListResponse = DocumentsListResponses[keyof DocumentsListResponses];

export type DocumentsCreateData = {
    body: DocumentCreate;
    headers?: {
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/documents';
};

export type DocumentsCreateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type DocumentsCreateError = DocumentsCreateErrors[keyof DocumentsCreateErrors];

export type DocumentsCreateResponses = {
    /**
     * DocumentResponse
     *
     * The document
     */
    201: {
        /**
         * Always true
         */
        success: boolean;
        data: Document;
    };
};

export type DocumentsCreateResponse = DocumentsCreateResponses[keyof DocumentsCreateResponses];

export type DocumentsUploadData = {
    body: DocumentUpload;
    headers?: {
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/documents/upload';
};

export type DocumentsUploadErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type DocumentsUploadError = DocumentsUploadErrors[keyof DocumentsUploadErrors];

export type DocumentsUploadResponses = {
    /**
     * DocumentResponse
     *
     * The document
     */
    201: {
        /**
         * Always true
         */
        success: boolean;
        data: Document;
    };
};

export type DocumentsUploadResponse = DocumentsUploadResponses[keyof DocumentsUploadResponses];

export type DocumentsVerifyData = {
    body: DocumentVerify;
    path?: never;
    query?: never;
    url: '/documents/verify';
};

export type DocumentsVerifyErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type DocumentsVerifyError = DocumentsVerifyErrors[keyof DocumentsVerifyErrors];

export type DocumentsVerifyResponses = {
    /**
     * DocumentMatchResponse
     *
     * The result of the verification
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: DocumentMatch;
    };
};

export type DocumentsVerifyResponse = DocumentsVerifyResponses[keyof DocumentsVerifyResponses];

export type DocumentsExportCsvData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only documents whose title and names of signers contain each of these words, in full or in part. Case and accents are ignored
         */
        q?: string;
        /**
         * The sort order: `-id` for the newest first. Both orders are stable while records change during paging
         */
        sort?: DocumentSort;
        /**
         * Only records changed at or after this time
         */
        updated_since?: Timestamp;
        /**
         * Only documents for this person
         */
        person_id?: Id;
        /**
         * Only documents generated from this template
         */
        template_id?: Id;
        /**
         * Only documents in this state
         */
        status?: DocumentStatus;
        /**
         * Only documents that the caller can sign now: those with `sign` in `allowed_actions`. None for API keys
         */
        to_sign?: boolean;
        /**
         * Only the record with this `external_id`
         */
        external_id?: string;
    };
    url: '/documents.csv';
};

export type DocumentsExportCsvErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type DocumentsExportCsvError = DocumentsExportCsvErrors[keyof DocumentsExportCsvErrors];

export type DocumentsExportCsvResponses = {
    /**
     * RFC 4180
     */
    200: string;
};

export type DocumentsExportCsvResponse = DocumentsExportCsvResponses[keyof DocumentsExportCsvResponses];

export type DocumentsDeleteData = {
    body?: never;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/documents/{id}';
};

export type DocumentsDeleteErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type DocumentsDeleteError = DocumentsDeleteErrors[keyof DocumentsDeleteErrors];

export type DocumentsDeleteResponses = {
    /**
     * Deleted
     */
    204: void;
};

export type DocumentsDeleteResponse = DocumentsDeleteResponses[keyof DocumentsDeleteResponses];

export type DocumentsGetData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/documents/{id}';
};

export type DocumentsGetErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type DocumentsGetError = DocumentsGetErrors[keyof DocumentsGetErrors];

export type DocumentsGetResponses = {
    /**
     * DocumentResponse
     *
     * The document
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Document;
    };
};

export type DocumentsGetResponse = DocumentsGetResponses[keyof DocumentsGetResponses];

export type DocumentsUpdateData = {
    body: DocumentUpdate;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/documents/{id}';
};

export type DocumentsUpdateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type DocumentsUpdateError = DocumentsUpdateErrors[keyof DocumentsUpdateErrors];

export type DocumentsUpdateResponses = {
    /**
     * DocumentResponse
     *
     * The document
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Document;
    };
};

export type DocumentsUpdateResponse = DocumentsUpdateResponses[keyof DocumentsUpdateResponses];

export type DocumentsFileData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: {
        /**
         * The file to download
         */
        version?: 'original' | 'signed';
    };
    url: '/documents/{id}/file';
};

export type DocumentsFileErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type DocumentsFileError = DocumentsFileErrors[keyof DocumentsFileErrors];

export type DocumentsFileResponses = {
    /**
     * PDF
     */
    200: Blob | File;
};

export type DocumentsFileResponse = DocumentsFileResponses[keyof DocumentsFileResponses];

export type DocumentsAuditData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: {
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * The `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Whether to count the items on all pages, which are then in `meta.total`. Counting takes time: request it with the first page, not with every page
         */
        include_total?: boolean;
    };
    url: '/documents/{id}/audit';
};

export type DocumentsAuditErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type DocumentsAuditError = DocumentsAuditErrors[keyof DocumentsAuditErrors];

export type DocumentsAuditResponses = {
    /**
     * DocumentAuditListResponse
     *
     * A page of the audit trail
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        /**
         * The entries of this page, in the order of the list
         */
        data: Array<DocumentAuditEntry>;
        meta: PageMeta;
    };
};

export type DocumentsAuditResponse = DocumentsAuditResponses[keyof DocumentsAuditResponses];

export type DocumentsSendData = {
    body: DocumentSend;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/documents/{id}/send';
};

export type DocumentsSendErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type DocumentsSendError = DocumentsSendErrors[keyof DocumentsSendErrors];

export type DocumentsSendResponses = {
    /**
     * DocumentResponse
     *
     * The document
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Document;
    };
};

export type DocumentsSendResponse = DocumentsSendResponses[keyof DocumentsSendResponses];

export type DocumentsRemindData = {
    body: DocumentRemind;
    headers?: {
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/documents/{id}/remind';
};

export type DocumentsRemindErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type DocumentsRemindError = DocumentsRemindErrors[keyof DocumentsRemindErrors];

export type DocumentsRemindResponses = {
    /**
     * DocumentResponse
     *
     * The document
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Document;
    };
};

export type DocumentsRemindResponse = DocumentsRemindResponses[keyof DocumentsRemindResponses];

export type DocumentsCreateSigningLinkData = {
    body?: never;
    headers?: {
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/documents/{id}/signing-link';
};

export type DocumentsCreateSigningLinkErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type DocumentsCreateSigningLinkError = DocumentsCreateSigningLinkErrors[keyof DocumentsCreateSigningLinkErrors];

export type DocumentsCreateSigningLinkResponses = {
    /**
     * DocumentResponse
     *
     * The document
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Document;
    };
};

export type DocumentsCreateSigningLinkResponse = DocumentsCreateSigningLinkResponses[keyof DocumentsCreateSigningLinkResponses];

export type DocumentsFinishData = {
    body?: never;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/documents/{id}/finish';
};

export type DocumentsFinishErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type DocumentsFinishError = DocumentsFinishErrors[keyof DocumentsFinishErrors];

export type DocumentsFinishResponses = {
    /**
     * DocumentResponse
     *
     * The document
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Document;
    };
};

export type DocumentsFinishResponse = DocumentsFinishResponses[keyof DocumentsFinishResponses];

export type DocumentsUpdateSignerData = {
    body: DocumentSignerUpdate;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
        /**
         * The signer to correct: `signers[].id` of the document
         */
        signer_id: Id;
    };
    query?: never;
    url: '/documents/{id}/signers/{signer_id}';
};

export type DocumentsUpdateSignerErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type DocumentsUpdateSignerError = DocumentsUpdateSignerErrors[keyof DocumentsUpdateSignerErrors];

export type DocumentsUpdateSignerResponses = {
    /**
     * DocumentResponse
     *
     * The document
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Document;
    };
};

export type DocumentsUpdateSignerResponse = DocumentsUpdateSignerResponses[keyof DocumentsUpdateSignerResponses];

export type DocumentsVoidData = {
    body: DocumentReason;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/documents/{id}/void';
};

export type DocumentsVoidErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type DocumentsVoidError = DocumentsVoidErrors[keyof DocumentsVoidErrors];

export type DocumentsVoidResponses = {
    /**
     * DocumentResponse
     *
     * The document
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Document;
    };
};

export type DocumentsVoidResponse = DocumentsVoidResponses[keyof DocumentsVoidResponses];

export type SigningGetData = {
    body?: never;
    path: {
        /**
         * The part of a signer's link after `/sign/`
         */
        token: string;
    };
    query?: never;
    url: '/signing/{token}';
};

export type SigningGetErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The link is no longer valid, or its document can no longer be signed or downloaded
     */
    410: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type SigningGetError = SigningGetErrors[keyof SigningGetErrors];

export type SigningGetResponses = {
    /**
     * SigningResponse
     *
     * The document, as shown to the signer
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Signing;
    };
};

export type SigningGetResponse = SigningGetResponses[keyof SigningGetResponses];

export type SigningFileData = {
    body?: never;
    path: {
        /**
         * The part of a signer's link after `/sign/`
         */
        token: string;
    };
    query?: never;
    url: '/signing/{token}/file';
};

export type SigningFileErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The link is no longer valid, or its document can no longer be signed or downloaded
     */
    410: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type SigningFileError = SigningFileErrors[keyof SigningFileErrors];

export type SigningFileResponses = {
    /**
     * PDF
     */
    200: Blob | File;
};

export type SigningFileResponse = SigningFileResponses[keyof SigningFileResponses];

export type SigningSignData = {
    body: Signature;
    path: {
        /**
         * The part of a signer's link after `/sign/`
         */
        token: string;
    };
    query?: never;
    url: '/signing/{token}/sign';
};

export type SigningSignErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The link is no longer valid, or its document can no longer be signed or downloaded
     */
    410: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type SigningSignError = SigningSignErrors[keyof SigningSignErrors];

export type SigningSignResponses = {
    /**
     * SigningResponse
     *
     * The document, as shown to the signer
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Signing;
    };
};

export type SigningSignResponse = SigningSignResponses[keyof SigningSignResponses];

export type SigningDeclineData = {
    body: DocumentReason;
    path: {
        /**
         * The part of a signer's link after `/sign/`
         */
        token: string;
    };
    query?: never;
    url: '/signing/{token}/decline';
};

export type SigningDeclineErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The link is no longer valid, or its document can no longer be signed or downloaded
     */
    410: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type SigningDeclineError = SigningDeclineErrors[keyof SigningDeclineErrors];

export type SigningDeclineResponses = {
    /**
     * SigningResponse
     *
     * The document, as shown to the signer
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Signing;
    };
};

export type SigningDeclineResponse = SigningDeclineResponses[keyof SigningDeclineResponses];

export type PayRunsListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * The `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Whether to count the items on all pages, which are then in `meta.total`. Counting takes time: request it with the first page, not with every page
         */
        include_total?: boolean;
        /**
         * The sort order, descending with `-`. Pay runs with the same pay date are sorted by ID. Only sorting by ID is safe against changes during pagination: with `pay_date`, pay runs whose date changes may be skipped or repeated
         */
        sort?: PayRunSort;
        /**
         * Only records changed at or after this time
         */
        updated_since?: Timestamp;
        /**
         * Only pay runs of this type
         */
        type?: PayRunType;
        /**
         * Only pay runs with this status
         */
        status?: PayRunStatus;
        /**
         * Only pay runs that this pay schedule drafted
         */
        pay_schedule_id?: number;
        /**
         * Only the record with this `external_id`
         */
        external_id?: string;
        /**
         * The first day of the period, inclusive. The period contains holidays by their `date`, pay runs by their `pay_date`, lines of the leave ledger by `effective_on`, and leave if any of its days is in it
         */
        from?: Date;
        /**
         * The last day of the period, inclusive; `from` describes the contents of the period
         */
        to?: Date;
    };
    url: '/pay-runs';
};

export type PayRunsListErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PayRunsListError = PayRunsListErrors[keyof PayRunsListErrors];

export type PayRunsListResponses = {
    /**
     * PayRunListResponse
     *
     * A page of pay runs
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        /**
         * The pay runs on this page, in list order
         */
        data: Array<PayRun>;
        meta: PageMeta;
    };
};

export type PayRunsListResponse = PayRunsListResponses[keyof PayRunsListResponses];

export type PayRunsCreateData = {
    body: PayRunCreate;
    headers?: {
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/pay-runs';
};

export type PayRunsCreateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PayRunsCreateError = PayRunsCreateErrors[keyof PayRunsCreateErrors];

export type PayRunsCreateResponses = {
    /**
     * PayRunResponse
     *
     * The pay run
     */
    201: {
        /**
         * Always true
         */
        success: boolean;
        data: PayRun;
    };
};

export type PayRunsCreateResponse = PayRunsCreateResponses[keyof PayRunsCreateResponses];

export type PayRunsDeleteData = {
    body?: never;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/pay-runs/{id}';
};

export type PayRunsDeleteErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PayRunsDeleteError = PayRunsDeleteErrors[keyof PayRunsDeleteErrors];

export type PayRunsDeleteResponses = {
    /**
     * Deleted
     */
    204: void;
};

export type PayRunsDeleteResponse = PayRunsDeleteResponses[keyof PayRunsDeleteResponses];

export type PayRunsGetData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/pay-runs/{id}';
};

export type PayRunsGetErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PayRunsGetError = PayRunsGetErrors[keyof PayRunsGetErrors];

export type PayRunsGetResponses = {
    /**
     * PayRunResponse
     *
     * The pay run
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: PayRun;
    };
};

export type PayRunsGetResponse = PayRunsGetResponses[keyof PayRunsGetResponses];

export type PayRunsUpdateData = {
    body: PayRunUpdate;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/pay-runs/{id}';
};

export type PayRunsUpdateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PayRunsUpdateError = PayRunsUpdateErrors[keyof PayRunsUpdateErrors];

export type PayRunsUpdateResponses = {
    /**
     * PayRunResponse
     *
     * The pay run
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: PayRun;
    };
};

export type PayRunsUpdateResponse = PayRunsUpdateResponses[keyof PayRunsUpdateResponses];

export type PayRunsChecksData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/pay-runs/{id}/checks';
};

export type PayRunsChecksErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PayRunsChecksError = PayRunsChecksErrors[keyof PayRunsChecksErrors];

export type PayRunsChecksResponses = {
    /**
     * PayRunChecksResponse
     *
     * The findings about the approval
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: PayRunChecks;
    };
};

export type PayRunsChecksResponse = PayRunsChecksResponses[keyof PayRunsChecksResponses];

export type PayRunsCompareData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: {
        /**
         * The ID of the pay run to compare with, in the same currency. For a regular pay run, the default is the previous one: of the regular pay runs in this currency whose period ends before this period starts, the one with the latest pay date that is not cancelled. Other pay runs have no default
         */
        with?: Id;
        /**
         * The maximum number of people in the comparison
         */
        limit?: number;
    };
    url: '/pay-runs/{id}/comparison';
};

export type PayRunsCompareErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PayRunsCompareError = PayRunsCompareErrors[keyof PayRunsCompareErrors];

export type PayRunsCompareResponses = {
    /**
     * PayRunComparisonResponse
     *
     * The differences of the net pay
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: PayRunComparison;
    };
};

export type PayRunsCompareResponse = PayRunsCompareResponses[keyof PayRunsCompareResponses];

export type PayRunsRedraftData = {
    body: PayRunRedraftInput;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/pay-runs/{id}/redraft';
};

export type PayRunsRedraftErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PayRunsRedraftError = PayRunsRedraftErrors[keyof PayRunsRedraftErrors];

export type PayRunsRedraftResponses = {
    /**
     * PayRunRedraftResponse
     *
     * The differences
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: PayRunRedraft;
    };
};

export type PayRunsRedraftResponse = PayRunsRedraftResponses[keyof PayRunsRedraftResponses];

export type PayRunsApproveData = {
    body?: never;
    headers: {
        /**
         * The last version that the caller has read, as `"<version>"`; 428 without it, 412 if there is a newer one
         */
        'If-Match': EntityTags;
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/pay-runs/{id}/approve';
};

export type PayRunsApproveErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The request violates the contract, or the pay run has `blockers`
     */
    422: ErrorBody;
    /**
     * `If-Match` is missing
     */
    428: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PayRunsApproveError = PayRunsApproveErrors[keyof PayRunsApproveErrors];

export type PayRunsApproveResponses = {
    /**
     * PayRunResponse
     *
     * The pay run
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: PayRun;
    };
};

export type PayRunsApproveResponse = PayRunsApproveResponses[keyof PayRunsApproveResponses];

export type PayRunsReopenData = {
    body: PayRunReason;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/pay-runs/{id}/reopen';
};

export type PayRunsReopenErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PayRunsReopenError = PayRunsReopenErrors[keyof PayRunsReopenErrors];

export type PayRunsReopenResponses = {
    /**
     * PayRunResponse
     *
     * The pay run
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: PayRun;
    };
};

export type PayRunsReopenResponse = PayRunsReopenResponses[keyof PayRunsReopenResponses];

export type PayRunsCompleteData = {
    body?: never;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/pay-runs/{id}/complete';
};

export type PayRunsCompleteErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PayRunsCompleteError = PayRunsCompleteErrors[keyof PayRunsCompleteErrors];

export type PayRunsCompleteResponses = {
    /**
     * PayRunResponse
     *
     * The pay run
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: PayRun;
    };
};

export type PayRunsCompleteResponse = PayRunsCompleteResponses[keyof PayRunsCompleteResponses];

export type PayRunsCancelData = {
    body: PayRunReason;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/pay-runs/{id}/cancel';
};

export type PayRunsCancelErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PayRunsCancelError = PayRunsCancelErrors[keyof PayRunsCancelErrors];

export type PayRunsCancelResponses = {
    /**
     * PayRunResponse
     *
     * The pay run
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: PayRun;
    };
};

export type PayRunsCancelResponse = PayRunsCancelResponses[keyof PayRunsCancelResponses];

export type PayRunsExportCsvData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/pay-runs/{id}/export.csv';
};

export type PayRunsExportCsvErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PayRunsExportCsvError = PayRunsExportCsvErrors[keyof PayRunsExportCsvErrors];

export type PayRunsExportCsvResponses = {
    /**
     * RFC 4180
     */
    200: string;
};

export type PayRunsExportCsvResponse = PayRunsExportCsvResponses[keyof PayRunsExportCsvResponses];

export type PayRunsExportJournalData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/pay-runs/{id}/journal.csv';
};

export type PayRunsExportJournalErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PayRunsExportJournalError = PayRunsExportJournalErrors[keyof PayRunsExportJournalErrors];

export type PayRunsExportJournalResponses = {
    /**
     * RFC 4180
     */
    200: string;
};

export type PayRunsExportJournalResponse = PayRunsExportJournalResponses[keyof PayRunsExportJournalResponses];

export type PayRunsExportPain001Data = {
    body: Pain001Export;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/pay-runs/{id}/export-pain001';
};

export type PayRunsExportPain001Errors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PayRunsExportPain001Error = PayRunsExportPain001Errors[keyof PayRunsExportPain001Errors];

export type PayRunsExportPain001Responses = {
    /**
     * ISO 20022 pain.001.001.09
     */
    200: Blob | File;
};

export type PayRunsExportPain001Response = PayRunsExportPain001Responses[keyof PayRunsExportPain001Responses];

export type PayRunsPaymentsData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: {
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * The `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Whether to count the items on all pages, which are then in `meta.total`. Counting takes time: request it with the first page, not with every page
         */
        include_total?: boolean;
    };
    url: '/pay-runs/{id}/payments';
};

export type PayRunsPaymentsErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PayRunsPaymentsError = PayRunsPaymentsErrors[keyof PayRunsPaymentsErrors];

export type PayRunsPaymentsResponses = {
    /**
     * PaymentListResponse
     *
     * A page of payments
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        /**
         * The payments on this page
         */
        data: Array<Payment>;
        meta: PageMeta;
    };
};

export type PayRunsPaymentsResponse = PayRunsPaymentsResponses[keyof PayRunsPaymentsResponses];

export type BusinessDebtorData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/business/debtor';
};

export type BusinessDebtorErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type BusinessDebtorError = BusinessDebtorErrors[keyof BusinessDebtorErrors];

export type BusinessDebtorResponses = {
    /**
     * DebtorResponse
     *
     * The debtor
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Debtor;
    };
};

export type BusinessDebtorResponse = BusinessDebtorResponses[keyof BusinessDebtorResponses];

export type BusinessSetDebtorData = {
    body: BankDebtor;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path?: never;
    query?: never;
    url: '/business/debtor';
};

export type BusinessSetDebtorErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type BusinessSetDebtorError = BusinessSetDebtorErrors[keyof BusinessSetDebtorErrors];

export type BusinessSetDebtorResponses = {
    /**
     * DebtorResponse
     *
     * The debtor
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Debtor;
    };
};

export type BusinessSetDebtorResponse = BusinessSetDebtorResponses[keyof BusinessSetDebtorResponses];

export type PayslipsListData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: {
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * The `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Whether to count the items on all pages, which are then in `meta.total`. Counting takes time: request it with the first page, not with every page
         */
        include_total?: boolean;
    };
    url: '/pay-runs/{id}/payslips';
};

export type PayslipsListErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PayslipsListError = PayslipsListErrors[keyof PayslipsListErrors];

export type PayslipsListResponses = {
    /**
     * PayslipListResponse
     *
     * A page of payslips
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        /**
         * The payslips on this page, in list order
         */
        data: Array<PayslipSummary>;
        meta: PageMeta;
    };
};

export type PayslipsListResponse = PayslipsListResponses[keyof PayslipsListResponses];

export type PayslipsPutManyData = {
    body: PayslipsPut;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/pay-runs/{id}/payslips';
};

export type PayslipsPutManyErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PayslipsPutManyError = PayslipsPutManyErrors[keyof PayslipsPutManyErrors];

export type PayslipsPutManyResponses = {
    /**
     * PayRunResponse
     *
     * The pay run
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: PayRun;
    };
};

export type PayslipsPutManyResponse = PayslipsPutManyResponses[keyof PayslipsPutManyResponses];

export type PayslipsDeleteData = {
    body?: never;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
        /**
         * The `id` of the person paid
         */
        person_id: Id;
    };
    query?: never;
    url: '/pay-runs/{id}/payslips/{person_id}';
};

export type PayslipsDeleteErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PayslipsDeleteError = PayslipsDeleteErrors[keyof PayslipsDeleteErrors];

export type PayslipsDeleteResponses = {
    /**
     * Deleted
     */
    204: void;
};

export type PayslipsDeleteResponse = PayslipsDeleteResponses[keyof PayslipsDeleteResponses];

export type PayslipsGetData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
        /**
         * The `id` of the person paid
         */
        person_id: Id;
    };
    query?: never;
    url: '/pay-runs/{id}/payslips/{person_id}';
};

export type PayslipsGetErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PayslipsGetError = PayslipsGetErrors[keyof PayslipsGetErrors];

export type PayslipsGetResponses = {
    /**
     * PayslipResponse
     *
     * The payslip
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Payslip;
    };
};

export type PayslipsGetResponse = PayslipsGetResponses[keyof PayslipsGetResponses];

export type PayslipsPutData = {
    body: PayslipPut;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
        /**
         * The `id` of the person paid
         */
        person_id: Id;
    };
    query?: never;
    url: '/pay-runs/{id}/payslips/{person_id}';
};

export type PayslipsPutErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PayslipsPutError = PayslipsPutErrors[keyof PayslipsPutErrors];

export type PayslipsPutResponses = {
    /**
     * PayslipResponse
     *
     * The payslip
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Payslip;
    };
};

export type PayslipsPutResponse = PayslipsPutResponses[keyof PayslipsPutResponses];

export type PayslipsPdfData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
        /**
         * The `id` of the person paid
         */
        person_id: Id;
    };
    query?: never;
    url: '/pay-runs/{id}/payslips/{person_id}/pdf';
};

export type PayslipsPdfErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PayslipsPdfError = PayslipsPdfErrors[keyof PayslipsPdfErrors];

export type PayslipsPdfResponses = {
    /**
     * PDF 1.7, tagged, A4
     */
    200: Blob | File;
};

export type PayslipsPdfResponse = PayslipsPdfResponses[keyof PayslipsPdfResponses];

export type PayCodesListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * The `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Whether to count the items on all pages, which are then in `meta.total`. Counting takes time: request it with the first page, not with every page
         */
        include_total?: boolean;
        /**
         * Only records changed at or after this time
         */
        updated_since?: Timestamp;
        /**
         * Only the record with this `external_id`
         */
        external_id?: string;
        /**
         * Whether to include archived pay codes
         */
        include_archived?: boolean;
    };
    url: '/pay-codes';
};

export type PayCodesListErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PayCodesListError = PayCodesListErrors[keyof PayCodesListErrors];

export type PayCodesListResponses = {
    /**
     * PayCodeListResponse
     *
     * A page of pay codes
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        /**
         * The pay codes on this page
         */
        data: Array<PayCode>;
        meta: PageMeta;
    };
};

export type PayCodesListResponse = PayCodesListResponses[keyof PayCodesListResponses];

export type PayCodesCreateData = {
    body: PayCodeCreate;
    headers?: {
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/pay-codes';
};

export type PayCodesCreateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PayCodesCreateError = PayCodesCreateErrors[keyof PayCodesCreateErrors];

export type PayCodesCreateResponses = {
    /**
     * PayCodeResponse
     *
     * The pay code
     */
    201: {
        /**
         * Always true
         */
        success: boolean;
        data: PayCode;
    };
};

export type PayCodesCreateResponse = PayCodesCreateResponses[keyof PayCodesCreateResponses];

export type PayCodesDeleteData = {
    body?: never;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/pay-codes/{id}';
};

export type PayCodesDeleteErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PayCodesDeleteError = PayCodesDeleteErrors[keyof PayCodesDeleteErrors];

export type PayCodesDeleteResponses = {
    /**
     * Deleted
     */
    204: void;
};

export type PayCodesDeleteResponse = PayCodesDeleteResponses[keyof PayCodesDeleteResponses];

export type PayCodesGetData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/pay-codes/{id}';
};

export type PayCodesGetErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PayCodesGetError = PayCodesGetErrors[keyof PayCodesGetErrors];

export type PayCodesGetResponses = {
    /**
     * PayCodeResponse
     *
     * The pay code
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: PayCode;
    };
};

export type PayCodesGetResponse = PayCodesGetResponses[keyof PayCodesGetResponses];

export type PayCodesUpdateData = {
    body: PayCodeUpdate;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/pay-codes/{id}';
};

export type PayCodesUpdateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PayCodesUpdateError = PayCodesUpdateErrors[keyof PayCodesUpdateErrors];

export type PayCodesUpdateResponses = {
    /**
     * PayCodeResponse
     *
     * The pay code
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: PayCode;
    };
};

export type PayCodesUpdateResponse = PayCodesUpdateResponses[keyof PayCodesUpdateResponses];

export type PaySchedulesListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * The `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Whether to count the items on all pages, which are then in `meta.total`. Counting takes time: request it with the first page, not with every page
         */
        include_total?: boolean;
        /**
         * Only records changed at or after this time
         */
        updated_since?: Timestamp;
        /**
         * Only the record with this `external_id`
         */
        external_id?: string;
    };
    url: '/pay-schedules';
};

export type PaySchedulesListErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PaySchedulesListError = PaySchedulesListErrors[keyof PaySchedulesListErrors];

export type PaySchedulesListResponses = {
    /**
     * PayScheduleListResponse
     *
     * A page of pay schedules
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        /**
         * The pay schedules on this page
         */
        data: Array<PaySchedule>;
        meta: PageMeta;
    };
};

export type PaySchedulesListResponse = PaySchedulesListResponses[keyof PaySchedulesListResponses];

export type PaySchedulesCreateData = {
    body: PayScheduleCreate;
    headers?: {
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/pay-schedules';
};

export type PaySchedulesCreateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PaySchedulesCreateError = PaySchedulesCreateErrors[keyof PaySchedulesCreateErrors];

export type PaySchedulesCreateResponses = {
    /**
     * PayScheduleResponse
     *
     * The pay schedule
     */
    201: {
        /**
         * Always true
         */
        success: boolean;
        data: PaySchedule;
    };
};

export type PaySchedulesCreateResponse = PaySchedulesCreateResponses[keyof PaySchedulesCreateResponses];

export type PaySchedulesPreviewData = {
    body: PayScheduleCreate;
    path?: never;
    query?: never;
    url: '/pay-schedules/preview';
};

export type PaySchedulesPreviewErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PaySchedulesPreviewError = PaySchedulesPreviewErrors[keyof PaySchedulesPreviewErrors];

export type PaySchedulesPreviewResponses = {
    /**
     * PaySchedulePreviewResponse
     *
     * The next pay runs
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: PaySchedulePreview;
    };
};

export type PaySchedulesPreviewResponse = PaySchedulesPreviewResponses[keyof PaySchedulesPreviewResponses];

export type PaySchedulesDeleteData = {
    body?: never;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/pay-schedules/{id}';
};

export type PaySchedulesDeleteErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PaySchedulesDeleteError = PaySchedulesDeleteErrors[keyof PaySchedulesDeleteErrors];

export type PaySchedulesDeleteResponses = {
    /**
     * Deleted
     */
    204: void;
};

export type PaySchedulesDeleteResponse = PaySchedulesDeleteResponses[keyof PaySchedulesDeleteResponses];

export type PaySchedulesGetData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/pay-schedules/{id}';
};

export type PaySchedulesGetErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PaySchedulesGetError = PaySchedulesGetErrors[keyof PaySchedulesGetErrors];

export type PaySchedulesGetResponses = {
    /**
     * PayScheduleResponse
     *
     * The pay schedule
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: PaySchedule;
    };
};

export type PaySchedulesGetResponse = PaySchedulesGetResponses[keyof PaySchedulesGetResponses];

export type PaySchedulesUpdateData = {
    body: PayScheduleUpdate;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/pay-schedules/{id}';
};

export type PaySchedulesUpdateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type PaySchedulesUpdateError = PaySchedulesUpdateErrors[keyof PaySchedulesUpdateErrors];

export type PaySchedulesUpdateResponses = {
    /**
     * PayScheduleResponse
     *
     * The pay schedule
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: PaySchedule;
    };
};

export type PaySchedulesUpdateResponse = PaySchedulesUpdateResponses[keyof PaySchedulesUpdateResponses];

export type RecurringLinesDeleteData = {
    body?: never;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/recurring-lines/{id}';
};

export type RecurringLinesDeleteErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type RecurringLinesDeleteError = RecurringLinesDeleteErrors[keyof RecurringLinesDeleteErrors];

export type RecurringLinesDeleteResponses = {
    /**
     * Completed
     */
    204: void;
};

export type RecurringLinesDeleteResponse = RecurringLinesDeleteResponses[keyof RecurringLinesDeleteResponses];

export type RecurringLinesGetData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/recurring-lines/{id}';
};

export type RecurringLinesGetErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type RecurringLinesGetError = RecurringLinesGetErrors[keyof RecurringLinesGetErrors];

export type RecurringLinesGetResponses = {
    /**
     * RecurringLineResponse
     *
     * The recurring line
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: RecurringLine;
    };
};

export type RecurringLinesGetResponse = RecurringLinesGetResponses[keyof RecurringLinesGetResponses];

export type RecurringLinesUpdateData = {
    body: RecurringLineUpdate;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/recurring-lines/{id}';
};

export type RecurringLinesUpdateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type RecurringLinesUpdateError = RecurringLinesUpdateErrors[keyof RecurringLinesUpdateErrors];

export type RecurringLinesUpdateResponses = {
    /**
     * RecurringLineResponse
     *
     * The recurring line
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: RecurringLine;
    };
};

export type RecurringLinesUpdateResponse = RecurringLinesUpdateResponses[keyof RecurringLinesUpdateResponses];

export type LeaveTypesListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * The `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Whether to count the items on all pages, which are then in `meta.total`. Counting takes time: request it with the first page, not with every page
         */
        include_total?: boolean;
        /**
         * Only records changed at or after this time
         */
        updated_since?: Timestamp;
        /**
         * True to include archived leave types, which can no longer be requested
         */
        include_archived?: boolean;
    };
    url: '/leave-types';
};

export type LeaveTypesListErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type LeaveTypesListError = LeaveTypesListErrors[keyof LeaveTypesListErrors];

export type LeaveTypesListResponses = {
    /**
     * LeaveTypeListResponse
     *
     * A page of leave types
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        /**
         * The leave types on this page, in list order
         */
        data: Array<LeaveType>;
        meta: PageMeta;
    };
};

export type LeaveTypesListResponse = LeaveTypesListResponses[keyof LeaveTypesListResponses];

export type LeaveTypesCreateData = {
    body: LeaveTypeCreate;
    headers?: {
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/leave-types';
};

export type LeaveTypesCreateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type LeaveTypesCreateError = LeaveTypesCreateErrors[keyof LeaveTypesCreateErrors];

export type LeaveTypesCreateResponses = {
    /**
     * LeaveTypeResponse
     *
     * The leave type
     */
    201: {
        /**
         * Always true
         */
        success: boolean;
        data: LeaveType;
    };
};

export type LeaveTypesCreateResponse = LeaveTypesCreateResponses[keyof LeaveTypesCreateResponses];

export type LeaveTypesGetData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/leave-types/{id}';
};

export type LeaveTypesGetErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type LeaveTypesGetError = LeaveTypesGetErrors[keyof LeaveTypesGetErrors];

export type LeaveTypesGetResponses = {
    /**
     * LeaveTypeResponse
     *
     * The leave type
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: LeaveType;
    };
};

export type LeaveTypesGetResponse = LeaveTypesGetResponses[keyof LeaveTypesGetResponses];

export type LeaveTypesUpdateData = {
    body: LeaveTypeUpdate;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/leave-types/{id}';
};

export type LeaveTypesUpdateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type LeaveTypesUpdateError = LeaveTypesUpdateErrors[keyof LeaveTypesUpdateErrors];

export type LeaveTypesUpdateResponses = {
    /**
     * LeaveTypeResponse
     *
     * The leave type
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: LeaveType;
    };
};

export type LeaveTypesUpdateResponse = LeaveTypesUpdateResponses[keyof LeaveTypesUpdateResponses];

export type HolidaysListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * The `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Whether to count the items on all pages, which are then in `meta.total`. Counting takes time: request it with the first page, not with every page
         */
        include_total?: boolean;
        /**
         * Only records changed at or after this time
         */
        updated_since?: Timestamp;
        /**
         * The first day of the period, inclusive. The period contains holidays by their `date`, pay runs by their `pay_date`, lines of the leave ledger by `effective_on`, and leave if any of its days is in it
         */
        from?: Date;
        /**
         * The last day of the period, inclusive; `from` describes the contents of the period
         */
        to?: Date;
        /**
         * Only holidays at this location, including those of all locations
         */
        location_id?: Id;
    };
    url: '/holidays';
};

export type HolidaysListErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type HolidaysListError = HolidaysListErrors[keyof HolidaysListErrors];

export type HolidaysListResponses = {
    /**
     * HolidayListResponse
     *
     * A page of holidays
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        /**
         * The holidays on this page, in list order
         */
        data: Array<Holiday>;
        meta: PageMeta;
    };
};

export type HolidaysListResponse = HolidaysListResponses[keyof HolidaysListResponses];

export type HolidaysCreateData = {
    body: HolidayCreate;
    headers?: {
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/holidays';
};

export type HolidaysCreateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type HolidaysCreateError = HolidaysCreateErrors[keyof HolidaysCreateErrors];

export type HolidaysCreateResponses = {
    /**
     * HolidayResponse
     *
     * The holiday
     */
    201: {
        /**
         * Always true
         */
        success: boolean;
        data: Holiday;
    };
};

export type HolidaysCreateResponse = HolidaysCreateResponses[keyof HolidaysCreateResponses];

export type HolidaysImportData = {
    body: HolidayImport;
    headers?: {
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/holidays/import';
};

export type HolidaysImportErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type HolidaysImportError = HolidaysImportErrors[keyof HolidaysImportErrors];

export type HolidaysImportResponses = {
    /**
     * HolidayImportResponse
     *
     * The result for each event
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: HolidayImportResult;
    };
};

export type HolidaysImportResponse = HolidaysImportResponses[keyof HolidaysImportResponses];

export type HolidaysDeleteData = {
    body?: never;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/holidays/{id}';
};

export type HolidaysDeleteErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type HolidaysDeleteError = HolidaysDeleteErrors[keyof HolidaysDeleteErrors];

export type HolidaysDeleteResponses = {
    /**
     * Deleted
     */
    204: void;
};

export type HolidaysDeleteResponse = HolidaysDeleteResponses[keyof HolidaysDeleteResponses];

export type HolidaysGetData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/holidays/{id}';
};

export type HolidaysGetErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type HolidaysGetError = HolidaysGetErrors[keyof HolidaysGetErrors];

export type HolidaysGetResponses = {
    /**
     * HolidayResponse
     *
     * The holiday
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Holiday;
    };
};

export type HolidaysGetResponse = HolidaysGetResponses[keyof HolidaysGetResponses];

export type HolidaysUpdateData = {
    body: HolidayUpdate;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/holidays/{id}';
};

export type HolidaysUpdateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type HolidaysUpdateError = HolidaysUpdateErrors[keyof HolidaysUpdateErrors];

export type HolidaysUpdateResponses = {
    /**
     * HolidayResponse
     *
     * The holiday
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Holiday;
    };
};

export type HolidaysUpdateResponse = HolidaysUpdateResponses[keyof HolidaysUpdateResponses];

export type LeaveRequestsListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * The `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Whether to count the items on all pages, which are then in `meta.total`. Counting takes time: request it with the first page, not with every page
         */
        include_total?: boolean;
        /**
         * The sort order, descending with `-`. Requests with the same first day are sorted by ID. Only sorting by ID is safe against changes during pagination: with `start_date`, requests whose first day changes may be skipped or repeated
         */
        sort?: LeaveRequestSort;
        /**
         * Only records changed at or after this time
         */
        updated_since?: Timestamp;
        /**
         * Only results for this person
         */
        person_id?: Id;
        /**
         * Only results for this leave type
         */
        leave_type_id?: Id;
        /**
         * Only leave with this status
         */
        status?: LeaveStatus;
        /**
         * Only the record with this `external_id`
         */
        external_id?: string;
        /**
         * The first day of the period, inclusive. The period contains holidays by their `date`, pay runs by their `pay_date`, lines of the leave ledger by `effective_on`, and leave if any of its days is in it
         */
        from?: Date;
        /**
         * The last day of the period, inclusive; `from` describes the contents of the period
         */
        to?: Date;
    };
    url: '/leave-requests';
};

export type LeaveRequestsListErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type LeaveRequestsListError = LeaveRequestsListErrors[keyof LeaveRequestsListErrors];

export type LeaveRequestsListResponses = {
    /**
     * LeaveRequestListResponse
     *
     * A page of leave requests
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        /**
         * The leave requests on this page, in list order
         */
        data: Array<LeaveRequest>;
        meta: PageMeta;
    };
};

export type LeaveRequestsListResponse = LeaveRequestsListResponses[keyof LeaveRequestsListResponses];

export type LeaveRequestsCreateData = {
    body: LeaveRequestCreate;
    headers?: {
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/leave-requests';
};

export type LeaveRequestsCreateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type LeaveRequestsCreateError = LeaveRequestsCreateErrors[keyof LeaveRequestsCreateErrors];

export type LeaveRequestsCreateResponses = {
    /**
     * LeaveRequestResponse
     *
     * The leave request
     */
    201: {
        /**
         * Always true
         */
        success: boolean;
        data: LeaveRequest;
    };
};

export type LeaveRequestsCreateResponse = LeaveRequestsCreateResponses[keyof LeaveRequestsCreateResponses];

export type LeaveRequestsPreviewData = {
    body: LeaveRequestCreate;
    path?: never;
    query?: never;
    url: '/leave-requests/preview';
};

export type LeaveRequestsPreviewErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type LeaveRequestsPreviewError = LeaveRequestsPreviewErrors[keyof LeaveRequestsPreviewErrors];

export type LeaveRequestsPreviewResponses = {
    /**
     * LeavePreviewResponse
     *
     * The result that a request would have
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: LeavePreview;
    };
};

export type LeaveRequestsPreviewResponse = LeaveRequestsPreviewResponses[keyof LeaveRequestsPreviewResponses];

export type LeaveRequestsExportCsvData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The sort order, descending with `-`. Requests with the same first day are sorted by ID. Only sorting by ID is safe against changes during pagination: with `start_date`, requests whose first day changes may be skipped or repeated
         */
        sort?: LeaveRequestSort;
        /**
         * Only records changed at or after this time
         */
        updated_since?: Timestamp;
        /**
         * Only results for this person
         */
        person_id?: Id;
        /**
         * Only results for this leave type
         */
        leave_type_id?: Id;
        /**
         * Only leave with this status
         */
        status?: LeaveStatus;
        /**
         * Only the record with this `external_id`
         */
        external_id?: string;
        /**
         * The first day of the period, inclusive. The period contains holidays by their `date`, pay runs by their `pay_date`, lines of the leave ledger by `effective_on`, and leave if any of its days is in it
         */
        from?: Date;
        /**
         * The last day of the period, inclusive; `from` describes the contents of the period
         */
        to?: Date;
    };
    url: '/leave-requests.csv';
};

export type LeaveRequestsExportCsvErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type LeaveRequestsExportCsvError = LeaveRequestsExportCsvErrors[keyof LeaveRequestsExportCsvErrors];

export type LeaveRequestsExportCsvResponses = {
    /**
     * RFC 4180
     */
    200: string;
};

export type LeaveRequestsExportCsvResponse = LeaveRequestsExportCsvResponses[keyof LeaveRequestsExportCsvResponses];

export type LeaveRequestsGetData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/leave-requests/{id}';
};

export type LeaveRequestsGetErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type LeaveRequestsGetError = LeaveRequestsGetErrors[keyof LeaveRequestsGetErrors];

export type LeaveRequestsGetResponses = {
    /**
     * LeaveRequestResponse
     *
     * The leave request
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: LeaveRequest;
    };
};

export type LeaveRequestsGetResponse = LeaveRequestsGetResponses[keyof LeaveRequestsGetResponses];

export type LeaveRequestsUpdateData = {
    body: LeaveRequestUpdate;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/leave-requests/{id}';
};

export type LeaveRequestsUpdateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type LeaveRequestsUpdateError = LeaveRequestsUpdateErrors[keyof LeaveRequestsUpdateErrors];

export type LeaveRequestsUpdateResponses = {
    /**
     * LeaveRequestResponse
     *
     * The leave request
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: LeaveRequest;
    };
};

export type LeaveRequestsUpdateResponse = LeaveRequestsUpdateResponses[keyof LeaveRequestsUpdateResponses];

export type LeaveRequestsApproveData = {
    body?: never;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/leave-requests/{id}/approve';
};

export type LeaveRequestsApproveErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type LeaveRequestsApproveError = LeaveRequestsApproveErrors[keyof LeaveRequestsApproveErrors];

export type LeaveRequestsApproveResponses = {
    /**
     * LeaveRequestResponse
     *
     * The leave request
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: LeaveRequest;
    };
};

export type LeaveRequestsApproveResponse = LeaveRequestsApproveResponses[keyof LeaveRequestsApproveResponses];

export type LeaveRequestsRejectData = {
    body: LeaveRejection;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/leave-requests/{id}/reject';
};

export type LeaveRequestsRejectErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type LeaveRequestsRejectError = LeaveRequestsRejectErrors[keyof LeaveRequestsRejectErrors];

export type LeaveRequestsRejectResponses = {
    /**
     * LeaveRequestResponse
     *
     * The leave request
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: LeaveRequest;
    };
};

export type LeaveRequestsRejectResponse = LeaveRequestsRejectResponses[keyof LeaveRequestsRejectResponses];

export type LeaveRequestsCancelData = {
    body?: never;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/leave-requests/{id}/cancel';
};

export type LeaveRequestsCancelErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type LeaveRequestsCancelError = LeaveRequestsCancelErrors[keyof LeaveRequestsCancelErrors];

export type LeaveRequestsCancelResponses = {
    /**
     * LeaveRequestResponse
     *
     * The leave request
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: LeaveRequest;
    };
};

export type LeaveRequestsCancelResponse = LeaveRequestsCancelResponses[keyof LeaveRequestsCancelResponses];

export type LeaveBalancesListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * The `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Whether to count the items on all pages, which are then in `meta.total`. Counting takes time: request it with the first page, not with every page
         */
        include_total?: boolean;
        /**
         * Only results for this person
         */
        person_id?: Id;
        /**
         * Only results for this leave type
         */
        leave_type_id?: Id;
        /**
         * The day, within ten years of today; defaults to today
         */
        as_of?: Date;
        /**
         * Include the lines that add up to the balance
         */
        explain?: boolean;
    };
    url: '/leave-balances';
};

export type LeaveBalancesListErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type LeaveBalancesListError = LeaveBalancesListErrors[keyof LeaveBalancesListErrors];

export type LeaveBalancesListResponses = {
    /**
     * LeaveBalanceListResponse
     *
     * A page of leave balances
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        /**
         * The balances on this page, in list order
         */
        data: Array<LeaveBalance>;
        meta: PageMeta;
    };
};

export type LeaveBalancesListResponse = LeaveBalancesListResponses[keyof LeaveBalancesListResponses];

export type LeaveBalancesExportCsvData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only results for this person
         */
        person_id?: Id;
        /**
         * Only results for this leave type
         */
        leave_type_id?: Id;
        /**
         * The day, within ten years of today; defaults to today
         */
        as_of?: Date;
    };
    url: '/leave-balances.csv';
};

export type LeaveBalancesExportCsvErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type LeaveBalancesExportCsvError = LeaveBalancesExportCsvErrors[keyof LeaveBalancesExportCsvErrors];

export type LeaveBalancesExportCsvResponses = {
    /**
     * RFC 4180
     */
    200: string;
};

export type LeaveBalancesExportCsvResponse = LeaveBalancesExportCsvResponses[keyof LeaveBalancesExportCsvResponses];

export type LeaveBalancesAdjustData = {
    body: LeaveAdjustment;
    headers?: {
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/leave-balances/adjustments';
};

export type LeaveBalancesAdjustErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type LeaveBalancesAdjustError = LeaveBalancesAdjustErrors[keyof LeaveBalancesAdjustErrors];

export type LeaveBalancesAdjustResponses = {
    /**
     * LeaveLineResponse
     *
     * The ledger line
     */
    201: {
        /**
         * Always true
         */
        success: boolean;
        data: LeaveLine;
    };
};

export type LeaveBalancesAdjustResponse = LeaveBalancesAdjustResponses[keyof LeaveBalancesAdjustResponses];

export type LeaveLedgerListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * The `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Whether to count the items on all pages, which are then in `meta.total`. Counting takes time: request it with the first page, not with every page
         */
        include_total?: boolean;
        /**
         * Only results for this person
         */
        person_id?: Id;
        /**
         * Only results for this leave type
         */
        leave_type_id?: Id;
        /**
         * The first day of the period, inclusive. The period contains holidays by their `date`, pay runs by their `pay_date`, lines of the leave ledger by `effective_on`, and leave if any of its days is in it
         */
        from?: Date;
        /**
         * The last day of the period, inclusive; `from` describes the contents of the period
         */
        to?: Date;
    };
    url: '/leave-ledger';
};

export type LeaveLedgerListErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type LeaveLedgerListError = LeaveLedgerListErrors[keyof LeaveLedgerListErrors];

export type LeaveLedgerListResponses = {
    /**
     * LeaveLineListResponse
     *
     * A page of ledger lines
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        /**
         * The ledger lines on this page, in list order
         */
        data: Array<LeaveLine>;
        meta: PageMeta;
    };
};

export type LeaveLedgerListResponse = LeaveLedgerListResponses[keyof LeaveLedgerListResponses];

export type LeaveCalendarGetData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The first day of the period, inclusive; includes leave with any day in the period
         */
        from: Date;
        /**
         * The last day of the period, inclusive; at most a year
         */
        to: Date;
    };
    url: '/leave-calendar';
};

export type LeaveCalendarGetErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type LeaveCalendarGetError = LeaveCalendarGetErrors[keyof LeaveCalendarGetErrors];

export type LeaveCalendarGetResponses = {
    /**
     * LeaveCalendarResponse
     *
     * The leave calendar
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: LeaveCalendar;
    };
};

export type LeaveCalendarGetResponse = LeaveCalendarGetResponses[keyof LeaveCalendarGetResponses];

export type LeaveCalendarIcsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The first day of the period, inclusive; includes leave with any day in the period
         */
        from: Date;
        /**
         * The last day of the period, inclusive; at most a year
         */
        to: Date;
    };
    url: '/leave-calendar.ics';
};

export type LeaveCalendarIcsErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type LeaveCalendarIcsError = LeaveCalendarIcsErrors[keyof LeaveCalendarIcsErrors];

export type LeaveCalendarIcsResponses = {
    /**
     * RFC 5545
     */
    200: string;
};

export type LeaveCalendarIcsResponse = LeaveCalendarIcsResponses[keyof LeaveCalendarIcsResponses];

export type LeaveFeedsListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * The `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Whether to count the items on all pages, which are then in `meta.total`. Counting takes time: request it with the first page, not with every page
         */
        include_total?: boolean;
    };
    url: '/leave-feeds';
};

export type LeaveFeedsListErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type LeaveFeedsListError = LeaveFeedsListErrors[keyof LeaveFeedsListErrors];

export type LeaveFeedsListResponses = {
    /**
     * LeaveFeedListResponse
     *
     * A page of feed links
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        /**
         * The feed links on this page, in list order
         */
        data: Array<LeaveFeed>;
        meta: PageMeta;
    };
};

export type LeaveFeedsListResponse = LeaveFeedsListResponses[keyof LeaveFeedsListResponses];

export type LeaveFeedsCreateData = {
    body: LeaveFeedCreate;
    headers?: {
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/leave-feeds';
};

export type LeaveFeedsCreateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type LeaveFeedsCreateError = LeaveFeedsCreateErrors[keyof LeaveFeedsCreateErrors];

export type LeaveFeedsCreateResponses = {
    /**
     * LeaveFeedCreatedResponse
     *
     * The feed link
     */
    201: {
        /**
         * Always true
         */
        success: boolean;
        data: LeaveFeedCreated;
    };
};

export type LeaveFeedsCreateResponse = LeaveFeedsCreateResponses[keyof LeaveFeedsCreateResponses];

export type LeaveFeedsRevokeData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/leave-feeds/{id}';
};

export type LeaveFeedsRevokeErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type LeaveFeedsRevokeError = LeaveFeedsRevokeErrors[keyof LeaveFeedsRevokeErrors];

export type LeaveFeedsRevokeResponses = {
    /**
     * Deleted
     */
    204: void;
};

export type LeaveFeedsRevokeResponse = LeaveFeedsRevokeResponses[keyof LeaveFeedsRevokeResponses];

export type LeaveFeedsIcsData = {
    body?: never;
    path: {
        /**
         * The secret part of a feed link
         */
        token: string;
    };
    query?: never;
    url: '/leave-feeds/{token}/calendar.ics';
};

export type LeaveFeedsIcsErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type LeaveFeedsIcsError = LeaveFeedsIcsErrors[keyof LeaveFeedsIcsErrors];

export type LeaveFeedsIcsResponses = {
    /**
     * RFC 5545
     */
    200: string;
};

export type LeaveFeedsIcsResponse = LeaveFeedsIcsResponses[keyof LeaveFeedsIcsResponses];

export type ReportsHeadcountData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * A day of the first month, which the report covers from its first day. Defaults to eleven months before `to`
         */
        from?: Date;
        /**
         * A day of the last month, not after the running month. Defaults to today. A report covers at most 36 months
         */
        to?: Date;
        /**
         * The member of the job by which to group the people. A department does not include the departments below it
         */
        group_by?: 'department' | 'location' | 'employment_type';
    };
    url: '/reports/headcount';
};

export type ReportsHeadcountErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type ReportsHeadcountError = ReportsHeadcountErrors[keyof ReportsHeadcountErrors];

export type ReportsHeadcountResponses = {
    /**
     * HeadcountReportResponse
     *
     * The headcount by month
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: HeadcountReport;
    };
};

export type ReportsHeadcountResponse = ReportsHeadcountResponses[keyof ReportsHeadcountResponses];

export type ReportsTurnoverData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * A day of the first month, which the report covers from its first day. Defaults to eleven months before `to`
         */
        from?: Date;
        /**
         * A day of the last month, not after the running month. Defaults to today. A report covers at most 36 months
         */
        to?: Date;
        /**
         * To group the people by department, which does not include the departments below it
         */
        group_by?: 'department';
    };
    url: '/reports/turnover';
};

export type ReportsTurnoverErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type ReportsTurnoverError = ReportsTurnoverErrors[keyof ReportsTurnoverErrors];

export type ReportsTurnoverResponses = {
    /**
     * TurnoverReportResponse
     *
     * The joiners and leavers by month
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: TurnoverReport;
    };
};

export type ReportsTurnoverResponse = ReportsTurnoverResponses[keyof ReportsTurnoverResponses];

export type ReportsAbsenceData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * A day of the first month, which the report covers from its first day. Defaults to eleven months before `to`
         */
        from?: Date;
        /**
         * A day of the last month, not after the running month. Defaults to today. A report covers at most 36 months
         */
        to?: Date;
        /**
         * Only leave of this type, such as sick leave
         */
        leave_type_id?: Id;
        /**
         * To group the days by department, which does not include the departments below it, or by leave type
         */
        group_by?: 'department' | 'leave_type';
    };
    url: '/reports/absence';
};

export type ReportsAbsenceErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type ReportsAbsenceError = ReportsAbsenceErrors[keyof ReportsAbsenceErrors];

export type ReportsAbsenceResponses = {
    /**
     * AbsenceReportResponse
     *
     * The absence rate by month
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: AbsenceReport;
    };
};

export type ReportsAbsenceResponse = ReportsAbsenceResponses[keyof ReportsAbsenceResponses];

export type ReportsLeaveLiabilityData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The day of the balances, not in the future. Defaults to today
         */
        as_of?: Date;
        /**
         * To group the days by department, which does not include the departments below it, or by leave type
         */
        group_by?: 'department' | 'leave_type';
    };
    url: '/reports/leave-liability';
};

export type ReportsLeaveLiabilityErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type ReportsLeaveLiabilityError = ReportsLeaveLiabilityErrors[keyof ReportsLeaveLiabilityErrors];

export type ReportsLeaveLiabilityResponses = {
    /**
     * LeaveLiabilityReportResponse
     *
     * The leave liability on a day
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: LeaveLiabilityReport;
    };
};

export type ReportsLeaveLiabilityResponse = ReportsLeaveLiabilityResponses[keyof ReportsLeaveLiabilityResponses];

export type ReportsLeaveLiabilityPeopleData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The day of the balances, not in the future. Defaults to today
         */
        as_of?: Date;
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * The `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Whether to count the items on all pages, which are then in `meta.total`. Counting takes time: request it with the first page, not with every page
         */
        include_total?: boolean;
    };
    url: '/reports/leave-liability/people';
};

export type ReportsLeaveLiabilityPeopleErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type ReportsLeaveLiabilityPeopleError = ReportsLeaveLiabilityPeopleErrors[keyof ReportsLeaveLiabilityPeopleErrors];

export type ReportsLeaveLiabilityPeopleResponses = {
    /**
     * LeaveLiabilityPeopleResponse
     *
     * A page of people with their unused entitlement
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        /**
         * The people on this page
         */
        data: Array<LeaveLiabilityPerson>;
        meta: PageMeta;
    };
};

export type ReportsLeaveLiabilityPeopleResponse = ReportsLeaveLiabilityPeopleResponses[keyof ReportsLeaveLiabilityPeopleResponses];

export type ReportsPayCostData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * A day of the first month, which the report covers from its first day. Defaults to eleven months before `to`
         */
        from?: Date;
        /**
         * A day of the last month, not after the running month. Defaults to today. A report covers at most 36 months
         */
        to?: Date;
    };
    url: '/reports/pay-cost';
};

export type ReportsPayCostErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type ReportsPayCostError = ReportsPayCostErrors[keyof ReportsPayCostErrors];

export type ReportsPayCostResponses = {
    /**
     * PayCostReportResponse
     *
     * The pay cost by month and department
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: PayCostReport;
    };
};

export type ReportsPayCostResponse = ReportsPayCostResponses[keyof ReportsPayCostResponses];

export type WebhooksListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * The `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Whether to count the items on all pages, which are then in `meta.total`. Counting takes time: request it with the first page, not with every page
         */
        include_total?: boolean;
        /**
         * Only records changed at or after this time
         */
        updated_since?: Timestamp;
    };
    url: '/webhooks';
};

export type WebhooksListErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type WebhooksListError = WebhooksListErrors[keyof WebhooksListErrors];

export type WebhooksListResponses = {
    /**
     * WebhookListResponse
     *
     * A page of webhooks
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        /**
         * The webhooks of this page, in the order of the list
         */
        data: Array<Webhook>;
        meta: PageMeta;
    };
};

export type WebhooksListResponse = WebhooksListResponses[keyof WebhooksListResponses];

export type WebhooksCreateData = {
    body: WebhookCreate;
    headers?: {
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/webhooks';
};

export type WebhooksCreateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type WebhooksCreateError = WebhooksCreateErrors[keyof WebhooksCreateErrors];

export type WebhooksCreateResponses = {
    /**
     * WebhookCreatedResponse
     *
     * The webhook with its secret
     */
    201: {
        /**
         * Always true
         */
        success: boolean;
        data: WebhookWithSecret;
    };
};

export type WebhooksCreateResponse = WebhooksCreateResponses[keyof WebhooksCreateResponses];

export type WebhooksDeleteData = {
    body?: never;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/webhooks/{id}';
};

export type WebhooksDeleteErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type WebhooksDeleteError = WebhooksDeleteErrors[keyof WebhooksDeleteErrors];

export type WebhooksDeleteResponses = {
    /**
     * Deleted
     */
    204: void;
};

export type WebhooksDeleteResponse = WebhooksDeleteResponses[keyof WebhooksDeleteResponses];

export type WebhooksGetData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/webhooks/{id}';
};

export type WebhooksGetErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type WebhooksGetError = WebhooksGetErrors[keyof WebhooksGetErrors];

export type WebhooksGetResponses = {
    /**
     * WebhookResponse
     *
     * The webhook
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Webhook;
    };
};

export type WebhooksGetResponse = WebhooksGetResponses[keyof WebhooksGetResponses];

export type WebhooksUpdateData = {
    body: WebhookUpdate;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/webhooks/{id}';
};

export type WebhooksUpdateErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type WebhooksUpdateError = WebhooksUpdateErrors[keyof WebhooksUpdateErrors];

export type WebhooksUpdateResponses = {
    /**
     * WebhookResponse
     *
     * The webhook
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Webhook;
    };
};

export type WebhooksUpdateResponse = WebhooksUpdateResponses[keyof WebhooksUpdateResponses];

export type WebhooksRotateSecretData = {
    body: WebhookRotateSecret;
    headers?: {
        /**
         * The version on which the change is based, as `"<version>"`: the version of the resource in the path, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/webhooks/{id}/rotate-secret';
};

export type WebhooksRotateSecretErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The version in `If-Match` is outdated
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type WebhooksRotateSecretError = WebhooksRotateSecretErrors[keyof WebhooksRotateSecretErrors];

export type WebhooksRotateSecretResponses = {
    /**
     * WebhookCreatedResponse
     *
     * The webhook with its secret
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: WebhookWithSecret;
    };
};

export type WebhooksRotateSecretResponse = WebhooksRotateSecretResponses[keyof WebhooksRotateSecretResponses];

export type WebhooksSendTestData = {
    body: WebhookSendTest;
    headers?: {
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/webhooks/{id}/test';
};

export type WebhooksSendTestErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type WebhooksSendTestError = WebhooksSendTestErrors[keyof WebhooksSendTestErrors];

export type WebhooksSendTestResponses = {
    /**
     * WebhookAttemptAskedResponse
     *
     * An attempt is in progress; get the delivery to see its outcome
     */
    202: {
        /**
         * Always true
         */
        success: boolean;
        data: WebhookDelivery;
    };
};

export type WebhooksSendTestResponse = WebhooksSendTestResponses[keyof WebhooksSendTestResponses];

export type WebhooksRecoverData = {
    body: WebhookRecover;
    headers?: {
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/webhooks/{id}/recover';
};

export type WebhooksRecoverErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that requires no token
     */
    413: ErrorBody;
    /**
     * The operation does not support the media type of the body
     */
    415: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type WebhooksRecoverError = WebhooksRecoverErrors[keyof WebhooksRecoverErrors];

export type WebhooksRecoverResponses = {
    /**
     * WebhookRecoveryResponse
     *
     * The number of deliveries that are scheduled again
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: WebhookRecovery;
    };
};

export type WebhooksRecoverResponse = WebhooksRecoverResponses[keyof WebhooksRecoverResponses];

export type WebhooksStatisticsData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: never;
    url: '/webhooks/{id}/statistics';
};

export type WebhooksStatisticsErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type WebhooksStatisticsError = WebhooksStatisticsErrors[keyof WebhooksStatisticsErrors];

export type WebhooksStatisticsResponses = {
    /**
     * WebhookStatisticsResponse
     *
     * The attempts per hour
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: WebhookStatistics;
    };
};

export type WebhooksStatisticsResponse = WebhooksStatisticsResponses[keyof WebhooksStatisticsResponses];

export type WebhookDeliveriesListData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
    };
    query?: {
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * The `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Whether to count the items on all pages, which are then in `meta.total`. Counting takes time: request it with the first page, not with every page
         */
        include_total?: boolean;
        /**
         * Only deliveries in this state
         */
        status?: WebhookDeliveryStatus;
        /**
         * Only deliveries of this event type
         */
        type?: EventTypeName;
        /**
         * Only the delivery of this event, including a test event; none if the event was not sent to the webhook
         */
        event_id?: EventId;
        /**
         * True for only the tests of `webhooks.sendTest`, false for all other deliveries
         */
        test?: boolean;
        /**
         * Only records from this time or later
         */
        since?: Timestamp;
        /**
         * Only records from before this time
         */
        until?: Timestamp;
    };
    url: '/webhooks/{id}/deliveries';
};

export type WebhookDeliveriesListErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type WebhookDeliveriesListError = WebhookDeliveriesListErrors[keyof WebhookDeliveriesListErrors];

export type WebhookDeliveriesListResponses = {
    /**
     * WebhookDeliveryListResponse
     *
     * A page of deliveries
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        /**
         * The deliveries of this page, in the order of the list
         */
        data: Array<WebhookDelivery>;
        meta: PageMeta;
    };
};

export type WebhookDeliveriesListResponse = WebhookDeliveriesListResponses[keyof WebhookDeliveriesListResponses];

export type WebhookDeliveriesGetData = {
    body?: never;
    path: {
        /**
         * The `id` of the record
         */
        id: BigId;
    };
    query?: never;
    url: '/webhook-deliveries/{id}';
};

export type WebhookDeliveriesGetErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type WebhookDeliveriesGetError = WebhookDeliveriesGetErrors[keyof WebhookDeliveriesGetErrors];

export type WebhookDeliveriesGetResponses = {
    /**
     * WebhookDeliveryResponse
     *
     * The delivery with its attempts
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: WebhookDelivery;
    };
};

export type WebhookDeliveriesGetResponse = WebhookDeliveriesGetResponses[keyof WebhookDeliveriesGetResponses];

export type WebhookDeliveriesRedeliverData = {
    body?: never;
    headers?: {
        /**
         * A key for safe retries: a repeated request with the same key and body returns the first response again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: BigId;
    };
    query?: never;
    url: '/webhook-deliveries/{id}/redeliver';
};

export type WebhookDeliveriesRedeliverErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type WebhookDeliveriesRedeliverError = WebhookDeliveriesRedeliverErrors[keyof WebhookDeliveriesRedeliverErrors];

export type WebhookDeliveriesRedeliverResponses = {
    /**
     * WebhookAttemptAskedResponse
     *
     * An attempt is in progress; get the delivery to see its outcome
     */
    202: {
        /**
         * Always true
         */
        success: boolean;
        data: WebhookDelivery;
    };
};

export type WebhookDeliveriesRedeliverResponse = WebhookDeliveriesRedeliverResponses[keyof WebhookDeliveriesRedeliverResponses];

export type EventsListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * The `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * `-sequence` for the newest first. Both orders are stable while paging; only a `meta.resume_cursor` and the default order return newer events later
         */
        sort?: EventSort;
        /**
         * The start of the list without a `cursor`: only events created at this time or later (RFC 3339), or `now` for future events only. The oldest event by default; `now` cannot be combined with a `cursor`
         */
        since?: string;
        /**
         * Only events of these types
         */
        types?: Array<EventTypeName>;
        /**
         * The number of seconds to wait if there is no event: the response is sent as soon as there is one, or empty after this time, and earlier when the service is about to stop. Requires the default order, and excludes `since=now`. A key or user can have ten waiting requests at once, and a business two hundred; more return 429
         */
        wait?: number;
    };
    url: '/events';
};

export type EventsListErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type EventsListError = EventsListErrors[keyof EventsListErrors];

export type EventsListResponses = {
    /**
     * EventListResponse
     *
     * A page of the stream
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        /**
         * The events of this page, in the order of the list
         */
        data: Array<Event>;
        meta: EventPageMeta;
    };
};

export type EventsListResponse = EventsListResponses[keyof EventsListResponses];

export type EventsGetData = {
    body?: never;
    path: {
        /**
         * The `id` of the event, sent in `webhook-id` with deliveries
         */
        id: EventId;
    };
    query?: never;
    url: '/events/{id}';
};

export type EventsGetErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The business has no resource with this ID
     */
    404: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type EventsGetError = EventsGetErrors[keyof EventsGetErrors];

export type EventsGetResponses = {
    /**
     * EventResponse
     *
     * The event
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Event;
    };
};

export type EventsGetResponse = EventsGetResponses[keyof EventsGetResponses];

export type EventTypesListData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/event-types';
};

export type EventTypesListErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` contain, or a rule excludes the caller
     */
    403: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many attempts with a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type EventTypesListError = EventTypesListErrors[keyof EventTypesListErrors];

export type EventTypesListResponses = {
    /**
     * EventTypeListResponse
     *
     * All event types
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: EventTypes;
    };
};

export type EventTypesListResponse = EventTypesListResponses[keyof EventTypesListResponses];

export type HealthLiveData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/health/live';
};

export type HealthLiveErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type HealthLiveError = HealthLiveErrors[keyof HealthLiveErrors];

export type HealthLiveResponses = {
    /**
     * LivenessResponse
     *
     * The process is running
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Liveness;
    };
};

export type HealthLiveResponse = HealthLiveResponses[keyof HealthLiveResponses];

export type HealthReadyData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/health/ready';
};

export type HealthReadyErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` contain the reason
     */
    401: ErrorBody;
    /**
     * The path does not support the method; `Allow` lists the supported methods
     */
    405: ErrorBody;
    /**
     * The request violates the contract or a rule, or refers to a record that does not exist; `errors` lists all problems
     */
    422: ErrorBody;
    /**
     * An error of the service
     */
    500: ErrorBody;
    /**
     * The service is temporarily unavailable; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other error, such as 408 for a request that arrived too slowly
     */
    default: ErrorBody;
};

export type HealthReadyError = HealthReadyErrors[keyof HealthReadyErrors];

export type HealthReadyResponses = {
    /**
     * ReadinessResponse
     *
     * The process can serve requests
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Readiness;
    };
};

export type HealthReadyResponse = HealthReadyResponses[keyof HealthReadyResponses];

export type EventsOnPersonCreatedWebhookPayload = PersonCreatedEvent;

export type EventsOnPersonCreatedWebhookRequest = {
    body: EventsOnPersonCreatedWebhookPayload;
    key: 'person.created';
    path?: never;
    query?: never;
};

export type EventsOnPersonUpdatedWebhookPayload = PersonUpdatedEvent;

export type EventsOnPersonUpdatedWebhookRequest = {
    body: EventsOnPersonUpdatedWebhookPayload;
    key: 'person.updated';
    path?: never;
    query?: never;
};

export type EventsOnPersonDeletedWebhookPayload = PersonDeletedEvent;

export type EventsOnPersonDeletedWebhookRequest = {
    body: EventsOnPersonDeletedWebhookPayload;
    key: 'person.deleted';
    path?: never;
    query?: never;
};

export type EventsOnPersonStartedWebhookPayload = PersonStartedEvent;

export type EventsOnPersonStartedWebhookRequest = {
    body: EventsOnPersonStartedWebhookPayload;
    key: 'person.started';
    path?: never;
    query?: never;
};

export type EventsOnPersonTerminatedWebhookPayload = PersonTerminatedEvent;

export type EventsOnPersonTerminatedWebhookRequest = {
    body: EventsOnPersonTerminatedWebhookPayload;
    key: 'person.terminated';
    path?: never;
    query?: never;
};

export type EventsOnPersonRehiredWebhookPayload = PersonRehiredEvent;

export type EventsOnPersonRehiredWebhookRequest = {
    body: EventsOnPersonRehiredWebhookPayload;
    key: 'person.rehired';
    path?: never;
    query?: never;
};

export type EventsOnPersonErasedWebhookPayload = PersonErasedEvent;

export type EventsOnPersonErasedWebhookRequest = {
    body: EventsOnPersonErasedWebhookPayload;
    key: 'person.erased';
    path?: never;
    query?: never;
};

export type EventsOnDepartmentCreatedWebhookPayload = DepartmentCreatedEvent;

export type EventsOnDepartmentCreatedWebhookRequest = {
    body: EventsOnDepartmentCreatedWebhookPayload;
    key: 'department.created';
    path?: never;
    query?: never;
};

export type EventsOnDepartmentUpdatedWebhookPayload = DepartmentUpdatedEvent;

export type EventsOnDepartmentUpdatedWebhookRequest = {
    body: EventsOnDepartmentUpdatedWebhookPayload;
    key: 'department.updated';
    path?: never;
    query?: never;
};

export type EventsOnDepartmentDeletedWebhookPayload = DepartmentDeletedEvent;

export type EventsOnDepartmentDeletedWebhookRequest = {
    body: EventsOnDepartmentDeletedWebhookPayload;
    key: 'department.deleted';
    path?: never;
    query?: never;
};

export type EventsOnLocationCreatedWebhookPayload = LocationCreatedEvent;

export type EventsOnLocationCreatedWebhookRequest = {
    body: EventsOnLocationCreatedWebhookPayload;
    key: 'location.created';
    path?: never;
    query?: never;
};

export type EventsOnLocationUpdatedWebhookPayload = LocationUpdatedEvent;

export type EventsOnLocationUpdatedWebhookRequest = {
    body: EventsOnLocationUpdatedWebhookPayload;
    key: 'location.updated';
    path?: never;
    query?: never;
};

export type EventsOnLocationDeletedWebhookPayload = LocationDeletedEvent;

export type EventsOnLocationDeletedWebhookRequest = {
    body: EventsOnLocationDeletedWebhookPayload;
    key: 'location.deleted';
    path?: never;
    query?: never;
};

export type EventsOnDocumentCreatedWebhookPayload = DocumentCreatedEvent;

export type EventsOnDocumentCreatedWebhookRequest = {
    body: EventsOnDocumentCreatedWebhookPayload;
    key: 'document.created';
    path?: never;
    query?: never;
};

export type EventsOnDocumentUpdatedWebhookPayload = DocumentUpdatedEvent;

export type EventsOnDocumentUpdatedWebhookRequest = {
    body: EventsOnDocumentUpdatedWebhookPayload;
    key: 'document.updated';
    path?: never;
    query?: never;
};

export type EventsOnDocumentSentWebhookPayload = DocumentSentEvent;

export type EventsOnDocumentSentWebhookRequest = {
    body: EventsOnDocumentSentWebhookPayload;
    key: 'document.sent';
    path?: never;
    query?: never;
};

export type EventsOnDocumentViewedWebhookPayload = DocumentViewedEvent;

export type EventsOnDocumentViewedWebhookRequest = {
    body: EventsOnDocumentViewedWebhookPayload;
    key: 'document.viewed';
    path?: never;
    query?: never;
};

export type EventsOnDocumentBouncedWebhookPayload = DocumentBouncedEvent;

export type EventsOnDocumentBouncedWebhookRequest = {
    body: EventsOnDocumentBouncedWebhookPayload;
    key: 'document.bounced';
    path?: never;
    query?: never;
};

export type EventsOnDocumentSignerSignedWebhookPayload = DocumentSignerSignedEvent;

export type EventsOnDocumentSignerSignedWebhookRequest = {
    body: EventsOnDocumentSignerSignedWebhookPayload;
    key: 'document.signer_signed';
    path?: never;
    query?: never;
};

export type EventsOnDocumentSignedWebhookPayload = DocumentSignedEvent;

export type EventsOnDocumentSignedWebhookRequest = {
    body: EventsOnDocumentSignedWebhookPayload;
    key: 'document.signed';
    path?: never;
    query?: never;
};

export type EventsOnDocumentFiledWebhookPayload = DocumentFiledEvent;

export type EventsOnDocumentFiledWebhookRequest = {
    body: EventsOnDocumentFiledWebhookPayload;
    key: 'document.filed';
    path?: never;
    query?: never;
};

export type EventsOnDocumentExpiredWebhookPayload = DocumentExpiredEvent;

export type EventsOnDocumentExpiredWebhookRequest = {
    body: EventsOnDocumentExpiredWebhookPayload;
    key: 'document.expired';
    path?: never;
    query?: never;
};

export type EventsOnDocumentDeclinedWebhookPayload = DocumentDeclinedEvent;

export type EventsOnDocumentDeclinedWebhookRequest = {
    body: EventsOnDocumentDeclinedWebhookPayload;
    key: 'document.declined';
    path?: never;
    query?: never;
};

export type EventsOnDocumentVoidedWebhookPayload = DocumentVoidedEvent;

export type EventsOnDocumentVoidedWebhookRequest = {
    body: EventsOnDocumentVoidedWebhookPayload;
    key: 'document.voided';
    path?: never;
    query?: never;
};

export type EventsOnDocumentDeletedWebhookPayload = DocumentDeletedEvent;

export type EventsOnDocumentDeletedWebhookRequest = {
    body: EventsOnDocumentDeletedWebhookPayload;
    key: 'document.deleted';
    path?: never;
    query?: never;
};

export type EventsOnDocumentTemplateCreatedWebhookPayload = DocumentTemplateCreatedEvent;

export type EventsOnDocumentTemplateCreatedWebhookRequest = {
    body: EventsOnDocumentTemplateCreatedWebhookPayload;
    key: 'document_template.created';
    path?: never;
    query?: never;
};

export type EventsOnDocumentTemplateUpdatedWebhookPayload = DocumentTemplateUpdatedEvent;

export type EventsOnDocumentTemplateUpdatedWebhookRequest = {
    body: EventsOnDocumentTemplateUpdatedWebhookPayload;
    key: 'document_template.updated';
    path?: never;
    query?: never;
};

export type EventsOnDocumentTemplateDeletedWebhookPayload = DocumentTemplateDeletedEvent;

export type EventsOnDocumentTemplateDeletedWebhookRequest = {
    body: EventsOnDocumentTemplateDeletedWebhookPayload;
    key: 'document_template.deleted';
    path?: never;
    query?: never;
};

export type EventsOnPayRunCreatedWebhookPayload = PayRunCreatedEvent;

export type EventsOnPayRunCreatedWebhookRequest = {
    body: EventsOnPayRunCreatedWebhookPayload;
    key: 'payrun.created';
    path?: never;
    query?: never;
};

export type EventsOnPayRunUpdatedWebhookPayload = PayRunUpdatedEvent;

export type EventsOnPayRunUpdatedWebhookRequest = {
    body: EventsOnPayRunUpdatedWebhookPayload;
    key: 'payrun.updated';
    path?: never;
    query?: never;
};

export type EventsOnPayRunApprovedWebhookPayload = PayRunApprovedEvent;

export type EventsOnPayRunApprovedWebhookRequest = {
    body: EventsOnPayRunApprovedWebhookPayload;
    key: 'payrun.approved';
    path?: never;
    query?: never;
};

export type EventsOnPayRunCompletedWebhookPayload = PayRunCompletedEvent;

export type EventsOnPayRunCompletedWebhookRequest = {
    body: EventsOnPayRunCompletedWebhookPayload;
    key: 'payrun.completed';
    path?: never;
    query?: never;
};

export type EventsOnPayRunReopenedWebhookPayload = PayRunReopenedEvent;

export type EventsOnPayRunReopenedWebhookRequest = {
    body: EventsOnPayRunReopenedWebhookPayload;
    key: 'payrun.reopened';
    path?: never;
    query?: never;
};

export type EventsOnPayRunCancelledWebhookPayload = PayRunCancelledEvent;

export type EventsOnPayRunCancelledWebhookRequest = {
    body: EventsOnPayRunCancelledWebhookPayload;
    key: 'payrun.cancelled';
    path?: never;
    query?: never;
};

export type EventsOnPayRunDeletedWebhookPayload = PayRunDeletedEvent;

export type EventsOnPayRunDeletedWebhookRequest = {
    body: EventsOnPayRunDeletedWebhookPayload;
    key: 'payrun.deleted';
    path?: never;
    query?: never;
};

export type EventsOnRecurringLineCreatedWebhookPayload = RecurringLineCreatedEvent;

export type EventsOnRecurringLineCreatedWebhookRequest = {
    body: EventsOnRecurringLineCreatedWebhookPayload;
    key: 'recurring_line.created';
    path?: never;
    query?: never;
};

export type EventsOnRecurringLineUpdatedWebhookPayload = RecurringLineUpdatedEvent;

export type EventsOnRecurringLineUpdatedWebhookRequest = {
    body: EventsOnRecurringLineUpdatedWebhookPayload;
    key: 'recurring_line.updated';
    path?: never;
    query?: never;
};

export type EventsOnRecurringLineDeletedWebhookPayload = RecurringLineDeletedEvent;

export type EventsOnRecurringLineDeletedWebhookRequest = {
    body: EventsOnRecurringLineDeletedWebhookPayload;
    key: 'recurring_line.deleted';
    path?: never;
    query?: never;
};

export type EventsOnCustomFieldCreatedWebhookPayload = CustomFieldCreatedEvent;

export type EventsOnCustomFieldCreatedWebhookRequest = {
    body: EventsOnCustomFieldCreatedWebhookPayload;
    key: 'custom_field.created';
    path?: never;
    query?: never;
};

export type EventsOnCustomFieldUpdatedWebhookPayload = CustomFieldUpdatedEvent;

export type EventsOnCustomFieldUpdatedWebhookRequest = {
    body: EventsOnCustomFieldUpdatedWebhookPayload;
    key: 'custom_field.updated';
    path?: never;
    query?: never;
};

export type EventsOnPayCodeCreatedWebhookPayload = PayCodeCreatedEvent;

export type EventsOnPayCodeCreatedWebhookRequest = {
    body: EventsOnPayCodeCreatedWebhookPayload;
    key: 'pay_code.created';
    path?: never;
    query?: never;
};

export type EventsOnPayCodeUpdatedWebhookPayload = PayCodeUpdatedEvent;

export type EventsOnPayCodeUpdatedWebhookRequest = {
    body: EventsOnPayCodeUpdatedWebhookPayload;
    key: 'pay_code.updated';
    path?: never;
    query?: never;
};

export type EventsOnPayCodeDeletedWebhookPayload = PayCodeDeletedEvent;

export type EventsOnPayCodeDeletedWebhookRequest = {
    body: EventsOnPayCodeDeletedWebhookPayload;
    key: 'pay_code.deleted';
    path?: never;
    query?: never;
};

export type EventsOnPayScheduleCreatedWebhookPayload = PayScheduleCreatedEvent;

export type EventsOnPayScheduleCreatedWebhookRequest = {
    body: EventsOnPayScheduleCreatedWebhookPayload;
    key: 'pay_schedule.created';
    path?: never;
    query?: never;
};

export type EventsOnPayScheduleUpdatedWebhookPayload = PayScheduleUpdatedEvent;

export type EventsOnPayScheduleUpdatedWebhookRequest = {
    body: EventsOnPayScheduleUpdatedWebhookPayload;
    key: 'pay_schedule.updated';
    path?: never;
    query?: never;
};

export type EventsOnPayScheduleSkippedWebhookPayload = PayScheduleSkippedEvent;

export type EventsOnPayScheduleSkippedWebhookRequest = {
    body: EventsOnPayScheduleSkippedWebhookPayload;
    key: 'pay_schedule.skipped';
    path?: never;
    query?: never;
};

export type EventsOnPayScheduleDeletedWebhookPayload = PayScheduleDeletedEvent;

export type EventsOnPayScheduleDeletedWebhookRequest = {
    body: EventsOnPayScheduleDeletedWebhookPayload;
    key: 'pay_schedule.deleted';
    path?: never;
    query?: never;
};

export type EventsOnAssignmentCreatedWebhookPayload = AssignmentCreatedEvent;

export type EventsOnAssignmentCreatedWebhookRequest = {
    body: EventsOnAssignmentCreatedWebhookPayload;
    key: 'assignment.created';
    path?: never;
    query?: never;
};

export type EventsOnAssignmentUpdatedWebhookPayload = AssignmentUpdatedEvent;

export type EventsOnAssignmentUpdatedWebhookRequest = {
    body: EventsOnAssignmentUpdatedWebhookPayload;
    key: 'assignment.updated';
    path?: never;
    query?: never;
};

export type EventsOnAssignmentDeletedWebhookPayload = AssignmentDeletedEvent;

export type EventsOnAssignmentDeletedWebhookRequest = {
    body: EventsOnAssignmentDeletedWebhookPayload;
    key: 'assignment.deleted';
    path?: never;
    query?: never;
};

export type EventsOnPersonChangeRequestedWebhookPayload = PersonChangeRequestedEvent;

export type EventsOnPersonChangeRequestedWebhookRequest = {
    body: EventsOnPersonChangeRequestedWebhookPayload;
    key: 'person_change.requested';
    path?: never;
    query?: never;
};

export type EventsOnPersonChangeApprovedWebhookPayload = PersonChangeApprovedEvent;

export type EventsOnPersonChangeApprovedWebhookRequest = {
    body: EventsOnPersonChangeApprovedWebhookPayload;
    key: 'person_change.approved';
    path?: never;
    query?: never;
};

export type EventsOnPersonChangeRejectedWebhookPayload = PersonChangeRejectedEvent;

export type EventsOnPersonChangeRejectedWebhookRequest = {
    body: EventsOnPersonChangeRejectedWebhookPayload;
    key: 'person_change.rejected';
    path?: never;
    query?: never;
};

export type EventsOnPersonChangeCancelledWebhookPayload = PersonChangeCancelledEvent;

export type EventsOnPersonChangeCancelledWebhookRequest = {
    body: EventsOnPersonChangeCancelledWebhookPayload;
    key: 'person_change.cancelled';
    path?: never;
    query?: never;
};

export type EventsOnIdentifierCreatedWebhookPayload = IdentifierCreatedEvent;

export type EventsOnIdentifierCreatedWebhookRequest = {
    body: EventsOnIdentifierCreatedWebhookPayload;
    key: 'identifier.created';
    path?: never;
    query?: never;
};

export type EventsOnIdentifierUpdatedWebhookPayload = IdentifierUpdatedEvent;

export type EventsOnIdentifierUpdatedWebhookRequest = {
    body: EventsOnIdentifierUpdatedWebhookPayload;
    key: 'identifier.updated';
    path?: never;
    query?: never;
};

export type EventsOnIdentifierDeletedWebhookPayload = IdentifierDeletedEvent;

export type EventsOnIdentifierDeletedWebhookRequest = {
    body: EventsOnIdentifierDeletedWebhookPayload;
    key: 'identifier.deleted';
    path?: never;
    query?: never;
};

export type EventsOnEmergencyContactCreatedWebhookPayload = EmergencyContactCreatedEvent;

export type EventsOnEmergencyContactCreatedWebhookRequest = {
    body: EventsOnEmergencyContactCreatedWebhookPayload;
    key: 'emergency_contact.created';
    path?: never;
    query?: never;
};

export type EventsOnEmergencyContactUpdatedWebhookPayload = EmergencyContactUpdatedEvent;

export type EventsOnEmergencyContactUpdatedWebhookRequest = {
    body: EventsOnEmergencyContactUpdatedWebhookPayload;
    key: 'emergency_contact.updated';
    path?: never;
    query?: never;
};

export type EventsOnEmergencyContactDeletedWebhookPayload = EmergencyContactDeletedEvent;

export type EventsOnEmergencyContactDeletedWebhookRequest = {
    body: EventsOnEmergencyContactDeletedWebhookPayload;
    key: 'emergency_contact.deleted';
    path?: never;
    query?: never;
};

export type EventsOnDependentCreatedWebhookPayload = DependentCreatedEvent;

export type EventsOnDependentCreatedWebhookRequest = {
    body: EventsOnDependentCreatedWebhookPayload;
    key: 'dependent.created';
    path?: never;
    query?: never;
};

export type EventsOnDependentUpdatedWebhookPayload = DependentUpdatedEvent;

export type EventsOnDependentUpdatedWebhookRequest = {
    body: EventsOnDependentUpdatedWebhookPayload;
    key: 'dependent.updated';
    path?: never;
    query?: never;
};

export type EventsOnDependentDeletedWebhookPayload = DependentDeletedEvent;

export type EventsOnDependentDeletedWebhookRequest = {
    body: EventsOnDependentDeletedWebhookPayload;
    key: 'dependent.deleted';
    path?: never;
    query?: never;
};

export type EventsOnCompensationCreatedWebhookPayload = CompensationCreatedEvent;

export type EventsOnCompensationCreatedWebhookRequest = {
    body: EventsOnCompensationCreatedWebhookPayload;
    key: 'compensation.created';
    path?: never;
    query?: never;
};

export type EventsOnCompensationUpdatedWebhookPayload = CompensationUpdatedEvent;

export type EventsOnCompensationUpdatedWebhookRequest = {
    body: EventsOnCompensationUpdatedWebhookPayload;
    key: 'compensation.updated';
    path?: never;
    query?: never;
};

export type EventsOnCompensationDeletedWebhookPayload = CompensationDeletedEvent;

export type EventsOnCompensationDeletedWebhookRequest = {
    body: EventsOnCompensationDeletedWebhookPayload;
    key: 'compensation.deleted';
    path?: never;
    query?: never;
};

export type EventsOnTaskCreatedWebhookPayload = TaskCreatedEvent;

export type EventsOnTaskCreatedWebhookRequest = {
    body: EventsOnTaskCreatedWebhookPayload;
    key: 'task.created';
    path?: never;
    query?: never;
};

export type EventsOnTaskUpdatedWebhookPayload = TaskUpdatedEvent;

export type EventsOnTaskUpdatedWebhookRequest = {
    body: EventsOnTaskUpdatedWebhookPayload;
    key: 'task.updated';
    path?: never;
    query?: never;
};

export type EventsOnTaskCompletedWebhookPayload = TaskCompletedEvent;

export type EventsOnTaskCompletedWebhookRequest = {
    body: EventsOnTaskCompletedWebhookPayload;
    key: 'task.completed';
    path?: never;
    query?: never;
};

export type EventsOnTaskReopenedWebhookPayload = TaskReopenedEvent;

export type EventsOnTaskReopenedWebhookRequest = {
    body: EventsOnTaskReopenedWebhookPayload;
    key: 'task.reopened';
    path?: never;
    query?: never;
};

export type EventsOnTaskCancelledWebhookPayload = TaskCancelledEvent;

export type EventsOnTaskCancelledWebhookRequest = {
    body: EventsOnTaskCancelledWebhookPayload;
    key: 'task.cancelled';
    path?: never;
    query?: never;
};

export type EventsOnTaskOverdueWebhookPayload = TaskOverdueEvent;

export type EventsOnTaskOverdueWebhookRequest = {
    body: EventsOnTaskOverdueWebhookPayload;
    key: 'task.overdue';
    path?: never;
    query?: never;
};

export type EventsOnBankAccountCreatedWebhookPayload = BankAccountCreatedEvent;

export type EventsOnBankAccountCreatedWebhookRequest = {
    body: EventsOnBankAccountCreatedWebhookPayload;
    key: 'bank_account.created';
    path?: never;
    query?: never;
};

export type EventsOnBankAccountUpdatedWebhookPayload = BankAccountUpdatedEvent;

export type EventsOnBankAccountUpdatedWebhookRequest = {
    body: EventsOnBankAccountUpdatedWebhookPayload;
    key: 'bank_account.updated';
    path?: never;
    query?: never;
};

export type EventsOnBankAccountDeletedWebhookPayload = BankAccountDeletedEvent;

export type EventsOnBankAccountDeletedWebhookRequest = {
    body: EventsOnBankAccountDeletedWebhookPayload;
    key: 'bank_account.deleted';
    path?: never;
    query?: never;
};

export type EventsOnLeaveRequestedWebhookPayload = LeaveRequestedEvent;

export type EventsOnLeaveRequestedWebhookRequest = {
    body: EventsOnLeaveRequestedWebhookPayload;
    key: 'leave.requested';
    path?: never;
    query?: never;
};

export type EventsOnLeaveUpdatedWebhookPayload = LeaveUpdatedEvent;

export type EventsOnLeaveUpdatedWebhookRequest = {
    body: EventsOnLeaveUpdatedWebhookPayload;
    key: 'leave.updated';
    path?: never;
    query?: never;
};

export type EventsOnLeaveApprovedWebhookPayload = LeaveApprovedEvent;

export type EventsOnLeaveApprovedWebhookRequest = {
    body: EventsOnLeaveApprovedWebhookPayload;
    key: 'leave.approved';
    path?: never;
    query?: never;
};

export type EventsOnLeaveRejectedWebhookPayload = LeaveRejectedEvent;

export type EventsOnLeaveRejectedWebhookRequest = {
    body: EventsOnLeaveRejectedWebhookPayload;
    key: 'leave.rejected';
    path?: never;
    query?: never;
};

export type EventsOnLeaveCancelledWebhookPayload = LeaveCancelledEvent;

export type EventsOnLeaveCancelledWebhookRequest = {
    body: EventsOnLeaveCancelledWebhookPayload;
    key: 'leave.cancelled';
    path?: never;
    query?: never;
};

export type EventsOnLeaveBalanceAdjustedWebhookPayload = LeaveBalanceAdjustedEvent;

export type EventsOnLeaveBalanceAdjustedWebhookRequest = {
    body: EventsOnLeaveBalanceAdjustedWebhookPayload;
    key: 'leave.balance_adjusted';
    path?: never;
    query?: never;
};

export type EventsOnLeaveTypeCreatedWebhookPayload = LeaveTypeCreatedEvent;

export type EventsOnLeaveTypeCreatedWebhookRequest = {
    body: EventsOnLeaveTypeCreatedWebhookPayload;
    key: 'leave_type.created';
    path?: never;
    query?: never;
};

export type EventsOnLeaveTypeUpdatedWebhookPayload = LeaveTypeUpdatedEvent;

export type EventsOnLeaveTypeUpdatedWebhookRequest = {
    body: EventsOnLeaveTypeUpdatedWebhookPayload;
    key: 'leave_type.updated';
    path?: never;
    query?: never;
};

export type EventsOnHolidayCreatedWebhookPayload = HolidayCreatedEvent;

export type EventsOnHolidayCreatedWebhookRequest = {
    body: EventsOnHolidayCreatedWebhookPayload;
    key: 'holiday.created';
    path?: never;
    query?: never;
};

export type EventsOnHolidayUpdatedWebhookPayload = HolidayUpdatedEvent;

export type EventsOnHolidayUpdatedWebhookRequest = {
    body: EventsOnHolidayUpdatedWebhookPayload;
    key: 'holiday.updated';
    path?: never;
    query?: never;
};

export type EventsOnHolidayDeletedWebhookPayload = HolidayDeletedEvent;

export type EventsOnHolidayDeletedWebhookRequest = {
    body: EventsOnHolidayDeletedWebhookPayload;
    key: 'holiday.deleted';
    path?: never;
    query?: never;
};

export type EventsOnUserCreatedWebhookPayload = UserCreatedEvent;

export type EventsOnUserCreatedWebhookRequest = {
    body: EventsOnUserCreatedWebhookPayload;
    key: 'user.created';
    path?: never;
    query?: never;
};

export type EventsOnUserUpdatedWebhookPayload = UserUpdatedEvent;

export type EventsOnUserUpdatedWebhookRequest = {
    body: EventsOnUserUpdatedWebhookPayload;
    key: 'user.updated';
    path?: never;
    query?: never;
};

export type EventsOnWebhookDisabledWebhookPayload = WebhookDisabledEvent;

export type EventsOnWebhookDisabledWebhookRequest = {
    body: EventsOnWebhookDisabledWebhookPayload;
    key: 'webhook.disabled';
    path?: never;
    query?: never;
};
