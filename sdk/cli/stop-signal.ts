/**
 * Listens for Ctrl-C and for SIGTERM. The first one ends what follows the stream; the second one ends the process.
 *
 * @param onFirst - called with the first one
 */
export function stopSignal(onFirst: () => void): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      if (controller.signal.aborted) process.exit(130)
      controller.abort()
      onFirst()
    })
  }
  return controller.signal
}
