import { Migration } from '@mikro-orm/migrations'

/** Businesses have a logo. */
export class BusinessLogos extends Migration {
  override up(): void {
    this.addSql(`create table "business_logos" (
      "business_id" int not null,
      "sha256" text not null,
      "content_type" text not null,
      "width" int not null,
      "height" int not null,
      "bytes" bytea not null,
      primary key ("business_id")
    )`)
    this.addSql(`create index "business_logos_sha256" on "business_logos" ("sha256")`)
    this.addSql(`alter table "business_logos" add constraint "business_logos_business_id_foreign" foreign key
        ("business_id") references "businesses" ("id") on update no action`)
    this.addSql(`alter table "business_logos" add constraint "business_logos_sha256_form" check (sha256 ~
        '^[0-9a-f]{64}$')`)
    this.addSql(`alter table "business_logos" add constraint "business_logos_content_type_check" check ("content_type"
        in ('image/png', 'image/svg+xml'))`)
  }
}
