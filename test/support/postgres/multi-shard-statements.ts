/** A statement that Citus executes as several tasks. */
interface MultiShardStatement {
  /** Matches the text of this statement, with single spaces, and of no other. */
  statement: RegExp
  /** The reason why the statement accesses several shards. */
  reason: string
  /** The maximum cost of the statement. */
  bound: string
  /** Whether only a test sends the statement. No other statement about one business may have several tasks. */
  isTestOnly?: true
  /** Whether, in tests, only separate processes execute the statement, whose statements are not recorded. */
  isUnrecorded?: true
}

const byIndex = 'an index of each shard, for at most a handful of rows'

const tokenLookups = ['app_tokens', 'refresh_tokens', 'login_challenges', 'signing_links', 'leave_feeds'].map(
  (table): MultiShardStatement => ({
    statement: new RegExp(`^select .* from "${table}" where token_hash = \\$1$`),
    reason: 'a token does not contain its business',
    bound: byIndex,
  }),
)

/** The statements that access the shards of several businesses. Statements about one business are not included. */
export const multiShardStatements: readonly MultiShardStatement[] = [
  {
    statement: /^select "business_id", "id" from "users" where lower\(email\) = lower\(\$1\)/,
    reason: 'an address does not identify a business: a login, a password reset, a new address',
    bound: byIndex,
  },
  {
    statement: /^select "id", "business_id" from "users" where lower\(users\.email\) = lower\(\$1\) and not /,
    reason: 'a password reset of an address without a login repeats its invitations to all businesses',
    bound: byIndex,
  },
  {
    statement: /^select "users"\."id", "users"\."business_id", "businesses"\."name" .* where lower\(users\.email\)/,
    reason: 'an operator requests a link by address',
    bound: byIndex,
  },
  {
    statement: / from "password_links" as "link" inner join "users" /,
    reason:
      'a link has no business until its user is found, and invitations of an address are counted in all businesses',
    bound: byIndex,
  },
  ...tokenLookups,
  {
    statement: /^select "business_id" from "single_sign_on_domains" where domain = \$1$/,
    reason: 'the domain of an address identifies the business whose single sign-on is used',
    bound: byIndex,
  },
  {
    statement: /^select .* from "documents" where "(signed_)?sha256" = \$1/,
    reason: 'a user who verifies a file does not name a business',
    bound: byIndex,
  },
  {
    statement: / from "business_logos" where "sha256" = \$1/,
    reason: 'a logo is looked up by its hash',
    bound: byIndex,
  },
  {
    statement: /^select "id", "business_id" from "webhooks" where id = any\(\$1::int\[\]\)$/,
    reason: 'a job names only a webhook; each worker caches the result',
    bound: byIndex,
  },
  {
    statement: /^select "business_id" from "webhooks" where "id" = \$1 and "deleted_at" is not null/,
    reason: 'a job names only a webhook',
    bound: byIndex,
  },
  {
    statement: /^select business_id from pending_deliveries where webhook_id = \$1 group by business_id union/,
    reason: 'a webhook is deleted, and its business with it',
    bound: 'the deliveries that are pending for one webhook',
  },
  {
    statement: /^select business_id, id from webhooks where drained_by (= \$1|<> all\(\$1::int\[\]\))$/,
    reason: 'a worker stops, or other workers detect that it has died',
    bound: 'an index of each shard, for the webhooks that the worker has open; once per stopped worker',
  },
  {
    statement:
      /^select webhook_id as id from \(\(select "webhook_id" from "pending_deliveries" where .* union select webhook_id from manual_attempts\) due /,
    reason: 'a worker looks for webhooks that no worker drains',
    bound: 'the due and pending deliveries, every few seconds',
  },
  {
    statement: /^select "webhook"\."id" from unnest\(.* join "pending_deliveries" on /,
    reason: 'a worker closes webhooks of several businesses, and looks once more for due deliveries',
    bound: 'an index of each shard, for the webhooks of the group',
  },
  {
    statement: /^select count\(\*\)::int as due, /,
    reason: 'metrics count the pending deliveries of all businesses',
    bound: 'the due and pending deliveries, at each request for metrics',
  },
  {
    statement: /^select count\(\*\)::int as disabled from webhooks /,
    reason: 'metrics count the webhooks of all businesses that failures have disabled',
    bound: 'a row for each webhook, at each request for metrics',
  },
  {
    statement: /^select distinct "business_id" from "leave_types" where "accrual_method" <> \$1/,
    reason: 'leave accrues for all businesses',
    bound: 'a row for each leave type, once a night',
  },
  {
    statement: /^select distinct ("\w+"\.)?"business_id" from "(documents|people|assignments|pay_schedules|tasks)" /,
    reason:
      'expiries, reminders, starts and ends of employment, assignments, drafts, tasks and erasures are due in any business',
    bound: 'an index of each shard, for the due rows',
  },
  {
    statement: /^select link\.token_hash from signing_links link join document_signers signer /,
    reason: 'signing links of finished documents are deleted for all businesses',
    bound: 'a thousand links, once a night',
  },
  {
    statement: /^delete from "\w+" where \(.* limit 1000\)$/,
    reason: 'expired rows of all businesses are deleted',
    bound: 'a thousand rows, by a key that each shard has an index for',
  },
  {
    statement: /^select id, business_id, url, case when active then 'active' /,
    reason: 'an operator looks at the webhooks of several businesses',
    bound: 'a row for each requested webhook',
  },
  {
    statement: /^update "webhooks" set "active" = \$1, .* where webhooks\.deleted_at is null and /,
    reason: 'an operator pauses or resumes the webhooks of several businesses',
    bound: 'a row for each requested webhook',
  },
  {
    statement: /^select "email", "password_hash" from "users" where "email" in /,
    reason: '`npm start` looks for the users of the demo data',
    bound: 'an index of each shard, for six addresses',
    isUnrecorded: true,
  },
  {
    statement: /^select "index" from unnest\(.* join "(events|audit_log)" on /,
    reason: 'one statement finds the waiting requests of a process for a stream that has new rows',
    bound: 'an index of the shards of the waiting requests, five times a second',
  },
  {
    statement:
      /"people" (where|set) "job_title" = \$1$|^select from people where id = \$1$|^select "id" from "people" order by "id"$/,
    reason: 'tests omit the business on purpose',
    bound: 'it does not run in the service',
    isTestOnly: true,
  },
]
