import { type AddressInfo, createServer } from 'node:net'
import { serveCalls } from './serve-calls.ts'

/*
 * A process that receives webhooks, responds with 204 immediately, and records the first arrival of each event. It shares
 * the cores with the measured processes, unlike a real receiver, so it parses only the necessary parts of a request. A
 * connection carries one request at a time, with a Content-Length.
 */

/** The requests since the last call to `clear`. */
export interface Receipts {
  count: number
  /** Times of the first and the last request, in milliseconds since 1970. */
  firstAt: number
  lastAt: number
}

const now = () => performance.timeOrigin + performance.now()
let receipts: Receipts = { count: 0, firstAt: 0, lastAt: 0 }
const arrivals = new Map<string, number>()

const contentLength = /\ncontent-length: (\d+)/i
const webhookId = /\nwebhook-id: (\S+)/i
const noContent = 'HTTP/1.1 204 No Content\r\nConnection: keep-alive\r\nKeep-Alive: timeout=5\r\n\r\n'

const server = createServer((socket) => {
  let received = ''
  socket.setNoDelay().setEncoding('latin1') // one character per byte
  socket.on('error', () => socket.destroy())
  socket.on('data', (chunk: string) => {
    received += chunk
    const endOfHead = received.indexOf('\r\n\r\n')
    const length = Number(contentLength.exec(received)?.[1] ?? 0)
    if (endOfHead < 0 || received.length < endOfHead + 4 + length) return
    const at = now()
    receipts = { count: receipts.count + 1, firstAt: receipts.firstAt || at, lastAt: at }
    const event = webhookId.exec(received)?.[1] ?? ''
    if (!arrivals.has(event)) arrivals.set(event, at)
    received = ''
    socket.write(noContent)
  })
})

serveCalls({
  clear: () => {
    receipts = { count: 0, firstAt: 0, lastAt: 0 }
    arrivals.clear()
  },
  receipts: () => receipts,
  arrivals: () => [...arrivals],
})

server.listen(0, '127.0.0.1', () => {
  process.send?.({ type: 'listening', url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
})
