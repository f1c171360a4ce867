import { inspect } from 'node:util'

/** Prints the reason for a failed command to the terminal. */
export function reportFailure(error: unknown): void {
  process.stderr.write(failureText(error, process.env))
}

/** The reason for a failed command, in one line if possible, and with all details for `LOG_LEVEL=debug`. */
export function failureText(error: unknown, env: NodeJS.ProcessEnv): string {
  const detailed = ['debug', 'trace'].includes(env.LOG_LEVEL ?? '')
  return `${detailed ? inspect(error) : messageOf(error)}\n`
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // Without a message of its own when a connection was refused by both IPv4 and IPv6.
  if (error instanceof AggregateError && error.message === '') return error.errors.map(messageOf).join('; ')
  return error.message
}
