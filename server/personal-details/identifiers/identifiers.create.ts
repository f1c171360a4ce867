import { sql } from 'kysely'
import { lastFour } from '../../operation/last-four.ts'
import { change } from '../../operation/operation.ts'
import { created } from '../../operation/response.ts'
import { insertDetail, lockPersonForDetail } from '../write-detail.ts'
import { checkIdentifier, identifierRules as rules } from './check-identifier.ts'
import { identifierList, presentIdentifier } from './identifier-list.ts'
import { sealNumber } from './identifier-number.ts'

/** Adds an identifier of a person, and encrypts its number. */
export const identifiersCreate = change('identifiers.create', rules, async (work, { path, header, body }) => {
  const { value, ...fields } = body
  await lockPersonForDetail(work, identifierList, { id: path.id, ifMatch: header['If-Match'] })
  await checkIdentifier(body)
  const { id } = await work.db
    .selectNoFrom(sql<number>`nextval(pg_get_serial_sequence('identifiers', 'id'))`.as('id'))
    .executeTakeFirstOrThrow()
  const row = await insertDetail(work, identifierList, {
    issued_on: null,
    expires_on: null,
    note: null,
    ...fields,
    id, // the ID for which the number is encrypted
    person_id: path.id,
    value_ciphertext: sealNumber(work.config.encryptionKeys, id, value),
    last_four: lastFour(value),
  })
  return created(presentIdentifier(row))
})
