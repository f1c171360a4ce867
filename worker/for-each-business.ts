import { type GlobalWork, inBusiness, type Work } from '../server/operation/work.ts'

/**
 * Performs work business by business. A failure in one does not stop the others.
 *
 * @param what - names the work in failures, such as `booking leave`
 * @throws {AggregateError} with all failures, so that the job is retried
 */
export const forEachBusiness = (
  work: GlobalWork,
  businesses: number[],
  what: string,
  perform: (work: Work) => Promise<unknown>,
): Promise<void> =>
  inTurns(work, businesses, what, async (work) => {
    await perform(work)
    return false
  })

/**
 * Performs one step after another for businesses in turns, so that none waits for all steps of another. A failure in
 * one ends its turns and no others.
 *
 * @param step - returns whether there may be another one
 * @throws {AggregateError} with all failures, so that the job is retried
 */
export async function inTurns(
  work: GlobalWork,
  businesses: number[],
  what: string,
  step: (work: Work) => Promise<boolean>,
): Promise<void> {
  const failures: unknown[] = []
  for (let left = businesses; left.length > 0; ) {
    const next: number[] = []
    for (const business_id of left) {
      try {
        if (await step(inBusiness(work, business_id))) next.push(business_id)
      } catch (cause) {
        failures.push(new Error(`${what} failed for business ${business_id}`, { cause }))
      }
    }
    left = next
  }
  if (failures.length > 0) throw new AggregateError(failures, `${what} failed for some businesses`)
}
