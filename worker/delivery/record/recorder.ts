import { setTimeout as sleep } from 'node:timers/promises'
import { type Base, systemWork } from '../../system-work.ts'
import { recordStreak } from './disable.ts'
import { type CompletedAttempt, recordAttempts } from './record.ts'
import { extendsStreak } from './streak.ts'

/** Records attempts in batches, soon after they end. */
export interface Recorder {
  /** Records an attempt; resolves once it is recorded. */
  write(attempt: CompletedAttempt): Promise<void>
  /** Resolves when a new attempt may start: immediately, unless too many attempts wait to be recorded. */
  capacity(): Promise<void>
  /**
   * Resolves once all attempts are recorded, except those of businesses whose node is down: the deliveries are then
   * attempted again.
   */
  flush(): Promise<void>
}

/** An attempt that waits to be recorded. */
interface PendingWrite {
  attempt: CompletedAttempt
  resolve: () => void
}

interface Options extends Base {
  /** Called for each attempt, before it is recorded. */
  onAttempt: (attempt: CompletedAttempt) => void
  onDisabled: (webhookId: number) => void
  /** Called when a write has failed repeatedly; the worker must then end. */
  onFailed: (error: Error) => void
}

/**
 * The number of pending writes that starts a batch. A batch also includes attempts that ended during the previous
 * write.
 */
const fullBatch = 500
const maxBatch = 1_000

/**
 * The maximum number of pending writes. They are held in memory: if the process is killed, their deliveries are
 * attempted again.
 */
const maxPending = 4_000

/** How many milliseconds an attempt waits for others to join its batch. */
const lingerMs = 50

/** The milliseconds before the attempts of a business whose node is down are written again. */
const nodeRetryMs = 1_000

/**
 * The maximum number of retries of a write that failed temporarily, for example because of a deadlock or an exhausted
 * pool.
 */
const maxRetries = 4

export function createRecorder({ onAttempt, onDisabled, onFailed, ...base }: Options): Recorder {
  const queue: PendingWrite[] = []
  const { placement } = base.db
  /** Writes for businesses whose node is down, by business. Other writes do not wait for them. */
  const delayed = new Map<number | undefined, PendingWrite[]>()
  const capacityWaiters: (() => void)[] = []
  let timer: NodeJS.Timeout | undefined
  let progress: Promise<void> | undefined

  const isFull = () => queue.length + delayed.values().reduce((sum, { length }) => sum + length, 0) >= maxPending

  const schedule = (): void => {
    if (queue.length >= fullBatch) start()
    else if (queue.length > 0) timer ??= setTimeout(start, lingerMs)
  }

  const start = (): void => {
    clearTimeout(timer)
    timer = undefined
    progress ??= writeBatch().then(() => {
      progress = undefined
      schedule()
    }, onFailed)
  }

  const writeBatch = async (): Promise<void> => {
    const batch = queue.splice(0, maxBatch)
    const groups = await placement.groups(batch, async (items) => items.map(({ attempt }) => attempt.businessId))
    await Promise.all(groups.map(({ business, items }) => writeOrDelay(business, items)))
    if (!isFull()) for (const resolve of capacityWaiters.splice(0)) resolve()
  }

  const writeOrDelay = async (business: number | undefined, group: PendingWrite[]): Promise<void> => {
    const earlier = delayed.get(business)
    if (earlier !== undefined) return void earlier.push(...group)
    try {
      await writeGroup(group)
    } catch (error) {
      if (!isNodeDown(error)) throw error
      delayed.set(business, group)
      setTimeout(() => requeue(business), nodeRetryMs).unref()
    }
  }

  const requeue = (business: number | undefined): void => {
    const group = delayed.get(business) ?? []
    delayed.delete(business)
    queue.push(...group)
    schedule()
  }

  const isNodeDown = (error: unknown): boolean => placement.isNodeDown(error)

  const writeGroup = async (group: readonly PendingWrite[]): Promise<void> => {
    const attempts = group.map(({ attempt }) => attempt)
    const failing = new Set(attempts.filter(extendsStreak).map(({ webhookId }) => webhookId))
    const others = attempts.filter(({ webhookId }) => !failing.has(webhookId))
    if (others.length > 0) await withRetry(() => recordAttempts(base.db, others), isNodeDown)
    for (const webhookId of failing) {
      const own = attempts.filter((attempt) => attempt.webhookId === webhookId)
      const isDisabled = await withRetry(() => recordStreak(systemWork(base, `webhook_${webhookId}`), own), isNodeDown)
      if (isDisabled) onDisabled(webhookId)
    }
    for (const { resolve } of group) resolve()
  }

  return {
    write: (attempt) =>
      new Promise((resolve) => {
        onAttempt(attempt)
        queue.push({ attempt, resolve })
        schedule()
      }),

    capacity: () => (isFull() ? new Promise((resolve) => capacityWaiters.push(resolve)) : Promise.resolve()),

    async flush() {
      while (queue.length > 0 || progress !== undefined) {
        start()
        await progress
      }
    },
  }
}

/** Retries a failed write. Retries are safe, as no attempt is recorded twice. */
async function withRetry<T>(write: () => Promise<T>, isPermanent: (error: unknown) => boolean): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await write()
    } catch (error) {
      if (retries === maxRetries || isPermanent(error)) throw error
      await sleep(100 * 2 ** retries)
    }
  }
}
