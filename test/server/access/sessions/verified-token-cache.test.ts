import assert from 'node:assert/strict'
import { createSecretKey, randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { signAccessToken } from '../../../../server/access/sessions/access-token.ts'
import { VerifiedTokenCache } from '../../../../server/access/sessions/verified-token-cache.ts'

const createKey = (kid: string) => ({ kid, key: createSecretKey(randomBytes(32)) })
const key = createKey('first')
const now = new Date('2026-01-15T09:30:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const exp = now.getTime() / 1000 + 900
const claims = { sub: '1', exp }

let sessions = 0
const newToken = (): string => {
  sessions += 1
  return signAccessToken([key], { user_id: 1, session_id: sessions, business_id: 1, scopes: new Set() }, now)
}

test('returns the claims of a cached token until it expires', () => {
  const cache = new VerifiedTokenCache([key])
  const token = newToken()
  assert.equal(cache.get(token, now), undefined)
  cache.add(token, claims)
  assert.equal(cache.get(token, later(899)), claims)
  assert.equal(cache.get(`${token}A`, now), undefined)
  assert.equal(cache.get(token.slice(0, -1), now), undefined)
  assert.equal(cache.get(token, later(900)), undefined)
  assert.equal(cache.get(token, now), undefined)
})

test('returns nothing once the key of a token is withdrawn or replaced', () => {
  for (const remaining of [[], [createKey('first')]]) {
    const keys = [key]
    const cache = new VerifiedTokenCache(keys)
    const token = newToken()
    cache.add(token, claims)
    keys.splice(0, 1, ...remaining)
    assert.equal(cache.get(token, now), undefined)
  }
})

test('does not cache tokens without a known key or an expiry', () => {
  const cache = new VerifiedTokenCache([key])
  const token = newToken()
  for (const invalidClaims of [null, [], 'owner', {}, { exp: String(exp) }]) {
    cache.add(token, invalidClaims)
    assert.equal(cache.get(token, now), undefined)
  }
  cache.add('garbage', claims)
  assert.equal(cache.get('garbage', now), undefined)
})

test('limits the number of tokens, and evicts the least recently used ones first', () => {
  const cache = new VerifiedTokenCache([key], 10)
  const active = newToken()
  cache.add(active, claims)
  const others = Array.from({ length: 100 }, newToken)
  for (const token of others) {
    cache.add(token, claims)
    assert.equal(cache.get(active, now), claims)
  }
  const cached = others.filter((token) => cache.get(token, now) !== undefined)
  assert.ok(cached.length > 0 && cached.length < 10, `${cached.length} of 100 are cached`)
})
