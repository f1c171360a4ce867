export const holidays = {} as const
