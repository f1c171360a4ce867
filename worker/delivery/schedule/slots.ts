/**
 * The slots of a process, one for each send under way. They are divided into shares that do not take places of each
 * other. The slow share is for webhooks that fail or were slow the last time, and for sends that have already become
 * slow: failing or hanging receivers cannot take the slots of healthy ones. The overdue share is for webhooks that have
 * more due than they can send at once: those with a single new event do not wait behind them.
 */
export interface Slots {
  /** @returns a slot, or undefined when none is free; `onFree` is then called once when a slot becomes free */
  take(share: Share, onFree: () => void): Slot | undefined
  /** The number of sends under way in a share. */
  inUse(share: Share): number
  /** The most sends at a time in a share. */
  size(share: Share): number
  /** Changes the size of a share; sends under way go on. */
  resize(share: Share, size: number): void
}

export interface Slot {
  /** Moves to the slow share, even beyond its size, and frees a slot of its own share. */
  slowDown(): void
  /** Frees the slot. Can be called more than once. */
  release(): void
}

export const shares = ['healthy', 'overdue', 'slow'] as const
export type Share = (typeof shares)[number]

/** @param initial - slots of each share */
export function createSlots(initial: Record<Share, number>): Slots {
  const sizes = { ...initial }
  const taken: Record<Share, number> = { healthy: 0, overdue: 0, slow: 0 }
  const waiting: Record<Share, Set<() => void>> = { healthy: new Set(), overdue: new Set(), slow: new Set() }

  const free = (share: Share): void => {
    taken[share] -= 1
    fill(share)
  }

  const fill = (share: Share): void => {
    for (const onFree of waiting[share]) {
      if (taken[share] >= sizes[share]) return
      waiting[share].delete(onFree)
      onFree() // takes the slot, or no longer wants it
    }
  }

  return {
    inUse: (share) => taken[share],
    size: (share) => sizes[share],
    resize(share, size) {
      sizes[share] = size
      fill(share)
    },
    take(share, onFree) {
      if (taken[share] >= sizes[share]) {
        waiting[share].add(onFree)
        return undefined
      }
      taken[share] += 1
      let held: Share | undefined = share
      return {
        slowDown() {
          const left = held
          if (left === undefined || left === 'slow') return
          held = 'slow'
          taken.slow += 1
          free(left)
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
