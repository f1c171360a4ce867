import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PdfTasks } from './pdf-thread.ts'

/** The error for a task that exceeded the time or memory that a file of 10 MiB can need. */
export class TaskLimitError extends Error {}

/** The error for a file whose inflated streams exceeded the limit of buffers. */
export class BufferLimitError extends TaskLimitError {}

/** The maximum time of a task. A file takes less than a second on an idle machine. */
const timeoutMs = 15_000
const maxHeapMiB = 512

/**
 * The maximum size of a thread's buffers, which are not part of its heap. libpdf inflates the streams that contain the
 * objects of a file, up to a thousand bytes for each byte of the file, and leaves about three times as much garbage.
 * Completing a file parses it up to four times, and the garbage of earlier passes may not be collected yet.
 */
const maxBufferMiB: Record<keyof PdfTasks, number> = { accept: 160, complete: 640, parse: 640, print: 640 }

/** The interval at which the buffers are measured. libpdf inflates about 5 MB in that time. */
const measureMs = 20

/**
 * The queues of tasks. Each limits the number of concurrent threads, and so their memory; further tasks wait.
 * Because uploads can take long, rendering and parsing have a separate queue.
 */
const files = { maxThreads: 2, busy: 0, waiting: [] as (() => void)[] }
const papers = { maxThreads: 1, busy: 0, waiting: [] as (() => void)[] }
const queues: Record<keyof PdfTasks, typeof files> = { accept: files, complete: files, parse: papers, print: papers }

/**
 * The idle threads with the timers that terminate them. Threads are kept because starting one costs more than most
 * tasks.
 */
const idle = new Map<Worker, NodeJS.Timeout>()
const idleMs = 30_000

type TaskResult<Name extends keyof PdfTasks> = Awaited<ReturnType<PdfTasks[Name]>>

/**
 * Runs a task in a thread, so that no file can block requests. A thread runs one task at a time and is terminated after
 * a failure.
 *
 * @param input - the input, which is copied to the thread
 * @throws {TaskLimitError} if the task exceeds its time or memory
 */
export async function runInPdfThread<Name extends keyof PdfTasks>(
  name: Name,
  input: Parameters<PdfTasks[Name]>[0],
): Promise<TaskResult<Name>> {
  const queue = queues[name]
  if (queue.busy < queue.maxThreads) queue.busy += 1
  else await new Promise<void>((resolve) => queue.waiting.push(resolve))
  const thread = takeIdleThread() ?? startThread()
  try {
    const result = await performTask<TaskResult<Name>>(thread, { name, input }, maxBufferMiB[name])
    keepIdle(thread)
    return result
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
    .on('error', () => undefined) // `performTask` throws the error
    .on('exit', () => idle.delete(thread))
}

function takeIdleThread(): Worker | undefined {
  const [entry] = idle
  if (!entry) return undefined
  const [thread, end] = entry
  clearTimeout(end)
  idle.delete(thread)
  thread.ref()
  return thread
}

/** Keeps a thread idle for `idleMs`, without keeping the process alive. */
function keepIdle(thread: Worker): void {
  const end = (): void => {
    idle.delete(thread) // before the thread ends, so that it gets no further task
    void thread.terminate()
  }
  thread.unref()
  idle.set(thread, setTimeout(end, idleMs).unref())
}

async function performTask<Result>(thread: Worker, task: unknown, maxMiB: number): Promise<Result> {
  const limits = new AbortController()
  const garbage = await externalMemory(thread) // left by the previous task, and possibly not collected yet
  const timer = setTimeout(() => limits.abort(new TaskLimitError(`not within ${timeoutMs} ms`)), timeoutMs)
  const meter = setInterval(async () => {
    const bytes = (await externalMemory(thread)) - garbage
    if (bytes > maxMiB * 1024 * 1024) limits.abort(new BufferLimitError(`not within ${maxMiB} MiB of buffers`))
  }, measureMs)
  try {
    thread.postMessage(task)
    const [result] = await once(thread, 'message', { signal: limits.signal })
    return result
  } catch (cause) {
    limits.signal.throwIfAborted()
    const { code, message } = cause as NodeJS.ErrnoException
    throw code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TaskLimitError(message, { cause }) : cause
  } finally {
    clearTimeout(timer)
    clearInterval(meter)
  }
}

/** Returns the size of a thread's buffers in bytes, including garbage; 0 if the thread has ended. */
async function externalMemory(thread: Worker): Promise<number> {
  const { external_memory } = await thread.getHeapStatistics().catch(() => ({ external_memory: 0 }))
  return external_memory
}
