import { Agent, request } from 'undici'
import { createWebhookSecret } from '../../../server/webhooks/webhook-secret.ts'
import { createSigningKeys, sign } from '../../../worker/delivery/send/sign.ts'
import { serveCalls } from '../serve-calls.ts'

/*
 * A process that performs only the essential steps of a delivery: it signs a body in both schemes and posts it.
 */

/** Parameters of the method `run`. */
export interface BareRun {
  url: string
  bodies: string[]
  /** Concurrent requests. */
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
      const { body: responseBody } = await request(url, { dispatcher, method: 'POST', headers, body })
      await responseBody.dump()
    }
  }
  await Promise.all(Array.from({ length: concurrency }, sender))
  await dispatcher.close()
}

serveCalls({ run })
process.send?.({ type: 'ready' })
