import { appendFileSync, readFileSync } from 'node:fs'
import { Client } from 'pg'
import type { Bounds } from '../../../server/db/driver/bounds.ts'
import { DatabaseClient, type Statement } from '../../../server/db/driver/database-client.ts'
import { Transaction } from '../../../server/db/driver/transaction.ts'
import { databaseFailure } from '../../../server/db/failures.ts'
import { multiShardStatements } from './multi-shard-statements.ts'

/*
 * In a distributed database, a statement about one business must be routed to the node that stores its rows, as one
 * task. In a run on a cluster, each statement of the service is recorded when it runs, and explained when the test's
 * app closes.
 */

interface RecordedStatement {
  text: string
  values: unknown[]
  bounds: Bounds
}

/** The statements of this process that have not been explained yet, by database and text. */
const pending = new Map<string, Map<string, RecordedStatement>>()
const explained = new Set<string>()
let isRecording = false

/**
 * Records the statements of all parts of the service, but not those of tests, which are not restricted to a business.
 */
export function recordStatements(): void {
  if (isRecording) return
  isRecording = true
  const { runOutsideTransaction } = DatabaseClient.prototype
  DatabaseClient.prototype.runOutsideTransaction = function (
    this: DatabaseClient,
    bounds: Bounds,
    statement: Statement,
  ) {
    record(this, bounds, statement)
    return runOutsideTransaction.call(this, bounds, statement)
  }
  const { begin } = Transaction
  Transaction.begin = async (client, ...options) => {
    const transaction = await begin(client, ...options)
    const { run, send } = transaction
    transaction.run = (bounds, statement) => {
      record(client, bounds, statement)
      return run.call(transaction, bounds, statement)
    }
    transaction.send = (bounds, statement) => {
      record(client, bounds, statement)
      send.call(transaction, bounds, statement)
    }
    return transaction
  }
}

const isPlanned = /^\s*(select|insert|update|delete|with)\b/i

function record(
  { host, port, database = '' }: Client,
  bounds: Bounds,
  { sql: text, parameters: values }: Statement,
): void {
  if (bounds === 'none' || explained.has(text) || !isPlanned.test(text)) return
  const key = `${host}:${port}/${database}`
  const statements = pending.get(key) ?? new Map<string, RecordedStatement>()
  pending.set(key, statements.set(text, { text, values: [...values], bounds }))
}

/**
 * Explains the recorded statements of a database.
 *
 * @throws Error with each statement that has several tasks and is not in `multiShardStatements`
 */
export async function checkPlans(databaseUrl: string): Promise<void> {
  const { host, pathname } = new URL(databaseUrl)
  const statements = [...(pending.get(`${host}${pathname}`)?.values() ?? [])]
  pending.delete(`${host}${pathname}`)
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const problems: string[] = []
  try {
    for (const statement of statements) {
      if (explained.has(statement.text)) continue
      explained.add(statement.text)
      const problem = await findProblem(client, statement).catch(ignoreBadValue)
      if (problem !== undefined) problems.push(problem)
    }
  } finally {
    await client.end()
  }
  if (problems.length > 0) throw new Error(`Statements that Citus splits:\n\n${problems.join('\n\n')}`)
}

/**
 * Returns the `multiShardStatements` for which a run of all tests recorded no plan.
 *
 * @param file - the file `TEST_PLANS` of the run
 */
export function unmatchedStatements(file: string): string[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  const matched = new Set(lines.map((line) => JSON.parse(line).listed))
  return multiShardStatements
    .filter(({ statement, isUnrecorded }) => !isUnrecorded && !matched.has(String(statement)))
    .map(({ statement }) => String(statement))
}

/**
 * Ignores errors about invalid values: planning evaluates constant expressions, so it fails on the same values as the
 * statement.
 */
function ignoreBadValue(error: unknown): undefined {
  if (databaseFailure(error) !== 'bad_value') throw error
}

const featureNotSupported = '0A000'

/**
 * Returns the query of an `insert … select`. Citus cannot explain such a statement if it has parameters and assigns
 * identities on the coordinator, but the plan of the query shows which shards it reads.
 */
const insertedQuery = (text: string): string | undefined =>
  /insert into \w+ \([^)]*\)\s+select/.test(text)
    ? text.replace(/insert into \w+ \([^)]*\)\s+(?=select)/, '').replace(/\son conflict .*$/s, '')
    : undefined

/** Explains a statement. Returns its problem, if there is one. */
async function findProblem(client: Client, { text, values, bounds }: RecordedStatement): Promise<string | undefined> {
  const explain = (statement: string) => client.query(`explain (format json, costs off) ${statement}`, values)
  const { rows } = await explain(text).catch((error) => {
    const query = insertedQuery(text)
    if (error.code !== featureNotSupported || query === undefined) throw error
    return explain(query)
  })
  const tasks = countTasks(rows[0]['QUERY PLAN'])
  const line = text.replace(/\s+/g, ' ').trim()
  const listed = multiShardStatements.find(({ statement }) => statement.test(line))
  const file = process.env.TEST_PLANS
  const plan = { tasks, listed: listed && String(listed.statement), text: line }
  if (file) appendFileSync(file, `${JSON.stringify(plan)}\n`)
  if (tasks <= 1 || (listed && (typeof bounds !== 'number' || listed.isTestOnly))) return undefined
  const about = typeof bounds === 'number' ? 'one business' : bounds === 'all' ? 'all businesses' : 'no business'
  return `${tasks} tasks, about ${about}: ${line}`
}

/** Returns the maximum number of tasks in any part of a plan; each task accesses one shard. */
function countTasks(plan: unknown): number {
  if (typeof plan !== 'object' || plan === null) return 0
  return Math.max(
    0,
    ...Object.entries(plan).map(([name, value]) => (name === 'Task Count' ? value : countTasks(value))),
  )
}
