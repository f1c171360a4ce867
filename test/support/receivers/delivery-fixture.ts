import { setTimeout as sleep } from 'node:timers/promises'
import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { createLog } from '../../../server/process/log.ts'
import { startWorker } from '../../../worker/worker.ts'
import { closeAfter, currentScope } from '../close-after.ts'
import { all, type Caller, caller } from '../http.ts'
import { createBusiness } from '../samples/factories.ts'
import { startTestApp, type TestApp, testConfig } from '../service/app.ts'
import { quickRetries, type ServiceProcess, startWorkerProcess } from '../service/service-process.ts'

type Delivery = Required<Schemas['WebhookDelivery']>

/** A worker that finishes the work in progress when it stops. */
interface StoppableWorker {
  end(): Promise<unknown>
}

/** An API, a business and a worker: everything that a delivery needs except the receiver. */
export interface DeliveryFixture<Worker = StoppableWorker> {
  app: TestApp
  api: Caller
  business_id: number
  worker: Worker
  /** Creates a webhook for a URL, by default for all events. */
  subscribe(url: string, events?: Schemas['EventSelector'][]): Promise<{ id: number; secret: string }>
  /** Adds a person, which records an event. */
  addPerson(): Promise<void>
  /**
   * Waits until the deliveries of a webhook meet `condition`. Returns the deliveries with their attempts, newest first.
   */
  waitForDeliveries(webhookId: number, condition: (deliveries: Delivery[]) => boolean): Promise<Delivery[]>
  /** Starts a worker in place of one that has stopped. */
  replaceWorker(env?: Record<string, string>): Promise<void>
}

const timeoutMs = 60_000

/**
 * Starts all parts, with the worker in this process. They close at the end of the test or file.
 *
 * @param workerEnv - environment variables of the worker that differ from the test settings
 */
export const startDeliveryFixture = (workerEnv?: Record<string, string>): Promise<DeliveryFixture> =>
  startFixture(startLocalWorker, workerEnv)

/** Starts all parts with the worker in a separate process, for tests that kill it or depend on its environment. */
export const startKillableFixture = (workerEnv?: Record<string, string>): Promise<DeliveryFixture<ServiceProcess>> =>
  startFixture((databaseUrl, env, scope) => startWorkerProcess(databaseUrl, env, undefined, scope), workerEnv)

type Start<Worker> = (databaseUrl: string, env: Record<string, string>, scope: object) => Promise<Worker>

const startLocalWorker: Start<StoppableWorker> = async (databaseUrl, env, scope) => {
  const config = testConfig(databaseUrl, { ...quickRetries, LOG_LEVEL: 'warn', ...env })
  const onFailed = (error: Error): never => {
    throw error
  }
  const worker = await startWorker({ config, log: createLog('worker', config), onFailed })
  let stopping: Promise<void> | undefined
  const end = () => {
    stopping ??= worker.stop()
    return stopping
  }
  closeAfter(end, scope)
  return { end }
}

async function startFixture<Worker>(
  start: Start<Worker>,
  workerEnv: Record<string, string> = {},
): Promise<DeliveryFixture<Worker>> {
  const app = await startTestApp()
  const { id: business_id, owner } = await createBusiness(app)
  const api = caller(app, owner.token)
  const scope = currentScope() // a replacement worker must live longer than its test
  let people = 0
  const readDetails = async (id: number): Promise<Delivery> => {
    const { data } = (await api.call('webhookDeliveries.get', { path: { id } })).body
    return { attempts: [], ...data }
  }

  const fixture: DeliveryFixture<Worker> = {
    app,
    api,
    business_id,
    worker: await start(app.databaseUrl, workerEnv, scope),
    async subscribe(url, events = ['*']) {
      const { body } = await api.call('webhooks.create', { body: { url, events } })
      return { id: body.data.id, secret: body.data.secret ?? '' }
    },
    async addPerson() {
      people += 1
      const person = { first_name: 'Zoë', last_name: `№ ${people}`, email: `person-${people}@example.com` }
      await api.call('people.create', { body: person })
    },
    async waitForDeliveries(webhookId, condition) {
      const cache = new Map<string, Delivery>() // by summary, which changes with each attempt
      for (const deadline = Date.now() + timeoutMs; ; await sleep(50)) {
        const summaries = await all(api, 'webhookDeliveries.list', { path: { id: webhookId }, query: { limit: 200 } })
        const deliveries: Delivery[] = []
        for (const summary of summaries) {
          const state = JSON.stringify(summary)
          const delivery = cache.get(state) ?? (await readDetails(summary.id))
          cache.set(state, delivery)
          deliveries.push(delivery)
        }
        if (condition(deliveries)) return deliveries
        if (Date.now() > deadline)
          throw new Error(`deliveries do not meet the condition: ${JSON.stringify(deliveries.slice(0, 3))}`)
      }
    },
    async replaceWorker(env = workerEnv) {
      fixture.worker = await start(app.databaseUrl, env, scope)
    },
  }
  return fixture
}

/** Whether there are deliveries and none of them is pending. */
export const areDone = (deliveries: Delivery[]): boolean =>
  deliveries.length > 0 && deliveries.every(({ status }) => status !== 'pending')
