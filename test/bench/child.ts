import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

/** A process of the benchmark. */
export interface Child {
  /** The address on which it listens; empty for a process without a server. */
  url: string
  /** Calls one of its methods (serve-calls.ts). */
  call<Result>(method: string, params?: unknown): Promise<Result>
  /** CPU time used so far, in microseconds. */
  cpuMicroseconds(): Promise<number>
  /** Resident memory, in bytes. */
  residentBytes(): Promise<number>
  /** Sends the signal, and waits for the exit. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

interface Options {
  env: Record<string, string>
  /** Arguments of Node for this process only, such as `--cpu-prof`. */
  execArgv?: string[]
}

/**
 * Starts a TypeScript file of this repository as a process and waits for its message `{type: 'listening' | 'ready'}`.
 * Its standard output is discarded, so that logs are formatted and written, but not read.
 *
 * @param file - relative to the root of the repository
 * @throws Error if the process exits before it is ready
 */
export async function startChild(file: string, { env, execArgv = [] }: Options): Promise<Child> {
  const root = new URL('../../', import.meta.url)
  const preload = new URL('report-usage.ts', import.meta.url).href
  const child = fork(new URL(file, root), {
    env: { PATH: process.env.PATH ?? '', ...env },
    execArgv: ['--import', preload, ...execArgv],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const { url = '' } = await waitForMessage<{ url?: string }>(
    child,
    ({ type }) => type === 'listening' || type === 'ready',
    file,
  )
  const call = async <Result>(method: string, params?: unknown): Promise<Result> => {
    const reply = waitForMessage<{ result: Result }>(child, (message) => message.method === method, file)
    child.send({ method, params })
    return (await reply).result
  }
  return {
    url,
    call,
    cpuMicroseconds: () => call<number>('cpu'),
    residentBytes: () => call<number>('memory'),
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      child.kill(signal)
      await exited
    },
  }
}

type Message = Record<string, unknown>

function waitForMessage<Content>(
  child: ChildProcess,
  isMatch: (message: Message) => boolean,
  file: string,
): Promise<Content> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: Message): void => {
      if (!isMatch(message)) return
      settle()
      resolve(message as Content)
    }
    const onExit = (): void => {
      settle()
      reject(new Error(`${file} exited`))
    }
    const settle = (): void => {
      child.off('message', onMessage)
      child.off('exit', onExit)
    }
    child.on('message', onMessage)
    child.once('exit', onExit)
  })
}
