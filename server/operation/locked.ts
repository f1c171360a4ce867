/** What work for the service does about a row that others have locked: the next run finds skipped ones. */
export interface Locked {
  locked: 'skip' | 'wait'
}
