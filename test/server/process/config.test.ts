import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { ConfigError, loadConfig } from '../../../server/process/config.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'workforce-config-'))
after(() => rm(dataDir, { recursive: true }))

const secret = 'x'.repeat(32)
const key = Buffer.alloc(32, 1).toString('base64')
const complete = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://workforce@db.internal:5432/workforce',
  JWT_SECRETS: `k1:${secret}`,
  ENCRYPTION_KEYS: `k1:${key}`,
}

/** Returns the problems of environment variables, sorted. */
function configProblems(env: NodeJS.ProcessEnv): string[] {
  try {
    loadConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems.toSorted()
    throw error
  }
  return []
}

test('defaults are those in the README', () => {
  const { jwtKeys, encryptionKeys, ...rest } = loadConfig(complete)
  assert.deepEqual(rest, {
    production: true,
    databaseUrl: complete.DATABASE_URL,
    databaseDirectUrl: complete.DATABASE_URL,
    isTransactionPooled: false,
    preparesStatements: true,
    databaseReplicaUrl: undefined,
    port: 3000,
    host: '127.0.0.1',
    dataDir: '.data',
    hasOwnSecrets: false,
    trustProxyHops: 0,
    rateLimitPerAddress: 600,
    rateLimitPerPrincipal: 3000,
    bodyMemoryBytes: 128 * 1024 * 1024,
    corsOrigins: [],
    logLevel: 'info',
    metricsPort: undefined,
    otlpEndpoint: undefined,
    tracesShare: 1,
    smtpUrl: undefined,
    mailBounceAddress: undefined,
    smtpFrom: 'Workforce <workforce@localhost>',
    publicUrl: 'http://127.0.0.1:3000',
    securesCookies: true,
    offersPasskeys: false,
    seal: undefined,
    databasePoolSize: 10,
    databaseShare: 5,
    databaseTimeoutMs: 20_000,
    isDistributed: false,
    rowLevelSecurity: true,
    workerConcurrency: 10,
    webhookAllowedCidrs: [],
    webhookRetryDelaysSeconds: [60, 300, 1800, 7200, 86400],
    webhookTimeoutMs: 30_000,
  })
  assert.equal(jwtKeys[0]?.kid, 'k1')
  assert.equal(encryptionKeys[0]?.key.symmetricKeySize, 32)
})

test('an empty variable counts as unset', () => {
  assert.equal(loadConfig({ ...complete, PORT: '', SMTP_URL: '' }).port, 3000)
  assert.deepEqual(configProblems({ ...complete, DATABASE_URL: '' }), ['DATABASE_URL is required'])
})

test('retries follow the promised schedule in production, and can be faster elsewhere', () => {
  const delays = { WEBHOOK_RETRY_DELAYS: '1,1,1,1,1' }
  assert.deepEqual(configProblems({ ...complete, ...delays }), [
    'WEBHOOK_RETRY_DELAYS: remove it; in production retries follow the promised schedule, 60,300,1800,7200,86400',
  ])
  const { webhookRetryDelaysSeconds } = loadConfig({ ...complete, ...delays, NODE_ENV: 'development' })
  assert.deepEqual(webhookRetryDelaysSeconds, [1, 1, 1, 1, 1])
})

test('all problems are listed at once, by the names of their variables', () => {
  const problems = configProblems({
    ...complete,
    DATABASE_URL: 'mysql://db/workforce',
    PORT: '70000',
    LOG_LEVEL: 'loud',
    CORS_ORIGINS: 'https://app.example.com/path',
    WEBHOOK_ALLOWED_CIDRS: '10.0.0.0/33',
    WEBHOOK_RETRY_DELAYS: '60,300',
    WEBHOOK_TIMEOUT_SECONDS: 'soon',
    TRUST_PROXY: 'true',
  })
  const names = problems.map((problem) => problem.split(':')[0])
  assert.deepEqual(
    [...new Set(names)],
    [
      'CORS_ORIGINS',
      'DATABASE_URL',
      'LOG_LEVEL',
      'PORT',
      'TRUST_PROXY',
      'WEBHOOK_ALLOWED_CIDRS',
      'WEBHOOK_RETRY_DELAYS',
      'WEBHOOK_TIMEOUT_SECONDS',
    ],
  )
  assert.match(new ConfigError(problems).message, /TRUST_PROXY: must be a whole number/)
  assert.match(new ConfigError(problems).message, /PORT: must be from 0 to 65535/)
  assert.match(
    new ConfigError(problems).message,
    /LOG_LEVEL: must be fatal, error, warn, info, debug, trace or silent, not "loud"/,
  )
})

test('an invalid URL is a problem of its variable, reported with all others', () => {
  const problems = configProblems({ ...complete, PORT: 'x', CORS_ORIGINS: 'foo', PUBLIC_URL: 'bar', SMTP_URL: 'smtp' })
  const invalid = ['CORS_ORIGINS', 'PUBLIC_URL', 'SMTP_URL'].map((name) => `${name}: Invalid URL`)
  assert.deepEqual(problems, [invalid[0], 'PORT: must be a whole number', ...invalid.slice(1)])
  const both = configProblems({ ...complete, PORT: 'x', SMTP_URL: 'smtp://mail.internal' })
  assert.deepEqual(both, ['PORT: must be a whole number', 'PUBLIC_URL is required, as emails have links (SMTP_URL)'])
})

test('links use the address that the API listens on, or localhost if it listens on all', () => {
  const publicUrls = ['127.0.0.1', '::1', 'api.internal', '0.0.0.0', '::'].map((HOST) => [
    HOST,
    loadConfig({ ...complete, HOST }).publicUrl,
  ])
  assert.deepEqual(Object.fromEntries(publicUrls), {
    '127.0.0.1': 'http://127.0.0.1:3000',
    '::1': 'http://[::1]:3000',
    'api.internal': 'http://api.internal:3000',
    '0.0.0.0': 'http://localhost:3000',
    '::': 'http://localhost:3000',
  })
  const PUBLIC_URL = 'https://hr.example.com/'
  assert.equal(loadConfig({ ...complete, PUBLIC_URL }).publicUrl, 'https://hr.example.com')
})

test('browsers offer passkeys on domains with HTTPS, and on the same machine', () => {
  const offered = (PUBLIC_URL: string) => loadConfig({ ...complete, PUBLIC_URL }).offersPasskeys
  const urls = ['https://hr.example.com', 'http://localhost:3000', 'http://acme.localhost', 'https://203.0.113.5']
  const others = ['https://[::1]', 'http://127.0.0.1:3000', 'http://hr.example.com']
  assert.deepEqual([...urls, ...others].map(offered), [true, true, true, false, false, false, false])
})

test('emails in production require a URL for their links', () => {
  const mailing = { ...complete, SMTP_URL: 'smtp://mail.internal' }
  assert.deepEqual(configProblems(mailing), ['PUBLIC_URL is required, as emails have links (SMTP_URL)'])
  assert.deepEqual(configProblems({ ...mailing, PUBLIC_URL: 'https://hr.example.com' }), [])
})

describe('secrets', () => {
  test('are required in production', () => {
    const { JWT_SECRETS: _, ENCRYPTION_KEYS: __, ...env } = complete
    assert.deepEqual(configProblems(env), ['ENCRYPTION_KEYS is required', 'JWT_SECRETS is required'])
  })

  test('are never repeated in a message', () => {
    const leaked = 'hunter2'
    const problems = configProblems({ ...complete, JWT_SECRETS: `k1:${leaked}`, ENCRYPTION_KEYS: `k1:${leaked}` })
    assert.deepEqual(problems, [
      'ENCRYPTION_KEYS: needs 32 bytes in base64 for each key',
      'JWT_SECRETS: needs secrets of at least 32 bytes',
    ])
  })

  test('are created once outside production, readable only by their owner', async () => {
    const env = { DATABASE_URL: complete.DATABASE_URL, DATA_DIR: join(dataDir, 'fresh') }
    const [first, second] = [loadConfig(env), loadConfig(env)]
    assert.equal(first.jwtKeys.length, 1)
    assert.ok(first.jwtKeys[0]?.key.equals(second.jwtKeys[0]?.key ?? assert.fail('no key')))
    assert.ok(first.encryptionKeys[0]?.key.equals(second.encryptionKeys[0]?.key ?? assert.fail('no key')))
    assert.equal((await stat(join(dataDir, 'fresh/secrets.json'))).mode & 0o777, 0o600)
    assert.equal((await readFile(join(dataDir, 'fresh/secrets.json'), 'utf8')).includes('JWT_SECRETS'), true)
  })

  test('that are set in the environment are not written to disk', async () => {
    const unused = join(dataDir, 'unused')
    loadConfig({ ...complete, NODE_ENV: 'development', DATA_DIR: unused })
    await assert.rejects(stat(unused), { code: 'ENOENT' })
  })

  test('rotate: the first of several keys signs, and all keep their names', () => {
    const { jwtKeys } = loadConfig({ ...complete, JWT_SECRETS: `new:${secret}1, old:${secret}2` })
    assert.deepEqual(
      jwtKeys.map(({ kid }) => kid),
      ['new', 'old'],
    )
  })

  for (const [value, problem] of [
    [secret, 'must look like kid:value,kid:value'],
    [`k1:${secret},k1:${secret}`, 'has the same kid twice'],
    [`k 1:${secret}`, 'must look like kid:value,kid:value'],
  ] as const) {
    test(`JWT_SECRETS=${value} ${problem}`, () => {
      assert.deepEqual(configProblems({ ...complete, JWT_SECRETS: value }), [`JWT_SECRETS: ${problem}`])
    })
  }
})

test('allowed ranges for webhooks are addresses in CIDR notation', () => {
  const { webhookAllowedCidrs } = loadConfig({ ...complete, WEBHOOK_ALLOWED_CIDRS: '10.0.0.0/8, ::1/128' })
  assert.deepEqual(webhookAllowedCidrs, ['10.0.0.0/8', '::1/128'])
  for (const value of ['localhost', '10.0.0.0', '10.0.0.0/-1', '::1/129', '10.0.0.0/8/8']) {
    assert.equal(configProblems({ ...complete, WEBHOOK_ALLOWED_CIDRS: value }).length, 1, value)
  }
})

test('links in emails use PUBLIC_URL without a trailing slash', () => {
  assert.equal(loadConfig({ ...complete, PUBLIC_URL: 'https://hr.example.com/' }).publicUrl, 'https://hr.example.com')
  assert.deepEqual(configProblems({ ...complete, PUBLIC_URL: 'https://example.com/hr' }), [
    'PUBLIC_URL: must have no path',
  ])
})

test('the seal is a path to a file, or a file in base64', async () => {
  const path = join(import.meta.dirname, '../../vectors/seal.p12')
  const p12 = await readFile(path)
  const sealed = { SEAL_P12_PASSWORD: 'seal' }
  for (const SEAL_P12 of [path, p12.toString('base64')]) {
    assert.deepEqual(loadConfig({ ...complete, ...sealed, SEAL_P12 }).seal, { p12, password: 'seal' })
  }
  assert.deepEqual(configProblems({ ...complete, SEAL_P12: '/nowhere/seal.p12' }), [
    'SEAL_P12: must be a file that can be read, or one in base64',
  ])
})
