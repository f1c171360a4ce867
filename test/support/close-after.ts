import * as nodeTest from 'node:test'

// Missing in the types of Node 22.
const { getTestContext } = nodeTest as typeof nodeTest & { getTestContext(): object | undefined }

const outside = {}
const opened = new WeakMap<object, (() => Promise<unknown>)[]>()

/** The test, the suite or the file that runs now. */
export const currentScope = (): object => getTestContext() ?? outside

/**
 * Registers a function that runs at the end of the current test, suite or file. The last one registered runs first, so
 * that an app closes after the workers on its database. Not for use in hooks: nothing ends with them.
 *
 * @param scope - the scope to close with: the current one, or one that already has something to close
 */
export function closeAfter(close: () => Promise<unknown>, scope = currentScope()): void {
  const closers = opened.get(scope)
  if (closers) return void closers.push(close)
  const first = [close]
  opened.set(scope, first)
  nodeTest.after(async () => {
    for (let next = first.pop(); next; next = first.pop()) await next()
  })
}
