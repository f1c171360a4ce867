import { outboundUrlProblem } from '../../../server/egress/url.ts'
import { deliveryHeaders } from '../../../server/webhooks/deliveries/delivery-headers.ts'
import type { DueDelivery } from '../read/due.ts'
import { createSigningKeys, type SigningKeys } from './sign.ts'

/** The destination of a webhook's deliveries, and the keys that sign them. */
export interface Target {
  /** The URL as the user entered it. */
  url: string
  origin: string
  path: string
  keys: SigningKeys
  /** The keys of the previous secret, which also sign during the grace period of a rotation. */
  previousKeys: SigningKeys | undefined
  /** The custom headers that the webhook's owner configured. */
  headers: Readonly<Record<string, string>>
  /** The reason why the URL is not allowed; undefined if it is allowed. */
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
 * Parses the URL of a webhook and checks it again: the rules may be stricter than when it was saved.
 *
 * @param webhook.secrets - the secrets as the user received them; `previous` only during its grace period
 * @param webhook.headers - the custom headers that the webhook's owner configured
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
  const problem = outboundUrlProblem(url, allowedCidrs)
  if (problem !== undefined) return { url, origin: '', path: '', keys, previousKeys, headers, problem: problem.message }
  const parsed = new URL(url)
  parsed.hostname = parsed.hostname.replace(/\.$/, '') // host names in certificates lack the root dot
  const path = `${parsed.pathname}${parsed.search}`
  return { url, origin: parsed.origin, path, keys, previousKeys, headers, problem: undefined }
}

/** Builds the request for the next attempt of a delivery, without the signatures. */
export function prepare({ origin, path, headers: own }: Target, delivery: DueDelivery): DeliveryRequest {
  const headers = {
    ...own,
    ...deliveryHeaders(delivery.type, delivery.trigger, String(scheduledAttemptNumber(delivery))),
  }
  return { origin, path, headers, body: delivery.body }
}

/**
 * Returns the number of the next attempt in its schedule, from 1. The number restarts when a delivery is rescheduled;
 * for a manual attempt, it is always 1.
 */
export const scheduledAttemptNumber = ({ trigger, attempt_count, attempts_before }: DueDelivery): number =>
  trigger === 'schedule' ? attempt_count - attempts_before + 1 : 1
