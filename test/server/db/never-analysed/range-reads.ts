/** A statement that rightly reads more than a few rows of a table. */
interface RangeRead {
  /** What its text has, with single spaces. */
  statement: RegExp
  /** What it reads, and why that is no look-up by key. */
  why: string
  /** It depends on the moment how much there is to read. */
  isSometimes?: true
}

/** The statements that read ranges. An entry that no statement needs fails the test. */
export const rangeReads: readonly RangeRead[] = [
  // Lists
  {
    statement:
      /^select .* from "(audit_log|events|documents|pay_runs|leave_requests|leave_ledger|sessions|document_templates)" .*order by .* limit \$\d+$/,
    why: 'a page of a list: all that meets its filters, where PostgreSQL expects few and sorts them',
  },
  {
    statement: /^with first as materialized \( select search_text from people /,
    why: 'a search asks of 1,000 people how rare its words are',
  },
  {
    statement: /^select request\.id as leave_request_id, .* limit \$\d+$/,
    why: 'the leave of everybody in a period',
  },
  // What belongs to one
  {
    statement: /^with batch as materialized \( select (delivery\.)?id from "?(pending|webhook)_deliveries/,
    why: 'a batch of the deliveries of a webhook that is asleep or gone',
  },
  { statement: /^update "sessions" set "revoked_at" = now\(\) .* and "id" <> \$3$/, why: 'all sessions of a user end' },
  // Bounds and rules of a business
  {
    statement: /as "seconds_left" from "users" .* offset \$3$/,
    why: 'it goes to the 500th of the last invitations',
  },
  {
    statement: /^select bool_or\(users\.id = \$1\) as is_owner/,
    why: 'whether another owner is left is asked of all users, when one is to lose access',
  },
  {
    statement: /^select "id" from "users" where "business_id" = \$1 and "role" in /,
    why: 'leave that no manager decides on goes to all administrators',
  },
  {
    statement: /^select "id" from "leave_ledger" where "business_id" = \$1 and "leave_type_id" = \$2 limit \$3$/,
    why: 'whether anybody has had days of a type, before its rules change',
  },
  {
    statement: /^select "id", "title" from "documents" where .* signer\.signed_at is null /,
    why: 'what waits for a signature of somebody who goes, by id or by address',
  },
  {
    statement:
      /^select "id", "email" from "users" where "business_id" = \$1 and \(users\.webhook_mail .* "role" = \$5 /,
    why: 'owners are mailed where the maker of a webhook cannot be',
  },
  {
    statement: /^select time from \( select greatest\( max\(mail\.claimed_until\) /,
    why: 'the mails of the last hour about webhooks, of which there is one for each recipient',
  },
  // Whole pay runs
  {
    statement: /^select line\.person_id, line\.kind, .* from recurring_lines line join people /,
    why: 'a pay run is drafted from the lines of everybody',
  },
  {
    statement: /^select payslip\.person_id, type\.code, sum\(.* from payslips payslip join leave_requests /,
    why: 'a pay run is checked against the leave of everybody in it',
  },
  // Sweeps through all businesses
  { statement: /^delete from "\w+" where ctid = any\(array\(select ctid /, why: 'a batch of what is over, at night' },
  {
    statement: /^select link\.token_hash from signing_links link join document_signers signer /,
    why: 'links to documents that are over, at night',
  },
  {
    statement: /^select distinct "business_id" from "documents" where status = 'sent' and "expires_at"/,
    why: 'documents whose time is over',
  },
  {
    statement:
      /^select webhook_id as id from \(\( with recursive step \(value\) as \( \(select "webhook_id" from "pending_deliveries" /,
    why: 'what is due of webhooks that no worker drains',
    isSometimes: true,
  },
  // Erasure, which searches page by page
  {
    statement:
      /^(update documents set notify = array|delete from document_mails where .* address is not null and lower)/,
    why: 'addresses of somebody who is erased, wherever documents are told of',
  },
  {
    statement: /^with page as \( select id, type, sequence, body from events /,
    why: 'a page of events is searched for a person',
  },
  {
    statement:
      /^(select max\("id"\) as "last" from \(select "id" from "audit_log" |with page as \( select id from audit_log )/,
    why: 'a page of the audit log is searched for a person',
  },
  {
    statement: /^with page as materialized \( \(select id, event_id, true as is_pending from pending_deliveries /,
    why: 'a page of deliveries is searched for a person',
  },
  {
    statement: /^delete from kept_answers where business_id = \$1 and \(?(request !~|body ~\*) /,
    why: 'kept answers are searched for a person',
  },
  {
    statement: /^(update documents set notify = array|delete from document_mails where .* address is not null )/,
    why: 'addresses to notify of documents are searched for those of a person',
  },
  {
    statement: /^select .* from "audit_log" as "entry" where .* order by "id"$/,
    why: 'a page of the audit log is searched for a person',
  },
]
