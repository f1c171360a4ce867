import { Migration } from '@mikro-orm/migrations'

export class SigningByLogin extends Migration {
  override up(): void {
    this.addSql(`alter table "document_signers" drop constraint "document_signers_delivery_check"`)
    this.addSql(`alter table "document_signers" drop constraint "document_signers_other_delivery_check"`)
    this.addSql(`alter table "document_signers" add constraint "document_signers_delivery_check" check ("delivery" in
        ('link', 'mail', 'login'))`)
    this.addSql(`alter table "document_signers" add constraint "document_signers_other_delivery_check" check
        ("other_delivery" in ('link', 'mail', 'login'))`)
    this.addSql(`alter table "signing_links" drop constraint "signing_links_delivery_check"`)
    this.addSql(`comment on column "signing_links"."delivery" is
        'shown to the sender, mailed to the signer, or shown to the signer who is signed in'`)
    this.addSql(`alter table "signing_links" add constraint "signing_links_delivery_check" check ("delivery" in
        ('link', 'mail', 'login'))`)
  }
}
