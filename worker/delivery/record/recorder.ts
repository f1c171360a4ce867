import { setTimeout as sleep } from 'node:timers/promises'
import { type Base, systemWork } from '../../system-work.ts'
import { recordStreak } from './disable.ts'
import { type CompletedAttempt, recordAttempts } from './record.ts'
import { prolongsStreak } from './streak.ts'

/** Writes attempts in batches, soon after they end. */
export interface Recorder {
  /** @returns once the attempt is written */
  write(attempt: CompletedAttempt): Promise<void>
  /** @returns once more attempts may be made: at once, unless too many are unwritten */
  room(): Promise<void>
  /** @returns once everything is written, except for businesses whose node is down: theirs are made again */
  flush(): Promise<void>
}

/** An attempt that is to be written, and whom to tell when it is. */
interface Made {
  attempt: CompletedAttempt
  done: () => void
}

interface Options extends Base {
  /** Called for every attempt, before it is written. */
  onAttempt: (attempt: CompletedAttempt) => void
  onDisabled: (webhookId: number) => void
  /** Called when writing failed repeatedly: this worker cannot go on. */
  onFailed: (error: Error) => void
}

/** This many attempts are written at once. A batch also takes attempts that came while the previous one was written. */
const fullBatch = 500
const maxBatch = 1_000

/** The limit for unwritten attempts. They are held in memory, and made again if the process is killed. */
const maxUnwritten = 4_000

/** How long an attempt waits for others to join its batch. */
const lingerMs = 50

/** How long the attempts of a business whose node is down wait before they are written again. */
const nodeRetryMs = 1_000

/** A statement can fail temporarily: a deadlock, a full pool. */
const maxTries = 5

export function createRecorder({ onAttempt, onDisabled, onFailed, ...base }: Options): Recorder {
  const made: Made[] = []
  const { placement } = base.db
  /** Attempts of businesses whose node is down. They hold up no others. */
  const delayed = new Map<number | undefined, Made[]>()
  const waiting: (() => void)[] = []
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | undefined

  const isFull = () => made.length + delayed.values().reduce((sum, { length }) => sum + length, 0) >= maxUnwritten

  const schedule = (): void => {
    if (made.length >= fullBatch) start()
    else if (made.length > 0) timer ??= setTimeout(start, lingerMs)
  }

  const start = (): void => {
    clearTimeout(timer)
    timer = undefined
    writing ??= writeBatch().then(() => {
      writing = undefined
      schedule()
    }, onFailed)
  }

  const writeBatch = async (): Promise<void> => {
    const batch = made.splice(0, maxBatch)
    const groups = await placement.groups(batch, async (items) => items.map(({ attempt }) => attempt.businessId))
    await Promise.all(groups.map(({ business, items }) => writeOf(business, items)))
    if (!isFull()) for (const goOn of waiting.splice(0)) goOn()
  }

  /** Writes the attempts of one statement group, or keeps them until its node is back. */
  const writeOf = async (business: number | undefined, group: Made[]): Promise<void> => {
    const kept = delayed.get(business)
    if (kept !== undefined) return void kept.push(...group)
    try {
      await write(group)
    } catch (error) {
      if (!isNodeDown(error)) throw error
      delayed.set(business, group)
      setTimeout(() => tryAgain(business), nodeRetryMs).unref()
    }
  }

  const tryAgain = (business: number | undefined): void => {
    const kept = delayed.get(business) ?? []
    delayed.delete(business)
    made.push(...kept)
    schedule()
  }

  const isNodeDown = (error: unknown): boolean => placement.isNodeDown(error)

  const write = async (group: readonly Made[]): Promise<void> => {
    const attempts = group.map(({ attempt }) => attempt)
    const failing = new Set(attempts.filter(prolongsStreak).map(({ webhookId }) => webhookId))
    const others = attempts.filter(({ webhookId }) => !failing.has(webhookId))
    if (others.length > 0) await withRetry(() => recordAttempts(base.db, others), isNodeDown)
    for (const webhookId of failing) {
      const own = attempts.filter((attempt) => attempt.webhookId === webhookId)
      const isDisabled = await withRetry(() => recordStreak(systemWork(base, `webhook_${webhookId}`), own), isNodeDown)
      if (isDisabled) onDisabled(webhookId)
    }
    for (const { done } of group) done()
  }

  return {
    write: (attempt) =>
      new Promise((done) => {
        onAttempt(attempt)
        made.push({ attempt, done })
        schedule()
      }),

    room: () => (isFull() ? new Promise((goOn) => waiting.push(goOn)) : Promise.resolve()),

    async flush() {
      while (made.length > 0 || writing !== undefined) {
        start()
        await writing
      }
    },
  }
}

/** Repeats a write that fails, unless that is for later. This is safe, as no attempt is written twice. */
async function withRetry<T>(write: () => Promise<T>, isForLater: (error: unknown) => boolean): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write()
    } catch (error) {
      if (tries === maxTries || isForLater(error)) throw error
      await sleep(50 * 2 ** tries)
    }
  }
}
