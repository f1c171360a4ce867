import { Worker } from 'node:worker_threads'
import type { PdfWork } from './pdf-thread.ts'

/** The work took more time or memory than any file of 10 MiB should. */
export class TooMuchWorkError extends Error {}

/** A whole file takes less than a second; a machine may be busy. */
const withinMs = 15_000
const maxHeapMiB = 512

/** At a time, so that memory for the others is left; who comes later waits. */
const maxThreads = 2
let threads = 0
const waiting: (() => void)[] = []

/** What a piece of work answers. */
type Answer<Name extends keyof PdfWork> = Awaited<ReturnType<PdfWork[Name]>>

/**
 * Does work on a PDF that others wrote in a thread of its own, which can be ended: whatever is in the file, requests
 * are answered meanwhile.
 *
 * @param given - is copied
 * @throws {TooMuchWorkError} when it takes too long or too much memory
 */
export async function inPdfThread<Name extends keyof PdfWork>(
  name: Name,
  given: Parameters<PdfWork[Name]>[0],
): Promise<Answer<Name>> {
  if (threads < maxThreads) threads += 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await run<Answer<Name>>({ name, given })
  } finally {
    const next = waiting.shift()
    if (next) next()
    else threads -= 1
  }
}

function run<Result>(workerData: unknown): Promise<Result> {
  const thread = new Worker(new URL('./pdf-thread.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMiB },
  })
  return new Promise<Result>((resolve, reject) => {
    const tooLong = setTimeout(() => {
      reject(new TooMuchWorkError(`not within ${withinMs} ms`))
      void thread.terminate()
    }, withinMs)
    thread
      .on('message', resolve)
      .on('error', (error: NodeJS.ErrnoException) => {
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TooMuchWorkError(error.message) : error)
      })
      .on('exit', (code) => {
        clearTimeout(tooLong)
        reject(new Error(`the thread ended with ${code}`)) // which says nothing once it has answered
      })
  })
}
