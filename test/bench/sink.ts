import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answer } from './answer.ts'

/*
 * A process that receives webhooks and answers 204 at once. It remembers when each event first came.
 */

/** What it has received since it was last cleared. */
export interface Receipts {
  count: number
  /** Milliseconds since 1970, of the first and the last request. */
  firstAt: number
  lastAt: number
}

const now = () => performance.timeOrigin + performance.now()
let receipts: Receipts = { count: 0, firstAt: 0, lastAt: 0 }
const arrivals = new Map<string, number>()

const server = createServer((request, response) => {
  request.resume().once('end', () => {
    const at = now()
    receipts = { count: receipts.count + 1, firstAt: receipts.firstAt || at, lastAt: at }
    const event = String(request.headers['webhook-id'])
    if (!arrivals.has(event)) arrivals.set(event, at)
    response.writeHead(204).end()
  })
})

answer({
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
