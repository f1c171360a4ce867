import { illegalTransition } from './errors.ts'
import type { Scope } from './scopes.ts'

/** The actions that a resource allows in each state. Locks, `allowed_actions` and tests all read this table. */
export interface StateTable<State extends string, Action extends string> {
  /** The actions of each state, in the order of `allowed_actions`. */
  readonly allows: Readonly<Record<State, readonly Action[]>>
  /** The scope of the operation that performs each action. */
  readonly scopes: Readonly<Record<Action, Scope>>
  /** Returns the actions that both the state and the scopes allow. */
  allowed(state: State, scopes: ReadonlySet<Scope>): Action[]
  /**
   * Checks that a state allows an action.
   *
   * @throws {ApiError} 409 when it does not
   */
  check(state: State, action: NoInfer<Action>): void
}

/**
 * Creates a state table.
 *
 * @param subject - the start of the refusal message, such as `A pay run`
 * @param allows - the actions of each state
 * @param words - the phrase for each action in the refusal message, such as `be changed` in `A pay run that is approved
 *   cannot be changed.`
 * @param scopes - the scope that each action requires
 */
export const stateTable = <State extends string, Action extends string>(
  subject: string,
  allows: Record<State, readonly Action[]>,
  words: Record<Action, string>,
  scopes: Record<Action, Scope>,
): StateTable<State, Action> => ({
  allows,
  scopes,
  allowed: (state, callerScopes) => allows[state].filter((action) => callerScopes.has(scopes[action])),
  check(state, action) {
    if (allows[state].includes(action)) return
    throw illegalTransition(`${subject} that is ${state} cannot ${words[action]}.`, state)
  },
})
