import { answer } from './answer.ts'

/*
 * Preloaded into a process under measurement: says how much CPU it has used, user and system, all threads.
 */

answer({
  cpu: () => {
    const { user, system } = process.cpuUsage()
    return user + system
  },
})
