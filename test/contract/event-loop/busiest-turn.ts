import { setImmediate as nextTurn } from 'node:timers/promises'

// Missing in the types of Node 22, as it came with Node 22.19.
const { threadCpuUsage } = process as typeof process & { threadCpuUsage(): { user: number; system: number } }

/**
 * The most CPU that this thread takes between two turns of its event loop while something is done, in milliseconds. Other
 * processes on the machine do not count for it.
 */
export async function busiestTurn(work: () => Promise<unknown>): Promise<number> {
  let isOver = false
  let most = 0
  let before = cpuMs()
  const watch = async () => {
    while (!isOver) {
      await nextTurn()
      const now = cpuMs()
      most = Math.max(most, now - before)
      before = now
    }
  }
  const watching = watch()
  try {
    await work()
  } finally {
    isOver = true
    await watching
  }
  return most
}

function cpuMs(): number {
  const { user, system } = threadCpuUsage()
  return (user + system) / 1000
}
