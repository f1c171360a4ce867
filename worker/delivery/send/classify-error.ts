import { BlockedAddressError, LookupError } from '../../../server/egress/egress.ts'
import type { Schemas } from '../../../server/operation/contract/contract.ts'

/** The outcome of an attempt, as in the deliveries log. */
export type AttemptOutcome = Schemas['WebhookAttempt']['outcome']

const outcomesByCode: Record<string, AttemptOutcome> = {
  ECONNREFUSED: 'connection_refused',
  ECONNRESET: 'connection_reset',
  EPIPE: 'connection_reset',
  UND_ERR_SOCKET: 'connection_reset',
  ETIMEDOUT: 'timed_out',
  UND_ERR_CONNECT_TIMEOUT: 'timed_out',
  UND_ERR_HEADERS_OVERFLOW: 'answer_too_large',
}

/** Error codes of Node and OpenSSL for failed handshakes and invalid certificates. */
const tlsCode =
  /^(ERR_TLS_|ERR_SSL_|CERT_|CRL_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|INVALID_|PATH_LENGTH_|HOSTNAME_|EPROTO)/

/**
 * Returns the outcome of an attempt that failed with an error.
 *
 * @param error - the error of the DNS lookup, the connection or the response parser
 */
export function classifyError(error: Error): AttemptOutcome {
  if (error instanceof BlockedAddressError) return 'blocked'
  if (error instanceof LookupError) return 'dns_failed'
  const { code = '' } = error as NodeJS.ErrnoException
  return outcomesByCode[code] ?? (tlsCode.test(code) ? 'tls_failed' : 'connection_failed')
}
