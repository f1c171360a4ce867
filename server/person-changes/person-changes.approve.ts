import { isDeepStrictEqual } from 'node:util'
import { checkMayDecide } from '../access/users/decision-limits.ts'
import { readCustomFields } from '../custom-fields/read-custom-fields.ts'
import { ApiError, conflict, type Problem } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { change } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import type { Change } from '../operation/work.ts'
import { changePerson } from '../people/change-person.ts'
import type { PersonRow } from '../people/present-person.ts'
import { decide } from './change-request-status.ts'
import { lockPersonChange } from './find-person-change.ts'
import { personChangeStates } from './person-change.states.ts'
import { type PersonChangeRow, requestParties, showPersonChange } from './present-person-change.ts'
import { currentFields, valuesByPath } from './requested-fields.ts'
import { checkDefinitions } from './requested-values.ts'

/** Approves a change request: writes its values to the record, unless the record has changed in the meantime. */
export const personChangesApprove = change('personChanges.approve', async (work, { path: { id }, header }) => {
  const { request, person } = await lockPersonChange(work, id)
  await checkMayDecide(work, requestParties(request))
  personChangeStates.check(request.status, 'approve')
  checkIfMatch(header['If-Match'], request.version, `Change request ${id}`)
  if (request.requested.custom_fields) checkDefinitions(work.by, request, await readCustomFields(work))
  checkUnchanged(request, person)
  await writeRequested(work, request, person)
  return ok(await showPersonChange(work, await decide(work, request, { status: 'approved' })))
})

/**
 * Checks that each requested member and custom field has the value from the time of the request, or already the
 * requested one.
 *
 * @throws {ApiError} 409 with those that have another value
 */
function checkUnchanged({ before, requested }: PersonChangeRow, person: PersonRow): void {
  const now = valuesByPath(currentFields(person, requested))
  const allowed = [valuesByPath(before), valuesByPath(requested)]
  const changed = Object.keys(now).filter((path) =>
    allowed.every((values) => !isDeepStrictEqual(now[path], values[path])),
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

/**
 * Writes the requested values, of custom fields by key. A value that the record cannot have, such as the email of another
 * person or an archived option, is a 409.
 */
async function writeRequested(work: Change, { requested }: PersonChangeRow, person: PersonRow): Promise<void> {
  try {
    await changePerson(work, person, requested)
  } catch (error) {
    if (!(error instanceof ApiError) || !error.failure.errors) throw error
    throw conflict(
      error.failure.status === 422 ? 'A requested value is no longer allowed.' : error.failure.message,
      error.failure.errors.map((problem) => valueProblem(problem) ?? { ...problem, path: 'path.id' }),
    )
  }
}

/** Converts a problem of a custom field; returns undefined for one of another member. */
function valueProblem({ path, message }: Problem): Problem | undefined {
  const [, detail] = /^body\.(custom_fields\.\w+)/.exec(path) ?? []
  if (detail === undefined) return undefined
  return { path: 'path.id', code: 'value_not_allowed', detail, message: `The requested value of ${detail} ${message}.` }
}
