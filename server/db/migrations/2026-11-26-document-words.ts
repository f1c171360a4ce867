import { createIndex, inTransaction, type Step } from '../steps/steps.ts'

/** Adds indexes for searches for documents by their titles and the names of their signers. */
export const documentWords: readonly Step[] = [
  createIndex(
    `create index documents_title_words on documents
        using gin ((business_id + 0), fold_text(title) gin_trgm_ops) with (gin_pending_list_limit = 512)`,
  ),
  createIndex(
    `create index document_signers_name_words on document_signers
        using gin ((business_id + 0), fold_text(name) gin_trgm_ops) with (gin_pending_list_limit = 512)`,
  ),
  inTransaction(
    `create function documents_with_word(business integer, pattern text, most integer) returns setof integer
    language sql stable security definer set search_path = pg_catalog, pg_temp
    begin atomic
      (select id from public.documents
      where business_id + 0 = business
        and (business::text = current_setting('workforce.business_id', true) or current_setting('role') = 'none')
        and public.fold_text(title) like pattern
      limit most)
      union
      (select document_id from public.document_signers
      where business_id + 0 = business
        and (business::text = current_setting('workforce.business_id', true) or current_setting('role') = 'none')
        and public.fold_text(name) like pattern
      limit most);
    end`,
    'revoke all on function documents_with_word from public',
    `comment on function documents_with_word is 'ids of those whose title or a signer is like the pattern, up to a limit for each'`,
  ),
]
