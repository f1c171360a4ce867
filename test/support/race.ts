import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { businessLockKind } from '../../server/business/lock-business.ts'
import { isDistributedDatabase } from './postgres/citus.ts'

/** An open transaction of a test, which makes other transactions wait. */
export interface Hold {
  /** Resolves once this many statements in the same database wait for a lock. */
  untilBlocked(count: number): Promise<void>
  /** Executes another statement in the transaction. */
  run(statement: string, values?: unknown[]): Promise<void>
  /** Rolls the transaction back, so that the other transactions continue. */
  release(): Promise<void>
  /** Commits the transaction. */
  commit(): Promise<void>
}

/**
 * Executes a statement in a transaction that stays open, so that requests collide at a specific point of a race.
 *
 * @param statement - acquires the lock, such as `select … for update`
 */
export async function hold(databaseUrl: string, statement: string, values: unknown[] = []): Promise<Hold> {
  const activity = isDistributedDatabase(databaseUrl) ? 'citus_stat_activity' : 'pg_stat_activity'
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('begin')
  await client.query(statement, values)
  const end = async (statement: 'commit' | 'rollback'): Promise<void> => {
    await client.query(statement)
    await client.end()
  }
  return {
    run: async (statement, values = []) => {
      await client.query(statement, values)
    },
    untilBlocked: async (count) => {
      try {
        await eventually(
          `${count} statements wait for the lock`,
          async () => (await countWaiters(client, activity)) === count,
        )
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
 * Locks rows of a table by ID, with one statement per business, as Citus locks rows of only one business per statement.
 *
 * @param strength - the lock strength, such as `key share`; businesses are locked as by `lockBusiness`
 */
export async function holdRows(
  databaseUrl: string,
  table: string,
  ids: readonly number[],
  strength = 'update',
): Promise<Hold> {
  if (table === 'businesses') {
    const statement = `select pg_advisory_xact_lock(${businessLockKind}, id) from unnest($1::int[]) id`
    return hold(databaseUrl, statement, [ids])
  }
  const businesses = await findBusinesses(databaseUrl, table, ids)
  const transaction = await hold(databaseUrl, 'select')
  for (const business_id of businesses) {
    await transaction.run(`select from ${table} where business_id = $1 and id = any($2) for ${strength}`, [
      business_id,
      ids,
    ])
  }
  return transaction
}

async function findBusinesses(databaseUrl: string, table: string, ids: readonly number[]): Promise<number[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ business_id: number }>(
    `select distinct business_id from ${table} where id = any($1)`,
    [ids],
  )
  await client.end()
  return rows.map(({ business_id }) => business_id)
}

async function countWaiters(client: Client, activity: string): Promise<number> {
  await client.query('select pg_stat_clear_snapshot()') // a transaction caches the activity that it reads first
  const { rows } = await client.query<{ waiters: number }>(
    `select count(*)::int as waiters from ${activity}
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.waiters ?? 0
}

const timeoutMs = 60_000

/**
 * Polls until a condition is true.
 *
 * @param description - the condition in words, for the error message
 * @throws when the condition is still false after `limitMs`
 */
export async function eventually(
  description: string,
  isMet: () => Promise<boolean>,
  limitMs = timeoutMs,
): Promise<void> {
  const deadline = performance.now() + limitMs
  while (!(await isMet())) {
    assert.ok(performance.now() < deadline, `not within ${limitMs / 1000} s: ${description}`)
    await pause(5)
  }
}
