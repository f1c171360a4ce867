import type { ReceivedResponse } from './attempt.ts'
import type { Page } from './call.ts'
import { WorkforceError } from './errors.ts'
import type { OutgoingRequest } from './outgoing-request.ts'
import { parseJson } from './parse-json.ts'

interface Envelope {
  data: unknown
  meta?: { next_cursor?: string | null }
}

/**
 * Reads the result of a call from its response.
 *
 * @throws {WorkforceError} `malformed_answer`, when the response is not the expected envelope
 */
export function readResult(request: OutgoingRequest, received: ReceivedResponse): unknown {
  const { response, content } = received
  if (content instanceof ReadableStream) return content
  if (response.status === 204) return undefined
  if (request.responseType === undefined) return openEnvelope(request, received).data
  if (request.responseType !== 'raw' || !isJson(response.headers)) return content
  const json = parseJson(String(content))
  return json === undefined ? content : json // despite its Content-Type, the text is not JSON
}

/** Whether a response with these headers is read as text, which includes JSON. */
export function isText(headers: Headers): boolean {
  return isJson(headers) || /^text\//i.test(readMediaType(headers))
}

function isJson(headers: Headers): boolean {
  return /^application\/([\w.-]+\+)?json\b/i.test(readMediaType(headers))
}

function readMediaType(headers: Headers): string {
  return headers.get('content-type') ?? 'text/plain'
}

/**
 * Reads a page of a list from its response.
 *
 * @throws {WorkforceError} `malformed_answer`, when the response is not a page
 */
export function readPage<T, Meta>(request: OutgoingRequest, received: ReceivedResponse): Page<T, Meta> {
  const { data, meta } = openEnvelope(request, received)
  if (!Array.isArray(data) || meta?.next_cursor === undefined) throw malformed(request, received)
  return { data, nextCursor: meta.next_cursor, meta: meta as Meta }
}

function openEnvelope(request: OutgoingRequest, received: ReceivedResponse): Envelope {
  const body = parseJson(String(received.content))
  if (typeof body !== 'object' || body === null || !('data' in body)) throw malformed(request, received)
  return body as Envelope
}

function malformed(request: OutgoingRequest, { response: { status, headers } }: ReceivedResponse): WorkforceError {
  const { operation, method, idempotent } = request
  const type = headers.get('content-type') ?? 'nothing'
  const requestId = headers.get('x-request-id') ?? undefined
  const problem = `${operation}: the response is not one of Workforce's (${status}, ${type}); is baseUrl right?`
  const again = idempotent ? ': call again with the idempotencyKey of this error to get its response' : ''
  const message = method === 'GET' ? problem : `${problem} The change may have been made${again}`
  return new WorkforceError(message, { code: 'malformed_answer', status, requestId, headers })
}
