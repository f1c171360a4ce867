/**
 * Waits until this process should finish: on SIGTERM, SIGINT or SIGHUP, or when the parent process that has a channel
 * to it ends. Ignores further signals: Ctrl-C arrives twice, from the terminal and from npm.
 *
 * @returns the reason, for the log
 */
export function stopSignal(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => resolve(signal))
    if (process.connected) process.once('disconnect', () => resolve('the parent process is gone'))
  })
}
