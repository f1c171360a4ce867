import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inPdfThread, TooMuchInflatedError, TooMuchWorkError } from '../../../server/pdf/in-pdf-thread.ts'
import { onePage } from '../../support/samples/document.ts'
import { bombPdf, catalogPdf } from '../../support/samples/raw-pdf.ts'

const sound = await onePage()
const take = (file: Uint8Array) => inPdfThread('take', { file, title: 'Contract', createdAt: new Date() })

/** How many bytes the process grows at most while something is done, with its threads. */
async function memoryTakenBy(work: () => Promise<void>): Promise<number> {
  const before = process.memoryUsage.rss()
  let most = 0
  const meter = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss() - before)
  }, 5)
  await work()
  clearInterval(meter)
  return most
}

test('a file whose list of objects inflates beyond all measure is refused, however it is spelled', async () => {
  const mebibyte = 1024 * 1024
  assert.deepEqual(await take(bombPdf(mebibyte)), { page_count: 1 })
  for (const spelling of [{}, { filter: '/Flate#44ecode' }, { filter: '[ /FlateDecode ]', type: '/XR#65f' }]) {
    const bomb = bombPdf(100 * mebibyte, spelling)
    assert.ok(bomb.length < mebibyte / 5)
    const most = await memoryTakenBy(() => assert.rejects(take(bomb), TooMuchInflatedError, JSON.stringify(spelling)))
    assert.ok(most < 256 * mebibyte, `${most} bytes`)
  }
  for (const _ of ['a thread', 'the same thread, with a bound of its own']) {
    assert.deepEqual(await take(bombPdf(40 * mebibyte)), { page_count: 1 })
  }
  const twice = bombPdf(mebibyte, { filter: '[ /FlateDecode /FlateDecode ]' })
  assert.notEqual((await take(twice)).problem, undefined)
})

test('the process answers others while a file is read, and ends work on one that takes too much', async () => {
  let turns = 0
  const others = setInterval(() => {
    turns += 1
  }, 1)
  const hostile = catalogPdf(`/X [${'[] '.repeat(3_000_000)}]`)
  const problem = await take(hostile).then(
    (checked) => checked.problem,
    (error) => error instanceof TooMuchWorkError && error.message,
  )
  clearInterval(others)
  assert.ok(problem, String(problem))
  assert.ok(turns > 2, `${turns} turns`)
  assert.deepEqual(await take(sound), { page_count: 1 })
})

test('more work than there are threads is done one after the other', async () => {
  const all = await Promise.all(Array.from({ length: 6 }, () => take(sound)))
  assert.deepEqual(new Set(all.map(({ page_count }) => page_count)), new Set([1]))
})
