import { sql } from 'kysely'
import { escapeLiteral } from 'pg'
import { databaseFailure } from '../failures.ts'
import { lookupStatement } from '../placement/lookup-statement.ts'
import type { Lookup, Session } from '../placement/placement.ts'

/**
 * Finds rows on all nodes. While a node is down, queries each shard separately, so that rows on the other nodes are
 * still found.
 *
 * @throws when no row was found and the query of a shard failed
 */
export async function findOnShards<Row>(db: Session, lookup: Lookup): Promise<Row[]> {
  try {
    return (await lookupStatement<Row>(lookup).execute(db)).rows
  } catch (error) {
    if (databaseFailure(error) !== 'unavailable') throw error
    const { rows, isComplete } = await queryEachShard<Row>(db, lookup)
    if (rows.length === 0 && !isComplete) throw error
    return rows
  }
}

async function queryEachShard<Row>(
  db: Session,
  { from, columns, where, value }: Lookup,
): Promise<{ rows: Row[]; isComplete: boolean }> {
  const condition = where(sql.raw(escapeLiteral(value))).compile(db).sql
  const names = columns.map((name) => `"${name}"`).join()
  // Citus replaces %s with the name of a shard.
  const command = `select json_agg(match) from (select ${names} from %s as ${from} where ${condition.replaceAll('%', '%%')}) match`
  const { rows } = await sql<{ success: boolean; result: string }>`
    select success, result from run_command_on_shards(${from}, ${command})`.execute(db)
  const matches = rows.flatMap(({ success, result }) => (success && result ? JSON.parse(result) : []))
  return { rows: matches, isComplete: rows.every(({ success }) => success) }
}
