import { Resolver } from 'node:dns/promises'
import { isIP, type LookupFunction, type Socket } from 'node:net'
import { Agent, buildConnector } from 'undici'
import { isReachable } from './address.ts'
import { bareHost, isLocalhost, loopbackAddresses } from './url.ts'

/** The error for an address that the service must not reach. */
export class BlockedAddressError extends Error {}

/** The error for a host name without an address. */
export class LookupError extends Error {}

/**
 * The keep-alive settings, in milliseconds. Idle connections are closed well before the timeout that the receiver
 * announces: if the receiver closed one during a send, the delivery would lose an attempt.
 */
const keepAlive = { keepAliveTimeout: 1_500, keepAliveTimeoutThreshold: 2_000, keepAliveMaxTimeout: 3_000 }

/**
 * How many milliseconds a connection to one of several addresses may take before the next address is attempted (RFC
 * 8305).
 */
const addressAttemptMs = 2_000

/** The number of open connections above which no connection is kept alive. */
const maxKeepAlive = 2_000

export interface Egress {
  agent: Agent
  /** Whether too many connections are open to keep any of them alive. */
  isCrowded(): boolean
}

interface Options {
  allowedCidrs: readonly string[]
  /** The timeout of the DNS lookup and of the handshakes. */
  timeoutMs: number
  /** The maximum size of a response; unlimited by default. */
  maxResponseBytes?: number
  resolver?: Pick<Resolver, 'resolve4' | 'resolve6'>
}

/**
 * Creates the agent for requests to addresses that users chose, such as those of webhooks. Each new connection checks its address: a literal
 * address, or every address of a host name after a lookup by this process. TLS certificates are always verified.
 */
export function createEgress({
  allowedCidrs,
  timeoutMs,
  maxResponseBytes = -1,
  resolver = createResolver(timeoutMs),
}: Options): Egress {
  let open = 0
  const isAllowed = (address: string) => isReachable(address, allowedCidrs)

  const resolveAddresses = async (host: string): Promise<string[]> => {
    const addresses = isLocalhost(host) ? loopbackAddresses.filter(isAllowed) : await lookUp(resolver, host)
    if (addresses.length === 0 || !addresses.every(isAllowed))
      throw new BlockedAddressError(`${host} is not a public address`)
    return addresses
  }

  const lookup: LookupFunction = (hostname, { all }, callback) => {
    resolveAddresses(bareHost(hostname)).then(
      (addresses) => {
        const entries = addresses.map((address) => ({ address, family: isIP(address) }))
        if (all) callback(null, entries)
        else callback(null, entries[0]?.address ?? '', entries[0]?.family)
      },
      (error) => callback(error, []),
    )
  }

  const connect = buildConnector({
    lookup,
    timeout: timeoutMs,
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: addressAttemptMs,
    rejectUnauthorized: true,
  })

  const guardedConnect: buildConnector.connector = (options, callback) => {
    const { hostname } = options
    if (isIP(hostname) !== 0 && !isAllowed(hostname)) {
      callback(new BlockedAddressError(`${hostname} is not a public address`), null)
      return
    }
    connect(options, (...[error, socket]) => {
      if (error) callback(error, null)
      else if (isAllowed(socket.remoteAddress ?? '')) callback(null, countOpen(socket))
      else {
        socket.destroy()
        callback(
          new BlockedAddressError(`${hostname} led to ${socket.remoteAddress}, which is not a public address`),
          null,
        )
      }
    })
  }

  const countOpen = <T extends Socket>(socket: T): T => {
    open += 1
    socket.once('close', () => {
      open -= 1
    })
    return socket
  }

  const agent = new Agent({
    connect: guardedConnect,
    maxResponseSize: maxResponseBytes,
    headersTimeout: 0, // `send` has a deadline for the whole attempt
    bodyTimeout: 0,
    ...keepAlive,
  })
  return { agent, isCrowded: () => open > maxKeepAlive }
}

/**
 * Creates a resolver that queries name servers directly: `getaddrinfo` would block threads of the process while it
 * waits.
 */
function createResolver(timeoutMs: number): Resolver {
  return new Resolver({ timeout: Math.ceil(timeoutMs / 6), tries: 3 })
}

/** Returns all addresses of a host name, IPv4 first. */
async function lookUp(resolver: Pick<Resolver, 'resolve4' | 'resolve6'>, host: string): Promise<string[]> {
  const results = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  const addresses = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
  if (addresses.length > 0) return addresses
  const codes = results.map((result) => (result.status === 'rejected' ? String(result.reason.code) : ''))
  throw new LookupError(`${host} has no address (${[...new Set(codes)].join(', ')})`)
}
