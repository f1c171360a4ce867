import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { excerptOf, maxAnswerBytes } from '../../../worker/delivery/excerpt.ts'

describe('the excerpt of an answer', () => {
  it('is its first 4 KiB', () => {
    assert.equal(excerptOf(Buffer.from('ok'), undefined), 'ok')
    assert.equal(excerptOf(Buffer.alloc(10_000, 'x'), undefined), 'x'.repeat(4_096))
  })

  it('is null without an answer', () => assert.equal(excerptOf(Buffer.alloc(0), undefined), null))

  it('is text that PostgreSQL and JSON can hold, whatever came', () => {
    assert.equal(excerptOf(Buffer.from('a\0b'), undefined), 'a\ufffdb')
    assert.equal(excerptOf(Buffer.from([0x61, 0xff, 0xfe]), undefined), 'a\ufffd\ufffd')
    assert.ok(excerptOf(Buffer.from([0xed, 0xa0, 0x80]), undefined)?.isWellFormed(), 'a lone surrogate')
  })

  it('leaves out a character that is cut at the end', () => {
    assert.equal(excerptOf(Buffer.from(`${'x'.repeat(4_095)}ë`), undefined), 'x'.repeat(4_095))
  })

  for (const [encoding, compress] of [
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['GZIP', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ] as const) {
    it(`is unpacked from ${encoding}, within bounds`, () => {
      assert.equal(excerptOf(compress('hello'), encoding), 'hello')
      assert.equal(excerptOf(compress(Buffer.alloc(maxAnswerBytes, 'x')), encoding), 'x'.repeat(4_096))
      assert.equal(excerptOf(compress(Buffer.alloc(maxAnswerBytes + 1, 'x')), encoding), 'too_large')
      assert.equal(excerptOf(compress(Buffer.alloc(20_000_000)), encoding), 'too_large')
    })
  }

  it('is null when the answer does not unpack', () => {
    assert.equal(excerptOf(Buffer.from('plain text'), 'gzip'), null)
    assert.equal(excerptOf(gzipSync('cut off').subarray(0, -6), 'gzip'), null)
  })
})
