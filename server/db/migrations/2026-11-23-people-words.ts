import { Migration } from '@mikro-orm/migrations'

/** A search for words that few have reads those people, not everybody. */
export class PeopleWords extends Migration {
  override up(): void {
    this.addSql(`create index people_words on people using gin ((business_id + 0), search_text gin_trgm_ops)
        with (gin_pending_list_limit = 512)`)
    this.addSql(`create function people_with_words(business integer, patterns text[]) returns setof integer
      language sql stable security definer set search_path = pg_catalog, pg_temp
      begin atomic
        select id from public.people
        where business_id + 0 = business
          and (business::text = current_setting('workforce.business_id', true) or current_setting('role') = 'none')
          and search_text like patterns[1]
          and search_text like coalesce(patterns[2], patterns[1])
          and search_text like coalesce(patterns[3], patterns[1]);
      end`)
    this.addSql('revoke all on function people_with_words from public')
    this.addSql(`comment on function people_with_words is
      'ids of those whose search_text is like the first three patterns'`)
  }
}
