/**
 * The slots of a process, one for each send in progress, in three shares that do not use each other's slots. The slow
 * share serves webhooks that fail or were slow the last time, and sends that have become slow: failing or hanging
 * receivers cannot take the slots of healthy ones. The overdue share serves webhooks that have more due than they can
 * send at once: webhooks with a single new event do not wait behind them.
 */
export interface Slots {
  /** @returns a slot, or undefined when none is free; `onFree` is then called once when a slot becomes free */
  acquire(share: Share, onFree: () => void): Slot | undefined
  /** The number of sends in progress in a share. */
  inUse(share: Share): number
  /** The most concurrent sends of a share. */
  size(share: Share): number
  /** Changes the size of a share; sends in progress continue. */
  resize(share: Share, size: number): void
}

export interface Slot {
  /** Moves to the slow share, even beyond its size, and frees a slot of its own share. */
  markSlow(): void
  /** Frees the slot. Can be called more than once. */
  release(): void
}

export const shares = ['healthy', 'overdue', 'slow'] as const
export type Share = (typeof shares)[number]

/** @param initialSizes - slots of each share */
export function createSlots(initialSizes: Record<Share, number>): Slots {
  const sizes = { ...initialSizes }
  const inUse: Record<Share, number> = { healthy: 0, overdue: 0, slow: 0 }
  const waiters: Record<Share, Set<() => void>> = { healthy: new Set(), overdue: new Set(), slow: new Set() }

  const free = (share: Share): void => {
    inUse[share] -= 1
    notifyWaiters(share)
  }

  const notifyWaiters = (share: Share): void => {
    for (const onFree of waiters[share]) {
      if (inUse[share] >= sizes[share]) return
      waiters[share].delete(onFree)
      onFree() // acquires the slot, unless it has become needless
    }
  }

  return {
    inUse: (share) => inUse[share],
    size: (share) => sizes[share],
    resize(share, size) {
      sizes[share] = size
      notifyWaiters(share)
    },
    acquire(share, onFree) {
      if (inUse[share] >= sizes[share]) {
        waiters[share].add(onFree)
        return undefined
      }
      inUse[share] += 1
      let current: Share | undefined = share
      return {
        markSlow() {
          const previous = current
          if (previous === undefined || previous === 'slow') return
          current = 'slow'
          inUse.slow += 1
          free(previous)
        },
        release() {
          const previous = current
          current = undefined
          if (previous) free(previous)
        },
      }
    },
  }
}
