import { setTimeout as sleep } from 'node:timers/promises'

// Missing in the types of Node 22: it was added in 22.19.
const { threadCpuUsage } = process as typeof process & { threadCpuUsage(): { user: number; system: number } }

/**
 * Measures the longest turn of this thread's event loop during some work, in milliseconds of CPU time. The load of other
 * processes on the machine does not count. Turns within a millisecond count as one.
 */
export async function longestTurnMs(work: () => Promise<unknown>): Promise<number> {
  let isDone = false
  let longest = 0
  let before = cpuMs()
  const watch = async () => {
    while (!isDone) {
      await sleep(1) // not at once: a busy loop would delay the work, on a busy machine by minutes
      const now = cpuMs()
      longest = Math.max(longest, now - before)
      before = now
    }
  }
  const watching = watch()
  try {
    await work()
  } finally {
    isDone = true
    await watching
  }
  return longest
}

function cpuMs(): number {
  const { user, system } = threadCpuUsage()
  return (user + system) / 1000
}
