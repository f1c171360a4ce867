import type { Profiler, Session } from 'node:inspector/promises'
import { serveCalls } from './serve-calls.ts'

/*
 * Preloaded into each measured process. Reports its CPU time (user and system, all threads), a CPU profile, and its
 * resident memory.
 */

/** The interval between the samples of a profile. */
const samplingMicroseconds = 200

let session: Session | undefined

serveCalls({
  cpu: () => {
    const { user, system } = process.cpuUsage()
    return user + system
  },
  memory: () => process.memoryUsage.rss(),
  startProfile: async () => {
    const inspector = await import('node:inspector/promises') // imported on demand, because it takes memory
    session = new inspector.Session()
    session.connect()
    await session.post('Profiler.enable')
    await session.post('Profiler.setSamplingInterval', { interval: samplingMicroseconds })
    await session.post('Profiler.start')
    return null
  },
  endProfile: async (): Promise<Profiler.Profile | undefined> => {
    const result = await session?.post('Profiler.stop')
    session?.disconnect()
    return result?.profile
  },
})
