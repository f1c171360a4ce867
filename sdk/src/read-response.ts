import type { Answer } from './attempt.ts'
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
export function readResult(request: OutgoingRequest, answer: Answer): unknown {
  const { response, content } = answer
  if (content instanceof ReadableStream) return content
  if (response.status === 204) return undefined
  if (request.answer === undefined) return openEnvelope(request, answer).data
  if (request.answer !== 'raw' || !isJson(response.headers)) return content
  const json = parseJson(String(content))
  return json === undefined ? content : json // despite its Content-Type, the text is not JSON
}

/** Whether a response with these headers is read as text, which includes JSON. */
export function isText(headers: Headers): boolean {
  return isJson(headers) || /^text\//i.test(typeOf(headers))
}

function isJson(headers: Headers): boolean {
  return /^application\/([\w.-]+\+)?json\b/i.test(typeOf(headers))
}

function typeOf(headers: Headers): string {
  return headers.get('content-type') ?? 'text/plain'
}

/**
 * Reads a page of a list from its response.
 *
 * @throws {WorkforceError} `malformed_answer`, when the response is not a page
 */
export function readPage<T, Meta>(request: OutgoingRequest, answer: Answer): Page<T, Meta> {
  const { data, meta } = openEnvelope(request, answer)
  if (!Array.isArray(data) || meta?.next_cursor === undefined) throw malformed(request, answer)
  return { data, nextCursor: meta.next_cursor, meta: meta as Meta }
}

function openEnvelope(request: OutgoingRequest, answer: Answer): Envelope {
  const body = parseJson(String(answer.content))
  if (typeof body !== 'object' || body === null || !('data' in body)) throw malformed(request, answer)
  return body as Envelope
}

function malformed(request: OutgoingRequest, { response: { status, headers } }: Answer): WorkforceError {
  const { operation, method, idempotent } = request
  const type = headers.get('content-type') ?? 'nothing'
  const requestId = headers.get('x-request-id') ?? undefined
  const problem = `${operation}: the answer is not one of Workforce's (${status}, ${type}); is baseUrl right?`
  const again = idempotent ? ': call again with the idempotencyKey of this error to get its answer' : ''
  const message = method === 'GET' ? problem : `${problem} The change may have been made${again}`
  return new WorkforceError(message, { code: 'malformed_answer', status, requestId, headers })
}
