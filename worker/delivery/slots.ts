/**
 * The slots of a process, one for each send under way. They are divided into two shares, so that failing or hanging
 * receivers cannot take the slots of healthy ones. The slow share is for webhooks that fail or were slow the last time,
 * and for sends that have already become slow.
 */
export interface Slots {
  /** @returns a slot, or undefined when none is free; `onFree` is then called once when a slot becomes free */
  take(share: Share, onFree: () => void): Slot | undefined
  /** The number of sends under way, in one share or in both. */
  inUse(share?: Share): number
}

export interface Slot {
  /** Moves to the slow share, even beyond its size, and frees a slot of the healthy share. */
  slowDown(): void
  /** Frees the slot. Can be called more than once. */
  release(): void
}

export const shares = ['healthy', 'slow'] as const
export type Share = (typeof shares)[number]

/** @param sizes - slots of each share */
export function createSlots(sizes: Record<Share, number>): Slots {
  const taken: Record<Share, number> = { healthy: 0, slow: 0 }
  const waiting: Record<Share, Set<() => void>> = { healthy: new Set(), slow: new Set() }

  const free = (share: Share): void => {
    taken[share] -= 1
    for (const onFree of waiting[share]) {
      if (taken[share] >= sizes[share]) return
      waiting[share].delete(onFree)
      onFree() // takes the slot, or no longer wants it
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
      let held: Share | undefined = share
      return {
        slowDown() {
          if (held !== 'healthy') return
          held = 'slow'
          taken.slow += 1
          free('healthy')
        },
        release() {
          const freed = held
          held = undefined
          if (freed) free(freed)
        },
      }
    },
  }
}
