import type { OperationId, PublicOperation, ReplyOf, RequestOf } from './contract.ts'
import type { AnonymousActor, Principal } from './principal.ts'
import { type Change, type GlobalChange, type GlobalWork, inTransaction, type Work } from './work.ts'

/** The work of an operation. Callers of a public operation are anonymous and have no business. */
type WorkOf<Id extends OperationId> = Id extends PublicOperation ? GlobalWork<AnonymousActor> : Work<Principal>
type ChangeOf<Id extends OperationId> = Id extends PublicOperation ? GlobalChange<AnonymousActor> : Change<Principal>

/** An operation of the contract, as `bind` uses it. */
export interface Operation<Id extends OperationId> {
  id: Id
  /**
   * @param request - checked against the contract
   * @throws {ApiError} for every failure that a caller can handle
   */
  perform(work: WorkOf<Id>, request: RequestOf<Id>): Promise<ReplyOf<Id>>
  /** Whether a replica may answer it. */
  isReport?: boolean
}

/**
 * An operation that only reads, or that opens its own transactions because some of its writes must survive a failure.
 */
export const operation = <Id extends OperationId>(
  id: Id,
  perform: (work: WorkOf<Id>, request: RequestOf<Id>) => Promise<ReplyOf<Id>>,
): Operation<Id> => ({ id, perform })

/** An operation that is one transaction: a failure undoes all of it. */
export const change = <Id extends OperationId>(
  id: Id,
  perform: (work: ChangeOf<Id>, request: RequestOf<Id>) => Promise<ReplyOf<Id>>,
): Operation<Id> => ({
  id,
  perform: (work, request) => inTransaction(work, (inside) => perform(inside as unknown as ChangeOf<Id>, request)),
})

/** An operation that reads what may be much: a list that grows, a report. It writes nothing, so a replica may answer it. */
export const report = <Id extends OperationId>(
  id: Id,
  perform: (work: WorkOf<Id>, request: RequestOf<Id>) => Promise<ReplyOf<Id>>,
): Operation<Id> => ({ id, perform, isReport: true })
