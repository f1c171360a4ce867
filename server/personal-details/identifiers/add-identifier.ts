import { sql } from 'kysely'
import type { Schemas } from '../../operation/contract/contract.ts'
import { lastFour } from '../../operation/last-four.ts'
import type { Principal } from '../../operation/principal.ts'
import type { Change } from '../../operation/work.ts'
import { insertDetail } from '../write-detail.ts'
import { checkIdentifier } from './check-identifier.ts'
import { type IdentifierRow, identifierList } from './identifier-list.ts'
import { sealNumber } from './identifier-number.ts'

/**
 * Adds an identifier with its encrypted number, and records the addition.
 *
 * @param person_id - a person that the transaction has locked
 * @throws {ApiError} 409 if the person has too many; 422 for a wrong number or wrong dates
 */
export async function addIdentifier(
  work: Change<Principal>,
  person_id: number,
  body: Schemas['IdentifierCreate'],
): Promise<IdentifierRow> {
  await checkIdentifier(body)
  const { value, ...fields } = body
  const { id } = await work.db
    .selectNoFrom(sql<number>`nextval(pg_get_serial_sequence('identifiers', 'id'))`.as('id'))
    .executeTakeFirstOrThrow()
  return await insertDetail(work, identifierList, {
    issued_on: null,
    expires_on: null,
    note: null,
    ...fields,
    id, // the ID for which the number is encrypted
    person_id,
    value_ciphertext: sealNumber(work.config.encryptionKeys, id, value),
    last_four: lastFour(value),
  })
}
