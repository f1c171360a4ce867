import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'

/**
 * How long a statement of a migration waits for a lock, in milliseconds. Requests queue behind the statement, even if
 * they do not conflict with the lock holder. A foreign key locks two tables one after the other, and blocks both for at
 * most twice as long. Therefore no request waits for 200 ms, however long other transactions last.
 */
export const lockTimeoutMs = 75

/** How long a statement is retried, and the pause before each retry. */
export const maxLockWaitMs = 10 * 60_000
export const pauseMs = 500

/** Returns whether a statement failed because of the lock timeout. */
export const isLockTimeout = (error: unknown): boolean => sqlState(error) === '55P03'

/** Returns the SQLSTATE of a failure. */
export function sqlState(error: unknown): unknown {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } }
  return code ?? cause?.code
}

/** Performs a transaction, and retries it when it fails because of the lock timeout. */
export async function withLockRetry<T>(perform: () => Promise<T>): Promise<T> {
  for (const deadline = Date.now() + maxLockWaitMs; ; await sleep(pauseMs * (0.5 + Math.random()))) {
    try {
      return await perform()
    } catch (error) {
      if (!isLockTimeout(error) || Date.now() > deadline) throw error
    }
  }
}

/** A session that runs migrations. */
interface Migrating extends Client {
  /** Whether each statement is sent in a separate message: a Citus coordinator treats a message as one statement. */
  sendsSingly?: boolean
}

/**
 * Runs statements in one transaction, and in one message if the session allows it, so that no lock is held for a round
 * trip.
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

/** Runs a statement that does not block other statements, with a long lock timeout. */
export async function withLongLockTimeout<T>(client: Client, perform: () => Promise<T>): Promise<T> {
  await client.query(`set lock_timeout = ${maxLockWaitMs}`)
  try {
    return await perform()
  } finally {
    await client.query(`set lock_timeout = ${lockTimeoutMs}`).catch(() => undefined) // the connection may be lost
  }
}
