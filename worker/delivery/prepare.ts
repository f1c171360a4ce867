import { webhookUrlProblem } from '../../server/webhooks/webhook-url.ts'
import type { DueDelivery } from './read-due.ts'
import { type SigningKeys, sign, signingKeysOf } from './sign.ts'

/** Where a webhook's deliveries go, and what signs them. */
export interface Target {
  origin: string
  path: string
  keys: SigningKeys
  /** Signs too while a rotation's grace lasts. */
  previousKeys: SigningKeys | undefined
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
 * @param secrets - as shown to the owner; the `previous` one while its grace lasts
 */
export function targetOf(
  url: string,
  { secret, previous }: { secret: string; previous?: string | undefined },
  allowedCidrs: readonly string[],
): Target {
  const keys = signingKeysOf(secret)
  const previousKeys = previous === undefined ? undefined : signingKeysOf(previous)
  const problem = webhookUrlProblem(url, allowedCidrs)
  if (problem !== undefined) return { origin: '', path: '', keys, previousKeys, problem }
  const parsed = new URL(url)
  parsed.hostname = parsed.hostname.replace(/\.$/, '') // the dot of the root is no part of a certificate's name
  return { origin: parsed.origin, path: `${parsed.pathname}${parsed.search}`, keys, previousKeys, problem }
}

/**
 * Builds the request of the next attempt of a delivery.
 *
 * @param now - milliseconds since 1970
 */
export function prepare(
  { origin, path, keys, previousKeys }: Target,
  delivery: DueDelivery,
  now: number,
): DeliveryRequest {
  const { event_id, type, body } = delivery
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'Workforce-Webhooks/1',
    'X-Webhook-Event': type,
    'X-Webhook-Attempt': String(attemptOf(delivery)),
    ...sign(keys, { id: event_id, timestamp: Math.floor(now / 1000), body }, previousKeys),
  }
  return { origin, path, headers, body }
}

/** Which attempt of its schedule the next one is, from 1: a delivery that was scheduled anew starts again. */
export const attemptOf = ({ attempt_count, attempts_before }: DueDelivery): number =>
  attempt_count - attempts_before + 1
