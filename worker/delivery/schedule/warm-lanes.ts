import type { Lane } from './lane.ts'

/** Idle lanes that stay open for a short time, as events of a webhook often follow each other. */
export interface WarmLanes {
  /** Adds an idle lane, or restarts its time. Returns whether there is capacity for it. */
  add(lane: Lane): boolean
  /** Removes a lane that is active again or closed. */
  remove(lane: Lane): void
  /** Evicts up to `count` lanes, the longest idle first. */
  evict(count: number): Lane[]
  /** Evicts lanes whose time has expired. */
  evictExpired(): Lane[]
}

/**
 * Creates an empty set of warm lanes.
 *
 * @param options.keepMs - how many milliseconds a lane stays open
 * @param options.maxSize - the maximum number of warm lanes
 */
export function createWarmLanes(
  { keepMs, maxSize }: { keepMs: number; maxSize: number },
  now = () => performance.now(),
): WarmLanes {
  const since = new Map<Lane, number>() // sorted by time

  const removeAll = (lanes: Iterable<Lane>): Lane[] => {
    const evicted = [...lanes]
    for (const lane of evicted) since.delete(lane)
    return evicted
  }

  return {
    add(lane) {
      since.delete(lane)
      if (since.size >= maxSize) return false
      since.set(lane, now())
      return true
    },
    remove: (lane) => void since.delete(lane),
    evict: (count) => removeAll(since.keys().take(count)),
    evictExpired: () => removeAll([...since.keys()].filter((lane) => now() - (since.get(lane) ?? 0) >= keepMs)),
  }
}
