import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RateLimit } from '../../../server/http/rate-limit.ts'

test('the count of a key is reset every minute, independently of others', () => {
  const limit = new RateLimit(2)
  assert.deepEqual(limit.count('a', 1000), { isExceeded: false, remaining: 1, resetSeconds: 60 })
  assert.deepEqual(limit.count('b', 1500), { isExceeded: false, remaining: 1, resetSeconds: 60 })
  assert.deepEqual(limit.count('a', 30_001), { isExceeded: false, remaining: 0, resetSeconds: 31 })
  assert.deepEqual(limit.count('a', 60_999), { isExceeded: true, remaining: 0, resetSeconds: 1 })
  assert.deepEqual(limit.count('a', 61_000), { isExceeded: false, remaining: 1, resetSeconds: 60 })
})

test('keys beyond the maximum number share a count until the next minute', () => {
  const limit = new RateLimit(2, 3)
  for (const key of ['a', 'b', 'c']) assert.equal(limit.count(key, 0).isExceeded, false)
  assert.deepEqual(
    ['d', 'e', 'f'].map((key) => limit.count(key, 1).isExceeded),
    [false, false, true],
  )
  assert.equal(limit.count('a', 1).isExceeded, false)
  assert.equal(limit.count('f', 60_000).isExceeded, false)
})
