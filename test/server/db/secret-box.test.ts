import assert from 'node:assert/strict'
import { createSecretKey, randomBytes } from 'node:crypto'
import { describe, it } from 'node:test'
import { open, seal } from '../../../server/db/secret-box.ts'
import type { KeyWithId } from '../../../server/process/config.ts'

const key = (kid: string): KeyWithId => ({ kid, key: createSecretKey(randomBytes(32)) })
const [first, second] = [key('first'), key('second')]
const place = 'webhook:17:secret'

describe('the secret box', () => {
  it('opens a sealed text only in its original place', () => {
    const sealed = seal([first], 'a sécret', place)
    assert.equal(open([first], sealed, place), 'a sécret')
    assert.throws(() => open([first], sealed, 'webhook:18:secret'), /does not open/)
  })

  it('seals the same text differently each time, without revealing it', () => {
    const [left, right] = [seal([first], 'canary', place), seal([first], 'canary', place)]
    assert.notEqual(left, right)
    assert.doesNotMatch(left, /canary/)
  })

  it('encrypts with the first key and decrypts with all', () => {
    const old = seal([second], 'x', place)
    const rotated = [first, second]
    assert.equal(open(rotated, old, place), 'x')
    assert.match(seal(rotated, 'x', place), /^v1\.first\./)
    assert.throws(() => open([first], old, place), /needs the key second/)
  })

  it('refuses a changed, truncated or relabelled ciphertext', () => {
    const sealed = seal([first], 'a secret', place)
    const [version, kid, iv, text] = sealed.split('.') as [string, string, string, string]
    const flipped = Buffer.from(text, 'base64url')
    flipped.writeUInt8(flipped.readUInt8(0) ^ 1, 0)
    const broken = [
      [version, kid, iv, flipped.toString('base64url')],
      [version, kid, iv, text.slice(0, -8)],
      [version, kid, iv, ''],
      [version, kid, iv.slice(4), text],
      [version, 'second', iv, text],
      ['v2', kid, iv, text],
      [version, kid, iv],
      [version, kid, iv, text, ''],
    ]
    for (const parts of broken)
      assert.throws(() => open([first, second], parts.join('.'), place), Error, parts.join('.'))
  })
})
