import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { parseEnv } from 'node:util'
import { readContract } from '../../../openapi/read/contract.ts'
import { listSentEvents } from '../../../openapi/read/operations.ts'
import { exampleEnvironment, fill, pages } from '../../../server/commands/generate-readme.ts'
import { loadConfig } from '../../../server/process/config.ts'
import { settings } from '../../../server/process/settings.ts'

const contract = readContract()
const empty = [
  '# Title',
  '<!-- events:start -->',
  '<!-- events:end -->',
  'between',
  '<!-- settings:start -->',
  'old rows',
  '<!-- settings:end -->',
  'end',
].join('\n')
const filled = fill(empty, ['events', 'settings'], contract)

for (const { file, names } of pages) {
  test(`${file.pathname.split('/').slice(-2).join('/')} is up to date`, async () => {
    const page = await readFile(file, 'utf8')
    assert.equal(fill(page, names, contract), page)
  })
}

test('each generated part is on a page', () => {
  assert.deepEqual([...new Set(pages.flatMap(({ names }) => names))].sort(), [
    'events',
    'headers',
    'settings',
    'verifying',
  ])
  assert.match(fill('<!-- verifying:start -->\n<!-- verifying:end -->', ['verifying'], contract), /```python\nimport/)
})

test('every event type and every setting has a row', () => {
  for (const name of [...listSentEvents(contract).map(({ path }) => path), ...Object.keys(settings)]) {
    assert.ok(filled.includes(`\n| \`${name}\` | `), `${name} has no row`)
  }
})

test('shows the default of a setting, or its explanation', () => {
  assert.match(filled, /^\| `PORT` \| `3000` \|/m)
  assert.match(filled, /^\| `WEBHOOK_RETRY_DELAYS` \| `60,300,1800,7200,86400` \|/m)
  assert.match(filled, /^\| `DATABASE_URL` \| embedded by `npm start` \|/m)
})

test('replaces only the text between markers', () => {
  assert.match(filled, /^# Title\n<!-- events:start -->\n\| Type /)
  assert.match(filled, /\n<!-- events:end -->\nbetween\n<!-- settings:start -->\n\| Variable /)
  assert.match(filled, /\|\n<!-- settings:end -->\nend$/)
  assert.doesNotMatch(filled, /old rows/)
  assert.equal(fill(filled, ['events', 'settings'], contract), filled)
})

test('reports a missing marker', () => {
  assert.throws(() => fill('# Title', ['events'], contract), /<!-- events:start -->/)
})

test('.env.example has every setting, and is valid with secrets', async () => {
  const example = await readFile(new URL('../../../.env.example', import.meta.url), 'utf8')
  assert.equal(exampleEnvironment(), example)
  const secrets = { JWT_SECRETS: `a:${'x'.repeat(32)}`, ENCRYPTION_KEYS: `a:${Buffer.alloc(32, 1).toString('base64')}` }
  const values = parseEnv(example) as Record<string, string>
  assert.throws(() => loadConfig(values), {
    problems: ['JWT_SECRETS is required', 'ENCRYPTION_KEYS is required'],
  })
  const whole = parseEnv(example.replaceAll(/^#(?=[A-Z0-9_]+=)/gm, '')) as Record<string, string>
  assert.deepEqual(Object.keys(whole).sort(), Object.keys(settings).sort())
  assert.deepEqual(loadConfig({ ...whole, ...secrets }), loadConfig({ ...values, ...secrets }))
})
