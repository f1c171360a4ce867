import { sql } from 'kysely'
import type { Work } from '../../operation/work.ts'
import { addressesOfPerson } from './addresses-of-person.ts'

const limit = 100

/**
 * Finds the first 100 documents, by ID, that await signatures and are about a person, or that await the person's
 * signature.
 */
export const findUnsigned = (
  work: Work,
  person: { id: number; email: string; user_id: number | null },
): Promise<{ id: number; title: string }[]> =>
  work.db
    .selectFrom('documents')
    .select(['id', 'title'])
    .where('business_id', '=', work.business_id)
    .where('status', '=', 'sent')
    .where((document) =>
      document.or([
        document('person_id', '=', person.id),
        sql<boolean>`exists (
          select from document_signers signer
          where signer.business_id = ${work.business_id} and signer.document_id = documents.id
            and lower(signer.email) in ${addressesOfPerson(work, person)}
            and signer.signed_at is null and signer.declined_at is null
        )`,
      ]),
    )
    .orderBy('id')
    .limit(limit)
    .execute()
