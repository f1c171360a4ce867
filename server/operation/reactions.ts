/** A person's employment dates, as `YYYY-MM-DD`. */
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

/** The employment of a person that has ended, and the one that follows it. */
export interface Rehire {
  before: Employment & { end_date: string }
  row: Employment
}

/** A document that all of its signers have signed. */
interface SignedDocument {
  id: number
  person_id: number
  /** The template from which it was generated; null for an uploaded file. */
  template_id: number | null
}

/** A department or a location. */
export interface Place {
  table: 'departments' | 'locations'
  id: number
}

/**
 * Hooks by which a lower area triggers code of higher areas. The lower area calls them in the transaction of its
 * change, and does not import the higher areas; server/reactions.ts implements them.
 */
export interface Reactions<Change> {
  /**
   * Called when people are added.
   *
   * @param work - a transaction that has written the people
   */
  peopleAdded(work: Change, people: readonly Employment[]): Promise<void>
  /**
   * Called when the records of people change.
   *
   * @param work - a transaction that has locked the people and written their new dates
   * @param changes - the changes, each person once; the dates before and after may be equal
   */
  employmentChanged(work: Change, changes: readonly ChangedEmployment[]): Promise<void>
  /**
   * Called when the status of a person becomes `terminated` because their end date has come.
   *
   * @param work - a transaction that has locked the person
   */
  employmentEnded(work: Change, person_id: number): Promise<void>
  /**
   * Called when a person is rehired, in place of `employmentChanged`.
   *
   * @param work - a transaction that has locked the person and written the dates of the new employment
   */
  personRehired(work: Change, rehire: Rehire): Promise<void>
  /**
   * Called when a person is deleted.
   *
   * @param work - a transaction that has locked the person and marked them as deleted
   */
  personDeleted(work: Change, person_id: number): Promise<void>
  /**
   * Called when all signers of a document have signed it.
   *
   * @param work - a transaction that has locked the document
   */
  documentSigned(work: Change, document: SignedDocument): Promise<void>
  /**
   * Called when bank accounts or emergency contacts of a person are added or change.
   *
   * @param work - a transaction that has written them
   */
  personDetailsChanged(work: Change, person_id: number): Promise<void>
  /**
   * Called before connections of apps end.
   *
   * @param work - a transaction that has locked the connections
   */
  beforeConnectionsEnd(work: Change, connection_ids: readonly number[]): Promise<void>
  /**
   * Called when the scopes of connections of apps may have become fewer.
   *
   * @param work - a transaction that has written them
   */
  connectionsNarrowed(work: Change, connection_ids: readonly number[]): Promise<void>
  /**
   * Called before a person is deleted or erased.
   *
   * @param work - a transaction that has locked the person
   * @throws {ApiError} 409 when the person cannot be removed yet
   */
  beforePersonRemoval(work: Change, person_id: number): Promise<void>
  /**
   * Called before a department or a location is deleted.
   *
   * @param work - a transaction that has locked the department or location
   * @throws {ApiError} 409 while a rule references it
   */
  beforePlaceDeletion(work: Change, place: Place): Promise<void>
  /**
   * Called before a custom role is deleted.
   *
   * @param work - a transaction that has locked the role
   * @throws {ApiError} 409 while a rule references it
   */
  beforeRoleDeletion(work: Change, role_id: number): Promise<void>
}
