import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PdfWork } from './pdf-thread.ts'

/** The task took more time or memory than any file of 10 MiB should. */
export class TooMuchWorkError extends Error {}

/** A whole file takes less than a second; a machine may be busy. */
const withinMs = 15_000
const maxHeapMiB = 512

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
    const answer = await answerOf<Answer<Name>>(thread, { name, given })
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
    .on('error', () => undefined) // `answerOf` fails with it
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
