/** A kind of database failure that is reported to callers. */
export type DatabaseFailure = 'unavailable' | 'bad_value'

/** The error that the database lacks something that this version needs. */
export class NotMigratedError extends Error {
  constructor(subject: string) {
    super(`${subject} Run \`npm run migrate\`.`)
    this.name = 'NotMigratedError'
  }
}

interface PgError {
  code?: unknown
  severity?: unknown
  constraint?: unknown
  message?: unknown
  cause?: unknown
}

/**
 * Codes of temporary failures. From PostgreSQL (appendix A): connection exceptions, shutdowns, exhausted resources, and
 * transactions that failed because of a serialisation failure or a deadlock (40001, 40P01) or a timeout (57014). From
 * Node.js: lost sockets.
 */
const unavailableCodes =
  /^(08(?!P01)|40(001|P01)|57(014|P0[123])|53|55P03|25P0[34]|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|ENOENT)/
const unavailableMessages =
  /Connection terminated|timeout exceeded when trying to connect|Client was closed|Query read timeout|Client has encountered a connection error|failure on connection marked as essential/

/** Codes of data exceptions, such as a year 0, and of U+0000 in a string (08P01). */
const dataExceptionCodes = /^(22|08P01)/

/**
 * The constraint in an error message. The error of a cluster node names it only there, usually followed by the ID of
 * the shard, which is 102008 or more.
 */
const constraintOfShard = /constraint "(.+?)(?:_\d{6,})?"/

/** Returns the constraint (unique, foreign key, check or exclusion) that a statement violated, or undefined. */
export function violatedConstraint(error: unknown): string | undefined {
  const violation = causes(error).find(({ code }) => typeof code === 'string' && code.startsWith('23'))
  if (typeof violation?.constraint === 'string') return violation.constraint
  return constraintOfShard.exec(String(violation?.message))?.[1]
}

/** Returns the kind of failure; undefined for a bug of the service. */
export function databaseFailure(error: unknown): DatabaseFailure | undefined {
  for (const { code, message, severity } of causes(error)) {
    if (code === '08P01' && severity === 'FATAL') return 'unavailable' // from PgBouncer
    if (typeof code === 'string' && dataExceptionCodes.test(code)) return 'bad_value'
    if (typeof code === 'string' && unavailableCodes.test(code)) return 'unavailable'
    if (typeof message === 'string' && unavailableMessages.test(message)) return 'unavailable'
  }
  return undefined
}

/** Returns the error and its causes, outermost first. */
function causes(error: unknown): PgError[] {
  const chain: PgError[] = []
  for (let at: unknown = error; typeof at === 'object' && at !== null && chain.length < 8; at = (at as PgError).cause) {
    chain.push(at as PgError)
    if (at instanceof AggregateError) chain.push(...(at.errors as PgError[]))
  }
  return chain
}
