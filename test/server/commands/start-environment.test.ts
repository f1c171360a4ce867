import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startEnvironment } from '../../../server/commands/start-environment.ts'
import { loadConfig } from '../../../server/process/config.ts'

const secrets = {
  DATABASE_URL: 'postgres://localhost/unused',
  JWT_SECRETS: `test:${'x'.repeat(32)}`,
  ENCRYPTION_KEYS: `test:${Buffer.alloc(32).toString('base64')}`,
}
const allowedCidrs = (env: NodeJS.ProcessEnv) =>
  loadConfig(startEnvironment({ ...secrets, ...env })).webhookAllowedCidrs

const loopback = ['127.0.0.0/8', '::1/128']

describe('npm start', () => {
  for (const { env, cidrs } of [
    { env: {}, cidrs: loopback },
    { env: { NODE_ENV: '' }, cidrs: loopback },
    { env: { NODE_ENV: 'development' }, cidrs: loopback },
    { env: { NODE_ENV: 'test' }, cidrs: [] },
    { env: { NODE_ENV: 'production' }, cidrs: [] },
    { env: { WEBHOOK_ALLOWED_CIDRS: '' }, cidrs: [] },
    { env: { WEBHOOK_ALLOWED_CIDRS: ' ' }, cidrs: [] },
    { env: { NODE_ENV: 'development', WEBHOOK_ALLOWED_CIDRS: '' }, cidrs: [] },
    { env: { WEBHOOK_ALLOWED_CIDRS: '10.0.0.0/8' }, cidrs: ['10.0.0.0/8'] },
    { env: { NODE_ENV: 'production', WEBHOOK_ALLOWED_CIDRS: '10.0.0.0/8' }, cidrs: ['10.0.0.0/8'] },
  ]) {
    const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`)
    it(`allows webhooks to ${cidrs.join() || 'no private network'} with ${variables.join(' ') || 'an empty environment'}`, () =>
      assert.deepEqual(allowedCidrs(env), cidrs))
  }

  it('treats an empty variable as unset', () => {
    const { LOG_LEVEL, PORT } = startEnvironment({ LOG_LEVEL: '', PORT: '' })
    assert.deepEqual({ LOG_LEVEL, PORT }, { LOG_LEVEL: 'warn', PORT: undefined })
  })
})
