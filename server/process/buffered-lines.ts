import type { DestinationStream } from 'pino'

/** How long a line waits for others at most. */
const longestHeldMs = 50

/** So much is written at once. */
const fullLength = 4096

/**
 * Standard output that gets lines together, as a write for each costs half as much as the rest of its line; also what is
 * left when the process exits. Where nobody reads it any more, lines are lost, and the process goes on. Not that of pino:
 * once the reader is gone, its `flushSync` tries again without end, and a process could not exit.
 */
export function bufferedLines(): DestinationStream & { flushSync: () => void } {
  let held = ''
  let timer: NodeJS.Timeout | undefined
  const flushSync = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (held === '') return
    process.stdout.write(held)
    held = ''
  }
  process.stdout.on('error', () => undefined)
  process.on('exit', flushSync)
  return {
    write(line) {
      held += line
      if (held.length >= fullLength) flushSync()
      else timer ??= setTimeout(flushSync, longestHeldMs).unref()
    },
    flushSync,
  }
}
