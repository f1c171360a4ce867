import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PdfWork } from './pdf-thread.ts'

/** The task took more time or memory than any file of 10 MiB should. */
export class TooMuchWorkError extends Error {}

/** What the file inflates to takes too much memory. */
export class TooMuchInflatedError extends TooMuchWorkError {}

/** A whole file takes less than a second; a machine may be busy. */
const withinMs = 15_000
const maxHeapMiB = 512

/**
 * The limit for the buffers of a thread, which the limit of its heap leaves out. To find the objects of a file, libpdf
 * inflates the streams that list or hold them: up to a thousand bytes for each byte of the file. Completing a file reads
 * it up to four times, and what the first reads have left may not be collected by then.
 */
const maxBufferMiB: Record<keyof PdfWork, number> = { take: 160, complete: 640, parse: 640, print: 640 }

/** How often they are measured. libpdf inflates some 5 MB in that time. */
const measureMs = 20

/**
 * The most threads at work. Further tasks wait, so that memory is left for the rest of the service. Files of others may
 * take long: texts of templates and papers of our own do not wait for them.
 */
const files = { maxThreads: 2, busy: 0, waiting: [] as (() => void)[] }
const papers = { maxThreads: 1, busy: 0, waiting: [] as (() => void)[] }
const queues: Record<keyof PdfWork, typeof files> = { take: files, complete: files, parse: papers, print: papers }

/** Threads without work, with the timers that end them. They are kept, as starting one costs more than most files. */
const idle = new Map<Worker, NodeJS.Timeout>()
const idleMs = 30_000

/** The result of a task. */
type Answer<Name extends keyof PdfWork> = Awaited<ReturnType<PdfWork[Name]>>

/**
 * Reads or makes a PDF in a thread that can be ended, so that no file can block requests. A thread does one task at a
 * time. After a failure it is ended.
 *
 * @param given - the input, which is copied
 * @throws {TooMuchWorkError} when the task takes too much time or memory
 */
export async function inPdfThread<Name extends keyof PdfWork>(
  name: Name,
  given: Parameters<PdfWork[Name]>[0],
): Promise<Answer<Name>> {
  const queue = queues[name]
  if (queue.busy < queue.maxThreads) queue.busy += 1
  else await new Promise<void>((resolve) => queue.waiting.push(resolve))
  const thread = wakeThread() ?? startThread()
  try {
    const answer = await answerOf<Answer<Name>>(thread, { name, given }, maxBufferMiB[name])
    rest(thread)
    return answer
  } catch (error) {
    void thread.terminate()
    throw error
  } finally {
    const next = queue.waiting.shift()
    if (next) next()
    else queue.busy -= 1
  }
}

function startThread(): Worker {
  const thread = new Worker(new URL('./pdf-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMiB },
  })
  return thread
    .on('error', () => undefined) // `successSchema` fails with it
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

/** Keeps a thread for a while, without keeping the process alive. */
function rest(thread: Worker): void {
  const end = (): void => {
    idle.delete(thread) // at once, so that the thread gets no work while it ends
    void thread.terminate()
  }
  thread.unref()
  idle.set(thread, setTimeout(end, idleMs).unref())
}

async function answerOf<Result>(thread: Worker, task: unknown, maxMiB: number): Promise<Result> {
  const limits = new AbortController()
  const timer = setTimeout(() => limits.abort(new TooMuchWorkError(`not within ${withinMs} ms`)), withinMs)
  const meter = setInterval(async () => {
    const { external_memory: bytes } = await thread.getHeapStatistics().catch(() => ({ external_memory: 0 })) // it ended
    if (bytes > maxMiB * 1024 * 1024) limits.abort(new TooMuchInflatedError(`not within ${maxMiB} MiB of buffers`))
  }, measureMs)
  try {
    thread.postMessage(task)
    const [answer] = await once(thread, 'message', { signal: limits.signal })
    return answer
  } catch (cause) {
    limits.signal.throwIfAborted()
    const { code, message } = cause as NodeJS.ErrnoException
    throw code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TooMuchWorkError(message, { cause }) : cause
  } finally {
    clearTimeout(timer)
    clearInterval(meter)
  }
}
