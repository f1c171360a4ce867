export const leave = {} as const
