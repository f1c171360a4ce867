/** A statement that may read more than a few rows of a table. */
interface RangeRead {
  /** Matches the text of the statement, with single spaces. */
  statement: RegExp
  /** The rows that the statement reads, and the reason why it is not a lookup by key. */
  reason: string
  /** Whether the statement reads many rows only sometimes, depending on timing. */
  isSometimes?: true
}

/** The statements that read ranges. The test fails if an entry matches no statement. */
export const rangeReads: readonly RangeRead[] = [
  // Lists
  {
    statement: /^\(select "id" as "id", "webhook_id" as "webhook_id", .* from webhook_deliveries where .* limit \$6\)/,
    reason: 'a page of the deliveries of a webhook, which are read from the newest until enough match the filters',
    isSometimes: true, // only if many do not match
  },
  {
    statement:
      /^select .* from "(audit_log|assignments|bank_accounts|compensations|payments|dependents|emergency_contacts|identifiers|checklists|tasks|events|documents|pay_runs|person_changes|leave_requests|leave_ledger|sessions|document_templates)" .*order by .* limit \$\d+$/,
    reason: 'a page of a list: all matches of its filters, as PostgreSQL expects few and sorts them',
  },
  {
    statement: /^with sample as materialized \( select search_text from people /,
    reason: 'a search estimates the rarity of its words from 1,000 people',
  },
  {
    statement: /^select request\.id as leave_request_id, .* limit \$\d+$/,
    reason: 'the leave of all people in a period',
  },
  // Lists as CSV files
  {
    statement: /^select count\(\*\)::integer as count from \(select 1 from \(.* limit 100001\) as counted$/,
    reason: 'the number of rows of a list, to refuse a file that is too long',
  },
  {
    statement: /^select person\.id as person_id, type\.id as leave_type_id from .* limit \$\d+$/,
    reason: 'a batch of the leave balances of all people',
  },
  {
    statement: /^select "id", "first_name", "last_name" from "people" where .*any\(\$2::integer\[\]\)$/,
    reason: 'the names of the people in a batch',
  },
  // Reports
  {
    statement: /^select date_trunc\('month', day::timestamp\)::date as month, .* as difference from /,
    reason: 'the people, employments and assignments of a business, for headcounts',
  },
  {
    statement: /^select date_trunc\('month', day::timestamp\)::date as month, department_id, figure, /,
    reason: 'the people, employments and assignments of a business, for joiners and leavers',
  },
  {
    statement: /^select department_id, location_id, work_pattern, first_day, last_day, count/,
    reason: 'the people, employments and assignments of a business, for the scheduled days of the absence rate',
  },
  {
    statement: /^select month, .*department_id.*, leave_type_id, sum\(days\) as days from /,
    reason: 'the leave of a business in a period, for the absence rate',
  },
  {
    statement: /^select span\.person_id, coalesce\(people\.preferred_name, .* from \( select person_id, start_date, /,
    reason: 'the people of a business and their compensations, for the leave liability',
  },
  {
    statement: /^with type as materialized \( select \* from json_to_recordset/,
    reason: 'the ledger of all people, for the leave liability',
  },
  {
    statement: /^with run as materialized \( select id, currency, period_end, date_trunc/,
    reason: 'the payslips of a business in a period, for the pay cost',
  },
  // Rows that belong to one webhook or user
  {
    statement: /^with batch as materialized \( select (delivery\.)?id from "?(pending|webhook)_deliveries/,
    reason: 'a batch of the deliveries of a suspended or deleted webhook',
  },
  {
    statement: /^update "sessions" set "revoked_at" = now\(\) .* and "id" <> \$3$/,
    reason: 'all sessions of a user',
  },
  // Bounds and rules of a business
  {
    statement: /as "seconds_left" from "users" .* offset \$3$/,
    reason: 'the 500 latest invitations',
  },
  {
    statement: /^select bool_or\(users\.id = \$1\) as is_owner/,
    reason: 'all users, to check that another owner remains',
  },
  {
    statement: /^delete from "(authentication_requests|user_identities)" where "business_id" = \$1$/,
    reason: 'all logins that were started, or all accounts, as the identity provider of the business changes',
  },
  {
    statement: /^delete from "provisioned_(group_members|groups|users)" where "business_id" = \$1$/,
    reason: 'all that the directory has sent, as provisioning is turned off',
  },
  {
    statement: /^select "member"\."user_id", "groups"\."display_name_key" from "provisioned_group_members" /,
    reason: 'the groups with a role of up to 500 users',
  },
  {
    statement: /^select .* as "users_count" from "roles" where "business_id" = \$2 order by /,
    reason: 'a page of the custom roles, with the number of users of each',
  },
  {
    statement: /select user_id as id from provisioned_users where business_id = \$1 and has_group_role/,
    reason: 'the users with the role of a group, as the roles of groups change',
  },
  {
    statement: /^select "(id|email)" from "users" where "business_id" = \$1 and "role" = \$2 /,
    reason: 'the owners, who get emails, and whose addresses show which domains the business has',
  },
  {
    statement: /^select "id" from "users" where "business_id" = \$1 and (case when users\.role_id is null|"role" in) /,
    reason: 'all administrators: the approvers of people without a manager, and the assignees of tasks',
  },
  {
    statement: /^select tasks\.id, tasks\.(due_on, tasks\.assignee_user_id|title, tasks\.due_on, tasks\.due_on <)/,
    reason: 'the open tasks of a business that are overdue or due soon, for reminders',
  },
  {
    statement: /^select "id" from "leave_ledger" where "business_id" = \$1 and "leave_type_id" = \$2 limit \$3$/,
    reason: 'the ledger lines of a leave type, before its rules change',
    isSometimes: true, // only if the plan begins with the lines of other types
  },
  {
    statement: /^select "id", "title" from "documents" where .* signer\.signed_at is null /,
    reason: 'pending documents of a former employee, by ID or address',
  },
  {
    statement: /^select .* from "document_signers" as "signer" .* and lower\(signer\.email\) in /,
    reason: 'all signers of a business, searched for the address of a person whose data is exported',
  },
  {
    statement:
      /^select "id", "email" from "users" where "business_id" = \$1 and \(users\.webhook_mail .* "role" = \$8 /,
    reason: 'all owners, if the creator of a webhook cannot receive email',
  },
  {
    statement: /^select time from \( select greatest\( max\(mail\.claimed_until\) /,
    reason: 'the emails about webhooks in the last hour, one for each recipient',
  },
  {
    statement:
      /^select from \( \(select from recurring_lines where business_id = \$1 and code = \$2 limit 1\) union all /,
    reason: 'all lines, to check that no line has the code of a pay code that is deleted',
  },
  {
    statement: /^select max\("period_end"\) as "period_end" from "pay_runs" /,
    reason: 'the current and past pay runs, when a pay schedule is created',
  },
  // Whole pay runs
  {
    statement: /^select line\.person_id, line\.kind, .* from recurring_lines line join people /,
    reason: 'the recurring lines of all people, for a draft',
  },
  {
    statement: /^select payslip\.person_id, type\.code, sum\(.* from payslips payslip join leave_requests /,
    reason: 'the leave of all people in a pay run',
  },
  {
    statement: /^with differing .* from people join businesses .* left join lateral .* insert into assignments /,
    reason: 'all people of a business, every night',
  },
  // Sweeps through all businesses
  {
    statement: /^delete from "\w+" where ctid = any\(array\(select ctid /,
    reason: 'a nightly batch of expired rows',
  },
  {
    statement: /^select link\.token_hash from signing_links link join document_signers signer /,
    reason: 'a nightly batch of links to closed documents',
  },
  {
    statement: /^select distinct "business_id" from "documents" where status = 'sent' and "expires_at"/,
    reason: 'expired documents',
  },
  {
    statement:
      /^select webhook_id as id from \(\( with recursive step \(value\) as \( \(select "webhook_id" from "pending_deliveries" /,
    reason: 'due deliveries of webhooks without a lane',
    isSometimes: true,
  },
  {
    statement: /^with unnumbered as \( select id, "(position|id)" as place from "(events|audit_log)" /,
    reason: 'a batch of events, or of entries of the audit log, that have no sequence yet',
    isSometimes: true,
  },
  {
    statement: /^select w\.business_id, w\.id, w\.url, /,
    reason: 'a batch of due deliveries of a webhook',
    isSometimes: true,
  },
  // Erasure, which searches in pages
  {
    statement:
      /^(update documents set notify = array|delete from document_mails where .* address is not null and lower)/,
    reason: 'the addresses in all records of documents, searched for a person',
  },
  {
    statement: /^with page as \( select id, type, sequence, body from events /,
    reason: 'a page of events, searched for a person',
  },
  {
    statement:
      /^(select max\("id"\) as "last" from \(select "id" from "audit_log" |with page as \( select id from audit_log )/,
    reason: 'a page of the audit log, searched for a person',
  },
  {
    statement: /^with page as materialized \( \(select id, event_id, true as is_pending from pending_deliveries /,
    reason: 'a page of deliveries, searched for a person',
  },
  {
    statement: /^delete from kept_answers where business_id = \$1 and \(?(request !~|body ~\*) /,
    reason: 'stored responses, searched for a person',
  },
  {
    statement: /^(update documents set notify = array|delete from document_mails where .* address is not null )/,
    reason: 'the notification addresses of all documents, searched for a person',
  },
  {
    statement: /^select .* from "audit_log" as "entry" where .* order by "id"$/,
    reason: 'a page of the audit log, searched for a person',
  },
]
