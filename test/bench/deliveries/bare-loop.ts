import { Agent, request } from 'undici'
import { createWebhookSecret } from '../../../server/webhooks/webhook-secret.ts'
import { createSigningKeys, sign } from '../../../worker/delivery/send/sign.ts'
import { answer } from '../answer.ts'

/*
 * A process that does of a delivery only what cannot be left out: it signs a body both ways and posts it.
 */

/** What it is to send. */
export interface BareRun {
  url: string
  bodies: string[]
  /** Requests under way at a time. */
  concurrency: number
}

const keys = createSigningKeys(createWebhookSecret())

async function run({ url, bodies, concurrency }: BareRun): Promise<void> {
  const dispatcher = new Agent()
  let next = 0
  const sender = async (): Promise<void> => {
    for (let body = bodies[next++]; body !== undefined; body = bodies[next++]) {
      const { id, type } = JSON.parse(body)
      const headers = {
        'Content-Type': 'application/json',
        'User-Agent': 'Workforce-Webhooks/1',
        'X-Webhook-Event': type,
        'X-Webhook-Attempt': '1',
        ...sign(keys, { id, timestamp: Math.floor(Date.now() / 1000), body }),
      }
      const { body: received } = await request(url, { dispatcher, method: 'POST', headers, body })
      await received.dump()
    }
  }
  await Promise.all(Array.from({ length: concurrency }, sender))
  await dispatcher.close()
}

answer({ run })
process.send?.({ type: 'ready' })
