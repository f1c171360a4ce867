import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startEnvironment } from '../../../server/commands/start-environment.ts'
import { loadConfig } from '../../../server/process/config.ts'

const secrets = {
  DATABASE_URL: 'postgres://localhost/unused',
  JWT_SECRETS: `test:${'x'.repeat(32)}`,
  ENCRYPTION_KEYS: `test:${Buffer.alloc(32).toString('base64')}`,
}
const openedBy = (env: NodeJS.ProcessEnv) => loadConfig(startEnvironment({ ...secrets, ...env })).webhookAllowedCidrs

const loopback = ['127.0.0.0/8', '::1/128']

describe('npm start', () => {
  for (const { env, opened } of [
    { env: {}, opened: loopback },
    { env: { NODE_ENV: '' }, opened: loopback },
    { env: { NODE_ENV: 'development' }, opened: loopback },
    { env: { NODE_ENV: 'test' }, opened: [] },
    { env: { NODE_ENV: 'production' }, opened: [] },
    { env: { WEBHOOK_ALLOWED_CIDRS: '' }, opened: [] },
    { env: { WEBHOOK_ALLOWED_CIDRS: ' ' }, opened: [] },
    { env: { NODE_ENV: 'development', WEBHOOK_ALLOWED_CIDRS: '' }, opened: [] },
    { env: { WEBHOOK_ALLOWED_CIDRS: '10.0.0.0/8' }, opened: ['10.0.0.0/8'] },
    { env: { NODE_ENV: 'production', WEBHOOK_ALLOWED_CIDRS: '10.0.0.0/8' }, opened: ['10.0.0.0/8'] },
  ]) {
    const given = Object.entries(env).map(([name, value]) => `${name}=${value}`)
    it(`opens ${opened.join() || 'nothing'} to webhooks with ${given.join(' ') || 'an empty environment'}`, () =>
      assert.deepEqual(openedBy(env), opened))
  }

  it('takes an empty variable for an absent one', () => {
    const { LOG_LEVEL, PORT } = startEnvironment({ LOG_LEVEL: '', PORT: '' })
    assert.deepEqual({ LOG_LEVEL, PORT }, { LOG_LEVEL: 'warn', PORT: undefined })
  })
})
