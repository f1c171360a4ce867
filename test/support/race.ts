import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'

/** A transaction of the test's own, to make others wait where it wants them to. */
export interface Hold {
  /** Resolves once this many statements of the same database wait for a lock. */
  waiting(count: number): Promise<void>
  /** Undoes what the transaction did and lets those who wait go on. */
  release(): Promise<void>
  /** Keeps what the transaction did. */
  commit(): Promise<void>
}

/**
 * Runs a statement in a transaction that stays open, so that requests meet in the very place that a race is about.
 *
 * @param statement - takes the lock, such as `select … for update`
 */
export async function hold(databaseUrl: string, statement: string, values: unknown[] = []): Promise<Hold> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('begin')
  await client.query(statement, values)
  const end = async (how: 'commit' | 'rollback'): Promise<void> => {
    await client.query(how)
    await client.end()
  }
  return {
    waiting: async (count) => {
      try {
        await eventually(`${count} wait for the lock`, async () => (await waitersOf(client)) === count)
      } catch (error) {
        await end('rollback') // who waits here would keep the test file from ending
        throw error
      }
    },
    release: () => end('rollback'),
    commit: () => end('commit'),
  }
}

async function waitersOf(client: Client): Promise<number> {
  await client.query('select pg_stat_clear_snapshot()') // a transaction sees the activity as it first asked for it
  const { rows } = await client.query<{ waiters: number }>(
    `select count(*)::int as waiters from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.waiters ?? 0
}

const patienceMs = 10_000

/**
 * Polls until something is so.
 *
 * @param what - in words, for the failure
 * @param withinMs - how long it may take
 * @throws when it is not so by then
 */
export async function eventually(what: string, isSo: () => Promise<boolean>, withinMs = patienceMs): Promise<void> {
  const deadline = performance.now() + withinMs
  while (!(await isSo())) {
    assert.ok(performance.now() < deadline, `not within ${withinMs / 1000} s: ${what}`)
    await pause(5)
  }
}
