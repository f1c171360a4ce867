import { inspect } from 'node:util'

/**
 * Prints the reason for a failed command to the terminal, in one line if possible, and with all details for
 * `LOG_LEVEL=debug`.
 */
export function reportFailure(error: unknown): void {
  const detailed = ['debug', 'trace'].includes(process.env.LOG_LEVEL ?? '')
  process.stderr.write(`${detailed ? inspect(error) : messageOf(error)}\n`)
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // Without a message of its own when a connection was refused by both IPv4 and IPv6.
  if (error instanceof AggregateError && error.message === '') return error.errors.map(messageOf).join('; ')
  return error.message
}
