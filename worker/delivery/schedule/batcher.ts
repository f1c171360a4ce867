import { setImmediate as endOfTurn } from 'node:timers/promises'

/** Collects items and processes them in batches. An item that is already waiting is not added again. */
export interface Batcher<T> {
  add(item: T): void
  /** Resolves once no item waits and no batch is in progress. */
  whenIdle(): Promise<void>
}

/**
 * Creates a batcher. Items that are added while a batch is processed form the next batch: many items need few round
 * trips, and a single item does not wait.
 *
 * @param process - processes a batch; must not reject
 * @param maxSize - the maximum number of items in a batch
 */
export function createBatcher<T>(process: (items: T[]) => Promise<void>, maxSize: number): Batcher<T> {
  const queue = new Set<T>()
  let progress: Promise<void> | undefined

  const run = async (): Promise<void> => {
    await endOfTurn() // items added in this turn of the event loop join the first batch
    while (queue.size > 0) {
      const batch = [...queue.values().take(maxSize)]
      for (const item of batch) queue.delete(item)
      await process(batch)
    }
    progress = undefined
  }

  return {
    add(item) {
      queue.add(item)
      progress ??= run()
    },
    async whenIdle() {
      while (progress !== undefined) await progress
    },
  }
}
