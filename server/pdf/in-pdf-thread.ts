import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PdfWork } from './pdf-thread.ts'

/** The work took more time or memory than any file of 10 MiB should. */
export class TooMuchWorkError extends Error {}

/** A whole file takes less than a second; a machine may be busy. */
const withinMs = 15_000
const maxHeapMiB = 512

/** At a time, so that memory for the others is left; who comes later waits. */
const maxThreads = 2
let busy = 0
const waiting: (() => void)[] = []

/** Threads without work, and when they end: starting one costs more than most files. */
const idle = new Map<Worker, NodeJS.Timeout>()
const idleMs = 30_000

/** What a piece of work answers. */
type Answer<Name extends keyof PdfWork> = Awaited<ReturnType<PdfWork[Name]>>

/**
 * Does work on a PDF that others wrote in a thread, which can be ended: whatever is in the file, requests are answered
 * meanwhile. A thread does one piece of work at a time, and the next one only if it came to the end of that.
 *
 * @param given - is copied
 * @throws {TooMuchWorkError} when it takes too long or too much memory
 */
export async function inPdfThread<Name extends keyof PdfWork>(
  name: Name,
  given: Parameters<PdfWork[Name]>[0],
): Promise<Answer<Name>> {
  if (busy < maxThreads) busy += 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
  const thread = wakeThread() ?? startThread()
  try {
    const answer = await answerOf<Answer<Name>>(thread, { name, given })
    rest(thread)
    return answer
  } catch (error) {
    void thread.terminate()
    throw error
  } finally {
    const next = waiting.shift()
    if (next) next()
    else busy -= 1
  }
}

function startThread(): Worker {
  const thread = new Worker(new URL('./pdf-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMiB },
  })
  return thread
    .on('error', () => undefined) // whoever waits for an answer hears of it
    .on('exit', () => idle.delete(thread))
}

function wakeThread(): Worker | undefined {
  const [rested] = idle
  if (!rested) return undefined
  const [thread, end] = rested
  clearTimeout(end)
  idle.delete(thread)
  thread.ref()
  return thread
}

/** Keeps a thread for a while, but not the process for the thread. */
function rest(thread: Worker): void {
  const end = (): void => {
    idle.delete(thread) // at once: it takes a moment to end, and is not to be given work in it
    void thread.terminate()
  }
  thread.unref()
  idle.set(thread, setTimeout(end, idleMs).unref())
}

async function answerOf<Result>(thread: Worker, task: unknown): Promise<Result> {
  const signal = AbortSignal.timeout(withinMs)
  try {
    thread.postMessage(task)
    const [answer] = await once(thread, 'message', { signal })
    return answer
  } catch (cause) {
    if (signal.aborted) throw new TooMuchWorkError(`not within ${withinMs} ms`, { cause })
    const { code, message } = cause as NodeJS.ErrnoException
    throw code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TooMuchWorkError(message, { cause }) : cause
  }
}
