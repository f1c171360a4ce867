import { type DestinationStream, type Logger, type LoggerOptions, pino, stdSerializers } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

/** Names, in lower case, of logged members that may contain a secret. */
const secrets: ReadonlySet<string> = new Set([
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
])

/** The number of frames in a stack trace. When a statement fails, the first ten frames are in the driver and kysely. */
Error.stackTraceLimit = 25

/** The maximum depth at which logged objects are searched for secrets; the service's own objects are flatter. */
const maxDepth = 4

/**
 * Creates the structured log of one process, with one JSON object per line.
 *
 * @param process - the name of the process: `server`, `worker`, …
 * @param destination - the output stream; by default buffered standard output
 */
export function createLog(
  process: string,
  { logLevel }: { logLevel: string },
  destination: DestinationStream = standardOutput(),
): Log {
  const options: LoggerOptions = {
    level: logLevel,
    base: { process },
    timestamp: pino.stdTimeFunctions.isoTime,
    // Replaces pino's `redact`, which walks each line once per path and wildcard; that took most of the time of a line.
    formatters: { level: (level) => ({ level }), bindings: withoutSecrets, log: withoutSecrets },
    serializers: { err: withoutValues },
  }
  return pino(options, destination)
}

/** Copies a logged object with `[redacted]` in place of secrets. Errors are left to their serialiser. */
function withoutSecrets(logged: Record<string, unknown>, depth = 1): Record<string, unknown> {
  const copy: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(logged)) {
    copy[name] = secrets.has(name.toLowerCase()) ? '[redacted]' : memberWithoutSecrets(value, depth)
  }
  return copy
}

function memberWithoutSecrets(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Error || depth >= maxDepth) return value
  if (Array.isArray(value)) return value.map((item) => memberWithoutSecrets(item, depth + 1))
  if ('toJSON' in value) return value
  return withoutSecrets(value as Record<string, unknown>, depth + 1)
}

/**
 * Serialises an error without the members of database errors that repeat values of the statement or the row (`detail`,
 * `parameters`), which may contain secrets.
 */
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

/** The maximum time for which a line is buffered. */
const maxHeldMs = 50

/** The size at which the buffer is flushed, in characters. */
const fullLength = 4096

let output: ReturnType<typeof bufferedLines> | undefined

/** Returns the destination that all logs of the process share, so that its listeners are added once. */
function standardOutput(): DestinationStream {
  output ??= bufferedLines()
  return output
}

/**
 * Creates the buffered destination for standard output, as one write per line costs half as much as formatting the line.
 * The buffer is flushed when the process exits. Once the reader has closed the pipe, lines are dropped: pino's own
 * destination would retry `flushSync` forever, so that the process could not exit.
 */
function bufferedLines(): DestinationStream & { flushSync: () => void } {
  let buffer = ''
  let timer: NodeJS.Timeout | undefined
  const flushSync = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (buffer === '') return
    process.stdout.write(buffer)
    buffer = ''
  }
  process.stdout.on('error', () => undefined)
  process.on('exit', flushSync)
  return {
    write(line) {
      buffer += line
      if (buffer.length >= fullLength) flushSync()
      else timer ??= setTimeout(flushSync, maxHeldMs).unref()
    },
    flushSync,
  }
}

/** Logs at startup that connections go through a pooler, and which connections bypass it. */
export function logPoolerMode(
  log: Log,
  config: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'isTransactionPooled'>,
): void {
  if (!config.isTransactionPooled) return
  const [pooler, direct] = [config.databaseUrl, config.databaseDirectUrl].map((url) => new URL(url).host)
  log.info(
    { pooler, direct },
    'statements go through a pooler in transaction mode; migrations, locks, notifications and jobs go directly',
  )
}
