import * as nodeTest from 'node:test'

// The types of Node 22 lack this function.
const { getTestContext } = nodeTest as typeof nodeTest & { getTestContext(): object | undefined }

const noScope = {}
const closersByScope = new WeakMap<object, (() => Promise<unknown>)[]>()

/** Returns the test, suite or file that is currently running. */
export const currentScope = (): object => getTestContext() ?? noScope

/**
 * Registers a function that runs at the end of the current test, suite or file. Functions run in reverse order, so that
 * an app closes after the workers on its database. Hooks cannot use this function, as they have no scope.
 *
 * @param scope - the test, suite or file at whose end to run the function: the current one, or one that already has
 *   functions
 */
export function closeAfter(close: () => Promise<unknown>, scope = currentScope()): void {
  const closers = closersByScope.get(scope)
  if (closers) return void closers.push(close)
  const first = [close]
  closersByScope.set(scope, first)
  nodeTest.after(async () => {
    for (let next = first.pop(); next; next = first.pop()) await next()
  })
}
