import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { Agent } from 'undici'
import { createApp } from '../../../server/app.ts'
import { openDatabase } from '../../../server/db/database.ts'
import type { ReplicaOutcome } from '../../../server/db/replica/replica.ts'
import type { BodyBudget } from '../../../server/http/body/body-budget.ts'
import { closeGracefully, createHttpServer } from '../../../server/http/http-server.ts'
import { openApiDatabase } from '../../../server/open-api-database.ts'
import type { Db } from '../../../server/operation/work.ts'
import { type Config, loadConfig } from '../../../server/process/config.ts'
import { createLog, type Log } from '../../../server/process/log.ts'
import type { Database } from '../../../server/schema.ts'
import { closeAfter } from '../close-after.ts'
import { isDistributedDatabase } from '../postgres/citus.ts'
import { createTestDatabase } from '../postgres/database.ts'
import { checkPlans, recordStatements } from '../postgres/statement-plans.ts'

/** A running API with its own database. Every response is checked against the contract. */
export interface TestApp {
  /** The base URL without a trailing slash and without `/v1`. */
  url: string
  databaseUrl: string
  /** The test's database connections, as the database owner: they can access the rows of all businesses. */
  db: Db
  /** The app's database connections, each restricted to one business at a time. */
  serviceDb: Db
  config: Config
  /** Sends a request to a path such as `/v1/people`. */
  send(method: string, path: string, options?: SendOptions): Promise<TestResponse>
  /** Closes the app early. By default, the app closes at the end of the test or file that started it. */
  close(): Promise<void>
}

export interface SendOptions {
  token?: string | undefined
  /** The body, sent as JSON; a string or buffer is sent unchanged. */
  body?: unknown
  headers?: Record<string, string>
}

export interface TestResponse {
  status: number
  headers: Record<string, string | string[] | undefined>
  /** The body as it was received, possibly compressed. */
  bytes: Buffer
  /** The body decoded as UTF-8. */
  text: string
  /** The parsed body, if it is JSON. Tests read the members that the contract defines. */
  // biome-ignore lint/suspicious/noExplicitAny: the assertions of a test define its type
  body: any
}

/** An entry of `ENCRYPTION_KEYS`: the key that test apps use for encryption. */
export const testEncryptionKey = `test:${Buffer.alloc(32, 7).toString('base64')}`

/**
 * Returns the environment variables for tests: fixed keys, no logs, no effective rate limits, receivers on loopback
 * addresses.
 */
export const testEnv = (databaseUrl: string): Record<string, string> => ({
  NODE_ENV: 'test',
  ...databaseEnv(databaseUrl),
  DATABASE_POOL_SIZE: '5',
  PORT: '0',
  JWT_SECRETS: 'test:a secret for tests that is long enough',
  ENCRYPTION_KEYS: testEncryptionKey,
  LOG_LEVEL: 'silent',
  RATE_LIMIT_PER_ADDRESS: '1000000000',
  RATE_LIMIT_PER_PRINCIPAL: '1000000000',
  WEBHOOK_ALLOWED_CIDRS: '127.0.0.0/8,::1/128',
})

/**
 * Returns the environment variables for a database. With `TEST_POOLER_URL`, statements are sent through a pooler in
 * front of the databases of `TEST_DATABASE_URL`, which may belong to a cluster.
 */
export function databaseEnv(databaseUrl: string): Record<string, string> {
  const pooler = process.env.TEST_POOLER_URL
  if (isDistributedDatabase(databaseUrl)) return { DATABASE_URL: databaseUrl, DATABASE_DISTRIBUTED: 'on' }
  if (pooler === undefined) return { DATABASE_URL: databaseUrl }
  const pooled = new URL(databaseUrl)
  pooled.host = new URL(pooler).host
  return { DATABASE_URL: pooled.href, DATABASE_DIRECT_URL: databaseUrl }
}

/** Returns the configuration for the environment variables of `testEnv`. Passkeys need the host name `localhost`. */
export const testConfig = (databaseUrl: string, env: Record<string, string> = {}): Config =>
  loadConfig({ ...testEnv(databaseUrl), HOST: 'localhost', ...env })

/**
 * Starts the API. It closes at the end of the test or file that called this function.
 *
 * @param options.env - environment variables that differ from `testEnv`
 * @param options.log - the log of the API, for tests of log lines
 * @param options.onRead - called for each read that a replica can serve
 * @param options.bodies - the memory budget for request bodies, for tests that inspect it
 * @param options.databaseUrl - an existing database; a new one by default
 */
export async function startTestApp(
  options: {
    env?: Record<string, string>
    log?: Log
    databaseUrl?: string
    onRead?: (outcome: ReplicaOutcome) => void
    bodies?: BodyBudget
  } = {},
): Promise<TestApp> {
  const { url: databaseUrl } =
    options.databaseUrl === undefined ? await createTestDatabase() : { url: options.databaseUrl }
  const config = testConfig(databaseUrl, options.env)
  const checksPlans = options.databaseUrl === undefined && isDistributedDatabase(databaseUrl)
  if (checksPlans) recordStatements()
  const { databasePoolSize, isDistributed } = config
  const ownerDatabase = openDatabase<Database>({ databaseUrl, databasePoolSize, isDistributed })
  const log = options.log ?? createLog('server', config)
  const service = openApiDatabase({ config, log, onRead: options.onRead ?? (() => undefined) })
  const server = createHttpServer(
    createApp({
      config,
      database: service,
      log,
      ...(options.bodies && { bodies: options.bodies }),
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const agent = new Agent({ allowH2: false })
  let closing: Promise<void> | undefined
  const close = async () => {
    await agent.destroy()
    await closeGracefully(server, 0)
    await Promise.all([service.close(), ownerDatabase.close()])
    if (checksPlans) await checkPlans(databaseUrl)
  }
  const app: TestApp = {
    url,
    databaseUrl,
    db: ownerDatabase.db,
    serviceDb: service.db,
    config,
    send: (method, path, sendOptions) => send(agent, url, method, path, sendOptions),
    close: () => {
      closing ??= close()
      return closing
    },
  }
  closeAfter(app.close)
  return app
}

const decompressors: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
}

async function send(
  agent: Agent,
  origin: string,
  method: string,
  path: string,
  options: SendOptions = {},
): Promise<TestResponse> {
  const { token, body, headers } = options
  const raw = typeof body === 'string' || Buffer.isBuffer(body)
  const response = await agent.request({
    origin,
    path,
    method: method as 'GET',
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? null : raw ? body : JSON.stringify(body),
  })
  const bytes = Buffer.from(await response.body.arrayBuffer())
  const { 'content-type': type = '', 'content-encoding': encoding } = response.headers
  const decompress = bytes.length === 0 ? undefined : decompressors[String(encoding)]
  const text = (decompress?.(bytes) ?? bytes).toString('utf8')
  const isJson = String(type).startsWith('application/json')
  return {
    status: response.statusCode,
    headers: response.headers,
    bytes,
    text,
    body: isJson && text !== '' ? JSON.parse(text) : undefined,
  }
}
