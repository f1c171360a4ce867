import assert from 'node:assert/strict'
import { test } from 'node:test'
import { caller } from '../../support/http.ts'
import { startTestApp } from '../../support/service/app.ts'

test('the process is live even if its database is unreachable', async () => {
  const app = await startTestApp({ databaseUrl: 'postgres://user@127.0.0.1:1/nothing' })
  const { body } = await caller(app).call('health.live')
  assert.deepEqual(body.data, { status: 'live' })
  await caller(app).expectError(503, 'health.ready')
})
