import { type RawBuilder, type Selectable, sql } from 'kysely'
import { escapeLiteral } from 'pg'
import { acrossMachines, isDistributed } from '../db/citus/across-machines.ts'
import { databaseFailure } from '../db/failures.ts'
import { acrossBusinesses, type Database, type Db, type GlobalWork } from './work.ts'

/** What is looked for in all businesses. */
interface Wanted<Table extends keyof Database, Column extends keyof Selectable<Database[Table]> & string> {
  from: Table
  columns: readonly Column[]
  /** Makes the condition from SQL for the value. */
  where: (value: RawBuilder<unknown>) => RawBuilder<unknown>
  value: string
}

/**
 * Finds rows by what tells their business, such as a token or an address. Where Citus spreads the rows, it looks on all
 * machines. While one of them is away, the others are asked for each of their shards, so that only the businesses of that
 * machine miss it.
 *
 * @param work - best outside a transaction, which a machine that is away ends
 * @throws when nothing was found, and some of the machines could not be asked
 */
export async function findAcross<
  Table extends keyof Database,
  Column extends keyof Selectable<Database[Table]> & string,
>(work: Pick<GlobalWork, 'db'>, wanted: Wanted<Table, Column>): Promise<Pick<Selectable<Database[Table]>, Column>[]> {
  return await acrossMachines(work.db, () => find(acrossBusinesses(work).db, wanted))
}

async function find<Table extends keyof Database, Column extends keyof Selectable<Database[Table]> & string>(
  db: Db,
  wanted: Wanted<Table, Column>,
): Promise<Pick<Selectable<Database[Table]>, Column>[]> {
  const { from, columns, where, value } = wanted
  try {
    const { rows } = await sql<Pick<Selectable<Database[Table]>, Column>>`
      select ${sql.join(columns.map((name) => sql.ref(name)))} from ${sql.table(from)}
      where ${where(sql`${value}`)}`.execute(db)
    return rows
  } catch (error) {
    if (!isDistributed(db) || databaseFailure(error) !== 'unavailable') throw error
    const { found, isWhole } = await askEachShard(db, wanted)
    if (found.length === 0 && !isWhole) throw error
    return found
  }
}

async function askEachShard<Table extends keyof Database, Column extends keyof Selectable<Database[Table]> & string>(
  db: Db,
  { from, columns, where, value }: Wanted<Table, Column>,
): Promise<{ found: Pick<Selectable<Database[Table]>, Column>[]; isWhole: boolean }> {
  const condition = where(sql.raw(escapeLiteral(value))).compile(db).sql
  const names = columns.map((name) => `"${name}"`).join()
  // Citus puts the name of a shard for %s.
  const command = `select json_agg(found) from (select ${names} from %s as ${from} where ${condition.replaceAll('%', '%%')}) found`
  const { rows } = await sql<{ success: boolean; result: string }>`
    select success, result from run_command_on_shards(${from}, ${command})`.execute(db)
  const found = rows.flatMap(({ success, result }) => (success && result ? JSON.parse(result) : []))
  return { found, isWhole: rows.every(({ success }) => success) }
}
