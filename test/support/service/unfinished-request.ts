import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { closeAfter } from '../close-after.ts'

/** The response to a request whose body may be incomplete. */
interface EarlyResponse {
  status: number
  headers: IncomingMessage['headers']
  text: string
}

/** A request whose body is sent in pieces, possibly without an end. */
export interface UnfinishedRequest {
  /** Sends a piece of the body, and waits until it is written. */
  write(piece: string | Buffer): Promise<void>
  end(): void
  /** Closes the connection without completing the request. */
  abort(): Promise<void>
  response: Promise<EarlyResponse>
}

/**
 * Starts a request. Its connection is closed at the latest at the end of the test or file.
 *
 * @param headers - without `content-length`, the body is sent in chunked encoding
 */
export function beginRequest(url: string, headers: Record<string, string>): UnfinishedRequest {
  const outgoing: ClientRequest = request(url, { method: 'POST', headers, agent: false })
  outgoing.flushHeaders()
  const closed = new Promise<void>((resolve) => outgoing.once('close', resolve))
  const response = new Promise<EarlyResponse>((resolve, reject) => {
    outgoing.once('error', reject)
    outgoing.once('response', (res) => {
      let text = ''
      res.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
      res.once('end', () => resolve({ status: res.statusCode ?? 0, headers: res.headers, text }))
    })
  })
  response.catch(() => undefined) // many tests abort the request
  const abort = async () => {
    outgoing.destroy()
    await closed
  }
  closeAfter(abort)
  return {
    write: (piece) =>
      new Promise((resolve, reject) => outgoing.write(piece, (error) => (error ? reject(error) : resolve()))),
    end: () => void outgoing.end(),
    abort,
    response,
  }
}
