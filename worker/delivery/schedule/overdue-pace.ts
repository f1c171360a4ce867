/**
 * The limits of sends of overdue deliveries at a time. The least is enough for full throughput: below it, a busy machine
 * would send fewer deliveries a second.
 */
export const overduePace = { least: 128, first: 128, most: 512 } as const

const everyMs = 100

/** How late timers may be: other deliveries wait for some turns of the event loop, and each of them takes as long. */
const fineLagMs = 10
const badLagMs = 20

/**
 * The number of overdue deliveries that may be sent at a time. When the event loop is busy, more of them make nothing
 * faster, but each turn longer.
 *
 * @param size - the number so far
 * @param lagMs - how late a timer was
 */
export function nextPace(size: number, lagMs: number): number {
  if (lagMs > badLagMs) return Math.max(overduePace.least, Math.floor(size / 2))
  return lagMs < fineLagMs ? Math.min(overduePace.most, size + 64) : size
}

/**
 * Keeps the pace for as long as the process runs.
 *
 * @param set - called with each new number
 * @returns a function that ends it
 */
export function keepPace(set: (size: number) => void): () => void {
  let size: number = overduePace.first
  let last = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    const next = nextPace(size, now - last - everyMs)
    last = now
    if (next !== size) set(next)
    size = next
  }, everyMs).unref()
  return () => clearInterval(timer)
}
