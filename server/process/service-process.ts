import { fork } from 'node:child_process'
import { constants } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/** One of our processes, started by another one. */
export interface ServiceProcess {
  /** What it said once it was ready, or undefined when it ended before. */
  ready: Promise<Record<string, unknown> | undefined>
  /** The exit code, as a shell gives it. */
  ended: Promise<number>
  /** Asks it to finish and waits; kills it when that takes longer than `stopTimeoutMs`. */
  stop(): Promise<void>
}

/** A little more than what the API and the worker allow themselves. */
const stopTimeoutMs = 35_000

const firstPauseMs = 250
const longestPauseMs = 10_000
/** Having run for so long, a process counts as healthy. */
const steadyMs = 60_000

/**
 * Starts a module as a process. It leads a process group of its own: Ctrl-C reaches only us, and we ask it to finish
 * once, before the database goes.
 *
 * @param module - path of the module
 * @param options.env - its whole environment
 * @param options.readyType - `type` of the message by which it says that it is ready
 */
export function startServiceProcess(
  module: string,
  { env, readyType }: { env: NodeJS.ProcessEnv; readyType: string },
): ServiceProcess {
  const child = fork(module, { env, detached: true, stdio: 'inherit' })
  const ended = new Promise<number>((resolve) => {
    child.once('error', () => resolve(1))
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
  const ready = new Promise<Record<string, unknown> | undefined>((resolve) => {
    child.on('message', (message) => {
      const { type } = message as { type?: unknown }
      if (type === readyType) resolve(message as Record<string, unknown>)
    })
    void ended.then(() => resolve(undefined))
  })
  return {
    ready,
    ended,
    stop: async () => {
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs)
      await ended
      clearTimeout(timer)
    },
  }
}

/**
 * Starts a process again whenever it ends, after a pause that doubles with each end in a row. One that ends before it
 * was ever ready is not started again: it cannot run here.
 *
 * @param start - starts the process
 * @param options.onRestart - told the exit code and the pause before each new start
 */
export function keepRunning(
  start: () => ServiceProcess,
  { onRestart }: { onRestart: (code: number, pauseMs: number) => void },
): ServiceProcess {
  let current = start()
  const { ready } = current
  const stopping = new AbortController()

  const keep = async (): Promise<number> => {
    const isGood = (await ready) !== undefined
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      const since = Date.now()
      const code = await current.ended
      if (stopping.signal.aborted || !isGood) return code
      if (Date.now() - since > steadyMs) pauseMs = firstPauseMs
      onRestart(code, pauseMs)
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return code
      current = start()
    }
  }

  return {
    ready,
    ended: keep(),
    stop: async () => {
      stopping.abort()
      await current.stop()
    },
  }
}
