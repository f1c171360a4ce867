import { Migration } from '@mikro-orm/migrations'

const sha256 = `~ '^[0-9a-f]{64}$'`

/** Documents with their signers, files, links, mails and audit trails. */
export class Documents extends Migration {
  override up(): void {
    this.addSql(`
      create table documents (
        id integer generated always as identity primary key,
        business_id integer not null references businesses (id),
        person_id integer not null,
        template_id integer,
        template_revision integer,
        title text not null,
        status text not null default 'draft'
          check (status in ('draft', 'sent', 'signed', 'expired', 'declined', 'voided')),
        merge_data jsonb,
        sha256 text not null check (sha256 ${sha256}),
        signed_sha256 text check (signed_sha256 ${sha256}),
        page_count integer not null check (page_count > 0),
        size_bytes integer not null check (size_bytes between 1 and 10485760),
        sent_by integer,
        sent_at timestamptz(3),
        expires_at timestamptz(3),
        signed_at timestamptz(3),
        expired_at timestamptz(3),
        declined_at timestamptz(3),
        voided_at timestamptz(3),
        reason text,
        external_id text,
        metadata jsonb not null default '{}',
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        version integer not null default 1,
        unique (business_id, id),
        foreign key (business_id, person_id) references people (business_id, id),
        foreign key (business_id, template_id, template_revision)
          references document_template_revisions (business_id, template_id, revision),
        foreign key (business_id, sent_by) references users (business_id, id),
        check ((template_id is null) = (template_revision is null)),
        check (status <> 'sent' or (sent_at is not null and expires_at is not null)),
        check ((status = 'signed') = (signed_at is not null and signed_sha256 is not null)),
        check ((status = 'declined') = (declined_at is not null)),
        check ((status = 'voided') = (voided_at is not null))
      )`)
    this.addSql('create unique index documents_external_id on documents (business_id, external_id)')
    this.addSql('create index documents_person on documents (business_id, person_id)')
    this.addSql('create index documents_updated on documents (business_id, updated_at)')
    this.addSql('create index documents_sha256 on documents (sha256)')
    this.addSql('create index documents_signed_sha256 on documents (signed_sha256)')
    this.addSql(`create index documents_due on documents (expires_at) where status = 'sent'`)

    this.addSql(`
      create table document_signers (
        id integer generated always as identity primary key,
        business_id integer not null,
        document_id integer not null,
        position integer not null check (position between 1 and 5),
        name text not null,
        email text not null,
        viewed_at timestamptz(3),
        downloaded_at timestamptz(3),
        signed_at timestamptz(3),
        declined_at timestamptz(3),
        full_name text,
        ip text,
        user_agent text,
        unique (business_id, id),
        unique (document_id, position),
        foreign key (business_id, document_id) references documents (business_id, id) on delete cascade,
        check ((signed_at is null) = (full_name is null)),
        check (signed_at is null or declined_at is null)
      )`)
    this.addSql(`comment on column document_signers.full_name is 'as they typed it to sign'`)

    this.addSql(`
      create table signing_links (
        token_hash text primary key,
        business_id integer not null,
        signer_id integer not null,
        created_at timestamptz(3) not null default now(),
        ended_at timestamptz(3),
        foreign key (business_id, signer_id) references document_signers (business_id, id) on delete cascade
      )`)
    this.addSql('create index signing_links_signer on signing_links (signer_id)')

    this.addSql(`
      create table document_files (
        document_id integer not null,
        kind text not null check (kind in ('original', 'signed')),
        position integer not null,
        business_id integer not null,
        bytes bytea not null,
        primary key (document_id, kind, position),
        foreign key (business_id, document_id) references documents (business_id, id) on delete cascade
      )`)
    this.addSql(`comment on table document_files is 'in parts, so that nobody has to hold a whole file to send it'`)
    this.addSql('alter table document_files alter column bytes set storage external') // what is in a PDF is compressed

    this.addSql(`
      create table document_audit (
        document_id integer not null,
        seq integer not null,
        business_id integer not null,
        at timestamptz(3) not null,
        type text not null,
        actor text not null,
        ip text,
        user_agent text,
        data jsonb not null,
        prev_hash text not null check (prev_hash ${sha256}),
        hash text not null check (hash ${sha256}),
        primary key (document_id, seq),
        foreign key (business_id, document_id) references documents (business_id, id) on delete cascade
      )`)
    this.addSql(`
      create trigger document_audit_never_changes before update on document_audit
      for each row execute function refuse_change()`)

    this.addSql(`
      create table document_mails (
        id integer generated always as identity primary key,
        business_id integer not null,
        document_id integer not null,
        kind text not null check (kind in ('sign', 'remind', 'signed', 'expired')),
        signer_id integer,
        user_id integer,
        created_at timestamptz(3) not null default now(),
        sent_at timestamptz(3),
        foreign key (business_id, document_id) references documents (business_id, id) on delete cascade,
        foreign key (business_id, signer_id) references document_signers (business_id, id) on delete cascade,
        foreign key (business_id, user_id) references users (business_id, id),
        check ((signer_id is null) <> (user_id is null))
      )`)
    this.addSql('create index document_mails_document on document_mails (document_id)')
  }
}
