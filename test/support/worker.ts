import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** The worker as a process of its own. */
export interface WorkerProcess {
  child: ChildProcess
  /** The exit code once it has ended, null after a signal. */
  ended: Promise<number | null>
  /** Ends it with a signal and waits until it is gone. */
  end(signal?: NodeJS.Signals): Promise<number | null>
}

const file = fileURLToPath(new URL('../../worker/main.ts', import.meta.url))

/**
 * Starts a worker on a database and waits until it takes jobs. Its keys are those of `testConfig`.
 *
 * @param env - settings that differ
 * @param onLog - takes what it logs, which otherwise goes where the test's own output does
 */
export async function startWorkerProcess(
  databaseUrl: string,
  env: Record<string, string> = {},
  onLog?: (text: string) => void,
): Promise<WorkerProcess> {
  const child = fork(file, {
    silent: onLog !== undefined,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      DATABASE_URL: databaseUrl,
      DATABASE_POOL_SIZE: '5',
      JWT_SECRETS: 'test:a secret for tests that is long enough',
      ENCRYPTION_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}`,
      LOG_LEVEL: 'warn',
      WEBHOOK_ALLOWED_CIDRS: '127.0.0.0/8,::1/128',
      WEBHOOK_RETRY_DELAYS: '0.2,0.2,0.2,0.2,0.2',
      WEBHOOK_TIMEOUT_SECONDS: '1',
      ...env,
    },
  })
  if (onLog) for (const output of [child.stdout, child.stderr]) output?.setEncoding('utf8').on('data', onLog)
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  await Promise.race([
    once(child, 'message'),
    ended.then((code) => Promise.reject(new Error(`the worker ended at its start with ${code}`))),
  ])
  return {
    child,
    ended,
    end(signal = 'SIGTERM') {
      child.kill(signal)
      return ended
    },
  }
}
