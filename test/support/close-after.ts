import * as nodeTest from 'node:test'

// Not in the types of Node 22.
const { getTestContext } = nodeTest as typeof nodeTest & { getTestContext(): object | undefined }

const outside = {}
const opened = new WeakMap<object, (() => Promise<unknown>)[]>()

/**
 * Has something closed once the test, the suite or the file is over that opened it: what was opened last is closed
 * first, so that an app closes after the workers on its database. Not for hooks: nothing ends with them.
 */
export function closeAfter(close: () => Promise<unknown>): void {
  const where = getTestContext() ?? outside
  const closers = opened.get(where)
  if (closers) return void closers.push(close)
  const first = [close]
  opened.set(where, first)
  nodeTest.after(async () => {
    for (let next = first.pop(); next; next = first.pop()) await next()
  })
}
