/** Collects items that are worked on in groups; an item that is waiting is not added twice. */
export interface Groups<T> {
  add(item: T): void
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
  let isScheduled = false

  const run = async (): Promise<void> => {
    while (waiting.size > 0) {
      const group = [...waiting.values().take(maxSize)]
      for (const item of group) waiting.delete(item)
      await work(group)
    }
    isScheduled = false
  }

  return {
    add(item) {
      waiting.add(item)
      if (isScheduled) return
      isScheduled = true
      setImmediate(run) // after all that this turn of the event loop adds
    },
  }
}
