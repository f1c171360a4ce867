import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, escapeLiteral } from 'pg'
import { isLockTimeout, patienceMs, pauseMs, sqlState } from './lock-retry.ts'
import type { BackfillStep } from './steps.ts'

/** The statement timeout of a batch, and so the longest time that it locks its rows. */
const batchTimeoutMs = 100

/** Batches grow while they take less than half of this, and shrink when they take more. */
const batchMs = 50
const firstSize = 1_000
const largestSize = 5_000

/** Rows to change, in the order of their keys. */
interface Range {
  keys: readonly string[]
  /** A condition that holds for all of them. */
  only: string
}

/**
 * Changes the rows of a table in batches that are committed one by one. It stores no progress, as changed rows no longer
 * match. Each range has one value of the first column, which is the business: PostgreSQL can then estimate the size of a
 * batch, and a coordinator can route the statement to one node.
 *
 * @throws Error when the table has no primary key, or a row is locked by another transaction for ten minutes
 */
export async function performBackfill(client: Client, step: BackfillStep): Promise<void> {
  const [lead, ...others] = await readPrimaryKey(client, step.table)
  if (lead === undefined) throw new Error(`${step.table} has no primary key to go by`)
  const pace = new Pace()
  // The step is recorded by a synchronous commit, which flushes those before it.
  await client.query(`set statement_timeout = ${batchTimeoutMs}; set synchronous_commit = off`)
  try {
    if (others.length === 0) return await changeRange(client, step, { keys: [lead], only: 'true' }, pace)
    for (let from = 'true'; ; ) {
      const text = `select ${lead}::text as value from ${step.table} as t where ${from} order by t.${lead} limit 1`
      const [first] = await pace.keep(() => client.query<{ value: string }>(text)).then(({ rows }) => rows)
      if (first === undefined) return
      const value = escapeLiteral(first.value)
      await changeRange(client, step, { keys: others, only: `${lead} = ${value}` }, pace)
      from = `${lead} > ${value}`
    }
  } finally {
    await client.query('set statement_timeout = 0; reset synchronous_commit').catch(() => undefined) // it may be lost
  }
}

async function changeRange(
  client: Client,
  { table, set, where }: BackfillStep,
  { keys, only }: Range,
  pace: Pace,
): Promise<void> {
  const key = `(${keys.join()})`
  for (let from = only; ; ) {
    const end = await pace.keep(async (size) => {
      const texts = keys.map((column) => `${column}::text`)
      const order = keys.map((column) => `t.${column}`) // or it would be by the texts
      const { rows } = await client.query<string[]>({
        text: `select ${texts} from ${table} as t where ${from} order by ${order} offset ${size - 1} limit 1`,
        rowMode: 'array',
      })
      const last = rows[0] && `(${rows[0].map(escapeLiteral)})`
      const batch = last === undefined ? from : `${from} and ${key} <= ${last}`
      await client.query(`update ${table} set ${set} where ${batch} and (${where})`)
      return last
    })
    if (end === undefined) return
    from = `${only} and ${key} > ${end}`
  }
}

async function readPrimaryKey(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_index, unnest(indkey) with ordinality as key (number, place)
      join pg_attribute on attnum = number
      where indrelid = $1::regclass and indisprimary and attrelid = indrelid order by place`,
    [table],
  )
  return rows.map(({ name }) => name)
}

const timedOut = '57014'

/** The size of batches, adapted to the time that they take. */
class Pace {
  #size = firstSize

  /** Performs a batch, and retries it with fewer rows after a statement or lock timeout. */
  async keep<T>(perform: (size: number) => Promise<T>): Promise<T> {
    for (const deadline = Date.now() + patienceMs; ; ) {
      const startMs = performance.now()
      try {
        const result = await perform(this.#size)
        const tookMs = performance.now() - startMs
        if (tookMs < batchMs / 2) this.#size = Math.min(largestSize, this.#size * 2)
        if (tookMs > batchMs) this.#size = Math.ceil(this.#size / 2)
        return result
      } catch (error) {
        if (!(isLockTimeout(error) || sqlState(error) === timedOut) || Date.now() > deadline) throw error
        if (this.#size === 1) await sleep(pauseMs)
        this.#size = Math.ceil(this.#size / 4)
      }
    }
  }
}
