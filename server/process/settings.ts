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
    'PostgreSQL itself, where `DATABASE_URL` is a pooler in transaction mode: migrations, locks, notifications and jobs go there',
    '`DATABASE_URL`',
  ),
  DATABASE_PREPARED_STATEMENTS: setting(
    oneOf(['on', 'off']).optional(),
    '`on` for a pooler that keeps prepared statements, such as PgBouncer 1.21 or newer with `max_prepared_statements`',
    '`off` with `DATABASE_DIRECT_URL`, else `on`',
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
    'requests a minute, of one process, from an address without a valid token',
  ),
  RATE_LIMIT_PER_PRINCIPAL: setting(
    wholeNumber(1, 1_000_000_000).prefault('3000'),
    'requests a minute, of one process, by a user or an API key',
  ),
  BODY_MEMORY_MIB: setting(
    wholeNumber(64, 65_536).prefault('128'),
    'MiB of request bodies that one process of the API holds at a time, half of it for one business; more gets a 503',
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
    oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
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
    'no email',
  ),
  SMTP_FROM: setting(text('Workforce <workforce@localhost>'), 'sender of emails'),
  MAIL_BOUNCE_ADDRESS: setting(
    bounceAddress.optional(),
    'envelope sender of emails to signers, to which a token is added after a plus: bounces come back to it; deploy/mail.md says how',
    '`SMTP_FROM`, and bounces are not noticed',
  ),
  PUBLIC_URL: setting(
    optionalUrl(/^https?$/).refine((url) => (URL.parse(url ?? '')?.pathname ?? '/') === '/', 'must have no path'),
    'address under which people reach the service, for links in emails; with any but one of this machine the console works over HTTPS alone',
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
    'seconds that one statement of the API may take, also in waiting for others, before its request gets a 503',
  ),
  DATABASE_DISTRIBUTED: setting(
    oneOf(['on', 'off']).default('off'),
    '`on` for a database that `npm run admin -- distribute` has distributed over the nodes of a Citus cluster',
  ),
  ROW_LEVEL_SECURITY: setting(
    oneOf(['on', 'off']).default('on'),
    '`off` where the login may not make its roles; a distributed database has none',
  ),
  WORKER_CONCURRENCY: setting(wholeNumber(1, 1000).prefault('10'), 'jobs one worker process runs at a time'),
  WEBHOOK_ALLOWED_CIDRS: setting(
    list.pipe(z.array(cidr)),
    'address ranges that webhooks may reach although they are not public',
    'none; loopback under `npm start` in development',
  ),
  WEBHOOK_RETRY_DELAYS: setting(
    text(promisedRetryDelays)
      .transform((value) => value.split(',').map(Number))
      .pipe(z.array(z.number().positive().max(604_800)).length(5, 'must be five numbers of seconds')),
    'seconds before each of the five retries of a delivery; others than these are refused in production',
  ),
  WEBHOOK_TIMEOUT_SECONDS: setting(
    z.string().default('30').transform(Number).pipe(z.number().positive().max(300)),
    'seconds a receiver has to respond with a status; its body is read for as long',
  ),
} satisfies Record<string, Setting<unknown>>
