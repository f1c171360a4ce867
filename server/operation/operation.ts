import type { OperationId, OperationReply, OperationRequest, PublicOperation } from './contract/contract.ts'
import type { AnonymousActor, Principal } from './principal.ts'
import type { Rules } from './rules.ts'
import { type Change, type GlobalChange, type GlobalWork, inTransaction, type Work } from './work.ts'

/** The work of an operation. Callers of a public operation are anonymous and have no business. */
type OperationWork<Id extends OperationId> = Id extends PublicOperation ? GlobalWork<AnonymousActor> : Work<Principal>
type OperationChange<Id extends OperationId> = Id extends PublicOperation
  ? GlobalChange<AnonymousActor>
  : Change<Principal>

/** An operation of the contract, in the form that `bind` uses. */
export interface Operation<Id extends OperationId> {
  id: Id
  /**
   * Performs the operation.
   *
   * @param request - a request that was checked against the contract and the rules
   * @throws {ApiError} for every failure that a caller can handle
   */
  perform(work: OperationWork<Id>, request: OperationRequest<Id>): Promise<OperationReply<Id>>
  rules?: Rules<Id> | undefined
  /** Whether a replica may serve the operation. */
  isReport?: boolean
  /** Returns whether a request writes, so that no replica may serve it. By default, no request of a report does. */
  writes?: (request: OperationRequest<Id>) => boolean
}

type Perform<Id extends OperationId> = (
  work: OperationWork<Id>,
  request: OperationRequest<Id>,
) => Promise<OperationReply<Id>>
type PerformChange<Id extends OperationId> = (
  work: OperationChange<Id>,
  request: OperationRequest<Id>,
) => Promise<OperationReply<Id>>

/**
 * Defines an operation that only reads, or that opens its own transactions because some of its writes must survive a
 * failure.
 */
export function operation<Id extends OperationId>(id: Id, perform: Perform<Id>): Operation<Id>
export function operation<Id extends OperationId>(id: Id, rules: Rules<Id>, perform: Perform<Id>): Operation<Id>
export function operation<Id extends OperationId>(id: Id, first: Rules<Id> | Perform<Id>, second?: Perform<Id>) {
  return second ? { id, rules: first, perform: second } : { id, perform: first }
}

/** Defines an operation that runs in one transaction: a failure undoes all of it. */
export function change<Id extends OperationId>(id: Id, perform: PerformChange<Id>): Operation<Id>
export function change<Id extends OperationId>(id: Id, rules: Rules<Id>, perform: PerformChange<Id>): Operation<Id>
export function change<Id extends OperationId>(id: Id, first: unknown, second?: PerformChange<Id>) {
  const perform = second ?? (first as PerformChange<Id>)
  return {
    id,
    ...(second && { rules: first as Rules<Id> }),
    perform: (work: OperationWork<Id>, request: OperationRequest<Id>) =>
      inTransaction(work, (inside) => perform(inside as unknown as OperationChange<Id>, request)),
  }
}

/**
 * Defines an operation that may read many rows, such as a growing list or a report. It writes nothing, so a replica may
 * serve it.
 */
export function report<Id extends OperationId>(id: Id, perform: Perform<Id>): Operation<Id>
export function report<Id extends OperationId>(id: Id, rules: Rules<Id>, perform: Perform<Id>): Operation<Id>
export function report<Id extends OperationId>(id: Id, first: Rules<Id> | Perform<Id>, second?: Perform<Id>) {
  return { ...operation(id, first as Rules<Id>, second as Perform<Id>), isReport: true }
}
