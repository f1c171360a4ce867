import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'

/**
 * How long a statement of a migration waits for a lock. Whoever comes meanwhile waits behind it, also those who could go
 * on without it. A foreign key takes the locks of two tables one after the other, and holds up both for twice as long at
 * most: no request waits for 200 ms, however long somebody else's transaction lasts.
 */
export const lockTimeoutMs = 75

/** How long it is tried again, and after which pause. */
export const patienceMs = 10 * 60_000
export const pauseMs = 500

/** Whether a statement got no lock in time. */
export const isLockTimeout = (error: unknown): boolean => sqlState(error) === '55P03'

/** The SQLSTATE of a failure. */
export function sqlState(error: unknown): unknown {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } }
  return code ?? cause?.code
}

/** Repeats what got no lock in time. It has to be one transaction, so that nothing of it was done. */
export async function withLockRetry<T>(perform: () => Promise<T>): Promise<T> {
  for (const deadline = Date.now() + patienceMs; ; await sleep(pauseMs * (0.5 + Math.random()))) {
    try {
      return await perform()
    } catch (error) {
      if (!isLockTimeout(error) || Date.now() > deadline) throw error
    }
  }
}

/** A session that migrates. */
interface Migrating extends Client {
  /** Whether each statement is a message of its own: a coordinator hands a message to its nodes as one statement. */
  sendsSingly?: boolean
}

/**
 * Runs statements in one transaction, sent together where the session allows it, so that no lock is held while a message
 * travels.
 */
export async function transact(client: Migrating, statements: readonly string[]): Promise<void> {
  const all = ['begin', ...statements, 'commit']
  try {
    for (const message of client.sendsSingly ? all : [all.join(';\n')]) await client.query(message)
  } catch (error) {
    await client.query('rollback').catch(() => undefined) // the connection may be lost
    throw error
  }
}

/** Runs what makes nobody wait, and waits for others as long as there is patience. */
export async function withLongLockTimeout<T>(client: Client, perform: () => Promise<T>): Promise<T> {
  await client.query(`set lock_timeout = ${patienceMs}`)
  try {
    return await perform()
  } finally {
    await client.query(`set lock_timeout = ${lockTimeoutMs}`).catch(() => undefined) // as above
  }
}
