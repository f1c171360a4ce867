import { sql } from 'kysely'
import type { Change, Work } from '../operation/work.ts'
import { addressesOfPerson } from './signing/addresses-of-person.ts'

/**
 * Deletes the documents about a person with their files, signatures, links, emails and audit trails, one document at a
 * time, because a document can be large. Signatures of the person on documents about others stay, with name, addresses
 * and browser: they are evidence for the others, and part of the signed files and of the chained audit trails.
 */
export async function eraseDocuments({ db, business_id }: Work, person_id: number): Promise<void> {
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

/**
 * Removes the email addresses of a person and of their login from `notify` and from the recipients of the emails
 * about all documents.
 */
export async function eraseNotifiedAddresses(
  { db, business_id }: Change,
  person: { email: string; user_id: number | null },
): Promise<void> {
  const own = addressesOfPerson({ business_id }, person)
  await sql`
    update documents set notify = array(select item from unnest(notify) item where lower(item) not in ${own})
    where business_id = ${business_id} and notify <> '{}'
      and exists (select from unnest(notify) item where lower(item) in ${own})`.execute(db)
  await sql`
    delete from document_mails
    where business_id = ${business_id} and address is not null and lower(address) in ${own}`.execute(db)
}
