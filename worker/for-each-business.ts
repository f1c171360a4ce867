import { type GlobalWork, inBusiness, type Work } from '../server/operation/work.ts'

/**
 * Performs work for each business in turn. A failure for one business does not stop the others.
 *
 * @param task - the name of the work in error messages, such as `booking leave`
 * @throws {AggregateError} with all failures, so that the job is retried
 */
export const forEachBusiness = (
  work: GlobalWork,
  businesses: number[],
  task: string,
  perform: (work: Work) => Promise<unknown>,
): Promise<void> =>
  roundRobin(work, businesses, task, async (work) => {
    await perform(work)
    return false
  })

/**
 * Performs steps for businesses in round-robin order, so that no business waits for all steps of another. A failure
 * ends only the steps of that business.
 *
 * @param step - performs one step and returns whether there may be another one
 * @throws {AggregateError} with all failures, so that the job is retried
 */
export async function roundRobin(
  work: GlobalWork,
  businesses: number[],
  task: string,
  step: (work: Work) => Promise<boolean>,
): Promise<void> {
  const failures: unknown[] = []
  for (let remaining = businesses; remaining.length > 0; ) {
    const next: number[] = []
    for (const business_id of remaining) {
      try {
        if (await step(inBusiness(work, business_id))) next.push(business_id)
      } catch (cause) {
        failures.push(new Error(`${task} failed for business ${business_id}`, { cause }))
      }
    }
    remaining = next
  }
  if (failures.length > 0) throw new AggregateError(failures, `${task} failed for some businesses`)
}
