import { setTimeout as sleep } from 'node:timers/promises'
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import { sqlOf } from '../../server/db/orm.ts'
import { isExhausted, recordExhaustion } from './disable.ts'
import { type MadeAttempt, recordAttempts } from './record.ts'

/** Writes attempts in batches, soon after they were made. */
export interface Recorder {
  /** @returns when the attempt is written */
  write(attempt: MadeAttempt): Promise<void>
  /** Whether so many attempts are unwritten that no more should be made. */
  isFull(): boolean
  /** @returns when it is no longer full */
  room(): Promise<void>
  /** @returns when everything is written */
  flush(): Promise<void>
}

interface Options {
  orm: MikroORM
  onDisabled: (webhookId: number) => void
  /** Writing failed again and again: this worker cannot go on. */
  onFailed: (error: Error) => void
}

/** Written at once when there are as many; a batch takes whatever else came while the one before was written. */
const fullBatch = 500
const maxBatch = 1_000

/** Unwritten attempts are held in memory, and made again if the process is killed. */
const maxUnwritten = 4_000

/** How long an attempt waits for others to be written with. */
const lingerMs = 50

/** A statement can fail for a moment: a deadlock, a full pool. */
const maxTries = 5

export function createRecorder({ orm, onDisabled, onFailed }: Options): Recorder {
  const made: { attempt: MadeAttempt; done: () => void }[] = []
  const waiting: (() => void)[] = []
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | undefined

  const isFull = () => made.length >= maxUnwritten

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
    const attempts = batch.map(({ attempt }) => attempt)
    const exhausted = new Set(attempts.filter(isExhausted).map(({ webhookId }) => webhookId))
    const others = attempts.filter(({ webhookId }) => !exhausted.has(webhookId))
    if (others.length > 0) await persistently(() => recordAttempts(sqlOf(orm.em.fork()), others))
    for (const webhookId of exhausted) {
      const own = attempts.filter((attempt) => attempt.webhookId === webhookId)
      const isDisabled = await persistently(() => recordExhaustion(orm.em.fork() as EntityManager, own))
      if (isDisabled) onDisabled(webhookId)
    }
    for (const { done } of batch) done()
    if (!isFull()) for (const goOn of waiting.splice(0)) goOn()
  }

  return {
    write: (attempt) =>
      new Promise((done) => {
        made.push({ attempt, done })
        schedule()
      }),

    isFull,
    room: () => (isFull() ? new Promise((goOn) => waiting.push(goOn)) : Promise.resolve()),

    async flush() {
      while (made.length > 0 || writing !== undefined) {
        start()
        await writing
      }
    },
  }
}

/** Repeating is safe: what was written is not written again. */
async function persistently<T>(write: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write()
    } catch (error) {
      if (tries === maxTries) throw error
      await sleep(50 * 2 ** tries)
    }
  }
}
