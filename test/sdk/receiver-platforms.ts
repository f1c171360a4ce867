import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import express from 'express'
import fastify from 'fastify'
import { Hono } from 'hono'
import { receiveWebhooks as receiveByExpress } from 'workforce-sdk/express'
import { receiveWebhooks as receiveByFetch } from 'workforce-sdk/fetch'
import { closeAfter } from '../support/close-after.ts'

export type Options = Parameters<typeof receiveByFetch>[0]
export type Deliver = (body: string, headers: Record<string, string>, method?: string) => Promise<Outcome>

export interface Outcome {
  status: number
  text: string
}

/** Delivers to a server on a new socket. */
export async function deliverOverSocket(listener: RequestListener): Promise<Deliver> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closeAfter(async () => {
    server.closeAllConnections()
    server.close()
  })
  return deliverTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`)
}

const deliverTo =
  (url: string): Deliver =>
  async (payload, headers, method = 'POST') => {
    const outgoing = request(url, { method, headers: { 'content-type': 'application/json', ...headers } })
    outgoing.end(method === 'GET' ? undefined : payload)
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
    return { status: response.statusCode ?? 0, text: await text(response) }
  }

/** Delivers without a socket, like the platforms that call a handler with a `Request`. */
export const deliverInProcess =
  (handle: (request: Request) => Response | Promise<Response>): Deliver =>
  async (payload, headers, method = 'POST') => {
    const init = { method, headers: { 'content-type': 'application/json', ...headers } }
    const request = new Request('https://example.com/hooks', method === 'GET' ? init : { ...init, body: payload })
    const response = await handle(request)
    return { status: response.status, text: await response.text() }
  }

/** Starts a receiver on each platform, as users of the platform would write it. */
export const platforms: Record<string, (options: Options) => Deliver | Promise<Deliver>> = {
  'Express 5': (options) => deliverOverSocket(express().post('/hooks', receiveByExpress(options))),
  'Express 5 with express.raw before it': (options) =>
    deliverOverSocket(express().post('/hooks', express.raw({ type: '*/*', limit: '2mb' }), receiveByExpress(options))),
  'Express 5 with express.json before it, which keeps the bytes': (options) => {
    const verify = (req: IncomingMessage & { rawBody?: Buffer }, _res: unknown, bytes: Buffer) => {
      req.rawBody = bytes
    }
    return deliverOverSocket(
      express()
        .use(express.json({ verify, limit: '2mb' }))
        .post('/hooks', receiveByExpress(options)),
    )
  },
  'node:http': (options) => deliverOverSocket(receiveByExpress(options)),
  Fastify: async (options) => {
    const receive = receiveByExpress(options)
    const app = fastify()
    app.register((hooks, _options, isReady) => {
      hooks.removeAllContentTypeParsers()
      hooks.addContentTypeParser('*', (_request, _payload, done) => done(null))
      hooks.post('/hooks', async (request, reply) => {
        reply.hijack()
        await receive(request.raw, reply.raw)
      })
      isReady()
    })
    closeAfter(() => app.close())
    return deliverTo(`${await app.listen({ port: 0, host: '127.0.0.1' })}/hooks`)
  },
  Hono: (options) => {
    const receive = receiveByFetch(options)
    return deliverInProcess(new Hono().post('/hooks', (context) => receive(context.req.raw)).fetch)
  },
  'Next.js route handlers': (options) => deliverInProcess(receiveByFetch(options)),
}
