import { illegalTransition } from './errors.ts'
import type { Scope } from './scopes.ts'

/** The actions that a resource allows in each state. Locks, `allowed_actions` and tests all read this table. */
export interface StateTable<State extends string, Action extends string> {
  /** The actions of each state, in the order of `allowed_actions`. */
  readonly allows: Readonly<Record<State, readonly Action[]>>
  /** The scope of the operation that performs each action. */
  readonly scopes: Readonly<Record<Action, Scope>>
  /** The actions of the state that these scopes allow. */
  allowed(state: State, scopes: ReadonlySet<Scope>): Action[]
  /** @throws {ApiError} 409 when the state does not allow the action */
  check(state: State, action: NoInfer<Action>): void
}

/**
 * @param subject - begins the sentence of a refusal, such as `A pay run`
 * @param allows - the actions of each state
 * @param words - the phrase for each action in a refusal, such as `be changed` in `A pay run that is approved cannot be
 *   changed.`
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
