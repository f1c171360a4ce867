/** A person's dates of employment, `YYYY-MM-DD`. */
interface Employment {
  id: number
  start_date: string | null
  end_date: string | null
}

/** The employment of a person before and after a change. */
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
 * Hooks through which a lower area triggers code of higher ones. The lower area calls them in the transaction of its
 * change, and does not import the higher areas; server/reactions.ts implements them.
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
   * @throws {ApiError} 409 when that is not possible yet
   */
  beforePersonRemoval(work: Change, person_id: number): Promise<void>
  /**
   * A department or a location is about to be deleted.
   *
   * @param work - has locked it
   * @throws {ApiError} 409 while a rule references it
   */
  beforePlaceDeletion(work: Change, place: Place): Promise<void>
}
