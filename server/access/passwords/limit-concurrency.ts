import { unavailable } from '../../operation/errors.ts'

/**
 * Bounds how many calls run at a time; the others wait for their turn, in order.
 *
 * @param limits.running - how many run at a time
 * @param limits.waiting - how many may wait
 * @returns makes a call when its turn comes; throws ApiError 503 at once when too many wait
 */
export function limitConcurrency({ running, waiting }: { running: number; waiting: number }) {
  let free = running
  const queue: (() => void)[] = []

  return async <T>(perform: () => Promise<T>): Promise<T> => {
    if (free > 0) free--
    else if (queue.length < waiting) await new Promise<void>((go) => queue.push(go))
    else throw unavailable(new Error(`${waiting} calls wait already`))
    try {
      return await perform()
    } finally {
      const next = queue.shift()
      if (next) next()
      else free++
    }
  }
}
