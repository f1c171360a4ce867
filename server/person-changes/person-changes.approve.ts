import { isDeepStrictEqual } from 'node:util'
import { checkMayDecide } from '../access/users/decision-limits.ts'
import { ApiError, conflict } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { change } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import type { Change } from '../operation/work.ts'
import { changePerson } from '../people/change-person.ts'
import type { PersonRow } from '../people/present-person.ts'
import { decide } from './change-request-status.ts'
import { lockPersonChange } from './find-person-change.ts'
import { personChangeStates } from './person-change.states.ts'
import { type PersonChangeRow, requestedFields, requestParties, showPersonChange } from './present-person-change.ts'

/** Approves a change request: writes its values to the record, unless the record has changed in the meantime. */
export const personChangesApprove = change('personChanges.approve', async (work, { path: { id }, header }) => {
  const { request, person } = await lockPersonChange(work, id)
  await checkMayDecide(work, requestParties(request))
  personChangeStates.check(request.status, 'approve')
  checkIfMatch(header['If-Match'], request.version, `Change request ${id}`)
  checkUnchanged(request, person)
  await writeRequested(work, request, person)
  return ok(await showPersonChange(work, await decide(work, request, { status: 'approved' })))
})

/**
 * Checks that each requested member has the value from the time of the request, or already the requested one.
 *
 * @throws {ApiError} 409 with the members that have another value
 */
function checkUnchanged({ before, requested, ...request }: PersonChangeRow, person: PersonRow): void {
  const changed = requestedFields({ ...request, requested }).filter(
    (name) => !isDeepStrictEqual(person[name], before[name]) && !isDeepStrictEqual(person[name], requested[name]),
  )
  if (changed.length === 0) return
  throw conflict(
    'The record has changed since the request.',
    changed.map((name) => ({
      path: 'path.id',
      code: 'changed_since',
      detail: name,
      message: `The ${name} of the person has changed since the request.`,
    })),
  )
}

/** Writes the requested values. A value that the record cannot have, such as the email of another person, is a 409. */
async function writeRequested(work: Change, { requested }: PersonChangeRow, person: PersonRow): Promise<void> {
  try {
    await changePerson(work, person, requested)
  } catch (error) {
    if (!(error instanceof ApiError) || !error.failure.errors) throw error
    throw conflict(
      error.failure.message,
      error.failure.errors.map((problem) => ({ ...problem, path: 'path.id' })),
    )
  }
}
