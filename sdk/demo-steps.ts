import { Workforce } from 'workforce-sdk'
import { type UnknownEvent, verifyWebhook, type WebhookEvent } from 'workforce-sdk/webhooks'
import type { Delivery, Receiver } from './demo-receiver.ts'

const deliveryTimeoutMs = 15_000

export const print = (line: string) => process.stdout.write(`${line}\n`)

const titleWidth = 15
let steps = 0

/** Prints the next step of the demo. */
export function step(title: string, text: string): void {
  steps += 1
  print(`${`${steps}. ${title}`.padEnd(titleWidth)}${text}`)
}

/** Prints a further line about a step. */
export const more = (text: string): void => void print(`${' '.repeat(titleWidth)}${text}`)

/** Returns the next delivery. Throws when none arrives in time. */
export async function arrived(receiver: Receiver, withinMs = deliveryTimeoutMs): Promise<Delivery> {
  const delivery = await receiver.next(withinMs)
  if (delivery === undefined) throw new Error('No delivery came: does the worker run, and may it reach 127.0.0.1?')
  return delivery
}

/**
 * Verifies both signatures of a delivery, as a receiver does, and returns its event. Throws when a signature is wrong.
 */
export async function verifyEvent({ headers, body }: Delivery, secret: string): Promise<WebhookEvent | UnknownEvent> {
  await verifyWebhook(body, headers, secret, { scheme: 'x-webhook-signature' })
  return await verifyWebhook(body, headers, secret)
}

/** Verifies a delivery and returns a description of it. */
export async function verified(delivery: Delivery, secret: string): Promise<string> {
  const { headers } = delivery
  const event = await verifyEvent(delivery, secret)
  return `${event.type} ${event.id}, attempt ${headers['x-webhook-attempt']}, both signatures right`
}

/** Logs in a user of the demo data and returns the client. Throws if the login requires more than a password. */
export async function loggedIn(url: string, login: { email: string; password: string }): Promise<Workforce> {
  const outcome = await Workforce.login({ baseUrl: url, ...login })
  if (outcome.status !== 'logged_in') throw new Error(`${login.email} needs more than a password to log in.`)
  return outcome.client
}

/**
 * Returns the date a number of days after another.
 *
 * @param date - `YYYY-MM-DD`
 */
export const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
