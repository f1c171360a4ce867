import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { accessTokenSeconds } from '../../server/access/sessions/access-token.ts'
import { idempotencyKeyHours } from '../../server/db/idempotency-key-hours.ts'
import { lockTimeoutMs } from '../../server/db/steps/lock-retry.ts'
import { maxProblems } from '../../server/operation/contract/contract-problems.ts'
import { settings } from '../../server/process/settings.ts'
import { maxResponseBytes } from '../../worker/delivery/send/excerpt.ts'
import { readGuide } from '../support/contract/guide.ts'

/* The figures in the documentation equal those in the code. */

const read = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8')

const bodies = 'server/http/body/read-body.ts'

const pages = Object.fromEntries(
  await Promise.all(
    [
      ...['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'server/README.md', 'sdk/README.md', 'sdk/src/options.ts'],
      ...['openapi/guides/errors.md', 'openapi/guides/quickstart.md', 'openapi/guides/webhooks.md'],
      ...['openapi/components/common.yaml', 'package.json', 'sdk/package.json', 'sdk/cli/follow.ts'],
      ...['sdk/src/http.ts', bodies, 'server/http/body/read-form.ts', 'server/operation/stream/await-stream.ts'],
      ...['server/access/sessions/confirmation.ts', 'server/deploy/README.md', 'openapi/guides/two-factor.md'],
      ...['openapi/guides/documents.md', 'openapi/guides/idempotency-and-paging.md'],
    ].map(async (path) => [path, await read(path)] as const),
  ),
)

/** The first group of a pattern in a page, without thousands separators. */
function figure(page: string, pattern: RegExp): string {
  const [, match = assert.fail(`${page} does not match ${pattern}`)] = pattern.exec(pages[page] ?? '') ?? []
  return match.replaceAll(',', '')
}

const defaultValue = (name: keyof typeof settings): string => String(settings[name].schema.parse(undefined))
const numerals: Record<string, number> = { three: 3, four: 4, ten: 10, fifteen: 15, twenty: 20, thirty: 30 }

test('the documented lock timeout of migrations is correct', () => {
  assert.equal(figure('server/README.md', /waits (\d+) ms for a lock/), String(lockTimeoutMs))
  assert.equal(figure('CHANGELOG.md', /waits (\d+) ms for a lock/), String(lockTimeoutMs))
})

test('the documented request rate of the listening command is correct', () => {
  const perMinute = 60 / Number(figure('sdk/cli/follow.ts', /const wait = (\d+)/))
  for (const page of ['sdk/README.md', 'openapi/guides/webhooks.md']) {
    const matches = [...(pages[page] ?? '').matchAll(/(\w+)\s+requests a minute while|sends (\w+) requests a minute/g)]
    assert.ok(matches.length > 0, page)
    for (const [, first, second] of matches) assert.equal(numerals[first ?? second ?? ''], perMinute, page)
  }
})

test('the documented rate limits are correct', () => {
  const page = 'openapi/guides/errors.md'
  assert.equal(figure(page, /may send ([\d,]+) requests a minute/), defaultValue('RATE_LIMIT_PER_PRINCIPAL'))
  assert.equal(figure(page, /"principal";q=(\d+);w=60/), defaultValue('RATE_LIMIT_PER_PRINCIPAL'))
  assert.equal(figure(page, /each address may send ([\d,]+) more/), defaultValue('RATE_LIMIT_PER_ADDRESS'))
})

test('the documented limits of long polls for events are correct', () => {
  const page = 'openapi/guides/errors.md'
  const [caller, business] = ['caller', 'business'].map((each) =>
    Number(
      figure(
        'server/operation/stream/await-stream.ts',
        new RegExp(`const defaultLimits: Limits = .*\\b${each}: (\\d+)`),
      ),
    ),
  )
  for (const pattern of [/or (\w+) of your requests/, /(\w+) requests of each user or API key, and/]) {
    assert.equal(numerals[figure(page, pattern).toLowerCase()], caller)
  }
  for (const pattern of [/or (\d+) of your business/, /and (\d+) of a business/]) {
    assert.equal(Number(figure(page, pattern)), business)
  }
})

test('the documented body limits are correct', () => {
  const page = 'openapi/guides/errors.md'
  const file = figure('server/http/body/read-form.ts', /maxFileBytes = (\d+) \* 1024 \* 1024/)
  assert.equal(Number(figure(page, /its limit: (\d+) MiB,/)) * 1024, Number(figure(bodies, /maxBytes = (\d+) \* KiB/)))
  assert.equal(figure(page, /(\d+) KiB without a token/), figure(bodies, /maxPublicBytes = (\d+) \* KiB/))
  assert.equal(figure(page, /(\d+) MiB for a PDF/), file)
  assert.equal(figure('openapi/guides/documents.md', /PDF may have up to (\d+) MiB/), file)
})

test('a proof of the password is valid as long as an access token, as documented', () => {
  const minutes = accessTokenSeconds / 60
  const cases: [page: string, pattern: RegExp][] = [
    ['openapi/guides/errors.md', /password was last confirmed more than (\w+) minutes ago/],
    ['openapi/guides/two-factor.md', /only within (\w+) minutes of a login/],
    ['openapi/guides/quickstart.md', /is valid for (\w+) minutes/],
    ['openapi/guides/documents.md', /password in the last (\w+)\s+minutes/],
    ['openapi/components/common.yaml', /proof of the password is older than (\w+) minutes/],
  ]
  for (const [page, pattern] of cases) assert.equal(numerals[figure(page, pattern)], minutes, page)
  assert.equal(figure('server/access/sessions/confirmation.ts', /confirmationSeconds = (\w+)/), 'accessTokenSeconds')
})

test('the documented retention of responses for idempotency keys is correct', () => {
  assert.equal(
    figure('openapi/guides/idempotency-and-paging.md', /is kept for (\d+) hours/),
    String(idempotencyKeyHours),
  )
  assert.equal(
    figure('openapi/components/common.yaml', /returns the first response again, within (\d+) hours/),
    String(idempotencyKeyHours),
  )
})

test('the documented maximum number of problems in a response is correct', () => {
  const common = 'openapi/components/common.yaml'
  assert.equal(figure(common, /problems of the request, at most (\d+)/), String(maxProblems))
})

test('the documented retry delays, timeout and excerpt size of deliveries are correct', () => {
  const seconds = { min: 60, h: 3600 }
  const words = figure('README.md', /"no: ([^"]+)"/).split(/(?<=[a-z]) /)
  const delays = words.map((delay) => {
    const [count, unit] = delay.split(' ') as [string, keyof typeof seconds]
    return Number(count) * seconds[unit]
  })
  assert.equal(delays.join(), defaultValue('WEBHOOK_RETRY_DELAYS'))
  const timeout = numerals[figure('openapi/guides/webhooks.md', /2xx[^.]*? within (\w+) seconds/)]
  assert.equal(String(timeout), defaultValue('WEBHOOK_TIMEOUT_SECONDS'))
  assert.equal(
    Number(figure('openapi/guides/webhooks.md', /for\s+the\s+log,\s+up\s+to\s+(\d+) KiB/)) * 1024,
    maxResponseBytes,
  )
})

test('the documented versions of Node equal those of the packages', () => {
  const needed = figure('package.json', /"node": ">=([\d.]+)"/)
  const installed = figure('package.json', /"node": "(\d+)\.[\d.]+"/)
  assert.equal(figure('server/README.md', /Node ([\d.]+) or newer/), needed)
  assert.equal(figure('server/deploy/README.md', /Node ([\d.]+) or newer/), needed)
  assert.equal(figure('openapi/guides/quickstart.md', /is older than ([\d.]+),/), needed)
  assert.equal(figure('sdk/README.md', /Node (\d+\.\d+) or newer also runs snippets/), needed)
  for (const page of ['README.md', 'CONTRIBUTING.md']) {
    assert.equal(figure(page, /package\.json says (\d+\.\d+)/), needed, page)
    assert.equal(figure(page, /installs Node (\d+),/), installed, page)
  }
  const sdkVersion = figure('sdk/package.json', /"node": ">=(\d+)"/)
  assert.equal(figure('sdk/README.md', /Node (\d+) and newer/), sdkVersion)
  assert.equal(figure('sdk/README.md', /It runs on Node (\d+) or newer/), sdkVersion)
})

test('the documented defaults of the SDK options are correct', () => {
  const http = pages['sdk/src/http.ts'] ?? ''
  const retries = figure('sdk/src/options.ts', /temporary failures; (\d+) by default/)
  const timeout = figure('sdk/src/options.ts', /response body; ([\d,]+) by default/)
  assert.match(http.replaceAll('_', ''), new RegExp(`timeoutMs[^\\n]*\\b${timeout}\\b`))
  assert.match(http, new RegExp(`maxRetries[^\\n]*\\b${retries}\\b`))
})

test('a guide contains the address of the service at most once', async () => {
  const folder = new URL('../../openapi/guides/', import.meta.url)
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md'))
  assert.ok(names.length > 0)
  for (const name of names) {
    const text = (await readFile(new URL(name, folder), 'utf8')).replaceAll(/^<!-- clients:(start|end) -->$/gm, '')
    const { steps, programs } = readGuide(text, new Set(), ['python', 'go', 'java', 'ts'])
    const code = [...steps.map(({ commands }) => commands), ...programs.values()].join('\n')
    assert.ok(code.split('127.0.0.1:3000').length - 1 <= 1, `${name} repeats the address: use WORKFORCE_URL`)
  }
})
