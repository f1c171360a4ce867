import * as nodeTest from 'node:test'

// Missing from the types of Node 22.
const { getTestContext } = nodeTest as typeof nodeTest & { getTestContext(): object | undefined }

const noScope = {}
const closersByScope = new WeakMap<object, (() => Promise<unknown>)[]>()

/** The test, the suite or the file that runs now. */
export const currentScope = (): object => getTestContext() ?? noScope

/**
 * Registers a function that runs at the end of the current test, suite or file. The last one registered runs first, so
 * that an app closes after the workers on its database. Not for use in hooks, which have no scope.
 *
 * @param scope - the test, suite or file after which to close: the current one, or one that already has functions
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
