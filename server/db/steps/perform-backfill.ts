import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, escapeLiteral } from 'pg'
import { isLockTimeout, maxLockWaitMs, pauseMs, sqlState } from './lock-retry.ts'
import type { BackfillStep, FillStep } from './steps.ts'

/** The statement timeout of a batch in milliseconds, and so the longest time that it locks its rows. */
const batchTimeoutMs = 100

/**
 * The target duration of a batch. Batches grow while they take less than half of it, and shrink when they exceed it.
 */
const batchMs = 50
const initialBatchSize = 1_000
const maxBatchSize = 5_000

/** A range of rows to change, in the order of their keys. */
interface Range {
  keys: readonly string[]
  /** A condition that holds for all rows of the range. */
  only: string
}

/**
 * Changes the rows of a table, or inserts a row for each, in batches that are committed one by one. Stores no progress, as changed rows no longer
 * match. Each range has a single value of the first key column, which is the business: PostgreSQL can then estimate the
 * size of a batch, and a coordinator can route the statement to one node.
 *
 * @throws Error when the table has no primary key, or when another transaction locks a row for ten minutes
 */
export async function performBackfill(client: Client, step: BackfillStep | FillStep): Promise<void> {
  const [lead, ...others] = await readPrimaryKey(client, step.table)
  if (lead === undefined) throw new Error(`${step.table} has no primary key to go by`)
  const pace = new Pace()
  // The step is recorded by a synchronous commit, which also flushes the earlier commits.
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
    // The connection may be lost.
    await client.query('set statement_timeout = 0; reset synchronous_commit').catch(() => undefined)
  }
}

async function changeRange(
  client: Client,
  step: BackfillStep | FillStep,
  { keys, only }: Range,
  pace: Pace,
): Promise<void> {
  const { table } = step
  const key = `(${keys.join()})`
  for (let from = only; ; ) {
    const end = await pace.keep(async (size) => {
      const texts = keys.map((column) => `${column}::text`)
      const order = keys.map((column) => `t.${column}`) // unqualified names would refer to the strings in the result
      const { rows } = await client.query<string[]>({
        text: `select ${texts} from ${table} as t where ${from} order by ${order} offset ${size - 1} limit 1`,
        rowMode: 'array',
      })
      const last = rows[0] && `(${rows[0].map(escapeLiteral)})`
      const batch = last === undefined ? from : `${from} and ${key} <= ${last}`
      await client.query(changeBatch(step, batch))
      return last
    })
    if (end === undefined) return
    from = `${only} and ${key} > ${end}`
  }
}

/** Returns the statement that changes the matching rows of a batch, or that inserts a row for each. */
function changeBatch(step: BackfillStep | FillStep, batch: string): string {
  const { table, where } = step
  if (step.kind === 'backfill') return `update ${table} set ${step.set} where ${batch} and (${where})`
  const [columns, values] = [Object.keys(step.values), Object.values(step.values)]
  return `insert into ${step.into} (${columns.join()}) select ${values.join()} from ${table} as t
    where ${batch} and (${where}) on conflict do nothing`
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

/** The batch size, adapted to the time that batches take. */
class Pace {
  #size = initialBatchSize

  /** Performs a batch, and retries it with fewer rows after a statement or lock timeout. */
  async keep<T>(perform: (size: number) => Promise<T>): Promise<T> {
    for (const deadline = Date.now() + maxLockWaitMs; ; ) {
      const startMs = performance.now()
      try {
        const result = await perform(this.#size)
        const durationMs = performance.now() - startMs
        if (durationMs < batchMs / 2) this.#size = Math.min(maxBatchSize, this.#size * 2)
        if (durationMs > batchMs) this.#size = Math.ceil(this.#size / 2)
        return result
      } catch (error) {
        if (!(isLockTimeout(error) || sqlState(error) === timedOut) || Date.now() > deadline) throw error
        if (this.#size === 1) await sleep(pauseMs)
        this.#size = Math.ceil(this.#size / 4)
      }
    }
  }
}
