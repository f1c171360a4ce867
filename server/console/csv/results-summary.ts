/**
 * Summarises the results of a list by their status: `3 people added, 1 row not imported`. Statuses without results are
 * left out.
 *
 * @param statuses - in the order of the summary
 * @param describe - describes a number of results with a status
 */
export const resultsSummary = <Status extends string>(
  statuses: readonly Status[],
  results: readonly { status: string }[],
  describe: (status: Status, count: number) => string,
): string =>
  statuses
    .flatMap((status) => {
      const count = results.filter((result) => result.status === status).length
      return count === 0 ? [] : [describe(status, count)]
    })
    .join(', ')
