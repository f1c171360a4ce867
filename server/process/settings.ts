import { z } from 'zod'
import { encryptionKeys, jwtSecrets, p12 } from './key-settings.ts'
import {
  bounceAddress,
  cidr,
  list,
  oneOf,
  optionalUrl,
  type Setting,
  setting,
  text,
  wholeNumber,
} from './setting-kinds.ts'

/** The retry schedule that the API promises to receivers, as delays in seconds before each retry. */
export const promisedRetryDelays = '60,300,1800,7200,86400'

/** Every environment variable that the service reads. The table in server/README.md is generated from this object. */
export const settings = {
  NODE_ENV: setting(
    oneOf(['development', 'test', 'production']).default('development'),
    '`production` requires the secrets and refuses demo data',
  ),
  DATABASE_URL: setting(
    z.url({ protocol: /^postgres(ql)?$/ }),
    'PostgreSQL 15 or newer, or a pooler in front of it',
    'embedded by `npm start`',
  ),
  DATABASE_DIRECT_URL: setting(
    optionalUrl(/^postgres(ql)?$/),
    'the URL of PostgreSQL itself if `DATABASE_URL` is a pooler in transaction mode; used for migrations, locks, notifications and jobs',
    '`DATABASE_URL`',
  ),
  DATABASE_PREPARED_STATEMENTS: setting(
    oneOf(['on', 'off']).optional(),
    '`on` for a pooler that supports prepared statements, such as PgBouncer 1.21 or newer with `max_prepared_statements`',
    '`off` with `DATABASE_DIRECT_URL`, otherwise `on`',
  ),
  DATABASE_REPLICA_URL: setting(
    optionalUrl(/^postgres(ql)?$/),
    'a hot standby of PostgreSQL, from which the API reads lists and reports',
    'none',
  ),
  PORT: setting(wholeNumber(0, 65535).prefault('3000'), 'port of the API; 0 selects a free port'),
  HOST: setting(text('127.0.0.1'), 'address on which the API listens'),
  DATA_DIR: setting(text('.data'), 'folder of the development secrets and the embedded database'),
  JWT_SECRETS: setting(
    jwtSecrets,
    '`kid:secret,…` of at least 32 bytes each; the first signs access tokens, all verify',
    'generated once in development',
  ),
  ENCRYPTION_KEYS: setting(
    encryptionKeys,
    '`kid:base64 of 32 bytes,…`; the first encrypts secrets at rest, all decrypt',
    'generated once in development',
  ),
  TRUST_PROXY: setting(
    wholeNumber(0, 16).prefault('0'),
    'number of proxies in front of the API whose `X-Forwarded-For` is trusted',
  ),
  RATE_LIMIT_PER_ADDRESS: setting(
    wholeNumber(1, 1_000_000_000).prefault('600'),
    'maximum requests per minute per process from an address without a valid token',
  ),
  RATE_LIMIT_PER_PRINCIPAL: setting(
    wholeNumber(1, 1_000_000_000).prefault('3000'),
    'maximum requests per minute per process from a user or an API key',
  ),
  BODY_MEMORY_MIB: setting(
    wholeNumber(64, 65_536).prefault('128'),
    'memory for concurrent request bodies in one API process, in MiB; one business may use half of it; beyond the limit, requests get a 503',
  ),
  CORS_ORIGINS: setting(
    list.pipe(
      z.array(
        z
          .url({ protocol: /^https?$/ })
          .refine((url) => (URL.parse(url)?.origin ?? url) === url, 'must be origins, such as https://app.example.com'),
      ),
    ),
    'web origins from which browsers may call the API, comma-separated',
    'none',
  ),
  LOG_LEVEL: setting(
    oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    'minimum level that is logged',
  ),
  METRICS_PORT: setting(
    wholeNumber(1, 65534).optional(),
    'port of `GET /metrics`; the worker of `npm start` uses the next port',
    'off',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    optionalUrl(/^https?$/),
    'OpenTelemetry collector that receives traces, as OTLP over HTTP',
    'no traces',
  ),
  OTEL_TRACES_SAMPLER_ARG: setting(
    z.string().default('1').transform(Number).pipe(z.number().min(0).max(1)),
    'fraction of requests that are traced; if the caller sends a `traceparent`, its sampling decision applies',
  ),
  SMTP_URL: setting(
    optionalUrl(/^smtps?$/),
    'mail server for invitations, password resets, signing links and notifications; in production it requires `PUBLIC_URL`',
    'no email',
  ),
  SMTP_FROM: setting(text('Workforce <workforce@localhost>'), 'sender of emails'),
  MAIL_BOUNCE_ADDRESS: setting(
    bounceAddress.optional(),
    'envelope sender of emails to signers, extended by a plus sign and a token; it receives bounces (deploy/mail.md)',
    '`SMTP_FROM`, without detection of bounces',
  ),
  PUBLIC_URL: setting(
    optionalUrl(/^https?$/).refine((url) => (URL.parse(url ?? '')?.pathname ?? '/') === '/', 'must have no path'),
    'public URL of the service, for links in emails; unless it is local, the console requires HTTPS',
    '`http://HOST:PORT`',
  ),
  SEAL_P12: setting(
    p12.optional(),
    'PKCS #12 file, or its content in base64, with the key that seals signed documents (PAdES)',
    'no seal',
  ),
  SEAL_P12_PASSWORD: setting(z.string().optional(), 'password of that file', 'none'),
  DATABASE_POOL_SIZE: setting(
    wholeNumber(1, 1000).prefault('10'),
    'maximum connections from one process to PostgreSQL',
  ),
  DATABASE_SHARE: setting(
    wholeNumber(1, 1000).optional(),
    'maximum connections of the pool that one business may use concurrently',
    'half of the pool',
  ),
  DATABASE_TIMEOUT_SECONDS: setting(
    wholeNumber(1, 3600).prefault('20'),
    'timeout of each statement of the API in seconds, including waits for locks; then the request gets a 503',
  ),
  DATABASE_DISTRIBUTED: setting(
    oneOf(['on', 'off']).default('off'),
    '`on` for a database that `npm run admin -- distribute` has distributed over the nodes of a Citus cluster',
  ),
  ROW_LEVEL_SECURITY: setting(
    oneOf(['on', 'off']).default('on'),
    '`off` if the login may not create its roles; a distributed database has no row-level security',
  ),
  WORKER_CONCURRENCY: setting(wholeNumber(1, 1000).prefault('10'), 'maximum concurrent jobs in one worker process'),
  WEBHOOK_ALLOWED_CIDRS: setting(
    list.pipe(z.array(cidr)),
    'address ranges that webhooks and single sign-on may reach although they are not public',
    'none; loopback under `npm start` in development',
  ),
  WEBHOOK_RETRY_DELAYS: setting(
    text(promisedRetryDelays)
      .transform((value) => value.split(',').map(Number))
      .pipe(z.array(z.number().positive().max(604_800)).length(5, 'must be five numbers of seconds')),
    'delay before each of the five retries of a delivery, in seconds; production accepts only the default',
  ),
  WEBHOOK_TIMEOUT_SECONDS: setting(
    z.string().default('30').transform(Number).pipe(z.number().positive().max(300)),
    'timeout of each attempt in seconds, for the status of the response and for reading its body',
  ),
} satisfies Record<string, Setting<unknown>>
