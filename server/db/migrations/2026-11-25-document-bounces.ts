import { addConstraint, inTransaction, type Step } from '../steps/steps.ts'

/** Adds further recipients of emails about a document, and records hard bounces. */
export const documentBounces: readonly Step[] = [
  inTransaction(`alter table "documents" add "notify" text[] not null default '{}'`),
  inTransaction(
    `alter table "document_signers" add "bounced_at" timestamptz(3) null, add "bounce_status_code" text null`,
    `comment on column "document_signers"."bounced_at" is 'when a mail to the address was refused for good'`,
    `comment on column "document_signers"."bounce_status_code" is 'of that refusal (RFC 3463)'`,
  ),
  inTransaction(
    `alter table "document_mails" add "address" text null, add "bounced_at" timestamptz(3) null`,
    `comment on column "document_mails"."bounced_at" is 'when it was refused for good; it is not sent again'`,
    `alter table "document_mails" drop constraint "document_mails_kind_check"`,
    `alter table "document_mails" drop constraint "document_mails_to_one"`,
  ),
  addConstraint(
    'document_mails',
    'document_mails_kind_check',
    `check ("kind" in ('sign', 'remind', 'signed', 'expired', 'declined', 'voided', 'bounced'))`,
  ),
  addConstraint('document_mails', 'document_mails_to_one', 'check (num_nonnulls(signer_id, user_id, address) = 1)'),
]
