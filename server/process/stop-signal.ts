/**
 * Resolves when this process should finish: at SIGTERM, SIGINT or SIGHUP, or when the parent process that it has a
 * channel to is gone. Further signals are ignored: Ctrl-C arrives twice, from the terminal and from npm.
 *
 * @returns the reason, for the log
 */
export function stopSignal(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => resolve(signal))
    if (process.connected) process.once('disconnect', () => resolve('the parent process is gone'))
  })
}
