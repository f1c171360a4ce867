import { Migration } from '@mikro-orm/migrations'

/** Templates of documents, in revisions that never change. */
export class DocumentTemplates extends Migration {
  override up(): void {
    this.addSql(`
      create table document_templates (
        id integer generated always as identity primary key,
        business_id integer not null references businesses (id),
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        deleted_at timestamptz(3),
        version integer not null default 1,
        unique (business_id, id)
      )`)
    this.addSql(
      `comment on column document_templates.version is 'also the number of the last revision, which has the name and the body'`,
    )
    this.addSql('create index document_templates_updated on document_templates (business_id, updated_at)')

    this.addSql(`
      create table document_template_revisions (
        business_id integer not null,
        template_id integer not null,
        revision integer not null,
        name text not null,
        body text not null,
        merge_fields jsonb not null,
        created_at timestamptz(3) not null default now(),
        primary key (template_id, revision),
        unique (business_id, template_id, revision),
        foreign key (business_id, template_id) references document_templates (business_id, id)
      )`)
    // Whatever writes it: a document says which revision it was made from.
    this.addSql(`
      create function refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception '% never changes', tg_table_name;
      end $$`)
    this.addSql(`
      create trigger document_template_revisions_never_change before update on document_template_revisions
      for each row execute function refuse_change()`)
  }
}
