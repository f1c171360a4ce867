export const workplaces = {} as const
