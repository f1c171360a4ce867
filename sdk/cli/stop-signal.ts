/** A terminal and npx may both send the signal of one Ctrl-C. */
const sameMs = 200

/**
 * Listens for Ctrl-C and for SIGTERM. The first one ends what follows the stream; the second one ends the process.
 *
 * @param onFirst - called with the first one
 */
export function stopSignal(onFirst: () => void): AbortSignal {
  const controller = new AbortController()
  let firstAt = 0
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      if (controller.signal.aborted && performance.now() - firstAt > sameMs) process.exit(130)
      if (controller.signal.aborted) return
      firstAt = performance.now()
      controller.abort()
      onFirst()
    })
  }
  return controller.signal
}
