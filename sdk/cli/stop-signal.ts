/** The milliseconds within which two signals count as one: the terminal and npx may both forward a single Ctrl-C. */
const sameMs = 200

/** A listener for the signals that stop a command. */
export interface StopSignal {
  /** Aborted by the first signal. */
  signal: AbortSignal
  /** Stops listening for signals. */
  dispose(): void
}

/**
 * Listens for SIGINT (Ctrl-C) and SIGTERM. The first signal ends the stream; the second one ends the process.
 *
 * @param onFirst - called on the first signal
 */
export function stopSignal(onFirst: () => void): StopSignal {
  const controller = new AbortController()
  const { signal } = controller
  let firstAt = 0
  const stop = () => {
    if (signal.aborted && performance.now() - firstAt > sameMs) process.exit(130)
    if (signal.aborted) return
    firstAt = performance.now()
    controller.abort()
    onFirst()
  }
  const names = ['SIGINT', 'SIGTERM'] as const
  for (const name of names) process.on(name, stop)
  const dispose = () => {
    for (const name of names) process.off(name, stop)
  }
  return { signal, dispose }
}
