import type { Config } from '../process/config.ts'
import type { OperationId, OperationRequest } from './contract/contract.ts'
import type { Problem } from './errors.ts'

/** A member that conforms to the contract. In a list, items that do not conform are undefined. */
type FittingMember<Member> = Member extends readonly (infer Item)[] ? (Item | undefined)[] : Member

type FittingMembers<Part> = Part extends object ? { [Name in keyof Part]?: FittingMember<Part[Name]> } : object

/** The parts of a request that conform to the contract. Members that do not conform are omitted. */
export interface FittingRequest<Id extends OperationId> {
  query: FittingMembers<OperationRequest<Id>['query']>
  body: FittingMembers<OperationRequest<Id>['body']>
  /** The names of all members of the body, including those that do not conform. */
  bodyNames: ReadonlySet<string>
  /**
   * Whether the whole request is valid. A rule may then leave its problem to the operation, which adds further
   * problems.
   */
  fits: boolean
}

/**
 * The rules of an operation that a schema cannot express and that need neither the database nor the time. The contract
 * check runs them too, so that one response lists the problems of both. As the rules depend only on the request and the
 * settings, a repeated request passes them again.
 *
 * @returns every problem; none when the request follows the rules
 */
export type Rules<Id extends OperationId> = (
  request: FittingRequest<Id>,
  config: Config,
) => Problem[] | Promise<Problem[]>
