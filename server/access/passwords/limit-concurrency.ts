import { unavailable } from '../../operation/errors.ts'

/**
 * Limits how many calls run concurrently. Further calls wait in a FIFO queue.
 *
 * @param limits.running - the maximum number of concurrent calls
 * @param limits.waiting - the maximum number of calls in the queue
 * @returns a function that performs a call, or throws ApiError 503 immediately if the queue is full
 */
export function limitConcurrency({ running, waiting }: { running: number; waiting: number }) {
  let free = running
  const queue: (() => void)[] = []

  return async <T>(perform: () => Promise<T>): Promise<T> => {
    if (free > 0) free--
    else if (queue.length < waiting) await new Promise<void>((resume) => queue.push(resume))
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
