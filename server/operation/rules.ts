import type { Config } from '../process/config.ts'
import type { OperationId, OperationRequest } from './contract/contract.ts'
import type { Problem } from './errors.ts'

/** A member that fits the contract; in a list, an item that does not fit is undefined. */
type FittingMember<Member> = Member extends readonly (infer Item)[] ? (Item | undefined)[] : Member

type FittingMembers<Part> = Part extends object ? { [Name in keyof Part]?: FittingMember<Part[Name]> } : object

/** The parts of a request that fit the contract. Members that do not are left out. */
export interface FittingRequest<Id extends OperationId> {
  query: FittingMembers<OperationRequest<Id>['query']>
  body: FittingMembers<OperationRequest<Id>['body']>
  /** The names of all members of the body, including those that do not fit. */
  bodyNames: ReadonlySet<string>
  /** Whether the whole request is valid: then a rule may leave its problem to the operation, which adds others to it. */
  fits: boolean
}

/**
 * The rules of an operation that a schema cannot express and that need neither the database nor the time. The check
 * against the contract runs them too, so that one answer names the problems of both. As they depend on the request and
 * the settings alone, a repeated request passes them again.
 *
 * @returns every problem, none when the request follows the rules
 */
export type Rules<Id extends OperationId> = (
  request: FittingRequest<Id>,
  config: Config,
) => Problem[] | Promise<Problem[]>
