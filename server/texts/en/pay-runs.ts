export const payRuns = {} as const
