import { setImmediate as endOfTurn } from 'node:timers/promises'

/** Collects items that are worked on in groups; an item that is waiting is not added twice. */
export interface Groups<T> {
  add(item: T): void
  /** @returns when nothing waits and nothing is under way */
  settled(): Promise<void>
}

/**
 * Works on items in groups: while one group is under way the next one gathers, so that many items cost few round trips
 * and a single one does not wait.
 *
 * @param work - takes a group; must not reject
 * @param maxSize - of a group
 */
export function inGroups<T>(work: (items: T[]) => Promise<void>, maxSize: number): Groups<T> {
  const waiting = new Set<T>()
  let running: Promise<void> | undefined

  const run = async (): Promise<void> => {
    await endOfTurn() // all that this turn of the event loop adds belongs to the first group
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
