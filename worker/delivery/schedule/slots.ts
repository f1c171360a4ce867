/**
 * The send slots of a process, one for each send in progress, in three separate shares. The slow share serves webhooks
 * whose last send failed or was slow, and sends that have become slow: failing or hanging receivers cannot take the
 * slots of healthy receivers. The overdue share serves webhooks with more due deliveries than they can send at once: a
 * webhook with a single new event does not wait for them.
 */
export interface Slots {
  /** Acquires a slot. Returns undefined when none is free, and calls `onFree` once when a slot becomes free. */
  acquire(share: Share, onFree: () => void): Slot | undefined
  /** Returns the number of sends in progress in a share. */
  inUse(share: Share): number
  /** Returns the maximum number of concurrent sends in a share. */
  size(share: Share): number
  /** Changes the size of a share. Sends in progress continue. */
  resize(share: Share, size: number): void
}

export interface Slot {
  /** Moves the send to the slow share, even beyond its size, and frees the slot in its previous share. */
  markSlow(): void
  /** Frees the slot. Can be called more than once. */
  release(): void
}

export const shares = ['healthy', 'overdue', 'slow'] as const
export type Share = (typeof shares)[number]

/**
 * Creates slots.
 *
 * @param initialSizes - the number of slots in each share
 */
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
      onFree() // acquires the slot, unless it is no longer needed
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
