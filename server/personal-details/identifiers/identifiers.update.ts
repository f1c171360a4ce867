import { lastFour } from '../../operation/last-four.ts'
import { change } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { lockDetail } from '../find-detail.ts'
import { changeDetail } from '../write-detail.ts'
import { checkIdentifier, identifierRules as rules } from './check-identifier.ts'
import { identifierList, presentIdentifier } from './identifier-list.ts'
import { openNumber, sealNumber } from './identifier-number.ts'

/**
 * Changes the submitted members of an identifier. Writes nothing if the identifier is unchanged. The number is checked
 * again if the kind or the country changes.
 */
export const identifiersUpdate = change('identifiers.update', rules, async (work, { path: { id }, header, body }) => {
  const { encryptionKeys } = work.config
  const { value, ...fields } = body
  const before = await lockDetail(work, identifierList, { id, ifMatch: header['If-Match'] })
  const number = openNumber(encryptionKeys, id, before.value_ciphertext)
  const isSameNumber = value === undefined || value === number
  const isSameRule = (body.kind ?? before.kind) === before.kind && (body.country ?? before.country) === before.country
  const { kind, country, issued_on, expires_on } = { ...before, ...fields }
  await checkIdentifier({
    kind,
    country,
    issued_on,
    expires_on,
    ...(!(isSameNumber && isSameRule) && { value: value ?? number }),
  })
  const changes = {
    ...fields,
    ...(!isSameNumber && {
      value_ciphertext: sealNumber(encryptionKeys, id, value),
      last_four: lastFour(value),
    }),
  }
  const members = { value_ciphertext: 'value', last_four: 'value' }
  return ok(presentIdentifier(await changeDetail(work, identifierList, before, changes, { members })))
})
