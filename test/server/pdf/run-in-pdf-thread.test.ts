import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BufferLimitError, runInPdfThread, TaskLimitError } from '../../../server/pdf/run-in-pdf-thread.ts'
import { onePage } from '../../support/samples/document.ts'
import { bombPdf, catalogPdf } from '../../support/samples/raw-pdf.ts'

const sound = await onePage()
const accept = (file: Uint8Array) => runInPdfThread('accept', { file, title: 'Contract', createdAt: new Date() })

/** Measures by how many bytes the memory of the process, including its threads, grows at the peak. */
async function measurePeak(work: () => Promise<void>): Promise<number> {
  const before = process.memoryUsage.rss()
  let peak = 0
  const meter = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss() - before)
  }, 5)
  await work()
  clearInterval(meter)
  return peak
}

test('a file whose object streams inflate beyond the limit is refused in any spelling', async () => {
  const mebibyte = 1024 * 1024
  assert.deepEqual(await accept(bombPdf(mebibyte)), { page_count: 1 })
  for (const spelling of [{}, { filter: '/Flate#44ecode' }, { filter: '[ /FlateDecode ]', type: '/XR#65f' }]) {
    const bomb = bombPdf(100 * mebibyte, spelling)
    assert.ok(bomb.length < mebibyte / 5)
    const peak = await measurePeak(() => assert.rejects(accept(bomb), BufferLimitError, JSON.stringify(spelling)))
    assert.ok(peak < 256 * mebibyte, `${peak} bytes`)
  }
  for (const _ of ['a thread', 'the same thread, with a new limit']) {
    assert.deepEqual(await accept(bombPdf(20 * mebibyte)), { page_count: 1 })
  }
  const twice = bombPdf(mebibyte, { filter: '[ /FlateDecode /FlateDecode ]' })
  assert.notEqual((await accept(twice)).problem, undefined)
})

test('a file that exceeds the limits is refused without blocking the event loop', async () => {
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 1)
  const hostile = catalogPdf(`/X [${'[] '.repeat(3_000_000)}]`)
  const problem = await accept(hostile).then(
    (result) => result.problem,
    (error) => error instanceof TaskLimitError && error.message,
  )
  clearInterval(timer)
  assert.ok(problem, String(problem))
  assert.ok(turns > 2, `${turns} turns`)
  assert.deepEqual(await accept(sound), { page_count: 1 })
})

test('more tasks than threads are queued', async () => {
  const all = await Promise.all(Array.from({ length: 6 }, () => accept(sound)))
  assert.deepEqual(new Set(all.map(({ page_count }) => page_count)), new Set([1]))
})
