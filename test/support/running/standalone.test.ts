import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'

const root = join(import.meta.dirname, '../../..')

test('a test file that runs without npm test starts its own PostgreSQL server, and removes it', async () => {
  const { TEST_SERVER_URLS, TEST_TEMPLATE, TEST_DATABASE_URL, NODE_TEST_CONTEXT, ...env } = process.env
  const file = join(root, 'test/server/business/business.get.test.ts')
  const child = spawn(process.execPath, ['--test-reporter=tap', file], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  assert.equal(child.exitCode, 0, output + errors)
  assert.match(output, /^# pass [1-9]/m)
  assert.match(output, /^# fail 0$/m)
  for (const folder of [tmpdir(), '/dev/shm']) {
    const names = await readdir(folder).catch(() => [])
    const remaining = names.filter((name) => name.startsWith(`workforce-test-${child.pid}-`))
    assert.deepEqual(remaining, [])
  }
})
