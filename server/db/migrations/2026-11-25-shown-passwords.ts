import { addConstraint, inTransaction, type Step } from '../steps/steps.ts'

const deliveries = `('link', 'mail', 'login', 'shown_login')`

export const shownPasswords: readonly Step[] = [
  inTransaction(
    `alter table "password_links" add "is_shown" boolean not null default false`,
    `comment on column "password_links"."is_shown" is 'to somebody who hands it over, instead of mailed to the user'`,
  ),
  inTransaction(
    `alter table "users" add "password_was_shown" boolean not null default false`,
    `comment on column "users"."password_was_shown" is 'the password was set by a link that somebody else has seen'`,
  ),
  inTransaction(
    `alter table "document_signers" drop constraint "document_signers_delivery_check"`,
    `alter table "document_signers" drop constraint "document_signers_other_delivery_check"`,
  ),
  addConstraint('document_signers', 'document_signers_delivery_check', `check ("delivery" in ${deliveries})`),
  addConstraint(
    'document_signers',
    'document_signers_other_delivery_check',
    `check ("other_delivery" in ${deliveries})`,
  ),
  inTransaction(
    `alter table "signing_links" drop constraint "signing_links_delivery_check"`,
    `comment on column "signing_links"."delivery" is 'shown to the sender, mailed to the signer, or shown to the signer who is signed in: shown_login with a password from a link that somebody else has seen'`,
  ),
  addConstraint('signing_links', 'signing_links_delivery_check', `check ("delivery" in ${deliveries})`),
]
