import { recordAudit } from '../../audit/record-audit.ts'
import { change } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { findDetail } from '../find-detail.ts'
import { identifierList } from './identifier-list.ts'
import { openNumber } from './identifier-number.ts'

/** Returns the number of an identifier, and records who read it. */
export const identifiersReveal = change('identifiers.reveal', async (work, { path: { id } }) => {
  const { person_id, value_ciphertext } = await findDetail(work, identifierList, id)
  const value = openNumber(work.config.encryptionKeys, id, value_ciphertext)
  recordAudit(work, { action: 'identifier.revealed', detail: { identifier_id: id, person_id } })
  return ok({ id, person_id, value })
})
