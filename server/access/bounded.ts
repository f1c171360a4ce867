import { unavailable } from '../operation/errors.ts'

/**
 * Bounds how much of some work is done at a time; the rest waits its turn, in order.
 *
 * @param limits.running - how many at a time
 * @param limits.waiting - how many may wait
 * @returns runs a piece of work when its turn comes; throws ApiError 503 at once when too many wait
 */
export function bounded({ running, waiting }: { running: number; waiting: number }) {
  let free = running
  const queue: (() => void)[] = []

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free--
    else if (queue.length < waiting) await new Promise<void>((go) => queue.push(go))
    else throw unavailable(new Error(`${waiting} pieces of work wait already`))
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else free++
    }
  }
}
