/** A terminal and npx may both send the signal of one Ctrl-C. */
const sameMs = 200

/** Ctrl-C, or SIGTERM. */
export interface StopSignal {
  /** Aborts with the first one. */
  signal: AbortSignal
  /** Stops listening for more. */
  dispose(): void
}

/**
 * Listens for Ctrl-C and for SIGTERM. The first one ends the stream; the second one ends the process.
 *
 * @param onFirst - called with the first one
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
