// Generated from openapi/v1.yaml by `npm run generate:sdk`; changes here are lost.

export type ClientOptions = {
    baseUrl: `${string}://${string}/v1` | `${string}://${string}` | `${string}://${string}` | (string & {});
};

export type Webhooks = EventsOnPersonCreatedWebhookRequest | EventsOnPersonUpdatedWebhookRequest | EventsOnPersonDeletedWebhookRequest | EventsOnPersonStartedWebhookRequest | EventsOnPersonTerminatedWebhookRequest | EventsOnPersonErasedWebhookRequest | EventsOnDepartmentCreatedWebhookRequest | EventsOnDepartmentUpdatedWebhookRequest | EventsOnDepartmentDeletedWebhookRequest | EventsOnLocationCreatedWebhookRequest | EventsOnLocationUpdatedWebhookRequest | EventsOnLocationDeletedWebhookRequest | EventsOnDocumentCreatedWebhookRequest | EventsOnDocumentUpdatedWebhookRequest | EventsOnDocumentSentWebhookRequest | EventsOnDocumentViewedWebhookRequest | EventsOnDocumentBouncedWebhookRequest | EventsOnDocumentSignerSignedWebhookRequest | EventsOnDocumentSignedWebhookRequest | EventsOnDocumentFiledWebhookRequest | EventsOnDocumentExpiredWebhookRequest | EventsOnDocumentDeclinedWebhookRequest | EventsOnDocumentVoidedWebhookRequest | EventsOnDocumentDeletedWebhookRequest | EventsOnDocumentTemplateCreatedWebhookRequest | EventsOnDocumentTemplateUpdatedWebhookRequest | EventsOnDocumentTemplateDeletedWebhookRequest | EventsOnPayRunCreatedWebhookRequest | EventsOnPayRunUpdatedWebhookRequest | EventsOnPayRunApprovedWebhookRequest | EventsOnPayRunCompletedWebhookRequest | EventsOnPayRunReopenedWebhookRequest | EventsOnPayRunCancelledWebhookRequest | EventsOnPayRunDeletedWebhookRequest | EventsOnRecurringLineCreatedWebhookRequest | EventsOnRecurringLineUpdatedWebhookRequest | EventsOnRecurringLineDeletedWebhookRequest | EventsOnLeaveRequestedWebhookRequest | EventsOnLeaveUpdatedWebhookRequest | EventsOnLeaveApprovedWebhookRequest | EventsOnLeaveRejectedWebhookRequest | EventsOnLeaveCancelledWebhookRequest | EventsOnLeaveBalanceAdjustedWebhookRequest | EventsOnLeaveTypeCreatedWebhookRequest | EventsOnLeaveTypeUpdatedWebhookRequest | EventsOnHolidayCreatedWebhookRequest | EventsOnHolidayUpdatedWebhookRequest | EventsOnHolidayDeletedWebhookRequest | EventsOnUserCreatedWebhookRequest | EventsOnUserUpdatedWebhookRequest | EventsOnWebhookDisabledWebhookRequest;

/**
 * An e-mail address, such as ada@example.com
 */
export type Email = string;

/**
 * What a user logs in with
 */
export type Login = {
    /**
     * The address of the user, in upper or lower case
     */
    email: string;
    /**
     * The password of the user
     */
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
 * | `confirmation_required` | 403 | the last proof of the password is older than fifteen minutes; see `me.confirmPassword` |
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
 * | `rate_limited` | 429 | the budget of requests is used up, or ten of yours wait for events, or 200 of your business; wait for `Retry-After` seconds |
 * | `server_error` | 500 | a fault of the service |
 * | `unavailable` | 503 | the service cannot answer at the moment; wait for `Retry-After` seconds |
 *
 */
export type ErrorCode = string;

/**
 * One thing that is wrong with a request
 */
export type Problem = {
    /**
     * The place in the request, such as `body.email`
     */
    path: string;
    /**
     * What is wrong, for people; it follows the path as the rest of a sentence. The wording may change
     */
    message: string;
};

/**
 * Something about a pay run that blocks its approval, or that somebody should look at
 */
export type PayRunFinding = {
    /**
     * For programs; a code never changes its meaning. As blockers: `no_payslips`, `negative_net`, `person_terminated` before the period, `overlapping_pay_run` that pays the person too. As warnings: `active_without_payslip`, `unpaid_leave_without_line` on the payslip
     */
    code: 'no_payslips' | 'negative_net' | 'person_terminated' | 'overlapping_pay_run' | 'active_without_payslip' | 'unpaid_leave_without_line';
    /**
     * The same for people; its wording may change
     */
    message: string;
    /**
     * The person whom it is about; null if it is about the pay run
     */
    person_id: number | null;
};

/**
 * A permission of a token; `self` allows what belongs to the caller's own person
 */
export type Scope = 'people:read' | 'people:write' | 'documents:read' | 'documents:write' | 'payruns:read' | 'payruns:write' | 'payruns:approve' | 'leave:read' | 'leave:write' | 'leave:approve' | 'leave:manage' | 'webhooks:read' | 'webhooks:write' | 'events:read' | 'users:read' | 'users:write' | 'keys:read' | 'keys:write' | 'audit:read' | 'business:write' | 'self';

/**
 * The id of a record: a positive integer that never changes
 */
export type Id = number;

/**
 * The body of every answer that is no success
 */
export type ErrorBody = {
    /**
     * Always false
     */
    success: boolean;
    /**
     * What went wrong, for people. The wording may change: programs go by `code`
     */
    message: string;
    /**
     * What went wrong, for programs; `ErrorCode` lists the codes with their statuses
     */
    code: ErrorCode;
    /**
     * The id of this request, as in `X-Request-Id`; quote it when you ask for help
     */
    request_id: string;
    /**
     * The problems of the request, at most 100; only where they can be told one by one
     */
    errors?: Array<Problem>;
    /**
     * The state that does not allow the request, as the `status` of the record says it; only with a 409 or 410 for a state
     */
    current_status?: string;
    /**
     * The reasons why the pay run cannot be approved, at most 100; only with `blocked`
     */
    blockers?: Array<PayRunFinding>;
    /**
     * The scope that the token lacks, where that is the reason
     */
    required_scope?: Scope;
    /**
     * The version that there is now, which `If-Match` does not name; only with a 412
     */
    current_version?: number;
    /**
     * The users whose logins somebody has to confirm (`users.confirm`) before the caller is a second person; only with `second_person_required`, and only where that would help
     */
    unconfirmed_user_ids?: Array<Id>;
};

/**
 * The user who is logged in
 */
export type LoginUser = {
    /**
     * The id of a record: a positive integer that never changes
     */
    id: number;
    /**
     * What the user is called
     */
    name: string;
    /**
     * The address with which the user logs in
     */
    email: string;
};

/**
 * A session: a token for requests, and one that gets the next
 */
export type Tokens = {
    /**
     * Tells the two results of a login apart
     */
    status: 'logged_in';
    /**
     * The access token, a JWT: sent as `Authorization: Bearer`
     */
    token: string;
    /**
     * How the token is sent: always `Bearer`
     */
    token_type: 'Bearer';
    /**
     * Seconds until the access token expires
     */
    expires_in: number;
    /**
     * The user who is logged in
     */
    user: LoginUser;
    /**
     * Gets the next pair of tokens with `auth.refresh`; works once
     */
    refresh_token: string;
};

/**
 * A login that waits for its second factor
 */
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
 * Proves the second factor with the authenticator app, or with a recovery code in the same member
 */
export type TwoFactorVerifyCode = {
    /**
     * From `auth.login`
     */
    session_token: string;
    /**
     * Six digits that the authenticator app shows, or a recovery code
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

/**
 * The second factor of the caller
 */
export type TwoFactorStatus = {
    /**
     * Whether a login takes a second factor
     */
    enabled: boolean;
    /**
     * When the second factor was turned on; null while it is off
     */
    enabled_at: string | null;
    /**
     * How many recovery codes were not used yet; 0 while it is off
     */
    recovery_codes_remaining: number;
};

/**
 * A secret for the authenticator app, in three forms; in use once `twoFactor.enable` has proved it
 */
export type TwoFactorSetup = {
    /**
     * The secret in base32, to type into the app
     */
    secret: string;
    /**
     * The secret as a link that opens the app, in the Key URI Format
     */
    otpauth_url: string;
    /**
     * The link as a picture to scan: a data URI of a PNG
     */
    qr_code: string;
};

/**
 * The proof that the app has the secret
 */
export type TwoFactorEnable = {
    /**
     * Six digits that the authenticator app shows, made from the secret of `twoFactor.setup`
     */
    code: string;
};

/**
 * A new set of recovery codes; older ones are void
 */
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
 * The password, and either `code` or `recovery_code`
 */
export type TwoFactorDisable = {
    /**
     * The current password
     */
    password: string;
    /**
     * Six digits that the authenticator app shows, or a recovery code
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
     * Six digits that the authenticator app shows, or a recovery code
     */
    code?: string;
    /**
     * One of the recovery codes; case and hyphens do not matter
     */
    recovery_code?: string;
};

/**
 * The refresh token to exchange for a new pair of tokens
 */
export type Refresh = {
    /**
     * From the last login or refresh
     */
    refresh_token: string;
};

/**
 * Who has forgotten the password
 */
export type ForgotPassword = {
    /**
     * The address of the user, in upper or lower case
     */
    email: string;
};

/**
 * Says that the request was accepted, and nothing else
 */
export type Accepted = {
    /**
     * Always true; the answer reveals nothing else
     */
    accepted: boolean;
};

/**
 * The token of a link, and the password that it sets
 */
export type ResetPassword = {
    /**
     * The part of the link after `/password/`
     */
    token: string;
    /**
     * Not blank, not one of the 10,000 most common passwords, and not the user's e-mail address or the part of it before the @
     */
    password: string;
};

/**
 * The permissions of a token, each once
 */
export type ScopeList = Array<Scope>;

/**
 * The record of the user as a person, which the scope `self` opens; null for none. A person has at most one user
 */
export type PersonId = number | null;

/**
 * A currency by its code of ISO 4217
 */
export type Currency = string;

/**
 * A time zone by its name of IANA
 */
export type TimeZone = string;

/**
 * The business of the caller
 */
export type MyBusiness = {
    /**
     * The id of a record: a positive integer that never changes
     */
    id: number;
    /**
     * What the business is called, in documents and mails too
     */
    name: string;
    /**
     * The currency (ISO 4217) of new pay runs, unless they name another
     */
    currency: string;
    /**
     * The time zone (IANA) that decides which day it is
     */
    time_zone: string;
    /**
     * Whether this is a business for tests, with a clock of its own that can be advanced
     */
    sandbox: boolean;
    /**
     * Whether the service sends mails. Where it does not, whoever invites a user or sends a document gets the link, to hand it over
     */
    sends_mail: boolean;
};

/**
 * When it was created, in UTC with milliseconds (RFC 3339); never changes
 */
export type CreatedAt = string;

/**
 * When it last changed, in UTC with milliseconds (RFC 3339); at first the same as `created_at`
 */
export type UpdatedAt = string;

/**
 * Begins at 1 and increases by one with each change of the record; also the `ETag`. For `If-Match`
 */
export type Version = number;

/**
 * The caller
 */
export type Me = {
    /**
     * Whether the token is a `user`'s or an `api_key`
     */
    kind: 'user' | 'api_key';
    /**
     * The id of the user or the API key; each kind counts for itself
     */
    id: number;
    /**
     * What the user is called, or what the API key is for
     */
    name: string;
    /**
     * The address with which the user logs in; null for an API key
     */
    email: string | null;
    /**
     * The role of the user; null for an API key
     */
    role: 'owner' | 'admin' | 'manager' | 'employee' | null;
    /**
     * What the token may do
     */
    scopes: ScopeList;
    /**
     * The record of the user as a person, which the scope `self` opens; null for none. A person has at most one user
     */
    person_id: number | null;
    /**
     * Whether the user gets mails about leave: what waits for their decision, approved leave that is cancelled, and what others decide on their own leave. Null for an API key, which gets none
     */
    leave_mail: boolean | null;
    /**
     * Whether the user gets mails about webhooks that they made, or that have nobody else: deliveries that failed all their attempts, and webhooks that were disabled. Null for an API key, which gets none
     */
    webhook_mail: boolean | null;
    /**
     * The business that the token is for
     */
    business: MyBusiness;
    /**
     * When it was created, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * When it last changed, in UTC with milliseconds (RFC 3339); at first the same as `created_at`
     */
    updated_at: string;
    /**
     * Begins at 1 and increases by one with each change of the record; also the `ETag`. For `If-Match`
     */
    version: number;
};

/**
 * A version in double quotes, several of them with commas in between, or `*` for any (RFC 9110 § 13.1.1)
 */
export type EntityTags = string;

/**
 * What is to change of the caller's settings; members that are left out stay as they are
 */
export type MeUpdate = {
    /**
     * Whether to get mails about leave: what waits for a decision of the user, approved leave that is cancelled, and what others decide on their own leave
     */
    leave_mail?: boolean;
    /**
     * Whether to get mails about webhooks that the user made, or that have nobody else: deliveries that failed all their attempts, and webhooks that were disabled
     */
    webhook_mail?: boolean;
};

/**
 * The proof that the caller knows the password
 */
export type ConfirmPassword = {
    /**
     * The current password
     */
    password: string;
};

/**
 * For how long a proof of the password is good
 */
export type Confirmation = {
    /**
     * Until when operations accept the proof: fifteen minutes from now, as long as an access token
     */
    expires_at: string;
};

/**
 * The password of the caller, and the one in its place
 */
export type ChangePassword = {
    /**
     * The password that the caller has now
     */
    current_password: string;
    /**
     * Not blank, not one of the 10,000 most common passwords, and not the user's e-mail address or the part of it before the @
     */
    new_password: string;
};

/**
 * A time in UTC with milliseconds (RFC 3339)
 */
export type Timestamp = string;

/**
 * A login that is still open
 */
export type Session = {
    /**
     * The id of a record: a positive integer that never changes
     */
    id: number;
    /**
     * Whether it is the session of this request
     */
    current: boolean;
    /**
     * The address from which it was opened; null if it is unknown
     */
    ip: string | null;
    /**
     * The `User-Agent` with which it was opened, at most 500 characters; null if there was none
     */
    user_agent: string | null;
    /**
     * When it was created, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * When it was opened or last refreshed
     */
    last_used_at: string;
    /**
     * When it ends for good, however often it is refreshed
     */
    expires_at: string;
};

/**
 * Where the next page of a list begins
 */
export type PageMeta = {
    /**
     * The `cursor` of the next page; null on the last page
     */
    next_cursor: string | null;
};

/**
 * `owner`: everything; `admin`: everything but the settings of the business; `manager`: people, documents and leave of themselves and of those whom they manage, directly or through others; `employee`: what is their own
 */
export type Role = 'owner' | 'admin' | 'manager' | 'employee';

/**
 * Somebody who can log in for the business
 */
export type User = {
    /**
     * The id of a record: a positive integer that never changes
     */
    id: number;
    /**
     * What the user is called
     */
    name: string;
    /**
     * The address with which the user logs in; one user in the whole service has it, whatever its case
     */
    email: string;
    /**
     * What the user may do, and whose records they reach
     */
    role: Role;
    /**
     * Whether the user can log in; false, too, once the employment of their person has ended
     */
    active: boolean;
    /**
     * The record of the user as a person, which the scope `self` opens; null for none. A person has at most one user
     */
    person_id: number | null;
    /**
     * Whether the user has a password; false until the invitation was accepted
     */
    password_set: boolean;
    /**
     * Whether a login takes a second factor
     */
    two_factor_enabled: boolean;
    /**
     * Until when too many wrong codes keep the user out; null while they do not
     */
    locked_until: string | null;
    /**
     * When the user last logged in; null if never
     */
    last_login_at: string | null;
    /**
     * Whether the login still counts as one person with those in `introduced_by`, and with everybody behind their logins, where two people are asked for: somebody else confirms it with `users.confirm`
     */
    needs_confirmation: boolean;
    /**
     * The users who invited the login, gave it its role, or linked or unlinked its person, since it was last confirmed, also with an API key
     */
    introduced_by: Array<Id>;
    /**
     * When the login was confirmed; null if it never was, and again once somebody changes its role or person
     */
    confirmed_at: string | null;
    /**
     * The user who confirmed it; null without a confirmation, and where the operator of the service gave it
     */
    confirmed_by: number | null;
    /**
     * The users who may confirm the login, by id; empty where only the operator of the service can. Only in the answer to `users.get`, and only where a confirmation is missing
     */
    confirmable_by?: Array<Id>;
    /**
     * When it was created, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * When it last changed, in UTC with milliseconds (RFC 3339); at first the same as `created_at`
     */
    updated_at: string;
    /**
     * Begins at 1 and increases by one with each change of the record; also the `ETag`. For `If-Match`
     */
    version: number;
};

/**
 * A user to be invited
 */
export type UserCreate = {
    /**
     * What the user is called
     */
    name: string;
    /**
     * The address with which the user logs in; one user in the whole service has it, whatever its case
     */
    email: string;
    /**
     * What the user may do, and whose records they reach
     */
    role: Role;
    /**
     * The record of the user as a person, which the scope `self` opens; null for none. A person has at most one user
     */
    person_id?: number | null;
};

/**
 * A user who was invited, with the link if it was not mailed
 */
export type UserInvited = {
    /**
     * The id of a record: a positive integer that never changes
     */
    id: number;
    /**
     * What the user is called
     */
    name: string;
    /**
     * The address with which the user logs in; one user in the whole service has it, whatever its case
     */
    email: string;
    /**
     * What the user may do, and whose records they reach
     */
    role: Role;
    /**
     * Whether the user can log in; false, too, once the employment of their person has ended
     */
    active: boolean;
    /**
     * The record of the user as a person, which the scope `self` opens; null for none. A person has at most one user
     */
    person_id: number | null;
    /**
     * Whether the user has a password; false until the invitation was accepted
     */
    password_set: boolean;
    /**
     * Whether a login takes a second factor
     */
    two_factor_enabled: boolean;
    /**
     * Until when too many wrong codes keep the user out; null while they do not
     */
    locked_until: string | null;
    /**
     * When the user last logged in; null if never
     */
    last_login_at: string | null;
    /**
     * Whether the login still counts as one person with those in `introduced_by`, and with everybody behind their logins, where two people are asked for: somebody else confirms it with `users.confirm`
     */
    needs_confirmation: boolean;
    /**
     * The users who invited the login, gave it its role, or linked or unlinked its person, since it was last confirmed, also with an API key
     */
    introduced_by: Array<Id>;
    /**
     * When the login was confirmed; null if it never was, and again once somebody changes its role or person
     */
    confirmed_at: string | null;
    /**
     * The user who confirmed it; null without a confirmation, and where the operator of the service gave it
     */
    confirmed_by: number | null;
    /**
     * When it was created, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * When it last changed, in UTC with milliseconds (RFC 3339); at first the same as `created_at`
     */
    updated_at: string;
    /**
     * Begins at 1 and increases by one with each change of the record; also the `ETag`. For `If-Match`
     */
    version: number;
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
 * What is to change of a user; members that are left out stay as they are
 */
export type UserUpdate = {
    /**
     * What the user is called
     */
    name?: string;
    /**
     * What the user may do, and whose records they reach
     */
    role?: Role;
    /**
     * False to keep the user from logging in, true to let them in again
     */
    active?: boolean;
    /**
     * The record of the user as a person, which the scope `self` opens; null for none. A person has at most one user
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
     * The id of a record: a positive integer that never changes
     */
    id: number;
    /**
     * What the key is for
     */
    name: string;
    /**
     * The first characters of the key, to recognise it
     */
    prefix: string;
    /**
     * What the key may do; they never change
     */
    scopes: ScopeList;
    /**
     * The address ranges from which the key works, in CIDR notation; empty for any address
     */
    allowed_cidrs: CidrList;
    /**
     * When the key expires; null for never
     */
    expires_at: string | null;
    /**
     * When the key was last used, to the minute; null if never
     */
    last_used_at: string | null;
    /**
     * When the key, or one that it descends from, was revoked; null while it works
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
    /**
     * When it was created, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * When it last changed, in UTC with milliseconds (RFC 3339); at first the same as `created_at`
     */
    updated_at: string;
    /**
     * Begins at 1 and increases by one with each change of the record; also the `ETag`. For `If-Match`
     */
    version: number;
};

/**
 * An API key to be made
 */
export type ApiKeyCreate = {
    /**
     * What the key is for
     */
    name: string;
    /**
     * What the key may do: some of the scopes of the caller, without `self`
     */
    scopes: Array<Scope>;
    /**
     * When the key expires, in the future; null for never, the default
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
     * The id of a record: a positive integer that never changes
     */
    id: number;
    /**
     * What the key is for
     */
    name: string;
    /**
     * The first characters of the key, to recognise it
     */
    prefix: string;
    /**
     * What the key may do; they never change
     */
    scopes: ScopeList;
    /**
     * The address ranges from which the key works, in CIDR notation; empty for any address
     */
    allowed_cidrs: CidrList;
    /**
     * When the key expires; null for never
     */
    expires_at: string | null;
    /**
     * When the key was last used, to the minute; null if never
     */
    last_used_at: string | null;
    /**
     * When the key, or one that it descends from, was revoked; null while it works
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
    /**
     * When it was created, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * When it last changed, in UTC with milliseconds (RFC 3339); at first the same as `created_at`
     */
    updated_at: string;
    /**
     * Begins at 1 and increases by one with each change of the record; also the `ETag`. For `If-Match`
     */
    version: number;
    /**
     * The key itself: sent as `Authorization: Bearer`; shown only once
     */
    key?: string;
    /**
     * Replaces `key` when an `Idempotency-Key` replays the answer
     */
    secret_withheld?: boolean;
};

/**
 * What is to change of an API key; members that are left out stay as they are
 */
export type ApiKeyUpdate = {
    /**
     * What the key is for
     */
    name?: string;
    /**
     * When the key expires, in the future; null for never
     */
    expires_at?: string | null;
    /**
     * The address ranges from which the key works, in CIDR notation; empty for any address
     */
    allowed_cidrs?: CidrList;
};

/**
 * What was done: the noun and the verb. One that is also an event has the event's name. More are to come
 */
export type AuditAction = 'login.succeeded' | 'login.failed' | 'login.locked' | 'two_factor.failed' | 'two_factor.enabled' | 'two_factor.disabled' | 'two_factor.reset' | 'two_factor.recovery_code_used' | 'two_factor.recovery_codes_regenerated' | 'session.refresh_reused' | 'session.revoked' | 'logout' | 'password.changed' | 'password.reset_requested' | 'password.reset' | 'user.invited' | 'user.updated' | 'user.deactivated' | 'user.reactivated' | 'user.confirmed' | 'api_key.created' | 'api_key.updated' | 'api_key.revoked' | 'business.updated' | 'sandbox_clock.advanced' | 'person.created' | 'person.updated' | 'person.terminated' | 'person.deleted' | 'department.created' | 'department.updated' | 'department.deleted' | 'location.created' | 'location.updated' | 'location.deleted' | 'person.exported' | 'person.erased' | 'document_template.created' | 'document_template.updated' | 'document_template.deleted' | 'document.created' | 'document.updated' | 'document.signer_updated' | 'document.filed' | 'document.deleted' | 'document.sent' | 'document.reminded' | 'document.signing_link_created' | 'document.voided' | 'document.downloaded' | 'payrun.created' | 'payrun.updated' | 'payrun.deleted' | 'payrun.payslips_changed' | 'payrun.approved' | 'payrun.reopened' | 'payrun.completed' | 'payrun.cancelled' | 'payrun.exported' | 'payslip.downloaded' | 'recurring_line.created' | 'recurring_line.updated' | 'recurring_line.deleted' | 'leave_type.created' | 'leave_type.updated' | 'holiday.created' | 'holiday.updated' | 'holiday.deleted' | 'holidays.imported' | 'leave.requested' | 'leave.updated' | 'leave.approved' | 'leave.rejected' | 'leave.cancelled' | 'leave_balance.adjusted' | 'webhook.created' | 'webhook.updated' | 'webhook.deleted' | 'webhook.secret_rotated' | 'webhook.tested' | 'leave_feed.created' | 'leave_feed.revoked';

/**
 * The id of a record: a positive integer that never changes and may exceed 32 bits
 */
export type BigId = number;

/**
 * What is particular to the action, such as changed values, with the old ones as `…_before`; never a secret
 */
export type AuditDetail = {
    [key: string]: string | number | boolean | null;
};

/**
 * What somebody did, and from where
 */
export type AuditEntry = {
    /**
     * The id of a record: a positive integer that never changes and may exceed 32 bits
     */
    id: number;
    /**
     * What was done: the noun and the verb. One that is also an event has the event's name. More are to come
     */
    action: AuditAction;
    /**
     * When it was done
     */
    at: string;
    /**
     * The user who acted; for a failed login, the account that was tried. Null if an API key or the service acted
     */
    user_id: number | null;
    /**
     * The API key that acted; null if a user or the service did
     */
    api_key_id: number | null;
    /**
     * The user whom it was done to; null if it is about no user
     */
    target_user_id: number | null;
    /**
     * The address it was done from; null if the service did it
     */
    ip: string | null;
    /**
     * The `User-Agent` of the request, at most 500 characters; null if there was none
     */
    user_agent: string | null;
    /**
     * The id of the request, as in `X-Request-Id`; of a task or command, such as `job_17`, if the service did it
     */
    request_id: string;
    /**
     * What is particular to the action, such as changed values, with the old ones as `…_before`; never a secret
     */
    detail: AuditDetail;
};

/**
 * The postal address as it stands on a letter: up to six lines, the country last where it matters. Null if it is unknown
 */
export type PostalAddress = string | null;

/**
 * The logo of the business, which the signing page shows; null when it has none
 */
export type BusinessLogo = {
    /**
     * Where anybody gets it, without a token. Another logo has another address, and this one is a 404 then
     */
    url: string;
    /**
     * Its media type
     */
    content_type: 'image/png';
    /**
     * Its width in pixels
     */
    width: number;
    /**
     * Its height in pixels
     */
    height: number;
} | null;

/**
 * The business and its rules
 */
export type Business = {
    /**
     * The id of a record: a positive integer that never changes
     */
    id: number;
    /**
     * What the business is called, in documents and mails too
     */
    name: string;
    /**
     * The postal address as it stands on a letter: up to six lines, the country last where it matters. Payslips have it; null if it is unknown
     */
    address: string | null;
    /**
     * The logo of the business, which the signing page shows; null when it has none
     */
    logo: BusinessLogo;
    /**
     * The currency (ISO 4217) of new pay runs, unless they name another
     */
    currency: string;
    /**
     * The time zone (IANA) that decides which day it is
     */
    time_zone: string;
    /**
     * Whether this is a business for tests, with a clock of its own that can be advanced
     */
    sandbox: boolean;
    /**
     * Whether everybody needs a second factor; who has none can do nothing but set one up
     */
    require_2fa: boolean;
    /**
     * Whether two people are asked for. A pay run can then be approved only by a user who did not make or change it, one of its payslips, or lines that it takes, and who has no payslip in it unless it is `regular`; leave is decided on by somebody else than whoever requested it. Logins that somebody introduced and nobody confirmed (`users.confirm`) are one person with them
     */
    two_person_pay_runs: boolean;
    /**
     * When it was created, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * When it last changed, in UTC with milliseconds (RFC 3339); at first the same as `created_at`
     */
    updated_at: string;
    /**
     * Begins at 1 and increases by one with each change of the record; also the `ETag`. For `If-Match`
     */
    version: number;
};

/**
 * A PNG in place of the current logo; null removes it. It is encoded again from its pixels, so that metadata and anything
 * else that is not the picture are dropped. An animated PNG is refused.
 */
export type BusinessLogoFile = {
    /**
     * What the file is
     */
    content_type: 'image/png';
    /**
     * The file in base64: at most 256 KiB and 2000 × 2000 pixels
     */
    data: string;
} | null;

/**
 * What is to change of the business; members that are left out stay as they are
 */
export type BusinessUpdate = {
    /**
     * What the business is called, in documents and mails too
     */
    name?: string;
    /**
     * The postal address as it stands on a letter: up to six lines, the country last where it matters. Payslips have it; null if it is unknown
     */
    address?: string | null;
    /**
     * A PNG in place of the current logo; null removes it. It is encoded again from its pixels, so that metadata and anything
     * else that is not the picture are dropped. An animated PNG is refused.
     */
    logo?: BusinessLogoFile;
    /**
     * The currency (ISO 4217) of new pay runs, unless they name another
     */
    currency?: string;
    /**
     * The time zone (IANA) that decides which day it is
     */
    time_zone?: string;
    /**
     * Whether everybody needs a second factor; who has none can then do nothing but set one up
     */
    require_2fa?: boolean;
    /**
     * Whether two people are asked for. A pay run can then be approved only by a user who did not make or change it, one of its payslips, or lines that it takes, and who has no payslip in it unless it is `regular`; leave is decided on by somebody else than whoever requested it. Logins that somebody introduced and nobody confirmed (`users.confirm`) are one person with them
     */
    two_person_pay_runs?: boolean;
};

/**
 * What time it is for a business that is for tests
 */
export type SandboxClock = {
    /**
     * What time it is for the sandbox. The clock runs on, as fast as any other
     */
    now: string;
    /**
     * Whether the clock is being advanced
     */
    status: 'ready' | 'advancing';
    /**
     * The time to which it is being advanced; null while it is not
     */
    advancing_to: string | null;
};

/**
 * How far to advance the clock: until `to`, or by `days`, `hours` and `minutes` together; at least a second, and at most 400 days
 */
export type SandboxClockAdvance = {
    /**
     * The time that the clock is to have
     */
    to?: string;
    /**
     * How many days of 24 hours to advance
     */
    days?: number;
    /**
     * How many hours to advance
     */
    hours?: number;
    /**
     * How many minutes to advance
     */
    minutes?: number;
};

/**
 * The order of a list of people, ascending; with `-` before it descending
 */
export type PersonSort = 'id' | '-id' | 'last_name' | '-last_name' | 'start_date' | '-start_date' | 'created_at' | '-created_at' | 'updated_at' | '-updated_at';

/**
 * Derived from the dates, in the time zone of the business: `pending` before `start_date`, `terminated` from `end_date` on, `active` otherwise
 */
export type PersonStatus = 'pending' | 'active' | 'terminated';

/**
 * A day, as YYYY-MM-DD; null if there is none
 */
export type NullableDate = string | null;

/**
 * The id of the person who manages this one; null for nobody. People cannot manage themselves, directly or through others
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
 * Your own id for the record, unique among records of its kind in the business; null for none
 */
export type ExternalId = string | null;

/**
 * Up to 50 pairs of strings of your own, kept as they are. A change replaces all of them
 */
export type Metadata = {
    [key: string]: string;
};

/**
 * The record of somebody who works for the business, has done so or will
 */
export type Person = {
    /**
     * The id of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The given name, which documents, payslips and payments use
     */
    first_name: string;
    /**
     * The family name
     */
    last_name: string;
    /**
     * The name by which the person is called, if it is not `first_name`: the leave calendar shows it. Null for none
     */
    preferred_name: string | null;
    /**
     * Unique among the people of the business who are not deleted, whatever its case; independent of the address with which a user logs in
     */
    email: string;
    /**
     * A telephone number, kept as it was written; null if it is unknown
     */
    phone: string | null;
    /**
     * The postal address as it stands on a letter: up to six lines, the country last where it matters. Payslips have it; null if it is unknown
     */
    address: string | null;
    /**
     * The day of birth, YYYY-MM-DD, in the past; null if it is unknown
     */
    date_of_birth: string | null;
    /**
     * Your number for the person, unique within the business; payslips and the CSV export have it. Null for none
     */
    employee_number: string | null;
    /**
     * What the person does; null if it is unknown
     */
    job_title: string | null;
    /**
     * The name of the department in which the person works, read for this answer; null if it is unknown. It belongs to the department: another name for that changes neither `updated_at` nor `version` here, and `department.updated` tells it. Use `department_id`
     *
     * @deprecated
     */
    department: string | null;
    /**
     * The id of the department in which the person works; null if it is unknown
     */
    department_id: number | null;
    /**
     * The id of the location at which the person works; null if it is unknown
     */
    location_id: number | null;
    /**
     * The kind of employment, by which leave types can have rules. Null if it is unknown
     */
    employment_type: 'full_time' | 'part_time' | 'casual' | 'contractor' | null;
    /**
     * The first day of the employment, YYYY-MM-DD; the person is `pending` before it. Null if it is unknown, which excludes nothing
     */
    start_date: string | null;
    /**
     * The first day **after** the employment, YYYY-MM-DD (`last_day` is the day before), and not before `start_date`; from this day on the person is `terminated`, for leave and pay too. Null if no end is known
     */
    end_date: string | null;
    /**
     * The last day of the employment, YYYY-MM-DD: the day before `end_date`. Give one of the two; with both they must agree. Null if no end is known
     */
    last_day: string | null;
    /**
     * The id of the person who manages this one; null for nobody. People cannot manage themselves, directly or through others
     */
    manager_id: number | null;
    /**
     * The part of each weekday that the person works
     */
    work_pattern: WorkPattern;
    /**
     * Your own id for the record, unique among records of its kind in the business; null for none
     */
    external_id: string | null;
    /**
     * Up to 50 pairs of strings of your own, kept as they are. A change replaces all of them
     */
    metadata: Metadata;
    /**
     * Derived from the dates, in the time zone of the business: `pending` before `start_date`, `terminated` from `end_date` on, `active` otherwise
     */
    status: PersonStatus;
    /**
     * The user who logs in as this person; null for none. `users.create` and `users.update` set it without changing `updated_at` or `version` here
     */
    user_id: number | null;
    /**
     * When it was created, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * When it last changed, in UTC with milliseconds (RFC 3339); at first the same as `created_at`
     */
    updated_at: string;
    /**
     * When the record was deleted; null while it is not. Thirty days later its personal data are cleared
     */
    deleted_at: string | null;
    /**
     * When the person was erased; from then on the record has no name, and cannot be changed. Null while they are not
     */
    erased_at: string | null;
    /**
     * When everything else about the erased person had lost the name, too; null before that
     */
    erasure_completed_at: string | null;
    /**
     * Begins at 1 and increases by one with each change of the record; also the `ETag`. For `If-Match`
     */
    version: number;
};

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
 * A person to be added. What is left out is null, but for `metadata`, which is empty, and `work_pattern`
 */
export type PersonCreate = {
    /**
     * The given name, which documents, payslips and payments use
     */
    first_name: string;
    /**
     * The family name
     */
    last_name: string;
    /**
     * The name by which the person is called, if it is not `first_name`: the leave calendar shows it. Null for none
     */
    preferred_name?: string | null;
    /**
     * Unique among the people of the business who are not deleted, whatever its case; independent of the address with which a user logs in
     */
    email: string;
    /**
     * A telephone number, kept as it was written; null if it is unknown
     */
    phone?: string | null;
    /**
     * The postal address as it stands on a letter: up to six lines, the country last where it matters. Payslips have it; null if it is unknown
     */
    address?: string | null;
    /**
     * The day of birth, YYYY-MM-DD, in the past; null if it is unknown
     */
    date_of_birth?: string | null;
    /**
     * Your number for the person, unique within the business; payslips and the CSV export have it. Null for none
     */
    employee_number?: string | null;
    /**
     * What the person does; null if it is unknown
     */
    job_title?: string | null;
    /**
     * The name of the department in which the person works. In a request it finds the department by its name, whatever the case, and adds it if there is none; with `department_id` both must name the same one. Null if it is unknown
     */
    department?: string | null;
    /**
     * The id of the department in which the person works; null if it is unknown
     */
    department_id?: number | null;
    /**
     * The id of the location at which the person works; null if it is unknown
     */
    location_id?: number | null;
    /**
     * The kind of employment, by which leave types can have rules. Null if it is unknown
     */
    employment_type?: 'full_time' | 'part_time' | 'casual' | 'contractor' | null;
    /**
     * The first day of the employment, YYYY-MM-DD; the person is `pending` before it. Null if it is unknown, which excludes nothing
     */
    start_date?: string | null;
    /**
     * The first day **after** the employment, YYYY-MM-DD (`last_day` is the day before), and not before `start_date`; from this day on the person is `terminated`, for leave and pay too. Null if no end is known
     */
    end_date?: string | null;
    /**
     * The last day of the employment, YYYY-MM-DD: the day before `end_date`. Give one of the two; with both they must agree. Null if no end is known
     */
    last_day?: string | null;
    /**
     * The id of the person who manages this one; null for nobody. People cannot manage themselves, directly or through others
     */
    manager_id?: number | null;
    /**
     * The part of each weekday that the person works; full days from Monday to Friday by default
     */
    work_pattern?: WorkPatternInput;
    /**
     * Your own id for the record, unique among records of its kind in the business; null for none
     */
    external_id?: string | null;
    /**
     * Up to 50 pairs of strings of your own, kept as they are. A change replaces all of them
     */
    metadata?: Metadata;
};

/**
 * A `PersonCreate`. It is validated row by row, so that an invalid row does not stop the others
 */
export type PersonImportRow = {
    [key: string]: unknown;
};

/**
 * People to be added or changed, each row by itself
 */
export type PeopleImport = {
    /**
     * The rows. One whose `external_id` a person has already changes that person; any other adds one
     */
    people: Array<PersonImportRow>;
    /**
     * True to change nothing and answer the result that a real import would have
     */
    dry_run?: boolean;
};

/**
 * What became of one row of an import
 */
export type PersonImportResult = {
    /**
     * The place of the row in `people`, from 0
     */
    index: number;
    /**
     * What was done, or would be done in a dry run. `failed` changed nothing, and `errors` says why
     */
    status: 'created' | 'updated' | 'unchanged' | 'failed';
    /**
     * The id of the person; missing if the row failed, and in a dry run if the person would be created
     */
    id?: number;
    /**
     * What is wrong with the row; only if it failed
     */
    errors?: Array<Problem>;
};

/**
 * One result for each row, in the order of the rows
 */
export type PersonImportResults = Array<PersonImportResult>;

/**
 * What is to change of a person. Members that are left out stay as they are; null clears a member that may be null
 */
export type PersonUpdate = {
    /**
     * The given name, which documents, payslips and payments use
     */
    first_name?: string;
    /**
     * The family name
     */
    last_name?: string;
    /**
     * The name by which the person is called, if it is not `first_name`: the leave calendar shows it. Null for none
     */
    preferred_name?: string | null;
    /**
     * Unique among the people of the business who are not deleted, whatever its case; independent of the address with which a user logs in
     */
    email?: string;
    /**
     * A telephone number, kept as it was written; null if it is unknown
     */
    phone?: string | null;
    /**
     * The postal address as it stands on a letter: up to six lines, the country last where it matters. Payslips have it; null if it is unknown
     */
    address?: string | null;
    /**
     * The day of birth, YYYY-MM-DD, in the past; null if it is unknown
     */
    date_of_birth?: string | null;
    /**
     * Your number for the person, unique within the business; payslips and the CSV export have it. Null for none
     */
    employee_number?: string | null;
    /**
     * What the person does; null if it is unknown
     */
    job_title?: string | null;
    /**
     * The name of the department in which the person works. In a request it finds the department by its name, whatever the case, and adds it if there is none; with `department_id` both must name the same one. Null if it is unknown
     */
    department?: string | null;
    /**
     * The id of the department in which the person works; null if it is unknown
     */
    department_id?: number | null;
    /**
     * The id of the location at which the person works; null if it is unknown
     */
    location_id?: number | null;
    /**
     * The kind of employment, by which leave types can have rules. Null if it is unknown
     */
    employment_type?: 'full_time' | 'part_time' | 'casual' | 'contractor' | null;
    /**
     * The first day of the employment, YYYY-MM-DD; the person is `pending` before it. Null if it is unknown, which excludes nothing
     */
    start_date?: string | null;
    /**
     * The first day **after** the employment, YYYY-MM-DD (`last_day` is the day before), and not before `start_date`; from this day on the person is `terminated`, for leave and pay too. Null if no end is known
     */
    end_date?: string | null;
    /**
     * The last day of the employment, YYYY-MM-DD: the day before `end_date`. Give one of the two; with both they must agree. Null if no end is known
     */
    last_day?: string | null;
    /**
     * The id of the person who manages this one; null for nobody. People cannot manage themselves, directly or through others
     */
    manager_id?: number | null;
    /**
     * The part of each weekday that the person works; full days from Monday to Friday by default
     */
    work_pattern?: WorkPatternInput;
    /**
     * Your own id for the record, unique among records of its kind in the business; null for none
     */
    external_id?: string | null;
    /**
     * Up to 50 pairs of strings of your own, kept as they are. A change replaces all of them
     */
    metadata?: Metadata;
};

/**
 * When and why the employment of a person ends
 */
export type PersonTermination = {
    /**
     * The first day **after** the employment, YYYY-MM-DD; required unless `last_day` is given
     */
    end_date?: string;
    /**
     * The last day of the employment, YYYY-MM-DD, in place of `end_date`; with both they must agree
     */
    last_day?: string;
    /**
     * Why it ends; the audit log has it, the record of the person does not
     */
    reason?: string;
};

/**
 * The proof that this person is meant
 */
export type PersonErasure = {
    /**
     * The first name and the family name of the person, as in `first_name` and `last_name`, with a space between them. Case, accents and punctuation do not matter
     */
    confirm: string;
};

/**
 * The order of a person's payslips: `id` has the first drafted first, `-id` the last
 */
export type PayslipSort = 'id' | '-id';

/**
 * `draft` can be changed; `approved` is ready to be paid; `completed` was paid elsewhere, and is final; `cancelled` will not be paid
 */
export type PayRunStatus = 'draft' | 'approved' | 'completed' | 'cancelled';

/**
 * A day, as YYYY-MM-DD
 */
export type Date = string;

/**
 * A currency by its code of ISO 4217
 */
export type CurrencyCode = string;

/**
 * An amount as a decimal text with exactly as many decimals as its currency has, such as `"12.50"` in EUR and `"1250"` in JPY
 */
export type Money = string;

/**
 * The sums of a payslip, in the currency of the pay run
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
     * What is paid out: gross − deductions − employee taxes + reimbursements
     */
    net: string;
    /**
     * The sum of the lines of kind `employer_cost`, which come on top of gross
     */
    employer_costs: string;
};

/**
 * What a pay run pays to one person; `pay_run_id` and `person_id` identify it
 */
export type PayslipSummary = {
    /**
     * The pay run that the payslip belongs to
     */
    pay_run_id: number;
    /**
     * The person who is paid
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
     * `draft` can be changed; `approved` is ready to be paid; `completed` was paid elsewhere, and is final; `cancelled` will not be paid
     */
    pay_run_status: PayRunStatus;
    /**
     * The first day of the period that is paid
     */
    period_start: string;
    /**
     * The last day of the period that is paid, included
     */
    period_end: string;
    /**
     * The day on which people are to be paid
     */
    pay_date: string;
    /**
     * The currency of all amounts
     */
    currency: string;
    /**
     * The sums of a payslip, in the currency of the pay run
     */
    totals: PayslipTotals;
    /**
     * When it was created, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * When it last changed, in UTC with milliseconds (RFC 3339); at first the same as `created_at`
     */
    updated_at: string;
    /**
     * Begins at 1 and increases by one with each change of the record; also the `ETag`. For `If-Match`
     */
    version: number;
};

/**
 * The order of the directory, ascending; with `-` before it descending
 */
export type DirectorySort = 'id' | '-id' | 'last_name' | '-last_name';

/**
 * The part of today for which the person is on approved leave, in the time zone of the business; which leave it is is told to nobody here. Null for callers without `leave:read`
 */
export type AwayToday = 'none' | 'morning' | 'afternoon' | 'all_day' | null;

/**
 * What everybody who works for the business may know of a colleague, and nothing else
 */
export type DirectoryEntry = {
    /**
     * Who it is: the `id` of the person
     */
    person_id: number;
    /**
     * The name by which the person is called: `preferred_name`, else `first_name`, and the family name
     */
    name: string;
    /**
     * What the person does; null if it is unknown
     */
    job_title: string | null;
    /**
     * The id of the department in which the person works; null if it is unknown
     */
    department_id: number | null;
    /**
     * The name of that department
     */
    department: string | null;
    /**
     * The id of the location at which the person works; null if it is unknown
     */
    location_id: number | null;
    /**
     * The name of that location
     */
    location: string | null;
    /**
     * The part of today for which the person is on approved leave, in the time zone of the business; which leave it is is told to nobody here. Null for callers without `leave:read`
     */
    away_today: AwayToday;
    /**
     * The last day of the leave that the person is on today, YYYY-MM-DD; null for who is not away today, and for callers without `leave:read`
     */
    away_until: string | null;
};

/**
 * The order of a list of departments, ascending; with `-` before it descending
 */
export type DepartmentSort = 'id' | '-id' | 'name' | '-name';

/**
 * The id of the department that this one is a part of; null for none. A department is never part of itself, directly or through others
 */
export type ParentDepartmentId = number | null;

/**
 * A part of the business in which people work; it can be part of another one
 */
export type Department = {
    /**
     * The id of a record: a positive integer that never changes
     */
    id: number;
    /**
     * What the department is called, unique in the business whatever its case. Each run of white space becomes one space
     */
    name: string;
    /**
     * Your short code for the department, unique in the business whatever its case; null for none
     */
    code: string | null;
    /**
     * The id of the department that this one is a part of; null for none. A department is never part of itself, directly or through others
     */
    parent_id: number | null;
    /**
     * When it was created, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * When it last changed, in UTC with milliseconds (RFC 3339); at first the same as `created_at`
     */
    updated_at: string;
    /**
     * Begins at 1 and increases by one with each change of the record; also the `ETag`. For `If-Match`
     */
    version: number;
};

/**
 * A department to be added
 */
export type DepartmentCreate = {
    /**
     * What the department is called, unique in the business whatever its case. Each run of white space becomes one space
     */
    name: string;
    /**
     * Your short code for the department, unique in the business whatever its case; null for none
     */
    code?: string | null;
    /**
     * The id of the department that this one is a part of; null for none. A department is never part of itself, directly or through others
     */
    parent_id?: number | null;
};

/**
 * What is to change of a department. Members that are left out stay as they are; null clears a member that may be null
 */
export type DepartmentUpdate = {
    /**
     * What the department is called, unique in the business whatever its case. Each run of white space becomes one space
     */
    name?: string;
    /**
     * Your short code for the department, unique in the business whatever its case; null for none
     */
    code?: string | null;
    /**
     * The id of the department that this one is a part of; null for none. A department is never part of itself, directly or through others
     */
    parent_id?: number | null;
};

/**
 * The order of a list of locations, ascending; with `-` before it descending
 */
export type LocationSort = 'id' | '-id' | 'name' | '-name';

/**
 * A place where people work, such as an office or a plant
 */
export type Location = {
    /**
     * The id of a record: a positive integer that never changes
     */
    id: number;
    /**
     * What the location is called, unique in the business whatever its case. Each run of white space becomes one space
     */
    name: string;
    /**
     * Your short code for the location, unique in the business whatever its case; null for none
     */
    code: string | null;
    /**
     * The country as two capital letters (ISO 3166-1 alpha-2), for information; null if it is unknown
     */
    country: string | null;
    /**
     * The time zone (IANA), for information: `today` is that of the business everywhere. Null if it is unknown
     */
    time_zone: string | null;
    /**
     * When it was created, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * When it last changed, in UTC with milliseconds (RFC 3339); at first the same as `created_at`
     */
    updated_at: string;
    /**
     * Begins at 1 and increases by one with each change of the record; also the `ETag`. For `If-Match`
     */
    version: number;
};

/**
 * A location to be added
 */
export type LocationCreate = {
    /**
     * What the location is called, unique in the business whatever its case. Each run of white space becomes one space
     */
    name: string;
    /**
     * Your short code for the location, unique in the business whatever its case; null for none
     */
    code?: string | null;
    /**
     * The country as two capital letters (ISO 3166-1 alpha-2), for information; null if it is unknown
     */
    country?: string | null;
    /**
     * The time zone (IANA), for information: `today` is that of the business everywhere. Null if it is unknown
     */
    time_zone?: string | null;
};

/**
 * What is to change of a location. Members that are left out stay as they are; null clears a member that may be null
 */
export type LocationUpdate = {
    /**
     * What the location is called, unique in the business whatever its case. Each run of white space becomes one space
     */
    name?: string;
    /**
     * Your short code for the location, unique in the business whatever its case; null for none
     */
    code?: string | null;
    /**
     * The country as two capital letters (ISO 3166-1 alpha-2), for information; null if it is unknown
     */
    country?: string | null;
    /**
     * The time zone (IANA), for information: `today` is that of the business everywhere. Null if it is unknown
     */
    time_zone?: string | null;
};

/**
 * What the amount does to the net pay: an `earning` or `reimbursement` adds to it, a `deduction` or `tax` lowers it, and an `employer_cost` comes on top
 */
export type PayslipLineKind = 'earning' | 'deduction' | 'tax' | 'reimbursement' | 'employer_cost';

/**
 * An amount that a person is paid in each period, or that is taken from their pay
 */
export type RecurringLine = {
    /**
     * The id of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The person on whose payslips it stands
     */
    person_id: number;
    /**
     * What the amount does to the net pay: an `earning` or `reimbursement` adds to it, a `deduction` or `tax` lowers it, and an `employer_cost` comes on top
     */
    kind: PayslipLineKind;
    /**
     * Your own code for what is paid
     */
    code: string;
    /**
     * What is paid, as payslips show it
     */
    name: string;
    /**
     * The amount on each payslip, in full however much of the period the line is in force
     */
    amount: string;
    /**
     * The currency of the amount; pay runs of another one leave the line out
     */
    currency: string;
    /**
     * The first day on which it is in force
     */
    starts_on: string;
    /**
     * The last day on which it is in force, included; null as long as no end is known
     */
    ends_on: string | null;
    /**
     * The users who added or changed it, also with an API key. Where two people are asked for, none of them approves a pay run that takes it
     */
    author_ids: Array<Id>;
    /**
     * When it was created, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * When it last changed, in UTC with milliseconds (RFC 3339); at first the same as `created_at`
     */
    updated_at: string;
    /**
     * Begins at 1 and increases by one with each change of the record; also the `ETag`. For `If-Match`
     */
    version: number;
};

/**
 * An amount that a person is to be paid in each period
 */
export type RecurringLineCreate = {
    /**
     * What the amount does to the net pay: an `earning` or `reimbursement` adds to it, a `deduction` or `tax` lowers it, and an `employer_cost` comes on top
     */
    kind: PayslipLineKind;
    /**
     * Your own code for what is paid. A pay run that copies another one takes a line of this kind and code from here, and not from the payslip that it copies
     */
    code: string;
    /**
     * What is paid, as payslips show it
     */
    name: string;
    /**
     * The amount on each payslip, with exactly the decimals of the currency, and not below zero
     */
    amount: string;
    /**
     * The currency of the amount; by default that of the business. It never changes
     */
    currency?: string;
    /**
     * The first day on which it is in force, YYYY-MM-DD
     */
    starts_on: string;
    /**
     * The last day on which it is in force, included; null, and by default, as long as no end is known
     */
    ends_on?: string | null;
};

/**
 * The merge fields in the template, each once, in reading order; also the places for signatures, such as `signature.1`
 */
export type MergeFields = Array<string>;

/**
 * The text that documents are made from, in one of its revisions
 */
export type DocumentTemplate = {
    /**
     * The id of a record: a positive integer that never changes
     */
    id: number;
    /**
     * What the template is called; documents have titles of their own
     */
    name: string;
    /**
     * Markdown with merge fields, as it was written
     */
    body: string;
    /**
     * The number of this revision, from 1; each change makes another one, and a revision itself never changes
     */
    revision: number;
    /**
     * The merge fields in the template, each once, in reading order; also the places for signatures, such as `signature.1`
     */
    merge_fields: MergeFields;
    /**
     * When it was created, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * When it last changed, in UTC with milliseconds (RFC 3339); at first the same as `created_at`
     */
    updated_at: string;
    /**
     * Begins at 1 and increases by one with each change of the record; also the `ETag`. For `If-Match`
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
 * A template to be added, as its first revision
 */
export type DocumentTemplateCreate = {
    /**
     * What the template is called, in a single line
     */
    name: string;
    /**
     * Markdown with headings, paragraphs, lists, bold text, tables and merge fields, such as `{{person.first_name}}`; at most 2,000 lines
     */
    body: string;
};

/**
 * The values of the `{{data.…}}` fields by name; printed as plain text, never read as Markdown
 */
export type MergeData = {
    [key: string]: string;
};

/**
 * A text of a template that is not saved, with the person and values for which it is shown
 */
export type DocumentTextPreview = {
    /**
     * The person whose record the `{{person.…}}` fields show
     */
    person_id: number;
    /**
     * The value of `{{document.title}}`, in a single line; `Preview` by default
     */
    title?: string;
    /**
     * The text to show
     */
    body: string;
    /**
     * The values of the `{{data.…}}` fields by name; printed as plain text, never read as Markdown
     */
    merge_data?: MergeData;
};

/**
 * What the next revision changes; members that are left out stay as they are
 */
export type DocumentTemplateUpdate = {
    /**
     * What the template is called, in a single line
     */
    name?: string;
    /**
     * Markdown with headings, paragraphs, lists, bold text, tables and merge fields, such as `{{person.first_name}}`; at most 2,000 lines
     */
    body?: string;
};

/**
 * The person and values for which a template is shown
 */
export type DocumentTemplatePreview = {
    /**
     * The person whose record the `{{person.…}}` fields show
     */
    person_id: number;
    /**
     * The value of `{{document.title}}`, in a single line; by default the name of the template
     */
    title?: string;
    /**
     * The text to show in place of that of the latest revision, such as the next one before it is saved
     */
    body?: string;
    /**
     * The values of the `{{data.…}}` fields by name; printed as plain text, never read as Markdown
     */
    merge_data?: MergeData;
};

/**
 * The order of a list of documents: `id` has the oldest first, `-id` the newest
 */
export type DocumentSort = 'id' | '-id';

/**
 * `draft` until it is sent; `sent` while signatures are missing; `signed` by all; `filed` when nobody has to sign it; `expired` when the time ran out, after which it can be sent again; `declined` by a signer; `voided` when it was withdrawn
 */
export type DocumentStatus = 'draft' | 'sent' | 'signed' | 'filed' | 'expired' | 'declined' | 'voided';

/**
 * `sequential`: signers sign one after another, by their `order`. `parallel`: all are asked at once and sign when they like
 */
export type SigningOrder = 'sequential' | 'parallel';

/**
 * A time in UTC with milliseconds (RFC 3339), or null
 */
export type NullableTimestamp = string | null;

/**
 * Somebody who signs a document, and how far they are
 */
export type DocumentSigner = {
    /**
     * The id of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The name of the signer, as the sender gave it
     */
    name: string;
    /**
     * Where the signer gets their link, if it is mailed
     */
    email: string;
    /**
     * The place in the order of signing, from 1
     */
    order: number;
    /**
     * `pending` until the signer signs or declines
     */
    status: 'pending' | 'signed' | 'declined';
    /**
     * When the signer first opened the document: on the signing page by its button, elsewhere by downloading the file; changes the document's `updated_at`, not its `version`
     */
    viewed_at: string | null;
    /**
     * When the signer signed; null before that
     */
    signed_at: string | null;
    /**
     * When the signer declined; null otherwise
     */
    declined_at: string | null;
    /**
     * The name that was signed with; null before that
     */
    full_name: string | null;
    /**
     * Whether somebody else, named `full_name`, signed for this signer
     */
    on_behalf: boolean;
    /**
     * When a mail to the address was refused for good; null while none was, once the address is corrected, and once a later mail was accepted. Changes the document's `updated_at`, not its `version`
     */
    bounced_at: string | null;
    /**
     * The enhanced status code of that refusal (RFC 3463), such as `5.1.1` for a mailbox that does not exist; null where there is none
     */
    bounce_status_code: string | null;
    /**
     * Allows signing without an account; only in the answers of `documents.send`, `documents.remind` and `documents.createSigningLink`, and not where `delivery` is `mail`
     */
    link?: string;
    /**
     * Replaces `link` when an `Idempotency-Key` replays the answer
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
 * An operation on a document, by its verb: `send` is `documents.send`, `update_signer` is `documents.updateSigner`. `sign` is `documents.createSigningLink`: it is the turn of the caller, as a signer
 */
export type DocumentAction = 'sign' | 'update' | 'update_signer' | 'send' | 'finish' | 'remind' | 'void' | 'delete';

/**
 * A PDF for a person, with those who sign it
 */
export type Document = {
    /**
     * The id of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The person whom the document is about; signers can be others
     */
    person_id: number;
    /**
     * The template that it was made from; null for an uploaded file
     */
    template_id: number | null;
    /**
     * The revision of the template that it was made from; null for an uploaded file
     */
    template_revision: number | null;
    /**
     * What the document is called, in mails and on the signing page too
     */
    title: string;
    /**
     * `draft` until it is sent; `sent` while signatures are missing; `signed` by all; `filed` when nobody has to sign it; `expired` when the time ran out, after which it can be sent again; `declined` by a signer; `voided` when it was withdrawn
     */
    status: DocumentStatus;
    /**
     * `sequential`: signers sign one after another, by their `order`. `parallel`: all are asked at once and sign when they like
     */
    signing_order: SigningOrder;
    /**
     * The values of the `{{data.…}}` fields, as the caller gave them; null for an uploaded file
     */
    merge_data: {
        [key: string]: string;
    } | null;
    /**
     * In signing order
     */
    signers: Array<DocumentSigner>;
    /**
     * The SHA-256 of the original file, which signers sign; of a picture that was uploaded, that of the PDF made from it. A draft gets another one when its file is made anew
     */
    sha256: string;
    /**
     * The SHA-256 of the signed file, which is the original with a certificate of the signatures; null until the last signer has signed
     */
    signed_sha256: string | null;
    /**
     * The pages of the original file
     */
    page_count: number;
    /**
     * The size of the original file in bytes
     */
    size_bytes: number;
    /**
     * How signers were given their links when the document was last sent, see `documents.send`; null before that
     */
    delivery: 'link' | 'mail' | null;
    /**
     * When the document was last sent; null before that
     */
    sent_at: string | null;
    /**
     * Until when it can be signed; set whenever it is sent, and null before that
     */
    expires_at: string | null;
    /**
     * When the last signer signed; null before that
     */
    signed_at: string | null;
    /**
     * When it expired; null before that, and once it was sent again
     */
    expired_at: string | null;
    /**
     * When a signer declined; null otherwise
     */
    declined_at: string | null;
    /**
     * When it was withdrawn; null otherwise
     */
    voided_at: string | null;
    /**
     * When it was filed, as nobody has to sign it; null otherwise
     */
    filed_at: string | null;
    /**
     * After how many days signers whose turn it is are reminded by mail, again and again until it expires; null when they are not
     */
    remind_every_days: number | null;
    /**
     * When signers are reminded next by themselves, as long as it is `sent`; null when they are not
     */
    next_reminder_at: string | null;
    /**
     * Who is mailed what becomes of it, besides the user who sent it; as it was last sent
     */
    notify: Array<Email>;
    /**
     * Why it was declined or withdrawn, in the words of who did it; null otherwise
     */
    reason: string | null;
    /**
     * Your own id for the record, unique among records of its kind in the business; null for none
     */
    external_id: string | null;
    /**
     * Up to 50 pairs of strings of your own, kept as they are. A change replaces all of them
     */
    metadata: Metadata;
    /**
     * What the caller may do with it now
     */
    allowed_actions: Array<DocumentAction>;
    /**
     * When it was created, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * When it last changed, in UTC with milliseconds (RFC 3339); at first the same as `created_at`
     */
    updated_at: string;
    /**
     * Begins at 1 and increases by one with each change of the record; also the `ETag`. For `If-Match`
     */
    version: number;
};

/**
 * The name of a person in a single line
 */
export type SignerName = string;

/**
 * Somebody who is to sign; they need no account
 */
export type DocumentSignerInput = {
    /**
     * The name of the signer, in a single line; signing under another name takes `on_behalf`
     */
    name: string;
    /**
     * Where the signer gets their link, if it is mailed
     */
    email: string;
    /**
     * The signer with the lowest number signs first, where they sign one after another; no two have the same. By default the place in the list, from 1
     */
    order?: number;
};

/**
 * The signers; all of them must sign. A new document without any is filed; a draft must keep one
 */
export type DocumentSignerInputs = Array<DocumentSignerInput>;

/**
 * A document to be made from the latest revision of a template
 */
export type DocumentCreate = {
    /**
     * The template to make it from
     */
    template_id: number;
    /**
     * The person whom the document is about, and whose record the `{{person.…}}` fields show
     */
    person_id: number;
    /**
     * What the document is called, in a single line
     */
    title: string;
    /**
     * The values of the `{{data.…}}` fields by name; printed as plain text, never read as Markdown
     */
    merge_data?: MergeData;
    /**
     * The signers; all of them must sign. A new document without any is filed; a draft must keep one
     */
    signers?: DocumentSignerInputs;
    /**
     * Whether signers sign one after another, as by default, or all at once
     */
    signing_order?: SigningOrder;
    /**
     * Your own id for the record, unique among records of its kind in the business; null for none
     */
    external_id?: string | null;
    /**
     * Up to 50 pairs of strings of your own, kept as they are. A change replaces all of them
     */
    metadata?: Metadata;
};

/**
 * What an uploaded file is for
 */
export type UploadedDocument = {
    /**
     * The person whom the document is about
     */
    person_id: number;
    /**
     * What the document is called, in a single line
     */
    title: string;
    /**
     * The signers; all of them must sign. A new document without any is filed; a draft must keep one
     */
    signers?: DocumentSignerInputs;
    /**
     * Whether signers sign one after another, as by default, or all at once
     */
    signing_order?: SigningOrder;
    /**
     * Your own id for the record, unique among records of its kind in the business; null for none
     */
    external_id?: string | null;
    /**
     * Up to 50 pairs of strings of your own, kept as they are. A change replaces all of them
     */
    metadata?: Metadata;
};

/**
 * The parts of a form: a PDF or a picture in `file`, and what it is for, either part by part or as JSON in `document` alone. Parts that are lists or objects are JSON, the others text
 */
export type DocumentUpload = {
    /**
     * A PDF, PNG or JPEG of at most 10 MiB, whatever its name and declared type. A picture becomes an A4 page: of the photo no place, time or other data is kept, nor is the file that was sent
     */
    file: Blob | File;
    /**
     * The person whom the document is about; needed unless there is a `document`
     */
    person_id?: number;
    /**
     * What the document is called, in a single line; needed unless there is a `document`
     */
    title?: string;
    /**
     * The signers; all of them must sign. A new document without any is filed; a draft must keep one
     */
    signers?: DocumentSignerInputs;
    /**
     * Whether signers sign one after another, as by default, or all at once
     */
    signing_order?: SigningOrder;
    /**
     * Your own id for the record, unique among records of its kind in the business; null for none
     */
    external_id?: string | null;
    /**
     * Up to 50 pairs of strings of your own, kept as they are. A change replaces all of them
     */
    metadata?: Metadata;
    /**
     * All of the others but `file` in one part; there can be none of them beside it
     */
    document?: UploadedDocument;
};

/**
 * A file, named by its hash
 */
export type DocumentVerify = {
    /**
     * The SHA-256 of the whole file, in lowercase hex
     */
    sha256: string;
};

/**
 * Whether a file is a document of this service; nothing is said about whose it is
 */
export type DocumentMatch = {
    /**
     * The SHA-256 that was asked about
     */
    sha256: string;
    /**
     * Whether the service has made, taken or signed a file with this SHA-256
     */
    known: boolean;
    /**
     * Whether it is the `original` or the `signed` file; null if it is not known
     */
    kind: 'original' | 'signed' | null;
    /**
     * When the document was made, or signed by its last signer; null if it is not known
     */
    at: string | null;
};

/**
 * What is to change of a draft; members that are left out stay as they are
 */
export type DocumentUpdate = {
    /**
     * What the document is called, in a single line
     */
    title?: string;
    /**
     * The values of the `{{data.…}}` fields by name; printed as plain text, never read as Markdown
     */
    merge_data?: MergeData;
    /**
     * The signers; all of them must sign. A new document without any is filed; a draft must keep one
     */
    signers?: DocumentSignerInputs;
    /**
     * Whether signers sign one after another, as by default, or all at once
     */
    signing_order?: SigningOrder;
    /**
     * Your own id for the record, unique among records of its kind in the business; null for none
     */
    external_id?: string | null;
    /**
     * Up to 50 pairs of strings of your own, kept as they are. A change replaces all of them
     */
    metadata?: Metadata;
};

/**
 * `signer_updated`: the name or address of a signer was corrected, with those before; `filed`: it is kept without signatures; `mailed`: a signer was mailed a link or the signed file; `bounced`: a mail to a signer was refused for good; `linked`: a signer who was signed in asked for a link for the first time; `viewed`: a signer opened the document for the first time; `consented`: a signer agreed to sign electronically; `downloaded`: somebody got a file, a signer for the first time. The others are steps of the document
 */
export type DocumentAuditType = 'created' | 'updated' | 'signer_updated' | 'sent' | 'filed' | 'mailed' | 'bounced' | 'reminded' | 'linked' | 'viewed' | 'consented' | 'signed' | 'declined' | 'expired' | 'voided' | 'downloaded';

/**
 * One thing that happened to a document, chained to the one before by its hash
 */
export type DocumentAuditEntry = {
    /**
     * The place in the trail, from 1, without gaps
     */
    seq: number;
    /**
     * When it happened
     */
    at: string;
    /**
     * `signer_updated`: the name or address of a signer was corrected, with those before; `filed`: it is kept without signatures; `mailed`: a signer was mailed a link or the signed file; `bounced`: a mail to a signer was refused for good; `linked`: a signer who was signed in asked for a link for the first time; `viewed`: a signer opened the document for the first time; `consented`: a signer agreed to sign electronically; `downloaded`: somebody got a file, a signer for the first time. The others are steps of the document
     */
    type: DocumentAuditType;
    /**
     * Who did it: `user:`, `api_key:` or `signer:` and their id, or `system`
     */
    actor: string;
    /**
     * The address it was done from; null for `system`
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
     * The `hash` of the entry before; 64 zeros in the first entry
     */
    prev_hash: string;
    /**
     * The SHA-256 of the other members as JSON (RFC 8785), in lowercase hex
     */
    hash: string;
};

/**
 * `link`: the links are in the answer, for the sender to hand over, and are mailed too where mail is set up. `mail`: each signer is mailed a link when it is their turn, and nobody else is shown one; a 422 where no mail is set up
 */
export type LinkDelivery = 'link' | 'mail';

/**
 * How the links are delivered, until when the document can be signed, and how often signers are reminded
 */
export type DocumentSend = {
    /**
     * `link` by default; `mail` shows the links to nobody but the signers
     */
    delivery?: LinkDelivery;
    /**
     * The days until it expires, from now; 30 by default
     */
    expires_in_days?: number;
    /**
     * Mails signers whose turn it is a reminder after so many days, and again until it expires or they sign; null, as by default, for none. A 422 where no mail is set up
     */
    remind_every_days?: number | null;
    /**
     * When it expires, in place of `expires_in_days`: between one minute and 365 days ahead
     */
    expires_at?: string;
    /**
     * E-mail addresses that are mailed when all have signed, a signer declines, it expires or is withdrawn, or a signer's mail is refused for good; nobody by default. The user who sends it gets these mails in any case. A 422 where no mail is set up
     */
    notify?: Array<Email>;
};

/**
 * Who is reminded, and how
 */
export type DocumentRemind = {
    /**
     * By default as the document was sent
     */
    delivery?: LinkDelivery;
    /**
     * The signer to remind, whose turn it must be; by default all whose turn it is
     */
    signer_id?: number;
};

/**
 * What is to be corrected of a signer
 */
export type DocumentSignerUpdate = {
    /**
     * The name of the signer, in a single line
     */
    name?: string;
    /**
     * Where the signer gets their link; with another address their links end
     */
    email?: string;
};

/**
 * Why a document is withdrawn or declined
 */
export type DocumentReason = {
    /**
     * Why, in a sentence for people: the audit trail of the document and its `reason` have it
     */
    reason: string;
};

/**
 * The signer whose link it is
 */
export type SigningSigner = {
    /**
     * The name of the signer, as the sender gave it
     */
    name: string;
    /**
     * `pending` until the signer signs or declines
     */
    status: 'pending' | 'signed' | 'declined';
    /**
     * When the signer signed; null before that
     */
    signed_at: string | null;
};

/**
 * What a signer can do: `sign` is `signing.sign`, `decline` is `signing.decline`
 */
export type SigningAction = 'sign' | 'decline';

/**
 * A document as one of its signers sees it
 */
export type Signing = {
    /**
     * What the document is called
     */
    title: string;
    /**
     * The business that asks for the signature
     */
    business_name: string;
    /**
     * The logo of the business, which the signing page shows; null when it has none
     */
    business_logo: BusinessLogo;
    /**
     * The state of the document, as in `Document`; one whose time has run out is `expired`
     */
    status: 'sent' | 'signed' | 'expired' | 'declined' | 'voided';
    /**
     * The signer whose link it is
     */
    signer: SigningSigner;
    /**
     * The SHA-256 of the original file, which signers sign: it goes into `document_sha256` of `signing.sign`
     */
    sha256: string;
    /**
     * The SHA-256 of the signed file, which is the original with a certificate of the signatures; null until the last signer has signed
     */
    signed_sha256: string | null;
    /**
     * The pages of the original file
     */
    page_count: number;
    /**
     * The size of the original file in bytes
     */
    size_bytes: number;
    /**
     * Until when the document can be signed
     */
    expires_at: string | null;
    /**
     * What the signer can do now; empty while it is another signer's turn, or when signing is over
     */
    allowed_actions: Array<SigningAction>;
};

/**
 * The statement with which somebody signs
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
     * States that somebody named `full_name` signs for the signer; must be `true` when `full_name` is not the name of the signer, whatever its case, accents and white space
     */
    on_behalf?: boolean;
    /**
     * The SHA-256 of the file that was seen, as `signing.get` has it in `sha256`: it binds the signature to those bytes
     */
    document_sha256: string;
};

/**
 * The order of a list of pay runs, ascending; with `-` before it descending
 */
export type PayRunSort = 'id' | '-id' | 'pay_date' | '-pay_date';

/**
 * `regular` pays everybody for a period, and each person once for it; `off_cycle` pays beside it, such as a bonus; `correction` takes back or adds to what was paid, with amounts that may be negative
 */
export type PayRunType = 'regular' | 'off_cycle' | 'correction';

/**
 * The sums over all payslips of a pay run, in its currency
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
     * What is paid out: gross − deductions − employee taxes + reimbursements
     */
    net: string;
    /**
     * The sum of the lines of kind `employer_cost`, which come on top of gross
     */
    employer_costs: string;
    /**
     * How many people the pay run pays: the number of its payslips
     */
    people_count: number;
};

/**
 * Something of a pay run that was not copied, and why
 */
export type PayRunLeftOut = {
    /**
     * For programs; a code never changes its meaning. The whole payslip: `person_terminated` before the period, `person_deleted`, `person_not_started` by the end of the period. One line: `recurring_line_ended` before the period, `too_many_lines` for one payslip
     */
    code: 'person_terminated' | 'person_deleted' | 'person_not_started' | 'recurring_line_ended' | 'too_many_lines';
    /**
     * The same for people; its wording may change
     */
    message: string;
    /**
     * The person whom it is about
     */
    person_id: number;
};

/**
 * An operation on a pay run, by its verb: `approve` is `payRuns.approve`. Whoever can `update` it can also write its payslips
 */
export type PayRunAction = 'update' | 'delete' | 'approve' | 'reopen' | 'complete' | 'cancel';

/**
 * What a business pays its people for a period; no money moves
 */
export type PayRun = {
    /**
     * The id of a record: a positive integer that never changes
     */
    id: number;
    /**
     * `regular` pays everybody for a period, and each person once for it; `off_cycle` pays beside it, such as a bonus; `correction` takes back or adds to what was paid, with amounts that may be negative
     */
    type: PayRunType;
    /**
     * The first day of the period that is paid
     */
    period_start: string;
    /**
     * The last day of the period that is paid, included
     */
    period_end: string;
    /**
     * The day on which people are to be paid
     */
    pay_date: string;
    /**
     * The currency of all amounts; set when the pay run is created, and never changed
     */
    currency: string;
    /**
     * `draft` can be changed; `approved` is ready to be paid; `completed` was paid elsewhere, and is final; `cancelled` will not be paid
     */
    status: PayRunStatus;
    /**
     * The sums over all payslips of a pay run, in its currency
     */
    totals: PayRunTotals;
    /**
     * Your own id for the record, unique among records of its kind in the business; null for none
     */
    external_id: string | null;
    /**
     * Up to 50 pairs of strings of your own, kept as they are. A change replaces all of them
     */
    metadata: Metadata;
    /**
     * The user who drafted it, or from whom the API key that did so descends; null if that is not known
     */
    created_by: number | null;
    /**
     * The users who made or changed it, its payslips, or a recurring line or copied pay run whose lines it takes, also with an API key, by id. Where two people are asked for, none of them approves it. Left out in lists and in events
     */
    author_ids?: Array<Id>;
    /**
     * The users whose logins somebody has to confirm (`users.confirm`) before the caller can approve it. Left out where nobody has to, where that would not help, and in lists
     */
    unconfirmed_user_ids?: Array<Id>;
    /**
     * What was not drafted of the pay run that was copied; only in the answer to `payRuns.create` with `copy_from`
     */
    left_out?: Array<PayRunLeftOut>;
    /**
     * How much was left out; `left_out` has the first hundred. Only where that is
     */
    left_out_count?: number;
    /**
     * The user who approved it; null if an API key did
     */
    approved_by: number | null;
    /**
     * When it was approved; null before that, and once it was reopened
     */
    approved_at: string | null;
    /**
     * When it was recorded as paid; null before that
     */
    completed_at: string | null;
    /**
     * What the caller may do with it now
     */
    allowed_actions: Array<PayRunAction>;
    /**
     * When it was created, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * When it last changed, in UTC with milliseconds (RFC 3339); at first the same as `created_at`
     */
    updated_at: string;
    /**
     * Begins at 1 and increases by one with each change of the record; also the `ETag`. For `If-Match`
     */
    version: number;
};

/**
 * A pay run to be drafted, and where its payslips come from
 */
export type PayRunCreate = {
    /**
     * `regular` pays everybody for a period, and each person once for it; `off_cycle` pays beside it, such as a bonus; `correction` takes back or adds to what was paid, with amounts that may be negative
     */
    type: PayRunType;
    /**
     * The first day of the period that is paid, YYYY-MM-DD
     */
    period_start: string;
    /**
     * The last day of the period that is paid, included, YYYY-MM-DD
     */
    period_end: string;
    /**
     * The day on which people are to be paid, YYYY-MM-DD
     */
    pay_date: string;
    /**
     * A currency by its code of ISO 4217; by default that of the business. It never changes
     */
    currency?: string;
    /**
     * Your own id for the record, unique among records of its kind in the business; null for none
     */
    external_id?: string | null;
    /**
     * Up to 50 pairs of strings of your own, kept as they are. A change replaces all of them
     */
    metadata?: Metadata;
    /**
     * The id of a pay run in the same currency, in any state, whose people and lines are copied: of everybody who is employed in the new period. A correction is copied by a correction only. `left_out` in the answer says what was not copied
     */
    copy_from?: number;
    /**
     * Whether the payslips have the recurring lines of everybody who is employed in the period (`recurringLines.list`). By default they do in a `regular` pay run, and in no other, so that a bonus does not pay a salary twice. A copied line of the same `kind` and `code` gives way to the recurring line
     */
    recurring_lines?: boolean;
};

/**
 * What is to change of a draft; members that are left out stay as they are
 */
export type PayRunUpdate = {
    /**
     * The first day of the period that is paid
     */
    period_start?: string;
    /**
     * The last day of the period that is paid, included
     */
    period_end?: string;
    /**
     * The day on which people are to be paid
     */
    pay_date?: string;
    /**
     * Your own id for the record, unique among records of its kind in the business; null for none
     */
    external_id?: string | null;
    /**
     * Up to 50 pairs of strings of your own, kept as they are. A change replaces all of them
     */
    metadata?: Metadata;
};

/**
 * What speaks against the approval of a pay run
 */
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
     * How many blockers there are; `blockers` has the first hundred
     */
    blocker_count: number;
    /**
     * How many warnings there are; `warnings` has the first hundred
     */
    warning_count: number;
};

/**
 * Why a pay run is reopened or cancelled
 */
export type PayRunReason = {
    /**
     * Why, in a sentence for people; the audit log has it
     */
    reason: string;
};

/**
 * A bank account by its number of ISO 13616, with or without spaces
 */
export type Iban = string;

/**
 * A bank by its code of ISO 9362
 */
export type Bic = string;

/**
 * The account from which people are paid
 */
export type BankDebtor = {
    /**
     * The name of the payer, as the bank knows it
     */
    name: string;
    /**
     * The IBAN of the account, with or without spaces
     */
    iban: string;
    /**
     * The BIC of its bank; without one the bank is found by the IBAN
     */
    bic?: string;
};

/**
 * The account to which a person is paid
 */
export type Pain001Account = {
    /**
     * The person who is paid
     */
    person_id: number;
    /**
     * The IBAN of the account, with or without spaces
     */
    iban: string;
    /**
     * The BIC of its bank; without one the bank is found by the IBAN
     */
    bic?: string;
    /**
     * The owner of the account; by default the name on the payslip
     */
    name?: string;
};

/**
 * The bank details for the payments of a pay run; none of them is stored
 */
export type Pain001Export = {
    /**
     * Who pays, and from which account
     */
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
 * A decimal as text, with at most 9 digits before the point and 6 after it
 */
export type Factor = string;

/**
 * An amount on a payslip, and what it is for
 */
export type PayslipLineInput = {
    /**
     * What the amount does to the net pay: an `earning` or `reimbursement` adds to it, a `deduction` or `tax` lowers it, and an `employer_cost` comes on top
     */
    kind: PayslipLineKind;
    /**
     * Your own code for what is paid; several lines may share it. One of an unpaid leave type says that the line is about such leave
     */
    code: string;
    /**
     * What is paid, as the payslip shows it
     */
    name: string;
    /**
     * How much of it, such as hours
     */
    quantity?: string;
    /**
     * What one of it comes to, in the currency
     */
    rate?: string;
    /**
     * The amount, with exactly the decimals of the currency; below zero in a `correction` only. With `quantity` and `rate` it must be their product, rounded half up
     */
    amount: string;
};

/**
 * The whole content of the payslip of one person
 */
export type PersonPayslipPut = {
    /**
     * The person who is paid; each person is there once
     */
    person_id: number;
    /**
     * They replace all lines that were there. Taxes are given, never computed
     */
    lines: Array<PayslipLineInput>;
};

/**
 * Payslips of several people, written all or none
 */
export type PayslipsPut = {
    /**
     * One payslip for each person; payslips of other people remain
     */
    payslips: Array<PersonPayslipPut>;
};

/**
 * An amount on a payslip, and what it is for
 */
export type PayslipLine = {
    /**
     * What the amount does to the net pay: an `earning` or `reimbursement` adds to it, a `deduction` or `tax` lowers it, and an `employer_cost` comes on top
     */
    kind: PayslipLineKind;
    /**
     * Your own code for what is paid; several lines may share it
     */
    code: string;
    /**
     * What is paid, as the payslip shows it
     */
    name: string;
    /**
     * How much of it, such as hours; null for none
     */
    quantity: string | null;
    /**
     * What one of it comes to, in the currency; null for none
     */
    rate: string | null;
    /**
     * The amount; `quantity` × `rate`, rounded half up, where the line has both
     */
    amount: string;
};

/**
 * What a pay run pays to one person, with its lines; `pay_run_id` and `person_id` identify it
 */
export type Payslip = {
    /**
     * The pay run that the payslip belongs to
     */
    pay_run_id: number;
    /**
     * The person who is paid
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
     * `draft` can be changed; `approved` is ready to be paid; `completed` was paid elsewhere, and is final; `cancelled` will not be paid
     */
    pay_run_status: PayRunStatus;
    /**
     * The first day of the period that is paid
     */
    period_start: string;
    /**
     * The last day of the period that is paid, included
     */
    period_end: string;
    /**
     * The day on which people are to be paid
     */
    pay_date: string;
    /**
     * The currency of all amounts
     */
    currency: string;
    /**
     * The sums of a payslip, in the currency of the pay run
     */
    totals: PayslipTotals;
    /**
     * What adds up to the totals, in the order in which it was given
     */
    lines: Array<PayslipLine>;
    /**
     * When it was created, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * When it last changed, in UTC with milliseconds (RFC 3339); at first the same as `created_at`
     */
    updated_at: string;
    /**
     * Begins at 1 and increases by one with each change of the record; also the `ETag`. For `If-Match`
     */
    version: number;
};

/**
 * The whole content of a payslip
 */
export type PayslipPut = {
    /**
     * They replace all lines that were there. Taxes are given, never computed
     */
    lines: Array<PayslipLineInput>;
};

/**
 * What is to change of a recurring line; members that are left out stay as they are
 */
export type RecurringLineUpdate = {
    /**
     * What the amount does to the net pay: an `earning` or `reimbursement` adds to it, a `deduction` or `tax` lowers it, and an `employer_cost` comes on top
     */
    kind?: PayslipLineKind;
    /**
     * Your own code for what is paid
     */
    code?: string;
    /**
     * What is paid, as payslips show it
     */
    name?: string;
    /**
     * The amount on each payslip, with exactly the decimals of the currency, and not below zero
     */
    amount?: string;
    /**
     * The first day on which it is in force
     */
    starts_on?: string;
    /**
     * The last day on which it is in force, included; null as long as no end is known
     */
    ends_on?: string | null;
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

/**
 * How days of a leave type are earned, and what becomes of those that are left
 */
export type LeaveAccrual = {
    /**
     * How days are earned: not at all (only adjusted by hand), all on the first day of the leave year, or a twelfth on the first day of each month
     */
    method: LeaveAccrualMethod;
    /**
     * Days for a full year of employment; 0 if none are earned
     */
    days_per_year: number;
    /**
     * The most unused days carried over to the next leave year; null for all
     */
    carry_over_max: number | null;
    /**
     * First day of the leave year, MM-DD
     */
    resets_on: string;
};

/**
 * For whom a leave type is, and how many days they earn. A person has to meet all that the rule asks for
 */
export type LeaveEntitlementRule = {
    /**
     * Only for people of one of these; empty for everybody but contractors, who are not meant unless a rule names them or contractors
     */
    employment_types: Array<'full_time' | 'part_time' | 'casual' | 'contractor'>;
    /**
     * Only for people of this department, or of one that is a part of it; null for any
     */
    department_id: number | null;
    /**
     * Only for people at this location; null for any
     */
    location_id: number | null;
    /**
     * Only for these people; empty for anybody
     */
    person_ids: Array<Id>;
    /**
     * Days for a full year of employment; null for those of the accrual
     */
    days_per_year: number | null;
};

/**
 * A kind of leave, and its rules
 */
export type LeaveType = {
    /**
     * The id of a record: a positive integer that never changes
     */
    id: number;
    /**
     * What the leave is called, in calendars too
     */
    name: string;
    /**
     * The integrator's own code, unique within the business; a payslip line with this code pays or deducts such leave
     */
    code: string;
    /**
     * Whether people are paid meanwhile. If not, a pay run is warned of such leave that a payslip has no line for
     */
    paid: boolean;
    /**
     * Whether somebody has to approve such leave; if not, it is approved as soon as it is asked for
     */
    requires_approval: boolean;
    /**
     * Whether such leave can begin or end with half a day
     */
    half_days_allowed: boolean;
    /**
     * Whether people can take more days than they have
     */
    allow_negative: boolean;
    /**
     * The most days that one request can take; null for no limit
     */
    max_consecutive_days: number | null;
    /**
     * The least number of days between asking and the first day of the leave; null for none
     */
    min_notice_days: number | null;
    /**
     * How days are earned
     */
    accrual: LeaveAccrual;
    /**
     * Who earns how many days: the first rule that is for a person decides, and whom none is for earns nothing. Without rules everybody but contractors earns the `days_per_year` of the accrual
     */
    entitlement_rules: Array<LeaveEntitlementRule>;
    /**
     * Whether those who work less than five days a week earn that share of the days, rounded to halves
     */
    prorate_by_work_pattern: boolean;
    /**
     * If true, nobody can ask for such leave, and no more days of it are earned
     */
    archived: boolean;
    /**
     * When it was archived; null while it is not
     */
    archived_at: string | null;
    /**
     * When it was created, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * When it last changed, in UTC with milliseconds (RFC 3339); at first the same as `created_at`
     */
    updated_at: string;
    /**
     * Begins at 1 and increases by one with each change of the record; also the `ETag`. For `If-Match`
     */
    version: number;
};

/**
 * How days of a leave type are to be earned. Members that are left out stay as they are; of a new type they have their defaults
 */
export type LeaveAccrualInput = {
    /**
     * How days are earned: not at all (only adjusted by hand), all on the first day of the leave year, or a twelfth on the first day of each month
     */
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

/**
 * For whom a leave type is to be, and how many days they earn. A person has to meet all that the rule asks for; what is left out asks for nothing
 */
export type LeaveEntitlementRuleInput = {
    /**
     * Only for people of one of these; empty for everybody but contractors, who are not meant unless a rule names them or contractors
     */
    employment_types?: Array<'full_time' | 'part_time' | 'casual' | 'contractor'>;
    /**
     * Only for people of this department, or of one that is a part of it; null for any
     */
    department_id?: number | null;
    /**
     * Only for people at this location; null for any
     */
    location_id?: number | null;
    /**
     * Only for these people; empty for anybody
     */
    person_ids?: Array<Id>;
    /**
     * Days for a full year of employment; null for those of the accrual
     */
    days_per_year?: number | null;
};

/**
 * A leave type to be added
 */
export type LeaveTypeCreate = {
    /**
     * What the leave is called, in calendars too
     */
    name: string;
    /**
     * The integrator's own code, unique within the business; a payslip line with this code pays or deducts such leave
     */
    code: string;
    /**
     * Whether people are paid meanwhile. If not, a pay run is warned of such leave that a payslip has no line for
     */
    paid?: boolean;
    /**
     * Whether somebody has to approve such leave; if not, it is approved as soon as it is asked for
     */
    requires_approval?: boolean;
    /**
     * Whether such leave can begin or end with half a day
     */
    half_days_allowed?: boolean;
    /**
     * Whether people can take more days than they have
     */
    allow_negative?: boolean;
    /**
     * The most days that one request can take; null for no limit
     */
    max_consecutive_days?: number | null;
    /**
     * The least number of days between asking and the first day of the leave; null for none
     */
    min_notice_days?: number | null;
    /**
     * How days are earned; by default none are, so that all come from adjustments
     */
    accrual?: LeaveAccrualInput;
    /**
     * Who earns how many days: the first rule that is for a person decides, and whom none is for earns nothing. Without rules, the default, everybody but contractors earns the `days_per_year` of the accrual
     */
    entitlement_rules?: Array<LeaveEntitlementRuleInput>;
    /**
     * Whether those who work less than five days a week earn that share of the days, rounded to halves
     */
    prorate_by_work_pattern?: boolean;
};

/**
 * What is to change of a leave type. Members that are left out stay as they are; decided leave stays as it was decided
 */
export type LeaveTypeUpdate = {
    /**
     * What the leave is called, in calendars too
     */
    name?: string;
    /**
     * The integrator's own code, unique within the business; a payslip line with this code pays or deducts such leave
     */
    code?: string;
    /**
     * Whether people are paid meanwhile. If not, a pay run is warned of such leave that a payslip has no line for
     */
    paid?: boolean;
    /**
     * Whether somebody has to approve such leave; if not, it is approved as soon as it is asked for
     */
    requires_approval?: boolean;
    /**
     * Whether such leave can begin or end with half a day
     */
    half_days_allowed?: boolean;
    /**
     * Whether people can take more days than they have
     */
    allow_negative?: boolean;
    /**
     * The most days that one request can take; null for no limit
     */
    max_consecutive_days?: number | null;
    /**
     * The least number of days between asking and the first day of the leave; null for none
     */
    min_notice_days?: number | null;
    /**
     * How days are earned from now on; `method` and `resets_on` can only change while nothing is booked (409)
     */
    accrual?: LeaveAccrualInput;
    /**
     * They replace all rules that were there. Days that are booked stay; what is earned from then on follows the new rules. Whom one is for that had none so far earns with the next month, or the share of the leave year that is left
     */
    entitlement_rules?: Array<LeaveEntitlementRuleInput>;
    /**
     * Whether those who work less than five days a week earn that share of the days, rounded to halves
     */
    prorate_by_work_pattern?: boolean;
    /**
     * True to archive the type, false to bring it back
     */
    archived?: boolean;
};

/**
 * `full` is the whole day, `morning` and `afternoon` are its halves
 */
export type DayPortion = 'full' | 'morning' | 'afternoon';

/**
 * A day off, or half of one, for the whole business or for some locations: it takes no leave
 */
export type Holiday = {
    /**
     * The id of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The day; a location has at most one holiday on a day
     */
    date: string;
    /**
     * What the holiday is called
     */
    name: string;
    /**
     * The part of the day that is a holiday. Leave of the other half takes half a day
     */
    portion: DayPortion;
    /**
     * The locations at which it is a holiday; empty for everybody, people without a location included
     */
    location_ids: Array<Id>;
    /**
     * When it was created, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * When it last changed, in UTC with milliseconds (RFC 3339); at first the same as `created_at`
     */
    updated_at: string;
    /**
     * Begins at 1 and increases by one with each change of the record; also the `ETag`. For `If-Match`
     */
    version: number;
};

/**
 * A holiday to be added
 */
export type HolidayCreate = {
    /**
     * The day, YYYY-MM-DD; a location has at most one holiday on a day
     */
    date: string;
    /**
     * What the holiday is called
     */
    name: string;
    /**
     * The part of the day that is a holiday: all of it, or one of its halves
     */
    portion?: 'full' | 'morning' | 'afternoon';
    /**
     * The locations at which it is a holiday; empty, and by default, for everybody, people without a location included
     */
    location_ids?: Array<Id>;
};

/**
 * A calendar whose all-day entries are holidays
 */
export type HolidayImport = {
    /**
     * An iCalendar file (RFC 5545) of at most 262,144 characters and 2,000 days, including skipped ones
     */
    ics: string;
    /**
     * The locations at which the days are holidays; empty, and by default, for everybody
     */
    location_ids?: Array<Id>;
};

/**
 * An entry of a calendar, or a day of it, that was not added
 */
export type SkippedHoliday = {
    /**
     * The first day as written in the file, in any time zone; null without one
     */
    date: string | null;
    /**
     * The name in the file, at most 200 characters; empty without one
     */
    name: string;
    /**
     * The day is already a holiday, possibly from this file; the entry has a time of day, recurs, takes more than 31 days, has no name, has no valid first or last day, or was cancelled
     */
    reason: 'already_there' | 'not_all_day' | 'recurring' | 'too_long' | 'no_name' | 'no_date' | 'cancelled';
};

/**
 * What was added from a calendar, and what was not
 */
export type HolidayImportResult = {
    /**
     * The holidays that were added, by date
     */
    created: Array<Holiday>;
    /**
     * What was left out and why, in the order of the file
     */
    skipped: Array<SkippedHoliday>;
};

/**
 * What is to change of a holiday; approved leave keeps its days
 */
export type HolidayUpdate = {
    /**
     * The day, YYYY-MM-DD; a location has at most one holiday on a day
     */
    date?: string;
    /**
     * What the holiday is called
     */
    name?: string;
    /**
     * The part of the day that is a holiday: all of it, or one of its halves
     */
    portion?: 'full' | 'morning' | 'afternoon';
    /**
     * The locations at which it is a holiday; empty for everybody, people without a location included
     */
    location_ids?: Array<Id>;
};

/**
 * The order of a list of requests for leave, ascending; with `-` before it descending
 */
export type LeaveRequestSort = 'id' | '-id' | 'start_date' | '-start_date';

/**
 * `requested` until somebody decides; `approved` takes its days from the balance; `rejected` and `cancelled` take none
 */
export type LeaveStatus = 'requested' | 'approved' | 'rejected' | 'cancelled';

/**
 * A day of leave, and what it takes
 */
export type LeaveDay = {
    /**
     * Which day it is, as YYYY-MM-DD
     */
    date: string;
    /**
     * What the day takes: 0, 0.5 or 1
     */
    days: number;
    /**
     * Why the day counts less than one: a holiday or half of one where the person works, a non-working day, a half working day, or a request for half a day. A request for half of a half working day takes half a day, whichever half it is
     */
    reason?: 'holiday' | 'half_holiday' | 'day_off' | 'half_worked' | 'half_day';
};

/**
 * An operation on a request for leave, by its verb: `approve` is `leaveRequests.approve`
 */
export type LeaveAction = 'update' | 'approve' | 'reject' | 'cancel';

/**
 * Leave of a person: asked for, decided on, and perhaps cancelled
 */
export type LeaveRequest = {
    /**
     * The id of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The person who is away
     */
    person_id: number;
    /**
     * The kind of leave, whose rules apply
     */
    leave_type_id: number;
    /**
     * The first day of the leave
     */
    start_date: string;
    /**
     * The last day of the leave, included
     */
    end_date: string;
    /**
     * How much of the first day is leave
     */
    start_portion: DayPortion;
    /**
     * How much of the last day is leave; for a single day the same as `start_portion`
     */
    end_portion: DayPortion;
    /**
     * The days that the leave takes: the sum of the breakdown, in halves
     */
    days: number;
    /**
     * Every day from the first to the last and what it takes; counted again at the approval, then frozen
     */
    breakdown: Array<LeaveDay>;
    /**
     * From whoever asked; never in events or calendars. Null for none
     */
    note: string | null;
    /**
     * `requested` until somebody decides; `approved` takes its days from the balance; `rejected` and `cancelled` take none
     */
    status: LeaveStatus;
    /**
     * The user who requested it, for themselves or for the person, or from whom the API key that did descends; null if that is not known
     */
    requested_by: number | null;
    /**
     * Why it was rejected; null otherwise
     */
    decision_note: string | null;
    /**
     * The user who approved or rejected it; null without a decision, when the type needs no approval, or when an API key decided
     */
    decided_by: number | null;
    /**
     * When it was approved or rejected; null before that
     */
    decided_at: string | null;
    /**
     * Your own id for the record, unique among records of its kind in the business; null for none
     */
    external_id: string | null;
    /**
     * Up to 50 pairs of strings of your own, kept as they are. A change replaces all of them
     */
    metadata: Metadata;
    /**
     * What the caller may do with it now
     */
    allowed_actions: Array<LeaveAction>;
    /**
     * When it was created, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * When it last changed, in UTC with milliseconds (RFC 3339); at first the same as `created_at`
     */
    updated_at: string;
    /**
     * Begins at 1 and increases by one with each change of the record; also the `ETag`. For `If-Match`
     */
    version: number;
};

/**
 * Leave to be asked for
 */
export type LeaveRequestCreate = {
    /**
     * The person who is away
     */
    person_id: number;
    /**
     * The kind of leave, whose rules apply
     */
    leave_type_id: number;
    /**
     * The first day of the leave, YYYY-MM-DD
     */
    start_date: string;
    /**
     * The last day of the leave, included, YYYY-MM-DD
     */
    end_date: string;
    /**
     * How much of the first day is leave: `full` or `afternoon` if there are several days
     */
    start_portion?: 'full' | 'morning' | 'afternoon';
    /**
     * How much of the last day is leave: `full` or `morning` if there are several days, the same as `start_portion` for a single day
     */
    end_portion?: 'full' | 'morning' | 'afternoon';
    /**
     * For whoever decides; never in events or calendars
     */
    note?: string | null;
    /**
     * Your own id for the record, unique among records of its kind in the business; null for none
     */
    external_id?: string | null;
    /**
     * Up to 50 pairs of strings of your own, kept as they are. A change replaces all of them
     */
    metadata?: Metadata;
};

/**
 * The days available on the first day of leave, without it and with it
 */
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
 * Why leave cannot be asked for, for programs; a code never changes its meaning. `message` says the same in words
 */
export type LeaveProblemCode = 'ends_before_start' | 'too_long' | 'too_far_from_today' | 'portions_do_not_fit' | 'leave_type_archived' | 'half_days_not_allowed' | 'notice_too_short' | 'not_employed' | 'no_working_day' | 'overlap' | 'leave_year_closed' | 'too_few_days' | 'external_id_taken';

/**
 * One reason why leave cannot be asked for
 */
export type LeaveProblem = {
    /**
     * Why leave cannot be asked for, for programs; a code never changes its meaning. `message` says the same in words
     */
    code: LeaveProblemCode;
    /**
     * The place in the request that the reason is about, such as `body.end_date`
     */
    path: string;
    /**
     * What is wrong, for people; it follows the path as the rest of a sentence. The wording may change
     */
    message: string;
};

/**
 * What leave would come to, and what speaks against it
 */
export type LeavePreview = {
    /**
     * The person who is away
     */
    person_id: number;
    /**
     * The kind of leave, whose rules apply
     */
    leave_type_id: number;
    /**
     * The first day of the leave
     */
    start_date: string;
    /**
     * The last day of the leave, included
     */
    end_date: string;
    /**
     * How much of the first day is leave
     */
    start_portion: DayPortion;
    /**
     * How much of the last day is leave; for a single day the same as `start_portion`
     */
    end_portion: DayPortion;
    /**
     * The days that the leave would take; null when its dates and portions do not fit together
     */
    days: number | null;
    /**
     * Every day from the first to the last and what it would take; empty when the days cannot be counted
     */
    breakdown: Array<LeaveDay>;
    /**
     * What it would do to the balance; null when the days cannot be counted
     */
    balance: LeavePreviewBalance | null;
    /**
     * The state that the request would begin in: `approved` when the type needs no approval
     */
    status: 'requested' | 'approved';
    /**
     * Everything that would make `leaveRequests.create` refuse it; empty when it can be asked for
     */
    problems: Array<LeaveProblem>;
};

/**
 * What is to change of a request that nobody has decided on; members that are left out stay as they are
 */
export type LeaveRequestUpdate = {
    /**
     * The kind of leave, whose rules apply
     */
    leave_type_id?: number;
    /**
     * The first day of the leave, YYYY-MM-DD
     */
    start_date?: string;
    /**
     * The last day of the leave, included, YYYY-MM-DD
     */
    end_date?: string;
    /**
     * How much of the first day is leave: `full` or `afternoon` if there are several days
     */
    start_portion?: 'full' | 'morning' | 'afternoon';
    /**
     * How much of the last day is leave: `full` or `morning` if there are several days, the same as `start_portion` for a single day
     */
    end_portion?: 'full' | 'morning' | 'afternoon';
    /**
     * For whoever decides; never in events or calendars
     */
    note?: string | null;
    /**
     * Your own id for the record, unique among records of its kind in the business; null for none
     */
    external_id?: string | null;
    /**
     * Up to 50 pairs of strings of your own, kept as they are. A change replaces all of them
     */
    metadata?: Metadata;
};

/**
 * Why leave is rejected
 */
export type LeaveRejection = {
    /**
     * Why, in a sentence for whoever asked; the request has it in `decision_note`
     */
    note: string;
};

/**
 * As in the ledger; `pending` is undecided leave
 */
export type LeaveBalanceLineKind = 'accrual' | 'carry_over' | 'expiry' | 'adjustment' | 'taken' | 'reversal' | 'pending';

/**
 * One of the lines that add up to a balance
 */
export type LeaveBalanceLine = {
    /**
     * As in the ledger; `pending` is undecided leave
     */
    kind: LeaveBalanceLineKind;
    /**
     * Days given, or taken below zero
     */
    days: number;
    /**
     * The day from which the balance has them
     */
    effective_on: string;
    /**
     * The request that takes or returned the days; null for other lines
     */
    leave_request_id: number | null;
    /**
     * Why the days were adjusted; null for other lines, and without a reason
     */
    note: string | null;
    /**
     * Whether the line is in the ledger; days to be earned later are not
     */
    booked: boolean;
};

/**
 * How much leave of one type a person has on a day, all in days
 */
export type LeaveBalance = {
    /**
     * The person whose days they are
     */
    person_id: number;
    /**
     * The kind of leave that the days are for
     */
    leave_type_id: number;
    /**
     * The day of the balance; what will have been earned by then is included
     */
    as_of: string;
    /**
     * First day of the leave year of the given day; null when no days are earned, so that no leave year ends
     */
    year_start: string | null;
    /**
     * Last day of that leave year; null together with `year_start`
     */
    year_end: string | null;
    /**
     * Days given in the leave year up to the day: earned, carried over and adjusted
     */
    entitled: number;
    /**
     * Days of approved leave that has begun by the day
     */
    taken: number;
    /**
     * Days of approved leave that begins later in the leave year
     */
    scheduled: number;
    /**
     * Days of requests in the leave year that nobody has decided on
     */
    pending: number;
    /**
     * The days that are left: entitled − taken − scheduled − pending; below zero if more was taken
     */
    available: number;
    /**
     * With `explain`: the lines that add up to `available`
     */
    lines?: Array<LeaveBalanceLine>;
};

/**
 * Days to be given or taken by hand
 */
export type LeaveAdjustment = {
    /**
     * The person whose days they are
     */
    person_id: number;
    /**
     * The kind of leave that the days are for
     */
    leave_type_id: number;
    /**
     * Days to give, or to take below zero; not zero
     */
    days: number;
    /**
     * The day from which the balance has them, YYYY-MM-DD, in an open leave year; today by default
     */
    effective_on?: string;
    /**
     * Why, for people; the line has it
     */
    note?: string | null;
};

/**
 * Days that were earned, carried over from the previous leave year, lost above the carry-over limit, adjusted by hand or after a change of the employment dates, taken by approved leave, or returned by its cancellation
 */
export type LeaveLineKind = 'accrual' | 'carry_over' | 'expiry' | 'adjustment' | 'taken' | 'reversal';

/**
 * A line of the ledger: days that were given or taken, never changed or deleted
 */
export type LeaveLine = {
    /**
     * The id of a record: a positive integer that never changes and may exceed 32 bits
     */
    id: number;
    /**
     * The person whose days they are
     */
    person_id: number;
    /**
     * The kind of leave that the days are for
     */
    leave_type_id: number;
    /**
     * Days that were earned, carried over from the previous leave year, lost above the carry-over limit, adjusted by hand or after a change of the employment dates, taken by approved leave, or returned by its cancellation
     */
    kind: LeaveLineKind;
    /**
     * Days given, or taken below zero
     */
    days: number;
    /**
     * The day from which the balance has them
     */
    effective_on: string;
    /**
     * The request that took or returned the days; null for other lines
     */
    leave_request_id: number | null;
    /**
     * Why the days were adjusted; null for other lines, and without a reason
     */
    note: string | null;
    /**
     * When it was created, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
};

/**
 * Leave as the calendar shows it, without notes
 */
export type LeaveCalendarEntry = {
    /**
     * The request that the entry shows
     */
    leave_request_id: number;
    /**
     * The person who is away
     */
    person_id: number;
    /**
     * The name by which the person is called: `preferred_name` if there is one, else `first_name`, and `last_name`
     */
    person_name: string;
    /**
     * The kind of leave, whose rules apply
     */
    leave_type_id: number;
    /**
     * What the leave is called
     */
    leave_type_name: string;
    /**
     * The first day of the leave
     */
    start_date: string;
    /**
     * The last day of the leave, included
     */
    end_date: string;
    /**
     * How much of the first day is leave
     */
    start_portion: DayPortion;
    /**
     * How much of the last day is leave; for a single day the same as `start_portion`
     */
    end_portion: DayPortion;
    /**
     * The days that the leave takes, in halves
     */
    days: number;
    /**
     * `requested` until somebody decides; `approved` takes its days from the balance; `rejected` and `cancelled` take none
     */
    status: LeaveStatus;
};

/**
 * Who is away in a period, and which of its days are holidays
 */
export type LeaveCalendar = {
    /**
     * The first day of the period
     */
    from: string;
    /**
     * The last day of the period, included
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
 * A link to the leave calendar for a calendar program, such as Google Calendar
 */
export type LeaveFeed = {
    /**
     * The id of a record: a positive integer that never changes
     */
    id: number;
    /**
     * What the link is for
     */
    name: string;
    /**
     * When a calendar program last fetched it, to the minute
     */
    last_used_at: string | null;
    /**
     * When it was created, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
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
    /**
     * The id of a record: a positive integer that never changes
     */
    id: number;
    /**
     * What the link is for
     */
    name: string;
    /**
     * When a calendar program last fetched it, to the minute
     */
    last_used_at: string | null;
    /**
     * When it was created, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * What to subscribe to in a calendar program. Whoever has it sees the calendar; shown only once
     */
    url?: string;
    /**
     * Replaces `url` when an `Idempotency-Key` replays the answer
     */
    secret_withheld?: boolean;
};

/**
 * An event type that a webhook subscribes to, or `*` for all, also those to come
 */
export type EventSelector = '*' | 'person.created' | 'person.updated' | 'person.deleted' | 'person.started' | 'person.terminated' | 'person.erased' | 'department.created' | 'department.updated' | 'department.deleted' | 'location.created' | 'location.updated' | 'location.deleted' | 'document.created' | 'document.updated' | 'document.sent' | 'document.viewed' | 'document.bounced' | 'document.signer_signed' | 'document.signed' | 'document.filed' | 'document.expired' | 'document.declined' | 'document.voided' | 'document.deleted' | 'document_template.created' | 'document_template.updated' | 'document_template.deleted' | 'payrun.created' | 'payrun.updated' | 'payrun.approved' | 'payrun.completed' | 'payrun.reopened' | 'payrun.cancelled' | 'payrun.deleted' | 'recurring_line.created' | 'recurring_line.updated' | 'recurring_line.deleted' | 'leave.requested' | 'leave.updated' | 'leave.approved' | 'leave.rejected' | 'leave.cancelled' | 'leave.balance_adjusted' | 'leave_type.created' | 'leave_type.updated' | 'holiday.created' | 'holiday.updated' | 'holiday.deleted' | 'user.created' | 'user.updated' | 'webhook.disabled';

/**
 * Why the service disabled the webhook: `deliveries_exhausted`, five deliveries in a row failed all their attempts; `gone`, two attempts in a row were answered 410. Null while it has not
 */
export type WebhookDisabledReason = 'deliveries_exhausted' | 'gone' | null;

/**
 * The name of an HTTP header; upper and lower case are equal
 */
export type HeaderName = string;

/**
 * `succeeded`: a 2xx in time, whatever its body; `http_error`: another status; `timed_out`: no status in 30 seconds; `answer_too_large`: more headers than are read; `blocked`: an address that webhooks may not reach. The others say what failed: the look-up of the host, TLS, or the connection
 */
export type WebhookAttemptOutcome = 'succeeded' | 'http_error' | 'connection_refused' | 'connection_reset' | 'connection_failed' | 'dns_failed' | 'tls_failed' | 'timed_out' | 'answer_too_large' | 'blocked';

/**
 * A failed attempt
 */
export type WebhookFailure = {
    /**
     * When the attempt began
     */
    at: string;
    /**
     * The delivery that it was an attempt of
     */
    delivery_id: number;
    /**
     * `succeeded`: a 2xx in time, whatever its body; `http_error`: another status; `timed_out`: no status in 30 seconds; `answer_too_large`: more headers than are read; `blocked`: an address that webhooks may not reach. The others say what failed: the look-up of the host, TLS, or the connection
     */
    outcome: WebhookAttemptOutcome;
    /**
     * The HTTP status of the answer; null if none came
     */
    response_status: number | null;
    /**
     * What went wrong, in words; null where the outcome is `succeeded` or `http_error`
     */
    error: string | null;
};

/**
 * Attempts of this hour and the 23 hours before it, without tests
 */
export type WebhookActivity = {
    /**
     * How many attempts were made
     */
    attempts: number;
    /**
     * The share of successful attempts; null without attempts
     */
    success_rate: number | null;
    /**
     * When an attempt last succeeded; null if none did
     */
    last_success_at: string | null;
    /**
     * The attempt that failed last; null if none did
     */
    last_failure: WebhookFailure | null;
};

/**
 * A subscription to events, which are sent to its URL
 */
export type Webhook = {
    /**
     * The id of a record: a positive integer that never changes
     */
    id: number;
    /**
     * Where deliveries are sent: an http or https URL, in ASCII
     */
    url: string;
    /**
     * The event types that are delivered, or `*` for all, also those to come
     */
    events: Array<EventSelector>;
    /**
     * What the webhook is for, in your words; null for none
     */
    description: string | null;
    /**
     * Whether events are delivered; if not, they are kept as `skipped` deliveries
     */
    active: boolean;
    /**
     * When the service disabled the webhook by itself; null while it has not, and once it is active again
     */
    disabled_at: string | null;
    /**
     * Why the service disabled the webhook: `deliveries_exhausted`, five deliveries in a row failed all their attempts; `gone`, two attempts in a row were answered 410. Null while it has not
     */
    disabled_reason: WebhookDisabledReason;
    /**
     * Until when deliveries are also signed with the previous secret; null if there is none
     */
    previous_secret_expires_at: string | null;
    /**
     * The names of your own headers in deliveries; their values are never shown
     */
    header_names: Array<HeaderName>;
    /**
     * Who is mailed when deliveries fail, besides the user who made the webhook; null for nobody else
     */
    contact: string | null;
    /**
     * Attempts of this hour and the 23 hours before it, without tests
     */
    last_24_hours: WebhookActivity;
    /**
     * When it was created, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * When it last changed, in UTC with milliseconds (RFC 3339); at first the same as `created_at`
     */
    updated_at: string;
    /**
     * Begins at 1 and increases by one with each change of the record; also the `ETag`. For `If-Match`
     */
    version: number;
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

/**
 * A webhook to be added
 */
export type WebhookCreate = {
    /**
     * http or https; addresses that are not public are refused. Letters of any script, such as in `https://例え.jp/hooks`, are stored in ASCII
     */
    url: string;
    /**
     * The event types to deliver, or `*` for all, also those to come; one that is named twice counts once
     */
    events: Array<EventSelector>;
    /**
     * What the webhook is for, in your words; null for none
     */
    description?: string | null;
    /**
     * Whether to deliver events at once
     */
    active?: boolean;
    /**
     * Your own headers for every delivery, such as `Authorization` for a gateway in front of the receiver; at most 10.
     * They replace all previous ones. Values are encrypted and never shown again. Headers that deliveries or HTTP itself
     * use are refused.
     *
     */
    headers?: WebhookHeaders;
    /**
     * An e-mail address to mail when deliveries fail and when the webhook is disabled, besides the user who made the webhook; null for none
     */
    contact?: string | null;
};

/**
 * A webhook with its secret, which is shown only once
 */
export type WebhookWithSecret = {
    /**
     * The id of a record: a positive integer that never changes
     */
    id: number;
    /**
     * Where deliveries are sent: an http or https URL, in ASCII
     */
    url: string;
    /**
     * The event types that are delivered, or `*` for all, also those to come
     */
    events: Array<EventSelector>;
    /**
     * What the webhook is for, in your words; null for none
     */
    description: string | null;
    /**
     * Whether events are delivered; if not, they are kept as `skipped` deliveries
     */
    active: boolean;
    /**
     * When the service disabled the webhook by itself; null while it has not, and once it is active again
     */
    disabled_at: string | null;
    /**
     * Why the service disabled the webhook: `deliveries_exhausted`, five deliveries in a row failed all their attempts; `gone`, two attempts in a row were answered 410. Null while it has not
     */
    disabled_reason: WebhookDisabledReason;
    /**
     * Until when deliveries are also signed with the previous secret; null if there is none
     */
    previous_secret_expires_at: string | null;
    /**
     * The names of your own headers in deliveries; their values are never shown
     */
    header_names: Array<HeaderName>;
    /**
     * Who is mailed when deliveries fail, besides the user who made the webhook; null for nobody else
     */
    contact: string | null;
    /**
     * Attempts of this hour and the 23 hours before it, without tests
     */
    last_24_hours: WebhookActivity;
    /**
     * When it was created, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * When it last changed, in UTC with milliseconds (RFC 3339); at first the same as `created_at`
     */
    updated_at: string;
    /**
     * Begins at 1 and increases by one with each change of the record; also the `ETag`. For `If-Match`
     */
    version: number;
    /**
     * The key of the signatures; shown only when it is made
     */
    secret?: string;
    /**
     * Replaces `secret` when an `Idempotency-Key` replays the answer
     */
    secret_withheld?: boolean;
};

/**
 * What is to change of a webhook; members that are left out stay as they are
 */
export type WebhookUpdate = {
    /**
     * http or https; addresses that are not public are refused. Letters of any script, such as in `https://例え.jp/hooks`, are stored in ASCII
     */
    url?: string;
    /**
     * The event types to deliver, or `*` for all, also those to come; one that is named twice counts once
     */
    events?: Array<EventSelector>;
    /**
     * What the webhook is for, in your words; null for none
     */
    description?: string | null;
    /**
     * True to deliver events, also after the service disabled the webhook; false to keep them as `skipped` deliveries
     */
    active?: boolean;
    /**
     * Your own headers for every delivery, such as `Authorization` for a gateway in front of the receiver; at most 10.
     * They replace all previous ones. Values are encrypted and never shown again. Headers that deliveries or HTTP itself
     * use are refused.
     *
     */
    headers?: WebhookHeaders;
    /**
     * An e-mail address to mail when deliveries fail and when the webhook is disabled, besides the user who made the webhook; null for none
     */
    contact?: string | null;
};

/**
 * How a secret is replaced
 */
export type WebhookRotateSecret = {
    /**
     * For how many hours deliveries are signed with the old secret, too; 0 for none
     */
    grace_hours?: number;
};

/**
 * What happened: the noun and the verb. More types are to come
 */
export type EventTypeName = 'person.created' | 'person.updated' | 'person.deleted' | 'person.started' | 'person.terminated' | 'person.erased' | 'department.created' | 'department.updated' | 'department.deleted' | 'location.created' | 'location.updated' | 'location.deleted' | 'document.created' | 'document.updated' | 'document.sent' | 'document.viewed' | 'document.bounced' | 'document.signer_signed' | 'document.signed' | 'document.filed' | 'document.expired' | 'document.declined' | 'document.voided' | 'document.deleted' | 'document_template.created' | 'document_template.updated' | 'document_template.deleted' | 'payrun.created' | 'payrun.updated' | 'payrun.approved' | 'payrun.completed' | 'payrun.reopened' | 'payrun.cancelled' | 'payrun.deleted' | 'recurring_line.created' | 'recurring_line.updated' | 'recurring_line.deleted' | 'leave.requested' | 'leave.updated' | 'leave.approved' | 'leave.rejected' | 'leave.cancelled' | 'leave.balance_adjusted' | 'leave_type.created' | 'leave_type.updated' | 'holiday.created' | 'holiday.updated' | 'holiday.deleted' | 'user.created' | 'user.updated' | 'webhook.disabled';

/**
 * A test to be sent
 */
export type WebhookSendTest = {
    /**
     * The event type whose example in the contract is sent
     */
    type: EventTypeName;
};

/**
 * The id of an event, the same in every delivery and attempt: deduplicate by it
 */
export type EventId = string;

/**
 * `pending` while attempts are to come; `succeeded` once one was answered 2xx; `failed` after the last attempt; `skipped` because the webhook was not active
 */
export type WebhookDeliveryStatus = 'pending' | 'succeeded' | 'failed' | 'skipped';

/**
 * Why the attempt was made: by the `schedule`, by `webhookDeliveries.redeliver`, or by `webhooks.sendTest`
 */
export type WebhookAttemptTrigger = 'schedule' | 'redelivery' | 'test';

/**
 * A header of the request of an attempt
 */
export type WebhookRequestHeader = {
    /**
     * The name of an HTTP header; upper and lower case are equal
     */
    name: string;
    /**
     * Its value; null for signatures, which were made with the secret of that time, for your own headers, which are never shown, and for `X-Webhook-Attempt` of a schedule before the last
     */
    value: string | null;
};

/**
 * One send of a delivery, and what came of it
 */
export type WebhookAttempt = {
    /**
     * Its number among all attempts of the delivery, from 1
     */
    attempt: number;
    /**
     * Why the attempt was made: by the `schedule`, by `webhookDeliveries.redeliver`, or by `webhooks.sendTest`
     */
    trigger: WebhookAttemptTrigger;
    /**
     * Where it was sent: the URL that the webhook had then; null for attempts made by a version of the service that did not keep it
     */
    url: string | null;
    /**
     * When it began, with the look-up of the host; `webhook-timestamp` is the second of it
     */
    started_at: string;
    /**
     * Milliseconds from its start to the end of the answer, to the moment when the rest of its body was dropped, or to its failure
     */
    duration_ms: number;
    /**
     * `succeeded`: a 2xx in time, whatever its body; `http_error`: another status; `timed_out`: no status in 30 seconds; `answer_too_large`: more headers than are read; `blocked`: an address that webhooks may not reach. The others say what failed: the look-up of the host, TLS, or the connection
     */
    outcome: WebhookAttemptOutcome;
    /**
     * The HTTP status of the answer; null if none came
     */
    response_status: number | null;
    /**
     * The first 4 KiB of the body of the answer, as text; null if it was empty, could not be unpacked or none came
     */
    response_excerpt: string | null;
    /**
     * Whether the body of the answer was not read to its end: it was longer than 64 KiB, was not over when the 30 seconds were, broke off, or could not be unpacked. It says nothing about success, which the status decides
     */
    response_truncated: boolean;
    /**
     * What went wrong, in words; null where the outcome is `succeeded` or `http_error`
     */
    error: string | null;
    /**
     * The headers of its request, without those that HTTP itself needs; empty where the outcome is `blocked`. Your own headers are those that the webhook has now: they may have changed since
     */
    request_headers: Array<WebhookRequestHeader>;
};

/**
 * An event on its way to a webhook; kept for at least 30 days
 */
export type WebhookDelivery = {
    /**
     * The id of a record: a positive integer that never changes and may exceed 32 bits
     */
    id: number;
    /**
     * The webhook that it is sent to
     */
    webhook_id: number;
    /**
     * The event that is sent, as in `webhook-id`
     */
    event_id: string;
    /**
     * The type of the event: what happened, as `type` in the body says
     */
    type: EventTypeName;
    /**
     * `pending` while attempts are to come; `succeeded` once one was answered 2xx; `failed` after the last attempt; `skipped` because the webhook was not active
     */
    status: WebhookDeliveryStatus;
    /**
     * How many attempts were made, by the schedule and by hand
     */
    attempt_count: number;
    /**
     * When the schedule makes the next attempt; null unless it is `pending`
     */
    next_attempt_at: string | null;
    /**
     * Every attempt, the oldest first; in `webhookDeliveries.get` only
     */
    attempts?: Array<WebhookAttempt>;
    /**
     * When it was created, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * When it last changed, in UTC with milliseconds (RFC 3339); at first the same as `created_at`
     */
    updated_at: string;
};

/**
 * The state of a delivery that can be sent again: `failed` after its last attempt, or `skipped` while the webhook was not active
 */
export type RecoverableStatus = 'failed' | 'skipped';

/**
 * Which deliveries are to start again
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
     * Count the deliveries without changing them
     */
    dry_run?: boolean;
};

/**
 * What became of a recovery
 */
export type WebhookRecovery = {
    /**
     * How many deliveries start again from their first attempt, or would in a dry run
     */
    scheduled: number;
    /**
     * Whether they were only counted
     */
    dry_run: boolean;
};

/**
 * Attempts that ended in one hour, without tests
 */
export type WebhookHour = {
    /**
     * When the hour began, by UTC
     */
    hour: string;
    /**
     * How many attempts succeeded
     */
    succeeded: number;
    /**
     * How many attempts failed
     */
    failed: number;
};

/**
 * How a webhook is doing
 */
export type WebhookStatistics = {
    /**
     * This hour and the 23 before it, the oldest first
     */
    hours: Array<WebhookHour>;
};

/**
 * The order of the stream: `sequence` has the oldest first, `-sequence` the newest
 */
export type EventSort = 'sequence' | '-sequence';

/**
 * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
 */
export type EventSequence = number;

/**
 * The person as the change left them; of a deleted person, as they were last
 */
export type PersonEventData = {
    /**
     * The id of a record: a positive integer that never changes
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
     * The e-mail address of the person; no two people of the business who are not deleted have the same
     */
    email: string;
    /**
     * The day of birth, YYYY-MM-DD; null if it is unknown
     */
    date_of_birth: string | null;
    /**
     * When it was created, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
};

/**
 * A person was added.
 */
export type PersonCreatedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `person.created`
     */
    type: 'person.created';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The person as the change left them; of a deleted person, as they were last
     */
    data: PersonEventData;
};

/**
 * The members of the person that changed, also those that `data` does not have; events from before there was this member are without it
 */
export type ChangedMembers = Array<string>;

/**
 * A record changed; not sent when nothing did.
 */
export type PersonUpdatedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `person.updated`
     */
    type: 'person.updated';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The members of the person that changed, also those that `data` does not have; events from before there was this member are without it
     */
    changed?: ChangedMembers;
    /**
     * The person as the change left them; of a deleted person, as they were last
     */
    data: PersonEventData;
};

/**
 * A person was deleted; the data is the record as it last was.
 */
export type PersonDeletedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `person.deleted`
     */
    type: 'person.deleted';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The person as the change left them; of a deleted person, as they were last
     */
    data: PersonEventData;
};

/**
 * The person when their employment began or ended, with its days
 */
export type PersonStatusEventData = {
    /**
     * The id of a record: a positive integer that never changes
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
     * The e-mail address of the person; no two people of the business who are not deleted have the same
     */
    email: string;
    /**
     * The day of birth, YYYY-MM-DD; null if it is unknown
     */
    date_of_birth: string | null;
    /**
     * When it was created, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The first day of the employment, YYYY-MM-DD; null if it is unknown
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
 * An employment has begun: `start_date` has arrived, in the time zone of the business. Also when somebody is employed again, or an end is taken back. Not sent for a person who is added on that day or later.
 */
export type PersonStartedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `person.started`
     */
    type: 'person.started';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The person when their employment began or ended, with its days
     */
    data: PersonStatusEventData;
};

/**
 * An employment has ended: `end_date`, the day after `last_day`, has arrived in the time zone of the business. Sent anew when the end is moved and arrives again.
 */
export type PersonTerminatedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `person.terminated`
     */
    type: 'person.terminated';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The person when their employment began or ended, with its days
     */
    data: PersonStatusEventData;
};

/**
 * Who was erased
 */
export type PersonErasedEventData = {
    /**
     * The id of a record: a positive integer that never changes
     */
    id: number;
};

/**
 * A person was erased, of whom nothing but the id is told; earlier events about them have no name any more.
 */
export type PersonErasedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `person.erased`
     */
    type: 'person.erased';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * Who was erased
     */
    data: PersonErasedEventData;
};

/**
 * The department as the event found it
 */
export type DepartmentEventData = {
    /**
     * The id of a record: a positive integer that never changes
     */
    id: number;
    /**
     * What the department is called, unique in the business whatever its case. Each run of white space becomes one space
     */
    name: string;
    /**
     * Your short code for the department, unique in the business whatever its case; null for none
     */
    code: string | null;
    /**
     * The id of the department that this one is a part of; null for none. A department is never part of itself, directly or through others
     */
    parent_id: number | null;
    /**
     * When it was created, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
};

/**
 * A department was added, by itself or by the name that a person was given.
 */
export type DepartmentCreatedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `department.created`
     */
    type: 'department.created';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The department as the event found it
     */
    data: DepartmentEventData;
};

/**
 * A department has another name, code or parent. The text `department` of its people follows, without a change of theirs.
 */
export type DepartmentUpdatedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `department.updated`
     */
    type: 'department.updated';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The department as the event found it
     */
    data: DepartmentEventData;
};

/**
 * A department was deleted; the data is the department as it last was.
 */
export type DepartmentDeletedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `department.deleted`
     */
    type: 'department.deleted';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The department as the event found it
     */
    data: DepartmentEventData;
};

/**
 * The location as the event found it
 */
export type LocationEventData = {
    /**
     * The id of a record: a positive integer that never changes
     */
    id: number;
    /**
     * What the location is called, unique in the business whatever its case. Each run of white space becomes one space
     */
    name: string;
    /**
     * Your short code for the location, unique in the business whatever its case; null for none
     */
    code: string | null;
    /**
     * The country as two capital letters (ISO 3166-1 alpha-2), for information; null if it is unknown
     */
    country: string | null;
    /**
     * The time zone (IANA), for information: `today` is that of the business everywhere. Null if it is unknown
     */
    time_zone: string | null;
    /**
     * When it was created, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
};

/**
 * A location was added.
 */
export type LocationCreatedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `location.created`
     */
    type: 'location.created';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The location as the event found it
     */
    data: LocationEventData;
};

/**
 * A location has another name, code, country or time zone.
 */
export type LocationUpdatedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `location.updated`
     */
    type: 'location.updated';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The location as the event found it
     */
    data: LocationEventData;
};

/**
 * A location was deleted; the data is the location as it last was.
 */
export type LocationDeletedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `location.deleted`
     */
    type: 'location.deleted';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The location as the event found it
     */
    data: LocationEventData;
};

/**
 * “I sign for `name`, as `full_name`”
 */
export type SignedOnBehalf = {
    /**
     * The signer for whom somebody else signed
     */
    signer_id: number;
    /**
     * The name of the signer
     */
    name: string;
    /**
     * The name of the person who signed
     */
    full_name: string;
};

/**
 * The document as the change left it, without its content
 */
export type DocumentEventData = {
    /**
     * The id of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The person whom the document is about
     */
    person_id: number;
    /**
     * The template that it was made from; null for an uploaded file
     */
    template_id: number | null;
    /**
     * What the document is called
     */
    title: string;
    /**
     * `draft` until it is sent; `sent` while signatures are missing; `signed` by all; `filed` when nobody has to sign it; `expired` when the time ran out, after which it can be sent again; `declined` by a signer; `voided` when it was withdrawn
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
     * Until when it can be signed; set whenever it is sent, and null before that
     */
    expires_at: string | null;
    /**
     * When the last signer signed; null before that
     */
    signed_at: string | null;
    /**
     * When it expired; null before that, and once it was sent again
     */
    expired_at: string | null;
    /**
     * When it was filed, as nobody has to sign it; null otherwise
     */
    filed_at: string | null;
    /**
     * When it was created, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The signers for whom somebody else signed; only where there are any
     */
    signed_on_behalf?: Array<SignedOnBehalf>;
};

/**
 * A document was generated or uploaded.
 */
export type DocumentCreatedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `document.created`
     */
    type: 'document.created';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The document as the change left it, without its content
     */
    data: DocumentEventData;
};

/**
 * A draft was changed, or a signer was corrected.
 */
export type DocumentUpdatedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `document.updated`
     */
    type: 'document.updated';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The document as the change left it, without its content
     */
    data: DocumentEventData;
};

/**
 * A document was sent to its signers, for the first time or again after it had expired.
 */
export type DocumentSentEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `document.sent`
     */
    type: 'document.sent';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The document as the change left it, without its content
     */
    data: DocumentEventData;
};

/**
 * The signer who has opened the document; `documents.get` has the name
 */
export type ViewerEventData = {
    /**
     * The id of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The place in the order of signing, from 1
     */
    order: number;
    /**
     * When the signer opened it
     */
    viewed_at: string;
};

/**
 * The document when one of its signers had opened it, and who it was
 */
export type DocumentViewedEventData = {
    /**
     * The id of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The person whom the document is about
     */
    person_id: number;
    /**
     * The template that it was made from; null for an uploaded file
     */
    template_id: number | null;
    /**
     * What the document is called
     */
    title: string;
    /**
     * `draft` until it is sent; `sent` while signatures are missing; `signed` by all; `filed` when nobody has to sign it; `expired` when the time ran out, after which it can be sent again; `declined` by a signer; `voided` when it was withdrawn
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
     * Until when it can be signed; set whenever it is sent, and null before that
     */
    expires_at: string | null;
    /**
     * When the last signer signed; null before that
     */
    signed_at: string | null;
    /**
     * When it expired; null before that, and once it was sent again
     */
    expired_at: string | null;
    /**
     * When it was filed, as nobody has to sign it; null otherwise
     */
    filed_at: string | null;
    /**
     * When it was created, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The signers for whom somebody else signed; only where there are any
     */
    signed_on_behalf?: Array<SignedOnBehalf>;
    /**
     * The signer who has opened the document; `documents.get` has the name
     */
    signer: ViewerEventData;
};

/**
 * A signer has opened a document: once for each signer, and once more when another address was given for them.
 */
export type DocumentViewedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `document.viewed`
     */
    type: 'document.viewed';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The document when one of its signers had opened it, and who it was
     */
    data: DocumentViewedEventData;
};

/**
 * The signer whom the mail did not reach; `documents.get` has the address
 */
export type BouncedSignerEventData = {
    /**
     * The id of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The place in the order of signing, from 1
     */
    order: number;
    /**
     * When the refusal was known
     */
    bounced_at: string;
    /**
     * The enhanced status code of the refusal (RFC 3463), such as `5.1.1` for an address that does not exist; null where the mail server gave none
     */
    status_code: string | null;
};

/**
 * The document, and the signer whom its mail did not reach
 */
export type DocumentBouncedEventData = {
    /**
     * The id of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The person whom the document is about
     */
    person_id: number;
    /**
     * The template that it was made from; null for an uploaded file
     */
    template_id: number | null;
    /**
     * What the document is called
     */
    title: string;
    /**
     * `draft` until it is sent; `sent` while signatures are missing; `signed` by all; `filed` when nobody has to sign it; `expired` when the time ran out, after which it can be sent again; `declined` by a signer; `voided` when it was withdrawn
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
     * Until when it can be signed; set whenever it is sent, and null before that
     */
    expires_at: string | null;
    /**
     * When the last signer signed; null before that
     */
    signed_at: string | null;
    /**
     * When it expired; null before that, and once it was sent again
     */
    expired_at: string | null;
    /**
     * When it was filed, as nobody has to sign it; null otherwise
     */
    filed_at: string | null;
    /**
     * When it was created, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The signers for whom somebody else signed; only where there are any
     */
    signed_on_behalf?: Array<SignedOnBehalf>;
    /**
     * The signer whom the mail did not reach; `documents.get` has the address
     */
    signer: BouncedSignerEventData;
};

/**
 * A mail to a signer was refused for good: correct the address with `documents.updateSigner`.
 */
export type DocumentBouncedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `document.bounced`
     */
    type: 'document.bounced';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The document, and the signer whom its mail did not reach
     */
    data: DocumentBouncedEventData;
};

/**
 * The signer who has signed; `documents.get` has the name
 */
export type SignerEventData = {
    /**
     * The id of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The place in the order of signing, from 1
     */
    order: number;
    /**
     * When the signer signed
     */
    signed_at: string;
    /**
     * Whether somebody else signed for this signer
     */
    on_behalf: boolean;
};

/**
 * The document when one of its signers had signed, and who it was
 */
export type DocumentSignerEventData = {
    /**
     * The id of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The person whom the document is about
     */
    person_id: number;
    /**
     * The template that it was made from; null for an uploaded file
     */
    template_id: number | null;
    /**
     * What the document is called
     */
    title: string;
    /**
     * `draft` until it is sent; `sent` while signatures are missing; `signed` by all; `filed` when nobody has to sign it; `expired` when the time ran out, after which it can be sent again; `declined` by a signer; `voided` when it was withdrawn
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
     * Until when it can be signed; set whenever it is sent, and null before that
     */
    expires_at: string | null;
    /**
     * When the last signer signed; null before that
     */
    signed_at: string | null;
    /**
     * When it expired; null before that, and once it was sent again
     */
    expired_at: string | null;
    /**
     * When it was filed, as nobody has to sign it; null otherwise
     */
    filed_at: string | null;
    /**
     * When it was created, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
    /**
     * The signers for whom somebody else signed; only where there are any
     */
    signed_on_behalf?: Array<SignedOnBehalf>;
    /**
     * The signer who has signed; `documents.get` has the name
     */
    signer: SignerEventData;
    /**
     * How many have still to sign; with 0 `document.signed` follows
     */
    pending_signers: number;
};

/**
 * A signer has signed a document; with the last one, `document.signed` follows.
 */
export type DocumentSignerSignedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `document.signer_signed`
     */
    type: 'document.signer_signed';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The document when one of its signers had signed, and who it was
     */
    data: DocumentSignerEventData;
};

/**
 * A document was signed by its last signer.
 */
export type DocumentSignedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `document.signed`
     */
    type: 'document.signed';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The document as the change left it, without its content
     */
    data: DocumentEventData;
};

/**
 * A document was filed, as nobody has to sign it.
 */
export type DocumentFiledEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `document.filed`
     */
    type: 'document.filed';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The document as the change left it, without its content
     */
    data: DocumentEventData;
};

/**
 * A document was not signed in time.
 */
export type DocumentExpiredEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `document.expired`
     */
    type: 'document.expired';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The document as the change left it, without its content
     */
    data: DocumentEventData;
};

/**
 * A document was declined by a signer.
 */
export type DocumentDeclinedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `document.declined`
     */
    type: 'document.declined';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The document as the change left it, without its content
     */
    data: DocumentEventData;
};

/**
 * A document was withdrawn.
 */
export type DocumentVoidedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `document.voided`
     */
    type: 'document.voided';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The document as the change left it, without its content
     */
    data: DocumentEventData;
};

/**
 * A draft or a filed document was deleted; the data is the document as it last was.
 */
export type DocumentDeletedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `document.deleted`
     */
    type: 'document.deleted';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The document as the change left it, without its content
     */
    data: DocumentEventData;
};

/**
 * The template as the change left it, without its text
 */
export type DocumentTemplateEventData = {
    /**
     * The id of a record: a positive integer that never changes
     */
    id: number;
    /**
     * What the template is called
     */
    name: string;
    /**
     * The number of its newest revision, from 1
     */
    revision: number;
    /**
     * When it was created, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
};

/**
 * A document template was added.
 */
export type DocumentTemplateCreatedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `document_template.created`
     */
    type: 'document_template.created';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The template as the change left it, without its text
     */
    data: DocumentTemplateEventData;
};

/**
 * A document template has another revision.
 */
export type DocumentTemplateUpdatedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `document_template.updated`
     */
    type: 'document_template.updated';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The template as the change left it, without its text
     */
    data: DocumentTemplateEventData;
};

/**
 * A document template was taken out of use; the data is the template as it last was.
 */
export type DocumentTemplateDeletedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `document_template.deleted`
     */
    type: 'document_template.deleted';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The template as the change left it, without its text
     */
    data: DocumentTemplateEventData;
};

/**
 * The pay run as the change left it, without anybody's pay
 */
export type PayRunEventData = {
    /**
     * The id of a record: a positive integer that never changes
     */
    id: number;
    /**
     * `regular` pays everybody for a period, and each person once for it; `off_cycle` pays beside it, such as a bonus; `correction` takes back or adds to what was paid, with amounts that may be negative
     */
    type: PayRunType;
    /**
     * The first day of the period that is paid
     */
    period_start: string;
    /**
     * The last day of the period that is paid, included
     */
    period_end: string;
    /**
     * The day on which people are to be paid
     */
    pay_date: string;
    /**
     * The currency of all amounts; set when the pay run is created, and never changed
     */
    currency: string;
    /**
     * `draft` can be changed; `approved` is ready to be paid; `completed` was paid elsewhere, and is final; `cancelled` will not be paid
     */
    status: PayRunStatus;
    /**
     * The sums over all payslips of a pay run, in its currency
     */
    totals: PayRunTotals;
    /**
     * When it was approved; null before that, and once it was reopened
     */
    approved_at: string | null;
    /**
     * When it was recorded as paid; null before that
     */
    completed_at: string | null;
    /**
     * When it was created, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
};

/**
 * A pay run was drafted.
 */
export type PayRunCreatedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `payrun.created`
     */
    type: 'payrun.created';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The pay run as the change left it, without anybody's pay
     */
    data: PayRunEventData;
};

/**
 * A draft was changed, or its payslips: one event for a request, however many payslips it wrote.
 */
export type PayRunUpdatedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `payrun.updated`
     */
    type: 'payrun.updated';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The pay run as the change left it, without anybody's pay
     */
    data: PayRunEventData;
};

/**
 * A pay run was approved.
 */
export type PayRunApprovedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `payrun.approved`
     */
    type: 'payrun.approved';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The pay run as the change left it, without anybody's pay
     */
    data: PayRunEventData;
};

/**
 * A pay run was paid and is final.
 */
export type PayRunCompletedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `payrun.completed`
     */
    type: 'payrun.completed';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The pay run as the change left it, without anybody's pay
     */
    data: PayRunEventData;
};

/**
 * A pay run went back to draft.
 */
export type PayRunReopenedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `payrun.reopened`
     */
    type: 'payrun.reopened';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The pay run as the change left it, without anybody's pay
     */
    data: PayRunEventData;
};

/**
 * A pay run was cancelled.
 */
export type PayRunCancelledEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `payrun.cancelled`
     */
    type: 'payrun.cancelled';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The pay run as the change left it, without anybody's pay
     */
    data: PayRunEventData;
};

/**
 * A draft was deleted with its payslips; the data is the pay run as it last was.
 */
export type PayRunDeletedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `payrun.deleted`
     */
    type: 'payrun.deleted';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The pay run as the change left it, without anybody's pay
     */
    data: PayRunEventData;
};

/**
 * The recurring line as the change left it, without its amount
 */
export type RecurringLineEventData = {
    /**
     * The id of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The person on whose payslips it stands
     */
    person_id: number;
    /**
     * What the amount does to the net pay: an `earning` or `reimbursement` adds to it, a `deduction` or `tax` lowers it, and an `employer_cost` comes on top
     */
    kind: PayslipLineKind;
    /**
     * Your own code for what is paid
     */
    code: string;
    /**
     * The currency of the amount
     */
    currency: string;
    /**
     * The first day on which it is in force
     */
    starts_on: string;
    /**
     * The last day on which it is in force, included; null as long as no end is known
     */
    ends_on: string | null;
    /**
     * When it was created, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
};

/**
 * A recurring line was added.
 */
export type RecurringLineCreatedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `recurring_line.created`
     */
    type: 'recurring_line.created';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The recurring line as the change left it, without its amount
     */
    data: RecurringLineEventData;
};

/**
 * A recurring line was changed, also when only its name or amount was.
 */
export type RecurringLineUpdatedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `recurring_line.updated`
     */
    type: 'recurring_line.updated';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The recurring line as the change left it, without its amount
     */
    data: RecurringLineEventData;
};

/**
 * A recurring line was deleted; the data is the line as it last was.
 */
export type RecurringLineDeletedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `recurring_line.deleted`
     */
    type: 'recurring_line.deleted';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The recurring line as the change left it, without its amount
     */
    data: RecurringLineEventData;
};

/**
 * The leave as the change left it, without notes
 */
export type LeaveEventData = {
    /**
     * The id of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The person who is away
     */
    person_id: number;
    /**
     * The kind of leave, whose rules apply
     */
    leave_type_id: number;
    /**
     * The first day of the leave
     */
    start_date: string;
    /**
     * The last day of the leave, included
     */
    end_date: string;
    /**
     * How much of the first day is leave
     */
    start_portion: DayPortion;
    /**
     * How much of the last day is leave; for a single day the same as `start_portion`
     */
    end_portion: DayPortion;
    /**
     * The days that the leave takes, in halves
     */
    days: number;
    /**
     * `requested` until somebody decides; `approved` takes its days from the balance; `rejected` and `cancelled` take none
     */
    status: LeaveStatus;
    /**
     * The user who approved or rejected it; null without a decision, when the type needs no approval, or when an API key decided
     */
    decided_by: number | null;
    /**
     * When it was approved or rejected; null before that
     */
    decided_at: string | null;
    /**
     * When it was created, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
};

/**
 * Leave was asked for.
 */
export type LeaveRequestedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `leave.requested`
     */
    type: 'leave.requested';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The leave as the change left it, without notes
     */
    data: LeaveEventData;
};

/**
 * Leave that nobody has decided on was changed.
 */
export type LeaveUpdatedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `leave.updated`
     */
    type: 'leave.updated';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The leave as the change left it, without notes
     */
    data: LeaveEventData;
};

/**
 * Leave was approved.
 */
export type LeaveApprovedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `leave.approved`
     */
    type: 'leave.approved';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The leave as the change left it, without notes
     */
    data: LeaveEventData;
};

/**
 * Leave was rejected.
 */
export type LeaveRejectedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `leave.rejected`
     */
    type: 'leave.rejected';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The leave as the change left it, without notes
     */
    data: LeaveEventData;
};

/**
 * Leave was cancelled.
 */
export type LeaveCancelledEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `leave.cancelled`
     */
    type: 'leave.cancelled';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The leave as the change left it, without notes
     */
    data: LeaveEventData;
};

/**
 * The line of the ledger, without its note
 */
export type LeaveAdjustmentEventData = {
    /**
     * The id of the line, as `leaveLedger.list` has it
     */
    id: number;
    /**
     * The person whose days they are
     */
    person_id: number;
    /**
     * The kind of leave that the days are for
     */
    leave_type_id: number;
    /**
     * Days given, or taken below zero
     */
    days: number;
    /**
     * The day from which the balance has them
     */
    effective_on: string;
    /**
     * When it was created, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
};

/**
 * Days were given or taken by hand, or corrected because dates of employment changed.
 */
export type LeaveBalanceAdjustedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `leave.balance_adjusted`
     */
    type: 'leave.balance_adjusted';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The line of the ledger, without its note
     */
    data: LeaveAdjustmentEventData;
};

/**
 * The leave type as the change left it; `leaveTypes.get` has all of its rules
 */
export type LeaveTypeEventData = {
    /**
     * The id of a record: a positive integer that never changes
     */
    id: number;
    /**
     * What the leave is called
     */
    name: string;
    /**
     * The integrator's own code, unique within the business; a payslip line with this code pays or deducts such leave
     */
    code: string;
    /**
     * Whether people are paid meanwhile
     */
    paid: boolean;
    /**
     * Whether somebody has to approve such leave
     */
    requires_approval: boolean;
    /**
     * When it was archived; null while it is not
     */
    archived_at: string | null;
    /**
     * When it was created, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
};

/**
 * A kind of leave was added.
 */
export type LeaveTypeCreatedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `leave_type.created`
     */
    type: 'leave_type.created';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The leave type as the change left it; `leaveTypes.get` has all of its rules
     */
    data: LeaveTypeEventData;
};

/**
 * A kind of leave or one of its rules was changed, or it was archived.
 */
export type LeaveTypeUpdatedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `leave_type.updated`
     */
    type: 'leave_type.updated';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The leave type as the change left it; `leaveTypes.get` has all of its rules
     */
    data: LeaveTypeEventData;
};

/**
 * The holiday as the change left it
 */
export type HolidayEventData = {
    /**
     * The id of a record: a positive integer that never changes
     */
    id: number;
    /**
     * The day
     */
    date: string;
    /**
     * What the holiday is called
     */
    name: string;
    /**
     * The part of the day that is a holiday
     */
    portion: DayPortion;
    /**
     * The locations at which it is a holiday; empty for everybody
     */
    location_ids: Array<Id>;
    /**
     * When it was created, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
};

/**
 * A holiday was added; an import sends one for each day that it adds.
 */
export type HolidayCreatedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `holiday.created`
     */
    type: 'holiday.created';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The holiday as the change left it
     */
    data: HolidayEventData;
};

/**
 * A holiday was changed.
 */
export type HolidayUpdatedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `holiday.updated`
     */
    type: 'holiday.updated';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The holiday as the change left it
     */
    data: HolidayEventData;
};

/**
 * A holiday was deleted; the data is the holiday as it last was.
 */
export type HolidayDeletedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `holiday.deleted`
     */
    type: 'holiday.deleted';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The holiday as the change left it
     */
    data: HolidayEventData;
};

/**
 * The user as the change left them; `users.get` has name and e-mail address
 */
export type UserEventData = {
    /**
     * The id of a record: a positive integer that never changes
     */
    id: number;
    /**
     * What the user may do, and whose records they reach
     */
    role: Role;
    /**
     * Whether the user can log in; false, too, once the employment of their person has ended
     */
    active: boolean;
    /**
     * The record of the user as a person, which the scope `self` opens; null for none. A person has at most one user
     */
    person_id: number | null;
    /**
     * Whether the user has a password; false until the invitation was accepted
     */
    password_set: boolean;
    /**
     * Whether a login takes a second factor
     */
    two_factor_enabled: boolean;
    /**
     * Whether the login still counts as one person with those who invited it, gave it its role or linked its person, until somebody else confirms it
     */
    needs_confirmation: boolean;
    /**
     * When it was created, in UTC with milliseconds (RFC 3339); never changes
     */
    created_at: string;
};

/**
 * A user was invited.
 */
export type UserCreatedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `user.created`
     */
    type: 'user.created';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The user as the change left them; `users.get` has name and e-mail address
     */
    data: UserEventData;
};

/**
 * A user was changed, accepted the invitation, was invited again by somebody else or confirmed, or turned the second factor on or off, or their access ended or came back with the employment of their person. Not sent for logins.
 */
export type UserUpdatedEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `user.updated`
     */
    type: 'user.updated';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The user as the change left them; `users.get` has name and e-mail address
     */
    data: UserEventData;
};

/**
 * The webhook that the service disabled
 */
export type WebhookEventData = {
    /**
     * The id of a record: a positive integer that never changes
     */
    id: number;
    /**
     * Where its deliveries were sent
     */
    url: string;
    /**
     * When it was disabled
     */
    disabled_at: string;
    /**
     * Why: `deliveries_exhausted`, five deliveries in a row failed all their attempts; `gone`, two attempts in a row were answered 410
     */
    disabled_reason: 'deliveries_exhausted' | 'gone';
};

/**
 * A webhook was disabled because it kept failing or answered 410 twice in a row.
 */
export type WebhookDisabledEvent = {
    /**
     * The id of an event, the same in every delivery and attempt: deduplicate by it
     */
    id: string;
    /**
     * What happened: always `webhook.disabled`
     */
    type: 'webhook.disabled';
    /**
     * When it happened
     */
    created_at: string;
    /**
     * The place in the stream of the business: 1, 2, 3, … without gaps. `events.list` and `events.get` have it; deliveries do not, as they are sent before events are numbered
     */
    sequence?: number;
    /**
     * The webhook that the service disabled
     */
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
    type: 'person.started';
} & PersonStartedEvent) | ({
    type: 'person.terminated';
} & PersonTerminatedEvent) | ({
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
 * Where the next page of the stream begins
 */
export type EventPageMeta = {
    /**
     * The `cursor` of the next page; null when there are no newer events yet
     */
    next_cursor: string | null;
    /**
     * Store it: as a later `cursor`, in the default order, it gets the events after this page; with `sort=-sequence` those after the first page was read
     */
    resume_cursor: string;
};

/**
 * A JSON Schema (draft 2020-12) of the whole body, complete by itself
 */
export type JsonSchema = {
    [key: string]: unknown;
};

/**
 * A kind of event
 */
export type EventType = {
    /**
     * What happened: the noun and the verb. More types are to come
     */
    type: EventTypeName;
    /**
     * What has happened when it is sent
     */
    description: string;
    /**
     * The scope that subscribing takes besides `webhooks:write`, and reading besides `events:read`
     */
    required_scope: Scope;
    /**
     * The JSON Schema of the event
     */
    schema: JsonSchema;
    /**
     * An event of this type, which `webhooks.sendTest` sends
     */
    example: Event;
};

/**
 * All event types, in the order of the contract
 */
export type EventTypes = Array<EventType>;

/**
 * Says that the process runs
 */
export type Liveness = {
    /**
     * Always `live`: what does not run does not answer
     */
    status: 'live';
};

/**
 * Says that the process can answer requests
 */
export type Readiness = {
    /**
     * Always `ready`: else the answer is a 503
     */
    status: 'ready';
};

/**
 * A repeated request with the same key and body gets the first answer again, within 24 hours
 */
export type IdempotencyKey = string;

/**
 * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
 */
export type IfMatch = EntityTags;

/**
 * The maximum number of items per page
 */
export type Limit = number;

/**
 * `meta.next_cursor` of the previous page; opaque
 */
export type Cursor = string;

/**
 * The `id` of the record
 */
export type Id2 = Id;

/**
 * Only the records with these ids, at most 100, which are given as `ids=1&ids=2`. Ids that the caller may not see are left out of the answer, and so are those of nobody
 */
export type Ids = Array<Id>;

/**
 * Only users with each of these words, whole or in part, in the name or the email. Case and accents are ignored
 */
export type UserSearch = string;

/**
 * Only records changed at this time or later
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
 * Only what happened at this time or later
 */
export type Since = Timestamp;

/**
 * Only what happened before this time
 */
export type Until = Timestamp;

/**
 * How many seconds to wait while the clock is being advanced: the answer comes as soon as it is ready, or when the time is up, and sooner when the service is about to stop
 */
export type ClockWait = number;

/**
 * Only people with each of these words, whole or in part, in a name, the email or the employee number. Case and accents are ignored
 */
export type PersonSearch = string;

/**
 * The sort order, descending with `-`. Equal values are sorted by id. Names are sorted without case and accents. A missing `start_date` counts as the earliest. Only the order by id is safe against changes while paging: with any other, people may be skipped or repeated
 */
export type PersonSort2 = PersonSort;

/**
 * Only people in this state today
 */
export type PersonStatus2 = PersonStatus;

/**
 * Only people managed directly by this person
 */
export type PersonManager = Id;

/**
 * Only people in the department of this name, whatever its case, without the departments that are parts of it
 */
export type PersonDepartment = string;

/**
 * Only people in this department or in one that is a part of it, directly or through others
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
 * Include the tombstones of deleted records
 */
export type IncludeDeleted = boolean;

/**
 * `-id` for the newest first. Both orders are safe against changes while paging
 */
export type PayslipSort2 = PayslipSort;

/**
 * Only people with each of these words, whole or in part, in the name or the job title. Case and accents are ignored
 */
export type DirectorySearch = string;

/**
 * The sort order, descending with `-`: by `id` of the person, or by the family name without case and accents. Only the orders by id are safe against changes while paging
 */
export type DirectorySort2 = DirectorySort;

/**
 * Only departments with each of these words, whole or in part, in the name or the code. Case and accents are ignored
 */
export type DepartmentSearch = string;

/**
 * The sort order, descending with `-`. Names are sorted without case and accents. Only the orders by id are safe against changes while paging: with any other, departments may be skipped or repeated
 */
export type DepartmentSort2 = DepartmentSort;

/**
 * Only locations with each of these words, whole or in part, in the name or the code. Case and accents are ignored
 */
export type LocationSearch = string;

/**
 * The sort order, descending with `-`. Names are sorted without case and accents. Only the orders by id are safe against changes while paging: with any other, locations may be skipped or repeated
 */
export type LocationSort2 = LocationSort;

/**
 * A revision other than the latest
 */
export type Revision = number;

/**
 * `-id` for the newest first. Both orders are safe against changes while paging
 */
export type DocumentSort2 = DocumentSort;

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
 * Only documents that it is the turn of the caller to sign: those whose `allowed_actions` have `sign`. None for API keys
 */
export type DocumentsToSign = boolean;

/**
 * The file to download
 */
export type FileVersion = 'original' | 'signed';

/**
 * Whom to correct: `signers[].id` of the document
 */
export type SignerId = Id;

/**
 * The part of a signer's link after `/sign/`
 */
export type SigningToken = string;

/**
 * The sort order, descending with `-`. Pay runs of a day are sorted by id. Only the orders by id are safe against changes while paging: by `pay_date`, pay runs whose date changes may be skipped or repeated
 */
export type PayRunSort2 = PayRunSort;

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
 * Whose payslip it is, by the `id` of the person
 */
export type PersonId2 = Id;

/**
 * True to list leave types that nobody can ask for any more, too
 */
export type IncludeArchived = boolean;

/**
 * Only holidays that are days off at this location, those of all locations included
 */
export type HolidayLocation = Id;

/**
 * The sort order, descending with `-`. Requests that begin on one day are sorted by id. Only the orders by id are safe against changes while paging: by `start_date`, requests whose first day changes may be skipped or repeated
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
 * Only the delivery of this event, also of one that was a test; none when it was not sent to the webhook
 */
export type DeliveryEvent = EventId;

/**
 * The `id` of the record
 */
export type BigId2 = BigId;

/**
 * `-sequence` for the newest first. Both orders are safe against changes while paging; only a `meta.resume_cursor` and the default order tell what is new later
 */
export type EventSort2 = EventSort;

/**
 * Where to begin without a `cursor`: only events created at this time or later (RFC 3339), or `now` for none but those that are still to come. The oldest event by default; not `now` with a `cursor`
 */
export type EventsSince = string;

/**
 * Only events of these types
 */
export type Types = Array<EventTypeName>;

/**
 * How many seconds to wait where there is no event: the answer comes as soon as there is one, or empty when the time is up, and sooner when the service is about to stop. It takes the default order, and no `since=now`. A key or user may have ten requests wait at once, and a business two hundred; more get a 429
 */
export type EventsWait = number;

/**
 * The `id` that deliveries have in `webhook-id`
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
 * The type of the event: what happened, as `type` in the body says
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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

export type MeUpdateData = {
    body: MeUpdate;
    headers?: {
        /**
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
         * Only the records with these ids, at most 100, which are given as `ids=1&ids=2`. Ids that the caller may not see are left out of the answer, and so are those of nobody
         */
        ids?: Array<Id>;
        /**
         * Only users with each of these words, whole or in part, in the name or the email. Case and accents are ignored
         */
        q?: string;
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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

export type UsersResendInvitationData = {
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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

export type UsersResendInvitationError = UsersResendInvitationErrors[keyof UsersResendInvitationErrors];

export type UsersResendInvitationResponses = {
    /**
     * UserInvitedResponse
     *
     * The user, with the link if it was not mailed
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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

export type SandboxClockGetData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many seconds to wait while the clock is being advanced: the answer comes as soon as it is ready, or when the time is up, and sooner when the service is about to stop
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
         * A repeated request with the same key and body gets the first answer again, within 24 hours
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
         * `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Only the records with these ids, at most 100, which are given as `ids=1&ids=2`. Ids that the caller may not see are left out of the answer, and so are those of nobody
         */
        ids?: Array<Id>;
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
         * Only people in the department of this name, whatever its case, without the departments that are parts of it
         */
        department?: string;
        /**
         * Only people in this department or in one that is a part of it, directly or through others
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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

export type PeopleExportError = PeopleExportErrors[keyof PeopleExportErrors];

export type PeopleExportResponses = {
    /**
     * A ZIP of JSON in UTF-8 and of the files; `index.json` in it says what each file is
     */
    200: Blob | File;
};

export type PeopleExportResponse = PeopleExportResponses[keyof PeopleExportResponses];

export type PeopleEraseData = {
    body: PersonErasure;
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
         * `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * `-id` for the newest first. Both orders are safe against changes while paging
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
        /**
         * The payslips of this page, in the order of the list
         */
        data: Array<PayslipSummary>;
        meta: PageMeta;
    };
};

export type PeoplePayslipsResponse = PeoplePayslipsResponses[keyof PeoplePayslipsResponses];

export type DirectoryListData = {
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
         * Only people with each of these words, whole or in part, in the name or the job title. Case and accents are ignored
         */
        q?: string;
        /**
         * The sort order, descending with `-`: by `id` of the person, or by the family name without case and accents. Only the orders by id are safe against changes while paging
         */
        sort?: DirectorySort;
        /**
         * Only people in this department or in one that is a part of it, directly or through others
         */
        department_id?: Id;
        /**
         * Only people at this location
         */
        location_id?: Id;
    };
    url: '/directory';
};

export type DirectoryListErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
         * `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Only departments with each of these words, whole or in part, in the name or the code. Case and accents are ignored
         */
        q?: string;
        /**
         * The sort order, descending with `-`. Names are sorted without case and accents. Only the orders by id are safe against changes while paging: with any other, departments may be skipped or repeated
         */
        sort?: DepartmentSort;
        /**
         * Only records changed at this time or later
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
         * A repeated request with the same key and body gets the first answer again, within 24 hours
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
         * `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Only locations with each of these words, whole or in part, in the name or the code. Case and accents are ignored
         */
        q?: string;
        /**
         * The sort order, descending with `-`. Names are sorted without case and accents. Only the orders by id are safe against changes while paging: with any other, locations may be skipped or repeated
         */
        sort?: LocationSort;
        /**
         * Only records changed at this time or later
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
         * A repeated request with the same key and body gets the first answer again, within 24 hours
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
         * `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
    };
    url: '/people/{id}/recurring-lines';
};

export type RecurringLinesListErrors = {
    /**
     * The body or a header is malformed
     */
    400: ErrorBody;
    /**
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
         * The recurring lines of this page
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
         * A repeated request with the same key and body gets the first answer again, within 24 hours
         */
        'Idempotency-Key'?: string;
        /**
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
         * The `id` of the record
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
         * `-id` for the newest first. Both orders are safe against changes while paging
         */
        sort?: DocumentSort;
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
         * Only documents that it is the turn of the caller to sign: those whose `allowed_actions` have `sign`. None for API keys
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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

export type DocumentsCreateSigningLinkData = {
    body?: never;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, within 24 hours
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
         */
        'If-Match'?: EntityTags;
    };
    path: {
        /**
         * The `id` of the record
         */
        id: Id;
        /**
         * Whom to correct: `signers[].id` of the document
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
         * The sort order, descending with `-`. Pay runs of a day are sorted by id. Only the orders by id are safe against changes while paging: by `pay_date`, pay runs whose date changes may be skipped or repeated
         */
        sort?: PayRunSort;
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
        /**
         * The pay runs of this page, in the order of the list
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
        /**
         * The payslips of this page, in the order of the list
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
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
         * The `id` of the record
         */
        id: Id;
        /**
         * Whose payslip it is, by the `id` of the person
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
         * The `id` of the record
         */
        id: Id;
        /**
         * Whose payslip it is, by the `id` of the person
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
         * The `id` of the record
         */
        id: Id;
        /**
         * Whose payslip it is, by the `id` of the person
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
         * The `id` of the record
         */
        id: Id;
        /**
         * Whose payslip it is, by the `id` of the person
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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

export type RecurringLinesDeleteData = {
    body?: never;
    headers?: {
        /**
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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

export type RecurringLinesDeleteError = RecurringLinesDeleteErrors[keyof RecurringLinesDeleteErrors];

export type RecurringLinesDeleteResponses = {
    /**
     * Done
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
         * `meta.next_cursor` of the previous page; opaque
         */
        cursor?: string;
        /**
         * Only records changed at this time or later
         */
        updated_since?: Timestamp;
        /**
         * True to list leave types that nobody can ask for any more, too
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
        /**
         * The leave types of this page, in the order of the list
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
        /**
         * Only holidays that are days off at this location, those of all locations included
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
        /**
         * The holidays of this page, in the order of the list
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
         * The version that the change is based on, as `"<version>"`: that of what the path names, as in its `ETag`; 412 if there is a newer one
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
         * The sort order, descending with `-`. Requests that begin on one day are sorted by id. Only the orders by id are safe against changes while paging: by `start_date`, requests whose first day changes may be skipped or repeated
         */
        sort?: LeaveRequestSort;
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
        /**
         * The requests of this page, in the order of the list
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
        /**
         * The balances of this page, in the order of the list
         */
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
        /**
         * The lines of this page, in the order of the list
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
        /**
         * The links of this page, in the order of the list
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
    body: WebhookSendTest;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, within 24 hours
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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

export type WebhooksStatisticsError = WebhooksStatisticsErrors[keyof WebhooksStatisticsErrors];

export type WebhooksStatisticsResponses = {
    /**
     * WebhookStatisticsResponse
     *
     * The attempts by the hour
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
         * Only the delivery of this event, also of one that was a test; none when it was not sent to the webhook
         */
        event_id?: EventId;
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
         * `-sequence` for the newest first. Both orders are safe against changes while paging; only a `meta.resume_cursor` and the default order tell what is new later
         */
        sort?: EventSort;
        /**
         * Where to begin without a `cursor`: only events created at this time or later (RFC 3339), or `now` for none but those that are still to come. The oldest event by default; not `now` with a `cursor`
         */
        since?: string;
        /**
         * Only events of these types
         */
        types?: Array<EventTypeName>;
        /**
         * How many seconds to wait where there is no event: the answer comes as soon as there is one, or empty when the time is up, and sooner when the service is about to stop. It takes the default order, and no `since=now`. A key or user may have ten requests wait at once, and a business two hundred; more get a 429
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
         * The `id` that deliveries have in `webhook-id`
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token lacks a scope, which `required_scope` and `WWW-Authenticate` name, or a rule says that this caller may not
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
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

export type HealthLiveError = HealthLiveErrors[keyof HealthLiveErrors];

export type HealthLiveResponses = {
    /**
     * LivenessResponse
     *
     * The process runs
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
     * The token is missing, malformed, expired or revoked: `code` and `WWW-Authenticate` say which
     */
    401: ErrorBody;
    /**
     * The path has no such method; `Allow` lists those that it has
     */
    405: ErrorBody;
    /**
     * The request breaks the contract or a rule, or names something that is not there; `errors` has all problems
     */
    422: ErrorBody;
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

export type HealthReadyError = HealthReadyErrors[keyof HealthReadyErrors];

export type HealthReadyResponses = {
    /**
     * ReadinessResponse
     *
     * The process can answer requests
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
