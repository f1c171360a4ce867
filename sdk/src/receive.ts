import type { Event } from './gen/types.gen.ts'
import { standardKey } from './hmac.ts'
import {
  type RawBody,
  type VerifyOptions,
  verifyWebhook,
  type WebhookEvent,
  type WebhookHeaders,
  WebhookVerificationError,
} from './webhooks.ts'

/** Handlers by event type; the type of the parameter follows from it. */
export type EventHandlers = { [Type in Event['type']]?: (event: Extract<Event, { type: Type }>) => unknown }

/** The options of a receiver for the deliveries of a webhook: its secret, its handlers and its limits. */
export interface ReceiverOptions extends Omit<VerifyOptions, 'now'> {
  /** The webhook's secret, or several while one is being rotated; at least one must be set. */
  secret: string | undefined | readonly (string | undefined)[]
  /**
   * A handler for each relevant event type. It is awaited before the response; finish within 30 seconds. When it
   * throws, the response is 500, so that the event is delivered again.
   */
  on?: EventHandlers | undefined
  /** Handles every event whose type is not in `on`; without this handler, such events are acknowledged and ignored. */
  fallback?: ((event: WebhookEvent) => unknown) | undefined
  /**
   * Whether the event with this ID was handled before; such an event is acknowledged without a handler. The function
   * only reads. If handling twice would do harm, write the ID in the transaction of the handler itself, under a unique
   * key.
   */
  seen?: ((id: string) => boolean | Promise<boolean>) | undefined
  /** Called with the ID of an event once its handler has succeeded, to record the ID for `seen`. */
  handled?: ((id: string) => unknown) | undefined
  /** The maximum size of a body in bytes; 1,000,000 by default, many times the size of a delivery. */
  maxBytes?: number | undefined
  /**
   * Called for every response other than 204: with a `WebhookVerificationError` for a refused delivery, the error that
   * a handler threw, and mistakes in the setup. By default, all except refusals are written to `console.error`.
   */
  onError?: ((error: unknown) => unknown) | undefined
}

/** The response to a delivery. The service stores its text in the deliveries log of the webhook. */
export interface ReceiverResponse {
  status: 204 | 400 | 405 | 413 | 500
  text?: string
}

/** A delivery, as a platform represents it. */
export interface Incoming {
  method: string | undefined
  headers: WebhookHeaders
  /**
   * Reads the body.
   *
   * @throws {BodyTooLargeError} beyond `maxBytes`
   */
  read(maxBytes: number): Promise<RawBody>
}

/** The error for a body that is larger than the receiver accepts. */
class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError'
}

/**
 * Creates the part of a receiver that all platforms share.
 *
 * @throws {TypeError} when the secret is missing or invalid: when the program starts, not on the first delivery
 */
export function receiver(options: ReceiverOptions): (incoming: Incoming) => Promise<ReceiverResponse> {
  const { secret, maxBytes = 1_000_000, seen, handled, onError = reportFault } = options
  const secrets = [secret].flat().flatMap((each) => each || [])
  if (secrets.length === 0) throw new TypeError('there is no webhook secret: is its environment variable set?')
  if (options.scheme !== 'x-webhook-signature') for (const each of secrets) standardKey(each)

  const respondToError = async (
    error: unknown,
    status: ReceiverResponse['status'],
    text: string,
  ): Promise<ReceiverResponse> => {
    try {
      await onError(error)
    } catch (failure) {
      console.error(failure)
    }
    return { status, text }
  }

  return async ({ method, headers, read }) => {
    if (method !== 'POST') return { status: 405, text: 'Deliveries are sent by POST.' }
    let event: WebhookEvent
    try {
      event = await verifyWebhook(await read(maxBytes), headers, secrets, options)
    } catch (error) {
      if (error instanceof WebhookVerificationError)
        return respondToError(error, 400, `${error.reason}: ${error.message}`)
      if (error instanceof BodyTooLargeError) return respondToError(error, 413, error.message)
      return respondToError(error, 500, error instanceof Error ? error.message : String(error))
    }
    try {
      if (await seen?.(event.id)) return { status: 204 }
      await findHandler(event, options)?.(event)
      await handled?.(event.id)
      return { status: 204 }
    } catch (error) {
      return respondToError(error, 500, 'The handler failed.') // the error message is only for the receiver's own log
    }
  }
}

/**
 * Checks the length of a body, if it is known.
 *
 * @throws {BodyTooLargeError} when the length exceeds `maxBytes`
 */
export function requireSize(length: unknown, maxBytes: number): void {
  if (Number(length ?? 0) > maxBytes) throw new BodyTooLargeError(`The body is larger than ${maxBytes} bytes.`)
}

function findHandler({ type }: WebhookEvent, { on = {}, fallback }: ReceiverOptions) {
  const own = Object.hasOwn(on, type) ? on[type as Event['type']] : undefined
  return (own ?? fallback) as ((event: WebhookEvent) => unknown) | undefined
}

/**
 * Logs errors of the receiver. Refusals are not logged by default, as they are the sender's fault and any client can
 * cause them.
 */
function reportFault(error: unknown): void {
  if (!(error instanceof WebhookVerificationError)) console.error(error)
}
