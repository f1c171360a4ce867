/**
 * Limits of concurrent sends of overdue deliveries. The minimum is enough for full throughput: below it, a busy machine
 * would send fewer deliveries a second.
 */
export const overduePace = { min: 128, initial: 128, max: 512 } as const

const intervalMs = 100

/** The lag of a timer. New deliveries wait for some turns of the event loop, and each turn takes as long as the lag. */
const lowLagMs = 10
const highLagMs = 20

/**
 * The number of overdue deliveries that may be sent concurrently. When the event loop is busy, more of them raise
 * latency and not throughput.
 *
 * @param size - the number so far
 * @param lagMs - how late a timer was
 */
export function nextPace(size: number, lagMs: number): number {
  if (lagMs > highLagMs) return Math.max(overduePace.min, Math.floor(size / 2))
  return lagMs < lowLagMs ? Math.min(overduePace.max, size + 64) : size
}

/**
 * Adapts the pace to the event loop's lag until it is stopped.
 *
 * @param onChange - called with each new number
 * @returns a function that stops it
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
