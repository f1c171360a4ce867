/*
 * The script of `npm run demo`, which uses the built SDK: a login, a signed delivery and its retry, a pay run, leave,
 * and a year in a sandbox. It calls WORKFORCE_URL, the `npm start` that runs in this folder, or http://127.0.0.1:3000.
 * If no service responds there, it starts its own and stops it at the end.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { Workforce } from 'workforce-sdk'
import { readHelp } from '../server/process/read-help.ts'
import { showLeave } from './demo-leave.ts'
import { showPayRun } from './demo-pay-run.ts'
import { type Delivery, type Receiver, startReceiver } from './demo-receiver.ts'
import { showSandbox } from './demo-sandbox.ts'
import { type DemoService, isReady, runningUrl, startOwnService } from './demo-service.ts'
import { arrived, more, print, step, verified } from './demo-steps.ts'

const usage = `Usage: npm run demo

Shows the API through the SDK, a line for each step: a login, a signed webhook and its retry, a pay run, leave, and a year
in a sandbox. Uses the running npm start or the service at WORKFORCE_URL, and otherwise starts one.
`

const deliveryTimeoutMs = 15_000
/** The longest delay of a retry, in milliseconds, for which the demo waits. */
const timeoutMs = 20_000

async function findService(): Promise<DemoService> {
  const url = process.env.WORKFORCE_URL ?? (await runningUrl()) ?? 'http://127.0.0.1:3000'
  if (await isReady(url)) return { url, isOwn: false, stop: async () => undefined }
  print(`No service responds at ${url}; starting one for this demo (some seconds).`)
  return startOwnService()
}

async function showDemo(service: DemoService, receiver: Receiver): Promise<void> {
  step('Service', `${service.url} ${service.isOwn ? 'runs for this demo, with retries after 2 s' : 'runs already'}`)

  const login = await Workforce.login({
    baseUrl: service.url,
    email: 'owner@acme.test',
    password: 'acme-owner-demo',
  })
  if (login.status !== 'logged_in') throw new Error('The owner of the demo data needs more than a password to log in.')
  const workforce = login.client
  step('Login', `${login.user.name} of ${(await workforce.me.get()).business.name}`)

  const { id: webhookId, secret = '' } = await workforce.webhooks.create({
    url: receiver.url,
    events: [
      'person.created',
      'person.updated',
      'payrun.created',
      'payrun.approved',
      'payrun.reopened',
      'payrun.completed',
      'leave.requested',
      'leave.approved',
      'leave.cancelled',
    ],
    description: 'npm run demo',
  })
  step('Webhook', `${webhookId} sends to ${receiver.url}, its secret ${secret.slice(0, 10)}… is shown this once`)
  let personId: number | undefined
  try {
    const email = `ada.${Date.now()}@example.com`
    const person = await workforce.people.create({ first_name: 'Ada', last_name: 'Lovelace', email })
    personId = person.id
    step('Person', `${person.id} ${person.first_name} ${person.last_name} created`)

    const first = await arrived(receiver)
    step('Delivery', `${await verified(first, secret)}; response 204`)

    receiver.status = 500
    await workforce.people.update(person.id, { job_title: 'Countess' }, { ifMatch: person.version })
    const failed = await arrived(receiver)
    step('Failure', `${await verified(failed, secret)}; response 500`)

    receiver.status = 204
    await showRetry(workforce, webhookId, receiver, failed, secret)
    await showPayRun(workforce, receiver, secret)
    await showLeave(service.url, workforce, receiver, secret)
    await showSandbox(service.url, receiver)
  } finally {
    await workforce.webhooks.delete(webhookId)
    if (personId !== undefined) await workforce.people.delete(personId)
    step('Tidied', 'webhooks and people are deleted, the leave is cancelled; what was completed or signed stays')
  }
}

async function showRetry(
  workforce: Workforce,
  webhookId: number,
  receiver: Receiver,
  failed: Delivery,
  secret: string,
): Promise<void> {
  const eventId = failed.headers['webhook-id']
  const recorded = await findDelivery(workforce, webhookId, eventId, ({ attempt_count }) => attempt_count > 0)
  const [attempt] = (await workforce.webhookDeliveries.get(recorded.id)).attempts ?? []
  const dueInMs = Date.parse(recorded.next_attempt_at ?? '') - Date.now()
  step(
    'Record',
    `delivery ${recorded.id} is ${recorded.status}: attempt 1 ended with ${attempt?.outcome} ` +
      `${attempt?.response_status}, the next is due ${recorded.next_attempt_at}`,
  )
  if (dueInMs > timeoutMs) {
    step('Retry', `comes in ${Math.round(dueInMs / 1000)} s, as this service is set up; the demo does not wait for it`)
    return
  }
  const again = await arrived(receiver, timeoutMs + deliveryTimeoutMs)
  const same = again.body === failed.body && again.headers['webhook-id'] === eventId ? 'same ID, same bytes' : 'CHANGED'
  const seconds = ((again.at - failed.at) / 1000).toFixed(1)
  step('Retry', `${await verified(again, secret)}, ${same}, after ${seconds} s; response 204`)
  const done = await findDelivery(workforce, webhookId, eventId, ({ status }) => status !== 'pending')
  more(`delivery ${done.id} ${done.status} after ${done.attempt_count} attempts`)
}

/** Returns a delivery once its attempts are recorded, which takes a moment after they end. */
async function findDelivery(
  workforce: Workforce,
  webhookId: number,
  eventId: string | string[] | undefined,
  condition: (delivery: { attempt_count: number; status: string }) => boolean,
) {
  for (const deadline = Date.now() + deliveryTimeoutMs; Date.now() < deadline; await pause(100)) {
    for await (const delivery of workforce.webhookDeliveries.list(webhookId)) {
      if (delivery.event_id === eventId && condition(delivery)) return delivery
    }
  }
  throw new Error('The service did not write the attempt down.')
}

readHelp(usage)
const service = await findService()
const receiver = await startReceiver()
try {
  await showDemo(service, receiver)
} catch (error) {
  process.exitCode = 1
  print(`The demo ended early: ${error instanceof Error ? error.message : String(error)}`)
} finally {
  receiver.close()
  await service.stop()
}
