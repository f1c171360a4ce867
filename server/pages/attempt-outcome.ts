import { text } from '../texts/english.ts'

/** The outcomes that have a message without a status. Another release may have stored other outcomes. */
const failures = [
  'connection_refused',
  'connection_reset',
  'connection_failed',
  'dns_failed',
  'tls_failed',
  'timed_out',
  'answer_too_large',
  'blocked',
] as const

interface Attempt {
  outcome: string
  response_status: number | null
  /** The stored error, shown if the outcome has no message. It can contain addresses in the receiver's network. */
  error?: string | null
}

/** Describes the outcome of an attempt to deliver an event, as a sentence. */
export function outcomeText({ outcome, response_status, error = null }: Attempt): string {
  if (outcome === 'succeeded' || outcome === 'http_error') {
    return text(`webhooks.outcome.${outcome}`, { status: String(response_status) })
  }
  const failure = failures.find((name) => name === outcome)
  return failure === undefined ? (error ?? text('webhooks.outcome.other')) : text(`webhooks.outcome.${failure}`)
}
