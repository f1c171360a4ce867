import type { Profiler, Session } from 'node:inspector/promises'
import { answer } from './answer.ts'

/*
 * Preloaded into a process under measurement: says how much CPU it has used, user and system, all threads, and in which
 * functions; and how much memory it has resident.
 */

/** How far apart the samples of a profile are. */
const samplingMicroseconds = 200

let session: Session | undefined

answer({
  cpu: () => {
    const { user, system } = process.cpuUsage()
    return user + system
  },
  memory: () => process.memoryUsage.rss(),
  startProfile: async () => {
    const inspector = await import('node:inspector/promises') // here, as it takes memory
    session = new inspector.Session()
    session.connect()
    await session.post('Profiler.enable')
    await session.post('Profiler.setSamplingInterval', { interval: samplingMicroseconds })
    await session.post('Profiler.start')
    return null
  },
  endProfile: async (): Promise<Profiler.Profile | undefined> => {
    const stopped = await session?.post('Profiler.stop')
    session?.disconnect()
    return stopped?.profile
  },
})
