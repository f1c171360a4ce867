import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { businessLockKind } from '../../server/business/lock-business.ts'
import { isDistributedDatabase } from './postgres/citus.ts'

/** A transaction of the test, to make other transactions wait. */
export interface Hold {
  /** Resolves once this many statements wait for a lock in the same database. */
  untilBlocked(count: number): Promise<void>
  /** Runs another statement in the transaction. */
  run(statement: string, values?: unknown[]): Promise<void>
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
  const activity = isDistributedDatabase(databaseUrl) ? 'citus_stat_activity' : 'pg_stat_activity'
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('begin')
  await client.query(statement, values)
  const end = async (how: 'commit' | 'rollback'): Promise<void> => {
    await client.query(how)
    await client.end()
  }
  return {
    run: async (statement, values = []) => {
      await client.query(statement, values)
    },
    untilBlocked: async (count) => {
      try {
        await eventually(`${count} wait for the lock`, async () => (await waitersOf(client, activity)) === count)
      } catch (error) {
        await end('rollback') // a waiting request would keep the test file from ending
        throw error
      }
    },
    release: () => end('rollback'),
    commit: () => end('commit'),
  }
}

/**
 * The same for rows of a table, by their ids: one statement for each business that they are of, as Citus locks rows of one
 * business at a time.
 *
 * @param strength - of the locks, such as `key share`; a business is locked as `lockBusiness` does
 */
export async function holdRows(
  databaseUrl: string,
  table: string,
  ids: readonly number[],
  strength = 'update',
): Promise<Hold> {
  if (table === 'businesses') {
    const locked = `select pg_advisory_xact_lock(${businessLockKind}, id) from unnest($1::int[]) id`
    return hold(databaseUrl, locked, [ids])
  }
  const businesses = await businessesOf(databaseUrl, table, ids)
  const held = await hold(databaseUrl, 'select')
  for (const business_id of businesses) {
    await held.run(`select from ${table} where business_id = $1 and id = any($2) for ${strength}`, [business_id, ids])
  }
  return held
}

async function businessesOf(databaseUrl: string, table: string, ids: readonly number[]): Promise<number[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ business_id: number }>(
    `select distinct business_id from ${table} where id = any($1)`,
    [ids],
  )
  await client.end()
  return rows.map(({ business_id }) => business_id)
}

async function waitersOf(client: Client, activity: string): Promise<number> {
  await client.query('select pg_stat_clear_snapshot()') // a transaction caches the activity that it read first
  const { rows } = await client.query<{ waiters: number }>(
    `select count(*)::int as waiters from ${activity}
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
