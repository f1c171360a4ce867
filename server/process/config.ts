import { join } from 'node:path'
import { z } from 'zod'
import { developmentSecrets } from './development-secrets.ts'
import type { KeyWithId } from './key-settings.ts'
import { offersPasskeys, resolvePublicUrl, securesCookies } from './public-url.ts'
import { promisedRetryDelays, settings } from './settings.ts'

export type { KeyWithId } from './key-settings.ts'

type Values = { [Name in keyof typeof settings]: z.output<(typeof settings)[Name]['schema']> }

/** The settings of one process, parsed once. Names in the code correspond to the environment variables. */
export interface Config {
  production: boolean
  databaseUrl: string
  /** The URL of PostgreSQL without a pooler, for session state such as locks and notifications. */
  databaseDirectUrl: string
  /** Whether `databaseUrl` is a pooler that assigns a connection for one transaction at a time. */
  isTransactionPooled: boolean
  /** Whether statements are prepared on their connections. */
  preparesStatements: boolean
  databaseReplicaUrl: string | undefined
  port: number
  host: string
  dataDir: string
  /** Whether the secrets were generated on this development machine. */
  hasOwnSecrets: boolean
  /** The keys of access tokens. The first key signs, all keys verify. */
  jwtKeys: KeyWithId[]
  /** The keys of secrets at rest. The first key encrypts, all keys decrypt. */
  encryptionKeys: KeyWithId[]
  trustProxyHops: number
  /** The maximum number of requests per minute. */
  rateLimitPerAddress: number
  /** The maximum number of requests per minute. */
  rateLimitPerPrincipal: number
  bodyMemoryBytes: number
  corsOrigins: string[]
  logLevel: Values['LOG_LEVEL']
  metricsPort: number | undefined
  otlpEndpoint: string | undefined
  /** The fraction of requests that are traced, from 0 to 1. */
  tracesShare: number
  smtpUrl: string | undefined
  smtpFrom: string
  /** The envelope sender of emails to signers, to which a plus sign and a token are added. */
  mailBounceAddress: string | undefined
  publicUrl: string
  /** Whether browsers reach the console only over HTTPS, so that its cookies can be `Secure`. */
  securesCookies: boolean
  /** Whether browsers offer passkeys to the service. */
  offersPasskeys: boolean
  /** The certificate and the key that seal signed documents. */
  seal: { p12: Buffer; password: string } | undefined
  databasePoolSize: number
  databaseShare: number
  databaseTimeoutMs: number
  /** Whether the rows are on the nodes of a Citus cluster. */
  isDistributed: boolean
  rowLevelSecurity: boolean
  workerConcurrency: number
  webhookAllowedCidrs: string[]
  webhookRetryDelaysSeconds: number[]
  webhookTimeoutMs: number
}

/** The error that the environment is invalid; `problems` has a line for each faulty variable. */
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
 * @param env - the environment variables; outside production, missing secrets are generated once and stored under
 *   `DATA_DIR`
 * @throws {ConfigError} when variables are missing or malformed; the error names all of them
 */
export function loadConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const shape = Object.fromEntries(Object.entries(settings).map(([name, { schema }]) => [name, schema]))
  const complete = variables.NODE_ENV === 'production' || (variables.JWT_SECRETS && variables.ENCRYPTION_KEYS)
  const secrets = complete ? {} : developmentSecrets(variables.DATA_DIR ?? '.data')
  const parsed = z.object(shape).safeParse({ ...secrets, ...variables })
  const problems = (parsed.error?.issues ?? []).map(({ path, message }) => {
    const name = String(path[0])
    return variables[name] === undefined && secrets[name] === undefined ? `${name} is required` : `${name}: ${message}`
  })
  if (variables.NODE_ENV === 'production' && variables.SMTP_URL !== undefined && variables.PUBLIC_URL === undefined) {
    problems.push('PUBLIC_URL is required, as emails have links (SMTP_URL)')
  }
  const { WEBHOOK_RETRY_DELAYS: delays = promisedRetryDelays } = variables
  if (variables.NODE_ENV === 'production' && delays !== promisedRetryDelays) {
    problems.push(
      `WEBHOOK_RETRY_DELAYS: remove it; in production retries follow the promised schedule, ${promisedRetryDelays}`,
    )
  }
  if (problems.length > 0) throw new ConfigError(problems)
  const values = parsed.data as Values
  return {
    production: values.NODE_ENV === 'production',
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL,
    isTransactionPooled: values.DATABASE_DIRECT_URL !== undefined,
    preparesStatements: (values.DATABASE_PREPARED_STATEMENTS ?? (values.DATABASE_DIRECT_URL ? 'off' : 'on')) === 'on',
    databaseReplicaUrl: values.DATABASE_REPLICA_URL,
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    hasOwnSecrets: Object.keys(secrets).some((name) => variables[name] === undefined),
    jwtKeys: values.JWT_SECRETS,
    encryptionKeys: values.ENCRYPTION_KEYS,
    trustProxyHops: values.TRUST_PROXY,
    rateLimitPerAddress: values.RATE_LIMIT_PER_ADDRESS,
    rateLimitPerPrincipal: values.RATE_LIMIT_PER_PRINCIPAL,
    bodyMemoryBytes: values.BODY_MEMORY_MIB * 1024 * 1024,
    corsOrigins: values.CORS_ORIGINS,
    logLevel: values.LOG_LEVEL,
    metricsPort: values.METRICS_PORT,
    otlpEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    tracesShare: values.OTEL_TRACES_SAMPLER_ARG,
    smtpUrl: values.SMTP_URL,
    smtpFrom: values.SMTP_FROM,
    mailBounceAddress: values.MAIL_BOUNCE_ADDRESS,
    publicUrl: resolvePublicUrl(values),
    securesCookies: securesCookies(values),
    offersPasskeys: offersPasskeys(resolvePublicUrl(values)),
    seal: values.SEAL_P12 && { p12: values.SEAL_P12, password: values.SEAL_P12_PASSWORD ?? '' },
    databasePoolSize: values.DATABASE_POOL_SIZE,
    databaseShare: values.DATABASE_SHARE ?? Math.ceil(values.DATABASE_POOL_SIZE / 2),
    databaseTimeoutMs: values.DATABASE_TIMEOUT_SECONDS * 1000,
    isDistributed: values.DATABASE_DISTRIBUTED === 'on',
    rowLevelSecurity: values.ROW_LEVEL_SECURITY === 'on' && values.DATABASE_DISTRIBUTED === 'off',
    workerConcurrency: values.WORKER_CONCURRENCY,
    webhookAllowedCidrs: values.WEBHOOK_ALLOWED_CIDRS,
    webhookRetryDelaysSeconds: values.WEBHOOK_RETRY_DELAYS,
    webhookTimeoutMs: values.WEBHOOK_TIMEOUT_SECONDS * 1000,
  }
}

/** Returns the warning for a process with generated secrets. */
export const developmentWarning = ({ dataDir }: Pick<Config, 'dataDir'>): string =>
  `This is a development server with generated secrets, in ${join(dataDir, 'secrets.json')}. ` +
  'For real data set NODE_ENV=production, JWT_SECRETS and ENCRYPTION_KEYS (server/README.md).'
