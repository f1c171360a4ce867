import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { hashPassword, verifyPassword } from '../../../../server/access/passwords/password.ts'

describe('passwords', () => {
  it('are hashed with argon2id and at least 46 MiB', async () => {
    const [, kind, version, cost = ''] = (await hashPassword('a password')).split('$')
    assert.deepEqual([kind, version], ['argon2id', 'v=19'])
    const { m, t } = Object.fromEntries(cost.split(',').map((pair) => pair.split('=')))
    assert.ok(Number(m) >= 46 * 1024 && Number(t) >= 1, cost)
  })

  it('have individual salts', async () => {
    assert.notEqual(await hashPassword('a password'), await hashPassword('a password'))
  })

  it('are not truncated, and keep accents', async () => {
    const long = `${'x'.repeat(199)}y`
    assert.equal(await verifyPassword(await hashPassword(long), long), true)
    assert.equal(await verifyPassword(await hashPassword(long), `${long.slice(0, -1)}z`), false)
    assert.equal(await verifyPassword(await hashPassword('pässwörd'), 'password'), false)
  })

  it('never match without a hash, not even the placeholder', async () => {
    for (const password of ['', 'placeholder']) assert.equal(await verifyPassword(null, password), false)
  })
})
