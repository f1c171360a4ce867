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
  /** Of the receiver's own. */
  headers: Readonly<Record<string, string>>
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
 * @param webhook.secrets - as shown to the owner; the `previous` one while its grace lasts
 * @param webhook.headers - of the receiver's own
 */
export function targetOf(
  {
    url,
    secrets: { secret, previous },
    headers,
  }: { url: string; secrets: { secret: string; previous?: string | undefined }; headers: Target['headers'] },
  allowedCidrs: readonly string[],
): Target {
  const keys = signingKeysOf(secret)
  const previousKeys = previous === undefined ? undefined : signingKeysOf(previous)
  const problem = webhookUrlProblem(url, allowedCidrs)
  if (problem !== undefined) return { origin: '', path: '', keys, previousKeys, headers, problem }
  const parsed = new URL(url)
  parsed.hostname = parsed.hostname.replace(/\.$/, '') // the dot of the root is no part of a certificate's name
  return { origin: parsed.origin, path: `${parsed.pathname}${parsed.search}`, keys, previousKeys, headers, problem }
}

/**
 * Builds the request of the next attempt of a delivery.
 *
 * @param now - milliseconds since 1970, of the database's clock
 */
export function prepare(target: Target, delivery: DueDelivery, now: number): DeliveryRequest {
  const { origin, path, keys, previousKeys } = target
  const { event_id, type, body } = delivery
  const headers = {
    ...target.headers,
    'Content-Type': 'application/json',
    'User-Agent': 'Workforce-Webhooks/1',
    'X-Webhook-Event': type,
    'X-Webhook-Attempt': String(attemptOf(delivery)),
    ...(delivery.trigger === 'test' && { 'X-Webhook-Test': '1' }),
    ...sign(keys, { id: event_id, timestamp: Math.floor(now / 1000), body }, previousKeys),
  }
  return { origin, path, headers, body }
}

/**
 * Which attempt of its schedule the next one is, from 1: a delivery that was scheduled anew starts again, and an attempt
 * by hand is a first one.
 */
export const attemptOf = ({ trigger, attempt_count, attempts_before }: DueDelivery): number =>
  trigger === 'schedule' ? attempt_count - attempts_before + 1 : 1
