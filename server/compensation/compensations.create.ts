import { change } from '../operation/operation.ts'
import { created } from '../operation/response.ts'
import { lockPersonOfRecord } from '../people/lock-person-of-record.ts'
import { compensationRules as rules } from './check-compensation.ts'
import { presentCompensation } from './present-compensation.ts'
import { publishCompensationChanges } from './publish-compensation-change.ts'
import { addCompensation } from './write-compensation.ts'

/** Adds a compensation of a person. The previous one ends on the day before. */
export const compensationsCreate = change('compensations.create', rules, async (work, { path, header, body }) => {
  const person = await lockPersonOfRecord(work, path.id, header['If-Match'])
  const row = await addCompensation(work, person, body)
  await publishCompensationChanges(work, [{ row, as: 'created', at: row.created_at }])
  return created(presentCompensation(row))
})
