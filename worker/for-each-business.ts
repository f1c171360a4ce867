import { type GlobalWork, inBusiness, type Work } from '../server/operation/work.ts'

/**
 * Performs work business by business. A failure in one does not stop the others.
 *
 * @param what - names the work in failures, such as `booking leave`
 * @throws {AggregateError} with all failures, so that the job is retried
 */
export async function forEachBusiness(
  work: GlobalWork,
  businesses: number[],
  what: string,
  perform: (work: Work) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  for (const business_id of businesses) {
    await perform(inBusiness(work, business_id)).catch((cause: unknown) => {
      failures.push(new Error(`${what} failed for business ${business_id}`, { cause }))
    })
  }
  if (failures.length > 0) throw new AggregateError(failures, `${what} failed for some businesses`)
}
