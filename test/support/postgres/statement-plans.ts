import { appendFileSync, readFileSync } from 'node:fs'
import { Client } from 'pg'
import type { Bounds } from '../../../server/db/driver/bounds.ts'
import { DatabaseClient, type Statement } from '../../../server/db/driver/database-client.ts'
import { Transaction } from '../../../server/db/driver/transaction.ts'
import { databaseFailure } from '../../../server/db/failures.ts'
import { multiShardStatements } from './multi-shard-statements.ts'

/*
 * Where Citus spreads the rows, a statement about a business has to go to the machine that has them, as one task. In a run
 * on a cluster, each statement of the service is noted as it runs, and its plan is asked for when the app of the test ends.
 */

interface Noted {
  text: string
  values: unknown[]
  bounds: Bounds
}

/** The statements of this process that were not asked for yet, by database and text. */
const noted = new Map<string, Map<string, Noted>>()
const asked = new Set<string>()
let isNoting = false

/** Notes the statements of the service, whichever part of it sends them. Those of the tests themselves have no bounds. */
export function recordStatements(): void {
  if (isNoting) return
  isNoting = true
  const { runAlone } = DatabaseClient.prototype
  DatabaseClient.prototype.runAlone = function (this: DatabaseClient, bounds: Bounds, statement: Statement) {
    note(this, bounds, statement)
    return runAlone.call(this, bounds, statement)
  }
  const { begin } = Transaction
  Transaction.begin = async (client, ...options) => {
    const transaction = await begin(client, ...options)
    const { run, send } = transaction
    transaction.run = (bounds, statement) => {
      note(client, bounds, statement)
      return run.call(transaction, bounds, statement)
    }
    transaction.send = (bounds, statement) => {
      note(client, bounds, statement)
      send.call(transaction, bounds, statement)
    }
    return transaction
  }
}

const isPlanned = /^\s*(select|insert|update|delete|with)\b/i

function note(
  { host, port, database = '' }: Client,
  bounds: Bounds,
  { sql: text, parameters: values }: Statement,
): void {
  if (bounds === 'none' || asked.has(text) || !isPlanned.test(text)) return
  const place = `${host}:${port}/${database}`
  const ofDatabase = noted.get(place) ?? new Map<string, Noted>()
  noted.set(place, ofDatabase.set(text, { text, values: [...values], bounds }))
}

/**
 * Asks for the plans of the statements that were noted of a database.
 *
 * @throws Error that names each statement that takes several tasks, and is not in `multiShardStatements`
 */
export async function checkPlans(databaseUrl: string): Promise<void> {
  const { host, pathname } = new URL(databaseUrl)
  const statements = [...(noted.get(`${host}${pathname}`)?.values() ?? [])]
  noted.delete(`${host}${pathname}`)
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const wrong: string[] = []
  try {
    for (const statement of statements) {
      if (asked.has(statement.text)) continue
      asked.add(statement.text)
      const found = await judge(client, statement).catch(unlessBadValue)
      if (found !== undefined) wrong.push(found)
    }
  } finally {
    await client.end()
  }
  if (wrong.length > 0) throw new Error(`Statements that Citus takes apart:\n\n${wrong.join('\n\n')}`)
}

/** The entries of `multiShardStatements` that are of no plan in such a file: `TEST_PLANS` of a run of every test. */
export function unmatchedStatements(file: string): string[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  const met = new Set(lines.map((line) => JSON.parse(line).listed))
  return multiShardStatements
    .filter(({ statement, isUnrecorded }) => !isUnrecorded && !met.has(String(statement)))
    .map(({ statement }) => String(statement))
}

/** Planning a statement works out what is constant, and fails where the values that it came with do. */
function unlessBadValue(error: unknown): undefined {
  if (databaseFailure(error) !== 'bad_value') throw error
}

/** @returns what is wrong with a statement; undefined when nothing is */
async function judge(client: Client, { text, values, bounds }: Noted): Promise<string | undefined> {
  const { rows } = await client.query(`explain (format json, costs off) ${text}`, values)
  const tasks = tasksOf(rows[0]['QUERY PLAN'])
  const line = text.replace(/\s+/g, ' ').trim()
  const listed = multiShardStatements.find(({ statement }) => statement.test(line))
  const reported = process.env.TEST_PLANS
  const plan = { tasks, listed: listed && String(listed.statement), text: line }
  if (reported) appendFileSync(reported, `${JSON.stringify(plan)}\n`)
  if (tasks <= 1 || (listed && (typeof bounds !== 'number' || listed.isTestOnly))) return undefined
  const about = typeof bounds === 'number' ? 'one business' : bounds === 'all' ? 'all businesses' : 'no business'
  return `${tasks} tasks, about ${about}: ${line}`
}

/** The most tasks that a part of a plan has, each of which is for one shard. */
function tasksOf(plan: unknown): number {
  if (typeof plan !== 'object' || plan === null) return 0
  return Math.max(0, ...Object.entries(plan).map(([name, value]) => (name === 'Task Count' ? value : tasksOf(value))))
}
