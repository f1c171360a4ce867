import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { maxResponseBytes, readExcerpt } from '../../../../worker/delivery/send/excerpt.ts'

const whole = (text: string | null) => ({ text, isTruncated: false })
const unreadable = { text: null, isTruncated: true }

describe('the excerpt of a response', () => {
  it('is its first 4 KiB', () => {
    assert.deepEqual(readExcerpt(Buffer.from('ok'), undefined), whole('ok'))
    assert.deepEqual(readExcerpt(Buffer.alloc(10_000, 'x'), undefined), whole('x'.repeat(4_096)))
  })

  it('is null without a response', () => assert.deepEqual(readExcerpt(Buffer.alloc(0), undefined), whole(null)))

  it('is text that PostgreSQL and JSON can hold, whatever the response is', () => {
    assert.equal(readExcerpt(Buffer.from('a\0b'), undefined).text, 'a\ufffdb')
    assert.equal(readExcerpt(Buffer.from([0x61, 0xff, 0xfe]), undefined).text, 'a\ufffd\ufffd')
    assert.ok(readExcerpt(Buffer.from([0xed, 0xa0, 0x80]), undefined).text?.isWellFormed(), 'a lone surrogate')
  })

  it('omits a character that is cut at the end', () => {
    assert.equal(readExcerpt(Buffer.from(`${'x'.repeat(4_095)}ë`), undefined).text, 'x'.repeat(4_095))
  })

  for (const [encoding, compress] of [
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['GZIP', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ] as const) {
    it(`is decompressed from ${encoding}, within bounds`, () => {
      assert.deepEqual(readExcerpt(compress('hello'), encoding), whole('hello'))
      assert.deepEqual(readExcerpt(compress(Buffer.alloc(maxResponseBytes, 'x')), encoding), whole('x'.repeat(4_096)))
      assert.deepEqual(readExcerpt(compress(Buffer.alloc(maxResponseBytes + 1, 'x')), encoding), unreadable)
      assert.deepEqual(readExcerpt(compress(Buffer.alloc(20_000_000)), encoding), unreadable)
    })
  }

  it('is null and truncated when the response cannot be decompressed', () => {
    assert.deepEqual(readExcerpt(Buffer.from('plain text'), 'gzip'), unreadable)
    assert.deepEqual(readExcerpt(gzipSync('cut off').subarray(0, -6), 'gzip'), unreadable)
  })
})
