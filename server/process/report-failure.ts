import { inspect } from 'node:util'

/**
 * Tells a person at a terminal why a command failed, in one line where there is no more to say; with `LOG_LEVEL=debug`
 * everything.
 */
export function reportFailure(error: unknown): void {
  const detailed = ['debug', 'trace'].includes(process.env.LOG_LEVEL ?? '')
  process.stderr.write(`${detailed ? inspect(error) : messageOf(error)}\n`)
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof AggregateError && error.message === '') return error.errors.map(messageOf).join('; ') // refused by IPv4 and IPv6
  return error.message
}
