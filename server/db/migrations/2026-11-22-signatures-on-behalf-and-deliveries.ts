import { Migration } from '@mikro-orm/migrations'

export class SignaturesOnBehalfAndDeliveries extends Migration {
  override up(): void {
    this.addSql(`alter table "documents" add "delivery" text null`)
    this.addSql(`comment on column "documents"."delivery" is 'of the links, when it was last sent'`)
    this.addSql(`alter table "documents" add constraint "documents_delivery_check" check ("delivery" in ('link',
        'mail'))`)
    this.addSql(`alter table "document_signers" add "delivery" text null, add "other_delivery" text null, add
        "on_behalf" boolean not null default false`)
    this.addSql(`comment on column "document_signers"."delivery" is 'of the link that they signed by'`)
    this.addSql(`comment on column "document_signers"."other_delivery" is 'of a link that they could have signed by'`)
    this.addSql(`comment on column "document_signers"."on_behalf" is 'somebody of that name signed for them'`)
    this.addSql(`alter table "document_signers" add constraint "document_signers_on_behalf" check (not on_behalf or
        full_name is not null)`)
    this.addSql(`alter table "document_signers" add constraint "document_signers_delivery_check" check ("delivery" in
        ('link', 'mail'))`)
    this.addSql(`alter table "document_signers" add constraint "document_signers_other_delivery_check" check
        ("other_delivery" in ('link', 'mail'))`)
    this.addSql(`alter table "signing_links" add "delivery" text not null default 'link'`)
    this.addSql(`comment on column "signing_links"."delivery" is 'shown to the sender, or mailed to the signer'`)
    this.addSql(`alter table "signing_links" add constraint "signing_links_delivery_check" check ("delivery" in
        ('link', 'mail'))`)
  }
}
