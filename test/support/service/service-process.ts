import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { closeAfter, currentScope } from '../close-after.ts'
import { testEnv } from './app.ts'

/** A part of the service in its own process, which is stopped at the latest at the end of the test or file. */
export interface ServiceProcess {
  child: ChildProcess
  /** The URL of the API; empty for a worker. */
  url: string
  /** Resolves with the exit code when the process exits; null after a signal. */
  exitCode: Promise<number | null>
  /** Sends a signal to the process and waits until it exits. */
  end(signal?: NodeJS.Signals): Promise<number | null>
}

type Start = (
  databaseUrl: string,
  env?: Record<string, string>,
  onLog?: (text: string) => void,
  scope?: object,
) => Promise<ServiceProcess>

/**
 * Starts a worker that uses a database, and waits until it performs jobs. Its retry delays are short, and its keys are those of
 * `testConfig`.
 *
 * @param env - environment variables that differ from the default
 * @param onLog - receives the log, which by default is part of the test's output
 * @param scope - the test or file at whose end the process is stopped; by default the current one
 */
export const startWorkerProcess: Start = (databaseUrl, env, onLog, scope) =>
  startProcess('worker/main.ts', { ...testEnv(databaseUrl), ...quickRetries, LOG_LEVEL: 'warn', ...env }, onLog, scope)

/** Starts an API on a database and waits until it listens. The parameters are those of `startWorkerProcess`. */
export const startServerProcess: Start = (databaseUrl, env, onLog, scope) =>
  startProcess('server/main.ts', { ...testEnv(databaseUrl), LOG_LEVEL: 'warn', ...env }, onLog, scope)

/**
 * The environment variables of a worker whose receivers may fail: short retry delays, and a timeout that suffices on a
 * slow machine.
 */
export const quickRetries = { WEBHOOK_RETRY_DELAYS: '0.2,0.2,0.2,0.2,0.2', WEBHOOK_TIMEOUT_SECONDS: '10' }

async function startProcess(
  file: string,
  env: Record<string, string>,
  onLog?: (text: string) => void,
  scope = currentScope(),
): Promise<ServiceProcess> {
  const child = fork(fileURLToPath(new URL(`../../../${file}`, import.meta.url)), {
    silent: onLog !== undefined,
    execArgv: [],
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
  })
  if (onLog) for (const output of [child.stdout, child.stderr]) output?.setEncoding('utf8').on('data', onLog)
  const exitCode = once(child, 'exit').then(([code]) => code as number | null)
  const end = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return exitCode
  }
  closeAfter(() => end(), scope)
  const [{ url = '' }] = await Promise.race([
    once(child, 'message') as Promise<[{ url?: string }]>,
    exitCode.then((code) => Promise.reject(new Error(`${file} exited at its start with ${code}`))),
  ])
  return { child, url, exitCode, end }
}
