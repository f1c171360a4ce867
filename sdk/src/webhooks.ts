import type { WebhookEvent } from './events.ts'
import { fromBase64, fromHex, importKeys, isSigned, joined, sign, standardKey, toBase64, toHex, utf8 } from './hmac.ts'
import { parseJson } from './parse-json.ts'

export type { UnknownEvent, WebhookEvent } from './events.ts'

/**
 * The kind of a signature. `standard-webhooks` is the header `webhook-signature`, over ID, timestamp and body, so that
 * old deliveries can be refused. `x-webhook-signature` is the HMAC of the body alone, as GitHub uses it.
 */
export type SignatureScheme = 'standard-webhooks' | 'x-webhook-signature'

/** Request headers in any form that a platform uses. */
export type WebhookHeaders =
  | Headers // iterable, but not in every `lib` of TypeScript
  | Iterable<readonly [string, string]>
  | Readonly<Record<string, string | readonly string[] | undefined>>

export interface VerifyOptions {
  /** The signature to verify; `standard-webhooks` by default. */
  scheme?: SignatureScheme | undefined
  /** The maximum age of a delivery in seconds, which is also how far ahead its timestamp may be; 300 by default. */
  toleranceSeconds?: number | undefined
  /** The current time, by the receiver's clock; now by default. */
  now?: Date | undefined
}

export type VerificationFailure = 'missing_header' | 'bad_signature' | 'too_old' | 'malformed'

/** The error for a request that is not a valid delivery of Workforce. Do not act on the request; respond with 400. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError'
  readonly reason: VerificationFailure

  constructor(reason: VerificationFailure, message: string) {
    super(message)
    this.reason = reason
  }
}

/** Options for the headers that `signWebhook` creates. */
export interface SignOptions {
  /** The signature to create; both by default, as deliveries have both. */
  scheme?: SignatureScheme | undefined
  /** The event's ID; a random one by default. */
  id?: string | undefined
  /** The time of the attempt; now by default. */
  timestamp?: Date | undefined
}

/** A body as it was received, byte for byte. */
export type RawBody = string | Uint8Array | ArrayBuffer

type Secrets = string | readonly string[]

/**
 * The maximum number of signatures that are verified. A rotation sends two; the limit bounds the work that a forged
 * request causes.
 */
const maxSignatures = 8

const noHeaders =
  'There are no headers: pass those of the same request, verifyWebhook(body, headers, secret). ' +
  'They are req.headers in Express, Fastify and node:http, and request.headers where there is a Request.'

/** How to get the raw bytes on each platform, for error messages. Platforms with their own receiver come first. */
const rawBodyAdvice =
  "Express: register workforce-sdk/express, or express.raw({ type: 'application/json' }) on this route and pass req.body. " +
  'If you have a Request (Next, workers; c.req.raw in Hono): pass it, or await request.text(). ' +
  'Fastify: a parser with parseAs: "buffer". node:http: Buffer.concat(chunks).'

/**
 * Verifies a delivery and parses it.
 *
 * @param body - the exact bytes that were received, or the whole `Request`
 * @param headers - the headers of the same request; can be omitted with a `Request`
 * @param secret - the secret of the webhook, or several during a rotation
 * @returns the event
 * @throws {WebhookVerificationError} with its `reason`, when the request is not a valid delivery
 * @throws {TypeError} when the delivery cannot be verified at all, with the remedy: a parsed body, a `Request` whose
 *   body was read before, no headers, no secret
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 * @example
 * const event = await verifyWebhook(await request.text(), request.headers, secret)
 * if (event.type === 'person.created') console.log(event.data.first_name)
 */
export async function verifyWebhook(
  body: RawBody | Request,
  headers: WebhookHeaders,
  secret: Secrets,
  options?: VerifyOptions,
): Promise<WebhookEvent>
export async function verifyWebhook(request: Request, secret: Secrets, options?: VerifyOptions): Promise<WebhookEvent>
export async function verifyWebhook(
  received: RawBody | Request,
  ...rest: [WebhookHeaders, Secrets, VerifyOptions?] | [Secrets, VerifyOptions?]
): Promise<WebhookEvent> {
  const [headers, secret, options = {}] = (
    isRequest(received) && !areHeaders(rest[0]) ? [received.headers, ...rest] : rest
  ) as [WebhookHeaders, Secrets, VerifyOptions?]
  if (!areHeaders(headers)) throw new TypeError(noHeaders)
  const body = await toBytes(received)
  const isStandard = options.scheme !== 'x-webhook-signature'
  // Checked first, because a missing secret is a mistake in the receiver.
  const keys = await importKeys(secret, isStandard ? standardKey : utf8)
  const header = headerReader(headers)
  if (isStandard) {
    const id = header('webhook-id')
    const timestamp = header('webhook-timestamp')
    const signatures = header('webhook-signature')
      .split(' ')
      .filter((signature) => signature.startsWith('v1,'))
      .slice(0, maxSignatures)
    if (!/^\d{1,12}$/.test(timestamp) || signatures.length === 0) {
      throw new WebhookVerificationError('malformed', 'webhook-timestamp or webhook-signature cannot be read')
    }
    const received = signatures.map((signature) => fromBase64(signature.slice('v1,'.length)))
    requireSignature(await isSigned(keys, received, joined(utf8(`${id}.${timestamp}.`), body)))
    requireFresh(Number(timestamp), options)
  } else {
    const [, hex] = /^sha256=([0-9a-f]{64})$/.exec(header('x-webhook-signature')) ?? []
    if (hex === undefined) throw new WebhookVerificationError('malformed', 'X-Webhook-Signature is not sha256=<hex>')
    requireSignature(await isSigned(keys, [fromHex(hex)], body))
  }
  return parseEvent(body)
}

/**
 * Signs a body as deliveries are signed, for the tests of a receiver.
 *
 * @param body - the body that the receiver will get, byte for byte
 * @param secret - the secret of the webhook
 * @returns the headers to send with it
 * @throws {TypeError} when the secret cannot be used
 */
export async function signWebhook(
  body: RawBody,
  secret: string,
  options: SignOptions = {},
): Promise<Record<string, string>> {
  const { scheme, id = `evt_test_${crypto.randomUUID()}`, timestamp = new Date() } = options
  const bytes = await toBytes(body)
  const headers: Record<string, string> = {}
  if (scheme !== 'x-webhook-signature') {
    const seconds = Math.floor(timestamp.getTime() / 1000)
    const mac = await sign(await importKeys(secret, standardKey), joined(utf8(`${id}.${seconds}.`), bytes))
    headers['webhook-id'] = id
    headers['webhook-timestamp'] = String(seconds)
    headers['webhook-signature'] = `v1,${toBase64(mac)}`
  }
  if (scheme !== 'standard-webhooks') {
    headers['x-webhook-signature'] = `sha256=${toHex(await sign(await importKeys(secret, utf8), bytes))}`
  }
  return headers
}

function requireSignature(isValid: boolean): void {
  if (isValid) return
  throw new WebhookVerificationError('bad_signature', 'no signature matches: was the body changed, or the secret?')
}

function requireFresh(timestampSeconds: number, { toleranceSeconds = 300, now = new Date() }: VerifyOptions): void {
  const ageSeconds = Math.floor(now.getTime() / 1000) - timestampSeconds
  if (Math.abs(ageSeconds) <= toleranceSeconds) return
  const distance = ageSeconds < 0 ? `${-ageSeconds} s ahead of our clock` : `${ageSeconds} s old`
  throw new WebhookVerificationError('too_old', `the delivery is ${distance}, more than ${toleranceSeconds} s`)
}

function parseEvent(body: Uint8Array): WebhookEvent {
  const event = parseJson(new TextDecoder().decode(body))
  if (typeof event === 'object' && event !== null && !Array.isArray(event)) return event as WebhookEvent
  throw new WebhookVerificationError('malformed', 'the signature is valid, but the body is not a JSON object')
}

function isRequest(value: unknown): value is Request {
  return typeof (value as Request | null)?.arrayBuffer === 'function' && 'headers' in (value as Request)
}

/**
 * Whether a value contains headers. Strings and arrays of strings are secrets, and so is undefined: a secret that is
 * not set.
 */
function areHeaders(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !(Array.isArray(value) && typeof (value[0] ?? '') === 'string')
}

/**
 * Converts a body into bytes.
 *
 * @throws {TypeError} when the body is not as it was received
 */
async function toBytes(body: unknown): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof body === 'string') return utf8(body)
  if (body instanceof ArrayBuffer) return new Uint8Array(body)
  if (ArrayBuffer.isView(body)) return joined(new Uint8Array(body.buffer, body.byteOffset, body.byteLength))
  if (!isRequest(body)) {
    const problem = body === undefined || body === null ? 'There is no body' : 'This body was parsed, or is not a body'
    throw new TypeError(`${problem}: the signature is of the bytes as they were received. ${rawBodyAdvice}`)
  }
  if (body.bodyUsed || body.body?.locked) {
    throw new TypeError(
      'The body of this Request has been read already, so that its bytes are gone: verify it before anything else ' +
        'reads it (request.json(), a body parser), or read it once, const body = await request.text(), and pass ' +
        'verifyWebhook(body, request.headers, secret).',
    )
  }
  return new Uint8Array(await body.arrayBuffer())
}

/**
 * Returns a function that reads headers by name from the object of any platform. Headers of the same name are joined by
 * spaces.
 */
function headerReader(headers: WebhookHeaders): (name: string) => string {
  const entries: (readonly [string, string | readonly string[] | undefined])[] = isIterable(headers)
    ? [...headers]
    : Object.entries(headers)
  return (name) => {
    const values: string[] = []
    for (const [key, value = []] of entries) if (key.toLowerCase() === name) values.push(...[value].flat())
    if (values.length > 0) return values.join(' ')
    throw new WebhookVerificationError('missing_header', `there is no header ${name}`)
  }
}

function isIterable(headers: WebhookHeaders): headers is Iterable<readonly [string, string]> {
  return Symbol.iterator in headers
}
