import { checkIfMatch } from '../operation/if-match.ts'
import { change } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { lockPersonOfRecord } from '../people/lock-person-of-record.ts'
import { compensationRules as rules } from './check-compensation.ts'
import { findCompensation, lockCompensation } from './find-compensation.ts'
import { presentCompensation } from './present-compensation.ts'
import { publishCompensationChanges } from './publish-compensation-change.ts'
import { updateCompensation } from './write-compensation.ts'

/** Changes the submitted members of a compensation. Writes nothing if the compensation is unchanged. */
export const compensationsUpdate = change('compensations.update', rules, async (work, { path, header, body }) => {
  const { person_id } = await findCompensation(work, path.id)
  const person = await lockPersonOfRecord(work, person_id)
  const before = await lockCompensation(work, path.id)
  checkIfMatch(header['If-Match'], before.version, `Compensation ${path.id}`)
  const update = await updateCompensation(work, before, person, body)
  if (!update) return ok(presentCompensation(before))
  await publishCompensationChanges(work, [{ ...update, as: 'updated', at: update.row.updated_at }])
  return ok(presentCompensation(update.row))
})
