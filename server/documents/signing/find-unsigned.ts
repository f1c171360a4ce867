import { sql } from 'kysely'
import type { Work } from '../../operation/work.ts'

const limit = 100

/**
 * Finds the first 100 documents, by ID, that await signatures and are about a person, or that await the person's
 * signature.
 */
export const findUnsigned = (
  { db, business_id }: Work,
  { id, email }: { id: number; email: string },
): Promise<{ id: number; title: string }[]> =>
  db
    .selectFrom('documents')
    .select(['id', 'title'])
    .where('business_id', '=', business_id)
    .where('status', '=', 'sent')
    .where((document) =>
      document.or([
        document('person_id', '=', id),
        sql<boolean>`exists (
          select from document_signers signer
          where signer.business_id = ${business_id} and signer.document_id = documents.id
            and lower(signer.email) = lower(${email}) and signer.signed_at is null and signer.declined_at is null
        )`,
      ]),
    )
    .orderBy('id')
    .limit(limit)
    .execute()
