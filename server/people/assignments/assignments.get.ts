import { operation } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { findAssignment } from './find-assignment.ts'
import { presentAssignment } from './present-assignment.ts'

/** Returns one assignment. */
export const assignmentsGet = operation('assignments.get', async (work, { path: { id } }) =>
  ok(presentAssignment(await findAssignment(work, id))),
)
