import { setImmediate as endOfTurn } from 'node:timers/promises'

/** Collects items and processes them in groups. An item that is already waiting is not added again. */
export interface Groups<T> {
  add(item: T): void
  /** @returns once nothing waits and nothing is under way */
  settled(): Promise<void>
}

/**
 * Processes items in groups. While one group is under way, the next one gathers: many items cost few round trips, and a
 * single item does not wait.
 *
 * @param work - processes a group; must not reject
 * @param maxSize - the most items in a group
 */
export function inGroups<T>(work: (items: T[]) => Promise<void>, maxSize: number): Groups<T> {
  const waiting = new Set<T>()
  let running: Promise<void> | undefined

  const run = async (): Promise<void> => {
    await endOfTurn() // items added in this turn of the event loop join the first group
    while (waiting.size > 0) {
      const group = [...waiting.values().take(maxSize)]
      for (const item of group) waiting.delete(item)
      await work(group)
    }
    running = undefined
  }

  return {
    add(item) {
      waiting.add(item)
      running ??= run()
    },
    async settled() {
      while (running !== undefined) await running
    },
  }
}
