import { webhookUrlProblem } from '../../server/webhooks/webhook-url.ts'
import type { DueDelivery } from './read-due.ts'
import { type SigningKeys, sign, signingKeysOf } from './sign.ts'

/** Where a webhook's deliveries go, and what signs them. */
export interface Target {
  origin: string
  path: string
  keys: SigningKeys
  /** Why nothing may be sent there. */
  problem: string | undefined
}

/** One attempt, ready to be sent. */
export interface DeliveryRequest {
  origin: string
  path: string
  headers: Record<string, string>
  body: string
}

/**
 * Reads the URL of a webhook. Its form is checked again, as the rules may have become stricter since it was saved.
 *
 * @param secret - as shown to its owner
 */
export function targetOf(url: string, secret: string, allowedCidrs: readonly string[]): Target {
  const keys = signingKeysOf(secret)
  const problem = webhookUrlProblem(url, allowedCidrs)
  if (problem !== undefined) return { origin: '', path: '', keys, problem }
  const parsed = new URL(url)
  parsed.hostname = parsed.hostname.replace(/\.$/, '') // the dot of the root is no part of a certificate's name
  return { origin: parsed.origin, path: `${parsed.pathname}${parsed.search}`, keys, problem }
}

/**
 * Builds the request of the next attempt of a delivery.
 *
 * @param now - milliseconds since 1970
 */
export function prepare({ origin, path, keys }: Target, delivery: DueDelivery, now: number): DeliveryRequest {
  const { event_id, type, body, attempt_count } = delivery
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'Workforce-Webhooks/1',
    'X-Webhook-Event': type,
    'X-Webhook-Attempt': String(attempt_count + 1),
    ...sign(keys, { id: event_id, timestamp: Math.floor(now / 1000), body }),
  }
  return { origin, path, headers, body }
}
