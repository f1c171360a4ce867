/**
 * The limits of concurrent sends of overdue deliveries. The minimum suffices for full throughput: with a lower limit, a
 * busy machine would send fewer deliveries per second.
 */
export const overduePace = { min: 128, initial: 128, max: 512 } as const

const intervalMs = 100

/**
 * The timer lag, in milliseconds, below which the pace rises. A new delivery waits for several turns of the event loop,
 * each as long as the lag.
 */
const lowLagMs = 10
const highLagMs = 20

/**
 * Returns the number of overdue deliveries that may be sent concurrently. On a busy event loop, more concurrent sends
 * raise the latency but not the throughput.
 *
 * @param size - the current number
 * @param lagMs - the delay of a timer beyond its interval, in milliseconds
 */
export function nextPace(size: number, lagMs: number): number {
  if (lagMs > highLagMs) return Math.max(overduePace.min, Math.floor(size / 2))
  return lagMs < lowLagMs ? Math.min(overduePace.max, size + 64) : size
}

/**
 * Adapts the pace to the lag of the event loop.
 *
 * @param onChange - called with each new number of concurrent sends
 * @returns a function that stops the adaptation
 */
export function startOverduePace(onChange: (size: number) => void): () => void {
  let size: number = overduePace.initial
  let last = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    const next = nextPace(size, now - last - intervalMs)
    last = now
    if (next !== size) onChange(next)
    size = next
  }, intervalMs).unref()
  return () => clearInterval(timer)
}
