// Generated from openapi/v1.yaml by `npm run generate:sdk`; changes here are lost.

export type ClientOptions = {
    baseUrl: `${string}://${string}/v1` | (string & {});
};

export type Webhooks = EventsOnPersonCreatedWebhookRequest | EventsOnPersonUpdatedWebhookRequest | EventsOnPersonDeletedWebhookRequest | EventsOnDocumentCreatedWebhookRequest | EventsOnDocumentSignedWebhookRequest | EventsOnDocumentExpiredWebhookRequest | EventsOnDocumentDeclinedWebhookRequest | EventsOnDocumentVoidedWebhookRequest | EventsOnPayRunCreatedWebhookRequest | EventsOnPayRunApprovedWebhookRequest | EventsOnPayRunCompletedWebhookRequest | EventsOnPayRunReopenedWebhookRequest | EventsOnPayRunCancelledWebhookRequest | EventsOnLeaveRequestedWebhookRequest | EventsOnLeaveApprovedWebhookRequest | EventsOnLeaveRejectedWebhookRequest | EventsOnLeaveCancelledWebhookRequest | EventsOnWebhookDisabledWebhookRequest;

export type Email = string;

export type Login = {
    email: Email;
    password: string;
};

/**
 * Tells programs what went wrong. A code never changes its meaning. New codes may be added: treat one that you do not
 * know by the status of the answer.
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `malformed_json` | 400 | the body is not JSON in UTF-8 |
 * | `malformed_form` | 400 | the body is not `multipart/form-data` |
 * | `malformed_header` | 400 | a header such as `If-Match` has another form |
 * | `malformed_request` | 400, 408, 431 | it is not HTTP, came too slowly, or has headers that are too large |
 * | `token_missing` | 401 | the request has no `Authorization` |
 * | `token_malformed` | 401 | the token is not one of this service, or the key is not for this address |
 * | `token_expired` | 401 | the token has expired |
 * | `token_revoked` | 401 | the session or the key was ended |
 * | `unauthenticated` | 401 | the refresh token or session token in the body is unknown, used or over |
 * | `invalid_credentials` | 401 | the e-mail address or the password is wrong |
 * | `invalid_two_factor_code` | 401 | the code or the recovery code is wrong |
 * | `forbidden` | 403 | the token lacks a scope, or a rule excludes the caller |
 * | `two_factor_required` | 403 | the business requires a second factor that the caller has not set up |
 * | `confirmation_required` | 403 | the last proof of the password is older than ten minutes; see `me.confirmPassword` |
 * | `second_person_required` | 403 | somebody else has to take this step |
 * | `not_found` | 404 | the path names nothing that the caller may see |
 * | `route_not_found` | 404 | the service has no such path |
 * | `method_not_allowed` | 405 | the path has other methods; see `Allow` |
 * | `illegal_state` | 409 | the state does not allow it; see `current_status` |
 * | `conflict` | 409 | it conflicts with other data; see `errors` |
 * | `in_progress` | 409 | a request with this `Idempotency-Key` is still running |
 * | `gone` | 410 | the signing link has ended |
 * | `precondition_failed` | 412 | there is a newer version than `If-Match` names |
 * | `too_large` | 413 | the body is too large |
 * | `unsupported_media_type` | 415 | the body has another media type |
 * | `validation_failed` | 422 | values break the contract or a rule; see `errors` |
 * | `blocked` | 422 | the pay run cannot be approved; see `blockers` |
 * | `idempotency_key_reused` | 422 | this `Idempotency-Key` came with another request |
 * | `precondition_required` | 428 | the operation requires `If-Match` |
 * | `too_many_attempts` | 429 | too many wrong or costly tries; wait for `Retry-After` seconds |
 * | `rate_limited` | 429 | the budget of requests is used up; wait for `Retry-After` seconds |
 * | `server_error` | 500 | a fault of the service |
 * | `unavailable` | 503 | the service cannot answer at the moment; wait for `Retry-After` seconds |
 *
 */
export type ErrorCode = string;

export type Problem = {
    /**
     * The place in the request, such as `body.email`
     */
    path: string;
    message: string;
};

export type PayRunFinding = {
    /**
     * For programs; stable
     */
    code: 'no_payslips' | 'negative_net' | 'person_terminated' | 'overlapping_pay_run' | 'active_without_payslip' | 'unpaid_leave_without_line';
    /**
     * For people
     */
    message: string;
    /**
     * The person concerned
     */
    person_id: number | null;
};

/**
 * A permission of a token
 */
export type Scope = 'people:read' | 'people:write' | 'documents:read' | 'documents:write' | 'payruns:read' | 'payruns:write' | 'payruns:approve' | 'leave:read' | 'leave:write' | 'leave:approve' | 'leave:manage' | 'webhooks:read' | 'webhooks:write' | 'events:read' | 'users:read' | 'users:write' | 'keys:read' | 'keys:write' | 'audit:read' | 'business:write' | 'self';

export type ErrorBody = {
    /**
     * Always false
     */
    success: boolean;
    /**
     * For people
     */
    message: string;
    code: ErrorCode;
    /**
     * Quote it when asking for help
     */
    request_id: string;
    /**
     * All problems of the request
     */
    errors?: Array<Problem>;
    /**
     * The current state, which does not allow the request
     */
    current_status?: string;
    /**
     * The reasons why the pay run cannot be approved
     */
    blockers?: Array<PayRunFinding>;
    /**
     * The scope that the token lacks, where that is the reason
     */
    required_scope?: Scope;
};

/**
 * Never changes
 */
export type Id = number;

export type LoginUser = {
    id: Id;
    name: string;
    email: Email;
};

export type Tokens = {
    /**
     * Tells the two results of a login apart
     */
    status: 'logged_in';
    /**
     * Access token: a JWT, sent as bearer
     */
    token: string;
    token_type: 'Bearer';
    /**
     * Seconds until the token expires
     */
    expires_in: number;
    user: LoginUser;
    /**
     * Works once, in `auth.refresh`
     */
    refresh_token: string;
};

export type TwoFactorRequired = {
    /**
     * Tells the two results of a login apart
     */
    status: 'two_factor_required';
    /**
     * Always true
     */
    requires_2fa: boolean;
    /**
     * For `twoFactor.verify`; valid for ten minutes
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
 * Proves the second factor with the authenticator app
 */
export type TwoFactorVerifyCode = {
    /**
     * From `auth.login`
     */
    session_token: string;
    /**
     * Six digits of the authenticator app
     */
    code: string;
};

/**
 * Proves the second factor with a recovery code
 */
export type TwoFactorVerifyRecoveryCode = {
    /**
     * From `auth.login`
     */
    session_token: string;
    /**
     * One of the recovery codes; case and hyphens do not matter
     */
    recovery_code: string;
};

/**
 * A login that waits for its second factor, and the proof of it
 */
export type TwoFactorVerify = TwoFactorVerifyCode | TwoFactorVerifyRecoveryCode;

export type TwoFactorStatus = {
    enabled: boolean;
    /**
     * When the second factor was enabled
     */
    enabled_at: string | null;
    recovery_codes_remaining: number;
};

export type TwoFactorSetup = {
    /**
     * Base32, to type into the app
     */
    secret: string;
    otpauth_url: string;
    /**
     * The URL as a picture to scan: a PNG data URI
     */
    qr_code: string;
};

export type TwoFactorEnable = {
    /**
     * Six digits of the authenticator app
     */
    code: string;
};

export type RecoveryCodes = {
    /**
     * Each works once in place of a code; shown only once
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
 * Needs either `code` or `recovery_code`
 */
export type TwoFactorDisable = {
    password: string;
    /**
     * Six digits of the authenticator app
     */
    code?: string;
    /**
     * One of the recovery codes; case and hyphens do not matter
     */
    recovery_code?: string;
};

/**
 * Needs either `code` or `recovery_code`
 */
export type TwoFactorProof = {
    /**
     * Six digits of the authenticator app
     */
    code?: string;
    /**
     * One of the recovery codes; case and hyphens do not matter
     */
    recovery_code?: string;
};

export type Refresh = {
    /**
     * From the last login or refresh
     */
    refresh_token: string;
};

export type ForgotPassword = {
    email: Email;
};

export type Accepted = {
    /**
     * Always true; the answer reveals nothing else
     */
    accepted: boolean;
};

export type ResetPassword = {
    /**
     * The token in the link
     */
    token: string;
    /**
     * Not blank, not one of the 10,000 most common passwords, and not the user's e-mail address or the part of it before the @
     */
    password: string;
};

export type ScopeList = Array<Scope>;

/**
 * The user's own record, for the scope `self`
 */
export type PersonId = number | null;

/**
 * ISO 4217
 */
export type Currency = string;

/**
 * IANA name
 */
export type TimeZone = string;

export type MyBusiness = {
    id: Id;
    name: string;
    currency: Currency;
    time_zone: TimeZone;
};

/**
 * RFC 3339 in UTC with milliseconds
 */
export type Timestamp = string;

/**
 * Increases by one with each change; also the `ETag`
 */
export type Version = number;

export type Me = {
    kind: 'user' | 'api_key';
    id: Id;
    name: string;
    /**
     * Null for an API key
     */
    email: string | null;
    /**
     * Null for an API key
     */
    role: 'owner' | 'admin' | 'manager' | 'employee' | null;
    scopes: ScopeList;
    person_id: PersonId;
    business: MyBusiness;
    created_at: Timestamp;
    updated_at: Timestamp;
    version: Version;
};

export type ConfirmPassword = {
    /**
     * The current password
     */
    password: string;
};

export type Confirmation = {
    /**
     * Until when the proof is good
     */
    expires_at: string;
};

export type ChangePassword = {
    current_password: string;
    /**
     * Not blank, not one of the 10,000 most common passwords, and not the user's e-mail address or the part of it before the @
     */
    new_password: string;
};

export type Session = {
    id: Id;
    /**
     * Whether it is the session of this request
     */
    current: boolean;
    /**
     * The address from which it was opened
     */
    ip: string | null;
    user_agent: string | null;
    created_at: Timestamp;
    /**
     * When it was opened or last refreshed
     */
    last_used_at: string;
    expires_at: Timestamp;
};

export type PageMeta = {
    /**
     * The `cursor` of the next page; null on the last page
     */
    next_cursor: string | null;
};

/**
 * Owners and admins see everybody in the business, managers themselves and the people whom they manage, directly or through others, and employees themselves
 */
export type Role = 'owner' | 'admin' | 'manager' | 'employee';

export type User = {
    id: Id;
    name: string;
    email: Email;
    role: Role;
    /**
     * Whether the user can log in
     */
    active: boolean;
    person_id: PersonId;
    /**
     * False until the invitation was accepted
     */
    password_set: boolean;
    two_factor_enabled: boolean;
    /**
     * Set while the user is locked out by too many wrong codes
     */
    locked_until: string | null;
    /**
     * The last login
     */
    last_login_at: string | null;
    created_at: Timestamp;
    updated_at: Timestamp;
    version: Version;
};

export type UserCreate = {
    name: string;
    email: Email;
    role: Role;
    person_id?: PersonId;
};

export type UserInvited = {
    id: Id;
    name: string;
    email: Email;
    role: Role;
    /**
     * Whether the user can log in
     */
    active: boolean;
    person_id: PersonId;
    /**
     * False until the invitation was accepted
     */
    password_set: boolean;
    two_factor_enabled: boolean;
    /**
     * Set while the user is locked out by too many wrong codes
     */
    locked_until: string | null;
    /**
     * The last login
     */
    last_login_at: string | null;
    created_at: Timestamp;
    updated_at: Timestamp;
    version: Version;
    /**
     * Only if no mail is set up; sets the password once, within seven days
     */
    invite_link?: string;
    /**
     * Replaces `invite_link` when an `Idempotency-Key` replays the answer
     */
    secret_withheld?: boolean;
};

/**
 * A version in double quotes, several of them with commas in between, or `*` for any (RFC 9110 § 13.1.1)
 */
export type EntityTags = string;

export type UserUpdate = {
    name?: string;
    role?: Role;
    active?: boolean;
    person_id?: PersonId;
};

/**
 * Address ranges that may use the key; empty for any
 */
export type CidrList = Array<string>;

export type ApiKey = {
    id: Id;
    name: string;
    /**
     * The start of the key, to recognise it
     */
    prefix: string;
    scopes: ScopeList;
    allowed_cidrs: CidrList;
    /**
     * When the key expires; null for never
     */
    expires_at: string | null;
    /**
     * To the minute
     */
    last_used_at: string | null;
    /**
     * Set when the key is revoked, or one that it descends from
     */
    revoked_at: string | null;
    /**
     * The user who created it, or from whom the key that created it descends
     */
    created_by: number;
    /**
     * The API key that created it, and with which it ends
     */
    created_by_api_key: number | null;
    created_at: Timestamp;
    updated_at: Timestamp;
    version: Version;
};

export type ApiKeyCreate = {
    name: string;
    /**
     * A subset of the creator's scopes, without `self`
     */
    scopes: Array<Scope>;
    /**
     * In the future; null for never
     */
    expires_at?: string | null;
    allowed_cidrs?: CidrList;
};

export type ApiKeyCreated = {
    id: Id;
    name: string;
    /**
     * The start of the key, to recognise it
     */
    prefix: string;
    scopes: ScopeList;
    allowed_cidrs: CidrList;
    /**
     * When the key expires; null for never
     */
    expires_at: string | null;
    /**
     * To the minute
     */
    last_used_at: string | null;
    /**
     * Set when the key is revoked, or one that it descends from
     */
    revoked_at: string | null;
    /**
     * The user who created it, or from whom the key that created it descends
     */
    created_by: number;
    /**
     * The API key that created it, and with which it ends
     */
    created_by_api_key: number | null;
    created_at: Timestamp;
    updated_at: Timestamp;
    version: Version;
    /**
     * Sent as bearer; shown only once
     */
    key?: string;
    /**
     * Replaces `key` when an `Idempotency-Key` replays the answer
     */
    secret_withheld?: boolean;
};

export type ApiKeyUpdate = {
    /**
     * What the key is for
     */
    name?: string;
    /**
     * In the future; null for never
     */
    expires_at?: string | null;
    allowed_cidrs?: CidrList;
};

export type AuditAction = 'login.succeeded' | 'login.failed' | 'login.locked' | 'two_factor.failed' | 'two_factor.enabled' | 'two_factor.disabled' | 'two_factor.reset' | 'two_factor.recovery_code_used' | 'two_factor.recovery_codes_regenerated' | 'session.refresh_reused' | 'session.revoked' | 'logout' | 'password.changed' | 'password.reset_requested' | 'password.reset' | 'user.invited' | 'user.updated' | 'user.deactivated' | 'user.reactivated' | 'api_key.created' | 'api_key.updated' | 'api_key.revoked' | 'business.updated' | 'person.created' | 'person.updated' | 'person.terminated' | 'person.deleted' | 'document_template.created' | 'document_template.updated' | 'document_template.deleted' | 'document.created' | 'document.updated' | 'document.deleted' | 'document.sent' | 'document.reminded' | 'document.voided' | 'document.downloaded' | 'payrun.created' | 'payrun.updated' | 'payrun.deleted' | 'payrun.payslips_changed' | 'payrun.approved' | 'payrun.reopened' | 'payrun.completed' | 'payrun.cancelled' | 'payrun.exported' | 'payslip.downloaded' | 'leave_type.created' | 'leave_type.updated' | 'holiday.created' | 'holiday.updated' | 'holiday.deleted' | 'holidays.imported' | 'leave.requested' | 'leave.updated' | 'leave.approved' | 'leave.rejected' | 'leave.cancelled' | 'leave_balance.adjusted' | 'webhook.created' | 'webhook.updated' | 'webhook.deleted' | 'webhook.secret_rotated' | 'webhook.tested' | 'leave_feed.created' | 'leave_feed.revoked';

/**
 * Never changes
 */
export type BigId = number;

/**
 * Further details, such as the old and the new role; never a secret
 */
export type AuditDetail = {
    [key: string]: string | number | boolean | null;
};

export type AuditEntry = {
    id: BigId;
    action: AuditAction;
    at: Timestamp;
    /**
     * The user who acted; for a failed login, the account that was tried
     */
    user_id: number | null;
    /**
     * The API key that acted
     */
    api_key_id: number | null;
    /**
     * The user affected
     */
    target_user_id: number | null;
    ip: string | null;
    user_agent: string | null;
    request_id: string;
    detail: AuditDetail;
};

export type Business = {
    id: Id;
    name: string;
    currency: Currency;
    time_zone: TimeZone;
    /**
     * Members without a second factor can only set one up
     */
    require_2fa: boolean;
    /**
     * A pay run can be approved only by a user who did not make or change it or one of its payslips, and who has no payslip in it unless it is `regular`
     */
    two_person_pay_runs: boolean;
    created_at: Timestamp;
    updated_at: Timestamp;
    version: Version;
};

export type BusinessUpdate = {
    name?: string;
    currency?: Currency;
    time_zone?: TimeZone;
    /**
     * Members without a second factor can only set one up
     */
    require_2fa?: boolean;
    /**
     * A pay run can be approved only by a user who did not make or change it or one of its payslips, and who has no payslip in it unless it is `regular`
     */
    two_person_pay_runs?: boolean;
};

export type PersonSort = 'id' | '-id' | 'last_name' | '-last_name' | 'start_date' | '-start_date' | 'created_at' | '-created_at' | 'updated_at' | '-updated_at';

/**
 * Derived from `start_date` and `end_date` in the business's time zone
 */
export type PersonStatus = 'pending' | 'active' | 'terminated';

/**
 * YYYY-MM-DD
 */
export type NullableDate = string | null;

/**
 * The person's manager; people cannot manage themselves, directly or through others
 */
export type ManagerId = number | null;

/**
 * The part of a day: 0, 0.5 or 1
 */
export type WorkedPart = number;

/**
 * The part of each weekday that the person works
 */
export type WorkPattern = {
    mon: WorkedPart;
    tue: WorkedPart;
    wed: WorkedPart;
    thu: WorkedPart;
    fri: WorkedPart;
    sat: WorkedPart;
    sun: WorkedPart;
};

/**
 * The integrator's own id, unique within the business
 */
export type ExternalId = string | null;

/**
 * Up to 50 pairs of strings for the integrator's own use
 */
export type Metadata = {
    [key: string]: string;
};

export type Person = {
    id: Id;
    first_name: string;
    last_name: string;
    preferred_name: string | null;
    email: Email;
    phone: string | null;
    date_of_birth: NullableDate;
    /**
     * Unique within the business
     */
    employee_number: string | null;
    job_title: string | null;
    department: string | null;
    employment_type: 'full_time' | 'part_time' | 'casual' | 'contractor' | null;
    start_date: NullableDate;
    /**
     * The first day after the employment, YYYY-MM-DD; for leave and pay too
     */
    end_date: string | null;
    manager_id: ManagerId;
    work_pattern: WorkPattern;
    external_id: ExternalId;
    metadata: Metadata;
    status: PersonStatus;
    /**
     * The login of this person. `users.create` and `users.update` set it without changing `updated_at` or `version` here
     */
    user_id: number | null;
    created_at: Timestamp;
    updated_at: Timestamp;
    /**
     * Set on the tombstone of a deleted record
     */
    deleted_at: string | null;
    version: Version;
};

/**
 * The part of each weekday that the person works; full days from Monday to Friday by default
 */
export type WorkPatternInput = {
    mon: WorkedPart;
    tue: WorkedPart;
    wed: WorkedPart;
    thu: WorkedPart;
    fri: WorkedPart;
    sat: WorkedPart;
    sun: WorkedPart;
};

export type PersonCreate = {
    first_name: string;
    last_name: string;
    preferred_name?: string | null;
    email: Email;
    phone?: string | null;
    date_of_birth?: NullableDate;
    /**
     * Unique within the business
     */
    employee_number?: string | null;
    job_title?: string | null;
    department?: string | null;
    employment_type?: 'full_time' | 'part_time' | 'casual' | 'contractor' | null;
    start_date?: NullableDate;
    /**
     * The first day after the employment, YYYY-MM-DD; for leave and pay too
     */
    end_date?: string | null;
    manager_id?: ManagerId;
    work_pattern?: WorkPatternInput;
    external_id?: ExternalId;
    metadata?: Metadata;
};

/**
 * A `PersonCreate`. It is validated row by row, so that an invalid row does not stop the others
 */
export type PersonImportRow = {
    [key: string]: unknown;
};

export type PeopleImport = {
    people: Array<PersonImportRow>;
    /**
     * Change nothing and return the result that a real import would have
     */
    dry_run?: boolean;
};

export type PersonImportResult = {
    /**
     * The index of the row, from 0
     */
    index: number;
    status: 'created' | 'updated' | 'unchanged' | 'failed';
    /**
     * The person's id; missing if the row failed or a dry run would create the person
     */
    id?: number;
    /**
     * The problems of the row
     */
    errors?: Array<Problem>;
};

/**
 * One result for each row, in the order of the rows
 */
export type PersonImportResults = Array<PersonImportResult>;

export type PersonUpdate = {
    first_name?: string;
    last_name?: string;
    preferred_name?: string | null;
    email?: Email;
    phone?: string | null;
    date_of_birth?: NullableDate;
    /**
     * Unique within the business
     */
    employee_number?: string | null;
    job_title?: string | null;
    department?: string | null;
    employment_type?: 'full_time' | 'part_time' | 'casual' | 'contractor' | null;
    start_date?: NullableDate;
    /**
     * The first day after the employment, YYYY-MM-DD; for leave and pay too
     */
    end_date?: string | null;
    manager_id?: ManagerId;
    work_pattern?: WorkPatternInput;
    external_id?: ExternalId;
    metadata?: Metadata;
};

export type PersonTermination = {
    /**
     * The first day after the employment, YYYY-MM-DD
     */
    end_date: string;
    /**
     * The reason, for the audit log
     */
    reason?: string;
};

export type PayRunStatus = 'draft' | 'approved' | 'completed' | 'cancelled';

/**
 * YYYY-MM-DD
 */
export type Date = string;

/**
 * ISO 4217
 */
export type CurrencyCode = string;

/**
 * A decimal with the currency's number of decimal places
 */
export type Money = string;

export type PayslipTotals = {
    gross: Money;
    deductions: Money;
    employee_taxes: Money;
    reimbursements: Money;
    net: Money;
    employer_costs: Money;
};

/**
 * What a pay run pays to one person; `pay_run_id` and `person_id` identify it
 */
export type PayslipSummary = {
    pay_run_id: Id;
    person_id: Id;
    /**
     * The name when the payslip was last written
     */
    first_name: string;
    last_name: string;
    employee_number: string | null;
    pay_run_status: PayRunStatus;
    period_start: Date;
    period_end: Date;
    pay_date: Date;
    currency: CurrencyCode;
    totals: PayslipTotals;
    created_at: Timestamp;
    updated_at: Timestamp;
    version: Version;
};

/**
 * The merge fields in the template, each once, in reading order
 */
export type MergeFields = Array<string>;

export type DocumentTemplate = {
    id: Id;
    name: string;
    body: string;
    /**
     * Increases by one with each change; a revision itself never changes
     */
    revision: number;
    merge_fields: MergeFields;
    created_at: Timestamp;
    updated_at: Timestamp;
    version: Version;
};

/**
 * A single line
 */
export type DocumentTitle = string;

/**
 * Markdown with headings, paragraphs, lists, bold text, tables and merge fields
 */
export type TemplateBody = string;

export type DocumentTemplateCreate = {
    name: DocumentTitle;
    body: TemplateBody;
};

export type DocumentTemplateUpdate = {
    name?: DocumentTitle;
    body?: TemplateBody;
};

/**
 * The values of the `{{data.…}}` fields by name; printed as plain text, never read as Markdown
 */
export type MergeData = {
    [key: string]: string;
};

export type DocumentTemplatePreview = {
    person_id: Id;
    title?: DocumentTitle;
    merge_data?: MergeData;
};

export type DocumentStatus = 'draft' | 'sent' | 'signed' | 'expired' | 'declined' | 'voided';

/**
 * RFC 3339 in UTC with milliseconds
 */
export type NullableTimestamp = string | null;

export type DocumentSigner = {
    id: Id;
    name: string;
    email: string;
    order: number;
    status: 'pending' | 'signed' | 'declined';
    /**
     * When the signer first opened the document: on the signing page by its button, elsewhere by downloading the file; changes the document's `updated_at`, not its `version`
     */
    viewed_at: string | null;
    signed_at: NullableTimestamp;
    declined_at: NullableTimestamp;
    /**
     * The name that was signed with
     */
    full_name: string | null;
    /**
     * Whether somebody named `full_name` signed for this signer
     */
    on_behalf: boolean;
    /**
     * Allows signing without an account; only in the answers of `documents.send` and `documents.remind`, and not where `delivery` is `mail`
     */
    link?: string;
    /**
     * Replaces `link` when an `Idempotency-Key` replays the answer
     */
    secret_withheld?: boolean;
};

/**
 * In lowercase hex
 */
export type Sha256 = string;

/**
 * In lowercase hex
 */
export type NullableSha256 = string | null;

export type DocumentAction = 'update' | 'send' | 'remind' | 'void' | 'delete';

export type Document = {
    id: Id;
    person_id: Id;
    /**
     * Null for an uploaded file
     */
    template_id: number | null;
    /**
     * The revision of the template
     */
    template_revision: number | null;
    title: string;
    status: DocumentStatus;
    /**
     * As given by the caller; null for an uploaded file
     */
    merge_data: {
        [key: string]: string;
    } | null;
    /**
     * In signing order
     */
    signers: Array<DocumentSigner>;
    sha256: Sha256;
    signed_sha256: NullableSha256;
    /**
     * Pages of the original
     */
    page_count: number;
    /**
     * Bytes of the original
     */
    size_bytes: number;
    /**
     * How links were delivered when it was last sent
     */
    delivery: 'link' | 'mail' | null;
    sent_at: NullableTimestamp;
    expires_at: NullableTimestamp;
    signed_at: NullableTimestamp;
    expired_at: NullableTimestamp;
    declined_at: NullableTimestamp;
    voided_at: NullableTimestamp;
    /**
     * Why it was declined or withdrawn
     */
    reason: string | null;
    external_id: ExternalId;
    metadata: Metadata;
    /**
     * What the caller may do with it now
     */
    allowed_actions: Array<DocumentAction>;
    created_at: Timestamp;
    updated_at: Timestamp;
    version: Version;
};

/**
 * A single line
 */
export type SignerName = string;

export type DocumentSignerInput = {
    name: SignerName;
    email: Email;
    /**
     * The signer with the lowest number signs first; by default the place in the list
     */
    order?: number;
};

/**
 * The signers; all of them must sign, one after another
 */
export type DocumentSignerInputs = Array<DocumentSignerInput>;

export type DocumentCreate = {
    template_id: Id;
    person_id: Id;
    title: DocumentTitle;
    merge_data?: MergeData;
    signers: DocumentSignerInputs;
    external_id?: ExternalId;
    metadata?: Metadata;
};

export type UploadedDocument = {
    person_id: Id;
    title: DocumentTitle;
    signers: DocumentSignerInputs;
    external_id?: ExternalId;
    metadata?: Metadata;
};

export type DocumentUpload = {
    document: UploadedDocument;
    /**
     * A PDF of at most 10 MiB, whatever its name and declared type
     */
    file: Blob | File;
};

export type DocumentVerify = {
    sha256: Sha256;
};

export type DocumentMatch = {
    sha256: Sha256;
    /**
     * Whether it is a file of this service
     */
    known: boolean;
    kind: 'original' | 'signed' | null;
    /**
     * When the file was made, or signed by the last signer
     */
    at: string | null;
};

export type DocumentUpdate = {
    title?: DocumentTitle;
    merge_data?: MergeData;
    signers?: DocumentSignerInputs;
    external_id?: ExternalId;
    metadata?: Metadata;
};

export type DocumentAuditType = 'created' | 'updated' | 'sent' | 'mailed' | 'reminded' | 'viewed' | 'consented' | 'signed' | 'declined' | 'expired' | 'voided' | 'downloaded';

export type DocumentAuditEntry = {
    /**
     * From 1, without gaps
     */
    seq: number;
    at: Timestamp;
    type: DocumentAuditType;
    /**
     * The actor and its id
     */
    actor: string;
    ip: string | null;
    user_agent: string | null;
    /**
     * Further details, such as the SHA-256 of the signed file
     */
    data: {
        [key: string]: string | number | null;
    };
    /**
     * The `hash` of the previous entry; zeros in the first entry
     */
    prev_hash: string;
    hash: Sha256;
};

/**
 * `link`: the links are in the answer, for the sender to hand over, and are mailed too where mail is set up. `mail`: each signer is mailed a link when it is their turn, and nobody else is shown one; a 422 where no mail is set up
 */
export type LinkDelivery = 'link' | 'mail';

export type DocumentSend = {
    /**
     * `link` by default
     */
    delivery?: LinkDelivery;
    /**
     * 30 by default
     */
    expires_in_days?: number;
    /**
     * Instead of `expires_in_days`; between one minute and 365 days ahead
     */
    expires_at?: string;
};

/**
 * How the next signer is reminded
 */
export type DocumentRemind = {
    /**
     * By default as the document was sent
     */
    delivery?: LinkDelivery;
};

export type DocumentReason = {
    reason: string;
};

export type SigningSigner = {
    name: string;
    status: 'pending' | 'signed' | 'declined';
    signed_at: NullableTimestamp;
};

export type SigningAction = 'sign' | 'decline';

export type Signing = {
    title: string;
    /**
     * The business that asks for the signature
     */
    business_name: string;
    /**
     * The state of the document
     */
    status: 'sent' | 'signed' | 'expired' | 'declined' | 'voided';
    signer: SigningSigner;
    sha256: Sha256;
    signed_sha256: NullableSha256;
    page_count: number;
    size_bytes: number;
    expires_at: NullableTimestamp;
    /**
     * Empty while it is another signer's turn, or when signing is over
     */
    allowed_actions: Array<SigningAction>;
};

export type Signature = {
    full_name: SignerName;
    /**
     * Consent to sign electronically; must be true
     */
    consent: boolean;
    /**
     * States that somebody named `full_name` signs for the signer; must be `true` when `full_name` is not the name of the signer, whatever its case, accents and white space
     */
    on_behalf?: boolean;
    document_sha256: Sha256;
};

export type PayRunType = 'regular' | 'off_cycle' | 'correction';

export type PayRunTotals = {
    gross: Money;
    deductions: Money;
    employee_taxes: Money;
    reimbursements: Money;
    net: Money;
    employer_costs: Money;
    people_count: number;
};

export type PayRunAction = 'update' | 'delete' | 'approve' | 'reopen' | 'complete' | 'cancel';

export type PayRun = {
    id: Id;
    type: PayRunType;
    period_start: Date;
    period_end: Date;
    pay_date: Date;
    currency: CurrencyCode;
    status: PayRunStatus;
    totals: PayRunTotals;
    external_id: ExternalId;
    metadata: Metadata;
    /**
     * The user who drafted it, or from whom the API key that did descends
     */
    created_by: number | null;
    /**
     * The user who approved it; null if an API key did
     */
    approved_by: number | null;
    approved_at: string | null;
    completed_at: string | null;
    /**
     * What the caller may do with it now
     */
    allowed_actions: Array<PayRunAction>;
    created_at: Timestamp;
    updated_at: Timestamp;
    version: Version;
};

export type PayRunCreate = {
    type: PayRunType;
    /**
     * The first day, YYYY-MM-DD
     */
    period_start: string;
    /**
     * The last day, YYYY-MM-DD
     */
    period_end: string;
    /**
     * The date of payment, YYYY-MM-DD
     */
    pay_date: string;
    /**
     * ISO 4217; by default the business's currency; never changes
     */
    currency?: string;
    external_id?: ExternalId;
    metadata?: Metadata;
};

export type PayRunUpdate = {
    period_start?: Date;
    period_end?: Date;
    pay_date?: Date;
    external_id?: ExternalId;
    metadata?: Metadata;
};

export type PayRunChecks = {
    /**
     * Problems that make the approval fail with 422
     */
    blockers: Array<PayRunFinding>;
    /**
     * Points to check that do not block the approval
     */
    warnings: Array<PayRunFinding>;
    /**
     * The total; `blockers` has the first hundred
     */
    blocker_count: number;
    /**
     * The total; `warnings` has the first hundred
     */
    warning_count: number;
};

export type PayRunReason = {
    /**
     * The reason, for the audit log
     */
    reason: string;
};

/**
 * ISO 13616, with or without spaces
 */
export type Iban = string;

/**
 * ISO 9362
 */
export type Bic = string;

export type BankDebtor = {
    /**
     * The payer
     */
    name: string;
    iban: Iban;
    bic?: Bic;
};

export type Pain001Account = {
    person_id: Id;
    iban: Iban;
    bic?: Bic;
    /**
     * The owner of the account; by default the person's name on the payslip
     */
    name?: string;
};

export type Pain001Export = {
    debtor: BankDebtor;
    /**
     * One account for each person to be paid; others are ignored
     */
    accounts: Array<Pain001Account>;
    /**
     * The date on which the bank pays, YYYY-MM-DD; by default the `pay_date`
     */
    execution_date?: string;
};

/**
 * Net is earnings − deductions − taxes + reimbursements; employer costs come on top
 */
export type PayslipLineKind = 'earning' | 'deduction' | 'tax' | 'reimbursement' | 'employer_cost';

/**
 * A decimal
 */
export type Factor = string;

export type PayslipLineInput = {
    kind: PayslipLineKind;
    /**
     * The integrator's own code; several lines may share it
     */
    code: string;
    name: string;
    quantity?: Factor;
    rate?: Factor;
    amount: Money;
};

export type PersonPayslipPut = {
    person_id: Id;
    lines: Array<PayslipLineInput>;
};

export type PayslipsPut = {
    /**
     * One payslip for each person; payslips of other people remain
     */
    payslips: Array<PersonPayslipPut>;
};

export type PayslipLine = {
    kind: PayslipLineKind;
    code: string;
    name: string;
    quantity: string | null;
    rate: string | null;
    amount: Money;
};

/**
 * What a pay run pays to one person, with its lines; `pay_run_id` and `person_id` identify it
 */
export type Payslip = {
    pay_run_id: Id;
    person_id: Id;
    /**
     * The name when the payslip was last written
     */
    first_name: string;
    last_name: string;
    employee_number: string | null;
    pay_run_status: PayRunStatus;
    period_start: Date;
    period_end: Date;
    pay_date: Date;
    currency: CurrencyCode;
    totals: PayslipTotals;
    lines: Array<PayslipLine>;
    created_at: Timestamp;
    updated_at: Timestamp;
    version: Version;
};

export type PayslipPut = {
    /**
     * These replace all existing lines. Taxes are given, never computed.
     */
    lines: Array<PayslipLineInput>;
};

/**
 * The integrator's own code, unique within the business; a payslip line with this code pays or deducts such leave
 */
export type LeaveTypeCode = string;

/**
 * How days are earned: not at all (only adjusted by hand), all on the first day of the leave year, or a twelfth on the first day of each month
 */
export type LeaveAccrualMethod = 'none' | 'yearly' | 'monthly';

/**
 * First day of the leave year, MM-DD
 */
export type ResetsOn = string;

export type LeaveAccrual = {
    method: LeaveAccrualMethod;
    /**
     * Days for a full year of employment
     */
    days_per_year: number;
    /**
     * The most unused days carried over to the next leave year; null for all
     */
    carry_over_max: number | null;
    resets_on: ResetsOn;
};

export type LeaveType = {
    id: Id;
    name: string;
    code: LeaveTypeCode;
    paid: boolean;
    /**
     * If false, a request is approved at once
     */
    requires_approval: boolean;
    half_days_allowed: boolean;
    /**
     * Whether the balance may become negative
     */
    allow_negative: boolean;
    /**
     * The most days of one request
     */
    max_consecutive_days: number | null;
    /**
     * The least number of days between the request and the first day
     */
    min_notice_days: number | null;
    accrual: LeaveAccrual;
    /**
     * If true, nobody can ask for such leave, and no more days of it are earned
     */
    archived: boolean;
    /**
     * When it was archived; null while it is not
     */
    archived_at: string | null;
    created_at: Timestamp;
    updated_at: Timestamp;
    version: Version;
};

export type LeaveAccrualInput = {
    method?: LeaveAccrualMethod;
    /**
     * Days for a full year of employment; required when days are earned
     */
    days_per_year?: number;
    /**
     * The most unused days carried over to the next leave year; null for all, the default
     */
    carry_over_max?: number | null;
    /**
     * First day of the leave year, MM-DD, a date that exists in every year; 01-01 by default
     */
    resets_on?: string;
};

export type LeaveTypeCreate = {
    name: string;
    code: LeaveTypeCode;
    paid?: boolean;
    /**
     * If false, a request is approved at once
     */
    requires_approval?: boolean;
    half_days_allowed?: boolean;
    /**
     * Whether the balance may become negative
     */
    allow_negative?: boolean;
    /**
     * The most days of one request
     */
    max_consecutive_days?: number | null;
    /**
     * The least number of days between the request and the first day
     */
    min_notice_days?: number | null;
    accrual?: LeaveAccrualInput;
};

export type LeaveTypeUpdate = {
    name?: string;
    code?: LeaveTypeCode;
    paid?: boolean;
    requires_approval?: boolean;
    half_days_allowed?: boolean;
    allow_negative?: boolean;
    max_consecutive_days?: number | null;
    min_notice_days?: number | null;
    accrual?: LeaveAccrualInput;
    /**
     * True to archive the type, false to bring it back
     */
    archived?: boolean;
};

export type Holiday = {
    id: Id;
    date: Date;
    name: string;
    created_at: Timestamp;
    updated_at: Timestamp;
    version: Version;
};

export type HolidayCreate = {
    /**
     * YYYY-MM-DD; a day has at most one holiday
     */
    date: string;
    name: string;
};

export type HolidayImport = {
    /**
     * An iCalendar file (RFC 5545) of at most 262,144 characters and 2,000 days, including skipped ones
     */
    ics: string;
};

export type SkippedHoliday = {
    /**
     * The first day as written in the file, in any time zone; null without one
     */
    date: string | null;
    name: string;
    /**
     * The day is already a holiday, possibly from this file; the entry has a time of day, recurs, takes more than 31 days, has no name, has no valid first or last day, or was cancelled
     */
    reason: 'already_there' | 'not_all_day' | 'recurring' | 'too_long' | 'no_name' | 'no_date' | 'cancelled';
};

export type HolidayImportResult = {
    /**
     * By date
     */
    created: Array<Holiday>;
    /**
     * In the order of the file
     */
    skipped: Array<SkippedHoliday>;
};

export type HolidayUpdate = {
    /**
     * YYYY-MM-DD; a day has at most one holiday
     */
    date?: string;
    /**
     * How the holiday is called
     */
    name?: string;
};

export type LeaveStatus = 'requested' | 'approved' | 'rejected' | 'cancelled';

export type DayPortion = 'full' | 'morning' | 'afternoon';

export type LeaveDay = {
    date: Date;
    days: number;
    /**
     * Why the day counts less than one: a holiday, a non-working day, a half working day, or a request for half a day. A request for half of a half working day takes half a day, whichever half it is
     */
    reason?: 'holiday' | 'day_off' | 'half_worked' | 'half_day';
};

/**
 * An action that the state allows
 */
export type LeaveAction = 'update' | 'approve' | 'reject' | 'cancel';

export type LeaveRequest = {
    id: Id;
    person_id: Id;
    leave_type_id: Id;
    start_date: Date;
    end_date: Date;
    start_portion: DayPortion;
    end_portion: DayPortion;
    /**
     * The days that the leave takes: the sum of the breakdown
     */
    days: number;
    /**
     * The days of the leave; counted again at its approval, then frozen
     */
    breakdown: Array<LeaveDay>;
    /**
     * From the requester; never in events or calendars
     */
    note: string | null;
    status: LeaveStatus;
    /**
     * The reason for the rejection
     */
    decision_note: string | null;
    /**
     * The user who decided; null without a decision, when the type needs no approval, or when an API key decided
     */
    decided_by: number | null;
    decided_at: string | null;
    external_id: ExternalId;
    metadata: Metadata;
    /**
     * What the caller may do with it now
     */
    allowed_actions: Array<LeaveAction>;
    created_at: Timestamp;
    updated_at: Timestamp;
    version: Version;
};

export type LeaveRequestCreate = {
    person_id: Id;
    leave_type_id: Id;
    /**
     * The first day, YYYY-MM-DD
     */
    start_date: string;
    /**
     * The last day, YYYY-MM-DD
     */
    end_date: string;
    /**
     * Portion of the first day; full or afternoon if there are several days
     */
    start_portion?: 'full' | 'morning' | 'afternoon';
    /**
     * Portion of the last day; full or morning if there are several days, the same as start_portion for a single day
     */
    end_portion?: 'full' | 'morning' | 'afternoon';
    /**
     * For the user who decides; never in events or calendars
     */
    note?: string | null;
    external_id?: ExternalId;
    metadata?: Metadata;
};

export type LeavePreviewBalance = {
    /**
     * Days available on the first day of the leave, without it
     */
    before: number;
    /**
     * Days available on that day, with it
     */
    after: number;
};

/**
 * For programs; stable
 */
export type LeaveProblemCode = 'ends_before_start' | 'too_long' | 'too_far_from_today' | 'portions_do_not_fit' | 'leave_type_archived' | 'half_days_not_allowed' | 'notice_too_short' | 'not_employed' | 'no_working_day' | 'overlap' | 'leave_year_closed' | 'too_few_days' | 'external_id_taken';

export type LeaveProblem = {
    code: LeaveProblemCode;
    /**
     * The place in the request
     */
    path: string;
    /**
     * For people
     */
    message: string;
};

export type LeavePreview = {
    person_id: Id;
    leave_type_id: Id;
    start_date: Date;
    end_date: Date;
    start_portion: DayPortion;
    end_portion: DayPortion;
    /**
     * The days that the leave would take; null when its dates and portions do not fit together
     */
    days: number | null;
    /**
     * The days of the leave; empty when they cannot be counted
     */
    breakdown: Array<LeaveDay>;
    /**
     * Null when the days cannot be counted
     */
    balance: LeavePreviewBalance | null;
    /**
     * The state that the request would get; approved when the type needs no approval
     */
    status: 'requested' | 'approved';
    /**
     * Everything that would make `leaveRequests.create` refuse it; empty when it can be asked for
     */
    problems: Array<LeaveProblem>;
};

export type LeaveRequestUpdate = {
    leave_type_id?: Id;
    /**
     * The first day, YYYY-MM-DD
     */
    start_date?: string;
    /**
     * The last day, YYYY-MM-DD
     */
    end_date?: string;
    /**
     * Portion of the first day; full or afternoon if there are several days
     */
    start_portion?: 'full' | 'morning' | 'afternoon';
    /**
     * Portion of the last day; full or morning if there are several days, the same as start_portion for a single day
     */
    end_portion?: 'full' | 'morning' | 'afternoon';
    /**
     * For the user who decides; never in events or calendars
     */
    note?: string | null;
    external_id?: ExternalId;
    metadata?: Metadata;
};

export type LeaveRejection = {
    /**
     * The reason, for the requester
     */
    note: string;
};

/**
 * As in the ledger; `pending` is undecided leave
 */
export type LeaveBalanceLineKind = 'accrual' | 'carry_over' | 'expiry' | 'adjustment' | 'taken' | 'reversal' | 'pending';

export type LeaveBalanceLine = {
    kind: LeaveBalanceLineKind;
    days: number;
    effective_on: Date;
    leave_request_id: number | null;
    note: string | null;
    /**
     * Whether the line is in the ledger; days to be earned later are not
     */
    booked: boolean;
};

export type LeaveBalance = {
    person_id: Id;
    leave_type_id: Id;
    as_of: Date;
    /**
     * First day of the leave year of the given day; null when no days are earned, so that no leave year ends
     */
    year_start: string | null;
    year_end: string | null;
    /**
     * Earned, carried over and adjusted in the leave year, up to the day
     */
    entitled: number;
    /**
     * Approved leave that has begun by the day
     */
    taken: number;
    /**
     * Approved leave that begins later in the leave year
     */
    scheduled: number;
    /**
     * Undecided leave in the leave year
     */
    pending: number;
    /**
     * entitled − taken − scheduled − pending
     */
    available: number;
    /**
     * With `explain`: the lines that add up to `available`
     */
    lines?: Array<LeaveBalanceLine>;
};

export type LeaveAdjustment = {
    person_id: Id;
    leave_type_id: Id;
    /**
     * Days to add, or to deduct below zero; not zero
     */
    days: number;
    /**
     * YYYY-MM-DD; today by default
     */
    effective_on?: string;
    note?: string | null;
};

/**
 * Days that were earned, carried over from the previous leave year, lost above the carry-over limit, adjusted by hand or after a change of the employment dates, taken by approved leave, or returned by its cancellation
 */
export type LeaveLineKind = 'accrual' | 'carry_over' | 'expiry' | 'adjustment' | 'taken' | 'reversal';

export type LeaveLine = {
    id: BigId;
    person_id: Id;
    leave_type_id: Id;
    kind: LeaveLineKind;
    days: number;
    effective_on: Date;
    leave_request_id: number | null;
    note: string | null;
    created_at: Timestamp;
};

export type LeaveCalendarEntry = {
    leave_request_id: Id;
    person_id: Id;
    /**
     * The name by which the person is called
     */
    person_name: string;
    leave_type_id: Id;
    leave_type_name: string;
    start_date: Date;
    end_date: Date;
    start_portion: DayPortion;
    end_portion: DayPortion;
    days: number;
    status: LeaveStatus;
};

export type LeaveCalendar = {
    from: Date;
    to: Date;
    /**
     * All leave that overlaps the period, by first day
     */
    leave: Array<LeaveCalendarEntry>;
    /**
     * By date
     */
    holidays: Array<Holiday>;
};

/**
 * A link to the leave calendar for a calendar program, such as Google Calendar
 */
export type LeaveFeed = {
    id: Id;
    /**
     * What the link is for
     */
    name: string;
    /**
     * When a calendar program last fetched it, to the minute
     */
    last_used_at: string | null;
    created_at: Timestamp;
};

/**
 * What to call a new feed link
 */
export type LeaveFeedCreate = {
    /**
     * What the link is for
     */
    name: string;
};

/**
 * A feed link with its address, which is shown only once
 */
export type LeaveFeedCreated = {
    id: Id;
    /**
     * What the link is for
     */
    name: string;
    /**
     * When a calendar program last fetched it, to the minute
     */
    last_used_at: string | null;
    created_at: Timestamp;
    /**
     * What to subscribe to in a calendar program. Whoever has it sees the calendar; shown only once
     */
    url?: string;
    /**
     * Replaces `url` when an `Idempotency-Key` replays the answer
     */
    secret_withheld?: boolean;
};

export type EventSelector = '*' | 'person.created' | 'person.updated' | 'person.deleted' | 'document.created' | 'document.signed' | 'document.expired' | 'document.declined' | 'document.voided' | 'payrun.created' | 'payrun.approved' | 'payrun.completed' | 'payrun.reopened' | 'payrun.cancelled' | 'leave.requested' | 'leave.approved' | 'leave.rejected' | 'leave.cancelled' | 'webhook.disabled';

/**
 * Why the service disabled the webhook - five consecutive deliveries failed all their attempts, or two attempts in a row were answered 410
 */
export type WebhookDisabledReason = 'deliveries_exhausted' | 'gone' | null;

export type HeaderName = string;

/**
 * `http_error` is a status outside 2xx; `blocked` is an address that webhooks may not reach
 */
export type WebhookAttemptOutcome = 'succeeded' | 'http_error' | 'connection_refused' | 'connection_reset' | 'connection_failed' | 'dns_failed' | 'tls_failed' | 'timed_out' | 'answer_too_large' | 'blocked';

export type WebhookFailure = {
    at: Timestamp;
    delivery_id: BigId;
    outcome: WebhookAttemptOutcome;
    response_status: number | null;
    error: string | null;
};

/**
 * Attempts of this hour and the 23 hours before it, without tests
 */
export type WebhookActivity = {
    attempts: number;
    /**
     * The share of successful attempts; null without attempts
     */
    success_rate: number | null;
    last_success_at: string | null;
    last_failure: WebhookFailure | null;
};

export type Webhook = {
    id: Id;
    /**
     * http or https, in ASCII
     */
    url: string;
    /**
     * Event types, or `*` for all
     */
    events: Array<EventSelector>;
    description: string | null;
    /**
     * If false, events become `skipped` deliveries
     */
    active: boolean;
    disabled_at: string | null;
    disabled_reason: WebhookDisabledReason;
    /**
     * Until then, deliveries are also signed with the previous secret
     */
    previous_secret_expires_at: string | null;
    /**
     * Names of your own headers in deliveries; their values are never shown
     */
    header_names: Array<HeaderName>;
    last_24_hours: WebhookActivity;
    created_at: Timestamp;
    updated_at: Timestamp;
    version: Version;
};

/**
 * Your own headers for every delivery, such as `Authorization` for a gateway in front of the receiver; at most 10.
 * They replace all previous ones. Values are encrypted and never shown again. Headers that deliveries or HTTP itself
 * use are refused.
 *
 */
export type WebhookHeaders = {
    [key in HeaderName]?: string;
};

export type WebhookCreate = {
    /**
     * http or https; addresses that are not public are refused. Letters of any script, such as in `https://例え.jp/hooks`, are stored in ASCII
     */
    url: string;
    /**
     * Event types, or `*` for all
     */
    events: Array<EventSelector>;
    description?: string | null;
    active?: boolean;
    headers?: WebhookHeaders;
};

export type WebhookWithSecret = {
    id: Id;
    /**
     * http or https, in ASCII
     */
    url: string;
    /**
     * Event types, or `*` for all
     */
    events: Array<EventSelector>;
    description: string | null;
    /**
     * If false, events become `skipped` deliveries
     */
    active: boolean;
    disabled_at: string | null;
    disabled_reason: WebhookDisabledReason;
    /**
     * Until then, deliveries are also signed with the previous secret
     */
    previous_secret_expires_at: string | null;
    /**
     * Names of your own headers in deliveries; their values are never shown
     */
    header_names: Array<HeaderName>;
    last_24_hours: WebhookActivity;
    created_at: Timestamp;
    updated_at: Timestamp;
    version: Version;
    /**
     * Verifies the signatures; shown only once
     */
    secret?: string;
    /**
     * Replaces `secret` when an `Idempotency-Key` replays the answer
     */
    secret_withheld?: boolean;
};

export type WebhookUpdate = {
    /**
     * http or https; addresses that are not public are refused. Letters of any script, such as in `https://例え.jp/hooks`, are stored in ASCII
     */
    url?: string;
    /**
     * Event types, or `*` for all
     */
    events?: Array<EventSelector>;
    description?: string | null;
    active?: boolean;
    headers?: WebhookHeaders;
};

export type WebhookRotateSecret = {
    /**
     * How long deliveries are signed with the old secret too
     */
    grace_hours?: number;
};

export type EventTypeName = 'person.created' | 'person.updated' | 'person.deleted' | 'document.created' | 'document.signed' | 'document.expired' | 'document.declined' | 'document.voided' | 'payrun.created' | 'payrun.approved' | 'payrun.completed' | 'payrun.reopened' | 'payrun.cancelled' | 'leave.requested' | 'leave.approved' | 'leave.rejected' | 'leave.cancelled' | 'webhook.disabled';

export type WebhookTest = {
    type: EventTypeName;
};

/**
 * Stable over all attempts; deduplicate by it
 */
export type EventId = string;

/**
 * `failed` after the last attempt; `skipped` when the webhook was not active
 */
export type WebhookDeliveryStatus = 'pending' | 'succeeded' | 'failed' | 'skipped';

/**
 * Why the attempt was made - by the schedule, or requested by hand
 */
export type WebhookAttemptTrigger = 'schedule' | 'redelivery' | 'test';

export type WebhookAttempt = {
    attempt: number;
    trigger: WebhookAttemptTrigger;
    started_at: Timestamp;
    duration_ms: number;
    outcome: WebhookAttemptOutcome;
    response_status: number | null;
    /**
     * The first 4 KiB of the answer
     */
    response_excerpt: string | null;
    /**
     * The failure, if there was no complete answer
     */
    error: string | null;
};

export type WebhookDelivery = {
    id: BigId;
    webhook_id: Id;
    event_id: EventId;
    type: EventTypeName;
    status: WebhookDeliveryStatus;
    attempt_count: number;
    /**
     * Set while pending
     */
    next_attempt_at: string | null;
    /**
     * Every attempt, the oldest first; in `webhookDeliveries.get` only
     */
    attempts?: Array<WebhookAttempt>;
    created_at: Timestamp;
    updated_at: Timestamp;
};

export type RecoverableStatus = 'failed' | 'skipped';

export type WebhookRecover = {
    /**
     * Only deliveries created at this time or later
     */
    since: string;
    /**
     * Only deliveries created before this time
     */
    until?: string;
    types?: Array<EventTypeName>;
    /**
     * Both by default
     */
    statuses?: Array<RecoverableStatus>;
    /**
     * Count the deliveries without changing them
     */
    dry_run?: boolean;
};

export type WebhookRecovery = {
    /**
     * The number of deliveries that start again from their first attempt
     */
    scheduled: number;
    dry_run: boolean;
};

/**
 * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
 */
export type EventSequence = number;

export type PersonEventData = {
    id: Id;
    first_name: string;
    last_name: string;
    email: Email;
    date_of_birth: NullableDate;
    created_at: Timestamp;
};

/**
 * A person was added.
 */
export type PersonCreatedEvent = {
    id: EventId;
    type: 'person.created';
    created_at: Timestamp;
    sequence?: EventSequence;
    data: PersonEventData;
};

/**
 * A record changed; not sent when nothing did.
 */
export type PersonUpdatedEvent = {
    id: EventId;
    type: 'person.updated';
    created_at: Timestamp;
    sequence?: EventSequence;
    data: PersonEventData;
};

/**
 * A person was deleted; the data is the record as it last was.
 */
export type PersonDeletedEvent = {
    id: EventId;
    type: 'person.deleted';
    created_at: Timestamp;
    sequence?: EventSequence;
    data: PersonEventData;
};

/**
 * “I sign for `name`, as `full_name`”
 */
export type SignedOnBehalf = {
    signer_id: Id;
    /**
     * The name of the signer
     */
    name: string;
    /**
     * The name of the person who signed
     */
    full_name: string;
};

export type DocumentEventData = {
    id: Id;
    person_id: Id;
    /**
     * Null for an uploaded file
     */
    template_id: number | null;
    title: string;
    status: DocumentStatus;
    /**
     * SHA-256 of the original file
     */
    sha256: string;
    signed_sha256: string | null;
    expires_at: string | null;
    signed_at: string | null;
    expired_at: string | null;
    created_at: Timestamp;
    /**
     * The signers for whom somebody else signed; only where there are any
     */
    signed_on_behalf?: Array<SignedOnBehalf>;
};

/**
 * A document was generated or uploaded.
 */
export type DocumentCreatedEvent = {
    id: EventId;
    type: 'document.created';
    created_at: Timestamp;
    sequence?: EventSequence;
    data: DocumentEventData;
};

/**
 * A document was signed by its last signer.
 */
export type DocumentSignedEvent = {
    id: EventId;
    type: 'document.signed';
    created_at: Timestamp;
    sequence?: EventSequence;
    data: DocumentEventData;
};

/**
 * A document was not signed in time.
 */
export type DocumentExpiredEvent = {
    id: EventId;
    type: 'document.expired';
    created_at: Timestamp;
    sequence?: EventSequence;
    data: DocumentEventData;
};

/**
 * A document was declined by a signer.
 */
export type DocumentDeclinedEvent = {
    id: EventId;
    type: 'document.declined';
    created_at: Timestamp;
    sequence?: EventSequence;
    data: DocumentEventData;
};

/**
 * A document was withdrawn.
 */
export type DocumentVoidedEvent = {
    id: EventId;
    type: 'document.voided';
    created_at: Timestamp;
    sequence?: EventSequence;
    data: DocumentEventData;
};

export type PayRunEventData = {
    id: Id;
    type: PayRunType;
    period_start: Date;
    period_end: Date;
    pay_date: Date;
    /**
     * ISO 4217
     */
    currency: string;
    status: PayRunStatus;
    totals: PayRunTotals;
    approved_at: string | null;
    completed_at: string | null;
    created_at: Timestamp;
};

/**
 * A pay run was drafted.
 */
export type PayRunCreatedEvent = {
    id: EventId;
    type: 'payrun.created';
    created_at: Timestamp;
    sequence?: EventSequence;
    data: PayRunEventData;
};

/**
 * A pay run was approved.
 */
export type PayRunApprovedEvent = {
    id: EventId;
    type: 'payrun.approved';
    created_at: Timestamp;
    sequence?: EventSequence;
    data: PayRunEventData;
};

/**
 * A pay run was paid and is final.
 */
export type PayRunCompletedEvent = {
    id: EventId;
    type: 'payrun.completed';
    created_at: Timestamp;
    sequence?: EventSequence;
    data: PayRunEventData;
};

/**
 * A pay run went back to draft.
 */
export type PayRunReopenedEvent = {
    id: EventId;
    type: 'payrun.reopened';
    created_at: Timestamp;
    sequence?: EventSequence;
    data: PayRunEventData;
};

/**
 * A pay run was cancelled.
 */
export type PayRunCancelledEvent = {
    id: EventId;
    type: 'payrun.cancelled';
    created_at: Timestamp;
    sequence?: EventSequence;
    data: PayRunEventData;
};

export type LeaveEventData = {
    id: Id;
    person_id: Id;
    leave_type_id: Id;
    start_date: Date;
    end_date: Date;
    start_portion: DayPortion;
    end_portion: DayPortion;
    days: number;
    status: LeaveStatus;
    /**
     * The user who decided
     */
    decided_by: number | null;
    decided_at: string | null;
    created_at: Timestamp;
};

/**
 * Leave was asked for.
 */
export type LeaveRequestedEvent = {
    id: EventId;
    type: 'leave.requested';
    created_at: Timestamp;
    sequence?: EventSequence;
    data: LeaveEventData;
};

/**
 * Leave was approved.
 */
export type LeaveApprovedEvent = {
    id: EventId;
    type: 'leave.approved';
    created_at: Timestamp;
    sequence?: EventSequence;
    data: LeaveEventData;
};

/**
 * Leave was rejected.
 */
export type LeaveRejectedEvent = {
    id: EventId;
    type: 'leave.rejected';
    created_at: Timestamp;
    sequence?: EventSequence;
    data: LeaveEventData;
};

/**
 * Leave was cancelled.
 */
export type LeaveCancelledEvent = {
    id: EventId;
    type: 'leave.cancelled';
    created_at: Timestamp;
    sequence?: EventSequence;
    data: LeaveEventData;
};

export type WebhookEventData = {
    id: Id;
    /**
     * http or https, in ASCII
     */
    url: string;
    disabled_at: Timestamp;
    disabled_reason: 'deliveries_exhausted' | 'gone';
};

/**
 * A webhook was disabled because it kept failing or answered 410 twice in a row.
 */
export type WebhookDisabledEvent = {
    id: EventId;
    type: 'webhook.disabled';
    created_at: Timestamp;
    sequence?: EventSequence;
    data: WebhookEventData;
};

/**
 * An event for a webhook; `type` determines the form of `data`
 */
export type Event = ({
    type: 'person.created';
} & PersonCreatedEvent) | ({
    type: 'person.updated';
} & PersonUpdatedEvent) | ({
    type: 'person.deleted';
} & PersonDeletedEvent) | ({
    type: 'document.created';
} & DocumentCreatedEvent) | ({
    type: 'document.signed';
} & DocumentSignedEvent) | ({
    type: 'document.expired';
} & DocumentExpiredEvent) | ({
    type: 'document.declined';
} & DocumentDeclinedEvent) | ({
    type: 'document.voided';
} & DocumentVoidedEvent) | ({
    type: 'payrun.created';
} & PayRunCreatedEvent) | ({
    type: 'payrun.approved';
} & PayRunApprovedEvent) | ({
    type: 'payrun.completed';
} & PayRunCompletedEvent) | ({
    type: 'payrun.reopened';
} & PayRunReopenedEvent) | ({
    type: 'payrun.cancelled';
} & PayRunCancelledEvent) | ({
    type: 'leave.requested';
} & LeaveRequestedEvent) | ({
    type: 'leave.approved';
} & LeaveApprovedEvent) | ({
    type: 'leave.rejected';
} & LeaveRejectedEvent) | ({
    type: 'leave.cancelled';
} & LeaveCancelledEvent) | ({
    type: 'webhook.disabled';
} & WebhookDisabledEvent);

export type EventPageMeta = {
    /**
     * The `cursor` of the next page; null when there are no newer events yet
     */
    next_cursor: string | null;
    /**
     * Store it: as a later `cursor` it gets the events after this page
     */
    resume_cursor: string;
};

/**
 * JSON Schema (draft 2020-12) of the complete body
 */
export type JsonSchema = {
    [key: string]: unknown;
};

export type EventType = {
    type: EventTypeName;
    description: string;
    /**
     * The scope that subscribing takes besides `webhooks:write`, and reading besides `events:read`
     */
    required_scope: Scope;
    schema: JsonSchema;
    example: Event;
};

export type EventTypes = Array<EventType>;

/**
 * A repeated request with the same key and body gets the first answer again, within 24 hours
 */
export type IdempotencyKey = string;

/**
 * The maximum number of items per page
 */
export type Limit = number;

/**
 * `meta.next_cursor` of the previous page; opaque
 */
export type Cursor = string;

/**
 * The resource's id
 */
export type Id2 = Id;

/**
 * Only records changed at this time or later
 */
export type UpdatedSince = Timestamp;

/**
 * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
 */
export type IfMatch = EntityTags;

/**
 * Only entries of this action
 */
export type AuditAction2 = AuditAction;

/**
 * Only entries of actions by this user, or affecting this user
 */
export type AuditUser = Id;

/**
 * Only what happened at this time or later
 */
export type Since = Timestamp;

/**
 * Only what happened before this time
 */
export type Until = Timestamp;

/**
 * Only people with each of these words, whole or in part, in a name, the email or the employee number. Case and accents are ignored
 */
export type Search = string;

/**
 * The sort order, descending with `-`. Equal values are sorted by id. Names are sorted without case and accents. A missing `start_date` counts as the earliest. Only the order by id is safe against changes while paging: with any other, people may be skipped or repeated
 */
export type Sort = PersonSort;

/**
 * Only people in this state today
 */
export type Status = PersonStatus;

/**
 * Only people managed directly by this person
 */
export type Manager = Id;

/**
 * Only people in this department
 */
export type Department = string;

/**
 * Only the record with this `external_id`
 */
export type ExternalId2 = string;

/**
 * Include the tombstones of deleted records
 */
export type IncludeDeleted = boolean;

/**
 * A revision other than the latest
 */
export type Revision = number;

/**
 * Only documents for this person
 */
export type DocumentPerson = Id;

/**
 * Only documents made from this template
 */
export type DocumentTemplate2 = Id;

/**
 * Only documents in this state
 */
export type DocumentStatus2 = DocumentStatus;

/**
 * The file to download
 */
export type FileVersion = 'original' | 'signed';

/**
 * The part of a signer's link after `/sign/`
 */
export type SigningToken = string;

/**
 * Only pay runs of this type
 */
export type PayRunType2 = PayRunType;

/**
 * Only pay runs in this state
 */
export type PayRunStatus2 = PayRunStatus;

/**
 * First day of the period, included. Holidays are in it by their `date`, pay runs by their `pay_date`, lines of the leave ledger by `effective_on`, and leave when any of its days is
 */
export type From = Date;

/**
 * Last day of the period, included; what is in it is said at `from`
 */
export type To = Date;

/**
 * The version that was seen, as `"<version>"`; 428 without it, 412 if there is a newer one
 */
export type IfMatchRequired = EntityTags;

/**
 * The person's id
 */
export type PersonId2 = Id;

/**
 * Include archived leave types
 */
export type IncludeArchived = boolean;

/**
 * Only results for this person
 */
export type LeavePersonId = Id;

/**
 * Only results for this leave type
 */
export type LeaveTypeId = Id;

/**
 * Only leave in this state
 */
export type LeaveStatus2 = LeaveStatus;

/**
 * The day, within ten years of today; today by default
 */
export type AsOf = Date;

/**
 * Include the lines that add up to the balance
 */
export type Explain = boolean;

/**
 * First day of the period, included; leave is in it when any of its days is
 */
export type CalendarFrom = Date;

/**
 * Last day of the period, included; at most a year
 */
export type CalendarTo = Date;

/**
 * The secret part of a feed link
 */
export type LeaveFeedToken = string;

/**
 * Only deliveries in this state
 */
export type DeliveryStatus = WebhookDeliveryStatus;

/**
 * Only deliveries of this event type
 */
export type DeliveryType = EventTypeName;

/**
 * The resource's id
 */
export type BigId2 = BigId;

/**
 * Where to begin without a `cursor`: only events created at this time or later (RFC 3339), or `now` for none but those that are still to come. The oldest event by default; not `now` with a `cursor`
 */
export type EventsSince = string;

/**
 * Only events of these types
 */
export type Types = Array<EventTypeName>;

/**
 * The event's id
 */
export type EventId2 = EventId;

/**
 * The id of the event, the same on every attempt: deduplicate by it
 */
export type WebhookId = EventId;

/**
 * When this attempt was made, in Unix seconds: refuse what is older than five minutes
 */
export type WebhookTimestamp = number;

/**
 * The signature of [Standard Webhooks](https://www.standardwebhooks.com): `v1,` and the base64 HMAC-SHA256 of
 * `webhook-id.webhook-timestamp.body`. The key is the base64 after `whsec_`, decoded. It proves the age, too. While the
 * secret is being rotated there are two, separated by a space: of the new secret and of the old one
 *
 */
export type WebhookSignature = string;

/**
 * The signature as GitHub makes it: `sha256=` and the hex HMAC-SHA256 of the body. The key is the secret as it was
 * shown; the old one, while the secret is being rotated. It says nothing of age
 *
 */
export type XWebhookSignature = string;

/**
 * The type of the event
 */
export type XWebhookEvent = EventTypeName;

/**
 * Which attempt of its schedule this is, from 1 to 6; 1 for a test and for what is sent again by hand
 */
export type XWebhookAttempt = number;

/**
 * `1` on what `webhooks.sendTest` sends; absent from everything else
 */
export type XWebhookTest = '1';

/**
 * `Workforce-Webhooks/` and the version of these deliveries
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
     */
    default: ErrorBody;
};

export type AuthLoginError = AuthLoginErrors[keyof AuthLoginErrors];

export type AuthLoginResponses = {
    /**
     * LoginResultResponse
     *
     * Logged in, or a second factor is required
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
     */
    default: ErrorBody;
};

export type TwoFactorVerifyError = TwoFactorVerifyErrors[keyof TwoFactorVerifyErrors];

export type TwoFactorVerifyResponses = {
    /**
     * TokensResponse
     *
     * Logged in
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
     */
    default: ErrorBody;
};

export type AuthRefreshError = AuthRefreshErrors[keyof AuthRefreshErrors];

export type AuthRefreshResponses = {
    /**
     * TokensResponse
     *
     * Logged in
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
         * A repeated request with the same key and body gets the first answer again, within 24 hours
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
     */
    default: ErrorBody;
};

export type AuthLogoutError = AuthLogoutErrors[keyof AuthLogoutErrors];

export type AuthLogoutResponses = {
    /**
     * Done
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
     */
    default: ErrorBody;
};

export type AuthForgotPasswordError = AuthForgotPasswordErrors[keyof AuthForgotPasswordErrors];

export type AuthForgotPasswordResponses = {
    /**
     * AcceptedResponse
     *
     * Accepted; the work is done later
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
     */
    default: ErrorBody;
};

export type AuthResetPasswordError = AuthResetPasswordErrors[keyof AuthResetPasswordErrors];

export type AuthResetPasswordResponses = {
    /**
     * Done
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
     */
    default: ErrorBody;
};

export type MeConfirmPasswordError = MeConfirmPasswordErrors[keyof MeConfirmPasswordErrors];

export type MeConfirmPasswordResponses = {
    /**
     * ConfirmationResponse
     *
     * The proof is good
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
     */
    default: ErrorBody;
};

export type MeChangePasswordError = MeChangePasswordErrors[keyof MeChangePasswordErrors];

export type MeChangePasswordResponses = {
    /**
     * Done
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
         * `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
    };
    url: '/sessions';
};

export type SessionsListErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
        data: Array<Session>;
        meta: PageMeta;
    };
};

export type SessionsListResponse = SessionsListResponses[keyof SessionsListResponses];

export type SessionsRevokeData = {
    body?: never;
    path: {
        /**
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
     */
    default: ErrorBody;
};

export type SessionsRevokeError = SessionsRevokeErrors[keyof SessionsRevokeErrors];

export type SessionsRevokeResponses = {
    /**
     * Done
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
         * `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Only records changed at this time or later
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
        data: Array<User>;
        meta: PageMeta;
    };
};

export type UsersListResponse = UsersListResponses[keyof UsersListResponses];

export type UsersCreateData = {
    body: UserCreate;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, within 24 hours
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
     */
    default: ErrorBody;
};

export type UsersCreateError = UsersCreateErrors[keyof UsersCreateErrors];

export type UsersCreateResponses = {
    /**
     * UserInvitedResponse
     *
     * The user, with the link if it was not mailed
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
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * `If-Match` names an older version
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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

export type UsersResetTwoFactorData = {
    body?: never;
    headers?: {
        /**
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
        /**
         * A repeated request with the same key and body gets the first answer again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * `If-Match` names an older version
     */
    412: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
         * `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
    };
    url: '/api-keys';
};

export type ApiKeysListErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
        data: Array<ApiKey>;
        meta: PageMeta;
    };
};

export type ApiKeysListResponse = ApiKeysListResponses[keyof ApiKeysListResponses];

export type ApiKeysCreateData = {
    body: ApiKeyCreate;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, within 24 hours
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * `If-Match` names an older version
     */
    412: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
     */
    default: ErrorBody;
};

export type ApiKeysRevokeError = ApiKeysRevokeErrors[keyof ApiKeysRevokeErrors];

export type ApiKeysRevokeResponses = {
    /**
     * Done
     */
    204: void;
};

export type ApiKeysRevokeResponse = ApiKeysRevokeResponses[keyof ApiKeysRevokeResponses];

export type ApiKeysUpdateData = {
    body: ApiKeyUpdate;
    headers?: {
        /**
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * `If-Match` names an older version
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
         * `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Only entries of this action
         */
        action?: AuditAction;
        /**
         * Only entries of actions by this user, or affecting this user
         */
        user_id?: Id;
        /**
         * Only what happened at this time or later
         */
        since?: Timestamp;
        /**
         * Only what happened before this time
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * `If-Match` names an older version
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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

export type PeopleListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Only people with each of these words, whole or in part, in a name, the email or the employee number. Case and accents are ignored
         */
        q?: string;
        /**
         * The sort order, descending with `-`. Equal values are sorted by id. Names are sorted without case and accents. A missing `start_date` counts as the earliest. Only the order by id is safe against changes while paging: with any other, people may be skipped or repeated
         */
        sort?: PersonSort;
        /**
         * Only records changed at this time or later
         */
        updated_since?: Timestamp;
        /**
         * Only people in this state today
         */
        status?: PersonStatus;
        /**
         * Only people managed directly by this person
         */
        manager_id?: Id;
        /**
         * Only people in this department
         */
        department?: string;
        /**
         * Only the record with this `external_id`
         */
        external_id?: string;
        /**
         * Include the tombstones of deleted records
         */
        include_deleted?: boolean;
    };
    url: '/people';
};

export type PeopleListErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
        data: Array<Person>;
        meta: PageMeta;
    };
};

export type PeopleListResponse = PeopleListResponses[keyof PeopleListResponses];

export type PeopleCreateData = {
    body: PersonCreate;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, within 24 hours
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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

export type PeopleImportData = {
    body: PeopleImport;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, within 24 hours
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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

export type PeopleDeleteData = {
    body?: never;
    headers?: {
        /**
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * `If-Match` names an older version
     */
    412: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * `If-Match` names an older version
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
        /**
         * A repeated request with the same key and body gets the first answer again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * `If-Match` names an older version
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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

export type PeoplePayslipsData = {
    body?: never;
    path: {
        /**
         * The resource's id
         */
        id: Id;
    };
    query?: {
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
    };
    url: '/people/{id}/payslips';
};

export type PeoplePayslipsErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
        data: Array<PayslipSummary>;
        meta: PageMeta;
    };
};

export type PeoplePayslipsResponse = PeoplePayslipsResponses[keyof PeoplePayslipsResponses];

export type DocumentTemplatesListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Only records changed at this time or later
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
        data: Array<DocumentTemplate>;
        meta: PageMeta;
    };
};

export type DocumentTemplatesListResponse = DocumentTemplatesListResponses[keyof DocumentTemplatesListResponses];

export type DocumentTemplatesCreateData = {
    body: DocumentTemplateCreate;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, within 24 hours
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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

export type DocumentTemplatesDeleteData = {
    body?: never;
    headers?: {
        /**
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * `If-Match` names an older version
     */
    412: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
         * The resource's id
         */
        id: Id;
    };
    query?: {
        /**
         * A revision other than the latest
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * `If-Match` names an older version
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
         * `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Only records changed at this time or later
         */
        updated_since?: Timestamp;
        /**
         * Only documents for this person
         */
        person_id?: Id;
        /**
         * Only documents made from this template
         */
        template_id?: Id;
        /**
         * Only documents in this state
         */
        status?: DocumentStatus;
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
        data: Array<Document>;
        meta: PageMeta;
    };
};

export type DocumentsListResponse = DocumentsListResponses[keyof DocumentsListResponses];

export type DocumentsCreateData = {
    body: DocumentCreate;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, within 24 hours
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
         * A repeated request with the same key and body gets the first answer again, within 24 hours
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
     */
    default: ErrorBody;
};

export type DocumentsVerifyError = DocumentsVerifyErrors[keyof DocumentsVerifyErrors];

export type DocumentsVerifyResponses = {
    /**
     * DocumentMatchResponse
     *
     * Whether the file is known, and its document
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

export type DocumentsDeleteData = {
    body?: never;
    headers?: {
        /**
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * `If-Match` names an older version
     */
    412: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * `If-Match` names an older version
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
         * The resource's id
         */
        id: Id;
    };
    query?: {
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
    };
    url: '/documents/{id}/audit';
};

export type DocumentsAuditErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
        data: Array<DocumentAuditEntry>;
        meta: PageMeta;
    };
};

export type DocumentsAuditResponse = DocumentsAuditResponses[keyof DocumentsAuditResponses];

export type DocumentsSendData = {
    body: DocumentSend;
    headers?: {
        /**
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
        /**
         * A repeated request with the same key and body gets the first answer again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * `If-Match` names an older version
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
         * A repeated request with the same key and body gets the first answer again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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

export type DocumentsVoidData = {
    body: DocumentReason;
    headers?: {
        /**
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
        /**
         * A repeated request with the same key and body gets the first answer again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * `If-Match` names an older version
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The link has ended, or its document can no longer be signed or downloaded
     */
    410: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
     */
    default: ErrorBody;
};

export type SigningGetError = SigningGetErrors[keyof SigningGetErrors];

export type SigningGetResponses = {
    /**
     * SigningResponse
     *
     * The document in the signer's view
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The link has ended, or its document can no longer be signed or downloaded
     */
    410: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The link has ended, or its document can no longer be signed or downloaded
     */
    410: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
     */
    default: ErrorBody;
};

export type SigningSignError = SigningSignErrors[keyof SigningSignErrors];

export type SigningSignResponses = {
    /**
     * SigningResponse
     *
     * The document in the signer's view
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The link has ended, or its document can no longer be signed or downloaded
     */
    410: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
     */
    default: ErrorBody;
};

export type SigningDeclineError = SigningDeclineErrors[keyof SigningDeclineErrors];

export type SigningDeclineResponses = {
    /**
     * SigningResponse
     *
     * The document in the signer's view
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
         * `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Only records changed at this time or later
         */
        updated_since?: Timestamp;
        /**
         * Only pay runs of this type
         */
        type?: PayRunType;
        /**
         * Only pay runs in this state
         */
        status?: PayRunStatus;
        /**
         * Only the record with this `external_id`
         */
        external_id?: string;
        /**
         * First day of the period, included. Holidays are in it by their `date`, pay runs by their `pay_date`, lines of the leave ledger by `effective_on`, and leave when any of its days is
         */
        from?: Date;
        /**
         * Last day of the period, included; what is in it is said at `from`
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
        data: Array<PayRun>;
        meta: PageMeta;
    };
};

export type PayRunsListResponse = PayRunsListResponses[keyof PayRunsListResponses];

export type PayRunsCreateData = {
    body: PayRunCreate;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, within 24 hours
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * `If-Match` names an older version
     */
    412: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * `If-Match` names an older version
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
     */
    default: ErrorBody;
};

export type PayRunsChecksError = PayRunsChecksErrors[keyof PayRunsChecksErrors];

export type PayRunsChecksResponses = {
    /**
     * PayRunChecksResponse
     *
     * The findings that matter for its approval
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

export type PayRunsApproveData = {
    body?: never;
    headers: {
        /**
         * The version that was seen, as `"<version>"`; 428 without it, 412 if there is a newer one
         */
        'If-Match': EntityTags;
        /**
         * A repeated request with the same key and body gets the first answer again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * `If-Match` names an older version
     */
    412: ErrorBody;
    /**
     * The request breaks the contract, or the pay run has `blockers`
     */
    422: ErrorBody;
    /**
     * `If-Match` is missing
     */
    428: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
        /**
         * A repeated request with the same key and body gets the first answer again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * `If-Match` names an older version
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
        /**
         * A repeated request with the same key and body gets the first answer again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * `If-Match` names an older version
     */
    412: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
        /**
         * A repeated request with the same key and body gets the first answer again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * `If-Match` names an older version
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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

export type PayRunsExportPain001Data = {
    body: Pain001Export;
    path: {
        /**
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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

export type PayslipsListData = {
    body?: never;
    path: {
        /**
         * The resource's id
         */
        id: Id;
    };
    query?: {
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
    };
    url: '/pay-runs/{id}/payslips';
};

export type PayslipsListErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
        data: Array<PayslipSummary>;
        meta: PageMeta;
    };
};

export type PayslipsListResponse = PayslipsListResponses[keyof PayslipsListResponses];

export type PayslipsPutManyData = {
    body: PayslipsPut;
    headers?: {
        /**
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * `If-Match` names an older version
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The resource's id
         */
        id: Id;
        /**
         * The person's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * `If-Match` names an older version
     */
    412: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
         * The resource's id
         */
        id: Id;
        /**
         * The person's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The resource's id
         */
        id: Id;
        /**
         * The person's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * `If-Match` names an older version
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
         * The resource's id
         */
        id: Id;
        /**
         * The person's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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

export type LeaveTypesListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Only records changed at this time or later
         */
        updated_since?: Timestamp;
        /**
         * Include archived leave types
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
        data: Array<LeaveType>;
        meta: PageMeta;
    };
};

export type LeaveTypesListResponse = LeaveTypesListResponses[keyof LeaveTypesListResponses];

export type LeaveTypesCreateData = {
    body: LeaveTypeCreate;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, within 24 hours
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * `If-Match` names an older version
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
         * `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Only records changed at this time or later
         */
        updated_since?: Timestamp;
        /**
         * First day of the period, included. Holidays are in it by their `date`, pay runs by their `pay_date`, lines of the leave ledger by `effective_on`, and leave when any of its days is
         */
        from?: Date;
        /**
         * Last day of the period, included; what is in it is said at `from`
         */
        to?: Date;
    };
    url: '/holidays';
};

export type HolidaysListErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
        data: Array<Holiday>;
        meta: PageMeta;
    };
};

export type HolidaysListResponse = HolidaysListResponses[keyof HolidaysListResponses];

export type HolidaysCreateData = {
    body: HolidayCreate;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, within 24 hours
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
         * A repeated request with the same key and body gets the first answer again, within 24 hours
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
     */
    default: ErrorBody;
};

export type HolidaysImportError = HolidaysImportErrors[keyof HolidaysImportErrors];

export type HolidaysImportResponses = {
    /**
     * HolidayImportResponse
     *
     * The result for each entry
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
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * `If-Match` names an older version
     */
    412: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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

export type HolidaysUpdateData = {
    body: HolidayUpdate;
    headers?: {
        /**
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * `If-Match` names an older version
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
         * `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Only records changed at this time or later
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
         * Only leave in this state
         */
        status?: LeaveStatus;
        /**
         * Only the record with this `external_id`
         */
        external_id?: string;
        /**
         * First day of the period, included. Holidays are in it by their `date`, pay runs by their `pay_date`, lines of the leave ledger by `effective_on`, and leave when any of its days is
         */
        from?: Date;
        /**
         * Last day of the period, included; what is in it is said at `from`
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
     */
    default: ErrorBody;
};

export type LeaveRequestsListError = LeaveRequestsListErrors[keyof LeaveRequestsListErrors];

export type LeaveRequestsListResponses = {
    /**
     * LeaveRequestListResponse
     *
     * A page of requests
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Array<LeaveRequest>;
        meta: PageMeta;
    };
};

export type LeaveRequestsListResponse = LeaveRequestsListResponses[keyof LeaveRequestsListResponses];

export type LeaveRequestsCreateData = {
    body: LeaveRequestCreate;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, within 24 hours
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
     */
    default: ErrorBody;
};

export type LeaveRequestsCreateError = LeaveRequestsCreateErrors[keyof LeaveRequestsCreateErrors];

export type LeaveRequestsCreateResponses = {
    /**
     * LeaveRequestResponse
     *
     * The request
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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

export type LeaveRequestsGetData = {
    body?: never;
    path: {
        /**
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
     */
    default: ErrorBody;
};

export type LeaveRequestsGetError = LeaveRequestsGetErrors[keyof LeaveRequestsGetErrors];

export type LeaveRequestsGetResponses = {
    /**
     * LeaveRequestResponse
     *
     * The request
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
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * `If-Match` names an older version
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
     */
    default: ErrorBody;
};

export type LeaveRequestsUpdateError = LeaveRequestsUpdateErrors[keyof LeaveRequestsUpdateErrors];

export type LeaveRequestsUpdateResponses = {
    /**
     * LeaveRequestResponse
     *
     * The request
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
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
        /**
         * A repeated request with the same key and body gets the first answer again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * `If-Match` names an older version
     */
    412: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
     */
    default: ErrorBody;
};

export type LeaveRequestsApproveError = LeaveRequestsApproveErrors[keyof LeaveRequestsApproveErrors];

export type LeaveRequestsApproveResponses = {
    /**
     * LeaveRequestResponse
     *
     * The request
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
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
        /**
         * A repeated request with the same key and body gets the first answer again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * `If-Match` names an older version
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
     */
    default: ErrorBody;
};

export type LeaveRequestsRejectError = LeaveRequestsRejectErrors[keyof LeaveRequestsRejectErrors];

export type LeaveRequestsRejectResponses = {
    /**
     * LeaveRequestResponse
     *
     * The request
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
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
        /**
         * A repeated request with the same key and body gets the first answer again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * `If-Match` names an older version
     */
    412: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
     */
    default: ErrorBody;
};

export type LeaveRequestsCancelError = LeaveRequestsCancelErrors[keyof LeaveRequestsCancelErrors];

export type LeaveRequestsCancelResponses = {
    /**
     * LeaveRequestResponse
     *
     * The request
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
         * `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Only results for this person
         */
        person_id?: Id;
        /**
         * Only results for this leave type
         */
        leave_type_id?: Id;
        /**
         * The day, within ten years of today; today by default
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
     */
    default: ErrorBody;
};

export type LeaveBalancesListError = LeaveBalancesListErrors[keyof LeaveBalancesListErrors];

export type LeaveBalancesListResponses = {
    /**
     * LeaveBalanceListResponse
     *
     * A page of balances
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
        data: Array<LeaveBalance>;
        meta: PageMeta;
    };
};

export type LeaveBalancesListResponse = LeaveBalancesListResponses[keyof LeaveBalancesListResponses];

export type LeaveBalancesAdjustData = {
    body: LeaveAdjustment;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, within 24 hours
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
     */
    default: ErrorBody;
};

export type LeaveBalancesAdjustError = LeaveBalancesAdjustErrors[keyof LeaveBalancesAdjustErrors];

export type LeaveBalancesAdjustResponses = {
    /**
     * LeaveLineResponse
     *
     * The line in the ledger
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
         * `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Only results for this person
         */
        person_id?: Id;
        /**
         * Only results for this leave type
         */
        leave_type_id?: Id;
        /**
         * First day of the period, included. Holidays are in it by their `date`, pay runs by their `pay_date`, lines of the leave ledger by `effective_on`, and leave when any of its days is
         */
        from?: Date;
        /**
         * Last day of the period, included; what is in it is said at `from`
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
     */
    default: ErrorBody;
};

export type LeaveLedgerListError = LeaveLedgerListErrors[keyof LeaveLedgerListErrors];

export type LeaveLedgerListResponses = {
    /**
     * LeaveLineListResponse
     *
     * A page of the ledger
     */
    200: {
        /**
         * Always true
         */
        success: boolean;
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
         * First day of the period, included; leave is in it when any of its days is
         */
        from: Date;
        /**
         * Last day of the period, included; at most a year
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
     */
    default: ErrorBody;
};

export type LeaveCalendarGetError = LeaveCalendarGetErrors[keyof LeaveCalendarGetErrors];

export type LeaveCalendarGetResponses = {
    /**
     * LeaveCalendarResponse
     *
     * The calendar
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
         * First day of the period, included; leave is in it when any of its days is
         */
        from: Date;
        /**
         * Last day of the period, included; at most a year
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
         * `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
    };
    url: '/leave-feeds';
};

export type LeaveFeedsListErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
        data: Array<LeaveFeed>;
        meta: PageMeta;
    };
};

export type LeaveFeedsListResponse = LeaveFeedsListResponses[keyof LeaveFeedsListResponses];

export type LeaveFeedsCreateData = {
    body: LeaveFeedCreate;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, within 24 hours
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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

export type WebhooksListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Only records changed at this time or later
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
        data: Array<Webhook>;
        meta: PageMeta;
    };
};

export type WebhooksListResponse = WebhooksListResponses[keyof WebhooksListResponses];

export type WebhooksCreateData = {
    body: WebhookCreate;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, within 24 hours
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * `If-Match` names an older version
     */
    412: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * `If-Match` names an older version
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
        /**
         * A repeated request with the same key and body gets the first answer again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * `If-Match` names an older version
     */
    412: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
    body: WebhookTest;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
     */
    default: ErrorBody;
};

export type WebhooksSendTestError = WebhooksSendTestErrors[keyof WebhooksSendTestErrors];

export type WebhooksSendTestResponses = {
    /**
     * WebhookAttemptAskedResponse
     *
     * An attempt is being made; get the delivery to see its outcome
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
         * A repeated request with the same key and body gets the first answer again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The body is larger than 1 MiB, or 16 KiB for an operation that needs no token
     */
    413: ErrorBody;
    /**
     * The body has another media type than the operation takes
     */
    415: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
     */
    default: ErrorBody;
};

export type WebhooksRecoverError = WebhooksRecoverErrors[keyof WebhooksRecoverErrors];

export type WebhooksRecoverResponses = {
    /**
     * WebhookRecoveryResponse
     *
     * The number of deliveries that are tried again
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

export type WebhookDeliveriesListData = {
    body?: never;
    path: {
        /**
         * The resource's id
         */
        id: Id;
    };
    query?: {
        /**
         * The maximum number of items per page
         */
        limit?: number;
        /**
         * `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Only deliveries in this state
         */
        status?: WebhookDeliveryStatus;
        /**
         * Only deliveries of this event type
         */
        type?: EventTypeName;
        /**
         * Only what happened at this time or later
         */
        since?: Timestamp;
        /**
         * Only what happened before this time
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
        data: Array<WebhookDelivery>;
        meta: PageMeta;
    };
};

export type WebhookDeliveriesListResponse = WebhookDeliveriesListResponses[keyof WebhookDeliveriesListResponses];

export type WebhookDeliveriesGetData = {
    body?: never;
    path: {
        /**
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
         * A repeated request with the same key and body gets the first answer again, within 24 hours
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The resource's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request conflicts with the current state
     */
    409: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
     */
    default: ErrorBody;
};

export type WebhookDeliveriesRedeliverError = WebhookDeliveriesRedeliverErrors[keyof WebhookDeliveriesRedeliverErrors];

export type WebhookDeliveriesRedeliverResponses = {
    /**
     * WebhookAttemptAskedResponse
     *
     * An attempt is being made; get the delivery to see its outcome
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
         * `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Where to begin without a `cursor`: only events created at this time or later (RFC 3339), or `now` for none but those that are still to come. The oldest event by default; not `now` with a `cursor`
         */
        since?: string;
        /**
         * Only events of these types
         */
        types?: Array<EventTypeName>;
    };
    url: '/events';
};

export type EventsListErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
        data: Array<Event>;
        meta: EventPageMeta;
    };
};

export type EventsListResponse = EventsListResponses[keyof EventsListResponses];

export type EventsGetData = {
    body?: never;
    path: {
        /**
         * The event's id
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The business has no resource with this id
     */
    404: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` names, or a rule says that this caller may not
     */
    403: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
    /**
     * Too many requests (`rate_limited`), or too many tries of a password or a code, or invitations (`too_many_attempts`): wait for `Retry-After` seconds
     */
    429: ErrorBody;
    /**
     * A fault of the service
     */
    500: ErrorBody;
    /**
     * The service cannot answer at the moment; wait for `Retry-After` seconds
     */
    503: ErrorBody;
    /**
     * Any other failure, such as 408 for a request that came too slowly
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

export type EventsOnDocumentCreatedWebhookPayload = DocumentCreatedEvent;

export type EventsOnDocumentCreatedWebhookRequest = {
    body: EventsOnDocumentCreatedWebhookPayload;
    key: 'document.created';
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

export type EventsOnPayRunCreatedWebhookPayload = PayRunCreatedEvent;

export type EventsOnPayRunCreatedWebhookRequest = {
    body: EventsOnPayRunCreatedWebhookPayload;
    key: 'payrun.created';
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

export type EventsOnLeaveRequestedWebhookPayload = LeaveRequestedEvent;

export type EventsOnLeaveRequestedWebhookRequest = {
    body: EventsOnLeaveRequestedWebhookPayload;
    key: 'leave.requested';
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

export type EventsOnWebhookDisabledWebhookPayload = WebhookDisabledEvent;

export type EventsOnWebhookDisabledWebhookRequest = {
    body: EventsOnWebhookDisabledWebhookPayload;
    key: 'webhook.disabled';
    path?: never;
    query?: never;
};
