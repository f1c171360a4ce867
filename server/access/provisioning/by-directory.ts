/** The detail of audit entries for changes that the directory of the business made. */
export const byDirectory = { by: 'directory' } as const
