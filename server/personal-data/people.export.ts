import { addAuditEntry } from '../audit/record-audit.ts'
import { forbidden, notFound } from '../operation/errors.ts'
import { recordedFile } from '../operation/file-response.ts'
import { operation } from '../operation/operation.ts'
import type { Principal } from '../operation/principal.ts'
import { file } from '../operation/response.ts'
import type { Scope } from '../operation/scopes.ts'
import { isReached } from '../operation/within-reach.ts'
import type { Work } from '../operation/work.ts'
import { exportedFiles } from './exported-files.ts'
import { streamZip } from './stream-zip.ts'

/** The scopes that an export of all data requires in addition to `people:read`. */
const furtherScopes = [
  'documents:read',
  'payruns:read',
  'leave:read',
  'users:read',
  'events:read',
  'audit:read',
] as const satisfies Scope[]

/** Returns all data about a person as a ZIP. Callers who may not read all of it can export only their own data. */
export const peopleExport = operation('people.export', async (callerWork, { path: { id } }) => {
  const work = exportWork(callerWork)
  if (!(await isReached(work, id))) throw notFound()
  const record = () => addAuditEntry(work, { action: 'person.exported', detail: { person_id: id } })
  const content = recordedFile(record, streamZip(exportedFiles(work, id), work.now))
  return file({ name: `person-${id}.zip`, content })
})

/**
 * Limits a caller without all scopes to their own data.
 *
 * @throws {ApiError} 403 if a scope is missing and the caller is not a user with the scope `self`
 */
function exportWork(work: Work<Principal>): Work<Principal> {
  const { by } = work
  const missing = furtherScopes.find((scope) => !by.scopes.has(scope))
  if (missing === undefined) return work
  if (by.kind !== 'user' || !by.scopes.has('self')) throw forbidden(missing)
  return { ...work, by: { ...by, reach: { own_person: by.person_id ?? 0 } } }
}
