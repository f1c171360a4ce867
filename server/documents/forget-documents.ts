import type { Work } from '../operation/work.ts'

/**
 * Deletes the documents about a person with their files, signatures, links, mails and trails, one at a time, as a document
 * can be large. What they signed of others stays: it is evidence for those.
 */
export async function forgetDocuments({ db, business_id }: Work, person_id: number): Promise<void> {
  const documents = await db
    .selectFrom('documents')
    .select('id')
    .where('business_id', '=', business_id)
    .where('person_id', '=', person_id)
    .orderBy('id')
    .execute()
  for (const { id } of documents) {
    await db.deleteFrom('documents').where('business_id', '=', business_id).where('id', '=', id).execute()
  }
}
