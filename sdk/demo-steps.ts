import { verifyWebhook } from 'workforce-sdk/webhooks'
import type { Delivery, Receiver } from './demo-receiver.ts'

const deliveryTimeoutMs = 15_000

/** Prints a line of the story. */
export const say = (line: string) => process.stdout.write(`${line}\n`)

/** The next delivery; throws when none comes in time. */
export async function arrived(receiver: Receiver, withinMs = deliveryTimeoutMs): Promise<Delivery> {
  const delivery = await receiver.next(withinMs)
  if (delivery === undefined) throw new Error('No delivery came: does the worker run, and may it reach 127.0.0.1?')
  return delivery
}

/** Both signatures of a delivery, checked as a receiver does; throws when one is wrong. */
export async function verified({ headers, body }: Delivery, secret: string): Promise<string> {
  const event = await verifyWebhook(body, headers, secret)
  await verifyWebhook(body, headers, secret, { scheme: 'x-webhook-signature' })
  return `${event.type} ${event.id}, attempt ${headers['x-webhook-attempt']}, both signatures right`
}
