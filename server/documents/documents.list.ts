import { sql } from 'kysely'
import { containsPatterns } from '../db/contains-patterns.ts'
import { whereDefined } from '../db/driver/where-defined.ts'
import type { OperationRequest, Schemas } from '../operation/contract/contract.ts'
import { unknownReference } from '../operation/errors.ts'
import { listOrders } from '../operation/list-order.ts'
import { report } from '../operation/operation.ts'
import type { Principal, Reach } from '../operation/principal.ts'
import { type Matches, type PageQuery, prepareList } from '../operation/read-page.ts'
import { list } from '../operation/response.ts'
import { isReached } from '../operation/within-reach.ts'
import type { Work } from '../operation/work.ts'
import { findByRareWord } from './find-by-rare-word.ts'
import { isVisible } from './find-document.ts'
import { type DocumentRow, documentColumns, presentDocument } from './present-document.ts'

interface Filters
  extends Reach,
    Omit<OperationRequest<'documents.list'>['query'], keyof PageQuery | 'sort' | 'to_sign' | 'q'> {
  /** The email address of the signer whose turn it is; an empty string matches no document. */
  to_sign_by: string | undefined
  /** Search terms, each of which must occur in the title or in the names of the signers. */
  words: string[] | undefined
  /** The IDs of the documents that contain the rarest word (`findByRareWord`). */
  with_word: number[] | undefined
}

const orderBy = listOrders<Schemas['DocumentSort']>({})

const documents = prepareList((db, business, filters: Filters) =>
  db
    .selectFrom('documents')
    .select(documentColumns(business))
    .where((document) =>
      document.and([
        document('business_id', '=', business.business_id),
        isVisible(business, filters),
        ...whereDefined(filters.with_word, (ids) => document('id', '=', sql<number>`any(${ids}::integer[])`)),
        ...whereDefined(
          filters.words,
          (words) => sql<boolean>`fold_text(title || ' ' || coalesce(${signerNames(business)}, ''))
            like all(${containsPatterns(words)})`,
        ),
        ...whereDefined(filters.person_id, (person) => document('person_id', '=', person)),
        ...whereDefined(filters.template_id, (template) => document('template_id', '=', template)),
        ...whereDefined(filters.to_sign_by, (email) => awaitsSignature(business, email)),
        ...whereDefined(filters.status, (status) => document('status', '=', status)),
        ...whereDefined(filters.updated_since, (time) => document('updated_at', '>=', time)),
        ...whereDefined(filters.external_id, (external_id) => document('external_id', '=', external_id)),
      ]),
    ),
)

/**
 * Lists the documents of the people within the caller's reach, by ID unless the query has another `sort`. The caller's
 * own documents are visible once sent or filed.
 */
export const documentsList = report('documents.list', async (work, { query }) => {
  const { limit, cursor, include_total, ...filters } = query
  const matches = await matchDocuments(work, filters)
  return list(await matches.readPage({ limit, cursor, include_total }), (row) => presentDocument(row, work.by))
})

/**
 * Returns the documents that the caller can see and that match the filters of a request.
 *
 * @throws {ApiError} 422 for a filter by a record that does not exist or that is outside the caller's reach
 */
export async function matchDocuments(
  work: Work<Principal>,
  { sort = 'id', to_sign, q, ...filters }: Omit<OperationRequest<'documents.list'>['query'], keyof PageQuery>,
): Promise<Matches<DocumentRow>> {
  const { by } = work
  const to_sign_by = to_sign ? (by.kind === 'user' && by.scopes.has('self') ? by.email : '') : undefined
  const { person_id, template_id } = filters
  if (person_id !== undefined && !(await isReached(work, person_id))) throw unknownReference('query.person_id')
  if (template_id !== undefined && by.scopes.has('documents:read')) await checkTemplate(work, template_id)

  const words = q?.match(/\S+/g) ?? undefined
  return documents.match(work, orderBy(sort), {
    ...filters,
    to_sign_by,
    words,
    with_word: words && (await findByRareWord(work, words)),
    ...by.reach,
  })
}

const signerNames = ({ business_id }: Pick<Work, 'business_id'>) => sql<string | null>`(
  select string_agg(signer.name, ' ') from document_signers signer
  where signer.business_id = ${business_id} and signer.document_id = documents.id)`

/** Returns an SQL condition for documents that the signer with an email address can sign now. */
const awaitsSignature = (
  { business_id }: Pick<Work, 'business_id'>,
  email: string,
) => sql<boolean>`documents.status = 'sent' and lower(${email}) in (
  select lower(signer.email) from document_signers signer
  where signer.business_id = ${business_id} and signer.document_id = documents.id
    and signer.signed_at is null and signer.declined_at is null
  order by signer.position limit case documents.signing_order when 'sequential' then 1 end
)`

/**
 * Checks that a template exists or was deleted, because deleted templates still have documents.
 *
 * @throws {ApiError} 422 if the business never had the template
 */
async function checkTemplate({ db, business_id }: Work, id: number): Promise<void> {
  const template = await db
    .selectFrom('document_templates')
    .select('id')
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .executeTakeFirst()
  if (!template) throw unknownReference('query.template_id')
}
