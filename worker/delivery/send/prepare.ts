import { deliveryHeaders } from '../../../server/webhooks/deliveries/delivery-headers.ts'
import { webhookUrlProblem } from '../../../server/webhooks/webhook-url.ts'
import type { DueDelivery } from '../read/due.ts'
import { createSigningKeys, type SigningKeys } from './sign.ts'

/** The destination of a webhook's deliveries, and the keys that sign them. */
export interface Target {
  /** As the user entered it. */
  url: string
  origin: string
  path: string
  keys: SigningKeys
  /** Also signs during the grace period of a rotation. */
  previousKeys: SigningKeys | undefined
  /** Custom headers for the receiver. */
  headers: Readonly<Record<string, string>>
  /** Why nothing may be sent to it; undefined if it is valid. */
  problem: string | undefined
}

/** The request of one attempt. */
export interface DeliveryRequest {
  origin: string
  path: string
  headers: Record<string, string>
  body: string
}

/**
 * Parses the URL of a webhook, and checks it again: the rules may be stricter than when it was saved.
 *
 * @param webhook.secrets - as the user received them; `previous` only during its grace period
 * @param webhook.headers - custom headers for the receiver
 */
export function createTarget(
  {
    url,
    secrets: { secret, previous },
    headers,
  }: { url: string; secrets: { secret: string; previous?: string | undefined }; headers: Target['headers'] },
  allowedCidrs: readonly string[],
): Target {
  const keys = createSigningKeys(secret)
  const previousKeys = previous === undefined ? undefined : createSigningKeys(previous)
  const problem = webhookUrlProblem(url, allowedCidrs)
  if (problem !== undefined) return { url, origin: '', path: '', keys, previousKeys, headers, problem: problem.message }
  const parsed = new URL(url)
  parsed.hostname = parsed.hostname.replace(/\.$/, '') // names in certificates lack the root dot
  const path = `${parsed.pathname}${parsed.search}`
  return { url, origin: parsed.origin, path, keys, previousKeys, headers, problem: undefined }
}

/** Builds the request of a delivery's next attempt, without its signatures. */
export function prepare({ origin, path, headers: own }: Target, delivery: DueDelivery): DeliveryRequest {
  const headers = {
    ...own,
    ...deliveryHeaders(delivery.type, delivery.trigger, String(scheduledAttemptNumber(delivery))),
  }
  return { origin, path, headers, body: delivery.body }
}

/** The number of the next attempt in its schedule, from 1. It restarts when a delivery is scheduled again; 1 if manual. */
export const scheduledAttemptNumber = ({ trigger, attempt_count, attempts_before }: DueDelivery): number =>
  trigger === 'schedule' ? attempt_count - attempts_before + 1 : 1
