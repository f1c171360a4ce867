/**
 * Resolves when this process should finish: at SIGTERM, SIGINT or SIGHUP, or when the process that started it with a
 * channel to itself is gone. Further signals are ignored: Ctrl-C arrives twice, from the terminal and from npm.
 *
 * @returns why, for the log
 */
export function stopSignal(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => resolve(signal))
    if (process.connected) process.once('disconnect', () => resolve('the parent process is gone'))
  })
}
