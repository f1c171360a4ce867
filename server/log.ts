import { type Logger, pino, stdSerializers } from 'pino'

export type Log = Logger

/** Members of logged objects that may hold a secret, at any depth that we log. */
const secrets = [
  'authorization',
  'cookie',
  'password',
  'current_password',
  'new_password',
  'token',
  'refresh_token',
  'session_token',
  'secret',
  'code',
  'recovery_code',
  'recovery_codes',
  'idempotency-key',
]

/**
 * Structured logs of one process on standard output, a JSON object a line.
 *
 * @param process - which process writes: `server`, `worker`, …
 */
export function createLog(process: string, { logLevel }: { logLevel: string }): Log {
  return pino({
    level: logLevel,
    base: { process },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    serializers: { err: withoutValues },
    redact: {
      paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[redacted]',
    },
  })
}

/** Errors of the database repeat the statement's values and the row (`detail`, `parameters`): both can hold secrets. */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return stdSerializers.err(error as Error)
  const { type, message, stack, code } = stdSerializers.err(error) as {
    type: string
    message: string
    stack: string
    code?: string
  }
  return { type, message, stack, code }
}
