import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { withTables, withVerifying } from '../../../server/commands/generate-readme.ts'
import { readContract } from '../../../server/operation/contract-document.ts'
import { settings } from '../../../server/process/config.ts'

const contract = readContract()
const empty = [
  '# Title',
  '<!-- events:start -->',
  '<!-- events:end -->',
  'between',
  '<!-- settings:start -->',
  'old',
  '<!-- settings:end -->',
  'end',
].join('\n')

test('the README has the events and settings of today', async () => {
  const readme = await readFile(new URL('../../../README.md', import.meta.url), 'utf8')
  assert.equal(withTables(readme, contract), readme)
})

test('the README of the SDK has the snippets of today', async () => {
  const readme = await readFile(new URL('../../../sdk/README.md', import.meta.url), 'utf8')
  assert.equal(withVerifying(readme, contract), readme)
  assert.match(readme, /```python\nimport base64/)
})

test('every event type and every setting has a row', () => {
  const readme = withTables(empty, contract)
  for (const name of [...Object.keys(contract.webhooks), ...Object.keys(settings)]) {
    assert.ok(readme.includes(`\n| \`${name}\` | `), `${name} has no row`)
  }
})

test('a default is what the setting falls back to, or what explains it better', () => {
  const readme = withTables(empty, contract)
  assert.match(readme, /^\| `PORT` \| `3000` \|/m)
  assert.match(readme, /^\| `WEBHOOK_RETRY_DELAYS` \| `60,300,1800,7200,86400` \|/m)
  assert.match(readme, /^\| `DATABASE_URL` \| embedded by `npm start` \|/m)
})

test('what is outside the markers stays, what was between them goes', () => {
  const readme = withTables(empty, contract)
  assert.match(readme, /^# Title\n<!-- events:start -->\n\| Type /)
  assert.match(readme, /\n<!-- events:end -->\nbetween\n<!-- settings:start -->\n\| Variable /)
  assert.match(readme, /\|\n<!-- settings:end -->\nend$/)
  assert.doesNotMatch(readme, /old/)
  assert.equal(withTables(readme, contract), readme)
})

test('a README without a marker is an error that names it', () => {
  assert.throws(() => withTables('# Title', contract), /<!-- events:start -->/)
})
