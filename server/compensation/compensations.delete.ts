import { readTransactionTime } from '../business/clock.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { change } from '../operation/operation.ts'
import { noContent } from '../operation/response.ts'
import { lockCompensation } from './find-compensation.ts'
import { publishCompensationChanges } from './publish-compensation-change.ts'

/** Deletes a compensation. The previous one then applies until the next one. */
export const compensationsDelete = change('compensations.delete', async (work, { path: { id }, header }) => {
  const row = await lockCompensation(work, id)
  checkIfMatch(header['If-Match'], row.version, `Compensation ${id}`)
  await work.db.deleteFrom('compensations').where('business_id', '=', work.business_id).where('id', '=', id).execute()
  await publishCompensationChanges(work, [{ row, as: 'deleted', at: await readTransactionTime(work) }])
  return noContent()
})
