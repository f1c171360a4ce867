import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

/** A process of the benchmark. */
export interface Child {
  /** Where it listens; empty for one that does not. */
  url: string
  /** Asks what it answers through `answer`. */
  ask<Answer>(question: string, details?: unknown): Promise<Answer>
  /** CPU it has used so far, in microseconds. */
  cpuMicroseconds(): Promise<number>
  /** Memory it has resident, in bytes. */
  residentBytes(): Promise<number>
  /** Asks it to stop, or kills it, and waits until it has ended. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

interface Options {
  env: Record<string, string>
  /** Arguments of Node for this process alone, such as `--cpu-prof`. */
  execArgv?: string[]
}

/**
 * Starts a TypeScript file of this repository as a process and waits until it says `{type: 'listening' | 'ready'}`.
 * Its standard output goes nowhere, so that logs are made and written, but not read.
 *
 * @param file - from the repository's root
 * @throws Error when the process ends before it is ready
 */
export async function startChild(file: string, { env, execArgv = [] }: Options): Promise<Child> {
  const root = new URL('../../', import.meta.url)
  const preload = new URL('report-usage.ts', import.meta.url).href
  const child = fork(new URL(file, root), {
    env: { PATH: process.env.PATH ?? '', ...env },
    execArgv: ['--import', preload, ...execArgv],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const { url = '' } = await messageFrom<{ url?: string }>(
    child,
    ({ type }) => type === 'listening' || type === 'ready',
    file,
  )
  const ask = async <Answer>(question: string, details?: unknown): Promise<Answer> => {
    const reply = messageFrom<{ answer: Answer }>(child, (message) => message.question === question, file)
    child.send({ question, details })
    return (await reply).answer
  }
  return {
    url,
    ask,
    cpuMicroseconds: () => ask<number>('cpu'),
    residentBytes: () => ask<number>('memory'),
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      child.kill(signal)
      await exited
    },
  }
}

type Message = Record<string, unknown>

function messageFrom<Wanted>(
  child: ChildProcess,
  isWanted: (message: Message) => boolean,
  file: string,
): Promise<Wanted> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: Message): void => {
      if (!isWanted(message)) return
      settle()
      resolve(message as Wanted)
    }
    const onExit = (): void => {
      settle()
      reject(new Error(`${file} ended`))
    }
    const settle = (): void => {
      child.off('message', onMessage)
      child.off('exit', onExit)
    }
    child.on('message', onMessage)
    child.once('exit', onExit)
  })
}
