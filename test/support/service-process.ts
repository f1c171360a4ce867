import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { testEnv } from './app.ts'
import { closeAfter } from './close-after.ts'

/** A part of the service as a process of its own, which is ended at the latest with the test or the file. */
export interface ServiceProcess {
  child: ChildProcess
  /** Where it listens; empty for a worker. */
  url: string
  /** The exit code once it has ended, null after a signal. */
  ended: Promise<number | null>
  /** Ends it with a signal and waits until it is gone. */
  end(signal?: NodeJS.Signals): Promise<number | null>
}

type Start = (
  databaseUrl: string,
  env?: Record<string, string>,
  onLog?: (text: string) => void,
) => Promise<ServiceProcess>

/**
 * Starts a worker on a database and waits until it takes jobs. It retries soon; its keys are those of `testConfig`.
 *
 * @param env - settings that differ
 * @param onLog - takes what it logs, which otherwise goes where the test's own output does
 */
export const startWorkerProcess: Start = (databaseUrl, env, onLog) =>
  startProcess('worker/main.ts', { ...testEnv(databaseUrl), ...quickRetries, LOG_LEVEL: 'warn', ...env }, onLog)

/** Starts an API on a database and waits until it listens. Takes what `startWorkerProcess` takes. */
export const startServerProcess: Start = (databaseUrl, env, onLog) =>
  startProcess('server/main.ts', { ...testEnv(databaseUrl), LOG_LEVEL: 'warn', ...env }, onLog)

const quickRetries = { WEBHOOK_RETRY_DELAYS: '0.2,0.2,0.2,0.2,0.2', WEBHOOK_TIMEOUT_SECONDS: '10' }

async function startProcess(
  file: string,
  env: Record<string, string>,
  onLog?: (text: string) => void,
): Promise<ServiceProcess> {
  const child = fork(fileURLToPath(new URL(`../../${file}`, import.meta.url)), {
    silent: onLog !== undefined,
    execArgv: [],
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
  })
  if (onLog) for (const output of [child.stdout, child.stderr]) output?.setEncoding('utf8').on('data', onLog)
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const end = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return ended
  }
  closeAfter(() => end())
  const [{ url = '' }] = await Promise.race([
    once(child, 'message') as Promise<[{ url?: string }]>,
    ended.then((code) => Promise.reject(new Error(`${file} ended at its start with ${code}`))),
  ])
  return { child, url, ended, end }
}
