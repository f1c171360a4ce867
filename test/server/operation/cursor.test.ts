import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { z } from 'zod'
import { cutPage, decodeCursor, encodeCursor } from '../../../server/operation/cursor.ts'
import type { ApiError } from '../../../server/operation/errors.ts'

const id = z.int().positive()
const encoded = (text: string) => Buffer.from(text).toString('base64url')

describe('a cursor', () => {
  it('decodes to the encoded position', () => {
    assert.equal(decodeCursor(encodeCursor(7), id), 7)
    const key = { date: '2026-01-31', id: 7, name: 'é "x"' }
    assert.deepEqual(decodeCursor(encodeCursor(key), z.object({ date: z.string(), id, name: z.string() })), key)
  })

  it('needs no percent-encoding in a URL', () => {
    for (const key of [1, 2 ** 53 - 1, { name: '???>>>~~~' }]) assert.match(encodeCursor(key), /^[\w-]+$/)
  })

  it('is optional', () => assert.equal(decodeCursor(undefined, id), undefined))

  const invalid = ['', '!', '7', encoded(''), encoded('0'), encoded('-1'), encoded('1.5'), encoded('1e400')]
  const others = [
    encoded('"7"'),
    encoded('null'),
    encoded('[7]'),
    encoded('{"id":7}'),
    encoded('7 7'),
    encoded('9007199254740993'),
  ]
  for (const cursor of [...invalid, ...others]) {
    it(`is rejected if it is ${JSON.stringify(cursor)}`, () => {
      assert.throws(
        () => decodeCursor(cursor, id),
        ({ failure }: ApiError) => failure.status === 422 && failure.errors?.[0]?.path === 'query.cursor',
      )
    })
  }
})

describe('a page', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
  const page = (count: number, limit: number) => cutPage(rows(count), limit, (row) => row)

  it('is the last if the rows do not exceed the limit', () => {
    for (const count of [0, 1, 2, 3]) assert.deepEqual(page(count, 3), { rows: rows(count), next_cursor: null })
  })

  it('excludes the additional row, which indicates a next page', () => {
    assert.deepEqual(page(4, 3), { rows: [1, 2, 3], next_cursor: encodeCursor(3) })
  })
})
