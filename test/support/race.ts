import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'

/** A transaction of the test, to make other transactions wait. */
export interface Hold {
  /** Resolves once this many statements wait for a lock in the same database. */
  waiting(count: number): Promise<void>
  /** Rolls the transaction back, so that the others continue. */
  release(): Promise<void>
  /** Commits the transaction. */
  commit(): Promise<void>
}

/**
 * Runs a statement in a transaction that stays open, so that requests meet at the exact point of a race.
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
        await end('rollback') // a waiting request would keep the test file from ending
        throw error
      }
    },
    release: () => end('rollback'),
    commit: () => end('commit'),
  }
}

async function waitersOf(client: Client): Promise<number> {
  await client.query('select pg_stat_clear_snapshot()') // a transaction caches the activity that it read first
  const { rows } = await client.query<{ waiters: number }>(
    `select count(*)::int as waiters from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.waiters ?? 0
}

const patienceMs = 60_000

/**
 * Polls until a condition is true.
 *
 * @param what - the condition in words, for the failure
 * @param withinMs - the time limit
 * @throws when the condition is still false by then
 */
export async function eventually(what: string, isSo: () => Promise<boolean>, withinMs = patienceMs): Promise<void> {
  const deadline = performance.now() + withinMs
  while (!(await isSo())) {
    assert.ok(performance.now() < deadline, `not within ${withinMs / 1000} s: ${what}`)
    await pause(5)
  }
}
