/**
 * The places of a process for sends under way. They are in two shares, so that receivers that fail or hang cannot take
 * the places of healthy ones: sends to webhooks that fail or were slow the last time, and sends that have taken long,
 * count to the slow share.
 */
export interface Slots {
  /** @returns a place, or undefined when the share is taken; `onFree` is then called once when there is one again */
  take(share: Share, onFree: () => void): Slot | undefined
  /** How many sends are under way, in one share or in all. */
  inUse(share?: Share): number
}

export interface Slot {
  /** Moves to the slow share, also beyond its size; the healthy share then has a place more. */
  slowDown(): void
  release(): void
}

export const shares = ['healthy', 'slow'] as const
export type Share = (typeof shares)[number]

/** @param sizes - places of each share */
export function createSlots(sizes: Record<Share, number>): Slots {
  const taken: Record<Share, number> = { healthy: 0, slow: 0 }
  const waiting: Record<Share, Set<() => void>> = { healthy: new Set(), slow: new Set() }

  const free = (share: Share): void => {
    taken[share] -= 1
    for (const onFree of waiting[share]) {
      if (taken[share] >= sizes[share]) return
      waiting[share].delete(onFree)
      onFree() // which takes the place, or no longer wants it
    }
  }

  return {
    inUse: (share) => (share ? taken[share] : taken.healthy + taken.slow),
    take(share, onFree) {
      if (taken[share] >= sizes[share]) {
        waiting[share].add(onFree)
        return undefined
      }
      taken[share] += 1
      let held = share
      return {
        slowDown() {
          if (held === 'slow') return
          held = 'slow'
          taken.slow += 1
          free('healthy')
        },
        release: () => free(held),
      }
    },
  }
}
