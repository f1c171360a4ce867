import { change } from '../../operation/operation.ts'
import { created } from '../../operation/response.ts'
import { lockPersonForDetail } from '../write-detail.ts'
import { addIdentifier } from './add-identifier.ts'
import { identifierRules as rules } from './check-identifier.ts'
import { presentIdentifier } from './identifier-list.ts'

/** Adds an identifier of a person, and encrypts its number. */
export const identifiersCreate = change('identifiers.create', rules, async (work, { path, header, body }) => {
  await lockPersonForDetail(work, { id: path.id, ifMatch: header['If-Match'] })
  return created(presentIdentifier(await addIdentifier(work, path.id, body)))
})
