import { fork } from 'node:child_process'
import { constants } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/** A child process of the service. */
export interface ServiceProcess {
  /** The message that the process sent when it was ready; undefined if it ended before that. */
  ready: Promise<Record<string, unknown> | undefined>
  /** The exit code, as a shell reports it. */
  exitCode: Promise<number>
  /** Asks the process to finish and waits for it. Kills the process after `stopTimeoutMs`. */
  stop(): Promise<void>
}

/** A little longer than the API and the worker may take to stop. */
const stopTimeoutMs = 35_000

const initialPauseMs = 250
const maxPauseMs = 10_000
/** The run time after which a process counts as healthy. */
const steadyMs = 60_000

/**
 * Starts a module as a process in a separate process group, so that Ctrl-C reaches only the current process. The
 * current process then asks the module to finish once, before the database stops.
 *
 * @param module - the path of the module
 * @param options.env - the complete environment of the process
 * @param options.readyType - the `type` of the message that reports readiness
 */
export function startServiceProcess(
  module: string,
  { env, readyType }: { env: NodeJS.ProcessEnv; readyType: string },
): ServiceProcess {
  const child = fork(module, { env, detached: true, stdio: 'inherit' })
  const exitCode = new Promise<number>((resolve) => {
    child.once('error', () => resolve(1))
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
  const ready = new Promise<Record<string, unknown> | undefined>((resolve) => {
    child.on('message', (message) => {
      const { type } = message as { type?: unknown }
      if (type === readyType) resolve(message as Record<string, unknown>)
    })
    void exitCode.then(() => resolve(undefined))
  })
  return {
    ready,
    exitCode: exitCode,
    stop: async () => {
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs)
      await exitCode
      clearTimeout(timer)
    },
  }
}

/**
 * Restarts a process whenever it ends, after a pause that doubles with each consecutive end. A process that ends before
 * it was ever ready is not restarted, as it cannot run on this machine.
 *
 * @param start - starts the process
 * @param options.onRestart - called with the exit code and the pause before each restart
 */
export function keepRunning(
  start: () => ServiceProcess,
  { onRestart }: { onRestart: (code: number, pauseMs: number) => void },
): ServiceProcess {
  let current = start()
  const { ready } = current
  const stopping = new AbortController()

  const keep = async (): Promise<number> => {
    const isReady = (await ready) !== undefined
    for (let pauseMs = initialPauseMs; ; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
      const since = Date.now()
      const code = await current.exitCode
      if (stopping.signal.aborted || !isReady) return code
      if (Date.now() - since > steadyMs) pauseMs = initialPauseMs
      onRestart(code, pauseMs)
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return code
      current = start()
    }
  }

  return {
    ready,
    exitCode: keep(),
    stop: async () => {
      stopping.abort()
      await current.stop()
    },
  }
}
