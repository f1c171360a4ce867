import { join } from 'node:path'
import { z } from 'zod'
import { developmentSecrets } from './development-secrets.ts'
import { encryptionKeys, jwtSecrets, type NamedKey, p12 } from './key-settings.ts'
import { publicUrlOf } from './public-url.ts'
import { cidr, list, optionalUrl, type Setting, setting, text, wholeNumber } from './setting-kinds.ts'

export type { NamedKey } from './key-settings.ts'

/** Every variable the service reads. The table in server/README.md is printed from this object. */
export const settings = {
  NODE_ENV: setting(
    z.enum(['development', 'test', 'production']).default('development'),
    '`production` requires the secrets and refuses demo data',
  ),
  DATABASE_URL: setting(
    z.url({ protocol: /^postgres(ql)?$/ }),
    'PostgreSQL 15 or newer, or a pooler in front of it',
    'embedded by `npm start`',
  ),
  DATABASE_DIRECT_URL: setting(
    optionalUrl(/^postgres(ql)?$/),
    'PostgreSQL itself, where `DATABASE_URL` is a pooler in transaction mode: migrations, locks, notifications and jobs go there',
    '`DATABASE_URL`',
  ),
  DATABASE_REPLICA_URL: setting(
    optionalUrl(/^postgres(ql)?$/),
    'a hot standby of PostgreSQL, from which the API reads lists and reports',
    'none',
  ),
  PORT: setting(wholeNumber(0, 65535).prefault('3000'), 'port of the API; 0 takes a free one'),
  HOST: setting(text('127.0.0.1'), 'address the API listens on'),
  DATA_DIR: setting(text('.data'), 'where development secrets and the embedded database live'),
  JWT_SECRETS: setting(
    jwtSecrets,
    '`kid:secret,…` of at least 32 bytes each; the first signs access tokens, all verify',
    'made once in development',
  ),
  ENCRYPTION_KEYS: setting(
    encryptionKeys,
    '`kid:base64 of 32 bytes,…`; the first encrypts secrets at rest, all decrypt',
    'made once in development',
  ),
  TRUST_PROXY: setting(
    wholeNumber(0, 16).prefault('0'),
    'how many proxies in front of the API may be believed about `X-Forwarded-For`',
  ),
  RATE_LIMIT_PER_ADDRESS: setting(
    wholeNumber(1, 1_000_000_000).prefault('600'),
    'requests a minute, of one process, from an address without a token that is good',
  ),
  RATE_LIMIT_PER_PRINCIPAL: setting(
    wholeNumber(1, 1_000_000_000).prefault('3000'),
    'requests a minute, of one process, by a user or an API key',
  ),
  CORS_ORIGINS: setting(
    list.pipe(
      z.array(
        z
          .url({ protocol: /^https?$/ })
          .refine((url) => (URL.parse(url)?.origin ?? url) === url, 'must be origins, such as https://app.example.com'),
      ),
    ),
    'origins whose browsers may call the API, comma-separated',
    'none',
  ),
  LOG_LEVEL: setting(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    'least severe level that is logged',
  ),
  METRICS_PORT: setting(
    wholeNumber(1, 65534).optional(),
    'port of `GET /metrics`; + 1 for the worker of `npm start`',
    'off',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    optionalUrl(/^https?$/),
    'collector that OpenTelemetry traces are sent to, as OTLP over HTTP',
    'no traces',
  ),
  OTEL_TRACES_SAMPLER_ARG: setting(
    z.string().default('1').transform(Number).pipe(z.number().min(0).max(1)),
    'share of the requests that are traced; callers with a trace of their own decide for themselves',
  ),
  SMTP_URL: setting(
    optionalUrl(/^smtps?$/),
    'mail server for invitations, password resets, signing links, news of leave and of a user’s security; in production it requires `PUBLIC_URL`',
    'no mail',
  ),
  SMTP_FROM: setting(text('Workforce <workforce@localhost>'), 'sender of mails'),
  PUBLIC_URL: setting(
    optionalUrl(/^https?$/).refine((url) => (URL.parse(url ?? '')?.pathname ?? '/') === '/', 'must have no path'),
    'address under which people reach the service, for links in mails',
    '`http://HOST:PORT`',
  ),
  SEAL_P12: setting(
    p12.optional(),
    'PKCS #12 file, or itself in base64, whose key seals signed documents (PAdES)',
    'no seal',
  ),
  SEAL_P12_PASSWORD: setting(z.string().optional(), 'password of that file', 'none'),
  DATABASE_POOL_SIZE: setting(wholeNumber(1, 1000).prefault('10'), 'connections of one process to PostgreSQL'),
  DATABASE_SHARE: setting(
    wholeNumber(1, 1000).optional(),
    'of those, the connections that the work of one business may hold at a time',
    'half of them',
  ),
  DATABASE_TIMEOUT_SECONDS: setting(
    wholeNumber(1, 3600).prefault('20'),
    'seconds that one statement of the API may take, also in waiting for others, before its request is answered 503',
  ),
  ROW_LEVEL_SECURITY: setting(z.enum(['on', 'off']).default('on'), '`off` where the login may not make its roles'),
  WORKER_CONCURRENCY: setting(wholeNumber(1, 1000).prefault('10'), 'jobs one worker process runs at a time'),
  WEBHOOK_ALLOWED_CIDRS: setting(
    list.pipe(z.array(cidr)),
    'address ranges that webhooks may reach although they are not public',
    'none; loopback under `npm start` in development',
  ),
  WEBHOOK_RETRY_DELAYS: setting(
    text('60,300,1800,7200,86400')
      .transform((value) => value.split(',').map(Number))
      .pipe(z.array(z.number().positive().max(604_800)).length(5, 'must be five numbers of seconds')),
    'seconds before each of the five retries of a delivery',
  ),
  WEBHOOK_TIMEOUT_SECONDS: setting(
    z.string().default('30').transform(Number).pipe(z.number().positive().max(300)),
    'seconds a receiver has to answer, to the end of the body',
  ),
} satisfies Record<string, Setting<unknown>>

type Values = { [Name in keyof typeof settings]: z.output<(typeof settings)[Name]['schema']> }

/** Settings of one process, parsed once. Names in the code follow the variables. */
export interface Config {
  production: boolean
  databaseUrl: string
  /** Where sessions last: PostgreSQL itself. */
  databaseDirectUrl: string
  /** Whether `databaseUrl` is a pooler that gives out a connection for one transaction at a time. */
  isTransactionPooled: boolean
  databaseReplicaUrl: string | undefined
  port: number
  host: string
  dataDir: string
  /** Whether its secrets are those that were made for this development machine. */
  hasOwnSecrets: boolean
  /** The first key signs, all keys verify. */
  jwtKeys: NamedKey[]
  /** The first key encrypts, all keys decrypt. */
  encryptionKeys: NamedKey[]
  trustProxyHops: number
  /** Requests a minute. */
  rateLimitPerAddress: number
  /** Requests a minute. */
  rateLimitPerPrincipal: number
  corsOrigins: string[]
  logLevel: Values['LOG_LEVEL']
  metricsPort: number | undefined
  otlpEndpoint: string | undefined
  /** The share of requests that are traced, from 0 to 1. */
  tracesShare: number
  smtpUrl: string | undefined
  smtpFrom: string
  publicUrl: string
  /** The certificate and key that seal signed documents. */
  seal: { p12: Buffer; password: string } | undefined
  databasePoolSize: number
  databaseShare: number
  databaseTimeoutMs: number
  rowLevelSecurity: boolean
  workerConcurrency: number
  webhookAllowedCidrs: string[]
  webhookRetryDelaysSeconds: number[]
  webhookTimeoutMs: number
}

/** The environment is not valid; `problems` has a line for each faulty variable. */
export class ConfigError extends Error {
  readonly problems: string[]
  constructor(problems: string[], options?: ErrorOptions) {
    super(`The environment cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`, options)
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/**
 * Parses the environment.
 *
 * @param env - variables; outside production, missing secrets are made once and kept under `DATA_DIR`
 * @throws {ConfigError} that names every missing or malformed variable
 */
export function loadConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const shape = Object.fromEntries(Object.entries(settings).map(([name, { schema }]) => [name, schema]))
  const complete = given.NODE_ENV === 'production' || (given.JWT_SECRETS && given.ENCRYPTION_KEYS)
  const secrets = complete ? {} : developmentSecrets(given.DATA_DIR ?? '.data')
  const parsed = z.object(shape).safeParse({ ...secrets, ...given })
  const problems = (parsed.error?.issues ?? []).map(({ path, message }) => {
    const name = String(path[0])
    return given[name] === undefined && secrets[name] === undefined ? `${name} is required` : `${name}: ${message}`
  })
  if (given.NODE_ENV === 'production' && given.SMTP_URL !== undefined && given.PUBLIC_URL === undefined) {
    problems.push('PUBLIC_URL is required, as mails have links (SMTP_URL)')
  }
  if (problems.length > 0) throw new ConfigError(problems)
  const values = parsed.data as Values
  return {
    production: values.NODE_ENV === 'production',
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL,
    isTransactionPooled: values.DATABASE_DIRECT_URL !== undefined,
    databaseReplicaUrl: values.DATABASE_REPLICA_URL,
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    hasOwnSecrets: Object.keys(secrets).some((name) => given[name] === undefined),
    jwtKeys: values.JWT_SECRETS,
    encryptionKeys: values.ENCRYPTION_KEYS,
    trustProxyHops: values.TRUST_PROXY,
    rateLimitPerAddress: values.RATE_LIMIT_PER_ADDRESS,
    rateLimitPerPrincipal: values.RATE_LIMIT_PER_PRINCIPAL,
    corsOrigins: values.CORS_ORIGINS,
    logLevel: values.LOG_LEVEL,
    metricsPort: values.METRICS_PORT,
    otlpEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    tracesShare: values.OTEL_TRACES_SAMPLER_ARG,
    smtpUrl: values.SMTP_URL,
    smtpFrom: values.SMTP_FROM,
    publicUrl: publicUrlOf(values),
    seal: values.SEAL_P12 && { p12: values.SEAL_P12, password: values.SEAL_P12_PASSWORD ?? '' },
    databasePoolSize: values.DATABASE_POOL_SIZE,
    databaseShare: values.DATABASE_SHARE ?? Math.ceil(values.DATABASE_POOL_SIZE / 2),
    databaseTimeoutMs: values.DATABASE_TIMEOUT_SECONDS * 1000,
    rowLevelSecurity: values.ROW_LEVEL_SECURITY === 'on',
    workerConcurrency: values.WORKER_CONCURRENCY,
    webhookAllowedCidrs: values.WEBHOOK_ALLOWED_CIDRS,
    webhookRetryDelaysSeconds: values.WEBHOOK_RETRY_DELAYS,
    webhookTimeoutMs: values.WEBHOOK_TIMEOUT_SECONDS * 1000,
  }
}

/** What an operator should know of a process that made its secrets itself. */
export const developmentWarning = ({ dataDir }: Pick<Config, 'dataDir'>): string =>
  `This is a development server: its secrets were made by itself, in ${join(dataDir, 'secrets.json')}. ` +
  'For real data set NODE_ENV=production, JWT_SECRETS and ENCRYPTION_KEYS (server/README.md).'
