/** A statement that takes several tasks of a cluster. */
interface MultiShardStatement {
  /** What its text has, with single spaces, and that of no other one. */
  statement: RegExp
  /** Why it goes to several shards. */
  why: string
  /** What it costs at most. */
  bound: string
  /** A test makes it: no other statement about one business may take several. */
  isTestOnly?: true
  /** Only processes of their own run it in tests, and their statements are not noted. */
  isUnrecorded?: true
}

const byIndex = 'an index of each shard, for at most a handful of rows'

const ofTokens = ['refresh_tokens', 'login_challenges', 'signing_links', 'leave_feeds'].map(
  (table): MultiShardStatement => ({
    statement: new RegExp(`^select .* from "${table}" where token_hash = \\$1$`),
    why: 'a token tells no business',
    bound: byIndex,
  }),
)

/** The statements that go to the shards of several businesses. Those about one business are none of them. */
export const multiShardStatements: readonly MultiShardStatement[] = [
  {
    statement: /^select "business_id", "id" from "users" where lower\(email\) = lower\(\$1\)/,
    why: 'an address tells no business: a login, a password that is forgotten, an address that is claimed',
    bound: byIndex,
  },
  {
    statement: /^select "id", "business_id" from "users" where lower\(users\.email\) = lower\(\$1\) and not /,
    why: 'an address that forgot its password and logs in nowhere is invited again by all who invited it',
    bound: byIndex,
  },
  {
    statement: /^select "users"\."id", "users"\."business_id", "businesses"\."name" .* where lower\(users\.email\)/,
    why: 'an operator asks for a link by an address',
    bound: byIndex,
  },
  {
    statement: / from "password_links" as "link" inner join "users" /,
    why: 'a link is of no business until its user is found, and invitations of an address are counted in all businesses',
    bound: byIndex,
  },
  ...ofTokens,
  {
    statement: /^select .* from "documents" where "(signed_)?sha256" = \$1/,
    why: 'whoever checks a file knows no business',
    bound: byIndex,
  },
  { statement: / from "business_logos" where "sha256" = \$1/, why: 'a logo is known by what is in it', bound: byIndex },
  {
    statement: /^select "id", "business_id" from "webhooks" where id = any\(\$1::int\[\]\)$/,
    why: 'a job names a webhook alone; each worker keeps what it has found',
    bound: byIndex,
  },
  {
    statement: /^select "business_id" from "webhooks" where "id" = \$1 and "deleted_at" is not null/,
    why: 'a job names a webhook alone',
    bound: byIndex,
  },
  {
    statement: /^select business_id from pending_deliveries where webhook_id = \$1 group by business_id union/,
    why: 'a webhook is gone, and with it what told its business',
    bound: 'the deliveries that are pending for one webhook',
    isUnrecorded: true,
  },
  {
    statement: /^select business_id, id from webhooks where drained_by (= \$1|<> all\(\$1::int\[\]\))$/,
    why: 'a worker ends, or others notice that it has',
    bound: 'an index of each shard, for the webhooks that the worker has open; once for each end of a worker',
  },
  {
    statement:
      /^select webhook_id as id from \(\(select "webhook_id" from "pending_deliveries" where .* union select webhook_id from manual_attempts\) due /,
    why: 'a worker looks for webhooks that no worker drains',
    bound: 'what is due and pending, every few seconds',
  },
  {
    statement: /^select "webhook"\."id" from unnest\(.* join "pending_deliveries" on /,
    why: 'a worker closes webhooks of several businesses, and looks once more for what is due',
    bound: 'an index of each shard, for the webhooks of the group',
  },
  {
    statement: /^select count\(\*\)::int as due, /,
    why: 'metrics count what is pending in all businesses',
    bound: 'what is due and pending, each time that metrics are asked for',
  },
  {
    statement: /^select count\(\*\)::int as disabled from webhooks /,
    why: 'metrics count the webhooks of all businesses that failures have disabled',
    bound: 'a row for each webhook, each time that metrics are asked for',
  },
  {
    statement: /^select distinct "business_id" from "leave_types" where "accrual_method" <> \$1/,
    why: 'leave is booked for all businesses',
    bound: 'a row for each leave type, once a night',
  },
  {
    statement: /^select distinct "business_id" from "(documents|people)" /,
    why: 'expiries, reminders, starts and ends of employment and erasures are due in any business',
    bound: 'an index of each shard, for what is due',
  },
  {
    statement: /^select link\.token_hash from signing_links link join document_signers signer /,
    why: 'signing links of documents that are over are deleted for all businesses',
    bound: 'a thousand links, once a night',
  },
  {
    statement: /^delete from "\w+" where \(.* limit 1000\)$/,
    why: 'what has expired goes from all businesses',
    bound: 'a thousand rows, by a key that each shard has an index for',
  },
  {
    statement: /^select id, business_id, url, case when active then 'active' /,
    why: 'an operator looks at the webhooks of several businesses',
    bound: 'a row for each webhook that was asked for',
  },
  {
    statement: /^update "webhooks" set "active" = \$1, .* where webhooks\.deleted_at is null and /,
    why: 'an operator pauses or resumes the webhooks of several businesses',
    bound: 'a row for each webhook that was asked for',
  },
  {
    statement: /^select "email", "password_hash" from "users" where "email" in /,
    why: '`npm start` looks for the users of the demo data',
    bound: 'an index of each shard, for six addresses',
    isUnrecorded: true,
  },
  {
    statement: /^select "place" from unnest\(.* join "events" on /,
    why: 'one statement looks for everybody who waits for events in a process',
    bound: 'an index of the shards of those who wait, five times a second',
  },
  {
    statement:
      /"people" (where|set) "job_title" = \$1$|^select from people where id = \$1$|^select "id" from "people" order by "id"$/,
    why: 'tests forget the business on purpose',
    bound: 'it does not run in the service',
    isTestOnly: true,
  },
]
