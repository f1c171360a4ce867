import { answer } from './answer.ts'

/*
 * Preloaded into a process under measurement: says how much CPU it has used, user and system, all threads,
 * and how much memory it has resident.
 */

answer({
  cpu: () => {
    const { user, system } = process.cpuUsage()
    return user + system
  },
  memory: () => process.memoryUsage.rss(),
})
