import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { lockTimeoutMs } from '../../server/db/steps/until-unlocked.ts'
import { maxProblems } from '../../server/operation/contract/contract-problems.ts'
import { settings } from '../../server/process/settings.ts'

/* Figures that stand in a page and in the code are the same. */

const read = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8')

const pages = Object.fromEntries(
  await Promise.all(
    [
      ...['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'server/README.md', 'sdk/README.md', 'sdk/src/options.ts'],
      ...['openapi/guides/errors.md', 'openapi/guides/quickstart.md', 'openapi/guides/webhooks.md'],
      ...['openapi/components/common.yaml', 'package.json', 'sdk/package.json', 'sdk/cli/follow.ts'],
      'sdk/src/http.ts',
    ].map(async (path) => [path, await read(path)] as const),
  ),
)

/** The part of a page that a pattern captures, without the comma of thousands. */
function figure(page: string, pattern: RegExp): string {
  const [, found = assert.fail(`${page} has nothing like ${pattern}`)] = pattern.exec(pages[page] ?? '') ?? []
  return found.replaceAll(',', '')
}

const fallback = (name: keyof typeof settings): string => String(settings[name].schema.parse(undefined))
const numerals: Record<string, number> = { three: 3, four: 4, ten: 10, twenty: 20, thirty: 30 }

test('a migration waits for a lock as long as the pages say', () => {
  assert.equal(figure('server/README.md', /waits (\d+) ms for a lock/), String(lockTimeoutMs))
  assert.equal(figure('CHANGELOG.md', /waits (\d+) ms for a lock/), String(lockTimeoutMs))
})

test('a command that listens sends as many requests a minute as the pages say', () => {
  const perMinute = 60 / Number(figure('sdk/cli/follow.ts', /const wait = (\d+)/))
  for (const page of ['sdk/README.md', 'openapi/guides/webhooks.md']) {
    const said = [...(pages[page] ?? '').matchAll(/(\w+)\s+requests a minute while|sends (\w+) requests a minute/g)]
    assert.ok(said.length > 0, page)
    for (const [, first, second] of said) assert.equal(numerals[first ?? second ?? ''], perMinute, page)
  }
})

test('callers have as many requests as the guide on errors says', () => {
  const page = 'openapi/guides/errors.md'
  assert.equal(figure(page, /may send ([\d,]+) requests a minute/), fallback('RATE_LIMIT_PER_PRINCIPAL'))
  assert.equal(figure(page, /"principal";q=(\d+);w=60/), fallback('RATE_LIMIT_PER_PRINCIPAL'))
  assert.equal(figure(page, /each address ([\d,]+) more/), fallback('RATE_LIMIT_PER_ADDRESS'))
})

test('an answer names as many problems as the contract says', () => {
  const common = 'openapi/components/common.yaml'
  assert.equal(figure(common, /problems of the request, at most (\d+)/), String(maxProblems))
})

test('deliveries are retried, and receivers waited for, as the pages say', () => {
  const seconds = { min: 60, h: 3600 }
  const shown = figure('README.md', /"no: ([^"]+)"/).split(/(?<=[a-z]) /)
  const delays = shown.map((delay) => {
    const [count, unit] = delay.split(' ') as [string, keyof typeof seconds]
    return Number(count) * seconds[unit]
  })
  assert.equal(delays.join(), fallback('WEBHOOK_RETRY_DELAYS'))
  const timeout = numerals[figure('openapi/guides/webhooks.md', /2xx[^.]*? within (\w+) seconds/)]
  assert.equal(String(timeout), fallback('WEBHOOK_TIMEOUT_SECONDS'))
})

test('the versions of Node are those of the packages', () => {
  const needed = figure('package.json', /"node": ">=([\d.]+)"/)
  const installed = figure('package.json', /"node": "(\d+)\.[\d.]+"/)
  assert.equal(figure('server/README.md', /Node ([\d.]+) or newer/), needed)
  assert.equal(figure('openapi/guides/quickstart.md', /is older than ([\d.]+),/), needed)
  for (const page of ['README.md', 'CONTRIBUTING.md']) {
    assert.equal(figure(page, /needs Node ([\d]+\.[\d]+)/), needed, page)
    assert.equal(figure(page, /(?:a|the)\s+Node (\d+)[ ,]/), installed, page)
  }
  assert.equal(figure('sdk/README.md', /Node (\d+) and newer/), figure('sdk/package.json', /"node": ">=(\d+)"/))
})

test('the options of the SDK have the defaults that they name', () => {
  const http = pages['sdk/src/http.ts'] ?? ''
  const retries = figure('sdk/src/options.ts', /temporary failure; (\d+) by default/)
  const timeout = figure('sdk/src/options.ts', /answer's body; ([\d,]+) by default/)
  assert.match(http.replaceAll('_', ''), new RegExp(`timeoutMs[^\\n]*\\b${timeout}\\b`))
  assert.match(http, new RegExp(`maxRetries[^\\n]*\\b${retries}\\b`))
})
