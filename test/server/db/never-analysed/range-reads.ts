/** A statement that rightly reads more than a few rows of a table. */
interface RangeRead {
  /** A pattern of its text, with single spaces. */
  statement: RegExp
  /** The rows it reads, and the reason that this is no look-up by key. */
  reason: string
  /** It depends on the moment how much there is to read. */
  isSometimes?: true
}

/** The statements that read ranges. An entry that no statement needs fails the test. */
export const rangeReads: readonly RangeRead[] = [
  // Lists
  {
    statement:
      /^select .* from "(audit_log|events|documents|pay_runs|leave_requests|leave_ledger|sessions|document_templates)" .*order by .* limit \$\d+$/,
    reason: 'a page of a list: all that meets its filters, where PostgreSQL expects few and sorts them',
  },
  {
    statement: /^with sample as materialized \( select search_text from people /,
    reason: 'a search asks of 1,000 people how rare its words are',
  },
  {
    statement: /^select request\.id as leave_request_id, .* limit \$\d+$/,
    reason: 'the leave of all people in a period',
  },
  // What belongs to one
  {
    statement: /^with batch as materialized \( select (delivery\.)?id from "?(pending|webhook)_deliveries/,
    reason: 'a batch of the deliveries of a webhook that is asleep or gone',
  },
  {
    statement: /^update "sessions" set "revoked_at" = now\(\) .* and "id" <> \$3$/,
    reason: 'all sessions of a user end',
  },
  // Bounds and rules of a business
  {
    statement: /as "seconds_left" from "users" .* offset \$3$/,
    reason: 'it goes to the 500th of the last invitations',
  },
  {
    statement: /^select bool_or\(users\.id = \$1\) as is_owner/,
    reason: 'whether another owner is left is asked of all users, when one is to lose access',
  },
  {
    statement: /^select "id" from "users" where "business_id" = \$1 and "role" in /,
    reason: 'leave that no manager decides on goes to all administrators',
  },
  {
    statement: /^select "id" from "leave_ledger" where "business_id" = \$1 and "leave_type_id" = \$2 limit \$3$/,
    reason: 'whether a type has any ledger lines, before its rules change',
  },
  {
    statement: /^select "id", "title" from "documents" where .* signer\.signed_at is null /,
    reason: 'documents to sign of a person who leaves, by id or by address',
  },
  {
    statement:
      /^select "id", "email" from "users" where "business_id" = \$1 and \(users\.webhook_mail .* "role" = \$5 /,
    reason: 'owners are mailed where the maker of a webhook cannot be',
  },
  {
    statement: /^select time from \( select greatest\( max\(mail\.claimed_until\) /,
    reason: 'the mails of the last hour about webhooks, of which there is one for each recipient',
  },
  // Whole pay runs
  {
    statement: /^select line\.person_id, line\.kind, .* from recurring_lines line join people /,
    reason: 'a pay run is drafted from the lines of all people',
  },
  {
    statement: /^select payslip\.person_id, type\.code, sum\(.* from payslips payslip join leave_requests /,
    reason: 'a pay run is checked against the leave of all its people',
  },
  // Sweeps through all businesses
  {
    statement: /^delete from "\w+" where ctid = any\(array\(select ctid /,
    reason: 'a nightly batch of expired rows',
  },
  {
    statement: /^select link\.token_hash from signing_links link join document_signers signer /,
    reason: 'nightly, links to closed documents',
  },
  {
    statement: /^select distinct "business_id" from "documents" where status = 'sent' and "expires_at"/,
    reason: 'expired documents',
  },
  {
    statement:
      /^select webhook_id as id from \(\( with recursive step \(value\) as \( \(select "webhook_id" from "pending_deliveries" /,
    reason: 'due deliveries of webhooks that no worker drains',
    isSometimes: true,
  },
  // Erasure, which searches page by page
  {
    statement:
      /^(update documents set notify = array|delete from document_mails where .* address is not null and lower)/,
    reason: 'addresses of an erased person, in all records of documents',
  },
  {
    statement: /^with page as \( select id, type, sequence, body from events /,
    reason: 'a page of events is searched for a person',
  },
  {
    statement:
      /^(select max\("id"\) as "last" from \(select "id" from "audit_log" |with page as \( select id from audit_log )/,
    reason: 'a page of the audit log is searched for a person',
  },
  {
    statement: /^with page as materialized \( \(select id, event_id, true as is_pending from pending_deliveries /,
    reason: 'a page of deliveries is searched for a person',
  },
  {
    statement: /^delete from kept_answers where business_id = \$1 and \(?(request !~|body ~\*) /,
    reason: 'kept answers are searched for a person',
  },
  {
    statement: /^(update documents set notify = array|delete from document_mails where .* address is not null )/,
    reason: 'addresses to notify of documents are searched for those of a person',
  },
  {
    statement: /^select .* from "audit_log" as "entry" where .* order by "id"$/,
    reason: 'a page of the audit log is searched for a person',
  },
]
