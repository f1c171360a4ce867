import { resolve, sep } from 'node:path'
import { inspect } from 'node:util'

/** Prints the reason why a command failed to the terminal. */
export function reportFailure(error: unknown): void {
  process.stderr.write(failureText(error, process.env))
}

/**
 * Returns the reason why a command failed, in one line if possible, and with all details for `LOG_LEVEL=debug`. Names
 * the setting that caused the failure, if one did.
 */
export function failureText(error: unknown, env: NodeJS.ProcessEnv): string {
  const detailed = ['debug', 'trace'].includes(env.LOG_LEVEL ?? '')
  const reason = failureReason(error, env)
  return detailed ? `${reason}\n${inspect(error)}\n` : `${reason}\n`
}

function failureReason(error: unknown, env: NodeJS.ProcessEnv): string {
  if (!(error instanceof Error)) return String(error)
  const [failure = error] = errorChain(error).filter((cause): cause is SystemFailure => 'code' in cause)
  return (
    unreachable(failure) ??
    connectionRefusal(failure) ??
    describeFileFailure(failure, env.DATA_DIR || '.data') ??
    error.message
  )
}

/** The members that are read from an error of the system or of PostgreSQL. */
interface SystemFailure extends Error {
  code?: unknown
  path?: string
  address?: string
  port?: number
  hostname?: string
}

/** Returns the error and the errors that it contains: its causes, and those of the connections over IPv4 and IPv6. */
function errorChain(error: unknown): Error[] {
  if (!(error instanceof Error)) return []
  const parts = error instanceof AggregateError ? error.errors : []
  return [error, ...errorChain(error.cause), ...parts.flatMap(errorChain)]
}

/**
 * Describes a server that cannot be reached. PostgreSQL is the only server to which a process connects before it is
 * ready.
 */
function unreachable({ code, address, port, hostname }: SystemFailure): string | undefined {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `The name ${hostname} leads to no machine (${code}): is DATABASE_URL right?`
  }
  if (!['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT'].includes(String(code))) return
  const where = address === undefined ? 'the address of DATABASE_URL' : `${address}:${port}`
  return `PostgreSQL does not respond at ${where} (${code}): is it running, and is DATABASE_URL right?`
}

/** PostgreSQL codes for a wrong password, a login that may not connect, and a missing database. */
const refusals = ['28P01', '28000', '3D000']

const connectionRefusal = ({ code, message }: SystemFailure): string | undefined =>
  refusals.includes(String(code)) ? `PostgreSQL refuses the connection: ${message}. Is DATABASE_URL right?` : undefined

const fileFailures: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the file system is read-only',
  EEXIST: 'it is a file, not a folder',
  ENOTDIR: 'a part of its path is a file, not a folder',
  ENOSPC: 'no space is left on the device',
  EDQUOT: 'this user has used up their disk quota',
}

function describeFileFailure({ code, path }: SystemFailure, dataDir: string): string | undefined {
  const reason = fileFailures[String(code)]
  const folder = resolve(dataDir)
  if (reason === undefined || path === undefined) return
  const isInProject = isBelow(resolve(path), folder) || isBelow(folder, resolve(path))
  const cure = isInProject ? ': set DATA_DIR to a folder that this user may write to, with room for a database' : ''
  return `${path} cannot be used, as ${reason} (${code})${cure}.`
}

const isBelow = (path: string, folder: string): boolean => path === folder || path.startsWith(folder + sep)

/** Returns why the API cannot listen, and which setting to change. */
export function listenFailure(
  { code, message }: NodeJS.ErrnoException,
  { host, port }: { host: string; port: number },
): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is in use: choose another with PORT.`
    case 'EACCES':
      return `Port ${port} of ${host} is not for this user (${code}): choose another with PORT, from 1024 up.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine does not have the address ${host} (${code}): choose another with HOST.`
    default:
      return message
  }
}
