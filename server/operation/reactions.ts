/** A person's dates of employment, `YYYY-MM-DD`. */
interface Employment {
  id: number
  start_date: string | null
  end_date: string | null
}

/** Somebody's employment before a change and after it. */
export interface ChangedEmployment {
  before: Employment
  row: Employment
}

/** A department or a location. */
export interface Place {
  table: 'departments' | 'locations'
  id: number
}

/**
 * What higher areas do when a lower one changes something. The lower area calls them by name, in the transaction of its
 * change, and does not import the areas that react; server/reactions.ts lists who does what.
 */
export interface Reactions<Change> {
  /**
   * The employment of people begins or ends on other days.
   *
   * @param work - has locked the people and written their new dates
   * @param changes - each person once; dates that are the same before and after are allowed
   */
  employmentChanged(work: Change, changes: readonly ChangedEmployment[]): Promise<void>
  /** @param work - has locked the person and marked them as deleted */
  personDeleted(work: Change, person_id: number): Promise<void>
  /**
   * A person is about to be deleted or erased.
   *
   * @param work - has locked the person
   * @throws {ApiError} 409 where that has to wait
   */
  beforePersonRemoval(work: Change, person_id: number): Promise<void>
  /**
   * A department or a location is about to be deleted.
   *
   * @param work - has locked it
   * @throws {ApiError} 409 while something names it
   */
  beforePlaceDeletion(work: Change, place: Place): Promise<void>
}
